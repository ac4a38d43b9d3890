"""The numbers everything in Platformer is known by: faces, directions, actions, effects.

Actions are (verb, argument): the id is the verb's base plus the argument. The vocabulary is fixed:
a golden test pins it.
"""

from __future__ import annotations

from typing import Final

# ---- dice: the symbols of the action dice (PF-R110), the blank face of the special die (PF-19.9)
BOOT: Final = 0
SWORD: Final = 1
COIN: Final = 2
MONSTER: Final = 3
STAR: Final = 4
FACES: Final = 5
BLANK: Final = 5
FACE_NAMES: Final = ("boot", "sword", "coin", "monster", "star", "blank")

# the results of the enemy die (PF-6.1)
DIE_ATTACK: Final = 0
DIE_LEFT: Final = 1
DIE_RIGHT: Final = 2
DIE_NAMES: Final = ("attack", "left", "right")
ACTION_DICE: Final = 5

# ---- geometry (PF-1): cell = row * COLUMNS + column, both from 0; row 0 is the bottom of the tower
COLUMNS: Final = 8
TILE_SIDE: Final = 4
LEVEL_CELLS: Final = 32
MAX_CELLS: Final = 160

UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
DIRECTION_NAMES: Final = ("up", "down", "left", "right")

# bottom edge of a space
OPEN: Final = 0
PLATFORM: Final = 1
PIERCED: Final = 2
ONE_WAY: Final = 3

# printed features of a space, one bit each (PF-1.12)
LADDER: Final = 1
SPAWN: Final = 2
COIN_SPACE: Final = 4
GEM_SPACE: Final = 8
TRAP: Final = 16
SHOP: Final = 32
PORTAL: Final = 64
BOSS_SPAWN: Final = 128
SPECIAL_ICON: Final = 256

# ---- what stands on a space: 0 nobody, 1..4 the heroes by seat, ENEMY + kind an enemy
EMPTY: Final = 0
HERO: Final = 1
ENEMY: Final = 16

MAX_ON_SPACE: Final = 63
"""Coins or gems: the supply has no more."""

# ---- cards
ITEM: Final = 0
POTION: Final = 1
ARTIFACT: Final = 2
CARD_TYPES: Final = ("item", "potion", "artifact")
EXHAUST: Final = 0
PASSIVE: Final = 1
ENHANCE: Final = 2
DISCARD: Final = 3
REACT: Final = 4
CARD_USES: Final = ("exhaust", "passive", "enhance", "discard", "react")
TYPE_USES: Final = ((EXHAUST, PASSIVE, ENHANCE), (DISCARD, REACT), (EXHAUST, PASSIVE, ENHANCE))
"""The uses a card of each type may have (PF-18.1, PF-18.5, PF-24.4)."""

EFFECT_USES: Final[dict[str, tuple[int, ...]]] = {
    "move": (EXHAUST, DISCARD),  # move the own hero `amount` spaces
    "climb_under_platform": (EXHAUST, DISCARD),  # place the own hero under the first platform above it
    "next_attack": (EXHAUST, DISCARD),  # `amount` more wounds in the next attack
    "reroll": (EXHAUST, DISCARD),  # reroll up to `amount` unused dice
    "move_enemy": (EXHAUST, DISCARD),  # move one enemy up to `amount` spaces
    "magnet": (EXHAUST, DISCARD),  # take a token around
    "turn_die": (EXHAUST, DISCARD),  # turn one unused die to the face of another
    "heal": (EXHAUST, DISCARD),  # recover up to `amount` hearts
    "hold": (DISCARD,),  # need not fall until the own next turn
    "vanish": (DISCARD,),  # own movement and pushing cause no attacks this turn
    "second_wind": (DISCARD,),  # reroll any unused dice, refresh all items
    "gain_gems": (EXHAUST, DISCARD),  # gain `amount` gems
    "ignore_attack": (REACT,),  # react: an enemy attack does nothing
    "armour": (PASSIVE,),  # passive: attacks of 2 or more wounds do `amount` fewer
    "claws": (PASSIVE,),  # passive: hold beside a wall
    "discount": (PASSIVE,),  # passive: cards cost `amount` less
    "health": (PASSIVE,),  # passive: health pool `amount` larger
    "free_first_gem": (ENHANCE,),  # enhance: the first step costs nothing
    "cure": (EXHAUST, DISCARD),  # as heal, and return the poison token
    "move_up": (EXHAUST, DISCARD),  # move the own hero `amount` spaces upwards
    "slayer": (PASSIVE,),  # passive: attacks on enemies other than the boss do `amount` more wounds
    "shove": (PASSIVE,),  # passive: pushed figures go up to `amount` spaces
    "phoenix": (PASSIVE,),  # passive: spawning costs nothing; solo: saves the hero once
    "rope": (PASSIVE,),  # passive: need not fall at the end of the own turn
    "cheaper_gem": (ENHANCE,),  # enhance: one step costs 1 gem less
    "forge_different": (ENHANCE,),  # enhance: forge two different symbols
}
"""What cards can do, with the uses they may be printed with."""
CARD_EFFECTS: Final = tuple(EFFECT_USES)
# those that rules other than the effect's own ask for, by their place
E_MOVE: Final = 0
E_CLIMB_UNDER_PLATFORM: Final = 1
E_NEXT_ATTACK: Final = 2
E_IGNORE_ATTACK: Final = 12
E_ARMOUR: Final = 13
E_CLAWS: Final = 14
E_DISCOUNT: Final = 15
E_HEALTH: Final = 16
E_FREE_FIRST_GEM: Final = 17
E_SLAYER: Final = 20
E_SHOVE: Final = 21
E_PHOENIX: Final = 22
E_ROPE: Final = 23
E_CHEAPER_GEM: Final = 24
E_FORGE_DIFFERENT: Final = 25

