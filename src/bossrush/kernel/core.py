"""The core of every game state: the frame stack, the ask idiom and the run loop.

A frame is plain data and names a function of its game. The run loop calls the function of the top frame until a
decision is pending or the game is over. A function is re-entered from its top: `ask` returns the recorded answer,
or sets the pending decision and returns `WAIT`, and then the function returns `WAIT` at once. Law: nothing is mutated
before the last `ask` of a step; act-ask-act splits on `frame.step`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bossrush.kernel.chance import Chance

WAIT: Final = -1
"""From `ask`: no answer yet. From a frame function: a decision is pending."""
DONE: Final = 0
"""From a frame function: pop me."""
AGAIN: Final = 1
"""From a frame function: I pushed a frame or went to another step, go on."""

NOBODY: Final = -1
NONE: Final = -1
SEAT_BASE: Final = 4096
"""Simultaneous answers are kept as seat * SEAT_BASE + action."""

CORE_FIELDS: Final = (
    "asked",
    "chance",
    "context",
    "cursor",
    "events",
    "foreseeing",
    "listening",
    "options",
    "over",
    "players",
    "question",
    "secrets",
    "seats",
    "stack",
    "winners",
)


HIDDEN: Final = "hidden"


class Unforeseen(Exception):
    """A forecast goes no further: because of `hidden` or `chance`."""

    def __init__(self, end: str) -> None:
        super().__init__(end)
        self.end = end


class Frame:
    """One entry of the stack: what is going on, for whom, how far, with what answers."""

    __slots__ = ("answers", "args", "kind", "owner", "step")

    def __init__(self, kind: int, owner: int, args: list[int]) -> None:
        self.kind = kind
        self.owner = owner
        self.step = 0
        self.args = args
        self.answers: list[int] = []

    def copy(self) -> Frame:
        twin = Frame(self.kind, self.owner, self.args[:])
        twin.step = self.step
        twin.answers = self.answers[:]
        return twin

    def goto(self, step: int) -> int:
        """Go to another step; its questions are asked anew."""
        self.step = step
        self.answers = []
        return AGAIN

    def answers_of(self, seat: int) -> list[int]:
        """The simultaneous answers this seat has given so far."""
        return [a % SEAT_BASE for a in self.answers if a // SEAT_BASE == seat]


FrameFunction = Callable[..., int]
"""Of a state of the game, and a frame."""


class Core:
    """What the kernel knows of a state. A game adds its fields, `functions`, `list_options` and `refuse`."""

    __slots__ = CORE_FIELDS

    asked: int
    """The seat whose options are computed."""
    chance: Chance
    context: tuple[int, int, int]
    """What the question is about."""
    cursor: int
    events: list[tuple[int, ...]]
    foreseeing: int
    """On a copy that `forecast` plays on: the seat it is for; else `NOBODY`."""
    listening: bool
    options: list[int]
    """The legal actions of the one seat that is asked; empty while several are."""
    over: bool
    players: int
    question: int
    seats: list[int]
    """The seats that have to decide."""
    secrets: int
    """How many hidden facts have come out so far, and how many decisions became final without one."""
    stack: list[Frame]
    winners: list[int]

    def __init__(self, players: int, chance: Chance) -> None:
        self.begin(players, chance)

    def begin(self, players: int, chance: Chance) -> None:
        """Before the first frame: nothing asked, nothing happened."""
        self.players = players
        self.chance = chance
        self.stack = []
        self.cursor = 0
        self.seats = []
        self.asked = NOBODY
        self.question = NONE
        self.context = (NONE, NONE, NONE)
        self.options = []
        self.secrets = 0
        self.foreseeing = NOBODY
        self.listening = False
        self.events = []
        self.over = False
        self.winners = []

    # ---- what a game implements

    def functions(self) -> list[FrameFunction]:
        """By kind of frame, what it does: `WAIT`, `DONE` or `AGAIN`."""
        raise NotImplementedError

    def list_options(self) -> list[int]:
        """The legal actions of seat `asked` for `question` and `context`, in ascending order."""
        raise NotImplementedError

    def refuse(self, action: int) -> int:
        """The code of the reason why seat `asked` may not take this action now; 0 if it may."""
        raise NotImplementedError

    def forced_in_public(self) -> bool:
        """Whether everybody can see that `question` has one option, so that it need not be asked."""
        raise NotImplementedError

    def copy(self) -> Core:
        raise NotImplementedError

    # ---- frames

    def push(self, kind: int, owner: int, args: list[int]) -> int:
        self.stack.append(Frame(kind, owner, args))
        return AGAIN

    def ask(self, frame: Frame, seat: int, question: int, a: int = NONE, b: int = NONE, c: int = NONE) -> int:
        """The answer of this seat, or `WAIT`. `a`, `b`, `c` say what the question is about."""
        i = self.cursor
        self.cursor = i + 1
        if i < len(frame.answers):
            return frame.answers[i]
        self.asked = seat
        self.question = question
        self.context = (a, b, c)
        options = self.list_options()
        if len(options) == 1 and self.forced_in_public():
            self.question = NONE
            frame.answers.append(options[0])
            return options[0]
        if not options:
            raise AssertionError(f"question {question} has no option")
        self.options = options
        self.seats = [seat]
        return WAIT

    def ask_each(self, frame: Frame, seats: list[int], question: int, count: int, a: int = NONE) -> int:
        """Ask these seats at the same time, `count` small choices each; `WAIT` until all have answered."""
        waiting = [s for s in seats if len(frame.answers_of(s)) < count]
        if not waiting:
            return DONE
        self.asked = waiting[0]
        self.question = question
        self.context = (a, NONE, NONE)
        self.options = []
        self.seats = waiting
        return WAIT

    def pending(self) -> bool:
        """Whether a decision is pending. A method, because a compiled caller would believe an old read."""
        return self.question != NONE

    def legal(self, seat: int) -> list[int]:
        """The legal actions of this seat, in ascending order; none if it is not asked."""
        if self.question == NONE or seat not in self.seats:
            return []
        if self.options:
            return self.options[:]
        before = self.asked
        self.asked = seat
        options = self.list_options()
        self.asked = before
        return options

    def answer(self, seat: int, action: int) -> None:
        """Record a legal action as the answer to the pending decision. Unchecked: see `Game.check`."""
        frame = self.stack[-1]
        if self.options:
            frame.answers.append(action)
        else:
            frame.answers.append(seat * SEAT_BASE + action)
        self.question = NONE
        self.seats = []
        self.options = []

    def advance(self) -> int:
        """Call the top frame once."""
        frame = self.stack[-1]
        self.cursor = 0
        result = self.functions()[frame.kind](self, frame)
        if result == DONE:
            self.stack.pop()
        return result

    def run(self) -> None:
        """Go on until a decision is pending or the game is over."""
        if self.pending():
            return
        functions = self.functions()
        stack = self.stack
        while not self.over:  # `advance`, without a call for each step
            frame = stack[-1]
            self.cursor = 0
            result = functions[frame.kind](self, frame)
            if result == DONE:
                stack.pop()
            elif result == WAIT:
                return

    def play(self, action: int) -> None:
        """A legal action of the one seat that is asked, and all that follows from it."""
        self.answer(self.seats[0], action)
        self.run()

    def finish(self, winners: list[int]) -> None:
        self.over = True
        self.winners = winners

    # ---- what cannot be undone

    def came_out(self, knower: int = NOBODY) -> None:
        """A hidden fact comes out now; `knower` is the seat that knew it before. Called before anything shows it."""
        self.secrets += 1
        if self.foreseeing not in (NOBODY, knower):
            raise Unforeseen(HIDDEN)

    def final(self) -> None:
        """A decision cannot be taken back, though nothing hidden comes out: the others have seen it."""
        self.secrets += 1

    # ---- events

    def emit(
        self, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE, e: int = NONE, f: int = NONE
    ) -> None:
        if self.listening:
            self.events.append((kind, a, b, c, d, e, f))

    def take_events(self) -> list[tuple[int, ...]]:
        taken = self.events
        self.events = []
        return taken

    # ---- copying

    def copy_core(self, twin: Core) -> None:
        twin.players = self.players
        twin.chance = self.chance.copy()
        twin.stack = [frame.copy() for frame in self.stack]
        twin.cursor = self.cursor
        twin.seats = self.seats[:]
        twin.asked = self.asked
        twin.question = self.question
        twin.context = self.context
        twin.options = self.options[:]
        twin.secrets = self.secrets
        twin.foreseeing = self.foreseeing
        twin.listening = self.listening
        twin.events = self.events[:]
        twin.over = self.over
        twin.winners = self.winners[:]
