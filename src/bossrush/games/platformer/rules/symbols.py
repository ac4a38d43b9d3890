"""Symbols: their sources (dice pool, special die, forge), what they serve as, and gems on them (PF-7, PF-8, PF-19)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.enemies import can_move_enemy, heaviness, same_side
from bossrush.games.platformer.rules.events import EV_FORGED, EV_USED
from bossrush.games.platformer.rules.ids import (
    A_SHEPHERD,
    AS,
    BLANK,
    CARD,
    DIE,
    E_CHEAPER_GEM,
    E_FORGE_DIFFERENT,
    E_FREE_FIRST_GEM,
    ENEMY,
    FACE_NAMES,
    FACES,
    FORGE,
    FORGE_SPECIAL,
    MAX_TIMES,
    MONSTER,
    POTION,
    SPECIAL,
    STAR,
    STEP,
    SWORD,
    TIMES,
    USE,
    V_RUST,
)
from bossrush.games.platformer.rules.movement import can_step
from bossrush.games.platformer.rules.reasons import (
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
from bossrush.games.platformer.rules.shop import exhaust_card
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.wealth import pay_gems
from bossrush.games.platformer.rules.wounds import reset_special
from bossrush.kernel.core import NONE, WAIT, Core, Frame, Question
from bossrush.kernel.plain import Value

# what a symbol is wanted for: an action of its own, or joining one that was begun, or step 6
ANY: Final = -1
SAVING: Final = 9
FIRST_SWORD: Final = 10
"""The first of two SWORDs for the boss sheet: a second one must be left."""

SOURCES: Final = FORGE_SPECIAL + 1
"""Actions USE + face, SPECIAL, FORGE + face and FORGE_SPECIAL name a source of a symbol; so does an anvil's card."""


class Source(Value):
    """Where a symbol comes from: the action that names it and, of an anvil, its two inputs once they are chosen."""

    __slots__ = ("action", "first", "second", "with_special")

    def __init__(self, action: int, first: int = NONE, second: int = NONE, with_special: bool = False) -> None:
        self.action = action
        self.first = first
        self.second = second
        self.with_special = with_special
        """Whether the second input is the special die."""


class Chosen(Value):
    """A source with the face it gives and the symbol that is used as: they differ for a star."""

    __slots__ = ("face", "source", "symbol")

    def __init__(self, source: Source, face: int, symbol: int) -> None:
        self.source = source
        self.face = face
        self.symbol = symbol


class Enhancement(Value):
    """How often a symbol counts, and the cards that make its gems go further (PF-8, PF-R117)."""

    __slots__ = ("helpers", "times")

    def __init__(self, times: int, helpers: list[int]) -> None:
        self.times = times
        self.helpers = helpers


def plain_source(action: int) -> Source:
    """Of a die, the special die or a forge: it has no inputs to choose."""
    return PLAIN_SOURCES[action]


PLAIN_SOURCES: Final = [Source(action) for action in range(SOURCES)]


# ---- what a symbol may be used for

# instead of a reason: the source decides
IF_DOUBLED: Final = -1
"""PF-R118: it must be brought to 2 units."""
IF_ANOTHER: Final = -2
"""PF-R94: another such symbol must be left."""


class Serving:
    """Why each face does not serve a `purpose` now: found out once, however many sources are tried.

    A star serves as any symbol of the hero card (PF-7.13, PF-R58); saved, it stays a star.
    """

    __slots__ = ("purpose", "reasons", "seat")

    def __init__(self, g: State, seat: int, purpose: int) -> None:
        self.seat = seat
        self.purpose = purpose
        self.reasons = refusals(g, seat, purpose)
        if self.reasons[STAR] != FINE:
            self.reasons[STAR] = self.refuse_star(g)

    def refuse_star(self, g: State) -> int:
        found = self.reasons[STAR]
        for symbol in g.hero_card(self.seat).star:
            reason = self.reasons[symbol]
            if reason == FINE:
                return FINE
            if reason < FINE:
                found = reason
        return found


def refusals(g: State, seat: int, purpose: int) -> list[int]:
    """PF-R127: by face, why its effect cannot begin, or join what `purpose` says; a star as such."""
    if purpose == ANY:
        return [
            FINE if can_step(g, seat) else NO_STEP,
            FINE if enemy_beside(g, seat) else NO_ENEMY_BESIDE,
            FINE if g.coin_supply > 0 else NO_COIN_LEFT,
            refuse_monster(g, seat),
            STAR_CANNOT_BEGIN,
        ]
    if purpose == SWORD:
        return [NEEDS_SWORD, FINE, NEEDS_SWORD, NEEDS_SWORD, NO_STAR_USE]
    if purpose == MONSTER:
        return [NEEDS_MONSTER, NEEDS_MONSTER, NEEDS_MONSTER, FINE, NO_STAR_USE]
    if purpose == FIRST_SWORD:
        return [SHEET_TWO_SWORDS, IF_ANOTHER, SHEET_TWO_SWORDS, SHEET_TWO_SWORDS, STAR_CANNOT_BEGIN]
    return [FINE] * FACES


