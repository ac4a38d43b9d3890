"""Hints for people at a table: who may have one now, and the way to the workers and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bossrush.server.client import Client
from bossrush.server.limits import Allowance
from bossrush.server.live import Live
from bossrush.server.protocol import Hint, Hinted, HintedLine, Waiting, encode_message
from bossrush.server.queues import Unwanted
from bossrush.server.table import Refusing
from bossrush.server.thinkers import Thinkers, ThinkingFailed
from bossrush.server.thinking import Advise

ENGLISH = "en"
Refuse = Callable[[Hint, Refusing], None]


def check_hint(live: Live, person: str, seat: int) -> None:
    """`Refusing` unless this person may have a hint for this seat now."""
    table = live.table
    play = table.must_run()
    if table.own_seat(person, seat).bot:
        raise Refusing("bot_plays", "a bot plays for you; take your seat back first")
    if not table.row.hints:
        raise Refusing("no_hints", "this table plays without hints")
    if seat not in play.state.seats:
        raise Refusing("not_asked", "you have nothing to decide now")


class Asking:
    """A hint on its way to the connection that asked for it last."""

    __slots__ = ("client", "live", "message", "opened", "refuse", "task")

    def __init__(self, client: Client, live: Live, message: Hint, refuse: Refuse) -> None:
        self.client = client
        self.live = live
        self.message = message
        self.opened = live.table.opened[message.seat]
        self.refuse = refuse
        self.task: asyncio.Task[None] | None = None

    def wanted(self) -> bool:
        """Whether the asker is still there, and has the same decision to make."""
        table, seat = self.live.table, self.message.seat
        same = table.running() and seat in table.playing().state.seats and table.opened[seat] == self.opened
        return same and self.client in self.live.watchers

    def tell_waiting(self, ahead: int) -> None:
        self.client.send(encode_message(Waiting(table=self.live.id, ahead=ahead, key=self.message.key)))


class Hints:
    """One at a time for a person, however many connections it has."""

    def __init__(self, thinkers: Thinkers, allowance: Allowance, budget: tuple[int, int]) -> None:
        """`budget`: milliseconds and playouts of one hint; 0 for no limit."""
        self.thinkers = thinkers
        self.allowance = allowance
        self.budget = budget
        self.asked: dict[str, Asking] = {}
        """By person."""

    def ask(self, client: Client, live: Live, message: Hint, refuse: Refuse) -> None:
        """Begin to think about it, while the connection goes on; `Refusing` if this person may not have one now."""
        person = client.person.id
        check_hint(live, person, message.seat)
        before = self.asked.get(person)
        if before is not None and (before.live, before.message) == (live, message):
            before.client, before.refuse = client, refuse  # asked again, over another connection
            return
        if before is not None:
            raise Refusing("hinting", "a hint is on its way")
        if self.allowance.take(person, client.address):
            raise Refusing("too_fast", "too many hints; wait a moment")
        asking = self.asked[person] = Asking(client, live, message, refuse)
        asking.task = asyncio.create_task(self.give(person, asking))

    async def give(self, person: str, asking: Asking) -> None:
        try:
            hint = await self.find(person, asking)
            asking.client.send(hint)
        except Refusing as no:
            asking.refuse(asking.message, no)
        finally:
            if self.asked.get(person) is asking:
                del self.asked[person]

    async def find(self, person: str, asking: Asking) -> bytes:
        """The answer; `Refusing` if the decision is another one by then, or nobody could think."""
        live, message = asking.live, asking.message
        watcher = live.watchers.get(asking.client)
        job = Advise(
            **live.position(message.seat),
            lang=watcher.lang if watcher and watcher.lang else ENGLISH,
            milliseconds=self.budget[0],
            playouts=self.budget[1],
        )
        try:
            found = await self.thinkers.advise(job, person, asking.wanted, asking.tell_waiting)
        except ThinkingFailed:
            raise Refusing("unavailable", "nobody could think of a hint") from None
        except Unwanted:
            found = None
        if found is None or not asking.wanted():
            raise Refusing("stale", "the decision is another one now")
        return encode_message(
            Hinted(
                table=live.id,
                seat=message.seat,
                key=message.key,
                version=live.table.version,
                chances=found.chances,
                lines=[
                    HintedLine(actions=x.actions, chances=x.chances, words=x.words, reason=x.reason)
                    for x in found.lines
                ],
            )
        )

    def forget(self, client: Client, live: Live) -> None:
        """This connection no longer follows the table: nothing more is spent on a hint for it."""
        asking = self.asked.get(client.person.id)
        if asking is not None and (asking.client, asking.live) == (client, live):
            del self.asked[client.person.id]
            assert asking.task is not None
            asking.task.cancel()

    async def stop(self) -> None:
        tasks = [asking.task for asking in self.asked.values() if asking.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
