"""Health, metrics and how errors are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from bossrush import __version__, engine_kind
from bossrush.server import health
from bossrush.server.api import ApiError
from bossrush.server.health import Probe
from bossrush.server.metrics import Durations, Metrics
from bossrush.server.store.base import AWAY, FULL, PersonRow, StoreError
from bossrush.server.store.memory import MemoryStore
from tests.server.small_app import Small, small_app

Client = TestClient[Litestar]


@pytest.fixture
def small() -> Small:
    return small_app()


@pytest.fixture
def client(small: Small) -> Iterator[Client]:
    with TestClient(small.app, raise_server_exceptions=False) as client:
        yield client


def problem(answer: httpx.Response) -> tuple[int, str]:
    assert answer.headers["content-type"] == "application/json"
    assert set(answer.json()) == {"code", "text"}
    return answer.status_code, answer.json()["code"]


# ---- health


def test_health_says_what_runs(small: Small, client: Client) -> None:
    small.metrics.tables, small.metrics.connections = 3, 7
    answer = client.get("/health")
    assert answer.status_code == 200
    assert answer.json() == {
        "status": "ok",
        "version": __version__,
        "engine": engine_kind(),
        "store": "ok",
        "bus": "ok",
        "tables": 3,
        "connections": 7,
    }
    assert engine_kind() in ("compiled", "pure")


def test_a_bus_that_is_away_is_told_but_the_server_is_well(small: Small, client: Client) -> None:
    small.bus.well = False
    answer = client.get("/health")
    assert (answer.status_code, answer.json()["bus"]) == (200, "away")


@pytest.mark.parametrize("path", ["/health", "/health/ready"])
def test_readiness_has_two_addresses(client: Client, path: str) -> None:
    assert client.get(path).json()["status"] == "ok"


class AwayStore(MemoryStore):
    async def ping(self) -> None:
        raise StoreError("gone")

    async def add_person(self, row: PersonRow) -> bool:
        raise StoreError("gone")


class SilentStore(MemoryStore):
    async def ping(self) -> None:
        await asyncio.Event().wait()


class FullStore(MemoryStore):
    async def ping(self) -> None:
        raise StoreError("no room", FULL)


@pytest.mark.parametrize(("store", "why"), [(AwayStore, AWAY), (SilentStore, AWAY), (FullStore, FULL)])
def test_readiness_fails_and_says_why_while_nothing_can_be_stored_but_the_process_is_alive(
    store: type[MemoryStore], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    with TestClient(small_app(store=store()).app) as client:
        for path in ("/health", "/health/ready"):
            answer = client.get(path)
            assert answer.status_code == 503
            assert (answer.json()["status"], answer.json()["store"]) == ("failing", why)
        answer = client.get("/health/live")
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


class CountingStore(MemoryStore):
    pings = 0
    fails = False

    async def ping(self) -> None:
        self.pings += 1
        await asyncio.sleep(0.01)
        if self.fails:
            raise StoreError("no room", FULL)


@pytest.mark.anyio
async def test_however_often_one_asks_the_store_is_asked_every_two_seconds() -> None:
    store, now = CountingStore(), 100.0
    probe = Probe(store, clock=lambda: now)
    assert await asyncio.gather(*(probe.look() for _ in range(50))) == [""] * 50
    store.fails = True
    now += health.FRESH - 0.1
    assert await probe.look() == ""
    assert store.pings == 1
    now += 0.2
    assert await asyncio.gather(*(probe.look() for _ in range(50))) == [FULL] * 50
    assert store.pings == 2


# ---- metrics


def samples(text: str) -> dict[tuple[str, ...], float]:
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_happens_is_counted() -> None:
    metrics = Metrics()
    metrics.moved("platformer", 0.0007)
    metrics.moved("platformer", 0.3)
    metrics.moved("bossmonster", 9.0)
    metrics.refused("stale")
    metrics.appended(0.004)
    metrics.thought(0.2)
    metrics.failed("ws")
    metrics.connections = 2
    metrics.tables = 1
    found = samples(metrics.text().decode())
    assert found["bossrush_moves_total", "platformer"] == 2
    assert found["bossrush_moves_total", "bossmonster"] == 1
    assert found["bossrush_move_seconds_count",] == 3
    assert found["bossrush_move_seconds_sum",] == pytest.approx(9.3007)
    assert found["bossrush_move_seconds_bucket", "0.0005"] == 0
    assert found["bossrush_move_seconds_bucket", "0.001"] == 1
    assert found["bossrush_move_seconds_bucket", "0.5"] == 2
    assert found["bossrush_move_seconds_bucket", "+Inf"] == 3
    assert found["bossrush_append_seconds_count",] == 1
    assert found["bossrush_thinking_seconds_count",] == 1
    assert found["bossrush_refusals_total", "stale"] == 1
    assert found["bossrush_errors_total", "ws"] == 1
    assert found["bossrush_connections",] == 2
    assert found["bossrush_tables",] == 1


def test_a_bound_belongs_to_its_class() -> None:
    durations = Durations((1.0, 2.0))
    for seconds in (1.0, 1.5, 2.0, 2.5):
        durations.add(seconds)
    assert durations.counts == [1, 2, 1]


def test_requests_are_counted_by_route_and_status(client: Client) -> None:
    client.get("/api/me/muted")
    client.get("/broken")
    for number in range(3):
        client.get(f"/nowhere/{number}")
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    found = samples(answer.text)
    assert found["bossrush_http_requests_total", "GET", "/api/me/muted", "401"] == 1
    assert found["bossrush_http_requests_total", "GET", "/broken", "500"] == 1
    assert found["bossrush_http_requests_total", "-", "-", "404"] == 3
    assert found["bossrush_errors_total", "http"] == 1


def test_open_websockets_are_counted(client: Client) -> None:
    with client.websocket_connect("/ws") as ws:
        ws.receive_text()
        assert client.get("/health").json()["connections"] == 1
    # The server hears of a closed connection a moment after the client.
    assert any(client.get("/health").json()["connections"] == 0 for _ in range(50))


# ---- errors


@pytest.mark.parametrize(
    ("method", "path", "body", "expected"),
    [
        ("GET", "/nowhere", b"", (404, "unknown")),
        ("PUT", "/api/me", b"", (405, "wrong_method")),
        ("POST", "/api/guest", b"", (400, "bad_request")),
        ("POST", "/api/guest", b"{", (400, "bad_request")),
        ("POST", "/api/guest", b"\xff\xfe", (400, "bad_request")),
        ("POST", "/api/guest", b"[]", (400, "bad_request")),
        ("POST", "/api/guest", b"{}", (400, "bad_request")),
        ("POST", "/api/guest", b'{"name": 5}', (400, "bad_request")),
        ("POST", "/api/guest", b'{"name": "\\ud800"}', (400, "bad_request")),
        ("POST", "/api/guest", b'{"name": "\\u202e"}', (400, "bad_name")),
        ("POST", "/api/guest", b"[" * 20000, (400, "bad_request")),
        ("POST", "/api/login", b'{"login": "a b", "password": "12345678"}', (400, "bad_request")),
    ],
)
def test_every_error_is_json_with_code_and_text(
    client: Client, method: str, path: str, body: bytes, expected: tuple[int, str]
) -> None:
    answer = client.request(method, path, content=body)
    assert problem(answer) == expected
    assert answer.json()["text"].endswith(".")


def test_a_wrong_method_says_which_are_right(client: Client) -> None:
    assert "GET" in client.put("/api/me").headers["allow"]


def test_a_field_that_does_not_fit_is_named(client: Client) -> None:
    answer = client.post("/api/login", json={"login": "ann", "password": "short"})
    assert answer.json()["text"] == "password: Expected `str` of length >= 8."


def test_an_unexpected_error_gives_a_reference_and_no_details(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, logger="bossrush"):
        answer = client.get("/broken")
    assert problem(answer) == (500, "internal")
    assert "Zyndara" not in answer.text
    (logged,) = (record for record in caplog.records if record.name.startswith("bossrush."))
    assert logged.__dict__["reference"] in answer.json()["text"]


def test_a_store_that_is_away_is_not_the_clients_fault() -> None:
    with TestClient(small_app(store=AwayStore()).app) as client:
        answer = client.post("/api/guest", json={"name": "Ann"})
    assert problem(answer) == (503, "store")
    assert "retry-after" in answer.headers


def test_an_error_says_when_to_try_again() -> None:
    assert ApiError(429, "too_fast", "Wait.", 1.2).headers == {"retry-after": "2"}
    assert ApiError(404, "unknown", "No.").headers == {}


def test_all_errors_are_in_the_schema(client: Client) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    for path, operations_of in schema["paths"].items():
        for operation in operations_of.values():
            for status in ("400", "403", "413", "429", "503"):
                content = operation["responses"][status]["content"]["application/json"]["schema"]
                assert content["$ref"].endswith("/Problem") or (
                    path in ("/health", "/health/ready") and status == "503"
                )


def test_the_schema_page_loads_nothing_from_elsewhere(client: Client) -> None:
    assert "://" not in client.get("/api/schema/openapi.json").text
    assert client.get("/api/schema").status_code in (200, 404)
