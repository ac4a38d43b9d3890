"""Line mode: what happened, the table, a question, numbered choices, one line of input at a time."""

from __future__ import annotations

import contextlib
import difflib
import os
import tempfile
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from bossrush import __version__
from bossrush.bots.base import Bot, Sight
from bossrush.games.platformer.ids import CARD, DECLINE, DONE_CHOOSING, END, GO, GRAVITY, KEEP, SPACE, STOP, STRIKE
from bossrush.games.platformer.notation import space_name
from bossrush.games.platformer.state import State
from bossrush.kernel.game import GameError
from bossrush.kernel.match import Match, UndoRefused
from bossrush.kernel.record import write_record
from bossrush.rules.commands import find_command
from bossrush.terminal.drawing import (
    WIDTH,
    draw_players,
    draw_shop,
    draw_tower,
    draw_turn,
    fill,
    legend,
    level_of,
    symbols,
)
from bossrush.terminal.views import View, find_space, read_view
from bossrush.terminal.words import Words
from bossrush.wording import platformer_event_words

DRAWN = ("main", "spawn", "push", "portal", "gravity", "react", "enemy", "boss_place", "nearest", "reinforce")
"""Questions before which the table is shown, if it has changed."""
COUNTED = ("main", "react")
"""Questions before which at least players and dice are shown, if they have changed."""
LAST = (GRAVITY, STOP, STRIKE, GO, KEEP, DONE_CHOOSING, DECLINE, END)
"""Choices that come after all others, in this order."""
ROWS_FOR_A_QUESTION = 9
"""How much of the screen is kept free below the table."""
LENGTHY = ("help", "rules", "map", "shop", "log")
"""Commands after which the question is put again."""
LONGEST = 500
"""So much of a line of input is read."""
INTERRUPTED = 130


class Quit(Exception):
    """The player leaves, or there is no more input."""


