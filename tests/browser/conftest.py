"""A browser, a server and windows. Without Chromium or a built page these tests are skipped and say so."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from bossrush.server.pages import FOLDER, OTHER_FOLDER
from tests.browser.visiting import Open, windows
from tests.server.running import Server, running_server
from tools import chromium

FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = chromium.find()
    if program is None:
        pytest.skip("without Chromium: not installed (tools/chromium.py)")
    if not (Path(os.environ.get(OTHER_FOLDER) or FOLDER) / "index.html").is_file():
        pytest.skip("the page is not built: make web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=chromium.flags())
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def open_window(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Open]:
    with windows(browser, server, lambda: FAILED in request.node.stash) as opening:
        yield opening
