"""Words and turns of phrase that lead up to a figure or close a question, and narrow nothing.

A turn of phrase is read as a whole, for its words apart may narrow: "cover" in "the cover of the 10-K",
"per" in "per the filing".
"""

import re

ENGLISH_FRAMES = frozenset(
    """
    lol lmao haha hahaha omg rofl
    cant cannot arent hadnt neednt available sanity double triple carrying able afternoon again
    alright anyone anybody anything anyway apologies appreciate appreciated approx asap aware
    basically bit boss btw buddy cheers chance chief coming couldnt correct colleague colleagues
    curiosity curious dear didnt doesnt dont dude evening ever exact explicitly folks friend fyi
    gimme given gonna good grand greetings guys hasnt havent hers heres hopefully hows homework
    idea interested isnt ive ill ish jeez kind lemme literally maam manager mate maybe mind
    moment morning nearest night nope obviously offhand okay ok outright please plz pls plse
    possible possibly presentation presumably pretty quick ready really roughly rounded round
    shall simply sir someone somebody somewhere sorry specifically spreadsheet stuff sure team
    um umm uh uhh uhm hmm hm er erm eh exam headline question check homework quiz task
    thanks thankyou thats theres thru thx tho though total tx ty u ur usually wanna wasnt wed
    weve werent whatd whatre wheres whos wondering wont wouldnt wow yeah yep youre colloquially
    pal anywhere everyone everybody everything eventually finally firstly teh waht wat wht hwo
    whta plese pleae pelase plaese coudl shoud woudl wuold repot reprot reported repoted reprted
    reproted comapny compnay figrue amout amoutn totla tell tlel giv gvie shwo waas wsa fo fro
    th hte adn whats wats excuse bother troubling trouble wait hang minute quickest
    clarification assignment memo deck audit bookkeeping investor investors analyst analysts
    professor teacher confirmation verification accordance pursuant sec edgar page pages table
    tables row rows column columns schedule footing caption heading printed tagged xbrl footnote
    footnotes note paragraph officially official formally ultimately effectively unrounded
    decimal decimals digit digits commas dollarwise sentence word answer reply
    """.split()  # noqa: SIM905 - a list of words reads as words
)
SPANISH_FRAMES = frozenset(
    """
    jaja jajaja jeje
    completo entero dijera dijeras dijeran diera dieras dieran valia valian vale saldo saldos
    acuerdo acaso aca ahi alla alguien amable amables amigo amiga analista antemano antes aqui
    atte bien buen buena buenas bueno buenos caso casos che cierto ciertos claro colega colegas
    companero conforme consulta consultas cordial cuestion curiosidad curioso dato datos
    decimales dias duda dudas efectivamente encantaria enseguida entonces exacta exactas exacto
    exactos favor fecha favorcito finalmente gentil gracias gustaria hey hola honestamente igual
    igualmente inmediatamente interesaria interesado interesada interesados jefa jefe jefes
    concretos concreta literalmente luego maestro momento muchisimas muchas necesario noche
    noches novedad oficial oficialmente ok okay permiso pertinente plis porfa porfis porfavor
    portada posible precisamente precisa preciso profe profesor profesora pronto pues quizas
    quiza rapida rapidamente rapidito rapido realmente redondeado redondeada redondeando
    redondeo respectivamente saludos senor senora senores siguiente simplemente solamente solo
    sencillamente tabla tablas tal tarde tardes tarea tema total totalmente urgente urgentemente
    usted verdad verificacion vez xfa xfavor aclaracion aproximada aproximadas aproximadamente
    exactamente pagina paginas fila filas columna columnas apartado epigrafe rubrica rubro
    rubros partida concepto conceptos cuadro cuentas contabilidad contablemente sec edgar
    encabezado pie asi adelante ojo nomas ahorita ustedes vos ese esa eso mano cual qeu cuanot
    cuatno cauntos indiqe favro
    """.split()  # noqa: SIM905 - a list of words reads as words
)

