"""What changes in the middle of a game: the language, the page, the server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing import LIT
from tests.browser.prepared import prepared
from tests.browser.visiting import Open, windows
from tests.server.running import Server, server_process
from tests.server.services import free_port

LOST_CONNECTION = "WebSocket connection|ERR_CONNECTION|Failed to load resource"


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
def test_the_language_changes_in_mid_game(server: Server, open_window: Open, game: str) -> None:
    window = open_window()
    table = prepared(server, window, game, moves=20)
    window.go(f"/table/{table}")
    prompt = window.page.locator("[data-prompt]").first
    expect(window.page.locator(LIT).first).to_be_visible()
    english = prompt.inner_text()
    seen = {english}
    for language in ("de", "es"):
        window.page.locator("header .tools button").last.click()
        window.page.get_by_role("dialog").locator("select").select_option(language)
        window.page.keyboard.press("Escape")
        expect(window.page.locator("html")).to_have_attribute("lang", language)
        expect(prompt).not_to_have_text(english)
        window.settle()
        seen.add(prompt.inner_text())
        expect(window.page.locator(LIT).first).to_be_visible()
    assert len(seen) == 3, seen


@pytest.mark.parametrize("game", ["platformer", "bossmonster"])
def test_a_page_loaded_again_goes_on_where_it_was(server: Server, open_window: Open, game: str) -> None:
    window = open_window()
    table = prepared(server, window, game, moves=25)
    window.go(f"/table/{table}")
    expect(window.page.locator(LIT).first).to_be_visible()
    before = window.page.locator("[data-prompt]").first.inner_text()
    lit = window.page.locator(LIT).count()
    window.page.reload()
    expect(window.page.locator(LIT).first).to_be_visible()
    assert window.page.locator("[data-prompt]").first.inner_text() == before
    assert window.page.locator(LIT).count() == lit


def test_a_game_survives_the_restart_of_its_server(browser: Browser, tmp_path: Path) -> None:
    """SIGKILL in mid-game; the page connects again by itself when the server is back, and nothing is lost."""
    port = free_port()
    arguments = ("--db", f"sqlite:///{tmp_path / 'games.db'}", "--data", str(tmp_path))
    with server_process(*arguments, port=port) as first, windows(browser, first) as open_window:
        window = open_window()
        window.come("Ana")
        table = window.new_table("platformer", ["me", "heuristic"], start=True)
        window.go(f"/table/{table}")
        expect(window.page.locator(LIT).first).to_be_visible()
        prompt = window.page.locator("[data-prompt]").first.inner_text()
        first.kill()
        window.page.wait_for_timeout(1500)
        with server_process(*arguments, port=port):
            expect(window.page.locator("header .lost")).to_be_hidden()
            expect(window.page.locator("[data-prompt]").first).to_have_text(prompt)
            window.page.locator(LIT).first.click()
            expect(window.page.locator("[data-prompt]").first).not_to_have_text(prompt)
            window.forgive(LOST_CONNECTION)
