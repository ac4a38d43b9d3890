"""The boss's turn (PF-21) and what the lines of its attack cards do."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from bossrush.games.platformer.rules.artifacts import settle
from bossrush.games.platformer.rules.attacks import Attack, React, enemy_attack, ignore, reactions, softened
from bossrush.games.platformer.rules.dice import roll_enemy_die
from bossrush.games.platformer.rules.events import (
    EV_BOSS_CARD,
    EV_BOSS_DREW,
    EV_BOSS_MOVED,
    EV_BOSS_RESHUFFLED,
    EV_BOSS_ROLLED,
    EV_DISPLACED,
)
from bossrush.games.platformer.rules.ids import (
    BOSS_SPAWN,
    BY_BOSS,
    BY_BOSS_CARD,
    CARD,
    COLUMNS,
    DECLINE,
    EMPTY,
    IN_RANGE,
    L_DROP,
    L_OFFER_MIRROR,
    L_PETRIFY,
    L_POISON,
    L_SHIFT_AWAY,
    L_SUMMONS_ATTACK,
    LEVEL_CELLS,
    LINE_EFFECTS,
    MIRROR,
    PETRIFICATION,
    POISON,
    REACH_ADJACENT,
    REACH_ANY,
    REACH_AROUND,
    REACH_ROW,
    SPACE,
    THE_BOSS,
    TURN_BY_DIE,
    USE_MIRROR,
)
from bossrush.games.platformer.rules.levels import place_enemy, tile_side
from bossrush.games.platformer.rules.movement import enter
from bossrush.games.platformer.rules.reasons import FINE, NOT_AN_ANSWER, NOT_NEAREST
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.tables import Line
from bossrush.games.platformer.rules.tower import OFFSETS
from bossrush.games.platformer.rules.wealth import gain_gems, pay_coins
from bossrush.games.platformer.rules.wounds import gain_mark, lose_mark, reset_special, wound
from bossrush.kernel.core import DONE, WAIT, Core, Frame, Question

# ---- the turn of the boss


class BossTurn(Frame):
    """Draw as the sheet says, then resolve the `cards` one after the other; the step counts those begun.

    Nothing falls during it or after it (PF-21.18).
    """

    __slots__ = ("cards", "drawn")

    def __init__(self, owner: int) -> None:
        super().__init__(owner)
        self.drawn = False
        self.cards: list[int] = []

    def copy(self) -> Frame:
        twin = BossTurn(self.owner)
        twin.drawn = self.drawn
        twin.cards = self.cards[:]
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        if not self.drawn:
            by_die = g.tables.sheet(g.boss).turn == TURN_BY_DIE
            self.cards = search_deck(g, self.owner) if by_die else compare_two(g)
            self.drawn = True
        if self.step == len(self.cards):
            return DONE
        card = self.cards[self.step]
        self.goto(self.step + 1)
        g.emit(EV_BOSS_CARD, card)
        return g.push(ResolveBossCard(self.owner, card))


def draw_boss_card(g: State) -> int:
    """PF-21.4, PF-R65, PF-R68: the top card; an empty deck is made anew from the discard pile."""
    if not g.boss_deck:
        cards = list(g.boss_discard)
        g.chance.shuffle(cards)
        g.boss_deck = tuple(cards)
        g.boss_discard = ()
        g.emit(EV_BOSS_RESHUFFLED, len(g.boss_deck))
    g.came_out()
    card = g.boss_deck[-1]
    g.boss_deck = g.boss_deck[:-1]
    g.emit(EV_BOSS_DREW, card)
    return card


def search_deck(g: State, seat: int) -> list[int]:
    """PF-21.1 to PF-21.3: the die finds a card and does nothing else (PF-R66); nothing if no card matches (PF-R65)."""
    result = roll_enemy_die(g)
    g.emit(EV_BOSS_ROLLED, seat, result)
    seen: list[int] = []
    total = len(g.boss_deck) + len(g.boss_discard)
    while len(seen) < total:
        card = draw_boss_card(g)
        g.boss_discard = (*g.boss_discard, card)
        if result in g.tables.boss_cards[card].symbols:
            return [card]
        if card not in seen:
            seen.append(card)
    return []


def compare_two(g: State) -> list[int]:
    """PF-21.5 to PF-21.8, PF-R67: both in a tie, in the order drawn."""
    cards = [draw_boss_card(g), draw_boss_card(g)]
    g.boss_discard = (*g.boss_discard, *cards)
    counts = [sum(g.recorded[face] for face in g.tables.boss_cards[card].symbols) for card in cards]
    if counts[0] == counts[1]:
        return cards
    return [cards[0] if counts[0] > counts[1] else cards[1]]


# ---- one card, line by line

FIRST: Final = 0
"""The step at the first of those whom a line concerns."""


class ResolveBossCard(Frame):
    """PF-21.9, PF-R70: a boss attack card, line by line, each hero by hero in turn order.

    `line` is the one that runs, the step counts the heroes it has been carried out on.
    """

    __slots__ = ("affected", "asked", "begun", "card", "concerned", "ignoring", "line")

    def __init__(self, owner: int, card: int) -> None:
        super().__init__(owner)
        self.card = card
        self.line = 0
        self.begun = False
        """Whether it is known whom the line concerns."""
        self.concerned: list[Attack] = []
        """Whom the line concerns, each with the space it comes from."""
        self.asked: list[int] = []
        """The seats that were asked for a reaction."""
        self.ignoring: list[int] = []
        """The seats that ignore the card."""
        self.affected: list[int] = []
        """The seats that the line before affected."""

    def copy(self) -> Frame:
        twin = ResolveBossCard(self.owner, self.card)
        twin.line = self.line
        twin.begun = self.begun
        twin.concerned = self.concerned[:]
        twin.asked = self.asked[:]
        twin.ignoring = self.ignoring[:]
        twin.affected = self.affected[:]
        return self.copied(twin)

    def run(self, core: Core) -> int:
        g = cast(State, core)
        card = g.tables.boss_cards[self.card]
        if self.line == len(card.lines):
            return DONE
        line = card.lines[self.line]
        if not self.begun:
            return self.begin_line(g, line, card.reach)
        if line.whom == THE_BOSS and line.effect != L_SUMMONS_ATTACK:
            return WAIT if LINES[line.effect].act(g, self) == WAIT else self.end_line(g)
        if self.step == len(self.concerned):
            return self.end_line(g)
        return self.concern(g, line, self.concerned[self.step])

    def begin_line(self, g: State, line: Line, reach: int) -> int:
        if self.line == 0:
            g.spared = False
        if line.effect == L_SUMMONS_ATTACK:
            concerned = summons_targets(g)
        elif line.whom == IN_RANGE:
            concerned = in_reach(g, reach)
        else:
            concerned = still_affected(g, self.affected, line.effect)
        if line.effect == L_OFFER_MIRROR:
            concerned = [one for one in concerned if g.has_mark(one.seat, MIRROR)]
        self.affected = []
        self.concerned = concerned
        self.begun = True
        return self.goto(FIRST)

    def end_line(self, g: State) -> int:
        settle(g)
        self.line += 1
        self.begun = False
        return self.goto(FIRST)

    def concern(self, g: State, line: Line, one: Attack) -> int:
        """One line for one hero: reaction first (PF-R115, PF-R134), then the effect."""
        seat = one.seat
        if g.pos[seat] < 0 or seat in self.ignoring:
            return self.goto(self.step + 1)
        if seat not in self.asked and reactions(g, seat) and touches(g, seat, line):
            answer = g.ask(self, seat, React(one.cell, BY_BOSS_CARD))
            if answer == WAIT:
                return WAIT
            self.asked.append(seat)
            if answer != DECLINE:
                ignore(g, seat, g.boss, g.boss_cell(), answer - CARD)
                self.ignoring.append(seat)
                return self.goto(self.step + 1)
            return self.goto(self.step)
        if LINES[line.effect].hit(g, self, one, line.amount) == WAIT:
            return WAIT
        self.affected.append(seat)
        return self.goto(self.step + 1)


def touches(g: State, seat: int, line: Line) -> bool:
    """Whether the line would do anything to this hero at all (PF-R64, PF-R115)."""
    if line.effect == L_PETRIFY and g.has_mark(seat, MIRROR):
        return False
    if line.effect == L_POISON or line.effect == L_PETRIFY:
        mark = POISON if line.effect == L_POISON else PETRIFICATION
        return g.mark_supply[mark] > 0 or g.has_mark(seat, mark)
    return True


def seats_with(seats: list[int], cell: int) -> list[Attack]:
    return [Attack(seat, cell) for seat in seats]


def in_reach(g: State, reach: int) -> list[Attack]:
    """PF-21.10 to PF-21.17, PF-R69: heroes on the Boss Level in range, in turn order.

    Walls and platforms do not matter, as they do for every other attack (PF-R8).
    """
    boss = g.boss_cell()
    seats: list[int] = []
    for seat in g.seats_from_active():
        cell = g.pos[seat]
        if cell < 0 or not g.on_boss_level(cell):
            continue
        rows = abs(cell // COLUMNS - boss // COLUMNS)
        columns = abs(cell % COLUMNS - boss % COLUMNS)
        if reach == REACH_ANY:
            hit = True
        elif reach == REACH_ROW:
            hit = rows == 0
        elif reach == REACH_ADJACENT:
            hit = rows + columns == 1
        elif reach == REACH_AROUND:
            hit = max(rows, columns) == 1
        else:
            hit = tile_side(cell) == tile_side(boss)
        if hit:
            seats.append(seat)
    return seats_with(seats, boss)


def still_affected(g: State, affected: list[int], effect: int) -> list[Attack]:
    """Those of the line before who are still there; displacements go lowest row first, then by column (PF-R130)."""
    seats = [seat for seat in g.seats_from_active() if seat in affected and g.pos[seat] >= 0]
    if effect == L_DROP or effect == L_SHIFT_AWAY:
        cells = sorted(g.pos[seat] for seat in seats)
        seats = [g.seat_at(cell) for cell in cells]
    return seats_with(seats, g.boss_cell())


def summons_targets(g: State) -> list[Attack]:
    """PF-R129: every summon in canonical order, each the heroes adjacent to it in turn order."""
    kind = g.tables.sheet(g.boss).summon
    attacks: list[Attack] = []
    for cell in g.enemies:
        if g.enemy_at(cell) == kind:
            for seat in g.seats_from_active():
                if g.pos[seat] in g.tower.near[cell]:
                    attacks.append(Attack(seat, cell))
    return attacks


# ---- what a line does


class LineEffect:
    """What a line of a boss attack card does: to a hero, or by the boss and its summons themselves."""

    def hit(self, g: State, frame: ResolveBossCard, one: Attack, amount: int) -> int:
        """`WAIT` or `DONE`."""
        raise AssertionError("this line concerns no hero")

    def act(self, g: State, frame: ResolveBossCard) -> int:
        """`WAIT` or `DONE`."""
        raise AssertionError("this line concerns heroes")


# ---- lines that concern a hero


class WoundLine(LineEffect):
    def hit(self, g: State, frame: ResolveBossCard, one: Attack, amount: int) -> int:
        wound(g, one.seat, softened(g, one.seat, amount), BY_BOSS_CARD)
        return DONE


class AttackLine(LineEffect):
    """The boss, or a summon, attacks."""

    def hit(self, g: State, frame: ResolveBossCard, one: Attack, amount: int) -> int:
        enemy_attack(g, one.seat, one.cell, BY_BOSS_CARD)
        return DONE


class PoisonLine(LineEffect):
    def hit(self, g: State, frame: ResolveBossCard, one: Attack, amount: int) -> int:
        gain_mark(g, one.seat, POISON)
        return DONE


class OfferMirrorLine(LineEffect):
    """PF-R63, PF-R95: keep it, or discard it to ignore the card for a reward."""

    def hit(self, g: State, frame: ResolveBossCard, one: Attack, amount: int) -> int:
        answer = g.ask(frame, one.seat, KeepMirror())
        if answer == WAIT:
            return WAIT
        if answer == USE_MIRROR:
            lose_mark(g, one.seat, MIRROR)
            gain_gems(g, one.seat, g.tables.sheet(g.boss).mirror_gems)
            frame.ignoring.append(one.seat)
        return DONE


class KeepMirror(Question):
    __slots__ = ()

    name: ClassVar[str] = "mirror"
    rule: ClassVar[str] = "PF-R63"

    def options(self, core: Core, seat: int) -> list[int]:
        return [DECLINE, USE_MIRROR]


class PetrifyLine(LineEffect):
    def hit(self, g: State, frame: ResolveBossCard, one: Attack, amount: int) -> int:
        if not g.has_mark(one.seat, MIRROR):  # PF-22.8
            gain_mark(g, one.seat, PETRIFICATION)
        return DONE


class ShiftAwayLine(LineEffect):
    """PF-R130: one space straight away from the boss, over an open edge, if it is free."""

    def hit(self, g: State, frame: ResolveBossCard, one: Attack, amount: int) -> int:
        here = g.pos[one.seat]
        for way in range(4):
            if here == one.cell + OFFSETS[way]:
                target = g.tower.adjacent_target(here, way)
                if target >= 0 and g.on_map(target) and g.on_boss_level(target) and g.at[target] == EMPTY:
                    displace(g, one.seat, target)
        return DONE


class DropLine(LineEffect):
    """PF-R74: one space down, platforms or not; in the lowest row of the Boss Level wounds instead."""

    def hit(self, g: State, frame: ResolveBossCard, one: Attack, amount: int) -> int:
        here = g.pos[one.seat]
        if here < g.tower.boss_level * LEVEL_CELLS + COLUMNS:
            wound(g, one.seat, amount, BY_BOSS_CARD)
        elif g.at[here - COLUMNS] == EMPTY:
            displace(g, one.seat, here - COLUMNS)
        return DONE


def displace(g: State, seat: int, target: int) -> None:
    start = g.pos[seat]
    g.lift_hero(seat)
    g.put_hero(seat, target)
    g.emit(EV_DISPLACED, seat, start, target)
    enter(g, seat, target, BY_BOSS, [])


class TributeLine(LineEffect):
    """PF-R115: coins, or a single wound."""

    def hit(self, g: State, frame: ResolveBossCard, one: Attack, amount: int) -> int:
        if g.coins[one.seat] > 0:
            pay_coins(g, one.seat, min(amount, g.coins[one.seat]))
        else:
            wound(g, one.seat, 1, BY_BOSS_CARD)
        return DONE


class ResetSpecialLine(LineEffect):
    def hit(self, g: State, frame: ResolveBossCard, one: Attack, amount: int) -> int:
        reset_special(g, one.seat)
        return DONE


# ---- lines in which the boss or its summons act


def distance(a: int, b: int) -> int:
    """PF-R129: columns plus rows."""
    return abs(a % COLUMNS - b % COLUMNS) + abs(a // COLUMNS - b // COLUMNS)


def free_boss_spawns(g: State) -> list[int]:
    return [c for c in range(g.first_cell(), g.end_cell()) if g.tower.has(c, BOSS_SPAWN) and g.at[c] == EMPTY]


def extreme_spawns(g: State, near: bool) -> list[int]:
    """The free boss spawn spaces nearest to (or farthest from) the active hero; none if there is no hero or space."""
    hero = g.pos[g.active]
    cells = free_boss_spawns(g)
    if hero < 0 or not cells:
        return []
    distances = [distance(cell, hero) for cell in cells]
    best = min(distances) if near else max(distances)
    return [cell for i, cell in enumerate(cells) if distances[i] == best]


class ChooseBossSpawn(Question):
    """PF-R129: one of the boss spawn spaces that are equally near, or far."""

    __slots__ = ("near",)

    name: ClassVar[str] = "nearest"
    rule: ClassVar[str] = "PF-R129"

    def __init__(self, near: bool) -> None:
        self.near = near

    def options(self, core: Core, seat: int) -> list[int]:
        return [SPACE + cell for cell in extreme_spawns(cast(State, core), self.near)]

    def refuse(self, core: Core, seat: int, action: int) -> int:
        if not SPACE <= action < CARD:
            return NOT_AN_ANSWER
        return FINE if action in self.options(core, seat) else NOT_NEAREST

    def about(self, core: Core) -> dict[str, object]:
        return {"near": self.near}


class GoNearLine(LineEffect):
    """PF-R129: unless the boss's own space is as near."""

    def act(self, g: State, frame: ResolveBossCard) -> int:
        hero = g.pos[g.active]
        cells = extreme_spawns(g, True)
        if not cells or distance(g.boss_cell(), hero) <= distance(cells[0], hero):
            return DONE
        return move_boss(g, frame, True)


