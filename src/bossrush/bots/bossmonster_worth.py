"""What a position of Boss Monster is worth to the heuristic player.

It is counted from what lies open: which dungeon lures which hero, whether it dies there, what the heroes still to come
would do. Other hands and face-down rooms count by their number only.
"""

from __future__ import annotations

from typing import Final

from bossrush.games.bossmonster.ids import (
    CLASSES,
    E_BOULDER,
    E_HEAL,
    E_MAZE,
    E_PIT,
    MAX_SLOTS,
    NO_CLASS,
    P_ADVENTURE,
    P_END,
    U_BUILT,
)
from bossrush.games.bossmonster.state import State
from bossrush.games.bossmonster.tables import RoomCard
from bossrush.games.bossmonster.turn import SOULS_TO_WIN, WOUNDS_TO_LOSE

SOUL: Final = 10.0
WIN: Final = 60.0
WOUNDS: Final[tuple[float, ...]] = (0.0, 8.0, 18.0, 32.0, 55.0, 160.0)
"""What so many wounds cost."""
RIVALS: Final = 0.9
"""How much of the other players' worth counts against the own one."""
DAMAGE: Final = 0.9
ENOUGH_DAMAGE: Final = 16
SLOTS: Final[tuple[float, ...]] = (0.0, 3.0, 6.0, 9.0, 12.0, 15.0)
"""The worth of so many rooms side by side before the Level Up."""
LEVEL_UP: Final = 8.0
FUTURE: Final = 0.6
"""Of a soul or a wound in the turns to come."""
FUTURE_TURNS: Final = 2
LATER_WOUND: Final = 9.0
"""What a wound in those turns costs."""
GROWTH: Final = 4.0
"""Damage that a dungeon gains in the meantime."""
GROWS_TREASURE: Final = 0.35
"""How likely a room not seen yet adds to the treasure of a class."""
SPELL_IN_HAND: Final = 3.0
ROOM_IN_HAND: Final = 0.8
PULL: Final[tuple[float, ...]] = (0.3, 1.0, 2.6, 6.0, 13.0, 28.0, 60.0)
"""How strongly so much treasure pulls the heroes of later turns."""
SPELL_WORTH: Final[tuple[float, ...]] = (
    3.0,  # annihilator
    4.0,  # assassin
    4.0,  # cave_in
    3.5,  # counterspell
    4.0,  # exhaustion
    4.0,  # fear
    4.0,  # freeze
    3.5,  # giant_size
    1.5,  # jeopardy
    2.0,  # kobold_strike
    3.0,  # motivation
    4.0,  # princess_in_peril
    0.5,  # soul_harvest
    4.5,  # teleportation
    3.0,  # trepidation
    5.0,  # zombie_attack
)
EFFECT_WORTH: Final[tuple[float, ...]] = (
    0.0,  # none
    1.5,  # dark_altar
    2.0,  # take_room
    0.0,  # lose_spell
    2.5,  # steal_random
    1.0,  # dracolich
    2.0,  # heal
    0.5,  # armory
    2.0,  # draw_room
    0.0,  # maze
    -0.5,  # no_advanced
    0.0,  # ballroom
    3.0,  # draw_spell
    0.0,  # laboratory
    2.0,  # library
    1.5,  # kitchen
    1.5,  # eye
    4.0,  # pit
    2.5,  # boulder
    0.5,  # dizzygas
    1.0,  # jackpot
    0.5,  # draw_rooms
    2.0,  # crush
    0.0,  # swap
    0.0,  # build_more
    0.0,  # lure_ordinary
    0.0,  # take_monster
    1.0,  # torture
    3.0,  # prison
)


def ahead(g: State) -> int:
    """The damage that waits for the hero inside."""
    slots = g.slot_of(g.active, g.inside_room) if g.inside_room >= 0 else g.walk
    return sum(Dungeon(g, g.active).damages[:slots])


