"""Symbols: their sources (dice pool, special die, forge), what they serve as, and gems on them (PF-7, PF-8, PF-19)."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.enemies import can_move_enemy, heaviness, same_side
from bossrush.games.platformer.events import EV_CARD_USED, EV_FORGED, EV_USED
from bossrush.games.platformer.ids import (
    A_SHEPHERD,
    AS,
    BLANK,
    BOOT,
    CARD,
    COIN,
    E_FREE_FIRST_GEM,
    FACES,
    FOE,
    FORGE,
    FORGE_SPECIAL,
    MAX_TIMES,
    MONSTER,
    Q_FORGE_AS,
    Q_STAR_AS,
    Q_TIMES,
    SPECIAL,
    STAR,
    STEP,
    SWORD,
    TIMES,
    USE,
)
from bossrush.games.platformer.movement import refuse_any_step
from bossrush.games.platformer.reasons import (
    ENHANCE_SAVES_NOTHING,
    EXHAUSTED,
    FINE,
    FORGE_PAIR,
    FORGE_SAME,
    FORGE_USELESS,
    GOLEM_UNITS,
    NEEDS_MONSTER,
    NEEDS_SWORD,
    NO_COIN_LEFT,
    NO_ENEMY_BESIDE,
    NO_ENEMY_TO_MOVE,
    NO_STAR_USE,
    NO_STEP,
    NO_SUCH_DIE,
    NOT_AN_ANSWER,
    NOT_OWNED,
    SPECIAL_BLANK,
    STAR_NOT_PRINTED,
    TOO_FEW_GEMS,
)
from bossrush.games.platformer.state import OPTIONS, REFUSE, State
from bossrush.games.platformer.wealth import pay_gems
from bossrush.games.platformer.wounds import reset_special
from bossrush.kernel.core import WAIT, Frame

# what a symbol is wanted for: an action of its own, or joining one that was begun, or step 6
ANY: Final = -1
SAVING: Final = 9

SOURCES: Final = FORGE_SPECIAL + 1
"""Actions USE + face, SPECIAL, FORGE + face and FORGE_SPECIAL name a source of a symbol."""


# ---- what a symbol may be used for


def refuse_symbol(g: State, seat: int, symbol: int, purpose: int, source: int) -> int:
    """PF-R127: whether the effect of this symbol can begin, or join what `purpose` says."""
    if purpose == SWORD:
        return FINE if symbol == SWORD else NEEDS_SWORD
    if purpose == MONSTER:
        return FINE if symbol == MONSTER else NEEDS_MONSTER
    if symbol == BOOT:
        return NO_STEP if refuse_any_step(g, seat) else FINE
    if symbol == SWORD:
        return FINE if enemy_beside(g, seat) else NO_ENEMY_BESIDE
    if symbol == COIN:
        return FINE if g.bank_coins > 0 else NO_COIN_LEFT
    return refuse_monster(g, seat, source)


def enemy_beside(g: State, seat: int) -> bool:
    return any(g.at[cell] >= FOE for cell in g.near(g.pos[seat]))


def refuse_monster(g: State, seat: int, source: int) -> int:
    heavy = False
    for cell in g.foes:
        if same_side(g, seat, cell) and can_move_enemy(g, cell):
            if heaviness(g, cell) == 1:
                return FINE
            heavy = True
    if not heavy:
        return NO_ENEMY_TO_MOVE
    return FINE if can_double(g, seat, source) else GOLEM_UNITS


def can_double(g: State, seat: int, source: int) -> bool:
    """PF-R118: whether this source of a MONSTER can be brought to 2 units, by gems or by another MONSTER."""
    return g.gems[seat] > 0 or enhancer(g, seat) >= 0 or has_another(g, seat, source)


def has_another(g: State, seat: int, source: int) -> bool:
    """Whether another MONSTER can be had once this source is used."""
    pool = g.pool[:]
    special = g.special[seat]
    if source < SPECIAL:
        pool[source - USE] -= 1
    elif source == SPECIAL:
        special = BLANK
    elif source < FORGE_SPECIAL:
        pool[source - FORGE] -= 2
    else:
        pool[special] -= 1
        special = BLANK
    starry = MONSTER in g.hero_card(seat).star
    if pool[MONSTER] > 0 or special == MONSTER or (starry and (pool[STAR] > 0 or special == STAR)):
        return True
    return any(pool[face] + int(special == face) >= 2 for face in range(FACES))


def refuse_face(g: State, seat: int, face: int, purpose: int, source: int) -> int:
    """Whether a die with this face, or a forge with this result, serves the purpose."""
    if purpose == SAVING:
        return FINE
    if face != STAR:
        return refuse_symbol(g, seat, face, purpose, source)
    for symbol in g.hero_card(seat).star:
        if refuse_symbol(g, seat, symbol, purpose, source) == FINE:
            return FINE
    return NO_STAR_USE


def refuse_source(g: State, seat: int, source: int, purpose: int) -> int:
    """PF-7.1, PF-19.2: whether this source is there and serves the purpose."""
    if source < SPECIAL:
        face = source - USE
        return refuse_face(g, seat, face, purpose, source) if g.pool[face] > 0 else NO_SUCH_DIE
    if source == SPECIAL:
        face = g.special[seat]
        return SPECIAL_BLANK if face == BLANK else refuse_face(g, seat, face, purpose, source)
    if source < FORGE_SPECIAL:
        face = source - FORGE
        if g.pool[face] < 2:
            return FORGE_PAIR
    else:
        face = g.special[seat]
        if face == BLANK:
            return SPECIAL_BLANK
        if g.pool[face] < 1:
            return FORGE_PAIR
    for result in range(FACES):
        if result != face and refuse_face(g, seat, result, purpose, source) == FINE:
            return FINE
    return FORGE_USELESS


def source_options(g: State, seat: int, purpose: int) -> list[int]:
    return [source for source in range(SOURCES) if refuse_source(g, seat, source, purpose) == FINE]


# ---- choosing what it is used as


def choose_symbol(g: State, f: Frame, seat: int, source: int, purpose: int) -> int:
    """The symbol this source is used as plus 8 times the face it counts as (they differ for a star), or `WAIT`."""
    if source < SPECIAL:
        face = source - USE
    elif source == SPECIAL:
        face = g.special[seat]
    else:
        face = choose_forged(g, f, seat, source, purpose)
        if face == WAIT:
            return WAIT
    if face != STAR:
        return face + 8 * face
    answer = g.ask(f, seat, Q_STAR_AS, purpose, source)
    return WAIT if answer == WAIT else answer - AS + 8 * face


def choose_forged(g: State, f: Frame, seat: int, source: int, purpose: int) -> int:
    answer = g.ask(f, seat, Q_FORGE_AS, forge_input(g, seat, source), purpose, source)
    return WAIT if answer == WAIT else answer - AS


def forge_input(g: State, seat: int, source: int) -> int:
    return g.special[seat] if source == FORGE_SPECIAL else source - FORGE


def forge_as_options(g: State) -> list[int]:
    return [AS + face for face in range(FACES) if refuse_forge_as(g, AS + face) == FINE]


def refuse_forge_as(g: State, action: int) -> int:
    """PF-19.4."""
    if not AS <= action < AS + FACES:
        return NOT_AN_ANSWER
    if action - AS == g.context[0]:
        return FORGE_SAME
    return refuse_face(g, g.asked, action - AS, g.context[1], g.context[2])


def star_as_options(g: State) -> list[int]:
    return [AS + face for face in range(FACES) if refuse_star_as(g, AS + face) == FINE]


def refuse_star_as(g: State, action: int) -> int:
    """PF-7.13."""
    if not AS <= action < AS + FACES:
        return NOT_AN_ANSWER
    if action - AS not in g.hero_card(g.asked).star:
        return STAR_NOT_PRINTED
    return refuse_symbol(g, g.asked, action - AS, g.context[0], g.context[1])


# ---- gems (PF-8)


def gem_cost(times: int, freed: bool) -> int:
    """PF-8.2, PF-R117."""
    return times * (times - 1) // 2 - int(freed and times > 1)


def enhancer(g: State, seat: int) -> int:
    """A ready card that makes the first step free, or -1."""
    for kind in g.cards[seat]:
        if g.tables.cards[kind].effect == E_FREE_FIRST_GEM and g.ready(seat, kind):
            return kind
    return -1


def choose_times(g: State, f: Frame, seat: int, least: int) -> int:
    """The multiplier plus 100 times (1 + the kind of the card that helps, if any), or `WAIT`."""
    answer = g.ask(f, seat, Q_TIMES, least, -1)
    if answer < CARD:
        return WAIT if answer == WAIT else answer - TIMES + 1
    kind = answer - CARD
    answer = g.ask(f, seat, Q_TIMES, max(2, least), kind)
    return WAIT if answer == WAIT else answer - TIMES + 1 + 100 * (kind + 1)


def times_options(g: State) -> list[int]:
    options = [TIMES + m for m in range(MAX_TIMES) if refuse_times(g, TIMES + m) == FINE]
    if g.context[1] < 0 and enhancer(g, g.asked) >= 0:
        options.append(CARD + enhancer(g, g.asked))
    return options


def refuse_times(g: State, action: int) -> int:
    seat = g.asked
    freed = g.context[1] >= 0
    if action >= CARD:
        return refuse_enhancer(g, seat, action - CARD)
    if not TIMES <= action < STEP:
        return NOT_AN_ANSWER
    times = action - TIMES + 1
    if times < g.context[0]:
        return ENHANCE_SAVES_NOTHING if freed else GOLEM_UNITS
    return FINE if gem_cost(times, freed) <= g.gems[seat] else TOO_FEW_GEMS


def refuse_enhancer(g: State, seat: int, kind: int) -> int:
    if kind not in g.cards[seat]:
        return NOT_OWNED
    if g.tables.cards[kind].effect != E_FREE_FIRST_GEM:
        return NOT_AN_ANSWER
    if g.context[1] >= 0:
        return ENHANCE_SAVES_NOTHING
    return FINE if g.ready(seat, kind) else EXHAUSTED


# ---- using it


def spend(g: State, seat: int, source: int, chosen: int, times: int) -> int:
    """Take the source out of the dice pool, pay the gems; returns the units of the symbol."""
    take_source(g, seat, source, chosen // 8)
    units = times % 100
    helper = times // 100 - 1
    if helper >= 0:
        g.emit(EV_CARD_USED, seat, helper)
        g.tapped[seat].append(helper)
        g.tapped[seat].sort()
    g.emit(EV_USED, seat, source, chosen % 8, units)
    pay_gems(g, seat, gem_cost(units, helper >= 0))
    return units


def take_source(g: State, seat: int, source: int, result: int) -> None:
    """PF-7.2, PF-7.3, PF-19.5."""
    if source < SPECIAL:
        use_die(g, source - USE)
    elif source == SPECIAL:
        reset_special(g, seat)
    elif source < FORGE_SPECIAL:
        g.emit(EV_FORGED, seat, source - FORGE, result, 0)
        use_die(g, source - FORGE)
        use_die(g, source - FORGE)
    else:
        g.emit(EV_FORGED, seat, g.special[seat], result, 1)
        use_die(g, g.special[seat])
        reset_special(g, seat)


def use_die(g: State, face: int) -> None:
    g.pool[face] -= 1
    g.used[face] += 1


def stride(g: State, seat: int) -> int:
    """How many spaces one unit of MONSTER moves an enemy (PF-R81)."""
    return g.hero_card(seat).amount if g.has_ability(seat, A_SHEPHERD) else 1


OPTIONS[Q_FORGE_AS] = forge_as_options
REFUSE[Q_FORGE_AS] = refuse_forge_as
OPTIONS[Q_STAR_AS] = star_as_options
REFUSE[Q_STAR_AS] = refuse_star_as
OPTIONS[Q_TIMES] = times_options
REFUSE[Q_TIMES] = refuse_times
