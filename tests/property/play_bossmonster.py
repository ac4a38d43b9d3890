"""Random games of Boss Monster for the property tests: the options, a building player, what must be seen."""

from __future__ import annotations

from bossrush.games.bossmonster.content.loader import load_tables
from bossrush.games.bossmonster.rules.building import ChooseSlot
from bossrush.games.bossmonster.rules.events import EV_BOSSES_SHOWN, EV_LEVEL_UP
from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.games.bossmonster.rules.ids import (
    ACTIVATE,
    CAST,
    MAX_KINDS,
    MAX_SLOTS,
    NO,
    PASS,
    PLACE,
    SLOT,
    U_ACTIVATED,
    U_BUILT,
    U_CANCEL,
    U_DEATH,
    U_DESTROYED,
    U_MONSTER_BUILT,
    U_SPELL_PLAYED,
)
from bossrush.games.bossmonster.rules.invariants import invariants
from bossrush.games.bossmonster.rules.priority import Respond
from bossrush.games.bossmonster.rules.state import STATIC_FIELDS, State
from bossrush.games.bossmonster.rules.tables import RoomCard
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.rulebook.book import load_book
from tests.conformance import Choose, Event, GameTest, Tally, choose_uniformly

GAME = BossMonster(load_tables())
RULES = frozenset(load_book("bossmonster").rules)
BOSSES = tuple(boss.id for boss in GAME.tables.bosses)
OPTIONS = [
    {"players": str(players), "i_choose_you": choose, "scheming": scheming, "hard_mode": hard, "spells": spells}
    for choose in ("off", "on")
    for scheming in ("off", "on")
    for hard in ("off", "on")
    for spells in ("31", "30")
    for players in (2, 3, 4)
]
"""Every number of players with every set of variants."""
OPTIONS += [
    {"players": str(players), "bosses": ",".join((BOSSES + BOSSES)[first : first + named]), "i_choose_you": choose}
    for players in (2, 3, 4)
    for named in (1, players)
    for choose in ("off", "on")
    for first in range(len(BOSSES))
]
"""And with bosses named for the first seat or for all."""
WATCHED = frozenset(
    {
        "trigger.card",
        "activated.card",
        "room_entered.card",
        "resolved.card",
    }
)
TRIGGERS = (U_BUILT, U_DEATH, U_MONSTER_BUILT, U_SPELL_PLAYED, U_DESTROYED)
LIMIT = 3_000
"""More decisions than any game has (BM-R77)."""


class BossTest(GameTest):
    """Also counts the Level Ups by boss."""

    def __init__(self, choose: Choose, every: int) -> None:
        super().__init__(
            GAME,
            invariants=problems,
            rules=RULES,
            static=STATIC_FIELDS,
            choose=choose,
            limit=LIMIT,
            every=every,
            watched=WATCHED,
        )
        self.bosses: dict[int, int] = {}

    def see_events(self, events: list[Event]) -> None:
        super().see_events(events)
        for event in events:
            if event[0] == EV_BOSSES_SHOWN:
                self.bosses[event[1]] = event[2]
            elif event[0] == EV_LEVEL_UP:
                self.tally.seen["level_up.boss", self.bosses[event[1]]] += 1


def problems(state: Core) -> list[str]:
    assert isinstance(state, State)
    return invariants(state)


def choose_building(state: Core, seat: int, legal: list[int], chance: FastChance) -> int:
    """Random, with a liking for new rooms, spells and cancels, so that dungeons grow and everything is used."""
    assert isinstance(state, State)
    weights = [weight(state, seat, action) for action in legal]
    drawn = chance.below(sum(weights))
    for action, liking in zip(legal, weights, strict=True):
        drawn -= liking
        if drawn < 0:
            return action
    raise AssertionError("the weights do not add up")


def weight(state: State, seat: int, action: int) -> int:
    if isinstance(state.question, ChooseSlot):
        return 12 if action - SLOT == len(state.dungeons[seat]) else 1
    if PLACE <= action < PLACE + MAX_KINDS:
        return 40
    if CAST <= action < CAST + MAX_KINDS:
        return 24 if isinstance(state.question, Respond) else 8
    if ACTIVATE <= action < ACTIVATE + MAX_SLOTS:
        use = state.room(state.active_room(seat, action - ACTIVATE)).use
        return 40 if use == U_CANCEL else 4
    return 4 if action == PASS or action == NO else 12


def random_test(every: int) -> BossTest:
    return BossTest(choose_uniformly, every)


def building_test(every: int) -> BossTest:
    return BossTest(choose_building, every)


def shown(tally: Tally) -> dict[str, int]:
    """How often each question and event kind occurred, each room, spell and Level Up worked."""
    numbers = {f"question {question.name}": tally.questions[question.name] for question in GAME.questions()}
    numbers |= {f"event {kind.name}": tally.events[kind.name] for kind in GAME.event_kinds()}
    for kind, room in enumerate(GAME.tables.rooms):
        numbers[f"room {room.id}"] = tally.seen[field_of(room), kind]
    for i, spell in enumerate(GAME.tables.spells):
        numbers[f"spell {spell.id}"] = tally.seen["resolved.card", len(GAME.tables.rooms) + i]
    for i, boss in enumerate(GAME.tables.bosses):
        numbers[f"Level Up of {boss.id}"] = tally.seen["level_up.boss", i]
    return numbers


def field_of(room: RoomCard) -> str:
    """What shows that the room has worked: its trigger, its activation, or that a hero came in."""
    if room.use in TRIGGERS:
        return "trigger.card"
    return "activated.card" if room.use in (U_ACTIVATED, U_CANCEL) else "room_entered.card"


def missing(tally: Tally) -> list[str]:
    return [what for what, number in shown(tally).items() if number == 0]
