"""Bots in worker processes: the same decisions, whatever happens to the processes."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
from collections.abc import Coroutine
from pathlib import Path
from typing import TypeVar

import pytest
import uvloop

from bossrush.bots.base import Sight
from bossrush.bots.levels import make_bot
from bossrush.games import load_game
from bossrush.server.fairness import table_chance
from bossrush.server.play import Play
from bossrush.server.thinkers import BACKGROUND_NICENESS, NICENESS, Thinkers, ThinkingFailed
from bossrush.server.thinking import Advise, Choose, Job, Mind, Weigh

T = TypeVar("T")
BOTH = pytest.mark.parametrize("game", ["platformer", "bossmonster"])


def run(story: Coroutine[object, object, T]) -> T:
    """On the event loop that the server uses."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(asyncio.wait_for(story, 60))


def new_play(game: str, secret: str = "s") -> Play:
    return Play(load_game(game), {}, table_chance(secret, [], None))


def job_for(play: Play, table: str = "t", bot: str = "heuristic", secret: str = "s") -> Choose:
    return Choose(
        table=table,
        game=play.game.name,
        rules=play.game.rules_version,
        options={},
        secret=secret,
        entropies=[],
        moves=play.packed(),
        seat=play.state.seats[0],
        bot=bot,
        seed="b",
    )


def decide_here(play: Play) -> int:
    """With a new bot, as a worker makes it."""
    seat = play.state.seats[0]
    bot = make_bot("heuristic", play.game.name, f"b {len(play.packed())}")
    return bot.choose(Sight(play.game, play.state, seat))


def kill_workers(thinkers: Thinkers) -> list[int]:
    killed = [worker.process.pid for worker in thinkers.workers if worker.process is not None]
    for pid in killed:
        os.kill(pid, signal.SIGKILL)
    return killed


@BOTH
def test_a_worker_decides_as_the_bot_would_in_place(game: str) -> None:
    play, mind = new_play(game), Mind()

    async def story() -> None:
        thinkers = Thinkers(1)
        for _ in range(25):
            action = await thinkers.choose(job_for(play))
            assert action == mind.answer(job_for(play))
            play.apply(play.state.seats[0], action)
        await thinkers.stop()

    assert decide_here(play) == mind.answer(job_for(play))
    run(story())


@BOTH
def test_a_remembered_table_follows_the_moves_that_others_made(game: str) -> None:
    play, mind = new_play(game), Mind()
    for _ in range(30):
        mind.answer(job_for(play))
        seat = play.state.seats[0]
        play.apply(seat, play.state.legal(seat)[-1])
    assert play.game.state_hash(mind.tables["t"].state) != play.game.state_hash(play.state)
    mind.answer(job_for(play))
    assert play.game.state_hash(mind.tables["t"].state) == play.game.state_hash(play.state)


def test_after_an_undo_the_bot_thinks_about_the_earlier_position() -> None:
    play, mind = new_play("bossmonster"), Mind()
    for _ in range(6):
        action = mind.answer(job_for(play))
        assert isinstance(action, int)
        play.apply(play.state.seats[0], action)
    play.rewind(3)
    assert mind.answer(job_for(play)) == decide_here(play)
    assert play.game.state_hash(mind.tables["t"].state) == play.game.state_hash(play.state)


@BOTH
@pytest.mark.parametrize("thought_at", [10, 20, 30])
def test_a_worker_follows_where_chance_was_renewed(game: str, thought_at: int) -> None:
    """Whether it thought about the table before that point, just there, or about moves that were taken back."""
    play, mind = new_play(game), Mind()
    for number in range(31):
        if number == thought_at:
            mind.answer(job_for(play))
        play.apply(play.state.seats[0], play.state.legal(play.state.seats[0])[-1])
    for renewal in (1, 2):
        play.rewind(20, renewal)
        mind.answer(job_for(play))
        assert play.game.state_hash(mind.tables["t"].state) == play.game.state_hash(play.state)
    play.apply(play.state.seats[0], play.state.legal(play.state.seats[0])[0])
    mind.answer(job_for(play))
    assert json.dumps(play.game.dump(mind.tables["t"].state)) == json.dumps(play.game.dump(play.state))


@BOTH
def test_a_hint_comes_with_chances_lines_and_reasons(game: str) -> None:
    play = new_play(game)
    job = job_for(play)
    asked = {name: getattr(job, name) for name in Job.__struct_fields__}

    async def story() -> None:
        thinkers = Thinkers(1)
        hint = await thinkers.advise(Advise(**asked, lang="de", milliseconds=0, playouts=10))
        assert hint == Mind().answer(Advise(**asked, lang="de", milliseconds=0, playouts=10))
        assert len(hint.chances) == play.state.players
        assert hint.lines[0].actions[0] in [play.game.texts[a] for a in play.state.legal(job.seat)]
        assert hint.lines[0].words
        assert hint.lines[0].reason
        await thinkers.stop()

    run(story())


