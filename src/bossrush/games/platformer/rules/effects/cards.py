"""The effects of items and potions: whether each can begin (PF-R127), and what it does."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.combat import ChooseEnemy
from bossrush.games.platformer.rules.dice import choose_dice, reroll
from bossrush.games.platformer.rules.enemies import heaviness, push_move_enemy, refuse_enemy
from bossrush.games.platformer.rules.events import EV_BONUS, EV_DIE_TURNED, EV_REFRESHED
from bossrush.games.platformer.rules.ids import (
    ACTION_DICE,
    AS,
    BY_PLACING,
    CARD,
    CARD_EFFECTS,
    COLUMNS,
    DIE,
    EMPTY,
    ENHANCE,
    FACE_NAMES,
    FACES,
    ITEM,
    OPEN,
    PASSIVE,
    POISON,
    REACT,
    SPACE,
    TAKE_COIN,
    TAKE_GEM,
    UP,
)
from bossrush.games.platformer.rules.movement import can_step, enter, place, push_move, push_move_up, refuse_step
from bossrush.games.platformer.rules.notation import space_name
from bossrush.games.platformer.rules.reasons import (
    CLIMB_ALREADY,
    CLIMB_NO_PLATFORM,
    CLIMB_OCCUPIED,
    COST_TOO_FEW_COINS,
    ENHANCE_ONLY,
    FINE,
    FULL_HEARTS,
    NO_DIFFERENT_DICE,
    NO_ENEMY_TO_MOVE,
    NO_GEM_LEFT,
    NO_HEART_NOR_POISON,
    NO_STEP,
    NO_TOKEN_NEAR,
    NO_TOKEN_THERE,
    NO_UNUSED_DIE,
    NOT_AN_ANSWER,
    NOT_OWNED,
    NOT_UNUSED,
    NOTHING_TO_RENEW,
    PASSIVE_CARD,
    REACTION_ONLY,
)
from bossrush.games.platformer.rules.shop import spend_card
from bossrush.games.platformer.rules.state import State, TurnedDie
from bossrush.games.platformer.rules.symbols import refuse_exhaust, take_die
from bossrush.games.platformer.rules.wealth import gain_coins, gain_gems
from bossrush.games.platformer.rules.wounds import heal, health_pool, lose_mark
from bossrush.kernel.core import AGAIN, DONE, WAIT, Core, Frame, Question


class Effect:
    """What a card does that is used as an action."""

    def can(self, g: State, seat: int) -> int:
        """The code of the reason why it cannot begin (PF-R127); `FINE` if it can."""
        return FINE

    def do(self, g: State, use: UseCard) -> int:
        """As `Frame.run`. Ends with `declare` and what follows from it."""
        raise NotImplementedError


DECLARED: Final = 1


class UseCard(Frame):
    """A card of this `kind` used as an action. Once it is declared, the frames it pushed do the rest."""

    __slots__ = ("kind",)

    def __init__(self, owner: int, kind: int) -> None:
        super().__init__(owner)
        self.kind = kind

    def copy(self) -> Frame:
        return self.copied(UseCard(self.owner, self.kind))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        return DONE if self.step == DECLARED else effect_of(g, self.kind).do(g, self)

    def amount(self, g: State) -> int:
        return g.tables.cards[self.kind].amount

    def declare(self, g: State) -> None:
        spend_card(g, self.owner, self.kind)
        self.goto(DECLARED)


def use_card(g: State, seat: int, kind: int) -> None:
    g.push(UseCard(seat, kind))


def effect_of(g: State, kind: int) -> Effect:
    effect = EFFECTS[g.tables.cards[kind].effect]
    if effect is None:
        raise AssertionError("a passive, reacting or enhancing card is no action")
    return effect


def refuse_card(g: State, seat: int, kind: int) -> int:
    """PF-7.21, PF-18.2, PF-18.4, PF-18.6: whether this player may use a card of this kind as an action now.

    It needs no symbol, and as many may be used as there are.
    """
    if kind not in g.cards[seat]:
        return NOT_OWNED
    card = g.tables.cards[kind]
    if card.use == PASSIVE:
        return PASSIVE_CARD
    if card.use == REACT:
        return REACTION_ONLY
    if card.use == ENHANCE:
        return ENHANCE_ONLY
    reason = refuse_exhaust(g, seat, kind)
    if reason != FINE:
        return reason
    if card.cost > g.coins[seat]:
        return COST_TOO_FEW_COINS
    return effect_of(g, kind).can(g, seat)


# ---- move the own hero


class MoveHero(Effect):
    def can(self, g: State, seat: int) -> int:
        return FINE if can_step(g, seat) else NO_STEP

    def do(self, g: State, use: UseCard) -> int:
        use.declare(g)
        return push_move(g, use.owner, use.amount(g))


class MoveHeroUp(Effect):
    def can(self, g: State, seat: int) -> int:
        return NO_STEP if refuse_step(g, seat, UP) != FINE else FINE

    def do(self, g: State, use: UseCard) -> int:
        use.declare(g)
        return push_move_up(g, use.owner, use.amount(g))


class ClimbUnderPlatform(Effect):
    """PF-R83."""

    def can(self, g: State, seat: int) -> int:
        target = climb_target(g, g.pos[seat])
        if target < 0:
            return CLIMB_NO_PLATFORM
        if target == g.pos[seat]:
            return CLIMB_ALREADY
        return FINE if g.at[target] == EMPTY else CLIMB_OCCUPIED

    def do(self, g: State, use: UseCard) -> int:
        use.declare(g)
        target = climb_target(g, g.pos[use.owner])
        place(g, use.owner, target)
        enter(g, use.owner, target, BY_PLACING, [])
        return AGAIN


def climb_target(g: State, cell: int) -> int:
    """PF-R83: the space under the first platform above, or -1."""
    while cell + COLUMNS < g.end_cell():
        if g.tower.floor[cell + COLUMNS] != OPEN:
            return cell
        cell += COLUMNS
    return -1


# ---- bonuses and protection


class NextAttack(Effect):
    def do(self, g: State, use: UseCard) -> int:
        use.declare(g)
        add_bonus(g, use.owner, use.amount(g))
        return AGAIN


def add_bonus(g: State, seat: int, number: int) -> None:
    """PF-R48: several add up."""
    g.bonus += number
    g.emit(EV_BONUS, seat, number, g.bonus)


class Levitate(Effect):
    """PF-R125: need not fall until the own next turn."""

    def do(self, g: State, use: UseCard) -> int:
        use.declare(g)
        g.levitating[use.owner] = True
        return AGAIN


class Vanish(Effect):
    """Own movement and pushing cause no attacks this turn."""

    def do(self, g: State, use: UseCard) -> int:
        use.declare(g)
        g.invisible = True
        return AGAIN


# ---- dice


class Reroll(Effect):
    """PF-R123."""

    def can(self, g: State, seat: int) -> int:
        return FINE if sum(g.pool) > 0 else NO_UNUSED_DIE

    def do(self, g: State, use: UseCard) -> int:
        if choose_dice(g, use, use.owner, 1, use.amount(g)) == WAIT:
            return WAIT
        chosen = use.answers
        use.declare(g)
        reroll(g, use.owner, chosen)
        return AGAIN


class TurnDie(Effect):
    """PF-R123: turning changes the face, not the record."""

    def can(self, g: State, seat: int) -> int:
        faces = 0
        for number in g.pool:
            faces += int(number > 0)
        return FINE if faces >= 2 else NO_DIFFERENT_DICE

    def do(self, g: State, use: UseCard) -> int:
        answer = g.ask(use, use.owner, TurnFrom())
        if answer == WAIT:
            return WAIT
        face = answer - DIE
        into = g.ask(use, use.owner, TurnTo(face))
        if into == WAIT:
            return WAIT
        use.declare(g)
        recorded = take_die(g, face)
        g.pool[into - AS] += 1
        if recorded != into - AS:
            g.turned = (*g.turned, TurnedDie(into - AS, recorded))
        g.emit(EV_DIE_TURNED, use.owner, face, into - AS)
        return AGAIN


class TurnFrom(Question):
    __slots__ = ()

    name: ClassVar[str] = "turn_from"
    rule: ClassVar[str] = "PF-R123"

    def options(self, core: Core, seat: int) -> list[int]:
        return [DIE + face for face in range(FACES) if self.refuse(core, seat, DIE + face) == FINE]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if not DIE <= action < DIE + FACES:
            return NOT_AN_ANSWER
        return FINE if cast(State, core).pool[action - DIE] > 0 else NOT_UNUSED


class TurnTo(Question):
    """To which face a die that shows `face` is turned."""

    __slots__ = ("face",)

    name: ClassVar[str] = "turn_to"
    rule: ClassVar[str] = "PF-R123"

    def __init__(self, face: int) -> None:
        self.face = face

    def options(self, core: Core, seat: int) -> list[int]:
        return [AS + face for face in range(FACES) if self.refuse(core, seat, AS + face) == FINE]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if not AS <= action < AS + FACES:
            return NOT_AN_ANSWER
        if action - AS == self.face:
            return NO_DIFFERENT_DICE
        return FINE if cast(State, core).pool[action - AS] > 0 else NOT_UNUSED

    def about(self, core: Core) -> dict[str, object]:
        return {"face": FACE_NAMES[self.face]}


class SecondWind(Effect):
    """Reroll any unused dice, refresh all items."""

    def can(self, g: State, seat: int) -> int:
        exhausted = any(g.tables.cards[kind].type == ITEM for kind in g.exhausted[seat])
        return FINE if sum(g.pool) > 0 or exhausted else NOTHING_TO_RENEW

    def do(self, g: State, use: UseCard) -> int:
        if choose_dice(g, use, use.owner, 0, ACTION_DICE) == WAIT:
            return WAIT
        chosen = use.answers
        use.declare(g)
        reroll(g, use.owner, chosen)
        rest = [kind for kind in g.exhausted[use.owner] if g.tables.cards[kind].type != ITEM]
        if len(rest) < len(g.exhausted[use.owner]):
            g.exhausted[use.owner] = rest
            g.emit(EV_REFRESHED, use.owner)
        return AGAIN


# ---- enemies and tokens


class MoveAnEnemy(Effect):
    def can(self, g: State, seat: int) -> int:
        return FINE if any(refuse_enemy(g, seat, cell) == FINE for cell in g.enemies) else NO_ENEMY_TO_MOVE

    def do(self, g: State, use: UseCard) -> int:
        answer = g.ask(use, use.owner, ChooseEnemy(None))
        if answer == WAIT:
            return WAIT
        use.declare(g)
        cell = answer - SPACE
        return push_move_enemy(g, use.owner, cell, max(1, use.amount(g) // heaviness(g, cell)))


class Magnet(Effect):
    """PF-R128: take a token around."""

    def can(self, g: State, seat: int) -> int:
        return FINE if tokens_around(g, seat) else NO_TOKEN_NEAR

    def do(self, g: State, use: UseCard) -> int:
        answer = g.ask(use, use.owner, MagnetSpace())
        if answer == WAIT:
            return WAIT
        cell = answer - SPACE
        token = g.ask(use, use.owner, MagnetToken(cell))
        if token == WAIT:
            return WAIT
        use.declare(g)
        if token == TAKE_COIN:
            g.put_coins(cell, g.coins_on[cell] - 1)
            g.coin_supply += 1
            gain_coins(g, use.owner, 1)
        else:
            g.put_gems(cell, g.gems_on[cell] - 1)
            g.gem_supply += 1
            gain_gems(g, use.owner, 1)
        return AGAIN


def tokens_around(g: State, seat: int) -> list[int]:
    """PF-R128: the 8 spaces around, on the Map and on the same side of the seal."""
    here = g.pos[seat]
    cells: list[int] = []
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            cell = here + dy * COLUMNS + dx
            beside = 0 <= here % COLUMNS + dx < COLUMNS and cell != here and g.on_map(cell)
            if beside and g.has_tokens(cell) and g.on_boss_level(cell) == g.on_boss_level(here):
                cells.append(cell)
    return cells


class MagnetSpace(Question):
    __slots__ = ()

    name: ClassVar[str] = "magnet"
    rule: ClassVar[str] = "PF-R128"

    def options(self, core: Core, seat: int) -> list[int]:
        return [SPACE + cell for cell in tokens_around(cast(State, core), seat)]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if not SPACE <= action < CARD:
            return NOT_AN_ANSWER
        return FINE if action - SPACE in tokens_around(cast(State, core), seat) else NO_TOKEN_THERE


class MagnetToken(Question):
    """Which of the tokens on `cell`."""

    __slots__ = ("cell",)

    name: ClassVar[str] = "token"
    rule: ClassVar[str] = "PF-R128"

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def options(self, core: Core, seat: int) -> list[int]:
        return [action for action in (TAKE_COIN, TAKE_GEM) if self.refuse(core, seat, action) == FINE]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action == TAKE_COIN:
            return FINE if g.coins_on[self.cell] > 0 else NO_TOKEN_THERE
        if action == TAKE_GEM:
            return FINE if g.gems_on[self.cell] > 0 else NO_TOKEN_THERE
        return NOT_AN_ANSWER

    def about(self, core: Core) -> dict[str, object]:
        return {"space": space_name(self.cell)}


# ---- hearts and gems


class Heal(Effect):
    def can(self, g: State, seat: int) -> int:
        return FINE if g.hearts[seat] < health_pool(g, seat) else FULL_HEARTS

    def do(self, g: State, use: UseCard) -> int:
        use.declare(g)
        heal(g, use.owner, use.amount(g))
        return AGAIN


class Cure(Heal):
    """As healing, and the poison token is returned."""

    def can(self, g: State, seat: int) -> int:
        return FINE if super().can(g, seat) == FINE or g.has_mark(seat, POISON) else NO_HEART_NOR_POISON

    def do(self, g: State, use: UseCard) -> int:
        super().do(g, use)
        lose_mark(g, use.owner, POISON)
        return AGAIN


class GainGems(Effect):
    def can(self, g: State, seat: int) -> int:
        return FINE if g.gem_supply > 0 else NO_GEM_LEFT

    def do(self, g: State, use: UseCard) -> int:
        use.declare(g)
        gain_gems(g, use.owner, use.amount(g))
        return AGAIN


BY_NAME: Final[dict[str, Effect]] = {
    "move": MoveHero(),
    "climb_under_platform": ClimbUnderPlatform(),
    "next_attack": NextAttack(),
    "reroll": Reroll(),
    "move_enemy": MoveAnEnemy(),
    "magnet": Magnet(),
    "turn_die": TurnDie(),
    "heal": Heal(),
    "hold": Levitate(),
    "vanish": Vanish(),
    "second_wind": SecondWind(),
    "gain_gems": GainGems(),
    "cure": Cure(),
    "move_up": MoveHeroUp(),
}
"""The effects that are actions. Passive, reacting and enhancing ones stand with the rules they change."""
EFFECTS: Final[list[Effect | None]] = [BY_NAME.get(name) for name in CARD_EFFECTS]
