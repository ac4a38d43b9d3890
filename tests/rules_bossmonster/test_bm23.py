"""BM-23 Checkable facts about whole games, and how long games last (BM-R77). Variants can be combined (BM-R72)."""

from __future__ import annotations

from itertools import product

import pytest

from bossrush.games.bossmonster.rules.turn import begin_turn, check_end
from tests.property.play_bossmonster import GAME
from tests.rules_bossmonster.games import EPIC, ORDINARY, decisions, laid_out, opened, play_idly, question

TURNS = {2: 11, 3: 10, 4: 11}
LAST_REVEAL = {2: 1, 3: 2, 4: 1}
FIRST_EPICS = {2: (7, 1), 3: (6, 1), 4: (7, 3)}
FIRST_EPICS_IN_HARD_MODE = 5
HEALTH_4 = {2: 4, 3: 4, 4: 8}
SEEDS = range(12)


def reveals(players: int, **options: str) -> list[list[bool]]:
    """For each turn until the Hero decks end the game: which of the heroes that came were epic."""
    state = laid_out({"players": str(players), **options})
    turns = []
    while not state.over:
        state.town = []
        begin_turn(state)
        turns.append([GAME.tables.heroes[hero].epic for hero in state.town])
        check_end(state)
    return turns


@pytest.mark.rules("BM-23.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_the_first_epic_heroes_arrive(players: int) -> None:
    turns = reveals(players)
    first = next(turn for turn, heroes in enumerate(turns, 1) if any(heroes))
    assert (first, sum(turns[first - 1])) == FIRST_EPICS[players]


@pytest.mark.rules("BM-23.13", "BM-17.9", "BM-R8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_turn_and_how_many_heroes_it_reveals(players: int) -> None:
    turns = reveals(players)
    assert len(turns) == TURNS[players]
    assert len(turns[-1]) == LAST_REVEAL[players]
    assert sum(len(heroes) for heroes in turns) == ORDINARY[players] + EPIC[players]


@pytest.mark.rules("BM-R11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_epic_hero_of_hard_mode(players: int) -> None:
    turns = reveals(players, hard_mode="on")
    assert next(turn for turn, heroes in enumerate(turns, 1) if any(heroes)) == FIRST_EPICS_IN_HARD_MODE


@pytest.mark.rules("BM-R77", "BM-17.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_lasts_at_most_eleven_turns_and_has_one_winner(players: int) -> None:
    for seed in SEEDS:
        state = opened({"players": str(players)}, seed)
        for state in decisions({"players": str(players)}, seed):
            assert state.turn <= TURNS[players]
        assert state.over
        assert len(state.winners) == 1


@pytest.mark.rules("BM-R72", "BM-21.1", "BM-21.3", "BM-21.4", "BM-21.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_variant_changes_its_own_step_whatever_the_others(players: int) -> None:
    for choose, scheming, hard in product(("off", "on"), repeat=3):
        options = {"players": str(players), "i_choose_you": choose, "scheming": scheming, "hard_mode": hard}
        state = laid_out(options)
        assert [len(bosses) for bosses in state.offered] == [2 if choose == "on" else 1] * players
        assert len(state.hero_deck) == ORDINARY[players] - (HEALTH_4[players] if hard == "on" else 0)
        assert len(state.epic_deck) == EPIC[players]
        state.run()
        asked = set()
        while not state.over:
            asked.add(question(state))
            play_idly(state)
        assert ("choose_boss" in asked) == (choose == "on")
        assert ("scheming" in asked) == (scheming == "on")
