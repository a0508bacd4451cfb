"""Years alone: 2024, FY24, fiscal 2024, calendar 2024, '24; and "latest"."""

import re

from chat.time_atom import CALENDAR, FISCAL, NO_AMOUNT, SHORT_YEAR, YEAR, Atom, Rule, year_of


def _calendar(match: re.Match[str]) -> Atom:
    return Atom("year", year=year_of(match["y"]), calendar=True, fiscal=True)


def _fiscal(match: re.Match[str]) -> Atom:
    return Atom("year", year=year_of(match["y"]), fiscal=True)


def _plain(match: re.Match[str]) -> Atom:
    return Atom("year", year=year_of(match["y"]))


def _latest(_: re.Match[str]) -> Atom:
    return Atom("latest")


YEAR_RULES: tuple[Rule, ...] = (
    (re.compile(rf"{CALENDAR}'?(?P<y>{YEAR}|{SHORT_YEAR}){NO_AMOUNT}"), _calendar),
    (
        re.compile(rf"(?P<y>{YEAR}) (?:calendar year|ano natural|ano calendario)\b"),
        _calendar,
    ),
    (re.compile(rf"{FISCAL}'?(?P<y>{YEAR})(?=q[1-4]|{NO_AMOUNT})"), _fiscal),
    # Two digits need more of a lead than "year": "full year 10-K" is no year 10.
    (
        re.compile(
            r"(?:fiscal (?:year )?|financial year |fy ?|full[ -]year |ejercicio (?:fiscal )?|ano fiscal )"
            rf"'?(?P<y>{SHORT_YEAR})(?!-[kq])(?=q[1-4]|{NO_AMOUNT})"
        ),
        _fiscal,
    ),
    (re.compile(rf"(?P<y>{YEAR})fy\b"), _fiscal),
    (
        re.compile(
            rf"(?P<y>{YEAR})(?: (?:fiscal|financial) year\b(?!'?s)| full[ -]year\b| fiscal\b(?! q))"
        ),
        _fiscal,
    ),
    (re.compile(rf"'(?P<y>{SHORT_YEAR})(?![\d'])"), _plain),
    (re.compile(rf"(?<![$€£#])(?<!\d[.,])(?P<y>{YEAR}){NO_AMOUNT}"), _plain),
    (re.compile(rf"(?P<y>{YEAR})(?=q[1-4]|s\b)"), _plain),
    (re.compile(r"(?:(?<=20\d\d-)|(?<=fy\d\d-))(?P<y>\d\d)(?![-\d/\w])"), _plain),
    (
        re.compile(
            r"(?:the )?(?:most recently|most recent|latest|newest|currently|current|right now|now\b|today"
            r"|to date|as of today|at present|at the moment)\b"
            r"|(?:el |la )?(?:mas reciente|actualmente|actual|hoy en dia|a dia de hoy|hoy"
            r"|ultim[oa] (?:dato|cifra)|ultim[oa]s?)\b"
        ),
        _latest,
    ),
)
