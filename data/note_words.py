"""What a figure's notes say, in both languages."""

from data.document import Language

NOTES: dict[str, dict[Language, str]] = {
    "restated": {
        "en": "Restated: {earlier} in the {form} filed {filed}, now {value} in the {new_form} filed {new_filed}.",
        "es": "Reexpresado: {earlier} en el {form} presentado el {filed}, ahora {value} en el {new_form} presentado el {new_filed}.",
    },
    "split": {
        "en": "The two values differ as by a {times}-for-1 share split.",
        "es": "Los dos valores difieren como por un desdoblamiento de acciones de {times} por 1.",
    },
    "before split": {
        "en": "The value for {period} was last filed on {last}, before the {split} that filings from {day} on show, and is not adjusted for it.",
        "es": "El valor para {period} se presentó por última vez el {last}, antes del {split} que muestran los documentos desde el {day}, y no está ajustado.",
    },
    "later": {
        "en": "As first reported; later restated to {earlier} in the {form} filed {filed}.",
        "es": "Según se publicó por primera vez; después se reexpresó a {earlier} en el {form} presentado el {filed}.",
    },
    "unplaced": {
        "en": "Another filing on file, whose filing date is not known, has {earlier}.",
        "es": "Otro documento, cuya fecha de presentación no consta, da {earlier}.",
    },
    "undated": {
        "en": "The filing date of this {form} is not known.",
        "es": "No consta la fecha de presentación de este {form}.",
    },
    "conflict": {
        "en": "The same filing also gives {earlier} for it; the more precise value is shown.",
        "es": "El mismo documento también da {earlier}; se muestra el valor más preciso.",
    },
    "not periodic": {
        "en": "Known only from a {form}, not from an annual or quarterly report.",
        "es": "Solo consta en un {form}, no en un informe anual o trimestral.",
    },
    "weeks": {
        "en": "{period} has {weeks} weeks ({days} days).",
        "es": "{period} tiene {weeks} semanas ({days} días).",
    },
    "cover": {
        "en": "Counted on the cover as of {day}, after the period's end on {end}.",
        "es": "Según la portada, a {day}, después del fin del período, el {end}.",
    },
    "issued": {
        "en": "What is tagged as outstanding at {day} is the count of issued shares; treasury shares are taken off.",
        "es": "Lo etiquetado como en circulación a {day} son las acciones emitidas; se restan las acciones propias.",
    },
    "classes": {
        "en": "Reported per class of stock only; the classes are added up.",
        "es": "Solo se informa por clase de acciones; se suman las clases.",
    },
    "scale": {
        "en": "This value, as filed, is about a thousand times off the same period of the years beside it: its scale may be wrong.",
        "es": "Este valor, tal como se presentó, difiere unas mil veces del mismo período de los años contiguos: su escala puede ser errónea.",
    },
    "negative base": {
        "en": "{item} is negative here, so that this ratio says little.",
        "es": "{item} es aquí negativo, así que esta razón dice poco.",
    },
    "stub": {
        "en": "The fiscal year end moved: a transition period from {start} to {end} lies between the two years.",
        "es": "Cambió el cierre del ejercicio: entre ambos años hay un período de transición del {start} al {end}.",
    },
    "one filing": {
        "en": "Both values are as the {form} filed {filed} reports them, so that they are on one basis.",
        "es": "Ambos valores son los del {form} presentado el {filed}, para compararlos sobre la misma base.",
    },
    "older basis": {
        "en": "One of the values was restated, the other was last filed before that.",
        "es": "Uno de los valores se reexpresó; el otro se presentó por última vez antes.",
    },
}
"""By name: what a note says, in each language."""
