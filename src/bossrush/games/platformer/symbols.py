"""Symbols: their sources (dice pool, special die, forge), what they serve as, and gems on them (PF-7, PF-8, PF-19)."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.enemies import can_move_enemy, heaviness, same_side
from bossrush.games.platformer.events import EV_FORGED, EV_USED
from bossrush.games.platformer.ids import (
    A_SHEPHERD,
    AS,
    BLANK,
    BOOT,
    CARD,
    COIN,
    DIE,
    E_CHEAPER_GEM,
    E_FORGE_DIFFERENT,
    E_FREE_FIRST_GEM,
    ENEMY,
    FACES,
    FORGE,
    FORGE_SPECIAL,
    MAX_TIMES,
    MONSTER,
    POTION,
    Q_ANVIL_FIRST,
    Q_ANVIL_SECOND,
    Q_FORGE_AS,
    Q_STAR_AS,
    Q_TIMES,
    SPECIAL,
    STAR,
    STEP,
    SWORD,
    TIMES,
    USE,
    V_RUST,
)
from bossrush.games.platformer.movement import can_step
from bossrush.games.platformer.reasons import (
    ANVIL_SAME,
    ENEMIES_SEALED,
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
    RUSTED,
    SHEET_TWO_SWORDS,
    SPECIAL_BLANK,
    STAR_CANNOT_BEGIN,
    STAR_NOT_PRINTED,
    TOO_FEW_GEMS,
)
from bossrush.games.platformer.shop import exhaust_card
from bossrush.games.platformer.state import OPTIONS, REFUSE, State
from bossrush.games.platformer.wealth import pay_gems
from bossrush.games.platformer.wounds import reset_special
from bossrush.kernel.core import WAIT, Frame

# what a symbol is wanted for: an action of its own, or joining one that was begun, or step 6
ANY: Final = -1
SAVING: Final = 9
FIRST_SWORD: Final = 10
"""The first of two SWORDs for the boss sheet: a second one must be left."""

WITH_INPUTS: Final = 1024
"""An anvil as a source is its action, plus 1024 times its inputs once they are chosen (see `CHOSEN_INPUTS`)."""

SOURCES: Final = FORGE_SPECIAL + 1
"""Actions USE + face, SPECIAL, FORGE + face and FORGE_SPECIAL name a source of a symbol."""


# ---- what a symbol may be used for


def refuse_symbol(g: State, seat: int, symbol: int, purpose: int, source: int) -> int:
    """PF-R127: whether the effect of this symbol can begin, or join what `purpose` says."""
    if purpose == SWORD:
        return FINE if symbol == SWORD else NEEDS_SWORD
    if purpose == MONSTER:
        return FINE if symbol == MONSTER else NEEDS_MONSTER
    if purpose == FIRST_SWORD:
        return FINE if symbol == SWORD and has_another(g, seat, source, SWORD) else SHEET_TWO_SWORDS
    if symbol == BOOT:
        return FINE if can_step(g, seat) else NO_STEP
    if symbol == SWORD:
        return FINE if enemy_beside(g, seat) else NO_ENEMY_BESIDE
    if symbol == COIN:
        return FINE if g.coin_supply > 0 else NO_COIN_LEFT
    return refuse_monster(g, seat, source)


def enemy_beside(g: State, seat: int) -> bool:
    for cell in g.tower.near[g.pos[seat]]:  # there is nobody off the Map
        if g.at[cell] >= ENEMY:
            return True
    return False


def refuse_monster(g: State, seat: int, source: int) -> int:
    heavy = False
    sealed = False
    for cell in g.enemies:
        if not same_side(g, seat, cell):
            sealed = True
        elif can_move_enemy(g, cell):
            if heaviness(g, cell) == 1:
                return FINE
            heavy = True
    if not heavy:
        return ENEMIES_SEALED if sealed else NO_ENEMY_TO_MOVE
    return FINE if can_double(g, seat, source) else GOLEM_UNITS


def can_double(g: State, seat: int, source: int) -> bool:
    """PF-R118: whether this source of a MONSTER can be brought to 2 units, by gems or by another MONSTER."""
    return g.gems[seat] > 0 or len(helpers(g, seat)) > 0 or has_another(g, seat, source, MONSTER)


def has_another(g: State, seat: int, source: int, symbol: int) -> bool:
    """Whether another such symbol can be had once this source (with the inputs of an anvil) is used."""
    pool = g.pool[:]
    special = g.special[seat]
    action = source % WITH_INPUTS
    inputs = source // WITH_INPUTS
    if action < SPECIAL:
        pool[action - USE] -= 1
    elif action == SPECIAL:
        special = BLANK
    elif action < FORGE_SPECIAL:
        pool[action - FORGE] -= 2
    elif action == FORGE_SPECIAL:
        pool[special] -= 1
        special = BLANK
    else:
        pool[inputs % 8] -= 1
        if inputs >= 64:
            special = BLANK
        else:
            pool[inputs // 8 - 1] -= 1
    starry = symbol in g.hero_card(seat).star
    if pool[symbol] > 0 or special == symbol or (starry and (pool[STAR] > 0 or special == STAR)):
        return True
    faces = [pool[face] + int(special == face) for face in range(FACES)]
    if max(faces) >= 2:
        return True
    return action < CARD and len([n for n in faces if n > 0]) >= 2 and sum(pool) > 0 and has_anvil(g, seat)


def has_anvil(g: State, seat: int) -> bool:
    return any(is_anvil(g, CARD + kind) and refuse_exhaust(g, seat, kind) == FINE for kind in g.cards[seat])


def refuse_face(g: State, seat: int, face: int, purpose: int, source: int) -> int:
    """Whether a die with this face, or a forge with this result, serves the purpose."""
    if purpose == SAVING:
        return FINE
    if face != STAR:
        return refuse_symbol(g, seat, face, purpose, source)
    for symbol in g.hero_card(seat).star:
        if refuse_symbol(g, seat, symbol, purpose, source) == FINE:
            return FINE
    return NO_STAR_USE if purpose == SWORD or purpose == MONSTER else STAR_CANNOT_BEGIN


def refuse_source(g: State, seat: int, source: int, purpose: int) -> int:
    """PF-7.1, PF-19.2: whether this source is there and serves the purpose."""
    if source < SPECIAL:
        face = source - USE
        return refuse_face(g, seat, face, purpose, source) if g.pool[face] > 0 else NO_SUCH_DIE
    if source == SPECIAL:
        face = g.special[seat]
        return SPECIAL_BLANK if face == BLANK else refuse_face(g, seat, face, purpose, source)
    if source >= CARD:
        return refuse_anvil(g, seat, source, purpose)
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


def sources(g: State, seat: int) -> list[int]:
    """Everything that could be tried, in ascending order: what is not there is refused in any case."""
    special = g.special[seat]
    found = [USE + face for face in range(FACES) if g.pool[face] > 0]
    if special != BLANK:
        found.append(SPECIAL)
    found += [FORGE + face for face in range(FACES) if g.pool[face] > 1]
    if special != BLANK:
        found.append(FORGE_SPECIAL)
    return found


def source_options(g: State, seat: int, purpose: int) -> list[int]:
    options = [source for source in sources(g, seat) if refuse_source(g, seat, source, purpose) == FINE]
    for kind in g.cards[seat]:
        if g.tables.cards[kind].effect == E_FORGE_DIFFERENT and refuse_source(g, seat, CARD + kind, purpose) == FINE:
            options.append(CARD + kind)
    return options


# ---- forging two different symbols (PF-R122)


def is_anvil(g: State, action: int) -> bool:
    kind = action - CARD
    return 0 <= kind < len(g.tables.cards) and g.tables.cards[kind].effect == E_FORGE_DIFFERENT


def refuse_anvil(g: State, seat: int, source: int, purpose: int) -> int:
    if source - CARD not in g.cards[seat]:
        return NOT_OWNED
    reason = refuse_exhaust(g, seat, source - CARD)
    if reason != FINE:
        return reason
    for first in range(FACES):
        if g.pool[first] > 0 and anvil_seconds(g, seat, first, purpose, source):
            return FINE
    return FORGE_USELESS


def anvil_seconds(g: State, seat: int, first: int, purpose: int, source: int) -> list[int]:
    """The second inputs (`DIE` + face, or `SPECIAL`) with which this first one gives something of use."""
    options: list[int] = []
    special = g.special[seat]
    if special != BLANK and special != first and anvil_gives(g, seat, first, special, True, purpose, source):
        options.append(SPECIAL)
    for face in range(FACES):
        if face != first and g.pool[face] > 0 and anvil_gives(g, seat, first, face, False, purpose, source):
            options.append(DIE + face)
    return options


def anvil_gives(g: State, seat: int, first: int, second: int, special: bool, purpose: int, source: int) -> bool:
    inputs = first + 8 * (1 + second) + 64 * int(special)
    for face in range(FACES):
        useful = refuse_face(g, seat, face, purpose, source + WITH_INPUTS * inputs) == FINE
        if useful and face != first and face != second:
            return True
    return False


def anvil_first_options(g: State) -> list[int]:
    return [DIE + face for face in range(FACES) if refuse_anvil_first(g, DIE + face) == FINE]


def refuse_anvil_first(g: State, action: int) -> int:
    if not DIE <= action < DIE + FACES:
        return NOT_AN_ANSWER
    face = action - DIE
    if g.pool[face] == 0:
        return NO_SUCH_DIE
    return FINE if anvil_seconds(g, g.asked, face, g.context[0], g.context[1]) else FORGE_USELESS


def anvil_second_options(g: State) -> list[int]:
    return anvil_seconds(g, g.asked, g.context[0], g.context[1], g.context[2])


def refuse_anvil_second(g: State, action: int) -> int:
    if action in anvil_second_options(g):
        return FINE
    if action == SPECIAL:
        return SPECIAL_BLANK if g.special[g.asked] == BLANK else ANVIL_SAME
    if not DIE <= action < DIE + FACES:
        return NOT_AN_ANSWER
    if action - DIE == g.context[0]:
        return ANVIL_SAME
    return NO_SUCH_DIE if g.pool[action - DIE] == 0 else FORGE_USELESS


# ---- choosing what it is used as


def choose_symbol(g: State, f: Frame, seat: int, source: int, purpose: int) -> int:
    """What this source is used as, packed (see `CHOSEN_FACE`), or `WAIT`."""
    inputs = 0
    if source < SPECIAL:
        face = source - USE
    elif source == SPECIAL:
        face = g.special[seat]
    else:
        if source >= CARD:
            inputs = choose_inputs(g, f, seat, source, purpose)
            if inputs == WAIT:
                return WAIT
        face = choose_forged(g, f, seat, source, purpose, inputs)
        if face == WAIT:
            return WAIT
    packed = face * CHOSEN_FACE + inputs * CHOSEN_INPUTS
    if face != STAR:
        return face + packed
    answer = g.ask(f, seat, Q_STAR_AS, purpose, source + WITH_INPUTS * inputs)
    return WAIT if answer == WAIT else answer - AS + packed


CHOSEN_FACE: Final = 8
CHOSEN_INPUTS: Final = 64
"""The symbol, plus 8 times the face it counts as (they differ for a star), plus 64 times the inputs of an anvil:
the first face, plus 8 times 1 + the second face, plus 64 if that one is the special die."""


def choose_inputs(g: State, f: Frame, seat: int, source: int, purpose: int) -> int:
    first = g.ask(f, seat, Q_ANVIL_FIRST, purpose, source)
    if first == WAIT:
        return WAIT
    second = g.ask(f, seat, Q_ANVIL_SECOND, first - DIE, purpose, source)
    if second == WAIT:
        return WAIT
    if second == SPECIAL:
        return first - DIE + 8 * (1 + g.special[seat]) + 64
    return first - DIE + 8 * (1 + second - DIE)


def choose_forged(g: State, f: Frame, seat: int, source: int, purpose: int, inputs: int = 0) -> int:
    """The result of a forge. The question's context names its inputs, the purpose and the source."""
    about = inputs % 64 if source >= CARD else forge_input(g, seat, source)
    answer = g.ask(f, seat, Q_FORGE_AS, about, purpose, source + WITH_INPUTS * inputs)
    return WAIT if answer == WAIT else answer - AS


