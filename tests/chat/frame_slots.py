"""What goes into the frames: items, companies and periods, in the words of both languages."""

import datetime as dt

from chat.reading_types import AskedPeriod
from data.company import Company
from tests.chat.reading_companies import company, quarter, year

AMAZON = company(1, "AMAZON.COM, INC.", "AMZN")
APPLE = company(2, "Apple Inc.", "AAPL")
WELLS = company(3, "WELLS FARGO & COMPANY/MN", "WFC")
BOEING = company(4, "THE BOEING COMPANY", "BA")
COKE = company(5, "COCA COLA CO", "KO")
JOHNSON = company(6, "Johnson & Johnson", "JNJ")
TESLA = company(7, "Tesla, Inc.", "TSLA")
NVIDIA = company(8, "NVIDIA CORP", "NVDA")
UNITED = company(9, "UnitedHealth Group Incorporated", "UNH")
PROCTER = company(10, "PROCTER & GAMBLE CO", "PG")
ORACLE = company(11, "Oracle Corporation", "ORCL")
MASTERCARD = company(12, "Mastercard Incorporated", "MA")
WALMART = company(13, "WALMART INC.", "WMT")

ON_FILE = (
    AMAZON, APPLE, WELLS, BOEING, COKE, JOHNSON, TESLA, NVIDIA, UNITED, PROCTER, ORACLE,
    MASTERCARD, WALMART,
)  # fmt: skip

COMPANIES: tuple[tuple[str, Company], ...] = (
    ("AMAZON.COM, INC.", AMAZON), ("Amazon", AMAZON), ("Amazon.com", AMAZON), ("amazon", AMAZON),
    ("Apple", APPLE), ("Apple Inc.", APPLE), ("apple", APPLE), ("AAPL", APPLE),
    ("WELLS FARGO & COMPANY/MN", WELLS), ("Wells Fargo", WELLS), ("Wells Fargo & Co", WELLS),
    ("THE BOEING COMPANY", BOEING), ("Boeing", BOEING), ("The Boeing Company", BOEING),
    ("COCA COLA CO", COKE), ("Coca-Cola", COKE), ("The Coca-Cola Company", COKE), ("Coke", COKE),
    ("Johnson & Johnson", JOHNSON), ("J&J", JOHNSON), ("johnson and johnson", JOHNSON),
    ("Tesla, Inc.", TESLA), ("Tesla, Inc. (TSLA)", TESLA), ("Tesla (NASDAQ: TSLA)", TESLA),
    ("Tesla", TESLA), ("NVIDIA CORP", NVIDIA), ("Nvidia", NVIDIA), ("NVDA", NVIDIA),
    ("$NVDA", NVIDIA), ("NASDAQ: NVDA", NVIDIA), ("NVIDIA Corporation", NVIDIA),
    ("UnitedHealth Group Incorporated", UNITED), ("UnitedHealth Group", UNITED),
    ("UnitedHealth", UNITED), ("Procter & Gamble", PROCTER), ("P&G", PROCTER),
    ("The Procter & Gamble Company", PROCTER), ("Oracle", ORACLE), ("Oracle Corp.", ORACLE),
    ("ORCL", ORACLE), ("Mastercard", MASTERCARD), ("Walmart", WALMART), ("WALMART INC.", WALMART),
)  # fmt: skip

SPANISH_COMPANIES: tuple[tuple[str, Company], ...] = (
    ("la compañía Apple", APPLE),
    ("la empresa Tesla", TESLA),
    ("Walmart Inc", WALMART),
)
"""Beside the others; with "de" before them."""

ITEMS: tuple[tuple[str, str], ...] = (
    ("revenue", "revenue"), ("total revenue", "revenue"), ("net income", "net income"),
    ("operating income", "operating income"), ("gross profit", "gross profit"),
    ("R&D expense", "research and development"), ("capital expenditures", "capital expenditure"),
    ("free cash flow", "free cash flow"), ("cash and cash equivalents", "cash"),
    ("total assets", "total assets"), ("goodwill", "goodwill"), ("inventory", "inventory"),
    ("operating cash flow", "operating cash flow"), ("retained earnings", "retained earnings"),
    ("accounts receivable", "accounts receivable"), ("diluted EPS", "diluted eps"),
    ("total liabilities", "total liabilities"),
)  # fmt: skip