class GoFarLine(LineEffect):
    def act(self, g: State, frame: ResolveBossCard) -> int:
        return move_boss(g, frame, False) if extreme_spawns(g, False) else DONE


def move_boss(g: State, frame: ResolveBossCard, near: bool) -> int:
    answer = g.ask(frame, g.active, ChooseBossSpawn(near))
    if answer == WAIT:
        return WAIT
    start = g.boss_cell()
    g.put_enemy(g.lift_enemy(start), answer - SPACE)
    g.emit(EV_BOSS_MOVED, g.boss, start, answer - SPACE)
    return DONE


class SummonLine(LineEffect):
    """PF-22.10."""

    def act(self, g: State, frame: ResolveBossCard) -> int:
        kind = g.tables.sheet(g.boss).summon
        if g.enemy_supply[kind] == 0 or not extreme_spawns(g, True):
            return DONE
        answer = g.ask(frame, g.active, ChooseBossSpawn(True))
        if answer == WAIT:
            return WAIT
        place_enemy(g, kind, answer - SPACE)
        return DONE


BY_NAME: Final[dict[str, LineEffect]] = {
    "wound": WoundLine(),
    "attack": AttackLine(),
    "poison": PoisonLine(),
    "offer_mirror": OfferMirrorLine(),
    "petrify": PetrifyLine(),
    "shift_away": ShiftAwayLine(),
    "drop": DropLine(),
    "tribute": TributeLine(),
    "reset_special": ResetSpecialLine(),
    "go_near": GoNearLine(),
    "go_far": GoFarLine(),
    "summons_attack": AttackLine(),
    "summon": SummonLine(),
}
LINES: Final[list[LineEffect]] = [BY_NAME[name] for name in LINE_EFFECTS]