# ---- what gives an artifact to a player (PF-24.2, PF-R121)
CONDITIONS: Final = (
    "last_coin",
    "defeats",
    "reveal",
    "push_hero",
    "faint",
    "coins",
    "last_heart",
    "fall",
    "gems_discarded",
    "forges",
)
C_LAST_COIN: Final = 0
C_DEFEATS: Final = 1
C_REVEAL: Final = 2
C_PUSH_HERO: Final = 3
C_FAINT: Final = 4
C_COINS: Final = 5
C_LAST_HEART: Final = 6
C_FALL: Final = 7
C_GEMS_DISCARDED: Final = 8
C_FORGES: Final = 9

# ---- events of the solo mode (PF-26)
EVENT_EFFECTS: Final = (
    "savagery",
    "earthquake",
    "closed_shutters",
    "bargain_day",
    "gold_rush",
    "tailwind",
    "reinforcements",
    "rust",
    "crystal_rain",
    "double_trouble",
    "foggy_mind",
    "blood_moon",
)
V_SAVAGERY: Final = 0
V_EARTHQUAKE: Final = 1
V_CLOSED_SHUTTERS: Final = 2
V_BARGAIN_DAY: Final = 3
V_GOLD_RUSH: Final = 4
V_TAILWIND: Final = 5
V_REINFORCEMENTS: Final = 6
V_RUST: Final = 7
V_CRYSTAL_RAIN: Final = 8
V_DOUBLE_TROUBLE: Final = 9
V_FOGGY_MIND: Final = 10
V_BLOOD_MOON: Final = 11

# ---- boss tokens a hero can hold (PF-22)
MARKS: Final = ("poison", "petrification", "mirror", "sigil")
POISON: Final = 0
PETRIFICATION: Final = 1
MIRROR: Final = 2
SIGIL: Final = 3

# ---- boss attack cards (PF-21): range, and lines of (whom, what)
REACHES: Final = ("row", "adjacent", "around", "tile", "any")
REACH_ROW: Final = 0
REACH_ADJACENT: Final = 1
REACH_AROUND: Final = 2
REACH_TILE: Final = 3
REACH_ANY: Final = 4
WHOM: Final = ("range", "them", "boss")
IN_RANGE: Final = 0
THEM: Final = 1  # those the line before affected
THE_BOSS: Final = 2  # nobody: the boss or its summons act
LINE_WHOM: Final[dict[str, tuple[int, ...]]] = {
    "wound": (IN_RANGE, THEM),  # `amount` wounds
    "attack": (IN_RANGE,),  # the boss attacks
    "poison": (IN_RANGE, THEM),
    "offer_mirror": (IN_RANGE,),
    "petrify": (IN_RANGE,),
    "shift_away": (THEM,),
    "drop": (THEM,),
    "tribute": (IN_RANGE,),
    "reset_special": (IN_RANGE, THEM),
    "go_near": (THE_BOSS,),  # the boss goes to the spawn space nearest to the active hero
    "go_far": (THE_BOSS,),
    "summons_attack": (THE_BOSS,),
    "summon": (THE_BOSS,),
}
"""What lines do, with those whom they may do it to."""
LINE_EFFECTS: Final = tuple(LINE_WHOM)
L_POISON: Final = 2
L_OFFER_MIRROR: Final = 3
L_PETRIFY: Final = 4
L_SHIFT_AWAY: Final = 5
L_DROP: Final = 6
L_SUMMONS_ATTACK: Final = 11
L_SUMMON: Final = 12