SPANISH_ITEMS: tuple[tuple[str, str], ...] = (
    ("los ingresos totales", "revenue"), ("el beneficio neto", "net income"),
    ("la utilidad neta", "net income"), ("el resultado neto", "net income"),
    ("el beneficio operativo", "operating income"), ("la utilidad de operación", "operating income"),
    ("el beneficio bruto", "gross profit"), ("el gasto en I+D", "research and development"),
    ("el capex", "capital expenditure"), ("el flujo de caja libre", "free cash flow"),
    ("el efectivo y equivalentes", "cash"), ("los activos totales", "total assets"),
    ("el fondo de comercio", "goodwill"), ("el inventario", "inventory"),
    ("el flujo de caja operativo", "operating cash flow"),
    ("las cuentas por cobrar", "accounts receivable"), ("el costo de ventas", "cost of revenue"),
    ("los pasivos totales", "total liabilities"),
)  # fmt: skip


def ended(kind: str, *day: int, half: int | None = None) -> AskedPeriod:
    return AskedPeriod(kind, date=dt.date(*day), half=half)  # type: ignore[arg-type]


def moment(of: int, quarter_ended: int | None = None) -> AskedPeriod:
    return AskedPeriod("instant", year=of, quarter=quarter_ended)


def half(number: int, of: int) -> AskedPeriod:
    return AskedPeriod("half", year=of, half=number)


def nine(of: int) -> AskedPeriod:
    return AskedPeriod("nine months", year=of)


def month(kind: str, number: int, of: int) -> AskedPeriod:
    return AskedPeriod(kind, year=of, month=number)  # type: ignore[arg-type]


LAST_YEAR = AskedPeriod("year", relative=-1)
LAST_QUARTER = AskedPeriod("quarter", relative=-1)

