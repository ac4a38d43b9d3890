"""The heuristic bot of Platformer: legal, reproducible, blind to what is hidden, and better than chance."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest

from bossrush.bots.base import Sight
from bossrush.games import load_game
from bossrush.games.platformer.bot.guide import PlatformerGuide
from bossrush.games.platformer.bot.heuristic import MOST_WAYS, PlatformerBot, explore, make_plan, reflex
from bossrush.games.platformer.bot.worth import STARRY_CHANCE, SWORDS_CHANCE, readiness, swords_needed, wounds_needed
from bossrush.games.platformer.rules.combat import health
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import FACES, STAR, SWORD
from bossrush.games.platformer.rules.state import State
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.sim.games import Outcome, Setting, play_game
from tests.hints.positions import sight_of

GAME = load_game("platformer")
LIMIT = 6_000
MANY = 10_000


def opening(options: dict[str, str], seed: int) -> Core:
    state = GAME.new_state(GAME.read_options(options), FastChance(seed))
    state.run()
    return state


def play(bots: list[str], options: dict[str, str], number: int, seed: int = 5) -> Outcome:
    setting = Setting("platformer", bots, {"players": str(len(bots)), **options}, seed, LIMIT, [])
    return play_game(GAME, setting, number)


def course(seed: str) -> list[int]:
    """The first choices of a game of two such bots."""
    state = opening({"players": "2"}, 3)
    bots = [PlatformerBot(f"{seed} {seat}") for seat in range(2)]
    choices: list[int] = []
    while not state.over and len(choices) < 60:
        seat = state.seats[0]
        choices.append(bots[seat].choose(Sight(GAME, state, seat)))
        assert choices[-1] in state.legal(seat)
        state.answer(seat, choices[-1])
        state.run()
    return choices


def test_it_takes_legal_actions_that_follow_from_its_seed() -> None:
    assert course("a") == course("a")
    assert course("a") != course("b")


def redealt(state: Core, seat: int, seed: int) -> Core:
    """The state as it may be as well, for all this seat knows."""
    twin = state.copy()
    GAME.determinize(twin, seat, FastChance(seed))
    assert json.dumps(GAME.view(twin, seat)) == json.dumps(GAME.view(state, seat))
    return twin


@pytest.mark.parametrize("players", ["1", "3"])
def test_its_choice_does_not_depend_on_what_is_hidden(players: str) -> None:
    state = opening({"players": players, "tiles": "mixed", "longer_map": "on" if players == "3" else "off"}, 8)
    differing = 0
    for number in range(60):
        if state.over:
            break
        seat = state.seats[0]
        twin = redealt(state, seat, number)
        differing += int(GAME.dump(twin)["tile_ids"] != GAME.dump(state)["tile_ids"])
        one, other = PlatformerBot(f"{number}"), PlatformerBot(f"{number}")
        choice = one.choose(Sight(GAME, state, seat))
        assert other.choose(Sight(GAME, twin, seat)) == choice
        state.answer(seat, choice)
        state.run()
    assert differing


def test_a_sample_follows_from_the_view_and_the_chance() -> None:
    state = opening({"players": "1", "tiles": "mixed"}, 4)
    seat = state.seats[0]
    samples = [Sight(GAME, redealt(state, seat, number), seat).sample(FastChance(9)) for number in range(5)]
    assert len({json.dumps(GAME.dump(sample)) for sample in samples}) == 1
    assert GAME.dump(samples[0]) != GAME.dump(Sight(GAME, state, seat).sample(FastChance(10)))


def test_it_beats_the_random_bot() -> None:
    games = [play(["heuristic", "random"] if i % 2 else ["random", "heuristic"], {}, i) for i in range(6)]
    assert sum(game.winners == [1 - i % 2] for i, game in enumerate(games)) >= 5


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"boss": "medusa", "tiles": "void", "artifacts": "on"}),
        (1, {"boss": "ikee", "tiles": "mixed", "collect_on_fall": "on"}),
        (2, {"boss": "ikee", "tiles": "forest", "longer_map": "on"}),
        (2, {"boss": "medusa", "tiles": "mixed", "artifacts": "on", "heroes": "pip,minka"}),
        (3, {"boss": "medusa", "tiles": "void", "first": "2"}),
        (4, {"boss": "medusa", "tiles": "forest", "artifacts": "on"}),
    ],
)
def test_games_of_all_kinds_come_to_an_end(players: int, options: dict[str, str]) -> None:
    assert isinstance(GAME, Platformer)
    game = play(["heuristic"] * players, options, 1)
    assert game.finished
    assert bool(game.winners) or players == 1
    assert max(game.turns) < 80


ACTION_DICE = 5


@pytest.mark.parametrize(("faces", "known"), [((SWORD,), SWORDS_CHANCE), ((SWORD, STAR), STARRY_CHANCE)])
def test_it_knows_the_chances_of_its_dice(faces: Sequence[int], known: Sequence[float]) -> None:
    """Two equal symbols can be forged into one SWORD (PF-19.1)."""
    state = opening({"players": "1"}, 1)
    assert isinstance(state, State)
    rolls = Counter[int]()
    for roll in product(state.tables.action_die, repeat=ACTION_DICE):
        rolls[sum(roll.count(f) if f in faces else roll.count(f) // 2 for f in range(FACES))] += 1
    for swords, chance in enumerate(known):
        enough = sum(times for found, times in rolls.items() if found >= swords)
        assert enough / rolls.total() == pytest.approx(chance, abs=0.006)


def test_it_is_readier_for_the_boss_with_gems_and_a_saved_sword() -> None:
    state = opening({"players": "1", "boss": "medusa"}, 1)
    assert isinstance(state, State)
    wounds = wounds_needed(state, 0, sigil=False)
    assert wounds == health(state, state.boss)
    assert readiness(state, 0, sigil=False) == 0.0
    state.gems[0] = 12
    poor = swords_needed(state, 0, wounds)
    state.special[0] = SWORD
    assert swords_needed(state, 0, wounds) == poor - 1
    state.gems[0] = 30
    assert readiness(state, 0, sigil=False) == 1.0


def place(folder: Path, *lines: str) -> State:
    state = sight_of(folder, "platformer", "\n".join(lines)).sample(FastChance(1))
    assert isinstance(state, State)
    return state


def notation(actions: list[int]) -> str:
    return ", ".join(GAME.texts[action] for action in actions)


def test_what_others_answer_is_no_action_of_a_plan(tmp_path: Path) -> None:
    """Gravity asks Angelo, who glides, how far he falls: his player's business."""
    g = place(
        tmp_path,
        'heroes = "etorn angelo"',
        'levels = ["blank"]',
        'dice = "boot coin"',
        'etorn.at = "b3"',
        'angelo.at = "e4"',
    )
    others = 0
    for node in explore(g, 0, 7, 9, 1.0, MANY):
        copy = g.copy()
        for action in node.actions:
            while copy.seats[0] != 0:
                others += 1
                copy.play(reflex(copy, copy.seats[0], copy.options))
            assert action in copy.legal(0), notation(node.actions)
            copy.play(action)
    assert others


