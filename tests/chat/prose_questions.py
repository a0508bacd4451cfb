"""Three hundred questions for words, English and Spanish, about the companies of the sample and of real filings."""

from itertools import product

SAMPLE = ("Tolvane", "Halden", "Pellmere Stores", "Hestrava Marine")
REPORTS = ("Valdoria Envases", "Quelbora Tecnología Médica")
FUNDS = ("Solmira Euronorte", "Brisanta Europa")
REAL = (
    "Apple",
    "Tesla",
    "Netflix",
    "Boeing",
    "Coca-Cola",
    "Walmart",
    "Nvidia",
    "Mastercard",
    "Amazon",
)

ABOUT_ALL = (
    "What does {company} say about its employees?",
    "What does {company} say about leases and rent?",
    "What does {company} say about inventories?",
    "What does {company} disclose about its debt and borrowings?",
    "Why did operating expenses change at {company}?",
    "Describe the properties of {company}.",
    "What does {company} say about acquisitions?",
    "How did cash flows develop at {company}, and why?",
    "What does {company} say about foreign currency risk?",
    "Explain the income taxes of {company}.",
    "What does {company} say about share repurchases and dividends?",
    "Describe the legal proceedings of {company}.",
)
ES_ABOUT_ALL = (
    "¿Qué dice {company} sobre sus empleados?",
    "¿Cómo describe {company} su deuda y sus préstamos?",
    "¿Por qué cambiaron los gastos operativos de {company}?",
    "Explica los impuestos sobre beneficios de {company}.",
    "¿Qué riesgo de divisas menciona {company}?",
    "¿Qué dice {company} sobre dividendos y recompra de acciones?",
)
OF_REPORTS = (
    "¿Por qué crecieron las ventas de {company}?",
    "¿Cómo se reparte el dividendo en {company}?",
    "¿Qué clientes tiene {company}?",
    "¿Qué dice {company} sobre el precio de la energía?",
    "¿Qué dice la carta del presidente de {company}?",
    "¿Qué segmentos tiene {company}?",
    "¿Qué plantas o fábricas tiene {company}?",
    "¿Qué dice {company} sobre los vencimientos y los bancos?",
    "¿Qué dice {company} sobre el consejo y la junta?",
    "¿Qué dice {company} sobre tipos de interés y coberturas?",
    "¿Qué dice {company} sobre el empleo y la plantilla?",
    "What does {company} say about its customers?",
    "What does {company} say about its dividend?",
    "Describe the segments of {company}.",
)
OF_FUNDS = (
    "¿Qué índice sigue {company}?",
    "¿Cuál es la política de inversión de {company}?",
    "¿Qué riesgos tiene {company}?",
    "¿A qué inversores se dirige {company}?",
    "¿Qué pasa si {company} no puede pagar?",
    "¿Quién es el depositario de {company}?",
    "¿Cómo se suscriben y reembolsan las participaciones de {company}?",
    "¿Qué dice {company} sobre préstamo de valores?",
    "¿Cómo se calcula el valor liquidativo de {company}?",
    "Which index does {company} follow?",
    "What is the investment policy of {company}?",
)
YEARS = (" in 2023", " in 2024")


def _asked(templates: tuple[str, ...], companies: tuple[str, ...]) -> list[str]:
    return [one.format(company=company) for company, one in product(companies, templates)]


OF_SAMPLE = (
    *_asked(ABOUT_ALL, SAMPLE),
    *_asked(ES_ABOUT_ALL, SAMPLE),
    *_asked(OF_REPORTS, REPORTS),
    *_asked(OF_FUNDS, FUNDS),
    *(
        question.rstrip("?.") + year + "?"
        for question in _asked(ABOUT_ALL[:4], SAMPLE[:2])
        for year in YEARS
    ),
)
OF_REAL = (*_asked(ABOUT_ALL, REAL), *_asked(ES_ABOUT_ALL, REAL))
