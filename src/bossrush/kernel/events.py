"""Event kinds and who may see their fields.

Events are the only output of a game. Each field declares its visibility; a field a seat may not see becomes `UNKNOWN`.
"""

from __future__ import annotations

from typing import Final

from bossrush.kernel.plain import Plain

UNKNOWN: Final = -2
SPECTATOR: Final = -1

PUBLIC: Final = "public"
OWNER: Final = "owner"
SEATS: Final = "seats"
SERVER: Final = "server"
VISIBILITIES: Final = (PUBLIC, OWNER, SEATS, SERVER)


class EventKind(Plain):
    """`fields` are (name, visibility). Owner: the seat in field `seat`; seats: those in `seat` and `other`."""

    __slots__ = ("fields", "id", "name")

    def __init__(self, id: int, name: str, fields: list[tuple[str, str]]) -> None:
        self.id = id
        self.name = name
        self.fields = fields

    def field_names(self) -> list[str]:
        return [name for name, _ in self.fields]


def redact(kind: EventKind, event: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The event as this seat may know it (`SPECTATOR`: the public part)."""
    values = [event[0]]
    holder = UNKNOWN
    other = UNKNOWN
    for i, (name, _) in enumerate(kind.fields):
        if name == "seat":
            holder = event[i + 1]
        elif name == "other":
            other = event[i + 1]
    for i, (_, visibility) in enumerate(kind.fields):
        seen = visibility == PUBLIC
        if seat != SPECTATOR and not seen:
            seen = (visibility in (OWNER, SEATS) and seat == holder) or (visibility == SEATS and seat == other)
        values.append(event[i + 1] if seen else UNKNOWN)
    return tuple(values)
