"""The same in Spanish."""

QUESTIONS = """
ingresos de los últimos doce meses de Apple a junio de 2025 | ttm 2025 m6
ingresos de los últimos 12 meses de Apple al 28 de junio de 2025 | ttm 2025-06-28
ingresos UDM de Apple | ttm
ingresos UDM de Apple a junio de 2025 | ttm 2025 m6
flujo de caja libre UDM de Apple al 28 de junio de 2025 | ttm 2025-06-28
ingresos de Apple, últimos doce meses hasta junio de 2025 | ttm 2025 m6
ingresos de Apple en los doce últimos meses a 28 de junio de 2025 | ttm 2025-06-28
Al 28 de junio de 2025, ¿cuáles eran los ingresos de los últimos doce meses de Apple? | ttm 2025-06-28
ingresos TTM de Apple al tercer trimestre de 2025 | ttm 2025 q3
ingresos LTM y beneficio neto LTM de Apple | ttm
ingresos de Apple, 12M a junio de 2025 | ttm 2025 m6
ingresos TTM de Apple frente al 3T 2025 | ttm, quarter 2025 q3
Beneficio neto acumulado de Apple a junio de 2025 | ytd 2025 m6
ventas acumuladas de Apple a marzo de 2025 | ytd 2025 m3
ventas acumuladas de Apple a marzo | ytd m3
ingresos acumulados de Apple al segundo trimestre | ytd q2
ingresos acumulados de Apple al segundo trimestre de 2025 | ytd 2025 q2
ingresos acumulados al 28 de junio de 2025 de Apple | ytd 2025-06-28
ingresos acumulados de Apple hasta junio de 2025 | ytd 2025 m6
Resultado acumulado de Apple a septiembre de 2025 (pérdida neta del año a la fecha) | ytd 2025 m9
beneficio neto de Apple acumulado a la fecha | ytd
ingresos acumulados del año de Apple | ytd
ingresos acumulados del ejercicio 2025 de Apple | ytd 2025
ingresos de Apple del año a la fecha | ytd
ingresos de Apple del año hasta la fecha | ytd
ingresos de Apple a la fecha | ytd
ingresos de Apple en lo que va de año | ytd
ingresos de Apple en lo que va del año | ytd
ingresos de Apple en lo que va de 2025 | ytd 2025
ingresos de Apple en lo que va del ejercicio | ytd
en lo que llevamos de año, ingresos de Apple | ytd
ingresos de Apple desde el inicio del año | ytd
ingresos acumulados de Apple en el año a junio de 2025 | ytd 2025 m6
acumulado anual de ingresos de Apple a junio de 2025 | ytd 2025 m6
ingresos de Apple acumulados enero-junio 2025 | half 2025 h1 m6
ingresos acumulados de Apple en los nueve meses terminados el 28 de junio de 2025 | nine months 2025-06-28
ingresos de Apple en los nueve meses terminados el 28 de junio de 2025 (acumulado) | nine months 2025-06-28
ingresos acumulados de Apple en 2024 | ytd 2024
ingresos acumulados de Apple de 2022 a 2024 | year 2022, year 2023, year 2024
ingresos acumulados de Apple en 2023 y 2024 | year 2023, year 2024
ingresos acumulados de Apple en el primer y segundo trimestre de 2025 | quarter 2025 q1, quarter 2025 q2
ingresos acumulados de Apple a junio de 2025 y junio de 2024 | ytd 2025 m6, ytd 2024 m6
depreciación acumulada de Apple 2024 | year 2024
resultados acumulados de Apple 2024 | year 2024
ingresos semestrales de Apple al 29 de marzo de 2025 | half h1 2025-03-29
ingresos del tercer trimestre de Apple en 2025 | quarter 2025 q3
ingresos de Apple del tercer trimestre del ejercicio 2025 | quarter 2025 q3
En 2025, ¿cuáles fueron los ingresos del tercer trimestre de Apple? | quarter 2025 q3
ingresos del primer semestre de Apple en 2025 | half 2025 h1
ingresos de Apple del segundo trimestre del año anterior (2T 2024) | quarter 2024 q2
ingresos de Apple del segundo trimestre del año anterior (2024) | quarter 2024 q2
ingresos de Apple del ejercicio anterior, 2024 | year 2024
ingresos de Apple del ejercicio anterior (2024) | year 2024
ingresos de Apple del año previo, es decir, 2023 | year 2023
ingresos de Apple en 2023 (año anterior) | year 2023
ingresos de Apple del trimestre anterior (2T 2025) | quarter 2025 q2
ingresos de Apple del mismo periodo (3T 2024) | quarter 2024 q3
ingresos de Apple en el periodo comparativo (trimestre terminado el 29 de junio de 2024) | quarter 2024-06-29
activo total de Apple al cierre del ejercicio anterior, 28 de septiembre de 2024 | date 2024-09-28
activo total de Apple al cierre del año anterior (28 de septiembre de 2024) | date 2024-09-28
ingresos de Apple en el ejercicio anterior a 2024 | year 2023
ingresos de Apple en el año previo a 2024 | year 2023
ingresos de Apple en 2024 y el año anterior | year 2024, year 2023
ingresos de Apple 2024 frente al año anterior | year 2024, year 2023
ingresos de Apple 2024 frente al año anterior (2023) | year 2024, year 2023
ingresos de Apple en 2024 comparado con el ejercicio anterior, 2023 | year 2024, year 2023
ingresos de Apple en el trimestre de enero a marzo de 2025 | quarter 2025 m3
ingresos de Apple trimestre abril-junio 2025 | quarter 2025 m6
ingresos de Apple (abril - junio de 2025) | quarter 2025 m6
ingresos de Apple abr-jun 2025 | quarter 2025 m6
ingresos de Apple de enero a junio de 2025 | half 2025 h1 m6
ingresos de Apple entre enero y junio de 2025 | half 2025 h1 m6
ingresos de Apple desde enero hasta junio de 2025 | half 2025 h1 m6
ingresos de Apple entre el 1 de enero y el 30 de junio de 2025 | half h1 2025-06-30
ingresos de Apple del 1 de julio de 2024 al 30 de septiembre de 2024 | quarter 2024-09-30
ingresos de Apple del 29 de septiembre de 2024 al 28 de junio de 2025 | nine months 2025-06-28
ingresos de Apple de octubre de 2024 a junio de 2025 | nine months 2025 m6
ingresos de Apple octubre 2024 - septiembre 2025 | year 2025 m9
ingresos de Apple de octubre a diciembre de 2024 | quarter 2024 m12
ingresos de Apple del cuarto trimestre del ejercicio 2025 (julio - septiembre de 2025) | quarter 2025 m9
ingresos de Apple del 3T 2025 (tres meses terminados el 28 de junio de 2025) | quarter 2025-06-28
ingresos de Apple del primer trimestre (enero-marzo) de 2025 | quarter 2025 q1 m3
variación del activo total de Apple del 28 de septiembre de 2024 al 28 de junio de 2025 | date 2024-09-28, date 2025-06-28
ingresos de Apple de enero a febrero de 2025 | month
ratio de liquidez AAPL sep 2024 | month 2024 m9
activo total de Apple septiembre 2024 | month 2024 m9
activo total de Apple, dic 2024 | month 2024 m12
activo total de Apple en septiembre de 2024 | month 2024 m9
Del 10-Q de junio de 2025: ¿cuál era el activo total de Apple al 28 de septiembre de 2024? | date 2024-09-28
En el 10-K de 2025, ¿cuáles fueron los ingresos de Apple en 2023? | year 2023
según el informe anual de 2024, ingresos de Apple en el ejercicio 2022 | year 2022
según el 10-K de 2024, ingresos de Apple del año anterior | year 2023
ingresos anuales de Apple a septiembre de 2025 | year 2025 m9
ingresos trimestrales de Apple al 28 de junio de 2025 | quarter 2025-06-28
ingresos AAPL 24 | year 2024
ingresos de Apple en 24 | year 2024
AAPL ingresos 24 vs 23 | year 2024, year 2023
ingresos de Apple 3T 24 | quarter 2024 q3
ingresos de Apple nota 12 |
ingresos de Apple del año pasado (2025) | year 2025
ingresos de Apple del último ejercicio (2024) | year 2024
ingresos de Apple del último trimestre terminado el 28 de junio de 2025 | quarter 2025-06-28
ingresos de Apple de los tres y nueve meses terminados el 28 de junio de 2025 | quarter 2025-06-28, nine months 2025-06-28
"""
