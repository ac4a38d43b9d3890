"""People: guests with a name, accounts with a password, and the signed cookie that says who somebody is."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar import WebSocket
from litestar.datastructures import Cookie, State

from bossrush.server.api import AnyRequest, ApiError, too_fast
from bossrush.server.limits import Clock, Rates, network
from bossrush.server.passwords import Passwords
from bossrush.server.settings import Settings
from bossrush.server.store.base import MUTED, PersonRow, Store

Connection = AnyRequest | WebSocket[object, object, State]

COOKIE = "bossrush"
NO_COOKIE = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")
YEAR = 365 * 24 * 3600
NAME_LENGTH = 24
LOGIN_PATTERN = "^[A-Za-z0-9_.-]{3,24}$"
CACHED = 10_000
FRESH = 30.0
"""Seconds for which a person is believed to be as last seen: another process may have changed it."""
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing."""


class Ticket(NamedTuple):
    """What a cookie says."""

    person: str
    stamp: str
    session: str = ""
    """Cookies of former versions name none."""

    def admits(self, row: PersonRow | None) -> bool:
        """Whether the person still has this session, and the password of when the cookie was given out."""
        return row is not None and self.stamp == stamp_of(row) and self.session in row.sessions


async def nothing_to_do(_: str) -> None:
    pass


class People:
    """Who is who. `open` before use."""

    def __init__(
        self, store: Store, settings: Settings, passwords: Passwords | None = None, clock: Clock = time.monotonic
    ) -> None:
        self.store = store
        self.passwords = passwords or Passwords()
        self.clock = clock
        self.guests = Rates(*settings.limits.guests, clock=clock)
        """New ones, by address."""
        self.tries = Rates(*settings.limits.passwords, clock=clock)
        """Passwords, by address."""
        self.known: OrderedDict[str, tuple[float, PersonRow]] = OrderedDict()
        self.reading: dict[str, object] = {}
        """Who is being read from the store; `forget` takes it away, so that nothing older than that is remembered."""
        self.look_again: Callable[[str], Awaitable[None]] = nothing_to_do
        """Called when cookies of a person stopped being valid."""
        self.signer = URLSafeTimedSerializer(secrets.token_hex())

    async def open(self) -> None:
        self.signer = URLSafeTimedSerializer(await self.store.secret("cookie"))

    def close(self) -> None:
        self.passwords.close()

    # ---- who somebody is

    def ticket_of(self, connection: Connection) -> Ticket | None:
        """What the cookie says that came with this request or handshake, if it is one of ours."""
        try:
            return Ticket(*self.signer.loads(connection.cookies.get(COOKIE, ""), max_age=YEAR))
        except (BadData, ValueError, TypeError):
            return None

    async def person_of(self, connection: Connection) -> PersonRow | None:
        """Whose cookie came with this request or handshake. `ApiError` if that person is banned."""
        ticket = self.ticket_of(connection)
        return None if ticket is None else await self.admitted(ticket)

    async def admitted(self, ticket: Ticket) -> PersonRow | None:
        """Whose ticket this is, if it is still valid. `ApiError` if that person is banned, even if it is not."""
        row = await self.person(ticket.person)
        if not (ticket.admits(row) or (row is not None and row.banned)):
            self.forget(ticket.person)  # it may have changed elsewhere
            row = await self.person(ticket.person)
        return row if row is not None and ticket.admits(welcome(row)) else None

    async def person(self, id: str) -> PersonRow | None:
        """By id, from memory if seen lately."""
        known = self.known.get(id)
        if known is not None and self.clock() - known[0] < FRESH:
            self.known.move_to_end(id)
            return known[1]
        mine = self.reading[id] = object()
        try:
            row = await self.store.person(id)
        finally:
            newest = self.reading.get(id) is mine
            if newest:
                del self.reading[id]
        if newest and row is not None:
            self.remember(row)
        return row

    def remember(self, row: PersonRow) -> None:
        self.known[row.id] = (self.clock(), row)
        self.known.move_to_end(row.id)
        if len(self.known) > CACHED:
            self.known.popitem(last=False)

    def forget(self, id: str) -> None:
        """Look into the store next time; what is being read now may be too old."""
        self.known.pop(id, None)
        self.reading.pop(id, None)

    def cookie(self, row: PersonRow, session: str, connection: Connection) -> Cookie:
        """What says who somebody is, for a year; over an encrypted connection, for such connections only."""
        value = self.signer.dumps(Ticket(row.id, stamp_of(row), session))
        secure = connection.scope["scheme"] in ("https", "wss")
        return Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    # ---- what they do

    async def add_guest(self, name: str, address: str) -> PersonRow:
        clean = clean_name(name)
        spend(self.guests, address)
        row = PersonRow(id=secrets.token_hex(8), name=clean, created=int(time.time() * 1000), sessions=[new_session()])
        await self.store.add_person(row)
        self.remember(row)
        return row

    async def rename(self, id: str, name: str) -> PersonRow:
        return await self.changed(id, self.store.rename(id, clean_name(name)))

    async def mute(self, id: str, other: str, muted: bool) -> PersonRow:
        row = await self.changed(id, self.store.mute(id, other) if muted else self.store.unmute(id, other))
        if muted and other not in row.muted:
            raise ApiError(409, "too_many", f"You can mute at most {MUTED} people.")
        return row

    async def claim(self, id: str, login: str, password: str, address: str) -> PersonRow:
        """Make a guest's account."""
        login = clean_login(login)
        spend(self.tries, address)
        hashed = await self.passwords.hash(password)
        row = await self.store.claim(id, login, hashed)
        await self.ended(id)
        if row is not None:
            return row
        if (await self.stored(id)).login:
            raise ApiError(409, "has_account", "You have an account already.")
        raise ApiError(409, "login_taken", "Somebody else has this login.")

    async def log_in(self, login: str, password: str, address: str) -> tuple[PersonRow, str]:
        """The person, and a new session."""
        spend(self.tries, address)
        row = await self.store.person_by_login(login.lower()) if re.fullmatch(LOGIN_PATTERN, login) else None
        if not await self.passwords.matches(row.password if row else "", password) or row is None:
            raise wrong_login()
        session = new_session()
        entered = await self.store.add_session(welcome(row).id, row.password, session, int(time.time() * 1000))
        if entered is None:  # the password is another one since we looked
            raise wrong_login()
        await self.ended(row.id)
        return entered, session

    async def log_out(self, connection: Connection) -> None:
        """The cookie that came with this request is no longer valid, on any device."""
        ticket = self.ticket_of(connection)
        if ticket is not None and ticket.admits(await self.person(ticket.person)):
            await self.store.end_session(ticket.person, ticket.session)
            await self.ended(ticket.person)

    async def change_password(self, id: str, session: str, old: str, new: str, address: str) -> PersonRow:
        """All other sessions end, and cookies given out before stop being valid."""
        spend(self.tries, address)
        row = await self.stored(id)
        if not row.login:
            raise ApiError(409, "no_account", "Only an account has a password: claim one first.")
        if not await self.passwords.matches(row.password, old):
            raise wrong_password()
        changed = await self.store.change_password(id, row.password, await self.passwords.hash(new), session)
        if changed is None:  # somebody was faster
            raise wrong_password()
        await self.ended(id)
        return changed

    async def names(self, ids: list[str]) -> dict[str, str]:
        rows = await asyncio.gather(*(self.person(id) for id in ids))
        return {row.id: row.name for row in rows if row is not None}

    # ---- how

    async def stored(self, id: str) -> PersonRow:
        row = await self.store.person(id)
        if row is None:
            raise nobody()
        return welcome(row)

    async def changed(self, id: str, change: Awaitable[PersonRow | None]) -> PersonRow:
        """The person after this change. Not to be remembered, as there may have been others since."""
        row = await change
        self.forget(id)
        if row is None:
            raise nobody()
        return row

    async def ended(self, id: str) -> None:
        """Cookies of this person stopped being valid: the connections that came with them end, too."""
        self.forget(id)
        await self.look_again(id)


