"""Why an action is refused: a code for the rules, a rule id and a message key for everybody else.

The code is the index in `REASONS`; the first two are the kernel's `FINE` and `NOT_A_CHOICE`.
"""

from __future__ import annotations

from typing import Final

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

REASONS: Final = (
    ("", "fine"),
    (QUESTION_RULE, "not_a_choice"),
    (QUESTION_RULE, "not_an_answer"),
    ("BM-15.2", "not_in_hand"),
    ("BM-10.2", "wrong_symbol"),
    ("BM-10.4", "no_target"),
    ("BM-11.9", "only_cancels"),
    ("BM-22.42", "nothing_to_cancel"),
    ("BM-11.12", "cancel_only_spells"),
    ("BM-22.48", "motivation_fewer"),
    ("BM-R33", "motivation_late"),
    ("BM-12.1", "no_room_there"),
    ("BM-12.1", "room_not_active"),
    ("BM-12.3", "not_activated"),
    ("BM-12.8", "used_up"),
    ("BM-12.5", "cannot_pay"),
    ("BM-22.34", "no_hero_in_room"),
    ("BM-5.1", "not_build_turn"),
    ("BM-5.2", "no_placement_left"),
    ("BM-22.47", "kobold_strike"),
    ("BM-5.3", "no_place"),
    ("BM-5.5", "five_slots"),
    ("BM-5.6", "advanced_needs_room"),
    ("BM-5.9", "no_shared_treasure"),
    ("BM-5.13", "on_face_down"),
    ("BM-5.14", "on_deactivated"),
    ("BM-22.26", "neanderthal"),
    ("BM-5.4", "no_such_slot"),
    ("BM-2.12", "first_room_ordinary"),
    ("BM-2.9", "mulligan_hand"),
    ("BM-5.2", "not_a_room"),
    ("BM-22.35", "no_hero_on_ramp"),
    ("BM-22.33", "no_dead_hero"),
    ("BM-22.38", "eye_needs_spell"),
    ("BM-22.35", "pays_another_room"),
    ("BM-22.36", "pays_another_room"),
    ("BM-22.31", "pays_monster_room"),
    ("BM-22.30", "pays_room_card"),
    ("BM-22.38", "pays_spell"),
)
