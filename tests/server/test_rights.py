"""Who may do what: every route and every message, for every kind of person and table, and what refusals tell.

What is expected is written down here once more, by hand: a right that is changed in the server must be changed here,
and a route or message that is new must be added.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from litestar import Litestar, get
from litestar.routes import HTTPRoute

from bossrush.server.api.access import check_rights
from bossrush.server.app import create_app
from bossrush.server.entries import AnyEntry, Closed, Moved
from bossrush.server.hub import Hub, NewTable
from bossrush.server.live import Live, now_ms
from bossrush.server.people import People
from bossrush.server.protocol import AnyFromClient
from bossrush.server.serve import NO_LIMITS
from bossrush.server.settings import Settings
from bossrush.server.store.base import ChatRow, PersonRow
from tests.server.running import Message, Player, Server, players, run, running_server

# ---- what is expected

SEAT = "0"
"""The seat that requests are about: `owner` has it."""
GROUPS = {
    "nobody": ("nobody", "forged"),
    "banned": ("banned",),
    "stranger": ("stranger", "wrong", "left", "sent"),  # a wrong invitation; left, or sent away, before the start
    "invited": ("invited",),
    "host": ("host",),  # has no seat
    "owner": ("owner",),
    "mate": ("mate", "away"),  # another seat; and one who left when the game ran and may come back
}
GROUP = {kind: group for group, kinds in GROUPS.items() for kind in kinds}
COLUMNS = ("stranger", "invited", "host", "owner", "mate")

EXPECTED = {
    # what            stranger      invited       host          owner        mate
    "known":         ("in",         "in",         "in",         "in",        "in"),
    "see":           ("in",         "in",         "in",         "in",        "in"),
    "watch":         ("in",         "in",         "in",         "in",        "in"),
    "watch hidden":  ("forbidden",  "forbidden",  "forbidden",  "in",        "in"),
    "play":          ("not_seated", "not_seated", "not_seated", "in",        "in"),
    "own seat":      ("not_seated", "not_seated", "not_seated", "in",        "not_yours"),
    "ask in":        ("not_seated", "not_seated", "in",         "in",        "in"),
    "host":          ("not_host",   "not_host",   "in",         "not_host",  "not_host"),
    "record":        ("in",         "in",         "in",         "in",        "in"),
    "no record":     ("not_over",   "not_over",   "not_over",   "not_over",  "not_over"),
    "replay":        ("in",         "in",         "in",         "in",        "in"),
    "replay hidden": ("forbidden",  "forbidden",  "forbidden",  "in",        "in"),
    "replay a seat": ("not_yours",  "not_yours",  "not_yours",  "in",        "not_yours"),
    "replay all":    ("not_yours",  "not_yours",  "not_yours",  "not_yours", "not_yours"),
    "no replay":     ("not_running", "not_running", "not_running", "not_running", "not_running"),
}  # fmt: skip

ROUTES = {
    "GET /api/tables/{table}": "see",
    "GET /api/tables/{table}/invite": "ask in",
    "POST /api/tables/{table}/sit": "see",
    "POST /api/tables/{table}/seats/{seat}/leave": "own seat",
    "POST /api/tables/{table}/seats/{seat}/bot": "give bot",
    "POST /api/tables/{table}/seats/{seat}/open": "host",
    "POST /api/tables/{table}/seats/{seat}/mix": "own seat",
    "POST /api/tables/{table}/start": "host",
    "POST /api/tables/{table}/cancel": "host",
    "POST /api/tables/{table}/rematch": "play",
    "GET /api/tables/{table}/chat": "watch",
    "GET /api/records/{table}/file": "record",
    "GET /api/records/{table}/timeline": "replay",
    "GET /api/records/{table}/analysis": "analysis",
    "POST /api/records/{table}/fork": "record",
    "PATCH /api/me": "known",
    "GET /api/me/muted": "known",
    "GET /api/me/tables": "known",
    "POST /api/account": "known",
    "POST /api/password": "known",
    "POST /api/tables": "known",
    "GET /api/me": "anybody but banned",
    "POST /api/guest": "anybody but banned",
    "POST /api/login": "anybody",
    "GET /api/tables": "anybody",
    "GET /api/records": "anybody",
    "GET /api/games": "anybody",
    "GET /api/games/{game}/catalogue": "anybody",
    "GET /api/statistics/dice": "anybody",
    "GET /health": "anybody",
    "GET /health/live": "anybody",
    "GET /health/ready": "anybody",
    "GET /metrics": "anybody",
    "GET /schema": "anybody",
    "GET /schema/openapi.json": "anybody",
    "GET /schema/{path}": "anybody",
    "GET /": "anybody",
    "GET /table/{id}": "anybody",
    "GET /new/{id}": "anybody",
    "GET /lobby": "anybody",
    "GET /records": "anybody",
    "GET /replay/{id}": "anybody",
    "GET /statistics": "anybody",
    "GET /settings": "anybody",
    "GET /rules/{id}": "anybody",
    "GET /credits": "anybody",
    "GET /assets/{name}": "anybody",
    "GET /icon.svg": "anybody",
    "POST /api/logout": "anybody",  # the last one: the cookie may be worth nothing after it
}
BODIES: dict[str, Message] = {
    "POST /api/guest": {"name": "Nova"},
    "POST /api/tables/{table}/seats/{seat}/bot": {"bot": "random"},
    "POST /api/tables/{table}/seats/{seat}/mix": {"entropy": "salt"},
    "POST /api/records/{table}/fork": {"moves": 0},
}
REFUSALS = ("nobody", "banned", "no_table", "forbidden", "not_seated", "not_yours", "not_host")
NOT_NOW = ("not_over", "not_running")
"""For records, that is a question of rights too."""


@dataclass
class Kind:
    """A kind of table."""

    private: bool
    spectators: bool
    delay: int
    stage: str
    """`open`, `running`, `finished`, `abandoned` (closed) or `cancelled` (closed before it began)."""

    @property
    def begun(self) -> bool:
        return self.stage in ("running", "finished", "abandoned")

    @property
    def over(self) -> bool:
        return self.stage in ("finished", "abandoned")


LOOKING_ON = [(True, 0), (True, 60), (False, 0)]
STAGES = ("open", "running", "finished", "abandoned", "cancelled")
KINDS = [Kind(private, *how, stage) for private, how, stage in product((False, True), LOOKING_ON, STAGES)]


def line_of(right: str, kind: Kind, seat: str) -> str:
    """Which line of `EXPECTED` is about this right at this kind of table."""
    if right == "watch" and kind.begun and not kind.spectators:
        return "watch hidden"
    if right == "give bot":
        return "host" if kind.stage == "open" else "play"
    if right == "analysis":
        return "record" if kind.stage == "finished" else "no record"
    if right == "record" and not kind.over:
        return "no record"
    if right == "replay" and not kind.begun:
        return "no replay"
    if right == "replay" and not kind.over:
        hidden = not kind.spectators or kind.delay
        return {"-3": "replay all", SEAT: "replay a seat"}.get(seat, "replay hidden" if hidden else "replay")
    return right


def expected(right: str, who: str, kind: Kind | None, seat: str = "") -> str:
    group = GROUP[who]
    if right == "anybody" or (right == "anybody but banned" and group != "banned"):
        return "in"
    if group in ("nobody", "banned"):
        return group
    if kind is None:
        return "in"
    if group == "stranger" and kind.private:
        return "no_table"
    return EXPECTED[line_of(right, kind, seat)][COLUMNS.index(group)]


# ---- a server with all of them


class Place:
    """A table and what must not be told of it."""

    def __init__(self, live: Live, kind: Kind, names: list[str]) -> None:
        row = live.table.row
        self.id = row.id
        self.kind = kind
        self.live = live
        self.secret = row.secret
        self.said = f"said at {row.id[::-1]}"
        self.names = names

    @property
    def invite(self) -> str:
        return self.live.table.row.invite

    def everything(self) -> list[str]:
        return [self.id, self.invite, self.secret, self.said, *self.names]


async def furnished(hub: Hub, people: dict[str, PersonRow], kind: Kind) -> Place:
    """A table of this kind with these people: left, sent away, seated, and one who leaves when the game runs."""
    host, owner, mate, away = (people[who] for who in ("host", "owner", "mate", "away"))
    new = NewTable(
        game="bossmonster",
        options={"players": "3"},
        seats=["open"] * 3,
        private=kind.private,
        spectators=kind.spectators,
        delay=kind.delay,
        hints=False,
    )
    live = await hub.create(host, new)
    table = live.table

    async def sits(person: PersonRow, seat: int) -> None:
        await live.request(lambda: table.sit(person.id, person.name, seat))

    await sits(people["left"], 2)
    await live.request(lambda: table.leave(people["left"].id, 2))
    await sits(people["sent"], 2)
    await live.request(lambda: table.open_seat(host.id, 2))
    for seat, person in enumerate((owner, mate, away)):
        await sits(person, seat)
    place = Place(live, kind, [person.name for person in (host, owner, mate, away)])
    await hub.store.add_chat(
        ChatRow(table=live.id, number=0, at=now_ms(), person=owner.id, name=owner.name, text=place.said)
    )
    await brought_to(live, kind, host.id, away.id)
    return place


async def brought_to(live: Live, kind: Kind, host: str, away: str) -> None:
    table = live.table
    if kind.stage == "cancelled":
        await live.request(lambda: table.cancel(host))
    if not kind.begun:
        return
    await live.request(lambda: table.start(host))
    chance = random.Random(3)
    for _ in range(2000 if kind.stage == "finished" else 4):
        if not table.running():
            break
        seat = table.playing().state.seats[0]
        action = table.game.texts[chance.choice(table.playing().state.legal(seat))]
        await live.request(lambda: Moved(at=0, seat=seat, action=action))  # noqa: B023
    if kind.stage == "abandoned":
        await live.request(lambda: Closed(at=0, reason="abandoned"))
    if kind.stage == "running":
        await live.request(lambda: table.leave(away, 2))
    await hub_settled(live.hub)


async def hub_settled(hub: Hub) -> None:
    """The summaries of tables, from which lists are made, are written."""
    for live in hub.live.values():
        await hub.write_summary(live)


def nothing_changes(monkeypatch: pytest.MonkeyPatch, spare: Callable[[], Live]) -> None:
    """Requests are checked to the end and then not carried out; new tables are always the same one."""

    async def dry(_: Live, make: Callable[[], AnyEntry], key: str = "") -> bool:
        make()
        return True

    async def create(*_: object) -> Live:
        return spare()

    monkeypatch.setattr(Live, "request", dry)
    monkeypatch.setattr(Live, "commit", dry)
    monkeypatch.setattr(Hub, "create", create)


class House:
    """The app, its people with their cookies, and its tables."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.hub: Hub = app.state.hub
        self.cookies: dict[str, str] = {"nobody": ""}
        self.rows: dict[str, PersonRow] = {}
        self.places: list[Place] = []

    async def fill(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for who in GROUP:
            if who not in ("nobody", "forged"):
                await self.welcome(who)
        good = self.cookies["owner"]
        self.cookies["forged"] = good[:-4] + good[-4:].swapcase()
        ban(monkeypatch, self.rows["banned"].id)
        self.places = [await furnished(self.hub, self.rows, kind) for kind in KINDS]
        spare = await self.hub.create(self.rows["invited"], NewTable(game="bossmonster", options={}, seats=[]))
        nothing_changes(monkeypatch, lambda: spare)

    async def welcome(self, who: str) -> None:
        _, body, headers = await self.ask("nobody", "POST", "/api/guest", {"name": f"Zz{who}zz"})
        self.cookies[who] = headers["set-cookie"].split(";")[0]
        row = await self.hub.people.person(msgspec.json.decode(body)["id"])
        assert row is not None
        self.rows[who] = row

    async def ask(
        self, who: str, method: str, path: str, body: object = None, query: str = ""
    ) -> tuple[int, str, dict[str, str]]:
        """A request straight to the app: the status, the body and the headers of the answer."""
        data = b"" if body is None else msgspec.json.encode(body)
        headers = [(b"host", b"test"), (b"content-length", str(len(data)).encode())]
        headers += [(b"content-type", b"application/json")] if data else []
        headers += [(b"cookie", self.cookies[who].encode())] if self.cookies[who] else []
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("test", 80),
        }
        sent: list[Any] = []
        received: list[Any] = [{"type": "http.request", "body": data, "more_body": False}]
        answered = asyncio.Event()

        async def receive() -> Any:
            if received:
                return received.pop()
            await answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                answered.set()

        await self.app(scope, receive, send)
        answer = b"".join(message.get("body", b"") for message in sent[1:])
        return sent[0]["status"], answer.decode(), {k.decode(): v.decode() for k, v in sent[0]["headers"]}


