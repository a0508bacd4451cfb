"""Line items per share, and counts of shares."""

from typing import Literal

from data.line_item import LineItem, Words, balance, concepts, names


def _item(
    name: str,
    en: str,
    es: str,
    listed: str,
    kinds: tuple[Literal["instant", "duration"], Literal["per share", "shares"]],
) -> LineItem:
    kind, measure = kinds
    return LineItem(name, Words(names(en), names(es)), concepts(listed), kind, measure=measure)


SHARE_ITEMS: tuple[LineItem, ...] = (
    _item(
        "diluted eps",
        "Diluted earnings per share | diluted eps | eps | earnings per share | eps diluted"
        " | earnings per share diluted | diluted earnings per common share"
        " | diluted net income per share | net income per share | income per share"
        " | net income per share diluted | diluted income per share | loss per share"
        " | diluted loss per share | net loss per share | earnings per diluted share"
        " | earnings per common share | net income per diluted share | profit per share"
        " | net earnings per share | diluted net earnings per share | net income per common share"
        " | earnings per share assuming dilution | net income per common share diluted"
        " | diluted net loss per share | diluted net income per common share",
        "Beneficio por acción diluido | eps diluido | bpa diluido | bpa | beneficio por acción"
        " | ganancia por acción | ganancias por acción | utilidad por acción | upa"
        " | ganancia por acción diluida | utilidad por acción diluida | beneficio diluido por acción"
        " | utilidad diluida por acción | ganancia diluida por acción | resultado por acción"
        " | ganancias por acción diluidas | ganancias diluidas por acción | pérdida por acción"
        " | resultado por acción diluido | resultado diluido por acción"
        " | beneficio neto por acción | utilidad neta por acción | bpa diluida | upa diluida"
        " | beneficio neto por acción diluido | pérdida diluida por acción",
        "EarningsPerShareDiluted EarningsPerShareBasicAndDiluted"
        " IncomeLossFromContinuingOperationsPerDilutedShare"
        " ifrs-full:DilutedEarningsLossPerShare",
        ("duration", "per share"),
    ),
    _item(
        "basic eps",
        "Basic earnings per share | basic eps | eps basic | earnings per share basic"
        " | basic net income per share | basic earnings per common share | basic income per share"
        " | net income per share basic | basic loss per share | earnings per basic share"
        " | basic net earnings per share | net income per basic share"
        " | basic net loss per share | basic net income per common share",
        "Beneficio por acción básico | eps básico | bpa básico | beneficio básico por acción"
        " | ganancia por acción básica | utilidad por acción básica | utilidad básica por acción"
        " | ganancia básica por acción | ganancias por acción básicas"
        " | resultado básico por acción | ganancias básicas por acción | bpa básica | upa básica"
        " | resultado por acción básico | beneficio neto básico por acción"
        " | pérdida básica por acción",
        "EarningsPerShareBasic EarningsPerShareBasicAndDiluted"
        " IncomeLossFromContinuingOperationsPerBasicShare"
        " ifrs-full:BasicEarningsLossPerShare",
        ("duration", "per share"),
    ),
    _item(
        "diluted eps from continuing operations",
        "Diluted earnings per share from continuing operations"
        " | diluted eps from continuing operations | eps from continuing operations"
        " | earnings per share from continuing operations | continuing eps"
        " | diluted net earnings per share from continuing operations"
        " | eps from continuing operations diluted | net earnings per share from continuing operations"
        " | loss per share from continuing operations | eps continuing operations",
        "Beneficio por acción diluido de operaciones continuadas"
        " | beneficio por acción de operaciones continuadas | bpa de operaciones continuadas"
        " | utilidad por acción de operaciones continuas",
        "IncomeLossFromContinuingOperationsPerDilutedShare"
        " IncomeLossFromContinuingOperationsPerBasicAndDilutedShare"
        " ifrs-full:DilutedEarningsLossPerShareFromContinuingOperations",
        ("duration", "per share"),
    ),
    _item(
        "basic eps from continuing operations",
        "Basic earnings per share from continuing operations | basic eps from continuing operations"
        " | basic net earnings per share from continuing operations",
        "Beneficio por acción básico de operaciones continuadas"
        " | bpa básico de operaciones continuadas",
        "IncomeLossFromContinuingOperationsPerBasicShare"
        " IncomeLossFromContinuingOperationsPerBasicAndDilutedShare"
        " ifrs-full:BasicEarningsLossPerShareFromContinuingOperations",
        ("duration", "per share"),
    ),
    _item(
        "dividends per share",
        "Dividends declared per share | dividends per share | dividend per share | dps"
        " | cash dividends per share | dividends declared per common share"
        " | cash dividends declared per share | dividends per common share"
        " | dividend declared per share | cash dividends declared per common share"
        " | dividends paid per share | cash dividend per share | per share dividend"
        " | per-share dividends | dividends a share | dividend a share"
        " | dividend per ordinary share | dividends per ordinary share",
        "Dividendo por acción | dividendos por acción | dividendos declarados por acción"
        " | dividendo declarado por acción | dpa | dividendo en efectivo por acción"
        " | dividendos pagados por acción",
        "CommonStockDividendsPerShareDeclared CommonStockDividendsPerShareCashPaid",
        ("duration", "per share"),
    ),
    _item(
        "diluted shares",
        "Weighted-average diluted shares | diluted shares | weighted average diluted shares"
        " | diluted weighted average shares | diluted shares outstanding | diluted share count"
        " | weighted average shares outstanding diluted | weighted average shares diluted"
        " | weighted average diluted shares outstanding"
        " | diluted weighted average shares outstanding | diluted average shares"
        " | average diluted shares | fully diluted shares | weighted average diluted share count",
        "Número medio ponderado de acciones diluidas | acciones diluidas"
        " | promedio ponderado de acciones diluidas | media ponderada de acciones diluidas"
        " | acciones diluidas en circulación | promedio ponderado diluido de acciones",
        "WeightedAverageNumberOfDilutedSharesOutstanding"
        " WeightedAverageNumberOfShareOutstandingBasicAndDiluted"
        " ifrs-full:AdjustedWeightedAverageShares",
        ("duration", "shares"),
    ),
    _item(
        "basic shares",
        "Weighted-average basic shares | basic shares | weighted average basic shares"
        " | basic weighted average shares | weighted average shares outstanding basic"
        " | weighted average shares outstanding | weighted average shares"
        " | basic shares outstanding | weighted average shares basic | average shares outstanding"
        " | weighted average basic shares outstanding | weighted average number of shares"
        " | basic weighted average shares outstanding | average basic shares",
        "Número medio ponderado de acciones básicas | acciones básicas"
        " | promedio ponderado de acciones | media ponderada de acciones"
        " | número medio ponderado de acciones | promedio ponderado de acciones básicas"
        " | media ponderada de acciones básicas | promedio ponderado de acciones en circulación"
        " | número medio de acciones | media ponderada de acciones en circulación",
        "WeightedAverageNumberOfSharesOutstandingBasic"
        " WeightedAverageNumberOfShareOutstandingBasicAndDiluted"
        " ifrs-full:WeightedAverageShares",
        ("duration", "shares"),
    ),
    _item(
        "shares outstanding",
        "Shares outstanding | outstanding shares | common shares outstanding | share count"
        " | number of shares outstanding | shares of common stock outstanding"
        " | common stock outstanding | number of shares | outstanding common shares"
        " | common stock shares outstanding | outstanding shares of common stock"
        " | number of outstanding shares | total shares outstanding",
        "Acciones en circulación | número de acciones en circulación | número de acciones"
        " | acciones ordinarias en circulación | acciones comunes en circulación",
        "CommonStockSharesOutstanding dei:EntityCommonStockSharesOutstanding"
        " ifrs-full:NumberOfSharesOutstanding",
        ("instant", "shares"),
    ),
    _item(
        "shares issued",
        "Shares issued | common shares issued | common stock shares issued | issued shares",
        "Acciones emitidas | número de acciones emitidas",
        "CommonStockSharesIssued ifrs-full:NumberOfSharesIssued",
        ("instant", "shares"),
    ),
    _item(
        "shares outstanding on the cover",
        "Shares outstanding on the cover | shares outstanding on the cover page",
        "Acciones en circulación según la portada | acciones en circulación en la portada",
        "dei:EntityCommonStockSharesOutstanding",
        ("instant", "shares"),
    ),
    _item(
        "treasury shares",
        "Number of treasury shares | treasury share count | number of shares held in treasury"
        " | shares held in treasury | shares in treasury | number of shares in treasury",
        "Número de acciones propias | número de acciones en autocartera",
        "TreasuryStockCommonShares TreasuryStockShares",
        ("instant", "shares"),
    ),
    _item(
        "shares repurchased",
        "Number of shares repurchased | number of shares bought back | shares bought back"
        " | repurchased shares",
        "Número de acciones recompradas | acciones recompradas",
        "StockRepurchasedDuringPeriodShares StockRepurchasedAndRetiredDuringPeriodShares",
        ("duration", "shares"),
    ),
    balance(
        "public float",
        "Public float | market value held by non-affiliates",
        "Valor de mercado en manos de no afiliados | capital flotante",
        "dei:EntityPublicFloat",
    ),
)
