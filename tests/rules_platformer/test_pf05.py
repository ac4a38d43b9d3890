"""PF-5 Turn structure: what needs boss tokens, events or the Boss's deck, which positions of scenarios do not name."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import MIRROR, PETRIFICATION, POISON
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.wounds import gain_mark
from bossrush.games.platformer.text.events import event_words
from bossrush.kernel.chance import FastChance
from bossrush.scenarios import load_scenario, open_scenario

HEAD = 'title = "T"\nrules = ["PF-5.17"]\ngame = "platformer"\n'
TAIL = "\n[expect]\nover = false\n"
DIE_RIGHT = 4
"""A side of the enemy die that shows right."""


class Position:
    """A position written as in a scenario, then played by words."""

    def __init__(self, folder: Path, text: str, script: str = "") -> None:
        path = folder / "position.toml"
        path.write_text(f'{HEAD}dice_script = "{script}"\n[position]\n{text}\n{TAIL}', encoding="utf-8")
        table = open_scenario(load_scenario(path), ())
        assert isinstance(table.state, State)
        assert isinstance(table.game, Platformer)
        self.table = table
        self.g: State = table.state
        self.game: Platformer = table.game

    def run(self) -> None:
        while not self.g.over and not self.g.pending() and not self.table.waits_for():
            self.g.advance()

    def play(self, *actions: str) -> list[str]:
        """Take these actions and give the events from the first on, as text."""
        self.run()
        self.g.take_events()
        for text in actions:
            action = self.game.parse_action(text)
            assert self.game.check(self.g, self.g.seats[0], action) is None, text
            self.g.answer(self.g.seats[0], action)
            self.run()
        return [" ".join(event_words(self.g, event)) for event in self.g.take_events()]

    def legal(self) -> list[str]:
        return [self.game.action_text(action) for action in self.g.legal(self.g.seats[0])]

    def question(self) -> str:
        return self.g.asked().name

    def stack_boss_deck(self, top: str) -> None:
        cards = self.g.tables.boss_cards
        self.g.boss_deck = tuple(sorted(self.g.boss_deck, key=lambda card: cards[card].id == top))


GROUND = """
heroes = "etorn sweety"
levels = ["blank"]
dice = "coin"
traps = "b1"
etorn = { at = "b2", hearts = 4 }
sweety.at = "d1"
"""


@pytest.mark.rules("PF-5.17", "PF-R61")
def test_poison_wounds_at_the_end_of_the_own_turn_after_gravity(tmp_path: Path) -> None:
    position = Position(tmp_path, GROUND)
    gain_mark(position.g, 0, POISON)
    events = position.play("end", "keep")
    assert events == [
        "gravity etorn",
        "fell etorn b2 b1",
        "wounded etorn 1 3 trap",
        "wounded etorn 1 2 poison",
        "turn_ended etorn",
        f"turn sweety {position.g.turn}",
    ]
    assert position.g.has_mark(0, POISON)
    assert sum(position.g.pool) == 0


@pytest.mark.rules("PF-R61")
def test_poison_waits_for_its_holders_turn(tmp_path: Path) -> None:
    position = Position(tmp_path, GROUND)
    gain_mark(position.g, 1, POISON)
    events = position.play("end", "keep")
    assert not [event for event in events if event.startswith("wounded sweety")]
    assert position.g.hearts[1] == 4


@pytest.mark.rules("PF-R61")
def test_poison_does_not_reach_an_absent_hero(tmp_path: Path) -> None:
    """Made up: in play a faint takes the token."""
    position = Position(tmp_path, 'heroes = "etorn sweety"\nlevels = ["blank"]\nstep = 7\nsweety.at = "d1"')
    gain_mark(position.g, 0, POISON)
    position.run()
    assert position.g.active == 1
    assert position.g.hearts[0] == 4


BOSS_LEVEL = """
heroes = "etorn sweety"
levels = ["blank", "boss blank"]
boss = "medusa"
enemies = { medusa = "b5" }
etorn = { at = "g5", hearts = 1 }
sweety.at = "a1"
"""


@pytest.mark.rules("PF-R60", "PF-5.18", "PF-R61")
def test_a_hero_that_dies_of_poison_brings_no_boss_turn(tmp_path: Path) -> None:
    position = Position(tmp_path, BOSS_LEVEL)
    gain_mark(position.g, 0, POISON)
    events = position.play("end")
    assert events[-5:-1] == [
        "wounded etorn 1 0 poison",
        "fainted etorn g5",
        "mark_lost etorn poison",
        "turn_ended etorn",
    ]
    assert not [event for event in events if event.startswith("boss_")]


SOLO = """
heroes = "etorn"
levels = ["blank"]
dice = "coin sword"
enemies = { zombie = "c1", cave_bat = "b3" }
etorn = { at = "b2", hearts = 4 }
"""


@pytest.mark.rules("PF-5.17", "PF-R61")
def test_event_then_poison_then_conditions_then_the_loss_of_symbols(tmp_path: Path) -> None:
    """Savagery strikes where Etorn has landed: beside the zombie, no longer beside the bat."""
    position = Position(tmp_path, SOLO.replace("hearts = 4", "hearts = 3"))
    g = position.g
    g.event = next(i for i, event in enumerate(g.tables.events) if event.id == "savagery")
    g.event_deck = tuple(i for i in range(len(g.tables.events)) if i != g.event)
    g.middle = (g.tables.card("soul_lantern"),)
    g.chance = FastChance(1)
    gain_mark(g, 0, POISON)
    events = position.play("end", "keep")
    first = events.index("gravity etorn")
    assert events[first : first + 8] == [
        "gravity etorn",
        "fell etorn b2 b1",
        "enemy_attacked etorn zombie c1 1 event",
        "wounded etorn 1 2 event",
        "wounded etorn 1 1 poison",
        "artifact_taken etorn soul_lantern -",
        "turn_ended etorn",
        f"turn etorn {g.turn}",
    ]


# ---- the Mirror, a decision of other players


MIRRORS = """
heroes = "etorn sweety avys"
levels = ["blank", "boss blank"]
boss = "medusa"
platforms = "g6"
enemies = { medusa = "b5" }
etorn.at = "d5"
sweety.at = "f5"
avys.at = "g6"
"""


def petrify_sweety(folder: Path) -> Position:
    """Medusa draws Petrify: Etorn, whose turn it was, and Sweety are in her row; Sweety and Avys hold a Mirror."""
    position = Position(folder, MIRRORS, str(DIE_RIGHT))
    position.stack_boss_deck("petrify")
    gain_mark(position.g, 1, MIRROR)
    gain_mark(position.g, 2, MIRROR)
    events = position.play("end")
    assert events[-3:] == ["boss_rolled etorn right", "boss_drew petrify", "boss_card petrify"]
    assert (position.question(), position.g.seats) == ("mirror", [1])
    assert sorted(position.legal()) == ["decline", "mirror"]
    return position


@pytest.mark.rules("PF-5.21", "PF-R63")
def test_mirror_may_be_discarded_in_anothers_turn(tmp_path: Path) -> None:
    position = petrify_sweety(tmp_path)
    g = position.g
    events = position.play("mirror")
    assert events[:2] == ["mark_lost sweety mirror", "gems_gained sweety 1 1"]
    assert [g.petrified(seat) for seat in range(3)] == [True, False, False]
    assert [g.has_mark(seat, MIRROR) for seat in range(3)] == [False, False, True]


@pytest.mark.rules("PF-5.21", "PF-R63")
def test_mirror_may_be_kept_and_protects_all_the_same(tmp_path: Path) -> None:
    position = petrify_sweety(tmp_path)
    g = position.g
    position.play("decline")
    assert [g.petrified(seat) for seat in range(3)] == [True, False, False]
    assert g.has_mark(1, MIRROR)
    assert g.gems[1] == 0


@pytest.mark.rules("PF-R63")
@pytest.mark.parametrize("answer", ["mirror", "decline"])
def test_petrified_holder_of_a_mirror_suffers_no_wound(tmp_path: Path, answer: str) -> None:
    position = Position(tmp_path, MIRRORS, str(DIE_RIGHT))
    position.stack_boss_deck("petrify")
    gain_mark(position.g, 1, MIRROR)
    gain_mark(position.g, 1, PETRIFICATION)
    position.play("end", answer)
    assert position.g.hearts[1] == 4
    assert position.g.petrified(1)


@pytest.mark.rules("PF-5.21", "PF-R63")
def test_nobody_else_answers_for_the_mirror(tmp_path: Path) -> None:
    position = petrify_sweety(tmp_path)
    refusal = position.game.check(position.g, 0, position.game.parse_action("mirror"))
    assert refusal is not None
    assert refusal.rule == "PF-5.21"
