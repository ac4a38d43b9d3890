"""`bossrush play`: starts or resumes a match and hands it to line mode."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from bossrush.bots import BOTS, make_bot
from bossrush.bots.base import Bot
from bossrush.games.platformer.game import Platformer
from bossrush.i18n import Messages
from bossrush.kernel.game import GameError
from bossrush.kernel.match import Match, new_match
from bossrush.kernel.record import DICTATED, SEALED
from bossrush.library import load_game
from bossrush.terminal.line import LineGame
from bossrush.terminal.records import BadRecord, replay_file
from bossrush.terminal.words import Words

HUMAN = "human"
DEFAULT_PLAYERS = 2


def play_new(
    name: str,
    seats: str | None,
    options: Sequence[str],
    seed: int | None,
    packs: Sequence[Path],
    lang: str,
    save: Path | None,
    out: TextIO,
) -> int:
    game = load_game(name, packs)
    texts = read_settings(options)
    kinds = read_seats(seats, texts, name)
    texts["players"] = str(len(kinds))
    if save is not None and save.exists():
        raise GameError(f"{save} exists already; resume it with --resume, or choose another file")
    drawn = secrets.token_hex(16) if seed is None else str(seed)
    match = new_match(game, texts, kinds, SEALED, drawn)
    match.record.packs = [str(pack) for pack in packs]
    return play(match, lang, save, save is not None, out)


def play_on(name: str, file: Path, packs: Sequence[Path], lang: str, save: Path | None, out: TextIO) -> int:
    game, match = replay_file(file, packs)
    if game.name != name:
        raise BadRecord(f"{file}: this is a game of {game.name}, not of {name}")
    if match.state.over:
        raise BadRecord(f"{file}: this game is over; read it with 'bossrush record show'")
    if match.record.chance == DICTATED or not match.record.seed:
        raise BadRecord(f"{file}: the record has no seed, so this game cannot go on")
    check_kinds(match.record.seats, game.name)
    if len(match.record.seats) != match.state.players:
        raise BadRecord(f"{file}: the record names {len(match.record.seats)} seats for {match.state.players} players")
    return play(match, lang, save or file, save is not None, out)


def play(match: Match, lang: str, save: Path | None, save_always: bool, out: TextIO) -> int:
    assert isinstance(match.game, Platformer)
    words = Words(Messages(lang), match.game)
    for name in ("SIGTERM", "SIGHUP"):  # a closed terminal is a Ctrl-C: the game is saved
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    height = shutil.get_terminal_size().lines if out.isatty() else 0
    bots, colour = make_bots(match), wants_colour(out)
    return LineGame(match, words, bots, read_line, out, colour, save, save_always, height).play()


def read_settings(options: Sequence[str]) -> dict[str, str]:
    settings: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise GameError(f"option '{option}' is not of the form name=value, such as tiles=void")
        settings[name.strip()] = value.strip()
    return settings


def read_seats(seats: str | None, options: dict[str, str], game: str) -> list[str]:
    """The kind of each seat; without a list one person against the heuristic bot."""
    if seats is None:
        players = options.get("players", str(DEFAULT_PLAYERS))
        number = int(players) if players in ("1", "2", "3", "4") else 0
        if number == 0:
            raise GameError(f"option players is a number from 1 to 4, not '{players}'")
        return [HUMAN] + ["heuristic"] * (number - 1)
    kinds = [kind.strip() for kind in seats.split(",")]
    check_kinds(kinds, game)
    if not 1 <= len(kinds) <= 4:
        raise GameError(f"--seats names {len(kinds)} players; 1 to 4 can play")
    if options.get("players", str(len(kinds))) != str(len(kinds)):
        raise GameError(f"--seats names {len(kinds)} players, but option players is {options['players']}")
    return kinds


def check_kinds(kinds: Sequence[str], game: str) -> None:
    bots = BOTS[game]
    for kind in kinds:
        if kind != HUMAN and kind not in bots:
            raise GameError(f"a seat is {HUMAN} or a bot ({', '.join(sorted(bots))}), not '{kind}'")


def make_bots(match: Match) -> list[Bot | None]:
    """A bot for each seat that has one; its generator depends on the seed, the seat and where the game is resumed."""
    record = match.record
    return [
        None if kind == HUMAN else make_bot(kind, record.game, f"{record.seed} {seat} {len(record.moves)}")
        for seat, kind in enumerate(record.seats)
    ]


def read_line(prompt: str) -> str | None:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  history and editing of the line
    try:
        return input(prompt)
    except EOFError:
        print()
        return None


def wants_colour(out: TextIO) -> bool:
    return out.isatty() and "NO_COLOR" not in os.environ and sys.platform != "win32"
