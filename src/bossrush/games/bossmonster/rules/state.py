"""The state of a game of Boss Monster, and the small questions everything asks of it."""

from __future__ import annotations

from typing import Final

from bossrush.games.bossmonster.rules.ids import (
    ANY_CARD,
    ANY_ROOM,
    ANY_SPELL,
    MONSTER,
    MONSTER_ROOM,
    P_SET_UP,
    TRAP_ROOM,
)
from bossrush.games.bossmonster.rules.tables import RoomCard, Tables
from bossrush.kernel.chance import Chance
from bossrush.kernel.core import Core

STATIC_FIELDS: Final = ("tables",)
"""Shared by all copies: never changed, only replaced."""

OWN_FIELDS: Final = (
    "active",
    "alive",
    "barred",
    "boosts",
    "bosses",
    "build_over",
    "crush",
    "dead",
    "discard",
    "down",
    "dungeons",
    "entrances",
    "epic_deck",
    "gained_soul",
    "gone_cards",
    "gone_hands",
    "gone_heroes",
    "hands",
    "hard_mode",
    "health_bonus",
    "hero_deck",
    "i_choose_you",
    "inside",
    "inside_damage",
    "inside_room",
    "jackpots",
    "levelled",
    "mazes",
    "no_building",
    "offered",
    "on_the_way",
    "order",
    "phase",
    "placements",
    "room_deck",
    "scheming",
    "sideways",
    "spell_deck",
    "survived",
    "town",
    "triggers",
    "turn",
    "used",
    "walk",
)


# how a hero that is inside and in no room came there (BM-R44)
WALKING: Final = 0
ROOM_LOST: Final = 1
TELEPORTED: Final = 2


