"""An analysis as one HTML page: no request, light and dark, for any width. Its script only shows the chosen moment."""

from __future__ import annotations

import json
from html import escape

from bossrush import __version__
from bossrush.analysis import chart
from bossrush.analysis.analysis import MOST_TURNING_POINTS, TURNING, Analysis, SeatTotal, Step, TurningPoint
from bossrush.bots.levels import OTHER_WORTHS, SEARCH, bots_of
from bossrush.bots.search import Budget
from bossrush.sim.report import document
from bossrush.text.messages import Messages

HUMAN = "human"
"""A person, in the records of the terminal."""
ON_SERVERS = "bot: "
"""Before the name of a bot, in the records of servers."""

STYLE = (
    chart.STYLE
    + """
input[type=range] { display: block; width: 100%; height: 44px; margin: 0; accent-color: var(--mark); }
.moment { min-height: 9rem; border: 1px solid var(--line); padding: .5rem .75rem; margin-top: .25rem; }
.moment h3 { margin: 0; font-size: 1rem; }
.moment ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; list-style: none; padding: 0; margin: .2rem 0; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.points { padding: 0; list-style: none; }
.points li { display: flex; gap: .75rem; border-bottom: 1px solid var(--line); padding: .4rem 0; }
.badge { flex: none; width: 1.6rem; height: 1.6rem; line-height: 1.45rem; text-align: center; font-weight: 700;
  border: 2px solid var(--ink); border-radius: 50%; }
a { color: var(--mark); }
.points a, td a { display: inline-block; padding: .6rem 0; }
table.luck th:first-child { width: 26%; }
table.luck td, table.luck thead th:not(:first-child) { width: auto; text-align: right; }
table.mistakes th:first-child, table.mistakes td:first-child { width: 5rem; }
table.mistakes td:last-child, table.mistakes th:last-child { width: auto; text-align: left; }
table.mistakes td { vertical-align: top; overflow-wrap: break-word; }
@media (max-width: 600px) {
  thead { display: none; }
  tr { display: block; border-bottom: 1px solid var(--line); padding: .4rem 0; }
  table td, table th { display: block; width: auto !important; border: 0; padding-right: 0; }
  td[data-head]::before { content: attr(data-head) ": "; color: var(--faint); }
  table.luck td { display: flex; justify-content: space-between; }
}
"""
)

SCRIPT = """
const moments = JSON.parse(document.getElementById("moments").textContent);
const slider = document.getElementById("slider");
const cursor = document.querySelector(".cursor");
const shown = document.getElementById("moment");
function show(at) {
  const moment = moments[at];
  slider.value = at;
  slider.setAttribute("aria-valuetext", moment.head + ". " + moment.chances.join(", "));
  const x = (100 * at) / (moments.length - 1) + "%";
  cursor.setAttribute("x1", x);
  cursor.setAttribute("x2", x);
  shown.querySelector("h3").textContent = moment.head;
  shown.querySelectorAll("li span").forEach((span, seat) => (span.textContent = moment.chances[seat]));
  shown.querySelector("div").replaceChildren(
    ...moment.lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })),
  );
}
const chart = document.querySelector(".plot");
function point(event) {
  const box = chart.getBoundingClientRect();
  const part = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
  show(Math.round(part * (moments.length - 1)));
}
const area = document.querySelector(".chart");
area.addEventListener("pointermove", point);
area.addEventListener("pointerdown", point);
slider.addEventListener("input", () => show(Number(slider.value)));
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-at]");
  if (link) show(Number(link.dataset.at));
});
show(Number(slider.value));
"""