def enemy_beside(g: State, seat: int) -> bool:
    for cell in g.tower.near[g.pos[seat]]:  # there is nobody off the Map
        if g.at[cell] >= ENEMY:
            return True
    return False


def refuse_monster(g: State, seat: int) -> int:
    heavy = False
    sealed = False
    for cell in g.enemies:
        if not same_side(g, seat, cell):
            sealed = True
        elif can_move_enemy(g, cell):
            if heaviness(g, cell) == 1:
                return FINE
            heavy = True
    if heavy:
        return IF_DOUBLED
    return ENEMIES_SEALED if sealed else NO_ENEMY_TO_MOVE


def can_double(g: State, seat: int, source: Source) -> bool:
    """PF-R118: whether this source of a MONSTER can be brought to 2 units, by gems or by another MONSTER."""
    return g.gems[seat] > 0 or len(helpers(g, seat)) > 0 or has_another(g, seat, source, MONSTER)


def has_another(g: State, seat: int, source: Source, symbol: int) -> bool:
    """Whether another such symbol can be had once this source (with the inputs of an anvil) is used."""
    pool = g.pool[:]
    special = g.special[seat]
    action = source.action
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
        pool[source.first] -= 1
        if source.with_special:
            special = BLANK
        else:
            pool[source.second] -= 1
    starry = symbol in g.hero_card(seat).star
    if pool[symbol] > 0 or special == symbol or (starry and (pool[STAR] > 0 or special == STAR)):
        return True
    faces = [pool[face] + int(special == face) for face in range(FACES)]
    if max(faces) >= 2:
        return True
    return action < CARD and len([n for n in faces if n > 0]) >= 2 and sum(pool) > 0 and has_anvil(g, seat)


def has_anvil(g: State, seat: int) -> bool:
    return any(is_anvil(g, CARD + kind) and refuse_exhaust(g, seat, kind) == FINE for kind in g.cards[seat])


def refuse_face(g: State, face: int, serving: Serving, source: Source) -> int:
    """Whether a die with this face, or a forge with this result, serves the purpose."""
    reason = serving.reasons[face]
    if reason >= FINE:
        return reason
    if reason == IF_DOUBLED:
        if can_double(g, serving.seat, source):
            return FINE
        return GOLEM_UNITS if face == MONSTER else STAR_CANNOT_BEGIN
    if has_another(g, serving.seat, source, SWORD):
        return FINE
    return SHEET_TWO_SWORDS if face == SWORD else STAR_CANNOT_BEGIN


def refuse_source(g: State, seat: int, action: int, purpose: int) -> int:
    """PF-7.1: whether this source is there and serves the purpose."""
    return refuse_serving(g, action, Serving(g, seat, purpose))


def refuse_serving(g: State, action: int, serving: Serving) -> int:
    """PF-7.14, PF-19.2, PF-19.17, PF-R55: as `refuse_source`, for one of many.

    Both inputs of a forge are dice that show the same printed face (PF-19.3): never what was forged (PF-19.6, PF-R57),
    and as often as there are dice (PF-19.8).
    """
    if action >= CARD:
        return refuse_anvil(g, action, serving)
    special = g.special[serving.seat]
    source = plain_source(action)
    if action < SPECIAL:
        return refuse_face(g, action - USE, serving, source) if g.pool[action - USE] > 0 else NO_SUCH_DIE
    if action == SPECIAL:
        return SPECIAL_BLANK if special == BLANK else refuse_face(g, special, serving, source)
    if action == FORGE_SPECIAL:
        if special == BLANK:
            return SPECIAL_BLANK
        return refuse_forge(g, special, serving, source) if g.pool[special] > 0 else FORGE_PAIR
    return refuse_forge(g, action - FORGE, serving, source) if g.pool[action - FORGE] > 1 else FORGE_PAIR


def refuse_forge(g: State, face: int, serving: Serving, source: Source) -> int:
    """PF-19.4: whether two of this face give another that serves."""
    for result in range(FACES):
        if result != face and refuse_face(g, result, serving, source) == FINE:
            return FINE
    return FORGE_USELESS


