"""The numbers everything in Boss Monster is known by: treasure, sorts of cards, phases, windows, actions.

Actions are (verb, argument): the id is the verb's base plus the argument. The vocabulary is fixed; a golden test
pins it. Slots of a dungeon count from the Boss: slot 1 lies beside it, a new one comes at the left end.
"""

from __future__ import annotations

from typing import Final

CLASSES: Final = ("cleric", "fighter", "mage", "thief")
NO_CLASS: Final = -1

MONSTER: Final = 0
TRAP: Final = 1
SUBTYPES: Final = ("monster", "trap")

# ---- sorts of cards, as costs and effects name them
SORTS: Final = ("card", "room", "monster", "trap", "spell")
ANY_CARD: Final = 0
ANY_ROOM: Final = 1
MONSTER_ROOM: Final = 2
TRAP_ROOM: Final = 3
ANY_SPELL: Final = 4

MAX_SEATS: Final = 4
MAX_SLOTS: Final = 5

# ---- how a room's effect works (BM-12)
USES: Final = (
    "none",
    "static",
    "built",
    "death",
    "entered",
    "monster_built",
    "spell_played",
    "destroyed",
    "activated",
    "cancel",
)
U_NONE: Final = 0
U_STATIC: Final = 1
U_BUILT: Final = 2
U_DEATH: Final = 3
U_ENTERED: Final = 4
U_MONSTER_BUILT: Final = 5
U_SPELL_PLAYED: Final = 6
U_DESTROYED: Final = 7
U_ACTIVATED: Final = 8
U_CANCEL: Final = 9

# ---- phases (BM-3.1)
PHASES: Final = ("set_up", "beginning", "build", "reveal", "bait", "adventure", "end")
P_SET_UP: Final = 0
P_BEGINNING: Final = 1
P_BUILD: Final = 2
P_REVEAL: Final = 3
P_BAIT: Final = 4
P_ADVENTURE: Final = 5
P_END: Final = 6

BUILD_SYMBOL: Final = 1
ADVENTURE_SYMBOL: Final = 2

# ---- actions
PASS: Final = 0
YES: Final = 1
NO: Final = 2
ROOM_DECK: Final = 3
SPELL_DECK: Final = 4
LOOK_ORDINARY: Final = 5
LOOK_EPIC: Final = 6
LOOK_BOTH: Final = 7
TO_HAND: Final = 8
ROOM_CARD: Final = 9
SPELL_CARD: Final = 10
FROM_DISCARD: Final = 11
FROM_DECK: Final = 12
PLAYER: Final = 13  # + seat
SLOT: Final = 17  # + slot of the own dungeon; the last one is a new slot at the left end
ACTIVATE: Final = 23  # + slot
ROOM: Final = 28  # + seat * 5 + slot
BOSS: Final = 48  # + boss
MAX_BOSSES: Final = 16
HERO: Final = 64  # + hero
MAX_HEROES: Final = 64
PLACE: Final = 128  # + kind of card
CAST: Final = 192  # + kind of card
CARD: Final = 256  # + kind of card
MAX_KINDS: Final = 64
ACTIONS: Final = 320

# ---- windows (BM-R13)
WINDOWS: Final = ("build", "entrance", "room")
W_BUILD: Final = 0
W_ENTRANCE: Final = 1
W_ROOM: Final = 2


# ---- actions that name two things, or a kind of card


def room_action(seat: int, slot: int) -> int:
    return ROOM + seat * MAX_SLOTS + slot


def names_room(action: int) -> bool:
    return ROOM <= action < ROOM + MAX_SEATS * MAX_SLOTS


def seat_of_room(action: int) -> int:
    return (action - ROOM) // MAX_SLOTS


def slot_of_room(action: int) -> int:
    return (action - ROOM) % MAX_SLOTS


def kind_named(action: int) -> int:
    """The kind of card that a `place`, `cast` or `card` action names."""
    return (action - PLACE) % MAX_KINDS
