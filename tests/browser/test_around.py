"""Around the table: what people say and ask each other, seats that bots keep warm, clocks, spectators, settings."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from bossrush.server.store.base import ChatRow
from tests.browser.playing import Playing
from tests.browser.prepared import prepared
from tests.browser.reading import unreadable
from tests.browser.visiting import PHONE, Open, Window
from tests.server.running import Server

BOT = "heuristic"
PASSES_ITSELF = 1500
"""Milliseconds after which nobody passes of themselves any more."""


def two_at_a_table(open_window: Open, game: str, **more: object) -> tuple[Window, Window, str]:
    ann, ben = open_window(), open_window(PHONE, touch=True)
    ann.come("Ann")
    ben.come("Ben")
    table = ann.new_table(game, ["me", "open"], **more)
    ben.ask("POST", f"/api/tables/{table}/sit", seat=1, invite="")
    ann.ask("POST", f"/api/tables/{table}/start")
    for window in (ann, ben):
        window.go(f"/table/{table}")
        expect(window.page.locator("[data-prompt]").first).to_be_visible()
    return ann, ben, table


def open_panel(window: Window, name: str) -> Locator:
    """Chat or people: beside the table, or on a phone in the menu."""
    if window.touch:
        window.page.get_by_role("button", name="Menu").click()
    window.page.get_by_role("button", name=name).last.click()
    return window.page.get_by_role("dialog").last


def close_panels(window: Window) -> None:
    while window.page.locator("dialog[open]").count():
        window.page.keyboard.press("Escape")


def test_people_talk_and_need_not_listen(open_window: Open) -> None:
    ann, ben, _ = two_at_a_table(open_window, "platformer")
    chat = open_panel(ann, "Chat")
    chat.get_by_role("button", name="Good luck!").click()
    chat.get_by_role("textbox").fill("May the dice be kind")
    chat.get_by_role("button", name="Send").click()
    heard = open_panel(ben, "Chat, 2 new messages")
    expect(heard.get_by_role("log")).to_contain_text("May the dice be kind")
    expect(heard.get_by_role("log")).to_contain_text("Good luck!")
    heard.get_by_role("button", name="Mute Ann").first.click()
    expect(heard.get_by_role("log")).not_to_contain_text("kind")
    chat.get_by_role("button", name="Oops!").click()
    expect(chat.get_by_role("log")).to_contain_text("Oops!")
    expect(heard.get_by_role("log")).not_to_contain_text("Oops!")
    heard.get_by_role("button", name="Unmute Ann").click()
    expect(heard.get_by_role("log")).to_contain_text("Oops!")


def test_what_is_said_while_the_connection_is_lost_is_read_later(server: Server, open_window: Open) -> None:
    hub = server.hub
    assert hub is not None
    ann, ben, table = two_at_a_table(open_window, "platformer")
    chat = open_panel(ann, "Chat")
    chat.get_by_role("button", name="Good luck!").click()
    heard = open_panel(ben, "Chat, 1 new message")
    expect(heard.get_by_role("log")).to_contain_text("Good luck!")
    person = ben.ask("GET", "/api/me")["id"]

    async def talk_behind_his_back() -> None:
        for number in range(130):
            line = ChatRow(table=table, number=0, at=1, person="ann", name="Ann", text=f"secret {number}.")
            await hub.store.add_chat(line)
        for client in hub.clients:
            if client.person.id == person:
                client.close()

    server.inside(talk_behind_his_back)
    expect(heard.get_by_role("log")).to_contain_text("secret 129.")
    expect(heard.get_by_role("log")).to_contain_text("secret 0.")
    expect(heard.get_by_role("log").locator("p")).to_have_count(131)


def test_a_move_is_taken_back_if_the_other_agrees(server: Server, open_window: Open) -> None:
    ann, ben, table = two_at_a_table(open_window, "bossmonster")
    game = Playing(server, table, {0: ann, 1: ben})
    game.play(until=lambda: game.moves >= 12)
    before = 0
    while before != game.moves:  # a pass that nobody had to press ends a vote
        before = game.moves
        ann.page.wait_for_timeout(PASSES_ITSELF)
    for answer in ("No", "Yes"):
        ann.page.get_by_role("button", name="Take back").first.click()
        expect(ann.page.locator(".notice")).to_contain_text("Ben")
        asked = ben.page.locator(".notice")
        expect(asked).to_contain_text("Ann")
        assert game.moves == before
        asked.get_by_role("button", name=answer).click()
        expect(asked).to_be_hidden()
        expect(ann.page.locator(".notice")).to_be_hidden()
    game.wait_for(lambda: game.moves < before, "nothing was taken back")


def test_who_is_sent_away_from_a_private_table_reads_why_and_the_link_is_another(open_window: Open) -> None:
    ann, ben = open_window(), open_window(PHONE, touch=True)
    ann.come("Ann")
    ben.come("Ben")
    made = ann.ask("POST", "/api/tables", game="platformer", options={"players": "2"}, private=True)
    ben.ask("POST", f"/api/tables/{made['id']}/sit", seat=1, invite=made["invite"])
    ann.go(f"/table/{made['id']}")
    ben.go(f"/table/{made['id']}")
    link = ann.page.locator("[data-invite]")
    expect(link).to_have_value(re.compile(made["invite"]))
    expect(ben.page.locator("[data-prompt]").first).to_be_visible()
    ann.ask("POST", f"/api/tables/{made['id']}/seats/1/open")
    expect(ben.page.get_by_role("alert")).to_contain_text("The host gave your seat away.")
    expect(ben.page.locator("[data-prompt]")).to_have_count(0)
    expect(link).not_to_have_value(re.compile(made["invite"]))
    expect(link).to_have_value(re.compile("invite=[0-9a-f]{24}"))


def test_a_bot_keeps_a_seat_warm(open_window: Open) -> None:
    """It plays until it is for the other to decide; whose seat it is can have it back."""
    ann, _, table = two_at_a_table(open_window, "platformer")
    people = open_panel(ann, "People at the table")
    people.get_by_role("button", name="Let a bot play for me").click()
    close_panels(ann)
    notice = ann.page.locator(".notice")
    expect(notice).to_contain_text("A bot plays for you")
    expect(ann.page.locator("[data-action]")).to_have_count(0)
    notice.get_by_role("button").click()
    expect(notice).to_be_hidden()
    assert not ann.ask("GET", f"/api/tables/{table}")["seats"][0].get("bot")


def test_everybody_may_add_luck(open_window: Open) -> None:
    window = open_window()
    window.come("Ana")
    table = window.new_table("platformer", ["me", "open"])
    window.go(f"/table/{table}")
    window.page.get_by_label("Any word or number").fill("seven times seven")
    window.page.get_by_role("button", name="Add luck").click()
    expect(window.page.get_by_role("status").filter(has_text="Your luck")).to_be_visible()
    assert window.ask("GET", f"/api/tables/{table}")["seats"][0]["mixed"]


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
def test_spectators_are_told_so_and_asked_nothing(server: Server, open_window: Open, game: str) -> None:
    player, watcher = open_window(), open_window()
    table = prepared(server, player, game, moves=15)
    watcher.come("Eve")
    watcher.go(f"/table/{table}")
    expect(watcher.page.get_by_text("Watching")).to_be_visible()
    prompt = watcher.page.locator("[data-prompt]").first
    expect(prompt).to_be_visible()
    assert not watcher.page.locator("[data-action]").count()
    assert "your" not in (watcher.page.title() + prompt.inner_text()).lower()


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
def test_a_clock_runs_and_warns(open_window: Open, game: str) -> None:
    window = open_window(PHONE, touch=True, language="de")
    window.come("Ana")
    window.page.clock.install()
    table = window.new_table(game, ["me", BOT], clock="move:60", start=True)
    window.go(f"/table/{table}")
    clock = window.page.get_by_role("timer").first
    warning = window.page.get_by_role("alert")
    expect(clock).to_contain_text(re.compile("1:00|0:[45]"))
    window.page.clock.fast_forward(32_000)
    expect(warning.filter(has_text="Noch 30 Sekunden")).to_be_attached()
    window.page.clock.fast_forward(20_000)
    expect(warning.filter(has_text="Noch 10 Sekunden")).to_be_attached()
    expect(clock).to_contain_text("Schnell!")
    assert not unreadable(window)


def test_an_account_is_claimed_and_found_again(open_window: Open) -> None:
    here, there = open_window(), open_window(PHONE, touch=True)
    here.go("/settings")
    here.page.get_by_label("Your name").fill("Ana")
    here.page.get_by_role("button", name="Save").click()
    expect(here.page.get_by_text("Saved.")).to_be_visible()
    form = here.page.locator("details").first
    form.locator("summary").click()
    form.get_by_label("Login").fill("ana")
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button").click()
    expect(here.page.get_by_text("Logged in as ana.")).to_be_visible()
    there.go("/settings")
    form = there.page.locator("details").last
    form.locator("summary").click()
    form.get_by_label("Login").fill("ana")
    form.get_by_label("Password").fill("wrong horse")
    form.get_by_role("button").click()
    expect(there.page.locator(".failed")).to_be_visible()
    there.forgive("401")
    form.get_by_label("Password").fill("correct horse")
    form.get_by_role("button").click()
    expect(there.page.get_by_text("Logged in as ana.")).to_be_visible()
    expect(there.page.get_by_label("Your name")).to_have_value("Ana")


def test_another_player_at_a_new_table_is_only_a_seat_more(open_window: Open) -> None:
    window = open_window()
    window.go("/new/bossmonster?way=bots")
    players = window.page.get_by_role("group", name="Players")
    third = window.page.get_by_label("Seat 3", exact=True)
    expect(third).to_be_hidden()
    players.get_by_role("button", name="More").click()
    expect(players.get_by_role("status")).to_have_text("3")
    expect(third).to_be_visible()
    players.get_by_role("button", name="Less").click()
    expect(third).to_be_hidden()
    assert window.page.url.endswith("/new/bossmonster?way=bots")


@pytest.mark.parametrize("path", ["/nonsense", "/rules", "/new", "/table", "/rules/chess"])
def test_an_address_that_leads_nowhere_says_so(open_window: Open, path: str) -> None:
    window = open_window()
    window.forgive("404")
    window.go(path)
    expect(window.page.get_by_role("heading", level=1)).to_have_text("There is no such page")
    window.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(window.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    assert window.page.title() == "bossrush"


def test_the_log_follows_and_is_one_stop_of_the_tab_key(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "bossmonster", moves=60)
    window.go(f"/table/{table}")
    log = window.page.get_by_role("region", name="Log")
    stops = log.locator("button[tabindex='0']")
    expect(stops).to_have_count(1)
    game = Playing(server, table, {0: window})
    first = game.moves
    game.play(until=lambda: game.moves > first + 20)
    window.settle()
    below = "one => one.scrollHeight - one.scrollTop - one.clientHeight"
    assert log.evaluate(below) < 2
    log.hover()
    window.page.mouse.wheel(0, -300)
    window.page.wait_for_timeout(200)
    game.play(until=lambda: game.moves > first + 24)
    assert log.evaluate(below) > 200, "somebody reads further up, and is left in peace"
    expect(stops).to_have_count(1)
    stops.focus()
    newest = stops.inner_text()
    window.page.keyboard.press("ArrowUp")
    expect(log.locator("button:focus")).not_to_have_text(newest)
    window.page.keyboard.press("End")
    expect(log.locator("button:focus")).to_have_text(newest)
