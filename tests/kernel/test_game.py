"""Options: read from text, shown as text, refused in one sentence."""

from __future__ import annotations

import pytest

from bossrush.kernel.game import GameError, Option, OptionValue
from tests.kernel.toy import Toy

NUMBER = Option("players", 2, low=1, high=4)
SWITCH = Option("solo", False)
WORD = Option("tiles", "forest", choices=["forest", "void"])
TEXT = Option("heroes", "random")


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(NUMBER, "4", 4), (SWITCH, "on", True), (SWITCH, "off", False), (WORD, "void", "void"), (TEXT, "a,b", "a,b")],
)
def test_read_and_show(option: Option, text: str, value: OptionValue) -> None:
    assert option.read(text) == value
    assert option.show(value) == text


@pytest.mark.parametrize(
    ("option", "text", "message"),
    [
        (NUMBER, "5", "option players is a number from 1 to 4, not '5'"),
        (NUMBER, "0", "option players is a number from 1 to 4, not '0'"),
        (NUMBER, "two", "option players is a number from 1 to 4, not 'two'"),
        (NUMBER, "9" * 5000, "option players is a number from 1 to 4"),
        (SWITCH, "yes", "option solo is 'on' or 'off', not 'yes'"),
        (WORD, "sea", "option tiles is one of forest, void, not 'sea'"),
    ],
)
def test_a_bad_value_is_refused(option: Option, text: str, message: str) -> None:
    with pytest.raises(GameError, match=message):
        option.read(text)


def test_read_options_fills_in_the_defaults() -> None:
    expected = {"players": 3, "turns": 3, "counters": True, "deal": "shuffled"}
    assert Toy().read_options({"players": "3"}) == expected


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(GameError, match="toy has no option 'speed'; it has counters, deal, players, turns"):
        Toy().read_options({"speed": "1"})
