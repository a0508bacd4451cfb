"""Words too common to tell one passage from another, in both languages, without accents."""

ENGLISH = """
a about above after again against all also although am among an and any are aren as at be because been before
being below between both but by can cannot could couldn did didn do does doesn doing don down during each either
else ever every few for from further had hadn has hasn have haven having he her here hers herself him himself his
how however i if in into is isn it its itself just ll may me might mightn more most must mustn my myself neither no nor
not now of off on once one only or other otherwise ought our ours ourselves out over per rather re s same shall
shan she should shouldn since so some such t than that the their theirs them themselves then there therefore these
they this those though through thus to too under until up upon ve very via was wasn we were weren what when where
whether which while who whom whose why will with within without won would wouldn yet you your yours yourself
yourselves d m
"""

SPANISH = """
a acerca ademas ahi al algo alguna algunas alguno algunos ambas ambos ante antes aquel aquella aquellas aquello
aquellos aqui asi aun aunque bajo bien cada casi como con contra cual cuales cualquier cualquiera cuando cuanta
cuantas cuanto cuantos cuya cuyas cuyo cuyos da dado de del desde dicha dichas dicho dichos donde dos durante e el
ella ellas ello ellos en entre era eran es esa esas ese eso esos esta estaba estaban estamos estan estar estas este
esto estos fue fueron fuera ha haber habia habian han hasta hay he hemos la las le les lo los mas me mediante mi
mientras mis misma mismas mismo mismos muy nada ni ningun ninguna no nos nosotros nuestra nuestras nuestro nuestros o
os otra otras otro otros para pero poco por porque pues que quien quienes se sea sean segun ser si sido siempre sin
sino so sobre solo son su sus suya suyas suyo suyos tal tales tambien tampoco tan tanto te tenemos tener tenia tiene
tienen toda todas todavia todo todos tras tu tus u un una unas uno unos usted ustedes y ya yo
"""

STOP_WORDS = frozenset(ENGLISH.split()) | frozenset(SPANISH.split())