def test_a_killed_worker_is_replaced_and_the_answer_still_comes() -> None:
    play = new_play("bossmonster")

    async def story() -> None:
        thinkers = Thinkers(1)
        await thinkers.choose(job_for(play))
        killed = kill_workers(thinkers)
        assert await thinkers.choose(job_for(play)) == decide_here(play)
        process = thinkers.workers[0].process
        assert process is not None
        assert process.pid not in killed
        await thinkers.stop()

    run(story())


def test_workers_let_the_server_go_first_and_do_not_hear_ctrl_c() -> None:
    """Niceness counts within a session only, where Linux shares the processor between sessions (`autogroup`)."""

    async def story() -> None:
        thinkers = Thinkers(1)
        play = new_play("bossmonster")
        await thinkers.choose(job_for(play))
        process = thinkers.workers[0].process
        assert process is not None
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(own + NICENESS, 19)
        background = await thinkers.background.running()
        await until_nice(background.pid, min(own + BACKGROUND_NICENESS, 19))
        assert os.getsid(process.pid) == os.getsid(0)
        assert os.getpgid(process.pid) == process.pid != os.getpgid(0)
        await thinkers.stop()

    run(story())


async def until_nice(pid: int, niceness: int) -> None:
    async with asyncio.timeout(30):
        while os.getpriority(os.PRIO_PROCESS, pid) != niceness:
            await asyncio.sleep(0.02)


def test_a_bot_does_not_wait_for_the_analysis_of_a_finished_game() -> None:
    play = new_play("bossmonster")
    asked = {name: getattr(job_for(play), name) for name in Job.__struct_fields__}

    async def story() -> None:
        thinkers = Thinkers(1)
        long = asyncio.create_task(thinkers.weigh(Weigh(**asked, actions=play.state.legal(0)[:1], milliseconds=20_000)))
        assert await thinkers.choose(job_for(play)) == decide_here(play)
        assert not long.done()
        await thinkers.stop()
        with pytest.raises(ThinkingFailed):
            await long

    run(story())


def test_two_tables_are_thought_about_at_once() -> None:
    plays = {f"table {i}": new_play("bossmonster", secret=str(i)) for i in range(4)}

    async def story() -> list[int]:
        thinkers = Thinkers(2)
        jobs = [job_for(play, table, secret=str(i)) for i, (table, play) in enumerate(plays.items())]
        actions = await asyncio.gather(*(thinkers.choose(job) for job in jobs))
        await thinkers.stop()
        return actions

    assert run(story()) == [decide_here(play) for play in plays.values()]


def test_whoever_stops_waiting_does_not_spoil_the_next_answer() -> None:
    one, other = new_play("bossmonster"), new_play("platformer", secret="2")

    async def story() -> int:
        thinkers = Thinkers(1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(thinkers.choose(job_for(one, "one")), 0.01)
        action = await thinkers.choose(job_for(other, "other", secret="2"))
        await thinkers.stop()
        return action

    assert run(story()) == decide_here(other)


def test_a_job_that_fails_twice_is_given_up_and_named_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        thinkers = Thinkers(1)
        play = new_play("bossmonster")
        with pytest.raises(ThinkingFailed, match="bot nobody of bossmonster could not decide"):
            await thinkers.choose(job_for(play, bot="nobody"))
        assert await thinkers.choose(job_for(play)) == decide_here(play)
        await thinkers.stop()

    with caplog.at_level(logging.ERROR):
        run(story())
    assert len(caplog.messages) == 2
    assert "bot nobody of bossmonster failed: GameError at " in caplog.messages[0]


def test_a_worker_that_takes_too_long_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        thinkers = Thinkers(1, time_limit=0.01)
        with pytest.raises(ThinkingFailed):
            await thinkers.choose(job_for(new_play("platformer")))
        await thinkers.stop()

    run(story())
    assert caplog.messages == ["a bot worker is replaced: TimeoutError"] * 2


def test_whoever_waits_when_the_workers_are_stopped_gets_no_answer(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> list[int | BaseException]:
        thinkers = Thinkers(1)
        play = new_play("platformer")
        waiting = [asyncio.create_task(thinkers.choose(job_for(play))) for _ in range(3)]
        await asyncio.sleep(0)
        await thinkers.stop()
        return await asyncio.gather(*waiting, return_exceptions=True)

    assert [type(answer) for answer in run(story())] == [ThinkingFailed] * 3
    assert caplog.messages == []


def test_stopping_leaves_no_process() -> None:
    async def story() -> list[int]:
        thinkers = Thinkers(2)
        await thinkers.start()
        pids = [worker.process.pid for worker in thinkers.workers if worker.process is not None]
        await thinkers.choose(job_for(new_play("bossmonster")))
        await thinkers.stop()
        return pids

    pids = run(story())
    assert len(pids) == 2
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)
