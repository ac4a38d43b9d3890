"""The levels in their order: the careless bot errs as beginners do and loses, the higher ones think more."""

from __future__ import annotations

import pytest

from bossrush.bots.base import Sight
from bossrush.games import kit_of, load_game, names
from bossrush.games.bossmonster.bot.heuristic import on_sight
from bossrush.games.bossmonster.bot.worth import card_worth
from bossrush.games.bossmonster.rules.ids import CAST, PLACE
from bossrush.games.bossmonster.rules.priority import ChanceToAct
from bossrush.games.bossmonster.rules.state import State as BossMonsterState
from bossrush.games.platformer.bot.heuristic import make_plan
from bossrush.games.platformer.rules.actions import ChooseAction
from bossrush.games.platformer.rules.state import State as PlatformerState
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.sim.games import Setting, play_game

LIMIT = 20_000


def positions(name: str, games: int) -> list[Core]:
    """Of heuristic bots, wherever there is a choice."""
    game = load_game(name)
    found: list[Core] = []
    for seed in range(games):
        state = game.new_state(game.read_options({"players": "2"}), FastChance(seed))
        state.run()
        bots = [kit_of(name).players.heuristic(str(seat), False) for seat in range(2)]
        while not state.over:
            sight = Sight(game, state, state.seats[0])
            if len(sight.legal) > 1:
                found.append(state.copy())
            state.answer(sight.seat, bots[sight.seat].choose(sight))
            state.run()
    return found


@pytest.mark.parametrize(("name", "games"), [("platformer", 16), ("bossmonster", 40)])
def test_medium_beats_easy(name: str, games: int) -> None:
    game = load_game(name)
    wins = 0
    for number in range(games):
        bots = ["easy", "easy"]
        bots[number % 2] = "medium"
        outcome = play_game(game, Setting(name, bots, {"players": "2"}, 1, LIMIT, []), number // 2)
        wins += outcome.winners == [number % 2]
    assert wins > 0.55 * games


@pytest.mark.parametrize("name", ["platformer", "bossmonster"])
def test_easy_errs_now_and_then_and_is_not_wild(name: str) -> None:
    game = load_game(name)
    found = positions(name, 1)[:60]
    same = 0
    for number, state in enumerate(found):
        careful, careless = [
            kit_of(name).players.heuristic(str(number), easy).choose(Sight(game, state, state.seats[0]))
            for easy in (False, True)
        ]
        same += careful == careless
    assert 0.5 * len(found) < same < 0.98 * len(found)


def test_in_platformer_a_careless_turn_forgets_enemies_and_gravity() -> None:
    found = [
        g for g in positions("platformer", 1) if isinstance(g, PlatformerState) and isinstance(g.question, ChooseAction)
    ]
    plans = [[make_plan(g, g.seats[0], caution=caution) for caution in (1.0, 0.0)] for g in found[:20]]
    assert any(careful != careless for careful, careless in plans)


def test_in_boss_monster_a_careless_build_is_the_strongest_card() -> None:
    """Not the one that lures the right hero."""
    built = 0
    for g in positions("bossmonster", 1):
        if not isinstance(g, BossMonsterState) or not isinstance(g.question, ChanceToAct):
            continue
        seat = g.seats[0]
        legal = g.legal(seat)
        rooms = [action for action in legal if PLACE <= action < CAST]
        if rooms:
            built += 1
            best = max(card_worth(g, seat, action - PLACE) for action in rooms)
            assert card_worth(g, seat, on_sight(g, seat, legal) - PLACE) == best
    assert built


@pytest.mark.parametrize("name", names())
def test_hard_thinks_for_a_second_at_most_and_expert_more(name: str) -> None:
    players = kit_of(name).players
    hard, expert = players.hard.budget, players.expert.budget
    assert hard.milliseconds == 1000
    assert expert.milliseconds > hard.milliseconds
    assert expert.playouts > 2 * hard.playouts
    assert type(players.expert.guide()) is type(players.guide())
