"""What a word of a question may be called in the text: in the other language, or by another name.

Used on the query alone. A row is one thing; each of its words stands for the others, so that a
Spanish question finds an English filing and "headcount" finds "employees".
"""

import re
from collections.abc import Container, Iterable, Iterator, Mapping

from retrieval.everyday import filing_names
from retrieval.glossary import LETTERS, english_names, is_spanish, spanish_names
from retrieval.spellings import in_full, spellings
from retrieval.word_forms import forms_of
from retrieval.words import words

ROWS: tuple[tuple[str, str], ...] = (
    # English, Spanish
    # results
    ("revenue sales turnover", "ingresos ventas facturación"),
    ("profit income earnings", "beneficio ganancia resultado utilidad"),
    ("loss", "pérdida minusvalía"),
    ("margin", "margen"),
    ("cost", "coste costo"),
    ("expense", "gasto"),
    ("gross", "bruto bruta"),
    ("net", "neto neta"),
    ("operating", "explotación operativo operativa"),
    ("growth increase", "crecimiento aumento incremento"),
    ("grow grew increased rise rose", "crecer creció crecieron aumentó aumentaron"),
    (
        "decline decrease decreased fall fell drop dropped",
        "descenso caída disminución descendió cayó disminuyó",
    ),
    ("quarter", "trimestre"),
    ("quarterly", "trimestral"),
    ("annual", "anual"),
    ("year", "año ejercicio"),
    ("forecast guidance outlook", "previsión previsiones perspectivas guía"),
    # balance sheet
    ("asset", "activo"),
    ("liability", "pasivo"),
    ("equity", "patrimonio"),
    ("debt borrowings indebtedness", "deuda endeudamiento"),
    ("loan", "préstamo crédito"),
    ("bond", "bono obligación"),
    ("note", "nota pagaré"),
    ("cash", "efectivo caja tesorería"),
    ("flow", "flujo"),
    ("inventory", "existencias inventario"),
    ("receivable", "cobrar deudores"),
    ("payable", "pagar acreedores"),
    ("goodwill", "fondo comercio"),
    ("intangible", "intangible inmaterial"),
    ("impairment", "deterioro"),
    ("depreciation amortization", "amortización depreciación"),
    ("provision allowance", "provisión dotación"),
    ("lease", "arrendamiento alquiler"),
    ("maturity mature matures", "vencimiento vence vencen"),
    ("interest", "interés"),
    ("rate", "tipo tasa"),
    ("credit", "crédito"),
    ("covenant", "covenant"),
    ("pension retirement", "pensión jubilación"),
    # shares
    ("share stock", "acción acciones"),
    ("shareholder stockholder", "accionista"),
    ("dividend", "dividendo"),
    ("repurchase buyback", "recompra autocartera"),
    ("per", "por"),
    ("issue issuance", "emisión"),
    ("remain remaining left available unused", "queda quedan restante pendiente disponible"),
    ("investor", "inversor"),
    ("investment", "inversión"),
    ("invest", "invertir invierte"),
    ("compensation remuneration pay salary", "remuneración retribución salario sueldo"),
    # business
    ("business", "negocio actividad"),
    ("segment", "segmento división"),
    ("product", "producto"),
    ("service", "servicio"),
    ("customer client", "cliente"),
    ("supplier vendor", "proveedor"),
    ("feet footage", "pies"),
    ("people individuals persons", "personas"),
    ("deliver delivery", "entregar entrega"),
    ("competitor competition competitive compete", "competidor competencia"),
    ("market", "mercado"),
    ("brand trademark", "marca"),
    ("patent", "patente"),
    ("subsidiary", "filial"),
    ("acquisition acquire acquired", "adquisición compra adquirió adquirir"),
    ("merger", "fusión"),
    ("sale divestiture disposal sold", "venta desinversión enajenación vendió"),
    ("joint", "conjunto conjunta"),
    ("venture", "empresa"),
    ("factory plant", "fábrica planta"),
    ("facility property premises", "instalación inmueble propiedad"),
    ("store", "tienda"),
    ("warehouse", "almacén"),
    ("headquarters headquartered offices", "sede oficinas domicilio"),
    ("research", "investigación"),
    ("development", "desarrollo"),
    ("strategy", "estrategia"),
    ("price pricing", "precio"),
    ("country", "país"),
    ("region geographic", "región geográfica zona"),
    ("energy", "energía"),
    ("order backlog", "pedido cartera"),
    ("seasonal seasonality", "estacional estacionalidad"),
    ("website", "web"),
    # people
    ("employee headcount workforce staff personnel", "empleado plantilla trabajador"),
    ("union bargaining", "sindicato sindical colectivo"),
    ("director", "consejero director"),
    ("board", "consejo"),
    ("committee", "comité comisión"),
    ("chairman chair chairwoman", "presidente presidenta"),
    ("chief", "jefe director"),
    ("executive", "ejecutivo directivo"),
    ("officer", "directivo responsable"),
    ("management", "dirección gestión"),
    ("auditor audit", "auditor auditoría"),
    ("founder founded", "fundador fundada fundó"),
    ("member", "miembro"),
    ("woman women", "mujer mujeres"),
    ("meeting", "junta reunión"),
    ("full", "completo completa pleno"),
    ("part", "parcial parte"),
    ("time", "tiempo"),
    ("training train", "formación forma"),
    # what companies do
    ("own owns", "posee propiedad propio propia"),
    ("sell", "vende vender"),
    ("make manufacture", "fabrica fabricar fabricación"),
    ("operate operation", "opera operar operación"),
    ("depend dependence", "depende depender dependencia"),
    ("expect anticipate", "espera esperar prevé"),
    ("plan", "plan prevé planea"),
    ("affect impact effect", "afecta afectar impacto efecto"),
    ("protect protection", "protege proteger protección"),
    ("manage", "gestiona gestionar"),
    ("oversee oversight supervise", "supervisa supervisar supervisión"),
    ("responsible responsibility", "responsable responsabilidad"),
    ("approve approval", "aprueba aprobar aprobación"),
    ("appoint appointment", "nombra nombrar nombramiento"),
    ("use", "usa utiliza uso"),
    ("pay", "paga pagar"),
    ("lend", "presta prestar préstamo"),
    ("locate location", "ubicación ubicada situada"),
    ("attack", "ataque"),
    ("state member government", "estado gobierno"),
    # law and risk
    ("risk", "riesgo"),
    ("lawsuit litigation proceeding legal", "litigio demanda pleito judicial"),
    ("regulation regulatory", "regulación normativa"),
    ("law", "ley"),
    ("tax", "impuesto fiscal tributario"),
    ("fine penalty", "multa sanción"),
    ("claim", "reclamación"),
    ("agreement contract", "acuerdo contrato"),
    ("cybersecurity cyber cyberattack", "ciberseguridad ciberataque"),
    ("security", "seguridad"),
    ("data", "datos"),
    ("privacy", "privacidad"),
    ("breach incident", "brecha incidente"),
    ("insurance", "seguro"),
    ("environmental environment", "medioambiental ambiental medioambiente"),
    ("climate", "clima climático climática"),
    ("emission", "emisión"),
    ("sustainability", "sostenibilidad"),
    ("policy", "política"),
    ("control", "control"),
    ("currency exchange", "divisa cambio moneda"),
    ("hedge hedging derivative", "cobertura derivado"),
    ("inflation", "inflación"),
    ("restructuring", "reestructuración"),
    ("accounting", "contable contabilidad"),
    ("estimate", "estimación"),
    ("weakness", "debilidad deficiencia"),
    # funds
    ("fund", "fondo"),
    ("fee charge", "comisión gasto"),
    ("ongoing", "corriente corrientes"),
    ("index benchmark", "índice referencia"),
    ("replication", "réplica replicación"),
    ("portfolio", "cartera"),
    ("manager", "gestora gestor"),
    ("custodian depositary", "depositario custodio"),
    ("class", "clase"),
    ("holding", "mantenimiento tenencia"),
    ("recommended", "recomendado"),
    ("recommendation", "recomendación"),
    ("target", "objetivo"),
    ("rating", "calificación"),
    ("domicile domiciled", "domicilio domiciliado"),
)

