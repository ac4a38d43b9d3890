"""The table for any game: for one that the page does not know, and for one whose client cannot be loaded."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.playing import LIT, Playing, by_keyboard
from tests.browser.prepared import prepared
from tests.browser.reading import unreadable
from tests.browser.test_everyone import AXE, barriers
from tests.browser.visiting import DESKTOP, LANGUAGES, PHONE, TABLET, Open, Size, Window
from tests.server.running import Server, dealt

STRANGE: Final = "stranger"
SVG: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="top.ran = true">
<script>top.ran = true</script><rect width="40" height="20" fill="teal"/></svg>"""
LINES: Final = "+---+\n| 1 |\n+---+"


def without_client(window: Window, game: str) -> None:
    """What the page would draw this game with is gone, as after an update of the server."""
    window.forgive(r"Failed to load resource|dynamically imported module|preload")
    window.page.route(f"**/assets/{game}-*.js", lambda route: route.abort())


def unknown(window: Window, game: str) -> None:
    """The server calls this game by a name that the page has never heard."""

    def renamed(text: str | bytes, old: str, new: str) -> str:
        return str(text).replace(f'"{old}"', f'"{new}"')

    def answer(route: Route) -> None:
        answered = route.fetch(url=route.request.url.replace(STRANGE, game))
        route.fulfill(response=answered, body=renamed(answered.text(), game, STRANGE))

    def connect(socket: WebSocketRoute) -> None:
        beyond = socket.connect_to_server()
        beyond.on_message(lambda message: socket.send(renamed(message, game, STRANGE)))

    window.page.route("**/api/**", answer)
    window.page.route_web_socket("**/ws**", connect)


def with_views(window: Window, change: Callable[[dict[str, Any]], None]) -> None:
    """The server tells more in its views."""

    def changed(socket: WebSocketRoute) -> None:
        beyond = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            for seat in told.get("seats") or []:
                if seat.get("view"):
                    change(seat["view"])
            socket.send(json.dumps(told))

        beyond.on_message(tell)

    window.page.route_web_socket("**/ws**", changed)


def table_seen(window: Window) -> None:
    expect(window.page.get_by_text("this is a plain one")).to_be_visible()


def test_a_game_is_played_to_its_end(server: Server, open_window: Open) -> None:
    window = open_window()
    without_client(window, "platformer")
    window.come("Ana")
    with dealt(2):
        table = window.new_table("platformer", ["me"], start=True)
    window.go(f"/table/{table}")
    table_seen(window)
    Playing(server, table, {0: window}).play()
    expect(window.page.locator("dialog [data-result]")).to_be_visible()


def test_it_can_be_played_by_keyboard(server: Server, open_window: Open) -> None:
    window = open_window()
    without_client(window, "platformer")
    window.come("Ana")
    with dealt(23):
        table = window.new_table("platformer", ["me"], start=True)
    window.go(f"/table/{table}")
    game = Playing(server, table, {0: window}, by_keyboard)
    game.play(until=lambda: game.moves >= 12)
    window.page.keyboard.press("z")
    game.wait_for(lambda: game.moves < 12, "nothing was taken back")


def test_two_people_on_one_screen_see_no_card_of_each_other(server: Server, open_window: Open) -> None:
    window = open_window(PHONE, touch=True)
    unknown(window, "bossmonster")
    window.come("Ana")
    with dealt(497):
        table = window.new_table("bossmonster", ["me", "me"], hot_seat=True, start=True)
    window.go(f"/table/{table}")
    kinds = window.ask("GET", "/api/games/bossmonster/catalogue?lang=en")
    names = [card["name"] for kind in ("room", "spell") for card in kinds[kind].values()]
    game = Playing(server, table, {0: window, 1: window})

    def look(window: Window) -> None:
        page = window.page.content()
        assert not [name for name in names if name in page], "a card shows while the screen is handed over"

    game.on_hand_over = look
    game.play()
    assert game.handed_over > 20
    expect(window.page.locator("dialog [data-result]")).to_be_visible()


def test_an_unknown_game_is_offered_without_a_page_of_rules(open_window: Open) -> None:
    window = open_window()
    unknown(window, "platformer")
    window.go("/")
    expect(window.page.get_by_role("radio", name=STRANGE)).to_be_checked()
    expect(window.page.get_by_role("button", name="Play", exact=False).first).to_be_visible()
    learn = window.page.locator(f"a[href='/rules/{STRANGE}']")
    assert not learn.count()
    window.go(f"/rules/{STRANGE}")
    expect(window.page.get_by_role("heading", level=1)).not_to_contain_text(STRANGE)


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
def test_a_replay_shows_the_same(server: Server, open_window: Open, game: str) -> None:
    window = open_window()
    table = prepared(server, window, game)
    unknown(window, game)
    window.go(f"/replay/{table}?move=20&seat=0")
    seen = window.page.get_by_role("region", name="What you can see")
    expect(seen).to_have_count(1)
    expect(window.page.get_by_role("region", name="Log").get_by_role("listitem").first).to_be_visible()
    assert not window.page.locator(LIT).count()
    window.go(f"/replay/{table}?move=20&seat=-3")
    expect(seen).to_have_count(2)


def test_a_picture_is_an_image_in_which_nothing_runs(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "platformer", moves=15)
    without_client(window, "platformer")
    with_views(window, lambda view: view.update(picture=SVG))
    window.go(f"/table/{table}")
    image = window.page.get_by_role("region", name="What you can see").get_by_role("img")
    expect(image).to_be_visible()
    assert window.page.evaluate("one => one.naturalWidth", image.element_handle()) > 0
    assert window.page.evaluate("() => window.ran") is None
    window.page.get_by_text("In words").click()
    expect(window.page.get_by_text("Levels")).to_be_visible()


def test_a_game_may_draw_with_letters(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "platformer", moves=15)
    without_client(window, "platformer")
    with_views(window, lambda view: view.update(text=LINES))
    window.go(f"/table/{table}")
    lines = window.page.locator("pre")
    expect(lines).to_have_text(LINES)
    assert window.page.evaluate("one => getComputedStyle(one).fontFamily", lines.element_handle()).endswith("monospace")


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_read_by_everyone(server: Server, open_window: Open, language: str, size: Size) -> None:
    window = open_window(size, language=language, touch=size != DESKTOP)
    found = []
    for game in ("platformer", "bossmonster"):
        table = prepared(server, window, game, 3, moves=30)
        without_client(window, game)
        window.go(f"/table/{table}")
        expect(window.page.locator(LIT).first).to_be_visible()
        window.page.evaluate(AXE.read_text(encoding="utf-8"))
        found += [f"{game}: {problem}" for problem in barriers(window) + unreadable(window)]
    assert not found, "\n".join(found)