class Dungeon:
    """What one dungeon means for heroes: treasure by class, the damage of each slot, and what its rooms can do."""

    __slots__ = ("damages", "pits", "ramps", "rooms", "treasure", "worth")

    def __init__(self, g: State, seat: int) -> None:
        self.damages: list[int] = []
        self.treasure = [0] * len(CLASSES)
        self.pits = 0.0
        self.ramps = 0
        self.rooms = 0
        self.worth = 0.0
        mazes: list[int] = []
        for slot in range(len(g.dungeons[seat])):
            card = g.active_room(seat, slot)
            if card < 0:
                self.damages.append(0)
                continue
            room = g.room(card)
            self.damages.append(g.damage(seat, slot))
            self.rooms += 1
            self.worth += EFFECT_WORTH[room.effect]
            for c in range(len(CLASSES)):
                self.treasure[c] += room.treasure[c]
            if room.effect == E_PIT:
                self.pits += 1.0
            elif room.effect == E_BOULDER:
                self.ramps += 1
            elif room.effect == E_MAZE:
                mazes.append(slot)
            elif room.effect == E_HEAL:
                self.worth += 3.0 * len(g.survived[seat])
        for slot in mazes:
            if g.active_room(seat, slot + 1) >= 0:
                self.damages[slot] += self.damages[slot + 1]
        boss = g.tables.bosses[g.bosses[seat]].treasure
        for c in range(len(CLASSES)):
            self.treasure[c] = (self.treasure[c] << g.jackpots[seat]) + int(boss == c)


def uncover(g: State, seat: int) -> None:
    """Turn own face-down rooms up and take those of others away: what they are is not known."""
    for card in g.down:
        owner = g.owner_of(card)
        if owner != seat:
            slot = g.slot_of(owner, card)
            g.dungeons[owner][slot].pop()
            if not g.dungeons[owner][slot]:
                g.dungeons[owner].pop(slot)
            g.placements[owner] = max(g.placements[owner], 1)
    g.down = []


def outlook(g: State, seat: int) -> float:
    """How good this seat stands, from a position without face-down rooms."""
    left = g.players_left()
    dungeons = [Dungeon(g, other) for other in left]
    souls = [float(g.souls(other)) for other in left]
    wounds = [float(g.wounds(other)) for other in left]
    expect_this_turn(g, seat, left, dungeons, souls, wounds)
    later = expect_later(g, left, dungeons)
    own = 0.0
    rivals: list[float] = []
    for i, other in enumerate(left):
        worth = score_worth(souls[i], wounds[i]) + later[i] + board_worth(g, other, dungeons[i])
        if other == seat:
            own = worth + hand_worth(g, seat)
        else:
            hand = len(g.spells_in_hand(other)) * SPELL_IN_HAND + len(g.rooms_in_hand(other)) * ROOM_IN_HAND
            rivals.append(worth + hand)
    if not rivals:
        return own
    return own - RIVALS * (max(rivals) + sum(rivals) / len(rivals)) / 2


def score_worth(souls: float, wounds: float) -> float:
    worth = SOUL * souls + WIN * min(max(souls - SOULS_TO_WIN + 1, 0.0), 1.0)
    whole = min(int(wounds), WOUNDS_TO_LOSE - 1)
    part = min(wounds - whole, 1.0)
    return worth - WOUNDS[whole] - part * (WOUNDS[whole + 1] - WOUNDS[whole])


def board_worth(g: State, seat: int, dungeon: Dungeon) -> float:
    worth = dungeon.worth + DAMAGE * min(sum(dungeon.damages), ENOUGH_DAMAGE)
    if g.levelled[seat]:
        return worth + SLOTS[MAX_SLOTS]
    return worth + SLOTS[dungeon.rooms] + (LEVEL_UP if dungeon.rooms == MAX_SLOTS else 0.0)


def hand_worth(g: State, seat: int) -> float:
    spells = sum(card_worth(g, seat, g.tables.cards[card]) for card in g.spells_in_hand(seat))
    rooms = sorted((card_worth(g, seat, g.tables.cards[card]) for card in g.rooms_in_hand(seat)), reverse=True)
    return spells + 0.4 * sum(rooms[:2]) + 0.15 * sum(rooms[2:])


def expect_this_turn(
    g: State, seat: int, left: list[int], dungeons: list[Dungeon], souls: list[float], wounds: list[float]
) -> None:
    """Add the souls and wounds that the heroes lured and still to be lured will bring."""
    adventure = g.phase == P_ADVENTURE
    over = g.stack[0].args[0] - int(g.active >= 0) if adventure else 0
    unsure = [not adventure and other != seat and g.placements[other] > 0 for other in left]
    for i, other in enumerate(left):
        if adventure and other == g.active and g.inside >= 0:
            meet(g, g.inside, dungeons[i], g.inside_damage + ahead(g), 1.0, False, i, souls, wounds)
        weight = FUTURE if i < over or g.barred[other] or g.phase == P_END else 1.0
        for hero in g.entrances[other]:
            meet(g, hero, dungeons[i], sum(dungeons[i].damages), weight, unsure[i], i, souls, wounds)
    late = g.phase >= P_ADVENTURE
    if late:
        unsure = [True] * len(left)
    shares = [lure_shares([d.treasure[c] for d in dungeons], unsure) for c in range(len(CLASSES))]
    for hero in g.town:
        hero_class = g.tables.heroes[hero].hero_class
        chances = fool_shares(g, left) if hero_class == NO_CLASS else shares[hero_class]
        for i, chance in enumerate(chances):
            if chance > 0.0:
                weight = chance * FUTURE if late else chance
                meet(g, hero, dungeons[i], sum(dungeons[i].damages), weight, unsure[i], i, souls, wounds)


