"""The tables of both games: what can be done is in sight, what was chosen is marked."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.prepared import prepared
from tests.browser.visiting import Open, Size
from tests.server.running import Server

LOW: Final = {"laptop": (1366, 657), "sideways": (844, 390)}


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
@pytest.mark.parametrize("size", LOW.values(), ids=list(LOW))
def test_on_a_low_screen_the_buttons_are_in_sight(server: Server, open_window: Open, game: str, size: Size) -> None:
    window = open_window(size, language="de", touch=size[1] < 500)
    table = prepared(server, window, game, 4, until=lambda view: view["turn"] > 5)
    window.go(f"/table/{table}")
    expect(window.page.locator("[data-primary]")).to_be_in_viewport(ratio=1)


def may_double(view: dict[str, Any]) -> bool:
    """A boot may be used, and a gem makes it count twice."""
    decision = view["decision"]
    return decision["question"] == "main" and "use boot" in decision["legal"] and view["players"][0]["gems"] > 0


def test_a_die_is_marked_while_more_is_asked_about_it(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "platformer", until=may_double)
    window.go(f"/table/{table}")
    window.page.locator('[data-die][data-action="use boot"]').first.click()
    expect(window.page.get_by_role("button", name="Boot: chosen")).to_have_count(1)
    window.page.locator('[data-action="x1"]').first.click()
    expect(window.page.get_by_role("button", name="chosen")).to_have_count(0)
