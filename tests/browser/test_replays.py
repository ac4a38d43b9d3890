"""Games that were played: found, replayed to the end, shared, gone on from."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.prepared import prepared
from tests.browser.visiting import PATIENCE, PHONE, Open, Window
from tests.server.running import Server


def count(window: Window) -> tuple[int, int]:
    """The moment, and how many moves there are."""
    at, total = window.page.locator(".position b").inner_text().split(" / ")
    return int(at), int(total)


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
def test_a_replay_is_scrubbed_to_the_end(server: Server, open_window: Open, game: str) -> None:
    window = open_window()
    table = prepared(server, window, game)
    window.go("/records")
    window.page.locator(f"a[href='/replay/{table}']").click()
    expect(window.page.locator("[data-prompt]").first).to_be_visible()
    _, total = count(window)
    slider = window.page.get_by_role("slider")
    for share in (0.25, 0.5, 0.75, 1.0):
        move = int(total * share)
        slider.fill(str(move))
        expect(window.page.locator(".position b")).to_have_text(f"{move} / {total}")
        window.settle()
    assert f"move={total}&seat=0" in window.page.url


def test_a_replay_has_the_keys_of_a_player_of_films(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "platformer", 1)
    window.go(f"/replay/{table}")
    keys = window.page.keyboard
    keys.press("End")
    at, total = count(window)
    assert at == total
    keys.press("ArrowLeft")
    before = count(window)[0]
    assert before < total
    keys.press("ArrowRight")
    assert before < count(window)[0] <= total
    keys.press("Home")
    assert count(window)[0] == 0
    keys.press(" ")
    expect(window.page.locator(".position b")).not_to_have_text(f"0 / {total}")
    keys.press(" ")
    window.page.wait_for_timeout(200)
    stopped = count(window)
    window.page.wait_for_timeout(1200)
    assert count(window) == stopped


def test_a_link_shows_the_moment_to_others_and_each_seat_has_its_eyes(server: Server, open_window: Open) -> None:
    mine, other = open_window(), open_window(PHONE, touch=True)
    table = prepared(server, mine, "bossmonster")
    other.go(f"/replay/{table}?move=37&seat=1")
    assert count(other)[0] == 37
    other.page.get_by_role("button", name="More", exact=True).click()
    other.page.get_by_label("Seen by").select_option("-3")
    expect(other.page).to_have_url(f"{server.url}/replay/{table}?move=37&seat=-3")
    assert count(other)[0] == 37


def test_a_line_of_the_log_shows_its_moment(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "platformer", 1)
    window.go(f"/replay/{table}?move=0&seat=0")
    window.page.get_by_role("button", name="Moves", exact=True).click()
    line = window.page.locator("dialog li[data-move]").nth(12)
    move = line.get_attribute("data-move")
    line.get_by_role("button").click()
    expect(window.page.locator(".position b")).to_contain_text(f"{move} /")


def test_a_game_goes_on_from_a_moment(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "bossmonster")
    window.go(f"/replay/{table}?move=20&seat=0")
    window.page.get_by_role("button", name="Play from here").click()
    window.page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    window.page.wait_for_url("**/table/**")
    expect(window.page.locator("[data-action]").first).to_be_visible()


def test_a_record_can_be_saved(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "platformer", 1)
    window.go(f"/replay/{table}")
    with window.page.expect_download() as saving:
        window.page.get_by_role("link", name="Save the record").click()
    assert saving.value.suggested_filename == f"bossrush-{table}.txt"


def test_past_games_are_filtered(server: Server, open_window: Open) -> None:
    window = open_window()
    table = prepared(server, window, "platformer", 1)
    window.go("/records")
    mine = window.page.locator(f"a[href='/replay/{table}']")
    window.page.get_by_role("radio", name="Mine").check()
    expect(mine).to_be_visible()
    window.page.get_by_role("radio", name="Boss Monster").check()
    expect(mine).to_be_hidden()


def wait_until_dice_are_counted(window: Window) -> None:
    """The server counts them in its own time, after the game is over."""
    end = time.monotonic() + PATIENCE / 1000
    while not all(die["rolls"] for die in window.ask("GET", "/api/statistics/dice")["dice"]):
        assert time.monotonic() < end, "no die has been counted"
        window.page.wait_for_timeout(20)


def test_the_statistics_show_dice_and_results(server: Server, open_window: Open) -> None:
    window = open_window()
    prepared(server, window, "platformer", 1)
    wait_until_dice_are_counted(window)
    window.go("/statistics")
    expect(window.page.get_by_role("row", name="Boot")).to_be_visible()
    expect(window.page.get_by_role("row", name="Platformer 1")).to_be_visible()
