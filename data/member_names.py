"""What axes and members are called: the words of their own names, countries, and both languages."""

import re
import unicodedata

from data.label_words import singular
from data.line_item import Words

_SEGMENT, _PRODUCT = "us-gaap:StatementBusinessSegmentsAxis", "srt:ProductOrServiceAxis"
NAMED_AXES = {
    _SEGMENT: Words(("segment",), ("segmento",)),
    "us-gaap:SubsegmentsAxis": Words(("line of business",), ("línea de negocio",)),
    _PRODUCT: Words(("product or service",), ("producto o servicio",)),
    "srt:StatementGeographicalAxis": Words(("geographic area",), ("área geográfica",)),
    "us-gaap:StatementClassOfStockAxis": Words(("class of stock",), ("clase de acciones",)),
    "srt:MajorCustomersAxis": Words(("customer",), ("cliente",)),
    "dei:LegalEntityAxis": Words(("entity",), ("entidad",)),
    "ifrs-full:SegmentsAxis": Words(("segment",), ("segmento",)),
    "ifrs-full:ProductsAndServicesAxis": Words(("product or service",), ("producto o servicio",)),
    "ifrs-full:GeographicalAreasAxis": Words(("geographic area",), ("área geográfica",)),
    "ifrs-full:ClassesOfShareCapitalAxis": Words(("class of stock",), ("clase de acciones",)),
    "us-gaap:DebtInstrumentAxis": Words(("debt",), ("deuda",)),
    "us-gaap:RetirementPlanTypeAxis": Words(("retirement plan",), ("plan de jubilación",)),
}
"""Axes whose own name is not how a person says it."""
LEFT_OUT = frozenset(
    f"{prefix}:{name}Axis"
    for prefix in ("us-gaap", "srt", "ifrs-full")
    for name in (
        "StatementEquityComponents",
        "ComponentsOfEquity",
        "ConsolidationItems",
        "ConsolidatedEntities",
        "Range",
        "StatementScenario",
        "Restatement",
        "CumulativeEffectPeriodOfAdoption",
        "ChangeInAccountingEstimateByType",
        "ReclassificationOutOfAccumulatedOtherComprehensiveIncome",
        "FairValueByFairValueHierarchyLevel",
        "FairValueByMeasurementFrequency",
        "FairValueByMeasurementBasis",
        "ConcentrationRiskByBenchmark",
        "ConcentrationRiskByType",
    )
)
"""Axes whose members say how a number was measured or put together, not of what part it is."""
NEUTRAL = ("ConsolidationItemsAxis", "us-gaap:OperatingSegmentsMember")
"""Stands beside a segment and takes nothing from it: the segment before eliminations."""
WITHIN = frozenset({_SEGMENT, "us-gaap:SubsegmentsAxis", _PRODUCT, "ifrs-full:SegmentsAxis"})
"""Axes that may tell where a part belongs: a product is one of a segment."""

COUNTRIES = {
    code: tuple(name.strip() for name in listed.split("|"))
    for code, listed in (
        row.split(" ", 1)
        for row in """
US United States | US | USA | Estados Unidos | EE UU | EEUU
CN China
TW Taiwan | Taiwán
HK Hong Kong
SG Singapore | Singapur
JP Japan | Japón
KR South Korea | Korea | Corea del Sur | Corea
IN India
AU Australia
NZ New Zealand | Nueva Zelanda
GB United Kingdom | UK | Great Britain | Reino Unido | Gran Bretaña
IE Ireland | Irlanda
DE Germany | Alemania
FR France | Francia
ES Spain | España
IT Italy | Italia
PT Portugal
NL Netherlands | Países Bajos | Holanda
BE Belgium | Bélgica
LU Luxembourg | Luxemburgo
CH Switzerland | Suiza
AT Austria
SE Sweden | Suecia
NO Norway | Noruega
DK Denmark | Dinamarca
FI Finland | Finlandia
PL Poland | Polonia
CZ Czech Republic | Czechia | República Checa | Chequia
HU Hungary | Hungría
RO Romania | Rumanía
GR Greece | Grecia
TR Turkey | Türkiye | Turquía
RU Russia | Rusia
UA Ukraine | Ucrania
IL Israel
SA Saudi Arabia | Arabia Saudí | Arabia Saudita
AE United Arab Emirates | UAE | Emiratos Árabes Unidos
EG Egypt | Egipto
ZA South Africa | Sudáfrica
NG Nigeria
CA Canada | Canadá
MX Mexico | México
BR Brazil | Brasil
AR Argentina
CL Chile
CO Colombia
PE Peru | Perú
CR Costa Rica
PR Puerto Rico
ID Indonesia
MY Malaysia | Malasia
TH Thailand | Tailandia
VN Vietnam
PH Philippines | Filipinas
PK Pakistan | Pakistán
BD Bangladesh
""".strip().splitlines()
    )
}
"""ISO 3166 codes, as `country:CN` has them; the first name is the English one."""

