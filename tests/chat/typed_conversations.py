"""Conversations as people type them, in English and Spanish, with what each question of them is to be answered.

After the arrow: the figures in order, or the code of a refusal, or how the first quote begins and the title of its
document; before it "es" where the answer is Spanish. Values are those that the sample
corpus' filings print, in base units; what they do not print was worked out by hand.
"""

CONVERSATIONS = """
What was Tolvane's revenue in fiscal 2024? -> FY2024 1_185_359_000
and the year before? -> FY2023 1_118_568_000
and operating income? -> FY2023 181_146_000
what about Q3? -> period_not_on_file
y en 2024? -> es FY2024 203_160_000

Tolvane revenue 2024 -> FY2024 1_185_359_000
what about Q3? -> Q3 FY2024 291_883_000
and Q4? -> Q4 FY2024 312_509_000
and the full year? -> FY2024 1_185_359_000

Tolvane revenue 2023 -> FY2023 1_118_568_000
what about Q3? -> period_not_on_file

What was Tolvane's revenue? -> FY2024 1_185_359_000
and Q3? -> Q3 FY2025 318_041_000
and the quarter before? -> Q2 FY2025 312_273_000

What was Tolvane's revenue in Q2 2025? -> Q2 FY2025 312_273_000
and Q3? -> Q3 FY2025 318_041_000
and the quarter before? -> Q2 FY2025 312_273_000
and the next quarter? -> Q3 FY2025 318_041_000
and Q1? -> Q1 FY2025 297_372_000

Halden revenue Q1 2025 -> Q1 FY2025 1_298_000_000
and in the same quarter last year? -> Q1 FY2024 1_257_000_000
what about Q3? -> Q3 FY2024 1_471_000_000

Tolvane revenue 2022 -> FY2022 1_013_103_000
the following year? -> FY2023 1_118_568_000
and the year after? -> FY2024 1_185_359_000

Halden net income in 2023 -> FY2023 213_000_000
y el trimestre siguiente -> es Q1 FY2024 -2_000_000

Halden net income in Q1 2025 -> Q1 FY2025 -5_000_000
and the quarter before? -> Q4 FY2024 114_000_000

Tolvane revenue 2024 -> FY2024 1_185_359_000
compare with Halden -> FY2024 6_010_000_000, FY2024 1_185_359_000
and net income? -> FY2024 201_000_000, FY2024 142_810_000
only Halden -> FY2024 201_000_000

Tolvane revenue 2024 -> FY2024 1_185_359_000
compare with Microsoft -> company_not_on_file
and Halden? -> FY2024 6_010_000_000

Tolvane revenue 2024 -> FY2024 1_185_359_000
and Halden? -> FY2024 6_010_000_000
compare them -> FY2024 6_010_000_000, FY2024 1_185_359_000
which is higher? -> FY2024 6_010_000_000, FY2024 1_185_359_000

Tolvane revenue 2024 -> FY2024 1_185_359_000
and Halden? -> FY2024 6_010_000_000
and net income? -> FY2024 201_000_000
compare both -> FY2024 201_000_000, FY2024 142_810_000

Compare revenue of Tolvane and Halden in 2024 -> FY2024 6_010_000_000, FY2024 1_185_359_000
and net income? -> FY2024 201_000_000, FY2024 142_810_000
and in 2023? -> FY2023 213_000_000, FY2023 124_131_000
which is higher? -> FY2023 213_000_000, FY2023 124_131_000

Compare revenue of Tolvane and Halden in 2024 -> FY2024 6_010_000_000, FY2024 1_185_359_000
¿cuál es mayor? -> es FY2024 6_010_000_000, FY2024 1_185_359_000

Which company had the highest net income in 2023 among Tolvane and Halden? -> FY2023 213_000_000, FY2023 124_131_000
and revenue? -> FY2023 6_092_000_000, FY2023 1_118_568_000
the lowest? -> FY2023 1_118_568_000, FY2023 6_092_000_000

Pellmere net income 2023 -> FY2023 672_000_000
and Tolvane? -> FY2023 124_131_000
compare them -> FY2023 672_000_000, FY2023 124_131_000

What was Halden's net income in 2023? -> FY2023 213_000_000
and gross profit? -> FY2023 2_327_000_000
as a percentage of revenue -> FY2023 38.2%
and Tolvane? -> FY2023 45.1%

Tolvane R&D 2024 -> FY2024 113_672_000
as a % of revenue? -> FY2024 9.6%
and the year before? -> FY2023 9.7%

What was Tolvane's gross margin in 2024? -> FY2024 45.9%
and operating margin? -> FY2024 17.1%
and net margin? -> FY2024 12.0%
how did it change? -> FY2024 1.0 percentage points

Tolvane gross margin 2024 -> FY2024 45.9%
and operating? -> FY2024 17.1%
and net? -> FY2024 12.0%

Tolvane operating income 2024 -> FY2024 203_160_000
and gross? -> FY2024 544_381_000

Tolvane diluted EPS 2024 -> FY2024 1.92
and basic? -> FY2024 1.95
and the year before? -> FY2023 1.68

Tolvane net income 2024 -> FY2024 142_810_000
how much did it grow? -> FY2024 15.0%
and in 2023? -> FY2023 22.5%

Tolvane revenue 2024 -> FY2024 1_185_359_000
how much did it grow? -> FY2024 6.0%
and Halden? -> FY2024 −1.3%

Tolvane revenue 2024 -> FY2024 1_185_359_000
by how much did it change? -> FY2024 66_791_000
and in 2023? -> FY2023 105_465_000

What was Tolvane's revenue growth in 2024? -> FY2024 6.0%
and in 2023? -> FY2023 10.4%
and net income growth? -> FY2023 22.5%
and Halden? -> FY2023 102.9%

What was Tolvane's total assets at the end of 2024? -> at 2024-12-31 1_505_229_000
and total liabilities? -> at 2024-12-31 1_007_706_000
and equity? -> at 2024-12-31 497_523_000
and a year earlier? -> at 2023-12-31 437_120_000

Halden total assets 2023 -> at 2024-02-03 4_432_000_000
and the following year? -> at 2025-02-01 4_490_000_000
how did it change? -> at 2025-02-01 58_000_000

Tolvane cash 2024 -> at 2024-12-31 186_478_000
and debt? -> at 2024-12-31 558_750_000
and capex? -> FY2024 49_732_000

Total debt of Tolvane in 2024 -> at 2024-12-31 558_750_000
debt to equity? -> at 2024-12-31 1.12x
and Halden? -> at 2025-02-01 0.51x

What was Tolvane's free cash flow in 2024? -> FY2024 153_010_000
and Halden's? -> FY2024 246_000_000
in Spanish -> es FY2024 246_000_000

Tolvane revenue from 2022 to 2024 -> FY2022 1_013_103_000, FY2023 1_118_568_000, FY2024 1_185_359_000
and net income? -> FY2022 101_347_000, FY2023 124_131_000, FY2024 142_810_000
which year was the highest? -> FY2024 142_810_000, FY2023 124_131_000, FY2022 101_347_000

revenue of Tolvane by quarter in 2025 -> Q1 FY2025 297_372_000, Q2 FY2025 312_273_000, Q3 FY2025 318_041_000
and net income? -> Q1 FY2025 33_194_000, Q2 FY2025 37_315_000, Q3 FY2025 37_934_000

Tolvane's revenue over the last 3 years -> FY2022 1_013_103_000, FY2023 1_118_568_000, FY2024 1_185_359_000
and Halden's -> FY2022 5_594_000_000, FY2023 6_092_000_000, FY2024 6_010_000_000
average -> FY2024 5898666666.67

What was Tolvane's revenue in 2024? -> FY2024 1_185_359_000
in millions -> FY2024 1_185_359_000
in thousands -> FY2024 1_185_359_000

What was Tolvane's revenue in 2024? -> FY2024 1_185_359_000
why? -> “Revenue increased $66.8 million, or 6.0%, to” Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)
and in 2023? -> FY2023 1_118_568_000

Why did Tolvane's revenue increase in 2024? -> “Revenue increased $66.8 million, or 6.0%, to” Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)
and in 2023? -> “Revenue increased $105.5 million, or 10.4%, to” Tolvane Controls, Inc. 10-K FY2023 (2023-12-31)

What was Tolvane's operating income in 2024? -> FY2024 203_160_000
why did it change? -> not_in_filings
and Halden? -> FY2024 293_000_000

What was Tolvane's gross margin in 2024? -> FY2024 45.9%
why? -> “Gross profit was 45.9% of revenue, compared with” Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)

What was Tolvane's interest expense in 2024? -> FY2024 24_428_000
why? -> “Interest expense decreased $0.6 million,” Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)

¿Cuál fue el margen bruto de Tolvane en 2023? -> es FY2023 45,1 %
¿por qué? -> es “Gross profit was 45.1% of revenue, compared with” Tolvane Controls, Inc. 10-K FY2023 (2023-12-31)

What was Tolvane's revenue in Q2 2025? -> Q2 FY2025 312_273_000
as first reported -> Q2 FY2025 318_753_000
and net income? -> Q2 FY2025 37_315_000

Tolvane revenue in Q2 2025 as known on 1 August 2025 -> Q2 FY2025 318_753_000
and operating income? -> Q2 FY2025 60_492_000

What was revenue in 2024? -> no_company
Tolvane -> FY2024 1_185_359_000
and net income? -> FY2024 142_810_000

Tolvane margin 2024 -> ambiguous_line_item
gross -> FY2024 45.9%
and 2023? -> FY2023 45.1%

What was Tolvane's revenue in 2024? -> FY2024 1_185_359_000
and 2021? -> FY2021 946_801_000
and 2020? -> period_not_on_file

What was Tolvane's revenue in 2024? -> FY2024 1_185_359_000
and for Pellmere? -> period_not_on_file
and in 2023? -> FY2023 17_012_000_000

What was Tolvane's revenue in 2024? -> FY2024 1_185_359_000
and in China? -> not_in_filings

Microsoft revenue 2024 -> company_not_on_file
Tolvane -> FY2024 1_185_359_000
and Apple? -> company_not_on_file

What was revenue of Microsoft in 2024? -> company_not_on_file
and in 2023? -> company_not_on_file
Tolvane -> FY2023 1_118_568_000

How many employees did Tolvane have at the end of 2024? -> “As of December 31, 2024, we had 4,460 full-time” Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)
and in 2023? -> “As of December 31, 2023, we had 4,310 full-time” Tolvane Controls, Inc. 10-K FY2023 (2023-12-31)
and revenue? -> FY2023 1_118_568_000

Who oversees cybersecurity at Tolvane? -> “The Technology and Risk Committee of the Board,” Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)
and at Halden? -> “The Audit and Finance Committee of the Board” Halden Apparel, Inc. 10-K FY2024 (2025-02-01)
¿y en Tolvane? -> es “The Technology and Risk Committee of the Board,” Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)
and revenue in 2024? -> FY2024 1_185_359_000

What was Tolvane's revenue in 2024? -> FY2024 1_185_359_000
What does it say about competition? -> “Our competitors are large makers of automation” Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)
and net income in 2024? -> FY2024 142_810_000

What was Hestrava's revenue in 2023? -> FY2023 6_469_000_000
and net income? -> FY2023 408_000_000
¿y el año anterior? -> es FY2022 395_000_000

What was Pellmere's revenue in 2023? -> FY2023 17_012_000_000
and the year before? -> FY2022 15_451_000_000
and operating income? -> FY2022 843_000_000

¿Cuáles fueron los ingresos de Tolvane en 2024? -> es FY2024 1_185_359_000
¿y en 2023? -> es FY2023 1_118_568_000
¿y el beneficio neto? -> es FY2023 124_131_000
¿y Halden? -> es FY2023 213_000_000
in English -> FY2023 213_000_000

Ingresos de Halden en 2022 -> es FY2022 5_594_000_000
¿y el siguiente ejercicio? -> es FY2023 6_092_000_000
¿cuánto crecieron? -> es FY2023 8,9 %

¿Cuál fue el beneficio bruto de Halden en 2023? -> es FY2023 2_327_000_000
¿como porcentaje de los ingresos? -> es FY2023 38,2 %

¿Margen bruto de Tolvane en 2024? -> es FY2024 45,9 %
¿y el operativo? -> es FY2024 17,1 %
¿y el neto? -> es FY2024 12,0 %

¿Ingresos de Tolvane en 2023? -> es FY2023 1_118_568_000
¿y los de Halden? -> es FY2023 6_092_000_000
¿y los de Pellmere? -> es FY2023 17_012_000_000
compáralos -> es FY2023 17_012_000_000, FY2023 6_092_000_000, FY2023 1_118_568_000
¿cuál es mayor? -> es FY2023 17_012_000_000, FY2023 6_092_000_000, FY2023 1_118_568_000

¿Qué empresa tuvo más ingresos en 2023, Tolvane o Halden? -> es FY2023 6_092_000_000, FY2023 1_118_568_000
¿y el beneficio neto? -> es FY2023 213_000_000, FY2023 124_131_000
¿y en 2024? -> es FY2024 201_000_000, FY2024 142_810_000

Compara el beneficio bruto de Tolvane y Halden en 2024 -> es FY2024 2_352_000_000, FY2024 544_381_000
¿y el margen bruto? -> es FY2024 45,9 %, FY2024 39,1 %
¿y en 2023? -> es FY2023 45,1 %, FY2023 38,2 %

Ingresos de Tolvane en el cuarto trimestre de 2024 -> es Q4 FY2024 312_509_000
¿y el tercer trimestre? -> es Q3 FY2024 291_883_000
¿y el año completo? -> es FY2024 1_185_359_000
en inglés -> FY2024 1_185_359_000

¿Por qué subieron los ingresos de Tolvane en 2024? -> es “Revenue increased $66.8 million, or 6.0%, to” Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)
¿y en 2023? -> es “Revenue increased $105.5 million, or 10.4%, to” Tolvane Controls, Inc. 10-K FY2023 (2023-12-31)

¿Por qué crecieron las ventas de Valdoria? -> es “Las ventas aumentaron un 2,2 %, hasta 3.127,4” Valdoria Envases, S.A. — Informe anual 2024
¿y en 2023? -> es “Señoras y señores accionistas: en 2023 las” Valdoria Envases, S.A. — Informe anual 2023

¿Qué dice Valdoria sobre el dividendo? -> es “El Consejo propondrá a la Junta General un” Valdoria Envases, S.A. — Informe anual 2024
¿y en 2023? -> es “El Consejo propondrá a la Junta General un” Valdoria Envases, S.A. — Informe anual 2023

¿Quién supervisa la ciberseguridad en Tolvane? -> es “The Technology and Risk Committee of the Board,” Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)
¿y en Halden? -> es “The Audit and Finance Committee of the Board” Halden Apparel, Inc. 10-K FY2024 (2025-02-01)

What was Tolvane's revenue in 2024? -> FY2024 1_185_359_000
en español -> es FY2024 1_185_359_000
¿y el margen bruto? -> es FY2024 45,9 %
and in English? -> FY2024 45.9%

hola -> es not_in_filings
¿ingresos de Tolvane en 2024? -> es FY2024 1_185_359_000
¿y los de Halden? -> es FY2024 6_010_000_000

Ingresos de Tolvane en 2024 -> es FY2024 1_185_359_000
compáralo con Halden -> es FY2024 6_010_000_000, FY2024 1_185_359_000
¿y frente a 2023? -> es FY2023 6_092_000_000, FY2024 6_010_000_000, FY2024 1_185_359_000, FY2023 1_118_568_000
"""
