"""Curves as SVG, written by hand: the same bytes every time, legible on light and on dark.

Each series has a colour and a mark of its own, so that colour is never the only difference.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 480, 400
"""Of a panel."""
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 92, 52
"""Margins within a panel."""

LIGHT = ("#b35900", "#6f42c1", "#0a5fb0", "#12723f")
DARK = ("#ffa657", "#c8a5ff", "#6cb6ff", "#56d78a")
"""A colour a series."""


def _colours(text: str, back: str, grid: str, series: Sequence[str]) -> str:
    rules = [f"text {{ fill: {text} }} .back {{ fill: {back} }} .grid {{ stroke: {grid} }}"]
    rules += [
        f".s{place} .line {{ stroke: {colour} }} .s{place} .mark {{ fill: {colour} }}"
        for place, colour in enumerate(series)
    ]
    return "\n".join(rules)


STYLE = f"""
text {{ font: 12px system-ui, sans-serif }} text.name {{ font-size: 14px; font-weight: 600 }}
.line {{ fill: none; stroke-width: 2 }}
{_colours("#1f2328", "#ffffff", "#d8dee4", LIGHT)}
@media (prefers-color-scheme: dark) {{
{_colours("#e6edf3", "#0d1117", "#30363d", DARK)}
}}
"""


@dataclass(frozen=True, slots=True)
class Series:
    """A line through points, from left to right."""

    name: str
    points: Sequence[tuple[float, float]]
    """Characters, and recall from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A plot; series of the same place in two panels look the same."""

    title: str
    series: Sequence[Series]


@dataclass(frozen=True, slots=True)
class _Axes:
    most: int
    least: float

    def x(self, characters: float) -> float:
        return LEFT + characters / self.most * (WIDTH - LEFT - RIGHT)

    def y(self, recall: float) -> float:
        height = HEIGHT - TOP - BOTTOM
        return TOP + (1 - recall) / (1 - self.least) * height


def chart(title: str, description: str, panels: Sequence[Panel]) -> str:
    """Draw panels side by side, on the same axes."""
    points = [point for panel in panels for one in panel.series for point in one.points]
    axes = _Axes(
        most=1000 * ceil(max(x for x, _ in points) / 1000),
        least=min(0.9, floor(10 * min(y for _, y in points)) / 10),
    )
    width = WIDTH * len(panels)
    size = f'viewBox="0 0 {width} {HEIGHT}" width="{width}" height="{HEIGHT}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title desc">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="desc">{escape(description)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="back" width="{width}" height="{HEIGHT}"/>',
    ]
    for place, panel in enumerate(panels):
        parts += [f'<g transform="translate({place * WIDTH} 0)">', *_panel(panel, axes), "</g>"]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(panel: Panel, axes: _Axes) -> Iterator[str]:
    yield _text(LEFT, 26, panel.title, "start", ' class="name"')
    yield from _legend(panel.series)
    yield from _grid(axes)
    for place, series in enumerate(panel.series):
        yield f'<g class="s{place % 4}">'
        path = " ".join(f"{axes.x(x):.1f},{axes.y(y):.1f}" for x, y in series.points)
        yield f'<polyline class="line" points="{path}"/>'
        for k, (x, y) in enumerate(series.points, start=1):
            words = f"{series.name}, k = {k}: {x:,.0f} characters, recall {y:.3f}"
            yield _mark(place, axes.x(x), axes.y(y), words)
        yield "</g>"


def _legend(series: Sequence[Series]) -> Iterator[str]:
    step = (WIDTH - LEFT - RIGHT) / 4
    for place, one in enumerate(series):
        x = LEFT + place * step
        yield f'<g class="s{place % 4}">'
        yield f'<line class="line" x1="{x:.1f}" x2="{x + 22:.1f}" y1="52" y2="52"/>'
        yield _mark(place, x + 11, 52, one.name)
        yield _text(x + 28, 56, one.name, "start")
        yield "</g>"


def _grid(axes: _Axes) -> Iterator[str]:
    for tenth in range(round(axes.least * 10), 11):
        y = axes.y(tenth / 10)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield _text(LEFT - 8, y + 4, f"{tenth / 10:.1f}", "end")
    for characters in range(0, axes.most + 1, 1000):
        yield _text(axes.x(characters), HEIGHT - BOTTOM + 20, f"{characters:,}", "middle")
    yield _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, "characters delivered, mean", "middle")
    yield _text(LEFT - 40, TOP - 12, "recall", "start")


def _mark(place: int, x: float, y: float, words: str) -> str:
    shapes = (
        f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="3.5">',
        f'<rect class="mark" x="{x - 3.2:.1f}" y="{y - 3.2:.1f}" width="6.4" height="6.4">',
        f'<path class="mark" d="M{x:.1f} {y - 5:.1f}l5 5l-5 5l-5-5z">',
        f'<path class="mark" d="M{x:.1f} {y - 5:.1f}l4.8 8.4h-9.6z">',
    )
    shape = shapes[place % len(shapes)]
    name = shape[1:].split(" ", 1)[0]
    return f"{shape}<title>{escape(words)}</title></{name}>"


def _text(x: float, y: float, words: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{escape(words)}</text>'