def forge_input(g: State, seat: int, source: int) -> int:
    return g.special[seat] if source == FORGE_SPECIAL else source - FORGE


def forge_as_options(g: State) -> list[int]:
    return [AS + face for face in range(FACES) if refuse_forge_as(g, AS + face) == FINE]


def refuse_forge_as(g: State, action: int) -> int:
    """PF-19.4, PF-R122."""
    if not AS <= action < AS + FACES:
        return NOT_AN_ANSWER
    face = action - AS
    if face == g.context[0] % 8 or face == g.context[0] // 8 - 1:
        return FORGE_SAME
    return refuse_face(g, g.asked, face, g.context[1], g.context[2])


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


def gem_cost(times: int, helpers: int) -> int:
    """PF-8.2; PF-R117: each helping card makes another step of 1 or more cheaper by 1."""
    return times * (times - 1) // 2 - min(helpers, times - 1)


def refuse_exhaust(g: State, seat: int, kind: int) -> int:
    """PF-18.2; Rust stops the exhaust effects of items and artifacts (PF-R132)."""
    if not g.ready(seat, kind):
        return EXHAUSTED
    return RUSTED if g.in_force(V_RUST) and g.tables.cards[kind].type != POTION else FINE


def is_helper(g: State, kind: int) -> bool:
    effect = g.tables.cards[kind].effect
    return effect == E_FREE_FIRST_GEM or effect == E_CHEAPER_GEM


