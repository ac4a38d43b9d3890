"""Boss Monster as line mode shows it: dungeons, town, what is going on, the own hand."""

from __future__ import annotations

from collections.abc import Iterator

from bossrush.games.bossmonster.rules.ids import BOSS, HERO, NO, PASS, PLACE, U_ACTIVATED, U_CANCEL, kind_named
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.terminal.drawing import (
    draw_decks,
    draw_discard,
    draw_hand,
    draw_legend,
    draw_player,
    draw_town,
    draw_turn,
)
from bossrush.games.bossmonster.text.events import event_words
from bossrush.games.bossmonster.text.views import View, read_view
from bossrush.games.bossmonster.text.words import BossMonsterWords
from bossrush.kernel.core import Core
from bossrush.terminal.layout import wrap
from bossrush.terminal.presenter import Presenter
from bossrush.text.words import ViewData

SEATS = ("0", "1", "2", "3")
GOING_ON = ("slot", "target_room", "target_hero", "target_player", "pay_card", "pay_room", "kind", "source")
"""Questions that belong to an action begun just now: nothing is shown before them."""
SKIPPED = ("chance", "response")
"""Questions that a standing pass answers."""
NAMED = ("place", "cast", "card")
HEADS = ("turn", "phase", "active")
"""Events that begin a new paragraph."""


