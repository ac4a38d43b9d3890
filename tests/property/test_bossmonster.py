"""Boss Monster keeps all that the kernel promises, over random games, and shows nobody what is hidden.

The variable GAMES_DIVISOR makes it play fewer, where all of them are played by the compiled engine.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator

import pytest

from bossrush.games.bossmonster.rules.ids import MAX_KINDS, PLACE
from bossrush.games.bossmonster.rules.setup import Discard, OpeningDiscards
from bossrush.games.bossmonster.rules.state import State
from bossrush.kernel.chance import FastChance
from bossrush.kernel.events import SPECTATOR
from tests.conformance import choose_uniformly, game_test
from tests.property.play_bossmonster import (
    GAME,
    OPTIONS,
    BossTest,
    building_test,
    choose_building,
    missing,
    problems,
    random_test,
)

DIVISOR = int(os.environ.get("GAMES_DIVISOR", "1"))
CHUNKS = 4
GAMES = 75 // DIVISOR
"""In each of the chunks: 300 in all."""
BUILDING_GAMES = 100
POSITIONS = 500 // DIVISOR
"""In each of the chunks: 2,000 in all."""
EVERY = 9
RARE = 5
"""One decision in so many is looked at, and the first few of each question."""
STRIDE = 7
"""From the options of a game to those of the next, so that a few games meet all kinds."""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    tally = game_test(random_test(every=150), OPTIONS[chunk::CHUNKS], GAMES, seed=10_000 * chunk)
    assert tally.games == GAMES
    assert tally.finished == GAMES, "every game ends (BM-R77)"


def test_building_games_show_every_question_event_room_spell_and_level_up() -> None:
    tally = game_test(building_test(every=300), mixed_options(), BUILDING_GAMES, seed=1)
    assert missing(tally) == []
    assert tally.finished == BUILDING_GAMES


def mixed_options() -> list[dict[str, str]]:
    return [OPTIONS[i * STRIDE % len(OPTIONS)] for i in range(len(OPTIONS))]


# ---- hidden information (BM-V1 to BM-V16, BM-I4, BM-I7)


@pytest.mark.rules("BM-I4", "BM-I7", "BM-R27")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nothing_hidden_shows(chunk: int) -> None:
    """Deal anew what a seat cannot know: it is shown the same bytes, now and after the next public action."""
    eye = Eye()
    for number, state in enumerate(positions(1_000 * chunk)):
        if number == POSITIONS:
            break
        eye.look(state, FastChance(number))
    assert eye.changed["hands"] > POSITIONS
    assert eye.changed["decks"] > POSITIONS
    assert DIVISOR > 1 or min(eye.changed[what] for what in ("face down", "bosses", "discards")) > 0, eye.changed
    assert eye.steps > POSITIONS


def positions(seed: int) -> Iterator[State]:
    """Every so manieth decision of game after game; the state goes on after it was looked at."""
    number = 0
    questions: Counter[str] = Counter()
    options = mixed_options()
    while True:
        chance = FastChance(seed)
        state = GAME.new_state(GAME.read_options(options[seed % len(options)]), chance.copy())
        state.run()
        while not state.over:
            number += 1
            if number % EVERY == 0 or questions[state.asked().name] < RARE:
                questions[state.asked().name] += 1
                yield state
            seat = state.seats[chance.below(len(state.seats))]
            state.answer(seat, choose_building(state, seat, state.legal(seat), chance))
            state.run()
        seed += 1


class Eye:
    """What every seat sees of a position, against what it sees with the hidden things dealt anew."""

    def __init__(self) -> None:
        self.test = BossTest(choose_uniformly, every=1)
        self.changed: Counter[str] = Counter()
        self.steps = 0

    def look(self, state: State, chance: FastChance) -> None:
        for seat in (SPECTATOR, *range(state.players)):
            twin = state.copy()
            GAME.determinize(twin, seat, FastChance(chance.below(1 << 30)))
            assert problems(twin) == []
            self.count_changes(state, twin)
            assert seen(twin, seat) == seen(state, seat), f"seat {seat} sees what is hidden"
            for other in state.seats:
                legal = state.legal(other)
                self.step(state, twin, seat, other, legal[chance.below(len(legal))])

    def count_changes(self, state: State, twin: State) -> None:
        decks = (state.room_deck, state.spell_deck) != (twin.room_deck, twin.spell_deck)
        self.changed["decks"] += decks
        self.changed["hands"] += [sorted(h) for h in state.hands] != [sorted(h) for h in twin.hands]
        self.changed["face down"] += state.down != twin.down
        self.changed["bosses"] += state.offered != twin.offered
        frame, other = state.stack[-1], twin.stack[-1]
        if isinstance(frame, OpeningDiscards) and isinstance(other, OpeningDiscards):
            self.changed["discards"] += frame.given != other.given

    def step(self, state: State, twin: State, seat: int, actor: int, action: int) -> None:
        """The same public action on both: the same events, and the same view if nothing hidden came out."""
        same = action if actor == seat else public_twin(twin, actor, action)
        if same < 0:
            return
        self.steps += 1
        mine = self.test.public_step(state, seat, actor, action)
        other = self.test.public_step(twin, seat, actor, same)
        common = min(len(mine), len(other))
        assert mine[:common] == other[:common], f"an event shows seat {seat} what is hidden"
        after, twin_after = played(state, actor, action), played(twin, actor, same)
        if came_out(state, after) or came_out(twin, twin_after):
            return
        assert mine == other
        assert seen(twin_after, seat) == seen(after, seat), f"seat {seat} sees what is hidden after the action"


def seen(state: State, seat: int) -> str:
    """All that a seat is shown in a position: its view with question and options, and its legal actions."""
    return json.dumps([GAME.view(state, seat), state.legal(seat), state.asked().name, state.seats])


def public_twin(twin: State, actor: int, action: int) -> int:
    """The action that looks the same to the others in the twin, or -1: a hidden card stands for any other."""
    legal = twin.legal(actor)
    if isinstance(twin.question, Discard):
        return legal[0]
    if PLACE <= action < PLACE + MAX_KINDS:
        return next((a for a in legal if PLACE <= a < PLACE + MAX_KINDS), -1)
    return action if action in legal else -1


def played(state: State, actor: int, action: int) -> State:
    after = state.copy()
    after.answer(actor, action)
    after.run()
    return after


def came_out(before: State, after: State) -> bool:
    return after.over or after.secrets + after.chance.drawn != before.secrets + before.chance.drawn
