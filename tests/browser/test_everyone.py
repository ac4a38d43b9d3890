"""For everyone: axe-core finds nothing serious, and no text is cut or runs out of its place, on any page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.pages import all_pages
from tests.browser.visiting import DESKTOP, LANGUAGES, PHONE, SIZES, THEMES, Open, windows
from tests.server.running import Server

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE: Final = "() => axe.run(document, { resultTypes: ['violations'] })"

CUT: Final = """() => {
    const found = [];
    const named = (one) => `${one.tagName.toLowerCase()}.${String(one.className).split(" ")[0]}`;
    const told = (one) => `${named(one)} "${one.innerText.trim().slice(0, 40)}"`;
    const root = document.documentElement;
    const spare = root.clientWidth - root.scrollWidth;
    if (spare < 0) found.push(`the page is ${-spare} px too wide`);
    for (const one of document.querySelectorAll("body *")) {
        const style = getComputedStyle(one);
        const has = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        const small = one.clientWidth === 1 && one.clientHeight === 1;  // only spoken
        if (!has || small || one.closest(".hidden-text, select, option, svg") || !one.checkVisibility()) continue;
        const scrolls = ["auto", "scroll"].includes(style.overflowX);
        if (style.textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth) found.push(`cut: ${told(one)}`);
        else if (style.display !== "inline" && !scrolls && one.scrollWidth > one.clientWidth + 1) {
            found.push(`wider than its place by ${one.scrollWidth - one.clientWidth} px: ${told(one)}`);
        }
        const hides = ["hidden", "clip"].includes(style.overflowY);
        if (hides && one.scrollHeight > one.clientHeight + 1) found.push(`cut below: ${told(one)}`);
        const box = one.getBoundingClientRect();
        for (let above = one.parentElement; above && above !== document.body; above = above.parentElement) {
            const edge = above.getBoundingClientRect();
            const { overflowX, overflowY } = getComputedStyle(above);
            if ([overflowX, overflowY].some((value) => ["auto", "scroll"].includes(value))) break;
            const frames = overflowX !== "visible" || above.matches("button, li, dialog, td, th, .panel, .button");
            const over = Math.max(box.right - edge.right, box.bottom - edge.bottom, edge.left - box.left);
            if (frames && over > 3) found.push(`runs ${Math.ceil(over)} px out of ${named(above)}: ${told(one)}`);
        }
    }
    return [...new Set(found)];
}"""
"""What cannot be read: text that is wider than its place, or ends in an ellipsis."""


class Pages:
    """The same games for all tests here: made once, seen in many ways."""

    def __init__(self, addresses: dict[str, str], cookie: str) -> None:
        self.addresses = addresses
        self.cookie = cookie


@pytest.fixture(scope="module")
def pages(browser: Browser, server: Server) -> Iterator[Pages]:
    with windows(browser, server) as open_window:
        window = open_window()
        yield Pages(all_pages(server, window), window.cookie)


def serious(report: dict[str, Any]) -> list[str]:
    return [
        f"{found['impact']} {found['id']}: {' '.join(node['target'][0] for node in found['nodes'][:3])}"
        for found in report["violations"]
        if found["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_serious_barrier(pages: Pages, open_window: Open, size: tuple[int, int], theme: str) -> None:
    window = open_window(size, theme, touch=size == PHONE)
    window.become(pages.cookie)
    found = []
    for name, address in pages.addresses.items():
        window.go(address)
        window.page.evaluate(AXE.read_text(encoding="utf-8"))
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
        found += [f"{name}: {problem}" for problem in window.page.evaluate(CUT)]
    assert not found, "\n".join(found)
