"""The WebSocket: reads messages, checks them, hands them to tables, answers. Nothing a client sends can do harm."""

from __future__ import annotations

import asyncio
import math
import time
import unicodedata
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.types import Receive

from bossrush import __version__
from bossrush.kernel.game import Refusal
from bossrush.server.api import ApiError
from bossrush.server.client import BANNED, GONE, NOT_KNOWN, Client
from bossrush.server.foresight import Asked
from bossrush.server.hub import BusMessage, Hub
from bossrush.server.limits import Allowance, network
from bossrush.server.live import Live, now_ms
from bossrush.server.people import address_of
from bossrush.server.protocol import (
    PHRASES,
    PROTOCOL,
    Abandon,
    Act,
    Answer,
    AnyFromClient,
    Because,
    Done,
    Error,
    Forecast,
    Forecasts,
    Hint,
    Join,
    Lobby,
    Mute,
    Part,
    Ping,
    Pong,
    Refused,
    Said,
    Say,
    Standing,
    Undo,
    Welcome,
    Why,
    decode_message,
    encode_message,
)
from bossrush.server.rights import ANYBODY, behind, enter, watch
from bossrush.server.speech import known_language, speech
from bossrush.server.store.base import ChatRow, StoreError
from bossrush.server.table import Refusing


def clean_line(text: str) -> str:
    """One line, without characters that cannot be seen or turn the text around them."""
    return " ".join("".join(c if unicodedata.category(c)[0] != "C" else " " for c in text).split())


Socket = WebSocket[object, object, State]
FORECASTS: Final = 4
"""So many forecasts that nobody asked for before count like a message."""


