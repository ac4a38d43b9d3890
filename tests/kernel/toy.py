"""A small hidden-hand card game built on nothing but the kernel, to prove that the kernel can carry one.

Everybody holds a hidden hand and first throws away two cards, all at once. Then, turn by turn, a window goes round
from the active player: play a card or pass; it closes when all have passed in succession. A played card waits while
the others may answer with a counter, and a counter is answered in its turn. Written so that mypyc compiles it too.
"""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.kernel.chance import Chance, FastChance
from bossrush.kernel.core import AGAIN, DONE, FINE, NONE, NOT_A_CHOICE, WAIT, Core, Frame, Gathering, Question
from bossrush.kernel.events import OWNER, PUBLIC, SEATS, SERVER, EventKind
from bossrush.kernel.game import Game, GameError, Option, OptionValue, Refusal

COIN: Final = 0  # a point for its player
DRAW: Final = 1  # draws two cards
THEFT: Final = 2  # takes a random card from the hand of a chosen opponent
COUNTER: Final = 3  # cancels the card it answers
KINDS: Final = 4
KIND_NAMES: Final = ("coin", "draw", "theft", "counter")
COPIES: Final = 6
HAND: Final = 5
THROWN: Final = 2

PASS: Final = 0
PLAY: Final = 1  # + kind
THROW: Final = 5  # + kind
TARGET: Final = 9  # + seat
ACTIONS: Final = 12

EV_DEALT: Final = 0
EV_THROWN: Final = 1
EV_PLAYED: Final = 2
EV_CANCELLED: Final = 3
EV_SCORED: Final = 4
EV_DREW: Final = 5
EV_STOLEN: Final = 6
EV_PASSED: Final = 7

EVENTS: Final = [
    EventKind(EV_DEALT, "dealt", [("bottom", SERVER)]),
    EventKind(EV_THROWN, "thrown", [(name, PUBLIC) for name in ("a", "b", "c", "d", "e", "f")]),
    EventKind(EV_PLAYED, "played", [("seat", PUBLIC), ("card", PUBLIC), ("target", PUBLIC)]),
    EventKind(EV_CANCELLED, "cancelled", [("seat", PUBLIC), ("card", PUBLIC)]),
    EventKind(EV_SCORED, "scored", [("seat", PUBLIC), ("points", PUBLIC)]),
    EventKind(EV_DREW, "drew", [("seat", PUBLIC), ("card", OWNER)]),
    EventKind(EV_STOLEN, "stolen", [("seat", PUBLIC), ("other", PUBLIC), ("card", SEATS)]),
    EventKind(EV_PASSED, "passed", [("seat", PUBLIC)]),
]

NOT_IN_HAND: Final = 2
NOTHING_TO_CANCEL: Final = 3
ONLY_COUNTERS: Final = 4
NO_OPPONENT: Final = 5
REASONS: Final = (
    ("", "fine"),
    ("TOY-2", "not_an_answer"),
    ("TOY-5", "not_in_hand"),
    ("TOY-3", "nothing_to_cancel"),
    ("TOY-3", "only_counters"),
    ("TOY-4", "no_opponent"),
)
RULES: Final = frozenset({"TOY-1", "TOY-2", "TOY-3", "TOY-4", "TOY-5", "TOY-6"})

OWN_FIELDS: Final = ("active", "deck", "discard", "hands", "points", "turn", "turns")


class ToyState(Core):
    __slots__ = OWN_FIELDS

    def __init__(self, players: int, turns: int, chance: Chance) -> None:
        self.begin(players, chance)
        self.turns = turns
        self.turn = 0
        self.active = 0
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = []
        self.points = [0] * players

    def copy(self) -> ToyState:
        twin = ToyState(self.players, self.turns, self.chance)
        self.copy_core(twin)
        twin.turn = self.turn
        twin.active = self.active
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.points = self.points[:]
        return twin

    def ranks(self) -> list[int]:
        return [(self.active + i) % self.players for i in range(self.players)]


# ---- questions


class ToyQuestion(Question):
    """Most options depend on a hidden hand."""

    __slots__ = ()

    def options(self, core: Core, seat: int) -> list[int]:
        return [action for action in range(ACTIONS) if self.refuse(core, seat, action) == FINE]

    def is_public(self, core: Core) -> bool:
        return False


