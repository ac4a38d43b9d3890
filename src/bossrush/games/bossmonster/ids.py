"""The numbers everything in Boss Monster is known by: treasure, actions, questions, frames, effects.

Actions are (verb, argument): the id is the verb's base plus the argument. The vocabulary is fixed; a golden test
pins it. Slots of a dungeon count from the Boss: slot 1 lies beside it, a new one comes at the left end.
"""

from __future__ import annotations

from typing import Final

CLERIC: Final = 0
FIGHTER: Final = 1
MAGE: Final = 2
THIEF: Final = 3
CLASSES: Final = ("cleric", "fighter", "mage", "thief")
NO_CLASS: Final = -1

MONSTER: Final = 0
TRAP: Final = 1
SUBTYPES: Final = ("monster", "trap")

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

ROOM_EFFECTS: Final = (
    "none",
    "dark_altar",
    "take_room",
    "lose_spell",
    "steal_random",
    "dracolich",
    "heal",
    "armory",
    "draw_room",
    "maze",
    "no_advanced",
    "ballroom",
    "draw_spell",
    "laboratory",
    "library",
    "kitchen",
    "eye",
    "pit",
    "boulder",
    "dizzygas",
    "jackpot",
    "draw_rooms",
    "crush",
    "swap",
    "build_more",
    "lure_ordinary",
    "take_monster",
    "torture",
    "prison",
)
E_NONE: Final = 0
E_DARK_ALTAR: Final = 1
E_TAKE_ROOM: Final = 2
E_LOSE_SPELL: Final = 3
E_STEAL_RANDOM: Final = 4
E_DRACOLICH: Final = 5
E_HEAL: Final = 6
E_ARMORY: Final = 7
E_DRAW_ROOM: Final = 8
E_MAZE: Final = 9
E_NO_ADVANCED: Final = 10
E_BALLROOM: Final = 11
E_DRAW_SPELL: Final = 12
E_LABORATORY: Final = 13
E_LIBRARY: Final = 14
E_KITCHEN: Final = 15
E_EYE: Final = 16
E_PIT: Final = 17
E_BOULDER: Final = 18
E_DIZZYGAS: Final = 19
E_JACKPOT: Final = 20
E_DRAW_ROOMS: Final = 21
E_CRUSH: Final = 22
E_SWAP: Final = 23
E_BUILD_MORE: Final = 24
E_LURE_ORDINARY: Final = 25
E_TAKE_MONSTER: Final = 26
E_TORTURE: Final = 27
E_PRISON: Final = 28

SPELL_EFFECTS: Final = (
    "annihilator",
    "assassin",
    "cave_in",
    "counterspell",
    "exhaustion",
    "fear",
    "freeze",
    "giant_size",
    "jeopardy",
    "kobold_strike",
    "motivation",
    "princess_in_peril",
    "soul_harvest",
    "teleportation",
    "trepidation",
    "zombie_attack",
)
S_ANNIHILATOR: Final = 0
S_ASSASSIN: Final = 1
S_CAVE_IN: Final = 2
S_COUNTERSPELL: Final = 3
S_EXHAUSTION: Final = 4
S_FEAR: Final = 5
S_FREEZE: Final = 6
S_GIANT_SIZE: Final = 7
S_JEOPARDY: Final = 8
S_KOBOLD_STRIKE: Final = 9
S_MOTIVATION: Final = 10
S_PRINCESS: Final = 11
S_SOUL_HARVEST: Final = 12
S_TELEPORTATION: Final = 13
S_TREPIDATION: Final = 14
S_ZOMBIE_ATTACK: Final = 15

BOSS_EFFECTS: Final = (
    "draculord",
    "xyzax",
    "king_croak",
    "robobo",
    "cerebellus",
    "seducia",
    "cleopatra",
    "gorgona",
)
B_DRACULORD: Final = 0
B_XYZAX: Final = 1
B_KING_CROAK: Final = 2
B_ROBOBO: Final = 3
B_CEREBELLUS: Final = 4
B_SEDUCIA: Final = 5
B_CLEOPATRA: Final = 6
B_GORGONA: Final = 7

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

# ---- frames
K_TURN: Final = 0
K_SET_UP: Final = 1
K_DRAWS: Final = 5
K_WINDOW: Final = 6
K_ACTION: Final = 7
K_RESPONSE: Final = 8
K_REVEAL: Final = 9
K_PART: Final = 10
K_TRIGGERS: Final = 11
K_ROOM_EFFECT: Final = 12
K_LEVEL_UP: Final = 13
K_BUILD_NOW: Final = 14
K_ADVENTURE: Final = 15
K_RUN: Final = 16
K_SCHEMING: Final = 18

# ---- questions
Q_CHOOSE_BOSS: Final = 0
Q_MULLIGAN: Final = 1
Q_DISCARD: Final = 2
Q_FIRST_ROOM: Final = 3
Q_DRAW: Final = 4
Q_CHANCE: Final = 5
Q_RESPONSE: Final = 6
Q_SLOT: Final = 7
Q_TARGET_ROOM: Final = 8
Q_TARGET_HERO: Final = 9
Q_TARGET_PLAYER: Final = 10
Q_PAY_CARD: Final = 11
Q_PAY_ROOM: Final = 12
Q_ORDER: Final = 13
Q_USE: Final = 14
Q_OPPONENT: Final = 15
Q_KIND: Final = 16
Q_TAKE: Final = 17
Q_LOOK: Final = 18
Q_FIND: Final = 19
Q_SOURCE: Final = 20
Q_BUILD_ON: Final = 21
Q_LOSE_ROOM: Final = 22
Q_DISCARD_SPELL: Final = 23
Q_LOOK_HEROES: Final = 24
Q_HERO: Final = 25
Q_SWAP_FIRST: Final = 26
Q_SWAP_SECOND: Final = 27
Q_BUILD_MORE: Final = 28
Q_STEAL: Final = 29
Q_HEAL: Final = 30
Q_SCHEMING: Final = 31
Q_LURE: Final = 32
Q_KILL: Final = 33

# windows
W_BUILD: Final = 0
W_ENTRANCE: Final = 1
W_ROOM: Final = 2
