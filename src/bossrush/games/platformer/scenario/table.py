"""Scenarios of Platformer: opening a position, comparing one with what is expected, reading scripted dice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bossrush.content.source import ContentError
from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.combat import score
from bossrush.games.platformer.rules.effects.events import TurnUpEvent
from bossrush.games.platformer.rules.events import EV_BOSS_ROLLED, EV_ENEMY_ROLLED, EV_REROLLED, EV_ROLLED
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import DIE_NAMES, FACE_NAMES, MARKS, SLOTS, TURN_BY_DIE
from bossrush.games.platformer.rules.invariants import invariants
from bossrush.games.platformer.rules.notation import parse_space, space_name
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.tables import Tables
from bossrush.games.platformer.rules.turn import BOSS_TURN, ROLL
from bossrush.games.platformer.scenario.cards import (
    ANY_CARD,
    ARTIFACTS,
    BOSS_CARDS,
    BOSS_DISCARD,
    DECKS,
    EVENT,
    EVENTS,
    NO_CARD,
)
from bossrush.games.platformer.scenario.position import ABSENT, ROLLED_FACES, build_state
from bossrush.games.platformer.text.events import event_words
from bossrush.kernel.chance import DictatedChance
from bossrush.kernel.game import GameError
from bossrush.scenarios.comparing import NOTHING, Comparing
from bossrush.scenarios.files import Part, Scenario, ScenarioError, stop_if_broken
from bossrush.scenarios.table import Table

SCORE_ITEMS: Final = 5


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
        """A turn whose roll is not scripted stays before it, so that a scenario can end with a turn."""
        g = self.g
        if g.over or len(g.stack) > 1 or self.chance.left() > 0:
            return ""
        turn = g.stack[0]
        if turn.step == ROLL:
            return f"the roll of {self.names()[turn.owner]}'s turn, see 'dice_script'"
        if turn.step == BOSS_TURN and g.tables.sheet(g.boss).turn == TURN_BY_DIE:
            cell = g.pos[turn.owner]
            if cell >= 0 and g.on_boss_level(cell):
                return f"the roll of {g.tables.enemies[g.boss].id}'s turn, see 'dice_script'"
        return ""

    def step(self) -> int:
        """The step being carried out, or the one that comes next while its roll is not scripted."""
        stack = self.g.stack
        if len(stack) > 1 and isinstance(stack[1], TurnUpEvent):
            return 0
        return stack[0].step - int(not self.waits_for())

    def words(self, event: tuple[int, ...]) -> list[str]:
        return event_words(self.g, event)

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
            elif event[0] in (EV_ENEMY_ROLLED, EV_BOSS_ROLLED):
                results.append(DIE_NAMES[event[2]])
        meant = [word for word in scripted if word in DIE_NAMES]
        if meant == results and sorted(word for word in scripted if word not in meant) == sorted(faces):
            return ""
        rolled = " ".join(faces + results)
        return f"'dice_script' gives '{' '.join(scripted)}' to the wrong dice, which then show '{rolled}'"

    def mismatches(self, expected: Part) -> list[tuple[int, str]]:
        return Comparison(self, expected).found


class Comparison(Comparing):
    """A position and a partial description of it."""

    def __init__(self, table: PlatformerTable, part: Part) -> None:
        super().__init__(part)
        self.table = table
        self.g = table.g
        self.heroes = table.names()
        self.cards = [card.id for card in self.g.tables.cards]
        self.enemies = [enemy.id for enemy in self.g.tables.enemies]
        self.compare_players()
        self.compare_enemies()
        self.compare_map()
        self.compare_table()
        self.compare_turn()
        self.close()

    # ---- kinds of values

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
            self.bag(part, "marks", "boss token", MARKS, [MARKS[m] for m in range(len(MARKS)) if g.has_mark(seat, m)])
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
        for key, tokens in (("coins_at", g.coins_on), ("gems_at", g.gems_on)):
            part = self.part.part(key)
            for word in list(part.table) if part else []:
                assert part is not None
                self.count(part, word, tokens[self.space(part, word, word)])
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
            for mark, name in enumerate(MARKS):
                self.count(supply, name, g.mark_supply[mark])
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
            self.compare_deck(key, "card", self.cards, deck)
        self.bag(self.part, ARTIFACTS, "card", self.cards, [self.cards[kind] for kind in g.middle])
        boss_cards = [card.id for card in g.tables.boss_cards]
        self.compare_deck(BOSS_CARDS, "boss card", boss_cards, g.boss_deck)
        self.bag(self.part, BOSS_DISCARD, "boss card", boss_cards, [boss_cards[kind] for kind in g.boss_discard])
        events = [event.id for event in g.tables.events]
        self.compare_deck(EVENTS, "event", events, g.event_deck)
        self.name(self.part, EVENT, "event", (*events, NOTHING), events[g.event] if g.event >= 0 else NOTHING)

    def compare_turn(self) -> None:
        g = self.g
        part = self.part
        for key, faces in (("dice", g.pool), ("used", g.used), ("recorded", g.recorded)):
            got = [name for face, name in enumerate(ROLLED_FACES) for _ in range(faces[face])]
            self.bag(part, key, "face", ROLLED_FACES, got)
        self.compare_turned()
        self.compare_enemy_die()
        self.count(part, "step", self.table.step())
        self.name(part, "turn", "hero of this game", self.heroes, self.heroes[g.active])
        self.count(part, "bonus", g.bonus)
        self.switch(part, "invisible", g.invisible)
        self.switch(part, "nimble_used", g.nimble_used)
        self.switch(part, "tailwind_used", g.tailwind_used)
        self.count(part, "defeats", g.defeats)
        self.count(part, "defeats_this_turn", g.defeats_this_turn)
        self.count(part, "forges", g.forges)
        self.switch(part, "collect_on_fall", g.collect_on_fall)
        self.switch(part, "over", g.over)
        self.bag(part, "winners", "hero of this game", self.heroes, [self.heroes[seat] for seat in g.winners])
        expected = part.numbers("score", SCORE_ITEMS)
        if expected is not None:
            self.differ(part, "score", expected, score(g) if g.solo() and g.winners else [])

    def compare_turned(self) -> None:
        part = self.part.part("turned")
        for name in list(part.table) if part else []:
            assert part is not None
            face = part.index(name, "face", name, ROLLED_FACES)
            got = [ROLLED_FACES[die.recorded] for die in self.g.turned if die.face == face]
            self.bag(part, name, "face", ROLLED_FACES, got)

    def compare_enemy_die(self) -> None:
        """One result or two, in order."""
        words = self.part.words("enemy_die")
        if words is not None:
            for word in words:
                self.part.index("enemy_die", "result", word, (*DIE_NAMES, NOTHING))
            got = [DIE_NAMES[result] for result in self.g.enemy_rolls] or [NOTHING]
            self.differ(self.part, "enemy_die", words, got)


def order(space: str) -> tuple[int, str]:
    return int(space[1:]) if space[1:].isdecimal() else 0, space
