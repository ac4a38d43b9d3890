"""Plays random games on whatever engine is imported, and tells all that can be seen: see compare_engines.py.

It runs on the engine of another commit too, so it uses only what all versions of the package share.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.engines import load_game
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.kernel.events import SPECTATOR
from bossrush.kernel.game import Game, GameError, Option

REFUSED = 6
"""Actions that are tried at every decision."""
VIEWED = 8
"""Views are compared at one decision in so many, and at the end."""
COPIED = 20
"""The game goes on with a copy of its state after so many decisions."""
LIKINGS = (1, 4, 16, 64)
"""How much the player of every other game likes an action: one climbs, the next forges or casts spells."""
ABOUT = ("about", "context")
"""The fields in which a decision says what it is about, now and before questions had names."""


class Course:
    """One random game, told line by line. What is `without` or `allowed` is not told."""

    def __init__(
        self, game: Game, number: int, seed: int, limit: int, without: frozenset[str], allowed: frozenset[str]
    ) -> None:
        self.game = game
        self.number = number
        self.limit = limit
        self.allowed = allowed
        self.name = f"{seed} {game.name} {number}"
        self.random = Random(self.name)
        self.has_likings = self.random.random() < 0.5
        self.likings: dict[str, int] = {}
        self.without = {text for text in game.texts for name in without if text == name or text.startswith(f"{name} ")}
        self.tried = [action for action, text in enumerate(game.texts) if text not in self.without]
        self.options: dict[str, str] = {}
        self.state = self.begin()
        self.settle()

    def begin(self) -> Core:
        """With options drawn until they fit each other; the number of players takes its turn."""
        while True:
            self.options = {option.name: self.draw(option) for option in self.game.options()}
            try:
                state = self.game.new_state(
                    self.game.read_options(self.options), FastChance(self.random.getrandbits(30))
                )
            except GameError:
                continue
            state.listening = True
            state.run()
            return state

    def draw(self, option: Option) -> str:
        values: list[int | str | bool] = [*option.choices]
        if isinstance(option.default, bool):
            values = [False, True]
        elif isinstance(option.default, int):
            values = list(range(option.low, option.high + 1))
        if option.name == "players":
            return option.show(values[self.number % len(values)])
        return option.show(self.random.choice(values) if values else option.default)

    def tell(self) -> Iterator[str]:
        yield f"options {self.options}"
        yield from self.tell_events()
        for decision in range(self.limit):
            if self.state.over:
                break
            if decision % COPIED == COPIED - 1:
                self.state = self.state.copy()
            if decision % VIEWED == 0:
                yield from self.tell_views()
            yield from self.tell_decision()
        yield from self.tell_views()
        yield f"over {self.state.over}, winners {self.state.winners}"

    def tell_decision(self) -> Iterator[str]:
        state = self.state
        legal = {seat: self.legal(seat) for seat in state.seats}
        yield f"legal {legal}"
        seat = self.random.choice(state.seats)
        for action in self.random.sample(self.tried, REFUSED):
            for asked in (seat, (seat + 1) % state.players):
                yield f"check seat {asked} {self.game.texts[action]}: {self.refusal(asked, action)}"
        text = self.choose(legal[seat] or self.texts(state.legal(seat)))
        yield f"seat {seat} plays {text}"
        state.answer(seat, self.game.ids[text])
        state.run()
        self.settle()
        yield from self.tell_events()

    def refusal(self, seat: int, action: int) -> str:
        refusal = self.game.check(self.state, seat, action)
        if refusal and "reasons" in self.allowed:
            return "refused"
        if refusal and "arguments" in self.allowed:
            return f"{refusal.rule}, {refusal.key}"
        return str(refusal)

    def legal(self, seat: int) -> list[str]:
        return [text for text in self.texts(self.state.legal(seat)) if text not in self.without]

    def texts(self, actions: list[int]) -> list[str]:
        return [self.game.texts[action] for action in actions]

    def choose(self, legal: list[str]) -> str:
        if self.has_likings:
            return self.random.choices(legal, [self.liking(text) for text in legal])[0]
        return self.random.choice(legal)

    def liking(self, text: str) -> int:
        if text not in self.likings:
            self.likings[text] = Random(f"{self.name} {text}").choice(LIKINGS)
        return self.likings[text]

    def settle(self) -> None:
        """Play on while only one of the actions that are compared is left, whether an engine asks for it or not."""
        while self.without and len(self.state.seats) == 1:
            seat = self.state.seats[0]
            legal = self.legal(seat)
            if len(legal) != 1:
                return
            self.state.answer(seat, self.game.ids[legal[0]])
            self.state.run()

    def tell_events(self) -> Iterator[str]:
        for event in self.state.take_events():
            if "events" in self.allowed:
                continue
            parts = [self.game.redact(event, seat)[1:] for seat in range(SPECTATOR, self.state.players)]
            yield f"event {self.game.event_data(event)}, redacted {parts}"

    def tell_views(self) -> Iterator[str]:
        if "views" in self.allowed:
            return
        for seat in range(SPECTATOR, self.state.players):
            for name, part in self.game.view(self.state, seat).items():
                if name == "decision" and isinstance(part, dict):
                    part = self.decision(part)
                yield f"view of seat {seat}, {name}: {json.dumps(part, sort_keys=True)}"

    def decision(self, data: dict[str, object]) -> dict[str, object]:
        legal = data.get("legal")
        if isinstance(legal, list):
            data = data | {"legal": [text for text in legal if text not in self.without]}
        dropped = ABOUT if "about" in self.allowed else ()
        return {name: part for name, part in data.items() if name not in dropped}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--limit", type=int, default=0)
    parser.add_argument("--without", action="append", default=[])
    parser.add_argument("--allow", action="append", default=[])
    parser.add_argument("--trace", action="store_true")
    args = parser.parse_args()
    game = load_game(args.game)
    for number in range(args.first, args.first + args.games):
        course = Course(game, number, args.seed, args.limit, frozenset(args.without), frozenset(args.allow))
        if args.trace:
            print("\n".join(course.tell()))
            return
        digest = hashlib.sha256()
        decisions = 0
        for line in course.tell():
            decisions += line.startswith("legal ")
            digest.update(f"{line}\n".encode())
        print(number, decisions, int(course.state.over), digest.hexdigest()[:24], flush=True)


if __name__ == "__main__":
    main()
