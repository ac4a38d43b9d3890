"""Hints for people at a table: who may have one now, and the way to the workers and back."""

from __future__ import annotations

from bossrush.server.live import Live
from bossrush.server.protocol import Hint, Hinted, HintedLine, encode_message
from bossrush.server.table import Refusing
from bossrush.server.thinking import Advise, ThinkingFailed

ENGLISH = "en"


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


async def find_hint(live: Live, message: Hint, lang: str) -> bytes:
    """The answer for the one who asked; `Refusing` if the decision is another one by then, or nobody could think."""
    table, seat = live.table, message.seat
    opened = table.opened[seat]
    budget = live.hub.settings.hints
    job = Advise(**live.position(seat), lang=lang or ENGLISH, milliseconds=budget[0], playouts=budget[1])
    try:
        found = await live.hub.thinkers.advise(job)
    except ThinkingFailed:
        raise Refusing("unavailable", "nobody could think of a hint") from None
    if not table.running() or seat not in table.playing().state.seats or table.opened[seat] != opened:
        raise Refusing("stale", "the decision is another one now")
    lines = [HintedLine(actions=x.actions, chances=x.chances, words=x.words, reason=x.reason) for x in found.lines]
    answer = Hinted(
        table=live.id, seat=seat, key=message.key, version=table.version, chances=found.chances, lines=lines
    )
    return encode_message(answer)
