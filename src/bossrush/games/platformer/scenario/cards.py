"""The cards of a Platformer scenario: shop, decks, artifacts, the boss's attack cards and events."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.rules.ids import ARTIFACT, CARD_TYPES, ITEM, POTION, SLOTS, TURN_BY_TWO_CARDS
from bossrush.games.platformer.rules.shop import ITEM_SLOTS
from bossrush.games.platformer.rules.state import State, replaced
from bossrush.kernel.core import NONE
from bossrush.scenarios.files import Part

NO_CARD: Final = "-"
ANY_CARD: Final = "*"
DECKS: Final = ("items", "potions")
"""The keys of the shop's decks, by card type."""
BOSS_CARDS: Final = "boss_cards"
BOSS_DISCARD: Final = "boss_discard"
EVENTS: Final = "events"
EVENT: Final = "event"
ARTIFACTS: Final = "artifacts"


class Cards:
    """Fills all decks of a state; the cards of the players are already in it."""

    def __init__(self, part: Part, g: State) -> None:
        self.part = part
        self.g = g
        self.tables = g.tables
        self.card_names = [card.id for card in self.tables.cards]

    def build(self) -> None:
        self.g.item_deck = tuple(self.read_deck(ITEM))
        self.g.potion_deck = tuple(self.read_deck(POTION))
        slots = self.read_shop()
        for type in (ITEM, POTION):
            self.fill_shop(type, slots)
            self.stack_deck(type)
        self.read_artifacts()
        self.count_copies()
        self.read_boss_cards()
        self.read_events()

    # ---- any deck

    def listed(self, key: str, what: str, names: list[str]) -> list[int]:
        """A deck as far as the file lists it, from the top."""
        some = self.part.names(key, what, names)
        exact = self.part.names(f"{key}_only", what, names)
        if some is not None and exact is not None:
            self.part.fail(f"give '{key}' or '{key}_only', not both", f"{key}_only")
        return some or exact or []

    def complete(self, key: str) -> bool:
        """Whether the file lists the whole deck."""
        return f"{key}_only" in self.part.table

    def listing(self, key: str) -> str:
        """The key that lists this deck."""
        return f"{key}_only" if self.complete(key) else key

    def check_once(self, key: str, names: list[str], places: list[int]) -> None:
        for place in sorted(set(places)):
            if places.count(place) > 1:
                self.part.fail(f"{names[place]} is there only once", key)

    # ---- items and potions

    def read_deck(self, type: int) -> list[int]:
        key = DECKS[type]
        kinds = self.listed(key, "card", self.card_names)
        self.check_type(self.listing(key), type, kinds)
        return kinds

    def check_type(self, key: str, type: int, kinds: list[int]) -> None:
        for kind in kinds:
            if self.tables.cards[kind].type != type:
                self.part.fail(f"{self.card_names[kind]} is no {CARD_TYPES[type]}", key)

    def deck(self, type: int) -> list[int]:
        return list(self.g.item_deck if type == ITEM else self.g.potion_deck)

    def everywhere(self) -> list[int]:
        g = self.g
        owned = [kind for cards in g.cards for kind in cards]
        return [*g.item_deck, *g.potion_deck, *g.shop, *g.middle, *owned]

    def unplaced(self, type: int) -> list[int]:
        """The copies of this type that are nowhere yet, in content order."""
        placed = self.everywhere()
        left: list[int] = []
        for kind, card in enumerate(self.tables.cards):
            if card.type == type:
                left += [kind] * (card.copies - placed.count(kind))
        return left

    def read_shop(self) -> list[str]:
        words = self.part.words("shop")
        if words is None:
            return [ANY_CARD] * SLOTS
        if len(words) != SLOTS:
            self.part.fail(f"'shop' has {SLOTS} slots, not {len(words)}; write - for none, * for any card", "shop")
            return [ANY_CARD] * SLOTS
        for slot, word in enumerate(words):
            if word in (NO_CARD, ANY_CARD):
                continue
            kind = self.part.index("shop", "card", word, self.card_names)
            if kind is None:
                continue
            type = ITEM if slot < ITEM_SLOTS else POTION
            if self.tables.cards[kind].type != type:
                self.part.fail(f"slot {slot + 1} of the shop is for {DECKS[type]}, and {word} is none", "shop")
            self.g.shop = replaced(self.g.shop, slot, kind)
        return words

    def fill_shop(self, type: int, words: list[str]) -> None:
        left = self.unplaced(type)
        for slot in range(SLOTS):
            if (slot < ITEM_SLOTS) == (type == ITEM) and words[slot] == ANY_CARD and left:
                self.g.shop = replaced(self.g.shop, slot, left.pop(0))

    def stack_deck(self, type: int) -> None:
        g = self.g
        deck = self.deck(type)
        if not self.complete(DECKS[type]):
            deck += self.unplaced(type)
        deck.reverse()  # the state keeps the top last
        if type == ITEM:
            g.item_deck = tuple(deck)
        else:
            g.potion_deck = tuple(deck)
        gaps = [slot for slot in range(SLOTS) if g.shop[slot] < 0 and (slot < ITEM_SLOTS) == (type == ITEM)]
        if deck and gaps:
            message = f"slot {gaps[0] + 1} of the shop cannot be empty while there are {DECKS[type]} in the deck"
            self.part.fail(f"{message}; for an empty deck write {DECKS[type]}_only = []", "shop")

    def count_copies(self) -> None:
        """Items and potions that are nowhere do not exist in this game."""
        everywhere = self.everywhere()
        for kind, card in enumerate(self.tables.cards):
            if everywhere.count(kind) > card.copies:
                self.part.fail(f"{card.id} is used {everywhere.count(kind)} times; there are {card.copies} copies")
            if card.type != ARTIFACT:
                card.copies = everywhere.count(kind)

    # ---- artifacts, attack cards, events

    def read_artifacts(self) -> None:
        kinds = self.part.names(ARTIFACTS, "card", self.card_names) or []
        self.check_type(ARTIFACTS, ARTIFACT, kinds)
        self.g.middle = tuple(sorted(kinds))

    def read_boss_cards(self) -> None:
        """Unlisted cards lie at the bottom of the deck; if the deck is listed completely they are out of the game."""
        g = self.g
        boss = self.tables.enemies[g.boss].id
        own = g.boss_deck
        names = [self.tables.boss_cards[kind].id for kind in own]
        deck = self.listed(BOSS_CARDS, f"attack card of {boss}", names)
        discard = self.part.names(BOSS_DISCARD, f"attack card of {boss}", names) or []
        self.check_once(self.listing(BOSS_CARDS) if deck else BOSS_DISCARD, names, deck + discard)
        rest = [place for place in range(len(own)) if place not in deck + discard]
        if not self.complete(BOSS_CARDS):
            deck += rest
        else:
            for place in rest:
                self.tables.boss_cards[own[place]].boss = NONE
            if self.tables.sheet(g.boss).turn == TURN_BY_TWO_CARDS and len(deck + discard) < 2:
                self.part.fail(
                    f"{boss} draws two cards; list two or more in deck and discard pile", f"{BOSS_CARDS}_only"
                )
        g.boss_deck = tuple(own[place] for place in reversed(deck))
        g.boss_discard = tuple(own[place] for place in discard)

    def read_events(self) -> None:
        g = self.g
        names = [event.id for event in self.tables.events]
        deck = self.listed(EVENTS, "event", names)
        word = self.part.word(EVENT)
        event = None if word is None else self.part.index(EVENT, "event", word, names)
        in_force = [] if event is None else [event]
        if not g.solo():
            for key in (EVENTS, f"{EVENTS}_only", EVENT):
                if key in self.part.table:
                    self.part.fail("events are for one hero, the solo game", key)
            return
        self.check_once(self.listing(EVENTS), names, deck + in_force)
        if not self.complete(EVENTS):
            deck += [kind for kind in range(len(names)) if kind not in deck + in_force]
        g.event_deck = tuple(deck[::-1])
        g.event = in_force[0] if in_force else NONE
