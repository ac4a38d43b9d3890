"""Options and set-up (PF-4)."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.rules.ids import ARTIFACT, ITEM, POTION
from bossrush.games.platformer.rules.levels import show_level
from bossrush.games.platformer.rules.shop import refill
from bossrush.games.platformer.rules.state import State, fresh_state
from bossrush.games.platformer.rules.tables import Tables
from bossrush.games.platformer.rules.turn import Turn
from bossrush.games.platformer.rules.wealth import gain_coins, gain_gems
from bossrush.games.platformer.rules.wounds import health_pool
from bossrush.kernel.chance import Chance
from bossrush.kernel.game import GameError, Option, OptionValue

RANDOM: Final = "random"
REGULAR_LEVELS: Final = 3
"""PF-1.6: below the Boss Level."""
TIERS: Final = 3
ARTIFACTS_IN_PLAY: Final = 2
STARTING_BONUS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
"""PF-4.16 to PF-4.19, PF-R10: coins and gems by place in the turn order; alone one is first (PF-26.15)."""


def list_options(tables: Tables) -> list[Option]:
    bosses = [tables.enemies[sheet.enemy].id for sheet in tables.sheets]
    return [
        Option("players", 2, low=1, high=4),
        Option("heroes", RANDOM),
        Option("boss", RANDOM, choices=[RANDOM, *bosses]),
        Option("tiles", "forest", choices=["forest", "void", "mixed"]),
        Option("artifacts", False),
        Option("longer_map", False),
        Option("first", 0, low=0, high=4),
        Option("collect_on_fall", False),
    ]


def new_state(tables: Tables, options: dict[str, OptionValue], chance: Chance) -> State:
    """PF-4: all that is drawn and shuffled is drawn and shuffled here, in this order (PF-R102).

    The boss's deck is shuffled now, not when the boss comes (PF-20.3, PF-R93). Level 1 is revealed like any other
    (PF-4.3, PF-4.13). The longer map is one level more and nothing else (PF-25.1, PF-25.4).
    """
    players = int(options["players"])
    levels = REGULAR_LEVELS + int(options["longer_map"])
    if players == 1 and levels > REGULAR_LEVELS:  # PF-26.1, PF-R85
        raise GameError("option longer_map is not for one player: solo uses the standard map (PF-26.1)")
    deal = fitting_tiles(tables, str(options["tiles"]))
    g = fresh_state(players, chance, tables, draw_tiles(tables, deal, levels, chance))
    g.deal = deal
    g.level_enemies = draw_enemies(tables, levels, chance)
    lay_boss(g, draw_boss(tables, str(options["boss"]), chance))
    g.boss_deck = shuffled(list(g.boss_deck), chance)
    g.item_deck = tuple(deck(tables, ITEM, chance))
    g.potion_deck = tuple(deck(tables, POTION, chance))
    g.heroes = deal_heroes(tables, str(options["heroes"]), players, chance)
    if options["artifacts"]:
        g.middle = tuple(sorted(deck(tables, ARTIFACT, chance)[:ARTIFACTS_IN_PLAY]))  # PF-24.1
    if g.solo():
        g.event_deck = shuffled(list(range(len(tables.events))), chance)  # PF-26.2
    g.collect_on_fall = bool(options["collect_on_fall"])
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
    g.push(Turn(first))
    return g


def lay_boss(g: State, boss: int) -> None:
    """PF-4.7, PF-R93: only this boss's sheet, tokens and attack cards are used."""
    g.boss = boss
    g.mark_supply = tuple(g.tables.sheet(boss).marks)
    g.boss_deck = tuple([i for i, card in enumerate(g.tables.boss_cards) if card.boss == boss])


def shuffled(cards: list[int], chance: Chance) -> tuple[int, ...]:
    chance.shuffle(cards)
    return tuple(cards)


def fitting_tiles(tables: Tables, tile_set: str) -> list[int]:
    """PF-4.2, PF-R2: tiles of one set, or of both."""
    return [i for i, tile in enumerate(tables.tiles) if tile_set in ("mixed", tile.set)]


def draw_tiles(tables: Tables, deal: list[int], levels: int, chance: Chance) -> list[int]:
    """PF-4.2, PF-4.6, PF-R98: regular levels from the bottom, then the Boss Level."""
    regular = [i for i in deal if not tables.tiles[i].boss]
    boss = [i for i in deal if tables.tiles[i].boss]
    chance.shuffle(regular)
    chance.shuffle(boss)
    return regular[: 2 * levels] + boss[:2]


def draw_enemies(tables: Tables, levels: int, chance: Chance) -> list[int]:
    """PF-4.4, PF-25.2, PF-R89: tier I, II, III from the bottom; the longer map has two different ones of tier III."""
    chosen: list[int] = []
    for level in range(levels):
        tier = min(level + 1, TIERS)
        kinds = [i for i, enemy in enumerate(tables.enemies) if enemy.tier == tier and i not in chosen]
        chosen.append(kinds[chance.below(len(kinds))])
    return chosen


def draw_boss(tables: Tables, wanted: str, chance: Chance) -> int:
    """PF-4.5: the boss that the option names, or any."""
    if wanted == RANDOM:
        return tables.sheets[chance.below(len(tables.sheets))].enemy
    return tables.enemy(wanted)


def deck(tables: Tables, type: int, chance: Chance) -> list[int]:
    """PF-4.8, PF-24.1: all copies of all cards of this type, shuffled."""
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
