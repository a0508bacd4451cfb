"""Reports made for tests: an issuer, tables of years with a scale, parts with the same row names, and what is true."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from random import Random

Key = tuple[str, str, int]
"""Part ("" for the whole), row, year."""

ISSUERS = (
    "Alvendria Cementos, S.A.", "Brontera Química, S.A.", "Cardesa Logística, S.A.", "Dromeda Textil, S.A.",
    "Eskarza Puertos, S.A.", "Fontalba Aguas, S.A.", "Garbiel Naval, S.A.", "Hondarza Motores, S.A.",
    "Ibarneta Papel, S.A.", "Jarandel Vidrio, S.A.", "Kelmont Tools plc", "Lorvane Shipping plc",
    "Marbeck Foods plc", "Nethercote Mills plc", "Oswaldine Rail plc", "Pellgrave Optics plc",
    "Quarrington Stone plc", "Rothmere Paper plc", "Stanbrough Glass plc", "Tarnwick Cables plc",
)  # fmt: skip
ROWS = {
    "es": ("Ventas", "Coste de las ventas", "Gastos de personal", "Otros gastos de explotación", "Amortizaciones",
           "Resultado de explotación", "Gastos financieros", "Resultado antes de impuestos", "Resultado neto"),
    "en": ("Revenue", "Cost of sales", "Staff costs", "Other operating expenses", "Depreciation",
           "Operating profit", "Finance costs", "Profit before tax", "Net profit"),
}  # fmt: skip
OF_PARTS = {
    "es": ("Ventas", "Activos asignados", "Inversiones"),
    "en": ("Revenue", "Segment assets", "Capital expenditure"),
}
BALANCE = {
    "es": ("Inmovilizado material", "Existencias", "Clientes", "Total activo", "Deuda financiera", "Patrimonio neto"),
    "en": ("Property, plant and equipment", "Inventories", "Trade receivables", "Total assets", "Borrowings",
           "Shareholders' equity"),
}  # fmt: skip
PARTS = {"es": ("Arganda", "Bermeo"), "en": ("Ashdown", "Bexley")}
SCALE_WORDS = {
    ("es", 3): "miles",
    ("es", 6): "millones",
    ("en", 3): "thousands",
    ("en", 6): "millions",
}
CURRENCY_WORDS = {
    ("es", "EUR"): "euros", ("es", "USD"): "dólares",
    ("en", "EUR"): "euros", ("en", "USD"): "US dollars", ("en", "GBP"): "pounds sterling",
}  # fmt: skip


@dataclass(frozen=True)
class Report:
    """A made report and its truth."""

    issuer: str
    language: str
    unit: str
    text: str
    years: tuple[int, ...]
    truth: dict[Key, Decimal] = field(hash=False)
    printed: dict[Key, str] = field(hash=False)

    @property
    def name(self) -> str:
        """The issuer, as people call it."""
        return " ".join(self.issuer.split()[:2]).rstrip(",")

    def keys(self, part: str) -> list[Key]:
        return [key for key in self.truth if key[0] == part]


@dataclass
class _Maker:
    random: Random
    language: str
    scale: int
    unit: str
    decimals: int
    years: tuple[int, ...]
    truth: dict[Key, Decimal] = field(default_factory=dict)
    printed: dict[Key, str] = field(default_factory=dict)
    values: dict[Key, Decimal] = field(default_factory=dict)

    def number(self, key: Key) -> str:
        """Make a number up, keep what is true of it, and print it as its language does."""
        if key not in self.values:
            digits = Decimal(self.random.randint(1000, 9_999_999)).scaleb(-self.decimals)
            is_cost = any(
                word in key[1].lower() for word in ("gastos", "coste", "costs", "cost of")
            )
            self.values[key] = -digits if is_cost and self.random.random() < 0.4 else digits
        value = self.values[key]
        self.truth[key] = value.scaleb(self.scale)
        shown = f"{abs(value):,.{self.decimals}f}"
        if self.language == "es":
            shown = shown.translate(str.maketrans(",.", ".,"))
        self.printed[key] = shown
        if value >= 0:
            return shown
        return f"({shown})" if self.language == "en" else f"-{shown}"

    def units(self) -> str:
        word, money = (
            SCALE_WORDS[self.language, self.scale],
            CURRENCY_WORDS[self.language, self.unit],
        )
        return f"{word} de {money}" if self.language == "es" else f"in {word} of {money}"

    def table(self, part: str, rows: tuple[str, ...], corner: str) -> Iterator[str]:
        yield f"| {corner} | {' | '.join(map(str, self.years))} |"
        yield f"|---|{'---|' * len(self.years)}"
        for row in rows:
            yield f"| {row} | {' | '.join(self.number((part, row, year)) for year in self.years)} |"

    def parts_in_one(self, rows: tuple[str, ...], corner: str) -> Iterator[str]:
        """Make one table of all parts: each is a row of its own, over rows with the same names."""
        yield f"| {corner} | {' | '.join(map(str, self.years))} |"
        yield f"|---|{'---|' * len(self.years)}"
        for part in PARTS[self.language]:
            yield f"| {part}: |{'  |' * len(self.years)}"
            for row in rows:
                yield f"| {row} | {' | '.join(self.number((part, row, year)) for year in self.years)} |"


def made_report(seed: int, *, has_whole: bool = True, swap: str = "") -> Report:
    """Make a report of a seed. `swap` exchanges two rows' names, two columns, or the scale in it."""
    random = Random(seed)
    issuer = ISSUERS[seed % len(ISSUERS)]
    language = "es" if issuer.endswith("S.A.") else "en"
    first = random.randint(2012, 2022)
    years: tuple[int, ...] = tuple(first - back for back in range(random.choice((2, 2, 3))))
    scale = random.choice((3, 6))
    unit = random.choice(("EUR", "USD") if language == "es" else ("EUR", "USD", "GBP"))
    maker = _Maker(random, language, scale, unit, random.choice((0, 1, 1)), years)
    rows, balance = ROWS[language], BALANCE[language]
    for row in (*rows, *balance):
        for year in years:
            maker.number(("", row, year))
    maker.truth.clear()
    if swap == "rows":
        rows = (rows[2], rows[1], rows[0], *rows[3:])
        for year in years:
            one, other = ("", rows[0], year), ("", rows[2], year)
            maker.values[one], maker.values[other] = maker.values[other], maker.values[one]
    if swap == "columns":
        maker.years = years[::-1]
        for row in (*rows, *balance):
            one, other = ("", row, years[0]), ("", row, years[-1])
            maker.values[one], maker.values[other] = maker.values[other], maker.values[one]
    if swap == "scale":
        maker.scale = 9 - scale
    text = "\n".join(_lines(maker, issuer, max(years), rows, has_whole=has_whole))
    return Report(issuer, language, unit, text, years, maker.truth, maker.printed)


