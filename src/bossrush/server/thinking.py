"""Bots think in worker processes, never on the event loop; so do hints and analyses.

A worker is `python -m bossrush.server.thinking NICENESS`: it reads jobs and writes answers, each a MessagePack frame
behind its length in four bytes. It keeps the last tables it worked on, so that usually only the newest moves are
applied.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from contextlib import suppress
from functools import cache
from typing import BinaryIO
from zlib import crc32

import msgspec

from bossrush.analysis.choices import Choice
from bossrush.analysis.weighing import Weighed, weigh
from bossrush.bots import evaluate, make_bot
from bossrush.bots.base import Bot, Sight
from bossrush.bots.search import Budget
from bossrush.hints import HintLine, put_in_words
from bossrush.i18n import Messages
from bossrush.kernel.core import Core
from bossrush.kernel.game import Game
from bossrush.library import load_game
from bossrush.server.fairness import table_chance
from bossrush.server.play import RENEWAL
from bossrush.server.store.base import Start
from bossrush.words import make_words
from bossrush.words.base import Words

log = logging.getLogger(__name__)

TIME_LIMIT = 30.0
"""Seconds for one decision."""
ATTEMPTS = 2
REMEMBERED = 64
"""Tables a worker keeps."""
NICENESS = 5
"""The server goes first: it is quick, and everybody waits for it."""
BACKGROUND_NICENESS = 15
"""Of what nobody waits for at a table: on a busy machine bots go first by far."""
Process = asyncio.subprocess.Process
LENGTH = 4
MOVE = 3
"""Bytes of a move: the seat, then the action in two bytes, high one first. A renewal takes as many."""


class ThinkingFailed(Exception):
    """No worker could answer this job."""


class Job(msgspec.Struct, kw_only=True, tag_field="kind"):
    """A decision to think about, with all that is needed to come to it. Only workers of this process ever see it."""

    table: str
    game: str
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


class AdvisedLine(msgspec.Struct):
    actions: list[str]
    chances: list[float]
    words: str
    reason: str


class Advised(msgspec.Struct):
    chances: list[float]
    lines: list[AdvisedLine]


AnyJob = Choose | Advise | Weigh


class Answer(msgspec.Struct):
    result: object = None
    """The number of an action for `Choose`, `Advised` for `Advise`, `Weighed` for `Weigh`."""
    error: str = ""
    """Where it failed. Says nothing about the game: it is logged."""


encode = msgspec.msgpack.Encoder().encode
decode_job = msgspec.msgpack.Decoder(AnyJob).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode


def frame(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH, "big") + data


# ---- the parent


class Worker:
    """One process, started when there is work for it and again when it has died. One job at a time, in order."""

    def __init__(self, time_limit: float, niceness: int) -> None:
        self.time_limit = time_limit
        self.niceness = niceness
        self.process: Process | None = None
        self.turn = asyncio.Lock()
        self.stopped = asyncio.Event()

    async def answer(self, job: AnyJob) -> Answer | None:
        async with self.turn:
            for _ in range(ATTEMPTS):
                process = await self.running()
                if self.stopped.is_set():
                    return None
                try:
                    answer = await asyncio.wait_for(exchange(process, job), self.time_limit)
                except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
                    await self.end_process()
                    if self.stopped.is_set():
                        return None
                    log.warning("a bot worker is replaced: %s", type(error).__name__)
                    continue
                if not answer.error:
                    return answer
                log.error("%s of %s failed: %s", called(job), job.game, answer.error)
            return None

    async def running(self) -> Process:
        """With the turn held. Must not be cancelled: nobody would know the process."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bossrush.server.thinking",
                str(self.niceness),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # Ctrl-C in a terminal is for the server alone. A session of its own would make Linux forget how nice
                # it is: it shares the processor between sessions first. uvloop does not know `process_group`.
                preexec_fn=os.setpgrp,
            )
        return self.process

    async def end_process(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            await process.communicate()

    async def stop(self) -> None:
        """Whoever waits for an answer gets none."""
        self.stopped.set()
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        async with self.turn:
            await self.end_process()


def called(job: AnyJob) -> str:
    """For the log."""
    return f"bot {job.bot}" if isinstance(job, Choose) else str(job.__struct_config__.tag)


async def exchange(process: Process, job: AnyJob) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    if process.stdin.is_closing():  # uvloop closes it when the process dies, and would not take the job
        raise BrokenPipeError
    process.stdin.write(frame(encode(job)))
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return decode_answer(await process.stdout.readexactly(length))


class Thinkers:
    """The workers. A table is always thought about by the same one, which remembers it.

    Finished games have a worker of their own, so that no bot has to wait for it.
    """

    def __init__(self, workers: int, time_limit: float = TIME_LIMIT) -> None:
        self.workers = [Worker(time_limit, NICENESS) for _ in range(workers)]
        self.background = Worker(time_limit, BACKGROUND_NICENESS)
        self.tasks: set[asyncio.Task[Answer | None]] = set()

    async def start(self) -> None:
        """Start the processes now, so that the first decision does not have to wait for them."""
        for worker in self.workers:
            async with worker.turn:
                await worker.running()

    async def stop(self) -> None:
        """No process is left; whoever waits for a decision gets `ThinkingFailed`."""
        await asyncio.gather(*(worker.stop() for worker in (*self.workers, self.background)))
        await asyncio.gather(*self.tasks)

    async def choose(self, job: Choose) -> int:
        """The action the bot takes."""
        return msgspec.convert(await self.answer(self.worker_of(job), job), int)

    async def advise(self, job: Advise) -> Advised:
        return msgspec.convert(await self.answer(self.worker_of(job), job), Advised)

    async def weigh(self, job: Weigh) -> Weighed:
        return msgspec.convert(await self.answer(self.background, job), Weighed)

    def worker_of(self, job: Job) -> Worker:
        return self.workers[crc32(job.table.encode()) % len(self.workers)]

    async def answer(self, worker: Worker, job: AnyJob) -> object:
        """`ThinkingFailed` if there is no answer, even on a second attempt."""
        task = asyncio.create_task(worker.answer(job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        # Whoever waits may give up; the answer must be read all the same, or the next job would get it.
        answer = await asyncio.shield(task)
        if answer is None:
            raise ThinkingFailed(f"{called(job)} of {job.game} could not decide")
        return answer.result


# ---- the worker


class Memory:
    """A table at some position, and its bots with the plans they have made."""

    def __init__(self, job: Job) -> None:
        self.game = game_named(job.game)
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

    def answer(self, job: AnyJob) -> int | Advised | Weighed:
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


class Mind:
    """What a worker does with a job. Remembers the tables it thought about last."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Memory] = OrderedDict()

    def answer(self, job: AnyJob) -> int | Advised | Weighed:
        memory = self.tables.pop(job.table, None)
        if memory is None or not job.moves.startswith(memory.moves):
            memory = Memory(job)
        memory.catch_up(job.moves)
        result = memory.answer(job)
        self.tables[job.table] = memory
        if len(self.tables) > REMEMBERED:
            self.tables.popitem(last=False)
        return result


@cache
def game_named(name: str) -> Game:
    return load_game(name)


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
            answer = Answer(error=place_of(error))
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
