"""People: guests with a name, accounts with a password, and the signed cookie that says who somebody is."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from collections import OrderedDict

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from litestar import WebSocket
from litestar.datastructures import Cookie, State

from bossrush.server.api import AnyRequest, ApiError, too_fast
from bossrush.server.limits import Clock, Rates, network
from bossrush.server.passwords import Passwords
from bossrush.server.settings import Settings
from bossrush.server.store.base import PersonRow, Store

Connection = AnyRequest | WebSocket[object, object, State]

COOKIE = "bossrush"
NO_COOKIE = Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")
YEAR = 365 * 24 * 3600
NAME_LENGTH = 24
LOGIN_PATTERN = "^[A-Za-z0-9_.-]{3,24}$"
MUTED = 200
"""How many people one can mute."""
CACHED = 10_000
FRESH = 30.0
"""Seconds for which a person is believed to be as last seen: another process may have changed it."""
INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing."""


class People:
    """Who is who. `open` before use."""

    def __init__(
        self, store: Store, settings: Settings, passwords: Passwords | None = None, clock: Clock = time.monotonic
    ) -> None:
        self.store = store
        self.passwords = passwords or Passwords()
        self.clock = clock
        self.entries = Rates(*settings.limits.guests, clock=clock)
        """New guests and passwords tried, by address."""
        self.known: OrderedDict[str, tuple[float, PersonRow]] = OrderedDict()
        self.signer = URLSafeTimedSerializer(secrets.token_hex())

    async def open(self) -> None:
        self.signer = URLSafeTimedSerializer(await self.store.secret("cookie"))

    def close(self) -> None:
        self.passwords.close()

    # ---- who somebody is

    async def person_of(self, connection: Connection) -> PersonRow | None:
        """Whose cookie came with this request or handshake. `ApiError` if that person is banned."""
        try:
            id, stamp = self.signer.loads(connection.cookies.get(COOKIE, ""), max_age=YEAR)
        except (BadData, ValueError, TypeError):
            return None
        row = await self.person(id)
        if row is not None and stamp_of(row) != stamp:
            self.forget(id)  # it may have changed elsewhere
            row = await self.person(id)
        if row is None or stamp_of(row) != stamp:
            return None
        return admitted(row)

    async def person(self, id: str) -> PersonRow | None:
        """By id, from memory if seen lately."""
        known = self.known.get(id)
        if known is not None and self.clock() - known[0] < FRESH:
            self.known.move_to_end(id)
            return known[1]
        row = await self.store.person(id)
        if row is None:
            self.forget(id)
        else:
            self.remember(row)
        return row

    def remember(self, row: PersonRow) -> None:
        self.known[row.id] = (self.clock(), row)
        self.known.move_to_end(row.id)
        if len(self.known) > CACHED:
            self.known.popitem(last=False)

    def forget(self, id: str) -> None:
        """Look into the store next time."""
        self.known.pop(id, None)

    def cookie(self, row: PersonRow, connection: Connection) -> Cookie:
        """What says who somebody is, for a year; over an encrypted connection, for such connections only."""
        value = self.signer.dumps([row.id, stamp_of(row)])
        secure = connection.scope["scheme"] in ("https", "wss")
        return Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    # ---- what they do

    async def add_guest(self, name: str, address: str) -> PersonRow:
        clean = clean_name(name)
        self.enter(address)
        row = PersonRow(id=secrets.token_hex(8), name=clean, created=int(time.time() * 1000))
        await self.store.add_person(row)
        self.remember(row)
        return row

    async def rename(self, id: str, name: str) -> PersonRow:
        clean = clean_name(name)
        return await self.change(await self.stored(id), name=clean)

    async def mute(self, id: str, other: str, muted: bool) -> PersonRow:
        row = await self.stored(id)
        others = [person for person in row.muted if person != other]
        if muted and len(others) >= MUTED:
            raise ApiError(409, "too_many", f"You can mute at most {MUTED} people.")
        return await self.change(row, muted=[*others, other] if muted else others)

    async def claim(self, id: str, login: str, password: str, address: str) -> PersonRow:
        """Make a guest's account."""
        login = clean_login(login)
        self.enter(address)
        hashed = await self.passwords.hash(password)
        row = await self.stored(id)
        if row.login:
            raise ApiError(409, "has_account", "You have an account already.")
        return await self.change(row, login=login, password=hashed)

    async def log_in(self, login: str, password: str, address: str) -> PersonRow:
        self.enter(address)
        row = await self.store.person_by_login(login.lower()) if re.fullmatch(LOGIN_PATTERN, login) else None
        if not await self.passwords.matches(row.password if row else "", password) or row is None:
            raise ApiError(401, "wrong_password", "There is no such login with this password.")
        self.remember(row)
        return admitted(row)

    async def change_password(self, id: str, old: str, new: str, address: str) -> PersonRow:
        """Cookies given out before stop being valid."""
        self.enter(address)
        row = await self.stored(id)
        if not row.login:
            raise ApiError(409, "no_account", "Only an account has a password: claim one first.")
        if not await self.passwords.matches(row.password, old):
            raise ApiError(403, "wrong_password", "The old password is wrong.")
        hashed = await self.passwords.hash(new)
        return await self.change(await self.stored(id), password=hashed)

    async def names(self, ids: list[str]) -> dict[str, str]:
        rows = await asyncio.gather(*(self.person(id) for id in ids))
        return {row.id: row.name for row in rows if row is not None}

    # ---- how

    def enter(self, address: str) -> None:
        wait = self.entries.take(network(address))
        if wait:
            raise too_fast(wait)

    async def stored(self, id: str) -> PersonRow:
        row = await self.store.person(id)
        if row is None:
            raise nobody()
        return admitted(row)

    async def change(self, row: PersonRow, **changes: str | list[str]) -> PersonRow:
        changed = msgspec.structs.replace(row, **changes)
        self.forget(row.id)
        if not await self.store.update_person(changed):
            raise ApiError(409, "login_taken", "Somebody else has this login.")
        self.remember(changed)
        return changed


def nobody() -> ApiError:
    return ApiError(401, "nobody", "The server does not know you yet: give a name or log in first.")


def admitted(row: PersonRow) -> PersonRow:
    if row.banned:
        raise ApiError(403, "banned", "You are banned from this server.")
    return row


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
