"""Writes docs/statistics/GAME.md: many games of one bot, played by the compiled package on all processors.

The games of Platformer are shared out evenly over the bosses and tile sets. The same version, bot, games and seed give
the same figures, unless the bot thinks by the clock. With --to every finished game is a line of that file at once: the
same command goes on where it was interrupted, and one with more games or other --players adds to it. --from makes the
page of such a file and plays nothing. BOSSRUSH_ENGINE=pure plays without compiling anything.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bossrush.kernel.game import GameError
from bossrush.sim.crew import new_crew
from bossrush.sim.games import Setting
from bossrush.sim.run import FINE, Run, play_run
from tools.build import ROOT, built_modules, environment
from tools.figures_games import PLAYERS, MixedGames, Played, cases, jobs, origin, read_games
from tools.figures_pages import page


def play(settings: list[Setting], players: list[int], games: int, file: Path) -> int:
    """Add what is missing to the file; the exit code of the run."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    done = read_games(text)
    if done and origin(done[0].setting) != origin(settings[0]):
        raise MixedGames("games of another bot, seed, option or content; name another file")
    left = jobs(settings, players, games, done)
    if not left:
        return FINE
    run = Run(new_crew(len(left), None, None), len(left), sys.stderr)
    if text and not text.endswith("\n"):
        file.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")
    with file.open("a", encoding="utf-8") as lines:
        for outcome in play_run(left, run):
            lines.write(Played(settings[outcome.number % len(settings)], outcome).line())
            lines.flush()
    print(f"{run.games} of {len(left)} games played, {run.speed()}", file=sys.stderr)
    return run.exit_code(failed=False)


def write_page(file: Path, game: str, target: Path) -> int:
    """1 if games were given up."""
    games = read_games(file.read_text(encoding="utf-8"))
    if not games or games[0].setting.game != game:
        raise MixedGames(f"no games of {game}")
    target.write_text(page(games), encoding="utf-8")
    given_up = sum(not played.outcome.finished for played in games)
    print(f"{target}: {len(games)} games, {given_up} given up")
    return int(given_up > 0)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=PLAYERS)
    parser.add_argument("--bot", default="search:60", help="who plays all seats, by default search:60")
    parser.add_argument("--games", type=int, default=300, help="for each number of players, by default 300")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="+", metavar="N", help="by default all numbers the game allows")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="such as artifacts=on")
    parser.add_argument("--page", type=Path, help="by default docs/statistics/GAME.md")
    file = parser.add_mutually_exclusive_group()
    file.add_argument("--to", type=Path, metavar="FILE.jsonl", help="keep the games here, and go on from those there")
    file.add_argument(
        "--from", type=Path, metavar="FILE.jsonl", dest="source", help="only make the page of these games"
    )
    args = parser.parse_args()
    args.players = args.players or list(PLAYERS[args.game])
    args.page = args.page or ROOT / "docs" / "statistics" / f"{args.game}.md"
    if args.games < 1 or not set(args.players) <= set(PLAYERS[args.game]):
        parser.error(f"--games is a number from 1 up; {args.game} has {PLAYERS[args.game]} players")
    if not all("=" in option for option in args.option):
        parser.error("--option is NAME=VALUE")
    return args


def run(args: argparse.Namespace) -> int:
    if args.source:
        return write_page(args.source, args.game, args.page)
    if "BOSSRUSH_ENGINE" not in os.environ:
        built_modules()
        os.execve(sys.executable, [sys.executable, *sys.argv], environment("compiled"))
    options = dict(option.split("=", 1) for option in args.option)
    settings = cases(args.game, args.bot, args.seed, options)
    with tempfile.TemporaryDirectory() as folder:
        file = args.to or Path(folder) / "games.jsonl"
        return play(settings, args.players, args.games, file) or write_page(file, args.game, args.page)


def main() -> int:
    args = parsed()
    try:
        return run(args)
    except GameError as error:
        trouble = str(error)
    except MixedGames as error:
        trouble = f"{args.source or args.to}: {error}"
    except OSError as error:
        trouble = f"{error.filename}: {error.strerror}"
    print(f"figures.py: {trouble}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
