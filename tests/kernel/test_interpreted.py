"""A game and a bot in plain Python run on the kernel, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import ClassVar, cast

import pytest

from bossrush.bots.base import Bot, Sight
from bossrush.kernel.chance import Chance, FastChance
from bossrush.kernel.core import DONE, WAIT, Core, Frame, Question
from bossrush.kernel.game import Game, Option, OptionValue
from bossrush.kernel.match import Match, new_match
from bossrush.kernel.plain import plain_data
from bossrush.kernel.record import FAST

TAKE = 0


class Heap(Core):
    """A heap of stones; whoever takes the last one wins."""

    stones: int

    def __init__(self, players: int, chance: Chance, stones: int) -> None:
        self.begin(players, chance)
        self.stones = stones

    def copy(self) -> Heap:
        twin = Heap(self.players, self.chance, self.stones)
        self.copy_core(twin)
        return twin


class HowMany(Question):
    name: ClassVar[str] = "how_many"
    rule: ClassVar[str] = "NIM-1"

    def options(self, core: Core, seat: int) -> list[int]:
        return list(range(TAKE, TAKE + min(3, cast(Heap, core).stones)))

    def about(self, core: Core) -> dict[str, object]:
        return {"stones": cast(Heap, core).stones}


class Turn(Frame):
    def copy(self) -> Frame:
        return self.copied(Turn(self.owner))

    def run(self, core: Core) -> int:
        g = cast(Heap, core)
        answer = g.ask(self, self.owner, HowMany())
        if answer == WAIT:
            return WAIT
        g.stones -= answer - TAKE + 1
        if g.stones == 0:
            g.finish([self.owner])
            return DONE
        self.owner = (self.owner + 1) % g.players
        return self.goto(0)


class Nim(Game):
    def __init__(self) -> None:
        super().__init__("nim", 1, "-", ["take 1", "take 2", "take 3"], [HowMany], [], "'take 1'")

    def options(self) -> list[Option]:
        return [Option("stones", 10, low=1, high=99)]

    def new_state(self, options: dict[str, OptionValue], chance: Chance) -> Heap:
        g = Heap(2, chance, int(options["stones"]))
        g.push(Turn(0))
        return g

    def view(self, state: Core, seat: int) -> dict[str, object]:
        return {"decision": state.asked().about(state)}


class Perfect(Bot):
    def choose(self, sight: Sight) -> int:
        stones = cast(dict[str, int], sight.view()["decision"])["stones"]
        return TAKE + max(0, stones % 4 - 1)


def test_a_game_and_a_bot_in_plain_python_play_to_the_end() -> None:
    game = Nim()
    state = game.new_state(game.read_options({}), FastChance(1))
    state.run()
    bots: list[Bot] = [Perfect(), Perfect()]
    while not state.over:
        seat = state.seats[0]
        twin = state.copy()
        action = bots[seat].choose(Sight(game, state, seat))
        assert game.check(state, seat, action) is None
        for one in (twin, state):
            one.play(action)
        assert (twin.stones, twin.over) == (state.stones, state.over)
    assert state.winners == [0]


AGAIN: list[Callable[[Match], Match]] = [lambda match: pickle.loads(pickle.dumps(match)), copy.deepcopy]


@pytest.mark.parametrize("again", AGAIN)
def test_a_match_made_again_is_equal_and_plays_on(again: Callable[[Match], Match]) -> None:
    match = new_match(Nim(), {"stones": "5"}, [], FAST, "1")
    twin = again(match)
    assert plain_data(twin.state) == plain_data(match.state)
    for seat in (0, 1):
        assert twin.play(seat, twin.state.legal(seat)[-1]) is None
    assert twin.state.winners == [1]
    assert not match.state.over
    assert not match.record.moves
