"""How people say the items in Spanish, of Spain and of Latin America: see `chat.item_pattern`.

"Ingresos netos" alone is not here: it is net revenue to some and net income to others, and asks back.
"""

from chat.item_pattern import Said

_PROFIT = "[beneficio/beneficios/utilidad/utilidades/ganancia/ganancias/resultado/resultados/pérdida/pérdidas]"
_NET = "[neto/neta/netos/netas]"
_GROSS = "[bruto/bruta/brutos/brutas]"
_OPERATING = (
    "[operativo/operativa/operativos/operativas/operacional/operacionales/de explotación"
    "/de operación/de operaciones/por operaciones/de la operación]"
)
_TAXED = "[sobre/a/de/por] [renta/rentas/beneficio/beneficios/sociedades/ganancia/ganancias/utilidad/utilidades/ingresos]"
_MINORITY = (
    "[participaciones no dominantes/participaciones no controladoras/participación no controladora"
    "/participaciones minoritarias/participación no dominante/participaciones no controladas"
    "/intereses minoritarios/intereses no controladores/accionistas minoritarios/minoritarios/socios externos]"
)
_WITH = "[incluidas/incluidos/incluida/incluyendo/con/contando/incluido] [/las/los/a los/la/el]"
_OWNERS = (
    "[accionistas/propietarios/dominante/sociedad dominante/compañía/empresa/controladora/grupo"
    "/participación controladora/sociedad/accionistas de compañía/accionistas de empresa"
    "/propietarios de dominante/propietarios de controladora/matriz]"
)
_COST = "[coste/costes/costo/costos]"
_SPENT = "[gasto/gastos/coste/costes/costo/costos/cargo/cargos/desembolso/desembolsos]"
_RESEARCH = "[i+d/i+d+i/investigación y desarrollo/investigación desarrollo/r&d/r+d/i y d/tecnología y desarrollo]"
_WRITE_OFF = "[/gasto/gastos/cargo/cargos/coste/costo/dotación/dotaciones] [/de/por/en/a/para]"
_PLANT = (
    "[propiedad planta y equipo/propiedades planta y equipo/propiedades plantas y equipos/propiedad planta y equipos"
    "/propiedades plantas y equipo/inmuebles planta y equipo/inmuebles maquinaria y equipo/propiedades y equipo/propiedad y equipo"
    "/inmovilizado/inmovilizado material/inmovilizados materiales/activo fijo/activos fijos/activo material/activos materiales]"
)
_GOODWILL = "[fondo de comercio/fondos de comercio/plusvalía/plusvalía mercantil/crédito mercantil/goodwill]"
_NO_CURRENT = (
    "[neta de/netas de/sin/excluida/excluyendo/menos/descontada/descontando/sin incluir/sin contar/excluidos]"
    " [/la/los/el] [parte/porción/vencimiento/vencimientos/tramo] [corriente/corrientes/circulante/a corto plazo]"
)
_LONG = "[deuda/deudas/préstamos/endeudamiento] [/financiera/financieras] [/no corriente] a largo plazo [/no corriente]"
_EQUITY = "[patrimonio/patrimonio neto/capital contable/fondos propios/recursos propios/patrimonio contable/capital propio]"
_BUY_BACK = "[recompra/recompras/recomprar/recomprando] [/de] [/sus/sus propias/las/propias] acciones [/propias/ordinarias/comunes/de la compañía/de la empresa]"