PERIODS: tuple[tuple[str, AskedPeriod], ...] = (
    ("in fiscal 2024", year(2024)), ("in fiscal year 2024", year(2024)), ("in FY24", year(2024)),
    ("in FY2024", year(2024)), ("for FY 2024", year(2024)), ("in 2024", year(2024)),
    ("for full-year fiscal 2024", year(2024)), ("for full-year 2024", year(2024)),
    ("for the full year 2024", year(2024)), ("for the full fiscal year 2024", year(2024)),
    ("in the 2024 fiscal year", year(2024)), ("for the year 2024", year(2024)),
    ("in its fiscal year 2024", year(2024)), ("during fiscal 2024", year(2024)),
    ("over fiscal 2024", year(2024)), ("throughout 2024", year(2024)), ("in all of 2024", year(2024)),
    ("for the whole of 2024", year(2024)), ("for the 2024 financial year", year(2024)),
    ("for the twelve months of 2024", year(2024)), ("for its 2024 fiscal year", year(2024)),
    ("in FY'24", year(2024)), ("for fiscal-year 2024", year(2024)), ("in the year 2024", year(2024)),
    ("for the fiscal year ended June 30, 2025", ended("year", 2025, 6, 30)),
    ("for the fiscal year that ended June 30, 2025", ended("year", 2025, 6, 30)),
    ("for the fiscal year that ended on June 30, 2025", ended("year", 2025, 6, 30)),
    ("for the fiscal year which ended June 30, 2025", ended("year", 2025, 6, 30)),
    ("for the fiscal year ending June 30, 2025", ended("year", 2025, 6, 30)),
    ("for the year ended 30 June 2025", ended("year", 2025, 6, 30)),
    ("for the year to June 30, 2025", ended("year", 2025, 6, 30)),
    ("in the year through June 30, 2025", ended("year", 2025, 6, 30)),
    ("for the twelve months ended June 30, 2025", ended("year", 2025, 6, 30)),
    ("for the 12 months to June 30, 2025", ended("year", 2025, 6, 30)),
    ("for FYE June 2025", month("year", 6, 2025)), ("for FYE June 30, 2025", ended("year", 2025, 6, 30)),
    ("for the fiscal year ended in June 2025", month("year", 6, 2025)),
    ("in Q2 2025", quarter(2, 2025)), ("in Q2'25", quarter(2, 2025)), ("in 2Q25", quarter(2, 2025)),
    ("in 2Q 2025", quarter(2, 2025)), ("in Q2 FY25", quarter(2, 2025)), ("in Q2FY25", quarter(2, 2025)),
    ("in Q2 of FY2025", quarter(2, 2025)), ("in fiscal Q2 2025", quarter(2, 2025)),
    ("in FQ2 2025", quarter(2, 2025)), ("in FY25 Q2", quarter(2, 2025)), ("in 2025 Q2", quarter(2, 2025)),
    ("in 2025Q2", quarter(2, 2025)), ("in Q2 of fiscal year 2025", quarter(2, 2025)),
    ("in the second quarter of 2025", quarter(2, 2025)), ("in second-quarter 2025", quarter(2, 2025)),
    ("in the second fiscal quarter of 2025", quarter(2, 2025)), ("in the 2nd quarter of FY25", quarter(2, 2025)),
    ("in its fiscal second quarter of 2025", quarter(2, 2025)), ("in quarter 2 of 2025", quarter(2, 2025)),
    ("in the 2025 second quarter", quarter(2, 2025)), ("for the fiscal 2025 second quarter", quarter(2, 2025)),
    ("for the second quarter of its fiscal year 2025", quarter(2, 2025)),
    ("for the June 2025 quarter", month("quarter", 6, 2025)),
    ("in the quarter ended June 2025", month("quarter", 6, 2025)),
    ("for the quarter ended June 30, 2025", ended("quarter", 2025, 6, 30)),
    ("for the quarterly period ended June 30, 2025", ended("quarter", 2025, 6, 30)),
    ("for the quarter that ended on June 30, 2025", ended("quarter", 2025, 6, 30)),
    ("for the three months ended June 30, 2025", ended("quarter", 2025, 6, 30)),
    ("in the three months to June 30, 2025", ended("quarter", 2025, 6, 30)),
    ("for the three-month period ended June 30, 2025", ended("quarter", 2025, 6, 30)),
    ("for the 3 months ended June 30, 2025", ended("quarter", 2025, 6, 30)),
    ("for the 13 weeks ended June 28, 2025", ended("quarter", 2025, 6, 28)),
    ("in the three months through June 28, 2025", ended("quarter", 2025, 6, 28)),
    ("for the six months ended June 30, 2025", ended("half", 2025, 6, 30, half=1)),
    ("for the six-month period ended June 30, 2025", ended("half", 2025, 6, 30, half=1)),
    ("in the six months through June 30, 2025", ended("half", 2025, 6, 30, half=1)),
    ("in the first half of 2025", half(1, 2025)), ("in H1 2025", half(1, 2025)), ("in 1H25", half(1, 2025)),
    ("in H1 FY25", half(1, 2025)), ("in the first six months of fiscal 2025", half(1, 2025)),
    ("in the second half of 2024", half(2, 2024)),
    ("in the first nine months of fiscal 2025", nine(2025)), ("in the first nine months of 2025", nine(2025)),
    ("for 9M 2025", nine(2025)), ("in the first three quarters of 2025", nine(2025)),
    ("for the nine months ended June 28, 2025", ended("nine months", 2025, 6, 28)),
    ("for the nine-month period ended June 28, 2025", ended("nine months", 2025, 6, 28)),
    ("in the nine months to June 28, 2025", ended("nine months", 2025, 6, 28)),
    ("at the end of fiscal 2024", moment(2024)), ("at the end of 2024", moment(2024)),
    ("at year-end 2024", moment(2024)), ("at fiscal year-end 2024", moment(2024)),
    ("as of year-end 2024", moment(2024)), ("as of the end of fiscal 2024", moment(2024)),
    ("at the close of 2024", moment(2024)), ("at the close of fiscal year 2024", moment(2024)),
    ("by the end of 2024", moment(2024)), ("at 2024 year-end", moment(2024)),
    ("at the end of the third quarter of fiscal 2025", moment(2025, 3)),
    ("at the end of Q3 2025", moment(2025, 3)), ("as of the end of Q3 FY25", moment(2025, 3)),
    ("at June 28, 2025", ended("date", 2025, 6, 28)), ("as of June 28, 2025", ended("date", 2025, 6, 28)),
    ("as at June 28, 2025", ended("date", 2025, 6, 28)), ("on June 28, 2025", ended("date", 2025, 6, 28)),
    ("as of 28 June 2025", ended("date", 2025, 6, 28)), ("at 2025-06-28", ended("date", 2025, 6, 28)),
    ("as of 6/28/2025", ended("date", 2025, 6, 28)), ("on the 28th of June 2025", ended("date", 2025, 6, 28)),
    ("as of Jun. 28, 2025", ended("date", 2025, 6, 28)), ("last year", LAST_YEAR),
    ("in the last fiscal year", LAST_YEAR), ("for the most recent fiscal year", LAST_YEAR),
    ("in its latest fiscal year", LAST_YEAR), ("in the latest quarter", LAST_QUARTER),
    ("in the most recently completed quarter", LAST_QUARTER), ("last quarter", LAST_QUARTER),
)  # fmt: skip

