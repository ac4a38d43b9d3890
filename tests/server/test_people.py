"""Guests, accounts and the cookie that says who somebody is."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import httpx
import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from bossrush.server.api import ApiError
from bossrush.server.passwords import Passwords
from bossrush.server.people import CACHED, FRESH, clean_name
from bossrush.server.settings import Limits
from bossrush.server.store.base import PersonRow
from tests.server.small_app import Small, small_app

Client = TestClient[Litestar]
SECRET = "correct horse"


@contextmanager
def talk(small: Small, base: str = "http://testserver.local") -> Iterator[Client]:
    with TestClient(small.app, base_url=base) as client:
        yield client


@pytest.fixture
def small() -> Small:
    return small_app()


@pytest.fixture
def client(small: Small) -> Iterator[Client]:
    with talk(small) as client:
        yield client


def come_in(client: Client, name: str = "Ann") -> str:
    answer = client.post("/api/guest", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def claim(client: Client, login: str = "ann", password: str = SECRET) -> httpx.Response:
    return client.post("/api/account", json={"login": login, "password": password})


def log_in(client: Client, login: str = "ann", password: str = SECRET) -> httpx.Response:
    client.cookies.clear()
    return client.post("/api/login", json={"login": login, "password": password})


def problem(answer: httpx.Response) -> tuple[int, str]:
    assert set(answer.json()) == {"code", "text"}
    return answer.status_code, answer.json()["code"]


def is_nobody(answer: httpx.Response) -> bool:
    return answer.status_code == 200 and answer.json() == {"id": "", "name": "", "login": ""}


def ban(small: Small, client: Client, id: str) -> None:
    with client.portal() as portal:
        assert portal.call(small.store.set_banned, id, True)


# ---- names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\u202eBob", "AnnBob"),
        ("\u2067Ann\u2069", "Ann"),
        ("A\0n\x07n", "Ann"),
        ("Ann\n\tBob", "Ann Bob"),
        ("\u200bAnn\ufeff", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("山田", "山田"),
        ("أحمد", "أحمد"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_keeps_what_can_be_seen(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize("given", ["", "   ", "\u202e\u200b", "\u3164", "\u0301\u0301", "x" * 25, "\ud800"])
def test_a_name_that_cannot_be_seen_or_is_too_long_is_refused(given: str) -> None:
    with pytest.raises(ApiError) as refused:
        clean_name(given)
    assert (refused.value.status, refused.value.problem.code) == (400, "bad_name")


# ---- guests


def test_nobody_is_nobody(client: Client) -> None:
    assert is_nobody(client.get("/api/me"))


def test_a_guest_needs_only_a_name(client: Client) -> None:
    id = come_in(client)
    assert client.get("/api/me").json() == {"id": id, "name": "Ann", "login": ""}


def test_a_known_person_does_not_become_a_second_guest(client: Client) -> None:
    come_in(client)
    assert problem(client.post("/api/guest", json={"name": "Bob"})) == (409, "known")
    assert client.get("/api/me").json()["name"] == "Ann"


def test_a_websocket_knows_the_person(client: Client) -> None:
    come_in(client)
    with client.websocket_connect("/ws") as ws:
        assert ws.receive_text() == "Ann"


def test_a_guest_can_change_the_name(client: Client) -> None:
    come_in(client)
    assert client.patch("/api/me", json={"name": " Anna "}).json()["name"] == "Anna"
    assert client.get("/api/me").json()["name"] == "Anna"


def test_scripts_and_other_sites_do_not_get_the_cookie(client: Client) -> None:
    cookie = client.post("/api/guest", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "max-age=31536000" in cookie
    assert "secure" not in cookie


def test_over_https_the_cookie_is_for_https_only() -> None:
    with talk(small_app(), "https://testserver.local") as client:
        assert "secure" in client.post("/api/guest", json={"name": "Ann"}).headers["set-cookie"].lower()


def test_behind_a_proxy_the_proxy_says_whether_it_is_https() -> None:
    headers = {"x-forwarded-proto": "https"}
    for believed in (True, False):
        with talk(small_app(behind_proxy=believed)) as client:
            cookie = client.post("/api/guest", json={"name": "Ann"}, headers=headers).headers["set-cookie"]
            assert ("secure" in cookie.lower()) == believed


@pytest.mark.parametrize("forgery", ["", "x", "a.b.c", "WyJhIiwiYiJd.avpOiw.KxbpggT2GSIfSNOwVFF", "\u00e9\u00e9"])
def test_a_forged_cookie_is_nobody(client: Client, forgery: str) -> None:
    answer = client.get("/api/me", headers={b"cookie": f"bossrush={forgery}".encode()})
    assert is_nobody(answer)


def test_a_cookie_of_another_server_is_nobody(client: Client) -> None:
    with talk(small_app()) as other:
        come_in(other)
        foreign = other.cookies["bossrush"]
    client.cookies.set("bossrush", foreign)
    assert is_nobody(client.get("/api/me"))


def test_new_guests_of_one_address_are_limited() -> None:
    with talk(small_app(limits=Limits(guests=(2, 0.01)))) as client:
        for _ in range(2):
            come_in(client)
            client.cookies.clear()
        answer = client.post("/api/guest", json={"name": "Ann"})
        assert problem(answer) == (429, "too_fast")
        assert 90 <= int(answer.headers["retry-after"]) <= 100


# ---- accounts


def test_an_account_is_found_again_from_another_device(client: Client) -> None:
    id = come_in(client)
    assert claim(client, "Ann.B").json() == {"id": id, "name": "Ann", "login": "ann.b"}
    assert log_in(client, "ANN.b").json()["id"] == id
    assert client.get("/api/me").json()["id"] == id


def test_a_login_is_taken_once_whatever_its_capitals(client: Client) -> None:
    come_in(client)
    claim(client, "ann")
    client.cookies.clear()
    come_in(client, "Eve")
    assert problem(claim(client, "ANN")) == (409, "login_taken")
    assert client.get("/api/me").json()["login"] == ""


def test_an_account_is_claimed_once(client: Client) -> None:
    come_in(client)
    claim(client)
    assert problem(claim(client, "other")) == (409, "has_account")


@pytest.mark.parametrize("login", ["ab", "x" * 25, "a b c", "änn", "ann\n", "a/b"])
def test_a_login_has_few_kinds_of_characters(client: Client, login: str) -> None:
    come_in(client)
    assert claim(client, login).status_code == 400


@pytest.mark.parametrize("password", ["1234567", "x" * 201])
def test_a_password_has_8_to_200_characters(client: Client, password: str) -> None:
    come_in(client)
    assert problem(claim(client, password=password)) == (400, "bad_request")


def test_the_store_keeps_only_a_hash(small: Small, client: Client) -> None:
    id = come_in(client)
    claim(client)

    async def stored() -> PersonRow | None:
        return await small.store.person(id)

    with client.portal() as portal:
        row = portal.call(stored)
    assert row is not None
    assert row.password.startswith("$argon2id$")
    assert SECRET not in row.password


def test_a_wrong_password_and_an_unknown_login_get_the_same_answer(client: Client) -> None:
    come_in(client)
    claim(client)
    wrong, unknown = log_in(client, password="wrong horse"), log_in(client, login="nobody")
    assert problem(wrong) == (401, "wrong_password")
    assert wrong.content == unknown.content
    assert "set-cookie" not in wrong.headers


def test_after_logging_out_the_device_is_nobody(client: Client) -> None:
    come_in(client)
    assert client.post("/api/logout").status_code == 204
    assert is_nobody(client.get("/api/me"))


def test_failed_log_ins_of_one_address_are_limited() -> None:
    with talk(small_app(limits=Limits(passwords=(3, 0.01)))) as client:
        tried = [log_in(client).status_code for _ in range(5)]
        assert tried == [401, 401, 401, 429, 429]


def test_a_changed_password_ends_the_log_ins_of_other_devices(client: Client) -> None:
    come_in(client)
    claim(client)
    log_in(client)
    elsewhere = client.cookies["bossrush"]
    changed = client.post("/api/password", json={"old": SECRET, "new": "battery staple"})
    assert changed.status_code == 200
    assert client.get("/api/me").status_code == 200
    assert problem(log_in(client)) == (401, "wrong_password")
    assert log_in(client, password="battery staple").status_code == 200
    client.cookies.clear()
    client.cookies.set("bossrush", elsewhere)
    assert is_nobody(client.get("/api/me"))


def test_the_password_is_changed_only_by_who_knows_the_old_one(client: Client) -> None:
    come_in(client)
    assert problem(client.post("/api/password", json={"old": SECRET, "new": SECRET})) == (409, "no_account")
    claim(client)
    wrong = client.post("/api/password", json={"old": "wrong horse", "new": "battery staple"})
    assert problem(wrong) == (403, "wrong_password")
    assert log_in(client).status_code == 200


class WatchedHasher(PasswordHasher):
    """Notes at what costs and on which thread it works."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.verified: list[tuple[str, str]] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.verified.append((str(hash).rsplit("$", 2)[0], threading.current_thread().name))
        return super().verify(hash, password)


