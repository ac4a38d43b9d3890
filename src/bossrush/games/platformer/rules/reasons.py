"""Why an action is refused: a code for the rules, a rule id and a message key for everybody else.

The code is the key in `REASONS`; 0 means that nothing forbids the action.
"""

from __future__ import annotations

from typing import Final

FINE: Final = 0
NOT_AN_ANSWER: Final = 1
WALL: Final = 2
PLATFORM_BETWEEN: Final = 3
OUTER_SIDE: Final = 4
HIDDEN_LEVEL: Final = 5
BOTTOM: Final = 6
ONE_WAY_DOWN: Final = 7
NO_PUSH_TARGET: Final = 8
NO_PUSH_ON_BOSS_LEVEL: Final = 9
PUSH_NOT_ADJACENT: Final = 10
PUSH_OCCUPIED: Final = 11
STOP_FIRST: Final = 12
ABSENT: Final = 13
MUST_SPAWN: Final = 14
NOT_ABSENT: Final = 15
NO_SUCH_DIE: Final = 16
SPECIAL_BLANK: Final = 17
SPAWN_NO_DIE: Final = 18
SPAWN_SPACE: Final = 19
SPAWN_OCCUPIED: Final = 20
SPAWN_FULL: Final = 21
SPAWN_ON_SHOP: Final = 22
NO_STEP: Final = 23
NO_ENEMY_BESIDE: Final = 24
NO_ENEMY_TO_MOVE: Final = 25
NO_COIN_LEFT: Final = 26
NO_STAR_USE: Final = 27
STAR_NOT_PRINTED: Final = 28
FORGE_PAIR: Final = 29
FORGE_SAME: Final = 30
FORGE_USELESS: Final = 31
TOO_FEW_GEMS: Final = 32
ENHANCE_SAVES_NOTHING: Final = 33
GOLEM_UNITS: Final = 34
NOT_AN_ENEMY: Final = 35
HERO_NO_TARGET: Final = 36
NOT_ADJACENT: Final = 37
SEALED: Final = 38
ENEMY_STUCK: Final = 39
ENEMY_OCCUPIED: Final = 40
NEEDS_SWORD: Final = 41
NEEDS_MONSTER: Final = 42
NO_GRAVITY_CHOICE: Final = 43
NO_GLIDE: Final = 44
NOT_ON_SHOP: Final = 45
SLOT_EMPTY: Final = 46
TOO_FEW_COINS: Final = 47
NOT_ON_PORTAL: Final = 48
PORTAL_NO_COIN: Final = 49
NO_PORTAL_TARGET: Final = 50
NOT_A_PORTAL: Final = 51
PORTAL_BLOCKED: Final = 52
NOT_OWNED: Final = 53
EXHAUSTED: Final = 54
PASSIVE_CARD: Final = 55
REACTION_ONLY: Final = 56
ENHANCE_ONLY: Final = 57
NO_ABILITY: Final = 58
ABILITY_EXHAUSTED: Final = 59
LAST_HEART: Final = 60
NO_UNUSED_DIE: Final = 61
NO_DIFFERENT_DICE: Final = 62
DIE_CHOSEN: Final = 63
CHOOSE_A_DIE: Final = 64
FULL_HEARTS: Final = 65
NO_TOKEN_NEAR: Final = 66
NO_TOKEN_THERE: Final = 67
NO_GEM_LEFT: Final = 68
NOTHING_TO_RENEW: Final = 69
CLIMB_NO_PLATFORM: Final = 70
CLIMB_ALREADY: Final = 71
CLIMB_OCCUPIED: Final = 72
SAVE_NO_DIE: Final = 73
NOT_NIMBLE_TARGET: Final = 74
NOT_BOSS_SPAWN: Final = 75
NO_REACTION: Final = 76
ENEMY_ONE_WAY: Final = 77
SHUTTERS_CLOSED: Final = 78
RUSTED: Final = 79
ANVIL_SAME: Final = 80
NO_SIGIL: Final = 81
SIGIL_BOSS_ONLY: Final = 82
ONLY_UP: Final = 83
PETRIFIED: Final = 84
NOT_PETRIFIED: Final = 85
TWO_SYMBOLS: Final = 86
NOT_ON_ICON: Final = 87
ICON_TOO_FEW_COINS: Final = 88
NO_MARK_LEFT: Final = 89
NO_SHEET_RULE: Final = 90
NOT_BESIDE_BOSS: Final = 91
SHEET_TWO_SWORDS: Final = 92
NO_TAILWIND: Final = 93
SPAWN_COSTS: Final = 94
SPAWN_IS_FREE: Final = 95
COST_TOO_FEW_COINS: Final = 96
NOT_NEAREST: Final = 97
DEFENDER_TILE: Final = 98
NO_HEART_NOR_POISON: Final = 99
NO_ENEMY_THERE: Final = 100
SPAWN_NEAR_SHOP: Final = 101
SPAWN_NEXT_ROW: Final = 102
ENEMIES_SEALED: Final = 103
STAR_CANNOT_BEGIN: Final = 104
PUSH_BACK: Final = 105
NOT_UNUSED: Final = 106
NOTHING_FALLS: Final = 107

