"""The record: a game as a human-readable text file, versioned, enough to replay and verify every result.

Header lines `key: value`, an empty line, then a line a move: the seat counted from 1, the action in notation and,
after `!`, the chance results it brought about. Lines after the moves state how it ended. `#` starts a comment line.

A sealed game is played with the hash of its `seed` and its `entropy` lines (a seat counted from 1 and what it added),
or with the seed alone if there are none; `commitment` is the hash of the seed alone. With `given: N` the first N chance
results stand for themselves, because the game goes on from another one; the seed gives the rest.

A line `again: N` among the moves says that later moves were taken back to this point by consent, for the N-th time in
this game. What nobody knew there was dealt anew, with the results after `!`, and so is all chance from there on: it
comes from the hash of N and the seed.
"""

from __future__ import annotations

from typing import Final

from bossrush.kernel.plain import Plain

FORMAT: Final = "bossrush record 1"
FAST: Final = "fast"
SEALED: Final = "sealed"
DICTATED: Final = "dictated"
RENEWAL_KEY: Final = "again"
SEED_LENGTH: Final = 200
"""Characters; those that are drawn have 32."""
MOVES: Final = 100_000
"""Simulations give a game up after half as many."""
REPEATS: Final = 100
"""How often a line of the header may come again: there are fewer seats, options and packs."""


class RecordError(Exception):
    """A broken record; `line` counts from 1, 0 means the record as a whole."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.message = message


class Move(Plain):
    __slots__ = ("action", "line", "results", "seat")

    def __init__(self, seat: int, action: str, results: list[int], line: int = 0) -> None:
        self.seat = seat
        self.action = action
        self.results = results
        self.line = line


class Renewal(Plain):
    """Where chance and hidden cards were made anew, after an undo by consent."""

    __slots__ = ("line", "moves", "number", "results")

    def __init__(self, moves: int, number: int, results: list[int], line: int = 0) -> None:
        self.moves = moves
        """After how many moves."""
        self.number = number
        """Counts the undos by consent of the game, those included that were taken back in their turn."""
        self.results = results
        """The chance results with which hidden cards were dealt anew."""
        self.line = line


class Record(Plain):
    __slots__ = (
        "chance",
        "commitment",
        "content",
        "entropy",
        "final_hash",
        "game",
        "given",
        "moves",
        "opening",
        "options",
        "packs",
        "renewals",
        "result",
        "rules",
        "seats",
        "seed",
    )

    def __init__(self, game: str, rules: int, content: str) -> None:
        self.game = game
        self.rules = rules
        self.content = content
        self.packs: list[str] = []
        self.options: dict[str, str] = {}
        self.seats: list[str] = []
        self.chance = DICTATED
        self.seed = ""
        self.commitment = ""
        self.entropy: list[str] = []
        """`SEAT TEXT`: what the seats added to the seed."""
        self.given = 0
        """How many chance results at the beginning are another game's."""
        self.opening: list[int] = []
        """The chance results before the first decision."""
        self.moves: list[Move] = []
        self.renewals: list[Renewal] = []
        """In the order of the moves, at most one after each."""
        self.result = ""
        self.final_hash = ""

    def results(self) -> list[int]:
        """All chance results, in order."""
        renewed = {renewal.moves: renewal.results for renewal in self.renewals}
        results = self.opening + renewed.get(0, [])
        for number, move in enumerate(self.moves, 1):
            results.extend(move.results)
            results.extend(renewed.get(number, []))
        return results


def numbers(values: list[int]) -> str:
    return " ".join(str(value) for value in values)


def one_line(text: str) -> str:
    """A name from outside must not break the lines of the record."""
    return " ".join(text.split())


def after_mark(results: list[int]) -> str:
    return f" ! {numbers(results)}" if results else ""


def renewal_line(renewal: Renewal) -> list[str]:
    return [f"{RENEWAL_KEY}: {renewal.number}{after_mark(renewal.results)}"]


def write_record(record: Record) -> str:
    lines = [FORMAT, f"game: {record.game}", f"rules: {record.rules}", f"content: {record.content}"]
    lines += [f"pack: {one_line(pack)}" for pack in record.packs]
    lines += [f"option: {name}={one_line(record.options[name])}" for name in sorted(record.options)]
    lines += [f"seat: {one_line(seat)}" for seat in record.seats]
    lines.append(f"chance: {record.chance}")
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    if record.seed:
        lines.append(f"seed: {record.seed}")
    lines += [f"entropy: {one_line(entropy)}" for entropy in record.entropy]
    if record.given:
        lines.append(f"given: {record.given}")
    lines.append(f"opening: {numbers(record.opening)}".rstrip())
    lines.append("")
    renewed = {renewal.moves: renewal_line(renewal) for renewal in record.renewals}
    lines += renewed.get(0, [])
    for number, move in enumerate(record.moves, 1):
        lines.append(f"{move.seat + 1} {move.action}{after_mark(move.results)}")
        lines += renewed.get(number, [])
    lines.append("")
    if record.result:
        lines.append(f"result: {record.result}")
    lines.append(f"hash: {record.final_hash}")
    return "\n".join(lines) + "\n"


