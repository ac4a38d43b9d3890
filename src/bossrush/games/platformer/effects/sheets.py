"""What heroes may do because of the boss sheet and its tokens: its special rule, icon spaces, petrification (PF-22)."""

from __future__ import annotations

from bossrush.games.platformer.combat import refuse_joining
from bossrush.games.platformer.ids import (
    BLANK,
    DIE,
    FACES,
    K_SHED,
    K_SHEET,
    PETRIFICATION,
    Q_SHED,
    Q_SHEET,
    SPECIAL,
    SPECIAL_ICON,
    SWORD,
)
from bossrush.games.platformer.reasons import (
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
from bossrush.games.platformer.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.games.platformer.symbols import FIRST_SWORD, choose_symbol, source_options, take_source, use_die
from bossrush.games.platformer.wealth import gain_gems, pay_coins
from bossrush.games.platformer.wounds import gain_mark, lose_mark, reset_special
from bossrush.kernel.core import DONE, WAIT, Frame

# ---- the special icon space


def refuse_icon(g: State, seat: int) -> int:
    """PF-22.7, PF-R64, PF-R127."""
    if not g.tower.feature[g.pos[seat]] & SPECIAL_ICON:
        return NOT_ON_ICON
    sheet = g.tables.sheet(g.boss)
    if g.coins[seat] < sheet.icon_price:
        return ICON_TOO_FEW_COINS
    return FINE if g.mark_supply[sheet.icon_mark] > 0 or g.has_mark(seat, sheet.icon_mark) else NO_MARK_LEFT


def use_icon(g: State, seat: int) -> None:
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


def use_sheet(g: State, f: Frame) -> int:
    """One SWORD at a time; gems do not enhance them (PF-8.14). The step counts those given."""
    if f.step == 2:
        gain_gems(g, f.owner, g.tables.sheet(g.boss).sheet_gems)
        return DONE
    purpose = FIRST_SWORD if f.step == 0 else SWORD
    source = g.ask(f, f.owner, Q_SHEET, purpose)
    if source == WAIT:
        return WAIT
    chosen = choose_symbol(g, f, f.owner, source, purpose)
    if chosen == WAIT:
        return WAIT
    take_source(g, f.owner, source, chosen)
    return f.goto(f.step + 1)


def sheet_options(g: State) -> list[int]:
    return source_options(g, g.asked, g.context[0])


def refuse_sheet_source(g: State, action: int) -> int:
    return refuse_joining(g, action, g.context[0])


# ---- petrification


def refuse_shed(g: State, seat: int) -> int:
    """PF-22.5, PF-R62."""
    if not g.petrified(seat):
        return NOT_PETRIFIED
    return FINE if sum(g.pool) + int(g.special[seat] != BLANK) >= 2 else TWO_SYMBOLS


def shed(g: State, f: Frame) -> int:
    """Any two symbols, one at a time."""
    if f.step == 2:
        lose_mark(g, f.owner, PETRIFICATION)
        return DONE
    answer = g.ask(f, f.owner, Q_SHED)
    if answer == WAIT:
        return WAIT
    if answer == SPECIAL:
        reset_special(g, f.owner)
    else:
        use_die(g, answer - DIE)
    return f.goto(f.step + 1)


def shed_options(g: State) -> list[int]:
    options = [DIE + face for face in range(FACES) if g.pool[face] > 0]
    return options if g.special[g.asked] == BLANK else [SPECIAL, *options]


def refuse_shed_symbol(g: State, action: int) -> int:
    if action == SPECIAL:
        return SPECIAL_BLANK if g.special[g.asked] == BLANK else FINE
    if not DIE <= action < DIE + FACES:
        return NOT_AN_ANSWER
    return FINE if g.pool[action - DIE] > 0 else NO_SUCH_DIE


FRAMES[K_SHEET] = use_sheet
FRAMES[K_SHED] = shed
OPTIONS[Q_SHEET] = sheet_options
REFUSE[Q_SHEET] = refuse_sheet_source
OPTIONS[Q_SHED] = shed_options
REFUSE[Q_SHED] = refuse_shed_symbol
