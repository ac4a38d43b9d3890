"""What decided a game, in the browser: the line of the chances at its end and in its replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from bossrush.analysis.weighing import Weighed
from bossrush.server.thinkers import Thinkers, ThinkingFailed
from bossrush.server.thinking import Weigh
from tests.browser.prepared import prepared, seen
from tests.browser.visiting import PHONE, Open
from tests.server.running import Server, running_server


async def weigh(_: Thinkers, job: Weigh) -> Weighed:
    """Instead of a worker: the first seat is ahead, and what the other one does early on is a mistake."""
    if job.seat == 1 and len(job.moves) < 120:
        return Weighed([0.5, 0.5], [0.7, 0.3], job.actions, 0.01)
    return Weighed([0.6, 0.4], [0.6, 0.4], [], 0.01)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch, running_server(analysis=1.0) as server:
        patch.setattr(Thinkers, "weigh", weigh)
        yield server


def test_the_end_shows_the_line_and_leads_to_turning_points(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "platformer")
    window.go(f"/table/{table}")
    section = window.page.get_by_role("region", name="Chance to win")
    expect(section.get_by_role("slider")).to_be_visible()
    expect(section.get_by_text("gave away 20 points").first).to_be_visible()
    luck = section.get_by_role("table", name="Luck and decisions")
    expect(luck.get_by_role("columnheader")).to_have_text(["Player", "Luck", "Own decisions", "Others’ decisions"])
    expect(luck.get_by_role("row")).to_have_count(3)
    section.get_by_role("slider").press("Home")
    expect(section).to_contain_text("Before the first decision.")
    link = section.get_by_role("link", name="See this moment").first
    move = str(link.get_attribute("href")).split("move=")[1].split("&")[0]
    link.click()
    expect(window.page.locator(".position b")).to_contain_text(f"{move} /")


def test_the_end_says_that_the_analysis_did_not_work(
    server: Server, open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Thinkers, __: Weigh) -> Weighed:
        raise ThinkingFailed("no")

    monkeypatch.setattr(Thinkers, "weigh", fail)
    window = open_window()
    table = prepared(server, window, "platformer", 1)
    window.go(f"/table/{table}")
    expect(window.page.get_by_text("The analysis did not work.")).to_be_visible()


def test_the_end_tells_figures_and_who_plays_them(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "bossmonster")
    window.go(f"/table/{table}")
    expect(window.page.get_by_role("region", name="Chance to win")).to_be_visible()
    figures = window.ask("GET", f"/api/records/{table}/analysis")["analysis"]["figures"]
    rows = window.page.get_by_role("table").first.locator("tbody tr")
    for row, figure, player in zip(rows.all(), figures, seen(server, table)["players"], strict=True):
        expect(row.get_by_role("rowheader")).to_contain_text(f"{figure} · ")
        expect(row.get_by_text("out", exact=True)).to_have_count(0 if player["alive"] else 1)


def test_the_line_of_the_chances_lies_above_that_of_the_moves(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "platformer")
    window.go(f"/replay/{table}?move=40&seat=0")
    expect(window.page.locator(".plot .now")).to_be_attached()
    edges = "one => { const box = one.getBoundingClientRect(); return [box.left, box.right]; }"
    plot, line = (window.page.locator(one).evaluate(edges) for one in (".plot", ".scrubber .line"))
    assert plot == pytest.approx(line, abs=1)
    now, head = (window.page.locator(one).evaluate(edges) for one in (".plot .now", ".scrubber .head"))
    assert sum(now) / 2 == pytest.approx(sum(head) / 2, abs=1)


def test_the_line_of_a_replay_goes_to_any_moment(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "platformer")
    window.go(f"/replay/{table}?move=0&seat=0")
    section = window.page.get_by_role("region", name="Chance to win")
    slider = section.get_by_role("slider")
    before = window.page.locator(".position b").inner_text()
    slider.press("End")
    slider.press("ArrowLeft")
    expect(window.page.locator(".position b")).not_to_have_text(before)
    expect(section).to_contain_text("decides.")
    window.page.get_by_role("button", name="Chance to win").click()
    expect(section).to_be_hidden()


def test_on_a_phone_the_line_is_a_dialog(server: Server, open_window: Open) -> None:
    window = open_window(PHONE, touch=True)
    table = prepared(server, window, "bossmonster")
    window.go(f"/replay/{table}?move=3&seat=0")
    window.page.get_by_role("button", name="Chance to win").click()
    dialog = window.page.get_by_role("dialog", name="Chance to win")
    expect(dialog.get_by_role("slider")).to_be_visible()
    dialog.get_by_role("button", name="See this moment").first.click()
    expect(dialog).to_be_hidden()
    assert window.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
