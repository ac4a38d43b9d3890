"""Step 5: the main decision (PF-5.11 to PF-5.14, PF-7)."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.artifacts import settle_action
from bossrush.games.platformer.effects.abilities import refuse_ability
from bossrush.games.platformer.effects.cards import refuse_card
from bossrush.games.platformer.effects.sheets import refuse_icon, refuse_shed, refuse_sheet, use_icon
from bossrush.games.platformer.gravity import AS_ACTION
from bossrush.games.platformer.ids import (
    ABILITY,
    ACTIONS,
    BLANK,
    BUY,
    CARD,
    END,
    FACES,
    GRAVITY,
    ICON,
    K_ABILITY,
    K_ACTIONS,
    K_CARD,
    K_GRAVITY,
    K_PORTAL,
    K_SHED,
    K_SHEET,
    K_SPAWN,
    K_USE,
    PORTAL,
    PORTAL_JUMP,
    Q_MAIN,
    SHED,
    SHEET,
    SHOP,
    SLOTS,
    SPAWN_FREE,
    SPAWN_WITH,
    SPECIAL_ICON,
    TAILWIND,
    V_TAILWIND,
)
from bossrush.games.platformer.movement import can_step, push_move
from bossrush.games.platformer.portals import refuse_portal
from bossrush.games.platformer.reasons import (
    ABSENT,
    FINE,
    MUST_SPAWN,
    NO_STEP,
    NO_TAILWIND,
    NOT_ABSENT,
    NOT_AN_ANSWER,
    PETRIFIED,
    SPAWN_COSTS,
    SPAWN_FULL,
    SPAWN_IS_FREE,
    SPAWN_NO_DIE,
)
from bossrush.games.platformer.shop import buy, refuse_buy
from bossrush.games.platformer.spawning import spawn_cells
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.symbols import ANY, SOURCES, is_anvil, refuse_source, source_options
from bossrush.games.platformer.wounds import phoenix
from bossrush.kernel.core import AGAIN, DONE, WAIT, Frame


def actions(g: State, f: Frame) -> int:
    """The argument says whether the hero was absent when step 5 began and has not spawned yet."""
    seat = f.owner
    if f.step == 1:  # an action is complete (PF-R121)
        settle_action(g, seat)
        f.args[0] = 0
        return f.goto(0)
    action = g.ask(f, seat, Q_MAIN, f.args[0])
    if action == WAIT:
        return WAIT
    if action == END:
        return DONE
    f.goto(1)
    begin(g, seat, action)
    return AGAIN


def begin(g: State, seat: int, action: int) -> None:
    """Push the frame of an action, or do it at once if it asks nothing."""
    if action < SOURCES or is_anvil(g, action):
        g.push(K_USE, seat, [action])
    elif action >= CARD:
        g.push(K_CARD, seat, [action - CARD])
    elif SPAWN_WITH <= action < SPAWN_WITH + FACES:
        g.push(K_SPAWN, seat, [action - SPAWN_WITH])
    elif BUY <= action < BUY + SLOTS:
        buy(g, seat, action - BUY)
    elif action == SPAWN_FREE:
        g.push(K_SPAWN, seat, [BLANK])
    elif action == GRAVITY:
        g.push(K_GRAVITY, seat, [AS_ACTION])
    elif action == PORTAL_JUMP:
        g.push(K_PORTAL, seat, [0, 0, -1, -1, 0, 0])
    elif action == ABILITY:
        g.push(K_ABILITY, seat, [])
    elif action == SHEET:
        g.push(K_SHEET, seat, [])
    elif action == SHED:
        g.push(K_SHED, seat, [])
    elif action == ICON:
        use_icon(g, seat)
    else:
        g.tailwind_used = True
        push_move(g, seat, g.event_amount(V_TAILWIND))


def main_options(g: State) -> list[int]:
    seat = g.asked
    if g.pos[seat] < 0:
        options = [SPAWN_WITH + face for face in range(FACES) if refuse_spawn(g, seat, face) == FINE]
        if refuse_free_spawn(g, seat) == FINE:
            options.append(SPAWN_FREE)
        return options if g.context[0] == 1 and options else [END, *options]
    if g.petrified(seat):
        return [END, SHED] if refuse_shed(g, seat) == FINE else [END]
    options = source_options(g, seat, ANY)
    options.append(GRAVITY)
    options.append(END)
    for action in rare_candidates(g, seat):
        if refuse_rare(g, seat, action) == FINE:
            options.append(action)
    last = -1
    for kind in g.cards[seat]:
        if kind != last and refuse_card(g, seat, kind) == FINE:
            options.append(CARD + kind)
        last = kind
    options.sort()
    return options


RARE_ACTIONS: Final = (PORTAL_JUMP, ABILITY, SHEET, ICON, TAILWIND)


def rare_candidates(g: State, seat: int) -> list[int]:
    """What could be tried beside the dice; what is left out is refused in any case."""
    cell = g.pos[seat]
    feature = g.tower.feature[cell]
    candidates = [ABILITY]
    if feature & SHOP:
        candidates += [BUY + slot for slot in range(SLOTS)]
    if feature & PORTAL:
        candidates.append(PORTAL_JUMP)
    if feature & SPECIAL_ICON:
        candidates.append(ICON)
    if g.on_boss_level(cell):
        candidates.append(SHEET)
    if g.event >= 0:
        candidates.append(TAILWIND)
    return candidates


def refuse_rare(g: State, seat: int, action: int) -> int:
    if BUY <= action < BUY + SLOTS:
        return refuse_buy(g, seat, action - BUY)
    if action == PORTAL_JUMP:
        return refuse_portal(g, seat)
    if action == ABILITY:
        return refuse_ability(g, seat)
    if action == SHEET:
        return refuse_sheet(g, seat)
    if action == ICON:
        return refuse_icon(g, seat)
    return refuse_tailwind(g, seat)


def refuse_tailwind(g: State, seat: int) -> int:
    if not g.in_force(V_TAILWIND) or g.tailwind_used:
        return NO_TAILWIND
    return FINE if can_step(g, seat) else NO_STEP


def refuse_main(g: State, action: int) -> int:
    seat = g.asked
    spawning = SPAWN_WITH <= action < SPAWN_WITH + FACES or action == SPAWN_FREE
    if g.pos[seat] < 0:
        return refuse_absent(g, seat, action, spawning)
    if spawning:
        return NOT_ABSENT
    if action == END:
        return FINE
    if action == SHED:
        return refuse_shed(g, seat)
    if not is_main_action(action):
        return NOT_AN_ANSWER
    if g.petrified(seat):
        return PETRIFIED
    if action < SOURCES or is_anvil(g, action):
        return refuse_source(g, seat, action, ANY)
    if action >= CARD:
        return refuse_card(g, seat, action - CARD)
    return FINE if action == GRAVITY else refuse_rare(g, seat, action)


def is_main_action(action: int) -> bool:
    return (
        action < SOURCES
        or CARD <= action < ACTIONS
        or BUY <= action < BUY + SLOTS
        or action == GRAVITY
        or action in RARE_ACTIONS
    )


def refuse_absent(g: State, seat: int, action: int, spawning: bool) -> int:
    """PF-5.12, PF-5.13."""
    if action == END:
        return MUST_SPAWN if g.context[0] == 1 and can_spawn(g, seat) else FINE
    if not spawning:
        return ABSENT
    if action == SPAWN_FREE:
        return refuse_free_spawn(g, seat)
    return refuse_spawn(g, seat, action - SPAWN_WITH)


def refuse_free_spawn(g: State, seat: int) -> int:
    """PF-R120."""
    if phoenix(g, seat) < 0:
        return SPAWN_COSTS
    return FINE if spawn_cells(g, seat) else SPAWN_FULL


def refuse_spawn(g: State, seat: int, face: int) -> int:
    """PF-7.15."""
    if phoenix(g, seat) >= 0:
        return SPAWN_IS_FREE
    if g.pool[face] == 0:
        return SPAWN_NO_DIE
    return FINE if spawn_cells(g, seat) else SPAWN_FULL


def can_spawn(g: State, seat: int) -> bool:
    return refuse_free_spawn(g, seat) == FINE or any(refuse_spawn(g, seat, face) == FINE for face in range(FACES))


FRAMES[K_ACTIONS] = actions
OPTIONS[Q_MAIN] = main_options
REFUSE[Q_MAIN] = refuse_main
