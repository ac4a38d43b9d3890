"""Line mode: what happened, the table, a question, numbered choices, one line of input at a time."""

from __future__ import annotations

import contextlib
import difflib
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

from bossrush import __version__
from bossrush.bots.base import Bot, Sight
from bossrush.bots.levels import LEVELS, evaluate
from bossrush.bots.search import Budget
from bossrush.hints.telling import put_in_words
from bossrush.kernel.events import SPECTATOR
from bossrush.kernel.game import GameError
from bossrush.kernel.match import Match, UndoRefused
from bossrush.kernel.record import write_record
from bossrush.reading import RECORD_BYTES, NotText, read_text
from bossrush.rulebook.commands import find_command
from bossrush.sim.interrupts import interrupts_held
from bossrush.terminal.layout import wrap
from bossrush.terminal.presenter import Presenter
from bossrush.text.words import ViewData

LENGTHY = ("help", "rules", "log", "hint")
"""Commands, besides those of the game, after which the question is put again."""
LONGEST = 500
"""So much of a line of input is read."""
INTERRUPTED = 130
CLOSED = ("SIGTERM", "SIGHUP")
"""Signals of a terminal that is closed: they are a Ctrl-C, so that the game is saved."""
HINT = Budget(milliseconds=1000)
"""How long to think for a hint."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Empties the screen and what can be scrolled back to."""


class Quit(Exception):
    """The player leaves, or there is no more input."""


