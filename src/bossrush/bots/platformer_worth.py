"""What a position of Platformer is worth to the heuristic player: the way to go, goods, hearts, threats."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.combat import health
from bossrush.games.platformer.effects.bosses import distance
from bossrush.games.platformer.gems import best_assignment, cheapest_assignment, gems_for
from bossrush.games.platformer.ids import (
    COLUMNS,
    E_CLIMB,
    E_IGNORE_ATTACK,
    E_MOVE,
    E_NEXT_ATTACK,
    ENEMY,
    FACES,
    GRAVITY,
    LEVEL_CELLS,
    MIRROR,
    PETRIFICATION,
    POISON,
    Q_GRAVITY,
    SIGIL,
    STAR,
    SWORD,
)
from bossrush.games.platformer.state import State

WIN: Final = 10000.0
STEP_WORTH: Final = 2.4
DIE_WORTH: Final[tuple[float, ...]] = (2.4, 1.2, 0.5, 0.4, 2.6)
"""What an unused die is worth while the turn goes on, by face."""
SAVED_WORTH: Final[tuple[float, ...]] = (0.7, 1.0, 0.1, 0.2, 1.0, 0.0)
GEM_WORTH: Final = 1.8
COIN_WORTH: Final = 0.6
HEART_WORTH: Final = 1.6
ABSENT_WORTH: Final = -30.0


class Paths:
    """Steps to the next goal from every cell of one tower, by the highest revealed level and by where the boss is."""

    __slots__ = ("before", "by_boss", "by_high", "caution", "tower")

    def __init__(self, g: State, caution: float = 1.0) -> None:
        self.tower = g.tower
        self.caution = caution
        """How much of the threats counts; 0 forgets gravity too."""
        self.by_high: dict[int, list[int]] = {}
        self.by_boss: dict[int, list[int]] = {}
        self.before: list[list[int]] = [[] for _ in range(g.tower.cells)]
        for cell in range(g.tower.cells):
            for way in range(4):
                target = g.tower.steps[cell][way]
                if target >= 0:
                    self.before[target].append(cell)

    def to_go(self, g: State, cell: int) -> int:
        """Steps to the Boss Level, hidden levels by a guess."""
        if g.high not in self.by_high:
            top = g.hi() - COLUMNS if g.high < g.tower.boss_level else g.tower.boss_level * LEVEL_CELLS
            self.by_high[g.high] = self.measure(list(range(top, g.hi())), 0, top)
        hidden = g.tower.boss_level - g.high
        return self.by_high[g.high][cell] + HIDDEN_LEVEL_STEPS * hidden

    def to_boss(self, g: State, boss: int, cell: int) -> int:
        """Steps to a space beside the boss, which stands on cell `boss`."""
        if boss not in self.by_boss:
            self.by_boss[boss] = self.measure(g.near(boss), g.tower.boss_level * LEVEL_CELLS, self.tower.cells)
        return self.by_boss[boss][cell]

    def measure(self, goals: list[int], low: int, high: int) -> list[int]:
        """Steps to the nearest goal from the cells `low` to `high`, as if nobody stood in the way."""
        steps = [FAR] * self.tower.cells
        ring = goals
        for cell in ring:
            steps[cell] = 0
        length = 0
        while ring:
            length += 1
            nearer = sorted({c for cell in ring for c in self.before[cell] if low <= c < high and steps[c] == FAR})
            for cell in nearer:
                steps[cell] = length
            ring = nearer
        return steps


FAR: Final = 40
HIDDEN_LEVEL_STEPS: Final = 6


def worth_after_gravity(g: State, seat: int, paths: Paths) -> float:
    """The worth of ending the turn here: everything falls first, everybody who may hold does."""
    if paths.caution > 0.0 and not g.over and GRAVITY in g.options and not g.supported(g.pos[seat]):
        g = g.copy()
        g.play(GRAVITY)
        turn = g.turn
        while not g.over and g.turn == turn and g.question == Q_GRAVITY:
            g.play(g.options[0])
    return worth(g, seat, paths)


def worth(g: State, seat: int, paths: Paths) -> float:
    if g.over:
        return WIN if seat in g.winners else -WIN
    goods = goods_worth(g, seat)
    cell = g.pos[seat]
    if cell < 0:
        return ABSENT_WORTH + goods
    value = goods - threat(g, seat, cell) * paths.caution * (1.0 - impatience(g, seat))
    if g.on_boss_level(cell):
        return value + boss_level_worth(g, seat, cell, paths)
    return value - STEP_WORTH * paths.to_go(g, cell)


def boss_level_worth(g: State, seat: int, cell: int, paths: Paths) -> float:
    """Near the boss with a fair chance to defeat it in one attack, away from it without."""
    boss = g.boss_cell()
    if boss < 0:
        return 0.0
    away = paths.to_boss(g, boss, cell)
    ready = readiness(g, seat, g.has_mark(seat, SIGIL))
    unready = BOSS_LEVEL_WORTH + 0.4 * min(away, 3)
    return ready * (READY_WORTH - READY_STEP_WORTH * min(away, READY_STEPS)) + (1.0 - ready) * unready


def readiness(g: State, seat: int, sigil: bool) -> float:
    """About the chance that the next roll brings the SWORDs for an attack on the boss, with a Sigil or without one."""
    return chance_of(g, seat, swords_needed(g, seat, wounds_needed(g, seat, sigil)))


def chance_of(g: State, seat: int, swords: int) -> float:
    """That the next roll brings so many SWORDs."""
    return STARRY_CHANCE[swords] if starry(g, seat) else SWORDS_CHANCE[swords]


def wounds_needed(g: State, seat: int, sigil: bool) -> int:
    """By the dice, for the boss to be defeated in one attack."""
    need = health(g, g.boss) - g.bonus
    for kind in g.cards[seat]:
        if g.tables.cards[kind].effect == E_NEXT_ATTACK:
            need -= g.tables.cards[kind].amount
    return need - g.tables.sheet(g.boss).sigil_wounds if sigil else need


def swords_needed(g: State, seat: int, wounds: int) -> int:
    """From the next roll, with all gems used and the saved symbol."""
    swords = 1
    while swords < len(SWORDS_CHANCE) - 1 and sum(best_assignment(g.gems[seat], swords)) < wounds:
        swords += 1
    saved = g.special[seat] == SWORD or (g.special[seat] == STAR and starry(g, seat))
    return swords - int(saved)


def starry(g: State, seat: int) -> bool:
    """Whether the hero's STAR may be a SWORD."""
    return SWORD in g.hero_card(seat).star


