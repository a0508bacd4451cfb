"""Line items of what a period costs: expenses, taxes, charges."""

from data.line_item import LineItem, Words, concepts, flow, names

COST_ITEMS: tuple[LineItem, ...] = (
    flow(
        "cost of revenue",
        "Cost of revenue | cost of revenues | total cost of revenue | total cost of revenues"
        " | cost of sales | total cost of sales | cost of goods sold | costs of goods sold | cogs"
        " | cost of products sold | cost of goods and services sold | costs of sales"
        " | costs of revenue | cost of products and services",
        "Coste de los ingresos | coste de ventas | costo de ventas | costo de los ingresos"
        " | coste de los bienes vendidos | costo de los bienes vendidos"
        " | coste de la mercancía vendida | costo de la mercancía vendida"
        " | coste de mercancías vendidas | coste de los productos vendidos"
        " | costo de los productos vendidos | costes de ventas | costos de ventas"
        " | costes de los ingresos | costo de lo vendido | coste de lo vendido",
        "CostOfRevenue CostOfGoodsAndServicesSold CostOfGoodsSold CostOfServices"
        " CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization"
        " ifrs-full:CostOfSales",
    ),
    flow(
        "costs and expenses",
        "Total costs and expenses | costs and expenses | total costs | total expenses"
        " | total cost and expenses | benefits losses and expenses",
        "Costes y gastos totales | costes y gastos | costos y gastos | costos y gastos totales"
        " | total de costes y gastos | total de costos y gastos | gastos totales"
        " | total de gastos | costes totales | costos totales",
        "CostsAndExpenses BenefitsLossesAndExpenses",
    ),
    flow(
        "operating expenses",
        "Operating expenses | total operating expenses | operating expense | opex"
        " | operating costs | operating costs and expenses | total operating costs and expenses",
        "Gastos operativos | gastos de explotación | gastos de operación | costes operativos"
        " | costos operativos | gastos operacionales | total de gastos operativos"
        " | gastos operativos totales | total de gastos de explotación",
        "OperatingExpenses CostsAndExpenses NoninterestExpense",
    ),
    flow(
        "research and development",
        "Research and development expense | research and development | r&d | r and d | rd expense"
        " | r&d expense | r&d expenses | r&d spending | r&d costs | r&d spend | r&d investment"
        " | research and development expenses | research and development costs"
        " | research and development spending | research & development | r+d | research costs"
        " | product development expense | development expenses",
        "Gastos de investigación y desarrollo | investigación y desarrollo | i+d | i+d+i"
        " | gasto en i+d | gastos en i+d | gastos de i+d | gasto de i+d | inversión en i+d"
        " | gasto en investigación y desarrollo | gastos en investigación y desarrollo"
        " | inversión en investigación y desarrollo",
        "ResearchAndDevelopmentExpense"
        " ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost"
        " ResearchAndDevelopmentExpenseSoftwareExcludingAcquiredInProcessCost"
        " ifrs-full:ResearchAndDevelopmentExpense",
    ),
    flow(
        "sg&a",
        "Selling, general and administrative expenses | sg&a | sga | sg and a | sg&a expense"
        " | sg&a expenses | sg&a costs | selling general and administrative"
        " | selling general and administrative expense"
        " | selling general and administrative costs"
        " | operating selling general and administrative expenses"
        " | selling and administrative expenses | overhead expenses",
        "Gastos de ventas, generales y administrativos | gastos de venta generales y administrativos"
        " | gastos de ventas generales y de administración | gastos sg&a"
        " | gastos de venta generales y de administración | gastos comerciales y administrativos"
        " | gastos comerciales generales y administrativos | gastos de ventas y administración",
        "SellingGeneralAndAdministrativeExpense ifrs-full:SellingGeneralAndAdministrativeExpense",
    ),
    flow(
        "selling and marketing",
        "Selling and marketing expense | sales and marketing | sales and marketing expense"
        " | sales and marketing expenses | sales and marketing costs | selling and marketing"
        " | selling and marketing expenses | s&m | s&m expense | s&m expenses | marketing"
        " | marketing expense | marketing expenses | marketing costs | marketing spending"
        " | selling expense | selling expenses",
        "Gastos de ventas y marketing | ventas y marketing | gastos comerciales | gastos de marketing"
        " | gasto en marketing | gastos en marketing | gastos de venta | gastos de ventas"
        " | gastos de comercialización | gastos de venta y marketing"
        " | ventas y mercadotecnia | gastos de mercadotecnia",
        "SellingAndMarketingExpense SellingExpense MarketingExpense"
        " MarketingAndAdvertisingExpense ifrs-full:DistributionCosts",
    ),
    flow(
        "marketing and advertising",
        "Marketing and advertising expense | marketing and advertising",
        "Gastos de marketing y publicidad | marketing y publicidad",
        "MarketingAndAdvertisingExpense MarketingExpense",
    ),
    flow(
        "general and administrative",
        "General and administrative expense | general and administrative | g&a | g&a expense"
        " | g&a expenses | g&a costs | general and administrative expenses"
        " | general and administrative costs | administrative expenses | administrative expense",
        "Gastos generales y administrativos | gastos generales y de administración"
        " | gastos de administración | gastos administrativos | gastos generales",
        "GeneralAndAdministrativeExpense ifrs-full:AdministrativeExpense",
    ),
    flow(
        "advertising",
        "Advertising expense | advertising | advertising costs | advertising expenses"
        " | advertising spending | advertising cost",
        "Gastos de publicidad | gasto en publicidad | gastos en publicidad | gastos publicitarios"
        " | publicidad",
        "AdvertisingExpense MarketingAndAdvertisingExpense",
    ),
    flow(
        "interest expense",
        "Interest expense | interest expenses | interest cost | interest costs | interest charges"
        " | finance costs",
        "Gastos por intereses | gasto por intereses | gastos financieros | gasto financiero"
        " | gastos de intereses | gasto de intereses | costes financieros",
        "InterestExpense InterestExpenseNonoperating InterestExpenseOperating"
        " InterestAndDebtExpense InterestExpenseDebt ifrs-full:FinanceCosts"
        " ifrs-full:InterestExpense",
    ),
    flow(
        "income tax expense",
        "Income tax expense | income taxes | income tax | provision for income taxes | tax expense"
        " | tax provision | income tax provision | taxes on income | income tax benefit"
        " | provision for taxes | benefit from income taxes | income tax expense benefit"
        " | tax charge | tax benefit | provision for taxes on income",
        "Gasto por impuesto sobre beneficios | impuesto sobre beneficios | impuesto de sociedades"
        " | impuesto sobre sociedades | impuestos sobre la renta | impuesto sobre la renta"
        " | impuesto a las ganancias | gasto por impuestos | gasto fiscal"
        " | provisión para impuestos | provisión para impuestos sobre la renta"
        " | gasto por impuesto sobre la renta | impuestos sobre beneficios | gasto por impuesto"
        " | impuesto a la renta | impuestos a las ganancias | impuesto sobre las ganancias"
        " | provisión de impuestos | gasto por impuesto de sociedades"
        " | gasto por impuesto sobre sociedades",
        "IncomeTaxExpenseBenefit ifrs-full:IncomeTaxExpenseContinuingOperations",
    ),
    flow(
        "depreciation and amortization",
        "Depreciation and amortization | d&a | depreciation and amortisation | d and a"
        " | depreciation amortization | depreciation depletion and amortization"
        " | depreciation amortization and accretion | dd&a"
        " | depreciation and amortization expense",
        "Depreciación y amortización | amortización y depreciación | amortizaciones"
        " | depreciaciones y amortizaciones | depreciación amortización"
        " | gastos de depreciación y amortización",
        "DepreciationDepletionAndAmortization DepreciationAmortizationAndAccretionNet"
        " DepreciationAndAmortization"
        " ifrs-full:DepreciationAndAmortisationExpense",
    ),
    flow(
        "depreciation",
        "Depreciation | depreciation expense | depreciation charge | depreciation costs",
        "Depreciación | gasto por depreciación | gastos de depreciación",
        "Depreciation DepreciationNonproduction ifrs-full:DepreciationExpense",
    ),
    flow(
        "amortization of intangibles",
        "Amortization of intangible assets | amortization of intangibles"
        " | amortization of acquired intangible assets | intangible amortization"
        " | amortisation of intangible assets | amortization expense"
        " | amortization of acquired intangibles | intangible asset amortization",
        "Amortización de intangibles | amortización de activos intangibles"
        " | amortización del inmovilizado intangible",
        "AmortizationOfIntangibleAssets ifrs-full:AmortisationIntangibleAssetsOtherThanGoodwill",
    ),
    flow(
        "stock-based compensation",
        "Stock-based compensation | share-based compensation | stock compensation | sbc"
        " | equity-based compensation | stock-based compensation expense"
        " | share-based compensation expense | stock compensation expense"
        " | share-based payment | share-based payments | stock-based comp | stock comp"
        " | equity compensation | employee stock compensation",
        "Remuneración en acciones | compensación en acciones | compensación basada en acciones"
        " | pagos basados en acciones | remuneración basada en acciones"
        " | retribución en acciones | retribución basada en acciones",
        "ShareBasedCompensation AllocatedShareBasedCompensationExpense",
    ),
    flow(
        "restructuring",
        "Restructuring charges | restructuring | restructuring costs | restructuring expense"
        " | restructuring expenses | restructuring charge",
        "Costes de reestructuración | gastos de reestructuración | reestructuración"
        " | costos de reestructuración | cargos por reestructuración",
        "RestructuringCharges RestructuringCostsAndAssetImpairmentCharges"
        " RestructuringSettlementAndImpairmentProvisions RestructuringCosts",
    ),
    flow(
        "goodwill impairment",
        "Goodwill impairment | impairment of goodwill | goodwill impairment charge"
        " | goodwill impairment charges | goodwill impairment loss",
        "Deterioro del fondo de comercio | deterioro de fondo de comercio"
        " | deterioro del crédito mercantil | deterioro de la plusvalía",
        "GoodwillImpairmentLoss GoodwillAndIntangibleAssetImpairment",
    ),
    flow(
        "impairment",
        "Asset impairment charges | impairment | impairments | impairment charges"
        " | impairment charge | asset impairment | asset impairments | impairment losses"
        " | impairment loss | impairment of long-lived assets",
        "Deterioro de activos | deterioro | deterioros | pérdidas por deterioro"
        " | pérdida por deterioro | deterioro del valor de los activos",
        "AssetImpairmentCharges ImpairmentOfLongLivedAssetsHeldForUse OtherAssetImpairmentCharges",
    ),
    flow(
        "operating lease cost",
        "Operating lease cost | operating lease costs | operating lease expense | rent expense"
        " | rental expense",
        "Coste de arrendamiento operativo | gasto por arrendamiento | gasto por alquiler"
        " | gastos por arrendamiento operativo | costo de arrendamiento operativo",
        "OperatingLeaseCost OperatingLeaseExpense LeaseAndRentalExpense"
        " OperatingLeasesRentExpenseNet",
    ),
    flow(
        "noninterest expense",
        "Noninterest expense | non-interest expense | total noninterest expense"
        " | non-interest expenses | noninterest expenses | total non-interest expense",
        "Gastos no financieros | gastos distintos de intereses",
        "NoninterestExpense",
    ),
    flow(
        "provision for credit losses",
        "Provision for credit losses | provision for loan losses | loan loss provision"
        " | credit loss provision | provisions for credit losses | loan loss provisions"
        " | provision for credit loss | provision for loan and lease losses | credit losses"
        " | provision expense",
        "Provisión para pérdidas crediticias | provisiones para insolvencias"
        " | provisión para insolvencias | provisiones por pérdidas crediticias"
        " | provisión por pérdidas de crédito | dotación a provisiones de crédito"
        " | provisión para pérdidas por préstamos | provisiones de crédito",
        "ProvisionForLoanLeaseAndOtherLosses ProvisionForCreditLosses"
        " ProvisionForLoanAndLeaseLosses ProvisionForLoanLossesExpensed",
    ),
    flow(
        "policyholder benefits and claims",
        "Policyholder benefits and claims incurred | benefits and claims | claims incurred"
        " | policyholder benefits | losses and loss adjustment expenses"
        " | insurance losses and loss adjustment expenses | medical costs | medical care costs"
        " | policyholder benefits and claims | loss and loss adjustment expenses",
        "Siniestralidad | prestaciones y siniestros | siniestros incurridos"
        " | prestaciones a asegurados | costes médicos | costos médicos | gastos médicos"
        " | costes sanitarios | costos sanitarios | costes de atención médica",
        "PolicyholderBenefitsAndClaimsIncurredNet",
    ),
    LineItem(
        "effective tax rate",
        Words(
            names(
                "Effective tax rate | effective income tax rate | tax rate | effective rate of tax"
                " | income tax rate | etr"
            ),
            names(
                "Tasa impositiva efectiva | tipo impositivo efectivo | tasa efectiva de impuestos"
                " | tipo efectivo | tasa fiscal efectiva | tasa efectiva | tipo impositivo"
                " | tipo fiscal efectivo | tasa impositiva | tasa de impuestos efectiva"
                " | tasa efectiva del impuesto"
            ),
        ),
        concepts("EffectiveIncomeTaxRateContinuingOperations"),
        "duration",
        measure="ratio",
    ),
)
