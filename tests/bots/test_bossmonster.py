"""The heuristic bot of Boss Monster: what it may know, and how well it plays."""

from __future__ import annotations

import pytest

from bossrush.bots.base import Bot, Sight
from bossrush.bots.levels import make_bot
from bossrush.games import load_game
from bossrush.games.bossmonster.bot.heuristic import BossMonsterBot
from bossrush.games.bossmonster.rules.state import State
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.sim.games import Setting, play_game

LIMIT = 4000


@pytest.fixture(scope="module")
def game() -> Game:
    return load_game("bossmonster")


def start(game: Game, seed: int, options: dict[str, str]) -> Core:
    state = game.new_state(game.read_options(options), FastChance(seed))
    state.run()
    return state


def play_out(game: Game, seed: int, options: dict[str, str]) -> tuple[Core, list[int]]:
    """A game by heuristic bots, each action checked."""
    state = start(game, seed, options)
    bots: list[Bot] = [BossMonsterBot(f"{seed} {seat}") for seat in range(state.players)]
    actions: list[int] = []
    while not state.over and len(actions) < LIMIT:
        seat = state.seats[-1]
        sight = Sight(game, state, seat)
        action = bots[seat].choose(sight)
        assert action in sight.legal, game.action_text(action)
        actions.append(action)
        state.answer(seat, action)
        state.run()
    return state, actions


@pytest.mark.parametrize(
    "options",
    [
        {"players": "2"},
        {"players": "3"},
        {"players": "4"},
        {"players": "3", "i_choose_you": "on", "scheming": "on", "hard_mode": "on", "spells": "30"},
        {"players": "2", "bosses": "draculord,robobo"},
        {"players": "2", "bosses": "king_croak,seducia"},
        {"players": "3", "bosses": "cleopatra,cerebellus,xyzax"},
    ],
    ids=str,
)
def test_it_plays_legal_actions_to_the_end(game: Game, options: dict[str, str]) -> None:
    for seed in range(3):
        state, _ = play_out(game, seed, options)
        assert state.over
        assert state.winners


def test_its_choices_follow_from_its_seed(game: Game) -> None:
    assert play_out(game, 5, {"players": "3"})[1] == play_out(game, 5, {"players": "3"})[1]


def test_its_choices_do_not_depend_on_what_is_hidden(game: Game) -> None:
    """The same view in another world, other hands and decks: the same answer."""
    compared = 0
    for seed in range(4):
        state = start(game, seed, {"players": str(2 + seed % 3)})
        bots: list[Bot] = [make_bot("random", "bossmonster", f"{seed} {seat}") for seat in range(state.players)]
        while not state.over:
            seat = state.seats[0]
            sight = Sight(game, state, seat)
            for deal in range(2):
                other = Sight(game, sight.sample(FastChance(deal)), seat)
                if len(sight.legal) > 1 and other.view() == sight.view():  # a search shows what a re-deal changes
                    compared += 1
                    assert BossMonsterBot("same").choose(other) == BossMonsterBot("same").choose(sight)
            state.answer(seat, bots[seat].choose(sight))
            state.run()
    assert compared > 100


def test_thinking_leaves_the_game_as_it_is(game: Game) -> None:
    state = start(game, 8, {"players": "2"})
    bot = BossMonsterBot("seed")
    for _ in range(60):
        before = game.state_hash(state)
        seat = state.seats[0]
        action = bot.choose(Sight(game, state, seat))
        assert game.state_hash(state) == before
        state.answer(seat, action)
        state.run()


def test_it_beats_the_random_bot(game: Game) -> None:
    games = 100
    wins = 0
    for number in range(games):
        own = number % 2
        bots = ["random", "random"]
        bots[own] = "heuristic"
        outcome = play_game(game, Setting("bossmonster", bots, {"players": "2"}, 3, LIMIT, []), number)
        wins += int(outcome.winners == [own])
    assert wins >= 0.95 * games


def test_it_builds_up_to_the_level_up(game: Game) -> None:
    levelled = 0
    for seed in range(6):
        state, _ = play_out(game, seed, {"players": "2"})
        assert isinstance(state, State)
        levelled += sum(state.levelled)
    assert levelled >= 8