BOSS_TURNS: Final = ("enemy_die", "two_cards")
TURN_BY_DIE: Final = 0  # PF-21.1 to PF-21.4
TURN_BY_TWO_CARDS: Final = 1  # PF-21.5 to PF-21.8

# ---- abilities
HERO_ABILITIES: Final = ("bounty", "shepherd", "glide", "blood_price", "reroll", "nimble")
A_BOUNTY: Final = 0  # `amount` more coins for each enemy defeated by an attack
A_SHEPHERD: Final = 1  # each unit of MONSTER moves an enemy `amount` spaces
A_GLIDE: Final = 2  # falls at most `amount` spaces
A_BLOOD_PRICE: Final = 3  # once per turn: 1 wound for `amount` more wounds in the next attack
A_REROLL: Final = 4  # once per turn: reroll up to `amount` unused dice
A_NIMBLE: Final = 5  # the first attack caused by the own movement is ignored, each turn

ENEMY_ABILITIES: Final = ("none", "shatter", "fly", "ambush", "heavy", "curse", "charge")
F_NONE: Final = 0
F_SHATTER: Final = 1  # defeated when it falls, loot stays there
F_FLY: Final = 2  # immune to gravity, the enemy die moves it anywhere in its row
F_AMBUSH: Final = 3  # attacks a hero that moves next to it
F_HEAVY: Final = 4  # MONSTER needs `amount` units a space
F_CURSE: Final = 5  # its attack resets the special die
F_CHARGE: Final = 6  # the enemy die moves it `amount` steps, and it attacks whom it runs into

# ---- actions
USE: Final = 0  # + face: use a die of the dice pool
SPECIAL: Final = 5  # use the special die
FORGE: Final = 6  # + face: two dice of the dice pool
FORGE_SPECIAL: Final = 11  # the special die and an equal die of the dice pool
AS: Final = 12  # + face: a star or a forged symbol as this one
TIMES: Final = 17  # + m - 1: multiply by m (PF-8.2)
MAX_TIMES: Final = 10
STEP: Final = 27  # + direction
STOP: Final = 31
STRIKE: Final = 32
GO: Final = 33
GRAVITY: Final = 34
BUY: Final = 35  # + slot: 0-2 items, 3-5 potions
SLOTS: Final = 6
PORTAL_JUMP: Final = 41
END: Final = 42
SPAWN_WITH: Final = 43  # + face
SAVE: Final = 48  # + face
KEEP: Final = 53
HOLD: Final = 54
GLIDE: Final = 55
FALL: Final = 56
DIE: Final = 57  # + face: this unused die
DONE_CHOOSING: Final = 62
TAKE_COIN: Final = 63
TAKE_GEM: Final = 64
ABILITY: Final = 65
DECLINE: Final = 66
SPAWN_FREE: Final = 67
SHEET: Final = 68  # the special rule of the boss sheet
ICON: Final = 69  # the special icon space
SHED: Final = 70  # discard the petrification token
TAILWIND: Final = 71
USE_SIGIL: Final = 72
USE_MIRROR: Final = 73
SPACE: Final = 74  # + cell
CARD: Final = 234  # + kind
MAX_CARDS: Final = 64
ACTIONS: Final = 298

# ---- ways of entering a space (PF-12.9)
BY_STEP: Final = 0
BY_PORTAL: Final = 1
BY_PLACING: Final = 2
BY_PUSH: Final = 3
BY_SPAWN: Final = 4
BY_BOSS: Final = 5

# ---- causes of wounds and attacks
BY_ENEMY_DIE: Final = 0
BY_MOVING: Final = 1
BY_AMBUSH: Final = 2
BY_CHARGE: Final = 3
BY_TRAP: Final = 4
BY_ABILITY: Final = 5
BY_EVENT: Final = 6
BY_BOSS_CARD: Final = 7
BY_POISON: Final = 8
BY_TOKEN: Final = 9
CAUSE_NAMES: Final = (
    "enemy_die",
    "moving",
    "ambush",
    "charge",
    "trap",
    "ability",
    "event",
    "boss_card",
    "poison",
    "token",
)
