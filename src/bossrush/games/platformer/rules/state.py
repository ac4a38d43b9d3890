"""The state of a game of Platformer, and the small questions everything asks of it."""

from __future__ import annotations

from bisect import insort
from typing import Final

from bossrush.games.platformer.rules.ids import (
    BLANK,
    COLUMNS,
    EMPTY,
    ENEMY,
    FACES,
    HERO,
    LEVEL_CELLS,
    MARKS,
    OPEN,
    PETRIFICATION,
    SLOTS,
)
from bossrush.games.platformer.rules.tables import HeroCard, Tables
from bossrush.games.platformer.rules.tower import Tower
from bossrush.kernel.chance import Chance
from bossrush.kernel.core import Core
from bossrush.kernel.plain import Value


class TurnedDie(Value):
    """PF-R123: an unused die that shows another face than the roll record has for it."""

    __slots__ = ("face", "recorded")

    def __init__(self, face: int, recorded: int) -> None:
        self.face = face
        self.recorded = recorded


class Met(Value):
    """A player did what an artifact's condition asks."""

    __slots__ = ("artifact", "seat")

    def __init__(self, artifact: int, seat: int) -> None:
        self.artifact = artifact
        self.seat = seat


DEALT_FIELDS: Final = ("deal", "heroes", "level_enemies", "tile_ids")
"""Dealt before the first decision."""
STATIC_FIELDS: Final = ("idle_gravity", "tables", "tower", *DEALT_FIELDS)
"""What a game is played with. Shared by all copies: never changed, only replaced."""

OWN_FIELDS: Final = (
    "active",
    "at",
    "coin_supply",
    "coins_on",
    "gem_supply",
    "gems_on",
    "bonus",
    "boss",
    "boss_deck",
    "boss_discard",
    "cards",
    "coins",
    "collect_on_fall",
    "committed",
    "defeats",
    "defeats_this_turn",
    "enemy_rolls",
    "event",
    "event_deck",
    "final_wounds",
    "enemy_supply",
    "enemies",
    "forges",
    "forging",
    "gems",
    "gems_discarded",
    "hearts",
    "hero_exhausted",
    "high",
    "invisible",
    "item_deck",
    "known_potions",
    "levitating",
    "low",
    "mark_supply",
    "marks",
    "met",
    "middle",
    "nimble_used",
    "pool",
    "pos",
    "potion_deck",
    "recorded",
    "shop",
    "spared",
    "special",
    "tailwind_used",
    "exhausted",
    "turn",
    "turned",
    "turns",
    "used",
)


