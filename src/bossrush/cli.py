"""The command line. Everything is imported when it is needed, so that `bossrush --help` starts fast."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from bossrush import __version__, engine_kind
from bossrush.engine import EngineError

FINE = 0
FAILED = 1
WRONG = 2
INTERRUPTED = 130

LONGEST_NUMBER = 18
LONGEST_SEED = 100
"""Characters: whoever gives more has made a mistake, and Python refuses to write numbers of thousands of digits."""
MOST_MISTAKES = 100
"""Of content, that are listed."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code: 0 fine, 1 a check failed, 2 wrong use or bad input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    try:
        engine_kind()
    except EngineError as error:
        print(f"bossrush: {error}", file=sys.stderr)
        return WRONG
    try:
        given = sys.argv[1:] if argv is None else list(argv)
        arguments = make_parser(given[0] if given else "").parse_args(given)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else WRONG
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        code = run(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # What reads our output has gone; keep the interpreter from complaining when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except Exception as error:
        if not isinstance(error, user_errors()):
            raise
        from bossrush.reading import in_one_line

        print(f"bossrush: {in_one_line(sentence(error))}", file=sys.stderr)
        return WRONG


def user_errors() -> tuple[type[Exception], ...]:
    from bossrush.content.source import ContentError
    from bossrush.kernel.game import GameError
    from bossrush.kernel.record import RecordError
    from bossrush.rulebook.book import RulesError
    from bossrush.scenarios import ScenarioError
    from bossrush.server.admin import AdminError
    from bossrush.server.bus import BusError
    from bossrush.server.store.base import StoreError
    from bossrush.sim.crew import CrewError
    from bossrush.sim.files import FileError
    from bossrush.terminal.records import BadRecord

    games = (GameError, ContentError, RecordError, RulesError, ScenarioError, BadRecord)
    return (*games, CrewError, FileError, StoreError, BusError, AdminError, OSError, UnicodeDecodeError)


def sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


# ---- the commands


def run_play(a: argparse.Namespace) -> int:
    from bossrush.kernel.game import GameError
    from bossrush.terminal.play import play_new, play_on

    if a.resume is None:
        return play_new(a.game, a.seats, a.option, a.seed, a.pack, a.lang, a.save, sys.stdout)
    if a.seats is not None or a.option or a.seed is not None:
        raise GameError("--resume goes on with the seats, options and seed of the saved game; leave them out")
    return play_on(a.game, a.resume, a.pack, a.lang, a.save, sys.stdout)


def run_serve(a: argparse.Namespace) -> int:
    from bossrush.server.serve import run

    return run(a, sys.stdout)


def run_admin(a: argparse.Namespace) -> int:
    from bossrush.server.admin import run

    return run(a, sys.stdout)


def run_bot_stdio(a: argparse.Namespace) -> int:
    from bossrush.stdio import run

    return run(a)


def run_simulate(a: argparse.Namespace) -> int:
    from bossrush.sim.crew import new_crew
    from bossrush.sim.files import Files
    from bossrush.sim.games import new_setting
    from bossrush.sim.simulate import simulate_command
    from bossrush.terminal.play import read_settings

    options = read_settings(a.option)
    setting = new_setting(a.game, a.players, listed(a.bots), options, a.seed, a.limit, a.pack)
    files = Files(a.json, a.csv, a.html, sys.stderr)
    return simulate_command(setting, a.games, new_crew(a.games, a.jobs, a.ray), files, sys.stdout, sys.stderr)


def run_tournament(a: argparse.Namespace) -> int:
    from bossrush.sim.crew import new_crew
    from bossrush.sim.files import Files
    from bossrush.sim.games import new_setting
    from bossrush.sim.tournament import check_bots, tournament_command
    from bossrush.terminal.play import read_settings

    bots = listed(a.bots)
    options = read_settings(a.option)
    setting = new_setting(a.game, a.players, bots[:1], options, a.seed, a.limit, a.pack)
    check_bots(bots, a.game, a.players)
    files = Files(a.json, a.csv, None, sys.stderr)
    return tournament_command(setting, bots, a.games, new_crew(a.games, a.jobs, a.ray), files, sys.stdout, sys.stderr)


def run_tune(a: argparse.Namespace) -> int:
    from bossrush.sim.crew import new_crew
    from bossrush.sim.practice import practise_command
    from bossrush.sim.tune import check_options, tune_command, tuning_settings

    check_options(a.heuristic, a.bot, a.players, a.start)
    if a.heuristic:
        return practise_command(a.game, a.games, a.seed, a.jobs, a.start or a.out, a.out, sys.stdout, sys.stderr)
    settings = tuning_settings(a.game, a.bot or "heuristic", a.seed, a.players)
    return tune_command(settings, a.games, new_crew(a.games, a.jobs, None), a.out, sys.stdout, sys.stderr)


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")]


def run_scenarios(a: argparse.Namespace) -> int:
    from bossrush.scenarios.commands import run_command

    return run_command(a.path, a.pack, sys.stdout)


def run_record_show(a: argparse.Namespace) -> int:
    from bossrush.terminal.records import show_command

    return show_command(a.file, a.pack, a.lang, a.seat, sys.stdout)


def run_record_verify(a: argparse.Namespace) -> int:
    from bossrush.terminal.records import verify_command

    return verify_command(a.file, a.pack, a.lang, sys.stdout)


def run_record_export(a: argparse.Namespace) -> int:
    from io import StringIO

    from bossrush.terminal.records import export_command

    if a.output is None:
        return export_command(a.file, a.pack, sys.stdout)
    text = StringIO()
    code = export_command(a.file, a.pack, text)
    a.output.write_text(text.getvalue(), encoding="utf-8")
    return code


def run_analyse(a: argparse.Namespace) -> int:
    from bossrush.analysis.command import Wishes, analyse_command
    from bossrush.terminal.records import replay_file

    game, match = replay_file(a.file, a.pack)
    packs = [str(pack) for pack in a.pack] or match.record.packs
    wishes = Wishes(packs, a.budget, a.jobs, a.out, a.json, a.lang)
    return analyse_command(a.file, game, match, wishes, sys.stdout, sys.stderr)


def run_rules(a: argparse.Namespace) -> int:
    from bossrush.rulebook.book import RulesError
    from bossrush.rulebook.commands import PACKAGE, SOURCE_TESTS, coverage_command, find_command, where_command

    if a.subject == "coverage":
        if a.word:
            raise RulesError("coverage takes no words; choose rules with --only PF-1..PF-19")
        return coverage_command(a.only, SOURCE_TESTS, PACKAGE, sys.stdout, a.holes)
    if a.only is not None or a.holes:
        raise RulesError("--only and --holes belong to 'bossrush rules coverage'")
    if a.subject == "where":
        return where_command(a.word, SOURCE_TESTS, PACKAGE, sys.stdout)
    return find_command(a.subject, a.word, sys.stdout)


def run_content_check(a: argparse.Namespace) -> int:
    from bossrush.content.checking import check_content
    from bossrush.reading import in_one_line

    a.path.stat()  # a path that is not there is wrong use, not bad content
    errors = check_content(a.path)
    for error in errors[:MOST_MISTAKES]:
        print(in_one_line(error))
    if len(errors) > MOST_MISTAKES:
        print(f"… and {len(errors) - MOST_MISTAKES} more")
    if errors:
        return FAILED
    print(f"{a.path}: in order")
    return FINE


# ---- the parser


def language(text: str) -> str:
    from bossrush.text.messages import languages

    if text not in languages():
        raise argparse.ArgumentTypeError(f"there is no language '{text}'; there is {', '.join(languages())}")
    return text


def whole(text: str) -> int:
    return number_of(text, LONGEST_NUMBER)


def seed(text: str) -> int:
    return number_of(text, LONGEST_SEED)


def number_of(text: str, longest: int) -> int:
    if len(text) > longest:
        raise argparse.ArgumentTypeError(f"a number of {len(text)} characters; it may have {longest}")
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None


def make_parser(command: str) -> argparse.ArgumentParser:
    """`command` is what was typed: only its arguments have to be known, and some take long to import."""
    parser = new_parser(None, "bossrush", "Play Platformer or Boss Monster, in the browser or in the terminal.", MAIN)
    parser.add_argument("--version", action="version", version=f"bossrush {__version__} ({engine_kind()})")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    add_serve(commands)
    add_play(commands)
    add_simulate(commands)
    add_tournament(commands)
    add_tune(commands)
    add_scenario(commands)
    add_record(commands)
    add_analyse(commands)
    add_rules(commands)
    add_content(commands)
    add_admin(commands, command == "admin")
    add_bot_stdio(commands, command == "bot-stdio")
    return parser


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def new_parser(commands: Commands | None, name: str, summary: str, epilog: str) -> argparse.ArgumentParser:
    form = argparse.RawDescriptionHelpFormatter
    if commands is None:
        parser = argparse.ArgumentParser(name, description=summary, epilog=epilog, formatter_class=form)
    else:
        parser = commands.add_parser(name, help=summary, description=summary, epilog=epilog, formatter_class=form)
    parser.register("type", int, whole)
    return parser


def add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--pack",
        type=Path,
        action="append",
        default=[],
        metavar="PATH",
        help="a folder with more content; repeat for several",
    )


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", type=language, default="en", help="the language: en, es or de; by default en")


