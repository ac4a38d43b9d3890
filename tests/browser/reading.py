"""Whether everything on a page can be read."""

from __future__ import annotations

from typing import Final

from tests.browser.visiting import Window

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
        const through = getComputedStyle(one).pointerEvents === "none";
        if (through) one.style.pointerEvents = "auto";  // else not this text would be found but what lies below
        const top = document.elementFromPoint(x, y);  // nothing outside of the window
        if (through) one.style.pointerEvents = "";
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

A_MOMENT: Final = 400
"""Milliseconds after which whatever moved stands."""


def unreadable(window: Window) -> list[str]:
    """What cannot be read in this window, now and a moment later."""
    if not window.page.evaluate(CUT):
        return []
    window.page.wait_for_timeout(A_MOMENT)
    found: list[str] = window.page.evaluate(CUT)
    return found
