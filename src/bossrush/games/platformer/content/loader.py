"""The content of Platformer: reads the files of a set, checks all of it and fills the `Tables`."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from bossrush.content.packs import PACK_FILE, read_pack_header, read_packs
from bossrush.content.source import Document, Entry, Source
from bossrush.games.platformer.content.tiles import parse_tiles
from bossrush.games.platformer.rules.ids import (
    ACTION_DICE,
    ARTIFACT,
    BOSS_TURNS,
    CARD_EFFECTS,
    CARD_TYPES,
    CARD_USES,
    CONDITIONS,
    DIE_NAMES,
    E_ARMOUR,
    EFFECT_USES,
    ENEMY_ABILITIES,
    EVENT_EFFECTS,
    F_HEAVY,
    FACE_NAMES,
    FACES,
    HERO_ABILITIES,
    ITEM,
    L_SUMMON,
    L_SUMMONS_ATTACK,
    LINE_EFFECTS,
    LINE_WHOM,
    MARKS,
    MAX_CARDS,
    MAX_ON_SPACE,
    POTION,
    REACHES,
    STAR,
    THEM,
    TURN_BY_DIE,
    TYPE_USES,
    WHOM,
)
from bossrush.games.platformer.rules.tables import (
    SHEET_FIELDS,
    BossCard,
    BossSheet,
    EnemyCard,
    EventCard,
    HeroCard,
    Line,
    Scoring,
    ShopCard,
    Tables,
    Tile,
)

GAME: Final = "platformer"
# Read in this order, which with the order in the files fixes the numbers of everything.
BASE_FILES: Final = (
    "dice.toml",
    "supplies.toml",
    "scoring.toml",
    "heroes.toml",
    "enemies.toml",
    "summons.toml",
    "bosses.toml",
    "boss_cards.toml",
    "items.toml",
    "potions.toml",
    "artifacts.toml",
    "events.toml",
    "tiles_forest.txt",
    "tiles_void.txt",
)
PACK_FILES: Final = BASE_FILES[3:]
REFERRED_FILES: Final = {
    "bosses.toml": ("enemies.toml", "summons.toml"),
    "boss_cards.toml": ("enemies.toml", "summons.toml", "bosses.toml"),
}
"""What a file names entries of."""

SCORING: Final = (3, 2, 2, 1, 3)
ARMOURED_FROM: Final = 2
"""What code said before content could: it is no part of the hash, so that records and tables of then still load."""

DIE_SIDES: Final = 6
MAX_AMOUNT: Final = 9
MAX_VALUE: Final = 20
MAX_LOOT: Final = 9
HEAVY_UNITS: Final = 2  # the rules know no other (PF-R118)
MIN_TOKENS: Final = 4  # a level has four enemy spawn spaces, all for one kind (PF-14.2)
SUMMONING: Final = (L_SUMMON, L_SUMMONS_ATTACK)
MAX_COINS: Final = MAX_ON_SPACE
MAX_GEMS: Final = 52  # with more, a symbol could be multiplied beyond `ids.MAX_TIMES`

BASE_HEROES: Final = 6
BASE_ENEMIES_PER_TIER: Final = 2
BASE_TOKENS: Final = 28
BASE_BOSSES: Final = 2
BASE_BOSS_CARDS: Final = 11
BASE_BOSS_TOKENS: Final = 20
BASE_ARTIFACTS: Final = 10
BASE_EVENTS: Final = 12
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
        self.scoring = Scoring(*SCORING)
        self.heroes: list[HeroCard] = []
        self.enemies: list[EnemyCard] = []
        self.sheets: list[BossSheet] = []
        self.boss_entries: list[Entry] = []
        self.boss_cards: list[BossCard] = []
        self.events: list[EventCard] = []
        self.cards: list[ShopCard] = []
        self.tiles: list[Tile] = []
        self.places: dict[tuple[str, str], str] = {}

    # ---- folders and files

    def read_base(self, folder: Traversable) -> None:
        """A complete base set, with the numbers of cards, tokens and tiles that come in the box."""
        sources = {name: self.read_file(folder / name) for name in BASE_FILES}
        self.check_base_counts(sources)
        if not sources["boss_cards.toml"].problems:
            self.check_attack_cards()

    def read_pack(self, folder: Traversable) -> None:
        """A pack, on top of what was read before."""
        pack = Document(folder / PACK_FILE)
        self.sources.append(pack)
        if not read_pack_header(pack, GAME):
            return
        present = sorted(file.name for file in folder.iterdir())
        for name in present:
            if name in BASE_FILES and name not in PACK_FILES:
                self.note(folder / name, "a pack cannot change the dice, the supplies or the scoring")
            elif name.endswith((".toml", ".txt")) and name != PACK_FILE and name not in PACK_FILES:
                self.note(folder / name, f"unknown file; a pack has {PACK_FILE} and any of {', '.join(PACK_FILES)}")
        before = self.size()
        sources = [self.read_file(folder / name) for name in PACK_FILES if name in present]
        if not any(source.problems for source in sources):
            self.check_attack_cards()
        if self.size() == before and not any(source.problems for source in [pack, *sources]):
            pack.fail(1, "the pack is empty; it needs at least one hero, enemy, card or tile")

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
            read_pack_header(document, GAME)
        elif name == "dice.toml":
            self.read_dice(document.root())
        elif name == "supplies.toml":
            self.read_supplies(document.root())
        elif name == "scoring.toml":
            self.read_scoring(document.root())
        else:
            for entry in document.entries():
                self.read_entry(entry, name)
                entry.close()

    def read_entry(self, entry: Entry, name: str) -> None:
        if name == "heroes.toml":
            self.read_hero(entry)
        elif name == "enemies.toml":
            self.read_enemy(entry)
        elif name == "summons.toml":
            self.read_summon(entry)
        elif name == "bosses.toml":
            self.read_boss(entry)
        elif name == "boss_cards.toml":
            self.read_boss_card(entry)
        elif name == "events.toml":
            self.read_event(entry)
        elif name == "artifacts.toml":
            self.read_artifact(entry)
        else:
            self.read_card(entry, ITEM if name == "items.toml" else POTION)

    def note(self, file: Traversable, message: str) -> None:
        source = Source(file)
        source.fail(1, message)
        self.sources.append(source)

    def size(self) -> int:
        cards = len(self.cards) + len(self.boss_cards) + len(self.events)
        return len(self.heroes) + len(self.enemies) + cards + len(self.tiles)

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
        """PF-R9: how the faces are distributed is data."""
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

    def read_scoring(self, root: Entry) -> None:
        self.scoring = Scoring(
            root.number("events", 0, MAX_VALUE),
            root.number("defeats", 0, MAX_VALUE),
            root.number("wounds", 0, MAX_VALUE),
            root.number("gems", 0, MAX_VALUE),
            root.number("coins_for_a_point", 1, MAX_VALUE),
        )
        root.close()

    def read_hero(self, entry: Entry) -> None:
        health = entry.number("health", 1, MAX_VALUE)
        star = entry.choices("star", "face", FACE_NAMES[:STAR])
        if entry.table.get("star") == [] or len(set(star)) < len(star):
            entry.fail("'star' must name one or more different faces", "star")
        ability = entry.choice("ability", HERO_ABILITIES)
        amount = entry.number("amount", 1, MAX_AMOUNT, default=1)
        if self.claim(entry.document, entry.line, "hero", entry.id):
            self.heroes.append(HeroCard(entry.id, health, star, ability or 0, amount))

    def read_enemy(self, entry: Entry) -> None:
        tier = entry.number("tier", 1, 3)
        damage = entry.number("damage", 0, MAX_VALUE)
        health = entry.number("health", 1, MAX_VALUE)
        coins = entry.number("coins", 0, MAX_LOOT)
        gems = entry.number("gems", 0, MAX_LOOT)
        ability = entry.choice("ability", ENEMY_ABILITIES)
        amount = entry.number("amount", 1, MAX_AMOUNT, default=1)
        tokens = entry.number("tokens", MIN_TOKENS, MAX_VALUE)
        if ability == F_HEAVY and amount != HEAVY_UNITS:
            entry.fail(f"a heavy enemy needs the amount {HEAVY_UNITS}, not {amount}", "amount")
        if self.claim(entry.document, entry.line, "enemy", entry.id):
            self.enemies.append(EnemyCard(entry.id, tier, damage, health, coins, gems, ability or 0, amount, tokens))

    def read_summon(self, entry: Entry) -> None:
        damage = entry.number("damage", 0, MAX_VALUE)
        health = entry.number("health", 1, MAX_VALUE)
        coins = entry.number("coins", 0, MAX_LOOT)
        gems = entry.number("gems", 0, MAX_LOOT)
        ability = entry.choice("ability", ENEMY_ABILITIES)
        amount = entry.number("amount", 1, MAX_AMOUNT, default=1)
        tokens = entry.number("tokens", 1, MAX_VALUE)
        if self.claim(entry.document, entry.line, "enemy", entry.id):
            self.enemies.append(EnemyCard(entry.id, 0, damage, health, coins, gems, ability or 0, amount, tokens))

    def read_boss(self, entry: Entry) -> None:
        damage = entry.number("damage", 0, MAX_VALUE)
        health = entry.number("health", 1, MAX_VALUE)
        ability = entry.choice("ability", ENEMY_ABILITIES)
        amount = entry.number("amount", 1, MAX_AMOUNT, default=1)
        sheet = BossSheet(
            len(self.enemies),
            entry.choice("turn", BOSS_TURNS) or 0,
            entry.choice("icon", MARKS) or 0,
            entry.number("icon_price", 0, MAX_VALUE),
            entry.number("rule_swords", 2, 2, default=0),
            entry.number("rule_gems", 0, MAX_LOOT, default=0),
            self.read_summoned(entry),
            entry.counts("tokens", MARKS, MAX_VALUE),
            entry.number("mirror_gems", 0, MAX_LOOT, default=0),
            entry.number("sigil_wounds", 0, MAX_VALUE, default=0),
        )
        if self.claim(entry.document, entry.line, "enemy", entry.id):
            self.sheets.append(sheet)
            self.boss_entries.append(entry)
            self.enemies.append(EnemyCard(entry.id, 0, damage, health, 0, 0, ability or 0, amount, 1))

    def read_summoned(self, entry: Entry) -> int:
        """The index of the boss's summon among the enemies; -1 if it has none."""
        if "summon" not in entry.table:
            entry.known.append("summon")
            return -1
        names = [enemy.id for enemy in self.enemies]
        summon = entry.choice("summon", names)
        return -1 if summon is None else summon

    def read_boss_card(self, entry: Entry) -> None:
        names = [self.enemies[sheet.enemy].id for sheet in self.sheets]
        boss = entry.choice("boss", names) or 0
        by_die = not self.sheets or self.sheets[boss].turn == TURN_BY_DIE
        symbols = entry.choices("symbols", "symbol", DIE_NAMES if by_die else FACE_NAMES[:FACES])
        if entry.table.get("symbols") == []:
            entry.fail("'symbols' must name at least one symbol", "symbols")
        reach = entry.choice("range", REACHES) or 0
        lines = [self.read_line(entry, text) for text in entry.strings("lines")]
        if lines and lines[0].whom == THEM:
            entry.fail(f"the first line cannot be on '{WHOM[THEM]}', those of the line before", "lines")
        if self.sheets and self.sheets[boss].summon < 0 and any(n.effect in SUMMONING for n in lines):
            entry.fail(f"{names[boss]} has no summon", "lines")
        if self.claim(entry.document, entry.line, "boss card", entry.id) and self.sheets:
            self.boss_cards.append(BossCard(entry.id, self.sheets[boss].enemy, symbols, reach, lines))

    def read_line(self, entry: Entry, text: str) -> Line:
        """On whom, what, how much: 'range wound 1'."""
        words = text.split()
        if not re.fullmatch(r"\w+ \w+( [1-9])?", " ".join(words)):
            entry.fail(f"the line '{text}' must say on whom, what and how much, such as 'range wound 1'", "lines")
            return Line(0, 0, 0)
        whom = entry.index("lines", "group", words[0], WHOM)
        effect = entry.index("lines", "effect", words[1], LINE_EFFECTS)
        if whom is not None and effect is not None and whom not in LINE_WHOM[words[1]]:
            allowed = " or ".join(f"'{WHOM[w]}'" for w in LINE_WHOM[words[1]])
            entry.fail(f"the effect '{words[1]}' needs {allowed}, not '{words[0]}'", "lines")
        return Line(whom or 0, effect or 0, int(words[2]) if len(words) == 3 else 1)

    def read_event(self, entry: Entry) -> None:
        effect = entry.choice("effect", EVENT_EFFECTS)
        amount = entry.number("amount", 1, MAX_AMOUNT, default=1)
        fewer_dice = entry.number("fewer_dice", 0, ACTION_DICE, default=0)
        if self.claim(entry.document, entry.line, "event", entry.id):
            self.events.append(EventCard(entry.id, effect or 0, amount, fewer_dice))

    def read_artifact(self, entry: Entry) -> None:
        condition = entry.choice("condition", CONDITIONS)
        threshold = entry.number("threshold", 1, MAX_VALUE, default=1)
        cost = entry.number("cost", 0, MAX_VALUE, default=0)
        card = self.read_effect(entry, ARTIFACT, 0, 1)
        card.condition = condition or 0
        card.threshold = threshold
        card.cost = cost
        self.add_card(entry, card)

    def read_card(self, entry: Entry, type: int) -> None:
        price = entry.number("price", 1, MAX_VALUE)
        copies = entry.number("copies", 1, MAX_VALUE)
        self.add_card(entry, self.read_effect(entry, type, price, copies))

    def read_effect(self, entry: Entry, type: int, price: int, copies: int) -> ShopCard:
        use = entry.choice("use", CARD_USES)
        effect = entry.choice("effect", CARD_EFFECTS)
        amount = entry.number("amount", 1, MAX_AMOUNT, default=1)
        if use is not None and use not in TYPE_USES[type]:
            allowed = " or ".join(f"'{CARD_USES[u]}'" for u in TYPE_USES[type])
            entry.fail(f"a card of type {CARD_TYPES[type]} has the use {allowed}, not '{CARD_USES[use]}'", "use")
        elif use is not None and effect is not None and use not in EFFECT_USES[CARD_EFFECTS[effect]]:
            name = CARD_EFFECTS[effect]
            allowed = " or ".join(f"'{CARD_USES[u]}'" for u in EFFECT_USES[name])
            entry.fail(f"the effect '{name}' needs the use {allowed}, not '{CARD_USES[use]}'", "use")
        card = ShopCard(entry.id, type, use or 0, price, copies, effect or 0, amount)
        card.least = entry.number("least", 1, MAX_VALUE, default=ARMOURED_FROM if effect == E_ARMOUR else 1)
        if card.least > 1 and effect != E_ARMOUR:
            entry.fail("only armour softens wounds from a least number on", "least")
        return card

    def add_card(self, entry: Entry, card: ShopCard) -> None:
        if not self.claim(entry.document, entry.line, "card", card.id):
            return
        if len(self.cards) == MAX_CARDS:
            entry.fail(f"'{card.id}' is one card too many; there may be {MAX_CARDS} different ones")
        else:
            self.cards.append(card)

    def read_tiles(self, source: Source, set: str) -> None:
        for line, tile in parse_tiles(source, set):
            if self.claim(source, line, "tile", tile.id):
                self.tiles.append(tile)

    # ---- the whole set

    def check_base_counts(self, sources: dict[str, Source]) -> None:
        """The numbers of the box. A file with other errors is not counted."""
        enemies = [enemy for enemy in self.enemies if enemy.tier]
        counts = [("heroes.toml", "heroes", len(self.heroes), BASE_HEROES)]
        for tier in (1, 2, 3):
            kinds = sum(1 for enemy in enemies if enemy.tier == tier)
            counts.append(("enemies.toml", f"enemies of tier {tier}", kinds, BASE_ENEMIES_PER_TIER))
        counts.append(("enemies.toml", "enemy tokens", sum(enemy.tokens for enemy in enemies), BASE_TOKENS))
        counts.append(("bosses.toml", "bosses", len(self.sheets), BASE_BOSSES))
        counts.append(("boss_cards.toml", "boss attack cards", len(self.boss_cards), BASE_BOSS_CARDS))
        tokens = sum(sum(sheet.marks) for sheet in self.sheets)
        tokens += sum(self.enemies[sheet.summon].tokens for sheet in self.sheets if sheet.summon >= 0)
        if not sources["summons.toml"].problems:
            counts.append(("bosses.toml", "boss tokens", tokens, BASE_BOSS_TOKENS))
        artifacts = sum(1 for card in self.cards if card.type == ARTIFACT)
        counts.append(("artifacts.toml", "artifacts", artifacts, BASE_ARTIFACTS))
        counts.append(("events.toml", "events", len(self.events), BASE_EVENTS))
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

    def check_attack_cards(self) -> None:
        """A boss that compares two cards needs two, the other one at least one."""
        for entry, sheet in zip(self.boss_entries, self.sheets, strict=True):
            count = sum(1 for card in self.boss_cards if card.boss == sheet.enemy)
            needed = 1 if sheet.turn == TURN_BY_DIE else 2
            if count < needed:
                entry.fail(f"{entry.id} needs at least {needed} attack cards in boss_cards.toml, not {count}")

    def tables(self) -> Tables:
        return Tables(
            self.hash(),
            self.action_die,
            self.enemy_die,
            self.coins,
            self.gems,
            self.heroes,
            self.enemies,
            self.sheets,
            self.boss_cards,
            self.cards,
            self.events,
            self.tiles,
            self.scoring,
        )

    def hash(self) -> str:
        """Equal for equal content, however it is written: records name it."""
        content: dict[str, object] = {
            "dice": [self.action_die, self.enemy_die],
            "supplies": [self.coins, self.gems],
            "heroes": [[h.id, h.health, h.star, h.ability, h.amount] for h in self.heroes],
            "enemies": [
                [f.id, f.tier, f.damage, f.health, f.coins, f.gems, f.ability, f.amount, f.tokens] for f in self.enemies
            ],
            "sheets": [[getattr(sheet, name) for name in SHEET_FIELDS] for sheet in self.sheets],
            "boss_cards": [
                [c.id, c.boss, c.symbols, c.reach, [[n.whom, n.effect, n.amount] for n in c.lines]]
                for c in self.boss_cards
            ],
            "cards": [card_facts(card) for card in self.cards],
            "events": [[e.id, e.effect, e.amount, e.fewer_dice] for e in self.events],
            "tiles": [[t.id, t.set, t.boss, t.name, t.features, t.floors, t.walls] for t in self.tiles],
        }
        s = self.scoring
        scoring = (s.events, s.defeats, s.wounds, s.gems, s.coins_for_a_point)
        if scoring != SCORING:
            content["scoring"] = scoring
        text = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def card_facts(c: ShopCard) -> list[object]:
    facts: list[object] = [c.id, c.type, c.use, c.price, c.copies, c.effect, c.amount, c.cost, c.condition, c.threshold]
    if c.effect == E_ARMOUR and c.least != ARMOURED_FROM:
        facts.append({"least": c.least})
    return facts


def load_tables(packs: Sequence[Path] = ()) -> Tables:
    """The base set with these packs after it; `ContentError` with the first error if there is one."""
    return load(packs) if packs else base_tables()


@cache
def base_tables() -> Tables:
    return load(())


def load(packs: Sequence[Path]) -> Tables:
    library = base_library()
    read_packs(library, packs)
    return library.tables()


def base_library() -> Library:
    library = Library()
    library.read_base(files("bossrush.games.platformer") / "content")
    return library
