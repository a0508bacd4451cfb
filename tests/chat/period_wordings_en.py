"""English questions about Apple, and the periods that they name, in the short form of `spelt`."""

QUESTIONS = """
TTM revenue for Apple as of June 28, 2025 | ttm 2025-06-28
LTM free cash flow of Apple as of June 28, 2025 | ttm 2025-06-28
trailing twelve months net sales of Apple to March 31, 2025 | ttm 2025-03-31
Apple's trailing-twelve-month revenue through March 29, 2025 | ttm 2025-03-29
Apple revenue for the last twelve months, as of March 29, 2025 | ttm 2025-03-29
As of June 28, 2025, what was Apple's TTM revenue and net income? | ttm 2025-06-28
At June 28, 2025, what was Apple's revenue for the last 12 months? | ttm 2025-06-28
Apple revenue last 12 months to June 2025 | ttm 2025 m6
Apple revenue 12M June 2025 | ttm 2025 m6
Apple revenue, LTM ending June 2025 | ttm 2025 m6
TTM net income of Apple as of Q3 2025 | ttm 2025 q3
Apple Q3 2025 TTM operating income | ttm 2025 q3
What is Apple's revenue on a trailing twelve months basis at the end of Q2 2025? | ttm 2025 q2
rolling 12 months revenue of Apple to June 28, 2025 | ttm 2025-06-28
Apple revenue over the twelve months to June 28, 2025 | year 2025-06-28
TTM revenue of Apple as of June 28, 2025 vs June 29, 2024 | ttm 2025-06-28, ttm 2024-06-29
TTM revenue of Apple vs Q3 2025 | ttm, quarter 2025 q3
Apple TTM revenue and Q3 2025 revenue | ttm, quarter 2025 q3
YTD revenue of Apple as of June 28, 2025 | ytd 2025-06-28
year-to-date net income of Apple through June 28, 2025 | ytd 2025-06-28
YTD revenue of Apple as of Q2 2025 | ytd 2025 q2
Q3 2025 YTD revenue of Apple | ytd 2025 q3
Apple net income for the nine months ended June 28, 2025 (YTD) | nine months 2025-06-28
Apple revenue, nine months ended June 28, 2025 (year to date) | nine months 2025-06-28
Apple year to date revenue (nine months ended June 28, 2025) | nine months 2025-06-28
Apple YTD revenue, six months ended March 29, 2025 | half h1 2025-03-29
six-month revenue of Apple to March 29, 2025 | half h1 2025-03-29
nine-month revenue of Apple as of June 28, 2025 | nine months 2025-06-28
third quarter revenue of Apple in 2025 | quarter 2025 q3
third quarter net sales for Apple, fiscal 2025 | quarter 2025 q3
In 2025, what was Apple's third quarter revenue? | quarter 2025 q3
first half revenue of Apple in fiscal 2025 | half 2025 h1
three months revenue of Apple to June 28, 2025 | quarter 2025-06-28
third quarter (three months ended June 28, 2025) revenue of Apple | quarter 2025-06-28
Apple revenue so far in 2025 | ytd 2025
Apple revenue so far this year | ytd
Apple's cumulative net income through June 2025 | ytd 2025 m6
cumulative revenue of Apple to the second quarter of 2025 | ytd 2025 q2
cumulative revenue of Apple from 2023 to 2025 | year 2023, year 2024, year 2025
cumulative revenue of Apple in 2023 and 2024 | year 2023, year 2024
Apple revenue in the prior year, 2023 | year 2023
Apple revenue for the previous fiscal year (2023) | year 2023
Apple prior year (2024) revenue | year 2024
Apple revenue in 2023 (the prior year) | year 2023
Apple revenue for the prior year second quarter (Q2 2024) | quarter 2024 q2
Apple revenue in the second quarter of the prior year (2024) | quarter 2024 q2
Apple revenue in the prior-year quarter, Q3 2024 | quarter 2024 q3
Apple revenue in the previous quarter (Q2 2025) | quarter 2025 q2
Apple revenue in the comparative period (quarter ended June 29, 2024) | quarter 2024-06-29
Apple revenue in the corresponding period (nine months ended June 29, 2024) | nine months 2024-06-29
Apple total assets at the end of the prior year, September 28, 2024 | date 2024-09-28
Apple total assets at prior year-end (September 28, 2024) | date 2024-09-28
Apple revenue in the year before 2023 | year 2022
Apple revenue for the year prior to 2024 | year 2023
Apple revenue for the year preceding 2024 | year 2023
Apple revenue two years before 2024 | year 2022
Apple revenue in 2024 and the prior year | year 2024, year 2023
Apple revenue 2024 vs the prior year | year 2024, year 2023
Apple revenue 2024 vs the prior year (2023) | year 2024, year 2023
Apple revenue 2024 compared with the prior year, 2023 | year 2024, year 2023
Apple revenue Q3 2025 compared to the prior year quarter (Q3 2024) | quarter 2025 q3, quarter 2024 q3
Apple revenue in the January to March 2025 quarter | quarter 2025 m3
Apple revenue (April - June 2025) | quarter 2025 m6
Apple revenue April–June 2025 | quarter 2025 m6
Apple revenue Apr-Jun 2025 | quarter 2025 m6
Apple revenue for the quarter from April to June 2025 | quarter 2025 m6
Apple revenue for the quarter April through June 2025 | quarter 2025 m6
Apple revenue January-June 2025 | half 2025 h1 m6
Apple revenue between January and June 2025 | half 2025 h1 m6
Apple revenue from October 2024 to June 2025 | nine months 2025 m6
Apple revenue October 2024 - September 2025 | year 2025 m9
Apple revenue October to December 2024 | quarter 2024 m12
Apple revenue November to January 2025 | quarter 2025 m1
Apple revenue from July 1, 2024 to September 30, 2024 | quarter 2024-09-30
Apple revenue between January 1 and June 30, 2025 | half h1 2025-06-30
Apple revenue from September 29, 2024 to June 28, 2025 | nine months 2025-06-28
Apple revenue from September 29, 2024 through September 27, 2025 | year 2025-09-27
change in Apple total assets from September 28, 2024 to June 28, 2025 | date 2024-09-28, date 2025-06-28
Apple fourth-quarter FY2025 revenue (July - September 2025) | quarter 2025 m9
Apple Q3 FY2025 revenue (three months ended June 28, 2025) | quarter 2025-06-28
Apple revenue April - June 2025 (Q3 FY2025) | quarter 2025 m6
first quarter (January to March) of 2025 revenue of Apple | quarter 2025 q1 m3
Apple revenue first quarter of 2025 (January to March) | quarter 2025 q1 m3
Apple revenue January to February 2025 | month
Apple revenue January 2025 to February 2025 | month 2025 m1, month 2025 m2
current ratio AAPL sep 2024 | month 2024 m9
Apple total assets September 2024 | month 2024 m9
Apple total assets, Dec 2024 | month 2024 m12
Apple total assets in its June 2025 10-Q | month 2025 m6
In its June 2025 10-Q, what were Apple's total assets at September 28, 2024? | date 2024-09-28
In Apple's 2025 10-K, what was revenue in 2023? | year 2023
According to the 10-K for 2025, what was Apple's revenue in the prior year? | year 2024
annual revenue of Apple as of September 2025 | year 2025 m9
quarterly revenue of Apple at June 28, 2025 | quarter 2025-06-28
AAPL rev 24 | year 2024
AAPL revenue 25 | year 2025
AAPL 24 revenue | year 2024
AAPL rev 24 vs 23 | year 2024, year 2023
Apple revenue for 24? | year 2024
Apple revenue Q3 24 | quarter 2024 q3
AAPL revenue 24 % |
Apple revenue note 12 |
top 10 Apple revenue |
Apple Item 15 revenue |
Apple NTM revenue |
Apple revenue of 12M |
revenue above $12M for Apple |
Apple revenue last year (2025) | year 2025
Apple revenue this year (2025) | year 2025
Apple revenue in the most recent quarter (Q4 2025) | quarter 2025 q4
Apple revenue for the latest quarter ended June 28, 2025 | quarter 2025-06-28
Apple inventories at the end of last year (September 27, 2025) | date 2025-09-27
Apple revenue last year, 2023 and 2022 | year -1, year 2023, year 2022
Apple revenue for the three and nine months ended June 28, 2025 | quarter 2025-06-28, nine months 2025-06-28
Apple revenue Q4 2025 vs the prior year quarter ended September 28, 2024 | quarter 2025 q4, quarter 2024-09-28
"""
