"""Writes docs/statistics/platformer.md: games of the heuristic bots, played by the compiled package on all processors.

Usage: python tools/figures.py [--games 500] [--seed 1]. The games are shared out evenly over the bosses and tile sets.
The same version, games and seed give the same figures.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bossrush import __version__
from tools.build import ROOT, built_modules, environment

PAGE = ROOT / "docs" / "statistics" / "platformer.md"
BOSSES = ("medusa", "ikee")
TILES = ("forest", "void", "mixed")
PLAYERS = (1, 2, 3, 4)
LIMIT = 20_000


class Game:
    """One game that was played, as its line of JSON says."""

    def __init__(self, line: str) -> None:
        data = json.loads(line)
        self.boss: str = data["boss"]
        self.tiles: str = data["tiles"]
        self.finished: bool = data["finished"]
        self.winners: list[int] = data["winners"]
        self.turns: list[int] = data["turns"]
        self.decisions: int = data["decisions"]
        self.heroes: list[str] = data["labels"]["hero"]
        self.score: int | None = data["score"]

    def players(self) -> int:
        return len(self.turns)


# ---- playing, in the compiled package


def play(games: int, seed: int) -> None:
    """Print a line of JSON for each game; progress goes to the terminal."""
    from bossrush.sim.crew import Stop, new_crew, play_all
    from bossrush.sim.games import Setting
    from bossrush.sim.progress import Progress

    cases = list(product(PLAYERS, BOSSES, TILES))
    bar = Progress(len(cases) * per_case(games), sys.stderr)
    done = 0
    for players, boss, tiles in cases:
        options = {"players": str(players), "boss": boss, "tiles": tiles}
        setting = Setting("platformer", ["heuristic"] * players, options, seed, LIMIT, [])
        crew = new_crew(per_case(games), None, None)
        for outcome in play_all([(setting, number) for number in range(per_case(games))], crew, Stop()):
            done += 1
            bar.step(done)
            print(json.dumps({"boss": boss, "tiles": tiles, **outcome.data()}), flush=True)
        crew.close(at_once=False)
    bar.close()


def per_case(games: int) -> int:
    return -(-games // (len(BOSSES) * len(TILES)))


# ---- the page


def page(games: list[Game], command: str) -> str:
    lines = [
        "# Platformer in figures",
        "",
        f"Games by heuristic bots, bossrush {__version__}, seed and number of games as in the command:",
        "",
        f"    {command}",
        "",
        "The games are shared out evenly over both bosses and the three tile sets; heroes and the first player are",
        "drawn. A win rate of a seat or hero counts the games in which it took part. With the bots playing alike, an",
        "even share is 50 % with two players, 33 % with three and 25 % with four.",
        "",
        *section(
            "Length", length_rows(games), "Players", "Games", "Finished", "Turns a player", "10–90 %", "Decisions"
        ),
        "",
        "Turns of the player who had most of them.",
        "",
        *section("Length by boss and tile set", place_rows(games), "Players", *BOSSES, *TILES),
        "",
        "Mean turns a player. With several players every finished game has a winner; for one player see below.",
        "",
        *section("Wins by seat", seat_rows(games), "Players", "Seat 1", "Seat 2", "Seat 3", "Seat 4"),
        "",
        *section("Wins by hero", hero_rows(games), "Hero", *(many(players) for players in PLAYERS)),
        "",
        *section("Solo", solo_rows(games), "Boss", "Tiles", "Games", "Won", "Mean score of a win"),
    ]
    return "\n".join(lines) + "\n"


def section(title: str, rows: list[list[str]], *heads: str) -> Iterator[str]:
    yield from (f"## {title}", "", f"| {' | '.join(heads)} |", "|" + " --- |" * len(heads))
    yield from (f"| {' | '.join(row)} |" for row in rows)


def many(players: int) -> str:
    return "1 player" if players == 1 else f"{players} players"


def length_rows(games: list[Game]) -> list[list[str]]:
    rows: list[list[str]] = []
    for players in PLAYERS:
        some = [game for game in games if game.players() == players]
        turns = sorted(max(game.turns) for game in some)
        finished = sum(game.finished for game in some)
        spread = f"{turns[len(turns) // 10]}–{turns[len(turns) * 9 // 10]}"
        decisions = mean([game.decisions for game in some], 0)
        rows.append([str(players), str(len(some)), str(finished), mean(turns), spread, decisions])
    return rows


def place_rows(games: list[Game]) -> list[list[str]]:
    rows: list[list[str]] = []
    for players in PLAYERS:
        some = [game for game in games if game.players() == players]
        by_boss = [mean([max(game.turns) for game in some if game.boss == boss]) for boss in BOSSES]
        by_tiles = [mean([max(game.turns) for game in some if game.tiles == tiles]) for tiles in TILES]
        rows.append([str(players), *by_boss, *by_tiles])
    return rows


def seat_rows(games: list[Game]) -> list[list[str]]:
    rows: list[list[str]] = []
    for players in PLAYERS:
        some = [game for game in games if game.players() == players]
        rates = [rate(some, won_by_seat(seat)) for seat in range(players)]
        rows.append([str(players), *rates, *["" for _ in range(players, max(PLAYERS))]])
    return rows


def won_by_seat(seat: int) -> Callable[[Game], bool]:
    return lambda game: seat in game.winners


def hero_rows(games: list[Game]) -> list[list[str]]:
    rows: list[list[str]] = []
    for hero in sorted({hero for game in games for hero in game.heroes}):
        row = [hero]
        for players in PLAYERS:
            some = [game for game in games if game.players() == players and hero in game.heroes]
            row.append(rate(some, won_by_hero(hero)))
        rows.append(row)
    return rows


def won_by_hero(hero: str) -> Callable[[Game], bool]:
    return lambda game: any(game.heroes[seat] == hero for seat in game.winners)


def solo_rows(games: list[Game]) -> list[list[str]]:
    rows: list[list[str]] = []
    for boss, tiles in product((*BOSSES, "both"), (*TILES, "all")):
        some = [
            game
            for game in games
            if game.players() == 1 and boss in (game.boss, "both") and tiles in (game.tiles, "all")
        ]
        scores = [game.score for game in some if game.score is not None]
        won = rate(some, lambda game: bool(game.winners))
        rows.append([boss, tiles, str(len(some)), won, mean(scores)])
    return rows


def mean(numbers: list[int], places: int = 1) -> str:
    return f"{sum(numbers) / len(numbers):.{places}f}" if numbers else "–"


def rate(games: list[Game], won: Callable[[Game], bool]) -> str:
    return f"{100 * sum(map(won, games)) / len(games):.1f} %" if games else "–"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500, help="for each number of players, by default 500")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", action="store_true", help="play with the package that is imported, print JSON")
    args = parser.parse_args()
    if args.play:
        play(args.games, args.seed)
        return 0
    numbers = ["--games", str(args.games), "--seed", str(args.seed)]
    start = time.monotonic()
    built_modules()
    command = [sys.executable, "tools/figures.py", "--play", *numbers]
    env = environment("compiled")
    done = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, check=True)
    games = [Game(line) for line in done.stdout.splitlines()]
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    shown = " ".join(["python", "tools/figures.py", *numbers])
    PAGE.write_text(page(games, shown), encoding="utf-8")
    stalled = sum(not game.finished for game in games)
    minutes = (time.monotonic() - start) / 60
    print(f"{PAGE.relative_to(ROOT)}: {len(games)} games, {stalled} given up, in {minutes:.1f} minutes")
    return 1 if stalled else 0


if __name__ == "__main__":
    sys.exit(main())
