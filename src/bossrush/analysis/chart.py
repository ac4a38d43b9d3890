"""The chances of a game as SVG: a line for each seat, and below them a mark for every decision and stroke of chance.

Places are in per cent, so that lines and marks keep their strength on a phone.
"""

from __future__ import annotations

from collections.abc import Sequence

from bossrush.analysis.analysis import Analysis, Step, TurningPoint
from bossrush.sim.report import place

SHAPES = (
    "M6 0C9.3 0 12 2.7 12 6S9.3 12 6 12 0 9.3 0 6 2.7 0 6 0Z",
    "M6 0 12 12H0Z",
    "M.5.5H11.5V11.5H.5Z",
    "M6 0 12 6 6 12 0 6Z",
)
"""The marks of the seats, as in the browser: ● ▲ ■ ◆."""
DASHES = ("none", "9 4", "2 4", "9 4 2 4")
WIDE = 1000
TALL = 200
STRIP = 22
FULL_STRIP = 0.25
"""The change that a mark of full height stands for."""

STYLE = """
:root { --seat-0: #b85200; --seat-1: #3a57c9; --seat-2: #8a35b5; --seat-3: #557000; }
@media (prefers-color-scheme: dark) {
  :root { --seat-0: #ff9f4d; --seat-1: #8fb0ff; --seat-2: #e29bff; --seat-3: #c5e063; }
}
.chart { position: relative; margin: .5rem 0 0; padding: .5rem 0 0 2.4rem; touch-action: pan-y; }
.chart .plot { cursor: crosshair; }
.plot polyline { fill: none; stroke-width: 2.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.plot .turning circle { fill: var(--paper); stroke: var(--ink); stroke-width: 2; }
.plot .turning text { fill: var(--ink); font-weight: 700; text-anchor: middle; }
.cursor { stroke: var(--ink); stroke-width: 1.5; }
.strip line { stroke-width: 2; }
.strip .axis { stroke-width: 1; }
.chance line:not(.axis) { stroke: var(--faint); }
.mark { display: inline-block; width: 12px; height: 12px; vertical-align: -1px; margin-right: .35rem; }
.mark, .plot svg { overflow: visible; }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; margin: .5rem 0 0; list-style: none; }
.legend .dash { display: inline-block; width: 34px; height: 12px; margin-right: .35rem; }
.row { font-size: .8125rem; color: var(--faint); margin: .4rem 0 0; }
.axis-label { position: absolute; left: 0; width: 2.1rem; text-align: right; font-size: .75rem; line-height: 1;
  color: var(--faint); }
"""


def moments(steps: Sequence[Step]) -> list[list[float]]:
    """The corners of the lines: before and after each decision, and the end."""
    corners = [chances for step in steps for chances in (step.before, step.after)]
    return [*corners, steps[-1].then]


def mark(seat: int) -> str:
    return f'<svg class="mark" viewBox="0 0 12 12" aria-hidden="true"><path d="{SHAPES[seat]}" {fill(seat)}/></svg>'


def fill(seat: int) -> str:
    return f'style="fill:var(--seat-{seat})"'


def stroke(seat: int) -> str:
    return f'style="stroke:var(--seat-{seat});stroke-dasharray:{DASHES[seat]}"'


def dash(seat: int) -> str:
    line = f'<line x1="0" x2="34" y1="6" y2="6" stroke-width="2.5" {stroke(seat)}/>'
    return f'<svg class="dash" aria-hidden="true">{line}</svg>'


def plot(analysis: Analysis, label: str) -> str:
    """The lines, the turning points on them, and the cursor, which the script moves."""
    corners = moments(analysis.steps)
    last = len(corners) - 1
    parts = [f'<line class="axis" x1="0" x2="100%" y1="{y}%" y2="{y}%"/>' for y in (0, 25, 50, 75, 100)]
    parts.append(f'<svg viewBox="0 0 {WIDE} {TALL}" preserveAspectRatio="none" width="100%" height="100%">')
    for seat in range(len(analysis.totals)):
        points = " ".join(f"{WIDE * i / last:.1f},{TALL * (1 - c[seat]):.1f}" for i, c in enumerate(corners))
        parts.append(f'<polyline points="{points}" {stroke(seat)}/>')
    parts.append("</svg>")
    parts.append('<line class="cursor" x1="0" x2="0" y1="0" y2="100%"/>')
    for seat, total in enumerate(analysis.totals):
        shape = f'<path d="{SHAPES[seat]}" transform="translate(-6 -6)" {fill(seat)}/>'
        parts.append(f'<svg x="100%" y="{place(1 - total.result)}">{shape}</svg>')
    for number, point in enumerate(analysis.turning_points, 1):
        parts.append(turning_mark(number, point, corners))
    return f'<svg class="plot" height="{TALL}" role="img" aria-label="{label}">{"".join(parts)}</svg>'


def corner_of(point: TurningPoint) -> int:
    """Where a change has come about: after the decision, or before the next one."""
    return 2 * point.step + (2 if point.by_chance else 1)


def turning_mark(number: int, point: TurningPoint, corners: Sequence[Sequence[float]]) -> str:
    corner = corner_of(point)
    x, y = place(corner / (len(corners) - 1)), place(1 - corners[corner][point.seat])
    return f'<svg class="turning" x="{x}" y="{y}"><circle r="9"/><text y="4.5">{number}</text></svg>'


def decision_strip(analysis: Analysis, seat: int) -> str:
    marks = [(2 * i + 1, step.loss) for i, step in enumerate(analysis.steps) if step.seat == seat]
    return strip(marks, 2 * len(analysis.steps), f'style="stroke:var(--seat-{seat})"')


def chance_strip(analysis: Analysis) -> str:
    marks = [(2 * i + 2, luck_of(step)) for i, step in enumerate(analysis.steps) if step.came_out]
    return strip(marks, 2 * len(analysis.steps), "")


def luck_of(step: Step) -> float:
    """The largest change."""
    return max(abs(then - after) for after, then in zip(step.after, step.then, strict=True))


def strip(marks: Sequence[tuple[int, float]], last: int, style: str) -> str:
    """Marks by corner and size; the smallest is still seen."""
    lines = []
    for corner, change in marks:
        top = STRIP - 3 - (STRIP - 4) * min(1.0, change / FULL_STRIP)
        x = place(corner / last)
        lines.append(f'<line x1="{x}" x2="{x}" y1="{STRIP}" y2="{top:.1f}" {style}/>')
    axis = f'<line class="axis" x1="0" x2="100%" y1="{STRIP}" y2="{STRIP}"/>'
    kind = "strip" if style else "strip chance"
    return f'<svg class="{kind}" height="{STRIP + 1}" aria-hidden="true">{axis}{"".join(lines)}</svg>'
