"""Who may do what: the one place that every route and every message asks.

`ANYBODY` needs nothing and `KNOWN` a person. Every other right is a function of a table, a person and the invitation
that came along, and raises `Refusing` if this person does not have it. A route names its right and `api/access.py`
enforces it; the WebSocket asks when a table is joined and again whenever the table changes. What changes a table is
checked once more by `Table`, when its turn has come.

While a game runs, its table decides who looks on: everybody, everybody later (`delay`), or nobody but the players.
Once it is over, everybody who may know of the table may read its record, so that anybody can verify its dice; what was
said at a table without spectators stays with its players.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bossrush.kernel.events import SPECTATOR
from bossrush.server.store.base import OPEN, OVER, TableRow
from bossrush.server.table import Refusing, Table

if TYPE_CHECKING:
    from bossrush.server.hub import Hub
    from bossrush.server.live import Live

ANYBODY: Final = "anybody"
KNOWN: Final = "known"
"""Whoever has a valid cookie and is not banned."""
TableRight = Callable[[Table, str, str], None]
Right = str | TableRight


def see(table: Table, person: str, invite: str) -> None:
    """Know of the table: everybody if it is public, else those who sit there, its host, and whoever is invited."""
    if not invited(table.row, person, invite) and not table.seats_of(person):
        raise no_table()


def watch(table: Table, person: str, invite: str) -> None:
    """Follow the game, hear and read what is said, and talk: see `shows`."""
    see(table, person, invite)
    if not shows(table, person):
        raise no_spectators()


def play(table: Table, person: str, invite: str) -> None:
    """Do something as a player. Whose seat it is, the table checks."""
    see(table, person, invite)
    if not table.seats_of(person):
        raise Refusing("not_seated", "only players of this table can do that")


def ask_in(table: Table, person: str, invite: str) -> None:
    """Be told the invitation, to pass it on: players and the host."""
    see(table, person, invite)
    if table.row.host != person and not table.seats_of(person):
        raise Refusing("not_seated", "only players of this table can invite others")


def host(table: Table, person: str, invite: str) -> None:
    see(table, person, invite)
    table.must_be_host(person)


def give_seats(table: Table, person: str, invite: str) -> None:
    """Give a seat to a bot: the host before the start, the players after it."""
    (host if table.row.status == OPEN else play)(table, person, invite)


def record(table: Table, person: str, invite: str) -> None:
    """Read the whole game, its seed included, and go on from it: only once it is over."""
    see(table, person, invite)
    if table.row.status not in OVER or table.play is None:
        raise Refusing("not_over", "the game is not over yet")


# ---- what rights are made of


def invited(row: TableRow, person: str, invite: str) -> bool:
    return not row.private or bool(invite and invite == row.invite) or row.host == person


def shows(table: Table, person: str) -> bool:
    """Whether the table shows its game to this person, who knows of it. Before the start there is nothing to hide."""
    return table.row.spectators or table.play is None or bool(table.seats_of(person))


def behind(table: Table, person: str) -> int:
    """By how many seconds this person is behind: what players do or say meanwhile is not told."""
    return table.row.delay if table.running() and not table.seats_of(person) else 0


def may_replay(table: Table, person: str, seat: int) -> None:
    """Whether this person, who knows of the table, may replay what a seat knew; below 0 the public, or everything."""
    if table.play is None:
        raise Refusing("not_running", "the game has not begun")
    if seat >= len(table.seats) or seat == -2:
        raise Refusing("no_seat", f"this table has no seat {seat}")
    if table.row.status in OVER:
        return
    if seat != SPECTATOR and seat not in table.seats_of(person):
        raise Refusing("not_yours", "while the game runs you can replay only what you know")
    if not shows(table, person) or behind(table, person):
        raise Refusing("forbidden", "this table shows no running replay to spectators")


def no_table() -> Refusing:
    """A private table does not exist for those who are not invited: this is the answer for an unknown id, too."""
    return Refusing("no_table", "there is no such table")


def no_spectators() -> Refusing:
    return Refusing("forbidden", "this table has no spectators")


class OtherRules(Refusing):
    """The game of this table cannot be loaded any more."""

    def __init__(self, row: TableRow) -> None:
        super().__init__("other_rules", "this game began under other rules or with other content than the server has")
        self.row = row


async def enter(hub: Hub, id: str, person: str, invite: str, right: TableRight) -> Live:
    """The table with this id, for somebody who has this right there; `Refusing` if there is none or they have not."""
    try:
        live = await hub.find(id)
    except OtherRules as no:
        if invited(no.row, person, invite) or any(seat.person == person for seat in no.row.seats):
            raise
        raise no_table() from None
    if hub.shared:  # who comes from another process may know more than this one has heard of
        await hub.look_again(live)
    right(live.table, person, invite)
    return live
