"""The content of Platformer: reads the files of a set, checks all of it and fills the `Tables`."""

from __future__ import annotations

import hashlib
import json
from importlib.resources.abc import Traversable
from typing import Final

from bossrush.content.source import Document, Entry, Source
from bossrush.content.tiles import parse_tiles
from bossrush.games.platformer.ids import (
    CARD_EFFECTS,
    CARD_TYPES,
    CARD_USES,
    DIE_NAMES,
    EFFECT_USES,
    FACE_NAMES,
    FACES,
    FOE_ABILITIES,
    HERO_ABILITIES,
    ITEM,
    MAX_CARDS,
    POTION,
    STAR,
)
from bossrush.games.platformer.tables import FoeCard, HeroCard, ShopCard, Tables, Tile

PACK_FILE: Final = "pack.toml"
GAME: Final = "platformer"
# Read in this order, which with the order in the files fixes the numbers of everything.
BASE_FILES: Final = (
    "dice.toml",
    "supplies.toml",
    "heroes.toml",
    "enemies.toml",
    "bosses.toml",
    "items.toml",
    "potions.toml",
    "tiles_forest.txt",
    "tiles_void.txt",
)
PACK_FILES: Final = BASE_FILES[2:]

DIE_SIDES: Final = 6
MAX_AMOUNT: Final = 9
MAX_VALUE: Final = 20
MAX_LOOT: Final = 9
MIN_TOKENS: Final = 4  # a level has four enemy spawn spaces, all for one kind (PF-14.2)
MAX_COINS: Final = 63  # a space counts its coins below the weight of a gem, `ids.GEM`
MAX_GEMS: Final = 52  # with more, a symbol could be multiplied beyond `ids.MAX_TIMES`

BASE_HEROES: Final = 6
BASE_ENEMIES_PER_TIER: Final = 2
BASE_TOKENS: Final = 28
BASE_BOSSES: Final = 2
BASE_COPIES: Final = 15
BASE_TILES: Final = 16
BASE_BOSS_TILES: Final = 4


