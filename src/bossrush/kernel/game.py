"""The protocol every game implements, and the refusal as a value."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from bossrush.kernel import mypyc_attr
from bossrush.kernel.chance import Chance
from bossrush.kernel.core import FINE, Core, Question
from bossrush.kernel.events import EventKind, redact
from bossrush.kernel.plain import Plain, plain_data

OptionValue = int | str | bool


class GameError(Exception):
    """Bad input from outside (an option, a notation): one clear sentence, nothing changed."""


class Refusal:
    """Why an action is not legal: the rule that forbids it, a message key and its arguments."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: dict[str, int | str]) -> None:
        self.rule = rule
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.key}, {self.args})"


class Option:
    """A choice made before the game. `choices` for words, `low`/`high` for numbers; the meaning is a message key."""

    __slots__ = ("choices", "default", "high", "low", "name")

    def __init__(
        self, name: str, default: OptionValue, choices: list[str] | None = None, low: int = 0, high: int = 0
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices or []
        self.low = low
        self.high = high

    def read(self, text: str) -> OptionValue:
        """The value of this option written as text; `GameError` if it is none."""
        if isinstance(self.default, bool):
            if text not in ("on", "off"):
                raise GameError(f"option {self.name} is 'on' or 'off', not '{text}'")
            return text == "on"
        if isinstance(self.default, int):
            try:
                number = int(text)
            except ValueError:
                number = self.low - 1
            if not self.low <= number <= self.high:
                raise GameError(f"option {self.name} is a number from {self.low} to {self.high}, not '{text}'")
            return number
        if self.choices and text not in self.choices:
            raise GameError(f"option {self.name} is one of {', '.join(self.choices)}, not '{text}'")
        return text

    def show(self, value: OptionValue) -> str:
        if isinstance(value, bool):
            return "on" if value else "off"
        return str(value)


class Summary:
    """How a state stands, for statistics: turns by seat, what wins are counted by (a value for each seat), a score."""

    __slots__ = ("labels", "score", "turns")

    def __init__(self, turns: list[int], labels: dict[str, list[str]], score: int | None) -> None:
        self.turns = turns
        self.labels = labels
        self.score = score


HASH_OF_POSITION: Final = "2:"
"""How hashes of positions begin, to be told from those of former versions."""

NOT_ASKED: Final = "not_asked"
GAME_OVER: Final = "game_over"
UNKNOWN_ACTION: Final = "unknown_action"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Plain):
    """One game with its content: makes states, names actions and events, builds views. Knows no player."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        content_hash: str,
        texts: list[str],
        questions: list[type[Question]],
        events: list[EventKind],
        examples: str,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.content_hash = content_hash
        self.texts = texts
        """The notation of every action, by id."""
        self.actions = len(texts)
        """The size of the action vocabulary: ids 0..actions-1."""
        self.ids = {text: action for action, text in enumerate(texts)}
        self.question_kinds = questions
        self.events = events
        self.examples = examples
        """Some actions in notation, for whoever typed something else."""
        self.card_events: list[int] = []
        """The kinds of event by which a seat gets a card, for statistics."""

    # ---- what a game implements

    def options(self) -> list[Option]:
        raise NotImplementedError

    def new_state(self, options: dict[str, OptionValue], chance: Chance) -> Core:
        """The state after set-up, not yet run."""
        raise NotImplementedError

    def out_of_turn_rule(self) -> str:
        """The rule that says who decides: named when a seat that is not asked acts, or the game is over."""
        raise NotImplementedError

    def explain(self, state: Core, seat: int, code: int, action: int) -> Refusal:
        """The refusal with this code, of this action of this seat."""
        raise NotImplementedError

    def view(self, state: Core, seat: int) -> dict[str, object]:
        """All that this seat may know (`SPECTATOR`: the public part), as plain data, built by whitelist."""
        raise NotImplementedError

    def decision(self, state: Core, seat: int) -> dict[str, object] | None:
        """The field `decision` of the view, without the rest of it."""
        raise NotImplementedError

    def determinize(self, state: Core, seat: int, chance: Chance) -> None:
        """Re-deal in place what this seat cannot know, consistent with what it has seen."""
        raise NotImplementedError

    def redeal(self, state: Core, chance: Chance) -> None:
        """Re-deal in place what no seat knows, such as the order of the decks; what anybody knows stays as it is."""
        raise NotImplementedError

    def renew(self, state: Core, number: int) -> None:
        """After an undo by consent: all that comes next is new, though players saw what came before."""
        state.chance.renew(number)
        self.redeal(state, state.chance)

    def dump(self, state: Core) -> dict[str, object]:
        """The whole state as plain data, for comparisons. Its lists are the state's own: write them down at once."""
        raise NotImplementedError

    def summary(self, state: Core) -> Summary:
        raise NotImplementedError

    def card_of(self, event: tuple[int, ...]) -> tuple[int, str]:
        """The seat and the card of one of the `card_events`."""
        raise NotImplementedError

    def playing(self, state: Core) -> list[int]:
        """The seats that are not out of the game."""
        return list(range(state.players))

    def by_rules(self, version: int) -> Game:
        """This game by the version of its rules that a record or a table names; `GameError` if it cannot be played.

        A game that has kept former rules answers with a game for them, always the same one.
        """
        if version != self.rules_version:
            raise GameError(f"{self.name} is played by rules version {self.rules_version} here, not by {version}")
        return self

    def default_action(self, state: Core, seat: int) -> int:
        """What is decided for a player who cannot decide: the first legal action, unless the game says otherwise."""
        return state.legal(seat)[0]

    # ---- what every game gets

    def action_text(self, action: int) -> str:
        return self.texts[action]

    def parse_action(self, text: str) -> int:
        """The action with this notation; `GameError` if there is none."""
        action = self.ids.get(" ".join(text.lower().split()), -1)
        if action < 0:
            raise GameError(f"'{text.strip()}' is no action of {self.name}; try {self.examples}")
        return action

    def event_kinds(self) -> list[EventKind]:
        return self.events

    def questions(self) -> list[type[Question]]:
        return self.question_kinds

    def check(self, state: Core, seat: int, action: int) -> Refusal | None:
        """None if this seat may take this action now, else why not. Changes nothing."""
        text = self.action_text(action) if 0 <= action < self.actions else str(action)
        if state.over:
            return Refusal(self.out_of_turn_rule(), GAME_OVER, {"action": text})
        if seat not in state.seats:
            return Refusal(self.out_of_turn_rule(), NOT_ASKED, {"action": text, "seat": seat})
        if not 0 <= action < self.actions:
            return Refusal(state.asked().rule, UNKNOWN_ACTION, {"action": text})
        code = state.asked().refuse(state, seat, action)
        return None if code == FINE else self.explain(state, seat, code, action)

    def redact(self, event: tuple[int, ...], seat: int) -> tuple[int, ...]:
        return redact(self.event_kinds()[event[0]], event, seat)

    def event_data(self, event: tuple[int, ...]) -> dict[str, object]:
        """An event (redacted or not) as plain data: its name and its fields by name."""
        kind = self.event_kinds()[event[0]]
        data: dict[str, object] = {"event": kind.name}
        for i, name in enumerate(kind.field_names()):
            data[name] = event[i + 1]
        return data

    def dump_core(self, state: Core) -> dict[str, object]:
        """The kernel's part of `dump`."""
        return {
            "players": state.players,
            "chance": state.chance.dump(),
            "stack": plain_data(state.stack),
            "seats": state.seats,
            "question": plain_data(state.question),
            "options": state.options,
            "secrets": state.secrets,
            "over": state.over,
            "winners": state.winners,
        }

    def state_hash(self, state: Core) -> str:
        """Of the position, not of how it is kept; the same for a game replayed from its seed or its results."""
        data = self.dump(state)
        for name in ("chance", "question", "stack"):
            del data[name]
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        return HASH_OF_POSITION + hashlib.sha256(text.encode()).hexdigest()

    def read_options(self, texts: dict[str, str]) -> dict[str, OptionValue]:
        """All options with these set from text; `GameError` on an unknown name or a bad value."""
        known = {option.name: option for option in self.options()}
        for name in texts:
            if name not in known:
                raise GameError(f"{self.name} has no option '{name}'; it has {', '.join(sorted(known))}")
        return {name: option.read(texts[name]) if name in texts else option.default for name, option in known.items()}
