"""Scenarios of Platformer: opening a position, comparing one with what is expected, reading scripted dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from bossrush.content import ContentError, load_tables
from bossrush.games.platformer.events import EV_ENEMY_ROLLED, EV_REROLLED, EV_ROLLED
from bossrush.games.platformer.game import Platformer
from bossrush.games.platformer.ids import DIE_NAMES, FACE_NAMES, FACES, SLOTS
from bossrush.games.platformer.invariants import invariants
from bossrush.games.platformer.notation import parse_space, space_name
from bossrush.games.platformer.state import State
from bossrush.games.platformer.tables import Tables
from bossrush.games.platformer.turn import ROLL
from bossrush.kernel.chance import DictatedChance
from bossrush.kernel.game import GameError
from bossrush.scenarios.files import Part, Scenario, ScenarioError, stop_if_broken
from bossrush.scenarios.platformer_position import ABSENT, ANY_CARD, DECKS, MOST, NO_CARD, build_state
from bossrush.scenarios.table import Table
from bossrush.wording import platformer_event_words

ROLLED_FACES: Final = FACE_NAMES[:FACES]


def open_table(scenario: Scenario, packs: Sequence[Path]) -> PlatformerTable:
    try:
        tables = load_tables(packs)
    except ContentError as error:
        raise ScenarioError(str(error)) from None
    chance = DictatedChance(read_script(scenario, tables))
    state = build_state(scenario.position, tables, chance)
    return PlatformerTable(Platformer(state.tables), state, chance)


def read_script(scenario: Scenario, tables: Tables) -> list[int]:
    """Every scripted result as the side of its die; a number stands for itself."""
    sides = {name: tables.action_die.index(face) for face, name in enumerate(ROLLED_FACES)}
    sides |= {name: tables.enemy_die.index(result) for result, name in enumerate(DIE_NAMES)}
    results: list[int] = []
    for word in scenario.script:
        if word.isascii() and word.isdecimal():
            results.append(int(word))
        elif word in sides:
            results.append(sides[word])
        else:
            line = scenario.document.line("dice_script")
            scenario.document.fail(line, f"'{word}' is no result of a die; there are {', '.join(sides)} and numbers")
    stop_if_broken(scenario.document)
    return results


class PlatformerTable(Table):
    def __init__(self, game: Platformer, state: State, chance: DictatedChance) -> None:
        super().__init__(game, state, chance)
        self.g = state

    def names(self) -> list[str]:
        return [self.g.hero_card(seat).id for seat in range(self.g.players)]

    def waits_for(self) -> str:
        """A turn whose roll is not scripted stays before step 3, so that a scenario can end with a turn."""
        g = self.g
        if len(g.stack) == 1 and g.stack[0].step == ROLL and self.chance.left() == 0:
            return f"the roll of {self.names()[g.stack[0].owner]}'s turn"
        return ""

    def words(self, event: tuple[int, ...]) -> list[str]:
        return platformer_event_words(self.g, event)

    def broken(self) -> list[str]:
        return invariants(self.g)

    def misread(self, scripted: list[str], events: list[tuple[int, ...]]) -> str:
        if any(word.isdecimal() for word in scripted):
            return ""
        faces: list[str] = []
        results: list[str] = []
        for event in events:
            if event[0] == EV_ROLLED:
                for face, name in enumerate(ROLLED_FACES):
                    faces += [name] * event[2 + face]
            elif event[0] == EV_REROLLED:
                faces.append(FACE_NAMES[event[3]])
            elif event[0] == EV_ENEMY_ROLLED:
                results.append(DIE_NAMES[event[2]])
        meant = [word for word in scripted if word in DIE_NAMES]
        if meant == results and sorted(word for word in scripted if word not in meant) == sorted(faces):
            return ""
        rolled = " ".join(faces + results)
        return f"'dice_script' gives '{' '.join(scripted)}' to the wrong dice, which then show '{rolled}'"

    def mismatches(self, expected: Part) -> list[tuple[int, str]]:
        return Comparison(self, expected).found


class Comparison:
    """A position and a partial description of it; `found` is what differs."""

    def __init__(self, table: PlatformerTable, part: Part) -> None:
        self.found: list[tuple[int, str]] = []
        self.table = table
        self.g = table.g
        self.part = part
        self.heroes = table.names()
        self.cards = [card.id for card in self.g.tables.cards]
        self.enemies = [enemy.id for enemy in self.g.tables.enemies]
        self.compare_players()
        self.compare_enemies()
        self.compare_map()
        self.compare_table()
        self.compare_turn()
        if part.path == ("goal",):
            part.count("within", 1, 10 * MOST)
            part.texts("text")
        part.close()

    # ---- kinds of values

    def differ(self, part: Part, key: str, expected: object, got: object) -> None:
        if expected != got:
            self.found.append((part.line_of(key), f"expected {part.named(key)} {shown(expected)}, got {shown(got)}"))

    def count(self, part: Part, key: str, got: int) -> None:
        expected = part.count(key, 0, MOST)
        if expected is not None:
            self.differ(part, key, expected, got)

    def switch(self, part: Part, key: str, got: bool) -> None:
        expected = part.switch(key)
        if expected is not None:
            self.differ(part, key, expected, got)

    def name(self, part: Part, key: str, what: str, names: Sequence[str], got: str) -> None:
        word = part.word(key)
        if word is not None and part.index(key, what, word, names) is not None:
            self.differ(part, key, word, got)

    def bag(self, part: Part, key: str, what: str, names: Sequence[str], got: list[str]) -> None:
        """Names in any order."""
        indices = part.names(key, what, list(names))
        if indices is not None:
            self.differ(part, key, sorted(names[index] for index in indices), sorted(got))

    def spaces(self, part: Part, key: str) -> list[str] | None:
        words = part.words(key)
        for word in words or []:
            self.space(part, key, word)
        return None if words is None else sorted(words, key=order)

    def space(self, part: Part, key: str, word: str) -> int:
        try:
            cell = parse_space(word)
        except GameError as error:
            part.fail(str(error), key)
            return 0
        if cell >= self.g.tower.cells:
            part.fail(f"{word} lies above the tower", key)
            return 0
        return cell

    # ---- parts of the position

    def compare_players(self) -> None:
        g = self.g
        for seat, name in enumerate(self.heroes):
            part = self.part.part(name)
            if part is None:
                continue
            word = part.word("at")
            if word is not None:
                if word != ABSENT:
                    self.space(part, "at", word)
                self.differ(part, "at", word, space_name(g.pos[seat]) if g.pos[seat] >= 0 else ABSENT)
            self.count(part, "hearts", g.hearts[seat])
            self.count(part, "coins", g.coins[seat])
            self.count(part, "gems", g.gems[seat])
            self.name(part, "special", "face", FACE_NAMES, FACE_NAMES[g.special[seat]])
            self.bag(part, "cards", "card", self.cards, [self.cards[kind] for kind in g.cards[seat]])
            self.bag(part, "exhausted", "card", self.cards, [self.cards[kind] for kind in g.exhausted[seat]])
            self.switch(part, "ability_exhausted", g.hero_exhausted[seat])
            self.switch(part, "levitating", g.levitating[seat])
            self.switch(part, "entered_boss_level", g.committed[seat])
            part.close()

    def compare_enemies(self) -> None:
        for key in ("enemies", "enemies_only"):
            part = self.part.part(key)
            if part is None:
                continue
            for name in list(part.table):
                spaces = self.spaces(part, name)
                kind = part.index(name, "enemy", name, self.enemies)
                if spaces is not None and kind is not None:
                    self.differ(part, name, spaces, self.spaces_of(kind))
            if key == "enemies_only":
                for kind, name in enumerate(self.enemies):
                    if name not in part.table:
                        self.differ(self.part, key, [], [f"{name} {space}" for space in self.spaces_of(kind)])

    def spaces_of(self, kind: int) -> list[str]:
        return [space_name(cell) for cell in self.g.enemies if self.g.enemy_at(cell) == kind]

    def compare_map(self) -> None:
        g = self.g
        counters: tuple[tuple[str, Callable[[int], int]], ...] = (("coins_at", g.coins_on), ("gems_at", g.gems_on))
        for key, counter in counters:
            part = self.part.part(key)
            for word in list(part.table) if part else []:
                assert part is not None
                self.count(part, word, counter(self.space(part, word, word)))
        self.count(self.part, "lowest_level", g.low + 1)
        self.count(self.part, "highest_level", g.high + 1)

    def compare_table(self) -> None:
        g = self.g
        supply = self.part.part("supply")
        if supply is not None:
            self.count(supply, "coins", g.coin_supply)
            self.count(supply, "gems", g.gem_supply)
            for kind, name in enumerate(self.enemies):
                self.count(supply, name, g.enemy_supply[kind])
            supply.close()
        words = self.part.words("shop")
        if words is not None:
            if len(words) != SLOTS:
                self.part.fail(f"'shop' has {SLOTS} slots, not {len(words)}", "shop")
            for word in words:
                if word not in (NO_CARD, ANY_CARD):
                    self.part.index("shop", "card", word, self.cards)
            got = [NO_CARD if kind < 0 else self.cards[kind] for kind in g.shop]
            pairs = zip(words, got, strict=False)
            self.differ(self.part, "shop", words, [w if w == ANY_CARD else card for w, card in pairs])
        for key, deck in zip(DECKS, (g.item_deck, g.potion_deck), strict=True):
            self.compare_deck(key, [self.cards[kind] for kind in reversed(deck)])

    def compare_deck(self, key: str, deck: list[str]) -> None:
        """From the top, from the bottom, or the whole deck from the top."""
        for name, cards in ((key, deck), (f"{key}_bottom", deck[::-1]), (f"{key}_only", deck)):
            words = self.part.words(name)
            if words is not None:
                for word in words:
                    self.part.index(name, "card", word, self.cards)
                self.differ(self.part, name, words, cards if name.endswith("_only") else cards[: len(words)])

    def compare_turn(self) -> None:
        g = self.g
        part = self.part
        for key, faces in (("dice", g.pool), ("used", g.used)):
            got = [name for face, name in enumerate(ROLLED_FACES) for _ in range(faces[face])]
            self.bag(part, key, "face", ROLLED_FACES, got)
        rolled = " ".join(DIE_NAMES[result] for result in g.enemy_rolls) or "none"
        self.name(part, "enemy_die", "result", (*DIE_NAMES, "none"), rolled)
        step = g.stack[0].step - int(not self.table.waits_for())
        self.count(part, "step", step)
        self.name(part, "turn", "hero of this game", self.heroes, self.heroes[g.active])
        self.count(part, "bonus", g.bonus)
        self.switch(part, "invisible", g.invisible)
        self.switch(part, "nimble_used", g.nimble_used)
        self.switch(part, "over", g.over)
        self.bag(part, "winners", "hero of this game", self.heroes, [self.heroes[seat] for seat in g.winners])


def order(space: str) -> tuple[int, str]:
    return int(space[1:]) if space[1:].isdecimal() else 0, space


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return (" ".join(str(element) for element in value) or "none") if isinstance(value, list) else str(value)
