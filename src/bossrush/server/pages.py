"""The pages that the server shows in a browser, built from `web/` by `tools/web.py`. Files are read once."""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from bossrush.server.api import AnyRequest, Problem, on_http_error
from bossrush.server.rights import ANYBODY

FOLDER: Final = Path(__file__).parent / "page"
OTHER_FOLDER: Final = "BOSSRUSH_PAGE"
"""The environment variable that names another folder, for work on the page."""
TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
PACKED: Final = (".woff2",)
"""Types that gain nothing by compression."""
START: Final = "index.html"
ADDRESSES: Final = [
    "/",
    "/table/{id:str}",
    "/new/{id:str}",
    "/lobby",
    "/records",
    "/replay/{id:str}",
    "/statistics",
    "/settings",
    "/rules/{id:str}",
    "/credits",
]
"""The pages that people can ask for: all are the same file, which looks at the address."""
NOT_PAGES: Final = ("/api/", "/assets/", "/schema/")
"""Below these a program finds things; whoever mistypes there gets the answer for programs."""
ASK_AGAIN: Final = "no-cache"
FOR_EVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>bossrush</title>
<h1>The page is not built</h1>
<p>This server runs from a source checkout. Build the page there with <code>make web</code>,
then start the server again.</p>
<p>Everything else works: the terminal, bots and <a href="/schema/openapi.json">the interface for programs</a>.</p>
"""

LostHandler = Callable[[AnyRequest, NotFoundException], Response[bytes] | Response[Problem]]


class PageFile:
    """A file with its type and a tag that changes with its content."""

    def __init__(self, content: bytes, suffix: str, keep: str) -> None:
        self.content = content
        self.suffix = suffix
        self.keep = keep
        self.tag = f'"{sha256(content).hexdigest()[:16]}"'

    @cached_property
    def compressed(self) -> bytes:
        return gzip.compress(self.content, mtime=0)

    def answer(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """Compressed where that helps. Names under /assets change with the content; the rest is asked for again."""
        headers = {"cache-control": self.keep, "etag": self.tag, "vary": "accept-encoding"}
        type_ = TYPES[self.suffix]
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=type_)
        if self.suffix not in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.compressed, status_code=status, headers=headers, media_type=type_)
        return Response(self.content, status_code=status, headers=headers, media_type=type_)


def read_files(folder: Path, keep: str) -> dict[str, PageFile]:
    found = folder.iterdir() if folder.is_dir() else ()
    return {path.name: PageFile(path.read_bytes(), path.suffix, keep) for path in found if path.suffix in TYPES}


def is_lost(request: AnyRequest) -> bool:
    """Whether somebody in a browser looks for a page, and not a program for something of its own."""
    apart = request.url.path.startswith(NOT_PAGES)
    return request.method in ("GET", "HEAD") and not apart and "text/html" in request.headers.get("accept", "")


def page_handlers() -> tuple[list[HTTPRouteHandler], LostHandler]:
    """Each address of a page, `/assets/…` with what belongs to it, and the icon; and what a lost browser gets."""
    folder = Path(os.environ.get(OTHER_FOLDER) or FOLDER)
    files = read_files(folder, ASK_AGAIN)
    assets = read_files(folder / "assets", FOR_EVER)
    start = files.pop(START, PageFile(NOT_BUILT, ".html", ASK_AGAIN))

    @get(ADDRESSES, right=ANYBODY, include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        return start.answer(request)

    @get("/assets/{name:str}", right=ANYBODY, include_in_schema=False)
    async def asset(request: AnyRequest, name: Annotated[str, Parameter(max_length=100)]) -> Response[bytes]:
        if name not in assets:
            raise NotFoundException()
        return assets[name].answer(request)

    @get("/icon.svg", right=ANYBODY, include_in_schema=False)
    async def icon(request: AnyRequest) -> Response[bytes]:
        if "icon.svg" not in files:
            raise NotFoundException()
        return files["icon.svg"].answer(request)

    def lost(request: AnyRequest, error: NotFoundException) -> Response[bytes] | Response[Problem]:
        return start.answer(request, 404) if is_lost(request) else on_http_error(request, error)

    return [page, asset, icon], lost
