"""A small hidden-hand card game built on nothing but the kernel, to prove that the kernel can carry one.

Everybody holds a hidden hand and first throws away two cards, all at once. Then, turn by turn, a window goes round
from the active player: play a card or pass; it closes when all have passed in succession. A played card waits while
the others may answer with a counter, and a counter is answered in its turn. Written so that mypyc compiles it too.
"""

from __future__ import annotations

from typing import Final

from bossrush.kernel.chance import Chance, FastChance
from bossrush.kernel.core import AGAIN, DONE, NONE, SEAT_BASE, WAIT, Core, Frame, FrameFunction
from bossrush.kernel.events import OWNER, PUBLIC, SEATS, SERVER, EventKind
from bossrush.kernel.game import Game, GameError, Option, OptionValue, Question, Refusal

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

K_OPENING: Final = 0
K_TURN: Final = 1
K_WINDOW: Final = 2
K_CARD: Final = 3
K_ANSWERS: Final = 4

Q_THROW: Final = 0
Q_WINDOW: Final = 1
Q_ANSWER: Final = 2
Q_TARGET: Final = 3

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

QUESTIONS: Final = [
    Question(Q_THROW, "throw", "TOY-1"),
    Question(Q_WINDOW, "window", "TOY-2"),
    Question(Q_ANSWER, "answer", "TOY-3"),
    Question(Q_TARGET, "target", "TOY-4"),
]

FINE: Final = 0
NOT_AN_ANSWER: Final = 1
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
        super().__init__(players, chance)
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

    def functions(self) -> list[FrameFunction]:
        return FRAMES

    def list_options(self) -> list[int]:
        return [action for action in range(ACTIONS) if self.refuse(action) == FINE]

    def refuse(self, action: int) -> int:
        seat = self.asked
        if self.question == Q_TARGET:
            if action < TARGET:
                return NOT_AN_ANSWER
            return FINE if action - TARGET < self.players and action - TARGET != seat else NO_OPPONENT
        if self.question == Q_THROW:
            if not THROW <= action < THROW + KINDS:
                return NOT_AN_ANSWER
            left = self.hands[seat].count(action - THROW) - self.stack[-1].answers_of(seat).count(action)
            return FINE if left > 0 else NOT_IN_HAND
        if action == PASS:
            return FINE
        if not PLAY <= action < PLAY + KINDS:
            return NOT_AN_ANSWER
        if self.question == Q_ANSWER and action != PLAY + COUNTER:
            return ONLY_COUNTERS
        if self.question == Q_WINDOW and action == PLAY + COUNTER:
            return NOTHING_TO_CANCEL
        return FINE if action - PLAY in self.hands[seat] else NOT_IN_HAND

    def forced_in_public(self) -> bool:
        return self.question == Q_TARGET  # all other options depend on a hidden hand

    def ranks(self) -> list[int]:
        return [(self.active + i) % self.players for i in range(self.players)]


def opening(g: ToyState, f: Frame) -> int:
    """Everybody chooses in secret; one event reveals all choices."""
    if g.ask_each(f, list(range(g.players)), Q_THROW, THROWN) == WAIT:
        return WAIT
    g.came_out()
    thrown = [NONE] * 6
    for seat in range(g.players):
        for i, action in enumerate(sorted(f.answers_of(seat))):
            g.hands[seat].remove(action - THROW)
            g.discard.append(action - THROW)
            thrown[seat * THROWN + i] = action - THROW
    g.emit(EV_DEALT, g.deck[0])
    g.emit(EV_THROWN, thrown[0], thrown[1], thrown[2], thrown[3], thrown[4], thrown[5])
    return DONE


def turn(g: ToyState, f: Frame) -> int:
    """The bottom frame: step counts the turns."""
    if f.step == g.turns:
        best = max(g.points)
        g.finish([seat for seat in range(g.players) if g.points[seat] == best])
        return AGAIN
    g.turn = f.step
    g.active = f.step % g.players
    draw(g, g.active)
    g.push(K_WINDOW, g.active, g.ranks())
    return f.goto(f.step + 1)


def window(g: ToyState, f: Frame) -> int:
    """The arguments are the seats that have not passed since the last action, the next one first."""
    if not f.args:
        return DONE
    seat = f.args[0]
    action = g.ask(f, seat, Q_WINDOW)
    if action == WAIT:
        return WAIT
    if action == PASS:
        g.emit(EV_PASSED, seat)
        f.args.pop(0)
        return f.goto(0)
    target = NONE
    if action == PLAY + THEFT:
        answer = g.ask(f, seat, Q_TARGET)
        if answer == WAIT:
            return WAIT
        target = answer - TARGET
    f.args = g.ranks()
    f.goto(0)
    return declare(g, seat, action - PLAY, target)