def is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 9


def read_numbers(text: str, line: int) -> list[int]:
    values: list[int] = []
    for word in text.split():
        if not is_count(word):
            raise RecordError(line, f"'{word}' is not a chance result")
        values.append(int(word))
    return values


SINGLE: Final = ("game", "rules", "content", "chance", "commitment", "seed", "given", "opening", "result", "hash")
REPEATED: Final = ("pack", "option", "seat", "entropy")
OF_CHANCE: Final = ("chance", "commitment", "seed", "entropy", "given", "opening")


def read_record(text: str) -> Record:
    """Parse a record; `RecordError` names the first bad line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise RecordError(1, f"a record begins with '{FORMAT}'")
    record = Record("", 0, "")
    seen: list[str] = []
    for i, line in enumerate(lines[1:], 2):
        words = line.strip()
        if not words or words.startswith("#"):
            continue
        if words[0].isdigit():
            if len(record.moves) == MOVES:
                raise RecordError(i, f"there are more than {MOVES} moves")
            record.moves.append(read_move(words, i))
            continue
        key, colon, value = words.partition(":")
        if key == RENEWAL_KEY:
            record.renewals.append(read_renewal(record, value.strip(), i))
            continue
        if not colon or (key not in SINGLE and key not in REPEATED):
            raise RecordError(i, f"'{words[:40]}' is neither a move nor a known 'key: value' line")
        if key in SINGLE and key in seen:
            raise RecordError(i, f"'{key}' stands twice")
        if key in REPEATED and seen.count(key) == REPEATS:
            raise RecordError(i, f"there are more than {REPEATS} '{key}' lines")
        seen.append(key)
        read_header(record, key, value.strip(), i)
    for key in ("game", "rules", "content", "chance", "hash"):
        if key not in seen:
            raise RecordError(0, f"the record has no '{key}' line")
    return record


def read_move(words: str, line: int) -> Move:
    head, _, results = words.partition("!")
    seat, _, action = head.strip().partition(" ")
    if not (seat.isascii() and seat.isdecimal() and len(seat) <= 2 and int(seat) >= 1) or not action:
        raise RecordError(line, f"'{words[:40]}' is not a move: a seat from 1 and an action, such as '1 use boot'")
    return Move(int(seat) - 1, action.strip(), read_numbers(results, line), line)


def read_renewal(record: Record, value: str, line: int) -> Renewal:
    number, _, results = value.partition("!")
    if not is_count(number.strip()):
        raise RecordError(line, f"'{value[:40]}' is not a number of undos by consent")
    before = record.renewals[-1] if record.renewals else Renewal(-1, 0, [])
    if int(number) <= before.number:
        raise RecordError(
            line, f"'{RENEWAL_KEY}: {number.strip()}' does not come after '{RENEWAL_KEY}: {before.number}'"
        )
    if before.moves == len(record.moves):
        raise RecordError(line, f"'{RENEWAL_KEY}' stands twice after the same move")
    return Renewal(len(record.moves), int(number), read_numbers(results, line), line)


def read_header(record: Record, key: str, value: str, line: int) -> None:
    if key in OF_CHANCE:
        read_chance(record, key, value, line)
    elif key == "game":
        record.game = value
    elif key == "rules":
        if not is_count(value):
            raise RecordError(line, f"the rules version '{value}' is not a number")
        record.rules = int(value)
    elif key == "content":
        record.content = value
    elif key == "pack":
        record.packs.append(value)
    elif key == "option":
        name, equals, setting = value.partition("=")
        if not equals:
            raise RecordError(line, f"'{value}' is not an option: name=value")
        record.options[name.strip()] = setting.strip()
    elif key == "seat":
        record.seats.append(value)
    elif key == "result":
        record.result = value
    else:
        record.final_hash = value


def read_chance(record: Record, key: str, value: str, line: int) -> None:
    """Where the chance results come from."""
    if key == "chance":
        if value not in (FAST, SEALED, DICTATED):
            raise RecordError(line, f"chance is {FAST}, {SEALED} or {DICTATED}, not '{value}'")
        record.chance = value
    elif key == "commitment":
        record.commitment = value
    elif key == "seed":
        if len(value) > SEED_LENGTH:
            raise RecordError(line, f"the seed has {len(value)} characters; at most {SEED_LENGTH} are allowed")
        record.seed = value
    elif key == "entropy":
        seat, _, text = value.partition(" ")
        if not is_count(seat) or int(seat) < 1 or not text:
            raise RecordError(line, f"'{value[:40]}' is not entropy: a seat from 1 and a text")
        record.entropy.append(value)
    elif key == "given":
        if not is_count(value):
            raise RecordError(line, f"'{value}' is not a number of chance results")
        record.given = int(value)
    else:
        record.opening = read_numbers(value, line)