class Page:
    def __init__(self, analysis: Analysis, budget: Budget, messages: Messages) -> None:
        self.analysis = analysis
        self.budget = budget
        self.messages = messages

    def say(self, key: str, **args: int | str) -> str:
        """A message, ready to stand in HTML."""
        return escape(self.messages.text(f"analysis-{key}", **args))

    def seat(self, seat: int) -> str:
        figure = self.analysis.figures[seat]
        if seat >= len(self.analysis.seats):
            return figure
        name = self.analysis.seats[seat]
        bot = bot_of(name, self.analysis)
        told = self.messages.text(f"bot-{bot}") if bot else name
        return self.messages.text("analysis-seat", figure=figure, name=told)

    def title(self) -> str:
        game = Messages(self.messages.lang, self.analysis.game).text("play-title")
        winners = ", ".join(self.analysis.figures[seat] for seat in self.analysis.winners)
        return self.messages.text("analysis-title", game=game, winners=winners or "none")

    def whole(self) -> str:
        title = self.title()
        parts = [f"<h1>{escape(title)}</h1>", f"<p>{self.say('what')}</p>"]
        if self.analysis.steps:
            parts += [*self.chart(), *self.turning_points()]
        parts += [*self.luck(), *self.mistakes(), f"<footer>{self.thinking()} bossrush {escape(__version__)}.</footer>"]
        if self.analysis.steps:
            data = json.dumps(self.moments(), ensure_ascii=False).replace("<", "\\u003c")
            parts += [f'<script type="application/json" id="moments">{data}</script>', f"<script>{SCRIPT}</script>"]
        return document(title, parts, self.messages.lang, STYLE)

    def percent(self, part: float) -> str:
        return self.messages.text("analysis-percent", number=round(100 * part))

    def thinking(self) -> str:
        if self.budget.milliseconds:
            return self.say("budget-time", number=self.budget.milliseconds)
        return self.say("budget-playouts", number=self.budget.playouts)

    # ---- the chart

    def chart(self) -> list[str]:
        analysis = self.analysis
        seats = range(len(analysis.figures))
        last = 2 * len(analysis.steps)
        label = self.say("chart", seats=", ".join(self.seat(seat) for seat in seats), points=last + 1)
        legend = "".join(f"<li>{chart.dash(seat)}{chart.mark(seat)}{escape(self.seat(seat))}</li>" for seat in seats)
        axis = "".join(
            f'<span class="axis-label" style="top:calc(.5rem + {chart.TALL * (1 - part) - 6:.0f}px)">'
            f"{self.percent(part)}</span>"
            for part in (1, 0.5, 0)
        )
        strips: list[str] = []
        for seat in seats:
            head = self.say("decisions-of", seat=self.seat(seat))
            strips += [f'<p class="row">{chart.mark(seat)}{head}</p>', chart.decision_strip(analysis, seat)]
        strips += [f'<p class="row">{self.say("chance-row")}</p>', chart.chance_strip(analysis)]
        chances = "".join(
            f'<li>{chart.mark(s)}{escape(analysis.figures[s])} <span class="number"></span></li>' for s in seats
        )
        return [
            f'<h2 id="chart">{self.say("chances")}</h2>',
            f'<ul class="legend">{legend}</ul>',
            f'<div class="chart">{axis}{chart.plot(analysis, label)}',
            *strips,
            f'<input type="range" id="slider" min="0" max="{last}" value="0" aria-label="{self.say("moment")}"></div>',
            f'<div class="moment" id="moment"><h3></h3><ul>{chances}</ul><div></div></div>',
            f'<p class="note">{self.say("chart-note", points=round(100 * chart.FULL_STRIP))}</p>',
        ]

    def moments(self) -> list[dict[str, object]]:
        """What the script shows: a moment tells what led to it."""
        steps = self.analysis.steps
        told = [self.moment(self.messages.text("analysis-point-start"), [], steps[0].before)]
        for i, step in enumerate(steps):
            told.append(self.decided(step))
            last = i == len(steps) - 1
            head = self.messages.text("analysis-point-end" if last else "analysis-point-chance", move=step.then_move)
            nothing = [] if last else [self.messages.text("analysis-no-chance")]
            told.append(self.moment(head, step.chance or nothing, step.then))
        return told

    def decided(self, step: Step) -> dict[str, object]:
        say = self.messages.text
        lines = [say("analysis-played", text=step.told)]
        if step.better:
            lines += [say("analysis-cost", points=points(step.loss)), say("analysis-better", text=reasoned(step))]
        else:
            lines.append(say("analysis-best"))
        figure = self.analysis.figures[step.seat]
        return self.moment(say("analysis-point-decision", figure=figure, move=step.move), lines, step.after)

    def moment(self, head: str, lines: list[str], chances: list[float]) -> dict[str, object]:
        return {"head": head, "lines": lines, "chances": [self.percent(chance) for chance in chances]}

    # ---- lists and tables

    def turning_points(self) -> list[str]:
        found = self.analysis.turning_points
        note = self.say("turning-note", most=MOST_TURNING_POINTS, least=round(100 * TURNING))
        parts = [f"<h2>{self.say('turning-points')}</h2>", f'<p class="note">{note}</p>']
        if not found:
            return [*parts, f"<p>{self.say('turning-none')}</p>"]
        rows = "".join(self.turning_point(number, point) for number, point in enumerate(found, 1))
        return [*parts, f'<ol class="points">{rows}</ol>']

    def turning_point(self, number: int, point: TurningPoint) -> str:
        step = self.analysis.steps[point.step]
        figure = self.analysis.figures[point.seat]
        if point.by_chance:
            head = self.say("turning-chance", figure=figure, points=signed(point.change))
            what = " ".join(step.chance)
        else:
            head = self.say("turning-decision", figure=figure, points=points(-point.change))
            played = self.messages.text("analysis-played", text=step.told)
            what = f"{played}. {self.messages.text('analysis-better', text=reasoned(step))}."
        link = self.link(chart.corner_of(point))
        body = f"<strong>{head}</strong><br>{escape(what)}<br>{link}"
        return f'<li><span class="badge" aria-hidden="true">{number}</span><div>{body}</div></li>'

    def link(self, corner: int) -> str:
        return f'<a href="#chart" data-at="{corner}">{self.say("show")}</a>'

    def luck(self) -> list[str]:
        heads = [self.say(f"head-{name}") for name in ("player", "start", "luck", "own", "others", "end")]
        rows = [self.luck_row(seat, total, heads) for seat, total in enumerate(self.analysis.totals)]
        return [
            f"<h2>{self.say('luck-title')}</h2>",
            f'<p class="note">{self.say("luck-note")}</p>',
            table("luck", heads, rows),
        ]

    def luck_row(self, seat: int, total: SeatTotal, heads: list[str]) -> str:
        changes = [signed(part) for part in (total.luck, total.own, total.others)]
        numbers = [self.percent(total.start), *changes, self.percent(total.result)]
        cells = [cell(head, number) for head, number in zip(heads[1:], numbers, strict=True)]
        return f'<tr><th scope="row">{chart.mark(seat)}{escape(self.seat(seat))}</th>{"".join(cells)}</tr>'

    def mistakes(self) -> list[str]:
        parts = [f"<h2>{self.say('mistakes')}</h2>"]
        if not self.analysis.mistakes:
            return [*parts, f"<p>{self.say('mistakes-none')}</p>"]
        heads = [self.say(f"head-{name}") for name in ("cost", "played", "better")]
        rows = [self.mistake_row(number) for number in self.analysis.mistakes]
        return [*parts, f'<p class="note">{self.say("mistakes-note")}</p>', table("mistakes", heads, rows)]

    def mistake_row(self, number: int) -> str:
        step = self.analysis.steps[number]
        who = self.messages.text("analysis-point-decision", figure=self.analysis.figures[step.seat], move=step.move)
        better = f"{escape(reasoned(step))}<br>{self.link(2 * number + 1)}"
        played = f"{escape(step.told)}<small>{chart.mark(step.seat)}{escape(who)}</small>"
        heads = (self.say("head-cost"), self.say("head-played"), self.say("head-better"))
        cells = [cell(head, what) for head, what in zip(heads, (signed(-step.loss), played, better), strict=True)]
        return f"<tr>{''.join(cells)}</tr>"