def helpers(g: State, seat: int) -> list[int]:
    """The ready cards that make gems go further, each kind once."""
    kinds: list[int] = []
    for kind in g.cards[seat]:
        if is_helper(g, kind) and kind not in kinds and refuse_exhaust(g, seat, kind) == FINE:
            kinds.append(kind)
    return kinds


MAX_HELPERS: Final = 2
HELPED: Final = 100


def choose_times(g: State, f: Frame, seat: int, least: int) -> int:
    """The multiplier, plus 100 times 1 + the kind of a helping card, plus 10,000 times that of a second; or `WAIT`."""
    packed = 0
    weight = HELPED
    first = -1
    second = -1
    while True:
        answer = g.ask(f, seat, Q_TIMES, least, first, second)
        if answer == WAIT:
            return WAIT
        if answer < CARD:
            return packed + answer - TIMES + 1
        packed += weight * (answer - CARD + 1)
        weight *= HELPED
        if first < 0:
            first = answer - CARD
        else:
            second = answer - CARD


def helper_count(g: State) -> int:
    return int(g.context[1] >= 0) + int(g.context[2] >= 0)


def times_options(g: State) -> list[int]:
    options: list[int] = []
    for action in range(TIMES, TIMES + MAX_TIMES):
        reason = refuse_times(g, action)
        if reason == FINE:
            options.append(action)
        elif reason == TOO_FEW_GEMS:  # and too few for any more
            break
    for kind in helpers(g, g.asked):
        if refuse_helper(g, g.asked, kind) == FINE:
            options.append(CARD + kind)
    return options