class LineGame:
    """One match played in the terminal. `read` gives a line of input, or None at its end."""

    def __init__(
        self,
        match: Match,
        words: Words,
        bots: list[Bot | None],
        read: Callable[[str], str | None],
        out: TextIO,
        colour: bool = False,
        save_file: Path | None = None,
        save_always: bool = False,
        height: int = 0,
    ) -> None:
        """`bots` by seat, None for a person. `save_always`: keep `save_file` up to date after every own move.

        `height`: the lines of the screen, if it has an end; the table then shows less of a tall tower.
        """
        self.match = match
        self.words = words
        self.bots = bots
        self.read = read
        self.out = out
        self.colour = colour
        self.save_file = save_file
        self.save_always = save_always
        self.height = height
        self.told = 0
        """How many of the match's lists of events have been told."""
        self.teller = 0
        """Whose turn the events told last belong to."""
        self.tower = ""
        """The tower as shown last, in full."""
        self.status = ""
        """What is beside the tower, as shown last."""
        self.known: set[str] = set()
        """The marks of the drawing that have been explained."""
        self.instructed = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.show_help,
            "undo": self.undo,
            "save": self.save_as,
            "rules": self.show_rules,
            "card": self.show_card,
            "about": self.show_about,
            "map": self.show_map,
            "shop": self.show_shop,
            "log": self.show_log,
            "why": self.show_why,
            "quit": self.quit,
        }

    def say(self, key: str, **args: int | str) -> None:
        """A message of one line is wrapped; one of several lines is laid out already."""
        text = self.words.say(key, **args)
        print(text if "\n" in text else textwrap.fill(text, WIDTH, subsequent_indent="  "), file=self.out)

    def wrap(self, text: str, first: str = "", rest: str = "") -> None:
        print(textwrap.fill(text, WIDTH, initial_indent=first, subsequent_indent=rest), file=self.out)

    # ---- the game

    def play(self) -> int:
        """Until the game is over or the player leaves: the exit code. Whatever happens, the game is saved."""
        try:
            self.welcome()
            while not self.match.state.over:
                self.decide(self.match.state.seats[0])
            self.tell()
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
        view = self.view(0)
        seats = [
            self.words.say("play-seat", number=seat + 1, name=self.words.hero(view, seat), kind=kind)
            for seat, kind in enumerate(record.seats)
        ]
        self.say("play-welcome", version=__version__, game=record.game.title())
        if record.commitment:
            self.say("play-commitment", commitment=record.commitment)
        self.say("play-seats", seats=", ".join(seats))
        if record.moves:
            self.say("play-resumed", file=str(self.save_file), moves=len(record.moves))
            self.told = len(self.match.events)
            self.teller = view["active"]
        else:
            self.say("play-goal")
            for seat, bot in enumerate(self.bots):
                if bot is None:
                    self.wrap(self.words.about_hero(view["players"][seat]["hero"]), "", "  ")
        if None not in self.bots:
            self.say("play-bots-only")

    def decide(self, seat: int) -> None:
        bot = self.bots[seat]
        if bot is None:
            self.tell()
            self.ask(seat)
            return
        turn = self.view(seat)["turn"]
        self.match.apply(seat, bot.choose(Sight(self.match.game, self.match.state, seat)))
        if None not in self.bots and self.view(seat)["turn"] != turn:
            self.tell()

    def view(self, seat: int) -> View:
        return read_view(self.match.game.view(self.match.state, seat))

    # ---- telling

    def event_words(self, first: int = 0) -> list[list[str]]:
        state = self.match.state
        assert isinstance(state, State)
        return [platformer_event_words(state, event) for events in self.match.events[first:] for event in events]

    def tell(self) -> None:
        """What happened since the last time: the turn of a bot in one paragraph, all else in full."""
        for seat, events in self.by_turn(self.event_words(self.told)):
            self.teller = seat
            if self.bots[seat] is None:
                for line in self.words.events(events, "full"):
                    self.wrap(line, "  ", "    ")
            else:
                self.tell_briefly(self.words.hero(self.view(0), seat), self.words.events(events, "short"))
        self.told = len(self.match.events)

    def tell_briefly(self, hero: str, events: list[str]) -> None:
        """A bot's turn, or the rest of it, as a paragraph that names its hero only at the beginning."""
        start = events.pop(0) if events and events[0].endswith(f"{hero}:") else "…"
        if events:
            self.wrap(f"{start} {'; '.join(event.removeprefix(f'{hero} ') for event in events)}.", "  ", "    ")

    def by_turn(self, events: list[list[str]]) -> list[tuple[int, list[list[str]]]]:
        """The events of each turn with the seat whose turn it is; the first may go on with one told before."""
        heroes = [player["hero"] for player in self.view(0)["players"]]
        turns: list[tuple[int, list[list[str]]]] = [(self.teller, [])]
        for event in events:
            if event[0] == "turn":
                turns.append((heroes.index(event[1]), []))
            turns[-1][1].append(event)
        return turns

    # ---- asking

    def ask(self, seat: int) -> None:
        """One question to a person, until it is answered or a command has changed what is asked."""
        view = self.view(seat)
        legal = self.choices(seat)
        assert view["decision"] is not None
        if view["decision"]["question"] in DRAWN:
            self.show_changes(view, legal)
        self.show_question(view, seat, legal)
        moves = len(self.match.record.moves)
        while len(self.match.record.moves) == moves:
            line = self.read("> ")
            if line is None:
                raise Quit
            self.obey(seat, legal, " ".join(line[:LONGEST].split()))

    def choices(self, seat: int) -> list[int]:
        """The legal actions as they are numbered: what ends something comes last."""
        return sorted(self.match.state.legal(seat), key=lambda action: LAST.index(action) + 1 if action in LAST else 0)

    def ask_again(self) -> None:
        """After a command whose answer has pushed the question off the screen."""
        seat = self.seat()
        self.show_question(self.view(seat), seat, self.choices(seat))

    def show_question(self, view: View, seat: int, legal: list[int]) -> None:
        print(file=self.out)
        self.wrap(self.words.question(view, seat))
        texts = [self.match.game.action_text(action) for action in legal]
        width = max(len(text) for text in texts)
        for number, (action, text) in enumerate(zip(legal, texts, strict=True), 1):
            start = f" {number:>2}  {text:<{width}}  "
            self.wrap(start + self.words.meaning(view, seat, action), "", " " * len(start))
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
        action = self.parse(line)
        if action >= 0 and (action in legal or word.lower() != "card"):
            self.move(seat, action)
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest)
            if word.lower() in LENGTHY:
                self.ask_again()
        elif line:
            self.not_understood(legal, line)
        else:
            self.ask_again()

    def parse(self, text: str) -> int:
        """The action written like this, or -1. A card may go by the beginning of a word of its name."""
        if text.lower().startswith("card ") and self.words.find_card(text[5:]):
            text = f"card {self.words.find_card(text[5:])}"
        try:
            action = self.match.game.parse_action(text)
        except GameError:
            return -1
        return action if action < CARD + len(self.words.tables.cards) else -1

    def not_understood(self, legal: list[int], line: str) -> None:
        known = [self.match.game.action_text(action) for action in legal] + list(self.commands)
        near = difflib.get_close_matches(line.lower(), known, 1)
        if near:
            self.say("play-near", text=line, near=near[0])
        else:
            self.say("play-not-understood", text=line)

    def move(self, seat: int, action: int) -> None:
        refusal = self.match.play(seat, action)
        if refusal is not None:
            self.wrap(self.words.refusal(self.view(seat), seat, refusal))
        elif self.save_always and self.save_file is not None:
            self.write(self.save_file)

    # ---- commands

    def seat(self) -> int:
        return self.match.state.seats[0]

    def show_help(self, rest: str) -> None:
        """The commands; or, with any word such as `dice`, what dice and marks mean: both do not fit on a low screen."""
        if not rest:
            self.say("play-help")
            return
        self.say("play-help-dice")
        print("\n".join(fill(list(symbols(self.words).values()))), file=self.out)

    def undo(self, rest: str) -> None:
        moves = self.match.record.moves
        last = moves[-1].seat if moves else self.seat()
        try:
            taken_back = self.match.undo(last if self.bots[last] is None else self.seat())
        except UndoRefused as refused:
            self.say(f"undo-{refused.key}")
            return
        self.told = len(self.match.events)
        self.teller = self.view(0)["active"]
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
            self.wrap(line, "", "  ")
        if not found:
            self.say("play-nothing-found" if rest else "play-about", text=rest)

    def show_map(self, rest: str) -> None:
        view = self.view(self.seat())
        print(f"\n{draw_tower(view, self.words, self.colour)}\n\n{self.draw_status(view)}", file=self.out)

    def draw_status(self, view: View) -> str:
        return f"{draw_players(view, self.words)}\n\n{draw_turn(view, self.words)}"

    def show_changes(self, view: View, legal: list[int]) -> None:
        """The tower and what is beside it, each if it has changed; marks are explained when they first appear."""
        tower, status = draw_tower(view, self.words), self.draw_status(view)
        if tower != self.tower:
            folded = self.folded(view, legal, status)
            print(f"\n{draw_tower(view, self.words, self.colour, self.known, folded)}", file=self.out)
            self.known |= {mark for mark in legend(view, self.words) if not mark.startswith("enemy")}
        assert view["decision"] is not None
        if tower != self.tower or (status != self.status and view["decision"]["question"] in COUNTED):
            print(f"\n{status}", file=self.out)
        self.tower, self.status = tower, status

    def folded(self, view: View, legal: list[int], status: str) -> set[int]:
        """The levels left out on a low screen: those in which nothing is near the hero or can be chosen."""
        lines = draw_tower(view, self.words, known=self.known).count("\n") + status.count("\n") + 4
        if not self.height or lines + ROWS_FOR_A_QUESTION <= self.height:
            return set()
        names = [space_name(action - SPACE) for action in legal if SPACE <= action < CARD]
        where = view["players"][self.seat()]["space"]
        if where:
            row = int(where[1:])
            names += [f"a{near}" for near in (row - 1, row, row + 2)]
        wanted = {level_of(find_space(view, name)) for name in names if name != "a0"}
        revealed = [level["level"] for level in view["levels"] if level["state"] == "revealed"]
        return set(revealed) - (wanted or {revealed[0]})

    def show_shop(self, rest: str) -> None:
        seat = self.seat()
        print(draw_shop(self.view(seat), self.words, seat), file=self.out)

    def show_log(self, rest: str) -> None:
        for line in self.words.events(self.event_words(), "full"):
            self.wrap(line, "  ", "    ")

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
            self.wrap(self.words.refusal(self.view(seat), seat, refusal))

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
            return file != self.save_file and mark not in file.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError):
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
        names = ", ".join(self.words.hero(self.view(0), seat) for seat in self.match.state.winners)
        if names:
            self.say("play-won", names=names)
        else:
            self.say("play-over")
        for file in self.places():
            if self.save(file):
                lang = self.words.messages.lang
                self.say("play-seed", seed=self.match.record.seed, lang=lang, file=str(file))
                return