class Library:
    """Everything read so far: first the base set, then the packs. Errors stay with their files, in `sources`."""

    def __init__(self) -> None:
        self.sources: list[Source] = []
        self.action_die: list[int] = []
        self.enemy_die: list[int] = []
        self.coins = 0
        self.gems = 0
        self.heroes: list[HeroCard] = []
        self.foes: list[FoeCard] = []
        self.bosses: list[int] = []
        self.cards: list[ShopCard] = []
        self.tiles: list[Tile] = []
        self.places: dict[tuple[str, str], str] = {}

    # ---- folders and files

    def read_base(self, folder: Traversable) -> None:
        """A complete base set, with the numbers of cards, tokens and tiles that come in the box."""
        sources = {name: self.read_file(folder / name) for name in BASE_FILES}
        self.check_base_counts(sources)

    def read_pack(self, folder: Traversable) -> None:
        """A pack, on top of what was read before."""
        pack = Document(folder / PACK_FILE)
        self.sources.append(pack)
        read_pack_header(pack)
        present = sorted(file.name for file in folder.iterdir())
        for name in present:
            if name in BASE_FILES and name not in PACK_FILES:
                self.note(folder / name, "a pack cannot change the dice and the supplies")
            elif name.endswith((".toml", ".txt")) and name != PACK_FILE and name not in PACK_FILES:
                self.note(folder / name, f"unknown file; a pack has {PACK_FILE} and any of {', '.join(PACK_FILES)}")
        before = self.size()
        sources = [self.read_file(folder / name) for name in PACK_FILES if name in present]
        if self.size() == before and not any(source.problems for source in sources):
            pack.fail(1, "the pack is empty; it needs at least one hero, enemy, boss, item, potion or tile")

    def read_file(self, file: Traversable) -> Source:
        """One file of a set, known by its name."""
        if file.name.endswith(".txt"):
            source = Source(file)
            self.sources.append(source)
            self.read_tiles(source, file.name.removeprefix("tiles_").removesuffix(".txt"))
            return source
        document = Document(file)
        self.sources.append(document)
        if not document.problems:
            self.read_document(document, file.name)
        return document

    def read_document(self, document: Document, name: str) -> None:
        if name == PACK_FILE:
            read_pack_header(document)
        elif name == "dice.toml":
            self.read_dice(document.root())
        elif name == "supplies.toml":
            self.read_supplies(document.root())
        else:
            for entry in document.entries():
                self.read_entry(entry, name)
                entry.close()

    def read_entry(self, entry: Entry, name: str) -> None:
        if name == "heroes.toml":
            self.read_hero(entry)
        elif name == "enemies.toml":
            self.read_enemy(entry)
        elif name == "bosses.toml":
            self.read_boss(entry)
        elif name == "items.toml":
            self.read_card(entry, ITEM)
        else:
            self.read_card(entry, POTION)

    def note(self, file: Traversable, message: str) -> None:
        source = Source(file)
        source.fail(1, message)
        self.sources.append(source)

    def size(self) -> int:
        return len(self.heroes) + len(self.foes) + len(self.cards) + len(self.tiles)

    def errors(self) -> list[str]:
        return [error for source in self.sources for error in source.report()]

    # ---- entries

    def claim(self, source: Source, line: int, what: str, id: str) -> bool:
        """Whether this id is new among its kind; from now on it is taken."""
        if (what, id) in self.places:
            source.fail(line, f"there is another {what} '{id}' at {self.places[what, id]}")
            return False
        self.places[what, id] = source.place(line)
        return True

    def read_dice(self, root: Entry) -> None:
        self.action_die = root.choices("action", "face", FACE_NAMES[:FACES])
        self.enemy_die = root.choices("enemy", "face", DIE_NAMES)
        for key in ("action", "enemy"):
            faces = root.table.get(key)
            if isinstance(faces, list) and len(faces) != DIE_SIDES:
                root.fail(f"the {key} die has {len(faces)} faces instead of {DIE_SIDES}", key)
        root.close()

    def read_supplies(self, root: Entry) -> None:
        self.coins = root.number("coins", 1, MAX_COINS)
        self.gems = root.number("gems", 1, MAX_GEMS)
        root.close()

    def read_hero(self, entry: Entry) -> None:
        health = entry.number("health", 1, MAX_VALUE)
        star = entry.choices("star", "face", FACE_NAMES[:STAR])
        if entry.table.get("star") == [] or len(set(star)) < len(star):
            entry.fail("'star' must name one or more different faces", "star")
        ability = entry.choice("ability", HERO_ABILITIES)
        amount = entry.number("amount", 1, MAX_AMOUNT, default=1)
        once = entry.flag("once")
        if self.claim(entry.document, entry.line, "hero", entry.id):
            self.heroes.append(HeroCard(entry.id, health, star, ability or 0, amount, once))

    def read_enemy(self, entry: Entry) -> None:
        tier = entry.number("tier", 1, 3)
        damage = entry.number("damage", 0, MAX_VALUE)
        health = entry.number("health", 1, MAX_VALUE)
        coins = entry.number("coins", 0, MAX_LOOT)
        gems = entry.number("gems", 0, MAX_LOOT)
        ability = entry.choice("ability", FOE_ABILITIES)
        amount = entry.number("amount", 1, MAX_AMOUNT, default=1)
        tokens = entry.number("tokens", MIN_TOKENS, MAX_VALUE)
        if self.claim(entry.document, entry.line, "enemy", entry.id):
            self.foes.append(FoeCard(entry.id, tier, damage, health, coins, gems, ability or 0, amount, tokens))

    def read_boss(self, entry: Entry) -> None:
        damage = entry.number("damage", 0, MAX_VALUE)
        health = entry.number("health", 1, MAX_VALUE)
        ability = entry.choice("ability", FOE_ABILITIES)
        amount = entry.number("amount", 1, MAX_AMOUNT, default=1)
        if self.claim(entry.document, entry.line, "enemy", entry.id):
            self.bosses.append(len(self.foes))
            self.foes.append(FoeCard(entry.id, 0, damage, health, 0, 0, ability or 0, amount, 1))

    def read_card(self, entry: Entry, type: int) -> None:
        price = entry.number("price", 1, MAX_VALUE)
        copies = entry.number("copies", 1, MAX_VALUE)
        use = entry.choice("use", CARD_USES)
        effect = entry.choice("effect", CARD_EFFECTS)
        amount = entry.number("amount", 1, MAX_AMOUNT, default=1)
        if use is not None and effect is not None and use not in EFFECT_USES[effect]:
            allowed = " or ".join(f"'{CARD_USES[u]}'" for u in EFFECT_USES[effect])
            entry.fail(f"the effect '{CARD_EFFECTS[effect]}' needs the use {allowed}, not '{CARD_USES[use]}'", "use")
        if not self.claim(entry.document, entry.line, "card", entry.id):
            return
        if len(self.cards) == MAX_CARDS:
            entry.fail(f"'{entry.id}' is one card too many; there may be {MAX_CARDS} different items and potions")
        else:
            self.cards.append(ShopCard(entry.id, type, use or 0, price, copies, effect or 0, amount))

    def read_tiles(self, source: Source, set: str) -> None:
        for line, tile in parse_tiles(source, set):
            if self.claim(source, line, "tile", tile.id):
                self.tiles.append(tile)

    # ---- the whole set

    def check_base_counts(self, sources: dict[str, Source]) -> None:
        """The numbers of the box. A file with other errors is not counted."""
        enemies = [foe for foe in self.foes if foe.tier]
        counts = [("heroes.toml", "heroes", len(self.heroes), BASE_HEROES)]
        for tier in (1, 2, 3):
            kinds = sum(1 for foe in enemies if foe.tier == tier)
            counts.append(("enemies.toml", f"enemies of tier {tier}", kinds, BASE_ENEMIES_PER_TIER))
        counts.append(("enemies.toml", "enemy tokens", sum(foe.tokens for foe in enemies), BASE_TOKENS))
        counts.append(("bosses.toml", "bosses", len(self.bosses), BASE_BOSSES))
        for type, file in ((ITEM, "items.toml"), (POTION, "potions.toml")):
            copies = sum(card.copies for card in self.cards if card.type == type)
            counts.append((file, f"{CARD_TYPES[type]} cards", copies, BASE_COPIES))
        for set in ("forest", "void"):
            tiles = [tile for tile in self.tiles if tile.set == set]
            file = f"tiles_{set}.txt"
            counts.append((file, "tiles", len(tiles), BASE_TILES))
            counts.append((file, "boss tiles", sum(1 for tile in tiles if tile.boss), BASE_BOSS_TILES))
        broken = {file for file, source in sources.items() if source.problems}
        for file, what, count, needed in counts:
            if count != needed and file not in broken:
                sources[file].fail(1, f"the base set has {needed} {what}, not {count}")

    def tables(self) -> Tables:
        return Tables(
            self.hash(),
            self.action_die,
            self.enemy_die,
            self.coins,
            self.gems,
            self.heroes,
            self.foes,
            self.bosses,
            self.cards,
            self.tiles,
        )

    def hash(self) -> str:
        """Equal for equal content, however it is written: records name it."""
        content = {
            "dice": [self.action_die, self.enemy_die],
            "supplies": [self.coins, self.gems],
            "heroes": [[h.id, h.health, h.star, h.ability, h.amount, h.once] for h in self.heroes],
            "foes": [
                [f.id, f.tier, f.damage, f.health, f.coins, f.gems, f.ability, f.amount, f.tokens] for f in self.foes
            ],
            "bosses": self.bosses,
            "cards": [[c.id, c.type, c.use, c.price, c.copies, c.effect, c.amount] for c in self.cards],
            "tiles": [[t.id, t.set, t.boss, t.name, t.features, t.floors, t.walls] for t in self.tiles],
        }
        text = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_pack_header(document: Document) -> None:
    if document.problems:
        return
    root = document.root()
    for key in ("id", "name", "version"):
        root.string(key)
    root.choice("game", (GAME,))
    root.close()
