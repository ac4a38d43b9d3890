"""Options and set-up (PF-4)."""

from __future__ import annotations

from bossrush.games.platformer.ids import ITEM, K_TURN, POTION
from bossrush.games.platformer.levels import show_level
from bossrush.games.platformer.shop import refill
from bossrush.games.platformer.state import State
from bossrush.games.platformer.tables import Tables
from bossrush.games.platformer.wealth import gain_coins, gain_gems
from bossrush.games.platformer.wounds import health_pool
from bossrush.kernel.chance import Chance
from bossrush.kernel.game import GameError, Option, OptionValue

RANDOM = "random"
REGULAR_LEVELS = 3
STARTING_BONUS = ((0, 0), (1, 0), (0, 1), (1, 1))
"""PF-4.16 to PF-4.19: coins and gems by place in the turn order."""


def list_options(tables: Tables) -> list[Option]:
    bosses = [tables.foes[kind].id for kind in tables.bosses]
    return [
        Option("players", 2, low=1, high=4),
        Option("heroes", RANDOM),
        Option("boss", RANDOM, choices=[RANDOM, *bosses]),
        Option("tiles", "forest", choices=["forest", "void", "mixed"]),
        Option("first", 0, low=0, high=4),
    ]


def new_state(tables: Tables, options: dict[str, OptionValue], chance: Chance) -> State:
    players = int(options["players"])
    deal = fitting_tiles(tables, str(options["tiles"]))
    g = State(players, chance, tables, draw_tiles(tables, deal, chance))
    g.deal = deal
    g.foe_kinds = [draw_foe(tables, tier, chance) for tier in range(1, REGULAR_LEVELS + 1)]
    g.boss = draw_boss(tables, str(options["boss"]), chance)
    g.item_deck = deck(tables, ITEM, chance)
    g.potion_deck = deck(tables, POTION, chance)
    g.heroes = deal_heroes(tables, str(options["heroes"]), players, chance)
    first = choose_first(int(options["first"]), players, chance)
    refill(g)
    show_level(g, 0)
    for place in range(players):
        seat = (first + place) % players
        g.hearts[seat] = health_pool(g, seat)
        coins, gems = STARTING_BONUS[place]
        gain_coins(g, seat, coins)
        gain_gems(g, seat, gems)
    g.active = first
    g.push(K_TURN, first, [])
    return g


def fitting_tiles(tables: Tables, tile_set: str) -> list[int]:
    """PF-R2."""
    return [i for i, tile in enumerate(tables.tiles) if tile_set in ("mixed", tile.set)]


def draw_tiles(tables: Tables, deal: list[int], chance: Chance) -> list[int]:
    """PF-4.2, PF-4.6: regular levels from the bottom, then the Boss Level."""
    regular = [i for i in deal if not tables.tiles[i].boss]
    boss = [i for i in deal if tables.tiles[i].boss]
    chance.shuffle(regular)
    chance.shuffle(boss)
    return regular[: 2 * REGULAR_LEVELS] + boss[:2]


def draw_foe(tables: Tables, tier: int, chance: Chance) -> int:
    kinds = [i for i, foe in enumerate(tables.foes) if foe.tier == tier]
    return kinds[chance.below(len(kinds))]


def draw_boss(tables: Tables, wanted: str, chance: Chance) -> int:
    if wanted == RANDOM:
        return tables.bosses[chance.below(len(tables.bosses))]
    return tables.foe(wanted)


def deck(tables: Tables, type: int, chance: Chance) -> list[int]:
    cards: list[int] = []
    for kind, card in enumerate(tables.cards):
        if card.type == type:
            cards += [kind] * card.copies
    chance.shuffle(cards)
    return cards


def deal_heroes(tables: Tables, wanted: str, players: int, chance: Chance) -> list[int]:
    """PF-4.11; the option lists heroes by seat, `random` or nothing for a random one."""
    names = [name.strip() for name in wanted.split(",")] if wanted != RANDOM else []
    if len(names) > players:
        raise GameError(f"option heroes names {len(names)} heroes for {players} players")
    chosen = [-1 if name in ("", RANDOM) else tables.hero(name) for name in names]
    chosen += [-1] * (players - len(chosen))
    taken = [hero for hero in chosen if hero >= 0]
    if len(set(taken)) < len(taken):
        raise GameError(f"option heroes names a hero twice: {wanted}")
    free = [hero for hero in range(len(tables.heroes)) if hero not in taken]
    chance.shuffle(free)
    return [hero if hero >= 0 else free.pop() for hero in chosen]


def choose_first(wanted: int, players: int, chance: Chance) -> int:
    """PF-4.14: the seat counted from 1; 0 draws it."""
    if wanted > players:
        raise GameError(f"option first is seat {wanted}, but there are {players} players")
    return wanted - 1 if wanted > 0 else chance.below(players)
