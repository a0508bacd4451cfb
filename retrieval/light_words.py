"""Words that say little of what a question is about, though a filing may not have them: "get", "put", "poner".

They are said of anything; a passage that lacks one is hardly worse, while one that lacks the thing asked about is.
"""

from retrieval.glossary import spanish_root
from retrieval.words import words

ENGLISH = """
get put keep kept take took taken taking give gave given giving bring brought go goes went gone going come came coming
become became look see saw seen seeing let hang hung turn stay need think thought feel felt believe want try tried help
start stop begin began still already yet again quite really actually exactly roughly even much lot bit handful big bigger
biggest small smaller good bad great kind sort thing stuff someone anyone side newly recently currently nowadays today
extra another various likely able possible certain sure fully partly mainly mostly largely chiefly together along beyond
far near around back away ahead behind call push pull lift pour drive drove driven hit move set handle allow play
player worry worried hinge bound tell know knew leave left less least fewer mid ever bear bore end up down why put
typically usually normally generally per besides apart actual overall current early late later soon
"""
SPANISH = """
tener tenga tendría tenía hacer hace haga haría hizo poner pone puso sacar saca dar da daba dio ir va iba fue ver ve vio
llevar lleva llevaba dejar deja dejó quedar queda quedó pasar pensar piensa piensan creer cree saber sabe querer quiere poder
puede podría venir viene vino seguir sigue siguen volver vuelve tomar toma conseguir consigue consiguió lograr logra mantener
mantiene llegar salir sale menos más mucho poco primer primero último nuevo nueva antiguo antigua mano manos día cada mitad
aproximadamente además ahora finales final momento cerca hoy actualmente distinto diverso varios exactamente finalmente
oficialmente conforme correspondió corresponde supuso suponer aprovechar aprovecha anota anotaba declaró declara cargó
"""
_ENGLISH = frozenset(words(ENGLISH))
_SPANISH = frozenset(spanish_root(word) for word in words(SPANISH))


def is_light(word: str, *, is_spanish: bool) -> bool:
    """Whether an indexed word of a question says little of what it is about."""
    return spanish_root(word) in _SPANISH if is_spanish else word in _ENGLISH
