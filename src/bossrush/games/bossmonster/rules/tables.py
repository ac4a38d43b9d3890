"""The content of a game of Boss Monster as tables, filled by the loader. Shared by all states, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bossrush.kernel.game import GameError
from bossrush.kernel.plain import Plain

if TYPE_CHECKING:
    from bossrush.games.bossmonster.rules.effects.base import RoomEffect, SpellEffect
    from bossrush.games.bossmonster.rules.effects.bosses import LevelUp
    from bossrush.games.bossmonster.rules.effects.costs import Cost
    from bossrush.games.bossmonster.rules.effects.targets import Target


class RoomCard(Plain):
    __slots__ = (
        "advanced",
        "amount",
        "copies",
        "cost",
        "damage",
        "destroys_itself",
        "effect",
        "effect_number",
        "id",
        "may",
        "once",
        "subtype",
        "target",
        "treasure",
        "use",
    )

    def __init__(
        self,
        id: str,
        subtype: int,
        advanced: bool,
        copies: int,
        damage: int,
        treasure: list[int],
        use: int,
        effect: RoomEffect,
        effect_number: int,
        amount: int,
        once: bool,
        may: bool,
        cost: Cost | None,
        target: Target | None,
        destroys_itself: bool,
    ) -> None:
        self.id = id
        self.subtype = subtype
        self.advanced = advanced
        self.copies = copies
        self.damage = damage
        self.treasure = treasure
        """Icons by class."""
        self.use = use
        self.effect = effect
        self.effect_number = effect_number
        """The place of the effect in the table of effects, by which records and bots know it."""
        self.amount = amount
        self.once = once
        self.may = may
        self.cost = cost
        self.target = target
        self.destroys_itself = destroys_itself
        """Whether the room itself is destroyed as a cost."""


class SpellCard(Plain):
    """`phases` is a sum of `ids.BUILD_SYMBOL` and `ids.ADVENTURE_SYMBOL`, asked by `has_symbol`."""

    __slots__ = (
        "amount",
        "copies",
        "copies_of_30",
        "draws_rooms",
        "draws_spells",
        "effect",
        "effect_number",
        "id",
        "phases",
        "target",
    )

    def __init__(
        self,
        id: str,
        copies: int,
        copies_of_30: int,
        phases: int,
        effect: SpellEffect,
        effect_number: int,
        amount: int,
        target: Target | None,
        draws_spells: int,
        draws_rooms: int,
    ) -> None:
        self.id = id
        self.copies = copies
        self.copies_of_30 = copies_of_30
        self.phases = phases
        self.effect = effect
        self.effect_number = effect_number
        self.amount = amount
        self.target = target
        self.draws_spells = draws_spells
        self.draws_rooms = draws_rooms

    def has_symbol(self, phase: int) -> bool:
        return self.phases & phase > 0


class BossCard(Plain):
    __slots__ = ("amount", "effect_number", "finds", "id", "level_up", "may", "treasure", "xp")

    def __init__(
        self,
        id: str,
        xp: int,
        treasure: int,
        level_up: type[LevelUp],
        effect_number: int,
        may: bool,
        amount: int,
        finds: int,
    ) -> None:
        self.id = id
        self.xp = xp
        self.treasure = treasure
        self.level_up = level_up
        """The kind of frame that its Level Up is."""
        self.effect_number = effect_number
        self.may = may
        self.amount = amount
        self.finds = finds
        """The sort of Advanced Room that its Level Up looks for."""


EPIC_WORTH: Final = 2
"""BM-9.11."""


class HeroCard(Plain):
    """`hero_class` is -1 for The Fool; `symbol` the smallest number of players it is used with."""

    __slots__ = ("epic", "health", "hero_class", "id", "symbol", "worth")

    def __init__(self, id: str, hero_class: int, health: int, symbol: int, epic: bool) -> None:
        self.id = id
        self.hero_class = hero_class
        self.health = health
        self.symbol = symbol
        self.epic = epic
        self.worth = EPIC_WORTH if epic else 1
        """Souls or Wounds."""


class Tables(Plain):
    """All content, packs included. A card kind is an index: rooms first, then spells."""

    __slots__ = ("bosses", "cards", "hash", "heroes", "kinds", "rooms", "spells")

    def __init__(
        self, hash: str, rooms: list[RoomCard], spells: list[SpellCard], bosses: list[BossCard], heroes: list[HeroCard]
    ) -> None:
        self.hash = hash
        self.rooms = rooms
        self.spells = spells
        self.bosses = bosses
        self.heroes = heroes
        self.kinds = [room.id for room in rooms] + [spell.id for spell in spells]
        self.cards: list[int] = []
        """The kind of every physical card."""
        for kind, room in enumerate(rooms):
            self.cards += [kind] * room.copies
        for kind, spell in enumerate(spells):
            self.cards += [len(rooms) + kind] * spell.copies

    def is_room(self, card: int) -> bool:
        return self.cards[card] < len(self.rooms)

    def room(self, card: int) -> RoomCard:
        """The room that this physical card is."""
        return self.rooms[self.cards[card]]

    def spell(self, card: int) -> SpellCard:
        return self.spells[self.cards[card] - len(self.rooms)]

    def spell_of_kind(self, kind: int) -> SpellCard:
        return self.spells[kind - len(self.rooms)]

    def name(self, card: int) -> str:
        """The id of the kind that this physical card is."""
        return self.kinds[self.cards[card]]

    def kind(self, id: str) -> int:
        if id in self.kinds:
            return self.kinds.index(id)
        raise GameError(f"there is no card '{id}'")

    def boss(self, id: str) -> int:
        for i, boss in enumerate(self.bosses):
            if boss.id == id:
                return i
        raise GameError(f"there is no boss '{id}'; there are {', '.join(boss.id for boss in self.bosses)}")

    def hero(self, id: str) -> int:
        for i, hero in enumerate(self.heroes):
            if hero.id == id:
                return i
        raise GameError(f"there is no hero '{id}'")
