"""Spanish ways to ask for one figure: {el i} "el beneficio neto", {i} without its article, {w}, {p}."""

FRAMES = """
¿Cuál fue {el i} de {c} {w}?
¿Cuál es {el i} de {c} {w}?
¿Cuál ha sido {el i} de {c} {w}?
¿Cuáles fueron {el i} de {c} {w}?
¿Cuál era {el i} de {c} {w}?
cual fue {el i} de {c} {w}
¿Cuál fue el importe de {el i} de {c} {w}?
¿Cuál fue el monto de {el i} de {c} {w}?
¿Cuál fue la cifra de {el i} de {c} {w}?
¿Cuál es el dato de {el i} de {c} {w}?
¿Cuál fue el total de {el i} de {c} {w}?
¿Cuál fue el valor de {el i} de {c} {w}?
¿Cuál fue el nivel de {el i} de {c} {w}?
¿Cuál fue la cantidad de {el i} de {c} {w}?
¿Cuál fue {el i} que reportó {c} {w}?
¿Cuál fue {el i} que registró {c} {w}?
¿Cuál fue {el i} reportado por {c} {w}?
¿Cuál fue {el i} declarado por {c} {w}?
¿Cuál fue {el i} obtenido por {c} {w}?
¿Cuál fue {el i} de la compañía {c} {w}?
¿Cuál fue {el i} de la empresa {c} {w}?
¿Cuál fue {el i} del grupo {c} {w}?
¿Cuál fue {el i} de la sociedad {c} {w}?
¿Cuál fue {el i} correspondiente a {c} {w}?
¿Cuánto fue {el i} de {c} {w}?
¿De cuánto fue {el i} de {c} {w}?
¿De cuánto era {el i} de {c} {w}?
¿A cuánto ascendió {el i} de {c} {w}?
¿A cuánto ascendieron {el i} de {c} {w}?
¿A cuánto asciende {el i} de {c} {w}?
¿A cuánto ascendía {el i} de {c} {w}?
¿A cuánto ascendían {el i} de {c} {w}?
a cuanto ascendia {el i} de {c} {w}
¿A cuánto llegó {el i} de {c} {w}?
¿A cuánto llegaba {el i} de {c} {w}?
¿A cuánto equivalió {el i} de {c} {w}?
¿A cuánto se elevó {el i} de {c} {w}?
¿A cuánto se elevaron {el i} de {c} {w}?
¿A qué cifra ascendió {el i} de {c} {w}?
¿A qué importe ascendió {el i} de {c} {w}?
¿En cuánto se situó {el i} de {c} {w}?
¿En cuánto se situaba {el i} de {c} {w}?
¿En cuánto cerró {el i} de {c} {w}?
¿En cuánto quedó {el i} de {c} {w}?
¿En cuánto se cifró {el i} de {c} {w}?
¿En cuánto se ubicó {el i} de {c} {w}?
¿En qué nivel se situó {el i} de {c} {w}?
¿Cuánto sumó {el i} de {c} {w}?
¿Cuánto sumaron {el i} de {c} {w}?
¿Cuánto totalizó {el i} de {c} {w}?
¿Cuánto representó {el i} de {c} {w}?
¿Cuánto supuso {el i} de {c} {w}?
¿Cuánto alcanzó {el i} de {c} {w}?
¿Cuánto {i} tuvo {c} {w}?
¿Cuánto {i} registró {c} {w}?
¿Cuánto {i} reportó {c} {w}?
¿Cuánto {i} obtuvo {c} {w}?
¿Cuánto {i} presentó {c} {w}?
¿Cuánto {i} contabilizó {c} {w}?
¿Cuánto {i} generó {c} {w}?
¿Cuánto reportó {c} de {i} {w}?
¿Cuánto registró {c} de {i} {w}?
¿Cuánto registró {c} como {i} {w}?
¿Cuánto contabilizó {c} en {i} {w}?
¿Cuánto tuvo {c} de {i} {w}?
¿Cuánto tenía {c} en {i} {w}?
¿Cuánto declaró {c} de {i} {w}?
¿Cuánto informó {c} por {i} {w}?
¿Cuánto presentó {c} de {i} {w}?
¿Cuánto publicó {c} de {i} {w}?
¿Qué {i} tuvo {c} {w}?
¿Qué {i} registró {c} {w}?
¿Qué {i} reportó {c} {w}?
¿Qué {i} obtuvo {c} {w}?
¿Qué {i} presentó {c} {w}?
¿Qué {i} alcanzó {c} {w}?
¿Qué {i} arrojó {c} {w}?
¿Qué {i} logró {c} {w}?
¿Qué {i} declaró {c} {w}?
¿Qué {i} contabilizó {c} {w}?
¿Qué {i} comunicó {c} {w}?
¿Qué {i} anotó {c} {w}?
¿Qué {i} muestra {c} {w}?
¿Qué {i} consta para {c} {w}?
¿Qué {i} figura en el balance de {c} {w}?
¿Qué {i} aparece en las cuentas de {c} {w}?
¿Qué {i} refleja el 10-K de {c} {w}?
¿Qué cifra de {i} reportó {c} {w}?
¿Qué cifra de {i} dio {c} {w}?
¿Qué importe de {i} registró {c} {w}?
¿Qué monto de {i} reportó {c} {w}?
¿Qué cantidad de {i} tuvo {c} {w}?
¿Qué valor tuvo {el i} de {c} {w}?
¿Qué nivel alcanzó {el i} de {c} {w}?
Indique {el i} de {c} {w}.
Indica {el i} de {c} {w}
Indíqueme {el i} de {c} {w}
Indícame {el i} de {c} {w}
Indíquenos {el i} de {c} {w}
Por favor, indique {el i} de {c} {w}.
Por favor, indícame {el i} de {c} {w}
Dime {el i} de {c} {w}
dime {el i} de {c} {w} por favor
Díganme {el i} de {c} {w}
Dígame {el i} de {c} {w}
decime {el i} de {c} {w}
Dame {el i} de {c} {w}
Deme {el i} de {c} {w}
dame el dato de {el i} de {c} {w}
Muéstrame {el i} de {c} {w}
Muéstreme {el i} de {c} {w}
mostrame {el i} de {c} {w}
Enséñame {el i} de {c} {w}
Facilítame {el i} de {c} {w}
Facilite {el i} de {c} {w}
Proporciona {el i} de {c} {w}
Proporcióname {el i} de {c} {w}
Proporcione {el i} de {c} {w}
Búscame {el i} de {c} {w}
Busca {el i} de {c} {w}
Encuentra {el i} de {c} {w}
Localiza {el i} de {c} {w}
Consulta {el i} de {c} {w}
Consígueme {el i} de {c} {w}
Tráeme {el i} de {c} {w}
Pásame {el i} de {c} {w}
Confírmame {el i} de {c} {w}
Confirma {el i} de {c} {w}
Recuérdame {el i} de {c} {w}
Infórmame de {el i} de {c} {w}
Extrae {el i} de {c} {w}
Señale {el i} de {c} {w}
Precise {el i} de {c} {w}
Especifique {el i} de {c} {w}
Mencione {el i} de {c} {w}
Cite {el i} de {c} {w}
Calcula {el i} de {c} {w}
Ayúdame a encontrar {el i} de {c} {w}
Averigua {el i} de {c} {w}
Déjame ver {el i} de {c} {w}
¿Puedes decirme {el i} de {c} {w}?
¿Puede decirme {el i} de {c} {w}?
¿Me puedes decir {el i} de {c} {w}?
¿Me puede dar {el i} de {c} {w}?
¿Me puedes dar {el i} de {c} {w}?
¿Me podrías dar {el i} de {c} {w}?
¿Podrías decirme {el i} de {c} {w}?
¿Podría indicarme {el i} de {c} {w}?
¿Podrías indicarme cuál fue {el i} de {c} {w}?
¿Podrían facilitarme {el i} de {c} {w}?
¿Puedes mostrarme {el i} de {c} {w}?
¿Puedes darme {el i} de {c} {w}?
¿Puedes buscar {el i} de {c} {w}?
¿Puedes confirmarme {el i} de {c} {w}?
¿Podés decirme {el i} de {c} {w}?
¿Pueden decirme {el i} de {c} {w}?
¿Me dices {el i} de {c} {w}?
¿Me das {el i} de {c} {w}?
¿Me pasas {el i} de {c} {w}?
¿Me ayudas con {el i} de {c} {w}?
¿Me dirías {el i} de {c} {w}?
¿Serías tan amable de decirme {el i} de {c} {w}?
¿Sería posible conocer {el i} de {c} {w}?
¿Sabes {el i} de {c} {w}?
¿Sabes cuál fue {el i} de {c} {w}?
¿Sabe usted cuál fue {el i} de {c} {w}?
¿Sabrías decirme {el i} de {c} {w}?
¿Tienes {el i} de {c} {w}?
¿Tienes el dato de {el i} de {c} {w}?
¿Tendrías {el i} de {c} {w}?
Necesito {el i} de {c} {w}
Necesito saber {el i} de {c} {w}
Necesito conocer {el i} de {c} {w}
Necesitamos {el i} de {c} {w}
Necesitaría {el i} de {c} {w}
Me hace falta {el i} de {c} {w}
Quiero {el i} de {c} {w}
Quiero saber {el i} de {c} {w}
Quiero saber cuánto fue {el i} de {c} {w}
Quiero conocer {el i} de {c} {w}
Quiero ver {el i} de {c} {w}
Quisiera saber {el i} de {c} {w}
Quisiera conocer {el i} de {c} {w}
Querría saber {el i} de {c} {w}
Quería saber {el i} de {c} {w}
Queremos saber {el i} de {c} {w}
Me gustaría saber {el i} de {c} {w}
Me gustaría conocer {el i} de {c} {w}
Nos gustaría conocer {el i} de {c} {w}
Me interesa {el i} de {c} {w}
Me interesa saber {el i} de {c} {w}
Estoy buscando {el i} de {c} {w}
Busco {el i} de {c} {w}
Ando buscando {el i} de {c} {w}
Me pregunto cuál fue {el i} de {c} {w}
Me piden {el i} de {c} {w}
Mi jefe quiere {el i} de {c} {w}
Mi jefa necesita {el i} de {c} {w}
Para un informe necesito {el i} de {c} {w}
Tengo que saber {el i} de {c} {w}
Según el 10-K, ¿cuál fue {el i} de {c} {w}?
Según su 10-K, ¿cuál fue {el i} de {c} {w}?
Según el informe anual, ¿cuál fue {el i} de {c} {w}?
Según la memoria anual, ¿cuál fue {el i} de {c} {w}?
Según el balance, ¿cuál fue {el i} de {c} {w}?
Según la cuenta de resultados, ¿cuál fue {el i} de {c} {w}?
Según el estado de resultados, ¿cuál fue {el i} de {c} {w}?
Según el estado de flujos de efectivo, ¿cuál fue {el i} de {c} {w}?
Según los estados financieros, ¿cuál fue {el i} de {c} {w}?
Según la portada del 10-K, ¿cuál fue {el i} de {c} {w}?
De acuerdo con el 10-K, ¿cuál fue {el i} de {c} {w}?
De acuerdo a su informe, ¿cuál fue {el i} de {c} {w}?
Conforme al 10-K, ¿cuál fue {el i} de {c} {w}?
De acuerdo con los estados financieros consolidados, {i} de {c} {w}
En su balance, ¿qué {i} tenía {c} {w}?
En los estados financieros, ¿cuál fue {el i} de {c} {w}?
Tal como figura en el 10-K, ¿cuál fue {el i} de {c} {w}?
A partir del 10-K, ¿cuál fue {el i} de {c} {w}?
¿Qué dato da {c} de {i} {w}?
¿Cuál es {el i} de {c} {w} según el 10-K?
¿Cuál fue {el i} de {c} {w} de acuerdo con el informe?
{w}, ¿cuál fue {el i} de {c}?
{w}, ¿a cuánto ascendió {el i} de {c}?
{w} ¿cuánto fue {el i} de {c}?
oye, {w}, ¿cuál fue {el i} de {c}?
oye, ¿cuál fue {el i} de {c} {w}?
Oiga, ¿cuál fue {el i} de {c} {w}?
Hola, ¿cuál fue {el i} de {c} {w}?
Hola, buenas tardes, ¿cuál fue {el i} de {c} {w}?
Buenos días: ¿cuál fue {el i} de {c} {w}?
Buenas, ¿cuál fue {el i} de {c} {w}?
Perdona, ¿cuál fue {el i} de {c} {w}?
Disculpe, ¿cuál fue {el i} de {c} {w}?
A ver, ¿cuál fue {el i} de {c} {w}?
Bueno, ¿y cuál fue {el i} de {c} {w}?
Pues ¿cuál fue {el i} de {c} {w}?
Una pregunta: ¿cuál fue {el i} de {c} {w}?
Tengo una duda: ¿cuál fue {el i} de {c} {w}?
Una consulta rápida, ¿cuál fue {el i} de {c} {w}?
Entonces, ¿cuál fue {el i} de {c} {w}?
Por cierto, ¿cuál fue {el i} de {c} {w}?
Vale, ¿y {el i} de {c} {w}?
Oye, ¿sabes cuánto fue {el i} de {c} {w}?
Che, ¿cuál fue {el i} de {c} {w}?
{i} de {c} {w}
{i} de {c} {p}
{i} de {c}, {p}
{i} {c} {p}
{c} {i} {p}
{c}: {i} {w}
{c}, {i}, {p}
{p}: {i} de {c}
{el i} de {c} {w}
{el i} de {c} {w}, por favor
{el i} de {c} {w}, gracias
{i} de {c} {w}. Muchas gracias.
{i} de {c} {w} porfa
{i} de {c} {w} en millones
{i} de {c} {w} (en millones de dólares)
{i} de {c} {w}, en dólares
{i} de {c} {w} en USD
{i} reportado por {c} {w}
{i} que reportó {c} {w}
{i} total de {c} {w}
Total de {i} de {c} {w}
Importe de {i} de {c} {w}
Cifra de {i} de {c} {w}
Dato de {i} de {c} {w}
¿Cuál fue {el i} de {c} {w}? Gracias de antemano.
¿Cuál fue {el i} de {c} {w}? Solo la cifra, por favor.
¿Cuál fue {el i} de {c} {w}? Necesito la cifra exacta.
¿Cuál fue {el i} de {c} {w}? Cita la fuente.
¿Cuál fue {el i} de {c} {w}, expresado en millones?
¿Cuál fue exactamente {el i} de {c} {w}?
¿Cuál fue {el i} total de {c} {w}?
¿{c} reportó qué {i} {w}?
¿{c} tuvo cuánto {i} {w}?
{c} registró {i} por cuánto {w}
En el caso de {c}, ¿cuál fue {el i} {w}?
Respecto a {c}, ¿cuál fue {el i} {w}?
Para {c}, ¿cuál fue {el i} {w}?
En cuanto a {c}, ¿cuál fue {el i} {w}?
Sobre {c}: ¿cuál fue su {i} {w}?
Hablando de {c}, ¿cuál fue su {i} {w}?
¿{c} qué {i} tuvo {w}?
¿Con qué {i} cerró {c} {w}?
¿Con cuánto {i} contaba {c} {w}?
¿Por cuánto reportó {c} {el i} {w}?
"""
