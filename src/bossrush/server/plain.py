"""The plain page: what the server shows in a browser. Three kinds of files, read once."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Annotated

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

FOLDER = Path(__file__).parent / "page"
TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}
START = "index.html"

AnyRequest = Request[object, object, State]


class PageFile:
    """A file with its type and a tag that changes with its content."""

    def __init__(self, path: Path) -> None:
        self.content = path.read_bytes()
        self.type = TYPES[path.suffix]
        self.tag = f'"{sha256(self.content).hexdigest()[:16]}"'

    def answer(self, request: AnyRequest) -> Response[bytes]:
        """Browsers keep the file, but ask whether it is still the same."""
        headers = {"cache-control": "no-cache", "etag": self.tag}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.type)
        return Response(self.content, headers=headers, media_type=self.type)


def page_handlers() -> list[HTTPRouteHandler]:
    """`/` and `/table/ID` are the page, `/page/…` what belongs to it."""
    files = {path.name: PageFile(path) for path in FOLDER.iterdir() if path.suffix in TYPES}

    @get(["/", "/table/{table:str}"], include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        return files[START].answer(request)

    @get("/page/{name:str}", include_in_schema=False)
    async def page_file(request: AnyRequest, name: Annotated[str, Parameter(max_length=40)]) -> Response[bytes]:
        if name not in files or name == START:
            raise NotFoundException()
        return files[name].answer(request)

    return [page, page_file]
