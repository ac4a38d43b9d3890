"""Running a scenario: every action is checked, and after every action so are the laws that hold in all positions."""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bossrush.content.source import show
from bossrush.games import kit_of
from bossrush.kernel.chance import OutOfResults
from bossrush.kernel.events import SPECTATOR
from bossrush.kernel.game import GameError
from bossrush.scenarios.files import (
    ASKS,
    DO,
    EXCLUDES,
    EXPECT,
    INCLUDES,
    LEGAL,
    NEXT,
    NO_EVENT,
    ONLY_EVENTS,
    PASS,
    REFUSED,
    VIEW,
    Act,
    Part,
    Scenario,
    ScenarioError,
    stop_if_broken,
)
from bossrush.scenarios.table import Table

ANYTHING = "*"
ALL = "all"
SCOPES = (ALL, "turn", "phase")
NOBODY_IN_PARTICULAR = "spectator"


@dataclass(frozen=True, slots=True)
class Report:
    passed: bool
    message: str
    """What is wrong, with the place; nothing if it passed."""
    broken: bool = False
    """The file itself is wrong, not what happened."""


class Failed(Exception):
    """The game does not do what the scenario says."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


def open_scenario(scenario: Scenario, packs: Sequence[Path]) -> Table:
    """The position, ready to play; `ScenarioError` if it is impossible."""
    return kit_of(scenario.game).scenario(scenario, packs)


def run_scenario(scenario: Scenario, packs: Sequence[Path] = ()) -> Report:
    try:
        Run(scenario, open_scenario(scenario, packs)).run()
    except ScenarioError as error:
        return Report(False, str(error), broken=True)
    except Failed as failure:
        return Report(False, f"{scenario.document.place(failure.line)}: {failure}")
    return Report(True, "")


class Run:
    def __init__(self, scenario: Scenario, table: Table) -> None:
        self.scenario = scenario
        self.table = table
        self.game = table.game
        self.state = table.state
        self.happened: list[tuple[int, ...]] = []
        """The events since the last look at them."""
        self.actions = 0

    def run(self) -> None:
        self.advance(self.scenario.position.line)
        goal = self.scenario.goal
        if goal is not None and not self.differences(goal):
            raise Failed(goal.line, "the goal is met before anything is played")
        for act in self.scenario.play:
            self.perform(act)
        if self.scenario.expect is not None:
            self.compare(self.scenario.expect)
        if goal is not None:
            self.compare(goal)
            within = goal.table.get("within")
            if isinstance(within, int) and self.actions > within:
                raise Failed(goal.line_of("within"), f"'play' takes {self.actions} actions, more than {within}")
        left = self.scenario.script[self.table.chance.used :]
        if left:
            line = self.scenario.document.line("dice_script")
            raise Failed(line, f"the last {len(left)} results of 'dice_script' were not needed: {' '.join(left)}")

    # ---- the game goes on

    def advance(self, line: int) -> None:
        """Go on until a decision is pending, the game is over or a roll is not scripted; then check the laws."""
        used = self.table.chance.used
        try:
            while not self.state.over and not self.state.pending() and not self.table.waits_for():
                self.state.advance()
        except OutOfResults as error:
            raise Failed(line, f"'dice_script' does not fit: {error}{self.table.chance_use()}") from error
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}:{place.lineno}"
            raise Failed(line, f"the engine failed at {where}: {type(error).__name__}: {error}") from error
        events = self.state.take_events()
        self.happened += events
        misread = self.table.misread(self.scenario.script[used : self.table.chance.used], events)
        if misread:
            raise Failed(line, misread)
        for broken in self.table.broken():
            raise Failed(line, f"a law of the game is broken: {broken}")
        self.check_options(line)

    def check_options(self, line: int) -> None:
        """Exactly the actions that nothing forbids are offered."""
        for seat in self.state.seats:
            legal = self.state.legal(seat)
            for action in range(self.game.actions):
                refusal = self.game.check(self.state, seat, action)
                if (refusal is None) != (action in legal):
                    text = self.game.action_text(action)
                    said = f"refused by {refusal.rule}" if refusal else "allowed"
                    offered = "offered" if action in legal else "not offered"
                    raise Failed(line, f"the engine contradicts itself: '{text}' is {offered} but {said}")

    # ---- the entries of `play`

    def perform(self, act: Act) -> None:
        if act.verb == DO:
            for text in act.texts:
                self.do(act, text)
        elif act.verb == PASS:
            self.do_pass(act)
        elif act.verb == NEXT:
            self.do_next(act)
        elif act.verb == REFUSED:
            for text in act.texts:
                self.refused(act, text)
        elif act.verb in (LEGAL, INCLUDES, EXCLUDES):
            self.check_legal(act)
        elif act.verb == ASKS:
            self.check_question(act)
        elif act.verb == EXPECT:
            assert act.part is not None
            self.compare(act.part)
        elif act.verb == VIEW:
            self.check_view(act)
        else:
            self.check_events(act)

    def action(self, act: Act, text: str) -> int:
        try:
            return self.table.parse_action(text)
        except GameError as error:
            raise self.broken(act, str(error)) from None

    def broken(self, act: Act, message: str) -> ScenarioError:
        return ScenarioError(f"{self.scenario.document.place(act.line)}: {message}")

    def decider(self, act: Act) -> int:
        """The seat that decides now; the one the entry names must be among them."""
        if self.state.over:
            raise Failed(act.line, "the game is over")
        if self.table.waits_for():
            raise Failed(act.line, f"nobody is asked: the game waits for {self.table.waits_for()}")
        if not act.by:
            return self.state.seats[0]
        if self.seat(act) not in self.state.seats:
            deciders = ", ".join(self.table.names()[seat] for seat in self.state.seats)
            raise Failed(act.line, f"{act.by} does not decide now but {deciders}, asked '{self.question()}'")
        return self.seat(act)

    def seat(self, act: Act) -> int:
        seat = self.table.seat(act.by)
        if seat < 0:
            raise self.broken(act, f"there is no player '{act.by}'; there are {', '.join(self.table.names())}")
        return seat

    def question(self) -> str:
        return self.state.asked().name

    def legal_texts(self, seat: int) -> list[str]:
        return [self.table.action_text(action) for action in self.state.legal(seat)]

    def do(self, act: Act, text: str) -> None:
        action = self.action(act, text)
        seat = self.decider(act)
        refusal = self.game.check(self.state, seat, action)
        if refusal is not None:
            name = self.table.names()[seat]
            why = f"{refusal.rule}, {refusal.key}"
            legal = ", ".join(self.legal_texts(seat))
            raise Failed(act.line, f"{name}, asked '{self.question()}', may not '{text}' ({why}); legal are {legal}")
        self.state.answer(seat, action)
        self.actions += 1
        self.advance(act.line)

    def do_pass(self, act: Act) -> None:
        """So many passes, or all of a scope."""
        [scope] = act.texts
        if scope.isdecimal():
            for _ in range(int(scope)):
                self.do(act, PASS)
            return
        if scope not in SCOPES:
            raise self.broken(act, f"'pass' is a number or one of {', '.join(SCOPES)}, not '{scope}'")
        self.decider(act)
        goes_on = self.table.passing(scope)
        if goes_on is None:
            raise Failed(act.line, f"nobody can pass: asked is '{self.question()}'")
        while goes_on():
            self.do(act, PASS)

    def do_next(self, act: Act) -> None:
        if self.state.over:
            raise Failed(act.line, "the game is over")
        for what in act.texts:
            if not self.table.next(what):
                waits = self.table.waits_for()
                found = f"for {waits}" if waits else f"for an answer to '{self.question()}'"
                raise Failed(act.line, f"the game does not wait for the next {what} but {found}")
            self.advance(act.line)

    def refused(self, act: Act, text: str) -> None:
        action = self.action(act, text)
        seat = self.seat(act) if act.by else self.decider(act)
        before = self.game.dump(self.state)
        refusal = self.game.check(self.state, seat, action)
        if refusal is None:
            raise Failed(act.line, f"'{text}' should be refused by {act.rule}, but it is legal")
        if refusal.rule != act.rule:
            raise Failed(act.line, f"'{text}' should be refused by {act.rule}, not by {refusal.rule} ({refusal.key})")
        if self.game.dump(self.state) != before:
            raise Failed(act.line, f"the refusal of '{text}' changed the position")

    def check_legal(self, act: Act) -> None:
        legal = self.legal_texts(self.decider(act))
        named = [self.table.action_text(self.action(act, text)) for text in act.texts]
        missing = [text for text in named if text not in legal]
        extra = [text for text in legal if text not in named]
        wrong: list[str] = []
        if act.verb != EXCLUDES and missing:
            wrong.append(f"not legal: {', '.join(missing)}")
        if act.verb == LEGAL and extra:
            wrong.append(f"legal too: {', '.join(extra)}")
        if act.verb == EXCLUDES and len(missing) < len(named):
            wrong.append(f"legal: {', '.join(text for text in named if text in legal)}")
        if wrong:
            raise Failed(act.line, f"asked '{self.question()}', the legal actions differ: {'; '.join(wrong)}")

    def check_question(self, act: Act) -> None:
        known = [question.name for question in self.game.questions()]
        for name in act.texts:
            if name not in known:
                raise self.broken(act, f"there is no question '{name}'; there are {', '.join(known)}")
        self.decider(act)
        if [self.question()] != act.texts:
            raise Failed(act.line, f"expected the question {' '.join(act.texts)}, but asked is {self.question()}")

    # ---- what happened

    def check_events(self, act: Act) -> None:
        """As everybody, or as one seat learns of them."""
        happened = [self.table.words(event) for event in self.seen_by(act)]
        for text in act.no_event if act.verb != NO_EVENT else act.texts:
            pattern = self.pattern(act, text)
            for words in happened:
                if fits(pattern, words):
                    raise Failed(act.line, f"'{' '.join(words)}' happened")
        if act.verb == NO_EVENT:
            return
        patterns = [self.pattern(act, text) for text in act.texts]
        if act.verb == ONLY_EVENTS:
            check_only(act, patterns, happened)
        else:
            check_order(act, patterns, happened)
        self.happened = []

    def seen_by(self, act: Act) -> list[tuple[int, ...]]:
        if not act.by:
            return self.happened
        seat = self.viewer(act)
        return [self.game.redact(event, seat) for event in self.happened]

    def viewer(self, act: Act) -> int:
        return SPECTATOR if act.by == NOBODY_IN_PARTICULAR else self.seat(act)

    def pattern(self, act: Act, text: str) -> list[str]:
        words = text.split()
        kinds = {kind.name: kind for kind in self.game.event_kinds()}
        if not words or words[0] not in kinds:
            raise self.broken(act, f"there is no event '{text}'; there are {', '.join(kinds)}")
        fields = kinds[words[0]].field_names()
        if len(words) > len(fields) + 1:
            raise self.broken(act, f"'{text}' has too many words; the event is: {words[0]} {' '.join(fields)}")
        return words

    # ---- views

    def check_view(self, act: Act) -> None:
        view = json.loads(json.dumps(self.game.view(self.state, self.viewer(act))))
        text = json.dumps(view)
        for word in act.has:
            if not has_word(text, word):
                raise Failed(act.line, f"the view of {act.by} does not show {word}")
        for word in act.lacks:
            if has_word(text, word):
                raise Failed(act.line, f"the view of {act.by} shows {word}")
        if act.part is not None:
            for difference in unlike(act.part.table, view, ""):
                raise Failed(act.line, f"in the view of {act.by} {difference}")

    # ---- positions

    def differences(self, expected: Part) -> list[tuple[int, str]]:
        differences = self.table.mismatches(expected)
        stop_if_broken(self.scenario.document)
        return differences

    def compare(self, expected: Part) -> None:
        differences = self.differences(expected)
        if differences:
            raise Failed(differences[0][0], "; ".join(sentence for _, sentence in differences))


def fits(pattern: list[str], words: list[str]) -> bool:
    """Trailing fields may be left out, `*` stands for any one."""
    pairs = zip(pattern, words, strict=False)
    return len(pattern) <= len(words) and all(p == ANYTHING or p == word for p, word in pairs)


def check_order(act: Act, patterns: list[list[str]], happened: list[list[str]]) -> None:
    """All of these, in this order, whatever stands between."""
    at = 0
    for pattern in patterns:
        while at < len(happened) and not fits(pattern, happened[at]):
            at += 1
        if at == len(happened):
            raise Failed(act.line, f"'{' '.join(pattern)}' did not happen, or not in this order: {story(happened)}")
        at += 1


def check_only(act: Act, patterns: list[list[str]], happened: list[list[str]]) -> None:
    pairs = zip(patterns, happened, strict=False)
    if len(patterns) != len(happened) or not all(fits(pattern, words) for pattern, words in pairs):
        expected = ", ".join(" ".join(pattern) for pattern in patterns) or "nothing"
        raise Failed(act.line, f"expected exactly {expected}; {story(happened)}")


def story(happened: list[list[str]]) -> str:
    return "happened: " + (", ".join(" ".join(words) for words in happened) or "nothing")


def has_word(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


def unlike(expected: object, got: object, path: str) -> list[str]:
    """Where a part of a view is not as expected: tables are compared as far as they are named, lists as a whole."""
    if isinstance(expected, dict) and isinstance(got, dict):
        differences: list[str] = []
        for key, value in expected.items():
            where = f"{path}.{key}" if path else key
            differences += unlike(value, got[key], where) if key in got else [f"there is no {where}"]
        return differences
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        pairs = enumerate(zip(expected, got, strict=True))
        return [text for i, (one, other) in pairs for text in unlike(one, other, f"{path}.{i + 1}")]
    return [] if expected == got else [f"{path} is {show(got)}, not {show(expected)}"]
