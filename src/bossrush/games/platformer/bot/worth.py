"""What a position of Platformer is worth to the heuristic player: the way to go, goods, hearts, threats."""

from __future__ import annotations

from typing import Final

from bossrush.bots.parameters import HEURISTIC, Worths, load_parameters
from bossrush.games.platformer.rules.combat import health
from bossrush.games.platformer.rules.effects.bosses import distance
from bossrush.games.platformer.rules.gems import best_assignment, cheapest_assignment, gems_for
from bossrush.games.platformer.rules.gravity import HoldOrFall
from bossrush.games.platformer.rules.ids import (
    COLUMNS,
    E_CLIMB_UNDER_PLATFORM,
    E_IGNORE_ATTACK,
    E_MOVE,
    E_NEXT_ATTACK,
    ENEMY,
    FACE_NAMES,
    FACES,
    GRAVITY,
    LEVEL_CELLS,
    MIRROR,
    PETRIFICATION,
    POISON,
    SIGIL,
    STAR,
    SWORD,
)
from bossrush.games.platformer.rules.state import State

WIN: Final = 10000.0
MOST_HEARTS: Final = 7
FAR: Final = 40
HIDDEN_LEVEL_STEPS: Final = 6
PATIENT_TURNS: Final = 15
READY_STEPS: Final = 5
SWORDS_CHANCE: Final[tuple[float, ...]] = (1.0, 1.0, 0.79, 0.21, 0.01, 0.0, 0.0)
STARRY_CHANCE: Final[tuple[float, ...]] = (1.0, 1.0, 0.97, 0.57, 0.11, 0.0, 0.0)
"""That five dice bring so many SWORDs, forged ones among them; and if the hero's STAR may be one."""


class PlatformerWorths(Worths):
    __slots__ = (
        "absent",
        "boss_away",
        "boss_card_threat",
        "boss_level",
        "card_effects",
        "card_exhausted",
        "card_price",
        "coin",
        "dice",
        "faint",
        "gem",
        "heart",
        "hearts",
        "leaving_threat",
        "marks",
        "ready",
        "ready_step",
        "saved",
        "solo_faint",
        "spare_gem",
        "step",
    )

    def use(self, numbers: dict[str, float]) -> None:
        super().use(numbers)
        self.step = numbers["step"]
        self.dice = self.row("die", list(FACE_NAMES[:FACES]))
        """What an unused die is worth while the turn goes on, by face."""
        self.saved = self.row("saved", list(FACE_NAMES))
        self.gem = numbers["gem"]
        self.spare_gem = numbers["spare_gem"]
        self.coin = numbers["coin"]
        self.heart = numbers["heart"]
        self.hearts = self.sums("heart", 1, MOST_HEARTS)
        """The worth of so many hearts, in hearts: the last ones count most."""
        self.absent = numbers["absent"]
        self.card_price = numbers["card_price"]
        self.card_effects = {
            E_NEXT_ATTACK: numbers["card_next_attack"],
            E_MOVE: numbers["card_move"],
            E_CLIMB_UNDER_PLATFORM: numbers["card_climb"],
            E_IGNORE_ATTACK: numbers["card_ignore_attack"],
        }
        self.card_exhausted = numbers["card_exhausted"]
        self.marks = [
            (POISON, numbers["mark_poison"]),
            (PETRIFICATION, numbers["mark_petrification"]),
            (MIRROR, numbers["mark_mirror"]),
            (SIGIL, numbers["mark_sigil"]),
        ]
        self.ready = numbers["ready"]
        self.ready_step = numbers["ready_step"]
        self.boss_level = numbers["boss_level"]
        self.boss_away = numbers["boss_away"]
        self.boss_card_threat = numbers["boss_card_threat"]
        self.leaving_threat = numbers["leaving_threat"]
        self.faint = numbers["faint"]
        self.solo_faint = numbers["solo_faint"]


WORTHS: Final = PlatformerWorths(load_parameters("platformer", "bossrush.games.platformer.bot")[HEURISTIC])


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
            top = g.end_cell() - COLUMNS if g.high < g.tower.boss_level else g.tower.boss_level * LEVEL_CELLS
            self.by_high[g.high] = self.measure(list(range(top, g.end_cell())), 0, top)
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