def declare(g: ToyState, seat: int, kind: int, target: int) -> int:
    g.came_out(seat)
    g.hands[seat].remove(kind)
    g.emit(EV_PLAYED, seat, kind, target)
    return g.push(K_CARD, seat, [kind, target])


def card(g: ToyState, f: Frame) -> int:
    """A pending card: first everybody else may answer it, then it happens."""
    kind = f.args[0]
    if f.step == 0:
        f.goto(1)
        return g.push(K_ANSWERS, f.owner, [seat for seat in g.ranks() if seat != f.owner])
    g.discard.append(kind)
    if kind == COIN:
        g.points[f.owner] += 1
        g.emit(EV_SCORED, f.owner, g.points[f.owner])
    elif kind == DRAW:
        draw(g, f.owner)
        draw(g, f.owner)
    elif kind == THEFT:
        steal(g, f.owner, f.args[1])
    else:  # the card answered lies below its answers, which lie below this
        answered = g.stack[-3]
        g.discard.append(answered.args[0])
        g.emit(EV_CANCELLED, answered.owner, answered.args[0])
        del g.stack[-3:-1]
    return DONE


def answers(g: ToyState, f: Frame) -> int:
    """As the window, for all but the player of the card below; only counters."""
    if not f.args:
        return DONE
    seat = f.args[0]
    action = g.ask(f, seat, Q_ANSWER)
    if action == WAIT:
        return WAIT
    if action == PASS:
        g.emit(EV_PASSED, seat)
        f.args.pop(0)
        return f.goto(0)
    f.args = [other for other in g.ranks() if other != f.owner]
    f.goto(0)
    return declare(g, seat, COUNTER, NONE)


FRAMES: list[FrameFunction] = [opening, turn, window, card, answers]
"""By kind."""


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
    def __init__(self) -> None:
        self.name = "toy"
        self.rules_version = 1
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
        g.push(K_TURN, 0, [])
        g.push(K_OPENING, 0, [])
        return g

    def action_text(self, action: int) -> str:
        return self.texts[action]

    def parse_action(self, text: str) -> int:
        if text not in self.texts:
            raise GameError(f"'{text}' is no action of the toy game")
        return self.texts.index(text)

    def event_kinds(self) -> list[EventKind]:
        return EVENTS

    def questions(self) -> list[Question]:
        return QUESTIONS

    def out_of_turn_rule(self) -> str:
        return "TOY-6"

    def explain(self, state: Core, code: int, action: int) -> Refusal:
        rule, key = REASONS[code]
        return Refusal(rule, key, {"action": self.texts[action]})

    def decision(self, state: Core, seat: int) -> dict[str, object] | None:
        if not state.pending():
            return None
        data: dict[str, object] = {"question": QUESTIONS[state.question].name, "seats": state.seats[:]}
        if seat in state.seats:
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
            "pending": [[f.owner, f.args[0], f.args[1]] for f in state.stack if f.kind == K_CARD],
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
        if top.kind == K_OPENING:
            for other in others:
                chosen = len(top.answers_of(other))
                hand = state.hands[other][:]
                chance.shuffle(hand)
                top.answers = [a for a in top.answers if a // SEAT_BASE != other]
                top.answers += [other * SEAT_BASE + THROW + kind for kind in hand[:chosen]]
        if state.pending() and state.options:
            state.options = state.list_options()
        state.chance = FastChance(chance.below(1 << 30))

    def redeal(self, state: Core, chance: Chance) -> None:
        assert isinstance(state, ToyState)
        state.deck.sort()
        chance.shuffle(state.deck)

    def dump(self, state: Core) -> dict[str, object]:
        assert isinstance(state, ToyState)
        return {
            "active": state.active,
            "deck": state.deck,
            "discard": state.discard,
            "hands": state.hands,
            "points": state.points,
            "turn": state.turn,
            "turns": state.turns,
            "players": state.players,
            "chance": state.chance.dump(),
            "stack": [[f.kind, f.owner, f.step, f.args, f.answers] for f in state.stack],
            "seats": state.seats,
            "question": state.question,
            "context": list(state.context) if state.pending() else [],
            "options": state.options,
            "secrets": state.secrets,
            "over": state.over,
            "winners": state.winners,
        }


def problems(state: Core) -> list[str]:
    """What no position of the toy game may show."""
    assert isinstance(state, ToyState)
    pending = [f.args[0] for f in state.stack if f.kind == K_CARD]
    cards = sorted(sum(state.hands, state.deck + state.discard + pending))
    kinds = len(set(cards))
    return [] if cards == sorted([i % kinds for i in range(kinds * COPIES)]) else [f"cards are {cards}"]