def source_options(g: State, seat: int, purpose: int) -> list[int]:
    """The sources that serve, in ascending order."""
    serving = Serving(g, seat, purpose)
    options = dice_options(g, serving)
    for kind in g.cards[seat]:
        if is_anvil(g, CARD + kind) and serves(g, CARD + kind, serving):
            options.append(CARD + kind)
    return options


def dice_options(g: State, serving: Serving) -> list[int]:
    """The sources that serve, but for anvils; only what is there is tried."""
    options: list[int] = []
    for face in range(FACES):
        if g.pool[face] > 0 and refuse_face(g, face, serving, plain_source(USE + face)) == FINE:
            options.append(USE + face)
    if g.special[serving.seat] != BLANK and serves(g, SPECIAL, serving):
        options.append(SPECIAL)
    add_forges(g, serving, options)
    return options


def add_forges(g: State, serving: Serving, options: list[int]) -> None:
    for face in range(FACES):
        if g.pool[face] > 1 and refuse_forge(g, face, serving, plain_source(FORGE + face)) == FINE:
            options.append(FORGE + face)
    if g.special[serving.seat] != BLANK and serves(g, FORGE_SPECIAL, serving):
        options.append(FORGE_SPECIAL)


def serves(g: State, action: int, serving: Serving) -> bool:
    return refuse_serving(g, action, serving) == FINE


# ---- forging two different symbols (PF-R122)


def is_anvil(g: State, action: int) -> bool:
    kind = action - CARD
    return 0 <= kind < len(g.tables.cards) and g.tables.cards[kind].effect == E_FORGE_DIFFERENT


def refuse_anvil(g: State, action: int, serving: Serving) -> int:
    seat = serving.seat
    if action - CARD not in g.cards[seat]:
        return NOT_OWNED
    reason = refuse_exhaust(g, seat, action - CARD)
    if reason != FINE:
        return reason
    for first in range(FACES):
        if g.pool[first] > 0 and anvil_seconds(g, action, first, serving):
            return FINE
    return FORGE_USELESS


def anvil_seconds(g: State, action: int, first: int, serving: Serving) -> list[int]:
    """The second inputs (`DIE` + face, or `SPECIAL`) with which this first one gives something of use."""
    options: list[int] = []
    special = g.special[serving.seat]
    if special != BLANK and special != first and anvil_gives(g, Source(action, first, special, True), serving):
        options.append(SPECIAL)
    for face in range(FACES):
        if face != first and g.pool[face] > 0 and anvil_gives(g, Source(action, first, face), serving):
            options.append(DIE + face)
    return options


def anvil_gives(g: State, source: Source, serving: Serving) -> bool:
    for face in range(FACES):
        if face != source.first and face != source.second and refuse_face(g, face, serving, source) == FINE:
            return True
    return False


class AnvilFirst(Question):
    """PF-R122: the first die that goes into the anvil `action`, for this `purpose`."""

    __slots__ = ("action", "purpose")

    name: ClassVar[str] = "anvil_first"
    rule: ClassVar[str] = "PF-R122"

    def __init__(self, action: int, purpose: int) -> None:
        self.action = action
        self.purpose = purpose

    def options(self, core: Core, seat: int) -> list[int]:
        return [DIE + face for face in range(FACES) if self.refuse(core, seat, DIE + face) == FINE]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if not DIE <= action < DIE + FACES:
            return NOT_AN_ANSWER
        face = action - DIE
        if g.pool[face] == 0:
            return NO_SUCH_DIE
        serving = Serving(g, seat, self.purpose)
        return FINE if anvil_seconds(g, self.action, face, serving) else FORGE_USELESS


class AnvilSecond(Question):
    """PF-R122: what goes into the anvil `action` with a die that shows `first`."""

    __slots__ = ("action", "first", "purpose")

    name: ClassVar[str] = "anvil_second"
    rule: ClassVar[str] = "PF-R122"

    def __init__(self, action: int, first: int, purpose: int) -> None:
        self.action = action
        self.first = first
        self.purpose = purpose

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        return anvil_seconds(g, self.action, self.first, Serving(g, seat, self.purpose))

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action in self.options(g, seat):
            return FINE
        if action == SPECIAL:
            return SPECIAL_BLANK if g.special[seat] == BLANK else ANVIL_SAME
        if not DIE <= action < DIE + FACES:
            return NOT_AN_ANSWER
        if action - DIE == self.first:
            return ANVIL_SAME
        return NO_SUCH_DIE if g.pool[action - DIE] == 0 else FORGE_USELESS

    def about(self, core: Core) -> dict[str, object]:
        return {"first": FACE_NAMES[self.first]}


