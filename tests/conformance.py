"""The conformance test of every game: random games, checked against what the kernel promises. Knows no game."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from typing import TypeVar, cast

from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import AGAIN, DONE, NONE, WAIT, Core
from bossrush.kernel.events import OWNER, SEATS, SPECTATOR, VISIBILITIES, redact
from bossrush.kernel.forecast import DECISION, OVER, Forecast, forecast
from bossrush.kernel.game import Game
from bossrush.kernel.match import Match, UndoRefused, new_match, replay
from bossrush.kernel.plain import Value, fields_of, plain_data
from bossrush.kernel.plain import field_names as list_fields
from bossrush.kernel.record import FAST, SEALED, read_record, write_record

Event = tuple[int, ...]
Saved = TypeVar("Saved")
Choose = Callable[[Core, int, list[int], FastChance], int]
Invariants = Callable[[Core], list[str]]

SAVED_AT_EVERY_DECISION = 12
"""In a game whose saves are tried: how many decisions after the one drawn."""


def choose_uniformly(state: Core, seat: int, legal: list[int], chance: FastChance) -> int:
    return legal[chance.below(len(legal))]


class Tally:
    """What the games played so far have shown."""

    def __init__(self) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.questions: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.forecasts: Counter[str] = Counter()
        """Where forecasts ended."""
        self.seen: Counter[tuple[str, int]] = Counter()
        """(event name and field, value): such as which cards were bought."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.questions += other.questions
        self.events += other.events
        self.forecasts += other.forecasts
        self.seen += other.seen