def bot_of(name: str, analysis: Analysis) -> str:
    """The bot that a record calls so, if it is one that has a name for people.

    Servers write `bot: hard` beside the names of people, who may be called anything; at a terminal nobody has a name.
    """
    marked = name.startswith(ON_SERVERS)
    bot = name.removeprefix(ON_SERVERS)
    known = marked or all(without_name(other, analysis.game) for other in analysis.seats)
    return bot if known and bot in bots_of(analysis.game) else ""


def without_name(seat: str, game: str) -> bool:
    """Whether the terminal or a simulation may have written so."""
    return seat == HUMAN or seat in bots_of(game) or seat.startswith(OTHER_WORTHS) or bool(SEARCH.fullmatch(seat))


def cell(head: str, content: str) -> str:
    """On a phone a table has no heads: each cell tells its own."""
    return f'<td data-head="{head}">{content}</td>'


def table(kind: str, heads: list[str], rows: list[str]) -> str:
    columns = "".join(f'<th scope="col">{head}</th>' for head in heads)
    return f'<table class="{kind}"><thead><tr>{columns}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def reasoned(step: Step) -> str:
    """The better line, and why."""
    return f"{step.better_told} ({step.why})" if step.why else step.better_told


def points(part: float) -> int:
    """Percentage points; a small loss is more than none."""
    return max(1, round(100 * part))


def signed(part: float) -> str:
    rounded = round(100 * part)
    return f"{rounded:+d}".replace("-", "−") if rounded else "0"


def page(analysis: Analysis, budget: Budget, messages: Messages) -> str:
    return Page(analysis, budget, messages).whole()
