"""The page says when it is no longer let in, and lists of records have all their pages."""

from __future__ import annotations

import msgspec
from playwright.sync_api import expect

from bossrush.server.store.base import FINISHED
from tests.browser.visiting import Open
from tests.server.running import Server
from tests.server.test_store import table

OLD, NEW = "correct horse", "battery staple"
RECORDS = 120


def test_who_is_logged_out_from_elsewhere_is_told(open_window: Open) -> None:
    here, there = open_window(), open_window()
    here.come("Ana")
    here.ask("POST", "/api/account", login="ana.b", password=OLD)
    there.ask("POST", "/api/login", login="ana.b", password=OLD)
    table = here.new_table("platformer", ["me", "open"])
    for window in (here, there):
        window.go(f"/table/{table}")
    here.ask("POST", "/api/password", old=OLD, new=NEW)
    told = there.page.get_by_role("alert").filter(has_text="You have been logged out.")
    expect(told).to_be_visible()
    there.page.reload()
    there.settle()
    expect(told).to_be_hidden()
    expect(here.page.get_by_role("alert").filter(has_text="logged out")).to_be_hidden()
    here.ask("POST", f"/api/tables/{table}/cancel")  # what happens is told to a page that came back by itself
    expect(here.page.get_by_text("Ended without a result.").first).to_be_visible()


def test_who_is_banned_is_told(server: Server, open_window: Open) -> None:
    hub = server.hub
    assert hub is not None
    window = open_window(language="de")
    window.come("Eva")
    person = window.ask("GET", "/api/me")["id"]
    window.go("/lobby")
    server.inside(lambda: hub.store.set_banned(person, True))
    told = window.page.get_by_role("alert").filter(has_text="Du bist auf diesem Server gesperrt.")
    expect(told).to_be_visible()
    window.forgive("403")
    window.page.reload()
    expect(told).to_be_visible()


def test_all_pages_of_records_that_are_as_old_as_each_other_are_shown(server: Server, open_window: Open) -> None:
    hub = server.hub
    assert hub is not None

    async def fill() -> None:
        for number in range(RECORDS):
            await hub.store.add_table(msgspec.structs.replace(table(f"r{number:04}"), status=FINISHED, created=5))

    server.inside(fill)
    window = open_window()
    window.go("/records")
    older = window.page.get_by_role("button", name="Older")
    rows = window.page.locator("main a[href^='/replay/r']")
    expect(rows).to_have_count(50)
    older.evaluate("button => { button.click(); button.click(); }")  # not the same page twice
    expect(rows).to_have_count(100)
    older.click()
    expect(rows).to_have_count(RECORDS)
    expect(older).to_be_hidden()
