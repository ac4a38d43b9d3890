"""The pages for browsers: which addresses are one, what belongs to them, and what browsers may keep."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bossrush.server.pages import FOLDER, OTHER_FOLDER
from tests.server.running import Server, running_server

SCRIPT = "console.log(1);\n" * 100
FONT = bytes(range(256)) * 8


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With a small page of its own."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>small</title>", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "secret.txt").write_text("not for everybody", encoding="utf-8")
    (folder / "assets" / "index-abc.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "face-def.woff2").write_bytes(FONT)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(OTHER_FOLDER, str(folder))
        with running_server() as server:
            yield server


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/table/whatever?invite=x", "/new/platformer", "/lobby", "/records", "/replay/whatever?move=3"),
        *("/statistics", "/settings", "/rules/platformer", "/credits"),
    ],
)
def test_every_address_of_a_page_shows_the_page(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path)
    assert answer.status_code == 200
    assert "small" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        *("/nowhere", "/table", "/table/a/b", "/index.html", "/secret.txt", "/assets/secret.txt"),
        *("/assets/index.html", "/assets/..%2Findex.html", "/assets/..%2F..%2Fpages.py", "/assets/"),
    ],
)
def test_nothing_else_can_be_had(server: Server, path: str) -> None:
    assert httpx.get(server.url + path).status_code == 404


@pytest.mark.parametrize("path", ["/nowhere", "/rules", "/new", "/table", "/table/a/b", "/index.html"])
def test_a_browser_that_is_lost_gets_the_page_and_programs_get_json(server: Server, path: str) -> None:
    etag = httpx.get(server.url).headers["etag"]
    headers = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "if-none-match": etag}
    page = httpx.get(server.url + path, headers=headers)
    assert (page.status_code, "small" in page.text) == (404, True)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'self'" in page.headers["content-security-policy"]
    for accept in ("application/json", "*/*"):
        answer = httpx.get(server.url + path, headers={"accept": accept})
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


@pytest.mark.parametrize("path", ["/api/nonsense", "/assets/nonsense.js"])
def test_below_what_is_for_programs_nobody_gets_a_page(server: Server, path: str) -> None:
    answer = httpx.get(server.url + path, headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")


def test_browsers_ask_whether_the_page_is_the_same(server: Server) -> None:
    first = httpx.get(f"{server.url}/")
    again = httpx.get(f"{server.url}/lobby", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(f"{server.url}/icon.svg").headers["cache-control"] == "no-cache"


def test_browsers_keep_what_has_a_name_of_its_content(server: Server) -> None:
    answer = httpx.get(f"{server.url}/assets/index-abc.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_what_gains_by_it_is_compressed_for_those_who_understand_it(server: Server) -> None:
    script, font = f"{server.url}/assets/index-abc.js", f"{server.url}/assets/face-def.woff2"
    packed = httpx.get(script, headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT)
    assert packed.text == SCRIPT
    plain = httpx.get(script, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert "content-encoding" not in httpx.get(font, headers={"accept-encoding": "gzip"}).headers


def test_a_server_without_a_built_page_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OTHER_FOLDER, str(tmp_path / "nothing"))
    with running_server() as server:
        answer = httpx.get(server.url)
        assert answer.status_code == 200
        assert "make web" in answer.text
        assert httpx.get(f"{server.url}/icon.svg").status_code == 404


@pytest.mark.skipif(not (FOLDER / "index.html").is_file(), reason="the page is not built: make web")
def test_everything_the_built_page_asks_for_is_there_and_nothing_is_inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OTHER_FOLDER, raising=False)
    with running_server() as server:
        page = httpx.get(server.url).text
        asked = re.findall(r'(?:src|href)="([^"]+)"', page)
        assert {Path(name).suffix for name in asked} >= {".js", ".css", ".svg"}
        for name in asked:
            assert httpx.get(server.url + name).status_code == 200, name
        assert not re.search(r"<style|<script(?![^>]* src=)|style=|onclick=|https?://", page)
