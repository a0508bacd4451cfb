"""Verbs that only carry a question ("state", "indique", "came in at"), in all their forms.

Forms are made from the verb by the rules of its language, so that one verb is one word here. Left out
are verbs that say which part is meant, or of which a form does: include, exclude, adjust, defer, lease.
"""

from collections.abc import Iterator

_ENGLISH = """
announce ask calculate check cite clarify communicate compile compute confirm consult count declare
detail determine disclose display dig enumerate evaluate examine extract fetch furnish gather generate
grab hand help highlight identify indicate inform inquire jot list locate look love mention name need
note obtain offer peek point present print provide publish pull quantify quote recall recap record
register relay remember remind render report request respond retrieve reveal review scan search seek
specify submit summon tabulate tally total track trust try uncover update verify view want wish wonder
work amount appear arrive bring book clock climb close collect deliver earn enter equal end
finish garner hit land log notch pocket post produce reach reckon rake realize recognize sit stand sum
turn weigh tell accord file feature fill forward ping message email drop dump throw toss shoot share
crank churn muster ring rack scoop chalk attain secure manage fare experience incur dedicate devote
funnel channel plow pour sink assign earmark occur happen pertain correspond relate refer regard concern
consider talk focus study analyze reference handle compose sort
put get start begin wait hope guess suppose assume presume mean
"""
_DOUBLING = frozenset(
    """
    log jot dig hit drop sit get put begin grab sum submit occur incur refer recap scan
    """.split()  # noqa: SIM905 - a list of words reads as words
)
_IRREGULAR_ENGLISH = """
brought came come comes coming gave given gives giving went gone goes going saw seen sees seeing said
says saying showed shown shows showing stood told took taken takes taking wrote written writes made
makes making knew known knows knowing found finds finding sought spent put puts putting got gotten gets
getting sent sends sending read reads reading let lets letting brings bringing ran runs running meant
began begun begins beginning throws threw thrown sank sunk rang rung shot told tells telling thought
understands understand understood needs needing wants wanting dug wound winds kept keeps held hold holds
does done doing
"""

_SPANISH_AR = """
alcanzar anotar apuntar arrojar averiguar ayudar buscar calcular comprobar:comprueb confirmar
consultar contabilizar contar:cuent declarar desear determinar divulgar encontrar:encuentr
enviar entregar especificar facilitar figurar generar indicar informar localizar lograr llegar mandar
manifestar:manifiest mostrar:muestr nombrar notificar otorgar pasar precisar preguntar presentar
proporcionar publicar reflejar registrar reportar revisar sacar senalar situar sumar suministrar
totalizar ubicar verificar recordar:recuerd elevar cifrar colocar constatar destinar dedicar ganar
gastar ingresar facturar acumular quedar cerrar:cierr terminar finalizar acabar
necesitar interesar gustar hablar
brindar comunicar anunciar identificar enumerar listar rescatar rastrear redondear
cosechar solicitar avisar mencionar ensenar aclarar checar chequear regalar apoyar adelantar rondar superar sobrepasar embolsar
captar llevar dejar cuantificar expresar representar empezar:empiez esperar
"""
_SPANISH_ER = """
aparecer:aparezc conocer:conozc leer ofrecer:ofrezc responder
ascender:asciend recoger:recoj corresponder parecer:parezc deber entender:entiend corresponder vender
"""
_SPANISH_IR = """
pedir:pid escribir recibir conseguir:consigu repetir:repit concluir:concluy
transmitir emitir compartir cumplir
"""
_IRREGULAR_SPANISH = """
dar da das dan doy dio dimos dieron daba daban dado dada dados dadas dando dara daran daria darian darias
deme denme dame danos darme darnos dadme dasme des
decir dice dices dicen digo diga digas digan dijo dijeron decia decian dicho dicha dira dirias diria dirian
dime dinos digame diganme diganos decirme decirnos decime decidme decinos diciendo
saber se sabe sabes saben sabemos sabeis supo sabia sabias sabria sabrias sabrian sepa sepas sabiendo
poder puede puedes pueden puedo podemos podeis podes podria podrias podrian podriais podriamos pudiera
pudieras pudieran pudo pudieron podia podian podra podras podran
querer quiero quiere quieres quieren queremos queria querian queriamos querria querrian quisiera quisieras
quisieran quisieramos quisiese quiso
tener tengo tengas tenga tengan tenemos tendra tendran tendria tendrias tendrian tenido teniendo tuviera tuviste
haber hubiera habria habra hubieron
hacer hago haga hagan hacen haces hara haria harias hicieron haciendo hazme hacerme hace
ser seria serias serian sera seran fuera fuese fuiste soy eres estoy estas estamos estaba estuvo estuvieron estar
ver veo ve ves ven vemos vea vean vio vieron visto verme viendo veamos
obtener obtenga obtengo obtengan obtenme obtenga
traer trae traes traeme traigame traiga traigan trajo trajeron traernos traerme
extraer extrae extraiga extraigame extraeme extraido
producir produce producen produjo produjeron producido
poner pon ponme pongame pone ponen puso pusieron
aporto aporta aportaron cobro cobraron citar cita cite citame citeme citando citado
ir voy vas vamos van iba iban ando andamos anda sigo sigue ruego agradeceria agradezco agradeciera
oye oiga oigan oigame oyeme escucha mira miren mire disculpa disculpe disculpen perdon perdona perdone
permiteme permitame dejame dejeme dejar deje asciendel equivale equivalen equivalia equivalio equivalieron equivaler
consiste consta constan constaba constaban ascendian ascendia
"""


