"""The report of a simulation as one HTML page: no script, no request, plots as SVG, light and dark, for any width.

Plots have their places in per cent and their texts beside them as text, so that nothing shrinks on a phone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from bossrush import __version__
from bossrush.sim.games import Setting
from bossrush.sim.statistics import Histogram, Share
from bossrush.sim.totals import Totals

MOST_BARS = 30
LABELS = {"hero": "Heroes", "boss": "Bosses", "seat": "Seats", "bot": "Bots"}

STYLE = """
:root { color-scheme: light dark;
  --paper: #fdfcf9; --ink: #23211e; --faint: #6b665d; --line: #ddd8cd; --mark: #1f6f8b; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191b1e; --ink: #e9e6e0; --faint: #a29c91; --line: #3a3d42; --mark: #6cc3df; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 56rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.2; }
h2 { font-size: 1.15rem; margin: 2rem 0 .3rem; }
p { margin: .3rem 0; }
p, footer, th { overflow-wrap: break-word; }
.note, footer, thead { color: var(--faint); font-size: .875rem; }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: .5rem; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; font-weight: normal; padding: .15rem .5rem .15rem 0; border-bottom: 1px solid var(--line); }
th:last-child, td:last-child { width: 28%; text-align: right; padding-right: 0; }
th:first-child { width: 30%; }
small { color: var(--faint); display: block; line-height: 1.2; }
svg { display: block; width: 100%; overflow: visible; }
svg text { fill: var(--faint); font-size: 12px; }
.axis { stroke: var(--line); }
.mean { stroke: var(--faint); stroke-dasharray: 3 3; }
.range { stroke: var(--mark); stroke-width: 2; }
.dot, .bar { fill: var(--mark); }
"""


def page(setting: Setting, totals: Totals) -> str:
    title = f"{named(setting.game)}: {totals.games} games"
    parts = [
        f"<h1>{escape(title)}</h1>",
        *head(setting, totals),
        *(part for label in labels(totals) for part in win_section(label, totals)),
        *histogram_section("Length", "Turns of the player who had most, in finished games.", totals.turns),
        *histogram_section("Score", "Of the games that have one.", totals.scores),
        *card_sections(totals),
        f"<footer>{FOOTER} bossrush {escape(__version__)}.</footer>",
    ]
    return document(title, parts)


def document(title: str, parts: Iterable[str], lang: str = "en", style: str = "") -> str:
    """A page that asks for nothing else; `style` is added to that of all reports."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{lang}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}{style}</style>",
            "</head>",
            "<body>",
            *parts,
            "</body>",
            "</html>",
            "",
        ]
    )


FOOTER = """Ranges hold the true rate in 95 of 100 simulations: Wilson's for a rate, Newcombe's for a difference. They
take the seats of a game for independent, which they are not quite."""


def named(name: str) -> str:
    """An id as people read it."""
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]


def labels(totals: Totals) -> list[str]:
    """What wins are told by; a label with one value tells nothing."""
    known = [label for label in LABELS if label in totals.wins]
    return [label for label in [*known, *sorted(set(totals.wins) - set(LABELS))] if len(totals.wins[label]) > 1]


def head(setting: Setting, totals: Totals) -> list[str]:
    options = ", ".join(f"{name}={value}" for name, value in sorted(setting.options.items()))
    lines = [
        f"Bots by seat: {', '.join(setting.bots)}. Options: {options}. Seed {setting.seed}.",
        f"{totals.finished} games were finished, {totals.won} were won; {totals.decisions} decisions in all.",
    ]
    return [f"<p>{escape(line)}</p>" for line in lines]


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def in_points(part: float) -> str:
    """A difference of two rates."""
    return f"{100 * part:+.1f}".replace("-", "−")


# ---- win rates


def win_section(label: str, totals: Totals) -> list[str]:
    shares = totals.wins[label]
    mean = sum(share.wins for share in shares.values()) / sum(share.games for share in shares.values())
    note = f"Games won of those it took part in; the dotted line is the mean, {percent(mean)}."
    rows = [rate_row(value, share, mean) for value, share in by_rate(shares)]
    return section(LABELS.get(label, named(label)), note, ("", "0 – 100 %", "Won"), rows)


def by_rate(shares: dict[str, Share]) -> list[tuple[str, Share]]:
    return sorted(shares.items(), key=lambda item: (-item[1].rate(), item[0]))


def rate_row(value: str, share: Share, mean: float) -> str:
    low, high = share.interval()
    plot = range_plot(low, share.rate(), high, mean)
    return row(value, plot, percent(share.rate()), f"{100 * low:.1f} to {100 * high:.1f}, of\u00a0{share.games}")


# ---- cards