def worth_after_gravity(g: State, seat: int, paths: Paths) -> float:
    """The worth of ending the turn here: everything falls first, everybody who may hold does."""
    if paths.caution > 0.0 and not g.over and GRAVITY in g.options and not g.supported(g.pos[seat]):
        g = g.copy()
        g.play(GRAVITY)
        turn = g.turn
        while not g.over and g.turn == turn and isinstance(g.question, HoldOrFall):
            g.play(g.options[0])
    return worth(g, seat, paths)


def worth(g: State, seat: int, paths: Paths) -> float:
    if g.over:
        return WIN if seat in g.winners else -WIN
    goods = goods_worth(g, seat)
    cell = g.pos[seat]
    if cell < 0:
        return WORTHS.absent + goods
    value = goods - threat(g, seat, cell) * paths.caution * (1.0 - impatience(g, seat))
    if g.on_boss_level(cell):
        return value + boss_level_worth(g, seat, cell, paths)
    return value - WORTHS.step * paths.to_go(g, cell)


def boss_level_worth(g: State, seat: int, cell: int, paths: Paths) -> float:
    """Near the boss with a fair chance to defeat it in one attack, away from it without."""
    boss = g.boss_cell()
    if boss < 0:
        return 0.0
    away = paths.to_boss(g, boss, cell)
    ready = readiness(g, seat, g.has_mark(seat, SIGIL))
    unready = WORTHS.boss_level + WORTHS.boss_away * min(away, 3)
    return ready * (WORTHS.ready - WORTHS.ready_step * min(away, READY_STEPS)) + (1.0 - ready) * unready


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


def enough_gems(g: State, seat: int) -> int:
    """For a final blow with three SWORDs."""
    return gems_for(cheapest_assignment(health(g, g.boss), 3)) - 2 * g.passive(seat, E_NEXT_ATTACK)


def goods_worth(g: State, seat: int) -> float:
    """Hearts, tokens, cards, the saved symbol, boss tokens."""
    enough, gems = enough_gems(g, seat), g.gems[seat]
    value = WORTHS.gem * min(gems, enough) + WORTHS.spare_gem * max(0, gems - enough)
    value += WORTHS.coin * min(g.coins[seat], 8)
    value += WORTHS.heart * WORTHS.hearts[min(g.hearts[seat], MOST_HEARTS)]
    for kind in g.cards[seat]:
        card = g.tables.cards[kind]
        value += WORTHS.card_price * card.price + WORTHS.card_effects.get(card.effect, 0.0)
    value += WORTHS.card_exhausted * len(g.exhausted[seat])
    value += WORTHS.saved[g.special[seat]]
    for mark, gain in WORTHS.marks:
        if g.has_mark(seat, mark):
            value += gain
    return value


def damage_beside(g: State, cell: int) -> int:
    """Of the enemies adjacent to this space."""
    return sum(g.tables.enemies[g.enemy_at(c)].damage for c in g.near(cell) if g.at[c] >= ENEMY)


def threat(g: State, seat: int, cell: int) -> float:
    """What the enemies beside this space may do before the next own turn, and when leaving it."""
    damage = damage_beside(g, cell)
    rolls = g.players
    chance = 1.0 - (2.0 / 3.0) ** rolls
    faint = WORTHS.solo_faint if g.solo() else WORTHS.faint
    if g.on_boss_level(cell) and g.boss_cell() >= 0:
        reach = distance(cell, g.boss_cell())
        boss = g.tables.enemies[g.boss].damage
        value = (1.0 if reach <= 2 else 0.3) * WORTHS.boss_card_threat * boss * WORTHS.heart
        if boss >= g.hearts[seat] and reach <= 2:
            value += 0.35 * faint
    else:
        value = 0.0
    if damage:
        value += damage * (rolls / 3.0 + WORTHS.leaving_threat) * WORTHS.heart
        if damage >= g.hearts[seat]:
            value += chance * faint
    return value


def dice_worth(g: State) -> float:
    return sum(WORTHS.dice[face] * g.pool[face] for face in range(FACES))