def test_each_step_of_a_plan_tries_a_bounded_number_of_positions(tmp_path: Path) -> None:
    """Each of nine steps tries what follows from one position at least, then stops."""
    g = place(
        tmp_path,
        'heroes = "etorn minka"',
        'levels = ["blank"]',
        'dice = "boot boot star coin monster"',
        'etorn = { at = "b1", gems = 9 }',
        'enemies = { cave_bat = "c2", werewolf = "e1" }',
    )
    every = len(explore(g, 0, 60, 9, 1.0, MANY))
    few = len(explore(g, 0, 60, 9, 1.0, 20))
    assert 9 < few < 9 * (20 + MOST_WAYS) < every
    assert few < len(explore(g, 0, 60, 9, 1.0, 100)) < every


def test_gems_to_spare_make_a_way_longer(tmp_path: Path) -> None:
    g = place(
        tmp_path,
        'heroes = "etorn minka"',
        'levels = ["blank"]',
        'dice = "boot"',
        'ladders = "b2 b3"',
        'etorn = { at = "b1", gems = 9 }',
    )
    lines = [notation(line) for line in PlatformerGuide().lines(g, 0, g.legal(0))]
    assert "use boot, x2, up, up, end" in lines
    g.gems[0] = 3
    assert "x2" not in str([notation(line) for line in PlatformerGuide().lines(g, 0, g.legal(0))])


def test_cards_that_save_gems_are_used(tmp_path: Path) -> None:
    """Four wounds of two SWORDs cost 2 gems, with a Gem Cutter 1."""
    g = place(
        tmp_path,
        'heroes = "etorn minka"',
        'levels = ["blank"]',
        'dice = "sword sword"',
        'enemies.minotaur = "c1"',
        'etorn = { at = "b1", gems = 1, cards = "gem_cutter" }',
    )
    assert notation(make_plan(g, 0)) == "use sword, card gem_cutter, use sword, x2, end"


def test_a_second_wind_is_used(tmp_path: Path) -> None:
    g = place(
        tmp_path,
        'heroes = "etorn minka"',
        'levels = ["blank"]',
        'dice = "monster monster coin"',
        'etorn = { at = "b1", cards = "second_wind" }',
    )
    assert any("card second_wind" in notation(line) for line in PlatformerGuide().lines(g, 0, g.legal(0)))
