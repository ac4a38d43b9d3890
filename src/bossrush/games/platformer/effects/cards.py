"""The effects of items and potions. For each: whether it can begin (PF-R127), and what it does."""

from __future__ import annotations

from collections.abc import Callable

from bossrush.games.platformer.dice import choose_dice, reroll
from bossrush.games.platformer.enemies import heaviness, push_move_enemy, refuse_enemy
from bossrush.games.platformer.events import EV_BONUS, EV_DIE_TURNED, EV_REFRESHED
from bossrush.games.platformer.ids import (
    ACTION_DICE,
    AS,
    BY_PLACING,
    CARD,
    CARD_EFFECTS,
    COLUMNS,
    DIE,
    E_CLIMB,
    E_CURE,
    E_GAIN_GEMS,
    E_HEAL,
    E_HOLD,
    E_MAGNET,
    E_MOVE,
    E_MOVE_ENEMY,
    E_MOVE_UP,
    E_NEXT_ATTACK,
    E_REROLL,
    E_SECOND_WIND,
    E_TURN_DIE,
    E_VANISH,
    EMPTY,
    ENHANCE,
    FACES,
    GEM,
    ITEM,
    K_CARD,
    OPEN,
    PASSIVE,
    POISON,
    Q_ENEMY,
    Q_MAGNET,
    Q_TOKEN,
    Q_TURN_FROM,
    Q_TURN_TO,
    REACT,
    SPACE,
    TAKE_COIN,
    TAKE_GEM,
    UP,
)
from bossrush.games.platformer.movement import can_step, enter, place, push_move, push_move_up, refuse_step
from bossrush.games.platformer.reasons import (
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
from bossrush.games.platformer.shop import spend_card
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.symbols import ANY, refuse_exhaust, take_die
from bossrush.games.platformer.wealth import gain_coins, gain_gems
from bossrush.games.platformer.wounds import heal, health_pool, lose_mark
from bossrush.kernel.core import AGAIN, DONE, WAIT, Frame


def refuse_card(g: State, seat: int, kind: int) -> int:
    """PF-18: whether this player may use a card of this kind as an action now."""
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
    return CAN[card.effect](g, seat)


def use_card(g: State, f: Frame) -> int:
    """The argument is the kind. Effects go to step 1 when all that remains is done by the frames they pushed."""
    return DONE if f.step == 1 else DO[g.tables.cards[f.args[0]].effect](g, f)


def amount(g: State, f: Frame) -> int:
    return g.tables.cards[f.args[0]].amount


def declare(g: State, f: Frame) -> None:
    spend_card(g, f.owner, f.args[0])
    f.goto(1)


# ---- move the own hero


def can_move(g: State, seat: int) -> int:
    return FINE if can_step(g, seat) else NO_STEP


def do_move(g: State, f: Frame) -> int:
    declare(g, f)
    return push_move(g, f.owner, amount(g, f))


def can_move_up(g: State, seat: int) -> int:
    return NO_STEP if refuse_step(g, seat, UP) != FINE else FINE


def do_move_up(g: State, f: Frame) -> int:
    declare(g, f)
    return push_move_up(g, f.owner, amount(g, f))


def climb_target(g: State, cell: int) -> int:
    """PF-R83: the space under the first platform above, or -1."""
    while cell + COLUMNS < g.hi():
        if g.tower.floor[cell + COLUMNS] != OPEN:
            return cell
        cell += COLUMNS
    return -1


def can_climb(g: State, seat: int) -> int:
    target = climb_target(g, g.pos[seat])
    if target < 0:
        return CLIMB_NO_PLATFORM
    if target == g.pos[seat]:
        return CLIMB_ALREADY
    return FINE if g.at[target] == EMPTY else CLIMB_OCCUPIED


def do_climb(g: State, f: Frame) -> int:
    declare(g, f)
    target = climb_target(g, g.pos[f.owner])
    place(g, f.owner, target)
    enter(g, f.owner, target, BY_PLACING, [])
    return AGAIN


# ---- bonuses and protection


def can_always(g: State, seat: int) -> int:
    return FINE


def add_bonus(g: State, seat: int, number: int) -> None:
    """PF-R48: several add up."""
    g.bonus += number
    g.emit(EV_BONUS, seat, number, g.bonus)


def do_next_attack(g: State, f: Frame) -> int:
    declare(g, f)
    add_bonus(g, f.owner, amount(g, f))
    return AGAIN


def do_hold(g: State, f: Frame) -> int:
    declare(g, f)
    g.levitating[f.owner] = True
    return AGAIN


def do_vanish(g: State, f: Frame) -> int:
    declare(g, f)
    g.invisible = True
    return AGAIN


# ---- dice


def can_reroll(g: State, seat: int) -> int:
    return FINE if sum(g.pool) > 0 else NO_UNUSED_DIE


def do_reroll(g: State, f: Frame) -> int:
    if choose_dice(g, f, f.owner, 1, amount(g, f)) == WAIT:
        return WAIT
    chosen = f.answers
    declare(g, f)
    reroll(g, f.owner, chosen)
    return AGAIN


def can_turn_die(g: State, seat: int) -> int:
    faces = 0
    for number in g.pool:
        faces += int(number > 0)
    return FINE if faces >= 2 else NO_DIFFERENT_DICE


def do_turn_die(g: State, f: Frame) -> int:
    turned = g.ask(f, f.owner, Q_TURN_FROM)
    if turned == WAIT:
        return WAIT
    into = g.ask(f, f.owner, Q_TURN_TO, turned - DIE)
    if into == WAIT:
        return WAIT
    declare(g, f)
    recorded = take_die(g, turned - DIE)  # PF-R123: turning changes the face, not the record
    g.pool[into - AS] += 1
    if recorded != into - AS:
        g.turned.append((into - AS) * 8 + recorded)
    g.emit(EV_DIE_TURNED, f.owner, turned - DIE, into - AS)
    return AGAIN


def turn_from_options(g: State) -> list[int]:
    return [DIE + face for face in range(FACES) if refuse_turn_from(g, DIE + face) == FINE]


def refuse_turn_from(g: State, action: int) -> int:
    if not DIE <= action < DIE + FACES:
        return NOT_AN_ANSWER
    return FINE if g.pool[action - DIE] > 0 else NOT_UNUSED


def turn_to_options(g: State) -> list[int]:
    return [AS + face for face in range(FACES) if refuse_turn_to(g, AS + face) == FINE]


def refuse_turn_to(g: State, action: int) -> int:
    if not AS <= action < AS + FACES:
        return NOT_AN_ANSWER
    face = action - AS
    if face == g.context[0]:
        return NO_DIFFERENT_DICE
    return FINE if g.pool[face] > 0 else NOT_UNUSED


def can_second_wind(g: State, seat: int) -> int:
    exhausted = any(g.tables.cards[kind].type == ITEM for kind in g.exhausted[seat])
    return FINE if sum(g.pool) > 0 or exhausted else NOTHING_TO_RENEW


def do_second_wind(g: State, f: Frame) -> int:
    if choose_dice(g, f, f.owner, 0, ACTION_DICE) == WAIT:
        return WAIT
    chosen = f.answers
    declare(g, f)
    reroll(g, f.owner, chosen)
    rest = [kind for kind in g.exhausted[f.owner] if g.tables.cards[kind].type != ITEM]
    if len(rest) < len(g.exhausted[f.owner]):
        g.exhausted[f.owner] = rest
        g.emit(EV_REFRESHED, f.owner)
    return AGAIN


# ---- enemies and tokens


def can_move_an_enemy(g: State, seat: int) -> int:
    return FINE if any(refuse_enemy(g, seat, cell) == FINE for cell in g.enemies) else NO_ENEMY_TO_MOVE


def do_move_enemy(g: State, f: Frame) -> int:
    answer = g.ask(f, f.owner, Q_ENEMY, ANY)
    if answer == WAIT:
        return WAIT
    declare(g, f)
    cell = answer - SPACE
    return push_move_enemy(g, f.owner, cell, max(1, amount(g, f) // heaviness(g, cell)))


def tokens_around(g: State, seat: int) -> list[int]:
    """PF-R128: the 8 spaces around, on the Map and on the same side of the seal."""
    here = g.pos[seat]
    cells: list[int] = []
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            cell = here + dy * COLUMNS + dx
            beside = 0 <= here % COLUMNS + dx < COLUMNS and cell != here and g.on_map(cell)
            if beside and g.tokens[cell] > 0 and g.on_boss_level(cell) == g.on_boss_level(here):
                cells.append(cell)
    return cells


def can_magnet(g: State, seat: int) -> int:
    return FINE if tokens_around(g, seat) else NO_TOKEN_NEAR


def do_magnet(g: State, f: Frame) -> int:
    answer = g.ask(f, f.owner, Q_MAGNET)
    if answer == WAIT:
        return WAIT
    cell = answer - SPACE
    token = g.ask(f, f.owner, Q_TOKEN, cell)
    if token == WAIT:
        return WAIT
    declare(g, f)
    if token == TAKE_COIN:
        g.tokens[cell] -= 1
        g.coin_supply += 1
        gain_coins(g, f.owner, 1)
    else:
        g.tokens[cell] -= GEM
        g.gem_supply += 1
        gain_gems(g, f.owner, 1)
    return AGAIN


def magnet_options(g: State) -> list[int]:
    return [SPACE + cell for cell in tokens_around(g, g.asked)]


def refuse_magnet(g: State, action: int) -> int:
    if not SPACE <= action < CARD:
        return NOT_AN_ANSWER
    return FINE if action - SPACE in tokens_around(g, g.asked) else NO_TOKEN_THERE


def token_options(g: State) -> list[int]:
    return [action for action in (TAKE_COIN, TAKE_GEM) if refuse_token(g, action) == FINE]


def refuse_token(g: State, action: int) -> int:
    if action == TAKE_COIN:
        return FINE if g.coins_on(g.context[0]) > 0 else NO_TOKEN_THERE
    if action == TAKE_GEM:
        return FINE if g.gems_on(g.context[0]) > 0 else NO_TOKEN_THERE
    return NOT_AN_ANSWER


def can_heal(g: State, seat: int) -> int:
    return FINE if g.hearts[seat] < health_pool(g, seat) else FULL_HEARTS


def do_heal(g: State, f: Frame) -> int:
    declare(g, f)
    heal(g, f.owner, amount(g, f))
    return AGAIN


def can_cure(g: State, seat: int) -> int:
    return FINE if can_heal(g, seat) == FINE or g.has_mark(seat, POISON) else NO_HEART_NOR_POISON


def do_cure(g: State, f: Frame) -> int:
    declare(g, f)
    heal(g, f.owner, amount(g, f))
    lose_mark(g, f.owner, POISON)
    return AGAIN


def can_gain_gems(g: State, seat: int) -> int:
    return FINE if g.gem_supply > 0 else NO_GEM_LEFT


def do_gain_gems(g: State, f: Frame) -> int:
    declare(g, f)
    gain_gems(g, f.owner, amount(g, f))
    return AGAIN


def never(g: State, f: Frame) -> int:
    raise AssertionError("a passive, reacting or enhancing card is no action")


CAN: list[Callable[[State, int], int]] = [can_always] * len(CARD_EFFECTS)
DO: list[Callable[[State, Frame], int]] = [never] * len(CARD_EFFECTS)

CAN[E_MOVE], DO[E_MOVE] = can_move, do_move
CAN[E_CLIMB], DO[E_CLIMB] = can_climb, do_climb
CAN[E_NEXT_ATTACK], DO[E_NEXT_ATTACK] = can_always, do_next_attack
CAN[E_REROLL], DO[E_REROLL] = can_reroll, do_reroll
CAN[E_MOVE_ENEMY], DO[E_MOVE_ENEMY] = can_move_an_enemy, do_move_enemy
CAN[E_MAGNET], DO[E_MAGNET] = can_magnet, do_magnet
CAN[E_TURN_DIE], DO[E_TURN_DIE] = can_turn_die, do_turn_die
CAN[E_HEAL], DO[E_HEAL] = can_heal, do_heal
CAN[E_CURE], DO[E_CURE] = can_cure, do_cure
CAN[E_MOVE_UP], DO[E_MOVE_UP] = can_move_up, do_move_up
CAN[E_HOLD], DO[E_HOLD] = can_always, do_hold
CAN[E_VANISH], DO[E_VANISH] = can_always, do_vanish
CAN[E_SECOND_WIND], DO[E_SECOND_WIND] = can_second_wind, do_second_wind
CAN[E_GAIN_GEMS], DO[E_GAIN_GEMS] = can_gain_gems, do_gain_gems

FRAMES[K_CARD] = use_card
OPTIONS[Q_TURN_FROM] = turn_from_options
REFUSE[Q_TURN_FROM] = refuse_turn_from
OPTIONS[Q_TURN_TO] = turn_to_options
REFUSE[Q_TURN_TO] = refuse_turn_to
OPTIONS[Q_MAGNET] = magnet_options
REFUSE[Q_MAGNET] = refuse_magnet
OPTIONS[Q_TOKEN] = token_options
REFUSE[Q_TOKEN] = refuse_token
