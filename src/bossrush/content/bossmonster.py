"""The content of Boss Monster: reads the files, checks all of it and fills the `Tables`."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from bossrush.content.source import ContentError, Document, Entry, Source
from bossrush.games.bossmonster.ids import (
    ADVENTURE_SYMBOL,
    BOSS_EFFECTS,
    BUILD_SYMBOL,
    CLASSES,
    MAX_BOSSES,
    MAX_HEROES,
    MAX_KINDS,
    NO_CLASS,
    ROOM_EFFECTS,
    SPELL_EFFECTS,
    SUBTYPES,
    USES,
)
from bossrush.games.bossmonster.tables import BossCard, HeroCard, RoomCard, SpellCard, Tables

FILES: Final = ("rooms.toml", "spells.toml", "bosses.toml", "heroes.toml", "epic_heroes.toml")
PHASES: Final = ("build", "adventure")
MAX_VALUE: Final = 20
MAX_XP: Final = 9999

BASE_COUNTS: Final = (
    ("rooms.toml", "rooms", 75),
    ("spells.toml", "spells", 31),
    ("bosses.toml", "bosses", 8),
    ("heroes.toml", "ordinary heroes", 25),
    ("epic_heroes.toml", "epic heroes", 16),
)


class Library:
    """Everything read so far. Errors stay with their files, in `sources`."""

    def __init__(self) -> None:
        self.sources: list[Source] = []
        self.rooms: list[RoomCard] = []
        self.spells: list[SpellCard] = []
        self.bosses: list[BossCard] = []
        self.heroes: list[HeroCard] = []
        self.places: dict[tuple[str, str], str] = {}

    def read_base(self, folder: Traversable) -> None:
        sources = {name: self.read_file(folder / name) for name in FILES}
        counts = (
            sum(room.copies for room in self.rooms),
            sum(spell.copies for spell in self.spells),
            len(self.bosses),
            sum(1 for hero in self.heroes if not hero.epic),
            sum(1 for hero in self.heroes if hero.epic),
        )
        for (name, what, needed), count in zip(BASE_COUNTS, counts, strict=True):
            if count != needed and not sources[name].problems:
                sources[name].fail(1, f"the base set has {needed} {what}, not {count}")

    def read_file(self, file: Traversable) -> Source:
        document = Document(file)
        self.sources.append(document)
        if not document.problems:
            for entry in document.entries():
                self.read_entry(entry, file.name)
                entry.close()
        return document

    def read_entry(self, entry: Entry, name: str) -> None:
        if name == "rooms.toml":
            self.read_room(entry)
        elif name == "spells.toml":
            self.read_spell(entry)
        elif name == "bosses.toml":
            self.read_boss(entry)
        else:
            self.read_hero(entry, name == "epic_heroes.toml")

    def errors(self) -> list[str]:
        return [error for source in self.sources for error in source.report()]

    def claim(self, entry: Entry, what: str, taken: int, most: int) -> bool:
        """Whether this id is new among its kind and there is a number left for it."""
        if (what, entry.id) in self.places:
            entry.fail(f"there is another {what} '{entry.id}' at {self.places[what, entry.id]}")
            return False
        self.places[what, entry.id] = entry.document.place(entry.line)
        if taken == most:
            entry.fail(f"'{entry.id}' is one {what} too many; there may be {most} different ones")
        return taken < most

    def read_room(self, entry: Entry) -> None:
        room = RoomCard(
            entry.id,
            entry.choice("type", SUBTYPES) or 0,
            entry.flag("advanced"),
            entry.number("copies", 1, MAX_VALUE),
            entry.number("damage", 0, MAX_VALUE),
            entry.counts("treasure", CLASSES, MAX_VALUE),
            (entry.choice("use", USES) or 0) if "use" in entry.table else 0,
            (entry.choice("effect", ROOM_EFFECTS) or 0) if "use" in entry.table else 0,
            entry.number("amount", 1, MAX_VALUE, default=1),
            entry.flag("once"),
            entry.flag("may"),
        )
        if self.claim(entry, "card", len(self.rooms) + len(self.spells), MAX_KINDS):
            self.rooms.append(room)

    def read_spell(self, entry: Entry) -> None:
        copies = entry.number("copies", 1, MAX_VALUE)
        phases = entry.choices("phases", "phase", PHASES)
        symbols = sum((BUILD_SYMBOL, ADVENTURE_SYMBOL)[phase] for phase in sorted(set(phases)))
        if symbols == 0:
            entry.fail("'phases' must name build, adventure or both", "phases")
        spell = SpellCard(
            entry.id,
            copies,
            entry.number("copies_of_30", 0, copies, default=copies),
            symbols,
            entry.choice("effect", SPELL_EFFECTS) or 0,
            entry.number("amount", 1, MAX_VALUE, default=1),
        )
        if self.claim(entry, "card", len(self.rooms) + len(self.spells), MAX_KINDS):
            self.spells.append(spell)

    def read_boss(self, entry: Entry) -> None:
        xp = entry.number("xp", 1, MAX_XP)
        if any(boss.xp == xp for boss in self.bosses):
            entry.fail(f"another boss has {xp} XP; all must differ (BM-R75)", "xp")
        treasure = entry.choice("treasure", CLASSES) or 0
        effect = entry.choice("effect", BOSS_EFFECTS) or 0
        may = entry.flag("may")
        if self.claim(entry, "boss", len(self.bosses), MAX_BOSSES):
            self.bosses.append(BossCard(entry.id, xp, treasure, effect, may))

    def read_hero(self, entry: Entry, epic: bool) -> None:
        hero_class = NO_CLASS
        if "class" in entry.table or epic:
            found = entry.choice("class", CLASSES)
            hero_class = NO_CLASS if found is None else found
        else:
            entry.known.append("class")
        health = entry.number("health", 1, MAX_VALUE)
        symbol = entry.number("symbol", 2, 4)
        if self.claim(entry, "hero", len(self.heroes), MAX_HEROES):
            self.heroes.append(HeroCard(entry.id, hero_class, health, symbol, epic))

    def tables(self) -> Tables:
        return Tables(self.hash(), self.rooms, self.spells, self.bosses, self.heroes)

    def hash(self) -> str:
        """Equal for equal content, however it is written: records name it."""
        content = {
            "rooms": [
                [r.id, r.subtype, r.advanced, r.copies, r.damage, r.treasure, r.use, r.effect, r.amount, r.once, r.may]
                for r in self.rooms
            ],
            "spells": [[s.id, s.copies, s.copies_of_30, s.phases, s.effect, s.amount] for s in self.spells],
            "bosses": [[b.id, b.xp, b.treasure, b.effect, b.may] for b in self.bosses],
            "heroes": [[h.id, h.hero_class, h.health, h.symbol, h.epic] for h in self.heroes],
        }
        text = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@cache
def load_bossmonster() -> Tables:
    """The base set; `ContentError` with the first error if there is one."""
    library = Library()
    library.read_base(files("bossrush.games.bossmonster") / "content")
    errors = library.errors()
    if errors:
        raise ContentError(errors[0])
    return library.tables()