def add_play(commands: Commands) -> None:
    parser = new_parser(commands, "play", "Play a game in the terminal.", PLAY)
    parser.add_argument("game", metavar="GAME", help="platformer or bossmonster")
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help="who plays, in turn order: human or a bot, with commas between; by default human and a bot of your choice",
    )
    parser.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="an option of the game; repeat for several"
    )
    parser.add_argument("--seed", type=seed, metavar="N", help="play the game with this seed; drawn if not given")
    add_lang(parser)
    add_pack(parser)
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="keep the game in this file, up to date at every move"
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")
    parser.set_defaults(run=run_play)


def add_serve(commands: Commands) -> None:
    parser = new_parser(commands, "serve", "Serve games to browsers and programs; opens the page.", SERVE)
    add = parser.add_argument
    add("--host", default="127.0.0.1", help="address to listen on, by default 127.0.0.1; 0.0.0.0 is all of them")
    add("--port", type=int, default=8000, help="port, by default 8000; 0 is any that is free")
    add(
        "--db", default="", metavar="URL", help="sqlite:///FILE, postgresql://… or memory:; by default your data folder"
    )
    add("--bus", default="", metavar="URL", help="redis://…, when several processes serve the same tables")
    add("--data", type=Path, metavar="DIR", help="the data folder")
    add("--no-browser", action="store_true", help="do not open the browser")
    add("--origin", action="append", default=[], metavar="URL", help="a further site whose pages may connect")
    add("--behind-proxy", action="store_true", help="believe the X-Forwarded headers of the proxy in front")
    add("--bot-workers", type=int, default=1, metavar="N", help="processes that think for bots, by default 1")
    add("--bot-delay", type=float, default=0.25, metavar="S", help="seconds a bot takes for a decision")
    add("--window", type=float, default=0.6, metavar="S", help="the same where others could respond")
    add("--analysis", type=float, default=60.0, metavar="S", help="seconds of thinking about a finished game; 0: none")
    add(
        "--max-connections",
        type=int,
        default=0,
        metavar="N",
        help="connections at the same time; by default as many as the limit of open files has room for",
    )
    add("--purge-after", type=days, default=0, metavar="DAYS", help="remove what nobody touched for so long; 0: never")
    add("--no-limits", action="store_true", help="no rate limits: for tests and measurements only")
    add("--log", choices=("plain", "json"), default="plain", help="how the log is written, by default plain")
    add("--log-level", choices=("debug", "info", "warning", "error"), default="info", help="by default info")
    parser.set_defaults(run=run_serve)


