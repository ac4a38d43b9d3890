"""The HTTP interface. Here: how every error is told, as JSON `{"code": …, "text": …}`."""

from __future__ import annotations

import logging
import math
import secrets
from http import HTTPStatus
from typing import Annotated

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap
from msgspec import Meta, Struct

from bossrush.server.store.base import StoreError
from bossrush.server.table import Refusing

log = logging.getLogger(__name__)

AnyRequest = Request[object, object, State]


class Problem(Struct):
    """Why a request was refused. It changed nothing."""

    code: Annotated[str, Meta(description="For programs: `bad_request`, `unknown`, `taken` …")]
    text: Annotated[str, Meta(description="One sentence in English.")]


class ApiError(Exception):
    """A request is refused."""

    def __init__(self, status: int, code: str, text: str, retry_after: float = 0.0) -> None:
        super().__init__(text)
        self.status = status
        self.problem = Problem(code, text)
        self.headers = {"retry-after": str(math.ceil(retry_after))} if retry_after > 0 else {}


def too_fast(seconds: float) -> ApiError:
    wait = math.ceil(seconds)
    return ApiError(429, "too_fast", f"Too many requests: try again in {wait} second{'s' * (wait != 1)}.", seconds)


MEANINGS = {
    400: "The request could not be understood.",
    401: "The request needs a person: `POST /api/guest` or `POST /api/login` first.",
    403: "Not allowed: from another site, by somebody who is banned, or by the wrong person.",
    404: "There is no such thing.",
    409: "It does not fit the way things are now.",
    413: "The request is too large.",
    429: "Too many requests: `Retry-After` says when to try again.",
    503: "The database does not answer.",
}
ALWAYS = (400, 403, 413, 429, 503)
"""What any request can meet."""
CODES = {
    400: "bad_request",
    401: "nobody",
    403: "forbidden",
    404: "unknown",
    405: "wrong_method",
    413: "too_large",
    415: "bad_request",
    429: "too_fast",
}


REFUSALS = {
    "no_table": 404,
    "no_seat": 404,
    "no_bot": 400,
    "not_yours": 403,
    "not_host": 403,
    "not_seated": 403,
    "forbidden": 403,
}
"""Statuses by code of the refusal of a table; everything else is a 409."""


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """For `responses=` of a route: the errors it can answer with, and those any route can."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in sorted({*ALWAYS, *statuses})
    }


def answering(result: type, *statuses: int) -> dict[int, ResponseSpec]:
    """The same for a route that answers with JSON that is made already."""
    spec = ResponseSpec(result, generate_examples=False, description="Request fulfilled, document follows")
    return {200: spec, **errors(*statuses)}


def json_text(text: bytes) -> Response[bytes]:
    return Response(text, media_type="application/json")


def answer(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def on_api_error(_: AnyRequest, error: ApiError) -> Response[Problem]:
    return answer(error.status, error.problem, error.headers)


def on_refusing(_: AnyRequest, no: Refusing) -> Response[Problem]:
    """A table says no."""
    return answer(REFUSALS.get(no.code, 409), Problem(no.code, f"{no.text[0].upper()}{no.text[1:]}."))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: no such route, a wrong method, a body that does not fit."""
    status = error.status_code
    if status >= 500:
        return on_unexpected(request, error)
    code = CODES.get(status, "bad_request")
    return answer(status, Problem(code, explain(error)), dict(error.headers or {}))


def explain(error: HTTPException) -> str:
    if error.status_code == 404:
        return "There is no such page."
    if error.status_code == 405:
        return "This page does not take that method."
    details = [detail for detail in error.extra or [] if isinstance(detail, dict) and detail.get("message")]
    if details:
        return "; ".join(map(explain_detail, details)) + "."
    return (error.detail or HTTPStatus(error.status_code).phrase).rstrip(".") + "."


def explain_detail(detail: dict[str, object]) -> str:
    """What is wrong with a field, or with the body as a whole, which the framework calls `data`."""
    message = str(detail["message"])
    if detail.get("key", "data") == "data":
        return "The body is missing" if message == "'data'" else message
    return f"{detail['key']}: {message}"


def on_store_error(_: AnyRequest, error: StoreError) -> Response[Problem]:
    """The store itself has told the log why."""
    return answer(503, Problem("store", "The database does not answer: try again in a moment."), {"retry-after": "5"})


def on_recursion(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """A body of ten thousand brackets is the client's mistake; any other recursion is ours."""
    if "deserializing" in str(error):
        return answer(400, Problem("bad_request", "The body is nested too deeply."))
    return on_unexpected(request, error)


def on_unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Our mistake: the log says where, the answer only how to find it there."""
    reference = secrets.token_hex(6)
    route = str(request.scope.get("path_template", ""))
    log.error(
        "unexpected error", exc_info=error, extra={"reference": reference, "method": request.method, "route": route}
    )
    return answer(500, Problem("internal", f"Something went wrong on the server: see its log for {reference}."))


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    ApiError: on_api_error,
    Refusing: on_refusing,
    HTTPException: on_http_error,
    StoreError: on_store_error,
    RecursionError: on_recursion,
    Exception: on_unexpected,
}
"""For the whole app."""
