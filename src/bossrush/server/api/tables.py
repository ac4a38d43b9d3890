"""Tables: list, create, sit, start, leave, play again. What happens in a game goes over the WebSocket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from litestar import Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct, field

from bossrush.kernel.game import GameError
from bossrush.server.api import ApiError, answering, errors, json_text
from bossrush.server.api.people import SECURITY, TheAsker, known_person
from bossrush.server.entries import AnyEntry
from bossrush.server.hub import Hub, NewTable, TheHub
from bossrush.server.limits import Rates
from bossrush.server.live import Live
from bossrush.server.protocol import TableInfo
from bossrush.server.store.base import PersonRow, TableFilter
from bossrush.server.table import Refusing, table_info

TablePath = Annotated[str, PathParameter(min_length=1, max_length=32, description="The id of the table.")]
SeatPath = Annotated[int, PathParameter(ge=0, le=7, description="A seat, counted from 0.")]
Invite = Annotated[str, Meta(max_length=64, description="From the link to a private table.")]
Word = Annotated[str, Meta(max_length=200)]


class TableOrder(Struct, kw_only=True):
    """How a table is to be."""

    game: Annotated[str, Meta(max_length=40, description="See `GET /api/games`.")]
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Word], Meta(max_length=40)] = field(
        default_factory=dict
    )
    """By name, as text; what is not named has its default."""
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = field(default_factory=list)
    """For each seat `me`, `open` or the name of a bot. Empty: I have the first, the others are open."""
    private: bool = False
    """Not in the lobby; others need the invitation."""
    hot_seat: bool = False
    """One person may have several seats, on one screen."""
    clock: Annotated[str, Meta(max_length=20)] = "none"
    """`none`, `move:SECONDS`, `game:SECONDS+INCREMENT` or `days:DAYS`."""
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds by which spectators are behind."""
    hints: bool = True
    start: bool = False
    """Start at once, if all seats are taken."""


class Created(Struct):
    """A new table."""

    id: str
    invite: str
    """For `/table/ID?invite=…`: whoever has it may watch and sit."""
    table: TableInfo


class Sitting(Struct):
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    """None: the first free one, or one's own to come back to."""
    invite: Invite = ""


class BotOrder(Struct):
    bot: Annotated[str, Meta(max_length=40)]


class Mixing(Struct):
    entropy: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
    """Any printable ASCII characters without blanks; it cannot be changed once the game has begun."""


class ChatLine(Struct):
    number: int
    at: int
    person: str
    name: str
    text: str
    phrase: str


STATUS = {
    "no_table": 404,
    "no_seat": 404,
    "no_bot": 400,
    "not_yours": 403,
    "not_host": 403,
    "not_seated": 403,
    "forbidden": 403,
}
"""By code of the refusal; everything else is a 409."""


def refused(no: Refusing) -> ApiError:
    return ApiError(STATUS.get(no.code, 409), no.code, f"{no.text[0].upper()}{no.text[1:]}.")


def may_see(live: Live, person: PersonRow, invite: str) -> None:
    """`Refusing` if this person must not know of the table."""
    row = live.table.row
    if row.private and invite != row.invite and not live.table.seats_of(person.id) and row.host != person.id:
        raise Refusing("no_table", "there is no such table")


@get("/tables", responses=answering(list[TableInfo]), summary="The lobby: public tables that are open or running")
async def list_tables(
    hub: TheHub,
    game: Annotated[str, QueryParameter(max_length=40, description="Only of this game.")] = "",
    status: Annotated[Literal["open", "running", "all"], QueryParameter(description="Only of this status.")] = "all",
) -> Response[bytes]:
    tables = hub.lobby.get((game, status))
    return json_text(await tables.get() if tables else b"[]")


@get("/me/tables", responses=errors(401), security=SECURITY, summary="The tables at which I have a seat")
async def my_tables(
    hub: TheHub,
    me: TheAsker,
    status: Annotated[
        Literal["open", "running", "finished", "closed", "all"], QueryParameter(description="Only of this status.")
    ] = "all",
    before: Annotated[int, QueryParameter(ge=0, le=2**53, description="For the next page: `created` of the last.")] = 0,
) -> list[TableInfo]:
    wanted = () if status == "all" else (status,)
    rows = await hub.store.tables(TableFilter(person=me.id, status=wanted, before=before))
    return [table_info(row, row.seats) for row in rows]


@post("/tables", responses=errors(401, 409), security=SECURITY, summary="Create a table")
async def create_table(
    data: JSONBody[TableOrder], hub: TheHub, me: TheAsker, table_rates: NamedDependency[Rates]
) -> Created:
    wait = table_rates.take(me.id)
    if wait:
        raise ApiError(429, "too_fast", "You create tables too fast.", wait)
    new = NewTable(
        game=data.game,
        options=data.options,
        seats=data.seats,
        private=data.private,
        hot_seat=data.hot_seat,
        clock=data.clock,
        spectators=data.spectators,
        delay=data.delay,
        hints=data.hints,
    )
    try:
        live = await hub.create(me, new)
        if data.start:
            await live.request(lambda: live.table.start(me.id))
    except GameError as error:
        raise ApiError(400, "bad_option", f"{error}.") from None
    except Refusing as no:
        raise refused(no) from None
    return Created(live.id, live.table.row.invite, live.table.info(live.online()))