def days(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or int(text) >= 10**6:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of days")
    return int(text)


def add_simulate(commands: Commands) -> None:
    parser = new_parser(commands, "simulate", "Let bots play many games and count how they end.", SIMULATE)
    add = parser.add_argument
    add(
        "--bots", default="heuristic", metavar="LIST", help="one bot for all seats, or one for each with commas between"
    )
    add_games(parser, 100)
    add("--html", type=Path, metavar="FILE", help="write a report with plots, one page for any browser")
    parser.set_defaults(run=run_simulate)


def add_tournament(commands: Commands) -> None:
    parser = new_parser(commands, "tournament", "Let bots play against each other and rate them.", TOURNAMENT)
    parser.add_argument("--bots", required=True, metavar="LIST", help="the bots that meet, with commas between")
    add_games(parser, 200)
    parser.set_defaults(run=run_tournament)


def add_tune(commands: Commands) -> None:
    parser = new_parser(commands, "tune", "Find the numbers that bots weigh things by, from games they play.", TUNE)
    add = parser.add_argument
    add("game", metavar="GAME", help="platformer or bossmonster")
    add("--bot", metavar="BOT", help="who plays the games, by default heuristic")
    add(
        "--players", type=int, nargs="+", metavar="N", help="learn from games with so many players, by default from all"
    )
    add("--heuristic", action="store_true", help="tune what things are worth to the heuristic bot, by about K games")
    add("--start", type=Path, metavar="FILE", help="with --heuristic: the first numbers, by default those of --out")
    add("--games", type=int, default=100, metavar="K", help="for each number of players and variant, by default 100")
    add_seed(parser, "weights")
    add("--jobs", type=int, metavar="J", help="worker processes, by default one a processor; the results do not change")
    add("--out", type=Path, required=True, metavar="FILE", help="the parameter file to write or to change")
    parser.set_defaults(run=run_tune)


def add_seed(parser: argparse.ArgumentParser, what: str) -> None:
    told = f"the same seed gives the same {what}, unless a bot thinks by the clock; by default 1"
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help=told)


