"""The core of every game state: the frame stack, the ask idiom and the run loop.

A frame is an object with named fields; its `run` does the next part of what is going on. The run loop calls `run` of
the top frame until a decision is pending or the game is over. `run` is re-entered from its top: `ask` returns the
recorded answer, or sets the pending decision and returns `WAIT`, and then `run` returns `WAIT` at once. Law: nothing is
mutated before the last `ask` of a step; act-ask-act splits on `step`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from bossrush.kernel import mypyc_attr
from bossrush.kernel.chance import Chance
from bossrush.kernel.plain import Plain, Value

WAIT: Final = -1
"""From `ask`: no answer yet. From `run`: a decision is pending."""
DONE: Final = 0
"""From `run`: pop me."""
AGAIN: Final = 1
"""From `run`: I pushed a frame or went to another step, go on."""

NOBODY: Final = -1
NONE: Final = -1

FINE: Final = 0
"""The code of a refusal that is none."""
NOT_A_CHOICE: Final = 1
"""The code of a refusal that no rule explains better: the action is not among the options."""

CORE_FIELDS: Final = (
    "chance",
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

NO_NUMBERS: Final[list[int]] = []
"""What nobody changes need not be made anew for every answer."""


class Unforeseen(Exception):
    """A forecast goes no further: because of `hidden` or `chance`."""

    def __init__(self, end: str) -> None:
        super().__init__(end)
        self.end = end


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Plain):
    """One entry of the stack: what is going on, for whom, how far, with what answers. A kind of frame is a subclass."""

    __slots__ = ("answers", "owner", "step")

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.step = 0
        self.answers: list[int] = []

    # ---- what a kind of frame implements

    def run(self, core: Core) -> int:
        """Go on: `WAIT`, `DONE` or `AGAIN`."""
        raise NotImplementedError

    def copy(self) -> Frame:
        """A twin with all fields of its own: made anew, filled by hand, and given to `copied`."""
        raise NotImplementedError

    # ---- what every frame gets

    def copied(self, twin: Frame) -> Frame:
        twin.step = self.step
        if self.answers:
            twin.answers = self.answers[:]
        return twin

    def goto(self, step: int) -> int:
        """Go to another step; its questions are asked anew."""
        self.step = step
        if self.answers:
            self.answers = []
        return AGAIN

    def take(self, seat: int, action: int) -> None:
        """An answer to the question of this frame."""
        self.answers.append(action)

    def chosen_by(self, seat: int) -> list[int]:
        """The answers of this seat that the others do not know yet: see `Gathering`."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Gathering(Frame):
    """A frame in which several seats decide at the same time, hidden from each other."""

    __slots__ = ("given",)

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.given: dict[int, list[int]] = {}
        """By seat: what it has answered so far."""

    def copied(self, twin: Frame) -> Frame:
        assert isinstance(twin, Gathering)
        twin.step = self.step
        twin.answers = self.answers[:]
        twin.given = {seat: answers[:] for seat, answers in self.given.items()}
        return twin

    def goto(self, step: int) -> int:
        self.step = step
        self.answers = []
        self.given = {}
        return AGAIN

    def take(self, seat: int, action: int) -> None:
        self.given.setdefault(seat, []).append(action)

    def chosen_by(self, seat: int) -> list[int]:
        return self.given.get(seat, [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Value):
    """A decision somebody has to make. A kind of question is a subclass; its fields say what it is about."""

    __slots__ = ()

    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    """The id of the rule that asks it."""

    def options(self, core: Core, seat: int) -> list[int]:
        """The legal actions of this seat, in ascending order."""
        raise NotImplementedError

    def refuse(self, core: Core, seat: int, action: int) -> int:
        """The code of the reason why this seat may not take this action; `FINE` if it may."""
        return FINE if action in self.options(core, seat) else NOT_A_CHOICE

    def is_public(self, core: Core) -> bool:
        """Whether everybody can see what the options are, so that a single one need not be asked for."""
        return True

    def answers_itself(self, core: Core) -> bool:
        """Whether a single option is taken unasked."""
        return self.is_public(core)

    def about(self, core: Core) -> dict[str, object]:
        """For the one who decides: what it is about, in words."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Core(Plain):
    """What the kernel knows of a state. A game adds its fields and `copy`."""

    __slots__ = CORE_FIELDS

    chance: Chance
    cursor: int
    events: list[tuple[int, ...]]
    foreseeing: int
    """On a copy that `forecast` plays on: the seat it is for; else `NOBODY`."""
    listening: bool
    options: list[int]
    """The legal actions of the one seat that is asked; empty while several are."""
    over: bool
    players: int
    question: Question | None
    """The pending decision."""
    seats: list[int]
    """The seats that have to decide."""
    secrets: int
    """How many hidden facts have come out so far, and how many decisions became final without one."""
    stack: list[Frame]
    winners: list[int]

    def begin(self, players: int, chance: Chance) -> None:
        """Before the first frame: nothing asked, nothing happened."""
        self.players = players
        self.chance = chance
        self.stack = []
        self.cursor = 0
        self.seats = []
        self.question = None
        self.options = []
        self.secrets = 0
        self.foreseeing = NOBODY
        self.listening = False
        self.events = []
        self.over = False
        self.winners = []

    def copy(self) -> Core:
        raise NotImplementedError

    # ---- frames

    def push(self, frame: Frame) -> int:
        self.stack.append(frame)
        return AGAIN

    def ask(self, frame: Frame, seat: int, question: Question) -> int:
        """The answer of this seat, or `WAIT`."""
        i = self.cursor
        self.cursor = i + 1
        if i < len(frame.answers):
            return frame.answers[i]
        options = question.options(self, seat)
        if len(options) == 1 and question.answers_itself(self):
            frame.answers.append(options[0])
            return options[0]
        if not options:
            raise AssertionError(f"the question {question.name} has no option")
        self.question = question
        self.options = options
        self.seats = [seat]
        return WAIT

    def ask_each(self, frame: Gathering, seats: list[int], question: Question, count: int) -> int:
        """Ask these seats at the same time, `count` small choices each; `WAIT` until all have answered."""
        waiting = [seat for seat in seats if len(frame.chosen_by(seat)) < count]
        if not waiting:
            return DONE
        self.question = question
        self.options = []
        self.seats = waiting
        return WAIT

    def pending(self) -> bool:
        """Whether a decision is pending. A method, because a compiled caller would believe an old read."""
        return self.question is not None

    def asked(self) -> Question:
        """The pending decision; there must be one."""
        question = self.question
        if question is None:
            raise AssertionError("nobody has to decide")
        return question

    def legal(self, seat: int) -> list[int]:
        """The legal actions of this seat, in ascending order; none if it is not asked."""
        if self.question is None or seat not in self.seats:
            return []
        return self.options[:] if self.options else self.question.options(self, seat)

    def answer(self, seat: int, action: int) -> None:
        """Record a legal action as the answer to the pending decision. Unchecked: see `Game.check`."""
        self.stack[-1].take(seat, action)
        self.question = None
        self.seats = NO_NUMBERS
        self.options = NO_NUMBERS

    def advance(self) -> int:
        """Call the top frame once."""
        frame = self.stack[-1]
        self.cursor = 0
        result = frame.run(self)
        if result == DONE:
            self.stack.pop()
        return result

    def run(self) -> None:
        """Go on until a decision is pending or the game is over."""
        if self.pending():
            return
        stack = self.stack
        while not self.over:  # `advance`, without a call for each step
            self.cursor = 0
            result = stack[-1].run(self)
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
        twin.question = self.question
        twin.options = self.options[:]
        twin.secrets = self.secrets
        twin.foreseeing = self.foreseeing
        twin.listening = self.listening
        twin.events = self.events[:]
        twin.over = self.over
        twin.winners = self.winners[:]