def meet(
    g: State,
    hero: int,
    dungeon: Dungeon,
    damage: int,
    chance: float,
    unsure: bool,
    i: int,
    souls: list[float],
    wounds: list[float],
) -> None:
    """This hero comes to that dungeon with this chance."""
    missing = g.health(hero) - damage
    dies = 0.04
    if missing <= 0:
        dies = 0.97 if missing <= -3 else 0.93
    elif dungeon.pits >= chance and g.inside != hero:
        dungeon.pits -= chance
        dies = 0.85
    elif dungeon.ramps and missing <= 4 and dungeon.rooms > 1 and g.inside != hero:
        dies = 0.6
    elif unsure and missing <= 2:
        dies = 0.4
    size = 2.0 if g.tables.heroes[hero].epic else 1.0
    souls[i] += size * chance * dies
    wounds[i] += size * chance * (1.0 - dies)


def lure_shares(values: list[int], unsure: list[bool]) -> list[float]:
    """The chance of each dungeon to have the most treasure alone, those not settled perhaps gaining one more."""
    shares = [0.0] * len(values)
    open_places = [i for i, flag in enumerate(unsure) if flag]
    for mask in range(1 << len(open_places)):
        chance = 1.0
        grown = values[:]
        for bit, i in enumerate(open_places):
            if mask >> bit & 1:
                grown[i] += 1
                chance *= GROWS_TREASURE
            else:
                chance *= 1.0 - GROWS_TREASURE
        best = max(grown)
        if best > 0 and grown.count(best) == 1:
            shares[grown.index(best)] += chance
    return shares


def fool_shares(g: State, left: list[int]) -> list[float]:
    """BM-7.12."""
    souls = [g.souls(other) for other in left]
    alone = souls.count(min(souls)) == 1
    return [float(alone and s == min(souls)) for s in souls]


def expect_later(g: State, left: list[int], dungeons: list[Dungeon]) -> list[float]:
    """What the heroes of the next turns are worth to each dungeon, by its pull and its damage."""
    pulls: list[list[float]] = []
    for c in range(len(CLASSES)):
        strength = [PULL[min(d.treasure[c], len(PULL) - 1)] for d in dungeons]
        total = sum(strength)
        pulls.append([s / total for s in strength])
    damages = [sum(d.damages) + GROWTH for d in dungeons]
    later = [0.0] * len(left)
    coming = FUTURE_TURNS * len(left)
    for deck in (g.hero_deck, g.epic_deck):
        if not deck or coming <= 0:
            continue
        likely = min(coming, len(deck)) / len(deck) * FUTURE
        coming -= len(deck)
        for hero in deck:
            card = g.tables.heroes[hero]
            if card.hero_class == NO_CLASS:
                continue
            size = likely * (2.0 if card.epic else 1.0)
            for i, damage in enumerate(damages):
                dies = min(max(0.5 + (damage - card.health) * 0.25, 0.03), 0.97)
                later[i] += size * pulls[card.hero_class][i] * (SOUL * dies - LATER_WOUND * (1.0 - dies))
    return later


# ---- single cards


def card_worth(g: State, seat: int, kind: int) -> float:
    """To hold in hand."""
    if kind >= len(g.tables.rooms):
        return SPELL_WORTH[g.tables.spells[kind - len(g.tables.rooms)].effect]
    room = g.tables.rooms[kind]
    worth = 0.5 + 1.2 * room.damage + 0.8 * sum(room.treasure) + 0.7 * EFFECT_WORTH[room.effect]
    if room.use == U_BUILT:
        worth += 1.5
    if room.advanced and not has_base(g, seat, room):
        worth -= 3.0
    return worth


def has_base(g: State, seat: int, room: RoomCard) -> bool:
    """Whether a room of the dungeon or the hand could carry this Advanced Room."""
    below = [g.active_room(seat, slot) for slot in g.active_slots(seat)] + g.rooms_in_hand(seat)
    for card in below:
        other = g.room(card)
        if not other.advanced and any(other.treasure[c] and room.treasure[c] for c in range(len(CLASSES))):
            return True
    return False