class Throw(ToyQuestion):
    __slots__ = ()

    name: ClassVar[str] = "throw"
    rule: ClassVar[str] = "TOY-1"

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if not THROW <= action < THROW + KINDS:
            return NOT_A_CHOICE
        g = cast(ToyState, core)
        left = g.hands[seat].count(action - THROW) - g.stack[-1].chosen_by(seat).count(action)
        return FINE if left > 0 else NOT_IN_HAND


class PlayOrPass(ToyQuestion):
    __slots__ = ()

    name: ClassVar[str] = "window"
    rule: ClassVar[str] = "TOY-2"

    def refuse(self, core: Core, seat: int, action: int) -> int:
        return NOTHING_TO_CANCEL if action == PLAY + COUNTER else refuse_card(cast(ToyState, core), seat, action)


class CounterOrPass(ToyQuestion):
    """`card` is the kind that is to be answered."""

    __slots__ = ("card",)

    name: ClassVar[str] = "answer"
    rule: ClassVar[str] = "TOY-3"

    def __init__(self, card: int) -> None:
        self.card = card

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if PLAY <= action < PLAY + COUNTER:
            return ONLY_COUNTERS
        return refuse_card(cast(ToyState, core), seat, action)

    def about(self, core: Core) -> dict[str, object]:
        return {"card": KIND_NAMES[self.card]}


class ChooseTarget(Question):
    __slots__ = ()

    name: ClassVar[str] = "target"
    rule: ClassVar[str] = "TOY-4"

    def options(self, core: Core, seat: int) -> list[int]:
        return [TARGET + other for other in range(core.players) if other != seat]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if action < TARGET:
            return NOT_A_CHOICE
        return super().refuse(core, seat, action) and NO_OPPONENT


def refuse_card(g: ToyState, seat: int, action: int) -> int:
    if action == PASS:
        return FINE
    if not PLAY <= action < PLAY + KINDS:
        return NOT_A_CHOICE
    return FINE if action - PLAY in g.hands[seat] else NOT_IN_HAND


QUESTIONS: Final[list[type[Question]]] = [Throw, PlayOrPass, CounterOrPass, ChooseTarget]


# ---- frames


class Opening(Gathering):
    """Everybody chooses in secret; one event reveals all choices."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(Opening(self.owner))

    def run(self, core: Core) -> int:
        g = cast(ToyState, core)
        if g.ask_each(self, list(range(g.players)), Throw(), THROWN) == WAIT:
            return WAIT
        g.came_out()
        thrown = [NONE] * 6
        for seat in range(g.players):
            for i, action in enumerate(sorted(self.chosen_by(seat))):
                g.hands[seat].remove(action - THROW)
                g.discard.append(action - THROW)
                thrown[seat * THROWN + i] = action - THROW
        g.emit(EV_DEALT, g.deck[0])
        g.emit(EV_THROWN, thrown[0], thrown[1], thrown[2], thrown[3], thrown[4], thrown[5])
        return DONE


class Turns(Frame):
    """The bottom frame: its step counts the turns."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(Turns(self.owner))

    def run(self, core: Core) -> int:
        g = cast(ToyState, core)
        if self.step == g.turns:
            best = max(g.points)
            g.finish([seat for seat in range(g.players) if g.points[seat] == best])
            return AGAIN
        g.turn = self.step
        g.active = self.step % g.players
        draw(g, g.active)
        g.push(Window(g.active, g.ranks()))
        return self.goto(self.step + 1)


class Window(Frame):
    """`waiting`: the seats that have not passed since the last action, the next one first."""

    __slots__ = ("waiting",)

    def __init__(self, owner: int, waiting: list[int]) -> None:
        super().__init__(owner)
        self.waiting = waiting

    def copy(self) -> Frame:
        return self.copied(Window(self.owner, self.waiting[:]))

    def run(self, core: Core) -> int:
        g = cast(ToyState, core)
        if not self.waiting:
            return DONE
        seat = self.waiting[0]
        action = g.ask(self, seat, PlayOrPass())
        if action == WAIT:
            return WAIT
        if action == PASS:
            g.emit(EV_PASSED, seat)
            self.waiting.pop(0)
            return self.goto(0)
        target = NONE
        if action == PLAY + THEFT:
            answer = g.ask(self, seat, ChooseTarget())
            if answer == WAIT:
                return WAIT
            target = answer - TARGET
        self.waiting = g.ranks()
        self.goto(0)
        return declare(g, seat, action - PLAY, target)


