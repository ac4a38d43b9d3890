"""Step 5: the main decision (PF-5.11 to PF-5.14, PF-7)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.artifacts import settle_action
from bossrush.games.platformer.rules.combat import Use
from bossrush.games.platformer.rules.effects.abilities import UseAbility, refuse_ability
from bossrush.games.platformer.rules.effects.cards import refuse_card, use_card
from bossrush.games.platformer.rules.effects.sheets import (
    Shed,
    UseSheet,
    refuse_icon,
    refuse_shed,
    refuse_sheet,
    use_icon,
)
from bossrush.games.platformer.rules.gravity import AS_ACTION, Gravity, anything_falls
from bossrush.games.platformer.rules.ids import (
    ABILITY,
    ACTIONS,
    BLANK,
    BUY,
    CARD,
    END,
    FACES,
    GRAVITY,
    ICON,
    PORTAL,
    PORTAL_JUMP,
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
from bossrush.games.platformer.rules.movement import can_step, push_move
from bossrush.games.platformer.rules.portals import PortalJump, refuse_portal
from bossrush.games.platformer.rules.reasons import (
    ABSENT,
    FINE,
    MUST_SPAWN,
    NO_STEP,
    NO_TAILWIND,
    NOT_ABSENT,
    NOT_AN_ANSWER,
    NOTHING_FALLS,
    PETRIFIED,
    SPAWN_COSTS,
    SPAWN_FULL,
    SPAWN_IS_FREE,
    SPAWN_NO_DIE,
)
from bossrush.games.platformer.rules.shop import buy, refuse_buy
from bossrush.games.platformer.rules.spawning import Spawn, spawn_cells
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.symbols import ANY, SOURCES, Serving, dice_options, is_anvil, refuse_source, serves
from bossrush.games.platformer.rules.wounds import phoenix
from bossrush.kernel.core import AGAIN, DONE, WAIT, Core, Frame, Question

DECIDE: Final = 0
COMPLETE: Final = 1


class Actions(Frame):
    """Step 5, action by action, each complete before the next (PF-7.29).

    `must_spawn`: the hero was absent when it began and has not spawned yet (PF-5.12, PF-16.8, PF-16.9, PF-R17, PF-R52);
    who faints later may come back, with the dice that are left (PF-16.7).
    """

    __slots__ = ("must_spawn",)

    def __init__(self, owner: int, must_spawn: bool) -> None:
        super().__init__(owner)
        self.must_spawn = must_spawn

    def copy(self) -> Frame:
        return self.copied(Actions(self.owner, self.must_spawn))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == COMPLETE:  # PF-R121
            settle_action(g, self.owner)
            self.must_spawn = False
            return self.goto(DECIDE)
        action = g.ask(self, self.owner, ChooseAction(self.must_spawn))
        if action == WAIT:
            return WAIT
        if action == END:
            return DONE
        self.goto(COMPLETE)
        begin(g, self.owner, action)
        return AGAIN


def begin(g: State, seat: int, action: int) -> None:
    """Push the frame of an action, or do it at once if it asks nothing. Gravity costs nothing (PF-7.19)."""
    if action < SOURCES or is_anvil(g, action):
        g.push(Use(seat, action))
    elif action >= CARD:
        use_card(g, seat, action - CARD)
    elif SPAWN_WITH <= action < SPAWN_WITH + FACES:
        g.push(Spawn(seat, action - SPAWN_WITH))
    elif BUY <= action < BUY + SLOTS:
        buy(g, seat, action - BUY)
    elif action == SPAWN_FREE:
        g.push(Spawn(seat, BLANK))
    elif action == GRAVITY:
        g.push(Gravity(seat, AS_ACTION))
    elif action == PORTAL_JUMP:
        g.push(PortalJump(seat))
    elif action == ABILITY:
        g.push(UseAbility(seat))
    elif action == SHEET:
        g.push(UseSheet(seat))
    elif action == SHED:
        g.push(Shed(seat))
    elif action == ICON:
        use_icon(g, seat)
    else:
        g.tailwind_used = True
        push_move(g, seat, g.event_amount(V_TAILWIND))


class ChooseAction(Question):
    """PF-5.11, PF-5.14, PF-R91: the main decision. `must_spawn`: an absent hero has to, if it can.

    Who is absent can do nothing else (PF-5.13, PF-7.16, PF-18.9), who is petrified only shed it (PF-R62).
    """

    __slots__ = ("must_spawn",)

    name: ClassVar[str] = "main"
    rule: ClassVar[str] = "PF-5.11"

    def __init__(self, must_spawn: bool) -> None:
        self.must_spawn = must_spawn

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        if g.pos[seat] < 0:
            options = spawn_options(g, seat)
            return options if self.must_spawn and options else [END, *options]
        if g.petrified(seat):
            return [END, SHED] if refuse_shed(g, seat) == FINE else [END]
        serving = Serving(g, seat, ANY)
        options = dice_options(g, serving)
        if refuse_gravity(g) == FINE:
            options.append(GRAVITY)
        add_rare(g, seat, options)
        last = -1
        for kind in g.cards[seat]:
            if kind != last and card_serves(g, kind, serving):
                options.append(CARD + kind)
            last = kind
        return options

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        spawning = SPAWN_WITH <= action < SPAWN_WITH + FACES or action == SPAWN_FREE
        if g.pos[seat] < 0:
            if action == END:  # PF-5.12
                return MUST_SPAWN if self.must_spawn and spawn_options(g, seat) else FINE
            return refuse_spawning(g, seat, action) if spawning else ABSENT
        if spawning:
            return NOT_ABSENT
        if action == END:
            return FINE
        if action == SHED:
            return refuse_shed(g, seat)
        if not is_main_action(action):
            return NOT_AN_ANSWER
        return PETRIFIED if g.petrified(seat) else refuse_main(g, seat, action)

    def answers_itself(self, core: Core) -> bool:
        """PF-5.14: who could act ends step 5 in person, even if nothing else is left to do."""
        g = cast(State, core)
        return g.pos[g.active] < 0 or g.petrified(g.active)

    def about(self, core: Core) -> dict[str, object]:
        return {"must_spawn": self.must_spawn}


def spawn_options(g: State, seat: int) -> list[int]:
    """PF-5.13: how this absent hero can come back."""
    options = [SPAWN_WITH + face for face in range(FACES) if refuse_spawn(g, seat, face) == FINE]
    if refuse_free_spawn(g, seat) == FINE:
        options.append(SPAWN_FREE)
    return options


RARE_ACTIONS: Final = (PORTAL_JUMP, ABILITY, SHEET, ICON, TAILWIND)


def add_rare(g: State, seat: int, options: list[int]) -> None:
    """What can be done beside the dice, in ascending order; what is not tried is refused in any case."""
    cell = g.pos[seat]
    if g.tower.has(cell, SHOP):
        options += [BUY + slot for slot in range(SLOTS) if refuse_buy(g, seat, slot) == FINE]
    if g.tower.has(cell, PORTAL) and refuse_portal(g, seat) == FINE:
        options.append(PORTAL_JUMP)
    options.append(END)
    if refuse_ability(g, seat) == FINE:
        options.append(ABILITY)
    if g.on_boss_level(cell) and refuse_sheet(g, seat) == FINE:
        options.append(SHEET)
    if g.tower.has(cell, SPECIAL_ICON) and refuse_icon(g, seat) == FINE:
        options.append(ICON)
    if g.event >= 0 and refuse_tailwind(g, seat) == FINE:
        options.append(TAILWIND)


def card_serves(g: State, kind: int, serving: Serving) -> bool:
    if is_anvil(g, CARD + kind):
        return serves(g, CARD + kind, serving)
    return refuse_card(g, serving.seat, kind) == FINE


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


def refuse_gravity(g: State) -> int:
    """PF-R136; version 1 of the rules let everybody pull for nothing."""
    return FINE if g.idle_gravity or anything_falls(g) else NOTHING_FALLS


def refuse_tailwind(g: State, seat: int) -> int:
    if not g.in_force(V_TAILWIND) or g.tailwind_used:
        return NO_TAILWIND
    return FINE if can_step(g, seat) else NO_STEP


def refuse_main(g: State, seat: int, action: int) -> int:
    if action < SOURCES or is_anvil(g, action):
        return refuse_source(g, seat, action, ANY)
    if action >= CARD:
        return refuse_card(g, seat, action - CARD)
    return refuse_gravity(g) if action == GRAVITY else refuse_rare(g, seat, action)


def is_main_action(action: int) -> bool:
    return (
        action < SOURCES
        or CARD <= action < ACTIONS
        or BUY <= action < BUY + SLOTS
        or action == GRAVITY
        or action in RARE_ACTIONS
    )


def refuse_spawning(g: State, seat: int, action: int) -> int:
    return refuse_free_spawn(g, seat) if action == SPAWN_FREE else refuse_spawn(g, seat, action - SPAWN_WITH)


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
