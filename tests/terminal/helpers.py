"""Matches played by a script in line mode."""

import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bossrush.games import load_game
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import BOSS_SPAWN, EMPTY, LEVEL_CELLS
from bossrush.games.platformer.rules.levels import place_enemy, show_level
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.terminal.presenter import PlatformerPresenter
from bossrush.games.platformer.text.views import find_space, read_view
from bossrush.games.platformer.text.words import PlatformerWords
from bossrush.kernel.match import Match, new_match
from bossrush.kernel.record import SEALED
from bossrush.terminal.line import LineGame
from bossrush.terminal.play import make_bots
from bossrush.terminal.presenter import Presenter
from bossrush.text.messages import Messages


def platformer() -> Platformer:
    game = load_game("platformer")
    assert isinstance(game, Platformer)
    return game


def english() -> PlatformerWords:
    return words_in("en")


def words_in(lang: str) -> PlatformerWords:
    return PlatformerWords(Messages(lang, "platformer", strict=True), platformer())


def make_match(seats: str = "human", seed: str = "11", **options: str) -> Match:
    kinds = seats.split(",")
    return new_match(platformer(), {"players": str(len(kinds)), **options}, kinds, SEALED, seed)


@cache
def friendly_seed() -> str:
    """A seed with which Etorn, who begins, rolls one of each symbol, and can go from c1 to a coin on d1 in peace."""
    for seed in range(100_000):
        match = make_match("human,human", str(seed), heroes="etorn,minka", first="1")
        view = read_view(match.game.view(match.state, 0))
        b1, c1, d1, c2, d2 = (find_space(view, name) for name in ("b1", "c1", "d1", "c2", "d2"))
        peaceful = not any("enemy" in space for space in (b1, c1, d1, c2, d2))
        plain = not c1.get("features") and "wall_right" not in c1 and d1.get("coins") == 1
        if peaceful and plain and set(view["dice"]["pool"].values()) == {1}:
            return str(seed)
    raise AssertionError("no such seed")


def on_the_boss_level(boss: str, players: int, seed: int, tiles: str = "mixed") -> Match:
    """A game in which all heroes stand on the Boss Level, with something to spend."""
    match = make_match(",".join(["human"] * players), str(seed), boss=boss, artifacts="on", tiles=tiles)
    g = match.state
    assert isinstance(g, State)
    for level in range(1, g.tower.levels):
        show_level(g, level)
    top = range(g.tower.boss_level * LEVEL_CELLS, g.tower.cells)
    spawns = [cell for cell in top if g.tower.has(cell, BOSS_SPAWN)]
    place_enemy(g, g.boss, spawns[0])
    free = [cell for cell in top if g.at[cell] == EMPTY]
    for seat in range(players):
        g.put_hero(seat, free[seat * 3])
        g.committed[seat] = True
        g.coins[seat], g.gems[seat], g.hearts[seat] = 6, 6, 5
        g.coin_supply -= 6
        g.gem_supply -= 6
    g.question, g.seats, g.options = None, [], []
    g.run()
    return match


class Script:
    """Reads the lines of a script, then the end of input; or interrupts where a line is ^C."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)

    def __call__(self, prompt: str) -> str | None:
        line = next(self.lines, None)
        if line == "^C":
            raise KeyboardInterrupt
        return line


def play(match: Match, *lines: str, save_file: Path | None = None, save_always: bool = False) -> tuple[int, str]:
    """The exit code and all that was printed."""
    return play_with(PlatformerPresenter(english()), match, *lines, save_file=save_file, save_always=save_always)


def play_with(
    presenter: Presenter, match: Match, *lines: str, save_file: Path | None = None, save_always: bool = False
) -> tuple[int, str]:
    out = io.StringIO()
    game = LineGame(match, presenter, make_bots(match), Script(*lines), out, save_file, save_always)
    code = game.play()
    return code, out.getvalue()
