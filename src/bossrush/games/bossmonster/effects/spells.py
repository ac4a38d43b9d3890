"""The spells: what they aim at (BM-R19), and what they do."""

from __future__ import annotations

from collections.abc import Callable

from bossrush.games.bossmonster.cards import ROOMS, SPELLS, discard_from_hand, draw, to_entrance
from bossrush.games.bossmonster.dungeon import deactivate, destroy
from bossrush.games.bossmonster.events import (
    EV_BARRED,
    EV_BOOSTED,
    EV_CANCELLED,
    EV_DAMAGED,
    EV_EXTRA_PLACEMENT,
    EV_HEALTH_GAINED,
    EV_HERO_REMOVED,
    EV_HERO_TO_TOWN,
    EV_NO_BUILDING,
    EV_RETURNED,
    EV_TELEPORTED,
)
from bossrush.games.bossmonster.ids import (
    ADVENTURE_SYMBOL,
    BUILD_SYMBOL,
    HERO,
    MAX_SLOTS,
    MONSTER,
    P_BUILD,
    PLAYER,
    Q_TARGET_HERO,
    Q_TARGET_PLAYER,
    Q_TARGET_ROOM,
    ROOM,
    S_ANNIHILATOR,
    S_ASSASSIN,
    S_CAVE_IN,
    S_COUNTERSPELL,
    S_EXHAUSTION,
    S_FEAR,
    S_FREEZE,
    S_GIANT_SIZE,
    S_JEOPARDY,
    S_KOBOLD_STRIKE,
    S_MOTIVATION,
    S_PRINCESS,
    S_SOUL_HARVEST,
    S_TELEPORTATION,
    S_TREPIDATION,
    S_ZOMBIE_ATTACK,
    SPELL_EFFECTS,
    TRAP,
)
from bossrush.games.bossmonster.reasons import FINE, MOTIVATION_FEWER, MOTIVATION_LATE, NO_TARGET, WRONG_SYMBOL
from bossrush.games.bossmonster.state import TELEPORTED, State
from bossrush.kernel.core import DONE, NONE, Frame

ROOM_TARGETS = (S_ANNIHILATOR, S_CAVE_IN, S_FREEZE, S_GIANT_SIZE)
HERO_TARGETS = (
    S_ASSASSIN,
    S_EXHAUSTION,
    S_FEAR,
    S_PRINCESS,
    S_SOUL_HARVEST,
    S_TELEPORTATION,
    S_ZOMBIE_ATTACK,
)


def is_cancel(g: State, spell: int) -> bool:
    return g.tables.spells[spell].effect == S_COUNTERSPELL


def refuse_spell(g: State, seat: int, spell: int) -> int:
    """BM-10.2, BM-10.4: whether this spell can be declared now; cancels are looked at apart."""
    card = g.tables.spells[spell]
    symbol = BUILD_SYMBOL if g.phase == P_BUILD else ADVENTURE_SYMBOL
    if not card.phases & symbol:
        return WRONG_SYMBOL
    if card.effect == S_MOTIVATION:
        return refuse_motivation(g, seat)
    if target_question(g, spell) == NONE:
        return FINE
    return FINE if targets(g, seat, spell) else NO_TARGET


def refuse_motivation(g: State, seat: int) -> int:
    """BM-R33."""
    if g.build_over[seat]:
        return MOTIVATION_LATE
    more = any(g.counted_rooms(other) > g.counted_rooms(seat) for other in g.opponents(seat))
    return FINE if more else MOTIVATION_FEWER


def target_question(g: State, spell: int) -> int:
    effect = g.tables.spells[spell].effect
    if effect in ROOM_TARGETS:
        return Q_TARGET_ROOM
    if effect in HERO_TARGETS:
        return Q_TARGET_HERO
    return Q_TARGET_PLAYER if effect == S_TREPIDATION else NONE


def targets(g: State, seat: int, spell: int) -> list[int]:
    """The legal targets now, as the actions that name them."""
    effect = g.tables.spells[spell].effect
    if effect in ROOM_TARGETS:
        return room_targets(g, seat, effect)
    if effect == S_TREPIDATION:
        enough = g.souls(seat) + g.tables.spells[spell].amount
        return [PLAYER + other for other in sorted(g.opponents(seat)) if g.souls(other) >= enough]
    return [HERO + hero for hero in sorted(hero_targets(g, seat, effect))]


def room_targets(g: State, seat: int, effect: int) -> list[int]:
    owners = [seat] if effect == S_CAVE_IN else sorted(g.players_left())
    found: list[int] = []
    for owner in owners:
        for slot in g.active_slots(owner):
            subtype = g.room(g.active_room(owner, slot)).subtype
            wrong = (effect == S_ANNIHILATOR and subtype != TRAP) or (effect == S_GIANT_SIZE and subtype != MONSTER)
            if not wrong:
                found.append(ROOM + owner * MAX_SLOTS + slot)
    return found


def hero_targets(g: State, seat: int, effect: int) -> list[int]:
    if effect == S_PRINCESS:
        return g.town[:]
    if effect == S_SOUL_HARVEST:
        return g.dead[seat][:]
    if effect == S_ZOMBIE_ATTACK:
        return [hero for other in g.opponents(seat) for hero in g.dead[other]]
    if g.inside < 0:
        return []
    own = g.active == seat
    if effect == S_ASSASSIN:
        return [] if own else [g.inside]
    return [g.inside] if own or effect == S_FEAR else []


