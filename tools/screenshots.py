"""Pictures of every page at three sizes, light and dark, in build/screenshots: a real server, games of both kinds."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.pages import all_pages
from tests.browser.visiting import SIZES, THEMES, windows
from tests.server.running import running_server
from tools import chromium

FOLDER = Path(__file__).parents[1] / "build" / "screenshots"


def main() -> int:
    """With names as arguments only those pages."""
    program = chromium.find()
    if program is None:
        print("screenshots: Chromium is not installed; try tools/chromium.py", file=sys.stderr)
        return 1
    shutil.rmtree(FOLDER, ignore_errors=True)
    with running_server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=chromium.flags())
        with windows(browser, server) as open_window:
            first = open_window()
            pages = all_pages(server, first)
            wanted = sys.argv[1:] or list(pages)
            for size, pixels in SIZES.items():
                for theme in THEMES:
                    window = open_window(pixels, theme, touch=size != "desktop")
                    window.become(first.cookie)
                    for name in wanted:
                        window.go(pages[name])
                        window.page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")
                    window.context.close()
        browser.close()
    print(f"screenshots: {len(wanted) * len(SIZES) * len(THEMES)} pictures in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
