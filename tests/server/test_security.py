"""What the guard lets through, and what browsers are told."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bossrush.server.settings import Limits
from tests.server.small_app import FREE, Small, served, small_app

Client = TestClient[Litestar]
OWN = "http://testserver.local"
GUEST = {"name": "Ann"}


@pytest.fixture
def client() -> Iterator[Client]:
    with TestClient(small_app().app) as client:
        yield client


def problem(answer: httpx.Response) -> tuple[int, str]:
    assert set(answer.json()) == {"code", "text"}
    return answer.status_code, answer.json()["code"]


# ---- headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/health", 200),
        ("GET", "/nowhere", 404),
        ("PUT", "/health", 405),
        ("GET", "/broken", 500),
        ("GET", "/api/me", 200),
        ("GET", "/api/me/muted", 401),
        ("GET", "/x" * 2000, 400),
        ("OPTIONS", "/api/guest", 204),
    ],
)
def test_every_answer_has_the_security_headers(client: Client, method: str, path: str, status: int) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"].split("; ")
    assert "default-src 'self'" in policy
    assert "script-src 'self'" in policy
    assert "img-src 'self' data:" in policy
    assert "connect-src 'self' ws://testserver.local wss://testserver.local" in policy
    assert {"object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"} <= set(policy)
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]


def test_other_sites_may_not_read_anything(client: Client) -> None:
    answer = client.get("/health", headers={"origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_answers_of_the_api_are_not_kept_by_caches(client: Client) -> None:
    assert client.get("/api/me").headers["cache-control"] == "no-store"
    assert "cache-control" not in client.get("/health").headers


@pytest.mark.parametrize("host", ["evil.example; script-src *", "a b", "<x>", "x:y", ""])
def test_a_host_that_could_change_the_policy_is_refused(client: Client, host: str) -> None:
    answer = client.get("/health", headers={"host": host})
    assert problem(answer) == (400, "bad_request")
    assert "connect-src 'self';" in answer.headers["content-security-policy"]


# ---- other sites


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "",
        "http://testserver.local.evil.example",
        "http://testserver.local:81",
        "http://evil.testserver.local",
        "ftp://testserver.local",
        "testserver.local",
        "http://evil.example@testserver.local",
    ],
)
def test_another_site_cannot_change_anything(client: Client, origin: str) -> None:
    assert problem(client.post("/api/guest", json=GUEST, headers={"origin": origin})) == (403, "wrong_origin")
    client.post("/api/guest", json=GUEST)
    for request in (("PATCH", "/api/me"), ("POST", "/api/logout"), ("DELETE", "/api/me")):
        assert problem(client.request(*request, headers={"origin": origin})) == (403, "wrong_origin")
    assert client.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize("origin", [OWN, "http://TESTSERVER.local", "https://testserver.local", None])
def test_the_own_pages_and_programs_can(client: Client, origin: str | None) -> None:
    headers = {} if origin is None else {"origin": origin}
    assert client.post("/api/guest", json=GUEST, headers=headers).status_code == 201


def test_further_origins_can_be_allowed() -> None:
    with TestClient(small_app(origins=("https://Club.example/",)).app) as client:
        headers = {"origin": "https://club.example"}
        assert client.post("/api/guest", json=GUEST, headers=headers).status_code == 201


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_sends_no_origin_still_says_where_it_comes_from(client: Client, site: str) -> None:
    answer = client.post("/api/guest", json=GUEST, headers={"sec-fetch-site": site})
    assert problem(answer) == (403, "wrong_origin")


def test_an_unencrypted_page_cannot_change_anything_on_an_encrypted_site() -> None:
    with TestClient(small_app(behind_proxy=True).app) as client:
        headers = {"origin": OWN, "x-forwarded-proto": "https"}
        assert problem(client.post("/api/guest", json=GUEST, headers=headers)) == (403, "wrong_origin")
        headers["origin"] = "https://testserver.local"
        assert client.post("/api/guest", json=GUEST, headers=headers).status_code == 201


# ---- WebSockets, on real sockets


def handshake(address: str, origin: str | None = None, cookie: str = "", **headers: str) -> ClientConnection:
    sent = {"Cookie": cookie, **headers} if cookie else headers
    return connect(
        f"ws://{address}/ws",
        additional_headers={**sent, **({"Origin": origin} if origin is not None else {})},
        open_timeout=5,
        proxy=None,
    )


def cookie_of(address: str) -> str:
    answer = httpx.post(f"http://{address}/api/guest", json=GUEST, trust_env=False)
    return f"bossrush={answer.cookies['bossrush']}"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(small_app().app) as address:
        yield address


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", ""])
def test_another_site_cannot_open_a_websocket_with_the_cookie(address: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        handshake(address, origin, cookie_of(address))
    assert refused.value.response.status_code == 403
    assert b"wrong_origin" in refused.value.response.body


def test_the_own_pages_can_open_a_websocket(address: str) -> None:
    with handshake(address, f"http://{address}", cookie_of(address)) as ws:
        assert ws.recv(5) == "Ann"


def test_programs_can_open_a_websocket_with_their_cookie(address: str) -> None:
    with handshake(address, cookie=cookie_of(address)) as ws:
        assert ws.recv(5) == "Ann"


def test_one_address_has_a_limited_number_of_websockets() -> None:
    with served(small_app(limits=Limits(connections=2)).app) as address, handshake(address), handshake(address) as ws:
        assert ws.recv(5) == "nobody"
        with pytest.raises(InvalidStatus) as refused:
            handshake(address)
        assert refused.value.response.status_code == 429
        ws.close()
        assert heard_at_last(address) == "nobody"


def heard_at_last(address: str) -> str | bytes:
    """The server hears of a closed connection a moment after the client."""
    for _ in range(50):
        try:
            with handshake(address) as ws:
                return ws.recv(5)
        except InvalidStatus:
            continue
    raise AssertionError("the closed connection is still counted")


def test_handshakes_count_as_requests() -> None:
    with served(small_app(limits=Limits(requests=(2, 0.01))).app) as address:
        for _ in range(2):
            with handshake(address) as ws:
                assert ws.recv(5) == "nobody"
        with pytest.raises(InvalidStatus) as refused:
            handshake(address)
        assert refused.value.response.status_code == 429
        assert int(refused.value.response.headers["retry-after"]) > 10


# ---- sizes and rates


def test_a_body_has_a_limited_size(client: Client) -> None:
    assert client.post("/count", content=b"x" * FREE.body_bytes).json() == FREE.body_bytes
    assert problem(client.post("/count", content=b"x" * (FREE.body_bytes + 1))) == (413, "too_large")


def test_a_body_without_a_length_has_a_limited_size(address: str) -> None:
    def chunks(count: int) -> Iterator[bytes]:
        yield from [b"x" * 1024] * count

    with httpx.Client(trust_env=False) as client:
        assert client.post(f"http://{address}/count", content=chunks(64)).json() == 65536
        assert problem(client.post(f"http://{address}/count", content=chunks(65))) == (413, "too_large")


@pytest.mark.parametrize("path", ["/api/me?" + "x" * 3000, "/api/%00", "/api/me?x=%00"])
def test_an_odd_address_is_refused(client: Client, path: str) -> None:
    assert problem(client.get(path)) == (400, "bad_request")


def test_requests_of_one_address_are_limited() -> None:
    with TestClient(small_app(limits=Limits(requests=(3, 0.1))).app) as client:
        assert [client.get("/health").status_code for _ in range(5)] == [200, 200, 200, 429, 429]
        answer = client.get("/nowhere")
        assert problem(answer) == (429, "too_fast")
        assert 1 <= int(answer.headers["retry-after"]) <= 10
        assert "content-security-policy" in answer.headers


def statuses(small: Small, forwarded: list[str]) -> list[int]:
    with TestClient(small.app) as client:
        return [client.get("/health", headers={"x-forwarded-for": address}).status_code for address in forwarded]


ONE = Limits(requests=(1, 0.001))


def test_behind_a_proxy_each_address_it_names_is_limited() -> None:
    small = small_app(limits=ONE, behind_proxy=True)
    assert statuses(small, ["192.0.2.1", "192.0.2.2", "192.0.2.1"]) == [200, 200, 429]


def test_behind_a_proxy_only_its_own_word_counts() -> None:
    small = small_app(limits=ONE, behind_proxy=True)
    assert statuses(small, ["203.0.113.1, 192.0.2.1", "203.0.113.2, 192.0.2.1"]) == [200, 429]


def test_without_a_proxy_nobody_chooses_an_address() -> None:
    assert statuses(small_app(limits=ONE), ["192.0.2.1", "192.0.2.2"]) == [200, 429]