ASKING_PHRASE = re.compile(
    r"\b(?:(?:in|from|of|by|according to) (?:its|the|their) (?:(?:latest|last|newest|most recent|(?:19|20)\d\d) )?"
    r"(?:annual|quarterly) (?:report|filing)s?\b|reports?(?=\W*(?:[,?.]|$|and\b))|how (?:many|much|long|often|large|big|far)|(?:main|principal|major|key)\b(?= \w+s\b)|"
    r"principales|at the (?:end|close) of|fiscal(?: year)?(?= (?:19|20)\d\d)|"
    r"al (?:cierre|final) de(?:l ejercicio)?)\b",
    re.IGNORECASE,
)
ASKING_WORDS = frozenset(
    words(
        "say says said tell describe explain mention mentions list summarize summarise give show find discuss discusses "
        "disclose according state states name please know want main major key primary important detail details overview "
        "dice di dime describe explica menciona enumera resume muestra indica según señala comenta quiero saber "
        "dicen describen explican señalan comentan indican muestran "
        "principal principales importante importantes detalle detalles related relating regarding concerning relacionado relacionados relacionada relacionadas frente involved involves involving face faces facing faced happen happened mencionan menciona pasó pasa ocurrió "
        "ascendió ascendieron ascendía ascendían asciende ascienden llegó llegaba llegaban sumó suma suman sumaron sumaban "
        "alcanzó alcanzaron obtuvo obtuvieron logró lograron "
        "ocurre sucedió tuvo tuvieron hizo hicieron hace hacen existe existen afronta afrontan enfrenta enfrentan"
    )
)
"""Of a question, what is about the asking: no passage is better for having it."""