SPANISH: tuple[Said, ...] = (
    Said("net sales", "ventas netas [/totales/consolidadas/a clientes] | ventas totales netas | ingresos por ventas netas | ventas netas totales"
     " | importe neto de ventas | venta neta"),
    Said("revenue",
     "[ingresos/ventas/facturación] [/total/totales/consolidados/consolidadas]"
     " | ingresos [operativos/de operación/de operaciones/de explotación/ordinarios/operacionales/por ventas/de ventas/de actividades ordinarias/por actividades ordinarias/de la operación/de la actividad] [/netos/totales/netos totales]"
     " | ingresos netos [operativos/de operación/de explotación/por ventas/de ventas/totales/ordinarios/operacionales/de operaciones] | ingresos totales netos | total de ingresos netos"
     " | [cifra/volumen] de [negocio/negocios/ventas/facturación] | ventas [/totales] a clientes"
     " | facturación [/total/global/anual] | cifra de facturación | entradas por ventas"),
    Said("gross profit", f"{_PROFIT} {_GROSS} [/total/totales] | margen bruto en [dólares/pesos/euros/importe]"),
    Said("operating income",
     f"{_PROFIT} [/{_NET}] {_OPERATING} [/total/{_NET}] | {_PROFIT} antes de intereses e impuestos | bait | uaii"),
    Said("income before taxes",
     f"{_PROFIT} [/{_NET}/consolidado/consolidada] antes de [/provisión de/provisión para] [impuesto/impuestos] [/{_TAXED}] | {_PROFIT} previo a impuestos"),
    Said("net income to common",
     f"{_PROFIT} [/{_NET}] [disponible/atribuible/atribuibles/aplicable] [a/para] [/los] [accionistas/acciones/tenedores de acciones] [comunes/ordinarios/ordinarias]"),
    Said("net income",
     f"{_PROFIT} {_NET} [/total/de ejercicio/de periodo/de compañía/de empresa/después de impuestos/final]"
     f" | {_PROFIT} [/{_NET}] [/consolidado/consolidada] [atribuible/atribuido/atribuida/atribuibles] [/a [/{_OWNERS}]]"
     f" | [beneficio/utilidad/ganancia/resultado] de [ejercicio/periodo] | {_PROFIT} después de [/pagar] [impuesto/impuestos] [/{_TAXED}]"
     f" | lucro neto | beneficio final"),
    Said("net income including noncontrolling interests",
     f"{_PROFIT} [/{_NET}] [/consolidado/consolidada/total] {_WITH} {_MINORITY}"
     f" | {_PROFIT} [/{_NET}] antes de {_MINORITY} | {_PROFIT} {_NET} [consolidado/consolidada/consolidados/consolidadas]"),
    Said("net income to noncontrolling interests",
     f"{_PROFIT} [/{_NET}] [atribuible/atribuibles/atribuido/atribuida/correspondiente] a {_MINORITY}"),
    Said("cost of revenue",
     f"{_COST} de [ventas/venta/ingresos/ventas netas/bienes vendidos/bienes y servicios vendidos/mercancía vendida/mercancías vendidas/mercadería vendida/mercaderías vendidas/productos vendidos/producto vendido/vendido/ventas y servicios] [/total/totales]"
     f" | {_COST} total de [ventas/ingresos]"),
    Said("operating expenses",
     f"[gasto/gastos/coste/costes/costo/costos] {_OPERATING} [/total/totales] | [gastos/costos y gastos/costes y gastos] [operativos/de operación] totales | gastos de funcionamiento"),
    Said("research and development",
     f"{_RESEARCH} | [gasto/gastos/inversión/inversiones/coste/costes/costo/costos/desembolso/desembolsos/dinero] [/total/totales] [/en/de/por/para/destinado a/destinada a/dedicado a] {_RESEARCH}"),
    Said("sg&a",
     "[/gasto/gastos/costos/costes] [/operativos/operativos de] [/de] [venta/ventas/comerciales/comercialización/distribución] [/comercialización] [generales/administrativos generales/generales de administración] [/y] [/de] [administración/administrativos/administrativo]"
     " | [gasto/gastos/costos/costes] [/de/en/por] [sg&a/sga] | [gasto/gastos] [de venta/de ventas/comerciales/de comercialización] y [/de] [administración/administrativos]"
     " | [gasto/gastos] [de administración/administrativos/generales/generales y administrativos/generales y de administración] y [/de] [venta/ventas/comerciales/comercialización]"
     " | [gasto/gastos] generales [/de] [venta/ventas/comerciales] y [/de] [administración/administrativos] | [gasto/gastos] de [venta/ventas] administrativos y generales | gastos de venta generales y admin"
     " | [gasto/gastos] administrativos [/generales] y [/de] [venta/ventas] | gastos de [venta/ventas] administración y generales | gastos de venta marketing y administración"),
    Said("selling and marketing",
     "[/gasto/gastos/inversión] [/en/de/por] [marketing/mercadotecnia/mercadeo] | [gasto/gastos] [/de/en] [venta/ventas/comercialización] [/y [/de/en] [marketing/mercadotecnia/mercadeo/comercialización]] | [gasto/gastos] comerciales"
     " | [gasto/gastos] [de/en] marketing y [venta/ventas] | ventas y marketing"),
    Said("general and administrative",
     "[gasto/gastos] [generales/de administración/administrativos/administrativos y generales] | [gasto/gastos] generales y [/de] [administración/administrativos] | [gasto/gastos] de administración y generales"),
    Said("marketing and advertising", "[gasto/gastos/inversión] [en/de] [marketing/mercadotecnia] y [/en/de] publicidad | [gasto/gastos] [en/de] publicidad y [/de] [marketing/mercadotecnia]"),
    Said("advertising", "[gasto/gastos/inversión/costes/costos] [en/de/por] publicidad | [gasto/gastos] [publicitario/publicitarios]"),
    Said("interest expense",
     f"{_SPENT} [/financiero/financieros/total/neto/netos] [por/de/en/a] [interés/intereses/intereses y deuda/intereses y de deuda/intereses de deuda/intereses financieros] [/neto/netos]"
     f" | {_SPENT} [financiero/financieros] [/neto/netos] | intereses a cargo | intereses devengados a cargo"),
    Said("income tax expense",
     f"[gasto/gastos/cargo/provisión/provisiones] [/total/fiscal] [por/de/para/en] [impuesto/impuestos] [/{_TAXED}] | [impuesto/impuestos] {_TAXED}"
     f" | [gasto/carga] [fiscal/impositivo/impositiva/tributario/tributaria] | provisión [fiscal/tributaria]"),
    Said("depreciation and amortization",
     f"{_WRITE_OFF} [depreciación/depreciaciones] [y/o] [/de/por] [amortización/amortizaciones] | {_WRITE_OFF} [amortización/amortizaciones] [y/o] [/de/por] [depreciación/depreciaciones]"
     f" | {_WRITE_OFF} amortizaciones | {_WRITE_OFF} d&a"),
    Said("depreciation", f"{_WRITE_OFF} [depreciación/depreciaciones]"),
    Said("amortization of intangibles",
     f"{_WRITE_OFF} amortización de [/activos/inmovilizado/activo/los activos] [intangibles/intangible] [/adquiridos]"),
    Said("stock-based compensation",
     "[/gasto/gastos/coste/costo] [/de/por/en] [compensación/compensaciones/remuneración/remuneraciones/retribución/retribuciones/pagos/pago] [/a empleados/de empleados] [en/basada en/basadas en/basado en/basados en/con/mediante/a base de] acciones"),
    Said("effective tax rate",
     f"[tasa/tipo] [impositiva/impositivo/fiscal/tributaria/tributario/de impuestos/de impuesto/de gravamen] [/efectiva/efectivo] | [tasa/tipo] [efectiva/efectivo/real efectiva] [/impositiva/impositivo/fiscal/tributaria/tributario/de impuesto/de impuestos/de gravamen/de tributación/de impuesto {_TAXED}/de impuestos {_TAXED}]"
     f" | [tasa/tipo] de impuesto [/{_TAXED}] [efectiva/efectivo]"),
    Said("total assets", "[activo/activos] [/total/totales/consolidado/consolidados]"),
    Said("current assets", "[activo/activos] [corriente/corrientes/circulante/circulantes/a corto plazo] [/total/totales]"),
    Said("noncurrent assets", "[activo/activos] [no corriente/no corrientes/no circulante/no circulantes/a largo plazo] [/total/totales]"),
    Said("cash",
     "[efectivo/caja/tesorería] [/y [/sus/otros] [equivalentes/equivalentes de efectivo/equivalentes a efectivo/equivalente de efectivo/equivalentes de caja/equivalentes de tesorería/medios líquidos equivalentes/activos líquidos equivalentes/medios equivalentes/activos equivalentes/activos líquidos]] [/disponible/total]"
     " | efectivo [disponible/en caja/en caja y bancos/en bancos] | dinero [en caja/en efectivo/disponible]"),
    Said("accounts receivable",
     "[cuentas/partidas/saldos] [/comerciales] [por/a/pendientes de] cobrar [/netas/netos/comerciales/a clientes/de clientes/totales/corrientes/a corto plazo] [/netas] | deudores comerciales [/y otras cuentas a cobrar/netos]"
     " | [clientes y deudores/deudores y clientes/créditos comerciales/clientes por ventas]"),
    Said("inventory", "[inventario/inventarios/existencias] [/neto/netos/netas/total/totales]"),
    Said("property, plant and equipment", f"{_PLANT} [/total] [/{_NET}]"),
    Said("goodwill", f"{_GOODWILL} [/total/neto/neta/en balance]"),
    Said("intangible assets",
     f"[/otros/total de] [inmovilizado intangible/inmovilizados intangibles/inmovilizado inmaterial/activo intangible/activos intangibles/intangibles] [/{_NET}/total/totales] [/[sin/excluido/excluida/excluyendo/excepto/salvo/sin incluir/sin contar/distintos de/distinto de/al margen de] [/el/la] {_GOODWILL}]"),
    Said("total liabilities", "[pasivo/pasivos] [/total/totales/consolidado/consolidados] | pasivo exigible total"),
    Said("current liabilities", "[pasivo/pasivos] [corriente/corrientes/circulante/circulantes/a corto plazo] [/total/totales]"),
    Said("noncurrent liabilities", "[pasivo/pasivos] [no corriente/no corrientes/no circulante/no circulantes/a largo plazo] [/total/totales]"),
    Said("liabilities and equity", "[pasivo/pasivos] y [patrimonio/patrimonio neto/capital contable/capital/fondos propios] [/total]"),
    Said("equity",
     f"{_EQUITY} [/de [accionistas/propietarios/sociedad dominante/dominante/compañía/empresa]/atribuible a {_OWNERS}] | capital contable total | total de capital contable | fondos propios totales"),
    Said("total equity", f"{_EQUITY} [/total] {_WITH} {_MINORITY} | {_EQUITY} y {_MINORITY}"),
    Said("retained earnings",
     "[ganancias/ganancia/utilidades/utilidad/beneficios/beneficio/resultados] [retenidas/retenidos/retenida/retenido/no distribuidas/no distribuidos/reinvertidas/reinvertidos/acumuladas/acumulados/sin distribuir/no repartidos/no repartidas]"),
    Said("noncurrent debt", f"{_LONG} {_NO_CURRENT} | parte no corriente de deuda [/a largo plazo]"),
    Said("long-term debt", f"{_LONG} [/pendiente] | deuda no corriente a largo plazo"),
    Said("current portion of long-term debt",
     "[parte/porción/vencimiento/vencimientos/tramo] [corriente/corrientes/circulante/a corto plazo] de [deuda/deudas/préstamos] [/a largo plazo]"),
    Said("total debt", "[deuda/deudas/endeudamiento/deuda financiera] [/total/bruta/totales/bruto/pendiente/viva]"),
    Said("accounts payable",
     "[cuentas/saldos] [/comerciales] [por/a] pagar [/comerciales/a proveedores/corrientes/totales/netas] | acreedores comerciales | [deuda/deudas] con proveedores | [debe/debia/debian/deben/adeuda/adeudaba] a [/sus/los] proveedores | [saldo de/cuentas de] proveedores | proveedores y acreedores"),
    Said("accounts payable and accrued liabilities", "[cuentas por pagar/cuentas a pagar] y [gastos/pasivos] [acumulados/devengados]"),
    Said("capital expenditure",
     f"[compra/compras/adquisición/adquisiciones/inversión/inversiones/pago/pagos/gasto/gastos/desembolso/desembolsos/adiciones/altas] [/netas] [de/en/por/a/por adquisición de/por adquisiciones de/por compra de/por compras de/por inversiones en/para adquirir/para adquisición de/para compra de] [/nuevo/nuevos] {_PLANT}"
     " | [inversión/inversiones/gasto/gastos/desembolso/desembolsos] [de/en] [capital/bienes de capital/capex] | capex [/total]"),
    Said("dividends paid",
     "[pago/pagos/reparto/repartos/distribución/desembolso/desembolsos/abono/efectivo pagado] [/total] [de/por/en/como/de los/destinado a] dividendos [/en efectivo/a accionistas/a sus accionistas/comunes]"
     " | dividendos [/totales] [pagados/repartidos/abonados/distribuidos/satisfechos/desembolsados/entregados/en efectivo] [/en efectivo/a accionistas/a sus accionistas/en metálico] | dividendos a accionistas | total de dividendos | dividendos en metálico"),
    Said("share repurchases",
     f"[/gasto/gastos/pago/pagos/efectivo destinado/efectivo pagado/efectivo usado/efectivo utilizado/efectivo empleado/efectivo dedicado/dinero destinado/dinero gastado/importe destinado/monto destinado/inversión/desembolso/desembolsos/cantidad destinada/fondos destinados] [/a/en/por/para/de] [/la] {_BUY_BACK}"
     " | [/gasto en/gastos en/pagos por/pago por/efectivo destinado a/efectivo pagado por] [compra/compras/adquisición/adquisiciones/comprar/adquirir/readquisición] [/de] [acciones propias/sus propias acciones/autocartera/acciones de tesorería/acciones en tesorería/acciones propias en cartera]"
     " | [/pagos por/gasto en] [recompra/recompras] [/de acciones]"),
    Said("debt repaid", "[amortización/amortizaciones/devolución/devoluciones/reembolso/reembolsos/pago/pagos/repago/repagos/cancelación] de [deuda/deudas/préstamos] [/a largo plazo]"),
    Said("interest paid",
     "intereses [pagados/abonados/satisfechos/desembolsados] [/en efectivo/en metálico] | [pago/pagos] [de/por] intereses [/en efectivo] | efectivo pagado [por/en] [/concepto de] intereses | intereses en efectivo"),
    Said("income taxes paid",
     f"[impuesto/impuestos] [/{_TAXED}] [pagado/pagados/abonados/satisfechos/desembolsados] [/en efectivo/en metálico] | [pago/pagos] [de/por] [impuesto/impuestos] [/{_TAXED}] [/en efectivo]"
     f" | efectivo pagado [por/en] [/concepto de] [impuesto/impuestos] [/{_TAXED}] | [impuesto/impuestos] [/{_TAXED}] en efectivo"),
    Said("capital expenditure with intangibles",
     f"[compra/compras/adquisición/adquisiciones/inversión/inversiones/pagos] [de/en/por] {_PLANT} y [/de/en] [/otros] [activos intangibles/intangibles/activo intangible/inmovilizado intangible/intangible]"),
    Said("free cash flow", "[flujo/flujos] de [caja/efectivo/fondos/tesorería] [libre/libres] | [/flujo de] [caja/efectivo] libre | flujo libre de [caja/efectivo] | cash flow libre | flujo de caja libre generado"),
    Said("public float", "valor de mercado [/agregado/total] [/de acciones/de acciones comunes/de acciones ordinarias] [en manos de/en poder de/mantenidas por/poseídas por/de] [/los] no afiliados | capital flotante | [valor de/] free float | flotante"),
    Said("gross margin", "margen [bruto/de beneficio bruto/de utilidad bruta/de ganancia bruta] [/sobre ventas/sobre ingresos/porcentual/en porcentaje/en %]"),
    Said("operating margin", "margen [operativo/operacional/de explotación/de operación/de beneficio operativo/de utilidad operativa/de resultado operativo/de utilidad de operación] [/sobre ventas/sobre ingresos/porcentual/en porcentaje/en %]"),
    Said("net margin", "margen [neto/de beneficio neto/de utilidad neta/de ganancia neta/neto de beneficio/neto de utilidad/de resultado neto] [/sobre ventas/sobre ingresos/porcentual/en porcentaje/en %]"),
    Said("current ratio", "[ratio/razón/coeficiente/índice] [corriente/circulante/de liquidez/de liquidez corriente/de liquidez general/de circulante/de solvencia a corto plazo] | liquidez corriente"),
    Said("net debt", "deuda [/financiera] neta [/total] | deuda neta financiera | endeudamiento [/financiero] neto"),
    Said("working capital", "capital [circulante/de trabajo] [/neto] | fondo de maniobra"),
    Said("debt to equity", "[ratio/razón/relación/coeficiente/índice] [/de] deuda [/total] [a/sobre/entre/y/] [patrimonio/patrimonio neto/capital/capital contable/fondos propios/recursos propios] | deuda [sobre/a] capital contable"),
    Said("return on equity", "[rentabilidad/rendimiento/retorno] [sobre/de] [/los] [patrimonio/patrimonio neto/capital/capital contable/fondos propios/recursos propios/capital propio] [/medio/medios/promedio]"),
    Said("return on assets", "[rentabilidad/rendimiento/retorno] [sobre/de] [activo/activos] [/total/totales/medios/promedio]"),
    Said("income from continuing operations", f"{_PROFIT} [/{_NET}] de [operaciones/actividades] [continuadas/continuas]"),
)  # fmt: skip
