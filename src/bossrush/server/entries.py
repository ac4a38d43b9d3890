"""The log of a table: everything that ever changed it, in order. The log is the truth; a table is folded from it.

The number of an entry is the table's version after it. Entries are stored as JSON and never changed or removed.
"""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    at: int
    """When, in milliseconds since 1970, by the clock of the process that stored it."""
    key: str = ""
    """What the client called the request that led to this entry: a repeated one is answered, not repeated."""


class Sat(Entry, tag="sat"):
    """A person took a seat, or came back to it."""

    seat: int
    person: str
    name: str


class Left(Entry, tag="left"):
    """Before the start the seat is open again; after it the seat stays with its person, who is away."""

    seat: int


class BotSat(Entry, tag="bot"):
    """The seat is played by a bot: from the beginning, or for a person who is away or out of time."""

    seat: int
    bot: str
    timed_out: bool = False


class Opened(Entry, tag="opened"):
    """A seat is open again, before the start: a bot was taken from it, or its person sent away."""

    seat: int
    invite: str = ""
    """If a person was sent away from a private table: the new invitation, for they know the old one."""


class Mixed(Entry, tag="mixed"):
    """A seat added its own randomness to the seed, before the start."""

    seat: int
    entropy: str


class Started(Entry, tag="started"):
    pass


class Moved(Entry, tag="moved"):
    seat: int
    action: str
    """In notation. May be secret: only the events that follow from it are told, each seat what it may know."""


class Undone(Entry, tag="undone"):
    """Moves were taken back."""

    seat: int
    moves: int
    """How many moves are left."""


class Asked(Entry, tag="asked"):
    """A seat asks the others: to take moves back, or to abandon the game."""

    seat: int
    what: str
    """`undo` or `abandon`."""
    moves: int = 0
    """For `undo`: how many moves would be left."""
    again: int = 0
    """For `undo`: if the others agree, chance and hidden cards are renewed, for this time in the game. 0 in logs from
    before that was so: what was taken back then came again as it had been."""


class Answered(Entry, tag="answered"):
    seat: int
    yes: bool


class Resumed(Entry, tag="resumed"):
    """The server was away: running clocks go on from here."""


class Closed(Entry, tag="closed"):
    reason: str
    """`abandoned` (the table agreed, or its host before the start) or `admin`."""


class Rematched(Entry, tag="rematched"):
    table: str
    """Where the same people play again."""


AnyEntry = (
    Sat | Left | BotSat | Opened | Mixed | Started | Moved | Undone | Asked | Answered | Resumed | Closed | Rematched
)

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_log = msgspec.json.Decoder(list[AnyEntry]).decode
"""What `whole_log` gives."""


def whole_log(entries: list[bytes]) -> bytes:
    """Entries as a store has them, in one piece."""
    return b"[" + b",".join(entries) + b"]"
