"""A question that names a line item and asks for no amount: "Does it pay dividends?".

Where the company reports the item, its figure is the answer; where it doesn't, the text may say why.
"""

import re

from chat.question_words import fold
from chat.reading_types import Reading
from data.line_item import LineItem
from data.own_labels import OwnLabels

_YES_OR_NO = re.compile(
    r"^[¿ ]*(?:and |but |y |pero )?(?:do|does|did|has|have|had|is|are|was|were|will|can|ha|han|paga|pagan|pago|tiene|tienen"
    r"|reparte|reparten|repartio|distribuye|distribuyen|hubo|hay|existe|existen)(?![a-z])"
    # Whoever is asked is no company: "Can you tell me", "Do you know", "Can I have".
    r"(?! (?:you|i|we|anyone|anybody|someone|somebody)(?![a-z]))"
)
_WHAT_WAS_DONE = re.compile(
    r"^[¿ ]*(?:what|which|que|cual(?:es)?)(?![a-z]).*(?<![a-z])(?:announce[sd]?|plan(?:s|ned)?|undert(?:ake|ook|aken)"
    r"|carr(?:y|ied) out|implement(?:s|ed)?|beg[aiu]n|start(?:s|ed)?|launch(?:es|ed)?|initiate[sd]?|complete[sd]?|anuncio|anunciaron"
    r"|emprendio|inicio|llevo a cabo|puso en marcha|realizo)(?![a-z])"
)


def is_open(reading: Reading) -> bool:
    """Whether a question asks if there is something, or what was done, and not how much."""
    line = fold(reading.text)
    return bool(_YES_OR_NO.search(line) or _WHAT_WAS_DONE.search(line))


def is_unreported(reading: Reading, own: OwnLabels) -> bool:
    """Whether the company has a text on file and tags none of the items that are asked for."""
    items = reading.wanted
    return own.has_text and all(
        isinstance(one, LineItem) and own.concepts.item(one.concepts, one.words) is None
        for one in items
    )