def declare(g: ToyState, seat: int, kind: int, target: int) -> int:
    g.came_out(seat)
    g.hands[seat].remove(kind)
    g.emit(EV_PLAYED, seat, kind, target)
    return g.push(Card(seat, kind, target))


ANSWERED: Final = 0
HAPPENS: Final = 1


class Card(Frame):
    """A pending card: first everybody else may answer it, then it happens."""

    __slots__ = ("card", "target")

    def __init__(self, owner: int, card: int, target: int) -> None:
        super().__init__(owner)
        self.card = card
        self.target = target

    def copy(self) -> Frame:
        return self.copied(Card(self.owner, self.card, self.target))

    def run(self, core: Core) -> int:
        g = cast(ToyState, core)
        if self.step == ANSWERED:
            self.goto(HAPPENS)
            return g.push(Answers(self.owner, self.card, [seat for seat in g.ranks() if seat != self.owner]))
        g.discard.append(self.card)
        if self.card == COIN:
            g.points[self.owner] += 1
            g.emit(EV_SCORED, self.owner, g.points[self.owner])
        elif self.card == DRAW:
            draw(g, self.owner)
            draw(g, self.owner)
        elif self.card == THEFT:
            steal(g, self.owner, self.target)
        else:
            cancel(g)
        return DONE


def cancel(g: ToyState) -> None:
    """The card answered lies below its answers, which lie below the counter."""
    answered = cast(Card, g.stack[-3])
    g.discard.append(answered.card)
    g.emit(EV_CANCELLED, answered.owner, answered.card)
    del g.stack[-3:-1]


class Answers(Frame):
    """As the window, for all but the player of the card below; only counters."""

    __slots__ = ("card", "waiting")

    def __init__(self, owner: int, card: int, waiting: list[int]) -> None:
        super().__init__(owner)
        self.card = card
        self.waiting = waiting

    def copy(self) -> Frame:
        return self.copied(Answers(self.owner, self.card, self.waiting[:]))

    def run(self, core: Core) -> int:
        g = cast(ToyState, core)
        if not self.waiting:
            return DONE
        seat = self.waiting[0]
        action = g.ask(self, seat, CounterOrPass(self.card))
        if action == WAIT:
            return WAIT
        if action == PASS:
            g.emit(EV_PASSED, seat)
            self.waiting.pop(0)
            return self.goto(0)
        self.waiting = [other for other in g.ranks() if other != self.owner]
        self.goto(0)
        return declare(g, seat, COUNTER, NONE)


# ---- what cards do


def draw(g: ToyState, seat: int) -> None:
    if g.deck:
        g.came_out()
        drawn = g.deck.pop()
        g.hands[seat].append(drawn)
        g.hands[seat].sort()
        g.emit(EV_DREW, seat, drawn)


def steal(g: ToyState, seat: int, other: int) -> None:
    hand = g.hands[other]
    if hand:
        stolen = hand.pop(g.chance.below(len(hand)))
        g.hands[seat].append(stolen)
        g.hands[seat].sort()
        g.emit(EV_STOLEN, seat, other, stolen)


