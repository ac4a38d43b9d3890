"""The content of Boss Monster: reads the files, checks all of it and fills the `Tables`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from bossrush.content.packs import PACK_FILE, read_pack_header
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
    U_ACTIVATED,
    U_BUILT,
    U_CANCEL,
    U_DEATH,
    U_DESTROYED,
    U_ENTERED,
    U_MONSTER_BUILT,
    U_NONE,
    U_SPELL_PLAYED,
    U_STATIC,
    USES,
)
from bossrush.games.bossmonster.tables import BossCard, HeroCard, RoomCard, SpellCard, Tables

GAME: Final = "bossmonster"
# Read in this order, which with the order in the files fixes the numbers of everything.
FILES: Final = ("rooms.toml", "spells.toml", "bosses.toml", "heroes.toml", "epic_heroes.toml")
PHASES: Final = ("build", "adventure")
MAX_VALUE: Final = 20
MAX_XP: Final = 9999

TRIGGERS: Final = (U_BUILT, U_DEATH, U_MONSTER_BUILT, U_SPELL_PLAYED, U_DESTROYED)
EFFECT_USES: Final = {
    "none": (U_NONE,),
    "armory": (U_STATIC,),
    "no_advanced": (U_STATIC,),
    "ballroom": (U_STATIC,),
    "library": (U_STATIC,),
    "dizzygas": (U_STATIC,),
    "maze": (U_ENTERED,),
    "eye": (U_CANCEL,),
    "swap": (U_BUILT,),
    "build_more": (U_BUILT,),
    **dict.fromkeys(
        ("take_room", "take_monster", "lose_spell", "steal_random", "heal", "draw_room", "draw_rooms", "draw_spell"),
        TRIGGERS,
    ),
    **dict.fromkeys(("laboratory", "lure_ordinary"), TRIGGERS),
    **dict.fromkeys(
        ("dark_altar", "dracolich", "kitchen", "pit", "boulder", "jackpot", "crush", "torture", "prison"),
        (U_ACTIVATED,),
    ),
}
"""When each effect of a room can work."""

BASE_COUNTS: Final = (
    ("rooms.toml", "rooms", 75),
    ("spells.toml", "spells", 31),
    ("bosses.toml", "bosses", 8),
    ("heroes.toml", "ordinary heroes", 25),
    ("epic_heroes.toml", "epic heroes", 16),
)


class Library:
    """Everything read so far: first the base set, then the packs. Errors stay with their files, in `sources`."""

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

    def read_pack(self, folder: Traversable) -> None:
        """A pack, on top of what was read before."""
        pack = Document(folder / PACK_FILE)
        self.sources.append(pack)
        if not read_pack_header(pack, GAME):
            return
        present = sorted(file.name for file in folder.iterdir())
        for name in present:
            if name.endswith((".toml", ".txt")) and name not in (PACK_FILE, *FILES):
                source = Source(folder / name)
                source.fail(1, f"unknown file; a pack has {PACK_FILE} and any of {', '.join(FILES)}")
                self.sources.append(source)
        before = self.size()
        sources = [self.read_file(folder / name) for name in FILES if name in present]
        if self.size() == before and not any(source.problems for source in [pack, *sources]):
            pack.fail(1, "the pack is empty; it needs at least one room, spell, boss or hero")

    def size(self) -> int:
        return len(self.rooms) + len(self.spells) + len(self.bosses) + len(self.heroes)

    def read_file(self, file: Traversable) -> Source:
        document = Document(file)
        self.sources.append(document)
        if file.name == PACK_FILE:
            read_pack_header(document, GAME)
        elif not document.problems:
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
            *self.read_effect(entry),
            entry.number("amount", 1, MAX_VALUE, default=1),
            entry.flag("once"),
            entry.flag("may"),
        )
        if self.claim(entry, "card", len(self.rooms) + len(self.spells), MAX_KINDS):
            self.rooms.append(room)

    def read_effect(self, entry: Entry) -> tuple[int, int]:
        """When it works and what it does; a room without both has no effect."""
        if "use" not in entry.table and "effect" not in entry.table:
            entry.known += ["use", "effect"]
            return 0, 0
        use = entry.choice("use", USES)
        effect = entry.choice("effect", ROOM_EFFECTS)
        if use is None or effect is None:
            return 0, 0
        needed = EFFECT_USES[ROOM_EFFECTS[effect]]
        if use not in needed:
            allowed = " or ".join(f"'{USES[u]}'" for u in needed)
            entry.fail(f"the effect '{ROOM_EFFECTS[effect]}' needs the use {allowed}, not '{USES[use]}'", "use")
        return use, effect

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


def load_bossmonster(packs: Sequence[Path] = ()) -> Tables:
    """The base set with these packs after it; `ContentError` with the first error if there is one."""
    return load(packs) if packs else base_tables()


@cache
def base_tables() -> Tables:
    return load(())


def load(packs: Sequence[Path]) -> Tables:
    library = base_library()
    for pack in packs:
        if not (pack / PACK_FILE).is_file():
            raise ContentError(f"{pack}: this is no pack, it has no file {PACK_FILE}")
        library.read_pack(pack)
    errors = library.errors()
    if errors:
        raise ContentError(errors[0])
    return library.tables()


def base_library() -> Library:
    library = Library()
    library.read_base(files("bossrush.games.bossmonster") / "content")
    return library