_SPANISH = {
    english: tuple(name.strip() for name in listed.split("|"))
    for english, listed in (
        row.split(" = ", 1)
        for row in """
service = servicios
product = productos
advertising = publicidad
subscription = suscripciones
subscription service = servicios de suscripción
software = software
consulting = consultoría
infrastructure = infraestructura
data center = centros de datos | centro de datos
gaming = juegos | videojuegos
automotive = automoción | automotriz | automóviles
networking = redes
graphic = gráficos
online store = tiendas en línea | tiendas online
physical store = tiendas físicas
international = internacional
north america = norteamérica | américa del norte
latin america = latinoamérica | américa latina
america = américas | américa
greater china = gran china
rest asia pacific = resto de asia pacífico
asia pacific = asia pacífico
europe = europa
non us = fuera de estados unidos
beauty = belleza
grooming = cuidado personal
commercial airplane = aviones comerciales
global service = servicios globales
class a = clase a
class b = clase b
class c = clase c
cloud = nube
hardware = hardware
wearable home accessory = wearables hogar y accesorios
united state canada = estados unidos y canadá
""".strip().splitlines()
    )
}
"""Spanish for the words of members that many companies have."""

_CAMEL = re.compile(r"[A-Z]+(?![a-z])|[A-Z][a-z]+|[a-z]+|\d+")
_TOKEN = re.compile(r"[^\W_]+")
_DOTTED = re.compile(r"\b(?:[A-Za-z]\.){2,}|\b[A-Za-z]\.[A-Za-z]\b")
_SMALL = frozenset(("and", "of", "the", "s", "y", "e", "de", "del", "la", "el", "los", "las"))
_KIND = frozenset(("segment", "member", "division", "domain"))
_SAYS_NOTHING = frozenset(
    ("other", "total", "all", "country", "segment", "reportable", "reporting")
)

MemberWords = tuple[str, ...]
"""The words of a name in their order: no case, no accents, no plural, no small words."""


def member_words(text: str) -> MemberWords:
    """Split a name, or a question, into words that can be compared."""
    plain = _DOTTED.sub(lambda found: found[0].replace(".", ""), text)
    plain = unicodedata.normalize("NFKD", plain.casefold())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    plain = plain.replace("'s", "").replace("’s", "")
    return tuple(singular(word) for word in _TOKEN.findall(plain) if word not in _SMALL)


def own_words(member: str) -> MemberWords:
    """The words of a member's own name: `aapl:GreaterChinaSegmentMember` is "greater china"."""
    prefix, _, local = member.partition(":")
    if prefix == "country":
        return member_words(COUNTRIES.get(local, (local,))[0])
    words = member_words(" ".join(_CAMEL.findall(local.removesuffix("Member"))))
    while len(words) > 1 and words[-1] in _KIND:
        words = words[:-1]
    return words


def own_name(member: str) -> str:
    """A member's own name as a person writes it, for one that no table prints."""
    prefix, _, local = member.partition(":")
    if prefix == "country":
        return COUNTRIES.get(local, (local,))[0]
    return " ".join(_CAMEL.findall(local.removesuffix("Member")))


def other_names(words: MemberWords) -> tuple[MemberWords, ...]:
    """Names of the same meaning: in Spanish, of a country."""
    found = [member_words(name) for name in _SPANISH.get(" ".join(words), ())]
    for names in COUNTRIES.values():
        written = [member_words(name) for name in names]
        if words == written[0]:
            found += written[1:]
    return tuple(found)


def says_something(words: MemberWords) -> bool:
    """Tell a name from "Other", "Total" and a lone number, which every table has."""
    return any(word not in _SAYS_NOTHING and not word.isdecimal() for word in words)


def axis_words(axis: str) -> Words:
    """What an axis is called."""
    named = NAMED_AXES.get(axis)
    if named:
        return named
    local = axis.partition(":")[2].removesuffix("Axis")
    said = " ".join(word.lower() for word in _CAMEL.findall(local)) or axis
    return Words((said,), (said,))


def is_neutral(pair: tuple[str, str]) -> bool:
    """Whether a pair takes nothing away from what stands beside it."""
    return (pair[0].partition(":")[2], pair[1]) == NEUTRAL
