"""How people say the items in English: patterns, each for many names.

See `chat.item_pattern` for how they are written.
"""

from chat.item_pattern import Said

_COST = "[/expense/expenses/cost/costs/spending/spend/expenditure/expenditures/outlay/outlays/charge/charges]"
_PLANT = (
    "[property plant and equipment/property plant equipment/plant property and equipment"
    "/property and equipment/property equipment/plant and equipment/pp&e/ppe/fixed assets]"
)
_OWNERS = (
    "[shareholders/stockholders/shareowners/share owners/common shareholders/common stockholders"
    "/owners/equity holders/parent/company/owners of parent/shareholders of company"
    "/controlling interest/controlling interests]"
)
_COMMON = "common [/shareholders/stockholders/shareowners/share owners/equity holders/stock/shares]"
_MINORITY = "[noncontrolling/non controlling/minority] [interest/interests/shareholders]"
_WITH = "[including/incl/with/before/inclusive of]"
_PROFIT = "[income/earnings/profit/profits/loss/losses/income loss/earnings loss/result]"
_NO_CURRENT = (
    "[net of/excluding/less/without/ex/not including/net of its/exclusive of]"
    " [/the] current [portion/maturities/installments/part]"
)
_LONG = "[/noncurrent/non current] long term [debt/borrowings/notes/loans]"
_OWN_STOCK = (
    "[/its/its own/own/their/their own/the company's own/company/the company's]"
    " [shares/stock/common stock/common shares/ordinary shares/shares of common stock"
    "/shares of its common stock/treasury stock/treasury shares]"
)
_PAID_TO = "[/cash paid/cash used/cash spent/payments/payment/money spent/amount spent/amount paid/cash outlay/cash outflow] "

