"""Step 5: the main decision (PF-5.11 to PF-5.14, PF-7)."""

from __future__ import annotations

from bossrush.games.platformer.effects.abilities import refuse_ability
from bossrush.games.platformer.effects.cards import refuse_card
from bossrush.games.platformer.ids import (
    ABILITY,
    ACTIONS,
    BUY,
    CARD,
    END,
    FACES,
    GRAVITY,
    K_ABILITY,
    K_ACTIONS,
    K_CARD,
    K_GRAVITY,
    K_PORTAL,
    K_SPAWN,
    K_USE,
    PORTAL_JUMP,
    Q_MAIN,
    SLOTS,
    SPAWN_WITH,
)
from bossrush.games.platformer.portals import refuse_portal
from bossrush.games.platformer.reasons import (
    ABSENT,
    FINE,
    MUST_SPAWN,
    NOT_ABSENT,
    NOT_AN_ANSWER,
    SPAWN_FULL,
    SPAWN_NO_DIE,
)
from bossrush.games.platformer.shop import buy, refuse_buy
from bossrush.games.platformer.spawning import spawn_cells
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.symbols import ANY, SOURCES, refuse_source, source_options
from bossrush.kernel.core import AGAIN, DONE, WAIT, Frame


def actions(g: State, f: Frame) -> int:
    """The argument says whether the hero was absent when step 5 began and has not spawned yet."""
    seat = f.owner
    if g.pos[seat] >= 0:
        f.args[0] = 0
    action = g.ask(f, seat, Q_MAIN, f.args[0])
    if action == WAIT:
        return WAIT
    if action == END:
        return DONE
    f.goto(0)
    if action < SOURCES:
        return g.push(K_USE, seat, [action])
    if action >= CARD:
        return g.push(K_CARD, seat, [action - CARD])
    if action >= SPAWN_WITH and action < SPAWN_WITH + FACES:
        return g.push(K_SPAWN, seat, [action - SPAWN_WITH])
    if action == GRAVITY:
        return g.push(K_GRAVITY, seat, [])
    if action == PORTAL_JUMP:
        return g.push(K_PORTAL, seat, [0, 0, -1, -1, 0, 0])
    if action == ABILITY:
        return g.push(K_ABILITY, seat, [])
    buy(g, seat, action - BUY)
    return AGAIN


def main_options(g: State) -> list[int]:
    seat = g.asked
    if g.pos[seat] < 0:
        options = [SPAWN_WITH + face for face in range(FACES) if refuse_spawn(g, seat, face) == FINE]
        return options if g.context[0] == 1 and options else [END, *options]
    options = source_options(g, seat, ANY)
    options.append(GRAVITY)
    options += [BUY + slot for slot in range(SLOTS) if refuse_buy(g, seat, slot) == FINE]
    if refuse_portal(g, seat) == FINE:
        options.append(PORTAL_JUMP)
    options.append(END)
    if refuse_ability(g, seat) == FINE:
        options.append(ABILITY)
    last = -1
    for kind in g.cards[seat]:
        if kind != last and refuse_card(g, seat, kind) == FINE:
            options.append(CARD + kind)
        last = kind
    return options


def refuse_main(g: State, action: int) -> int:
    seat = g.asked
    spawning = SPAWN_WITH <= action < SPAWN_WITH + FACES
    if g.pos[seat] < 0:
        if spawning:
            return refuse_spawn(g, seat, action - SPAWN_WITH)
        if action == END:
            return MUST_SPAWN if g.context[0] == 1 and can_spawn(g, seat) else FINE
        return ABSENT
    if spawning:
        return NOT_ABSENT
    if action < SOURCES:
        return refuse_source(g, seat, action, ANY)
    if CARD <= action < ACTIONS:
        return refuse_card(g, seat, action - CARD)
    if BUY <= action < BUY + SLOTS:
        return refuse_buy(g, seat, action - BUY)
    if action == PORTAL_JUMP:
        return refuse_portal(g, seat)
    if action == ABILITY:
        return refuse_ability(g, seat)
    return FINE if action == GRAVITY or action == END else NOT_AN_ANSWER


def refuse_spawn(g: State, seat: int, face: int) -> int:
    """PF-7.15."""
    if g.pool[face] == 0:
        return SPAWN_NO_DIE
    return FINE if spawn_cells(g, seat) else SPAWN_FULL


def can_spawn(g: State, seat: int) -> bool:
    return any(refuse_spawn(g, seat, face) == FINE for face in range(FACES))


FRAMES[K_ACTIONS] = actions
OPTIONS[Q_MAIN] = main_options
REFUSE[Q_MAIN] = refuse_main
