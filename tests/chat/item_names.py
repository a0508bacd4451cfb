"""Names of items as people type them, and names that look like them; for test_item_names.py."""

# Item: its names in English, and in Spanish. With "*" a whole question, "@" the company.
NAMES: dict[str, tuple[str, str]] = {
    "revenue": (
        "revenue | revenues | total revenue | total revenues | sales | total sales | turnover | net revenue | net revenues | total net revenue | net operating revenues | operating revenues | top line | consolidated revenue | revenue figure | sales revenue | sales to customers | net revenues total",
        "ingresos | ingresos totales | total de ingresos | ventas | ventas totales | facturación | cifra de negocios | importe neto de la cifra de negocios | volumen de negocio | ingresos ordinarios | ingresos de actividades ordinarias | ingresos operativos netos | ingresos netos totales | ingresos por ventas | ingresos de operación | ingresos de explotación | cifra de ventas | ventas consolidadas",
    ),
    "net sales": (
        "net sales | total net sales | net sales total | sales, net | consolidated net sales | net sales revenue | net consolidated sales | net sales figure",
        "ventas netas | ventas netas totales | las ventas netas | total de ventas netas | ventas netas consolidadas | importe de ventas netas | venta neta | ventas netas a clientes",
    ),
    "gross profit": (
        "gross profit | gross profits | total gross profit | gross income | gross earnings | gross profit amount | gross profit figure | gross profit in dollars",
        "beneficio bruto | utilidad bruta | ganancia bruta | resultado bruto | beneficios brutos | ganancias brutas | utilidades brutas | margen bruto en dólares | utilidad bruta total",
    ),
    "operating income": (
        "operating income | operating profit | income from operations | operating earnings | profit from operations | operating loss | EBIT | earnings from operations | operating income (loss) | loss from operations | income (loss) from operations | total operating income | earnings before interest and taxes",
        "resultado operativo | resultado de explotación | beneficio operativo | utilidad de operación | utilidad operativa | ganancia operativa | beneficio de explotación | pérdida operativa | resultado de operación | utilidad operacional | resultado neto de explotación | pérdidas de explotación",
    ),
    "income before taxes": (
        "income before taxes | income before income taxes | pretax income | pre-tax income | earnings before taxes | profit before tax | pre-tax profit | earnings before income taxes | income before provision for income taxes | pretax earnings | loss before income taxes | income (loss) before income taxes",
        "resultado antes de impuestos | beneficio antes de impuestos | utilidad antes de impuestos | ganancia antes de impuestos | utilidad antes de impuestos a la utilidad | pérdida antes de impuestos | utilidades antes de impuestos | resultado antes del impuesto sobre la renta | beneficio antes de los impuestos | ganancias antes de impuestos | utilidad antes de impuesto a la renta",
    ),
    "net income": (
        "net income | net earnings | net profit | net profits | net income (loss) | net loss | profit | earnings | bottom line | profit after tax | income after taxes | net income attributable to Norvane | total net income | profit for the year | net income attributable to the company | net income attributable to shareholders | net result",
        "resultado neto | beneficio neto | utilidad neta | ganancia neta | ganancias netas | beneficios | pérdida neta | utilidades netas | beneficio después de impuestos | resultado del ejercicio | utilidad del ejercicio | beneficio neto atribuible | resultado neto atribuible a los accionistas | utilidad neta total | beneficio atribuible a la sociedad dominante | utilidad neta atribuible a la participación controladora",
    ),
    "net income including noncontrolling interests": (
        "consolidated net income | net income including noncontrolling interests | net income including non-controlling interests | net earnings including noncontrolling interests | net income including minority interests | net income before noncontrolling interests | net loss including noncontrolling interests | consolidated net income including noncontrolling interests | profit including minority interests",
        "resultado neto consolidado | beneficio neto consolidado | utilidad neta consolidada | beneficio neto incluidos los minoritarios | resultado neto incluidas las participaciones no dominantes | utilidad neta incluyendo la participación no controladora | beneficio neto con los intereses minoritarios | resultado incluidas las participaciones no controladoras | ganancia neta consolidada",
    ),
    "net income to noncontrolling interests": (
        "net income attributable to noncontrolling interests | net income attributable to non-controlling interests | income attributable to noncontrolling interests | net earnings attributable to noncontrolling interests | net income attributable to the noncontrolling interest | profit attributable to minority interests | net loss attributable to noncontrolling interests | consolidated net income attributable to noncontrolling interest | earnings attributable to minority shareholders",
        "resultado atribuible a participaciones no controladoras | resultado atribuible a minoritarios | beneficio atribuible a minoritarios | beneficio atribuible a las participaciones no dominantes | utilidad neta atribuible a la participación no controladora | resultado neto atribuible a los socios externos | beneficio neto atribuible a intereses minoritarios | ganancia atribuible a las participaciones no controladoras",
    ),
    "net income to common": (
        "net income available to common stockholders | net income available to common shareholders | net income applicable to common stockholders | net income to common | net income attributable to common shareholders | earnings available to common shareholders | net earnings attributable to common stockholders | net income attributable to common shareholders of Norvane | income available to common stock",
        "resultado neto atribuible a accionistas ordinarios | beneficio neto atribuible a los accionistas ordinarios | utilidad neta disponible para accionistas comunes | utilidad neta atribuible a los accionistas comunes | beneficio atribuible a los accionistas ordinarios | resultado atribuible a accionistas comunes | utilidad disponible para los accionistas comunes | ganancia neta atribuible a las acciones ordinarias",
    ),
    "cost of revenue": (
        "cost of revenue | cost of revenues | cost of sales | cost of goods sold | COGS | costs of goods sold | cost of products sold | total cost of revenue | cost of goods and services sold | cost of merchandise sold | cost of net sales | cost of products and services",
        "coste de ventas | costo de ventas | costo de los ingresos | coste de los ingresos | coste de las ventas | costo de lo vendido | costo de los bienes vendidos | costos de ventas | costo de la mercancía vendida | coste de los productos vendidos | costo total de ventas | costes de las ventas",
    ),
    "operating expenses": (
        "operating expenses | total operating expenses | opex | operating costs | operating expense | operating costs and expenses | total opex | operating spending",
        "gastos operativos | gastos de operación | gastos de explotación | gastos operativos totales | total de gastos operativos | gasto operativo | costos operativos | gastos operacionales | gasto de explotación | total de gastos de operación",
    ),
    "research and development": (
        "R&D | R&D expense | research and development | research & development costs | R&D spending | research and development expenses | R and D | technology and development | technology and development expense | R&D investment | product development expense | total R&D",
        "I+D | gasto en I+D | gastos de I+D | investigación y desarrollo | gastos de investigación y desarrollo | inversión en I+D | gasto de investigación y desarrollo | inversión en investigación y desarrollo | gastos en investigación y desarrollo | gasto total en I+D | tecnología y desarrollo",
    ),
    "sg&a": (
        "SG&A | SG&A expense | selling, general and administrative expenses | selling, general & administrative | operating, selling, general and administrative expenses | selling, marketing and administrative | SG&A costs | selling and administrative expenses | sales, general and administrative expenses | selling, general and admin expenses",
        "gastos de venta, generales y administrativos | gastos de ventas, generales y de administración | gastos SG&A | gastos generales, de venta y administrativos | gastos de venta y administración | gastos de administración y ventas | gastos de ventas generales y administrativos | gastos comerciales, generales y administrativos | gastos de administración y venta | gastos operativos, de venta, generales y administrativos",
    ),
    "selling and marketing": (
        "sales and marketing | selling and marketing expense | sales & marketing expenses | marketing expenses | marketing spend | S&M | selling expenses | marketing and sales costs",
        "gastos de marketing | gastos de ventas y marketing | gastos comerciales | gasto en marketing | gastos de venta | gastos de mercadotecnia | inversión en marketing | gastos de comercialización",
    ),
    "marketing and advertising": (
        "marketing and advertising | marketing and advertising expense | advertising and marketing | marketing and advertising costs | advertising and marketing expenses | marketing and advertising spend | marketing & advertising | marketing and advertising expenses",
        "gastos de marketing y publicidad | marketing y publicidad | gasto en marketing y publicidad | gastos en publicidad y marketing | gastos de publicidad y marketing | inversión en marketing y publicidad | gastos de mercadotecnia y publicidad | gasto de marketing y publicidad",
    ),
    "general and administrative": (
        "G&A | general and administrative | general and administrative expenses | G&A expense | G&A costs | administrative expenses | general & administrative costs | general and admin expenses",
        "gastos generales y administrativos | gastos administrativos | gastos de administración | gastos generales | gastos generales y de administración | gastos administrativos y generales | gasto de administración | gastos de administración y generales",
    ),
    "advertising": (
        "advertising | advertising expense | advertising costs | advertising spend | ad spend | advertising expenses | advertising expenditure | ad spending",
        "publicidad | gastos de publicidad | gasto en publicidad | gastos publicitarios | inversión en publicidad | gastos en publicidad | costos de publicidad | gasto publicitario",
    ),
    "interest expense": (
        "interest expense | interest expenses | interest costs | interest and debt expense | interest expense, net | finance costs | interest charges | total interest expense | financing costs | interest and debt costs",
        "gasto por intereses | gastos por intereses | gastos financieros | gasto financiero | gastos financieros por intereses | gastos de intereses | gasto por intereses y deuda | costo de intereses | gasto en intereses | costes financieros | gasto neto por intereses",
    ),
    "income tax expense": (
        "income tax expense | income taxes | provision for income taxes | tax expense | tax provision | income tax provision | income tax | provision for taxes | income tax expense (benefit) | tax charge | income tax benefit | corporate income tax | benefit from income taxes",
        "impuesto sobre beneficios | gasto por impuestos | impuesto sobre la renta | impuesto sobre sociedades | gasto por impuesto sobre la renta | provisión para impuestos sobre la renta | impuestos a la utilidad | impuesto a las ganancias | gasto fiscal | gasto por impuesto sobre las ganancias | impuesto de sociedades | provisión para impuestos | gasto por el impuesto sobre beneficios | impuesto a la renta",
    ),
    "depreciation and amortization": (
        "depreciation and amortization | D&A | depreciation & amortization expense | depreciation and amortisation | depreciation, depletion and amortization | amortization and depreciation | depreciation and amortization costs | D&A expense",
        "depreciación y amortización | amortización y depreciación | gasto por depreciación y amortización | depreciaciones y amortizaciones | gastos de depreciación y amortización | amortizaciones | amortizaciones y depreciaciones | cargo por depreciación y amortización | la depreciación y la amortización | dotación a la amortización y depreciación",
    ),
    "depreciation": (
        "depreciation | depreciation expense | depreciation charge | depreciation expenses | depreciation cost | depreciation costs | depreciation charges | the depreciation expense",
        "depreciación | gasto por depreciación | gastos de depreciación | depreciaciones | cargo por depreciación | la depreciación | gasto de depreciación | cargos por depreciación",
    ),
    "amortization of intangibles": (
        "amortization of intangibles | amortization of intangible assets | amortization expense | intangible amortization | amortization of acquired intangibles | amortisation of intangible assets | amortization of purchased intangible assets | amortization of acquired intangible assets | amortization charge",
        "amortización de intangibles | amortización de activos intangibles | amortización del inmovilizado intangible | amortización de los activos intangibles | gasto por amortización de intangibles | gasto por amortización de activos intangibles | la amortización de los intangibles | gastos de amortización de intangibles",
    ),
    "stock-based compensation": (
        "stock-based compensation | share-based compensation | stock compensation | SBC | stock compensation expense | equity-based compensation | share-based payments | stock comp | stock-based comp expense | equity compensation expense | stock based compensation costs",
        "compensación en acciones | remuneración en acciones | compensación basada en acciones | gasto por compensación en acciones | pagos basados en acciones | remuneración basada en acciones | retribución en acciones | gasto por compensación basada en acciones | gasto de remuneración en acciones | remuneraciones basadas en acciones",
    ),
    "effective tax rate": (
        "effective tax rate | tax rate | effective income tax rate | ETR | income tax rate | effective rate of tax | effective rate of income tax | effective corporate tax rate",
        "tipo impositivo efectivo | tasa impositiva efectiva | tasa efectiva de impuestos | tipo efectivo | tasa fiscal efectiva | tasa efectiva | tasa efectiva del impuesto sobre la renta | tipo fiscal efectivo | tasa tributaria efectiva | tipo efectivo de gravamen",
    ),
    "total assets": (
        "total assets | assets | assets in total | consolidated assets | total consolidated assets | total of assets | assets, total | overall assets",
        "activos totales | activo total | total activo | total de activos | total del activo | activos | total de activo | el total de los activos | activo total consolidado",
    ),
    "current assets": (
        "current assets | total current assets | current assets in total | total of current assets | current assets total | the current assets | all current assets | total short-term assets",
        "activo corriente | activos corrientes | activo circulante | total activo corriente | total de activos corrientes | activos circulantes | activo corriente total | total del activo corriente | activos corrientes totales | total de activo circulante",
    ),
    "current liabilities": (
        "current liabilities | total current liabilities | current liabilities in total | total of current liabilities | all current liabilities | current liabilities total | the current liabilities | short-term liabilities",
        "pasivo corriente | pasivos corrientes | pasivo circulante | total pasivo corriente | total de pasivos corrientes | pasivos circulantes | total del pasivo corriente | pasivos a corto plazo | pasivo a corto plazo | total de pasivo circulante",
    ),
    "total liabilities": (
        "total liabilities | liabilities | liabilities in total | total of liabilities | consolidated liabilities | liabilities, total | total consolidated liabilities | overall liabilities",
        "pasivo total | pasivos totales | total pasivo | total de pasivos | total del pasivo | pasivo | pasivos | el total de los pasivos",
    ),
    "cash": (
        "cash | cash and cash equivalents | cash & equivalents | cash and equivalents | cash balance | cash position | cash on hand | total cash | total cash and cash equivalents | cash balances | cash pile | cash holdings | balance of cash and cash equivalents",
        "efectivo | efectivo y equivalentes | efectivo y equivalentes de efectivo | tesorería | tesorería y equivalentes | caja | caja y equivalentes | efectivo y los equivalentes de efectivo | efectivo y equivalentes al efectivo | saldo de efectivo | efectivo y otros activos líquidos equivalentes | efectivo disponible",
    ),
    "accounts receivable": (
        "accounts receivable | accounts receivable, net | receivables | net receivables | trade receivables | net accounts receivable | trade accounts receivable | customer receivables | accounts receivable balance | receivables, net | total receivables",
        "cuentas por cobrar | cuentas a cobrar | deudores comerciales | clientes por cobrar | cuentas por cobrar netas | cuentas por cobrar a clientes | cuentas comerciales por cobrar | cuentas por cobrar comerciales | total de cuentas por cobrar | cuentas por cobrar, netas",
    ),
    "inventory": (
        "inventory | inventories | total inventory | net inventory | inventories, net | merchandise inventories | inventory balance | inventory levels | total inventories",
        "inventario | inventarios | existencias | total de inventarios | nivel de inventarios | inventarios netos | valor de las existencias | saldo de inventarios",
    ),
    "property, plant and equipment": (
        "property, plant and equipment | PP&E | net PP&E | property and equipment, net | fixed assets | PP&E, net | property, plant, and equipment, net | net property, plant and equipment | property & equipment | plant, property and equipment | net fixed assets",
        "inmovilizado material | propiedades, planta y equipo | propiedad, planta y equipo | inmovilizado material neto | activo fijo | activos fijos | propiedad, planta y equipo neta | propiedades, planta y equipo netos | inmuebles, planta y equipo | propiedades y equipo | activo fijo neto | inmuebles, maquinaria y equipo",
    ),
    "goodwill": (
        "goodwill | total goodwill | goodwill, net | net goodwill | goodwill balance | goodwill on the balance sheet | the goodwill | carrying amount of goodwill | book value of goodwill",
        "fondo de comercio | plusvalía | plusvalía mercantil | crédito mercantil | goodwill | el fondo de comercio | saldo de fondo de comercio | total de fondo de comercio | valor del fondo de comercio",
    ),
    "intangible assets": (
        "intangible assets | intangibles | intangible assets, net | net intangible assets | intangible assets excluding goodwill | other intangible assets | intangible assets other than goodwill | acquired intangible assets | net intangibles | intangible assets without goodwill",
        "activos intangibles | inmovilizado intangible | intangibles | activos intangibles netos | inmovilizado intangible neto | activos intangibles, sin el fondo de comercio | activo intangible | activos intangibles distintos del fondo de comercio | activos intangibles sin la plusvalía | otros activos intangibles",
    ),
    "equity": (
        "stockholders' equity | shareholders' equity | equity | total stockholders' equity | shareowners' equity | total shareholders' equity | stockholder equity | shareholder's equity | book value | net worth | common equity | equity attributable to shareholders",
        "patrimonio neto | patrimonio | capital contable | fondos propios | patrimonio de los accionistas | recursos propios | capital contable total | patrimonio neto atribuible | patrimonio neto de los accionistas | total de capital contable | total de fondos propios",
    ),
    "total equity": (
        "total equity | equity including noncontrolling interests | total equity including noncontrolling interests | stockholders' equity including noncontrolling interests | equity including minority interests | shareholders' equity including non-controlling interests | total stockholders' equity including noncontrolling interests | total shareholders' equity including minority interest",
        "patrimonio neto total | patrimonio total | patrimonio neto incluidos los minoritarios | patrimonio neto incluidas las participaciones no dominantes | capital contable incluyendo la participación no controladora | patrimonio incluidas las participaciones no controladoras | patrimonio neto con los minoritarios | fondos propios incluidos los intereses minoritarios",
    ),
    "retained earnings": (
        "retained earnings | accumulated deficit | reinvested earnings | retained earnings (deficit) | retained earnings (accumulated deficit) | undistributed earnings | earnings retained | retained profits | earnings reinvested in the business",
        "ganancias retenidas | utilidades retenidas | beneficios retenidos | resultados acumulados | utilidades acumuladas | ganancias acumuladas | beneficios no distribuidos | ganancias reinvertidas | utilidades reinvertidas | beneficios reinvertidos | utilidades no distribuidas | déficit acumulado",
    ),
    "long-term debt": (
        "long-term debt | long term debt | non-current long-term debt | noncurrent long-term debt | long-term borrowings | LT debt | long-term debt, noncurrent | long-term debt outstanding",
        "deuda a largo plazo | deuda a largo plazo no corriente | deudas a largo plazo | préstamos a largo plazo | endeudamiento a largo plazo | deuda financiera a largo plazo | la deuda a largo plazo | deuda no corriente a largo plazo",
    ),
    "noncurrent debt": (
        "long-term debt, net of current portion | long-term debt excluding current maturities | long-term debt less current portion | long-term debt excluding the current portion | term debt, net of current portion | non-current long-term debt, net of current portion | non-current debt | noncurrent portion of long-term debt | long-term debt, without current portion",
        "deuda a largo plazo, neta de la parte corriente | deuda a largo plazo sin la parte corriente | deuda a largo plazo neta de la porción circulante | deuda no corriente | deuda a largo plazo excluida la parte corriente | deuda a largo plazo menos la porción corriente | deuda a largo plazo excluyendo vencimientos corrientes | deuda a largo plazo, sin la porción a corto plazo",
    ),
    "current portion of long-term debt": (
        "current portion of long-term debt | current maturities of long-term debt | current portion of debt | long-term debt due within one year | current term debt | current installments of long-term debt | current portion of term debt | long-term debt, current portion | current maturities",
        "parte corriente de la deuda a largo plazo | porción corriente de la deuda a largo plazo | porción circulante de la deuda a largo plazo | vencimientos corrientes de la deuda a largo plazo | parte a corto plazo de la deuda a largo plazo | porción circulante de deuda a largo plazo | vencimientos a corto plazo de la deuda a largo plazo | parte corriente de los préstamos a largo plazo",
    ),
    "total debt": (
        "total debt | debt | borrowings | total borrowings | gross debt | outstanding debt | indebtedness | financial debt | debt outstanding | total outstanding debt | debt load",
        "deuda total | deuda | deuda financiera | endeudamiento | deuda bruta | deuda financiera total | total de deuda | endeudamiento total | deuda viva",
    ),
    "accounts payable": (
        "accounts payable | payables | trade payables | accounts payable, current | payables to suppliers | trade accounts payable | accounts payable balance | total accounts payable | amounts owed to suppliers",
        "cuentas por pagar | cuentas a pagar | acreedores comerciales | proveedores | cuentas por pagar a proveedores | cuentas por pagar comerciales | cuentas comerciales por pagar | deudas con proveedores | total de cuentas por pagar",
    ),
    "operating cash flow": (
        "operating cash flow | cash flow from operations | cash flow from operating activities | net cash provided by operating activities | cash from operations | cash generated by operating activities | net cash from operating activities | cash provided by operations | OCF | CFO | net cash provided by (used in) operating activities | cash flows from operating activities | operating activities cash flow | cash generated from operations | net cash generated by operating activities | cash flow, operating",
        "flujo de caja operativo | flujo de efectivo de operación | flujo de efectivo de las actividades de operación | flujo de efectivo operativo | efectivo generado por las operaciones | flujos de efectivo de las actividades de explotación | efectivo neto de las actividades de operación | flujo de caja de explotación | efectivo neto generado por actividades de operación | flujo neto de efectivo de las operaciones | flujo de caja de las operaciones | efectivo neto proveniente de las actividades de operación",
    ),
    "investing cash flow": (
        "investing cash flow | cash flow from investing activities | net cash used in investing activities | cash used for investing | net cash from investing activities | cash flow from investing | cash flows from investing activities | investing activities cash flow | net cash provided by (used in) investing activities",
        "flujo de caja de inversión | flujo de efectivo de las actividades de inversión | flujo de inversión | efectivo neto de las actividades de inversión | efectivo usado en actividades de inversión | flujos de efectivo de inversión | efectivo neto utilizado en actividades de inversión | flujo de caja de las actividades de inversión | flujo neto de efectivo de inversión",
    ),
    "financing cash flow": (
        "financing cash flow | cash flow from financing activities | cash used in financing | net cash used in financing activities | net cash from financing activities | cash flow from financing | net cash provided by financing activities | cash flows from financing activities | financing activities cash flow | cash used for financing activities",
        "flujo de caja de financiación | flujo de efectivo de las actividades de financiación | flujo de efectivo de financiamiento | efectivo neto de las actividades de financiación | flujo de financiación | efectivo utilizado en actividades de financiamiento | flujos de efectivo de las actividades de financiación | flujo de caja de financiamiento | flujo neto de efectivo de financiamiento",
    ),
    "capital expenditure": (
        "capex | capital expenditures | capital expenditure | purchases of property, plant and equipment | purchases of property and equipment | purchases of PP&E | capital spending | payments for property, plant and equipment | additions to property and equipment | acquisition of property, plant and equipment | payments to acquire property, plant and equipment | capital investment | cash paid for property and equipment | How much did @ pay for property and equipment in 2024?*",
        "capex | inversión en inmovilizado | inversiones de capital | gastos de capital | compras de propiedades, planta y equipo | adquisiciones de inmovilizado | inversión en activo fijo | inversiones en activos fijos | pagos por adquisición de inmovilizado material | adquisición de propiedad, planta y equipo | compras de inmovilizado material | gasto de capital",
    ),
    "dividends paid": (
        "dividends paid | dividends | cash dividends | cash dividends paid | dividend payments | payments of dividends | payment of dividends | dividends and dividend equivalents paid | payments for dividends and dividend equivalents | dividends paid to shareholders | common dividends paid | How much did @ pay out in dividends in 2024?* | How much was paid out in dividends by @ in 2024?* | How much was the dividend payout of @ in 2024?* | dividend payouts",
        "dividendos pagados | dividendos | pago de dividendos | pagos de dividendos | dividendos en efectivo | reparto de dividendos | dividendos pagados a los accionistas | dividendos repartidos | pagos por dividendos | dividendos distribuidos | dividendos pagados en efectivo",
    ),
    "share repurchases": (
        "share repurchases | stock repurchases | buybacks | share buybacks | stock buyback | repurchases of common stock | payments to repurchase common stock | cash paid for share repurchases | purchases of treasury stock | spending on share buybacks | payments for repurchase of common stock | repurchase of shares | How much was spent on buybacks by @ in 2024?* | How much stock did @ buy back in 2024?* | How much did @ spend on buybacks in 2024?* | How much did @ spend repurchasing its own shares in 2024?* | How much in shares was bought back by @ in 2024?*",
        "recompra de acciones | recompras de acciones | recompra de acciones propias | recompras de acciones propias | compra de acciones propias | adquisición de acciones propias | pagos por recompra de acciones | gasto en recompra de acciones | efectivo destinado a recomprar acciones | recompras | ¿Cuánto dedicó @ a recomprar acciones en 2024?* | ¿Cuánto gastó @ en recomprar sus acciones en 2024?* | ¿Cuánto destinó @ a la recompra de acciones propias en 2024?*",
    ),
    "diluted eps": (
        "diluted EPS | EPS | earnings per share | diluted earnings per share | EPS, diluted | earnings per diluted share | diluted earnings per common share | net income per share | diluted net income per share | earnings per share, diluted | earnings per share assuming dilution | net earnings per common share | EPS (diluted) | diluted loss per share",
        "BPA diluido | BPA | beneficio por acción | beneficio por acción diluido | utilidad por acción | utilidad por acción diluida | beneficio diluido por acción | ganancia por acción | UPA | ganancias por acción diluidas | utilidad neta por acción | resultado por acción diluido | beneficio neto diluido por acción | utilidad neta diluida por acción",
    ),
    "basic eps": (
        "basic EPS | basic earnings per share | EPS basic | earnings per basic share | earnings per share, basic | basic net income per share | basic earnings per common share | EPS (basic) | net income per share, basic | basic loss per share",
        "BPA básico | beneficio por acción básico | beneficio básico por acción | utilidad básica por acción | utilidad por acción básica | ganancia básica por acción | UPA básica | ganancias básicas por acción | EPS básico | utilidad neta básica por acción",
    ),
    "dividends per share": (
        "dividends per share | dividend per share | DPS | dividends declared per share | cash dividends declared per common share | cash dividends per share | dividends declared per common share | dividends paid per share | How much per share did @ pay in dividends?*",
        "dividendo por acción | dividendos por acción | dividendos declarados por acción | dividendo declarado por acción | DPA | dividendos pagados por acción | dividendo en efectivo por acción | el dividendo por acción",
    ),
    "diluted shares": (
        "diluted shares | diluted shares outstanding | weighted average diluted shares | average diluted shares | diluted weighted-average shares | average diluted share count | weighted average diluted shares outstanding | share count, diluted, weighted average | diluted share count | weighted-average shares outstanding, diluted | weighted average shares diluted | number of diluted shares",
        "acciones diluidas | número medio ponderado de acciones diluidas | promedio ponderado de acciones diluidas | acciones diluidas promedio ponderadas | media ponderada de acciones diluidas | acciones diluidas en circulación | número de acciones diluidas | promedio ponderado de las acciones diluidas en circulación | número promedio ponderado de acciones diluidas",
    ),
    "basic shares": (
        "basic shares | weighted average basic shares | basic weighted-average shares | average basic share count | weighted average shares outstanding | basic shares outstanding | weighted average basic shares outstanding | weighted-average shares outstanding, basic | weighted average number of common shares outstanding | average shares outstanding",
        "acciones básicas | número medio ponderado de acciones básicas | promedio ponderado de acciones básicas | acciones básicas promedio ponderadas | número medio ponderado de acciones | promedio ponderado de acciones en circulación | media ponderada de acciones | número promedio ponderado de acciones básicas en circulación | promedio ponderado de acciones ordinarias en circulación",
    ),
    "shares outstanding": (
        "shares outstanding | common shares outstanding | outstanding shares | share count | number of shares outstanding | shares of common stock outstanding | number of outstanding shares | shares issued and outstanding | How many common shares did @ have outstanding?* | How many shares of common stock were outstanding at @?* | total shares outstanding | How many shares of @ were outstanding?*",
        "acciones en circulación | número de acciones en circulación | acciones ordinarias en circulación | acciones comunes en circulación | número de acciones | cantidad de acciones en circulación | ¿Cuántas acciones ordinarias tenía @ en circulación?* | ¿Cuántas acciones tenía en circulación @?* | total de acciones en circulación",
    ),
    "public float": (
        "public float | aggregate market value held by non-affiliates | market value held by non-affiliates | aggregate public float | market value of the common stock held by non-affiliates | non-affiliate market value | aggregate market value of common equity held by non-affiliates | non-affiliate public float",
        "valor de mercado en manos de no afiliados | capital flotante | free float | valor de mercado de las acciones en poder de no afiliados | valor de mercado agregado en manos de no afiliados | flotante | valor de mercado total en manos de los no afiliados | valor de mercado de las acciones comunes en manos de no afiliados",
    ),
    "gross margin": (
        "gross margin | gross profit margin | gross margin percentage | gross margin % | gross margin rate | gross margin ratio | GM% | gross margin percent",
        "margen bruto | margen de beneficio bruto | margen de utilidad bruta | margen bruto sobre ventas | margen bruto sobre ingresos | porcentaje de margen bruto | margen de ganancia bruta | el margen bruto",
    ),
    "operating margin": (
        "operating margin | operating profit margin | operating income margin | op margin | EBIT margin | operating margin percentage | operating margin % | operating margin on sales",
        "margen operativo | margen de explotación | margen de operación | margen operativo sobre ventas | margen EBIT | margen de beneficio operativo | margen operacional | margen de explotación sobre ventas",
    ),
    "net margin": (
        "net margin | net profit margin | profit margin | net income margin | net margin percentage | net margin % | net earnings margin | net margin on sales",
        "margen neto | margen de beneficio neto | margen neto sobre ventas | margen de utilidad neta | margen de utilidad | margen neto sobre ingresos | margen de ganancia neta | margen de beneficio",
    ),
    "free cash flow": (
        "free cash flow | FCF | free cash flows | free cashflow | free cash flow generation | the free cash flow | free cash flow generated | total free cash flow",
        "flujo de caja libre | flujo de efectivo libre | free cash flow | flujo libre de caja | FCL | flujos de caja libre | cash flow libre | flujo libre de efectivo",
    ),
    "current ratio": (
        "current ratio | ratio of current assets to current liabilities | current ratio (current assets over current liabilities) | current assets divided by current liabilities | current assets to current liabilities | the current ratio | current assets over current liabilities | current liquidity ratio",
        "ratio corriente | ratio de liquidez | razón corriente | ratio de liquidez corriente | razón circulante | razón de liquidez | ratio de circulante | liquidez corriente | activo corriente sobre pasivo corriente",
    ),
    "working capital": (
        "working capital | net working capital | working capital balance | working capital position | the working capital | total working capital | consolidated working capital | working capital amount",
        "fondo de maniobra | capital circulante | capital de trabajo | capital de trabajo neto | capital circulante neto | el fondo de maniobra | el capital de trabajo | el capital circulante",
    ),
    "net debt": (
        "net debt | net financial debt | net indebtedness | the net debt | total net debt | consolidated net debt | the net financial debt | total net financial debt",
        "deuda neta | deuda financiera neta | endeudamiento neto | deuda neta total | deuda neta financiera | la deuda neta | la deuda financiera neta | endeudamiento financiero neto",
    ),
    "ebitda": (
        "EBITDA | ebitda | the EBITDA | earnings before interest, taxes, depreciation and amortization | total EBITDA | consolidated EBITDA | Ebitda | earnings before interest, tax, depreciation and amortization",
        "EBITDA | ebitda | el EBITDA | resultado bruto de explotación | EBITDA total | EBITDA consolidado | Ebitda | el ebitda",
    ),
    "return on equity": (
        "ROE | return on equity | return on average equity | return on shareholders' equity | return on stockholders' equity | roe | the return on equity | return on common equity",
        "ROE | rentabilidad sobre recursos propios | rentabilidad sobre el patrimonio | rentabilidad sobre fondos propios | rendimiento sobre el capital contable | retorno sobre el patrimonio neto | rentabilidad financiera | rentabilidad del patrimonio",
    ),
    "return on assets": (
        "ROA | return on assets | return on average assets | return on total assets | roa | return on average total assets | the return on assets | the ROA",
        "ROA | rentabilidad sobre activos | rentabilidad sobre el activo | rendimiento de los activos | retorno sobre activos | rentabilidad de los activos | rendimiento sobre los activos totales | rentabilidad del activo",
    ),
    "payout ratio": (
        "payout ratio | dividend payout | dividend payout ratio | dividend payout rate | the payout ratio | the dividend payout ratio | dividends paid as a percentage of net income | dividends paid to net income | dividends paid divided by net income",
        "ratio de reparto | tasa de reparto | payout | tasa de pago de dividendos | ratio de pago de dividendos | ratio de distribución de dividendos | el payout | el ratio de reparto",
    ),
}  # fmt: skip