def add_games(parser: argparse.ArgumentParser, games: int) -> None:
    """What simulations and tournaments have in common."""
    add = parser.add_argument
    add("game", metavar="GAME", help="platformer or bossmonster")
    add("--players", type=int, default=2, metavar="N", help="how many play, by default 2")
    add("--games", type=int, default=games, metavar="K", help=f"how many games, by default {games}")
    add_seed(parser, "games")
    add("--jobs", type=int, metavar="J", help="worker processes, by default one a processor; the results do not change")
    add("--ray", metavar="ADDRESS", help="play on a Ray cluster: HOST:PORT, auto, or local to start one here")
    add("--limit", type=int, default=50_000, metavar="D", help="give a game up after so many decisions; no game rule")
    add("--option", metavar="K=V", action="append", default=[], help="an option of the game; repeat for several")
    add("--json", type=Path, metavar="FILE", help="write everything counted to this file")
    add("--csv", type=Path, metavar="FILE", help="write a line for each game, as it ends")
    add_pack(parser)


def add_scenario(commands: Commands) -> None:
    parser = new_parser(commands, "scenario", "Run scenarios: positions with actions and outcomes.", SCENARIO)
    inner = parser.add_subparsers(metavar="COMMAND", required=True)
    run = new_parser(inner, "run", "Run scenario files and whole folders of them; exit 1 if one fails.", SCENARIO)
    run.add_argument("path", type=Path, nargs="+", metavar="PATH", help="a scenario file or a folder")
    add_pack(run)
    run.set_defaults(run=run_scenarios)


def add_record(commands: Commands) -> None:
    parser = new_parser(commands, "record", "Read, check and export the record of a game.", RECORD)
    inner = parser.add_subparsers(metavar="COMMAND", required=True)
    show = new_parser(inner, "show", "Tell what happened in a game, in words.", RECORD)
    add_lang(show)
    show.add_argument("--seat", type=int, metavar="N", help="with what this seat saw; by default what everybody saw")
    show.set_defaults(run=run_record_show)
    verify = new_parser(
        inner, "verify", "Compute every roll and every position again from the seed; exit 1 if one differs.", RECORD
    )
    add_lang(verify)
    verify.set_defaults(run=run_record_verify)
    export = new_parser(inner, "export", "Write header, moves, events and final position as JSON.", RECORD)
    export.add_argument("-o", "--output", type=Path, metavar="FILE", help="write here instead of to the screen")
    export.set_defaults(run=run_record_export)
    for command in (show, verify, export):
        command.add_argument("file", type=Path, metavar="FILE", help="a record, such as a saved game")
        add_pack(command)


def add_analyse(commands: Commands) -> None:
    parser = new_parser(commands, "analyse", "Find out what decided a finished game: luck or mistakes.", ANALYSE)
    add = parser.add_argument
    add("file", type=Path, metavar="RECORD", help="the record of a finished game")
    add("--budget", default="400", metavar="N", help="playouts for each decision, or a time: 500ms; by default 400")
    add("--out", type=Path, metavar="FILE", help="the page to write; by default the record's name with .html")
    add("--json", type=Path, metavar="FILE", help="write the analysis as JSON, and the page only if --out names one")
    add("--jobs", type=int, metavar="J", help="worker processes, by default one a processor; the results do not change")
    add_lang(parser)
    add_pack(parser)
    parser.set_defaults(run=run_analyse)


