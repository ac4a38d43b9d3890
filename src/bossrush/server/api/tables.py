"""Tables: list, create, sit, start, leave, play again. What happens in a game goes over the WebSocket."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Annotated, Literal

from litestar import Response, Router, get, post
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct, field

from bossrush.kernel.game import GameError
from bossrush.server import rights
from bossrush.server.api import AnyRequest, ApiError, json_text
from bossrush.server.api.access import TheAsker, TheTable, needs, the_asker, the_table
from bossrush.server.entries import AnyEntry
from bossrush.server.hub import Hub, NewTable, TheHub
from bossrush.server.limits import network
from bossrush.server.live import Live, now_ms
from bossrush.server.people import address_of
from bossrush.server.protocol import TableInfo
from bossrush.server.rights import ANYBODY, KNOWN
from bossrush.server.store.base import CREATED, PersonRow, TableFilter
from bossrush.server.table import table_info

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


Before = Annotated[
    int, QueryParameter(ge=0, le=2**53, description="For the next page: `created` of the last table on this one.")
]
BeforeId = Annotated[str, QueryParameter(max_length=32, description="And its `id`: others may be as old.")]


class ChatLine(Struct):
    number: int
    at: int
    person: str
    name: str
    text: str
    phrase: str


def may_create(hub: Hub, me: PersonRow, request: AnyRequest) -> None:
    """Count a new table; `ApiError` if this person or this address has made too many."""
    wait = hub.allowances.tables.take(me.id, network(address_of(request)))
    if wait:
        raise ApiError(429, "too_fast", "You create tables too fast.", wait)


@get("/tables", **needs(ANYBODY, made=list[TableInfo]), summary="The lobby: public tables that are open or running")
async def list_tables(
    hub: TheHub,
    game: Annotated[str, QueryParameter(max_length=40, description="Only of this game.")] = "",
    status: Annotated[Literal["open", "running", "all"], QueryParameter(description="Only of this status.")] = "all",
) -> Response[bytes]:
    tables = hub.lobby.get((game, status))
    return json_text(await tables.get() if tables else b"[]")


@get("/me/tables", **needs(KNOWN), summary="The tables at which I have a seat")
async def my_tables(
    hub: TheHub,
    me: TheAsker,
    status: Annotated[
        Literal["open", "running", "finished", "closed", "all"], QueryParameter(description="Only of this status.")
    ] = "all",
    before: Before = 0,
    before_id: BeforeId = "",
) -> list[TableInfo]:
    """The last created first, 50 on a page."""
    wanted = () if status == "all" else (status,)
    last = (before, before_id) if before else None
    rows = await hub.store.tables(TableFilter(person=me.id, status=wanted, order=CREATED, before=last))
    return [table_info(row, row.seats) for row in rows]


@post("/tables", **needs(KNOWN, 409), summary="Create a table")
async def create_table(data: JSONBody[TableOrder], request: AnyRequest, hub: TheHub, me: TheAsker) -> Created:
    may_create(hub, me, request)
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
    return Created(live.id, live.table.row.invite, live.table.info(live.online()))


@get("/tables/{table:str}", **needs(rights.see), summary="One table")
async def get_table(live: TheTable) -> TableInfo:
    return live.table.info(live.online())


@get("/tables/{table:str}/invite", **needs(rights.ask_in), summary="The invitation")
async def get_invite(live: TheTable) -> Created:
    """For those who sit at the table, and its host."""
    return Created(live.id, live.table.row.invite, live.table.info(live.online()))


@post("/tables/{table:str}/sit", status_code=200, **needs(rights.see))
async def sit(live: TheTable, data: JSONBody[Sitting], me: TheAsker) -> TableInfo:
    """Take a free seat, or come back to one's own."""
    return await carried_out(live, lambda: live.table.sit(me.id, me.name, data.seat))


@post("/tables/{table:str}/seats/{seat:int}/leave", status_code=200, **needs(rights.play))
async def leave(live: TheTable, seat: SeatPath, me: TheAsker) -> TableInfo:
    """Before the start the seat is open again; after it a bot can play on, and one can come back."""
    return await carried_out(live, lambda: live.table.leave(me.id, seat))


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200, **needs(rights.give_seats))
async def give_bot(live: TheTable, seat: SeatPath, data: JSONBody[BotOrder], me: TheAsker) -> TableInfo:
    """Give a free seat to a bot (the host), or in a game the seat of somebody who left or is not connected."""
    return await carried_out(live, lambda: live.table.give_bot(me.id, seat, data.bot, live.absent(seat)))


@post("/tables/{table:str}/seats/{seat:int}/open", status_code=200, **needs(rights.host))
async def open_seat(live: TheTable, seat: SeatPath, me: TheAsker) -> TableInfo:
    """Take a bot away, or send somebody away before the start; a private table then has another invitation."""
    return await carried_out(live, lambda: live.table.open_seat(me.id, seat))


@post("/tables/{table:str}/seats/{seat:int}/mix", status_code=200, **needs(rights.play))
async def mix(live: TheTable, seat: SeatPath, data: JSONBody[Mixing], me: TheAsker) -> TableInfo:
    """Add one's own randomness to the seed."""
    return await carried_out(live, lambda: live.table.mix(me.id, seat, data.entropy))


@post("/tables/{table:str}/start", status_code=200, **needs(rights.host))
async def start(live: TheTable, me: TheAsker) -> TableInfo:
    return await carried_out(live, lambda: live.table.start(me.id))


@post("/tables/{table:str}/cancel", status_code=200, **needs(rights.host))
async def cancel(live: TheTable, me: TheAsker) -> TableInfo:
    """Close a table that has not started."""
    return await carried_out(live, lambda: live.table.cancel(me.id))


@post("/tables/{table:str}/rematch", status_code=200, **needs(rights.play))
async def rematch(live: TheTable, request: AnyRequest, hub: TheHub, me: TheAsker) -> Created:
    """The same people at a new table; the first who asks is its host."""
    if not live.table.rematch:
        may_create(hub, me, request)
    again = await hub.rematch(live, me)
    return Created(again.id, again.table.row.invite, again.table.info(again.online()))


@get("/tables/{table:str}/chat", **needs(rights.watch), summary="What was said")
async def get_chat(
    live: TheTable,
    hub: TheHub,
    me: TheAsker,
    after: Annotated[int | None, QueryParameter(ge=0, le=2**31, description="Only later than this number.")] = None,
) -> list[ChatLine]:
    """The last 100 lines; with `after` the first 100 after that number, so that one can read on without a gap.

    Without those whom one has muted. Who is behind reads what players said as much later, and reads on up to there.
    """
    rows = await hub.store.chat(live.id, after, muted=me.muted)
    until = now_ms() - 1000 * rights.behind(live.table, me.id)
    up_to_there = filter if after is None else takewhile
    heard = up_to_there(lambda row: row.at <= until or not live.table.seats_of(row.person), rows)
    return [ChatLine(r.number, r.at, r.person, r.name, r.text, r.phrase) for r in heard]


async def carried_out(live: Live, make: Callable[[], AnyEntry]) -> TableInfo:
    await live.request(make)
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
    dependencies={"me": Provide(the_asker, sync_to_thread=False), "live": Provide(the_table, sync_to_thread=False)},
    tags=["tables"],
)
