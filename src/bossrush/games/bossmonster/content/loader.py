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

from bossrush.content.packs import PACK_FILE, read_pack_header, read_packs
from bossrush.content.source import Document, Entry, Source, show
from bossrush.games.bossmonster.rules.effects.costs import Cost
from bossrush.games.bossmonster.rules.effects.table import LEVEL_UPS, ROOM_EFFECTS, SPELL_EFFECTS
from bossrush.games.bossmonster.rules.effects.targets import TARGETS, Target
from bossrush.games.bossmonster.rules.ids import (
    ADVENTURE_SYMBOL,
    ANY_ROOM,
    BUILD_SYMBOL,
    CLASSES,
    MAX_BOSSES,
    MAX_HEROES,
    MAX_KINDS,
    MONSTER_ROOM,
    NO_CLASS,
    SORTS,
    SUBTYPES,
    TRAP_ROOM,
    U_ACTIVATED,
    U_CANCEL,
    U_NONE,
    USES,
)
from bossrush.games.bossmonster.rules.tables import BossCard, HeroCard, RoomCard, SpellCard, Tables
from bossrush.kernel.core import NONE

GAME: Final = "bossmonster"
# Read in this order, which with the order in the files fixes the numbers of everything.
FILES: Final = ("rooms.toml", "spells.toml", "bosses.toml", "heroes.toml", "epic_heroes.toml")
PHASES: Final = ("build", "adventure")
MAX_VALUE: Final = 20
MAX_XP: Final = 9999

HAND: Final = "hand"
ROOM: Final = "room"
ITSELF: Final = "self"
DRAWS: Final = ("spell", "room")
FINDS: Final = ("monster", "trap")