def add_rules(commands: Commands) -> None:
    parser = new_parser(commands, "rules", "Find rules by words or id, where they live, and what shows them.", RULES)
    parser.add_argument("subject", metavar="GAME|where|coverage", help="platformer or bossmonster, where or coverage")
    parser.add_argument("word", nargs="*", metavar="WORD", help="words that the rule holds, or its id; ids for where")
    parser.add_argument("--only", metavar="RANGE", help="coverage of these rules, such as PF-1..PF-19")
    parser.add_argument(
        "--holes", action="store_true", help="list only the rules that lack a test or a place in the code"
    )
    parser.set_defaults(run=run_rules)


def add_content(commands: Commands) -> None:
    parser = new_parser(commands, "content", "Check content: cards, enemies, tiles.", CONTENT)
    inner = parser.add_subparsers(metavar="COMMAND", required=True)
    check = new_parser(
        inner,
        "check",
        "List every mistake of a pack or a content file, with its line; exit 1 if there is one.",
        CONTENT,
    )
    check.add_argument("path", type=Path, metavar="PATH", help="a pack's folder or one file of it")
    check.set_defaults(run=run_content_check)


def add_admin(commands: Commands, wanted: bool) -> None:
    parser = new_parser(commands, "admin", "Look after a server: tables, people, backups.", ADMIN)
    parser.set_defaults(run=run_admin)
    if wanted:
        from bossrush.server.admin import add_arguments

        add_arguments(parser)


def add_bot_stdio(commands: Commands, wanted: bool) -> None:
    parser = new_parser(commands, "bot-stdio", "Let programs play: messages as lines of JSON.", BOT_STDIO)
    parser.set_defaults(run=run_bot_stdio)
    if wanted:
        from bossrush.stdio import add_arguments

        add_arguments(parser)


MAIN = """\
examples:
  bossrush serve                             play in the browser, alone or with friends
  bossrush play platformer                   in the terminal, you against a bot
  bossrush play bossmonster --lang es        the other game, in Spanish; de is German
  bossrush play platformer --resume FILE     go on with a saved game
  bossrush rules platformer push             what the rules say about pushing
  bossrush record verify FILE                check every roll of a game

'bossrush COMMAND --help' tells more. Exit codes: 0 fine, 1 a check failed, 2 wrong use or bad input."""

SERVE = """\
examples:
  bossrush serve                                     on this machine, for this machine
  bossrush serve --host 0.0.0.0                      for everybody in the house
  bossrush serve --db postgresql://… --bus redis://… one of several processes, behind a load balancer

A move is stored before it is acknowledged. Stop the server as you like: games go on where they were.
GET /health/live tells whether it answers, /health/ready whether it can store moves, /metrics the numbers,
/schema/openapi.json the interface."""

PLAY = """\
options of platformer (--option):
  heroes=etorn,pip     the heroes by seat; random for the rest
  boss=medusa          medusa, ikee or random
  tiles=void           forest, void (with portals) or mixed
  first=1              the seat that begins; 0 draws it
  artifacts=on         two artifacts lie ready for whoever earns them
  longer_map=on        one more level below the boss
  collect_on_fall=on   falling heroes pick up tokens

options of bossmonster:
  bosses=robobo,random the bosses by seat
  i_choose_you=on      everybody chooses between two bosses
  scheming=on          whoever gained no Soul in a turn may draw a card
  hard_mode=on         without the weakest heroes
  spells=30            a spell deck of 30 or 31 cards

bots:
  easy, medium, hard, expert         the levels, the weakest first
  heuristic, random                  plain bots, without search
  search:2000, search:800ms          a search of so many playouts, or for so long

examples:
  bossrush play platformer
  bossrush play bossmonster --seats human,easy,hard
  bossrush play platformer --seats human                       solo
  bossrush play platformer --seats human,human,medium --option tiles=void
  bossrush play platformer --seed 7 --save evening.txt
  bossrush play platformer --resume evening.txt

Chance is sealed: a hash of the seed is shown before the game, the seed itself when it is over.
Several people can play at one terminal; in Boss Monster they hand it over, so that nobody sees another hand.
Type help in the game for what you can type, hint for the best moves and why.
An unfinished game is saved when you leave it."""

