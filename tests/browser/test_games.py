"""Whole games through the page, by mouse and by keyboard, alone, with bots, with others, on one screen.

The cards are dealt so that no game is long.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.playing import Playing, by_keyboard
from tests.browser.visiting import PHONE, Open, Window
from tests.server.running import Server, dealt

BOT = "heuristic"


def table_of(window: Window) -> str:
    window.page.wait_for_url("**/table/*")
    return window.page.url.rpartition("/table/")[2].partition("?")[0]


def expect_the_end(window: Window) -> None:
    """The result is shown, with the way to another game."""
    expect(window.page.locator("dialog [data-primary]")).to_be_visible()


def cards_of_boss_monster(window: Window) -> list[str]:
    """The names of everything that can be in a hand."""
    kinds = window.ask("GET", "/api/games/bossmonster/catalogue?lang=en")
    return [card["name"] for kind in ("room", "spell") for card in kinds[kind].values()]


def test_three_clicks_and_a_whole_solo_game_of_platformer(server: Server, open_window: Open) -> None:
    window = open_window()
    window.go("/")
    with dealt(2):
        window.page.get_by_role("button", name="Solo").click()
        table = table_of(window)
    game = Playing(server, table, {0: window})
    game.play()
    expect_the_end(window)


def test_a_whole_game_of_boss_monster_against_a_bot(server: Server, open_window: Open) -> None:
    window = open_window()
    window.come("Ana")
    with dealt(39):
        table = window.new_table("bossmonster", ["me", BOT], start=True)
    window.go(f"/table/{table}")
    game = Playing(server, table, {0: window})
    game.play()
    expect_the_end(window)


def test_two_people_meet_by_an_invitation_and_play(server: Server, open_window: Open) -> None:
    ann, ben = open_window(), open_window(PHONE, touch=True, language="de")
    ann.come("Ann")
    with dealt(440):
        made = ann.ask("POST", "/api/tables", game="bossmonster", options={"players": "2"}, private=True)
    ann.go(f"/table/{made['id']}")
    ben.go(f"/table/{made['id']}?invite={made['invite']}")
    ben.page.get_by_role("textbox").fill("Ben")
    ben.page.locator("[data-primary]").tap()
    ben.page.get_by_role("button", name="Hier").tap()
    ann.page.locator("[data-primary]:not([aria-disabled=true])").click()
    game = Playing(server, made["id"], {0: ann, 1: ben})
    game.play()
    expect_the_end(ann)
    expect_the_end(ben)


def test_two_people_on_one_screen(server: Server, open_window: Open) -> None:
    window = open_window()
    window.come("Ana")
    with dealt(497):
        table = window.new_table("bossmonster", ["me", "me"], hot_seat=True, start=True)
    window.go(f"/table/{table}")
    names = cards_of_boss_monster(window)
    game = Playing(server, table, {0: window, 1: window})

    def look(window: Window) -> None:
        """Nothing of the game is on the screen, nor anywhere behind it."""
        page = window.page.content()
        assert not [name for name in names if name in page], "a card shows while the screen is handed over"

    game.on_hand_over = look
    game.play()
    assert game.handed_over > 20
    expect_the_end(window)


def test_a_whole_game_by_keyboard_alone(server: Server, open_window: Open) -> None:
    window = open_window()
    window.come("Ana")
    with dealt(23):
        table = window.new_table("platformer", ["me"], start=True)
    window.go(f"/table/{table}")
    game = Playing(server, table, {0: window}, by_keyboard)
    game.play()
    expect_the_end(window)