class Session:
    """One connection and what it may do."""

    def __init__(self, hub: Hub, client: Client) -> None:
        self.hub = hub
        self.client = client

    async def read(self, receive: Receive) -> None:
        """Serve messages until the client goes away or is cut off."""
        limit = self.hub.settings.limits.message_bytes
        messages = self.client.messages
        while not self.client.closing:
            event = await receive()
            if event["type"] != "websocket.receive" or self.client.closing:
                return
            data = event.get("text") or event.get("bytes") or ""
            if messages.take():
                self.fail("too_fast", "too many messages; this one was dropped")
            elif len(data) > limit:
                self.fail("too_long", f"a message has at most {limit} bytes")
            else:
                await self.serve(data)

    async def serve(self, data: str | bytes) -> None:
        try:
            message = decode_message(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.fail("bad_message", str(error))
            return
        try:
            await HANDLERS[type(message)](self, message)
        except Refusing as no:
            self.refuse(message, no)
        except ApiError as no:
            self.fail(no.problem.code, no.problem.text)
        except StoreError:
            self.refuse(message, Refusing("unavailable", "the store does not answer; send it again, with the same key"))

    def fail(self, code: str, text: str, table: str = "") -> None:
        self.client.send(encode_message(Error(code=code, text=text, table=table)))

    def refuse(self, message: AnyFromClient, no: Refusing) -> None:
        self.hub.metrics.refused(no.code)
        table: str = getattr(message, "table", "")
        key: str = getattr(message, "key", "")
        live = self.client.tables.get(table)
        if not key or live is None:
            self.fail(no.code, no.text, table)
            return
        version = 0 if behind(live.table, self.client.person.id) else live.table.version
        answer = Refused(table=table, key=key, code=no.code, text=no.text, version=version)
        if no.refusal is not None:
            answer.rule, answer.reason, answer.args = no.refusal.rule, no.refusal.key, no.refusal.args
            answer.text = self.spoken(live, getattr(message, "seat", 0), no.refusal) or no.text
        self.client.send(encode_message(answer))

    def spoken(self, live: Live, seat: int, refusal: Refusal) -> str:
        """A refusal in the language of this connection, if it named one."""
        lang = live.watchers[self.client].lang
        if not lang or live.table.play is None:
            return ""
        view = live.table.game.view(live.table.play.state, seat)
        return speech(live.table.game, lang).refusal(view, seat, refusal)

    def spend(self, allowance: Allowance, text: str) -> None:
        """Take from what this person and this address may do; say this if there is nothing left."""
        if allowance.take(self.client.person.id, self.client.address):
            raise Refusing("too_fast", text)

    def joined(self, table: str) -> Live:
        live = self.client.tables.get(table)
        if live is None:
            raise Refusing("not_joined", "join the table first")
        return live

    # ---- following tables

    async def join(self, message: Join) -> None:
        if len(self.client.tables) >= self.hub.settings.limits.joined and message.table not in self.client.tables:
            raise Refusing("too_many", "this connection follows too many tables; part from one")
        live = await enter(self.hub, message.table, self.client.person.id, message.invite, watch)
        self.client.tables.pop(message.table, None)
        await live.join(self.client, message.invite, message.since, message.views, known_language(message.lang))
        self.client.tables[message.table] = live

    async def part(self, message: Part) -> None:
        live = self.joined(message.table)
        live.part(self.client)
        self.hub.hints.forget(self.client, live)
        del self.client.tables[message.table]

    def part_all(self) -> None:
        for live in self.client.tables.values():
            live.part(self.client)
            self.hub.hints.forget(self.client, live)
        self.client.tables.clear()

    # ---- playing

    async def act(self, message: Act) -> None:
        begun = time.perf_counter()
        live = self.joined(message.table)
        table, person, seat = live.table, self.client.person.id, message.seat
        key = f"{seat}:{message.key}"
        async with live.lock:
            table.own_seat(person, seat)
            if key in table.keys:
                self.done(message.table, message.key, *table.keys[key])
                return
            applied = await self.apply_all(live, message, key)
        if len(message.actions) > 1:
            self.done(message.table, message.key, table.version, applied)
        self.hub.metrics.moved(table.row.game, time.perf_counter() - begun)

    async def apply_all(self, live: Live, message: Act, key: str) -> int:
        """Actions in order, up to a refusal, a chance result or hidden fact, or another seat's decision."""
        table, person, seat = live.table, self.client.person.id, message.seat
        version = message.version
        for number, action in enumerate(message.actions):
            secrets = table.play.secrets() if table.play else 0
            try:
                stored = await live.commit(lambda: table.move(person, seat, action, version), key)  # noqa: B023
            except Refusing:
                if number == 0:
                    raise
                return number
            if not stored:
                return table.keys[key][1]
            play = table.playing()
            if play.secrets() != secrets or play.state.seats != [seat]:
                return number + 1
            version = table.version
        return len(message.actions)

    def done(self, table: str, key: str, version: int, applied: int) -> None:
        self.client.send(encode_message(Done(table=table, key=key, version=version, applied=applied)))

    async def undo(self, message: Undo) -> None:
        live = self.joined(message.table)
        await self.ask(live, message, lambda: live.table.undo(self.client.person.id, message.seat))

    async def abandon(self, message: Abandon) -> None:
        live = self.joined(message.table)
        await self.ask(live, message, lambda: live.table.abandon(self.client.person.id, message.seat))

    async def answer(self, message: Answer) -> None:
        live = self.joined(message.table)
        await self.ask(live, message, lambda: live.table.answer(self.client.person.id, message.seat, message.yes))

    async def ask(self, live: Live, message: Undo | Abandon | Answer, make: Callable[[], object]) -> None:
        live.table.own_seat(self.client.person.id, message.seat)
        key = f"{message.seat}:{message.key}"
        if not await live.request(make, key):  # type: ignore[arg-type]
            self.done(message.table, message.key, *live.table.keys[key])

    async def why(self, message: Why) -> None:
        live = self.joined(message.table)
        table = live.table
        play = table.must_run()
        table.own_seat(self.client.person.id, message.seat)
        refusal = table.game.check(play.state, message.seat, table.action_number(message.action))
        answer = Because(
            table=message.table,
            seat=message.seat,
            action=message.action,
            version=table.version,
            legal=refusal is None,
        )
        if refusal is not None:
            answer.rule, answer.reason, answer.args = refusal.rule, refusal.key, refusal.args
            answer.text = self.spoken(live, message.seat, refusal)
        self.client.send(encode_message(answer))
        await asyncio.sleep(0)  # whoever asks many at once lets others in between

    async def forecast(self, message: Forecast) -> None:
        live = self.joined(message.table)
        table, foresight = live.table, self.hub.foresight
        table.must_run()
        table.own_seat(self.client.person.id, message.seat)
        asked = Asked(table, message.seat, live.watchers[self.client].lang, message.actions)
        if self.client.messages.take(math.ceil(len(foresight.missing(asked)) / FORECASTS)):
            raise Refusing("too_fast", "too many forecasts; wait a moment")
        told = await foresight.tell(asked)
        answer = Forecasts(table=message.table, seat=message.seat, version=asked.version, forecasts=told)
        self.client.send(encode_message(answer))

    async def hint(self, message: Hint) -> None:
        self.hub.hints.ask(self.client, self.joined(message.table), message, self.refuse)

    async def standing(self, message: Standing) -> None:
        live = self.joined(message.table)
        live.table.own_seat(self.client.person.id, message.seat)
        if message.phases:
            live.standing[message.seat] = message.phases
            live.schedule()
        else:
            live.standing.pop(message.seat, None)

    # ---- talking, lobby

    async def say(self, message: Say) -> None:
        live = self.joined(message.table)
        text = clean_line(message.text)
        if bool(text) == bool(message.phrase) or (message.phrase and message.phrase not in PHRASES):
            raise Refusing("bad_message", "say a text or one of the quick phrases")
        self.spend(self.hub.allowances.chat, "you are talking too fast; wait a moment")
        person = self.client.person
        row = ChatRow(
            table=live.id, number=0, at=now_ms(), person=person.id, name=person.name, text=text, phrase=message.phrase
        )
        row = await self.hub.store.add_chat(row)
        said = Said(
            table=live.id,
            number=row.number,
            at=row.at,
            person=person.id,
            name=person.name,
            text=text,
            phrase=message.phrase,
        )
        self.hub.tell_chat(live, said)
        if self.hub.shared:
            self.hub.publish(live.id, BusMessage(said=said))

    async def mute(self, message: Mute) -> None:
        self.spend(self.hub.allowances.mutes, "you change too fast whom you hear; wait a moment")
        self.client.person = await self.hub.people.mute(self.client.person.id, message.person, message.muted)

    async def lobby(self, message: Lobby) -> None:
        self.client.lobby = message.on
        if message.on:
            self.client.send(await self.hub.lobby_message())

    async def ping(self, message: Ping) -> None:
        self.client.send(encode_message(Pong(at=now_ms())))


HANDLERS: Final[dict[type, Callable[..., Awaitable[None]]]] = {
    Join: Session.join,
    Part: Session.part,
    Act: Session.act,
    Undo: Session.undo,
    Abandon: Session.abandon,
    Answer: Session.answer,
    Why: Session.why,
    Forecast: Session.forecast,
    Hint: Session.hint,
    Standing: Session.standing,
    Say: Session.say,
    Mute: Session.mute,
    Lobby: Session.lobby,
    Ping: Session.ping,
}


async def turn_away(socket: Socket, code: int, reason: str) -> None:
    """Accepted first, because browsers tell their page nothing about a refused handshake."""
    with suppress(*GONE):
        await socket.accept()
        await socket.close(code=code, reason=reason)


@websocket("/ws", right=ANYBODY)  # it turns people away itself, in a way that browsers can tell
async def play_socket(socket: Socket) -> None:
    hub: Hub = socket.app.state.hub
    ticket = hub.people.ticket_of(socket)
    try:
        person = None if ticket is None else await hub.people.admitted(ticket)
    except ApiError as no:
        await turn_away(socket, BANNED, no.problem.text)
        return
    if ticket is None or person is None:
        await turn_away(socket, NOT_KNOWN, "POST /api/guest first")
        return
    await socket.accept()
    address = network(address_of(socket))
    messages = hub.allowances.messages.of(person.id, address)
    home = socket.app.state.gate.address(address)
    client = Client(person, ticket, socket.send, hub.settings.limits, home, messages)
    session = Session(hub, client)
    client.send(encode_message(Welcome(protocol=PROTOCOL, version=__version__, person=person.id, name=person.name)))
    hub.connected(client)
    writer = asyncio.create_task(client.write())
    try:
        await hub.look_at_client(client)
        await session.read(socket.receive)
    finally:
        session.part_all()
        hub.disconnected(client)
        client.close()
        await writer
