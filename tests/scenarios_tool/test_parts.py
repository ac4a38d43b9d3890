"""The parts scenarios stand on: lines of list elements, events in words, invariants that notice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bossrush.content.source import find_items
from bossrush.games.platformer.rules.events import EVENTS
from bossrush.games.platformer.rules.ids import CARD, ENEMY
from bossrush.games.platformer.rules.invariants import invariants
from bossrush.games.platformer.rules.state import State, TurnedDie, replaced
from bossrush.games.platformer.text.events import event_words
from bossrush.kernel.events import UNKNOWN
from bossrush.scenarios import load_scenario, open_scenario

TEXT = '''a = ["x", "y"]
play = [
    "x", # ], "no"
    { a = ["b", "c"] },

    """
    [no""", ["q", "r"],
    'z']
[b]
play = [1,
2]
[[c]]
d = 1
[[c]]
d = [{ e = 1 },
2]
'''


@pytest.mark.parametrize(
    ("path", "lines"),
    [(("a",), [1, 1]), (("play",), [3, 4, 6, 7, 8]), (("b", "play"), [10, 11]), (("c",), [12, 14]), (("z",), [])],
)
def test_lines_of_list_elements(path: tuple[str, ...], lines: list[int]) -> None:
    assert find_items(TEXT, *path) == lines


@pytest.fixture
def state(tmp_path: Path) -> State:
    file = tmp_path / "case.toml"
    file.write_text(
        'title = "T"\nrules = ["PF-1.1"]\ngame = "platformer"\n[position]\nheroes = "etorn minka"\n'
        'levels = ["F01 F02"]\nenemies = { zombie = "b1" }\netorn = { at = "a1", cards = "lasso magnet" }\n'
        "[expect]\nover = false\n"
    )
    state = open_scenario(load_scenario(file), []).state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize(
    ("name", "values", "words"),
    [
        ("moved", (1, 0, 8), "moved minka a1 a2"),
        ("pushed", (0, 2, 1, 2), "pushed etorn minka b1 c1"),
        ("fell", (ENEMY, 9, 1), "fell zombie b2 b1"),
        ("rolled", (0, 2, 1, 0, 1, 1), "rolled etorn 2 1 0 1 1"),
        ("enemy_rolled", (0, 2), "enemy_rolled etorn right"),
        ("used", (0, 6, 1, 2), "used etorn forge_boot sword 2"),
        ("used", (0, 11, 1, 1), "used etorn forge_special sword 1"),
        ("used", (0, 5, 4, 1), "used etorn special star 1"),
        ("used", (0, CARD + 29, 1, 1), "used etorn anvil sword 1"),
        ("forged", (0, 0, 0, 1, 1), "forged etorn boot boot sword special"),
        ("forged", (0, 0, 2, 1, 0), "forged etorn boot coin sword -"),
        ("gems_spent", (0, 2, 1), "gems_spent etorn 2 1"),
        ("attack_ignored", (1, 0, 2, -1), "attack_ignored minka zombie c1 -"),
        ("wounded", (0, 1, 3, 4), "wounded etorn 1 3 trap"),
        ("level_revealed", (0, 0, 1, 2), "level_revealed 1 F01 F02 ent"),
        ("bought", (0, 8, 3, 0), "bought etorn magnet 3 1"),
        ("artifact_taken", (0, 28, 1), "artifact_taken etorn prism minka"),
        ("artifact_taken", (0, 28, -1), "artifact_taken etorn prism -"),
        ("event", (0, 7, 4), "event etorn rust 4"),
        ("boss_rolled", (1, 0), "boss_rolled minka attack"),
        ("boss_drew", (5,), "boss_drew shockwave"),
        ("boss_card", (0,), "boss_card snake_attack"),
        ("boss_reshuffled", (5,), "boss_reshuffled 5"),
        ("boss_moved", (8, 0, 1), "boss_moved ikee a1 b1"),
        ("mark_gained", (0, 0), "mark_gained etorn poison"),
        ("mark_lost", (0, 3), "mark_lost etorn sigil"),
        ("saved_by_card", (0, 24), "saved_by_card etorn phoenix_feather"),
        ("scored", (6, 10, 6, 3, 3, 28), "scored 6 10 6 3 3 28"),
        ("bought", (0, UNKNOWN, UNKNOWN, 0), "bought etorn ? ? 1"),
    ],
)
def test_events_in_words(state: State, name: str, values: tuple[int, ...], words: str) -> None:
    [kind] = [event.id for event in EVENTS if event.name == name]
    assert " ".join(event_words(state, (kind, *values))) == words


def test_sound_position(state: State) -> None:
    assert invariants(state) == []


def lose_space(g: State) -> None:
    g.at[0] = 0


def show_elsewhere(g: State) -> None:
    g.at[5] = 1


def forget_enemy(g: State) -> None:
    g.enemies = []


def leave_map(g: State) -> None:
    g.put_enemy(1, 40)
    g.draw_enemy(1)


def make_coin(g: State) -> None:
    g.coins[0] += 1


def owe_gems(g: State) -> None:
    g.gems[1] = -1
    g.gem_supply += 1


def hide_gem(g: State) -> None:
    g.put_gems(40, 1)
    g.gem_supply -= 1


def lose_token(g: State) -> None:
    g.draw_enemy(0)


def copy_card(g: State) -> None:
    g.item_deck = (*g.item_deck, 0)


def mix_cards(g: State) -> None:
    g.cards[0].reverse()


def exhaust_too_much(g: State) -> None:
    g.exhausted[0] = [4, 4]


def know_too_much(g: State) -> None:
    g.known_potions = 99


def stay_fainted(g: State) -> None:
    g.hearts[0] = 0


def add_dice(g: State) -> None:
    g.used[0] = 6


def enter_unseen(g: State) -> None:
    g.high = 1
    g.lift_hero(0)
    g.put_hero(0, 40)


def lose_attack_card(g: State) -> None:
    g.boss_deck = g.boss_deck[:-1]


def show_event(g: State) -> None:
    g.event = 7


def mark_the_absent(g: State) -> None:
    g.marks[1] = (0,)
    g.mark_supply = replaced(g.mark_supply, 0, g.mark_supply[0] - 1)


def lose_mark(g: State) -> None:
    g.mark_supply = replaced(g.mark_supply, 2, g.mark_supply[2] - 1)


def double_artifact(g: State) -> None:
    g.middle = (20, 20)


def record_too_much(g: State) -> None:
    g.recorded[0] = 6


def turn_a_used_die(g: State) -> None:
    g.turned = (TurnedDie(1, 0),)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lose_space, "the hero of seat 1 is on a1, but the space does not show it"),
        (show_elsewhere, "f1 shows the hero of seat 1, who is not there"),
        (forget_enemy, "the list of enemies is [], but the Map shows others"),
        (leave_map, "a figure stands on a6, outside the Map"),
        (make_coin, "35 coins in the supply, [1, 0] with the players, 0 on the Map: not 35"),
        (owe_gems, "there are fewer than no gems somewhere: supply 51, players [0, -1]"),
        (hide_gem, "tokens lie on a6, outside the Map"),
        (lose_token, "zombie: 3 in the supply and 1 on the Map: not 5"),
        (copy_card, "boots_of_haste: 3 copies in the game: not 2"),
        (mix_cards, "the cards of seat 1 are not in order"),
        (exhaust_too_much, "seat 1 has exhausted more lasso than it owns"),
        (know_too_much, "99 potions are known at the bottom of a deck of 12"),
        (stay_fainted, "seat 1 has 0 hearts of 4"),
        (add_dice, "the dice are [0, 0, 0, 0, 0] unused and [6, 0, 0, 0, 0] used"),
        (
            lose_attack_card,
            "the attack cards of the boss are ['petrify', 'tail_lash', 'slither', 'venom_rain']",
        ),
        (show_event, "the events are ['rust']"),
        (mark_the_absent, "seat 2 is absent but holds boss tokens"),
        (lose_mark, "mirror: 0 with heroes and 3 in the supply"),
        (double_artifact, "coin_gun is there twice"),
        (record_too_much, "the roll record is [6, 0, 0, 0, 0]"),
        (turn_a_used_die, "more dice were turned to sword than the 0 unused ones"),
        (enter_unseen, "seat 1 is on the Boss Level but has not entered it"),
    ],
)
def test_invariants_notice(state: State, spoil: Callable[[State], None], message: str) -> None:
    spoil(state)
    assert message in invariants(state)
