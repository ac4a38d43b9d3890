"""Whole games through the page: whoever is asked does what a bot would do, by pressing what is lit on the screen.

Every element that performs a legal action carries `data-action` with its notation.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.visiting import PATIENCE, Window
from tests.server.running import Server, sensibly

LIT: Final = "[data-action]:not([aria-disabled=true]):not([disabled]):visible"
LIT_ACTION: Final = '[data-action="%s"]:not([aria-disabled=true]):not([disabled])'
LIT_ACTIONS: Final = "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.action)"
FOCUSED: Final = """() => {
    const { dataset } = document.activeElement ?? {};
    return dataset ? [dataset.action ?? "", dataset.space ?? "", "item" in dataset] : ["", "", false];
}"""
IS_BEFORE: Final = """action => {
    const target = document.querySelector(`[data-action="${action}"]`);
    const where = target ? document.activeElement.compareDocumentPosition(target) : 0;
    return (where & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}"""
"""Whether a shorter way leads backwards."""
HAND_OVER: Final = "[data-hand-over]"
"""The button of somebody who takes over the screen."""
MOST_TABS: Final = 120
MOST_ITEMS: Final = 12
A_MOMENT: Final = 0.2
"""Seconds in which a tap has its effect, if it has one."""
Press = Callable[[Window, str], bool]
"""Performs this action if it can be reached."""


def by_hand(window: Window, action: str) -> bool:
    """With the mouse, or a finger."""
    lit = f"{LIT_ACTION % action}:visible"
    button = window.page.locator(lit)
    if window.page.locator("dialog[open]").count():
        in_front = window.page.locator(f"dialog[open] {lit}")
        if in_front.count():
            button = in_front
        else:
            window.page.keyboard.press("Escape")  # what is wanted lies behind it
    if not button.count():
        return False
    if window.touch:
        button.first.tap()
    else:
        button.first.hover()  # what would follow is shown first, as to anybody who points at it
        window.page.mouse.down()
        window.page.mouse.up()
    return True


def by_keyboard(window: Window, action: str) -> bool:
    """With Tab from region to region, with arrows in a board or row, then Enter: nothing else is touched."""
    page = window.page
    if not page.locator(f'[data-action="{action}"]:visible').count():
        return False
    for _ in range(MOST_TABS):
        if walk_to(page, action):
            page.keyboard.press("Enter")
            return True
        page.keyboard.press("Shift+Tab" if page.evaluate(IS_BEFORE, action) else "Tab")
    return False


def walk_to(page: Page, action: str) -> bool:
    """Whether the focus is on this action, or can be brought there with the arrow keys."""
    focused, space, item = page.evaluate(FOCUSED)
    if focused == action:
        return True
    if space and (target := page.locator(f'[data-space][data-action="{action}"]')).count():
        walk_board(page, space, str(target.first.get_attribute("data-space")))
    elif item:
        page.keyboard.press("Home")
        for _ in range(MOST_ITEMS):
            if page.evaluate(FOCUSED)[0] == action:
                return True
            page.keyboard.press("ArrowRight")
    return bool(page.evaluate(FOCUSED)[0] == action)


def walk_board(page: Page, here: str, there: str) -> None:
    columns = ord(there[0]) - ord(here[0])
    rows = int(there[1:]) - int(here[1:])
    for _ in range(abs(columns)):
        page.keyboard.press("ArrowRight" if columns > 0 else "ArrowLeft")
    for _ in range(abs(rows)):
        page.keyboard.press("ArrowUp" if rows > 0 else "ArrowDown")


class Playing:
    """One table, and the windows of the people at it by seat. At a hot-seat table all seats have the same window."""

    def __init__(self, server: Server, table: str, windows: dict[int, Window], press: Press = by_hand) -> None:
        self.server = server
        self.table = table
        self.windows = windows
        self.press = press
        self.wait_for(lambda: server.live(table).table.play is not None, "the game does not start")
        self.wish = sensibly(server, table)
        self.on_hand_over: Callable[[Window], None] = lambda _: None
        """Told of each screen that is to be handed over, before it is."""
        self.handed_over = 0

    def inside(self, look: Callable[[], Any]) -> Any:
        async def looking() -> Any:
            return look()

        return self.server.inside(looking)

    @property
    def moves(self) -> int:
        return int(self.inside(lambda: self.server.live(self.table).table.playing().moves()))

    @property
    def over(self) -> bool:
        return bool(self.inside(lambda: self.server.live(self.table).table.row.status == "finished"))

    def asked(self) -> dict[int, str]:
        """What those who are asked wish to do now."""

        def look() -> dict[int, str]:
            play = self.server.live(self.table).table.playing()
            return {seat: self.wish(seat, []) for seat in self.windows if play.state.legal(seat)}

        wishes: dict[int, str] = self.inside(look)
        return wishes

    def play(self, until: Callable[[], bool] = lambda: False, most: int = 1500) -> None:
        """To the end, or until then."""
        for _ in range(most):
            if self.over or until():
                return
            before = self.moves
            wishes = self.asked()
            if not wishes:
                time.sleep(0.01)
                continue
            self.step(wishes, before)
        raise AssertionError("that game went on for too long")

    def step(self, wishes: dict[int, str], before: int) -> None:
        """One of those who are asked decides. On one screen it is the one in front of it.

        Unless the game has moved on since so many moves: a page passes by itself where there is nothing else to do.
        """
        lit: list[tuple[Window, str]] = []

        def ready() -> bool:
            lit[:] = self.lit(wishes)
            return self.moved_on(before) or bool(lit)

        self.wait_for(ready, f"none of {wishes} is lit")
        if self.moved_on(before):
            return
        window, action = lit[0]
        if not self.press(window, action) and not self.moved_on(before):
            others = window.page.locator(LIT).evaluate_all(LIT_ACTIONS)
            raise AssertionError(f"{action!r} is legal but cannot be pressed; lit: {others}")
        if window.touch:
            self.confirm(window, action, before)
        self.wait_for(lambda: self.moves != before, f"nothing followed from {action!r}")

    def moved_on(self, before: int) -> bool:
        return self.over or self.moves != before

    def lit(self, wishes: dict[int, str]) -> list[tuple[Window, str]]:
        """Which of these can be pressed now; a screen that has to be handed over is, first."""
        for window in {id(window): window for window in self.windows.values()}.values():
            hand_over = window.page.locator(HAND_OVER)
            if hand_over.count():
                self.on_hand_over(window)
                hand_over.click()
                self.handed_over += 1
        wanted = [(self.windows[seat], action) for seat, action in wishes.items()]
        return [(window, action) for window, action in wanted if window.page.locator(LIT_ACTION % action).count()]

    def confirm(self, window: Window, action: str, before: int) -> None:
        """A first tap may only show what would follow, or miss what was just moving: tap until something happens."""
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            again = time.monotonic() + A_MOMENT
            while self.moves == before and time.monotonic() < again:
                window.page.wait_for_timeout(20)
            if self.moves != before:
                return
            self.press(window, action)

    def wait_for(self, what: Callable[[], bool], problem: str) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not what():
            assert time.monotonic() < end, f"{problem} (table {self.table}, move {self.moves})"
            next(iter(self.windows.values())).page.wait_for_timeout(5)
