"""For everyone: axe-core finds nothing serious, and no text is cut or runs out of its place, on any page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.pages import all_moments, all_pages
from tests.browser.reading import unreadable
from tests.browser.visiting import DESKTOP, LANGUAGES, PHONE, SIZES, THEMES, Open, windows
from tests.server.running import Server

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SHELL: Final = frozenset(
    {
        *("front", "new-platformer", "new-bossmonster", "lobby", "waiting-room", "hand-over"),
        *("records", "statistics", "rules-platformer", "rules-bossmonster", "settings", "credits"),
    }
)
"""The pages around the tables."""
RUN_AXE: Final = "() => axe.run(document, { resultTypes: ['violations'] })"


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


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_serious_barrier(pages: Pages, open_window: Open, size: tuple[int, int], theme: str) -> None:
    window = open_window(size, theme, touch=size == PHONE)
    window.become(pages.cookie)
    found = []
    for name, address in pages.addresses.items():
        window.go(address)
        window.page.evaluate(AXE.read_text(encoding="utf-8"))
        window.page.evaluate(COME_TO_REST)
        found += [f"{name}: {problem}" for problem in serious(window.page.evaluate(RUN_AXE))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut(pages: Pages, open_window: Open, size: str, language: str) -> None:
    window = open_window(SIZES[size], language=language, touch=size != "desktop")
    window.become(pages.cookie)
    found = []
    for name, address in pages.addresses.items():
        window.go(address)
        found += [f"{name}: {problem}" for problem in unreadable(window)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", SIZES)
def test_large_text_has_room(pages: Pages, open_window: Open, size: str) -> None:
    """German has the longest words. Tables are not looked at: there the room for a picture is limited."""
    window = open_window(SIZES[size], language="de", touch=size != "desktop", text=1.3)
    window.become(pages.cookie)
    found = []
    for name, address in pages.addresses.items():
        if name in SHELL:
            window.go(address)
            found += [f"{name}: {problem}" for problem in unreadable(window)]
    assert not found, "\n".join(found)
