"""Scenarios of Boss Monster: opening a position, comparing one with what is expected, passing and going on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from bossrush.content.source import ContentError
from bossrush.games.bossmonster.content.loader import load_tables
from bossrush.games.bossmonster.rules.cards import DECKS
from bossrush.games.bossmonster.rules.game import BossMonster
from bossrush.games.bossmonster.rules.ids import CLASSES, MAX_SLOTS, PHASES
from bossrush.games.bossmonster.rules.invariants import invariants
from bossrush.games.bossmonster.rules.priority import Action, ChanceToAct, Respond
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.turn import BEGINNING
from bossrush.games.bossmonster.scenario.position import BUILT_ON, FACE_DOWN, build_state, stacks_of
from bossrush.games.bossmonster.text.events import event_words, target_word
from bossrush.kernel.chance import DictatedChance
from bossrush.kernel.core import NONE
from bossrush.scenarios.comparing import NOTHING, Comparing
from bossrush.scenarios.files import Part, Scenario, ScenarioError, stop_if_broken
from bossrush.scenarios.table import Table

NEXT_TURN: Final = "turn"


def open_table(scenario: Scenario, packs: Sequence[Path]) -> BossMonsterTable:
    try:
        tables = load_tables(packs)
    except ContentError as error:
        raise ScenarioError(str(error)) from None
    chance = DictatedChance(read_script(scenario))
    state = build_state(scenario.position, tables, chance)
    return BossMonsterTable(BossMonster(tables), state, chance)


def read_script(scenario: Scenario) -> list[int]:
    for word in scenario.script:
        if not (word.isascii() and word.isdecimal()):
            line = scenario.document.line("dice_script")
            scenario.document.fail(line, f"'{word}' is no number; 'dice_script' gives shuffles and random picks")
    stop_if_broken(scenario.document)
    return [int(word) for word in scenario.script]


class BossMonsterTable(Table):
    def __init__(self, game: BossMonster, state: State, chance: DictatedChance) -> None:
        super().__init__(game, state, chance)
        self.g = state
        self.called = [game.tables.bosses[offered[0]].id for offered in state.offered]
        """The players keep the names of the file, whatever Boss they choose."""
        self.turns = state.turn + int(self.between_turns())
        """The last turn that may begin."""

    def names(self) -> list[str]:
        return self.called

    def between_turns(self) -> bool:
        return len(self.g.stack) == 1 and self.g.stack[0].step == BEGINNING

    def waits_for(self) -> str:
        """A turn begins when the scenario says so, so that it can end between two of them."""
        if self.g.over or not self.between_turns() or self.g.turn < self.turns:
            return ""
        return 'the next turn, which begins with { next = "turn" }'

    def next(self, what: str) -> bool:
        if what != NEXT_TURN or not self.waits_for():
            return False
        self.turns += 1
        return True

    def passing(self, scope: str) -> Callable[[], bool] | None:
        g = self.g
        if not self.may_pass():
            return None
        frame = g.stack[-1]
        phase, active = g.phase, g.active
        if scope == "all":
            return lambda: self.may_pass() and frame in g.stack
        if scope == "turn":
            return lambda: self.may_pass() and g.phase == phase and g.active == active
        return lambda: self.may_pass() and g.phase == phase

    def may_pass(self) -> bool:
        return isinstance(self.g.question, (ChanceToAct, Respond))

    # ---- actions with the names of players

    def parse_action(self, text: str) -> int:
        """`player robobo` for `player 2`, `room robobo.1` for `room 2.1`."""
        verb, _, name = " ".join(text.lower().split()).partition(" ")
        player, dot, slot = name.partition(".")
        if verb in ("player", "room") and player in self.called:
            return self.game.parse_action(f"{verb} {self.called.index(player) + 1}{dot}{slot}")
        return self.game.parse_action(text)

    def action_text(self, action: int) -> str:
        text = self.game.action_text(action)
        verb, _, name = text.partition(" ")
        seat, dot, slot = name.partition(".")
        if verb in ("player", "room") and seat.isdecimal() and int(seat) <= len(self.called):
            return f"{verb} {self.called[int(seat) - 1]}{dot}{slot}"
        return text

    def words(self, event: tuple[int, ...]) -> list[str]:
        return event_words(self.g, event, self.called)

    def broken(self) -> list[str]:
        return invariants(self.g)

    def chance_use(self) -> str:
        return "; a deck is shuffled here, or a card picked at random"

    def misread(self, scripted: list[str], events: list[tuple[int, ...]]) -> str:
        return ""

    def mismatches(self, expected: Part) -> list[tuple[int, str]]:
        return Comparison(self, expected).found


class Comparison(Comparing):
    """A position and a partial description of it."""

    def __init__(self, table: BossMonsterTable, part: Part) -> None:
        super().__init__(part)
        self.g = table.g
        self.players = table.names()
        self.kinds = self.g.tables.kinds
        self.heroes = [hero.id for hero in self.g.tables.heroes]
        for seat, name in enumerate(self.players):
            inner = part.part(name)
            if inner is not None:
                self.compare_player(inner, seat)
                inner.close()
        self.compare_heroes()
        self.compare_cards()
        self.compare_turn()
        self.close()

    def cards(self, cards: list[int]) -> list[str]:
        return [self.kinds[self.g.tables.cards[card]] for card in cards]

    def people(self, heroes: Sequence[int]) -> list[str]:
        return [self.heroes[hero] for hero in heroes]

    # ---- a player

    def compare_player(self, part: Part, seat: int) -> None:
        g = self.g
        self.count(part, "souls", g.souls(seat))
        self.count(part, "wounds", g.wounds(seat))
        self.bag(part, "hand", "card", self.kinds, self.cards(g.hands[seat]))
        self.bag(part, "hand_includes", "card", self.kinds, self.named(part, "hand_includes", g.hands[seat]))
        self.count(part, "rooms_in_hand", len(g.rooms_in_hand(seat)))
        self.count(part, "spells_in_hand", len(g.spells_in_hand(seat)))
        self.compare_dungeon(part, seat)
        self.line(part, "entrance", "hero", self.heroes, self.people(g.entrances[seat]))
        self.bag(part, "dead", "hero", self.heroes, self.people(g.dead[seat]))
        self.bag(part, "survived", "hero", self.heroes, self.people(g.survived[seat]))
        treasure = part.part("treasure")
        if treasure is not None:
            for hero_class, name in enumerate(CLASSES):
                self.count(treasure, name, g.treasure(seat, hero_class))
            treasure.close()
        self.switch(part, "levelled_up", g.levelled[seat])
        self.count(part, "placements", g.placements[seat])
        self.switch(part, "barred", g.barred[seat])
        self.switch(part, "gained_soul", g.gained_soul[seat])
        self.switch(part, "eliminated", not g.alive[seat])

    def named(self, part: Part, key: str, cards: list[int]) -> list[str]:
        """Those of the named cards that are there, each as often as it is named at most."""
        there = self.cards(cards)
        words = part.words(key) or []
        return [name for name in sorted(set(words)) for _ in range(min(words.count(name), there.count(name)))]

    def compare_dungeon(self, part: Part, seat: int) -> None:
        g = self.g
        dungeon = g.dungeons[seat]
        stacks = stacks_of(part, "dungeon")
        if stacks is not None:
            for stack in stacks:
                for word in stack:
                    part.index("dungeon", "card", word.removeprefix(FACE_DOWN), self.kinds)
            expected = [f" {BUILT_ON} ".join(stack) for stack in stacks]
            got = [self.stack_text(stack) for stack in reversed(dungeon)]
            if expected != got:
                wanted, found = (", ".join(texts) or NOTHING for texts in (expected, got))
                self.differ(part, "dungeon", wanted, found)
        damage = part.numbers("damage")
        if damage is not None:
            slots = range(len(dungeon) - 1, -1, -1)
            self.differ(
                part, "damage", damage, [g.damage(seat, s) if g.active_room(seat, s) >= 0 else 0 for s in slots]
            )
        self.compare_slots(part, "deactivated", seat, g.sideways)
        self.compare_slots(part, "used", seat, g.used)

    def stack_text(self, stack: list[int]) -> str:
        names = [FACE_DOWN * (card in self.g.down) + self.cards([card])[0] for card in stack]
        return f" {BUILT_ON} ".join(names)

    def compare_slots(self, part: Part, key: str, seat: int, cards: list[int]) -> None:
        """Slots counted from the Boss whose top is among these cards."""
        expected = part.numbers(key)
        if expected is not None:
            got = [slot + 1 for slot, stack in enumerate(self.g.dungeons[seat]) if stack[-1] in cards]
            self.differ(part, key, sorted(expected), got)

    # ---- heroes, cards, the turn

    def compare_heroes(self) -> None:
        g = self.g
        part = self.part
        self.line(part, "town", "hero", self.heroes, self.people(g.town))
        self.bag(part, "removed_heroes", "hero", self.heroes, self.people(g.gone_heroes))
        health = part.part("health")
        for name in list(health.table) if health else []:
            assert health is not None
            hero = health.index(name, "hero", name, self.heroes)
            if hero is not None:
                self.count(health, name, g.health(hero))
        if isinstance(part.table.get("inside"), str):
            self.name(part, "inside", "state", (NOTHING,), NOTHING if g.inside < 0 else self.heroes[g.inside])
            return
        inside = part.part("inside")
        if inside is not None:
            self.compare_inside(inside)

    def compare_inside(self, part: Part) -> None:
        g = self.g
        there = g.inside >= 0
        self.name(part, "hero", "hero", self.heroes, self.heroes[g.inside] if there else NOTHING)
        self.name(part, "of", "player", self.players, self.players[g.active] if there else NOTHING)
        slot = g.slot_of(g.active, g.inside_room) if there and g.inside_room >= 0 else -1
        expected = part.count("slot", 1, MAX_SLOTS)
        if expected is not None:
            self.differ(part, "slot", expected, slot + 1 if slot >= 0 else NOTHING)
        self.count(part, "damage", g.inside_damage)
        part.close()

    def compare_cards(self) -> None:
        g = self.g
        part = self.part
        self.bag(part, "discard", "card", self.kinds, self.cards(g.discard))
        self.bag(part, "discard_includes", "card", self.kinds, self.named(part, "discard_includes", g.discard))
        decks = (g.room_deck, g.spell_deck, g.hero_deck, g.epic_deck)
        for key, deck in zip(DECKS, decks, strict=True):
            heroes = deck is g.hero_deck or deck is g.epic_deck
            kinds = deck if heroes else [g.tables.cards[card] for card in deck]
            self.compare_deck(key, "hero" if heroes else "card", self.heroes if heroes else self.kinds, kinds)
            self.count(part, f"{key}_left", len(deck))

    def compare_turn(self) -> None:
        g = self.g
        part = self.part
        self.count(part, "turn", g.turn)
        self.name(part, "phase", "phase", PHASES, PHASES[g.phase])
        active = self.players[g.active] if g.active >= 0 else NOTHING
        self.name(part, "active", "player", (*self.players, NOTHING), active)
        self.switch(part, "no_building", g.no_building)
        pending = part.texts("pending")
        if pending is not None:
            self.differ(part, "pending", pending, self.pending())
        self.line(part, "order", "player", self.players, [self.players[seat] for seat in g.order])
        self.switch(part, "over", g.over)
        self.bag(part, "winners", "player", self.players, [self.players[seat] for seat in g.winners])

    def pending(self) -> list[str]:
        """Declared and not yet resolved, the oldest first: player, card and target."""
        found: list[str] = []
        for frame in self.g.stack:
            if isinstance(frame, Action) and frame.is_declared():
                words = [self.players[frame.owner], self.g.tables.name(frame.card)]
                if frame.target != NONE:
                    words.append(target_word(self.g, frame.target, self.players))
                found.append(" ".join(words))
        return found
