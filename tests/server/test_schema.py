"""Generated requests against the whole HTTP interface: no server error, and every answer is as the schema says."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from http.cookies import SimpleCookie
from itertools import cycle
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode, Response
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import PATIENCE, Server, running_server

EXAMPLES = 12
"""Requests of each kind for each operation."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Place:
    """A server with tables of every status, and somebody it knows."""

    def __init__(self, server: Server) -> None:
        self.server = server
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
            http.post("/api/guest", json={"name": "Ada"}).raise_for_status()
            self.cookie = http.cookies["bossrush"]
            over = self.table(http, seats=["random", "random"], start=True)
            self.tables = [
                over,
                self.table(http),
                self.table(http, private=True, clock="days:3"),
                self.table(http, seats=["me", "me"], hot_seat=True, start=True, clock="move:600"),
                self.table(http, seats=["me", "me"], hot_seat=True, start=True, delay=60),
            ]
            asyncio.run(self.wait_for_the_end(over))

    def table(self, http: httpx.Client, **more: object) -> str:
        order = {"game": "bossmonster", "options": {"players": "2"}, **more}
        made = http.post("/api/tables", json=order).raise_for_status().json()
        return str(made["id"])

    async def wait_for_the_end(self, table: str) -> None:
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=self.server.url) as http:
            http.cookies.set("bossrush", self.cookie)
            while (await http.get(f"/api/tables/{table}")).json()["status"] != "finished":
                await asyncio.sleep(0.05)

    def remember(self, response: Response) -> None:
        """Whoever claims an account gets another cookie."""
        for line in response.headers.get("set-cookie", []):
            self.cookie = SimpleCookie(line)["bossrush"].value or self.cookie


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    with running_server() as server:
        yield Place(server)


def operations(place: Place) -> list[APIOperation[Any, Any, Any, Any]]:
    schema = schemathesis.openapi.from_url(f"{place.server.url}/schema/openapi.json")
    found = [operation.ok() for operation in schema.get_all_operations() if isinstance(operation, Ok)]
    assert len(found) > 20
    return found


def make_real(case: Case[Any], real: dict[str, Any]) -> None:
    """Put names that exist in the place of generated ones."""
    for name, value in real.items():
        for part in (case.path_parameters, case.body):
            if isinstance(part, dict) and name in part:
                part[name] = value


def ask_at_random(operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, place: Place) -> None:
    """Most of the requests come from somebody, and are about things that exist."""
    askers = ["Ada", "Ada", "Ada", "nobody", "forged"]
    words: dict[str, Any] = {"bot": "random", "options": {}, "seats": [], "seat": 0, "moves": 3}
    games = cycle(("bossmonster", "platformer"))
    real_names = [{"table": table, "game": next(games), **words} for table in place.tables]

    @seed(1)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode), st.sampled_from(askers), st.sampled_from([{}, *real_names]))
    def ask(case: Case[Any], who: str, real: dict[str, Any]) -> None:
        make_real(case, real)
        case.cookies = {"Ada": {"bossrush": place.cookie}, "forged": {"bossrush": "forged"}}.get(who, {})
        response = case.call()
        case.validate_response(response, checks=CHECKS)
        if who == "Ada":
            place.remember(response)

    ask()


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: str(mode.value))
def test_answers_are_as_the_schema_says(place: Place, mode: GenerationMode) -> None:
    for operation in operations(place):
        with suppress(Unsatisfiable):  # nothing about this operation can be wrong
            ask_at_random(operation, mode, place)
