"""Running a scenario: every action is checked, and after every action so are the laws that hold in all positions."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bossrush.kernel.chance import OutOfResults
from bossrush.kernel.game import GameError
from bossrush.scenarios import platformer
from bossrush.scenarios.files import (
    ASKS,
    DO,
    EVENTS,
    EXCLUDES,
    EXPECT,
    INCLUDES,
    LEGAL,
    NO_EVENT,
    ONLY_EVENTS,
    REFUSED,
    Act,
    Part,
    Scenario,
    ScenarioError,
    stop_if_broken,
)
from bossrush.scenarios.table import Table

OPENERS = {"platformer": platformer.open_table}
ANYTHING = "*"


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
    return OPENERS[scenario.game](scenario, packs)


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
        self.happened: list[list[str]] = []
        """Since the last look at the events."""
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
            raise Failed(line, f"'dice_script' does not fit: {error}") from error
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}:{place.lineno}"
            raise Failed(line, f"the engine failed at {where}: {type(error).__name__}: {error}") from error
        events = self.state.take_events()
        self.happened += [self.table.words(event) for event in events]
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
        else:
            self.check_events(act)

    def action(self, act: Act, text: str) -> int:
        try:
            return self.game.parse_action(text)
        except GameError as error:
            raise self.broken(act, str(error)) from None

    def broken(self, act: Act, message: str) -> ScenarioError:
        return ScenarioError(f"{self.scenario.document.place(act.line)}: {message}")

    def decider(self, act: Act) -> int:
        """The seat that decides now; the one the entry names must be among them."""
        if self.state.over:
            raise Failed(act.line, "the game is over")
        if self.table.waits_for():
            raise Failed(act.line, f"nobody is asked: the game waits for {self.table.waits_for()}, see 'dice_script'")
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
        return self.game.questions()[self.state.question].name

    def legal_texts(self, seat: int) -> list[str]:
        return [self.game.action_text(action) for action in self.state.legal(seat)]

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
        named = [self.game.action_text(self.action(act, text)) for text in act.texts]
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
        for text in act.no_event if act.verb != NO_EVENT else act.texts:
            pattern = self.pattern(act, text)
            for words in self.happened:
                if fits(pattern, words):
                    raise Failed(act.line, f"'{' '.join(words)}' happened")
        if act.verb == NO_EVENT:
            return
        patterns = [self.pattern(act, text) for text in act.texts]
        if act.verb == ONLY_EVENTS:
            self.check_only(act, patterns)
        else:
            self.check_order(act, patterns)
        self.happened = []

    def check_order(self, act: Act, patterns: list[list[str]]) -> None:
        """All of these, in this order, whatever stands between."""
        assert act.verb == EVENTS
        at = 0
        for pattern in patterns:
            while at < len(self.happened) and not fits(pattern, self.happened[at]):
                at += 1
            if at == len(self.happened):
                raise Failed(act.line, f"'{' '.join(pattern)}' did not happen, or not in this order: {self.story()}")
            at += 1

    def check_only(self, act: Act, patterns: list[list[str]]) -> None:
        pairs = zip(patterns, self.happened, strict=False)
        if len(patterns) != len(self.happened) or not all(fits(pattern, words) for pattern, words in pairs):
            expected = ", ".join(" ".join(pattern) for pattern in patterns) or "nothing"
            raise Failed(act.line, f"expected exactly {expected}; {self.story()}")

    def story(self) -> str:
        return "happened: " + (", ".join(" ".join(words) for words in self.happened) or "nothing")

    def pattern(self, act: Act, text: str) -> list[str]:
        words = text.split()
        kinds = {kind.name: kind for kind in self.game.event_kinds()}
        if not words or words[0] not in kinds:
            raise self.broken(act, f"there is no event '{text}'; there are {', '.join(kinds)}")
        fields = kinds[words[0]].field_names()
        if len(words) > len(fields) + 1:
            raise self.broken(act, f"'{text}' has too many words; the event is: {words[0]} {' '.join(fields)}")
        return words

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