def _doubled(verb: str) -> str:
    return verb + verb[-1] if verb in _DOUBLING else verb


def _english_forms(verb: str) -> Iterator[str]:
    yield verb
    if verb[-1] == "y" and verb[-2] not in "aeiou":
        yield from (verb[:-1] + "ies", verb[:-1] + "ied", verb + "ing")
        return
    yield verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "z")) else "s")
    stem = verb.removesuffix("e") if not verb.endswith("ee") else verb
    yield _doubled(stem) + "ed"
    yield _doubled(stem) + "ing"


_SPELT = {"c": "qu", "g": "gu", "z": "c"}
_CLITICS = ("me", "nos", "le", "les", "lo", "la", "los", "las", "melo", "mela", "noslo", "te")
_AR_ENDS = """
o as a amos ais an aste aron aba abas abamos aban ado ada ados adas ando ar ara aran aras
aria arian arias ariamos ad ase asen
""".split()  # noqa: SIM905 - a list of words reads as words
_ER_ENDS = """
o es e emos imos en i iste io ieron ia ias ian iendo ido ida idos idas yo yeron yendo iera
ieran
""".split()  # noqa: SIM905 - a list of words reads as words


def _spelt(stem: str, end: str) -> str:
    """Write buscar with qu before e: busque."""
    if end[0] == "e" and stem[-1] in _SPELT:
        return stem[:-1] + _SPELT[stem[-1]] + end
    return stem + end


def _with_clitics(form: str) -> Iterator[str]:
    yield form
    yield from (form + clitic for clitic in _CLITICS)


def _ar_forms(stem: str, strong: str) -> Iterator[str]:
    yield from (stem + end for end in _AR_ENDS)
    for one in {stem, strong}:
        yield from (one + end for end in ("o", "as", "a", "an"))
        yield from (_spelt(one, end) for end in ("e", "es", "emos", "en"))
        yield from _with_clitics(one + "a")
        yield from _with_clitics(_spelt(one, "e"))
        yield from _with_clitics(_spelt(one, "en"))
    yield from _with_clitics(stem + "ar")
    yield from _with_clitics(stem + "ando")
    yield from (stem + "ad" + clitic for clitic in ("me", "nos"))


def _er_forms(stem: str, strong: str, infinitive: str) -> Iterator[str]:
    for one in {stem, strong}:
        yield from (one + end for end in _ER_ENDS)
        yield from _with_clitics(one + "e")
        yield from _with_clitics(one + "a")
        yield from _with_clitics(one + "an")
    yield from _with_clitics(infinitive)
    yield from (infinitive + end for end in ("a", "an", "as", "ia", "ias", "ian"))
    yield from (stem + "i" + clitic for clitic in ("me", "nos"))


def _listed(verbs: str) -> Iterator[tuple[str, str]]:
    for entry in verbs.split():
        verb, _, strong = entry.partition(":")
        yield verb, strong or verb[:-2]


def english_verbs() -> frozenset[str]:
    """Give every form of every English verb."""
    regular = {form for verb in _ENGLISH.split() for form in _english_forms(verb)}
    return frozenset(regular | set(_IRREGULAR_ENGLISH.split())) - _NOT_VERBS


def spanish_verbs() -> frozenset[str]:
    """Give every form of every Spanish verb, without accents."""
    forms: set[str] = set(_IRREGULAR_SPANISH.split())
    for verb, strong in _listed(_SPANISH_AR):
        forms.update(_ar_forms(verb[:-2], strong))
    for verb, strong in (*_listed(_SPANISH_ER), *_listed(_SPANISH_IR)):
        forms.update(_er_forms(verb[:-2], strong, verb))
    return frozenset(forms) - _NOT_VERBS


_NOT_VERBS = frozenset(
    """
    sources trusts trusted handled handling channel channels concern concerns features feature
    experience experiences related relating messages messaging emails drops dropped climb climbs
    climbed climbing assigned earmarked focus secured managed tracks offering offerings tracking
    shares searches studies studying study views rings ring points sitting consulting printing
    publishing booking bookings display displays displayed search view share secure secures
    securing wound winds fares rendered rack racks forwards accord accords track publishes
    prints talks posts email reference references general generales acumulado acumulada
    acumulados acumuladas acumular comunicaciones marca emita pase pases sumas mandas contado
    contada contados contadas obras factura facturas vender vendido vendida vendidos vendidas
    vendes vendo vendia vendian destinado destinada destinados destinadas dedicado dedicada
    dedicados dedicadas elevados elevadas pedido pedida pedidos pedidas entregas entregado
    entregada entregados entregadas suministro suministra suministras envio envia enviado
    enviada enviados enviadas interes intereses intereso publicas emitida emitidas emitido
    emitidos recogida recogidas otorgado otorgada otorgados otorgadas otorga dio des ganados
    ganada ganadas gastos consultas generada generadas generado generados compartida compartidas
    """.split()  # noqa: SIM905 - a list of words reads as words
)
"""Forms that also name a thing, or a part: no rule passes over them for being a verb."""
