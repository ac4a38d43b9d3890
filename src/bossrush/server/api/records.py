"""Finished games: list, read, replay, download, go on from any moment. And the dice of this server."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.di import Provide
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from bossrush.kernel.game import GameError
from bossrush.server import rights
from bossrush.server.analyses import Analysed, Busy
from bossrush.server.api import AnyRequest, ApiError, json_text
from bossrush.server.api.access import TheAsker, TheTable, needs, the_asker, the_table
from bossrush.server.api.tables import Before, BeforeId, Created, may_create
from bossrush.server.fairness import DiceReport
from bossrush.server.hub import NewTable, TheHub
from bossrush.server.limits import network
from bossrush.server.people import address_of
from bossrush.server.protocol import TableInfo
from bossrush.server.replays import Timeline
from bossrush.server.rights import ANYBODY
from bossrush.server.speech import known_language
from bossrush.server.store.base import CREATED, FINISHED, TableFilter
from bossrush.server.table import table_info
from bossrush.server.timelines import Wanted

PUBLIC = -1


class Fork(Struct):
    moves: Annotated[int, Meta(ge=0, le=1_000_000)]
    """After how many moves of the game the new one begins."""
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []
    """As for a new table. Empty: I have the first, the others are open."""
    hot_seat: bool = False
    invite: Annotated[str, Meta(max_length=64)] = ""


@get("/records", **needs(ANYBODY), summary="Finished public games, newest first")
async def list_records(
    hub: TheHub,
    game: Annotated[str, QueryParameter(max_length=40, description="Only of this game.")] = "",
    before: Before = 0,
    before_id: BeforeId = "",
) -> list[TableInfo]:
    """The last created first, 50 on a page."""
    last = (before, before_id) if before else None
    which = TableFilter(public=True, status=(FINISHED,), game=game, order=CREATED, before=last)
    return [table_info(row, row.seats) for row in await hub.store.tables(which)]


@get(
    "/records/{table:str}/file",
    **needs(rights.record),
    summary="The record as a text file",
    media_type="text/plain",
)
async def get_file(live: TheTable, hub: TheHub, me: TheAsker) -> Response[str]:
    """`bossrush record verify FILE` recomputes every roll and shuffle of it."""
    headers = {"content-disposition": f'attachment; filename="bossrush-{live.id}.txt"'}
    text = await hub.timelines.record(live.table.row, me.id)
    return Response(text, headers=headers, media_type="text/plain")


@get("/records/{table:str}/timeline", **needs(rights.see, made=Timeline), summary="A replay")
async def get_timeline(
    live: TheTable,
    request: AnyRequest,
    hub: TheHub,
    me: TheAsker,
    seat: Annotated[
        int, QueryParameter(ge=-3, le=7, description="Whose knowledge: a seat, -1 the public's, -3 everything (over).")
    ] = PUBLIC,
    views: Annotated[bool, QueryParameter(description="With the view after each move.")] = False,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Leave out the first so many moves.")] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=5000, description="At most so many moves.")] = 1000,
    lang: Annotated[str, QueryParameter(max_length=8, description="`en`, `es`, `de`: with sentences.")] = "",
) -> Stream:
    """Of a running game only one's own seats, and what everybody knows if it has spectators without delay."""
    rights.may_replay(live.table, me.id, seat)
    wanted = Wanted(seat, views, known_language(lang), after + 1 if after else 0, after + limit)
    share = hub.allowances.replays.of(me.id, network(address_of(request)))
    return Stream(await hub.timelines.stream(live.table.row, share, wanted), media_type=MediaType.JSON)


@get(
    "/records/{table:str}/analysis",
    **needs(rights.record),
    summary="What decided a game",
)
async def get_analysis(
    live: TheTable,
    hub: TheHub,
    me: TheAsker,
    lang: Annotated[str, QueryParameter(max_length=8, description="`en`, `es`, `de`: of the sentences.")] = "en",
) -> Analysed:
    """Chances to win at every decision, by search; luck and mistakes apart. Computed once, in the background: ask again
    while `status` is `running`."""
    if not live.table.playing().state.over:
        raise ApiError(409, "not_over", "The game was closed before it was over.")
    if not hub.settings.analysis:
        return Analysed("none")
    try:
        work = hub.analyses.begin(live.table.game, live.table.row)
        return await hub.analyses.tell(work, known_language(lang) or "en", me.id)
    except Busy:
        raise ApiError(503, "busy", "Too many games wait for their analysis.", retry_after=60) from None


@post("/records/{table:str}/fork", **needs(rights.record), summary="Continue from here")
async def fork(live: TheTable, data: JSONBody[Fork], request: AnyRequest, hub: TheHub, me: TheAsker) -> Created:
    """A new table that begins where this game stood; the dice are new from there on."""
    may_create(hub, me, request)
    row = live.table.row
    try:
        start = await hub.timelines.fork(row, me.id, data.moves)
        new = NewTable(
            game=row.game,
            rules=row.rules,
            options=row.options,
            seats=data.seats,
            private=True,
            hot_seat=data.hot_seat,
            start=start,
        )
        made = await hub.create(me, new)
    except GameError as error:
        raise ApiError(400, "bad_option", f"{error}.") from None
    return Created(made.id, made.table.row.invite, made.table.info(made.online()))


@get("/statistics/dice", **needs(ANYBODY, made=DiceReport), summary="How the dice of this server fell")
async def get_dice(hub: TheHub) -> Response[bytes]:
    """Counted over all finished games, with 95 % confidence bands."""
    return json_text(await hub.dice.get())


router = Router(
    "/api",
    route_handlers=[list_records, get_file, get_timeline, get_analysis, fork, get_dice],
    dependencies={"me": Provide(the_asker, sync_to_thread=False), "live": Provide(the_table, sync_to_thread=False)},
    tags=["records"],
)
