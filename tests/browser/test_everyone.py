"""For everyone: axe-core finds nothing serious, and no text is cut or runs out of its place, on any page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.pages import all_moments, all_pages
from tests.browser.visiting import DESKTOP, LANGUAGES, PHONE, SIZES, THEMES, Open, windows
from tests.server.running import Server

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE: Final = "() => axe.run(document, { resultTypes: ['violations'] })"

CUT: Final = """() => {
    const found = new Set();
    const named = (one) => `${one.tagName.toLowerCase()}.${String(one.className).split(" ")[0]}`;
    const told = (one) => `${named(one)} "${one.innerText.trim().slice(0, 40)}"`;
    const slides = (value) => ["auto", "scroll"].includes(value);
    const root = document.documentElement;
    const wide = root.scrollWidth - root.clientWidth;
    if (wide > 0) found.add(`the page is ${wide} px too wide`);

    const coverAt = (one, x, y) => {
        const above = (from) => (from ? [from, ...above(from.parentElement)] : []);
        const holds = ({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom;
        const frames = above(one).filter((frame) => getComputedStyle(frame).overflowY !== "visible");
        if (!frames.every((frame) => holds(frame.getBoundingClientRect()))) return null;
        const top = document.elementFromPoint(x, y);  // nothing outside of the window
        if (!top || top.contains(one) || one.contains(top) || getComputedStyle(top).opacity === "0") return null;
        const stays = above(top).some((over) => ["sticky", "fixed"].includes(getComputedStyle(over).position));
        return stays ? null : top;
    };

    const look = (text) => {
        const one = text.parentElement;
        const small = one.clientWidth === 1 && one.clientHeight === 1;  // only spoken
        const shown = { opacityProperty: true, visibilityProperty: true };
        const aside = one.closest(".hidden-text, [data-spare], select, option, svg");
        if (!text.textContent.trim() || small || aside || !one.checkVisibility(shown)) return;
        const style = getComputedStyle(one);
        const inside = one.scrollWidth - one.clientWidth;
        if (style.textOverflow === "ellipsis" && inside > 0) found.add(`ends in an ellipsis: ${told(one)}`);
        if (style.display !== "inline" && inside > 1) found.add(`wider than its place by ${inside} px: ${told(one)}`);
        const range = document.createRange();
        range.selectNodeContents(text);
        const letters = 0.4 * parseFloat(style.fontSize);  // as high above and below the middle of a line
        const lines = [...range.getClientRects()].map(({ left, right, top, bottom }) => {
            const middle = (top + bottom) / 2;
            return { left, right, top: middle - letters, bottom: middle + letters };
        });
        for (const { left, right, top, bottom } of lines) {
            const cover = coverAt(one, (left + right) / 2, (top + bottom) / 2);
            if (cover) found.add(`is covered by ${named(cover)}: ${told(one)}`);
        }
        for (let above = one; above && above !== document.body; above = above.parentElement) {
            const { overflowX, overflowY, clipPath } = getComputedStyle(above);
            if (slides(overflowX) || slides(overflowY)) break;
            const hides = overflowX !== "visible" || clipPath !== "none";
            const frames = hides || above.matches("button, li, dialog, td, th, .panel, .button");
            if (!frames || getComputedStyle(above).display === "inline") continue;
            const edge = above.getBoundingClientRect();
            for (const line of lines) {
                const across = Math.max(line.right - edge.right, edge.left - line.left);
                const over = Math.max(across, line.bottom - edge.bottom, edge.top - line.top);
                if (over > 1) found.add(`runs ${Math.ceil(over)} px out of ${named(above)}: ${told(one)}`);
            }
        }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) look(texts.currentNode);
    for (const one of document.querySelectorAll("body *")) {
        const spare = one.scrollWidth - one.clientWidth;
        const slid = slides(getComputedStyle(one).overflowX) && !one.closest("[data-sideways]");
        if (slid && spare > 1) found.add(`has to be scrolled sideways: ${named(one)}`);
    }
    return [...found];
}"""
"""What cannot be read: lines of text that leave their place or a frame that cuts them off, or that are covered.

Text with `data-spare` may give way as a whole where there is no room; with `data-sideways` a row may be scrolled.
"""


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
