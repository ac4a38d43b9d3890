"""The vocabulary and a playthrough, pinned. `python tools/golden.py` writes them anew; review the difference.

`platformer_rules_1.txt` is never written anew: it was played before version 2 of the rules, with gravity applied while
nothing fell.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.games.platformer.rules.events import EV_GRAVITY
from bossrush.kernel.match import replay
from bossrush.kernel.record import RecordError, read_record, write_record
from tests.property.play import GAME
from tools.golden import playthrough, vocabulary

HERE = Path(__file__).parent


def test_the_action_vocabulary_is_pinned() -> None:
    assert (HERE / "platformer_actions.txt").read_text(encoding="utf-8") == vocabulary()


def test_the_playthrough_is_pinned() -> None:
    assert (HERE / "platformer_playthrough.txt").read_text(encoding="utf-8") == playthrough()


def of_version_1() -> str:
    return (HERE / "platformer_rules_1.txt").read_text(encoding="utf-8")


def test_a_record_of_version_1_is_replayed_by_it() -> None:
    text = of_version_1()
    match = replay(GAME, read_record(text))
    assert match.game.rules_version == 1
    idle = [events for events in match.events if [event[0] for event in events] == [EV_GRAVITY]]
    assert len(idle) == 6
    assert match.state.over
    assert write_record(match.to_record()) == text


@pytest.mark.rules("PF-R136")
def test_a_game_of_version_1_is_none_of_version_2() -> None:
    record = read_record(of_version_1().replace("rules: 1\n", "rules: 2\n"))
    with pytest.raises(RecordError, match=r"may not 'gravity' here \(PF-R136\)"):
        replay(GAME, record)