def refuse_times(g: State, action: int) -> int:
    seat = g.asked
    if action >= CARD:
        return refuse_helper(g, seat, action - CARD)
    if not TIMES <= action < STEP:
        return NOT_AN_ANSWER
    times = action - TIMES + 1
    helped = helper_count(g)
    if times <= helped:
        return ENHANCE_SAVES_NOTHING
    if times < g.context[0]:
        return GOLEM_UNITS
    return FINE if gem_cost(times, helped) <= g.gems[seat] else TOO_FEW_GEMS


def refuse_helper(g: State, seat: int, kind: int) -> int:
    """PF-R117: a card that saves nothing cannot be used; the same step is not made cheaper twice."""
    if kind not in g.cards[seat]:
        return NOT_OWNED
    if not is_helper(g, kind):
        return NOT_AN_ANSWER
    if kind == g.context[1] or kind == g.context[2] or helper_count(g) == MAX_HELPERS:
        return ENHANCE_SAVES_NOTHING
    reason = refuse_exhaust(g, seat, kind)
    if reason != FINE:
        return reason
    least = helper_count(g) + 2
    return FINE if gem_cost(least, least - 1) <= g.gems[seat] else TOO_FEW_GEMS


# ---- using it


def spend(g: State, seat: int, source: int, chosen: int, times: int) -> int:
    """Take the source out of the dice pool, pay the gems; returns the units of the symbol."""
    take_source(g, seat, source, chosen)
    units = times % HELPED
    helped = 0
    rest = times // HELPED
    while rest > 0:
        exhaust_card(g, seat, rest % HELPED - 1)
        helped += 1
        rest //= HELPED
    g.emit(EV_USED, seat, source, chosen % CHOSEN_FACE, units)
    pay_gems(g, seat, gem_cost(units, helped))
    return units


