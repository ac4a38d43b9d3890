"""Finished games: list, read, replay, download, go on from any moment. And the dice of this server."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.di import Provide
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from bossrush.kernel.game import GameError
from bossrush.server.analyses import Analysed, Busy
from bossrush.server.api import ApiError, answering, errors, json_text
from bossrush.server.api.people import SECURITY, TheAsker, known_person
from bossrush.server.api.tables import Created, TablePath, found
from bossrush.server.fairness import DiceReport
from bossrush.server.hub import NewTable, TheHub
from bossrush.server.live import Live
from bossrush.server.protocol import TableInfo
from bossrush.server.replays import ALL, Timeline
from bossrush.server.speech import known_language
from bossrush.server.store.base import FINISHED, OVER, PersonRow, TableFilter
from bossrush.server.table import table_info
from bossrush.server.timelines import Wanted

PUBLIC = -1
InviteQuery = Annotated[str, QueryParameter(max_length=64, description="For a private table.")]


class Fork(Struct):
    moves: Annotated[int, Meta(ge=0, le=1_000_000)]
    """After how many moves of the game the new one begins."""
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []
    """As for a new table. Empty: I have the first, the others are open."""
    hot_seat: bool = False
    invite: Annotated[str, Meta(max_length=64)] = ""


@get("/records", responses=errors(), summary="Finished public games, newest first")
async def list_records(
    hub: TheHub,
    game: Annotated[str, QueryParameter(max_length=40, description="Only of this game.")] = "",
    before: Annotated[int, QueryParameter(ge=0, le=2**53, description="For the next page: `created`.")] = 0,
) -> list[TableInfo]:
    rows = await hub.store.tables(TableFilter(public=True, status=(FINISHED,), game=game, before=before))
    return [table_info(row, row.seats) for row in rows]


@get(
    "/records/{table:str}/file",
    responses=errors(401, 404, 409),
    security=SECURITY,
    summary="The record as a text file",
    media_type="text/plain",
)
async def get_file(table: TablePath, hub: TheHub, me: TheAsker, invite: InviteQuery = "") -> Response[str]:
    """`bossrush record verify FILE` recomputes every roll and shuffle of it."""
    live = await found(hub, me, table, invite)
    must_be_over(live)
    headers = {"content-disposition": f'attachment; filename="bossrush-{live.id}.txt"'}
    text = await hub.timelines.record(live.table.row, me.id)
    return Response(text, headers=headers, media_type="text/plain")


@get(
    "/records/{table:str}/timeline",
    responses=answering(Timeline, 401, 404, 409),
    security=SECURITY,
    summary="A replay",
)
async def get_timeline(
    table: TablePath,
    hub: TheHub,
    me: TheAsker,
    seat: Annotated[
        int, QueryParameter(ge=-3, le=7, description="Whose knowledge: a seat, -1 the public's, -3 everything (over).")
    ] = PUBLIC,
    views: Annotated[bool, QueryParameter(description="With the view after each move.")] = False,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Leave out the first so many moves.")] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=5000, description="At most so many moves.")] = 1000,
    lang: Annotated[str, QueryParameter(max_length=8, description="`en`, `es`, `de`: with sentences.")] = "",
    invite: InviteQuery = "",
) -> Stream:
    """Of a running game only one's own seats, and what everybody knows if it has spectators without delay."""
    live = await found(hub, me, table, invite)
    may_replay(live, me, seat)
    wanted = Wanted(seat, views, known_language(lang), after + 1 if after else 0, after + limit)
    return Stream(await hub.timelines.stream(live.table.row, me.id, wanted), media_type=MediaType.JSON)


@get(
    "/records/{table:str}/analysis",
    responses=errors(401, 404, 409),
    security=SECURITY,
    summary="What decided a game",
)
async def get_analysis(
    table: TablePath,
    hub: TheHub,
    me: TheAsker,
    lang: Annotated[str, QueryParameter(max_length=8, description="`en`, `es`, `de`: of the sentences.")] = "en",
    invite: InviteQuery = "",
) -> Analysed:
    """Chances to win at every decision, by search; luck and mistakes apart. Computed once, in the background: ask again
    while `status` is `running`."""
    live = await found(hub, me, table, invite)
    must_be_over(live)
    if not live.table.playing().state.over:
        raise ApiError(409, "not_over", "The game was closed before it was over.")
    if not hub.settings.analysis:
        return Analysed("none")
    try:
        work = hub.analyses.begin(live.table.game, live.table.row)
        return await hub.analyses.tell(work, known_language(lang) or "en", me.id)
    except Busy:
        raise ApiError(503, "busy", "Too many games wait for their analysis.", retry_after=60) from None


@post("/records/{table:str}/fork", responses=errors(401, 404, 409), security=SECURITY, summary="Continue from here")
async def fork(table: TablePath, data: JSONBody[Fork], hub: TheHub, me: TheAsker) -> Created:
    """A new table that begins where this game stood; the dice are new from there on."""
    live = await found(hub, me, table, data.invite)
    must_be_over(live)
    row = live.table.row
    try:
        start = await hub.timelines.fork(row, me.id, data.moves)
        new = NewTable(
            game=row.game,
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


@get("/statistics/dice", responses=answering(DiceReport), summary="How the dice of this server fell")
async def get_dice(hub: TheHub) -> Response[bytes]:
    """Counted over all finished games, with 95 % confidence bands."""
    return json_text(await hub.dice.get())


def must_be_over(live: Live) -> None:
    if live.table.row.status not in OVER or live.table.play is None:
        raise ApiError(409, "not_over", "The game is not over yet.")


def may_replay(live: Live, me: PersonRow, seat: int) -> None:
    table = live.table
    if table.play is None:
        raise ApiError(409, "not_running", "The game has not begun.")
    if seat >= len(table.seats) or seat == -2:
        raise ApiError(404, "no_seat", f"This table has no seat {seat}.")
    if table.row.status in OVER:
        return
    mine = table.seats_of(me.id)
    if seat == ALL or (seat >= 0 and seat not in mine):
        raise ApiError(403, "not_yours", "While the game runs you can replay only what you know.")
    if seat == PUBLIC and not mine and (not table.row.spectators or table.row.delay):
        raise ApiError(403, "forbidden", "This table shows no running replay to spectators.")


router = Router(
    "/api",
    route_handlers=[list_records, get_file, get_timeline, get_analysis, fork, get_dice],
    dependencies={"me": Provide(known_person)},
    tags=["records"],
)
