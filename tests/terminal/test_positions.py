"""Every position of the scenarios, and games on the Boss Level, in words: a missing text would raise."""

import io
import random
from pathlib import Path

import pytest

from bossrush.games.platformer.rules.notation import parse_space, space_name
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.terminal.drawing import draw_players, draw_tower, draw_turn
from bossrush.games.platformer.terminal.presenter import PlatformerPresenter
from bossrush.games.platformer.text.events import event_words
from bossrush.games.platformer.text.views import beside, read_view
from bossrush.games.platformer.text.words import PlatformerWords
from bossrush.kernel.core import Core
from bossrush.scenarios import Scenario, ScenarioError, load_scenario, open_scenario
from bossrush.scenarios.runner import Failed, Run
from bossrush.terminal.line import LineGame
from bossrush.terminal.play import make_bots
from bossrush.text.messages import languages
from tests.terminal.helpers import english, make_match, on_the_boss_level, words_in

REFUSED: set[str] = set()
COMMANDS = (
    "help",
    "help dice",
    "map",
    "shop",
    "log",
    "about s",
    "why buy 1",
    "card rage",
    "fly",
    "save x.txt",
    "rules push",
)
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "platformer"


def say_position(words: PlatformerWords, state: Core, events: list[list[str]]) -> list[str]:
    """All that a terminal would print here; each kind of refusal once for all positions."""
    game = words.game
    said = words.events(events, "full") + words.events(events, "short")
    view = read_view(game.view(state, 0))
    said += [draw_tower(view, words), draw_players(view, words), draw_turn(view, words)]
    for seat in state.seats:
        data = game.view(state, seat)
        said.append(words.question(data, seat))
        said += [words.meaning(data, seat, action) for action in state.legal(seat)]
        for action in range(game.actions):
            refusal = game.check(state, seat, action)
            if refusal is not None and refusal.key not in REFUSED:
                REFUSED.add(refusal.key)
                said.append(words.refusal(data, seat, refusal))
    return said


class SaidRun(Run):
    def __init__(self, scenario: Scenario, words: PlatformerWords) -> None:
        super().__init__(scenario, open_scenario(scenario, ()))
        self.english = words

    def check_options(self, line: int) -> None:
        """`bossrush scenario run` is the test of the scenarios themselves."""

    def advance(self, line: int) -> None:
        before = len(self.happened)
        super().advance(line)
        say_position(self.english, self.state, [self.table.words(event) for event in self.happened[before:]])


def test_every_position_of_the_scenarios_can_be_said() -> None:
    words = english()
    for path in sorted(SCENARIOS.rglob("*.toml")):
        try:
            SaidRun(load_scenario(path), words).run()
        except (Failed, ScenarioError):
            continue


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
        told = [event_words(state, event) for event in match.events[-1]]
        assert "{" not in "".join(say_position(words, state, told))
        seat = state.seats[0]
        match.apply(seat, generator.choice(state.legal(seat)))


@pytest.mark.parametrize("tiles", ["forest", "void"])
def test_the_terminal_finds_the_same_neighbours_as_the_rules(tiles: str) -> None:
    match = on_the_boss_level("ikee", 2, 3, tiles=tiles)
    state = match.state
    assert isinstance(state, State)
    view = read_view(match.game.view(state, 0))
    shown = {space["space"] for space in view["spaces"]}
    for name in shown:
        found = {space["space"] for space in beside(view, name)}
        assert found & shown == {space_name(cell) for cell in state.near(parse_space(name))}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("seats", "boss"), [("human", "medusa"), ("human,heuristic,human", "ikee")])
def test_no_line_of_any_screen_is_wider_than_80_columns(
    lang: str, seats: str, boss: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    match = on_the_boss_level(boss, len(seats.split(",")), 7)
    match.record.seats = seats.split(",")
    generator = random.Random(7)
    lines = [generator.choice([*COMMANDS, *"123456789"]) for _ in range(150)]
    lines += [str(generator.randrange(1, 9)) for _ in range(250)]
    out = io.StringIO()
    presenter = PlatformerPresenter(words_in(lang), height=24)
    LineGame(match, presenter, make_bots(match), lambda _: lines.pop() if lines else None, out).play()
    assert [line for line in out.getvalue().splitlines() if len(line) > 80] == []


@pytest.mark.parametrize("lang", languages())
def test_no_enemy_and_no_hero_makes_the_table_too_wide(lang: str) -> None:
    words = words_in(lang)
    match = make_match("human,human,human,human")
    view = read_view(match.game.view(match.state, 0))
    heroes = [hero.id for hero in words.tables.heroes]
    for i, enemy in enumerate(words.tables.enemies):
        view["levels"][0]["enemy"] = enemy.id
        view["dice"]["pool"] = {"monster": 5}
        view["dice"]["enemy"] = ["right", "attack"]
        view["bonus"] = 12
        for space in view["spaces"][:16]:
            space["enemy"] = enemy.id
        for seat, player in enumerate(view["players"]):
            player["hero"] = heroes[(i + seat) % len(heroes)]
            player["special"], player["levitating"], player["ability_exhausted"] = "monster", True, True
            player["coins"] = player["gems"] = 88
            player["cards"] = ["invisibility", "pathfinders_banner", "boots_of_haste"]
            player["marks"] = ["poison", "petrification", "mirror", "sigil"]
        for lowered in ((), (1,)):
            drawn = [draw_tower(view, words, folded=lowered), draw_players(view, words), draw_turn(view, words)]
            assert [line for line in "\n".join(drawn).splitlines() if len(line) > 79] == []