def test_a_failed_log_in_costs_the_same_work_whether_the_login_exists() -> None:
    hasher = WatchedHasher()
    with talk(small_app(passwords=Passwords(hasher))) as client:
        come_in(client)
        claim(client)
        log_in(client, password="wrong horse")
        log_in(client, login="nobody")
    (wrong, thread), (unknown, _) = hasher.verified
    assert wrong == unknown == "$argon2id$v=19$m=8,t=1,p=1"
    assert thread.startswith("password")


def test_the_hash_of_nothing_has_the_costs_of_a_real_one() -> None:
    passwords = Passwords()
    assert not passwords.hasher.check_needs_rehash(passwords.nobody)
    assert not asyncio.run(passwords.matches("", ""))
    passwords.close()


# ---- bans, mutes, memory


def test_somebody_banned_is_refused_everywhere(small: Small, client: Client) -> None:
    id = come_in(client)
    claim(client)
    ban(small, client, id)
    small.people.forget(id)
    assert problem(client.get("/api/me")) == (403, "banned")
    assert problem(client.patch("/api/me", json={"name": "x"})) == (403, "banned")
    assert problem(client.post("/api/guest", json={"name": "x"})) == (403, "banned")
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws"):
        pass
    answer = log_in(client)
    assert problem(answer) == (403, "banned")
    assert answer.json()["text"] == "You are banned from this server."