COSTS: Final = {
    "dracolich": "hand:room:{amount}",
    "kitchen": "hand:monster",
    "eye": "hand:spell",
    "boulder": "room",
    "crush": "room",
}
DESTROYED: Final = ("dark_altar", "pit", "jackpot", "torture", "prison")
JEOPARDY: Final = {"jeopardy": [1, 2]}
AMOUNTS: Final = {"xyzax": 2, "cerebellus": 3}
SOUGHT: Final = {"king_croak": MONSTER_ROOM, "cleopatra": TRAP_ROOM}
"""What the effects cost and did before content could say it. Packs of then leave it out and mean this, and it is no
part of the hash, so that records and tables of then still load."""

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
        subtype = entry.choice("type", SUBTYPES) or 0
        advanced = entry.flag("advanced")
        copies = entry.number("copies", 1, MAX_VALUE)
        damage = entry.number("damage", 0, MAX_VALUE)
        treasure = entry.counts("treasure", CLASSES, MAX_VALUE)
        use, name = self.read_effect(entry)
        effect = ROOM_EFFECTS[name]
        amount = entry.number("amount", 1, MAX_VALUE, default=1)
        room = RoomCard(
            entry.id,
            subtype,
            advanced,
            copies,
            damage,
            treasure,
            use,
            effect(),
            list(ROOM_EFFECTS).index(name),
            amount,
            entry.flag("once"),
            entry.flag("may"),
            read_cost(entry, use, COSTS.get(name, "").format(amount=amount)),
            read_target(entry, name, effect.aims_at),
            read_destroys(entry, use, name in DESTROYED),
        )
        if self.claim(entry, "card", len(self.rooms) + len(self.spells), MAX_KINDS):
            self.rooms.append(room)

    def read_effect(self, entry: Entry) -> tuple[int, str]:
        """When it works and what it does; a room without both has no effect."""
        if "use" not in entry.table and "effect" not in entry.table:
            entry.known += ["use", "effect"]
            return U_NONE, "none"
        use = entry.choice("use", USES)
        effect = entry.choice("effect", list(ROOM_EFFECTS))
        if use is None or effect is None:
            return U_NONE, "none"
        name = list(ROOM_EFFECTS)[effect]
        needed = ROOM_EFFECTS[name].uses
        if use not in needed:
            allowed = " or ".join(f"'{USES[u]}'" for u in needed)
            entry.fail(f"the effect '{name}' needs the use {allowed}, not '{USES[use]}'", "use")
        return use, name

    def read_spell(self, entry: Entry) -> None:
        copies = entry.number("copies", 1, MAX_VALUE)
        phases = entry.choices("phases", "phase", PHASES)
        symbols = sum((BUILD_SYMBOL, ADVENTURE_SYMBOL)[phase] for phase in sorted(set(phases)))
        if symbols == 0:
            entry.fail("'phases' must name build, adventure or both", "phases")
        copies_of_30 = entry.number("copies_of_30", 0, copies, default=copies)
        number = entry.choice("effect", list(SPELL_EFFECTS)) or 0
        name = list(SPELL_EFFECTS)[number]
        effect = SPELL_EFFECTS[name]
        draws = read_draws(entry, JEOPARDY.get(name, [0, 0]))
        spell = SpellCard(
            entry.id,
            copies,
            copies_of_30,
            symbols,
            effect(),
            number,
            entry.number("amount", 1, MAX_VALUE, default=1),
            read_target(entry, name, effect.aims_at),
            *draws,
        )
        if self.claim(entry, "card", len(self.rooms) + len(self.spells), MAX_KINDS):
            self.spells.append(spell)

    def read_boss(self, entry: Entry) -> None:
        """BM-R75: all bosses differ in XP."""
        xp = entry.number("xp", 1, MAX_XP)
        if any(boss.xp == xp for boss in self.bosses):
            entry.fail(f"another boss has {xp} XP; all must differ (BM-R75)", "xp")
        treasure = entry.choice("treasure", CLASSES) or 0
        number = entry.choice("effect", list(LEVEL_UPS)) or 0
        name = list(LEVEL_UPS)[number]
        may = entry.flag("may")
        amount = entry.number("amount", 1, MAX_VALUE, default=AMOUNTS.get(name, 1))
        boss = BossCard(entry.id, xp, treasure, LEVEL_UPS[name], number, may, amount, read_finds(entry, name))
        if self.claim(entry, "boss", len(self.bosses), MAX_BOSSES):
            self.bosses.append(boss)

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
        """Equal for equal content, however it is written: records name it.

        Effects count by their number. What content says of them is part of it only where it is not what code said
        before content could: see `COSTS`.
        """
        content = {
            "rooms": [room_facts(room) for room in self.rooms],
            "spells": [spell_facts(spell) for spell in self.spells],
            "bosses": [boss_facts(boss) for boss in self.bosses],
            "heroes": [[h.id, h.hero_class, h.health, h.symbol, h.epic] for h in self.heroes],
        }
        text = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


# ---- what an effect costs, aims at and does


def read_cost(entry: Entry, use: int, usual: str) -> Cost | None:
    """`hand:room:2` for cards of the hand, `room` or `room:trap` for another room."""
    value = entry.get("cost", required=False)
    if value is None:
        return cost_of(usual)
    cost = cost_of(value) if isinstance(value, str) else None
    if cost is None:
        sorts = ", ".join(SORTS)
        entry.fail(f"unknown cost {show(value)}; it is hand:SORT:NUMBER or room:SORT, with a sort of {sorts}", "cost")
    elif use not in (U_ACTIVATED, U_CANCEL):
        entry.fail(f"only abilities have a cost, and this effect has the use '{USES[use]}'", "cost")
    return cost


def cost_of(text: str) -> Cost | None:
    place, _, rest = text.partition(":")
    sort, _, number = rest.partition(":")
    if place == ROOM and not number and (sort or "room") in SORTS[ANY_ROOM : TRAP_ROOM + 1]:
        return Cost(SORTS.index(sort or "room"), 0, True)
    if place == HAND and sort in SORTS and (number or "1") in map(str, range(1, MAX_VALUE + 1)):
        return Cost(SORTS.index(sort), int(number or "1"), False)
    return None