SIMULATE = """\
examples:
  bossrush simulate platformer --players 3 --games 2000 --html report.html
  bossrush simulate platformer --players 1 --games 500 --option boss=medusa --json solo.json --csv solo.csv
  bossrush simulate bossmonster --bots heuristic,random --games 50
  bossrush simulate platformer --games 100000 --ray 10.0.0.7:6379

The same seed gives the same counts, on any number of processes and machines, unless a bot thinks by the clock: hard,
expert and search:800ms. Rates come with 95 % intervals.
Ctrl-C ends the games under way and reports all that are done; a second one does not wait. A file that fails is told
and left, the rest is written. Exit codes: 0 fine, 1 a file or a worker failed, 2 wrong use, 130 interrupted."""

TUNE = """\
Bots play games of all numbers of players; at the first decision of every turn the position is noted down as
numbers (`features`). Then weights are found that make the results least surprising. Every fifth game is held back
to test them: the surprise is the mean of -log(chance given to what happened), lower is better.
The search bots judge positions by these weights, from parameters.json in its folder.

With --heuristic it is what things are worth to the heuristic bot (a soul, a heart, a step …): two variants of it, all
numbers of one a little up or down and those of the other the opposite way, play each other, and the numbers move
towards whoever wins more. They are written only if they beat the numbers before in games of their own.
A bot with the numbers in a file is called heuristic:FILE.

  bossrush tune platformer --games 50 --seed 1 --out src/bossrush/games/platformer/bot/parameters.json
  bossrush tune bossmonster --games 400 --seed 1 --out parameters.json
  bossrush tune bossmonster --heuristic --games 30000 --seed 1 --start tools/by_hand.json --out parameters.json
  bossrush tournament bossmonster --bots heuristic:parameters.json,heuristic --games 1000
"""
TOURNAMENT = """\
examples:
  bossrush tournament bossmonster --bots heuristic,random --games 200
  bossrush tournament platformer --players 4 --bots heuristic,random --games 600 --json ratings.json

Every deal is played in every order of the seats, with the same chance, so that neither luck nor seats decide; the
number of games is rounded up to whole deals. Ratings are openskill's, all begin at 25; a bot that is 7 above another
wins about three games of four. Their intervals come from drawing the games 100 times anew, in random order; those of
wins from how much deals differ, since a deal that wins for either bot says nothing about the two.
Ctrl-C ends the games under way and rates by all that are done."""

SCENARIO = """\
example:
  bossrush scenario run tests/scenarios"""

RECORD = """\
examples:
  bossrush record show evening.txt
  bossrush record show evening.txt --seat 1
  bossrush record verify evening.txt
  bossrush record export evening.txt -o evening.json"""

ANALYSE = """\
examples:
  bossrush analyse evening.txt                       writes evening.html
  bossrush analyse evening.txt --budget 2000         slower and firmer
  bossrush analyse evening.txt --out luck.html --json luck.json --lang es

Every decision is played on many times from what the player who made it could know. The page shows the chances to win
as a line, every decision and every stroke of chance on it, the turning points, how much luck and how much decisions
did for each player, and the decisions that cost most, each with a better one. It needs no network.
The same number of playouts gives the same analysis; a time does not. A game of 300 moves takes a minute or two."""

RULES = """\
examples:
  bossrush rules platformer push ladder      rules that hold both words
  bossrush rules platformer PF-11.4          a rule by its id
  bossrush rules bossmonster lure hero
  bossrush rules where PF-15.6 BM-10.5       the code that carries a rule out, and the tests that show it
  bossrush rules coverage --only PF-1..PF-19 --holes"""

CONTENT = """\
example:
  bossrush content check my-pack"""

ADMIN = """\
examples:
  bossrush admin tables --status running
  bossrush admin close TABLE
  bossrush admin ban LOGIN
  bossrush admin purge --older-than 90 --dry-run
  bossrush admin backup tonight.sqlite

Works on the database, beside a running server; the server follows within seconds."""

BOT_STDIO = """\
examples:
  bossrush bot-stdio < messages                    a bot that reads the server's messages and writes its own
  bossrush bot-stdio --connect ws://127.0.0.1:8000/ws --table ID
  bossrush bot-stdio --connect ws://127.0.0.1:8000/ws --table ID --program './mybot --strong'

The messages are those of docs/reference/websocket.md, one a line."""
