"""The frame stack, the ask idiom and the run loop, seen through the toy game."""

from __future__ import annotations

from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import AGAIN, NONE, WAIT, Gathering
from tests.kernel.toy import PASS, THROW, Opening, PlayOrPass, Throw, Toy, ToyState, Turns, Window

GAME = Toy()


def new_state(**texts: str) -> ToyState:
    state = GAME.new_state(GAME.read_options({"deal": "sorted"} | texts), FastChance(1))
    state.run()
    return state


def in_window() -> ToyState:
    state = new_state()
    for seat in (0, 1):
        for action in state.legal(seat)[:2]:
            state.answer(seat, action)
            state.run()
    assert isinstance(state.question, PlayOrPass)
    return state


def test_goto_forgets_the_answers_of_the_step() -> None:
    frame = Window(1, [5])
    frame.answers = [7]
    assert frame.goto(2) == AGAIN
    assert (frame.step, frame.answers, frame.waiting) == (2, [], [5])


def test_a_copied_frame_is_independent() -> None:
    frame = Window(1, [5])
    frame.answers = [7]
    twin = frame.copy()
    assert isinstance(twin, Window)
    twin.waiting.append(6)
    twin.answers.append(8)
    assert (frame.waiting, frame.answers) == ([5], [7])


def test_simultaneous_answers_are_kept_by_seat() -> None:
    frame = Gathering(0)
    for seat, action in ((1, 9), (0, 8), (2, 7), (1, 6)):
        frame.take(seat, action)
    assert [frame.chosen_by(seat) for seat in range(4)] == [[8], [9, 6], [7], []]
    frame.goto(1)
    assert frame.chosen_by(1) == []


def test_run_stops_at_a_decision() -> None:
    state = new_state()
    assert state.pending()
    assert [type(frame) for frame in state.stack] == [Turns, Opening]
    assert isinstance(state.question, Throw)
    assert state.seats == [0, 1]
    state.run()
    assert isinstance(state.question, Throw)
    assert state.seats == [0, 1]


def test_who_is_not_asked_has_no_legal_action() -> None:
    state = in_window()
    assert state.legal(0)
    assert state.legal(1) == []
    assert state.legal(-1) == []


def test_legal_is_a_list_of_ones_own() -> None:
    state = in_window()
    state.legal(0).clear()
    assert PASS in state.legal(0)


def test_play_answers_for_the_seat_that_is_asked() -> None:
    state = in_window()
    state.play(PASS)
    assert state.seats == [1]
    assert isinstance(state.stack[-1], Window)


def test_an_advance_that_waits_asks_and_nothing_else() -> None:
    state = in_window()
    state.answer(0, PASS)
    assert not state.pending()
    assert state.advance() == AGAIN
    assert state.advance() == WAIT
    assert state.pending()


def test_nothing_is_emitted_without_a_listener() -> None:
    state = in_window()
    assert state.take_events() == []
    state.listening = True
    state.play(PASS)
    assert len(state.take_events()) == 1
    assert state.take_events() == []


def test_an_event_has_six_values_and_unused_ones_are_none() -> None:
    state = in_window()
    state.listening = True
    state.emit(7, 1)
    assert state.events[-1] == (7, 1, NONE, NONE, NONE, NONE, NONE)


def test_a_finished_game_asks_nothing() -> None:
    state = new_state(turns="1")
    while not state.over:
        seat = state.seats[0]
        action = PASS if PASS in state.legal(seat) else state.legal(seat)[0]
        state.answer(seat, action)
        state.run()
    assert not state.pending()
    assert state.winners == [0, 1]
    refusal = GAME.check(state, 0, PASS)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("TOY-6", "game_over")


def test_check_says_why_not() -> None:
    state = in_window()
    reasons = [
        (1, PASS, "TOY-6", "not_asked"),
        (0, 99, "TOY-2", "unknown_action"),
        (0, -1, "TOY-2", "unknown_action"),
        (0, THROW, "TOY-2", "not_an_answer"),
    ]
    for seat, action, rule, key in reasons:
        refusal = GAME.check(state, seat, action)
        assert refusal is not None
        assert (refusal.rule, refusal.key) == (rule, key)
    assert GAME.check(state, 0, PASS) is None


def test_the_hash_does_not_depend_on_the_source_of_chance() -> None:
    state = in_window()
    twin = state.copy()
    twin.chance = FastChance(99)
    assert GAME.state_hash(twin) == GAME.state_hash(state)
    twin.points[0] += 1
    assert GAME.state_hash(twin) != GAME.state_hash(state)