def read_target(entry: Entry, effect: str, aims_at: Sequence[str]) -> Target | None:
    value = entry.get("target", required=False)
    if value is not None and value not in aims_at:
        allowed = f"can aim at {', '.join(dict.fromkeys(aims_at))}" if aims_at else "aims at nothing"
        entry.fail(f"the effect '{effect}' {allowed}, not at {show(value)}", "target")
    if not aims_at:
        return None
    return TARGETS[value if isinstance(value, str) and value in aims_at else aims_at[0]]


def read_destroys(entry: Entry, use: int, usual: bool) -> bool:
    value = entry.get("destroys", required=False)
    if value is None:
        return usual
    if value != ITSELF:
        entry.fail(f"'destroys' can only be \"{ITSELF}\", not {show(value)}", "destroys")
    elif use not in (U_ACTIVATED, U_CANCEL):
        entry.fail(f"only abilities destroy their room, and this effect has the use '{USES[use]}'", "destroys")
    return True


def read_draws(entry: Entry, usual: list[int]) -> list[int]:
    """How many spells and rooms."""
    if "draws" in entry.table:
        return entry.counts("draws", DRAWS, MAX_VALUE)
    entry.known.append("draws")
    return usual


def read_finds(entry: Entry, effect: str) -> int:
    """The sort of room that the Level Up looks for; `NONE` for one that looks for none."""
    if "finds" not in entry.table:
        entry.known.append("finds")
        return SOUGHT.get(effect, NONE)
    found = entry.choice("finds", FINDS) or 0
    if effect not in SOUGHT:
        entry.fail(f"the effect '{effect}' finds no room", "finds")
    return SORTS.index(FINDS[found])


# ---- the hash


def room_facts(room: RoomCard) -> list[object]:
    facts: list[object] = [room.id, room.subtype, room.advanced, room.copies, room.damage, room.treasure, room.use]
    facts += [room.effect_number, room.amount, room.once, room.may]
    name = list(ROOM_EFFECTS)[room.effect_number]
    cost = cost_facts(room.cost)
    if cost != cost_facts(cost_of(COSTS.get(name, "").format(amount=room.amount))):
        facts.append({"cost": cost})
    if room.destroys_itself != (name in DESTROYED):
        facts.append({"destroys_itself": room.destroys_itself})
    return facts + target_facts(room.target, ROOM_EFFECTS[name].aims_at)


def cost_facts(cost: Cost | None) -> list[object]:
    return [] if cost is None else [cost.sort, cost.cards, cost.rooms]


def target_facts(target: Target | None, aims_at: Sequence[str]) -> list[object]:
    if target is None or target is TARGETS[aims_at[0]]:
        return []
    return [{"target": next(name for name, other in TARGETS.items() if other is target)}]


def spell_facts(spell: SpellCard) -> list[object]:
    facts: list[object] = [spell.id, spell.copies, spell.copies_of_30, spell.phases, spell.effect_number, spell.amount]
    name = list(SPELL_EFFECTS)[spell.effect_number]
    draws = [spell.draws_spells, spell.draws_rooms]
    if draws != JEOPARDY.get(name, [0, 0]):
        facts.append({"draws": draws})
    return facts + target_facts(spell.target, SPELL_EFFECTS[name].aims_at)


def boss_facts(boss: BossCard) -> list[object]:
    facts: list[object] = [boss.id, boss.xp, boss.treasure, boss.effect_number, boss.may]
    name = list(LEVEL_UPS)[boss.effect_number]
    if boss.amount != AMOUNTS.get(name, 1):
        facts.append({"amount": boss.amount})
    if boss.finds != SOUGHT.get(name, NONE):
        facts.append({"finds": boss.finds})
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
    library.read_base(files("bossrush.games.bossmonster") / "content")
    return library
