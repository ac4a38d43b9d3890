"""The events of Platformer. All of it lies open on the table (PF-R101), so every field is public."""

from __future__ import annotations

from typing import Final

from bossrush.kernel.events import PUBLIC, EventKind

EV_TURN: Final = 0
EV_REFRESHED: Final = 1
EV_ROLLED: Final = 2
EV_ENEMY_ROLLED: Final = 3
EV_REROLLED: Final = 4
EV_DIE_TURNED: Final = 5
EV_USED: Final = 6
EV_FORGED: Final = 7
EV_SAVED: Final = 8
EV_SPECIAL_RESET: Final = 9
EV_GEMS_SPENT: Final = 10
EV_COINS_SPENT: Final = 11
EV_COINS_GAINED: Final = 12
EV_GEMS_GAINED: Final = 13
EV_SPAWNED: Final = 14
EV_MOVED: Final = 15
EV_PORTED: Final = 16
EV_PLACED: Final = 17
EV_PUSHED: Final = 18
EV_FELL: Final = 19
EV_ENEMY_MOVED: Final = 20
EV_ENEMY_ATTACKED: Final = 21
EV_ATTACK_IGNORED: Final = 22
EV_WOUNDED: Final = 23
EV_HEALED: Final = 24
EV_FAINTED: Final = 25
EV_ATTACKED: Final = 26
EV_DEFEATED: Final = 27
EV_SHATTERED: Final = 28
EV_LEVEL_REVEALED: Final = 29
EV_LEVEL_REMOVED: Final = 30
EV_COIN_LAID: Final = 31
EV_GEM_LAID: Final = 32
EV_ENEMY_PLACED: Final = 33
EV_BOUGHT: Final = 34
EV_DISPLAYED: Final = 35
EV_CARD_USED: Final = 36
EV_ABILITY_USED: Final = 37
EV_BONUS: Final = 38
EV_GRAVITY: Final = 39
EV_HELD: Final = 40
EV_GLIDED: Final = 41
EV_TURN_ENDED: Final = 42
EV_GAME_WON: Final = 43
EV_GAME_LOST: Final = 44
EV_ARTIFACT_TAKEN: Final = 45
EV_EVENT: Final = 46
EV_BOSS_ROLLED: Final = 47
EV_BOSS_DREW: Final = 48
EV_BOSS_CARD: Final = 49
EV_BOSS_RESHUFFLED: Final = 50
EV_BOSS_MOVED: Final = 51
EV_MARK_GAINED: Final = 52
EV_MARK_LOST: Final = 53
EV_DISPLACED: Final = 54
EV_SAVED_BY_CARD: Final = 55
EV_SCORED: Final = 56


def public(id: int, name: str, fields: str) -> EventKind:
    return EventKind(id, name, [(field, PUBLIC) for field in fields.split()])


EVENTS: Final = [
    public(EV_TURN, "turn", "seat turn"),
    public(EV_REFRESHED, "refreshed", "seat"),
    public(EV_ROLLED, "rolled", "seat boot sword coin monster star"),
    public(EV_ENEMY_ROLLED, "enemy_rolled", "seat result"),
    public(EV_REROLLED, "rerolled", "seat face into"),
    public(EV_DIE_TURNED, "die_turned", "seat face into"),
    public(EV_USED, "used", "seat source symbol times"),
    public(EV_FORGED, "forged", "seat first second into special"),
    public(EV_SAVED, "saved", "seat face"),
    public(EV_SPECIAL_RESET, "special_reset", "seat"),
    public(EV_GEMS_SPENT, "gems_spent", "seat amount left"),
    public(EV_COINS_SPENT, "coins_spent", "seat amount left"),
    public(EV_COINS_GAINED, "coins_gained", "seat amount left"),
    public(EV_GEMS_GAINED, "gems_gained", "seat amount left"),
    public(EV_SPAWNED, "spawned", "seat to face"),
    public(EV_MOVED, "moved", "seat from to"),
    public(EV_PORTED, "ported", "seat from to"),
    public(EV_PLACED, "placed", "seat from to"),
    public(EV_PUSHED, "pushed", "seat figure from to"),
    public(EV_FELL, "fell", "figure from to"),
    public(EV_ENEMY_MOVED, "enemy_moved", "enemy from to"),
    public(EV_ENEMY_ATTACKED, "enemy_attacked", "seat enemy from wounds cause"),
    public(EV_ATTACK_IGNORED, "attack_ignored", "seat enemy from card"),
    public(EV_WOUNDED, "wounded", "seat wounds hearts cause"),
    public(EV_HEALED, "healed", "seat amount hearts"),
    public(EV_FAINTED, "fainted", "seat from"),
    public(EV_ATTACKED, "attacked", "seat enemy to wounds health"),
    public(EV_DEFEATED, "defeated", "seat enemy from"),
    public(EV_SHATTERED, "shattered", "enemy from"),
    public(EV_LEVEL_REVEALED, "level_revealed", "level left right enemy"),
    public(EV_LEVEL_REMOVED, "level_removed", "level"),
    public(EV_COIN_LAID, "coin_laid", "to"),
    public(EV_GEM_LAID, "gem_laid", "to"),
    public(EV_ENEMY_PLACED, "enemy_placed", "enemy to"),
    public(EV_BOUGHT, "bought", "seat card price slot"),
    public(EV_DISPLAYED, "displayed", "card slot"),
    public(EV_CARD_USED, "card_used", "seat card"),
    public(EV_ABILITY_USED, "ability_used", "seat"),
    public(EV_BONUS, "bonus", "seat amount total"),
    public(EV_GRAVITY, "gravity", "seat"),
    public(EV_HELD, "held", "seat from"),
    public(EV_GLIDED, "glided", "seat from"),
    public(EV_TURN_ENDED, "turn_ended", "seat"),
    public(EV_GAME_WON, "game_won", "seat"),
    public(EV_GAME_LOST, "game_lost", "seat"),
    public(EV_ARTIFACT_TAKEN, "artifact_taken", "seat card other"),
    public(EV_EVENT, "event", "seat card left"),
    public(EV_BOSS_ROLLED, "boss_rolled", "seat result"),
    public(EV_BOSS_DREW, "boss_drew", "card"),
    public(EV_BOSS_CARD, "boss_card", "card"),
    public(EV_BOSS_RESHUFFLED, "boss_reshuffled", "cards"),
    public(EV_BOSS_MOVED, "boss_moved", "enemy from to"),
    public(EV_MARK_GAINED, "mark_gained", "seat mark"),
    public(EV_MARK_LOST, "mark_lost", "seat mark"),
    public(EV_DISPLACED, "displaced", "seat from to"),
    public(EV_SAVED_BY_CARD, "saved_by_card", "seat card"),
    public(EV_SCORED, "scored", "events defeats wounds gems wealth total"),
]
