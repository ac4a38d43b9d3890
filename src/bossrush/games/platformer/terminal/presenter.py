"""Platformer as line mode shows it: the tower, the players, the dice, the shop."""

from __future__ import annotations

from collections.abc import Iterator

from bossrush.games.platformer.rules.ids import (
    CARD,
    DECLINE,
    DONE_CHOOSING,
    END,
    GO,
    GRAVITY,
    KEEP,
    SPACE,
    STOP,
    STRIKE,
)
from bossrush.games.platformer.rules.notation import space_name
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.terminal.drawing import (
    MARGIN,
    draw_players,
    draw_shop,
    draw_tower,
    draw_turn,
    legend,
    level_of,
    symbols,
)
from bossrush.games.platformer.text.events import event_words
from bossrush.games.platformer.text.views import View, find_space, read_view
from bossrush.games.platformer.text.words import PlatformerWords
from bossrush.kernel.core import Core
from bossrush.terminal.layout import fill, wrap
from bossrush.terminal.presenter import Presenter
from bossrush.text.words import ViewData

DRAWN = ("main", "spawn", "push", "portal", "gravity", "react", "enemy", "boss_place", "nearest", "reinforce")
"""Questions before which the table is shown, if it has changed."""
COUNTED = ("main", "react")
"""Questions before which at least players and dice are shown, if they have changed."""
ROWS_FOR_A_QUESTION = 9
"""How much of the screen is kept free below the table."""


class PlatformerPresenter(Presenter):
    last = (GRAVITY, STOP, STRIKE, GO, KEEP, DONE_CHOOSING, DECLINE, END)

    def __init__(self, words: PlatformerWords, colour: bool = False, height: int = 0) -> None:
        """`height`: the lines of the screen, if it has an end; the table then shows less of a tall tower."""
        self.words: PlatformerWords = words
        self.colour = colour
        self.height = height
        self.screens = {"map": self.draw_map, "shop": self.draw_shop}
        self.heroes: list[str] = []
        self.tower = ""
        """The tower as shown last, in full."""
        self.status = ""
        """What is beside the tower, as shown last."""
        self.known: set[str] = set()
        """The marks of the drawing that have been explained."""

    def player(self, view: ViewData, seat: int) -> str:
        return self.words.hero(read_view(view), seat)

    def look(self, view: ViewData) -> None:
        self.heroes = [player["hero"] for player in read_view(view)["players"]]

    def introduction(self, view: ViewData, seat: int) -> str:
        return self.words.about_hero(read_view(view)["players"][seat]["hero"])

    # ---- telling

    def event_words(self, state: Core, event: tuple[int, ...]) -> list[str]:
        assert isinstance(state, State)
        return event_words(state, event)

    def tell(self, events: list[list[str]], earlier: Iterator[list[str]], people: list[bool]) -> list[str]:
        """The turn of a bot in one paragraph, all else in full."""
        lines: list[str] = []
        for seat, turn in self.by_turn(events, earlier):
            if people[seat]:
                lines += [wrap(line, "  ", "    ") for line in self.words.events(turn, "full")]
            else:
                lines += self.tell_briefly(self.words.name("hero", self.heroes[seat]), self.words.events(turn, "short"))
        return lines

    def tell_briefly(self, hero: str, events: list[str]) -> list[str]:
        """A bot's turn, or the rest of it, as a paragraph that names its hero only at the beginning."""
        start = events.pop(0) if events and events[0].endswith(f"{hero}:") else "…"
        text = "; ".join(event.removeprefix(f"{hero} ") for event in events)
        return [wrap(f"{start} {text}.", "  ", "    ")] if events else []

    def by_turn(self, events: list[list[str]], earlier: Iterator[list[str]]) -> list[tuple[int, list[list[str]]]]:
        """The events of each turn with the seat whose turn it is; the first may go on with one told before."""
        before = next((event for event in earlier if event[0] == "turn"), None)
        turns: list[tuple[int, list[list[str]]]] = [(self.heroes.index(before[1]) if before else 0, [])]
        for event in events:
            if event[0] == "turn":
                turns.append((self.heroes.index(event[1]), []))
            turns[-1][1].append(event)
        return turns

    # ---- showing

    def draw_map(self, data: ViewData, seat: int) -> str:
        view = read_view(data)
        return f"\n{draw_tower(view, self.words, self.colour)}\n\n{self.draw_status(view)}"

    def draw_shop(self, view: ViewData, seat: int) -> str:
        return draw_shop(read_view(view), self.words, seat)

    def draw_status(self, view: View) -> str:
        return f"{draw_players(view, self.words)}\n\n{draw_turn(view, self.words)}"

    def changes(self, data: ViewData, seat: int, legal: list[int]) -> str:
        """The tower and what is beside it, each if it has changed; marks are explained when they first appear."""
        view = read_view(data)
        assert view["decision"] is not None
        question = view["decision"]["question"]
        if question not in DRAWN:
            return ""
        tower, status = draw_tower(view, self.words), self.draw_status(view)
        shown = ""
        if tower != self.tower:
            folded = self.folded(view, seat, legal, status)
            shown += f"\n{draw_tower(view, self.words, self.colour, self.known, folded)}\n"
            self.known |= {mark for mark in legend(view, self.words) if not mark.startswith("enemy")}
        if tower != self.tower or (status != self.status and question in COUNTED):
            shown += f"\n{status}\n"
        self.tower, self.status = tower, status
        return shown

    def folded(self, view: View, seat: int, legal: list[int], status: str) -> set[int]:
        """The levels left out on a low screen: those in which nothing is near the hero or can be chosen."""
        lines = draw_tower(view, self.words, known=self.known).count("\n") + status.count("\n") + 4
        if not self.height or lines + ROWS_FOR_A_QUESTION <= self.height:
            return set()
        names = [space_name(action - SPACE) for action in legal if SPACE <= action < CARD]
        where = view["players"][seat]["space"]
        if where:
            row = int(where[1:])
            names += [f"a{near}" for near in (row - 1, row, row + 2)]
        wanted = {level_of(find_space(view, name)) for name in names if name != "a0"}
        revealed = [level["level"] for level in view["levels"] if level["state"] == "revealed"]
        return set(revealed) - (wanted or {revealed[0]})

    def help(self, rest: str) -> str:
        """With a word such as `dice`, what dice and marks mean: both do not fit on a low screen."""
        if not rest:
            return self.words.say("play-help")
        marks = fill(list(symbols(self.words).values()), MARGIN)
        return "\n".join([self.words.say("play-help-dice"), *marks])

    # ---- reading

    def spell_out(self, text: str) -> str:
        """A card may go by the beginning of a word of its name."""
        if text.lower().startswith("card ") and self.words.find_card(text[5:]):
            return f"card {self.words.find_card(text[5:])}"
        return text

    def exists(self, action: int) -> bool:
        return action < CARD + len(self.words.tables.cards)
