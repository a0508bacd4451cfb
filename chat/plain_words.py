"""Words that a question is built with and that narrow nothing, in English and Spanish."""

from chat.frame_verbs import english_verbs, spanish_verbs
from chat.frame_words import ENGLISH_FRAMES, SPANISH_FRAMES
from chat.question_words import fold


def listed(words: str) -> frozenset[str]:
    """Make a set of the words of a list."""
    return frozenset(words.split())


ENGLISH = listed(
    """
    & among a about across all also am amid among an any are as at be been being below besides both but between by can
    could did do does done during each either else ever every for from get gets given got had has have
    having he her here hers him his how i if in into is it its itself just let like many me might mine
    more most much must my near no not of off on one ones only onto or our ours out over own
    same shall she should so some such than that the their theirs them then there these they this
    those through throughout to too under until up upon us very was we well were what whats when where whether
    which while who whom whose why will with within would yes yet you your yours im id
    """
)
"""Small words, which also tell that a question is English."""

SPANISH = listed(
    """
    a al algo algun alguna algunas algunos ante antes aquel aquella asi aun aunque bajo bien cada casi
    como con contra cual cuales cualquier cuando cuanta cuantas cuanto cuantos de del desde donde
    durante el ella ellas ello ellos en entre era eran es esa esas ese eso esos esta estaba estaban
    estan estas este esto estos fue fueron ha haber habia habian han hasta hay hubo la las le les lo los
    mas me mi mientras mis misma mismas mismo mismos mucho muchos muy ni no nos nosotros nuestra
    nuestro o para pero poco por porque pues que quien quienes se sea segun ser si sido
    siendo sino sobre solo son su sus tal tambien tampoco tan tanto te tenia tenian tener tiene tienen
    toda todas todo todos tras tu tus tuvieron tuvo u un una uno unas unos usted ustedes va vs y ya yo
    """
)
"""The same for Spanish, without accents."""

ENGLISH_ONLY = ENGLISH - SPANISH
SPANISH_ONLY = SPANISH - ENGLISH

NEUTRAL = (
    listed(
        """
    accordance according account accounted accounting achieve achieved actual actually add added adds
    aggregate amount amounted amounting amounts annual answer appear appears approximate
    approximately ask base based basis began begin book booked books bring brings brought business businesses
    bucks burn burned burns burnt burning dough tot blew splashed calculate calculated calculation came carried carry check cite citing close closed
    collect collected come comes company companies compute computed consolidated consolidation
    context corporation outstanding circulation could back data derive derived detail details determine did
    disclose disclosed discloses document documents dollar earn earned earning earns end ended ending
    ends enter entire entry equal equals exact exactly express expressed fact facts figure figures
    file filed filer files filing filings final finally financial financials find firm firms first fiscal
    following form full gaap gave generate generated generates generating give gives giving go goes going group
    had happen happened held help hello hi hold holding holds individual information issuer item items
    kind know known land landed latest level levels like line list listed log logged look looking
    made main make makes making management many meanwhile metric metrics mean means mention money name need note
    noted nominal now number numbers obtain obtained ok okay overall particular past pay paid
    paying pays period periods please point points post posted posting posts precise precisely print
    printed produce produced produces provide provided provides public publish published pull pulled
    put quantify question quick quickly quote raw reach reached reaches read
    receive received record recorded records recognise recognised recognize recognized register
    registered report reported reportedly reporting reports represent represented represents
    respect respective respectively returned right rose roughly row say says see
    seen shared show showed showing shown shows similarly single size spend spending spends spent
    stand stands stated statement statements stood sum take taken takes taking tell terms
    thank thanks thing things think time times took total totaled totaling totalled totalling totals
    true turn turned two type under us usd use used uses using value valued values versus vs want wanted
    way ways wondering work working would write year years yield yielded quarter quarters month months
    attributable deliver delivered realize realized realise realised garner garnered hit finish finished maintain
    maintained own owned capture captured netted improve perhaps ratio ratios profitable rentable razon minus plus defined exceed exceeded exceeds surpass surpassed above below least
    worldwide global companywide entire curious quickly also again instead hey dear kindly provide retrieve fetch lookup
    pocket pocketed bank banked notch notched haul rake raked pulled clock clocked incur incurred incurs
    sell sells sold lose loses lost owe owed owes buy buys bought raise raised repay repaid repurchase
    repurchased invest invested invests pays distribute distributed issue issued borrow borrowed
    possess possessed keep kept carry sitting sit sits ran run runs stay stayed remain remained
    10 10k 10q k q 8k 20f audited unaudited official sheet balance
    fy cy both side sides together pair them compared comparing comparison
    question answer previous prior preceding earlier ago later before after since
    """
    )
    | english_verbs()
    | ENGLISH_FRAMES
)
"""English words that only carry the question: verbs of reporting, names of filings, courtesies."""