def take_source(g: State, seat: int, source: int, chosen: int) -> None:
    """PF-7.2, PF-7.3, PF-19.5."""
    result = chosen // CHOSEN_FACE % CHOSEN_FACE
    if source < SPECIAL:
        use_die(g, source - USE)
    elif source == SPECIAL:
        reset_special(g, seat)
    elif source < FORGE_SPECIAL:
        forge(g, seat, source - FORGE, source - FORGE, result, False)
    elif source == FORGE_SPECIAL:
        forge(g, seat, g.special[seat], g.special[seat], result, True)
        reset_special(g, seat)
    else:
        inputs = chosen // CHOSEN_INPUTS
        exhaust_card(g, seat, source - CARD)
        forge(g, seat, inputs % 8, inputs // 8 % 8 - 1, result, inputs >= 64)
        if inputs >= 64:
            reset_special(g, seat)


def forge(g: State, seat: int, first: int, second: int, result: int, special: bool) -> None:
    """The dice of a forge leave the pool; one of the two may be the special die, which the caller sets or resets."""
    g.emit(EV_FORGED, seat, first, second, result, int(special))
    use_die(g, first)
    if not special:
        use_die(g, second)
    g.forging += 1


def use_die(g: State, face: int) -> None:
    take_die(g, face)
    g.used[face] += 1


def take_die(g: State, face: int) -> int:
    """Take a die with this face out of the pool, one that was not turned if there is one; returns its recorded face."""
    turned = [entry for entry in g.turned if entry // 8 == face]
    g.pool[face] -= 1
    if len(turned) <= g.pool[face]:
        return face
    g.turned.remove(turned[0])
    return turned[0] % 8


def stride(g: State, seat: int) -> int:
    """How many spaces one unit of MONSTER moves an enemy (PF-R81)."""
    return g.hero_card(seat).amount if g.has_ability(seat, A_SHEPHERD) else 1


OPTIONS[Q_ANVIL_FIRST] = anvil_first_options
REFUSE[Q_ANVIL_FIRST] = refuse_anvil_first
OPTIONS[Q_ANVIL_SECOND] = anvil_second_options
REFUSE[Q_ANVIL_SECOND] = refuse_anvil_second
OPTIONS[Q_FORGE_AS] = forge_as_options
REFUSE[Q_FORGE_AS] = refuse_forge_as
OPTIONS[Q_STAR_AS] = star_as_options
REFUSE[Q_STAR_AS] = refuse_star_as
OPTIONS[Q_TIMES] = times_options
REFUSE[Q_TIMES] = refuse_times
