"""Every position of the scenarios, and games on the Boss Level, in words: a missing text would raise."""

import random
from pathlib import Path

import pytest

from bossrush.games.platformer.ids import BOSS_SPAWN, EMPTY, LEVEL_CELLS
from bossrush.games.platformer.levels import place_enemy, show_level
from bossrush.games.platformer.state import State
from bossrush.kernel.core import NONE, Core
from bossrush.kernel.match import Match
from bossrush.scenarios import Scenario, ScenarioError, load_scenario, open_scenario
from bossrush.scenarios.runner import Failed, Run
from bossrush.terminal.drawing import draw_players, draw_tower, draw_turn
from bossrush.terminal.views import read_view
from bossrush.terminal.words import Words
from bossrush.wording import platformer_event_words
from tests.terminal.helpers import english, make_match

REFUSED: set[str] = set()
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "platformer"


def say_position(words: Words, state: Core, events: list[list[str]]) -> list[str]:
    """All that a terminal would print here; each kind of refusal once for all positions."""
    game = words.game
    said = words.events(events, "full") + words.events(events, "short")
    view = read_view(game.view(state, 0))
    said += [draw_tower(view, words), draw_players(view, words), draw_turn(view, words)]
    for seat in state.seats:
        view = read_view(game.view(state, seat))
        said.append(words.question(view, seat))
        said += [words.meaning(view, seat, action) for action in state.legal(seat)]
        for action in range(game.actions):
            refusal = game.check(state, seat, action)
            if refusal is not None and refusal.key not in REFUSED:
                REFUSED.add(refusal.key)
                said.append(words.refusal(view, seat, refusal))
    return said


class SaidRun(Run):
    def __init__(self, scenario: Scenario, words: Words) -> None:
        super().__init__(scenario, open_scenario(scenario, ()))
        self.english = words
        self.told = 0

    def advance(self, line: int) -> None:
        super().advance(line)
        say_position(self.english, self.state, self.happened[self.told :])
        self.told = len(self.happened)


def test_every_position_of_the_scenarios_can_be_said() -> None:
    words = english()
    for path in sorted(SCENARIOS.rglob("*.toml")):
        try:
            SaidRun(load_scenario(path), words).run()
        except (Failed, ScenarioError):
            continue  # `bossrush scenario run` is the test of the scenarios themselves


def on_the_boss_level(boss: str, players: int, seed: int) -> Match:
    """A game in which all heroes stand on the Boss Level, with something to spend."""
    match = make_match(",".join(["human"] * players), str(seed), boss=boss, artifacts="on", tiles="mixed")
    g = match.state
    assert isinstance(g, State)
    for level in range(1, g.tower.levels):
        show_level(g, level)
    top = range(g.tower.boss_level * LEVEL_CELLS, g.tower.cells)
    spawns = [cell for cell in top if g.tower.feature[cell] & BOSS_SPAWN]
    place_enemy(g, g.boss, spawns[0])
    free = [cell for cell in top if g.at[cell] == EMPTY]
    for seat in range(players):
        g.put_hero(seat, free[seat * 3])
        g.committed[seat] = True
        g.coins[seat], g.gems[seat], g.hearts[seat] = 6, 6, 5
        g.coin_supply -= 6
        g.gem_supply -= 6
    g.question, g.seats, g.options = NONE, [], []
    g.run()
    return match


@pytest.mark.parametrize("boss", ["medusa", "ikee"])
@pytest.mark.parametrize("players", [1, 3])
def test_the_boss_level_can_be_said(boss: str, players: int) -> None:
    match = on_the_boss_level(boss, players, 7)
    words = english()
    generator = random.Random(players)
    for _ in range(150):
        state = match.state
        if state.over:
            break
        assert isinstance(state, State)
        told = [platformer_event_words(state, event) for event in match.events[-1]]
        assert "{" not in "".join(say_position(words, state, told))
        seat = state.seats[0]
        match.apply(seat, generator.choice(state.legal(seat)))
