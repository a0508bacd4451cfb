"""Plots of a run as SVG inside the page: coloured by its style sheet, light or dark."""

from collections.abc import Iterator, Sequence

from answer_eval.html_text import safe
from answer_eval.measure_totals import Total

NAMES, PLOT, RIGHT, ROW = 210, 470, 130, 26
"""Widths of the names, the plot and the figures beside it, and the height of a row."""
TOP, BOTTOM = 8, 30
WIDTH = NAMES + PLOT + RIGHT


def interval_plot(title: str, totals: Sequence[Total]) -> str:
    """Shares as points with Wilson's intervals, a row each; from the least bound to 1."""
    rows = [one for one in totals if one.value is not None and one.wilson is not None]
    if not rows:
        return ""
    least = min(0.9, *(one.wilson.low for one in rows if one.wilson))
    least = int(least * 10) / 10
    body = [*_grid(least, len(rows)), *_points(rows, least)]
    return _svg(title, len(rows), body)


def bar_plot(title: str, counts: Sequence[tuple[str, int]]) -> str:
    """Counts as bars, a row each."""
    if not counts:
        return ""
    most = max(count for _, count in counts)
    body = []
    for row, (name, count) in enumerate(counts):
        y = TOP + row * ROW
        body.append(_text(NAMES - 10, y + 17, name, "end"))
        length = count / most * PLOT
        body.append(
            f'<rect class="bar" x="{NAMES}" y="{y + 5}" width="{length:.1f}" height="{ROW - 10}"/>'
        )
        body.append(_text(NAMES + length + 8, y + 17, str(count), "start"))
    return _svg(title, len(counts), body)


def curve_plot(title: str, points: Sequence[tuple[float, float]], across: str) -> str:
    """A line through points, at equal steps from left to right; heights from 0 to 1.

    Budgets that double stand at equal steps: the axis is logarithmic then.
    """
    if len(points) < 2:
        return ""
    rows = 9
    height, foot = rows * ROW, TOP + rows * ROW + 20
    body = []
    for fifth in range(6):
        y = TOP + (1 - fifth / 5) * height
        body.append(
            f'<line class="grid" x1="{NAMES}" x2="{NAMES + PLOT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        )
        body.append(_text(NAMES - 10, y + 4, f"{fifth / 5:.1f}", "end"))
    step = PLOT / len(points)
    spots = [
        (NAMES + (place + 0.5) * step, TOP + (1 - value) * height)
        for place, (_, value) in enumerate(points)
    ]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    body.append(f'<polyline class="curve" points="{path}"/>')
    for (x, y), (at, value) in zip(spots, points, strict=True):
        words = f"<title>{safe(f'{at:,g}: {value:.3f}')}</title>"
        body.append(f'<circle class="point" cx="{x:.1f}" cy="{y:.1f}" r="4">{words}</circle>')
        body.append(_text(x, foot, f"{at:,g}", "middle"))
    body.append(_text(NAMES + PLOT + 12, foot, across, "start"))
    return _svg(title, rows, body)


def _points(rows: Sequence[Total], least: float) -> Iterator[str]:
    for row, one in enumerate(rows):
        assert one.value is not None
        assert one.wilson is not None
        y = TOP + row * ROW + ROW / 2
        low, high, x = (_x(value, least) for value in (one.wilson.low, one.wilson.high, one.value))
        yield _text(NAMES - 10, y + 4, one.name, "end")
        yield f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
        words = f"{one.name}: {one.counted}, {one.wilson.low:.3f} to {one.wilson.high:.3f}"
        yield (
            f'<circle class="point" cx="{x:.1f}" cy="{y}" r="5"><title>{safe(words)}</title></circle>'
        )
        yield _text(NAMES + PLOT + 12, y + 4, f"{one.counted}  {100 * one.value:.1f} %", "start")


def _grid(least: float, rows: int) -> Iterator[str]:
    step = 2 if least >= 0.9 else 10 if least >= 0.5 else 20
    for percent in range(round(100 * least), 101, step):
        x, end = _x(percent / 100, least), TOP + rows * ROW
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{end}"/>'
        yield _text(x, end + 18, f"{percent} %", "middle")


def _x(value: float, least: float) -> float:
    return NAMES + (value - least) / (1 - least) * PLOT


def _svg(title: str, rows: int, body: Sequence[str]) -> str:
    height = TOP + rows * ROW + BOTTOM
    return (
        f'<figure><figcaption>{safe(title)}</figcaption><svg viewBox="0 0 {WIDTH} {height}" '
        f'role="img" aria-label="{safe(title)}">{"".join(body)}</svg></figure>'
    )


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{safe(words)}</text>'
