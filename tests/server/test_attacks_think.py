"""The loads of `attacks_think`, all at once and for a moment: whoever plays meanwhile is served, and nothing breaks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import pytest

from bossrush.server.settings import Limits
from tests.server.attacks_think import (
    AMPLIFIERS,
    STARVERS,
    Attacker,
    add_long_games,
    bots_of_a_person,
    moves_of_a_pair,
)
from tests.server.running import run, running_server

SECONDS = 2.0
MOVES = 60


def after(steps: int) -> Callable[[], bool]:
    """Asked once for each step."""
    left = iter(range(steps))
    return lambda: next(left, None) is None


def test_a_pair_and_a_bot_s_opponent_play_on_under_all_loads_at_once(
    tmp_path_factory: pytest.TempPathFactory, caplog: pytest.LogCaptureFixture
) -> None:
    db = f"sqlite:///{tmp_path_factory.mktemp('attacked') / 'bossrush.sqlite'}"
    asyncio.run(add_long_games(db, MOVES))

    async def story(url: str) -> None:
        attackers = [Attacker(url, number) for number in range(len(AMPLIFIERS) + len(STARVERS))]
        attacks = [
            attacker.go_on(kind, SECONDS) for attacker, kind in zip(attackers, (*AMPLIFIERS, *STARVERS), strict=True)
        ]
        attacking = asyncio.gather(*attacks)
        pair, bots = await asyncio.gather(moves_of_a_pair(server, after(25)), bots_of_a_person(server, after(25)))
        assert len(pair) > 10
        assert bots
        await attacking

    with caplog.at_level(logging.ERROR), running_server(db=db, hints=(20, 0), limits=Limits()) as server:
        run(story(server.url))
    assert caplog.messages == []
