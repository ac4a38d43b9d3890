"""Records in words, checked against their seed, and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from bossrush.games import has_secrets, kit_of, load_game
from bossrush.kernel.events import SPECTATOR
from bossrush.kernel.game import Game
from bossrush.kernel.match import Match, replay
from bossrush.kernel.record import Record, RecordError, read_record
from bossrush.reading import RECORD_BYTES, NotText, in_one_line, read_text
from bossrush.text.messages import Messages
from bossrush.text.words import NONE, Words

FORMAT = "bossrush export 1"


class BadRecord(Exception):
    """A record that cannot be read or does not fit: one sentence that begins with the file, and the line if known."""


def bad_record(file: Path, error: RecordError) -> BadRecord:
    return BadRecord(f"{file}:{error.line}: {error.message}" if error.line else f"{file}: {error.message}")


def read_file(file: Path) -> Record:
    try:
        return read_record(read_text(file, RECORD_BYTES))
    except NotText:
        raise BadRecord(f"{file}: this is not a text file, so it is no record") from None
    except RecordError as error:
        raise bad_record(file, error) from None


def load_for(record: Record, packs: Sequence[Path]) -> Game:
    """The game of a record, with these packs or else those that it names."""
    return load_game(record.game, packs or [Path(pack) for pack in record.packs])


def replay_file(file: Path, packs: Sequence[Path]) -> tuple[Game, Match]:
    record = read_file(file)
    try:
        match = replay(load_for(record, packs), record)
    except RecordError as error:
        raise bad_record(file, error) from None
    return match.game, match


def show_command(file: Path, packs: Sequence[Path], lang: str, seat: int | None, out: TextIO) -> int:
    """What is public, or what a seat (counted from 1) has seen."""
    game, match = replay_file(file, packs)
    if seat is not None and not 1 <= seat <= match.state.players:
        raise BadRecord(f"{file}: there is no seat {seat}; there are 1 to {match.state.players}")
    viewer = SPECTATOR if seat is None else seat - 1
    presenter = kit_of(game.name).presenter(Messages(lang, game.name), game, False, 0)
    presenter.look(game.view(match.state, viewer))
    for line in header_lines(match, presenter.words):
        print(line, file=out)
    print(file=out)
    events = [
        presenter.event_words(match.state, game.redact(event, viewer)) for events in match.events for event in events
    ]
    for line in presenter.words.events(events, "full"):
        print(line, file=out)
    return 0


def header_lines(match: Match, words: Words) -> list[str]:
    record = match.record
    lines = [words.say("record-header", game=words.say("play-title"), rules=record.rules, content=record.content)]
    for name, value in sorted(record.options.items()):
        option, text = words.say(f"option-{name}"), words.say(f"option-{name}.text")
        lines.append(words.say("record-option", option=option, value=value, text=text))
    if record.packs:
        lines.append(words.say("record-packs", packs=", ".join(record.packs)))
    if record.seats:
        lines.append(words.say("record-seats", seats=", ".join(record.seats)))
    chance = f"record-chance-{record.chance}"
    lines.append(words.say(chance, commitment=record.commitment, seed=public_seed(match) or NONE))
    if record.entropy:
        lines.append(words.say("record-entropy", entropy="; ".join(record.entropy)))
    if record.given:
        lines.append(words.say("record-given", results=record.given))
    if record.renewals:
        lines.append(words.say("record-again", times=len(record.renewals)))
    over = "yes" if match.state.over else "no"
    lines.append(words.say("record-moves", moves=len(record.moves), over=over))
    return lines


def public_seed(match: Match) -> str:
    """The seed, once the game is over: before that it would tell what is still to come."""
    return match.record.seed if match.state.over else ""


def verify_command(file: Path, packs: Sequence[Path], lang: str, out: TextIO) -> int:
    """1 if a result does not follow; a file that is no record at all raises `BadRecord`."""
    record = read_file(file)
    game = load_for(record, packs)
    messages = Messages(lang, game.name)
    try:
        match = replay(game, record)
    except RecordError as error:
        reason = in_one_line(str(error))
        print(messages.text("record-does-not-fit", file=str(file), reason=reason), file=out)
        return 1
    key = "record-fits" if record.seed else "record-fits-results"
    hash = game.state_hash(match.state)
    sentences = [messages.text(key, file=str(file), moves=len(record.moves), given=record.given, hash=hash[:16])]
    print(" ".join(sentences + checked(match, messages)), file=out)
    return 0


def checked(match: Match, messages: Messages) -> list[str]:
    """What was computed again, a sentence each: nothing without a seed."""
    record, chance = match.record, match.state.chance
    if not record.seed:
        return []
    sentences = [messages.text("record-checked-results", rolls=chance.rolls, shuffles=chance.shuffles)]
    if record.commitment:
        sentences.append(messages.text("record-checked-commitment"))
    if record.entropy and chance.drawn > record.given:
        sentences.append(messages.text("record-checked-entropy", seats=len(record.entropy)))
    if record.renewals:
        sentences.append(messages.text("record-checked-again", times=len(record.renewals)))
    if record.given:
        sentences.append(messages.text("record-checked-given", results=record.given))
    return sentences


def export_command(file: Path, packs: Sequence[Path], out: TextIO) -> int:
    game, match = replay_file(file, packs)
    json.dump(export(game, match), out)
    print(file=out)
    return 0


def export(game: Game, match: Match) -> dict[str, object]:
    """What a spectator may know of the game, as plain data. `events[0]` is the opening, then one list a move.

    Seed and chance results tell how decks and hidden levels lie, so they are in it only when the game is over; and so
    are the actions of a game in which players have secrets: until then its events tell what may be known.
    """
    record = match.record
    over = match.state.over
    open_actions = over or not has_secrets(game)
    return {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "content": record.content,
        "packs": record.packs,
        "options": record.options,
        "seats": record.seats,
        "chance": record.chance,
        "commitment": record.commitment,
        "seed": public_seed(match),
        "entropy": record.entropy,
        "given": record.given,
        "opening": record.opening if over else [],
        "moves": [
            {"seat": m.seat, "action": m.action if open_actions else "", "results": m.results if over else []}
            for m in record.moves
        ],
        "again": [
            {"moves": r.moves, "number": r.number, "results": r.results if over else []} for r in record.renewals
        ],
        "events": [[game.event_data(game.redact(e, SPECTATOR)) for e in events] for events in match.events],
        "result": match.to_record().result,
        "view": game.view(match.state, SPECTATOR),
        "hash": game.state_hash(match.state),
    }