@get("/tables/{table:str}", responses=errors(401, 404, 409), security=SECURITY, summary="One table")
async def get_table(
    table: TablePath,
    hub: TheHub,
    me: TheAsker,
    invite: Annotated[str, QueryParameter(max_length=64, description="For a private table.")] = "",
) -> TableInfo:
    live = await found(hub, me, table, invite)
    return live.table.info(live.online())


@get("/tables/{table:str}/invite", responses=errors(401, 404, 409), security=SECURITY, summary="The invitation")
async def get_invite(table: TablePath, hub: TheHub, me: TheAsker) -> Created:
    """For those who sit at the table, and its host."""
    live = await found(hub, me, table, "")
    if live.table.row.host != me.id and not live.table.seats_of(me.id):
        raise ApiError(403, "not_seated", "Only players of this table can invite others.")
    return Created(live.id, live.table.row.invite, live.table.info(live.online()))


@post("/tables/{table:str}/sit", status_code=200, responses=errors(401, 404, 409), security=SECURITY)
async def sit(table: TablePath, data: JSONBody[Sitting], hub: TheHub, me: TheAsker) -> TableInfo:
    """Take a free seat, or come back to one's own."""
    live = await found(hub, me, table, data.invite)
    return await carried_out(live, lambda: live.table.sit(me.id, me.name, data.seat))


@post("/tables/{table:str}/seats/{seat:int}/leave", status_code=200, responses=errors(401, 404, 409), security=SECURITY)
async def leave(table: TablePath, seat: SeatPath, hub: TheHub, me: TheAsker) -> TableInfo:
    """Before the start the seat is open again; after it a bot can play on, and one can come back."""
    live = await found(hub, me, table, "")
    return await carried_out(live, lambda: live.table.leave(me.id, seat))


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200, responses=errors(401, 404, 409), security=SECURITY)
async def give_bot(table: TablePath, seat: SeatPath, data: JSONBody[BotOrder], hub: TheHub, me: TheAsker) -> TableInfo:
    """Give a free seat to a bot (the host), or in a game the seat of somebody who left or is not connected."""
    live = await found(hub, me, table, "")
    return await carried_out(live, lambda: live.table.give_bot(me.id, seat, data.bot, live.absent(seat)))


@post("/tables/{table:str}/seats/{seat:int}/open", status_code=200, responses=errors(401, 404, 409), security=SECURITY)
async def open_seat(table: TablePath, seat: SeatPath, hub: TheHub, me: TheAsker) -> TableInfo:
    """Take a bot away, or send somebody away before the start."""
    live = await found(hub, me, table, "")
    return await carried_out(live, lambda: live.table.open_seat(me.id, seat))


@post("/tables/{table:str}/seats/{seat:int}/mix", status_code=200, responses=errors(401, 404, 409), security=SECURITY)
async def mix(table: TablePath, seat: SeatPath, data: JSONBody[Mixing], hub: TheHub, me: TheAsker) -> TableInfo:
    """Add one's own randomness to the seed."""
    live = await found(hub, me, table, "")
    return await carried_out(live, lambda: live.table.mix(me.id, seat, data.entropy))


@post("/tables/{table:str}/start", status_code=200, responses=errors(401, 404, 409), security=SECURITY)
async def start(table: TablePath, hub: TheHub, me: TheAsker) -> TableInfo:
    live = await found(hub, me, table, "")
    return await carried_out(live, lambda: live.table.start(me.id))


@post("/tables/{table:str}/cancel", status_code=200, responses=errors(401, 404, 409), security=SECURITY)
async def cancel(table: TablePath, hub: TheHub, me: TheAsker) -> TableInfo:
    """Close a table that has not started."""
    live = await found(hub, me, table, "")
    return await carried_out(live, lambda: live.table.cancel(me.id))


@post("/tables/{table:str}/rematch", status_code=200, responses=errors(401, 404, 409), security=SECURITY)
async def rematch(table: TablePath, hub: TheHub, me: TheAsker) -> Created:
    """The same people at a new table; the first who asks is its host."""
    live = await found(hub, me, table, "")
    try:
        again = await hub.rematch(live, me)
    except Refusing as no:
        raise refused(no) from None
    return Created(again.id, again.table.row.invite, again.table.info(again.online()))


@get("/tables/{table:str}/chat", responses=errors(401, 404, 409), security=SECURITY, summary="What was said")
async def get_chat(
    table: TablePath,
    hub: TheHub,
    me: TheAsker,
    after: Annotated[int, QueryParameter(ge=0, le=2**31, description="Only later than this number.")] = 0,
    invite: Annotated[str, QueryParameter(max_length=64, description="For a private table.")] = "",
) -> list[ChatLine]:
    live = await found(hub, me, table, invite)
    rows = await hub.store.chat(live.id, after)
    return [ChatLine(r.number, r.at, r.person, r.name, r.text, r.phrase) for r in rows if r.person not in me.muted]


async def found(hub: Hub, me: PersonRow, table: str, invite: str) -> Live:
    try:
        live = await hub.find(table)
        may_see(live, me, invite)
    except Refusing as no:
        raise refused(no) from None
    return live


async def carried_out(live: Live, make: Callable[[], AnyEntry]) -> TableInfo:
    try:
        await live.request(make)
    except Refusing as no:
        raise refused(no) from None
    return live.table.info(live.online())


router = Router(
    "/api",
    route_handlers=[
        list_tables,
        my_tables,
        create_table,
        get_table,
        get_invite,
        sit,
        leave,
        give_bot,
        open_seat,
        mix,
        start,
        cancel,
        rematch,
        get_chat,
    ],
    dependencies={"me": Provide(known_person)},
    tags=["tables"],
)
