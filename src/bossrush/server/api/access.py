"""Every route says which right it needs (`needs`, see `rights`). Here it is enforced, before the route is asked.

What was found out on the way, the person and the table, is what the route gets as `me` and `live`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers.base import BaseRouteHandler
from litestar.params import PathParameter, QueryParameter
from litestar.routes import HTTPRoute

from bossrush.server.api import AnyRequest, answering, errors
from bossrush.server.live import Live
from bossrush.server.people import People, nobody
from bossrush.server.rights import ANYBODY, KNOWN, Right, enter
from bossrush.server.store.base import PersonRow

RIGHT: Final = "right"
"""Under this name handlers and routers say it."""
TablePath = Annotated[str, PathParameter(min_length=1, max_length=32, description="The id of the table.")]
InviteQuery = Annotated[str, QueryParameter(max_length=64, description="For a private table.")]
TheAsker = NamedDependency[PersonRow]
"""With `"me": Provide(the_asker)` among the dependencies; not for routes for `ANYBODY`."""
TheTable = NamedDependency[Live]
"""With `"live": Provide(the_table)`; for routes of one table."""

SECURITY: Final[list[dict[str, list[str]]]] = [{"cookie": []}]
"""What the reference says of routes that need a person."""

Connection = ASGIConnection[Any, Any, Any, Any]


def needs(right: Right, *statuses: int, made: Any = None) -> dict[str, Any]:
    """For a route: the right it needs, and the errors it can answer with therefore and besides.

    `made`: what it answers with, if that comes as JSON that is made already.
    """
    because = () if right == ANYBODY else (401,) if right == KNOWN else (401, 404, 409)
    responses = errors(*because, *statuses) if made is None else answering(made, *because, *statuses)
    more = {} if right == ANYBODY else {"security": SECURITY}
    return {RIGHT: right, "responses": responses, **more}


class Carried(msgspec.Struct):
    """What any body may carry."""

    invite: str = ""


read_carried = msgspec.json.Decoder(Carried).decode


async def admit(connection: Connection, handler: BaseRouteHandler) -> None:
    """The guard of the app: lets those pass who have the right that the route needs."""
    if only_tells_methods(handler):
        return
    right: Right = handler.opt[RIGHT]
    if right == ANYBODY:
        return
    assert isinstance(connection, Request)  # a socket turns people away itself
    people: People = connection.app.state.people
    me = await people.person_of(connection)
    if me is None:
        raise nobody()
    found = connection.scope["state"]
    found["me"] = me
    if callable(right):
        invite = await invitation(connection)
        found["live"] = await enter(connection.app.state.hub, connection.path_params["table"], me.id, invite, right)


async def invitation(request: AnyRequest) -> str:
    """From the address or, with what is sent, from the body; whatever is wrong with that, the route will say."""
    invite: str = request.query_params.get("invite", "")
    if invite or request.method != "POST":
        return invite
    try:
        return read_carried(await request.body()).invite
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


def check_rights(app: Litestar) -> None:
    """Refuse to start with a route that does not say who may use it."""
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else [route.route_handler]:
            if RIGHT not in handler.opt and not only_tells_methods(handler):
                raise RuntimeError(f"the route {route.path} ({handler}) does not say who may use it: name its right")


def only_tells_methods(handler: BaseRouteHandler) -> bool:
    """The framework answers OPTIONS itself, for every route and with nothing but the methods it takes."""
    return getattr(handler, "http_methods", None) == {"OPTIONS"}


def the_asker(request: AnyRequest) -> PersonRow:
    """Who asks."""
    me: PersonRow = request.scope["state"]["me"]
    return me


def the_table(request: AnyRequest, table: TablePath, invite: InviteQuery = "") -> Live:
    """The table that the address names; its parameters are named here so that the reference tells of them."""
    live: Live = request.scope["state"]["live"]
    return live