def _lines(
    maker: _Maker, issuer: str, year: int, rows: tuple[str, ...], *, has_whole: bool
) -> Iterator[str]:
    spanish = maker.language == "es"
    said = maker.units()
    in_corner = maker.random.random() < 0.5
    corner, line = (
        (f"({said})", "") if in_corner else ("", f"({said})" if not spanish else f"(en {said})")
    )
    yield f"# {issuer} — {'Informe anual' if spanish else 'Annual report'} {year}\n"
    yield f"## {'Carta de la presidenta' if spanish else 'Letter from the chair'}\n"
    yield (
        "El año fue bueno para todos los negocios.\n"
        if spanish
        else "It was a good year for all businesses.\n"
    )
    if has_whole:
        yield f"## {'Cuenta de resultados consolidada' if spanish else 'Consolidated income statement'}\n"
        yield f"{line}\n"
        yield from maker.table("", rows, corner)
        yield f"\n## {'Balance consolidado' if spanish else 'Consolidated balance sheet'}\n"
        yield f"{line}\n"
        yield from maker.table("", BALANCE[maker.language], corner)
    yield f"\n## {'Información por segmentos' if spanish else 'Segment information'}\n"
    if maker.random.random() < 0.5:
        yield f"{line}\n"
        yield from maker.parts_in_one(OF_PARTS[maker.language], corner)
        return
    for part in PARTS[maker.language]:
        yield f"\n### {f'Segmento {part}' if spanish else f'{part} segment'}\n"
        yield f"{line}\n"
        yield from maker.table(part, OF_PARTS[maker.language], corner)