def test_a_ban_by_another_process_is_noticed_soon() -> None:
    now = 0.0
    small = small_app(clock=lambda: now)
    with talk(small) as client:
        ban(small, client, come_in(client))
        assert client.get("/api/me").status_code == 200
        now += FRESH
        assert problem(client.get("/api/me")) == (403, "banned")


def test_a_password_changed_by_another_process_is_noticed_at_once(small: Small, client: Client) -> None:
    come_in(client)
    stale = dict(small.people.known)
    claim(client)
    small.people.known.update(stale)
    assert client.get("/api/me").json()["login"] == "ann"


def test_those_who_are_muted_are_listed(small: Small, client: Client) -> None:
    other = come_in(client, "Eve")
    client.cookies.clear()
    id = come_in(client)
    with client.portal() as portal:
        portal.call(small.people.mute, id, other, True)
        portal.call(small.people.mute, id, other, True)
        assert client.get("/api/me/muted").json() == [{"person": other, "name": "Eve"}]
        portal.call(small.people.mute, id, other, False)
    assert client.get("/api/me/muted").json() == []


def test_only_the_people_seen_last_are_kept_in_memory(small: Small) -> None:
    for number in range(CACHED + 5):
        small.people.remember(PersonRow(id=str(number), name="x", created=0))
    assert len(small.people.known) == CACHED
    assert "0" not in small.people.known
