"""The content of a game as tables: what the loader fills and the rules read. Shared by all states, never changed."""

from __future__ import annotations

from typing import Final

from bossrush.kernel.game import GameError
from bossrush.kernel.plain import Plain


class Tile(Plain):
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
        """16 sums of the features printed on a space; asked by `has`."""
        self.floors = floors
        """16 bottom edges."""
        self.walls = walls
        """20 vertical edges: row * 5 + edge, edge 0 the left outer one, 4 the right outer one."""

    def has(self, space: int, feature: int) -> bool:
        return self.features[space] & feature > 0


class HeroCard(Plain):
    __slots__ = ("ability", "amount", "health", "id", "star")

    def __init__(self, id: str, health: int, star: list[int], ability: int, amount: int) -> None:
        self.id = id
        self.health = health
        self.star = star
        self.ability = ability
        self.amount = amount


class EnemyCard(Plain):
    """An enemy card, a boss or a summon, all enemies alike (PF-20.1, PF-22.9, PF-R73). `tier` 1..3; 0 for bosses."""

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


class ShopCard(Plain):
    """An item, a potion or an artifact (a condition, no price: PF-24.5). `cost`: coins paid when it is used."""

    __slots__ = ("amount", "condition", "copies", "cost", "effect", "id", "least", "price", "threshold", "type", "use")

    def __init__(
        self,
        id: str,
        type: int,
        use: int,
        price: int,
        copies: int,
        effect: int,
        amount: int,
        cost: int = 0,
        condition: int = -1,
        threshold: int = 0,
        least: int = 1,
    ) -> None:
        self.id = id
        self.type = type
        self.use = use
        self.price = price
        self.copies = copies
        self.effect = effect
        self.amount = amount
        self.cost = cost
        self.condition = condition
        self.threshold = threshold
        self.least = least
        """The fewest wounds at once that armour softens."""


class Line(Plain):
    """One effect of a boss attack card: on whom, what, how much."""

    __slots__ = ("amount", "effect", "whom")

    def __init__(self, whom: int, effect: int, amount: int) -> None:
        self.whom = whom
        self.effect = effect
        self.amount = amount


class BossCard(Plain):
    """A boss attack card. `symbols`: results of the enemy die or faces of the action die, as its boss's turn says."""

    __slots__ = ("boss", "id", "lines", "reach", "symbols")

    def __init__(self, id: str, boss: int, symbols: list[int], reach: int, lines: list[Line]) -> None:
        self.id = id
        self.boss = boss
        self.symbols = symbols
        self.reach = reach
        self.lines = lines


SHEET_FIELDS: Final = (
    "enemy",
    "icon_mark",
    "icon_price",
    "marks",
    "mirror_gems",
    "sheet_gems",
    "sheet_swords",
    "sigil_wounds",
    "summon",
    "turn",
)


class BossSheet(Plain):
    """What a boss has besides the values of an enemy. `enemy`, `summon`: indices into `Tables.enemies`, -1 for none."""

    __slots__ = SHEET_FIELDS

    def __init__(
        self,
        enemy: int,
        turn: int,
        icon_mark: int,
        icon_price: int,
        sheet_swords: int,
        sheet_gems: int,
        summon: int,
        marks: list[int],
        mirror_gems: int,
        sigil_wounds: int,
    ) -> None:
        self.enemy = enemy
        self.turn = turn
        self.icon_mark = icon_mark
        self.icon_price = icon_price
        self.sheet_swords = sheet_swords
        self.sheet_gems = sheet_gems
        self.summon = summon
        self.marks = marks
        """How many tokens of each kind (`ids.MARKS`) exist."""
        self.mirror_gems = mirror_gems
        """PF-R95: the reward for discarding a Mirror."""
        self.sigil_wounds = sigil_wounds
        """PF-R131: additional wounds of an attack on the boss for which a Sigil is returned."""


class EventCard(Plain):
    __slots__ = ("amount", "effect", "fewer_dice", "id")

    def __init__(self, id: str, effect: int, amount: int, fewer_dice: int) -> None:
        self.id = id
        self.effect = effect
        self.amount = amount
        self.fewer_dice = fewer_dice
        """Action dice that are not rolled in its turn."""


class Scoring(Plain):
    """The points of a solo game (PF-26.10 to PF-26.14), for one of each; coins are counted with the prices of cards."""

    __slots__ = ("coins_for_a_point", "defeats", "events", "gems", "wounds")

    def __init__(self, events: int, defeats: int, wounds: int, gems: int, coins_for_a_point: int) -> None:
        self.events = events
        self.defeats = defeats
        self.wounds = wounds
        self.gems = gems
        self.coins_for_a_point = coins_for_a_point


class Tables(Plain):
    """All content of one game of Platformer, packs included. Indices are the ids the state uses."""

    __slots__ = (
        "action_die",
        "boss_cards",
        "cards",
        "coins",
        "enemies",
        "enemy_die",
        "events",
        "gems",
        "hash",
        "heroes",
        "scoring",
        "sheets",
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
        enemies: list[EnemyCard],
        sheets: list[BossSheet],
        boss_cards: list[BossCard],
        cards: list[ShopCard],
        events: list[EventCard],
        tiles: list[Tile],
        scoring: Scoring,
    ) -> None:
        self.hash = hash
        self.action_die = action_die
        self.enemy_die = enemy_die
        self.coins = coins
        self.gems = gems
        self.heroes = heroes
        self.enemies = enemies
        self.sheets = sheets
        self.boss_cards = boss_cards
        self.cards = cards
        self.events = events
        self.tiles = tiles
        self.scoring = scoring

    def sheet(self, enemy: int) -> BossSheet:
        """The sheet of the boss that is this enemy."""
        for sheet in self.sheets:
            if sheet.enemy == enemy:
                return sheet
        raise GameError(f"'{self.enemies[enemy].id}' is no boss")

    def hero(self, id: str) -> int:
        for i, hero in enumerate(self.heroes):
            if hero.id == id:
                return i
        raise GameError(f"there is no hero '{id}'; there are {', '.join(h.id for h in self.heroes)}")

    def enemy(self, id: str) -> int:
        for i, enemy in enumerate(self.enemies):
            if enemy.id == id:
                return i
        raise GameError(f"there is no enemy '{id}'; there are {', '.join(f.id for f in self.enemies)}")

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