SPANISH_PERIODS: tuple[tuple[str, AskedPeriod], ...] = (
    ("en 2024", year(2024)), ("en el ejercicio 2024", year(2024)), ("en el ejercicio fiscal 2024", year(2024)),
    ("en el año fiscal 2024", year(2024)), ("en el FY2024", year(2024)), ("en FY24", year(2024)),
    ("en el año 2024", year(2024)), ("durante 2024", year(2024)), ("durante el ejercicio 2024", year(2024)),
    ("del ejercicio 2024", year(2024)), ("en todo 2024", year(2024)), ("a lo largo de 2024", year(2024)),
    ("en el conjunto de 2024", year(2024)), ("en el ejercicio económico 2024", year(2024)),
    ("en su ejercicio fiscal 2024", year(2024)), ("en el período fiscal 2024", year(2024)),
    ("para el año fiscal 2024", year(2024)), ("en el ejercicio anual 2024", year(2024)),
    ("para el ejercicio de 2024", year(2024)),
    ("en el ejercicio terminado el 30 de junio de 2025", ended("year", 2025, 6, 30)),
    ("en el ejercicio cerrado el 30 de junio de 2025", ended("year", 2025, 6, 30)),
    ("en el ejercicio fiscal finalizado el 30 de junio de 2025", ended("year", 2025, 6, 30)),
    ("en el año fiscal que terminó el 30 de junio de 2025", ended("year", 2025, 6, 30)),
    ("en el año fiscal concluido el 30 de junio de 2025", ended("year", 2025, 6, 30)),
    ("en el ejercicio que finalizó el 30 de junio de 2025", ended("year", 2025, 6, 30)),
    ("en el ejercicio acabado el 30 de junio de 2025", ended("year", 2025, 6, 30)),
    ("en los doce meses terminados el 30 de junio de 2025", ended("year", 2025, 6, 30)),
    ("en los 12 meses hasta el 30 de junio de 2025", ended("year", 2025, 6, 30)),
    ("en el segundo trimestre de 2025", quarter(2, 2025)), ("en el 2T25", quarter(2, 2025)),
    ("en el 2T 2025", quarter(2, 2025)), ("en 2T2025", quarter(2, 2025)), ("en T2 2025", quarter(2, 2025)),
    ("en el T2 de 2025", quarter(2, 2025)), ("en Q2 2025", quarter(2, 2025)),
    ("en el Q2 del FY25", quarter(2, 2025)), ("en el 2º trimestre de 2025", quarter(2, 2025)),
    ("en el segundo trimestre del ejercicio fiscal 2025", quarter(2, 2025)),
    ("en el segundo trimestre fiscal de 2025", quarter(2, 2025)),
    ("en el segundo trimestre del año fiscal 2025", quarter(2, 2025)),
    ("en el segundo trimestre del ejercicio 2025", quarter(2, 2025)),
    ("en el 2do trimestre de 2025", quarter(2, 2025)), ("en el trimestre 2 de 2025", quarter(2, 2025)),
    ("en el trimestre terminado el 30 de junio de 2025", ended("quarter", 2025, 6, 30)),
    ("en el trimestre cerrado el 30 de junio de 2025", ended("quarter", 2025, 6, 30)),
    ("en el trimestre que terminó el 30 de junio de 2025", ended("quarter", 2025, 6, 30)),
    ("en el trimestre que acabó el 30 de junio de 2025", ended("quarter", 2025, 6, 30)),
    ("en el trimestre terminado en junio de 2025", month("quarter", 6, 2025)),
    ("en el trimestre finalizado en junio de 2025", month("quarter", 6, 2025)),
    ("en los tres meses terminados el 30 de junio de 2025", ended("quarter", 2025, 6, 30)),
    ("durante los tres meses finalizados el 30 de junio de 2025", ended("quarter", 2025, 6, 30)),
    ("durante los tres meses acabados el 30 de junio de 2025", ended("quarter", 2025, 6, 30)),
    ("durante los tres meses cerrados el 30 de junio de 2025", ended("quarter", 2025, 6, 30)),
    ("durante los tres meses concluidos el 30 de junio de 2025", ended("quarter", 2025, 6, 30)),
    ("durante los tres meses que terminaron el 30 de junio de 2025", ended("quarter", 2025, 6, 30)),
    ("en los 3 meses hasta el 30 de junio de 2025", ended("quarter", 2025, 6, 30)),
    ("en el período de tres meses terminado el 30 de junio de 2025", ended("quarter", 2025, 6, 30)),
    ("en los seis meses terminados el 30 de junio de 2025", ended("half", 2025, 6, 30, half=1)),
    ("en los seis meses hasta el 30 de junio de 2025", ended("half", 2025, 6, 30, half=1)),
    ("en el semestre terminado el 30 de junio de 2025", ended("half", 2025, 6, 30)),
    ("en el período de seis meses finalizado el 30 de junio de 2025", ended("half", 2025, 6, 30, half=1)),
    ("en el primer semestre de 2025", half(1, 2025)), ("en el primer semestre del ejercicio fiscal 2025", half(1, 2025)),
    ("en los primeros seis meses de 2025", half(1, 2025)), ("en los seis primeros meses de 2025", half(1, 2025)),
    ("en la primera mitad de 2025", half(1, 2025)), ("en el 1S 2025", half(1, 2025)), ("en el 1S25", half(1, 2025)),
    ("en el segundo semestre de 2024", half(2, 2024)), ("en la segunda mitad de 2024", half(2, 2024)),
    ("en los nueve meses terminados el 29 de junio de 2024", ended("nine months", 2024, 6, 29)),
    ("en los nueve meses cerrados el 29 de junio de 2024", ended("nine months", 2024, 6, 29)),
    ("en los 9 meses finalizados el 29 de junio de 2024", ended("nine months", 2024, 6, 29)),
    ("en el período de nueve meses terminado el 29 de junio de 2024", ended("nine months", 2024, 6, 29)),
    ("en los primeros nueve meses del ejercicio fiscal 2025", nine(2025)),
    ("en los nueve primeros meses de 2025", nine(2025)), ("en los primeros nueve meses de 2025", nine(2025)),
    ("en los tres primeros trimestres de 2025", nine(2025)),
    ("al cierre del ejercicio 2024", moment(2024)), ("al cierre del ejercicio fiscal 2024", moment(2024)),
    ("al cierre de 2024", moment(2024)), ("a cierre de 2024", moment(2024)), ("a finales de 2024", moment(2024)),
    ("al final de 2024", moment(2024)), ("a fin de 2024", moment(2024)), ("a fines de 2024", moment(2024)),
    ("al finalizar 2024", moment(2024)), ("al término de 2024", moment(2024)), ("al cierre del año fiscal 2024", moment(2024)),
    ("al término del ejercicio 2024", moment(2024)), ("al final del ejercicio fiscal 2024", moment(2024)),
    ("al cierre del tercer trimestre del ejercicio 2025", moment(2025, 3)),
    ("al final del tercer trimestre de 2025", moment(2025, 3)), ("al cierre del 3T25", moment(2025, 3)),
    ("a finales del tercer trimestre de 2025", moment(2025, 3)),
    ("al 28 de junio de 2025", ended("date", 2025, 6, 28)), ("a 28 de junio de 2025", ended("date", 2025, 6, 28)),
    ("el 28 de junio de 2025", ended("date", 2025, 6, 28)), ("a fecha de 28 de junio de 2025", ended("date", 2025, 6, 28)),
    ("a fecha 28 de junio de 2025", ended("date", 2025, 6, 28)), ("con fecha 28 de junio de 2025", ended("date", 2025, 6, 28)),
    ("al día 28 de junio de 2025", ended("date", 2025, 6, 28)), ("al 28/06/2025", ended("date", 2025, 6, 28)),
    ("al 28 de junio del 2025", ended("date", 2025, 6, 28)), ("en el último ejercicio", LAST_YEAR),
    ("el año pasado", LAST_YEAR), ("en el último año fiscal", LAST_YEAR), ("en el último ejercicio cerrado", LAST_YEAR),
    ("en el último trimestre", LAST_QUARTER), ("en el trimestre más reciente", LAST_QUARTER),
)  # fmt: skip
