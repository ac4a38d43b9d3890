"""The events of Boss Monster, each field with who may see it (BM-E1 to BM-E12)."""

from __future__ import annotations

from typing import Final

from bossrush.kernel.events import OWNER, PUBLIC, SEATS, EventKind

EV_TURN: Final = 0
EV_PHASE: Final = 1
EV_BOSSES_SHOWN: Final = 2
EV_DREW: Final = 3
EV_MULLIGAN: Final = 4
EV_DISCARDED: Final = 5
EV_DISCARDS_CHOSEN: Final = 6
EV_PLACED: Final = 7
EV_DECLINED: Final = 8
EV_REVEALED: Final = 9
EV_BUILT: Final = 10
EV_RETURNED: Final = 11
EV_HERO_ARRIVED: Final = 12
EV_LURED: Final = 13
EV_STAYS_IN_TOWN: Final = 14
EV_ACTIVE: Final = 15
EV_PASSED: Final = 16
EV_DECLARED: Final = 17
EV_ACTIVATED: Final = 18
EV_CANCELLED: Final = 19
EV_FAILED: Final = 20
EV_RESOLVED: Final = 21
EV_PAID_CARD: Final = 22
EV_DESTROYED: Final = 23
EV_DEACTIVATED: Final = 24
EV_STRAIGHTENED: Final = 25
EV_BOOSTED: Final = 26
EV_DUNGEON_BOOSTED: Final = 27
EV_DOUBLED: Final = 28
EV_BARRED: Final = 29
EV_NO_BUILDING: Final = 30
EV_EXTRA_PLACEMENT: Final = 31
EV_HERO_ENTERED: Final = 32
EV_ROOM_ENTERED: Final = 33
EV_SENT_BACK: Final = 34
EV_DAMAGED: Final = 35
EV_HEALTH_GAINED: Final = 36
EV_HERO_DIED: Final = 37
EV_HERO_SURVIVED: Final = 38
EV_HERO_TO_TOWN: Final = 39
EV_HERO_TO_ENTRANCE: Final = 40
EV_HERO_REMOVED: Final = 41
EV_TELEPORTED: Final = 42
EV_HEALED: Final = 43
EV_LEVEL_UP: Final = 44
EV_LEVEL_UP_DECLINED: Final = 45
EV_TOOK_FROM_DISCARD: Final = 46
EV_TOOK_FROM_HAND: Final = 47
EV_SEARCHED: Final = 48
EV_FOUND: Final = 49
EV_REBUILT: Final = 50
EV_SHUFFLED: Final = 51
EV_SWAPPED: Final = 52
EV_TRIGGER: Final = 53
EV_TRIGGER_DECLINED: Final = 54
EV_ELIMINATED: Final = 55
EV_WON: Final = 56


def kind(id: int, name: str, fields: str) -> EventKind:
    """Fields are public; `card:owner` is for the seat of the event only, `card:seats` for both seats it names."""
    visibility = {"": PUBLIC, "owner": OWNER, "seats": SEATS}
    pairs = [field.partition(":") for field in fields.split()]
    return EventKind(id, name, [(name, visibility[who]) for name, _, who in pairs])


EVENTS: Final = [
    kind(EV_TURN, "turn", "turn"),
    kind(EV_PHASE, "phase", "phase"),
    kind(EV_BOSSES_SHOWN, "bosses_shown", "seat boss"),
    kind(EV_DREW, "drew", "seat deck card:owner"),
    kind(EV_MULLIGAN, "mulligan", "seat"),
    kind(EV_DISCARDED, "discarded", "seat card"),
    kind(EV_DISCARDS_CHOSEN, "discards_chosen", ""),
    kind(EV_PLACED, "placed", "seat slot card:owner"),
    kind(EV_DECLINED, "declined", "seat"),
    kind(EV_REVEALED, "revealed", "seat slot card"),
    kind(EV_BUILT, "built", "seat slot card"),
    kind(EV_RETURNED, "returned", "seat card:owner"),
    kind(EV_HERO_ARRIVED, "hero_arrived", "hero"),
    kind(EV_LURED, "lured", "hero seat"),
    kind(EV_STAYS_IN_TOWN, "stays_in_town", "hero"),
    kind(EV_ACTIVE, "active", "seat"),
    kind(EV_PASSED, "passed", "seat"),
    kind(EV_DECLARED, "declared", "seat card target"),
    kind(EV_ACTIVATED, "activated", "seat card target"),
    kind(EV_CANCELLED, "cancelled", "seat card"),
    kind(EV_FAILED, "failed", "seat card"),
    kind(EV_RESOLVED, "resolved", "seat card"),
    kind(EV_PAID_CARD, "paid_card", "seat card"),
    kind(EV_DESTROYED, "destroyed", "seat slot card"),
    kind(EV_DEACTIVATED, "deactivated", "seat slot card"),
    kind(EV_STRAIGHTENED, "straightened", "seat card"),
    kind(EV_BOOSTED, "boosted", "seat slot card amount"),
    kind(EV_DUNGEON_BOOSTED, "dungeon_boosted", "seat amount"),
    kind(EV_DOUBLED, "doubled", "seat"),
    kind(EV_BARRED, "barred", "seat"),
    kind(EV_NO_BUILDING, "no_building", ""),
    kind(EV_EXTRA_PLACEMENT, "extra_placement", "seat"),
    kind(EV_HERO_ENTERED, "hero_entered", "seat hero"),
    kind(EV_ROOM_ENTERED, "room_entered", "seat hero slot card"),
    kind(EV_SENT_BACK, "sent_back", "seat hero slot"),
    kind(EV_DAMAGED, "damaged", "seat hero amount total"),
    kind(EV_HEALTH_GAINED, "health_gained", "hero amount"),
    kind(EV_HERO_DIED, "hero_died", "seat hero card"),
    kind(EV_HERO_SURVIVED, "hero_survived", "seat hero"),
    kind(EV_HERO_TO_TOWN, "hero_to_town", "hero"),
    kind(EV_HERO_TO_ENTRANCE, "hero_to_entrance", "seat hero"),
    kind(EV_HERO_REMOVED, "hero_removed", "seat hero"),
    kind(EV_TELEPORTED, "teleported", "seat hero"),
    kind(EV_HEALED, "healed", "seat hero"),
    kind(EV_LEVEL_UP, "level_up", "seat"),
    kind(EV_LEVEL_UP_DECLINED, "level_up_declined", "seat"),
    kind(EV_TOOK_FROM_DISCARD, "took_from_discard", "seat card"),
    kind(EV_TOOK_FROM_HAND, "took_from_hand", "seat other card:seats kind"),
    kind(EV_SEARCHED, "searched", "seat deck"),
    kind(EV_FOUND, "found", "seat card"),
    kind(EV_REBUILT, "rebuilt", "deck cards"),
    kind(EV_SHUFFLED, "shuffled", "deck"),
    kind(EV_SWAPPED, "swapped", "seat slot with"),
    kind(EV_TRIGGER, "trigger", "seat card"),
    kind(EV_TRIGGER_DECLINED, "trigger_declined", "seat card"),
    kind(EV_ELIMINATED, "eliminated", "seat"),
    kind(EV_WON, "won", "seat"),
]