class GameTest:
    """How a game is tested. `rules` are the ids a refusal may name, `static` the fields that copies share.

    `every` thins the costly checks out: each is made at one decision in so many.
    """

    def __init__(
        self,
        game: Game,
        *,
        invariants: Invariants,
        rules: frozenset[str],
        static: Sequence[str] = (),
        choose: Choose = choose_uniformly,
        limit: int = 300,
        every: int = 40,
        watched: frozenset[str] = frozenset(),
    ) -> None:
        self.game = game
        self.invariants = invariants
        self.rules = rules
        self.static = frozenset(static)
        self.choose = choose
        self.limit = limit
        self.every = every
        self.watched = watched
        self.tally = Tally()

    # ---- a game

    def play(self, options: dict[str, str], seed: int) -> None:
        chance = FastChance(seed)
        sealed = chance.below(4) == 0
        match = new_match(self.game, options, [], SEALED if sealed else FAST, f"{seed}")
        self.see_events(match.events[0])
        came_out = [match.secrets()]
        """How much had come out before each move, and now."""
        watched = self.static if chance.below(self.every) == 0 else ()
        shared = [(name, fingerprint(getattr(match.state, name))) for name in watched]
        saves_at = chance.below(self.limit) if chance.below(self.every) == 0 else self.limit
        while not match.state.over and len(match.record.moves) < self.limit:
            moves = len(match.record.moves)
            self.check_decision(match, chance)
            if saves_at <= moves < saves_at + SAVED_AT_EVERY_DECISION:
                self.check_save(match)
            if saves_at == moves:
                self.check_made_again(match)
            seat = match.state.seats[chance.below(len(match.state.seats))]
            action = self.choose(match.state, seat, match.state.legal(seat), chance)
            self.tally.questions[match.state.asked().name] += 1
            self.chosen(match.state, seat, action)
            assert match.play(seat, action) is None
            came_out.append(match.secrets())
            self.see_events(match.events[-1])
            if chance.below(4 * self.every) == 0:
                self.check_undo(match, came_out, chance.below(match.state.players))
        self.tally.games += 1
        self.tally.finished += int(match.state.over)
        self.tally.decisions += len(match.record.moves)
        self.check_problems(match.state)
        if chance.below(5) == 0 or match.state.over:
            self.check_replay(match)
        if match.state.over:
            self.check_over(match)
        for name, before in shared:
            assert before == fingerprint(getattr(match.state, name)), f"the shared field {name} was changed"

    def chosen(self, state: Core, seat: int, action: int) -> None:
        """What will be done: for tests that count more."""

    def check_decision(self, match: Match, chance: FastChance) -> None:
        state = match.state
        assert state.pending(), "neither a decision nor the end"
        assert state.seats, "a decision of nobody"
        for seat in state.seats:
            legal = state.legal(seat)
            assert legal, f"seat {seat} has no legal action"
            assert legal == sorted(set(legal)), f"legal actions unsorted or twice: {legal}"
        drawn = chance.below(8 * self.every)
        if drawn < 8:
            self.check_problems(state)
            self.check_legality(match)
        if drawn % (2 * self.every) == 1:
            self.check_copy(state)
        if drawn % (2 * self.every) == 2:
            self.check_same_course(state, chance)
        if drawn % self.every == 3:
            self.check_ask_law(state, chance)
        if drawn % (2 * self.every) == 4:
            self.check_every_option(state)
        if drawn % self.every == 5:
            self.check_non_interference(state, chance)
            self.check_redeal(state)
        if drawn % self.every == 6:
            self.check_forecasts(state, chance)

    def check_problems(self, state: Core) -> None:
        problems = self.invariants(state)
        assert not problems, problems

    def fields(self, state: Core) -> dict[str, object]:
        """What the fields of the state hold, but for the static ones."""
        return {name: fingerprint(getattr(state, name)) for name in field_names(state) if name not in self.static}

    def dump(self, state: Core) -> str:
        return json.dumps(self.game.dump(state), sort_keys=True)

    # ---- legality

    def check_legality(self, match: Match) -> None:
        """`legal` is exactly what `check` lets pass; a refusal names a rule and changes nothing."""
        state = match.state
        before = self.fields(state)
        moves = len(match.record.moves)
        for seat in (SPECTATOR, *range(state.players + 1)):
            allowed: list[int] = []
            for action in range(-1, self.game.actions + 1):
                refusal = self.game.check(state, seat, action)
                if refusal is None:
                    allowed.append(action)
                else:
                    assert refusal.rule in self.rules, f"{refusal} names no rule"
                    assert refusal.key
            assert allowed == state.legal(seat), f"seat {seat}: {allowed} pass, {state.legal(seat)} are listed"
            refused = next(a for a in range(self.game.actions) if a not in allowed)
            assert match.play(seat, refused) is not None
        assert self.fields(state) == before, "a refusal changed the state"
        assert match.state is state
        assert len(match.record.moves) == moves

    def check_every_option(self, state: Core) -> None:
        for seat in state.seats:
            for action in state.legal(seat):
                twin = state.copy()
                twin.answer(seat, action)
                twin.run()
                self.check_problems(twin)

    def check_over(self, match: Match) -> None:
        assert not match.state.pending()
        for seat in range(match.state.players):
            assert match.state.legal(seat) == []
            refusal = match.play(seat, 0)
            assert refusal is not None
            assert refusal.rule in self.rules

    # ---- copies

    def check_copy(self, state: Core) -> None:
        """A copy is equal and shares nothing but the static fields, whatever is done to it."""
        before = self.fields(state)
        twin = state.copy()
        assert self.fields(twin) == before, "a copy is not equal"
        for name in self.static:
            assert getattr(twin, name) is getattr(state, name), f"static field {name} was copied"
        shared = mutables(state, self.static) & mutables(twin, self.static)
        assert not shared, "a copy shares an object that can change"
        for name in before:
            spoil(twin, name)
        after = self.fields(state)
        reached = [name for name in before if before[name] != after[name]]
        assert not reached, f"a change to {reached} of a copy reached the original"

    def check_same_course(self, state: Core, chance: FastChance) -> None:
        one, other = state.copy(), state.copy()
        for _ in range(10):
            if one.over:
                break
            seat = one.seats[0]
            action = self.choose(one, seat, one.legal(seat), chance)
            for twin in (one, other):
                twin.answer(seat, action)
                twin.run()
            assert self.dump(one) == self.dump(other), "two copies went different ways"

    # ---- the ask law

    def check_ask_law(self, state: Core, chance: FastChance) -> None:
        """A frame function that ends in `WAIT` has changed nothing but answers and the pending decision."""
        twin = state.copy()
        seat = twin.seats[0]
        twin.answer(seat, self.choose(twin, seat, state.legal(seat), chance))
        while not twin.over and not twin.pending():
            before = self.law_dump(twin)
            height = len(twin.stack)
            frame = twin.stack[-1]
            result = twin.advance()
            assert result in (WAIT, DONE, AGAIN)
            assert twin.over or (result == WAIT) == twin.pending(), f"{type(frame).__name__}: {result}"
            if result == WAIT:
                assert len(twin.stack) == height
                assert self.law_dump(twin) == before, f"{type(frame).__name__} acted before it asked"
            elif result == DONE:
                assert frame not in twin.stack

    def law_dump(self, state: Core) -> str:
        data = self.game.dump(state)
        for name in ("question", "seats", "options"):
            del data[name]
        top = {name: plain_data(value) for name, value in fields_of(state.stack[-1]).items() if name != "answers"}
        data["stack"] = [plain_data(state.stack[:-1]), top]
        return json.dumps([data, state.events], sort_keys=True)

    # ---- records and undo

    def check_save(self, match: Match) -> None:
        """Written down and read again, a game goes on from the same decision."""
        resumed = replay(self.game, read_record(write_record(match.to_record())))
        assert self.dump(resumed.state) == self.dump(match.state)
        for seat in match.state.seats:
            assert resumed.state.legal(seat) == match.state.legal(seat)

    def check_made_again(self, match: Match) -> None:
        """Pickled or copied deeply, a match and its state are equal to what they were, and go on the same way."""
        seat = match.state.seats[0]
        action = match.state.legal(seat)[-1]
        after = match.state.copy()
        after.answer(seat, action)
        after.run()
        for again in (by_pickle, deepcopy):
            twin = again(match)
            assert self.dump(twin.state) == self.dump(match.state)
            assert twin.events == match.events
            assert twin.play(seat, action) is None
            state = again(match.state)
            assert self.dump(state) == self.dump(match.state)
            state.answer(seat, action)
            state.run()
            assert self.dump(twin.state) == self.dump(state) == self.dump(after)
            assert write_record(again(twin).to_record()) == write_record(twin.to_record())

    def check_replay(self, match: Match) -> None:
        text = write_record(match.to_record())
        by_seed = read_record(text)
        assert write_record(by_seed) == text
        by_results = read_record(text)
        by_results.seed = ""
        for record in (by_seed, by_results):
            again = replay(self.game, record)
            assert again.events == match.events
            assert self.game.state_hash(again.state) == record.final_hash
            assert again.state.winners == match.state.winners

    def check_undo(self, match: Match, came_out: list[int], seat: int) -> None:
        """Undo goes back one move of the same seat, and never across chance or a reveal."""
        moves = match.record.moves
        mine = moves[-1].seat == seat
        allowed = mine and came_out[-2] == came_out[-1]
        before = self.dump(match.state)
        events = match.events[:-1]
        count = len(moves)
        if not allowed:
            key = "another_player" if any(move.seat == seat for move in moves) else "nothing"
            assert undo_refusal(match, seat) == ("came_out" if mine else key)
            assert self.dump(match.state) == before
            return
        last = moves[-1]
        assert match.undo(seat) == 1
        assert len(match.record.moves) == count - 1
        assert match.events == events
        assert match.secrets() == came_out[-2]
        assert match.play(last.seat, self.game.parse_action(last.action)) is None
        assert self.dump(match.state) == before, "a move taken back and made again led elsewhere"

    # ---- hidden information

    def check_non_interference(self, state: Core, chance: FastChance) -> None:
        """Change anything a seat cannot know: its view, its legal actions and its events stay the same bytes."""
        actor = state.seats[chance.below(len(state.seats))]
        action = self.choose(state, actor, state.legal(actor), chance)
        before = self.dump(state)
        for seat in (SPECTATOR, *range(state.players)):
            whole = self.game.view(state, seat)
            assert self.game.decision(state, seat) == whole["decision"]
            view = json.dumps(whole)
            legal = state.legal(seat)
            events = self.public_step(state, seat, actor, action)
            for _ in range(2):
                twin = state.copy()
                self.game.determinize(twin, seat, FastChance(chance.below(1 << 30)))
                self.check_problems(twin)
                assert twin.chance.dump() != state.chance.dump(), "the chance results to come are hidden too"
                assert json.dumps(self.game.view(twin, seat)) == view, f"the view of seat {seat} shows what is hidden"
                assert twin.legal(seat) == legal, f"the options of seat {seat} show what is hidden"
                if self.game.check(twin, actor, action) is None:
                    others = self.public_step(twin, seat, actor, action)
                    common = min(len(events), len(others))
                    assert events[:common] == others[:common], f"an event shows seat {seat} what is hidden"
                    twin.answer(actor, action)
                    twin.run()
                    self.check_problems(twin)
        assert self.dump(state) == before

    def check_redeal(self, state: Core) -> None:
        """Deal anew what nobody knows: nobody sees a difference, and it depends on nothing but chance."""
        twice, once = state.copy(), state.copy()
        self.game.redeal(twice, FastChance(1))
        self.game.redeal(twice, FastChance(2))
        self.game.redeal(once, FastChance(2))
        assert self.dump(twice) == self.dump(once), "how the hidden lay before matters"
        self.check_problems(once)
        for seat in (SPECTATOR, *range(state.players)):
            assert json.dumps(self.game.view(once, seat)) == json.dumps(self.game.view(state, seat))
            assert once.legal(seat) == state.legal(seat)

    def public_step(self, state: Core, seat: int, actor: int, action: int) -> list[Event]:
        """The events this seat sees after the action, up to the first chance result or hidden fact."""
        twin = state.copy()
        twin.listening = True
        twin.take_events()
        known = twin.secrets + twin.chance.drawn
        twin.answer(actor, action)
        seen: list[Event] = []
        while not twin.over and not twin.pending():
            twin.advance()
            if twin.secrets + twin.chance.drawn != known:
                break
            seen += [self.game.redact(event, seat) for event in twin.take_events()]
        return seen

    def check_forecasts(self, state: Core, chance: FastChance) -> None:
        """A forecast is the beginning of what happens, and the same bytes whatever the seat cannot know."""
        before = self.fields(state)
        for seat in state.seats:
            twins = [state.copy() for _ in range(2)]
            for twin in twins:
                self.game.determinize(twin, seat, FastChance(chance.below(1 << 30)))
            for action in state.legal(seat):
                foreseen = forecast(self.game, state, seat, action)
                self.check_foreseen(state, seat, action, foreseen)
                for twin in twins:
                    other = forecast(self.game, twin, seat, action)
                    name = self.game.action_text(action)
                    assert written(other) == written(foreseen), f"the forecast of '{name}' shows what is hidden"
                self.tally.forecasts[foreseen.end] += 1
        assert self.fields(state) == before, "a forecast changed the state"

    def check_foreseen(self, state: Core, seat: int, action: int, foreseen: Forecast) -> None:
        twin = state.copy()
        twin.listening = True
        twin.take_events()
        twin.answer(seat, action)
        twin.run()
        events = [self.game.redact(event, seat) for event in twin.take_events()]
        assert foreseen.events == events[: len(foreseen.events)], "a forecast did not come true"
        if foreseen.end in (DECISION, OVER):
            assert foreseen.events == events
            assert (foreseen.end == OVER, foreseen.seats) == (twin.over, twin.seats)
        else:
            assert foreseen.seats == []
            assert twin.secrets + twin.chance.drawn > state.secrets + state.chance.drawn

    # ---- events and notation

    def see_events(self, events: list[Event]) -> None:
        """Every event has exactly the fields that are declared."""
        kinds = self.game.event_kinds()
        for event in events:
            kind = kinds[event[0]]
            assert all(value == NONE for value in event[len(kind.fields) + 1 :]), f"{kind.name}: undeclared field"
            self.tally.events[kind.name] += 1
            for i, (name, _) in enumerate(kind.fields):
                if f"{kind.name}.{name}" in self.watched:
                    self.tally.seen[f"{kind.name}.{name}", event[i + 1]] += 1

    def check_declarations(self) -> None:
        names = [kind.name for kind in self.game.event_kinds()]
        assert len(set(names)) == len(names)
        for i, kind in enumerate(self.game.event_kinds()):
            assert kind.id == i
            assert len(set(kind.field_names())) == len(kind.fields) <= 6
            for _, visibility in kind.fields:
                assert visibility in VISIBILITIES
                assert visibility not in (OWNER, SEATS) or "seat" in kind.field_names()
            event = (i, *range(len(kind.fields)))
            assert len(redact(kind, event, SPECTATOR)) == len(event)
        names = [question.name for question in self.game.questions()]
        assert len(set(names)) == len(names)
        for question in self.game.questions():
            assert question.rule in self.rules, f"question {question.name} names no rule"
        assert self.game.out_of_turn_rule() in self.rules

    def check_notation(self) -> None:
        texts = [self.game.action_text(action) for action in range(self.game.actions)]
        assert len(set(texts)) == len(texts)
        for action, text in enumerate(texts):
            assert text == text.strip()
            assert text
            assert self.game.parse_action(text) == action