class LineGame:
    """One match played in the terminal. `read` gives a line of input, or None at its end."""

    def __init__(
        self,
        match: Match,
        presenter: Presenter,
        bots: list[Bot | None],
        read: Callable[[str], str | None],
        out: TextIO,
        save_file: Path | None = None,
        save_always: bool = False,
    ) -> None:
        """`bots` by seat, None for a person. `save_always`: keep `save_file` up to date after every own move."""
        self.match = match
        self.presenter = presenter
        self.words = presenter.words
        self.bots = bots
        self.read = read
        self.out = out
        self.save_file = save_file
        self.save_always = save_always
        self.people = [bot is None for bot in bots]
        self.shared = presenter.hidden and sum(self.people) > 1
        """Whether people with secrets hand the terminal over to each other."""
        self.viewer = SPECTATOR
        """Who looks at the screen, as far as it matters."""
        self.told = [0] * (len(bots) + 1)
        """How many of the match's lists of events each seat has been told; the last one: the public."""
        self.skipped: set[int] = set()
        """The moves made for a person without asking."""
        self.instructed = False
        self.hint_budget = HINT
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.show_help,
            "undo": self.undo,
            "save": self.save_as,
            "rules": self.show_rules,
            "card": self.show_card,
            "about": self.show_about,
            "log": self.show_log,
            "why": self.show_why,
            "hint": self.show_hint,
            "quit": self.quit,
        }

    def say(self, key: str, **args: int | str) -> None:
        """A message of one line is wrapped; one of several lines is laid out already."""
        text = self.words.say(key, **args)
        print(text if "\n" in text else wrap(text, "", "  "), file=self.out)

    def print(self, text: str, first: str = "", rest: str = "") -> None:
        print(wrap(text, first, rest), file=self.out)

    # ---- the game

    def play(self) -> int:
        """Until the game is over or the player leaves: the exit code. Whatever happens, the game is saved."""
        try:
            self.welcome()
            while not self.match.state.over:
                self.decide(self.match.state.seats[0])
            self.tell(SPECTATOR if self.shared else self.viewer)
            self.finish()
        except Quit:
            self.leave()
        except KeyboardInterrupt:
            self.write_somewhere()  # before anything is said: a closed terminal cannot be written to
            print(file=self.out)
            self.leave()
            return INTERRUPTED
        except BaseException:
            self.write_somewhere()
            raise
        return 0

    def welcome(self) -> None:
        record = self.match.record
        view = self.view(SPECTATOR)
        self.presenter.look(view)
        seats = [
            self.words.say("play-seat", number=seat + 1, name=self.presenter.player(view, seat), kind=self.kind(kind))
            for seat, kind in enumerate(record.seats)
        ]
        self.say("play-welcome", version=__version__, game=self.words.say("play-title"))
        if record.commitment:
            self.say("play-commitment", commitment=record.commitment)
        self.say("play-seats", seats=", ".join(seats))
        if record.moves:
            self.say("play-resumed", file=str(self.save_file), moves=len(record.moves))
            self.told = [len(self.match.events)] * len(self.told)
        else:
            self.say("play-goal")
            for seat, person in enumerate(self.people):
                if person:
                    self.introduce(view, seat)
        if not any(self.people):
            self.say("play-bots-only")

    def kind(self, kind: str) -> str:
        """A person, the name of a level, or another bot as the command line calls it."""
        return self.words.say(f"bot-{kind}") if kind in LEVELS else kind

    def introduce(self, view: ViewData, seat: int) -> None:
        text = self.presenter.introduction(view, seat)
        if text:
            self.print(text, "", "  ")

    def decide(self, seat: int) -> None:
        bot = self.bots[seat]
        if bot is None:
            if not self.skip(seat):
                self.ask(seat)
            return
        turn = self.presenter.turn(self.view(seat))
        with interrupts_held(*CLOSED):
            self.match.apply(seat, bot.choose(Sight(self.match.game, self.match.state, seat)))
        if not any(self.people) and self.presenter.turn(self.view(seat)) != turn:
            self.tell(SPECTATOR)

    def view(self, seat: int) -> ViewData:
        return self.match.game.view(self.match.state, seat)

    # ---- telling

    def event_words(self, viewer: int, first: int = 0) -> list[list[str]]:
        """The events from the list with this number on, as this seat may know them."""
        return [self.in_words(viewer, event) for events in self.match.events[first:] for event in events]

    def earlier(self, viewer: int, first: int) -> Iterator[list[str]]:
        for events in reversed(self.match.events[:first]):
            for event in reversed(events):
                yield self.in_words(viewer, event)

    def in_words(self, viewer: int, event: tuple[int, ...]) -> list[str]:
        return self.presenter.event_words(self.match.state, self.match.game.redact(event, viewer))

    def tell(self, viewer: int) -> None:
        """What happened since this seat was told last."""
        self.presenter.look(self.view(viewer))
        first = self.told[viewer]
        lines = self.presenter.tell(self.event_words(viewer, first), self.earlier(viewer, first), self.people)
        for line in lines:
            print(line, file=self.out)
        if self.presenter.hidden:
            self.told[viewer] = len(self.match.events)
        else:
            self.told = [len(self.match.events)] * len(self.told)

    # ---- asking

    def skip(self, seat: int) -> bool:
        """Whether a person need not be asked, because there is nothing to choose or the choice stands."""
        watched = self.shared and self.viewer != seat
        skip = self.presenter.skip(self.view(seat), seat, self.match.state.legal(seat), watched)
        if skip is None:
            return False
        action, note = skip
        if note:
            if not watched:
                self.viewer = seat
                self.tell(seat)
            self.print(note, "  ", "  ")
        self.skipped.add(len(self.match.record.moves))
        self.match.apply(seat, action)
        return True

    def hand_over(self, seat: int) -> None:
        """Another person comes to the screen; nothing stays on it that this one may not see."""
        self.say("play-hand-over", number=seat + 1, name=self.presenter.player(self.view(SPECTATOR), seat))
        if self.read("") is None:
            raise Quit
        print(CLEAR, end="", file=self.out)
        self.presenter.forget()

    def ask(self, seat: int) -> None:
        """One question to a person, until it is answered or a command has changed what is asked."""
        if self.shared and self.viewer != seat:
            self.hand_over(seat)
        self.viewer = seat
        self.tell(seat)
        view = self.view(seat)
        legal = self.choices(seat)
        print(self.presenter.changes(view, seat, legal), end="", file=self.out)
        self.show_question(view, seat, legal)
        moves = len(self.match.record.moves)
        while len(self.match.record.moves) == moves:
            line = self.read("> ")
            if line is None:
                raise Quit
            self.obey(seat, legal, " ".join(line[:LONGEST].split()))

    def choices(self, seat: int) -> list[int]:
        """The legal actions as they are numbered: what ends something comes last."""
        last = self.presenter.last
        return sorted(self.match.state.legal(seat), key=lambda action: last.index(action) + 1 if action in last else 0)

    def ask_again(self) -> None:
        """After a command whose answer has pushed the question off the screen."""
        seat = self.seat()
        self.show_question(self.view(seat), seat, self.choices(seat))

    def show_question(self, view: ViewData, seat: int, legal: list[int]) -> None:
        print(file=self.out)
        self.print(self.words.question(view, seat))
        texts = [self.match.game.action_text(action) for action in legal]
        width = max(len(text) for text in texts)
        for number, (action, text) in enumerate(zip(legal, texts, strict=True), 1):
            start = f" {number:>2}  {text:<{width}}  "
            self.print(start + self.words.meaning(view, seat, action), "", " " * len(start))
        if not self.instructed:
            self.say("play-choose")
        self.instructed = True

    def obey(self, seat: int, legal: list[int], line: str) -> None:
        word, _, rest = line.partition(" ")
        if line.isdecimal():
            number = int(line[:9])
            if 1 <= number <= len(legal):
                self.move(seat, legal[number - 1])
            else:
                self.say("play-not-a-number", number=line, most=len(legal))
            return
        action = self.presenter.stand(self.view(seat), seat, legal, line)
        if action < 0:
            action = self.parse(line)
        if action >= 0 and (action in legal or word.lower() != "card"):
            self.move(seat, action)
        elif word.lower() in self.presenter.screens:
            print(self.presenter.screens[word.lower()](self.view(seat), seat), file=self.out)
            self.ask_again()
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest)
            if word.lower() in LENGTHY:
                self.ask_again()
        elif line:
            self.not_understood(legal, line)
        else:
            self.ask_again()

    def parse(self, text: str) -> int:
        """The action written like this, or -1."""
        try:
            action = self.match.game.parse_action(self.presenter.spell_out(text))
        except GameError:
            return -1
        return action if self.presenter.exists(action) else -1

    def not_understood(self, legal: list[int], line: str) -> None:
        known = [self.match.game.action_text(action) for action in legal] + [*self.presenter.screens, *self.commands]
        near = difflib.get_close_matches(line.lower(), known, 1)
        if near:
            self.say("play-near", text=line, near=near[0])
        else:
            self.say("play-not-understood", text=line)

    def move(self, seat: int, action: int) -> None:
        refusal = self.match.play(seat, action)
        if refusal is not None:
            self.print(self.words.refusal(self.view(seat), seat, refusal))
        elif self.save_always and self.save_file is not None:
            self.write(self.save_file)

    # ---- commands

    def seat(self) -> int:
        return self.match.state.seats[0]

    def show_help(self, rest: str) -> None:
        print(self.presenter.help(rest), file=self.out)

    def undo(self, rest: str) -> None:
        """The last move of whoever is at the screen, and those made without asking since."""
        moves = self.match.record.moves
        last = moves[-1].seat if moves else self.seat()
        seat = last if self.people[last] and not self.presenter.hidden else self.seat()
        try:
            taken_back = self.match.undo(seat)
            while len(moves := self.match.record.moves) in self.skipped:
                taken_back += self.match.undo(seat)
        except UndoRefused as refused:
            self.say(f"undo-{refused.key}")
            return
        self.skipped = {move for move in self.skipped if move < len(moves)}
        self.told = [min(told, len(self.match.events)) for told in self.told]
        self.say("play-undone", moves=taken_back)

    def show_rules(self, rest: str) -> None:
        if rest:
            find_command(self.match.game.name, rest.split(), self.out)
        else:
            self.say("play-rules")

    def show_card(self, rest: str) -> None:
        """Only for a card that cannot be used now: a card that can is used."""
        self.show_about(rest)
        action = self.parse(f"card {rest}")
        if action >= 0:
            self.show_why(self.match.game.action_text(action))

    def show_about(self, rest: str) -> None:
        found = self.words.about(rest) if rest else []
        for line in found:
            self.print(line, "", "  ")
        if not found:
            self.say("play-nothing-found" if rest else "play-about", text=rest)

    def show_log(self, rest: str) -> None:
        for line in self.words.events(self.event_words(self.seat()), "full"):
            self.print(line, "  ", "    ")

    def show_why(self, rest: str) -> None:
        action = self.parse(rest)
        if action < 0:
            self.say("play-not-understood" if rest else "play-why", text=rest)
            return
        seat = self.seat()
        refusal = self.match.game.check(self.match.state, seat, action)
        if refusal is None:
            self.say("play-allowed", action=self.match.game.action_text(action))
        else:
            self.print(self.words.refusal(self.view(seat), seat, refusal))

    def show_hint(self, rest: str) -> None:
        """What the search would do for the seat that is asked, and why."""
        seat = self.seat()
        self.say("play-hint-thinking")
        self.out.flush()
        sight = Sight(self.match.game, self.match.state, seat)
        with interrupts_held(*CLOSED):
            evaluation = evaluate(sight, self.hint_budget)
        hint = put_in_words(sight, evaluation, self.words)
        view = self.view(seat)
        chances = [
            self.words.say("play-hint-chance", name=self.presenter.player(view, other), percent=round(100 * chance))
            for other, chance in enumerate(hint.chances)
        ]
        self.say("play-hint-chances", chances=", ".join(chances))
        for number, line in enumerate(hint.lines, 1):
            percent = round(100 * line.chances[seat])
            actions = ", ".join(self.match.game.action_text(action) for action in line.actions)
            self.print(self.words.say("play-hint-line", number=number, percent=percent, line=line.words), " ", "    ")
            self.print(self.words.say("play-hint-reason", reason=line.reason.rstrip(".")), "    ", "    ")
            self.print(self.words.say("play-hint-steps", actions=actions), "    ", "    ")

    def quit(self, rest: str) -> None:
        raise Quit

    # ---- saving

    def save_as(self, rest: str) -> None:
        file = Path(rest).expanduser() if rest else self.file()
        if self.taken(file):
            self.say("play-file-taken", file=str(file))
        elif self.save(file):
            self.save_file = file

    def save(self, file: Path) -> bool:
        try:
            self.write(file)
        except OSError as error:
            self.say("play-save-failed", file=str(file), reason=error.strerror or str(error))
            return False
        self.say("play-saved", file=str(file))
        return True

    def file(self) -> Path:
        record = self.match.record
        return self.save_file or Path(f"bossrush-{record.game}-{(record.commitment or record.seed)[:8]}.txt")

    def taken(self, file: Path) -> bool:
        """Whether something else than this game is kept in this file."""
        if not file.exists():
            return False
        mark = f"commitment: {self.match.record.commitment}"
        try:
            return file != self.save_file and mark not in read_text(file, RECORD_BYTES).splitlines()
        except (OSError, NotText):
            return True

    def write(self, file: Path) -> None:
        """In one go: an interruption leaves the old file or the new one, never half of it."""
        text = write_record(self.match.to_record())
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=file.parent, prefix=f".{file.name}.", delete=False
        ) as new:
            new.write(text)
        try:
            os.replace(new.name, file)
        except OSError:
            os.unlink(new.name)
            raise

    def places(self) -> list[Path]:
        """Where to save when nobody says it: the file in use, else here, at home or among temporary files."""
        file = self.file()
        return [file, Path.home() / file.name, Path(tempfile.gettempdir()) / file.name]

    def write_somewhere(self) -> None:
        for file in self.places() if self.match.record.moves else []:
            with contextlib.suppress(OSError):
                self.write(file)
                return

    def leave(self) -> None:
        if not self.match.record.moves:
            self.say("play-nothing-to-save")
            return
        for file in self.places():
            if self.save(file):
                lang = self.words.messages.lang
                self.say("play-how-to-resume", game=self.match.game.name, lang=lang, file=str(file))
                return

    def finish(self) -> None:
        names = ", ".join(self.presenter.player(self.view(SPECTATOR), seat) for seat in self.match.state.winners)
        if names:
            self.say("play-won", names=names)
        else:
            self.say("play-over")
        for file in self.places():
            if self.save(file):
                lang = self.words.messages.lang
                self.say("play-seed", seed=self.match.record.seed, lang=lang, file=str(file))
                return
