"""Tolvane Controls: a maker of factory controls and software with a calendar year."""

from __future__ import annotations

from data.sample.company_plan import Breakdown, CompanyPlan, Identity, Member, Misstatement

IDENTITY = Identity(
    name="Tolvane Controls, Inc.",
    cik="0009910482",
    ticker="TLVN",
    exchange="The New York Stock Exchange",
    exchange_code="NYSE",
    state="Delaware",
    tax_number="99-0140482",
    street="2180 Foundry Lane",
    city="Dayton",
    state_code="OH",
    zip_code="45402",
    phone="(937) 555-0142",
    year_end="--12-31",
    prefix="tlvn",
)

PRODUCTS = Breakdown(
    "srt:ProductOrServiceAxis",
    (
        Member("Products", "us-gaap:ProductMember", 742, -14),
        Member("Software and services", "us-gaap:ServiceMember", 258),
    ),
)
SEGMENTS = Breakdown(
    "us-gaap:StatementBusinessSegmentsAxis",
    (
        Member("Control Systems", "tlvn:ControlSystemsMember", 684, -11),
        Member("Plant Software", "tlvn:PlantSoftwareMember", 316),
    ),
)
GEOGRAPHY = Breakdown(
    "srt:StatementGeographicalAxis",
    (
        Member("United States", "country:US", 527, -4),
        Member("Europe, Middle East and Africa", "us-gaap:EMEAMember", 268),
        Member("Asia Pacific", "srt:AsiaPacificMember", 205),
    ),
)

PLAN = CompanyPlan(
    identity=IDENTITY,
    calendar="calendar year",
    money_scale=3,
    shares_scale=3,
    revenue_concept="us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax",
    first_year=2021,
    first_revenue=938_470,
    growth=(0, 87, 94, 61, 78),
    season=(236, 247, 250, 267),
    cost_share=(561, 556, 548, 541, 536),
    research_share=97,
    selling_fixed=148,
    selling_variable=44,
    tax_share=214,
    depreciation_share=34,
    capital_spending_share=43,
    stock_pay_share=21,
    corporate_share=31,
    interest_rate=43,
    other_income=620,
    other_income_swing=1_240,
    dividend=(14, 15, 17, 19, 21),
    buybacks=(6_000, 7_500, 9_000, 12_500, 14_000),
    debt_repaid={(year, quarter): 3_750 for year in range(2021, 2026) for quarter in range(1, 5)},
    acquisitions={(2022, 3): 64_200, (2024, 2): 87_350},
    impairments={},
    opening={
        "cash": 212_640,
        "receivables": 148_900,
        "inventory": 131_250,
        "prepaid": 27_480,
        "property": 268_310,
        "lease_assets": 61_420,
        "goodwill": 318_760,
        "other_assets": 92_180,
        "payables": 78_640,
        "accrued": 96_310,
        "deferred_revenue": 84_270,
        "debt": 618_750,
        "lease_liabilities": 66_050,
        "other_liabilities": 41_380,
        "paid_in_capital": 187_400,
        "other_comprehensive": -18_920,
    },
    working_capital={
        "receivables": 640,
        "inventory": 560,
        "prepaid": 118,
        "payables": 335,
        "accrued": 410,
        "deferred_revenue": 372,
    },
    working_season={
        "receivables": (-30, -5, 5, 40),
        "inventory": (15, 10, 0, -35),
        "deferred_revenue": (60, 20, -30, -10),
        "accrued": (-60, -20, 10, 50),
    },
    lease_growth=340,
    current_debt=15_000,
    shares=(74_860, 112),
    share_step=1,
    dilution=13,
    face=PRODUCTS,
    segments=SEGMENTS,
    geography=GEOGRAPHY,
    segment_profit_share=604,
    misstatement=Misstatement(2025, 2, revenue=6_480),
    counts={"employees": (3_980, 4_120, 4_310, 4_460, 4_590)},
)
