"""People in a browser: windows of the real page at a real server, and what must never happen in one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.running import Server

Size = tuple[int, int]
DESKTOP: Final = (1280, 800)
TABLET: Final = (820, 1180)
PHONE: Final = (390, 844)
SIZES: Final = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
THEMES: Final = ("dark", "light")
LANGUAGES: Final = ("en", "es", "de")
PATIENCE: Final = 20_000
"""Milliseconds after which something that should appear in a page has not."""
expect.set_options(timeout=PATIENCE)

FAILED: Final = Path(__file__).parents[2] / "build" / "browser"
"""Where pictures of the windows of a test that failed are left."""

PREPARE: Final = """
    const ask = window.fetch;
    window.asking = 0;
    window.fetch = (...what) => { window.asking += 1; return ask(...what).finally(() => (window.asking -= 1)); };
    if (!localStorage.getItem("bossrush.settings")) localStorage.setItem("bossrush.settings", %s);
"""
SETTLED: Final = """async () => {
    for (let frame = 0, calm = 0; calm < 4; frame += 1) {
        if (frame > 1200) throw new Error("the page does not settle");
        await new Promise(requestAnimationFrame);
        calm = document.querySelector("main") && !window.asking ? calm + 1 : 0;
    }
    await document.fonts.ready;
}"""
"""Until the page is drawn and asks for nothing more."""


class Window:
    """A browser of its own (cookies, settings) with one page, in which complaints are collected."""

    def __init__(self, context: BrowserContext, server: Server, touch: bool = False) -> None:
        self.context = context
        self.touch = touch
        self.server = server
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", lambda said: self.complain(said.type, said.text))
        self.page.on("pageerror", lambda error: self.complain("error", str(error)))
        self.page.on("request", lambda request: self.check_address(request.url))

    def complain(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(re.search(pattern, text) for pattern in self.forgiven):
            self.complaints.append(f"{kind}: {text}")

    def check_address(self, url: str) -> None:
        if not url.startswith((self.server.url, "data:", "blob:")):
            self.complaints.append(f"asks another server: {url}")

    def go(self, path: str) -> None:
        self.page.goto(self.server.url + path)
        self.settle()

    def resize(self, size: Size) -> None:
        if self.page.viewport_size != {"width": size[0], "height": size[1]}:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.settle()

    def settle(self) -> None:
        self.page.evaluate(SETTLED)

    def forgive(self, pattern: str) -> None:
        """Complaints that belong to the story, such as those of a lost connection, and those that are still to come."""
        self.forgiven.append(pattern)
        self.complaints = [text for text in self.complaints if not re.search(pattern, text)]

    def ask(self, method: str, path: str, **body: object) -> Any:
        """Over HTTP as this person, without the page."""
        answer = self.context.request.fetch(
            self.server.url + path, method=method, data=body or None, headers={"origin": self.server.url}
        )
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def come(self, name: str) -> None:
        """Be known to the server, without the page."""
        self.ask("POST", "/api/guest", name=name)

    @property
    def cookie(self) -> str:
        """By which the server knows this person, if it does."""
        return next((one["value"] for one in self.context.cookies() if one["name"] == "bossrush"), "")

    def become(self, cookie: str) -> None:
        """The person whom the server knows by this cookie."""
        self.context.add_cookies([{"name": "bossrush", "value": cookie, "url": self.server.url}])

    def new_table(self, game: str, seats: list[str], **more: object) -> str:
        options = {"players": str(len(seats)), **dict(more.pop("options", {}))}  # type: ignore[call-overload]
        return str(self.ask("POST", "/api/tables", game=game, options=options, seats=seats, **more)["id"])


Open = Callable[..., Window]


@contextmanager
def windows(browser: Browser, server: Server, failed: Callable[[], bool] = lambda: False) -> Iterator[Open]:
    """Opens windows as often as asked; at the end they are closed, and nobody may have complained."""
    opened: list[Window] = []

    def open_window(
        size: tuple[int, int] = DESKTOP,
        theme: str = "dark",
        language: str = "en",
        touch: bool = False,
        **settings: object,
    ) -> Window:
        chosen = {"theme": theme, "language": language, "speed": 0, "stillness": True, **settings}
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            reduced_motion="reduce",
        )
        context.add_init_script(PREPARE % json.dumps(json.dumps(chosen)))
        opened.append(Window(context, server, touch))
        return opened[-1]

    try:
        yield open_window
    finally:
        if failed():
            FAILED.mkdir(parents=True, exist_ok=True)
            for number, window in enumerate(opened):
                window.page.screenshot(path=FAILED / f"window-{number}.png")
        for window in opened:
            window.context.close()
    for window in opened:
        assert not window.complaints, "\n".join(window.complaints[:10])
