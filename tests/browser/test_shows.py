"""What happened is shown event by event before the new view stands by itself, and nobody has to wait for it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.playing import LIT, Playing
from tests.browser.prepared import prepared
from tests.browser.visiting import Open, Window
from tests.server.running import Server

SHOWN: Final = {
    "platformer": "() => document.querySelector('.board').style.getPropertyValue('--pace') !== '0ms'",
    "bossmonster": "() => document.querySelector('.marked') !== null",
}
"""Whether something is being shown: a movement takes time, or a thing is pointed out."""
FREEZE: Final = """
    const later = window.setTimeout;
    window.setTimeout = (act, ms) => later(act, window.frozen ? 3_600_000 : ms);
"""
"""Once something is `frozen`, what waits does so for an hour."""
ON: Final = 3
"""So many moves later the game has gone on."""


def watching(open_window: Open, **settings: object) -> Window:
    """Somebody who likes things to move."""
    window = open_window(stillness=False, **settings)
    window.page.emulate_media(reduced_motion="no-preference")
    return window


def something_happens(server: Server, window: Window, game: str) -> tuple[Playing, int]:
    """The window's person plays until what follows is being shown. How many things could be done at that moment?"""
    table = prepared(server, window, game, moves=25)
    window.go(f"/table/{table}")
    expect(window.page.locator(LIT).first).to_be_visible()
    playing = Playing(server, table, {0: window})
    lit: list[int] = []

    def shown() -> bool:
        look = f"() => ({SHOWN[game]})() ? [document.querySelectorAll('[data-action]').length] : []"
        lit[:] = window.page.evaluate(look)
        return bool(lit)

    playing.play(until=shown)
    assert not playing.over
    return playing, lit[0]


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
def test_nothing_is_asked_during_a_show_and_the_game_goes_on_after_it(
    server: Server, open_window: Open, game: str
) -> None:
    playing, lit = something_happens(server, watching(open_window, speed=1), game)
    assert not lit
    before = playing.moves
    playing.play(until=lambda: playing.moves >= before + ON)
    assert playing.moves >= before + ON


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
def test_a_show_can_be_skipped(server: Server, open_window: Open, game: str) -> None:
    window = watching(open_window, speed=0.5)
    window.page.add_init_script(FREEZE)
    something_happens(server, window, game)
    window.page.evaluate("() => (window.frozen = true)")
    window.page.keyboard.press("Escape")
    window.page.wait_for_function(f"() => !({SHOWN[game]})()")


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
def test_a_replay_shows_what_happens_between_moments(server: Server, open_window: Open, game: str) -> None:
    window = watching(open_window, speed=1)
    table = prepared(server, window, game)
    window.go(f"/replay/{table}?move=3&seat=0")
    window.page.get_by_role("button", name="Play (Space)").click()
    window.page.wait_for_function(SHOWN[game])
    window.page.get_by_role("button", name="To the end (End)").click()
    total = window.page.get_by_label("Move", exact=True).get_attribute("max")
    expect(window.page.locator(".position b")).to_have_text(f"{total} / {total}")
    window.page.wait_for_function(f"() => !({SHOWN[game]})()")
