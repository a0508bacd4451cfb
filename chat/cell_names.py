"""Other names of what funds and annual reports put into tables, beside the line items of statements."""

from functools import lru_cache

from chat.question_words import PhraseTable

_ROWS: tuple[tuple[str, str], ...] = (
    # English, Spanish
    ("ter | total expense ratio | ongoing charge | ongoing charges | ongoing charges figure",
     "gastos corrientes | ratio de gastos totales | gastos totales | ratio de gastos"),
    ("nav | net asset value", "valor liquidativo | valor teórico"),
    ("assets under management | aum | fund size", "patrimonio gestionado | activos gestionados"),
    ("management fee | management charge | annual management charge | annual management fee",
     "comisión de gestión | comisión anual de gestión"),
    ("depositary fee | custody fee | custodian fee", "comisión de depósito | comisión de custodia | comisión de depositaría"),
    ("performance fee", "comisión de rendimiento | comisión de éxito | comisión sobre resultados"),
    ("entry costs | entry charge | entry fee | subscription fee", "costes de entrada | gastos de entrada | comisión de suscripción"),
    ("exit costs | exit charge | exit fee | redemption fee", "costes de salida | gastos de salida | comisión de reembolso"),
    ("transaction costs | portfolio transaction costs", "costes de operación | operaciones de la cartera | costes de transacción"),
    ("tracking error", "error de seguimiento"),
    ("minimum investment | minimum subscription", "inversión mínima | suscripción mínima"),
    ("target price | price target", "precio objetivo"),
    ("enterprise value | ev", "valor de empresa | valor de la empresa"),
    ("market capitalization | market capitalisation | market cap", "capitalización | capitalización bursátil"),
    ("share price | closing price | price at year-end", "cotización | cotización al cierre | precio de la acción"),
    ("employees | headcount | number of employees | workforce", "plantilla | empleados | número de empleados"),
    ("average headcount | average number of employees | average employees", "plantilla media | número medio de empleados"),
    ("occupancy | occupancy rate", "ocupación | tasa de ocupación"),
    ("order backlog | backlog", "cartera de pedidos"),
)  # fmt: skip
"""A row is one thing."""


@lru_cache(maxsize=1)
def other_names() -> PhraseTable[str]:
    """Every name, and the first one of its row."""
    rows = ([name.strip() for side in row for name in side.split("|")] for row in _ROWS)
    return PhraseTable((name, names[0]) for names in rows for name in names)
