"""What a worker process does: bots' moves, hints, analyses and replays. See `thinkers` for who gives it work.

A worker is `python -m bossrush.server.thinking NICENESS`: it reads jobs and writes answers, each a MessagePack frame
behind its length in four bytes. It keeps the last tables it worked on, so that usually only the newest moves are
applied.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from contextlib import suppress
from functools import cache
from typing import BinaryIO, Final

import msgspec

from bossrush.analysis.choices import Choice
from bossrush.analysis.weighing import Weighed, weigh
from bossrush.bots.base import Bot, Sight
from bossrush.bots.levels import evaluate, make_bot
from bossrush.bots.search import Budget
from bossrush.games import load_game
from bossrush.hints.telling import HintLine, put_in_words
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game, GameError
from bossrush.kernel.record import write_record
from bossrush.server.entries import decode_log
from bossrush.server.fairness import count_rolls, table_chance
from bossrush.server.play import MOVE, RENEWAL
from bossrush.server.replays import Piece, Showing, all_events, analysed, build_record, fork_start, replayed
from bossrush.server.store.base import Start, TableRow
from bossrush.text.messages import Messages
from bossrush.text.told import make_words
from bossrush.text.words import Words

REMEMBERED: Final = 64
"""Tables a worker keeps."""
SHOWINGS: Final = 8
"""Games it keeps that are being shown."""
LENGTH: Final = 4


class Job(msgspec.Struct, kw_only=True, tag_field="kind"):
    """A decision to think about, with all that is needed to come to it. Only workers of this process ever see it."""

    table: str
    game: str
    rules: int
    options: dict[str, str]
    secret: str
    entropies: list[str]
    start: Start | None = None
    moves: bytes
    """All moves, those of `start` included, and where chance was renewed: see `Play.packed`."""
    seat: int


class Choose(Job, tag="choose", kw_only=True):
    """What a bot does."""

    bot: str
    seed: str


class Advise(Job, tag="advise", kw_only=True):
    """A hint for the person who has this seat."""

    lang: str
    milliseconds: int
    playouts: int


class Weigh(Job, tag="weigh", kw_only=True):
    """How good a decision of a finished game was: what the seat did then, up to the first surprise."""

    actions: list[int]
    milliseconds: int


class Replay(msgspec.Struct, kw_only=True, tag_field="kind"):
    """A game to play again, from the log of its table."""

    row: TableRow
    log: bytes
    """All entries: see `whole_log`."""

    @property
    def table(self) -> str:
        return self.row.id

    @property
    def game(self) -> str:
        return self.row.game

    @property
    def rules(self) -> int:
        return self.row.rules


class Show(Replay, tag="show", kw_only=True):
    """Some moves for a timeline, at most `size` bytes and a move: a `Piece`."""

    seat: int
    views: bool
    lang: str
    first: int
    last: int
    size: int


class Write(Replay, tag="write", kw_only=True):
    """The record of a game, as a text."""


class Fork(Replay, tag="fork", kw_only=True):
    """Where a game begins that goes on after so many moves of this one: a `Start`."""

    moves: int


class Rolls(Replay, tag="rolls", kw_only=True):
    """How the dice fell: game, die, face and how often, for each."""


class Divide(Replay, tag="divide", kw_only=True):
    """The decisions of a finished game: `Divided`."""


class Tell(Replay, tag="tell", kw_only=True):
    """The `Analysis` of a game, once all decisions are weighed."""

    weighed: list[Weighed]
    lang: str


class Divided(msgspec.Struct):
    entropies: list[str]
    moves: bytes
    choices: list[tuple[int, int, list[int]]]
    """How many bytes of `moves` had been played before, the seat, and what it did."""


class AdvisedLine(msgspec.Struct):
    actions: list[str]
    chances: list[float]
    words: str
    reason: str


class Advised(msgspec.Struct):
    chances: list[float]
    lines: list[AdvisedLine]


AnyThought = Choose | Advise | Weigh
AnyReplay = Show | Write | Fork | Rolls | Divide | Tell
AnyJob = AnyThought | AnyReplay


class Answer(msgspec.Struct):
    result: object = None
    """The number of an action for `Choose`, `Advised` for `Advise`, `Weighed` for `Weigh`; of a `Replay` see there."""
    refused: str = ""
    """Why a game cannot be played again so."""
    error: str = ""
    """Where it failed. Says nothing about the game: it is logged."""


encode = msgspec.msgpack.Encoder().encode
decode_job = msgspec.msgpack.Decoder(AnyJob).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode


def frame(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH, "big") + data


class Memory:
    """A table at some position, and its bots with the plans they have made."""

    def __init__(self, job: Job) -> None:
        self.game = game_of(job)
        chance = table_chance(job.secret, job.entropies, job.start)
        self.state: Core = self.game.new_state(self.game.read_options(job.options), chance)
        self.state.run()
        self.moves = b""
        self.bots: dict[tuple[int, str], Bot] = {}

    def catch_up(self, moves: bytes) -> None:
        for i in range(len(self.moves), len(moves), MOVE):
            seat, action = moves[i], moves[i + 1] << 8 | moves[i + 2]
            if seat == RENEWAL:
                self.game.renew(self.state, action)
            else:
                self.state.answer(seat, action)
                self.state.run()
        self.moves = moves

    def answer(self, job: AnyThought) -> int | Advised | Weighed:
        if isinstance(job, Choose):
            return self.choose(job)
        return self.advise(job) if isinstance(job, Advise) else self.weigh(job)

    def choose(self, job: Choose) -> int:
        bot = self.bots.get((job.seat, job.bot))
        if bot is None:
            # A bot that is made again in the middle of a game must not repeat the choices of its beginning.
            bot = make_bot(job.bot, job.game, f"{job.seed} {len(job.moves)}")
            self.bots[job.seat, job.bot] = bot
        return bot.choose(Sight(self.game, self.state, job.seat))

    def advise(self, job: Advise) -> Advised:
        sight = Sight(self.game, self.state, job.seat)
        evaluation = evaluate(sight, Budget(job.milliseconds, job.playouts))
        hint = put_in_words(sight, evaluation, words_in(job.game, job.lang))
        return Advised(rounded(hint.chances), [self.line(line) for line in hint.lines])

    def weigh(self, job: Weigh) -> Weighed:
        choice = Choice(len(job.moves) // MOVE, job.seat, self.state)
        choice.actions = job.actions
        return weigh(self.game, choice, Budget(job.milliseconds))

    def line(self, line: HintLine) -> AdvisedLine:
        actions = [self.game.texts[action] for action in line.actions]
        return AdvisedLine(actions, rounded(line.chances), line.words, line.reason)


def rounded(chances: list[float]) -> list[float]:
    return [round(chance, 3) for chance in chances]


def rolls(job: Rolls) -> list[tuple[str, str, str, int]]:
    game = game_of(job)
    counts = count_rolls(game, all_events(game, job.row, decode_log(job.log)))
    return [(*which, count) for which, count in counts.items()]


def divide(job: Divide) -> Divided:
    course, _, choices = replayed(game_of(job), job.row, decode_log(job.log))
    play = course.table.playing()
    decisions = [(play.packed_size(choice.move), choice.seat, choice.actions) for choice in choices]
    return Divided(course.table.entropies(), play.packed(), decisions)


class Mind:
    """What a worker does with a job. Remembers the tables it thought about last, and the games it showed last."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Memory] = OrderedDict()
        self.shown: OrderedDict[tuple[object, ...], Showing] = OrderedDict()

    def answer(self, job: AnyJob) -> object:
        if not isinstance(job, Replay):
            return self.think(job)
        game, row = game_of(job), job.row
        if isinstance(job, Show):
            return self.show(job)
        if isinstance(job, Write):
            return write_record(build_record(game, row, decode_log(job.log)))
        if isinstance(job, Fork):
            return fork_start(game, row, decode_log(job.log), job.moves)
        if isinstance(job, Tell):
            return analysed(game, row, decode_log(job.log), job.weighed, job.lang)
        return rolls(job) if isinstance(job, Rolls) else divide(job)

    def think(self, job: AnyThought) -> int | Advised | Weighed:
        memory = self.tables.pop(job.table, None)
        if memory is None or not job.moves.startswith(memory.moves):
            memory = Memory(job)
        memory.catch_up(job.moves)
        result = memory.answer(job)
        self.tables[job.table] = memory
        if len(self.tables) > REMEMBERED:
            self.tables.popitem(last=False)
        return result

    def show(self, job: Show) -> Piece:
        """A log only grows: one as long as before is the same."""
        which = (job.table, len(job.log), job.seat, job.views, job.lang)
        showing = self.shown.pop(which, None) or Showing(game_of(job), job.row, decode_log(job.log))
        piece = showing.piece(job.seat, job.views, job.lang, job.first, job.last, job.size)
        self.shown[which] = showing
        if len(self.shown) > SHOWINGS:
            self.shown.popitem(last=False)
        return piece


