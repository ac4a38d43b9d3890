"""Why an action is refused: a code for the rules, a rule id and a message key for everybody else.

The code is the key in `REASONS`; two are the kernel's own.
"""

from __future__ import annotations

from typing import Final

from bossrush.kernel.core import FINE, NOT_A_CHOICE

NOT_AN_ANSWER: Final = 2
NOT_IN_HAND: Final = 3
WRONG_SYMBOL: Final = 4
NO_TARGET: Final = 5
ONLY_CANCELS: Final = 6
NOTHING_TO_CANCEL: Final = 7
CANCEL_ONLY_SPELLS: Final = 8
MOTIVATION_FEWER: Final = 9
MOTIVATION_LATE: Final = 10
NO_ROOM_THERE: Final = 11
ROOM_NOT_ACTIVE: Final = 12
NOT_ACTIVATED: Final = 13
USED_UP: Final = 14
CANNOT_PAY: Final = 15
NO_HERO_IN_ROOM: Final = 16
NOT_BUILD_TURN: Final = 17
NO_PLACEMENT_LEFT: Final = 18
KOBOLD_STRIKE: Final = 19
NO_PLACE: Final = 20
FIVE_SLOTS: Final = 21
ADVANCED_NEEDS_ROOM: Final = 22
NO_SHARED_TREASURE: Final = 23
ON_FACE_DOWN: Final = 24
ON_DEACTIVATED: Final = 25
NEANDERTHAL: Final = 26
NO_SUCH_SLOT: Final = 27
FIRST_ROOM_ORDINARY: Final = 28
MULLIGAN_HAND: Final = 29
NOT_A_ROOM: Final = 30
NO_HERO_ON_RAMP: Final = 31
NO_DEAD_HERO: Final = 32
EYE_NEEDS_SPELL: Final = 33
RAMP_PAYS_ANOTHER: Final = 34
CRUSHINATOR_PAYS_ANOTHER: Final = 35
KITCHEN_PAYS_MONSTER: Final = 36
LAIR_PAYS_ROOM: Final = 37
EYE_PAYS_SPELL: Final = 38

QUESTION_RULE: Final = "*"
"""Stands for the rule of the question asked."""

REASONS: Final[dict[int, tuple[str, str]]] = {
    FINE: ("", "fine"),
    NOT_A_CHOICE: (QUESTION_RULE, "not_a_choice"),
    NOT_AN_ANSWER: (QUESTION_RULE, "not_an_answer"),
    NOT_IN_HAND: ("BM-15.2", "not_in_hand"),
    WRONG_SYMBOL: ("BM-10.2", "wrong_symbol"),
    NO_TARGET: ("BM-10.4", "no_target"),
    ONLY_CANCELS: ("BM-11.9", "only_cancels"),
    NOTHING_TO_CANCEL: ("BM-22.42", "nothing_to_cancel"),
    CANCEL_ONLY_SPELLS: ("BM-11.12", "cancel_only_spells"),
    MOTIVATION_FEWER: ("BM-22.48", "motivation_fewer"),
    MOTIVATION_LATE: ("BM-R33", "motivation_late"),
    NO_ROOM_THERE: ("BM-12.1", "no_room_there"),
    ROOM_NOT_ACTIVE: ("BM-12.1", "room_not_active"),
    NOT_ACTIVATED: ("BM-12.3", "not_activated"),
    USED_UP: ("BM-12.8", "used_up"),
    CANNOT_PAY: ("BM-12.5", "cannot_pay"),
    NO_HERO_IN_ROOM: ("BM-22.34", "no_hero_in_room"),
    NOT_BUILD_TURN: ("BM-5.1", "not_build_turn"),
    NO_PLACEMENT_LEFT: ("BM-5.2", "no_placement_left"),
    KOBOLD_STRIKE: ("BM-22.47", "kobold_strike"),
    NO_PLACE: ("BM-5.3", "no_place"),
    FIVE_SLOTS: ("BM-5.5", "five_slots"),
    ADVANCED_NEEDS_ROOM: ("BM-5.6", "advanced_needs_room"),
    NO_SHARED_TREASURE: ("BM-5.9", "no_shared_treasure"),
    ON_FACE_DOWN: ("BM-5.13", "on_face_down"),
    ON_DEACTIVATED: ("BM-5.14", "on_deactivated"),
    NEANDERTHAL: ("BM-22.26", "neanderthal"),
    NO_SUCH_SLOT: ("BM-5.4", "no_such_slot"),
    FIRST_ROOM_ORDINARY: ("BM-2.12", "first_room_ordinary"),
    MULLIGAN_HAND: ("BM-2.9", "mulligan_hand"),
    NOT_A_ROOM: ("BM-5.2", "not_a_room"),
    NO_HERO_ON_RAMP: ("BM-22.35", "no_hero_on_ramp"),
    NO_DEAD_HERO: ("BM-22.33", "no_dead_hero"),
    EYE_NEEDS_SPELL: ("BM-22.38", "eye_needs_spell"),
    RAMP_PAYS_ANOTHER: ("BM-22.35", "pays_another_room"),
    CRUSHINATOR_PAYS_ANOTHER: ("BM-22.36", "pays_another_room"),
    KITCHEN_PAYS_MONSTER: ("BM-22.31", "pays_monster_room"),
    LAIR_PAYS_ROOM: ("BM-22.30", "pays_room_card"),
    EYE_PAYS_SPELL: ("BM-22.38", "pays_spell"),
}
