"""Questions about what would have been: filings say what was, and nothing else is worked out."""

import re

from chat.answer import Reason
from chat.question_words import fold
from chat.reading_types import Reading
from chat.route_words import company_words, listed
from data.document import Language
from data.figure_words import label

_WOULD = re.compile(
    # "What would it be if …", "if it had grown 10%", "assuming a growth of 10%".
    r"(?<![a-z])(?:would|could|should|might)(?![a-z]).*(?<![a-z])(?:if|assuming|supposing|provided)(?![a-z])"
    r"|(?<![a-z])(?:if|assuming|supposing|suppose)(?![a-z]).*(?<![a-z])(?:would|could)(?![a-z])"
    r"|(?<![a-z])if (?:[\w'’.&-]+ ){0,6}?(?:had (?:not |only |also )*(?:been|grown|risen|fallen|\w+ed)|hadn't \w+|were (?:to |\d|not |higher|lower|bigger|smaller|half|twice|double))"
    r"|(?<![a-z])if (?:[\w'’.&-]+ ){1,6}?(?:gr[eo]ws?|r[io]ses?|fell|falls?|increase[sd]?|decrease[sd]?|drop(?:s|ped)?|decline[sd]?) (?:by )?(?:another |an extra )?\d"
    r"|(?<![a-z])(?:what if|assum(?:e|ing) (?:that )?(?:a |an |the )?(?:[\w'’.&-]+ ){0,5}?(?:of )?\d[\d.,]* ?%|hypothetical(?:ly)?)(?![a-z])"
    r"|(?<![a-z])si (?:[\w'’.&-]+ ){0,6}?(?:hubier[ae]n?|hubies[ae]n?|fuer[ae]n?|fues[ae]n?|\w+(?:aran?|ieran?|iesen?)|se duplicara)(?![a-z])"
    r"|(?<![a-z])(?:que pasaria|suponiendo|asumiendo|hipotetic\w+|en el supuesto de)(?![a-z])"
)
_WHETHER = re.compile(
    r"(?<![a-z])(?:tell me|tell|know|wonder(?:ing)?|see|check|say|ask(?:ing)?|sure|confirm|decirme|dime|saber|sabes|sabria|confirma|ver) (?:me )?(?:if|si)(?![a-z])"
    r"|(?<![a-z])(?:if (?:you|possible|any|available|so|not|it'?s|i|we|they)|si (?:es|fuera|puede|pudiera|pudieras|puedes|no|hubiera|quisiera|tuviera) (?:posible|ser|usted|tan|decirme|decir|darme|dar|el dato|la cifra|tiempo))(?![a-z])"
)
"""Words that only ask for something politely, or whether something is so."""
SAID: dict[Language, str] = {
    "en": "What would be if things were otherwise is not worked out here: filings say what was. As reported it can be had; ask for: {item} of {company}{period}.",
    "es": "Lo que ocurriría en otro caso no se calcula aquí: los documentos dicen lo que fue. Lo publicado sí se puede dar; pregunte por: {item} de {company}{period}.",
}


def hypothetical(reading: Reading) -> Reason | None:
    """Say that what would have been isn't computed; None for a question about what was."""
    folded = fold(reading.text)
    asked = reading.wanted or reading.ambiguous_items
    if reading.asks_for_words or not asked or not _WOULD.search(_WHETHER.sub(" ", folded)):
        return None
    language = reading.language
    items = ", ".join(label(one, language) for one in asked[:1])
    names = listed([company_words(one) for one in reading.companies], language)
    times = ", ".join(one.words for one in reading.periods if one.words)
    said = SAID[language].format(
        item=items, company=names or "…", period=f", {times}" if times else ""
    )
    return Reason("missing_operand", said)
