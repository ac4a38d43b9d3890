"""How much a browser has to load, and how long people wait."""

from __future__ import annotations

import re
import statistics
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.playing import LIT, Playing
from tests.browser.prepared import prepared
from tests.browser.visiting import Open, Window
from tests.server.running import Server

FIRST_PAGE: Final = 120_000
"""Bytes of scripts and styles, compressed."""
TABLE_PAGE: Final = 250_000
"""So many more, with pictures."""
PATIENT: Final = 5
"""How many times longer than promised it may take here: machines are busy."""


WAITS: Final = """
    window.waits = [];
    let began = 0;
    addEventListener("click", () => (began = performance.now()), true);
    window.WebSocket = class extends WebSocket {
        constructor(...where) {
            super(...where);
            this.addEventListener("message", ({ data }) => {
                if (!began || JSON.parse(data).type !== "update") return;
                const clicked = began;
                began = 0;
                requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - clicked)));
            });
        }
    };
"""
"""Notes the time from each click until what the server answers is on the screen."""

THERE: Final = f"""
    const look = () => {{
        const lit = [...document.querySelectorAll({LIT.removesuffix(":visible")!r})];
        if (lit.some((one) => one.checkVisibility())) setTimeout(() => (window.there = performance.now()));
        else requestAnimationFrame(look);
    }};
    requestAnimationFrame(look);
"""
"""Notes the time from going to the page until something can be pressed."""


def loaded(window: Window) -> dict[str, int]:
    """Scripts and styles of this page by name, with their size on the wire."""
    entries = window.page.evaluate(
        "() => performance.getEntriesByType('resource').map(one => [one.name, one.encodedBodySize])"
    )
    return {name: size for name, size in entries if re.search(r"\.(js|css|svg)$", name)}


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
def test_pages_are_small(server: Server, open_window: Open, game: str) -> None:
    window = open_window()
    table = prepared(server, window, game, moves=5)
    window.go("/")
    first = loaded(window)
    window.go(f"/table/{table}")
    more = sum(size for name, size in loaded(window).items() if name not in first)
    print(f"first page {sum(first.values()) / 1000:.0f} kB, table of {game} {more / 1000:.0f} kB more")
    assert 0 < sum(first.values()) <= FIRST_PAGE
    assert 0 < more <= TABLE_PAGE


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
def test_a_table_is_soon_there_and_a_move_soon_shown(server: Server, open_window: Open, game: str) -> None:
    window = open_window()
    table = prepared(server, window, game, moves=20)
    window.context.add_init_script(WAITS)
    window.context.add_init_script(THERE)
    window.page.goto(f"{server.url}/table/{table}")
    expect(window.page.locator(LIT).first).to_be_visible()
    there = window.page.evaluate("() => window.there") / 1000
    playing = Playing(server, table, {0: window})
    first = playing.moves
    playing.play(until=lambda: playing.moves >= first + 20)
    shown = statistics.median(window.page.evaluate("() => window.waits")) / 1000
    print(f"{game}: interactive after {1000 * there:.0f} ms, a move shown after {1000 * shown:.0f} ms")
    assert there < PATIENT * 1.0
    assert shown < PATIENT * 0.1
