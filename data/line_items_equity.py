"""Line items of the balance sheet: what is the owners'."""

from data.line_item import LineItem, balance

EQUITY_ITEMS: tuple[LineItem, ...] = (
    balance(
        "equity",
        "Stockholders' equity | shareholders' equity | shareowners' equity | equity"
        " | total stockholders' equity | total shareholders' equity | stockholder equity"
        " | shareholder equity | stockholder's equity | shareholder's equity | net worth"
        " | book value | share owners' equity | total shareowners' equity | common equity"
        " | stockholders equity deficit | stockholders' deficit | shareholders' deficit",
        "Patrimonio neto | fondos propios | patrimonio | capital contable"
        " | patrimonio de los accionistas | patrimonio neto atribuible | capital propio"
        " | recursos propios | valor contable | total patrimonio neto | valor en libros"
        " | capital de los accionistas | patrimonio neto de los accionistas",
        "StockholdersEquity StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"
        " PartnersCapital MembersEquity ifrs-full:EquityAttributableToOwnersOfParent"
        " ifrs-full:Equity",
    ),
    balance(
        "total equity",
        "Total equity | equity including noncontrolling interests"
        " | total equity including noncontrolling interests"
        " | equity including non-controlling interests | equity including minority interests",
        "Patrimonio neto total | patrimonio total | patrimonio neto incluidos los minoritarios"
        " | patrimonio neto con participaciones no controladoras",
        "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"
        " StockholdersEquity PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest"
        " ifrs-full:Equity",
    ),
    # What total liabilities are worked out from: nothing here may leave the minorities out.
    balance(
        "equity with noncontrolling interests",
        "Equity, noncontrolling interests included",
        "Patrimonio neto con minoritarios",
        "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"
        " PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest ifrs-full:Equity",
    ),
    balance(
        "temporary equity",
        "Redeemable noncontrolling interests and other temporary equity | temporary equity"
        " | mezzanine equity | redeemable noncontrolling interests"
        " | redeemable noncontrolling interest",
        "Participaciones no controladoras rescatables y otro patrimonio temporal"
        " | patrimonio temporal | participaciones no controladoras rescatables"
        " | participaciones no dominantes rescatables",
        "TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests"
        " RedeemableNoncontrollingInterestEquityCarryingAmount"
        " TemporaryEquityCarryingAmountAttributableToParent"
        " RedeemableNoncontrollingInterestEquityCommonCarryingAmount",
    ),
    balance(
        "noncontrolling interests",
        "Noncontrolling interests | non-controlling interests | minority interest"
        " | minority interests | noncontrolling interest | non-controlling interest",
        "Participaciones no controladoras | intereses minoritarios | participaciones no dominantes"
        " | socios externos | minoritarios",
        "MinorityInterest ifrs-full:NoncontrollingInterests",
    ),
    balance(
        "retained earnings",
        "Retained earnings | accumulated deficit | retained deficit | reinvested earnings"
        " | accumulated earnings | retained earnings accumulated deficit | undistributed earnings",
        "Reservas por ganancias acumuladas | ganancias retenidas | utilidades retenidas"
        " | beneficios retenidos | resultados acumulados | utilidades acumuladas"
        " | déficit acumulado | ganancias acumuladas | pérdidas acumuladas",
        "RetainedEarningsAccumulatedDeficit ifrs-full:RetainedEarnings",
    ),
    balance(
        "treasury stock",
        "Treasury stock | treasury shares | treasury stock at cost",
        "Acciones propias | autocartera | acciones en tesorería | acciones de tesorería",
        "TreasuryStockValue TreasuryStockCommonValue ifrs-full:TreasuryShares",
    ),
    balance(
        "accumulated other comprehensive income",
        "Accumulated other comprehensive income (loss)"
        " | accumulated other comprehensive income | accumulated other comprehensive loss | aoci"
        " | accumulated other comprehensive income loss",
        "Otro resultado global acumulado | otro resultado integral acumulado"
        " | otros resultados integrales acumulados",
        "AccumulatedOtherComprehensiveIncomeLossNetOfTax",
    ),
    balance(
        "additional paid-in capital",
        "Additional paid-in capital | apic | paid-in capital | capital in excess of par value"
        " | capital surplus | capital in excess of par",
        "Prima de emisión | capital pagado adicional | capital adicional pagado",
        "AdditionalPaidInCapital AdditionalPaidInCapitalCommonStock"
        " CommonStocksIncludingAdditionalPaidInCapital ifrs-full:SharePremium",
    ),
)
