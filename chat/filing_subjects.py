"""The subjects that filings have sections for, by what questions and headings call them.

A section is about its subject whether its sentences say so or not: under "Competition" no sentence needs the
word. The subjects are those of Regulation S-K's items and of the notes that statements have; a new one is a row.
"""

import re
from dataclasses import dataclass
from functools import cache

from retrieval.words import words


@dataclass(frozen=True, slots=True)
class Subject:
    """What a question may be about, and where filings speak of it."""

    asked: re.Pattern[str]
    """What questions call it."""
    headings: re.Pattern[str]
    """Headings under which it is told, without their numbers."""
    search: str
    """Words that find these sections."""
    is_standing: bool = False
    """Whether annual reports tell it and quarterly ones only what changed."""
    near: re.Pattern[str] | None = None
    """What else is told in these sections, whose words an answer must have all the same."""
    is_idiom: bool = False
    """Whether what questions call it is a way of asking, which no answer has: "How does it make money?"."""

    listed: re.Pattern[str] | None = None
    """Headings of the sections that list it by headings, each of which is one."""

    def words_asked(self, question: str) -> frozenset[str]:
        """Give the question's words that only name the subject."""
        return frozenset(
            word for found in self.asked.finditer(question) for word in words(found.group())
        )

    def heads(self, header: str) -> bool:
        """Say whether any heading of a passage's header is of the subject; the document's title is none."""
        return any(self.is_heading(one) for one in header.split(" > ")[2:])

    def is_heading(self, heading: str) -> bool:
        """Say whether a heading is of the subject."""
        return self.headings.search(_NUMBERED.sub("", heading)) is not None


_NUMBERED = re.compile(
    r"^(?:(?:item|note|nota|part|secci[oó]n|section|[íi]tem)\s+)?(?:\d+[A-C]?\b|[IVX]+(?=[.:)\s])|[A-Z](?=\.\s))?[\s.:)–—-]*",
    re.IGNORECASE,
)


def _any_of(words_said: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{words_said})\b", re.I)


