"""Words that ask for less than a company's total, or for something else than what is filed."""

ENGLISH = """
adjusted organic core pro-forma non-GAAP underlying normalized recurring non-recurring comparable same-store
like-for-like constant-currency currency-neutral ex-FX domestic foreign international overseas offshore
regional US U.S. American European Asian Chinese Japanese Indian Canadian Mexican Brazilian EMEA APAC LATAM
segment divisional retail wholesale online offline digital physical in-store e-commerce direct indirect
third-party first-party affiliate intercompany intersegment external parent-only subsidiary standalone
unconsolidated discontinued continuing restated preliminary estimated projected forecast budgeted annualized
cloud hardware software services product subscription licensing consulting training support
iPhone iPad Mac Azure AWS Xbox YouTube gaming automotive energy data-center networking wireless
broadband basic-tier enterprise consumer commercial government federal military defense aerospace
healthcare pharmacy medical dental vision oncology vaccine insurance mortgage auto card lending trading
investment-banking asset-management deposit fee-based rental leased franchise company-operated
beverage food snacks coffee bottling packaging agricultural industrial residential hospitality travel
passenger cargo freight logistics delivery shipping fulfillment prime streaming theatrical studio music
publishing mobile desktop search display wearables accessories batteries solar storage charging
regulatory-credit carbon impairment-adjusted tax-effected stock-based-adjusted unaudited-pro-forma
gross-of-tax undiluted unrestricted restricted pledged unbilled backlog deferred-portion noncontrolling
minority attributable-to-noncontrolling seasonal holiday weekly daily monthly hourly
"""

ENGLISH_TAILS = """
in China
in the Americas
in Europe
in Texas
outside the US
from services
from compute
from print
from books
from iPhone
from the cloud segment
from AWS
from continuing operations excluding items
excluding services
including discontinued operations
before special items
after adjustments
net of acquisitions
net of hedges
without Alaska
per employee
per store
per user
per square foot
by segment
by region
by product line
of the retail division
of its subsidiaries
of the pharmacy business
of the Greater China segment
to Microsoft
to governments
to related parties
with suppliers
on a constant currency basis
on an adjusted basis
on an organic basis
on a pro forma basis
at constant exchange rates
for the automotive segment
for the parent company
for its Asian operations
for Prime members
held by foreign subsidiaries
held for sale
related to Ukraine
related to acquisitions
attributable to tariffs
due within one year
among enterprise customers
in its hardware unit
in the data center market
in emerging markets
through third parties
under operating leases
"""

ENGLISH_PROSE = """
Why did Apple's revenue fall in 2024?
Why was net income lower in 2024 at Apple?
How does Apple recognize revenue?
How is inventory valued at Apple?
How does Apple account for goodwill?
Explain Apple's revenue growth in 2024
Describe Apple's revenue recognition policy
What drove Apple's gross profit in 2024?
What factors affected Apple's net income in 2024?
What are the risks to Apple's revenue?
What does Apple say about its revenue outlook?
Summarize Apple's results of operations in 2024
Who audits Apple?
Discuss Apple's liquidity in 2024
What does Apple's 10-K say about inventory?
What caused the change in Apple's operating income?
What is Apple's strategy for growing revenue?
What are the critical accounting estimates of Apple?
Tell me about Apple's business in 2024
What lawsuits does Apple face?
What reasons does Apple give for its lower net income?
What is Apple's dividend policy?
How did management explain the drop in net income at Apple?
What assumptions did Apple use in testing goodwill?
What impact did tariffs have on Apple's gross profit?
Where are Apple's headquarters?
What is Apple's guidance for revenue in 2025?
What does Apple expect for capital expenditures in 2025?
Outline Apple's competition
What kind of products does Apple sell?
"""

SPANISH = """
ajustado ajustada orgánico orgánica subyacente recurrente recurrentes normalizado proforma comparable
comparables nacional nacionales doméstico internacional internacionales extranjero exterior regional
europeo europea asiático asiática chino china japonés estadounidense mexicano mexicana brasileño español
latinoamericano americano individual-de-la-matriz intragrupo externo externas segmentado minorista mayorista
digital físico físicas en-línea presencial directo directa indirecto indirecta discontinuado discontinuadas
continuadas estimado estimada proyectado proyectada presupuestado previsto preliminar reexpresado anualizado
mensual semanal diario publicitario publicitarios servicios productos suscripción suscripciones
licencias nube hardware software videojuegos automotriz automoción energético energética almacenamiento
farmacéutico farmacia médico hospitalario seguros hipotecario hipotecaria tarjetas bancario comercial
comerciales industrial industriales residencial gubernamental militar defensa aeroespacial inalámbrico
móvil móviles bebidas alimentos snacks café embotellado agrícola logística envíos entregas carga pasajeros
iPhone iPad Mac AWS Azure YouTube Xbox Prime streaming música libros accesorios baterías solar carga
créditos-regulatorios extraordinario extraordinarios no-recurrente atípicos
consultoría soporte formación alquiler franquicias terceros arrendado pignorado restringido adquirido
empresarial empresariales mayoristas estacional navideño diferencial vehículos camiones aviones
"""

SPANISH_TAILS = """
en China
en Europa
en México
en América Latina
en el extranjero
fuera de Estados Unidos
de servicios
de iPhone
del segmento de nube
de AWS
sin contar servicios
excluyendo servicios
incluyendo operaciones discontinuadas
antes de partidas extraordinarias
neto de adquisiciones
sin Alaska
por empleado
por tienda
por usuario
por segmento
por región
por línea de producto
de la división minorista
de sus filiales
del negocio de farmacia
de la matriz
a Microsoft
a gobiernos
a partes vinculadas
a tipo de cambio constante
en términos ajustados
en base orgánica
del segmento automotriz
de sus operaciones asiáticas
de clientes empresariales
mantenidos para la venta
relacionados con Ucrania
relacionados con adquisiciones
atribuible a aranceles
de la unidad de hardware
en mercados emergentes
a través de terceros
procedentes de licencias
derivados de suscripciones
vinculados a la nube
"""

SPANISH_PROSE = """
¿Por qué cayeron los ingresos de Apple en 2024?
¿Por qué bajó el beneficio neto de Apple?
¿Cómo reconoce Apple sus ingresos?
¿Cómo valora Apple su inventario?
Explica los ingresos de Apple en 2024
Explícame por qué cayó el beneficio neto de Apple
Describe la política de ingresos de Apple
¿Qué impulsó el beneficio bruto de Apple en 2024?
¿Qué factores afectaron al beneficio neto de Apple?
¿Qué riesgos tiene Apple para sus ingresos?
¿Qué dice Apple sobre sus ingresos futuros?
Resume los resultados de Apple en 2024
¿Quién audita a Apple?
¿A qué se debió la caída del beneficio neto de Apple?
¿Qué causó el cambio en el beneficio operativo de Apple?
¿Cuál es la estrategia de Apple para aumentar ingresos?
Háblame del negocio de Apple en 2024
¿Qué litigios tiene Apple?
¿Qué motivos da Apple para el menor beneficio neto?
¿Cuál es la política de dividendos de Apple?
¿Qué impacto tuvieron los aranceles en el beneficio bruto de Apple?
¿Dónde está la sede de Apple?
¿Qué previsiones de ingresos da Apple para 2025?
¿Cómo explica la dirección la caída del beneficio neto de Apple?
¿Quién es el director general de Apple?
¿En qué consiste el negocio de Apple?
¿Qué competidores menciona Apple?
Resumen de los factores de riesgo de Apple
"""