class State(Core):
    __slots__ = STATIC_FIELDS + OWN_FIELDS

    tables: Tables
    idle_gravity: bool
    """Former rules: gravity may be applied even if nothing falls (PF-R136)."""
    tile_ids: list[int]
    deal: list[int]
    """All tiles the levels may have been drawn from."""
    tower: Tower
    # the map
    low: int
    """The lowest revealed level, from 0."""
    high: int
    """The highest revealed level."""
    level_enemies: list[int]
    """The enemy card of each regular level."""
    boss: int
    at: list[int]
    enemies: list[int]
    """The cells of all enemies, ascending: the canonical order of the rulings."""
    coins_on: tuple[int, ...]
    """By cell: the coins that lie there (PF-3.2, PF-R35); tokens fill no space and never fall (PF-12.11).

    Replaced, never changed (`put_coins`), so copies share them.
    """
    gems_on: tuple[int, ...]
    # the players
    heroes: list[int]
    pos: list[int]
    """The cell of each hero; -1 while absent."""
    hearts: list[int]
    coins: list[int]
    gems: list[int]
    special: list[int]
    """PF-19.9, PF-19.14: the saved symbol of each player, kept until it is used; `BLANK` if there is none."""
    cards: list[list[int]]
    """The card kinds each player owns, ascending, a copy an entry."""
    exhausted: list[list[int]]
    """The exhausted ones among them."""
    hero_exhausted: list[bool]
    committed: list[bool]
    """PF-R45: has entered the Boss Level."""
    levitating: list[bool]
    marks: list[tuple[int, ...]]
    """The kinds of boss tokens each hero holds (PF-22.1), in order; replaced, never changed, so copies share them."""
    turns: list[int]
    """Turns begun by each player."""
    # the table
    coin_supply: int
    gem_supply: int
    enemy_supply: tuple[int, ...]
    item_deck: tuple[int, ...]
    """Top of the deck last."""
    potion_deck: tuple[int, ...]
    known_potions: int
    """PF-R101: how many potions at the bottom of the deck everybody knows."""
    shop: tuple[int, ...]
    boss_deck: tuple[int, ...]
    """Top of the deck last, like all decks."""
    boss_discard: tuple[int, ...]
    mark_supply: tuple[int, ...]
    middle: tuple[int, ...]
    """The artifacts nobody has taken yet."""
    met: list[Met]
    """PF-R121: artifacts whose condition was met at this moment, and by whom."""
    event_deck: tuple[int, ...]
    event: int
    """Solo: the event in force (PF-26.4)."""
    defeats: int
    """Solo: enemies defeated so far (PF-26.11)."""
    final_wounds: int
    """The wounds of the attack that defeated the boss."""
    collect_on_fall: bool
    """A house rule (PF-R34)."""
    # the turn
    active: int
    turn: int
    pool: list[int]
    """The dice pool: unused action dice by face."""
    used: list[int]
    recorded: list[int]
    """PF-R123: the roll record, which rerolls change and turning a die does not."""
    turned: tuple[TurnedDie, ...]
    """Unused dice that were turned."""
    enemy_rolls: tuple[int, ...]
    bonus: int
    """PF-18.8: additional wounds of the next attack."""
    invisible: bool
    nimble_used: bool
    tailwind_used: bool
    spared: bool
    """PF-R120: the Phoenix Feather has just saved the hero; further wounds of the same cause are void."""
    defeats_this_turn: int
    forges: int
    """Forges of this turn, those of the running action not yet counted."""
    forging: int
    """Forges of the running action."""
    gems_discarded: int
    """Gems discarded in the running action."""

    def __init__(self) -> None:
        """Blank, and quick: `lay_out` or `copy` fills it."""

    def lay_out(self, players: int, chance: Chance, tables: Tables, tile_ids: list[int]) -> None:
        """The table before anything is dealt.

        Nobody is on the Map (PF-3.4), special dice are blank (PF-4.12), nobody owns anything (PF-4.21), all tokens are
        in the supply (PF-4.10).
        """
        self.begin(players, chance)
        self.tables = tables
        self.idle_gravity = False
        self.tile_ids = tile_ids
        self.deal = list(range(len(tables.tiles)))
        self.tower = Tower([tables.tiles[i] for i in tile_ids])
        # the map
        self.low = 0
        self.high = 0
        self.level_enemies = []
        self.boss = -1
        self.at = [EMPTY] * self.tower.cells
        self.enemies = []
        self.coins_on = (0,) * self.tower.cells
        self.gems_on = (0,) * self.tower.cells
        # the players
        self.heroes = [0] * players
        self.pos = [-1] * players
        self.hearts = [0] * players
        self.coins = [0] * players
        self.gems = [0] * players
        self.special = [BLANK] * players
        self.cards = [[] for _ in range(players)]
        self.exhausted = [[] for _ in range(players)]
        self.hero_exhausted = [False] * players
        self.committed = [False] * players
        self.levitating = [False] * players
        self.marks = [()] * players
        self.turns = [0] * players
        # the table
        self.coin_supply = tables.coins
        self.gem_supply = tables.gems
        self.enemy_supply = tuple([enemy.tokens for enemy in tables.enemies])
        self.item_deck = ()
        self.potion_deck = ()
        self.known_potions = 0
        self.shop = (-1,) * SLOTS
        self.boss_deck = ()
        self.boss_discard = ()
        self.mark_supply = (0,) * len(MARKS)
        self.middle = ()
        self.met = []
        self.event_deck = ()
        self.event = -1
        self.defeats = 0
        self.final_wounds = 0
        self.collect_on_fall = False
        # the turn
        self.active = 0
        self.turn = 0
        self.pool = [0] * FACES
        self.used = [0] * FACES
        self.recorded = [0] * FACES
        self.turned = ()
        self.enemy_rolls = ()
        self.bonus = 0
        self.invisible = False
        self.nimble_used = False
        self.tailwind_used = False
        self.spared = False
        self.defeats_this_turn = 0
        self.forges = 0
        self.forging = 0
        self.gems_discarded = 0

    def copy(self) -> State:
        twin = State()
        self.copy_core(twin)
        twin.idle_gravity = self.idle_gravity
        twin.tables = self.tables
        twin.tower = self.tower
        twin.tile_ids = self.tile_ids
        twin.deal = self.deal
        twin.low = self.low
        twin.high = self.high
        twin.level_enemies = self.level_enemies
        twin.boss = self.boss
        twin.at = self.at[:]
        twin.enemies = self.enemies[:]
        twin.coins_on = self.coins_on
        twin.gems_on = self.gems_on
        twin.heroes = self.heroes
        twin.pos = self.pos[:]
        twin.hearts = self.hearts[:]
        twin.coins = self.coins[:]
        twin.gems = self.gems[:]
        twin.special = self.special[:]
        twin.cards = [cards[:] for cards in self.cards]
        twin.exhausted = [cards[:] for cards in self.exhausted]
        twin.hero_exhausted = self.hero_exhausted[:]
        twin.committed = self.committed[:]
        twin.levitating = self.levitating[:]
        twin.turns = self.turns[:]
        twin.coin_supply = self.coin_supply
        twin.gem_supply = self.gem_supply
        twin.enemy_supply = self.enemy_supply
        twin.item_deck = self.item_deck
        twin.potion_deck = self.potion_deck
        twin.known_potions = self.known_potions
        twin.shop = self.shop
        twin.active = self.active
        twin.turn = self.turn
        twin.pool = self.pool[:]
        twin.used = self.used[:]
        twin.recorded = self.recorded[:]
        twin.turned = self.turned
        twin.enemy_rolls = self.enemy_rolls
        twin.bonus = self.bonus
        twin.invisible = self.invisible
        twin.nimble_used = self.nimble_used
        twin.tailwind_used = self.tailwind_used
        twin.spared = self.spared
        twin.defeats_this_turn = self.defeats_this_turn
        twin.forges = self.forges
        twin.forging = self.forging
        twin.gems_discarded = self.gems_discarded
        twin.marks = self.marks[:]
        twin.boss_deck = self.boss_deck
        twin.boss_discard = self.boss_discard
        twin.mark_supply = self.mark_supply
        twin.middle = self.middle
        twin.met = self.met[:]
        twin.event_deck = self.event_deck
        twin.event = self.event
        twin.defeats = self.defeats
        twin.final_wounds = self.final_wounds
        twin.collect_on_fall = self.collect_on_fall
        return twin

    # ---- the map

    def first_cell(self) -> int:
        """Of the Map."""
        return self.low * LEVEL_CELLS

    def end_cell(self) -> int:
        """The cell after the last of the Map."""
        return (self.high + 1) * LEVEL_CELLS

    def on_map(self, cell: int) -> bool:
        """PF-1.15: a space of a hidden or removed level does not exist."""
        return self.low * LEVEL_CELLS <= cell < (self.high + 1) * LEVEL_CELLS

    def near(self, cell: int) -> list[int]:
        """The spaces of the Map adjacent to this one (PF-2.1, PF-1.15), ascending."""
        first = self.low * LEVEL_CELLS
        end = (self.high + 1) * LEVEL_CELLS
        return [c for c in self.tower.near[cell] if first <= c < end]

    def has_floor(self, cell: int) -> bool:
        """PF-1.16, PF-R14: a platform or the Map floor is the bottom edge.

        The floor rises when a level is removed (PF-1.18, PF-R6). A ladder is no floor (PF-6.10), a platform that a
        ladder pierces is one (PF-13.9, PF-R4).
        """
        return self.tower.floor[cell] != OPEN or cell < self.low * LEVEL_CELLS + COLUMNS

    def supported(self, cell: int) -> bool:
        """PF-13.3, PF-13.4: by a platform, the floor or a figure. So no fall leaves the Boss Level or the Map
        (PF-13.11)."""
        return self.has_floor(cell) or self.at[cell - COLUMNS] != EMPTY

    def on_boss_level(self, cell: int) -> bool:
        return cell >= self.tower.boss_level * LEVEL_CELLS

    def enemy_at(self, cell: int) -> int:
        """The kind of the enemy on this space, or -1."""
        return self.at[cell] - ENEMY if self.at[cell] >= ENEMY else -1

    def seat_at(self, cell: int) -> int:
        """The seat of the hero on this space, or -1."""
        return self.at[cell] - HERO if HERO <= self.at[cell] < ENEMY else -1

    def put_enemy(self, kind: int, cell: int) -> None:
        self.at[cell] = ENEMY + kind
        insort(self.enemies, cell)

    def lift_enemy(self, cell: int) -> int:
        kind = self.at[cell] - ENEMY
        self.at[cell] = EMPTY
        self.enemies.remove(cell)
        return kind

    def put_hero(self, seat: int, cell: int) -> None:
        """PF-3.1, PF-3.3: on one space and alone there."""
        self.at[cell] = HERO + seat
        self.pos[seat] = cell

    def lift_hero(self, seat: int) -> None:
        self.at[self.pos[seat]] = EMPTY
        self.pos[seat] = -1

    def put_coins(self, cell: int, number: int) -> None:
        """So many lie there now."""
        self.coins_on = replaced(self.coins_on, cell, number)

    def put_gems(self, cell: int, number: int) -> None:
        self.gems_on = replaced(self.gems_on, cell, number)

    def has_tokens(self, cell: int) -> bool:
        return self.coins_on[cell] > 0 or self.gems_on[cell] > 0

    def draw_enemy(self, kind: int) -> None:
        """A token of this enemy leaves the supply."""
        self.enemy_supply = replaced(self.enemy_supply, kind, self.enemy_supply[kind] - 1)

    def return_enemy(self, kind: int) -> None:
        self.enemy_supply = replaced(self.enemy_supply, kind, self.enemy_supply[kind] + 1)

    # ---- the players

    def hero_card(self, seat: int) -> HeroCard:
        return self.tables.heroes[self.heroes[seat]]

    def has_ability(self, seat: int, ability: int) -> bool:
        return self.tables.heroes[self.heroes[seat]].ability == ability

    def seats_from_active(self) -> list[int]:
        """PF-4.15: turn order from the active player."""
        return [(self.active + i) % self.players for i in range(self.players)]

    def passive(self, seat: int, effect: int) -> int:
        """PF-7.22, PF-18.3: the sum of the amounts of this passive effect over all cards of the player."""
        total = 0
        for kind in self.cards[seat]:
            if self.tables.cards[kind].effect == effect:
                total += self.tables.cards[kind].amount
        return total

    def solo(self) -> bool:
        """PF-4.1."""
        return self.players == 1

    def in_force(self, event: int) -> bool:
        """Whether this effect of an event card applies in this turn."""
        return self.event >= 0 and self.tables.events[self.event].effect == event

    def event_amount(self, event: int) -> int:
        return self.tables.events[self.event].amount if self.in_force(event) else 0

    def fewer_dice(self) -> int:
        """Action dice that the event of this turn takes away."""
        return self.tables.events[self.event].fewer_dice if self.event >= 0 else 0

    def has_mark(self, seat: int, mark: int) -> bool:
        return mark in self.marks[seat]

    def petrified(self, seat: int) -> bool:
        return PETRIFICATION in self.marks[seat]

    def boss_cell(self) -> int:
        """Where the boss stands, or -1."""
        for cell in self.enemies:
            if self.at[cell] == ENEMY + self.boss:
                return cell
        return -1

    def ready(self, seat: int, kind: int) -> bool:
        """Owns a copy of this card that is not exhausted."""
        return self.cards[seat].count(kind) > self.exhausted[seat].count(kind)


def replaced(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    """The same but for this place: tuples are shared by copies, which makes those cheap."""
    changed = list(numbers)
    changed[place] = number
    return tuple(changed)


def fresh_state(players: int, chance: Chance, tables: Tables, tile_ids: list[int]) -> State:
    """A state with this tower and nothing dealt yet."""
    g = State()
    g.lay_out(players, chance, tables, tile_ids)
    return g