def impatience(g: State, seat: int) -> float:
    """A game that drags on calls for risks: from 0 up to 1, the longer the more."""
    return min(1.0, max(0, g.turns[seat] - PATIENT_TURNS) / 20.0)


PATIENT_TURNS: Final = 15
SWORDS_CHANCE: Final[tuple[float, ...]] = (1.0, 1.0, 0.79, 0.21, 0.01, 0.0, 0.0)
STARRY_CHANCE: Final[tuple[float, ...]] = (1.0, 1.0, 0.97, 0.57, 0.11, 0.0, 0.0)
"""That five dice bring so many SWORDs, forged ones among them; and if the hero's STAR may be one."""
READY_WORTH: Final = 22.0
READY_STEP_WORTH: Final = 3.0
READY_STEPS: Final = 5
BOSS_LEVEL_WORTH: Final = 6.0


def goods_worth(g: State, seat: int) -> float:
    """Hearts, tokens, cards, the saved symbol, boss tokens."""
    enough = gems_for(cheapest_assignment(health(g, g.boss), 3)) - 2 * g.passive(seat, E_NEXT_ATTACK)
    gems = g.gems[seat]
    value = GEM_WORTH * min(gems, enough) + 0.5 * max(0, gems - enough)
    value += COIN_WORTH * min(g.coins[seat], 8)
    value += HEART_WORTH * HEARTS[min(g.hearts[seat], len(HEARTS) - 1)]
    for kind in g.cards[seat]:
        card = g.tables.cards[kind]
        value += 0.7 * card.price + CARD_BONUS.get(card.effect, 0.0)
    value -= 0.2 * len(g.exhausted[seat])
    value += SAVED_WORTH[g.special[seat]]
    for mark, gain in MARK_WORTH:
        if g.has_mark(seat, mark):
            value += gain
    return value


HEARTS: Final[tuple[float, ...]] = (0.0, 2.0, 3.6, 4.9, 6.0, 6.9, 7.7, 8.4)
"""The worth of so many hearts, in hearts: the last ones count most."""
CARD_BONUS: Final = {E_NEXT_ATTACK: 1.0, E_MOVE: 0.6, E_CLIMB: 0.6, E_IGNORE_ATTACK: 0.4}
MARK_WORTH: Final[tuple[tuple[int, float], ...]] = ((POISON, -3.0), (PETRIFICATION, -6.0), (MIRROR, 1.0), (SIGIL, 5.0))


def damage_beside(g: State, cell: int) -> int:
    """Of the enemies adjacent to this space."""
    return sum(g.tables.enemies[g.enemy_at(c)].damage for c in g.near(cell) if g.at[c] >= ENEMY)


def threat(g: State, seat: int, cell: int) -> float:
    """What the enemies beside this space may do before the next own turn, and when leaving it."""
    damage = damage_beside(g, cell)
    rolls = g.players
    chance = 1.0 - (2.0 / 3.0) ** rolls
    if g.on_boss_level(cell) and g.boss_cell() >= 0:
        reach = distance(cell, g.boss_cell())
        boss = g.tables.enemies[g.boss].damage
        value = (BOSS_CARD_THREAT if reach <= 2 else 0.3 * BOSS_CARD_THREAT) * boss * HEART_WORTH
        if boss >= g.hearts[seat] and reach <= 2:
            value += 0.35 * (SOLO_FAINT_WORTH if g.solo() else FAINT_WORTH)
    else:
        value = 0.0
    if damage:
        value += damage * (rolls / 3.0 + LEAVING_THREAT) * HEART_WORTH
        if damage >= g.hearts[seat]:
            value += chance * (SOLO_FAINT_WORTH if g.solo() else FAINT_WORTH)
    return value


BOSS_CARD_THREAT: Final = 0.3
LEAVING_THREAT: Final = 0.4
FAINT_WORTH: Final = 15.0
SOLO_FAINT_WORTH: Final = 60.0


def dice_worth(g: State) -> float:
    return sum(DIE_WORTH[face] * g.pool[face] for face in range(FACES))
