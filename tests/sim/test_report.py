"""The HTML report: whole, self-contained, the same for the same games."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from bossrush.sim.games import Outcome, Setting
from bossrush.sim.report import binned, page
from bossrush.sim.statistics import Histogram
from bossrush.sim.totals import Totals

EMPTY_TAGS = {"meta"}


class Tags(HTMLParser):
    """Fails at a tag that is closed and was not open; collects texts and attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.attributes: set[str] = set()
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag not in EMPTY_TAGS:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def parsed(text: str) -> Tags:
    tags = Tags()
    tags.feed(text)
    tags.close()
    assert tags.open == []
    return tags


def some_totals(score: int | None = None) -> Totals:
    totals = Totals()
    for number in range(40):
        winner = int(number % 3 == 0)
        labels = {"bot": ["heuristic", "random"], "hero": ["pip", "etorn"], "boss": ["ikee", "ikee"]}
        cards = [["spring_boots", "anvil"], ["anvil"] if winner else []]
        totals.add(Outcome(number, True, [winner], [9 + number % 7, 8], 100, labels, cards, score))
    return totals


SETTING = Setting("platformer", ["heuristic", "random"], {"players": "2", "heroes": "<pip>"}, 7, 100, [])


def test_it_is_whole_and_asks_nobody_for_anything() -> None:
    text = page(SETTING, some_totals())
    tags = parsed(text)
    assert not {"script", "link", "img", "iframe", "object"} & set(tags.seen)
    assert not {"src", "href", "srcset", "style", "onload"} & tags.attributes
    assert not re.search(r"https?:|url\(|@import|//", text)
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text


def test_it_tells_rates_values_and_lengths() -> None:
    tags = parsed(page(SETTING, some_totals()))
    for title in ("Heroes", "Seats", "Bots", "Length", "Card value", "Wins by card"):
        assert title in tags.texts
    assert "Bosses" not in tags.texts, "one boss only: its rate tells nothing"
    assert "Score" not in tags.texts
    assert "Spring boots" in tags.texts
    assert "65.0 % " in tags.texts
    assert tags.seen.count("svg") == 2 + 2 + 2 + 1 + 2 + 2


def test_scores_are_shown_if_there_are_some() -> None:
    assert "Score" in parsed(page(SETTING, some_totals(12))).texts


def test_what_users_typed_is_escaped() -> None:
    assert "heroes=&lt;pip&gt;" in page(SETTING, some_totals())


def test_without_a_game_there_is_still_a_page() -> None:
    assert "0 games" in page(SETTING, Totals())


@pytest.mark.parametrize("numbers", [[4], [1, 2, 3], list(range(200)), [3, 700]])
def test_bars_hold_every_game_once(numbers: list[int]) -> None:
    histogram = Histogram()
    for number in numbers:
        histogram.add(number)
    bins = binned(histogram)
    assert len(bins) <= 30
    assert sum(games for _, _, games in bins) == len(numbers)
    assert len({last - first for first, last, _ in bins}) == 1
