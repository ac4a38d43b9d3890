"""Who one is: `/api/guest`, `/api/me`, `/api/account`, `/api/login`, `/api/logout`, `/api/password`."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, patch, post
from litestar.di import NamedDependency, Provide
from litestar.openapi.spec import SecurityScheme
from litestar.params import JSONBody
from msgspec import Meta, Struct

from bossrush.server.api import AnyRequest, ApiError
from bossrush.server.api.access import TheAsker, needs, the_asker
from bossrush.server.people import COOKIE, LOGIN_PATTERN, NAME_LENGTH, NO_COOKIE, People, address_of
from bossrush.server.rights import ANYBODY, KNOWN
from bossrush.server.store.base import PersonRow

SECURITY_SCHEMES = {
    "cookie": SecurityScheme(
        type="apiKey", name=COOKIE, security_scheme_in="cookie", description="Set by `/api/guest` and `/api/login`."
    )
}
"""For the components of the OpenAPI configuration."""

ThePeople = NamedDependency[People]

Name = Annotated[
    str, Meta(min_length=1, max_length=NAME_LENGTH, description="As others see it; at least one visible character.")
]
Login = Annotated[
    str, Meta(min_length=3, max_length=24, pattern=LOGIN_PATTERN, description="Capitals make no difference.")
]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class NewGuest(Struct):
    name: Name


class NewName(Struct):
    name: Name


class Credentials(Struct):
    login: Login
    password: Password


class NewPassword(Struct):
    old: Password
    new: Password


class Me(Struct):
    """Who one is; all is empty for somebody whom the server does not know yet."""

    id: str
    name: str
    login: Annotated[str, Meta(description="Empty for a guest.")]


class Muted(Struct):
    """A person whose chat one does not see."""

    person: str
    name: str


def told(row: PersonRow, session: str, request: AnyRequest, people: People) -> Response[Me]:
    """Who one is now, with the cookie that says so next time."""
    return Response(Me(row.id, row.name, row.login), cookies=[people.cookie(row, session, request)])


def session_of(request: AnyRequest, people: People) -> str:
    """The session of a request whose person is known."""
    ticket = people.ticket_of(request)
    assert ticket is not None
    return ticket.session


@post("/guest", **needs(ANYBODY, 409), summary="Come in with a name")
async def add_guest(data: JSONBody[NewGuest], request: AnyRequest, people: ThePeople) -> Response[Me]:
    if await people.person_of(request) is not None:
        raise ApiError(409, "known", "The server knows you already: change your name, or log out first.")
    row = await people.add_guest(data.name, address_of(request))
    return told(row, row.sessions[0], request, people)


@post("/login", status_code=200, **needs(ANYBODY, 401), summary="Come back to an account")
async def log_in(data: JSONBody[Credentials], request: AnyRequest, people: ThePeople) -> Response[Me]:
    row, session = await people.log_in(data.login, data.password, address_of(request))
    return told(row, session, request, people)


@post("/logout", status_code=204, **needs(ANYBODY), response_cookies=[NO_COOKIE], summary="Be nobody on this device")
async def log_out(request: AnyRequest, people: ThePeople) -> None:
    """The cookie is no longer valid, and its WebSockets are closed."""
    await people.log_out(request)


@get("/me", **needs(ANYBODY), summary="Who am I?")
async def get_me(request: AnyRequest, people: ThePeople) -> Response[Me]:
    """To be nobody yet is no mistake: every visitor asks this first."""
    row = await people.person_of(request)
    return told(row, session_of(request, people), request, people) if row else Response(Me("", "", ""))


@patch("/me", **needs(KNOWN), summary="Change my name")
async def rename(data: JSONBody[NewName], request: AnyRequest, people: ThePeople, me: TheAsker) -> Response[Me]:
    return told(await people.rename(me.id, data.name), session_of(request, people), request, people)


@get("/me/muted", **needs(KNOWN), summary="Whose chat do I not see?")
async def get_muted(people: ThePeople, me: TheAsker) -> list[Muted]:
    names = await people.names(me.muted)
    return sorted((Muted(id, names.get(id, "")) for id in me.muted), key=lambda muted: (muted.name, muted.person))


@post("/account", status_code=200, **needs(KNOWN, 409), summary="Claim an account")
async def claim(data: JSONBody[Credentials], request: AnyRequest, people: ThePeople, me: TheAsker) -> Response[Me]:
    row = await people.claim(me.id, data.login, data.password, address_of(request))
    return told(row, session_of(request, people), request, people)


@post("/password", status_code=200, **needs(KNOWN, 409), summary="Change my password")
async def change_password(
    data: JSONBody[NewPassword], request: AnyRequest, people: ThePeople, me: TheAsker
) -> Response[Me]:
    """Log-ins on other devices end, and their WebSockets are closed."""
    session = session_of(request, people)
    row = await people.change_password(me.id, session, data.old, data.new, address_of(request))
    return told(row, session, request, people)


router = Router(
    "/api",
    route_handlers=[add_guest, log_in, log_out, get_me, rename, get_muted, claim, change_password],
    dependencies={"me": Provide(the_asker, sync_to_thread=False)},
    tags=["people"],
)
