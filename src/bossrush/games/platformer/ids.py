"""The numbers everything in Platformer is known by: faces, directions, actions, questions, frames, effects.

Actions are (verb, argument): the id is the verb's base plus the argument. The vocabulary is fixed:
a golden test pins it.
"""

from __future__ import annotations

from typing import Final

# ---- dice (PF-7, PF-19.9)
BOOT: Final = 0
SWORD: Final = 1
COIN: Final = 2
MONSTER: Final = 3
STAR: Final = 4
FACES: Final = 5
BLANK: Final = 5
FACE_NAMES: Final = ("boot", "sword", "coin", "monster", "star", "blank")

DIE_ATTACK: Final = 0
DIE_LEFT: Final = 1
DIE_RIGHT: Final = 2
DIE_NAMES: Final = ("attack", "left", "right")
ACTION_DICE: Final = 5

# ---- geometry (PF-1): cell = row * COLUMNS + column, both from 0; row 0 is the bottom of the tower
COLUMNS: Final = 8
TILE_SIDE: Final = 4
LEVEL_CELLS: Final = 32
MAX_LEVELS: Final = 5
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

# ---- what stands on a space: 0 nobody, 1..4 the heroes by seat, FOE + kind an enemy
EMPTY: Final = 0
HERO: Final = 1
FOE: Final = 16

# tokens on a space: coins + GEM * gems
GEM: Final = 64

# ---- cards
ITEM: Final = 0
POTION: Final = 1
CARD_TYPES: Final = ("item", "potion")
EXHAUST: Final = 0
PASSIVE: Final = 1
ENHANCE: Final = 2
DISCARD: Final = 3
REACT: Final = 4
CARD_USES: Final = ("exhaust", "passive", "enhance", "discard", "react")

CARD_EFFECTS: Final = (
    "move",  # move the own hero `amount` spaces
    "climb_under_platform",  # place the own hero under the first platform above it
    "next_attack",  # `amount` more wounds in the next attack
    "reroll",  # reroll up to `amount` unused dice
    "move_enemy",  # move one enemy up to `amount` spaces
    "magnet",  # take a token around
    "turn_die",  # turn one unused die to the face of another
    "heal",  # recover up to `amount` hearts and return the poison token
    "hold",  # need not fall until the own next turn
    "vanish",  # own movement and pushing cause no attacks this turn
    "second_wind",  # reroll any unused dice, refresh all items
    "gain_gems",  # gain `amount` gems
    "ignore_attack",  # react: an enemy attack does nothing
    "armour",  # passive: attacks of 2 or more wounds do `amount` fewer
    "claws",  # passive: hold beside a wall
    "discount",  # passive: cards cost `amount` less
    "health",  # passive: health pool `amount` larger
    "free_first_gem",  # enhance: the first step costs nothing
)
E_MOVE: Final = 0
E_CLIMB: Final = 1
E_NEXT_ATTACK: Final = 2
E_REROLL: Final = 3
E_MOVE_ENEMY: Final = 4
E_MAGNET: Final = 5
E_TURN_DIE: Final = 6
E_HEAL: Final = 7
E_HOLD: Final = 8
E_VANISH: Final = 9
E_SECOND_WIND: Final = 10
E_GAIN_GEMS: Final = 11
E_IGNORE_ATTACK: Final = 12
E_ARMOUR: Final = 13
E_CLAWS: Final = 14
E_DISCOUNT: Final = 15
E_HEALTH: Final = 16
E_FREE_FIRST_GEM: Final = 17

# which uses an effect may be printed with
EFFECT_USES: Final = (
    (EXHAUST, DISCARD),
    (EXHAUST, DISCARD),
    (EXHAUST, DISCARD),
    (EXHAUST, DISCARD),
    (EXHAUST, DISCARD),
    (EXHAUST, DISCARD),
    (EXHAUST, DISCARD),
    (EXHAUST, DISCARD),
    (DISCARD,),
    (DISCARD,),
    (DISCARD,),
    (EXHAUST, DISCARD),
    (REACT,),
    (PASSIVE,),
    (PASSIVE,),
    (PASSIVE,),
    (PASSIVE,),
    (ENHANCE,),
)

# ---- abilities
HERO_ABILITIES: Final = ("bounty", "shepherd", "glide", "blood_price", "reroll", "nimble")
A_BOUNTY: Final = 0  # `amount` more coins for each enemy defeated by an attack
A_SHEPHERD: Final = 1  # each unit of MONSTER moves an enemy `amount` spaces
A_GLIDE: Final = 2  # falls at most `amount` spaces
A_BLOOD_PRICE: Final = 3  # once per turn: 1 wound for `amount` more wounds in the next attack
A_REROLL: Final = 4  # once per turn: reroll up to `amount` unused dice
A_NIMBLE: Final = 5  # the first attack caused by the own movement is ignored, each turn

FOE_ABILITIES: Final = ("none", "shatter", "fly", "ambush", "heavy", "curse", "charge")
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
SPACE: Final = 67  # + cell
CARD: Final = 227  # + kind
MAX_CARDS: Final = 64
ACTIONS: Final = 291

# ---- frames
K_TURN: Final = 0
K_ENEMY_DIE: Final = 1
K_ENEMY_MARCH: Final = 2
K_ATTACKS: Final = 3
K_ACTIONS: Final = 4
K_USE: Final = 5
K_ATTACK: Final = 6
K_HEAVY: Final = 7
K_MOVE: Final = 8
K_MOVE_ENEMY: Final = 9
K_ENTER: Final = 10
K_REVEAL: Final = 11
K_GRAVITY: Final = 12
K_SAVE: Final = 13
K_SPAWN: Final = 14
K_PORTAL: Final = 15
K_CARD: Final = 16
K_ABILITY: Final = 17

# ---- questions
Q_MAIN: Final = 0
Q_FORGE_AS: Final = 1
Q_STAR_AS: Final = 2
Q_TIMES: Final = 3
Q_TARGET: Final = 4
Q_ENEMY: Final = 5
Q_ATTACK: Final = 6
Q_HEAVY: Final = 7
Q_STEP: Final = 8
Q_ENEMY_STEP: Final = 9
Q_PUSH: Final = 10
Q_NIMBLE: Final = 11
Q_REACT: Final = 12
Q_GRAVITY: Final = 13
Q_SAVE: Final = 14
Q_SPAWN: Final = 15
Q_PORTAL: Final = 16
Q_DICE: Final = 17
Q_TURN_FROM: Final = 18
Q_TURN_TO: Final = 19
Q_MAGNET: Final = 20
Q_TOKEN: Final = 21
Q_BOSS_PLACE: Final = 22

# ---- ways of entering a space (PF-12.9)
BY_STEP: Final = 0
BY_PORTAL: Final = 1
BY_PLACING: Final = 2
BY_PUSH: Final = 3
BY_SPAWN: Final = 4

# ---- causes of wounds and attacks
BY_ENEMY_DIE: Final = 0
BY_MOVING: Final = 1
BY_AMBUSH: Final = 2
BY_CHARGE: Final = 3
BY_TRAP: Final = 4
BY_ABILITY: Final = 5
CAUSE_NAMES: Final = ("enemy_die", "moving", "ambush", "charge", "trap", "ability")
