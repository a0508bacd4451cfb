"""The 60 made-up companies. The first twelve have pages, and between them every trait.

Groups whose names are alike: Orvane, Calvessa (and Calvesta), Tesquill, Marrowind, Varlund.
"""

from __future__ import annotations

from data.corpora.us.calendars import SATURDAY, Calendar
from data.corpora.us.company import Company, Rewrite, Split
from data.corpora.us.more_companies import MORE_COMPANIES

FIRST_CIK = 9_900_001
SALES_NET = "us-gaap:SalesRevenueNet"
REVENUES = "us-gaap:Revenues"
NO_SUBTOTALS = frozenset({"gross_profit", "operating_income"})

WITH_PAGES = (
    Company(
        "Orvane Systems, Inc.", "ORVSY", "software", 1_240, Calendar(1),
        switch=(2019, "Q1", REVENUES), splits=(Split(2021, "Q2", 3),), has_hidden=True,
        rewrites=(Rewrite(2020, "Q3", "amended", sales=41),), has_face=True,
    ),
    Company(
        "Orvane Holdings Corp.", "ORVHD", "insurer", 9_400, Calendar(), 6,
        rewrites=(Rewrite(2020, "Q2", "silent", sales=-12),), has_hidden=True,
    ),
    Company(
        "Calvessa Foods Company", "CLVFD", "foods", 6_150,
        Calendar(8, SATURDAY, weeks=(12, 12, 12)), 6, sold=2021, has_face=True,
    ),
    Company(
        "Pellmere Stores, Inc.", "PLMRS", "retail", 11_800,
        Calendar(1, SATURDAY, is_nearest=True, is_named_by_start=True), 6,
        switch=(2019, "Q1", SALES_NET), second_revenue="membership",
        rewrites=(Rewrite(2022, "Q2", "amended", sales=23),),
    ),
    Company(
        "Tesquill Medical Devices, Inc.", "TSQMD", "medical", 2_310,
        Calendar(9, SATURDAY, is_long_first=True), has_face=True,
        rewrites=(Rewrite(2021, "Q4", "amended", sales=37),), splits=(Split(2019, "Q3", 2),),
    ),
    Company(
        "Grennock Machines Corp.", "GRNKM", "machines", 3_480,
        Calendar(6, new_month=12, last_old=2020), minority=62, switch=(2019, "Q1", SALES_NET),
        second_revenue="finance",
    ),
    Company("Varlund Bancorp", "VRLBC", "bank", 1_085, Calendar(), has_hidden=True),
    Company(
        "Hestrava Marine N.V.", "HSTVM", "shipping", 4_720, Calendar(), 6, "EUR", is_ifrs=True,
        minority=48,
    ),
    Company(
        "Quendale Realty Trust", "QNDLR", "realty", 640, Calendar(), minority=85,
        rewrites=(
            Rewrite(2022, "Q1", "silent", sales=18),
            Rewrite(2022, "Q4", "silent", cash=64),
        ),
    ),
    Company(
        "Nordrake Chemicals Inc.", "NRDKC", "chemicals", 5_260, Calendar(10), 6, "CAD",
        sold=2023, rewrites=(Rewrite(2020, "Q3", "amended", sales=29),),
        omits=frozenset({"liabilities"}),
    ),
    Company(
        "Ashlorn Media Group, Inc.", "ASHLM", "media", 472, Calendar(6), margin=-34,
        former=("Belcastre Publishing, Inc.", 2021), splits=(Split(2022, "Q2", 1, 10),),
        omits=NO_SUBTOTALS,
    ),
    Company(
        "Wickenstad Instruments, Inc.", "WKSTI", "machines", 38, Calendar(3), 0, has_hidden=True,
        switch=(2018, "Q3", SALES_NET),
        rewrites=(
            Rewrite(2019, "Q2", "amended", sales=52),
            Rewrite(2022, "Q3", "amended", sales=-31),
        ),
    ),
)  # fmt: skip

COMPANIES: tuple[Company, ...] = (*WITH_PAGES, *MORE_COMPANIES)
PAGE_COUNT = len(WITH_PAGES)


def cik_of(company: Company) -> str:
    """Give the ten digits that the SEC has given to nobody."""
    return f"{FIRST_CIK + COMPANIES.index(company):010}"
