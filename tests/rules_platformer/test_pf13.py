"""PF-13.22: gravity compared with the reference algorithm of the rules, written here a second time and plainly."""

from __future__ import annotations

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.gravity import HoldOrFall
from bossrush.games.platformer.rules.ids import (
    A_GLIDE,
    BOOT,
    COLUMNS,
    E_CLAWS,
    EMPTY,
    ENEMY,
    F_FLY,
    F_SHATTER,
    FALL,
    GLIDE,
    GRAVITY,
    HERO,
    HOLD,
    LADDER,
    OPEN,
    TRAP,
)
from bossrush.games.platformer.rules.levels import show_level
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.turn import ACT
from bossrush.games.platformer.rules.wounds import health_pool
from bossrush.kernel.chance import FastChance

GAME = Platformer(load_tables())
CLAWS = next(i for i, card in enumerate(GAME.tables.cards) if card.effect == E_CLAWS)
POSITIONS = 600


def scatter(seed: int) -> State:
    """A whole tower with all four heroes and its enemies strewn over it, most of them in the air."""
    chance = FastChance(seed)
    texts = {"players": "4", "first": "1", "tiles": ("forest", "void")[seed % 2], "heroes": "angelo"}
    g = GAME.new_state(GAME.read_options(texts), chance)
    for level in range(1, g.tower.levels):
        show_level(g, level)
    g.low = chance.below(g.tower.boss_level)
    kinds = [g.lift_enemy(cell) for cell in g.enemies[:]]
    spaces = list(range(g.first_cell(), g.end_cell()))
    chance.shuffle(spaces)
    for kind in [*kinds, g.boss]:
        g.put_enemy(kind, spaces.pop())
    for seat in range(g.players):
        g.put_hero(seat, spaces.pop())
        g.hearts[seat] = 1 + chance.below(2)
        g.levitating[seat] = chance.below(4) == 0
    g.cards[chance.below(g.players)].append(CLAWS)
    g.coins_on = g.gems_on = (0,) * g.tower.cells
    g.active = chance.below(g.players)
    g.stack[0].owner = g.active
    g.stack[0].step = ACT
    g.pool[BOOT] = 2
    return g