def _others() -> dict[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for row in ROWS:
        names = dict.fromkeys(word for side in row for word in words(side))
        for name in names:
            found.setdefault(name, {}).update(names)
    return {word: tuple(name for name in names if name != word) for word, names in found.items()}


OTHER_NAMES = _others()
"""Word -> the other words of its rows."""

OTHER_NAME_COUNTS = 0.7
"""What another name counts where the word itself counts 1: it may mean something else."""

Term = tuple[tuple[str, float], ...]
"""A word of a query with its other names, each with what it counts."""


def query_terms(query: str, known: Container[str] = ()) -> tuple[Term, ...]:
    """The words of a query, each once, with their other names; a name that is asked itself is none.

    Of the `known` words those are names too that are other forms of one.
    """
    full, short = in_full(query)
    bare = ASKING_PHRASE.sub(" ", full)
    asked = dict.fromkeys(word for word in words(bare) if word not in ASKING_WORDS)
    across, spanish = _names_across(bare), is_spanish(bare)

    def names(word: str) -> Iterator[str]:
        everyday = filing_names(word, is_spanish=spanish)
        named = (*_named(word, across, asked), *short.get(word, ()), *everyday)
        yield from named
        for one in (word, *named):
            is_own = one == word or one not in across.get(word, ())
            yield from forms_of(one, known, is_spanish=spanish and is_own)

    return tuple(
        (
            (word, 1.0),
            *(
                (name, OTHER_NAME_COUNTS)
                for name in dict.fromkeys(names(word))
                if name not in asked
            ),
        )
        for word in asked
    )


def _named(word: str, across: Mapping[str, Iterable[str]], asked: Container[str]) -> Iterator[str]:
    others = dict.fromkeys((*spellings(word), *OTHER_NAMES.get(word, ()), *across.get(word, ())))
    return (name for name in others if name not in asked)


def _names_across(query: str) -> dict[str, tuple[str, ...]]:
    """The words of a query, each with its names in the other language."""
    if not is_spanish(query):
        return {word: spanish_names(word) for word in words(query)}
    tokens = LETTERS.findall(query)
    return {word: english_names(token) for token in tokens for word in words(token)}