_EN_STATEMENT = (
    r"(?:(?:consolidated|condensed|audited|unaudited|interim|annual|quarterly|financial|primary) )*"
    r"(?:income statements?|cash[ -]?flows? statements?|balance sheets?|p ?& ?l(?: statement| account)?"
    r"|profit[ -]and[ -]loss(?: statements?| accounts?)?|earnings (?:statements?|releases?)"
    r"|statements? of (?:consolidated )?(?:operations|income|earnings|cash flows?|financial (?:position|condition)"
    r"|comprehensive (?:income|loss)|(?:changes in )?(?:stockholders|shareholders|shareowners)'? equity))"
)
_ES_STATEMENT = (
    r"(?:cuenta de (?:resultados|perdidas y ganancias)|balance(?: de situacion| general)?"
    r"|estados? de (?:situacion financiera|posicion financiera|resultados?|operaciones|ingresos|perdidas y ganancias"
    r"|(?:los )?flujos? de (?:efectivo|caja))|memoria anual)(?: consolidad[oa]s?)?"
)
_PHRASES = (
    r"break(?:ing)? (?:it|that|this|them) (?:down|out|up)(?= (?:for|by|into|in|per))|split (?:it|that|this|them)(?: up| out)?(?= (?:for|by|into))",
    r"desglosa(?:lo|la|los|las|rlo|rla)(?= (?:por|en|para))",
    _EN_STATEMENT,
    _ES_STATEMENT,
    r"(?:the )?(?:front )?cover(?: page)?(?: of (?:the|its|their))?(?= (?:10|form|annual|filing|report|page)|$|[,.?)])",
    r"(?:the )?(?:front )?cover(?: page)? of (?=\w)",
    r"(?:on )?the face of(?: the| its)?",
    r"(?:as )?per(?= (?:the|its|their|his|our|your|sec|form|10|us gaap|gaap|company|management|filings?|report|an?)\b(?! (?:share|employee|common|diluted|basic)))",
    r"(?:from )?(?:which|the|your|a|its|any) (?:source|sources)(?: document| page)?\b",
    r"(?:cite|citing|quote|give|show|with|name|include|and|list|link) (?:me )?(?:the |your |a |its )?(?:sources?|citations?|references?|links?|page numbers?)\b",
    r"where (?:it|that|this|you) (?:comes?|came|is|was|got|found|get|find)(?: it| that)?(?: from)?\b",
    r"(?:company|firm|group|enterprise|corporation)[ -]wide\b",
    r"by the way\b|out of curiosity\b|for the record\b|off the top of your head\b|if you (?:can|could|know|have|would|will|please|may|don'?t mind|are able)(?: (?:it|to))?\b",
    r"(?:in|as) (?:the )?case of\b|in terms of\b|with (?:regards?|respect) to(?! (?:the )?(?:prior|previous|last|year))\b|when it comes to\b|in relation to\b|in connection with its\b",
    r"(?:one|next|last|another|a) (?:more |quick |other |final |last )*(?:thing|question|one|query|item)\b|\bnext(?= ?[:,])",
    r"(?:for|in|on) (?:my|our|a|an|this|some) (?:\w+ )?(?:model|report|paper|memo|deck|presentation|project|class|study|research|spreadsheet|analysis|note|client|course|assignment|essay|thesis)(?: (?:i|we)(?:'m| am)? (?:doing|writing|building|making|preparing|working on))?",
    r"(?:i|we|they)(?:'m|'re| am| are| was| were)? (?:building|writing|preparing|updating|working on|making|filling in|doing) (?:my|our|a|an|the|this|some) (?:model|report|paper|memo|deck|presentation|project|spreadsheet|analysis|table|note|comparison)",
    r"in advance\b|thank you(?: (?:so|very) much)?\b|many thanks\b|much appreciated\b|good (?:morning|afternoon|evening|day)\b|hi there\b|hey there\b|excuse me\b|pardon me\b",
    r"(?:please )?(?:do not|don'?t) (?:round|explain|guess|estimate|add|give|say|include|need)(?: (?:it|me|any|an|a|the|anything))*(?: (?:text|words|else|explanation|commentary|context|other))?\b",
    r"(?:just|only) (?:the |a |one )?(?:number|figure|value|amount)\b|nothing else\b|no (?:explanation|commentary|text|words|prose|need to explain)(?: needed| required)?\b",
    r"(?:as|in) (?:a )?(?:plain |whole |full |round |exact )?(?:number|figure|digits|words)s?\b",
    r"(?:nasdaq|nyse|nyse american|nysearca|amex|bmv|otc|otcqx)(?:[ -]?(?:gs|gm|cm))? ?[:-] ?(?=[a-z$])",
    r"(?:\()?(?:the )?(?:stock )?(?:ticker|symbol)(?: symbol)?:? (?=\$?[a-z])|(?:nasdaq|nyse)[ -](?:listed|traded)\b",
    r"(?:que (?:dice|muestra|indica|refleja|recoge|figura en|aparece en|consta en) |segun |conforme a |de )?(?:la |su )?(?:portada|caratula|primera pagina)(?: de[l]?(?: la| el| su)?)?(?= (?:10|formulario|informe|documento|memoria))",
    r"de acuerdo (?:con|a|al)\b|de conformidad con\b|a partir de[l]?(?! (?:20|19|enero|febrero|marzo|abril|mayo|junio|julio|agosto))|en (?:el )?caso de[l]?\b|en cuanto a(?=l? )(?! (?:que|cuanto))|con respecto a(?=l? \w+,)|por lo que respecta a\b|en lo que respecta a\b|en relacion con\b|en terminos de\b",
    r"por cierto\b|de antemano\b|a proposito\b|tan amable de\b|hac[ea]me el favor\b|haga el favor\b|si (?:es posible|puedes?|no te importa|me haces el favor|eres tan amable|lo tienes|lo sabes|fuera posible)\b|muchas gracias\b|mil gracias\b|un saludo\b|buenos dias\b|buenas (?:tardes|noches)\b|(?:me|nos) hace falta\b|(?:una |otra )?(?:ultima |pequena |breve )?(?:pregunta|consulta|duda|cuestion)(?: rapida| breve| sencilla| corta)?\b",
    r"(?:para|en) (?:mi|un|una|el|este|nuestro) (?:informe|modelo|trabajo|presentacion|analisis|estudio|proyecto|memoria|clase|curso|tesis|reporte)\b",
    r"(?:cita|citar|citando|cite|indica|indicando|con|di|dime|muestra|y) (?:la |las |su |sus |tu |tus )?(?:fuentes?|referencias?)\b|de donde sale(?: el dato| la cifra| eso)?\b",
    r"(?:ha|han|habia|habian|fue|fueron|se han?) (?:sido )?(?:destinad|dedicad|generad|entregad)[oa]s?\b",
    r"segun (?:la |su )?memoria\b|(?:la|que|una) lineas? (?:de|del)\b(?! (?:negocio|producto))",
    r"i have (?:a|one|another) (?:\w+ )?(?:question|query|request)\b|(?:the|my) question is\b|here'?s (?:a|my) question\b|i was asked(?: for| about)?\b",
    r"(?:and )?how much (?:was|is|were) (?:it|that|this|they)\b|(?:i|we) mean\b|(?:me|nos) refiero a\b|es decir\b|o sea\b",
    r"taking(?= (?:the )?[a-z])|thinking (?:about|of)\b|speaking of\b|talking about\b|looking at\b|turning to\b|hablando de\b|pensando en\b|tomando\b|consider(?:ing)?\b",
    r"(?:a )?lo largo de[l]?\b|en el conjunto de[l]?\b|de quien\b|el grupo\b",
    r"(?:may|might|can|could) (?:i|we)\b|(?:and )?nothing (?:more|else)\b|que me des\b|buen dia\b|i hope (?:you are|you're|this finds you|all is)(?: doing)?(?: well)?\b",
    r"any (?:idea|clue|chance|way|luck)\b|(?:able|possible) to\b|be (?:so )?kind (?:enough )?(?:to|as to)\b|do me a favou?r\b|as soon as possible\b|at what level\b|a que nivel\b|en que nivel\b",
)
_FAR = r"how far (?=(?:did|has|have|had|does)\b)"
FRAME_PHRASES = re.compile(
    r"(?<![a-z0-9\x01-\x07])(?:" + "|".join((_FAR, *_PHRASES)) + r")(?:(?<![a-z])|(?![a-z]))"
)