class Reference:
    """The algorithm of PF-13.22 on plain pictures of the position; who holds or glides is given."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.figures = {cell: figure for cell, figure in enumerate(g.at) if figure != EMPTY}
        self.hearts = g.hearts[:]
        self.coins_on = list(g.coins_on)
        self.gems_on = list(g.gems_on)

    def asked(self) -> list[int]:
        """Turn order from the active player: on no platform and no floor, and able to hold or to glide."""
        g = self.g
        order = [(g.active + i) % g.players for i in range(g.players)]
        return [seat for seat in order if not self.floor(g.pos[seat]) and (self.holds(seat) or self.glides(seat))]

    def holds(self, seat: int) -> bool:
        cell = self.g.pos[seat]
        column = cell % COLUMNS
        walls = self.g.tower.wall
        beside_wall = column in (0, COLUMNS - 1) or walls[cell] or walls[cell - 1]
        ladder = self.g.tower.has(cell, LADDER)
        return ladder or self.g.levitating[seat] or (CLAWS in self.g.cards[seat] and beside_wall)

    def glides(self, seat: int) -> bool:
        return self.g.has_ability(seat, A_GLIDE)

    def floor(self, cell: int) -> bool:
        return self.g.tower.floor[cell] != OPEN or cell // COLUMNS == 4 * self.g.low

    def supported(self, cell: int) -> bool:
        return self.floor(cell) or cell - COLUMNS in self.figures

    def apply(self, answers: dict[int, int]) -> None:
        for x in range(COLUMNS):
            for y in range(4 * self.g.low, 4 * self.g.tower.levels):
                cell = y * COLUMNS + x
                if cell in self.figures:
                    self.fall(cell, answers)

    def fall(self, cell: int, answers: dict[int, int]) -> None:
        figure = self.figures[cell]
        if figure >= ENEMY:
            self.fall_enemy(cell, figure)
            return
        seat = figure - HERO
        limit = {HOLD: 0, GLIDE: 1}.get(answers.get(seat, -1), 99)
        while not self.supported(cell) and limit > 0:
            self.figures[cell - COLUMNS] = self.figures.pop(cell)
            cell -= COLUMNS
            limit -= 1
            if self.g.tower.has(cell, TRAP):
                self.hearts[seat] -= 1
                if self.hearts[seat] == 0:
                    self.hearts[seat] = health_pool(self.g, seat)
                    del self.figures[cell]
                    return

    def fall_enemy(self, start: int, figure: int) -> None:
        card = self.g.tables.enemies[figure - ENEMY]
        if card.ability == F_FLY:
            return
        cell = start
        while not self.supported(cell):
            self.figures[cell - COLUMNS] = self.figures.pop(cell)
            cell -= COLUMNS
        if cell != start and card.ability == F_SHATTER:
            del self.figures[cell]
            self.coins_on[cell] += card.coins
            self.gems_on[cell] += card.gems


@pytest.mark.rules("PF-13.22", "PF-13.17", "PF-R36", "PF-R37", "PF-R39", "PF-R112")
def test_gravity_equals_the_reference_algorithm() -> None:
    fallen = glided = held = fainted = shattered = 0
    for seed in range(POSITIONS):
        g = scatter(seed)
        chance = FastChance(seed)
        reference = Reference(g)
        before = dict(reference.figures)
        questions = reference.asked()
        g.run()
        g.play(GRAVITY)
        answers: dict[int, int] = {}
        while isinstance(g.question, HoldOrFall):
            seat = g.seats[0]
            legal = g.legal(seat)
            assert (HOLD in legal, GLIDE in legal) == (reference.holds(seat), reference.glides(seat))
            answers[seat] = legal[chance.below(len(legal))]
            g.play(answers[seat])
        assert list(answers) == questions
        reference.apply(answers)
        assert {cell: figure for cell, figure in enumerate(g.at) if figure != EMPTY} == reference.figures, seed
        assert g.hearts == reference.hearts
        assert (list(g.coins_on), list(g.gems_on)) == (reference.coins_on, reference.gems_on)
        fallen += len(before.keys() - reference.figures.keys())
        held += list(answers.values()).count(HOLD)
        glided += list(answers.values()).count(GLIDE)
        fainted += g.pos.count(-1)
        shattered += sum(1 for cell in range(g.tower.cells) if g.has_tokens(cell))
    assert min(fallen, held, glided, fainted, shattered) > 10


@pytest.mark.rules("PF-R136")
def test_gravity_is_refused_exactly_when_by_the_reference_algorithm_nothing_can_move() -> None:
    refused = allowed = 0
    for seed in range(POSITIONS):
        g = scatter(seed)
        chance = FastChance(seed)
        g.run()
        while GRAVITY in g.options:  # in the end everything lies on the ground, or hangs and may still let go
            before = g.at[:]
            assert may_move(g), seed
            allowed += 1
            g.play(GRAVITY)
            while isinstance(g.question, HoldOrFall):
                legal = g.legal(g.seats[0])
                g.play(legal[chance.below(len(legal))])
            if g.pos[g.active] < 0 or (g.at == before and chance.below(3) == 0):
                break
        if g.pos[g.active] >= 0 and GRAVITY not in g.options:
            assert not may_move(g), seed
            assert GAME.check(g, g.active, GRAVITY) is not None
            refused += 1
    assert min(refused, allowed) > 100


def may_move(g: State) -> bool:
    """By the reference algorithm, if every hero that is asked lets go."""
    reference = Reference(g)
    before = dict(reference.figures)
    reference.apply(dict.fromkeys(range(g.players), FALL))
    return reference.figures != before
