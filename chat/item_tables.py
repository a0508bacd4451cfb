"""What names of items mean beside other words: unclear ones, verbs, "per share"."""

from chat.plain_words import listed

# Names that are as often said of one thing as of another: the answer asks which.
UNCLEAR: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("margin | margins | profit margins | margen | márgenes | profitability | rentabilidad",
     ("gross margin", "operating margin", "net margin")),
    ("cash flow | cash flows | flujo de caja | flujo de efectivo | flujos de caja | flujos de efectivo | flujo de fondos",
     ("operating cash flow", "free cash flow")),
    ("ingreso operativo | ingreso de operación", ("operating income", "revenue")),
    ("income | incomes", ("net income", "operating income", "revenue")),
    ("ingresos netos", ("revenue", "net income")),
    ("resultado | resultados | resultados financieros",
     ("net income", "operating income")),
    ("expenses | expense | costs | gastos | costes | costos | gasto | spending | expenditure | expenditures",
     ("operating expenses", "costs and expenses")),
    ("taxes | tax | impuestos | impuesto", ("income tax expense", "income taxes paid")),
    ("interest | intereses | interés", ("interest expense", "interest income", "interest paid")),
    ("amortization | amortisation | amortización",
     ("depreciation and amortization", "amortization of intangibles")),
    ("ratio de solvencia | coeficiente de solvencia | índice de solvencia | razón de solvencia | solvency ratio",
     ("equity ratio", "assets to liabilities", "current ratio")),
    # One meaning, unless an amount is asked for: see `IN_CONTEXT`.
    ("dividend payout", ("payout ratio",)),
    ("dividend | dividendo", ("dividends per share", "dividends paid")),
    ("shares | stock | acciones | common shares | common stock | ordinary shares | acciones ordinarias | acciones comunes", ("shares outstanding", "diluted shares", "basic shares")),
    ("investments | inversiones | securities",
     ("short-term investments", "long-term investments")),
    ("deferred taxes | impuestos diferidos", ("deferred tax assets", "deferred tax liabilities")),
)  # fmt: skip

# What a verb makes of a name: (verbs, item as named, item as meant).
_PAY = "pay pays paid paying paga pagan pago pagaron pagado pagaba abono abonaron"
_SPEND = (
    "spend spends spent spending invest invests invested gasta gastan gasto gastaron gastado invierte"
    " invirtio invirtieron destino destinaron dedico dedicaron invertido dedica"
)
_REPAY = "repay repays repaid retire retired amortizo amortizaron devolvio devolvieron reembolso"
_BUY_BACK = "repurchase repurchased repurchases buy bought buys retire retired recompro recompraron"
_ISSUE = "issue issued issues raise raised raises borrow borrowed emitio emitieron emite"
_HAVE = "have has had tenia tenian tiene tienen hay habia exist existed outstanding circulacion"
_ACQUIRE = (
    "pay pays paid paying purchase purchases purchased acquire acquires acquired buy buys bought"
    " pago pagaron compro compraron adquirio adquirieron comprar adquirir"
)
_AN_AMOUNT = "much dollars usd million millions billion billions cuanto cuantos dolares millones amount importe monto spend spent"
IN_CONTEXT: tuple[tuple[str, str, str], ...] = (
    (_AN_AMOUNT, "dividend payout", "dividends paid"),
    (_PAY, "income tax expense", "income taxes paid"),
    (_PAY, "taxes", "income taxes paid"),
    (_PAY, "interest", "interest paid"),
    (_PAY, "dividend", "dividends paid"),
    (_PAY, "dividendo", "dividends paid"),
    (_SPEND, "property, plant and equipment", "capital expenditure"),
    (_ACQUIRE, "property, plant and equipment", "capital expenditure"),
    (_SPEND, "interest", "interest expense"),
    (_REPAY, "total debt", "debt repaid"),
    (_REPAY, "long-term debt", "debt repaid"),
    (_ISSUE, "total debt", "debt issued"),
    (_ISSUE, "long-term debt", "debt issued"),
    (_BUY_BACK, "shares", "share repurchases"),
    (_HAVE, "shares", "shares outstanding"),
    ("burn burns burned burnt burning quema quemo quemaron", "cash", "free cash flow"),
)

# What is counted where "how many" is asked, and no amount of money.
COUNTED = {"share repurchases": "shares repurchased", "treasury stock": "treasury shares"}
COUNTS = listed("many number count cuantas cuantos numero")
AMOUNTS = listed(_AN_AMOUNT)

# "How much did it earn?": the verb alone is the item, where none is named.
BY_VERB: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("earn earns earned earning make makes made gana ganan gano ganaron ganado ganar ganaba lose loses lost losing perdio perdieron pierde pierden perdido profitable rentable unprofitable",
     ("net income",)),
    ("sell sells sold selling vende venden vendio vendieron vendido factura facturan facturo facturaron facturado ingresa ingresan ingreso ingresaron ingresado",
     ("revenue",)),
    ("owe owes owed owing debe deben debia debian adeuda adeudaba adeudan",
     ("total debt", "total liabilities")),
    ("spend spends spent spending gasta gastan gasto gastaron gastado",
     ("operating expenses", "costs and expenses")),
)  # fmt: skip

BY_PHRASE: tuple[tuple[str, str], ...] = (
    # How a company did, against others or other years, is what it earned.
    (
        r"\b(?:did|do|does|done|doing|fare[sd]?|perform(?:s|ed)?) (?:the )?(?:best|worst|better|worse)\b",
        "net income",
    ),
    (r"\bles? (?:fue|ha ido|iba) (?:mejor|peor)\b", "net income"),
    (
        r"\b(?:bring|brings|brought|take|takes|took|rake|rakes|raked|pull|pulls|pulled) in\b",
        "revenue",
    ),
    (r"\b(?:buy|buys|buying|bought)(?: \w+){0,3} back\b", "share repurchases"),
    (r"\b(?:repurchas(?:e|es|ed|ing)|recompr(?:a|an|o|aron|ado|ar))\b", "share repurchases"),
)

PER_SHARE: dict[str, str] = {
    "dividends paid": "dividends per share",
    "dividend": "dividends per share",
    "dividend payout": "dividends per share",
    "net income": "diluted eps",
    "revenue": "revenue per share",
    "free cash flow": "free cash flow per share",
    "equity": "book value per share",
}

# Names that only lead to another item: "cash paid for share repurchases", "book value of goodwill".
MOVED = listed(
    "paid used spent generated received returned raised outflow outflows outlay payments provided"
    " destinado destinados pagado gastado invertido usado utilizado empleado dedicado recibido"
)
LED_BY = frozenset({"cash", "equity"})
