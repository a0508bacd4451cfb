"""Line items of what comes in and of what is left: revenue, profit, and what leads from one to the other."""

from data.line_item import LineItem, flow

# Total revenue comes before the narrower tags: where a company reports both, revenue from contracts
# with customers is a part (net sales without membership income, a bank's fees, a utility's tariffs).
INCOME_ITEMS: tuple[LineItem, ...] = (
    flow(
        "revenue",
        "Revenue | rev | revs | total revenue | revenues | total revenues | sales | total sales | net revenue"
        " | net revenues | total net revenue | total net revenues | turnover | top line | topline"
        " | sales revenue | operating revenue | operating revenues | total operating revenues | net operating revenues"
        " | sales and revenues | total sales and revenues | sales and other operating revenue | total revenues and other income | revenue net of interest expense",
        "Ingresos | ingresos totales | total de ingresos | ventas | ventas totales"
        " | total de ventas | facturación | cifra de negocios | cifra de negocio"
        " | importe neto de la cifra de negocios | volumen de negocios | volumen de negocio"
        " | ingresos ordinarios | ingresos de actividades ordinarias"
        " | ingresos por ventas | ingresos de explotación | ingresos operativos | cifra de ventas"
        " | volumen de ventas | ingresos operativos netos",
        "Revenues RevenuesNetOfInterestExpense RegulatedAndUnregulatedOperatingRevenue"
        " RevenueFromContractWithCustomerExcludingAssessedTax"
        " RevenueFromContractWithCustomerIncludingAssessedTax SalesRevenueNet"
        " HealthCareOrganizationRevenue RealEstateRevenueNet OilAndGasRevenue"
        " SalesRevenueGoodsNet SalesRevenueServicesNet ifrs-full:Revenue"
        " ifrs-full:RevenueFromContractsWithCustomers",
    ),
    flow(
        "net sales",
        "Net sales | total net sales | net product sales",
        "Ventas netas | total de ventas netas | ventas netas totales",
        "RevenueFromContractWithCustomerExcludingAssessedTax SalesRevenueNet SalesRevenueGoodsNet"
        " RevenueFromContractWithCustomerIncludingAssessedTax Revenues ifrs-full:Revenue",
    ),
    flow(
        "gross profit",
        "Gross profit | gross income | gross margin dollars | gross margin in dollars"
        " | gross margin amount | gross profits",
        "Beneficio bruto | ganancia bruta | utilidad bruta | resultado bruto | margen bruto en dólares"
        " | margen bruto en euros",
        "GrossProfit ifrs-full:GrossProfit",
    ),
    flow(
        "operating income",
        "Operating income | op income | operating profit | income from operations | operating earnings"
        " | profit from operations | earnings from operations | operating loss"
        " | loss from operations | operating income loss | ebit | operating result"
        " | income loss from operations | earnings before interest and taxes | operating profits",
        "Resultado operativo | resultado de explotación | beneficio operativo"
        " | beneficio de explotación | utilidad operativa | utilidad de operación"
        " | ganancia operativa | ingreso operativo neto | pérdida operativa"
        " | pérdida de explotación | resultado operacional | utilidad operacional"
        " | beneficio de operaciones | resultado de las operaciones | ganancias operativas"
        " | beneficio antes de intereses e impuestos",
        "OperatingIncomeLoss ifrs-full:ProfitLossFromOperatingActivities",
    ),
    flow(
        "interest income",
        "Interest income | total interest income | interest and dividend income | interest revenue",
        "Ingresos por intereses | ingresos financieros | ingresos por intereses y dividendos"
        " | total de ingresos por intereses",
        "InterestAndDividendIncomeOperating InvestmentIncomeInterestAndDividend"
        " InvestmentIncomeInterest InterestIncomeOperating InterestIncomeOther"
        " ifrs-full:FinanceIncome",
    ),
    flow(
        "other income",
        "Other income (expense), net | other income | other income net | other income and expense"
        " | other expense | other expenses | other expense net | other income expense"
        " | other income expense net | total other income | non-operating income"
        " | nonoperating income | non-operating expense | total non-operating income"
        " | total other income expense net | non-operating result",
        "Otros ingresos (gastos), netos | otros ingresos | otros ingresos netos | otros gastos"
        " | otros ingresos y gastos | resultado no operativo | ingresos no operativos"
        " | otros ingresos gastos netos",
        "NonoperatingIncomeExpense OtherNonoperatingIncomeExpense",
    ),
    flow(
        "income before taxes",
        "Income before income taxes | income before taxes | income before tax | pretax income"
        " | pre-tax income | profit before tax | profit before taxes | earnings before taxes"
        " | earnings before tax | earnings before income taxes | pre-tax profit | pretax profit"
        " | pretax earnings | pre-tax earnings | ebt | income before provision for income taxes"
        " | loss before income taxes | loss before taxes | pretax loss | pre-tax loss"
        " | income from continuing operations before income taxes",
        "Resultado antes de impuestos | beneficio antes de impuestos | utilidad antes de impuestos"
        " | ganancia antes de impuestos | ganancias antes de impuestos | bai"
        " | pérdida antes de impuestos | beneficios antes de impuestos"
        " | ingresos antes de impuestos",
        "IncomeLossFromContinuingOperationsBeforeIncomeTaxes"
        "ExtraordinaryItemsNoncontrollingInterest"
        " IncomeLossFromContinuingOperationsBeforeIncomeTaxes"
        "MinorityInterestAndIncomeLossFromEquityMethodInvestments"
        " IncomeLossFromContinuingOperationsBeforeIncomeTaxes ifrs-full:ProfitLossBeforeTax",
    ),
    flow(
        "net income",
        "Net income | net earnings | net profit | net loss | net income loss | profit | profits"
        " | earnings | bottom line | bottomline | in the red | in the black | net result | loss | losses | profit for the year"
        " | profit after tax | income after taxes | net income attributable to the company"
        " | net income attributable to shareholders | net income attributable to stockholders"
        " | net income attributable to shareowners | profit after taxes | net losses"
        " | net profits | consolidated net income attributable to the company | earn after tax"
        " | earned after tax | earn after taxes | earned after taxes | make after tax | made after tax",
        "Resultado neto | números rojos | números negros | beneficio neto | utilidad neta | ganancia neta | ganancias netas"
        " | beneficio | beneficios | ganancia | ganancias | utilidad | utilidades | pérdida neta"
        " | pérdidas | pérdidas netas | ingreso neto | resultado del ejercicio"
        " | beneficio del ejercicio | resultado atribuible | beneficio atribuible"
        " | beneficio después de impuestos | utilidad del ejercicio | pérdida | lucro neto"
        " | renta neta | beneficios netos | utilidades netas | resultado neto atribuible",
        "NetIncomeLoss ProfitLoss ifrs-full:ProfitLossAttributableToOwnersOfParent"
        " ifrs-full:ProfitLoss",
    ),
    flow(
        "net income including noncontrolling interests",
        "Net income including noncontrolling interests | consolidated net income"
        " | net income including non-controlling interests | profit or loss"
        " | net income including minority interests"
        " | net income before noncontrolling interests",
        "Resultado neto con participaciones no controladoras | resultado consolidado"
        " | beneficio neto consolidado | resultado neto consolidado | utilidad neta consolidada"
        " | beneficio neto incluidos los minoritarios",
        "ProfitLoss NetIncomeLoss ifrs-full:ProfitLoss",
    ),
    flow(
        "net income to noncontrolling interests",
        "Net income attributable to noncontrolling interests"
        " | net income attributable to non-controlling interests"
        " | income attributable to noncontrolling interests"
        " | net income attributable to noncontrolling interest"
        " | net income attributable to minority interests",
        "Resultado atribuible a participaciones no controladoras"
        " | resultado atribuible a minoritarios | beneficio atribuible a minoritarios"
        " | resultado de los socios externos",
        "NetIncomeLossAttributableToNoncontrollingInterest"
        " ifrs-full:ProfitLossAttributableToNoncontrollingInterests",
    ),
    flow(
        "net income to common",
        "Net income available to common stockholders | net income available to common shareholders"
        " | net income applicable to common stockholders | net income to common"
        " | net income available to common | net income applicable to common shareholders"
        " | earnings available to common shareholders"
        " | net income attributable to common stockholders"
        " | net income attributable to common shareholders"
        " | net earnings attributable to common shareholders",
        "Resultado neto atribuible a accionistas ordinarios"
        " | beneficio neto atribuible a los accionistas ordinarios"
        " | beneficio atribuible a accionistas ordinarios"
        " | utilidad neta disponible para accionistas comunes"
        " | utilidad neta atribuible a los accionistas comunes",
        "NetIncomeLossAvailableToCommonStockholdersBasic NetIncomeLoss"
        " ifrs-full:ProfitLossAttributableToOrdinaryEquityHoldersOfParentEntity",
    ),
    flow(
        "income from continuing operations",
        "Income from continuing operations | earnings from continuing operations"
        " | net income from continuing operations | profit from continuing operations"
        " | loss from continuing operations",
        "Resultado de operaciones continuadas | beneficio de operaciones continuadas"
        " | resultado de las actividades continuadas | utilidad de operaciones continuas"
        " | resultado de operaciones continuas",
        "IncomeLossFromContinuingOperations"
        " IncomeLossFromContinuingOperationsIncludingPortionAttributableToNoncontrollingInterest"
        " ifrs-full:ProfitLossFromContinuingOperations",
    ),
    flow(
        "income from discontinued operations",
        "Income from discontinued operations | discontinued operations"
        " | loss from discontinued operations | net income from discontinued operations",
        "Resultado de operaciones interrumpidas | operaciones discontinuadas"
        " | operaciones interrumpidas | resultado de operaciones discontinuadas"
        " | resultado de actividades interrumpidas",
        "IncomeLossFromDiscontinuedOperationsNetOfTax"
        " IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity"
        " ifrs-full:ProfitLossFromDiscontinuedOperations",
    ),
    flow(
        "comprehensive income",
        "Comprehensive income | total comprehensive income | comprehensive loss",
        "Resultado global | resultado integral | resultado global total | utilidad integral"
        " | resultado integral total | ingreso integral | pérdida integral",
        "ComprehensiveIncomeNetOfTax"
        " ComprehensiveIncomeNetOfTaxIncludingPortionAttributableToNoncontrollingInterest"
        " ifrs-full:ComprehensiveIncome",
    ),
    flow(
        "other comprehensive income",
        "Other comprehensive income | other comprehensive loss | oci",
        "Otro resultado global | otro resultado integral | otros resultados integrales",
        "OtherComprehensiveIncomeLossNetOfTax"
        " OtherComprehensiveIncomeLossNetOfTaxPortionAttributableToParent"
        " ifrs-full:OtherComprehensiveIncome",
    ),
    flow(
        "equity method income",
        "Income from equity method investments | equity in earnings of affiliates"
        " | equity method income | equity income | earnings of equity affiliates"
        " | income from equity affiliates | equity earnings",
        "Resultado por el método de la participación | resultado de sociedades puestas en"
        " equivalencia | resultado de entidades valoradas por el método de la participación",
        "IncomeLossFromEquityMethodInvestments",
    ),
    flow(
        "net interest income",
        "Net interest income | nii | net interest revenue",
        "Margen de intereses | ingresos netos por intereses | ingreso neto por intereses"
        " | margen financiero | intereses netos",
        "InterestIncomeExpenseNet",
    ),
    flow(
        "noninterest income",
        "Noninterest income | non-interest income | total noninterest income"
        " | noninterest revenue | non-interest revenue | total non-interest income"
        " | total noninterest revenue",
        "Ingresos no financieros | ingresos distintos de intereses"
        " | ingresos que no son por intereses",
        "NoninterestIncome",
    ),
    flow(
        "premiums earned",
        "Premiums earned, net | premiums earned | earned premiums | net premiums earned"
        " | net earned premiums | premium revenue | premiums | premium income",
        "Primas devengadas netas | primas devengadas | primas netas devengadas"
        " | primas imputadas | ingresos por primas | primas",
        "PremiumsEarnedNet PremiumsEarnedNetPropertyAndCasualty",
    ),
    flow(
        "net investment income",
        "Net investment income | investment income",
        "Ingresos netos de inversiones | ingresos por inversiones | rendimiento de las inversiones"
        " | ingresos netos por inversiones",
        "NetInvestmentIncome InvestmentIncomeNet",
    ),
)
