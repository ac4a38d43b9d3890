"""The content of a game as tables: what the loader fills and the rules read. Shared by all states, never changed."""

from __future__ import annotations

from bossrush.kernel.game import GameError


class Tile:
    """One 4x4 piece. Cells 0..15 from the bottom left, row by row."""

    __slots__ = ("boss", "features", "floors", "id", "name", "set", "walls")

    def __init__(
        self, id: str, set: str, boss: bool, name: str, features: list[int], floors: list[int], walls: list[bool]
    ) -> None:
        self.id = id
        self.set = set
        self.boss = boss
        self.name = name
        self.features = features
        """16 feature masks."""
        self.floors = floors
        """16 bottom edges."""
        self.walls = walls
        """20 vertical edges: row * 5 + edge, edge 0 the left outer one, 4 the right outer one."""


class HeroCard:
    __slots__ = ("ability", "amount", "health", "id", "once", "star")

    def __init__(self, id: str, health: int, star: list[int], ability: int, amount: int, once: bool) -> None:
        self.id = id
        self.health = health
        self.star = star
        self.ability = ability
        self.amount = amount
        self.once = once


class FoeCard:
    """An enemy card, a boss or a summon. `tier` 1..3; 0 for bosses."""

    __slots__ = ("ability", "amount", "coins", "damage", "gems", "health", "id", "tier", "tokens")

    def __init__(
        self,
        id: str,
        tier: int,
        damage: int,
        health: int,
        coins: int,
        gems: int,
        ability: int,
        amount: int,
        tokens: int,
    ) -> None:
        self.id = id
        self.tier = tier
        self.damage = damage
        self.health = health
        self.coins = coins
        self.gems = gems
        self.ability = ability
        self.amount = amount
        self.tokens = tokens


class ShopCard:
    """An item or a potion."""

    __slots__ = ("amount", "copies", "effect", "id", "price", "type", "use")

    def __init__(self, id: str, type: int, use: int, price: int, copies: int, effect: int, amount: int) -> None:
        self.id = id
        self.type = type
        self.use = use
        self.price = price
        self.copies = copies
        self.effect = effect
        self.amount = amount


class Tables:
    """All content of one game of Platformer, packs included. Indices are the ids the state uses."""

    __slots__ = (
        "action_die",
        "bosses",
        "cards",
        "coins",
        "enemy_die",
        "foes",
        "gems",
        "hash",
        "heroes",
        "tiles",
    )

    def __init__(
        self,
        hash: str,
        action_die: list[int],
        enemy_die: list[int],
        coins: int,
        gems: int,
        heroes: list[HeroCard],
        foes: list[FoeCard],
        bosses: list[int],
        cards: list[ShopCard],
        tiles: list[Tile],
    ) -> None:
        self.hash = hash
        self.action_die = action_die
        self.enemy_die = enemy_die
        self.coins = coins
        self.gems = gems
        self.heroes = heroes
        self.foes = foes
        self.bosses = bosses
        """Indices into `foes`."""
        self.cards = cards
        self.tiles = tiles

    def hero(self, id: str) -> int:
        for i, hero in enumerate(self.heroes):
            if hero.id == id:
                return i
        raise GameError(f"there is no hero '{id}'; there are {', '.join(h.id for h in self.heroes)}")

    def foe(self, id: str) -> int:
        for i, foe in enumerate(self.foes):
            if foe.id == id:
                return i
        raise GameError(f"there is no enemy '{id}'; there are {', '.join(f.id for f in self.foes)}")

    def card(self, id: str) -> int:
        for i, card in enumerate(self.cards):
            if card.id == id:
                return i
        raise GameError(f"there is no card '{id}'; there are {', '.join(c.id for c in self.cards)}")

    def tile(self, id: str) -> int:
        for i, tile in enumerate(self.tiles):
            if tile.id == id:
                return i
        raise GameError(f"there is no tile '{id}'")