class State(Core):
    __slots__ = STATIC_FIELDS + OWN_FIELDS

    tables: Tables
    # options
    hard_mode: bool
    i_choose_you: bool
    scheming: bool
    # players
    bosses: list[int]
    offered: list[tuple[int, ...]]
    """BM-21.1: the bosses each player may choose from; a rejected one stays here, known to that player only.

    Replaced, never changed, so copies share them.
    """
    order: list[int]
    """All seats by falling XP (BM-2.3)."""
    alive: list[bool]
    levelled: list[bool]
    hands: list[list[int]]
    dungeons: list[list[list[int]]]
    """By seat: slots from the Boss to the left end, each a stack of cards from bottom to top."""
    down: list[int]
    """The rooms on the table that lie face down."""
    sideways: list[int]
    """The deactivated rooms."""
    used: list[int]
    """BM-R54: rooms whose once-per-turn effect is used up."""
    boosts: dict[int, int]
    """Damage bonus of single rooms until end of turn (BM-R56)."""
    crush: list[int]
    """Damage bonus of all rooms of a dungeon until end of turn."""
    jackpots: list[int]
    """BM-R62: how often the icons of a dungeon's rooms are doubled this turn."""
    # heroes
    town: list[int]
    entrances: list[list[int]]
    """Left of the leftmost slot, wherever that is (BM-7.16)."""
    dead: list[tuple[int, ...]]
    """Face down in the score zone: Souls. Replaced, never changed, so copies share them."""
    survived: list[tuple[int, ...]]
    """Face up in the score zone: Wounds."""
    health_bonus: dict[int, int]
    inside: int
    """The hero inside the active player's dungeon, or -1."""
    inside_room: int
    """The room card it stands in; -1 on the way."""
    inside_damage: int
    walk: int
    """On the way: the next room is the leftmost active one in a slot below this."""
    on_the_way: int
    mazes: dict[int, list[int]]
    """BM-R51: by hero, the mazes it has entered this phase."""
    # the table
    room_deck: list[int]
    """Top of the deck last, like all decks."""
    spell_deck: list[int]
    hero_deck: list[int]
    epic_deck: list[int]
    discard: list[int]
    """For all cards; the order says nothing (BM-1.10, BM-R65)."""
    gone_cards: list[int]
    """Out of the game, seen by all (BM-15.11)."""
    gone_hands: list[int]
    """Out of the game unseen: the hands of eliminated players."""
    gone_heroes: list[int]
    # the turn
    turn: int
    phase: int
    active: int
    """Whose build turn or adventure turn it is; -1 if nobody's (BM-11.1)."""
    placements: list[int]
    """Rooms each player may still place this turn."""
    build_over: list[bool]
    no_building: bool
    """Kobold Strike was played this turn (BM-R34)."""
    barred: list[bool]
    """Trepidation (BM-R52)."""
    gained_soul: list[bool]
    triggers: dict[int, list[int]]
    """By owner: the rooms whose triggers wait to be resolved."""

    def __init__(self) -> None:
        """Blank, and quick: `lay_out` or `copy` fills it."""

    def lay_out(self, players: int, chance: Chance, tables: Tables) -> None:
        """The table before anything is dealt."""
        self.begin(players, chance)
        self.tables = tables
        self.hard_mode = False
        self.i_choose_you = False
        self.scheming = False
        self.bosses = [-1] * players
        self.offered = [()] * players
        self.order = list(range(players))
        self.alive = [True] * players
        self.levelled = [False] * players
        self.hands = [[] for _ in range(players)]
        self.dungeons = [[] for _ in range(players)]
        self.down = []
        self.sideways = []
        self.used = []
        self.boosts = {}
        self.crush = [0] * players
        self.jackpots = [0] * players
        self.town = []
        self.entrances = [[] for _ in range(players)]
        self.dead = [()] * players
        self.survived = [()] * players
        self.health_bonus = {}
        self.inside = -1
        self.inside_room = -1
        self.inside_damage = 0
        self.walk = 0
        self.on_the_way = WALKING
        self.mazes = {}
        self.room_deck = []
        self.spell_deck = []
        self.hero_deck = []
        self.epic_deck = []
        self.discard = []
        self.gone_cards = []
        self.gone_hands = []
        self.gone_heroes = []
        self.turn = 0
        self.phase = P_SET_UP
        self.active = -1
        self.placements = [0] * players
        self.build_over = [False] * players
        self.no_building = False
        self.barred = [False] * players
        self.gained_soul = [False] * players
        self.triggers = {}

    def copy(self) -> State:
        twin = State()
        self.copy_core(twin)
        twin.tables = self.tables
        twin.hard_mode = self.hard_mode
        twin.i_choose_you = self.i_choose_you
        twin.scheming = self.scheming
        twin.bosses = self.bosses[:]
        twin.offered = self.offered[:]
        twin.order = self.order[:]
        twin.alive = self.alive[:]
        twin.levelled = self.levelled[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.dungeons = [[stack[:] for stack in dungeon] for dungeon in self.dungeons]
        twin.down = self.down[:]
        twin.sideways = self.sideways[:]
        twin.used = self.used[:]
        twin.boosts = self.boosts.copy() if self.boosts else {}
        twin.crush = self.crush[:]
        twin.jackpots = self.jackpots[:]
        twin.town = self.town[:]
        twin.entrances = [queue[:] for queue in self.entrances]
        twin.dead = self.dead[:]
        twin.survived = self.survived[:]
        twin.health_bonus = self.health_bonus.copy() if self.health_bonus else {}
        twin.inside = self.inside
        twin.inside_room = self.inside_room
        twin.inside_damage = self.inside_damage
        twin.walk = self.walk
        twin.on_the_way = self.on_the_way
        twin.mazes = {hero: mazes[:] for hero, mazes in self.mazes.items()} if self.mazes else {}
        twin.room_deck = self.room_deck[:]
        twin.spell_deck = self.spell_deck[:]
        twin.hero_deck = self.hero_deck[:]
        twin.epic_deck = self.epic_deck[:]
        twin.discard = self.discard[:]
        twin.gone_cards = self.gone_cards[:]
        twin.gone_hands = self.gone_hands[:]
        twin.gone_heroes = self.gone_heroes[:]
        twin.turn = self.turn
        twin.phase = self.phase
        twin.active = self.active
        twin.placements = self.placements[:]
        twin.build_over = self.build_over[:]
        twin.no_building = self.no_building
        twin.barred = self.barred[:]
        twin.gained_soul = self.gained_soul[:]
        twin.triggers = {owner: rooms[:] for owner, rooms in self.triggers.items()} if self.triggers else {}
        return twin

    # ---- players

    def players_left(self) -> list[int]:
        """In XP order (BM-2.4, BM-18.5)."""
        return [seat for seat in self.order if self.alive[seat]]

    def ranks(self) -> list[int]:
        """BM-11.2, BM-R12: the active player first, then by falling XP."""
        left = self.players_left()
        if self.active >= 0:
            left.remove(self.active)
            left.insert(0, self.active)
        return left

    def at_rank(self, place: int, without: int = -1) -> int:
        """The seat of this rank, counted from 0 and with one seat left out; -1 behind the last."""
        if self.active >= 0 and self.active != without:
            if place == 0:
                return self.active
            place -= 1
        for seat in self.order:
            if self.alive[seat] and seat != self.active and seat != without:
                if place == 0:
                    return seat
                place -= 1
        return -1

    def opponents(self, seat: int) -> list[int]:
        return [other for other in self.players_left() if other != seat]

    def souls(self, seat: int) -> int:
        """BM-9.9, BM-9.11."""
        return self.worth_of(self.dead[seat])

    def wounds(self, seat: int) -> int:
        """BM-9.10, BM-9.11."""
        return self.worth_of(self.survived[seat])

    def worth_of(self, heroes: tuple[int, ...]) -> int:
        worth = 0
        for hero in heroes:
            worth += self.tables.heroes[hero].worth
        return worth

    def rooms_in_hand(self, seat: int) -> list[int]:
        return [card for card in self.hands[seat] if self.tables.is_room(card)]

    def spells_in_hand(self, seat: int) -> list[int]:
        return [card for card in self.hands[seat] if not self.tables.is_room(card)]

    def fits(self, card: int, sort: int) -> bool:
        """Whether this card is of this sort: `ids.SORTS`."""
        return self.kind_fits(self.tables.cards[card], sort)

    def kind_fits(self, kind: int, sort: int) -> bool:
        if sort == ANY_CARD:
            return True
        if kind >= len(self.tables.rooms):
            return sort == ANY_SPELL
        if sort == MONSTER_ROOM or sort == TRAP_ROOM:
            return (self.tables.rooms[kind].subtype == MONSTER) == (sort == MONSTER_ROOM)
        return sort == ANY_ROOM

    def in_hand(self, seat: int, sort: int) -> list[int]:
        return [card for card in self.hands[seat] if self.fits(card, sort)]

    def card_of_kind(self, cards: list[int], kind: int) -> int:
        """A card of this kind among these, or -1."""
        for card in cards:
            if self.tables.cards[card] == kind:
                return card
        return -1

    def kinds_of(self, cards: list[int]) -> list[int]:
        """The kinds among these cards, ascending, each once."""
        kinds = [self.tables.cards[card] for card in cards]
        kinds.sort()
        found: list[int] = []
        last = -1
        for kind in kinds:
            if kind != last:
                found.append(kind)
                last = kind
        return found

    def spell_kinds(self, seat: int) -> list[int]:
        """The kinds of spells in this hand, ascending, each once."""
        found: list[int] = []
        rooms = len(self.tables.rooms)
        for card in self.hands[seat]:
            kind = self.tables.cards[card]
            if kind >= rooms and kind not in found:
                found.append(kind)
        found.sort()
        return found

    # ---- dungeons

    def active_room(self, seat: int, slot: int) -> int:
        """The active room on top of this slot, or -1 (BM-5.18, BM-5.20, BM-13.2 to BM-13.7, BM-R29)."""
        if slot >= len(self.dungeons[seat]):
            return -1
        card = self.dungeons[seat][slot][-1]
        if (self.down and card in self.down) or (self.sideways and card in self.sideways):
            return -1
        return card

    def active_slots(self, seat: int) -> list[int]:
        return [slot for slot in range(len(self.dungeons[seat])) if self.active_room(seat, slot) >= 0]

    def slot_of(self, seat: int, card: int) -> int:
        """The slot on whose top this card lies, or -1."""
        for slot, stack in enumerate(self.dungeons[seat]):
            if stack[-1] == card:
                return slot
        return -1

    def owner_of(self, card: int) -> int:
        """The seat whose dungeon this card is the top of a stack in, or -1."""
        for seat in range(self.players):
            if self.slot_of(seat, card) >= 0:
                return seat
        return -1

    def is_active(self, card: int) -> bool:
        return card not in self.down and card not in self.sideways and self.owner_of(card) >= 0

    def damage(self, seat: int, slot: int) -> int:
        """BM-9.1, BM-9.2, BM-R56: of the active room in this slot, with what active rooms beside it add (BM-13.8)."""
        card = self.active_room(seat, slot)
        room = self.tables.room(card)
        total = room.damage + self.boosts.get(card, 0) + self.crush[seat] + room.effect.own_bonus(self, seat)
        if slot > 0:
            beside = self.active_room(seat, slot - 1)
            if beside >= 0:
                giver = self.tables.room(beside)
                total += giver.effect.bonus_for(giver, room, False)
        beside = self.active_room(seat, slot + 1)
        if beside >= 0:
            giver = self.tables.room(beside)
            total += giver.effect.bonus_for(giver, room, True)
        return total

    def treasure(self, seat: int, hero_class: int) -> int:
        """BM-7.2 to BM-7.5; each Jackpot doubles (BM-R62)."""
        icons = 0
        for slot in range(len(self.dungeons[seat])):
            card = self.active_room(seat, slot)
            if card >= 0:
                icons += self.tables.room(card).treasure[hero_class]
        boss = self.tables.bosses[self.bosses[seat]].treasure
        return (icons << self.jackpots[seat]) + int(boss == hero_class)

    def counted_rooms(self, seat: int) -> int:
        """BM-R30: slots whose topmost face-up room is not deactivated."""
        count = 0
        for stack in self.dungeons[seat]:
            shown = [card for card in stack if card not in self.down]
            count += int(bool(shown) and shown[-1] not in self.sideways)
        return count

    def health(self, hero: int) -> int:
        """BM-9.3."""
        return self.tables.heroes[hero].health + self.health_bonus.get(hero, 0)

    def room(self, card: int) -> RoomCard:
        return self.tables.room(card)


def without(heroes: tuple[int, ...], hero: int) -> tuple[int, ...]:
    return tuple([other for other in heroes if other != hero])
