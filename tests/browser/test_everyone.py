"""For everyone: axe-core finds nothing serious, and no text is cut or runs out of its place, on any page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.pages import all_moments, all_pages
from tests.browser.reading import unreadable
from tests.browser.visiting import DESKTOP, LANGUAGES, PHONE, TABLET, Open, Size, Window, windows
from tests.server.running import Server

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHELL: Final = (
    *("front", "new-platformer", "new-bossmonster", "lobby", "waiting-room", "hand-over"),
    *("records", "statistics", "rules-platformer", "rules-bossmonster", "settings", "credits"),
)
"""The pages around the tables."""
RUN_AXE: Final = "wanted => axe.run(document, { resultTypes: ['violations'], preload: false, ...wanted })"
COLOURS: Final = {"runOnly": ["color-contrast"]}


class Pages:
    """The same games for all tests here: made once, seen in many ways."""

    def __init__(self, addresses: dict[str, str], cookie: str) -> None:
        self.addresses = addresses
        self.cookie = cookie


@pytest.fixture(scope="module")
def pages(browser: Browser, server: Server) -> Iterator[Pages]:
    with windows(browser, server) as open_window:
        window = open_window()
        yield Pages(all_pages(server, window) | all_moments(server, window), window.cookie)


def serious(report: dict[str, Any]) -> list[str]:
    return [
        f"{found['impact']} {found['id']}: {' '.join(node['target'][0] for node in found['nodes'][:3])}"
        for found in report["violations"]
        if found["impact"] in ("serious", "critical")
    ]


COME_TO_REST = """() => Promise.all(
    document.getAnimations().filter((a) => a.effect.getTiming().iterations !== Infinity).map((a) => a.finished)
).then(() => null, () => null)"""
"""Colours in the middle of a fade are nobody's contrast."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_serious_barrier(pages: Pages, open_window: Open, size: Size) -> None:
    """In the light as in the dark, which change colours only."""
    window = open_window(size, "auto", touch=size == PHONE)
    window.become(pages.cookie)
    found = []
    for name, address in pages.addresses.items():
        window.page.emulate_media(color_scheme="dark")
        window.go(address)
        window.page.evaluate(AXE.read_text(encoding="utf-8"))
        found += [f"{name}: {problem}" for problem in barriers(window)]
        window.page.emulate_media(color_scheme="light")
        expect(window.page.locator("html")).to_have_attribute("data-theme", "light")
        found += [f"{name} in the light: {problem}" for problem in barriers(window, COLOURS)]
    assert not found, "\n".join(found)


def barriers(window: Window, wanted: dict[str, Any] | None = None) -> list[str]:
    window.page.evaluate(COME_TO_REST)
    return serious(window.page.evaluate(RUN_AXE, wanted))


SCREENS: Final = {"desktop": [DESKTOP], "touch": [PHONE, TABLET]}
"""Windows, and the sizes that each takes on."""


def cut_anywhere(pages: dict[str, str], window: Window, sizes: list[Size]) -> list[str]:
    """What cannot be read on these pages, loaded at the first size and then brought to the others."""
    found = []
    for name, address in pages.items():
        window.resize(sizes[0])
        window.go(address)
        for size in sizes:
            window.resize(size)
            found += [f"{name} at {size[0]} px: {problem}" for problem in unreadable(window)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_no_text_is_cut(pages: Pages, open_window: Open, screen: str, language: str) -> None:
    sizes = SCREENS[screen]
    window = open_window(sizes[0], language=language, touch=screen == "touch")
    window.become(pages.cookie)
    found = cut_anywhere(pages.addresses, window, sizes)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", SCREENS)
def test_large_text_has_room(pages: Pages, open_window: Open, screen: str) -> None:
    """German has the longest words. Tables are not looked at: there the room for a picture is limited."""
    sizes = SCREENS[screen]
    window = open_window(sizes[0], language="de", touch=screen == "touch", text=1.3)
    window.become(pages.cookie)
    found = cut_anywhere({name: pages.addresses[name] for name in SHELL}, window, sizes)
    assert not found, "\n".join(found)
