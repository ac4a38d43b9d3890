"""The message reference is made from the message classes."""

from __future__ import annotations

from typing import get_args

from bossrush.server.protocol import AnyFromClient, AnyFromServer
from tools.protocol_reference import TARGET, reference


def test_the_reference_is_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == reference(), "run tools/protocol_reference.py"


def test_every_message_has_its_section() -> None:
    headings = [line.removeprefix("### ") for line in reference().splitlines() if line.startswith("### ")]
    for cls in (*get_args(AnyFromClient), *get_args(AnyFromServer)):
        assert cls.__struct_config__.tag in headings
    assert len(headings) == len(set(headings)) + 1, "only 'lobby' is sent both ways"


def test_limits_and_notes_of_fields_are_in_it() -> None:
    assert '| `text` | text, at most 300 characters | `""` |' in reference()
    assert "| `seat` | number, 0 to 7 |  | A seat, counted from 0. |" in reference()
    assert "The last version this client knows, to resume" in reference()
