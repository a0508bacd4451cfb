"""The 48 made-up companies that are in companyfacts only."""

from __future__ import annotations

from data.corpora.us.calendars import FRIDAY, SATURDAY, SUNDAY, Calendar
from data.corpora.us.company import Company, Rewrite, Split

DECEMBER = Calendar()
RETAIL = Calendar(1, SATURDAY, is_nearest=True, is_named_by_start=True)
RETAIL_BY_END = Calendar(1, SATURDAY, is_nearest=True)
LAST_SATURDAY = Calendar(9, SATURDAY, is_long_first=True)
LAST_FRIDAY = Calendar(6, FRIDAY)
NEAREST_SUNDAY = Calendar(12, SUNDAY, is_nearest=True)
SALES_NET = "us-gaap:SalesRevenueNet"
GOODS_NET = "us-gaap:SalesRevenueGoodsNet"
REVENUES = "us-gaap:Revenues"
NO_SUBTOTALS = frozenset({"gross_profit", "operating_income"})
NO_LIABILITIES = frozenset({"liabilities"})
FROM_2018, FROM_2019 = (2018, "Q3"), (2019, "Q1")

MORE_COMPANIES: tuple[Company, ...] = (
    # Names alike
    Company("Orvane Bancshares, Inc.", "ORVBK", "bank", 415, DECEMBER),
    Company("Orvane Energy Partners Corp.", "ORVEP", "utility", 2_730, DECEMBER, 6,
        revenue_concept="us-gaap:RegulatedAndUnregulatedOperatingRevenue"),
    Company("Calvessa Brands, Inc.", "CLVBR", "apparel", 3_120, RETAIL, switch=(*FROM_2019, SALES_NET)),
    Company("Calvesta Foods, Inc.", "CLVTF", "foods", 1_870, LAST_FRIDAY, rewrites=(
        Rewrite(2021, "Q1", "amended", sales=22),)),
    Company("Tesquill Therapeutics, Inc.", "TSQTH", "medical", 212, DECEMBER, margin=-210),
    Company("Marrowind Shipping Ltd.", "MRWSH", "shipping", 1_410, DECEMBER, splits=(
        Split(2020, "Q3", 1, 8),)),
    Company("Marrowind Logistics, Inc.", "MRWLG", "services", 2_260, Calendar(5), sold=2022),
    Company("Varlund Insurance Group, Inc.", "VRLIG", "insurer", 3_260, DECEMBER, minority=21),
    # Software and chips
    Company("Zethrine Software Corp.", "ZTHRS", "software", 884, DECEMBER, has_face=True,
        switch=(*FROM_2018, REVENUES)),
    Company("Brathmoor Data, Inc.", "BRTMD", "software", 156, Calendar(1), margin=-88),
    Company("Kestovar Networks, Inc.", "KSTVN", "chips", 4_930, LAST_SATURDAY, 6, splits=(
        Split(2022, "Q3", 4),)),
    Company("Ostelume Semiconductor Corp.", "OSTLS", "chips", 2_140, LAST_FRIDAY, 6,
        rewrites=(Rewrite(2022, "Q1", "amended", sales=44),)),
    Company("Opradine Cloud, Inc.", "OPRDC", "software", 318, DECEMBER, has_hidden=True, splits=(
        Split(2019, "Q1", 3), Split(2022, "Q1", 2))),
    Company("Jorvanta Analytics plc", "JRVNA", "software", 512, DECEMBER, 3, "GBP"),
    # Stores
    Company("Yolmere Outfitters, Inc.", "YLMRO", "apparel", 1_190, RETAIL_BY_END,
        rewrites=(Rewrite(2020, "Q4", "amended", sales=28),)),
    Company("Umbrasco Home Centers, Inc.", "UMBHC", "retail", 7_420, RETAIL, 6,
        second_revenue="rental"),
    Company("Farrowick Grocers, Inc.", "FRWKG", "retail", 15_300,
        Calendar(8, SATURDAY, weeks=(12, 12, 12)), 6, switch=(*FROM_2019, SALES_NET),
        omits=NO_LIABILITIES),
    Company("Glaswyth Pharmacies Corp.", "GLSWP", "retail", 9_870, RETAIL_BY_END, 6,
        rewrites=(Rewrite(2021, "Q2", "silent", sales=17),)),
    Company("Hulverton Pet Supply, Inc.", "HLVPS", "retail", 880, RETAIL, second_revenue="membership"),
    # Industry
    Company("Ismandra Industries, Inc.", "ISMDI", "machines", 6_640, DECEMBER, 6, minority=34,
        sold=2020),
    Company("Krelmont Pumps & Valves, Inc.", "KRLPV", "machines", 1_230, Calendar(9), switch=(
        *FROM_2019, SALES_NET)),
    Company("Lindwhist Aerospace Corp.", "LNWAE", "machines", 3_310, DECEMBER, 6, has_face=True,
        rewrites=(Rewrite(2019, "Q3", "amended", sales=36), Rewrite(2022, "Q2", "amended", sales=25))),
    Company("Morvessa Tractor Company", "MRVTR", "machines", 8_250, Calendar(10), 6,
        second_revenue="finance", minority=12),
    Company("Norquilla Mining & Minerals Inc.", "NRQMM", "chemicals", 2_480, DECEMBER, 6, "CAD",
        omits=NO_SUBTOTALS),
    Company("Quorvale Specialty Chemicals, Inc.", "QRVSC", "chemicals", 1_960, DECEMBER,
        rewrites=(Rewrite(2022, "Q3", "silent", sales=-21, cash=48),)),
    Company("Rostwick Paper & Packaging Co.", "RSTPP", "chemicals", 4_080,
        Calendar(9, new_month=12, last_old=2020), 6),
    Company("Thornquill Coatings, Inc.", "THQCT", "chemicals", 735, Calendar(11), sold=2023),
    Company("Vandrasse Electric Motors N.V.", "VNDEM", "machines", 5_520, DECEMBER, 6, "EUR", is_ifrs=True),
    Company("Drabsholm Wind A/S", "DRBSW", "machines", 1_730, DECEMBER, 3, "EUR", is_ifrs=True,
        minority=27),
    # Food, health, media, services
    Company("Tarnholt Beverages, Inc.", "TRNHB", "foods", 2_950, NEAREST_SUNDAY, splits=(
        Split(2020, "Q2", 2),)),
    Company("Ulvecrest Dairy Company", "ULVCD", "foods", 1_145, Calendar(3, new_month=6, last_old=2021)),
    Company("Wexmarrow Poultry, Inc.", "WXMRP", "foods", 2_660, Calendar(4, SATURDAY), margin=9),
    Company("Yarrowgild Diagnostics, Inc.", "YRWGD", "medical", 1_520, DECEMBER, has_face=True,
        rewrites=(Rewrite(2018, "Q2", "amended", sales=47),)),
    Company("Zorbeck Orthopedics, Inc.", "ZRBKO", "medical", 690, NEAREST_SUNDAY, has_hidden=True),
    Company("Xelvaine Biologics, Inc.", "XLVNB", "medical", 96, DECEMBER, 0, margin=-340),
    Company("Pendrossa Broadcasting Corp.", "PNDBC", "media", 1_380, DECEMBER,
        omits=NO_SUBTOTALS, switch=(*FROM_2018, REVENUES)),
    Company("Skarnveld Games, Inc.", "SKRNG", "media", 745, Calendar(3), splits=(Split(2023, "Q2", 5),)),
    Company("Fennimarsh Staffing, Inc.", "FNMST", "services", 2_890, NEAREST_SUNDAY, omits=NO_LIABILITIES),
    Company("Ellarwood Education, Inc.", "ELWED", "services", 365, Calendar(6), former=(
        "Campus Drelling Corp.", 2020)),
    Company("Grumwald Waste Services, Inc.", "GRWWS", "services", 1_640, DECEMBER, minority=15,
        sold=2021),
    Company("Hollowspar Cruises Ltd.", "HLSCR", "shipping", 3_870, Calendar(11), 6, margin=-45),
    Company("Bristendal Air Cargo, Inc.", "BRSAC", "shipping", 950, Calendar(5)),
    # Money, property, power
    Company("Corvelane Financial Corp.", "CRVFN", "bank", 6_800, DECEMBER, 6, minority=9,
        revenue_concept="us-gaap:RevenuesNetOfInterestExpense"),
    Company("Dunsparrow Savings, Inc.", "DNSPS", "bank", 74, Calendar(6), 0),
    Company("Ostrevale Life Group, Inc.", "OSTLG", "insurer", 5_480, DECEMBER, 6,
        rewrites=(Rewrite(2021, "Q4", "silent", sales=-9),)),
    Company("Pinnorath Apartment Trust", "PNRAT", "realty", 1_020, DECEMBER, minority=55),
    Company("Quillhaven Storage Properties, Inc.", "QLHSP", "realty", 288, DECEMBER, 0,
        rewrites=(Rewrite(2022, "Q1", "amended", sales=14),)),
    Company("Wrexmoor Gas & Electric Company", "WRXGE", "utility", 3_950, DECEMBER, 6,
        switch=(*FROM_2018, REVENUES)),
)  # fmt: skip