@cache
def game_named(name: str) -> Game:
    return load_game(name)


def game_of(job: Job | Replay) -> Game:
    return game_named(job.game).by_rules(job.rules)


@cache
def words_in(game: str, lang: str) -> Words:
    return make_words(game_named(game), Messages(lang, game))


def place_of(error: BaseException) -> str:
    """The kind of error and where it happened. Its text might name cards."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else "?"
    return f"{type(error).__name__} at {place}"


def read_frame(source: BinaryIO) -> bytes:
    """Empty if nothing more comes, or the parent died in the middle of writing it."""
    length = int.from_bytes(source.read(LENGTH), "big")
    data = source.read(length)
    return data if len(data) == length else b""


def work(source: BinaryIO, target: int) -> None:
    """Answer jobs until there are no more."""
    mind = Mind()
    while data := read_frame(source):
        job = decode_job(data)
        try:
            answer = Answer(mind.answer(job))
        except Exception as error:
            refused = isinstance(error, GameError) and isinstance(job, Replay)
            answer = Answer(refused=str(error)) if refused else Answer(error=place_of(error))
        os.write(target, frame(encode(answer)))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    target = os.dup(1)
    os.dup2(2, 1)  # what anybody prints must not get between the frames
    with suppress(BrokenPipeError):
        work(sys.stdin.buffer, target)


if __name__ == "__main__":
    main()