# ---- choosing what it is used as


def choose_symbol(g: State, frame: Frame, seat: int, action: int, purpose: int) -> Chosen | None:
    """PF-7.13, PF-19.1, PF-R58: what the source that this action names is used as; `None` while somebody decides."""
    source = Source(action) if action >= CARD else plain_source(action)
    if action < SPECIAL:
        face = action - USE
    elif action == SPECIAL:
        face = g.special[seat]
    else:
        if action >= CARD:
            filled = choose_inputs(g, frame, seat, action, purpose)
            if filled is None:
                return None
            source = filled
        face = choose_forged(g, frame, seat, source, purpose)
        if face == WAIT:
            return None
    if face != STAR:
        return Chosen(source, face, face)
    answer = g.ask(frame, seat, StarAs(source, purpose))
    return None if answer == WAIT else Chosen(source, face, answer - AS)


def choose_inputs(g: State, frame: Frame, seat: int, action: int, purpose: int) -> Source | None:
    first = g.ask(frame, seat, AnvilFirst(action, purpose))
    if first == WAIT:
        return None
    second = g.ask(frame, seat, AnvilSecond(action, first - DIE, purpose))
    if second == WAIT:
        return None
    if second == SPECIAL:
        return Source(action, first - DIE, g.special[seat], True)
    return Source(action, first - DIE, second - DIE)


def choose_forged(g: State, frame: Frame, seat: int, source: Source, purpose: int) -> int:
    """The face that a forge gives, or `WAIT`."""
    first = source.first
    second = source.second
    if source.action < CARD:
        first = forge_input(g, seat, source.action)
        second = first
    answer = g.ask(frame, seat, ForgeAs(first, second, source, purpose))
    return WAIT if answer == WAIT else answer - AS


def forge_input(g: State, seat: int, action: int) -> int:
    return g.special[seat] if action == FORGE_SPECIAL else action - FORGE


class ForgeAs(Question):
    """PF-19.1: what symbol a forge of `first` and `second` gives, for this `purpose`."""

    __slots__ = ("first", "purpose", "second", "source")

    name: ClassVar[str] = "forge_as"
    rule: ClassVar[str] = "PF-19.1"

    def __init__(self, first: int, second: int, source: Source, purpose: int) -> None:
        self.first = first
        self.second = second
        self.source = source
        self.purpose = purpose

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        serving = Serving(g, seat, self.purpose)
        return [AS + face for face in range(FACES) if self.refuse_result(g, face, serving) == FINE]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if not AS <= action < AS + FACES:
            return NOT_AN_ANSWER
        g = cast(State, core)
        return self.refuse_result(g, action - AS, Serving(g, seat, self.purpose))

    def refuse_result(self, g: State, face: int, serving: Serving) -> int:
        """PF-19.4, PF-R122."""
        if face == self.first or face == self.second:
            return FORGE_SAME
        return refuse_face(g, face, serving, self.source)

    def about(self, core: Core) -> dict[str, object]:
        return {"forged": [FACE_NAMES[self.first], FACE_NAMES[self.second]]}


class StarAs(Question):
    """PF-7.13: which of the hero's symbols a star is used as, for this `purpose`."""

    __slots__ = ("purpose", "source")

    name: ClassVar[str] = "star_as"
    rule: ClassVar[str] = "PF-7.13"

    def __init__(self, source: Source, purpose: int) -> None:
        self.source = source
        self.purpose = purpose

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        serving = Serving(g, seat, self.purpose)
        star = g.hero_card(seat).star
        return [
            AS + face for face in range(STAR) if face in star and refuse_face(g, face, serving, self.source) == FINE
        ]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if not AS <= action < AS + FACES:
            return NOT_AN_ANSWER
        if action - AS not in g.hero_card(seat).star:
            return STAR_NOT_PRINTED
        return refuse_face(g, action - AS, Serving(g, seat, self.purpose), self.source)


# ---- gems (PF-8)


def gem_cost(times: int, helpers: int) -> int:
    """PF-8.2, PF-8.3; PF-R117: each helping card makes another step of 1 or more cheaper by 1."""
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


