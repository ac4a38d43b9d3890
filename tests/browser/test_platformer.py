"""Acting directly on the tower: spaces that are marked, what would follow, one click or two taps."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.prepared import prepared, seen
from tests.browser.visiting import PHONE, Open, Window
from tests.server.running import Server

LONG_PRESS = 600
"""Milliseconds, a little more than the page asks for."""


def may_walk(view: dict[str, Any]) -> bool:
    """A die is left to walk with, in the main decision of a hero in the tower."""
    me = view["players"][0]
    asked = view["decision"]["question"] == "main" and view["decision"]["seats"] == [0]
    return asked and me["space"] is not None and view["dice"]["pool"].get("boot", 0) > 0


def walking(server: Server, window: Window) -> tuple[str, Locator]:
    """A table at which the person may walk, and a space to walk to."""
    table = prepared(server, window, "platformer", until=may_walk, seed=4)
    window.go(f"/table/{table}")
    return table, window.page.locator('[data-row^="use boot"]').first


def place(server: Server, table: str) -> str:
    return str(seen(server, table)["players"][0]["space"])


def test_one_click_on_a_marked_space_walks_there(server: Server, open_window: Open) -> None:
    window = open_window()
    table, marked = walking(server, window)
    before = place(server, table)
    marked.hover()
    expect(window.page.locator(".space.pointed")).to_have_count(1)
    marked.click()
    expect(window.page.locator(f'[data-space="{before}"].own')).to_have_count(0)
    assert place(server, table) != before


def test_a_first_tap_only_shows_what_would_follow(server: Server, open_window: Open) -> None:
    window = open_window(PHONE, touch=True)
    table, marked = walking(server, window)
    before = place(server, table)
    marked.tap()
    expect(window.page.get_by_role("button", name="Do it")).to_be_visible()
    assert place(server, table) == before
    marked.tap()
    expect(window.page.locator(f'[data-space="{before}"].own')).to_have_count(0)
    assert place(server, table) != before


def test_a_long_press_shows_it_and_does_nothing_else(server: Server, open_window: Open) -> None:
    window = open_window(PHONE, touch=True)
    table, marked = walking(server, window)
    before = place(server, table)
    box = marked.bounding_box()
    assert box is not None
    finger = window.context.new_cdp_session(window.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    window.page.wait_for_timeout(LONG_PRESS)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(window.page.get_by_role("button", name="Do it")).to_be_visible()
    window.page.wait_for_timeout(LONG_PRESS)
    assert place(server, table) == before


def test_a_phone_speaks_what_happens(server: Server, open_window: Open) -> None:
    """The log is not on its screen, the news are spoken all the same."""
    window = open_window(PHONE, touch=True)
    _, marked = walking(server, window)
    marked.tap()
    marked.tap()
    expect(window.page.locator("[data-news]")).to_contain_text("moves from")