_MAY_AFFECT = r"factors (?:that|which) (?:may|could|might) affect"
_WHO = r"(?:the |its |their |el |la |los |sus? )?"
SUBJECTS: tuple[Subject, ...] = (
    Subject(
        _any_of(r"critical audit matters?|cuestiones clave de (?:la )?auditoría"),
        _any_of(r"critical audit matters?|cuestiones clave"),
        "critical audit matters",
        is_standing=True,
        listed=_any_of(r"critical audit matters?|cuestiones clave"),
    ),
    Subject(
        _any_of(r"risk factors?|risks?|factores de riesgo|riesgos?"),
        _any_of(rf"risk factors|factores de riesgo|{_MAY_AFFECT}"),
        "risk factors",
        is_standing=True,
        listed=_any_of(rf"risk factors|factores de riesgo|{_MAY_AFFECT}"),
    ),
    Subject(
        _any_of(
            r"executive officers?|executives|management team|members of (?:the )?management|who (?:runs|leads|manages)|"
            r"directivos|alta dirección|equipo directivo|altos cargos"
        ),
        _any_of(
            r"executive officers|senior management|management team|signatures|directivos|alta dirección|firmas"
        ),
        "executive officers chief signatures",
        is_standing=True,
        near=_any_of(
            r"chief \w+(?: \w+)? officer|c[efot]o|chair(?:man|woman|person)?|general counsel|"
            r"consejer[oa] delegad[oa]|director(?:a)? (?:financier[oa]|ejecutiv[oa]|general)|president[ae]?"
        ),
    ),
    Subject(
        _any_of(
            r"compet(?:e|es|ed|ing|itors?|ition|itive landscape|idor(?:es)?|encia|ir)|compite[n]?|rivals?|rivales"
        ),
        _any_of(
            r"competition|competitors|competencia|competidores|competitive (?:environment|conditions|landscape)"
        ),
        "competition competitors competitive",
        is_standing=True,
    ),
    Subject(
        _any_of(
            r"legal (?:proceedings?|matters?|cases?|disputes?)|court cases?|lawsuits?|litigations?|litigation about|"
            r"(?:antitrust |court |legal )?(?:case|suit)(?= (?:of|against|brought|over|about))|sued|suing|in court|"
            r"procedimientos? (?:judicial|legal)(?:es)?|litigios?|demandas?|pleitos?|casos? judicial(?:es)?"
        ),
        _any_of(
            r"legal (?:proceedings|matters|contingencies)|litigation|contingencies|procedimientos judiciales|litigios|"
            r"lawsuits?|claims"
        ),
        "legal proceedings litigation contingencies",
        listed=_any_of(
            r"legal (?:proceedings|matters)|litigation|procedimientos judiciales|litigios"
        ),
    ),
    Subject(
        _any_of(
            r"cyber-?security|cyber (?:risks?|threats?)|information security|ciberseguridad|seguridad informática"
        ),
        _any_of(r"cyber-?security|information security|ciberseguridad"),
        "cybersecurity",
        is_standing=True,
    ),
    Subject(
        _any_of(
            r"human capital|workforce|employees?|staff|personnel|headcount|plantilla|emplead[oa]s|trabajador[ae]s|"
            r"capital humano"
        ),
        _any_of(
            r"human capital|employees|workforce|our people|plantilla|personal|empleados|capital humano"
        ),
        "human capital employees workforce",
        is_standing=True,
    ),
    Subject(
        _any_of(
            r"headquarters|head office|properties|facilities|(?:manufacturing |production )?(?:sites|plants|factories)|"
            r"real estate|sede|inmuebles|instalaciones|fábricas|plantas|propiedades"
        ),
        _any_of(r"properties|facilities|inmuebles|instalaciones|propiedades"),
        "properties facilities",
        is_standing=True,
    ),
    Subject(
        _any_of(r"(?:operating |reportable |business )?segments|segmentos|divisiones"),
        _any_of(
            r"^(?:our |the |reportable |operating |business )*segments?(?: of business)?\W*$|segments? "
            r"(?:information|reporting|and|data|results)|(?:business|operating|reportable) segments|segmentos?"
        ),
        "segments reportable operating segments",
        is_standing=True,
    ),
    Subject(
        _any_of(
            r"subsequent events?|post-?balance[- ]sheet events?|hechos posteriores|acontecimientos posteriores"
        ),
        _any_of(r"subsequent events?|events after|hechos posteriores|acontecimientos posteriores"),
        "subsequent events",
    ),
    Subject(
        _any_of(
            r"(?:new |recent |recently )?(?:accounting (?:standards?|pronouncements?|guidance)|asus?)|"
            r"(?:nuevas )?normas contables"
        ),
        _any_of(r"accounting (?:standards|pronouncements|guidance)|normas contables"),
        "recent accounting pronouncements standards adopted not yet adopted",
    ),
    Subject(
        _any_of(
            r"(?:revenue recognition|recogni[sz]\w* (?:\w+ ){0,2}?revenues?|"
            r"reconoc\w+ (?:\w+ ){0,3}?(?:ingresos|ventas)|account\w* for (?:\w+ ){0,2}?revenues?)"
        ),
        _any_of(r"revenue recognition|recognition of revenue|reconocimiento de ingresos"),
        "revenue recognition recognized",
        is_standing=True,
    ),
    Subject(
        _any_of(r"leases?|leasing|arrendamientos?|alquileres"),
        _any_of(r"leases?|lease commitments|arrendamientos?"),
        "leases operating leases lease terms",
        is_standing=True,
    ),
    Subject(
        _any_of(
            r"(?:share|stock) (?:repurchases?|buy-?backs?)(?: (?:program(?:me)?s?|authori[sz]ations?|plans?))?|"
            r"repurchases?|buy-?backs?|recompras?(?: de acciones)?"
        ),
        _any_of(r"repurchases?|issuer purchases|recompras?|treasury (?:stock|shares)"),
        "share repurchase program authorization remaining",
    ),
    Subject(
        _any_of(
            r"credit (?:facilit(?:y|ies)|lines?|agreements?)|lines? of credit|revolvers?|commercial paper(?: programs?)?|"
            r"líneas? de crédito|crédito sindicado|pagarés"
        ),
        _any_of(
            r"debt|borrowings?|credit (?:facilit(?:y|ies)|agreements?)|commercial paper|liquidity|deuda|financiación|liquidez"
        ),
        "credit facility commercial paper borrowings debt",
    ),
    Subject(
        _any_of(r"critical accounting (?:estimates|policies)|estimaciones contables críticas"),
        _any_of(r"critical accounting"),
        "critical accounting estimates policies",
        is_standing=True,
        listed=_any_of(r"critical accounting"),
    ),
    Subject(
        _any_of(
            rf"what (?:exactly )?(?:does|do) (?:[\w&.,'’-]+ ){{1,5}}?do(?=\W*$)|"
            rf"(?:what|which) (?:is|are) {_WHO}(?:[\w&.'’-]+ ){{1,4}}?(?:business|business model)(?=\W*$)|"
            r"how (?:does|do) (?:[\w&.'’-]+ ){1,4}?(?:make|earn)s? (?:its |their )?money(?=\W*$)|"
            r"a qué se dedica|qué hace(?= (?:[\w&.,'’-]+ ?){1,4}\W*$)|cómo gana(?:n)? dinero|"
            r"what (?:kind|sort|type) of (?:a )?(?:company|business)|(?:what|which) (?:business|industry|sector) is|"
            r"describe (?:[\w&.'’-]+ ){1,4}?business(?=\W*$)|cuál es el negocio de"
        ),
        _any_of(
            r"^(?:general|overview|business overview|company (?:background|overview)|our (?:company|businesses|business)|"
            r"(?:the )?(?:company|business)|about us|who we are|introduction|description of (?:the )?business|"
            r"presentación|actividad|descripción del negocio|la (?:compañía|sociedad)|information on the company)(?=\W*$)"
        ),
        "overview general business company background products services",
        is_standing=True,
        is_idiom=True,
    ),
)


@cache
def subject_asked(question: str) -> Subject | None:
    """Find what a question is about; the first row that it names, else the first in whose sections it is told."""
    named = next((one for one in SUBJECTS if one.asked.search(question)), None)
    return named or next((one for one in SUBJECTS if one.near and one.near.search(question)), None)
