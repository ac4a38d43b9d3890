"""A match: a running game with its record and its events, and undo by replay."""

from __future__ import annotations

from typing import Final

from bossrush.kernel.chance import (
    Chance,
    DictatedChance,
    FastChance,
    GivenChance,
    OutOfResults,
    SealedChance,
    commitment,
    mixed_seed,
)
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game, GameError, Refusal
from bossrush.kernel.plain import Plain
from bossrush.kernel.record import DICTATED, FAST, RENEWAL_KEY, SEALED, Move, Record, RecordError, Renewal

HASH_DIGITS: Final = 64
HEX: Final = "0123456789abcdef"


class UndoRefused(Exception):
    """Why a move cannot be taken back: `nothing`, `another_player` or `came_out`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Match(Plain):
    """Plays checked actions of one game and keeps everything needed to show, save, replay and undo them."""

    __slots__ = ("events", "game", "origin", "record", "renewals", "secrets_before", "state")

    def __init__(self, game: Game, record: Record) -> None:
        """`record` gives rules, options and chance; its moves are not played: see `replay`."""
        self.game = game.by_rules(record.rules)
        self.record = Record(game.name, record.rules, game.content_hash)
        self.record.packs = record.packs[:]
        self.record.options = dict(record.options)
        self.record.seats = record.seats[:]
        self.record.chance = record.chance
        self.record.seed = record.seed
        self.record.commitment = record.commitment
        self.record.entropy = record.entropy[:]
        self.record.given = record.given
        self.renewals = {renewal.moves: renewal.number for renewal in record.renewals}
        """After how many moves chance and hidden cards are made anew, and the number of that renewal."""
        self.origin = chance_of(record)
        self.state = self.fresh_state()
        self.events: list[list[tuple[int, ...]]] = [self.state.take_events()]
        """The events of the opening, then those of each move."""
        self.secrets_before: list[int] = []
        """Before each move: how many chance results and hidden facts had come out."""

    def fresh_state(self) -> Core:
        chance = self.origin.copy()
        chance.logging = True
        state = self.game.new_state(self.game.read_options(self.record.options), chance)
        state.listening = True
        state.run()
        self.record.opening = chance.take_log()
        self.record.renewals = []
        self.renew(state, 0)
        return state

    def renew(self, state: Core, moves: int) -> None:
        """Make chance and hidden cards anew, if that is due after so many moves."""
        number = self.renewals.get(moves, 0)
        if number:
            self.game.renew(state, number)
            self.record.renewals.append(Renewal(moves, number, state.chance.take_log()))

    def secrets(self) -> int:
        return self.state.secrets + self.state.chance.drawn

    def play(self, seat: int, action: int) -> Refusal | None:
        """Apply this action, or say why not. A refusal changes nothing, nor does a dictated result that is missing."""
        refusal = self.game.check(self.state, seat, action)
        if refusal is None:
            try:
                self.apply(seat, action)
            except OutOfResults:
                self.rewind(len(self.record.moves))
                raise
        return refusal

    def apply(self, seat: int, action: int) -> None:
        self.secrets_before.append(self.secrets())
        self.state.answer(seat, action)
        self.state.run()
        self.record.moves.append(Move(seat, self.game.action_text(action), self.state.chance.take_log()))
        self.events.append(self.state.take_events())
        self.renew(self.state, len(self.record.moves))

    def undo(self, seat: int, consent: bool = False) -> int:
        """Go back to the last decision of this seat; returns how many moves were taken back.

        Without the consent of the table only if nobody else has decided since, and no chance result and no
        hidden fact has come out. With it, chance and what nobody knows are made anew, unless they are dictated.
        """
        at = len(self.record.moves) - 1
        while at >= 0 and self.record.moves[at].seat != seat:
            at -= 1
        if at < 0:
            raise UndoRefused("nothing")
        if not consent:
            if at < len(self.record.moves) - 1:
                raise UndoRefused("another_player")
            if self.secrets_before[at] != self.secrets():
                raise UndoRefused("came_out")
        taken_back = len(self.record.moves) - at
        self.rewind(at, consent and self.record.chance != DICTATED)
        return taken_back

    def rewind(self, moves: int, anew: bool = False) -> None:
        """Replay only the first so many moves; with `anew` what comes then is not what came before."""
        last = max(self.renewals.values(), default=0)
        self.renewals = {after: number for after, number in self.renewals.items() if after <= moves}
        if anew:
            self.renewals[moves] = last + 1
        chance = self.state.chance
        if isinstance(chance, DictatedChance):  # results may have been dictated since the start
            self.origin = DictatedChance(chance.results)
        kept = self.record.moves[:moves]
        self.record.moves = []
        self.secrets_before = []
        self.state = self.fresh_state()
        self.events = [self.state.take_events()]
        for move in kept:
            self.apply(move.seat, self.game.parse_action(move.action))

    def to_record(self) -> Record:
        """The record with the present result and hash filled in."""
        self.record.final_hash = self.game.state_hash(self.state)
        winners = " ".join(str(seat + 1) for seat in self.state.winners)
        self.record.result = f"won by {winners}" if winners else "over" if self.state.over else ""
        return self.record


def chance_of(record: Record) -> Chance:
    """The chance a record was played with: from its seed, or from its recorded results."""
    results = record.results()
    if not record.seed:
        return DictatedChance(results)
    if record.chance == FAST:
        return going_on(results[: record.given], FastChance(int(record.seed)))
    return going_on(results[: record.given], SealedChance(mixed_seed(record.seed, record.entropy)))


def going_on(given: list[int], chance: Chance) -> Chance:
    """These results first, if there are any, then those of `chance`."""
    return GivenChance(DictatedChance(given), chance) if given else chance


def new_match(game: Game, options: dict[str, str], seats: list[str], chance: str, seed: str) -> Match:
    """A match with all options written down; `GameError` if one is bad."""
    record = Record(game.name, game.rules_version, game.content_hash)
    values = game.read_options(options)
    record.options = {option.name: option.show(values[option.name]) for option in game.options()}
    record.seats = seats
    record.chance = chance
    record.seed = seed
    if chance == SEALED:
        record.commitment = commitment(seed)
    return Match(game, record)


def replay(game: Game, record: Record) -> Match:
    """Play a record again and compare every result; `RecordError` names the first line that does not fit."""
    check_header(game, record)
    try:
        match = Match(game, record)
    except (GameError, OutOfResults) as error:
        raise RecordError(0, str(error)) from None
    if match.record.opening != record.opening:
        raise RecordError(0, "the seed does not give the recorded results of the set-up")
    check_renewal(match, record)
    for move in record.moves:
        replay_move(match, move)
        check_renewal(match, record)
    if record.result and record.result != match.to_record().result:
        raise RecordError(0, f"the game did not end as recorded: '{record.result}'")
    if not is_of_before(record.final_hash) and match.game.state_hash(match.state) != record.final_hash:
        raise RecordError(0, "the final position is not the recorded one (hash)")
    return match


def is_of_before(final_hash: str) -> bool:
    """Hashes of former versions took in the frame stack as it was then: they say nothing now. All else is compared."""
    return not final_hash or (len(final_hash) == HASH_DIGITS and all(digit in HEX for digit in final_hash))


def is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal()


def check_header(game: Game, record: Record) -> None:
    if record.game != game.name:
        raise RecordError(0, f"the record is of '{record.game}', not of {game.name}")
    try:
        game.by_rules(record.rules)
    except GameError:
        rules = game.rules_version
        raise RecordError(0, f"the record follows rules version {record.rules}; this is version {rules}") from None
    if record.content != game.content_hash:
        raise RecordError(0, f"the record needs content {record.content}; loaded is {game.content_hash}")
    if record.chance == FAST and record.seed and not is_number(record.seed):
        raise RecordError(0, f"the seed '{record.seed}' is not a number")
    if record.chance == SEALED and record.seed and commitment(record.seed) != record.commitment:
        raise RecordError(0, "the seed is not the one that was committed to")
    if record.chance == DICTATED and record.seed:
        raise RecordError(0, "a dictated record has no seed")
    if record.entropy and record.chance != SEALED:
        raise RecordError(0, f"only the seed of a sealed record is mixed with entropy, and this one is {record.chance}")
    if record.renewals and record.chance == DICTATED:
        raise RecordError(0, "nothing is dealt anew where all chance is dictated")
    if record.given > len(record.results()):
        raise RecordError(0, f"{record.given} chance results are given, but only {len(record.results())} are recorded")


def check_renewal(match: Match, record: Record) -> None:
    """If hidden cards were just dealt anew: with the recorded results?"""
    done = len(match.record.renewals)
    if done and match.record.renewals[-1].moves == len(match.record.moves):
        renewal = record.renewals[done - 1]
        if match.record.renewals[-1].results != renewal.results:
            raise RecordError(
                renewal.line, f"'{RENEWAL_KEY}: {renewal.number}' did not bring the recorded chance results"
            )


def replay_move(match: Match, move: Move) -> None:
    try:
        action = match.game.parse_action(move.action)
        refusal = match.play(move.seat, action)
    except (GameError, OutOfResults) as error:
        raise RecordError(move.line, str(error)) from None
    if refusal is not None:
        raise RecordError(move.line, f"seat {move.seat + 1} may not '{move.action}' here ({refusal.rule})")
    if match.record.moves[-1].results != move.results:
        raise RecordError(move.line, f"'{move.action}' did not bring the recorded chance results")