def spend(rates: Rates, address: str) -> None:
    wait = rates.take(network(address))
    if wait:
        raise too_fast(wait)


def nobody() -> ApiError:
    return ApiError(401, "nobody", "The server does not know you yet: give a name or log in first.")


def wrong_login() -> ApiError:
    return ApiError(401, "wrong_password", "There is no such login with this password.")


def wrong_password() -> ApiError:
    return ApiError(403, "wrong_password", "The old password is wrong.")


def banned() -> ApiError:
    return ApiError(403, "banned", "You are banned from this server.")


def welcome(row: PersonRow) -> PersonRow:
    if row.banned:
        raise banned()
    return row


def new_session() -> str:
    return secrets.token_hex(8)


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def stamp_of(row: PersonRow) -> str:
    """Changes with the password, and the cookie with it."""
    return hashlib.sha256(row.password.encode()).hexdigest()[:12]


def clean_name(name: str) -> str:
    """Without what cannot be seen or turns the text around it: control and format characters, odd blanks."""
    spaced = " ".join(unicodedata.normalize("NFC", name).split())
    clean = "".join(c for c in spaced if unicodedata.category(c)[0] not in "C" and c not in INVISIBLE).strip()
    if not 1 <= len(clean) <= NAME_LENGTH or all(unicodedata.category(c)[0] in "MZ" for c in clean):
        raise ApiError(400, "bad_name", f"A name has 1 to {NAME_LENGTH} characters that can be seen.")
    return clean


def clean_login(login: str) -> str:
    if not re.fullmatch(LOGIN_PATTERN, login):
        raise ApiError(400, "bad_login", "A login has 3 to 24 letters, digits, dots, hyphens or underscores.")
    return login.lower()
