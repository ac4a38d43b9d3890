"""`bossrush play`: starts or resumes a match and hands it to line mode."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TextIO

from bossrush.bots.base import Bot
from bossrush.bots.levels import LEVELS, check_bot, make_bot
from bossrush.games import kit_of, load_game
from bossrush.kernel.game import Game, GameError
from bossrush.kernel.match import Match, new_match
from bossrush.kernel.record import DICTATED, SEALED
from bossrush.terminal.layout import wrap
from bossrush.terminal.line import CLOSED, LineGame
from bossrush.terminal.records import BadRecord, replay_file
from bossrush.text.messages import Messages

HUMAN = "human"
DEFAULT_PLAYERS = 2
DEFAULT_LEVEL = "medium"


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
    kinds = read_seats(seats, texts, game)
    if seats is None and len(kinds) > 1 and sys.stdin.isatty():
        level = ask_level(Messages(lang, name), read_line, out)
        kinds = [HUMAN] + [level] * (len(kinds) - 1)
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
    if len(match.record.seats) != match.state.players:
        raise BadRecord(f"{file}: the record names {len(match.record.seats)} seats for {match.state.players} players")
    check_kinds(match.record.seats, game.name)
    return play(match, lang, save or file, save is not None, out)


def play(match: Match, lang: str, save: Path | None, save_always: bool, out: TextIO) -> int:
    for name in CLOSED:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    height = shutil.get_terminal_size().lines if out.isatty() else 0
    presenter = kit_of(match.game.name).presenter(
        Messages(lang, match.game.name), match.game, wants_colour(out), height
    )
    return LineGame(match, presenter, make_bots(match), read_line, out, save, save_always).play()


def read_settings(options: Sequence[str]) -> dict[str, str]:
    settings: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise GameError(f"option '{option}' is not of the form name=value, such as tiles=void")
        settings[name.strip()] = value.strip()
    return settings


def read_seats(seats: str | None, options: dict[str, str], game: Game) -> list[str]:
    """The kind of each seat; without a list one person against bots of the usual level."""
    players = next(option for option in game.options() if option.name == "players")
    if seats is None:
        number = players.read(options.get("players", str(DEFAULT_PLAYERS)))
        return [HUMAN] + [DEFAULT_LEVEL] * (int(number) - 1)
    kinds = [kind.strip() for kind in seats.split(",")]
    check_kinds(kinds, game.name)
    if not players.low <= len(kinds) <= players.high:
        raise GameError(f"--seats names {len(kinds)} players; {players.low} to {players.high} can play")
    if options.get("players", str(len(kinds))) != str(len(kinds)):
        raise GameError(f"--seats names {len(kinds)} players, but option players is {options['players']}")
    return kinds


def ask_level(messages: Messages, read: Callable[[str], str | None], out: TextIO) -> str:
    """How strong the opponents shall be; Enter, or no input at all, is the usual level."""
    print(messages.text("play-levels"), file=out)
    width = max(len(messages.text(f"bot-{level}")) for level in LEVELS)
    for number, level in enumerate(LEVELS, 1):
        name, help = messages.text(f"bot-{level}"), messages.text(f"bot-{level}.help")
        print(wrap(f" {number}  {name:<{width}}  {help}", "", " " * (width + 6)), file=out)
    names = {str(number): level for number, level in enumerate(LEVELS, 1)} | {level: level for level in LEVELS}
    names |= {messages.text(f"bot-{level}").lower(): level for level in LEVELS}
    while True:
        line = (read("> ") or "").strip().lower()
        if not line or line in names:
            return names.get(line, DEFAULT_LEVEL)
        print(messages.text("play-levels-unknown", text=line, most=len(LEVELS)), file=out)


def check_kinds(kinds: Sequence[str], game: str) -> None:
    for kind in kinds:
        if kind != HUMAN:
            check_bot(kind, game)


def make_bots(match: Match) -> list[Bot | None]:
    """A bot for each seat that has one; its generator depends on the seed, the seat and where the game is resumed."""
    record = match.record
    return [
        None if kind == HUMAN else make_bot(kind, record.game, f"{record.seed} {seat} {len(record.moves)}")
        for seat, kind in enumerate(record.seats)
    ]


def read_line(prompt: str) -> str | None:
    """Without a prompt the terminal is handed over: what was typed before cannot be called up again."""
    with contextlib.suppress(ImportError):
        import readline  # history and editing of the line

        if not prompt:
            readline.clear_history()
    try:
        return input(prompt)
    except EOFError:
        print()
        return None


def wants_colour(out: TextIO) -> bool:
    return out.isatty() and "NO_COLOR" not in os.environ and sys.platform != "win32"