def choose_times(g: State, frame: Frame, seat: int, least: int) -> Enhancement | None:
    """PF-8.1, PF-8.4 to PF-8.7, PF-R100: how often the symbol counts, at least `least` times, whatever its source.

    Asked only of symbols used for their effect (PF-8.15, PF-R24), each for itself (PF-8.3), and once (PF-8.13). `None`
    while somebody has to decide.
    """
    helping: list[int] = []
    while True:
        answer = g.ask(frame, seat, ChooseTimes(least, helping))
        if answer == WAIT:
            return None
        if answer < CARD:
            return Enhancement(answer - TIMES + 1, helping)
        helping = [*helping, answer - CARD]


class ChooseTimes(Question):
    """PF-8.2: how often the symbol counts, at least `least` times, with the cards in `helping`."""

    __slots__ = ("helping", "least")

    name: ClassVar[str] = "times"
    rule: ClassVar[str] = "PF-8.2"

    def __init__(self, least: int, helping: list[int]) -> None:
        self.least = least
        self.helping = helping

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        options: list[int] = []
        for action in range(TIMES, TIMES + MAX_TIMES):
            reason = self.refuse_number(g, seat, action - TIMES + 1)
            if reason == FINE:
                options.append(action)
            elif reason == TOO_FEW_GEMS:  # and too few for any more
                break
        for kind in helpers(g, seat):
            if self.refuse_helper(g, seat, kind) == FINE:
                options.append(CARD + kind)
        return options

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action >= CARD:
            return self.refuse_helper(g, seat, action - CARD)
        return self.refuse_number(g, seat, action - TIMES + 1) if TIMES <= action < STEP else NOT_AN_ANSWER

    def refuse_number(self, g: State, seat: int, times: int) -> int:
        helped = len(self.helping)
        if times <= helped:
            return ENHANCE_SAVES_NOTHING
        if times < self.least:
            return GOLEM_UNITS
        return FINE if gem_cost(times, helped) <= g.gems[seat] else TOO_FEW_GEMS

    def refuse_helper(self, g: State, seat: int, kind: int) -> int:
        """PF-R117: a card that saves nothing cannot be used; the same step is not made cheaper twice."""
        if kind not in g.cards[seat]:
            return NOT_OWNED
        if not is_helper(g, kind):
            return NOT_AN_ANSWER
        if kind in self.helping or len(self.helping) == MAX_HELPERS:
            return ENHANCE_SAVES_NOTHING
        reason = refuse_exhaust(g, seat, kind)
        if reason != FINE:
            return reason
        least = len(self.helping) + 2
        return FINE if gem_cost(least, least - 1) <= g.gems[seat] else TOO_FEW_GEMS

    def about(self, core: Core) -> dict[str, object]:
        cards = cast(State, core).tables.cards
        return {"least": self.least, "helping": [cards[kind].id for kind in self.helping]}


# ---- using it


def spend(g: State, seat: int, chosen: Chosen, enhancement: Enhancement) -> int:
    """Take the source out of the dice pool, pay the gems; returns the units of the symbol."""
    take_source(g, seat, chosen)
    for kind in enhancement.helpers:
        exhaust_card(g, seat, kind)
    units = enhancement.times
    g.emit(EV_USED, seat, chosen.source.action, chosen.symbol, units)
    pay_gems(g, seat, gem_cost(units, len(enhancement.helpers)))
    return units


def take_source(g: State, seat: int, chosen: Chosen) -> None:
    """PF-7.2, PF-7.3, PF-19.5."""
    source = chosen.source
    action = source.action
    if action < SPECIAL:
        use_die(g, action - USE)
    elif action == SPECIAL:
        reset_special(g, seat)
    elif action < FORGE_SPECIAL:
        forge(g, seat, action - FORGE, action - FORGE, chosen.face, False)
    elif action == FORGE_SPECIAL:
        forge(g, seat, g.special[seat], g.special[seat], chosen.face, True)
        reset_special(g, seat)
    else:
        exhaust_card(g, seat, action - CARD)
        forge(g, seat, source.first, source.second, chosen.face, source.with_special)
        if source.with_special:
            reset_special(g, seat)


def forge(g: State, seat: int, first: int, second: int, result: int, special: bool) -> None:
    """PF-19.5: the dice of a forge leave the pool; one may be the special die, which the caller sets or resets."""
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
    g.pool[face] -= 1
    if not g.turned:
        return face
    turned = [die for die in g.turned if die.face == face]
    if len(turned) <= g.pool[face]:
        return face
    g.turned = tuple([die for die in g.turned if die is not turned[0]])
    return turned[0].recorded


def stride(g: State, seat: int) -> int:
    """How many spaces one unit of MONSTER moves an enemy (PF-R81)."""
    return g.hero_card(seat).amount if g.has_ability(seat, A_SHEPHERD) else 1