class BossMonsterPresenter(Presenter):
    hidden = True
    last = (PASS, NO)

    def __init__(self, words: BossMonsterWords, colour: bool = False) -> None:
        self.words: BossMonsterWords = words
        self.colour = colour
        self.screens = {
            "table": self.draw_table,
            "hand": self.draw_whole_hand,
            "discard": lambda view, seat: draw_discard(read_view(view), self.words),
        }
        self.shown: dict[str, str] = {}
        """The parts of the table as shown last."""
        self.read_cards: set[str] = set()
        """The cards of the hand whose texts have been shown in this turn."""
        self.shown_turn = -1
        self.explained = False
        self.noted: set[tuple[int, int, str]] = set()
        """For whom it has been said in which turn and phase that there is nothing to do."""
        self.standing: dict[int, tuple[int, str]] = {}
        """Who passes until this turn, or this phase of it, is over; the phase is empty for the whole turn."""

    def player(self, view: ViewData, seat: int) -> str:
        self.words.look(view)
        return self.words.player(seat)

    def introduction(self, view: ViewData, seat: int) -> str:
        boss = read_view(view)["players"][seat]["boss"]
        return self.words.about_boss(boss) if boss else ""

    # ---- telling

    def event_words(self, state: Core, event: tuple[int, ...]) -> list[str]:
        assert isinstance(state, State)
        return event_words(state, event, SEATS)

    def tell(self, events: list[list[str]], earlier: Iterator[list[str]], people: list[bool]) -> list[str]:
        """A paragraph for each phase, and in it for each player whose part it is."""
        lines: list[str] = []
        phase = next((event for event in earlier if event[0] in ("phase", "turn")), ["phase", "set_up"])
        head = "…" if phase[0] == "phase" and phase[1] != "set_up" else self.head(phase, None)
        part: list[list[str]] = []
        for event in [*events, ["turn", ""]]:
            if event[0] not in HEADS:
                part.append(event)
                continue
            lines += self.paragraph(head, part)
            part = []
            if event[0] == "turn":
                if event[1]:
                    lines.append("  " + self.words.event(event, "full"))
                head = ""
            elif event[0] == "phase":
                phase = event
                head = self.head(phase, None)
            else:
                head = self.head(phase, event)
        return lines

    def head(self, phase: list[str], active: list[str] | None) -> str:
        if phase[0] == "turn":
            return ""
        name = self.words.event(phase, "short")
        return f"{name}, {self.words.event(active, 'short')}:" if active else f"{name}:"

    def paragraph(self, head: str, events: list[list[str]]) -> list[str]:
        player = head.rstrip(":").rpartition(", ")[2]
        told = [event.removeprefix(f"{player} ") for event in self.words.events(events, "short")]
        text = "; ".join(told).replace(":;", ":")  # a room, then what happens in it
        return [wrap(f"{head} {text}.".lstrip(), "  ", "    ")] if told else []

    # ---- showing

    def draw_table(self, data: ViewData, seat: int) -> str:
        view = read_view(data)
        parts = [draw_player(view, self.words, other, self.colour) for other in range(len(view["players"]))]
        parts += [draw_legend(self.words), draw_town(view, self.words), draw_decks(view, self.words)]
        return "\n" + "\n".join([*parts, "", draw_turn(view, self.words)])

    def draw_whole_hand(self, data: ViewData, seat: int) -> str:
        view = read_view(data)
        return draw_hand(view, self.words, seat, view["players"][seat].get("hand", []))

    def changes(self, data: ViewData, seat: int, legal: list[int]) -> str:
        """In a new turn everything, else the parts that have changed."""
        view = read_view(data)
        assert view["decision"] is not None
        if view["decision"]["question"] in GOING_ON:
            return ""
        self.words.look(data)
        if view["turn"] != self.shown_turn:
            self.forget()
            self.shown_turn = view["turn"]
        changed = [text for name, text in self.parts(view).items() if self.is_new(name, text)]
        if view["turn"]:
            town = draw_town(view, self.words)
            changed += [town] if self.is_new("town", town) else []
        if changed and not self.explained:
            changed.append(draw_legend(self.words))
            self.explained = True
        turn = draw_turn(view, self.words)
        changed += ["", turn] if self.is_new("turn", turn) else []
        if self.is_new("hand", ", ".join(view["players"][seat].get("hand", []))):
            changed += ["", self.draw_hand(view, seat)]
        return "\n" + "\n".join(changed).lstrip("\n") + "\n" if changed else ""

    def parts(self, view: View) -> dict[str, str]:
        """The dungeons of those who are known; whose part it is does not count as a change."""
        seats = [player["seat"] for player in view["players"] if player["boss"] is not None]
        return {f"player {seat}": draw_player(view, self.words, seat, self.colour) for seat in seats}

    def is_new(self, name: str, text: str) -> bool:
        """Whether this part differs from what was shown last, but for the pointer to the active player."""
        before, self.shown[name] = self.shown.get(name), text
        return before is None or unpointed(before) != unpointed(text)

    def draw_hand(self, view: View, seat: int) -> str:
        """The texts of all cards once a turn, then only those of new ones."""
        hand = view["players"][seat].get("hand", [])
        new = [id for id in hand if id not in self.read_cards]
        self.read_cards |= set(hand)
        return draw_hand(view, self.words, seat, new)

    def forget(self) -> None:
        self.shown = {}
        self.read_cards = set()

    def help(self, rest: str) -> str:
        return self.words.say("play-help") if not rest else self.words.say("play-help-turn")

    # ---- reading

    def spell_out(self, text: str) -> str:
        """A card may go by the beginning of a word of its name."""
        verb, _, name = text.partition(" ")
        found = self.words.find_card(name) if verb.lower() in NAMED and name else ""
        return f"{verb} {found}" if found else text

    def exists(self, action: int) -> bool:
        if action >= PLACE:
            return kind_named(action) < len(self.words.tables.kinds)
        if action >= HERO:
            return action - HERO < len(self.words.tables.heroes)
        return action < BOSS or action - BOSS < len(self.words.tables.bosses)

    # ---- passing

    def stand(self, data: ViewData, seat: int, legal: list[int], line: str) -> int:
        """`pass turn` and `pass phase`."""
        view = read_view(data)
        if line.lower() not in ("pass turn", "pass phase"):
            return -1
        if PASS in legal:
            self.standing[seat] = (view["turn"], view["phase"] if line.lower() == "pass phase" else "")
        return PASS

    def skip(self, data: ViewData, seat: int, legal: list[int], watched: bool) -> tuple[int, str] | None:
        """A pass that stands; or a forced one, which must not tell watching people anything about the hand."""
        view = read_view(data)
        assert view["decision"] is not None
        question = view["decision"]["question"]
        turn, phase = self.standing.get(seat, (-1, ""))
        if question in SKIPPED and turn == view["turn"] and phase in ("", view["phase"]):
            return PASS, ""
        forced = legal == [PASS] or (legal == [NO] and question == "mulligan")
        if not forced or (watched and not (question in SKIPPED and self.powerless(view, seat))):
            return None
        moment = (seat, view["turn"], view["phase"])
        if moment in self.noted or question not in SKIPPED:
            return legal[0], ""
        self.noted.add(moment)
        self.words.look(data)
        key = "note-nothing-watched" if watched else "note-nothing"
        return legal[0], self.words.say(key, player=self.words.player(seat))

    def powerless(self, view: View, seat: int) -> bool:
        """Whether everybody can see that this player has nothing to act with: no spell, no room to build or use."""
        player = view["players"][seat]
        rooms = [self.words.room_card(slot["room"]) for slot in player["dungeon"] if not slot["face_down"]]
        building = view["phase"] == "build" and view["active"] == seat and not view["no_building"]
        building = building and player["rooms_in_hand"] > 0 and player["placements"] > 0
        usable = any(room.use in (U_ACTIVATED, U_CANCEL) for room in rooms)
        return player["spells_in_hand"] == 0 and not building and not usable


def unpointed(drawn: str) -> str:
    return drawn.replace(">", " ")