ENGLISH: tuple[Said, ...] = (
    Said("net sales",
     "[/total/consolidated] net sales [/revenue/revenues/figure/total] | [sales/revenue/revenues] net"
     " | net [/consolidated] sales | net sales to customers"),
    Said("revenue",
     "[/total/consolidated/overall] [/net] [/operating/sales] [revenue/revenues]"
     " | [revenue/revenues] total | [total/net/total net/net total] operating [revenue/revenues] [/net]"
     " | operating [revenue/revenues] net | [/total] [sales/revenue/revenues] [figure/figures/number/numbers/amount/total/turnover]"
     " | [/total/net] [sales/revenue] to [/external/its] customers | [/total/annual] turnover | top line [revenue/sales]"
     " | [/total] [sales/revenue] [dollars/volume in dollars] | consolidated sales | overall sales"),
    Said("gross profit", "[/total/consolidated] gross [profit/profits/income/earnings] [/figure/amount/dollars/in dollars]"),
    Said("operating income",
     f"[/total/consolidated] operating {_PROFIT} | operating [income/profit] [or loss/figure/amount]"
     f" | {_PROFIT} from [/its] [operations/operating activities] | [income/profit] [or loss] from operations"
     " | [earnings/income/profit] before interest and [tax/taxes/income taxes]"),
    Said("income before taxes",
     f"{_PROFIT} before [/provision for/the provision for/benefit from/income tax provision and] [/income] [tax/taxes/taxation]"
     f" | [pre tax/pretax/before tax] [income/earnings/profit/profits/loss/losses/book income/result/results]"
     " | net income before [tax/taxes/income taxes] | net profit before [tax/taxes] | income before income tax expense"),
    Said("net income to common", f"[/net] {_PROFIT} [available/attributable/applicable] to {_COMMON}"),
    Said("net income",
     f"[/total/overall] net {_PROFIT} [/after tax/after taxes/figure/for the year]"
     f" | [/consolidated] net {_PROFIT} attributable to [/{_OWNERS}]"
     f" | [profit/earnings/income] attributable to [/{_OWNERS}]"
     " | [/net] [income/earnings/profit/profits] after [tax/taxes/income taxes]"
     " | [net/] profit for [year/period] | bottom line [profit/income/earnings/result] | total [profit/profits/earnings]"
     f" | net [income/earnings/profit] excluding {_MINORITY} | net [income/earnings] after {_MINORITY}"
     " | after tax [profit/income/earnings]"),
    Said("net income including noncontrolling interests",
     f"[/total] [/consolidated] [/net] {_PROFIT} {_WITH} [/the] {_MINORITY} | consolidated net [income/earnings/profit/loss]"
     f" | net [income/earnings] before [/allocation to] {_MINORITY}"),
    Said("net income to noncontrolling interests",
     f"[/consolidated] [/net] {_PROFIT} attributable to [/its] {_MINORITY} | {_MINORITY} in net [income/earnings]"),
    Said("cost of revenue",
     "[/total] [cost/costs] of [/net] [revenue/revenues/sales] | [/total] [cost/costs] of [goods/products/merchandise/services] [/and services/and products] [sold]"
     " | [/total] [cost/costs] of [products and services/goods and services/goods] [/sold] | cogs [/expense/figure]"
     " | [/total] sales [cost/costs]"),
    Said("operating expenses",
     "[/total/consolidated] operating [expense/expenses/cost/costs/costs and expenses/spending/outlays/expenditures] [/in total/total]"
     " | [/total] opex | expenses from operations"),
    Said("research and development",
     f"[r&d/r and d/rd/research and development/research development/technology and development/product development] {_COST}"
     " | [r&d/research and development] [investment/investments/budget/outlays/effort] | spending on [r&d/research and development]"
     " | research and development expensed | [/total] [investment/investments] in [r&d/research and development]"),
    Said("sg&a",
     f"[/operating/total] [selling/sales] [/marketing/distribution] general and administrative {_COST} | [sg&a/sga/sg and a] {_COST}"
     f" | selling marketing [/general] and administrative {_COST} | [selling/sales] and administrative {_COST}"
     f" | general selling and administrative {_COST} | [marketing/selling] general and administration {_COST}"
     f" | selling and general and administrative {_COST} | [selling/sales] general and admin {_COST}"),
    Said("selling and marketing",
     f"[selling/sales] and marketing {_COST} | marketing and [selling/sales] {_COST} | marketing {_COST} | marketing budget | s&m {_COST}"
     " | selling [expense/expenses/cost/costs] | spending on marketing"),
    Said("general and administrative",
     f"general and [administrative/admin/administration] {_COST} | g&a {_COST} | administrative [expense/expenses/cost/costs/spending]"),
    Said("marketing and advertising", f"marketing and advertising {_COST} | advertising and marketing {_COST}"),
    Said("advertising", f"advertising {_COST} | ad [spend/spending/costs/expense]"),
    Said("interest expense",
     "[/total] interest [/and debt/and other debt/and financing] [expense/expenses/cost/costs/charge/charges] [/net]"
     " | [expense/expenses] for interest | [finance/financing] [cost/costs/charges/expense/expenses] | interest expense on debt"),
    Said("income tax expense",
     "[/total] [/income/corporate/corporate income] [tax/taxes] [expense/expenses/provision/charge/charges/cost/costs/bill/benefit]"
     " | [/total] provision for [/income] [tax/taxes] | [/total] income [tax/taxes] [expense benefit/benefit expense/provision benefit/expense or benefit]"
     " | [expense/expenses/benefit/charge] [for/from] [/income] taxes | [tax/taxes] on [income/earnings/profit/profits]"
     " | income taxes | provision for taxes on [income/earnings] | corporate [tax/taxes/income tax/income taxes]"),
    Said("depreciation and amortization",
     f"depreciation [/and/or] [amortization/amortisation] {_COST} | depreciation depletion and [amortization/amortisation] {_COST}"
     f" | [amortization/amortisation] and depreciation {_COST} | [d&a/d and a/dd&a] {_COST}"
     " | depreciation amortization and other | depreciation and amortization of property and equipment"),
    Said("depreciation", f"depreciation {_COST}"),
    Said("amortization of intangibles",
     "[amortization/amortisation] [/expense] of [/acquired/purchased/finite lived/other/acquisition related] [intangibles/intangible assets/intangible asset]"
     " | [intangible/intangibles/intangible asset/intangible assets/acquired intangibles] [amortization/amortisation] [/expense]"
     " | [amortization/amortisation] [expense/charge/charges]"),
    Said("stock-based compensation",
     f"[/employee/total] [stock/share/equity] [/based] [compensation/comp/remuneration/payment/payments] {_COST}"
     " | compensation [paid/settled] in [stock/shares] | stock based employee compensation"),
    Said("effective tax rate", "[/effective] [/income/corporate/corporate income] tax rate | effective rate [of/on] [/income] [tax/taxes/taxation]"),
    Said("total assets", "[/total/consolidated/overall] assets [/in total/total/total amount] | total of [/all] assets | [/all/value of] assets total"),
    Said("current assets", "[/total/all] current assets [/in total/total] | total of current assets | short term assets"),
    Said("cash",
     "[/total/consolidated] cash [/and/&/or] [/cash] equivalents [/balance/position/total/on hand/in total] | cash [balance/balances/position/on hand/at hand/in hand/holdings/pile/reserves/reserve]"
     " | total cash [/balance] | balance of cash | cash and cash equivalent [/balance]"),
    Said("accounts receivable",
     "[/net/total/trade/customer/current] [accounts/account/trade accounts/trade] [receivable/receivables] [/net/trade/current/balance/total/net of allowance/net of allowances]"
     " | [/net/total/trade/customer] receivables [/net/balance/total/from customers] | trade and other receivables"),
    Said("inventory", "[/total/net/merchandise/product] [inventory/inventories] [/net/balance/level/levels/total/on hand/value/in total]"),
    Said("property, plant and equipment",
     f"[/net/total/total net] {_PLANT} [/net/balance/net of accumulated depreciation/net of depreciation/total/less accumulated depreciation]"),
    Said("goodwill", "[/total/net/acquired] goodwill [/net/balance/value/total/in total]"),
    Said("intangible assets",
     "[/net/total/other/acquired/total net/net other/other net] [intangible assets/intangibles/intangible asset] [/net/balance/total] [/excluding goodwill/other than goodwill/without goodwill/ex goodwill/not including goodwill/net of amortization/net of accumulated amortization/apart from goodwill/except goodwill]"),
    Said("total liabilities", "[/total/consolidated/overall] liabilities [/in total/total] | total of [/all] liabilities"),
    Said("current liabilities", "[/total/all] current liabilities [/in total/total] | total of current liabilities | short term liabilities"),
    Said("equity",
     "[/total/net] [stockholders/shareholders/shareowners/stockholder/shareholder/shareowner/owners/owner's/share owners/common/common stockholders/common shareholders/share holders/stock holders] [equity/equity deficit/deficit/funds] [/in total/total]"
     f" | [/total] [equity/stockholders equity/shareholders equity] attributable to [/{_OWNERS}]"
     f" | [/total] equity of [/the] [shareholders/stockholders] | equity excluding {_MINORITY}"),
    Said("total equity",
     f"[/total] [/stockholders/shareholders/shareowners/shareholder/stockholder/owners] equity [including/incl/with/and/inclusive of] [/the] {_MINORITY}"),
    Said("retained earnings",
     "[/total] [retained/reinvested/accumulated/undistributed] [earnings/profits/profit/income/earnings deficit/earnings accumulated deficit]"
     " | earnings [retained/reinvested] [/in the business/in business] | [accumulated/retained] [deficit/losses]"),
    Said("noncurrent debt", f"{_LONG} {_NO_CURRENT} | [/noncurrent/non current] term debt {_NO_CURRENT} | noncurrent portion of long term debt"
     " | non current portion of long term debt | long term portion of debt"),
    Said("long-term debt",
     "[/total noncurrent/noncurrent/non current] long term [debt/borrowings] [/outstanding/balance/obligations/noncurrent/non current]"
     " | [noncurrent/non current] term debt | long term financial debt"),
    Said("current portion of long-term debt",
     "[/the] current [portion/maturities/installments/part] of [/its] [long term debt/long term borrowings/term debt/debt]"
     " | long term debt [due/maturing/payable] within [one/a] year | long term debt current [/portion/maturities]"),
    Said("total debt", "[/total/gross/financial/outstanding/total outstanding/overall] [debt/borrowings/indebtedness] [/outstanding/load/balance/level/burden/in total]"),
    Said("short-term debt", "short term debt [/outstanding/balance]"),
    Said("accounts payable",
     "[/total/trade/net] [accounts/account/trade accounts/trade] [payable/payables] [/current/trade/balance/total] | [/total] payables [/to suppliers/to vendors/balance]"
     " | amounts owed to suppliers | [owe/owed/owes/owing/payable] [/to] [suppliers/vendors/trade creditors] | accounts payable to [suppliers/vendors]"),
    Said("accounts payable and accrued liabilities",
     "accounts payable and [/other] accrued [liabilities/expenses] | [accounts/trade] payable and accruals | payables and accrued [liabilities/expenses]"),
    Said("capital expenditure",
     f"[purchase/purchases/acquisition/acquisitions/additions/payments/payment/cash paid/cash used/cash spent/expenditure/expenditures/outlay/outlays/investment/investments/spending/invested/spent]"
     f" [of/to/for/on/in/to acquire/to purchase/to buy/for purchase of/for purchases of/for acquisition of/for acquisitions of/for additions to] [/net/new] {_PLANT} [/net]"
     " | [/total/net] capital [expenditure/expenditures/spending/spend/outlay/outlays/investment/investments/spends] | [/total] cap ex | capex [/spending/spend/figure/outlay]"
     " | [additions/purchases/payments] [of/to/for] [productive/capital] assets"),
    Said("dividends paid",
     "[/total/cash/common/common stock/total cash] dividends [/paid/paid out/distributed/payments/and dividend equivalents/and dividend equivalents paid/paid in cash] [/to [/its/common] [shareholders/stockholders/shareowners]/on common stock]"
     " | [/cash] dividend [payment/payments/payouts/distribution/distributions/outlay] | cash dividend payout"
     " | [cash paid/payment/payments/payout/payouts/cash spent/cash used] [of/for/in/on/as/to pay] [/cash/common/common stock] dividends [/and dividend equivalents/on common stock/to shareholders/to stockholders]"
     " | cash paid to shareholders as dividends"),
    Said("share repurchases",
     f"{_PAID_TO}[/for/on/to/in] [/the] [repurchase/repurchases/repurchasing/buy back/buying back/buyback/buybacks/purchase/purchases/reacquire/reacquisition/buy backs/repurchased/bought back] [/of] {_OWN_STOCK}"
     f" | {_PAID_TO}[/for/on/in/of] [share/stock/common stock/treasury stock/treasury share/equity/common share/open market share] [repurchase/repurchases/buyback/buybacks/buy back/buy backs]"
     " | [cash paid/payments/payment/cash spent/cash used] [for/on] [buybacks/repurchases] | purchases of treasury [stock/shares]"),
    Said("debt repaid",
     "[repayment/repayments/payment/payments] [of/on] [/long term/term] [debt/borrowings/notes] | cash paid [for/on] debt [repayment/repayments] | [/long term] debt [repayment/repayments/repaid]"),
    Said("interest paid",
     "[/cash] interest [paid/payments/payment] [/in cash/on debt/on borrowings] | interest in cash | [/net] cash interest [/paid/payments/outlay/outlays]"
     " | cash [paid/payments/outlay/used] [for/on/of] interest [/expense/on debt] | cash [paid/payments] for interest net [/of amounts capitalized]"),
    Said("income taxes paid",
     "[/cash] [/income/corporate/corporate income] [tax/taxes] paid [/in cash/net/net of refunds/net of refunds received] | [/income/corporate/corporate income] taxes in cash"
     " | cash [/income] [tax/taxes] [/paid/payments/outlay/outlays] | cash [paid/payments/outlay/used] [for/on/of] [/income/corporate/corporate income] taxes [/net of refunds]"
     " | [/income] tax payments [/in cash]"),
    Said("capital expenditure with intangibles",
     f"[purchase/purchases/acquisition/acquisitions/additions/payments] [of/to/for/related to/for purchases of] {_PLANT} and [/other] [intangible assets/intangibles]"),
    Said("free cash flow", "free [cash flow/cash flows/cashflow/cashflows] [/figure/generation/generated]"),
    Said("shares outstanding",
     "shares issued and outstanding | [/number of] [/common/ordinary] shares issued and outstanding"),
    Said("public float",
     "[/aggregate] market value of [/the/its/voting and non voting] [/common/ordinary] [stock/equity/shares] held by [/the] non affiliates"
     " | [/aggregate/non affiliate] public float | market value held by non affiliates | non affiliate market value"),
    Said("gross margin", "gross [/profit] margin [/percentage/percent/ratio/rate/%/on sales/on revenue/as a percentage of revenue/as a percentage of sales]"),
    Said("operating margin", "operating [/profit/income] margin [/percentage/percent/ratio/rate/%/on sales/on revenue/as a percentage of revenue/as a percentage of sales]"),
    Said("net margin", "net [/profit/income/earnings] margin [/percentage/percent/ratio/rate/%/on sales/on revenue/as a percentage of revenue/as a percentage of sales] | profit margin"),
    Said("working capital", "[/net] working capital [/balance/position]"),
    Said("ebitda", "earnings before interest tax depreciation and amortization | earnings before interest taxes depreciation amortization"),
    Said("current ratio", "current ratio | current liquidity ratio"),
    Said("return on equity", "return on [/average/total] [/shareholders/stockholders/shareholder/common] equity"),
    Said("return on assets", "return on [/average/total/average total] assets"),
)  # fmt: skip