def still_legal(g: State, seat: int, spell: int, target: int, thing: int) -> bool:
    """The check at resolution: the same object, still where it must be, conditions still met (BM-R19)."""
    effect = g.tables.spells[spell].effect
    if effect == S_MOTIVATION:
        return refuse_motivation(g, seat) == FINE
    if target == NONE:
        return True
    if effect in ROOM_TARGETS:
        return thing in [g.active_room((a - ROOM) // 5, (a - ROOM) % 5) for a in room_targets(g, seat, effect)]
    return target in targets(g, seat, spell)


# ---- what they do: functions of (state, frame, caster, spell card, target action, target object)


def resolve_spell(g: State, f: Frame, seat: int, spell: int, target: int, thing: int) -> int:
    return DO[g.tables.spells[spell].effect](g, f, seat, g.tables.spells[spell].amount, target, thing)


def do_boost(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    """Annihilator, Giant Size."""
    g.boosts[thing] = g.boosts.get(thing, 0) + amount
    owner = g.owner_of(thing)
    g.emit(EV_BOOSTED, owner, g.slot_of(owner, thing), g.tables.cards[thing], amount)
    return DONE


def do_assassin(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    add_health(g, target - HERO, amount)
    return DONE


def add_health(g: State, hero: int, amount: int) -> None:
    g.health_bonus[hero] = g.health_bonus.get(hero, 0) + amount
    g.emit(EV_HEALTH_GAINED, hero, amount)


def do_cave_in(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    destroy(g, seat, thing, True)
    return DONE


def do_counterspell(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    cancel_below(g, f)
    return DONE


def cancel_below(g: State, f: Frame) -> None:
    """The spell whose response round this answer was given in: two frames below the answer (BM-R16)."""
    pending = g.stack[g.stack.index(f) - 2]
    pending.args[3] = 1
    g.discard.append(pending.args[1])
    g.emit(EV_CANCELLED, pending.owner, g.tables.cards[pending.args[1]])


def do_exhaustion(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    hurt(g, seat, len(g.active_slots(seat)))
    return DONE


def hurt(g: State, seat: int, amount: int) -> None:
    g.inside_damage += amount
    g.emit(EV_DAMAGED, seat, g.inside, amount, g.inside_damage)


def do_fear(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    g.town.append(g.inside)
    g.emit(EV_HERO_TO_TOWN, g.inside)
    g.inside = -1
    g.inside_room = -1
    return DONE


def do_freeze(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    deactivate(g, thing)
    return DONE


def do_jeopardy(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    """BM-R23: all hands first, then draws by rank, the spell before the rooms."""
    for player in g.ranks():
        for card in sorted(g.hands[player]):
            discard_from_hand(g, player, card)
    for player in g.ranks():
        draw(g, player, SPELLS, 1)
        draw(g, player, ROOMS, 2)
    return DONE


def do_kobold_strike(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    """BM-22.47: face-down rooms go back unseen, and nobody builds this turn."""
    g.no_building = True
    g.emit(EV_NO_BUILDING)
    for player in g.ranks():
        for slot in range(len(g.dungeons[player]) - 1, -1, -1):
            stack = g.dungeons[player][slot]
            if stack[-1] in g.down:
                card = stack.pop()
                g.down.remove(card)
                g.hands[player].append(card)
                g.emit(EV_RETURNED, player, g.tables.cards[card])
                if not stack:
                    g.dungeons[player].pop(slot)
    return DONE


def do_motivation(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    g.placements[seat] += 1
    g.emit(EV_EXTRA_PLACEMENT, seat)
    return DONE


def do_princess(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    g.town.remove(target - HERO)
    to_entrance(g, seat, target - HERO)
    return DONE


def do_soul_harvest(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    g.dead[seat].remove(target - HERO)
    g.gone_heroes.append(target - HERO)
    g.emit(EV_HERO_REMOVED, seat, target - HERO)
    draw(g, seat, SPELLS, amount)
    return DONE


def do_teleportation(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    """BM-R50: on the way to the leftmost active room; without one nothing happens."""
    if g.active_slots(seat):
        g.inside_room = -1
        g.walk = len(g.dungeons[seat])
        g.on_the_way = TELEPORTED
        g.emit(EV_TELEPORTED, seat, g.inside)
    return DONE


def do_trepidation(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    g.barred[target - PLAYER] = True
    g.emit(EV_BARRED, target - PLAYER)
    return DONE


def do_zombie_attack(g: State, f: Frame, seat: int, amount: int, target: int, thing: int) -> int:
    back_to_entrance(g, target - HERO)
    add_health(g, target - HERO, amount)
    return DONE


def back_to_entrance(g: State, hero: int) -> None:
    """A dead hero goes last to the entrance of the player whose Soul it was."""
    for owner in range(g.players):
        if hero in g.dead[owner]:
            g.dead[owner].remove(hero)
            to_entrance(g, owner, hero)


Effect = Callable[[State, Frame, int, int, int, int], int]

DO: list[Effect] = [do_boost] * len(SPELL_EFFECTS)
DO[S_ANNIHILATOR] = do_boost
DO[S_ASSASSIN] = do_assassin
DO[S_CAVE_IN] = do_cave_in
DO[S_COUNTERSPELL] = do_counterspell
DO[S_EXHAUSTION] = do_exhaustion
DO[S_FEAR] = do_fear
DO[S_FREEZE] = do_freeze
DO[S_GIANT_SIZE] = do_boost
DO[S_JEOPARDY] = do_jeopardy
DO[S_KOBOLD_STRIKE] = do_kobold_strike
DO[S_MOTIVATION] = do_motivation
DO[S_PRINCESS] = do_princess
DO[S_SOUL_HARVEST] = do_soul_harvest
DO[S_TELEPORTATION] = do_teleportation
DO[S_TREPIDATION] = do_trepidation
DO[S_ZOMBIE_ATTACK] = do_zombie_attack