def ban(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    person = People.person

    async def banned(self: People, asked: str) -> PersonRow | None:
        row = await person(self, asked)
        return msgspec.structs.replace(row, banned=True) if row and asked == id else row

    monkeypatch.setattr(People, "person", banned)


@asynccontextmanager
async def house(monkeypatch: pytest.MonkeyPatch, folder: Path) -> AsyncIterator[House]:
    settings = Settings(data=folder, db="memory:", limits=NO_LIMITS, bot_delay=0.0, window=0.0, analysis=0.0)
    app = create_app(settings)
    async with app.lifespan():
        made = House(app)
        await made.fill(monkeypatch)
        yield made


def invite_of(who: str, place: Place) -> str:
    return {"wrong": "0" * 24, "invited": place.invite}.get(who, "")


def outcome(status: int, body: str, right: str) -> str:
    """The code of the refusal, if it was a matter of rights."""
    code = msgspec.json.decode(body).get("code", "") if status >= 400 else ""
    refusals = REFUSALS + NOT_NOW if right in ("record", "replay", "analysis") else REFUSALS
    return str(code) if code in refusals else "in"


# ---- HTTP


def routes_of(app: Litestar) -> list[tuple[str, str]]:
    """Method and path of every route, but what the framework answers to OPTIONS."""
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    return [
        (method, route.path_format) for route in routes for method in route.route_handler_map if method != "OPTIONS"
    ]


class Walk:
    """All that was asked and answered otherwise than expected."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.wrong: list[str] = []
        self.asked = 0

    async def table(self, route: str, who: str, place: Place, seat: str = "") -> None:
        method, path = route.split()
        invite, right = invite_of(who, place), ROUTES[route]
        body = {**BODIES.get(route, {}), "invite": invite} if method == "POST" else None
        query = "&".join(part for part in (f"seat={seat}" * bool(seat), f"invite={invite}" * (method == "GET")) if part)
        path = path.format(table=place.id, seat=SEAT)
        status, answer, _ = await self.house.ask(who, method, path, body, query)
        wanted, came = expected(right, who, place.kind, seat), outcome(status, answer, right)
        self.note(came == wanted, f"{who}: {route}?{query} of {place.kind}: {came} ({status}), not {wanted}")
        leaked = [word for word in forbidden_words(right, who, place, wanted) if word in answer]
        self.note(not leaked, f"{who}: {route} of {place.kind} tells {leaked}")

    def note(self, fine: bool, what: str) -> None:
        self.asked += 1
        if not fine:
            self.wrong.append(what)


def forbidden_words(right: str, who: str, place: Place, wanted: str) -> list[str]:
    """What the answer must not contain."""
    if wanted != "in":
        return place.everything()
    kind = place.kind
    behind = kind.delay and kind.stage == "running" and GROUP[who] not in ("owner", "mate")
    words = [] if right == "watch" and not behind else [place.said]
    words += [] if right == "ask in" else [place.invite]
    words += [] if kind.over or kind.stage == "cancelled" else [place.secret]
    return words


def test_every_route_lets_in_exactly_those_who_have_the_right(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(monkeypatch, tmp_path) as home:
            routes = [f"{method} {path}" for method, path in routes_of(home.app)]
            assert sorted(routes) == sorted(ROUTES), "every route is expected of somebody"
            walk = Walk(home)
            for route, who in product(ROUTES, GROUP):
                if "{table}" not in route:
                    await alone(walk, route, who)
                    continue
                for place in home.places:
                    for seat in ("-1", SEAT, "-3") if ROUTES[route] == "replay" else ("",):
                        await walk.table(route, who, place, seat)
            assert walk.asked > 10_000
            assert walk.wrong == []

    run(story())


async def alone(walk: Walk, route: str, who: str) -> None:
    """A route that is about no table: it tells nothing of private ones, and of the others only what all may know."""
    method, path = route.split()
    path = path.format(game="bossmonster", id="some", name="no.js", path="nothing")
    body = BODIES.get(route, {}) if method != "GET" else None
    status, answer, _ = await walk.house.ask(who, method, path, body)
    right = ROUTES[route]
    wanted = expected(right, who, None)
    came = "in" if not path.startswith("/api") else outcome(status, answer, right)
    walk.note(came == wanted, f"{who}: {route}: {came} ({status}), not {wanted}")
    for place in walk.house.places:
        words = [place.said, place.invite]
        words += [] if place.kind.over or place.kind.stage == "cancelled" else [place.secret]
        mine = route == "GET /api/me/tables" and GROUP[who] in ("owner", "mate")
        words += [place.id, place.secret] if place.kind.private and not mine else []
        told = [word for word in words if word in answer]
        walk.note(not told, f"{who}: {route} tells of {place.kind}: {told}")


def test_lists_tell_of_public_tables_of_their_status_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(monkeypatch, tmp_path) as home:

            async def listed(who: str, path: str) -> set[str]:
                rows = msgspec.json.decode((await home.ask(who, "GET", path))[1])
                return {row["id"] for row in rows} & {place.id for place in home.places}

            public = {place.id: place.kind.stage for place in home.places if not place.kind.private}
            for who in ("nobody", "stranger", "owner", "host"):
                lobby = await listed(who, "/api/tables")
                assert lobby == {id for id, stage in public.items() if stage in ("open", "running")}
                assert await listed(who, "/api/records") == {id for id, stage in public.items() if stage == "finished"}
            assert await listed("left", "/api/me/tables") == await listed("sent", "/api/me/tables") == set()
            assert await listed("owner", "/api/me/tables") == {place.id for place in home.places}

    run(story())


def test_no_route_takes_another_method(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(monkeypatch, tmp_path) as home:
            place = home.places[0]
            known = set(routes_of(home.app))
            filled = {"table": place.id, "seat": SEAT, "id": "x", "name": "x", "game": "bossmonster", "path": "x"}
            for path, method in product({path for _, path in known}, ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")):
                if (method, path) not in known:
                    status, body, _ = await home.ask("host", method, path.format(**filled))
                    assert status == 405, f"{method} {path}: {status}"
                    assert not any(word in body for word in place.everything())
                status, body, _ = await home.ask("nobody", "OPTIONS", path.format(**filled))
                assert (status, body) == (204, "")

    run(story())


def test_the_answer_for_a_private_table_is_the_one_for_no_table(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def story() -> None:
        async with house(monkeypatch, tmp_path) as home:
            for place in home.places:
                for route in (route for route in ROUTES if "{table}" in route and place.kind.private):
                    method, path = route.split()
                    body = BODIES.get(route, {}) if method == "POST" else None
                    answers = [
                        await home.ask("stranger", method, path.format(table=id, seat=SEAT), body)
                        for id in (place.id, "0" * 16)
                    ]
                    assert answers[0] == answers[1], route

    run(story())


def test_a_private_table_of_other_rules_is_unknown_to_strangers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def story() -> None:
        async with house(monkeypatch, tmp_path) as home:
            for place in (place for place in home.places if place.kind.stage == "finished"):
                home.hub.live.clear()
                row = msgspec.structs.replace(place.live.table.row, content="another")
                monkeypatch.setattr(home.hub.store, "table", answering(row))
                path, unknown = f"/api/tables/{place.id}", "no_table" if place.kind.private else "other_rules"
                codes = [await home.ask(who, "GET", path) for who in ("stranger", "host", "owner")]
                codes.append(await home.ask("invited", "GET", path, query=f"invite={place.invite}"))
                assert [msgspec.json.decode(body)["code"] for _, body, _ in codes] == [unknown, *["other_rules"] * 3]

    run(story())


def answering(row: object) -> Callable[[str], Any]:
    async def table(_: str) -> object:
        return row

    return table


def test_the_server_does_not_start_with_a_route_that_names_no_right() -> None:
    @get("/forgotten")
    async def forgotten() -> str:
        return "secrets"

    with pytest.raises(RuntimeError, match="/forgotten"):
        check_rights(Litestar([forgotten]))


# ---- the WebSocket

MESSAGES: dict[str, tuple[str, Message]] = {
    "join": ("joined", {}),
    "say": ("joined", {"text": "hello"}),
    "act": ("own seat", {"seat": 0, "actions": ["pass"], "version": 0, "key": "a"}),
    "undo": ("own seat", {"seat": 0, "key": "b"}),
    "abandon": ("own seat", {"seat": 0, "key": "c"}),
    "answer": ("own seat", {"seat": 0, "yes": True, "key": "d"}),
    "hint": ("own seat", {"seat": 0, "key": "e"}),
    "why": ("own seat", {"seat": 0, "action": "pass"}),
    "forecast": ("own seat", {"seat": 0}),
    "standing": ("own seat", {"seat": 0, "phases": []}),
    "mute": ("anybody", {"person": "0" * 16}),
    "lobby": ("anybody", {}),
    "ping": ("anybody", {}),
    "part": ("joined", {}),
}
"""By type, in the order in which they are sent: who may send it, and the rest of the message."""
ABOUT_A_GAME = ("why", "forecast", "hint")
"""These ask first whether there is a game."""


def test_every_message_is_taken_from_exactly_those_who_have_the_right(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {cls.__struct_config__.tag for cls in get_args(AnyFromClient)} == set(MESSAGES)
    whos = ("stranger", "wrong", "invited", "left", "sent", "host", "owner", "mate", "away")

    async def story(server: Server) -> None:
        hub = server.hub
        assert hub is not None
        async with players(server, *(f"Zz{who}zz" for who in whos)) as everybody:
            people = dict(zip(whos, everybody, strict=True))
            rows = {who: await row_of(server, player) for who, player in people.items()}
            kinds = [kind for kind in KINDS if kind.stage in ("open", "running", "finished")]
            places = [server.inside(partial(furnished, hub, rows, kind)) for kind in kinds]
            nothing_changes(monkeypatch, lambda: places[0].live)
            wrong: list[str] = []
            for place in places:
                told = await asyncio.gather(*(answered_wrongly(place, who, people[who]) for who in whos))
                wrong += [line for lines in told for line in lines]
            assert wrong == []

    with running_server() as server:
        run(story(server))


async def row_of(server: Server, player: Player) -> PersonRow:
    assert server.hub is not None
    row = server.inside(partial(server.hub.people.person, player.person))
    assert row is not None
    return row


async def answered_wrongly(place: Place, who: str, player: Player) -> list[str]:
    """Send every message to this table, and see which were not answered as expected."""
    wrong = []
    asked = [
        {"type": kind, **({"table": place.id} if right != "anybody" else {}), **more}
        for kind, (right, more) in MESSAGES.items()
    ]
    asked[0]["invite"] = invite_of(who, place)
    for message, answers in zip(asked, await answers_to(player, asked), strict=True):
        kind = str(message["type"])
        came, wanted = code_of(kind, answers), expected_answer(kind, who, place.kind)
        if came != wanted:
            wrong.append(f"{who} sends {kind} to {place.kind}: {came}, not {wanted}")
        inside = expected("watch", who, place.kind) == "in"
        words = [place.invite, place.said, *([] if inside else place.names)]
        words += [] if place.kind.over and inside else [place.secret]
        heard = [answer for answer in answers if answer["type"] != "lobby"]
        if any(word in msgspec.json.encode(heard).decode() for word in words):
            wrong.append(f"{who} is told too much of {place.kind} by {kind}")
    return wrong


async def answers_to(player: Player, messages: list[Message]) -> list[list[Message]]:
    """What one hears after each of these messages, which are sent together, each with a ping that marks its end."""
    for message in messages:
        await player.send(**message)
        if message["type"] != "ping":
            await player.send(type="ping")
    answers: list[list[Message]] = []
    for _ in messages:
        before = len(player.inbox)
        await player.receive("pong")
        answers.append(player.inbox[before:-1])
    return answers


def expected_answer(kind: str, who: str, place: Kind) -> str:
    right, _ = MESSAGES[kind]
    watches = expected("watch", who, place)
    if right == "anybody" or kind == "join":
        return "in" if right == "anybody" else watches
    if watches != "in":
        return "not_joined"
    if kind in ABOUT_A_GAME and place.stage != "running":
        return "not_running"
    return "not_yours" if right == "own seat" and who != "owner" else "in"


def code_of(kind: str, answers: list[Message]) -> str:
    """Of the refusal, if it was a matter of rights."""
    rights = (*REFUSALS, "not_joined", *(["not_running"] if kind in ABOUT_A_GAME else []))
    codes = [answer["code"] for answer in answers if answer["type"] in ("error", "refused")]
    return next((code for code in codes if code in rights), "in")