def game_test(test: GameTest, options_list: Sequence[dict[str, str]], games: int, seed: int) -> Tally:
    """Play so many random games over these options in turn, with all checks; what they have shown."""
    test.check_declarations()
    test.check_notation()
    for i in range(games):
        test.play(options_list[i % len(options_list)], seed + i)
    return test.tally


def written(foreseen: Forecast) -> str:
    return json.dumps([foreseen.events, foreseen.end, foreseen.seats])


def undo_refusal(match: Match, seat: int) -> str:
    try:
        match.undo(seat)
    except UndoRefused as refused:
        return refused.key
    return "an undo crossed what it must not cross"


# ---- reflection: the same for interpreted classes with slots and for compiled ones


FIELDS: dict[type, list[str]] = {}


def field_names(thing: object) -> list[str]:
    kind = type(thing)
    if kind not in FIELDS:
        FIELDS[kind] = list_fields(thing)
    return FIELDS[kind]


def parts(thing: object) -> Iterator[object]:
    if isinstance(thing, list | tuple | set):
        yield from thing
    elif isinstance(thing, dict):
        yield from thing.keys()
        yield from thing.values()
    else:
        for name in field_names(thing):
            yield getattr(thing, name)


PLAIN = (int, str, bool, float, type(None))


def by_pickle(thing: Saved) -> Saved:
    return cast(Saved, pickle.loads(pickle.dumps(thing)))