NEUTRAL_SPANISH = (
    listed(
        """
    vale valen indique facilite facilitame proporciona proporcioname senala diga digame muestre calcule encuentra busca averigua
    cerro cerraron finalizo atribuible atribuibles supera supero superan superaron excede excedio circulacion mundial mundiales globales abona abonado abonaron abono acaba acumula acumulo ademas ahora alcanza alcanzado alcanzaron alcanzo
    anota anotado anotaron anoto anual aproximadamente aproximado arroja arrojado arrojaron arrojo
    ascendieron ascendio asciende ascienden ascender calcula calculado calcular calculo
    cantidad cierra cifra cifras comunicado comunico compania companias concreto consigue consiguieron
    consiguio consolidada consolidadas consolidado consolidados contabiliza contabilizado contabilizaron contabilizo
    conocer corresponde correspondiente cuenta cuentas dame dar dato datos debe deben debia debian
    declara declarada declarado declararon declaro deja dejo destina destinaron destino dice dime
    dinero distribuyo distribuyeron documento documentos emite emitieron emitio empresa empresas
    entidad entidades entrega estado estados exactamente exacto expresado factura facturaron facturo
    favor figura fiscal final financiera financiero financieros firma formulario fuera gana ganado ganan
    ganar ganaba ganaron gano gasta gastado gastan gastaron gasto genera generada generado generados generan
    generar generaron genero global gracias grupo hace hacer hacia hizo hola importe importes indica
    indicado indicame indicar informa informado informe informes informo ingresa ingresado ingresan ingresaron
    ingreso invierte invirtieron invirtio llega llegaron llego logra lograron logro mantiene mantenia
    me monto montos muestra muestrame necesito negocio nivel nombre numero numeros obtener obtenida
    obtenido obtenidos obtiene obtienen obtuvieron obtuvo paga pagaba pagado pagan pagaron pago periodo periodos perdio
    perdieron pierde poseia posee presenta presentado presentaron presento pregunta publica publicado
    publico puede puedes podria querria quiero quisiera recauda recaudo recibe recibio recibieron
    recompro recompraron reconoce reconocido reconocio recogido reflejado refleja registra registrada registrado registraron
    registro reparte repartieron repartio reporta reportada reportado reportados reportan reportar reportaron
    reporto representa representan representaba representaron representado represento
    respecto responde resulta saber sabes seria situa situaron situo sociedad
    suma sumaron sumo supone suponen supuso supusieron tamano terminado termina total totales
    totaliza totalizaron totalizo trimestre trimestres ano anos ejercicio ejercicios unidad
    valor valores vende venden vendieron vendio vendido pagar gastar ingresar vender tienes tendria
    ver respuesta consulta consultar ejemplo concretamente mostro muestran mostraron
    quedo quedaron queda dispone disponia contaba conto cuesta declaro dolar
    """
    )
    | spanish_verbs()
    | SPANISH_FRAMES
)
"""The same in Spanish, without accents."""

COMMON = listed(
    """
    gap target block match unity key progressive best discover fox shell square box delta edge
    national global american united international standard public service services energy power
    capital trust home life health care growth premium core systems technology digital open
    fast root low man may nice post play plus real ring sand sea sky snow son star stem sun tap team
    tip two wing now all ally cost cat main keys love hope blue next news rock roll cars fun eat
    safe save move race cool peak pool step loop site dash gold silver ice air car cash fit five four
    green iron land lead link live loan luck mark mind nine note park pay plan pure rare red
    rent rich ride rise room rose rush sale salt seed self ship shop sign site skin slow snap soft spot
    stay suit sure tail talk task tech tell tile tool town tree trip true tune turn unit vast view
    visa wave west wind wire wise wolf wood word work yard zoom ball ford deer chase dollar general
    sabor sol mar plata oro luz casa ser red mesa alto nota gas agua bolsa marca meta
    apply applied intent intend orange span speak stable staple bold
    """
)
"""Everyday words that are also names or tickers of companies: a name only where a name belongs."""

ACRONYMS = listed(
    """
    ai it us usa uk eu ceo cfo coo cto esg ipo sec tv hr ev et am pm ok api gaap ifrs usd eur
    fy q ytd ttm ltm yoy qoq cagr eps roe roa ebit ebitda fcf ocf capex opex sga ppe cogs aoci
    dps rpo m&a fx etf iva pib ia mm bn nav aum kid kiid ucits isin
    """
)
"""Abbreviations that are no company's, though some are tickers: they need a "$" before them."""


LEGAL = listed(
    """
    inc incorporated corp corporation co company companies ltd limited llc lp llp plc sa nv ag se
    spa ab asa oyj bv gmbh kgaa sab sl slu cv trust reit pbc bancorp sociedad anonima
    """
)
"""Legal forms, which people leave out."""


def narrows_nothing(key: str) -> bool:
    """Tell whether a word may stand in a question about a total without changing what is asked."""
    return key in ENGLISH or key in SPANISH or key in NEUTRAL or key in NEUTRAL_SPANISH


_NO_TITLES = listed(
    "form company group item note annual report quarter year fiscal statement statements us gaap inc"
    " filing filings what how and which the in year-end dollars companies million billion"
)


def is_a_title(typed: str) -> bool:
    """Tell whether a plain word is written as a name is: "Data" in "Data Center revenue"."""
    plain = fold(typed)
    title = typed[:1].isupper() and typed[1:2].islower()
    return title and plain not in _NO_TITLES and plain not in ENGLISH and plain not in SPANISH


_OF_SIZE = listed(
    "big large high low small strong weak profitable rentable grande alto alta elevado bajo"
)
_LEADING = listed("state return search display view output share supply")
"""Verbs that lead a question, and nouns that narrow a figure anywhere else."""
_LEAD_TO_THEM = listed("please kindly you to me just pls plz & could can would u didnt")
_OF_A_STATE = listed("tax taxes income local taxation")


def only_leads(key: str, before: str, after: str) -> bool:
    """Tell "how big" and an opening "State ..." from words that say which figure."""
    if before in ("how", "tan", "cuan") and key in _OF_SIZE:
        return True
    if key not in _LEADING or after in _OF_A_STATE:
        return False
    return (not before and (key == "state" or after in ENGLISH)) or before in _LEAD_TO_THEM