def card_sections(totals: Totals) -> list[str]:
    if not totals.cards:
        return []
    mean = totals.seats.rate()
    rates = [rate_row(card, share, mean) for card, share in by_rate(totals.cards)]
    note = f"Of the seats that had the card, those that won; the dotted line is the mean, {percent(mean)}."
    return [*value_section(totals), *section("Wins by card", note, ("", "0 – 100 %", "Won"), rates)]


def value_section(totals: Totals) -> list[str]:
    values = {card: totals.value(card) for card in totals.cards}
    reach = max(0.01, *(max(abs(low), abs(high)) for _, low, high in values.values()))
    rows = []
    for card, (value, low, high) in sorted(values.items(), key=lambda item: (-item[1][0], item[0])):
        left, middle, right = ((points / reach + 1) / 2 for points in (low, value, high))
        plot = range_plot(left, middle, right, 0.5)
        rows.append(row(card, plot, in_points(value), f"{in_points(low)} to {in_points(high)}"))
    note = (
        "How many percentage points more often seats with the card won than seats without it. "
        "Who wins has had more cards: compare the cards with each other, not with nothing."
    )
    return section("Card value", note, ("", f"{in_points(-reach)} to {in_points(reach)}", "Points"), rows)


# ---- tables and plots


def section(title: str, note: str, heads: Sequence[str], rows: Iterable[str]) -> list[str]:
    return [
        f"<h2>{escape(title)}</h2>",
        f'<p class="note">{escape(note)}</p>',
        "<table>",
        "<thead><tr>" + "".join(f'<th scope="col">{escape(each)}</th>' for each in heads) + "</tr></thead>",
        "<tbody>",
        *rows,
        "</tbody>",
        "</table>",
    ]


def row(name: str, plot: str, number: str, detail: str) -> str:
    return (
        f'<tr><th scope="row">{escape(named(name))}</th><td>{plot}</td><td>{number} <small>{detail}</small></td></tr>'
    )


def place(part: float) -> str:
    return f"{100 * part:.2f}%"


def range_plot(low: float, middle: float, high: float, mean: float) -> str:
    """A dot on its range, between 0 and 1. The numbers stand beside it, so it is hidden from screen readers."""
    return (
        '<svg height="18" aria-hidden="true">'
        '<line class="axis" x1="0" x2="100%" y1="9" y2="9"/>'
        f'<line class="mean" x1="{place(mean)}" x2="{place(mean)}" y1="0" y2="18"/>'
        f'<line class="range" x1="{place(low)}" x2="{place(high)}" y1="9" y2="9"/>'
        f'<circle class="dot" cx="{place(middle)}" cy="9" r="4"/></svg>'
    )


def histogram_section(title: str, note: str, numbers: Histogram) -> list[str]:
    if not numbers.size:
        return []
    bins = binned(numbers)
    middle = numbers.ranked(numbers.size // 2)
    told = f"{note} Mean {numbers.mean():.1f}, median {middle}, most {numbers.most()}."
    return [f"<h2>{escape(title)}</h2>", f'<p class="note">{escape(told)}</p>', histogram_plot(title, bins)]


def binned(numbers: Histogram) -> list[tuple[int, int, int]]:
    """First number, last number and games of each bar, all of the same width."""
    least, most = min(numbers.counts), numbers.most()
    width = -(-(most - least + 1) // MOST_BARS)
    bins: list[tuple[int, int, int]] = []
    for first in range(least, most + 1, width):
        games = sum(numbers.counts.get(number, 0) for number in range(first, first + width))
        bins.append((first, first + width - 1, games))
    return bins


def histogram_plot(title: str, bins: list[tuple[int, int, int]]) -> str:
    tallest = max(games for _, _, games in bins)
    step = -(-len(bins) // 8)
    """Every so many bars one is labelled, so that the labels fit on a phone."""
    parts: list[str] = []
    for i, (first, last, games) in enumerate(bins):
        span = str(first) if first == last else f"{first} to {last}"
        height = 140 * games / tallest
        parts.append(
            f'<rect class="bar" x="{place((i + 0.08) / len(bins))}" width="{place(0.84 / len(bins))}"'
            f' y="{160 - height:.1f}" height="{height:.1f}"><title>{span}: {games} games</title></rect>'
        )
        if i % step == 0:
            x = place((i + 0.5) / len(bins))
            parts.append(f'<text x="{x}" y="176" text-anchor="middle">{first}</text>')
    return (
        f'<svg height="184" role="img" aria-label="{escape(title)}, games by number">'
        f'<text x="0" y="12">{tallest} games</text>'
        '<line class="axis" x1="0" x2="100%" y1="160.5" y2="160.5"/>' + "".join(parts) + "</svg>"
    )
