"""Companies for the tests of reading: made-up ones, and real names that are hard to read."""

from chat.reading import read_question
from chat.reading_types import AskedPeriod, Reading
from data.company import Cik, Company


def company(number: int, name: str, *tickers: str, former: tuple[str, ...] = ()) -> Company:
    return Company(Cik(f"{number:010d}"), name, tickers, former)


HALDEN_AIR = company(1, "Halden Air, Inc.", "HDA")
HALDEN_APPAREL = company(2, "Halden Apparel Corp", "HDL")
NORVANE = company(3, "Norvane Systems, Inc.", "NRVN")
BRIGHTWATER = company(4, "BRIGHTWATER FOODS INC /DE/", "BWF")
OSTERLIND = company(5, "Osterlind & Quaye Group plc", "OQG")
APPLE = company(6, "Apple Inc.", "AAPL")
MICROSOFT = company(7, "MICROSOFT CORP", "MSFT")
ALPHABET = company(8, "Alphabet Inc.", "GOOGL", "GOOG")
META = company(9, "Meta Platforms, Inc.", "META", former=("Facebook Inc",))
COCA_COLA = company(10, "COCA COLA CO", "KO")
PROCTER = company(11, "PROCTER & GAMBLE Co", "PG")
JOHNSON = company(12, "JOHNSON & JOHNSON", "JNJ")
IBM = company(13, "INTERNATIONAL BUSINESS MACHINES CORP", "IBM")
ATT = company(14, "AT&T INC.", "T")
TARGET = company(15, "TARGET CORP", "TGT")
GAP = company(16, "GAP INC", "GAP")
JPMORGAN = company(17, "JPMORGAN CHASE & CO", "JPM")
BANK_OF_AMERICA = company(18, "BANK OF AMERICA CORP /DE/", "BAC")
MCDONALDS = company(19, "MCDONALDS CORP", "MCD")
COSTCO = company(20, "COSTCO WHOLESALE CORP /NEW", "COST")
VISA = company(21, "VISA INC.", "V")
DELTA = company(22, "DELTA AIR LINES, INC.", "DAL")
AMAZON = company(23, "AMAZON COM INC", "AMZN")
FORD = company(24, "FORD MOTOR CO", "F")
GENERAL_MOTORS = company(25, "General Motors Co", "GM")

ON_FILE = (
    HALDEN_AIR, HALDEN_APPAREL, NORVANE, BRIGHTWATER, OSTERLIND, APPLE, MICROSOFT, ALPHABET, META,
    COCA_COLA, PROCTER, JOHNSON, IBM, ATT, TARGET, GAP, JPMORGAN, BANK_OF_AMERICA, MCDONALDS,
    COSTCO, VISA, DELTA, AMAZON, FORD, GENERAL_MOTORS,
)  # fmt: skip


def read(question: str, previous: Reading | None = None) -> Reading:
    return read_question(question, companies=ON_FILE, previous=previous)


def wanted(reading: Reading) -> list[str]:
    return [item.name for item in reading.wanted]


def unclear(reading: Reading) -> list[str]:
    return [item.name for item in reading.ambiguous_items]


def year(number: int) -> AskedPeriod:
    return AskedPeriod("year", year=number)


def quarter(number: int, of: int) -> AskedPeriod:
    return AskedPeriod("quarter", year=of, quarter=number)