QUESTION_RULE: Final = "*"
"""Stands for the rule of the question asked."""

# PF-R135: the most specific rule that forbids the action
REASONS: Final[dict[int, tuple[str, str]]] = {
    FINE: ("", "fine"),
    NOT_AN_ANSWER: (QUESTION_RULE, "not_an_answer"),
    WALL: ("PF-1.8", "wall"),
    PLATFORM_BETWEEN: ("PF-1.9", "platform"),
    OUTER_SIDE: ("PF-1.14", "outer_side"),
    HIDDEN_LEVEL: ("PF-1.15", "hidden_level"),
    BOTTOM: ("PF-1.17", "bottom"),
    ONE_WAY_DOWN: ("PF-2.9", "one_way_down"),
    NO_PUSH_TARGET: ("PF-11.11", "no_push_target"),
    NO_PUSH_ON_BOSS_LEVEL: ("PF-20.8", "no_push_on_boss_level"),
    PUSH_NOT_ADJACENT: ("PF-11.3", "push_not_adjacent"),
    PUSH_OCCUPIED: ("PF-11.4", "push_occupied"),
    STOP_FIRST: ("PF-R127", "stop_first"),
    ABSENT: ("PF-5.13", "absent"),
    MUST_SPAWN: ("PF-5.12", "must_spawn"),
    NOT_ABSENT: ("PF-7.16", "not_absent"),
    NO_SUCH_DIE: ("PF-7.1", "no_such_die"),
    SPECIAL_BLANK: ("PF-19.9", "special_blank"),
    SPAWN_NO_DIE: ("PF-7.15", "spawn_no_die"),
    SPAWN_SPACE: ("PF-7.17", "spawn_space"),
    SPAWN_OCCUPIED: ("PF-3.1", "spawn_occupied"),
    SPAWN_FULL: ("PF-R18", "spawn_full"),
    SPAWN_ON_SHOP: ("PF-20.11", "spawn_on_shop"),
    NO_STEP: ("PF-R127", "no_step"),
    NO_ENEMY_BESIDE: ("PF-15.1", "no_enemy_beside"),
    NO_ENEMY_TO_MOVE: ("PF-R127", "no_enemy_to_move"),
    NO_COIN_LEFT: ("PF-R127", "no_coin_left"),
    NO_STAR_USE: ("PF-7.13", "no_star_use"),
    STAR_NOT_PRINTED: ("PF-7.13", "star_not_printed"),
    FORGE_PAIR: ("PF-19.3", "forge_pair"),
    FORGE_SAME: ("PF-19.4", "forge_same"),
    FORGE_USELESS: ("PF-R127", "forge_useless"),
    TOO_FEW_GEMS: ("PF-8.2", "too_few_gems"),
    ENHANCE_SAVES_NOTHING: ("PF-R117", "enhance_saves_nothing"),
    GOLEM_UNITS: ("PF-R118", "golem_units"),
    NOT_AN_ENEMY: ("PF-15.1", "not_an_enemy"),
    HERO_NO_TARGET: ("PF-15.10", "hero_no_target"),
    NOT_ADJACENT: ("PF-15.1", "not_adjacent"),
    SEALED: ("PF-20.9", "sealed"),
    ENEMY_STUCK: ("PF-7.7", "enemy_stuck"),
    ENEMY_OCCUPIED: ("PF-7.10", "enemy_occupied"),
    NEEDS_SWORD: ("PF-15.9", "needs_sword"),
    NEEDS_MONSTER: ("PF-R118", "needs_monster"),
    NO_GRAVITY_CHOICE: ("PF-13.5", "no_gravity_choice"),
    NO_GLIDE: ("PF-R112", "no_glide"),
    NOT_ON_SHOP: ("PF-17.1", "not_on_shop"),
    SLOT_EMPTY: ("PF-17.7", "slot_empty"),
    TOO_FEW_COINS: ("PF-17.3", "too_few_coins"),
    NOT_ON_PORTAL: ("PF-7.23", "not_on_portal"),
    PORTAL_NO_COIN: ("PF-7.23", "portal_no_coin"),
    NO_PORTAL_TARGET: ("PF-7.27", "no_portal_target"),
    NOT_A_PORTAL: ("PF-7.27", "not_a_portal"),
    PORTAL_BLOCKED: ("PF-R21", "portal_blocked"),
    NOT_OWNED: ("PF-7.21", "not_owned"),
    EXHAUSTED: ("PF-18.2", "exhausted"),
    PASSIVE_CARD: ("PF-7.22", "passive_card"),
    REACTION_ONLY: ("PF-R50", "reaction_only"),
    ENHANCE_ONLY: ("PF-R117", "enhance_only"),
    NO_ABILITY: ("PF-7.21", "no_ability"),
    ABILITY_EXHAUSTED: ("PF-18.7", "ability_exhausted"),
    LAST_HEART: ("PF-18.7", "last_heart"),
    NO_UNUSED_DIE: ("PF-R127", "no_unused_die"),
    NO_DIFFERENT_DICE: ("PF-R127", "no_different_dice"),
    DIE_CHOSEN: ("PF-R123", "die_chosen"),
    CHOOSE_A_DIE: ("PF-R127", "choose_a_die"),
    FULL_HEARTS: ("PF-R127", "full_hearts"),
    NO_TOKEN_NEAR: ("PF-R127", "no_token_near"),
    NO_TOKEN_THERE: ("PF-R127", "no_token_there"),
    NO_GEM_LEFT: ("PF-R127", "no_gem_left"),
    NOTHING_TO_RENEW: ("PF-R127", "nothing_to_renew"),
    CLIMB_NO_PLATFORM: ("PF-R83", "climb_no_platform"),
    CLIMB_ALREADY: ("PF-R83", "climb_already"),
    CLIMB_OCCUPIED: ("PF-R83", "climb_occupied"),
    SAVE_NO_DIE: ("PF-19.10", "save_no_die"),
    NOT_NIMBLE_TARGET: ("PF-R114", "not_nimble_target"),
    NOT_BOSS_SPAWN: ("PF-20.2", "not_boss_spawn"),
    NO_REACTION: ("PF-R50", "no_reaction"),
    ENEMY_ONE_WAY: ("PF-2.10", "enemy_one_way"),
    SHUTTERS_CLOSED: ("PF-R132", "shutters_closed"),
    RUSTED: ("PF-R132", "rusted"),
    ANVIL_SAME: ("PF-R122", "anvil_same"),
    NO_SIGIL: ("PF-R131", "no_sigil"),
    SIGIL_BOSS_ONLY: ("PF-R131", "sigil_boss_only"),
    ONLY_UP: ("PF-R127", "only_up"),
    PETRIFIED: ("PF-22.5", "petrified"),
    NOT_PETRIFIED: ("PF-22.5", "not_petrified"),
    TWO_SYMBOLS: ("PF-R62", "two_symbols"),
    NOT_ON_ICON: ("PF-20.16", "not_on_icon"),
    ICON_TOO_FEW_COINS: ("PF-22.7", "icon_too_few_coins"),
    NO_MARK_LEFT: ("PF-R64", "no_mark_left"),
    NO_SHEET_RULE: ("PF-R94", "no_sheet_rule"),
    NOT_BESIDE_BOSS: ("PF-R94", "not_beside_boss"),
    SHEET_TWO_SWORDS: ("PF-R94", "sheet_two_swords"),
    NO_TAILWIND: ("PF-R132", "no_tailwind"),
    SPAWN_COSTS: ("PF-R120", "spawn_costs"),
    SPAWN_IS_FREE: ("PF-R120", "spawn_is_free"),
    COST_TOO_FEW_COINS: ("PF-24.4", "cost_too_few_coins"),
    NOT_NEAREST: ("PF-R129", "not_nearest"),
    DEFENDER_TILE: ("PF-R111", "defender_tile"),
    NO_HEART_NOR_POISON: ("PF-R127", "no_heart_nor_poison"),
    NO_ENEMY_THERE: ("PF-7.7", "no_enemy_there"),
    SPAWN_NEAR_SHOP: ("PF-20.12", "spawn_near_shop"),
    SPAWN_NEXT_ROW: ("PF-R18", "spawn_next_row"),
    ENEMIES_SEALED: ("PF-7.12", "enemies_sealed"),
    STAR_CANNOT_BEGIN: ("PF-R127", "star_cannot_begin"),
    PUSH_BACK: ("PF-R119", "push_back"),
    NOT_UNUSED: ("PF-R123", "not_unused"),
    NOTHING_FALLS: ("PF-R136", "nothing_falls"),
}