class Toy(Game):
    """By version 2 of its rules everybody begins with a point. It may have kept a former version."""

    def __init__(self, rules: int = 1, former: Toy | None = None) -> None:
        self.name = "toy"
        self.rules_version = rules
        self.former = former
        self.content_hash = "toy"
        self.actions = ACTIONS
        self.texts = ["pass"]
        self.texts += [f"play {name}" for name in KIND_NAMES]
        self.texts += [f"throw {name}" for name in KIND_NAMES]
        self.texts += [f"target {seat + 1}" for seat in range(3)]

    def options(self) -> list[Option]:
        return [
            Option("players", 2, low=2, high=3),
            Option("turns", 3, low=1, high=9),
            Option("counters", True),
            Option("deal", "shuffled", choices=["shuffled", "sorted"]),
        ]

    def new_state(self, options: dict[str, OptionValue], chance: Chance) -> ToyState:
        g = ToyState(int(options["players"]), int(options["turns"]), chance)
        kinds = KINDS if options["counters"] else COUNTER
        g.deck = [i % kinds for i in range(kinds * COPIES)]
        if options["deal"] == "shuffled":
            chance.shuffle(g.deck)
        g.hands = [sorted(g.deck.pop() for _ in range(HAND)) for _ in range(g.players)]
        g.points = [self.rules_version - 1] * g.players
        g.push(Turns(0))
        g.push(Opening(0))
        return g

    def by_rules(self, version: int) -> Game:
        if self.former is not None and version == self.former.rules_version:
            return self.former
        return super().by_rules(version)

    def action_text(self, action: int) -> str:
        return self.texts[action]

    def parse_action(self, text: str) -> int:
        if text not in self.texts:
            raise GameError(f"'{text}' is no action of the toy game")
        return self.texts.index(text)

    def event_kinds(self) -> list[EventKind]:
        return EVENTS

    def questions(self) -> list[type[Question]]:
        return QUESTIONS

    def out_of_turn_rule(self) -> str:
        return "TOY-6"

    def explain(self, state: Core, seat: int, code: int, action: int) -> Refusal:
        rule, key = REASONS[code]
        return Refusal(rule, key, {"action": self.texts[action]})

    def decision(self, state: Core, seat: int) -> dict[str, object] | None:
        if not state.pending():
            return None
        data: dict[str, object] = {"question": state.asked().name, "seats": state.seats[:]}
        if seat in state.seats:
            data["about"] = state.asked().about(state)
            data["legal"] = [self.texts[action] for action in state.legal(seat)]
        return data

    def view(self, state: Core, seat: int) -> dict[str, object]:
        assert isinstance(state, ToyState)
        return {
            "hand": state.hands[seat][:] if seat >= 0 else [],
            "hand_sizes": [len(hand) for hand in state.hands],
            "deck_size": len(state.deck),
            "discard": state.discard[:],
            "points": state.points[:],
            "turn": state.turn,
            "pending": [[f.owner, f.card, f.target] for f in state.stack if isinstance(f, Card)],
            "decision": self.decision(state, seat),
        }

    def determinize(self, state: Core, seat: int, chance: Chance) -> None:
        """Deal all cards this seat does not see anew. Choices others have made in secret are made anew too."""
        assert isinstance(state, ToyState)
        others = [other for other in range(state.players) if other != seat]
        unseen = state.deck[:]
        for other in others:
            unseen += state.hands[other]
        chance.shuffle(unseen)
        for other in others:
            size = len(state.hands[other])
            state.hands[other] = sorted(unseen[:size])
            unseen = unseen[size:]
        state.deck = unseen
        top = state.stack[-1]
        if isinstance(top, Opening):
            for other in others:
                chosen = len(top.chosen_by(other))
                hand = state.hands[other][:]
                chance.shuffle(hand)
                top.given[other] = [THROW + kind for kind in hand[:chosen]]
        if state.pending() and state.options:
            state.options = state.asked().options(state, state.seats[0])
        state.chance = FastChance(chance.below(1 << 30))

    def redeal(self, state: Core, chance: Chance) -> None:
        assert isinstance(state, ToyState)
        state.deck.sort()
        chance.shuffle(state.deck)

    def dump(self, state: Core) -> dict[str, object]:
        assert isinstance(state, ToyState)
        data = self.dump_core(state)
        for name in OWN_FIELDS:
            data[name] = getattr(state, name)
        return data


def problems(state: Core) -> list[str]:
    """What no position of the toy game may show."""
    assert isinstance(state, ToyState)
    pending = [f.card for f in state.stack if isinstance(f, Card)]
    cards = sorted(sum(state.hands, state.deck + state.discard + pending))
    kinds = len(set(cards))
    return [] if cards == sorted([i % kinds for i in range(kinds * COPIES)]) else [f"cards are {cards}"]