def fingerprint(thing: object) -> object:
    """All that is in it, as plain data that does not change when the thing does."""
    if isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, list) and (not thing or isinstance(thing[0], int)):
        return tuple(thing)
    return (type(thing).__name__, *(fingerprint(part) for part in parts(thing)))


def mutables(state: Core, static: frozenset[str]) -> set[int]:
    """The identities of everything in the state that can change."""
    found: set[int] = set()
    queue = [getattr(state, name) for name in field_names(state) if name not in static]
    while queue:
        thing = queue.pop()
        if isinstance(thing, (*PLAIN, Value)):
            continue
        if not isinstance(thing, tuple):
            found.add(id(thing))
        queue.extend(parts(thing))
    return found


def spoil(thing: object, name: str) -> None:
    """Change this field and, first, everything that can be changed in it."""
    value = getattr(thing, name)
    spoil_inside(value)
    if isinstance(value, bool):
        setattr(thing, name, not value)
    elif isinstance(value, int):
        setattr(thing, name, value + 1)
    elif isinstance(value, str):
        setattr(thing, name, value + "?")


def spoil_inside(value: object) -> None:
    if isinstance(value, list):
        for part in value:
            spoil_inside(part)
        if value and isinstance(value[0], int):
            value[0] = value[0] + 1
        value.append(value[0] if value else 0)
    elif isinstance(value, dict):
        for part in value.values():
            spoil_inside(part)
        value.clear()
    elif not isinstance(value, (*PLAIN, Value, tuple)):
        for name in field_names(value):
            spoil(value, name)
