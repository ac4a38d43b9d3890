"""Who may see the fields of an event."""

from __future__ import annotations

import pytest

from bossrush.kernel.events import OWNER, PUBLIC, SEATS, SERVER, SPECTATOR, UNKNOWN, EventKind, redact

KIND = EventKind(
    7, "all", [("seat", PUBLIC), ("other", PUBLIC), ("a", PUBLIC), ("b", OWNER), ("c", SEATS), ("d", SERVER)]
)
EVENT = (7, 0, 1, 10, 11, 12, 13)


@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (0, (7, 0, 1, 10, 11, 12, UNKNOWN)),
        (1, (7, 0, 1, 10, UNKNOWN, 12, UNKNOWN)),
        (2, (7, 0, 1, 10, UNKNOWN, UNKNOWN, UNKNOWN)),
        (SPECTATOR, (7, 0, 1, 10, UNKNOWN, UNKNOWN, UNKNOWN)),
    ],
)
def test_each_sees_what_is_declared(seat: int, seen: tuple[int, ...]) -> None:
    assert redact(KIND, EVENT, seat) == seen


def test_an_event_that_concerns_nobody_shows_a_spectator_nothing_hidden() -> None:
    kind = EventKind(0, "lost", [("seat", PUBLIC), ("card", OWNER)])
    assert redact(kind, (0, SPECTATOR, 5), SPECTATOR) == (0, SPECTATOR, UNKNOWN)


def test_what_lies_beyond_the_declared_fields_is_cut_off() -> None:
    kind = EventKind(0, "short", [("a", PUBLIC)])
    assert redact(kind, (0, 4, 5, 6, 7, 8, 9), 0) == (0, 4)


def test_field_names() -> None:
    assert KIND.field_names() == ["seat", "other", "a", "b", "c", "d"]