# A question, and the item that is no answer to it.
LOOK_ALIKES = """
Norvane's deferred revenue 2024 :: revenue
Norvane's cost of revenue 2024 :: revenue
Norvane's cost of sales 2024 :: revenue
Norvane's unearned revenue 2024 :: revenue
Norvane's Services revenue 2024 :: revenue
Norvane's iPhone sales 2024 :: revenue
Norvane's revenue in China 2024 :: revenue
Norvane's revenue per employee 2024 :: revenue
Norvane's revenue from contracts with customers in Europe 2024 :: revenue
Norvane's subscription revenue 2024 :: revenue
Norvane's advertising revenue 2024 :: revenue
Norvane's advertising revenue 2024 :: advertising
Norvane's product sales 2024 :: revenue
Norvane's same-store sales 2024 :: revenue
Norvane's comparable sales 2024 :: revenue
Norvane's interest income 2024 :: revenue
Norvane's other income 2024 :: net income
Norvane's net interest income 2024 :: net income
Norvane's net investment income 2024 :: net income
Norvane's operating income 2024 :: net income
Norvane's adjusted net income 2024 :: net income
Norvane's comprehensive income 2024 :: net income
Norvane's pro forma net income 2024 :: net income
Norvane's net income attributable to noncontrolling interests 2024 :: net income
Norvane's net income including noncontrolling interests 2024 :: net income
Norvane's income before taxes 2024 :: net income
Norvane's retained earnings 2024 :: net income
Norvane's earnings per share 2024 :: net income
Norvane's income from continuing operations 2024 :: operating income
Norvane's income from discontinued operations 2024 :: operating income
Norvane's segment operating income 2024 :: operating income
Norvane's adjusted operating income 2024 :: operating income
Norvane's non-GAAP operating income 2024 :: operating income
Norvane's non-operating income 2024 :: operating income
Norvane's operating income in North America 2024 :: operating income
Norvane's AWS operating income 2024 :: operating income
Norvane's net operating revenues 2024 :: operating income
Norvane's adjusted EBITDA 2024 :: ebitda
Norvane's gross margin 2024 :: gross profit
Norvane's products gross margin 2024 :: gross margin
Norvane's operating lease cost 2024 :: operating expenses
Norvane's other operating expenses 2024 :: operating expenses
Norvane's non-operating expense 2024 :: operating expenses
Norvane's operating, selling, general and administrative expenses 2024 :: operating expenses
Norvane's acquired in-process research and development 2024 :: research and development
Norvane's interest expense on deposits 2024 :: deposits
Norvane's interest expense on deposits 2024 :: interest expense
Norvane's interest expense on long-term debt 2024 :: long-term debt
Norvane's interest income on loans 2024 :: loans
Norvane's income from deposits 2024 :: deposits
Norvane's allowance for loan losses 2024 :: loans
Norvane's expense for deposits 2024 :: deposits
Norvane's deferred income tax expense 2024 :: income tax expense
Norvane's income taxes payable 2024 :: income tax expense
Norvane's deferred income taxes 2024 :: income tax expense
Norvane's state income taxes 2024 :: income tax expense
Norvane's foreign income tax expense 2024 :: income tax expense
Norvane's statutory tax rate 2024 :: effective tax rate
Norvane's statutory federal tax rate 2024 :: effective tax rate
Norvane's accumulated depreciation 2024 :: depreciation
Norvane's depreciation of finance leases 2024 :: depreciation
Norvane's accumulated amortization of intangibles 2024 :: amortization of intangibles
Norvane's unrecognized stock-based compensation 2024 :: stock-based compensation
Norvane's segment assets 2024 :: total assets
Norvane's intangible assets 2024 :: total assets
Norvane's other assets 2024 :: total assets
Norvane's net assets in Japan 2024 :: total assets
Norvane's right-of-use assets 2024 :: total assets
Norvane's other current assets 2024 :: current assets
Norvane's non-current assets 2024 :: current assets
Norvane's other current liabilities 2024 :: current liabilities
Norvane's lease liabilities 2024 :: total liabilities
Norvane's total liabilities and equity 2024 :: total liabilities
Norvane's non-current liabilities 2024 :: current liabilities
Norvane's restricted cash 2024 :: cash
Norvane's cash paid for share repurchases 2024 :: cash
Norvane's cash paid for income taxes 2024 :: cash
Norvane's cash paid for interest 2024 :: cash
Norvane's cash used in financing 2024 :: cash
Norvane's cash paid for operating leases 2024 :: cash
Norvane's cash and short-term investments 2024 :: cash
Norvane's foreign cash 2024 :: cash
Norvane's change in cash 2024 :: cash
Norvane's vendor non-trade receivables 2024 :: accounts receivable
Norvane's change in accounts receivable 2024 :: accounts receivable
Norvane's inventory turnover 2024 :: inventory
Norvane's finished goods inventory 2024 :: inventory
Norvane's change in inventory 2024 :: inventory
Norvane's purchases of PP&E 2024 :: property, plant and equipment
How much did Norvane pay for property and equipment in 2024? :: property, plant and equipment
Norvane's gross PP&E 2024 :: property, plant and equipment
Norvane's goodwill impairment 2024 :: goodwill
Norvane's goodwill of the cloud segment 2024 :: goodwill
Norvane's common equity tier 1 2024 :: equity
Norvane's return on equity 2024 :: equity
Norvane's book value of goodwill 2024 :: equity
Norvane's equity method investments 2024 :: equity
Norvane's book value per share 2024 :: equity
Norvane's equity including noncontrolling interests 2024 :: equity
Norvane's current portion of long-term debt 2024 :: long-term debt
Norvane's long-term debt including current portion 2024 :: long-term debt
Norvane's fair value of long-term debt 2024 :: long-term debt
Norvane's net debt 2024 :: total debt
Norvane's accounts payable and accrued liabilities 2024 :: accounts payable
Norvane's free cash flow 2024 :: operating cash flow
Norvane's cash flow 2024 :: operating cash flow
Norvane's cash from operating leases 2024 :: operating cash flow
Norvane's operating cash flow margin 2024 :: operating cash flow
Norvane's net income in the cash flow statement 2024 :: operating cash flow
Norvane's capex in Asia 2024 :: capital expenditure
Norvane's maintenance capex 2024 :: capital expenditure
Norvane's dividends declared 2024 :: dividends paid
Norvane's dividends per share 2024 :: dividends paid
Norvane's dividends received 2024 :: dividends paid
How much did Norvane pay out in dividends in 2024? :: payout ratio
Norvane's preferred dividends 2024 :: dividends paid
Norvane's remaining share repurchase authorization 2024 :: share repurchases
Norvane's number of shares repurchased 2024 :: share repurchases
Norvane's basic EPS 2024 :: diluted eps
Norvane's adjusted EPS 2024 :: diluted eps
Norvane's basic shares 2024 :: shares outstanding
Norvane's treasury shares 2024 :: shares outstanding
Norvane's share price 2024 :: shares outstanding
Norvane's average share price 2024 :: basic shares
Norvane's dilutive effect of stock options 2024 :: diluted shares
Norvane's shares issued 2024 :: shares outstanding
Norvane's margin 2024 :: gross margin
Norvane's ebitda margin 2024 :: ebitda
Norvane's net interest margin 2024 :: net margin
Norvane's revenge 2024 :: revenue
Norvane's inventors 2024 :: inventory
ingresos diferidos de Norvane 2024 :: revenue
ingresos netos de Norvane 2024 :: net income
ingresos netos de Norvane 2024 :: revenue
ingresos por intereses de Norvane 2024 :: revenue
otros ingresos de Norvane 2024 :: revenue
ingresos de Norvane en Brasil 2024 :: revenue
costo de ventas de Norvane 2024 :: revenue
ventas de iPhone de Norvane 2024 :: revenue
ingresos por servicios de Norvane 2024 :: revenue
rentas de Norvane 2024 :: revenue
beneficio bruto de Norvane 2024 :: net income
resultado integral de Norvane 2024 :: net income
beneficio neto ajustado de Norvane 2024 :: net income
beneficio neto incluidos los minoritarios de Norvane 2024 :: net income
ganancias retenidas de Norvane 2024 :: net income
resultado de operaciones continuadas de Norvane 2024 :: operating income
resultado operativo del segmento de nube de Norvane 2024 :: operating income
ebitda ajustado de Norvane 2024 :: ebitda
margen bruto de productos de Norvane 2024 :: gross margin
impuestos diferidos de Norvane 2024 :: income tax expense
impuestos pagados de Norvane 2024 :: income tax expense
depreciación acumulada de Norvane 2024 :: depreciation
deterioro del fondo de comercio de Norvane 2024 :: goodwill
activo no corriente de Norvane 2024 :: current assets
activos intangibles de Norvane 2024 :: total assets
otros activos de Norvane 2024 :: total assets
pasivos por arrendamiento de Norvane 2024 :: total liabilities
pasivo y patrimonio neto de Norvane 2024 :: total liabilities
efectivo restringido de Norvane 2024 :: cash
efectivo destinado a recomprar acciones de Norvane 2024 :: cash
efectivo pagado por intereses de Norvane 2024 :: cash
variación del efectivo de Norvane 2024 :: cash
compras de propiedades, planta y equipo de Norvane 2024 :: property, plant and equipment
rotación de inventarios de Norvane 2024 :: inventory
capital social de Norvane 2024 :: equity
rentabilidad sobre el patrimonio de Norvane 2024 :: equity
deuda neta de Norvane 2024 :: total debt
porción circulante de la deuda a largo plazo de Norvane 2024 :: long-term debt
deuda a corto plazo de Norvane 2024 :: total debt
dividendos declarados de Norvane 2024 :: dividends paid
dividendos por acción de Norvane 2024 :: dividends paid
dividendos cobrados de Norvane 2024 :: dividends paid
acciones propias de Norvane 2024 :: shares outstanding
acciones recompradas de Norvane 2024 :: share repurchases
BPA ajustado de Norvane 2024 :: diluted eps
BPA básico de Norvane 2024 :: diluted eps
precio de la acción de Norvane 2024 :: shares outstanding
flujo de caja de Norvane 2024 :: operating cash flow
flujo de caja libre de Norvane 2024 :: operating cash flow
tipo de cambio efectivo de Norvane 2024 :: effective tax rate
tasa de interés efectiva de Norvane 2024 :: effective tax rate
"""
