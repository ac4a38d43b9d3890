"""Hints in the browser, asked for by button or key, shown, followed and closed; and whom one can play against."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.prepared import prepared, seen
from tests.browser.visiting import DESKTOP, PHONE, Open
from tests.server.running import Server, running_server
from tests.server.test_hints import Patient

BOTH = pytest.mark.parametrize("game", ["platformer", "bossmonster"])
LEVELS = ["easy", "medium", "hard", "expert"]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server(hints=(0, 30)) as server:
        yield server


def may_choose(view: dict[str, Any]) -> bool:
    decision = view["decision"]
    return decision["seats"] == [0] and len(decision["legal"]) > 2 and view["turn"] > 1


@BOTH
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_hint_is_shown_followed_and_closed(
    server: Server, open_window: Open, game: str, size: tuple[int, int]
) -> None:
    window = open_window(size)
    page = window.page
    table = prepared(server, window, game, until=may_choose, seed=4)
    before = seen(server, table)["decision"]
    window.go(f"/table/{table}")
    page.locator("[data-hint]").click()
    panel = page.get_by_role("region", name="Hint")
    expect(panel.get_by_text("Chances to win")).to_be_visible()
    expect(panel.locator(".chances li")).to_have_count(2)
    expect(panel.locator(".reason").first).not_to_be_empty()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator("[data-hint]")).to_be_focused()
    page.keyboard.press("h")
    panel.locator("ol .button").first.click()
    expect(panel.get_by_text("Chances to win")).to_have_count(0)
    assert seen(server, table)["decision"] != before


def test_a_hint_is_asked_for_again_after_a_lost_connection(server: Server, open_window: Open) -> None:
    window = open_window()
    page = window.page
    table = prepared(server, window, "platformer", until=may_choose, seed=4)
    asked: list[str] = []

    def cut_once(socket: WebSocketRoute) -> None:
        beyond = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"hint"' in str(message):
                asked.append(str(message))
                if len(asked) == 1:
                    beyond.close()
                    socket.close()
                    return
            beyond.send(message)

        socket.on_message(pass_on)

    page.route_web_socket("**/ws**", cut_once)
    window.go(f"/table/{table}")
    page.locator("[data-hint]").click()
    panel = page.get_by_role("region", name="Hint")
    expect(panel.get_by_text("Chances to win")).to_be_visible(timeout=20_000)
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("lang", "hint", "bots"),
    [
        ("en", "your hint is next", "3 tables ahead"),
        ("es", "tu pista es la siguiente", "3 mesas por delante"),
        ("de", "Dein Tipp ist als Nächstes dran", "3 Tische sind noch vorher dran"),
    ],
)
def test_who_waits_for_bots_or_a_hint_sees_how_long_the_line_is(
    server: Server, open_window: Open, monkeypatch: pytest.MonkeyPatch, lang: str, hint: str, bots: str
) -> None:
    monkeypatch.setattr("bossrush.server.thinkers.PATIENCE", 0.1)
    window = open_window(language=lang)
    page = window.page
    table = prepared(server, window, "platformer", until=may_choose, seed=4)
    window.go(f"/table/{table}")
    notice = page.locator("[data-waiting]")
    expect(page.locator("[data-hint]")).to_be_visible()
    with Patient(server):
        page.locator("[data-hint]").click()
        expect(page.locator(".hint.thinking")).to_contain_text(hint)

        async def wait() -> None:
            server.live(table).tell_waiting(3)

        server.inside(wait)
        expect(notice).to_contain_text(bots)
    expect(page.locator("section.hint .reason").first).to_be_visible()
    page.locator("section.hint ol .button").first.click()
    expect(notice).to_have_count(0)


def test_a_table_without_hints_has_no_button(server: Server, open_window: Open) -> None:
    window = open_window()
    window.come("Ana")
    table = window.new_table("platformer", ["me", "random"], hints=False, start=True)
    window.go(f"/table/{table}")
    expect(window.page.locator("main")).to_be_visible()
    expect(window.page.locator("[data-hint]")).to_have_count(0)


def test_the_menus_offer_the_levels_with_a_line_on_each(server: Server, open_window: Open) -> None:
    window = open_window()
    page = window.page
    window.go("/new/bossmonster?way=bots")
    menu = page.get_by_label("Seat 2", exact=True)
    expect(menu).to_have_value("medium")
    offered = menu.locator("option").evaluate_all("options => options.map((option) => option.value)")
    assert offered == ["me", "open", *LEVELS]
    menu.select_option("hard")
    expect(page.locator("ol").get_by_text("Compares many ways to play")).to_be_visible()
    lines = page.locator("dd")
    expect(lines.first).to_be_hidden()
    page.get_by_text("How the bots play").click()
    expect(lines.first).to_be_visible()
    assert len(set(lines.all_inner_texts())) == len(LEVELS)


def test_the_host_seats_a_bot_of_any_level(server: Server, open_window: Open) -> None:
    window = open_window(PHONE)
    page = window.page
    window.come("Ana")
    table = window.new_table("platformer", ["me", "open"])
    window.go(f"/table/{table}")
    menu = page.get_by_label("Which bot, seat 2")
    expect(menu).to_have_value("medium")
    menu.select_option("easy")
    expect(page.get_by_text("Plays on sight and overlooks things")).to_be_visible()
    page.get_by_role("button", name="Seat a bot").click()
    expect(page.get_by_text("Bot, Apprentice")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
