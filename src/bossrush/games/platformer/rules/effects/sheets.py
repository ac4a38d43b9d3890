"""What heroes may do because of the boss sheet and its tokens: its special rule, icon spaces, petrification (PF-22)."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.combat import refuse_joining
from bossrush.games.platformer.rules.ids import (
    BLANK,
    DIE,
    FACES,
    PETRIFICATION,
    SPECIAL,
    SPECIAL_ICON,
    SWORD,
)
from bossrush.games.platformer.rules.reasons import (
    FINE,
    ICON_TOO_FEW_COINS,
    NO_GEM_LEFT,
    NO_MARK_LEFT,
    NO_SHEET_RULE,
    NO_SUCH_DIE,
    NOT_AN_ANSWER,
    NOT_BESIDE_BOSS,
    NOT_ON_ICON,
    NOT_PETRIFIED,
    SHEET_TWO_SWORDS,
    SPECIAL_BLANK,
    TWO_SYMBOLS,
)
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.symbols import FIRST_SWORD, choose_symbol, source_options, take_source, use_die
from bossrush.games.platformer.rules.wealth import gain_gems, pay_coins
from bossrush.games.platformer.rules.wounds import gain_mark, lose_mark, reset_special
from bossrush.kernel.core import DONE, WAIT, Core, Frame, Question

# ---- the special icon space


def refuse_icon(g: State, seat: int) -> int:
    """PF-22.7, PF-R64, PF-R107, PF-R127."""
    if not g.tower.has(g.pos[seat], SPECIAL_ICON):
        return NOT_ON_ICON
    sheet = g.tables.sheet(g.boss)
    if g.coins[seat] < sheet.icon_price:
        return ICON_TOO_FEW_COINS
    return FINE if g.mark_supply[sheet.icon_mark] > 0 or g.has_mark(seat, sheet.icon_mark) else NO_MARK_LEFT


def use_icon(g: State, seat: int) -> None:
    """PF-20.16, PF-22.7: the token that the sheet sells."""
    sheet = g.tables.sheet(g.boss)
    pay_coins(g, seat, sheet.icon_price)
    g.spared = False
    gain_mark(g, seat, sheet.icon_mark)


# ---- the special rule of the sheet


def refuse_sheet(g: State, seat: int) -> int:
    """PF-R94: beside the boss, two SWORDs for gems; no attack."""
    if g.tables.sheet(g.boss).sheet_swords == 0:
        return NO_SHEET_RULE
    if g.boss_cell() not in g.tower.near[g.pos[seat]]:
        return NOT_BESIDE_BOSS
    if g.gem_supply == 0:
        return NO_GEM_LEFT
    return FINE if source_options(g, seat, FIRST_SWORD) else SHEET_TWO_SWORDS


NONE_GIVEN: Final = 0
SWORDS_OF_SHEET: Final = 2


class UseSheet(Frame):
    """One SWORD at a time; gems do not enhance them (PF-8.14). The step counts those given."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(UseSheet(self.owner))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == SWORDS_OF_SHEET:
            gain_gems(g, self.owner, g.tables.sheet(g.boss).sheet_gems)
            return DONE
        purpose = FIRST_SWORD if self.step == NONE_GIVEN else SWORD
        source = g.ask(self, self.owner, GiveSword(purpose))
        if source == WAIT:
            return WAIT
        chosen = choose_symbol(g, self, self.owner, source, purpose)
        if chosen is None:
            return WAIT
        take_source(g, self.owner, chosen)
        return self.goto(self.step + 1)


class GiveSword(Question):
    """PF-R94: a SWORD for the boss sheet; `purpose` says whether a second one must be left."""

    __slots__ = ("purpose",)

    name: ClassVar[str] = "sheet"
    rule: ClassVar[str] = "PF-R94"

    def __init__(self, purpose: int) -> None:
        self.purpose = purpose

    def options(self, core: Core, seat: int) -> list[int]:
        return source_options(cast(State, core), seat, self.purpose)

    def refuse(self, core: Core, seat: int, action: int) -> int:
        return refuse_joining(cast(State, core), seat, action, self.purpose)


# ---- petrification


def refuse_shed(g: State, seat: int) -> int:
    """PF-22.5, PF-R62."""
    if not g.petrified(seat):
        return NOT_PETRIFIED
    return FINE if sum(g.pool) + int(g.special[seat] != BLANK) >= SYMBOLS_TO_SHED else TWO_SYMBOLS


SYMBOLS_TO_SHED: Final = 2


class Shed(Frame):
    """PF-R62: any two symbols, one at a time; the step counts them. Then the turn goes on (PF-22.6)."""

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(Shed(self.owner))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if self.step == SYMBOLS_TO_SHED:
            lose_mark(g, self.owner, PETRIFICATION)
            return DONE
        answer = g.ask(self, self.owner, GiveSymbol())
        if answer == WAIT:
            return WAIT
        if answer == SPECIAL:
            reset_special(g, self.owner)
        else:
            use_die(g, answer - DIE)
        return self.goto(self.step + 1)


class GiveSymbol(Question):
    __slots__ = ()

    name: ClassVar[str] = "shed"
    rule: ClassVar[str] = "PF-R62"

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        options = [DIE + face for face in range(FACES) if g.pool[face] > 0]
        return options if g.special[seat] == BLANK else [SPECIAL, *options]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action == SPECIAL:
            return SPECIAL_BLANK if g.special[seat] == BLANK else FINE
        if not DIE <= action < DIE + FACES:
            return NOT_AN_ANSWER
        return FINE if g.pool[action - DIE] > 0 else NO_SUCH_DIE
