"""Building a Boss Monster position from a scenario. What is impossible on a table is an error here."""

from __future__ import annotations

import re
from typing import Final

from bossrush.games.bossmonster.rules.adventure import AFTER_HERO, LEAVE, AdventureTurn, Run
from bossrush.games.bossmonster.rules.dungeon import put, refuse_slot
from bossrush.games.bossmonster.rules.ids import (
    MAX_SLOTS,
    P_ADVENTURE,
    P_BAIT,
    P_BEGINNING,
    P_BUILD,
    P_END,
    P_REVEAL,
    P_SET_UP,
    PHASES,
    W_ROOM,
)
from bossrush.games.bossmonster.rules.priority import push_window
from bossrush.games.bossmonster.rules.reasons import REASONS
from bossrush.games.bossmonster.rules.setup import (
    CHOOSE_BOSS,
    DEAL,
    FIRST_ROOMS,
    MULLIGANS,
    OPENING_DISCARDS,
    OPENING_ROOMS,
    OPENING_SPELLS,
    SetUp,
    hero_used,
    spell_deck,
)
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.tables import Tables
from bossrush.games.bossmonster.rules.turn import ADVENTURE_TURNS, BAIT, BEGINNING, BUILD_TURNS, EXPIRE, REVEAL, Turn
from bossrush.kernel.chance import Chance
from bossrush.kernel.core import FINE, NOBODY
from bossrush.scenarios.comparing import MOST
from bossrush.scenarios.files import Part, stop_if_broken

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4
FACE_DOWN: Final = "?"
BUILT_ON: Final = "+"

ENTRY: Final = {
    P_BEGINNING: (BEGINNING, P_END),
    P_BUILD: (BUILD_TURNS, P_BUILD),
    P_REVEAL: (REVEAL, P_BUILD),
    P_BAIT: (BAIT, P_REVEAL),
    P_ADVENTURE: (ADVENTURE_TURNS, P_ADVENTURE),
    P_END: (EXPIRE, P_ADVENTURE),
}
"""Where the turn stands when a phase is about to begin: the step of its frame, and the phase before it."""


def build_state(part: Part, tables: Tables, chance: Chance) -> State:
    """The position, with its frames, not yet run; `ScenarioError` if it is impossible."""
    bosses = read_bosses(part, tables)
    stop_if_broken(part.document)
    g = State()
    g.lay_out(len(bosses), chance, tables)
    g.bosses = bosses
    g.offered = [(boss,) for boss in bosses]
    g.order = sorted(range(g.players), key=lambda seat: -tables.bosses[bosses[seat]].xp)
    g.listening = True
    Builder(part, g).build()
    stop_if_broken(part.document)
    return g


def read_bosses(part: Part, tables: Tables) -> list[int]:
    bosses = part.names("bosses", "boss", [boss.id for boss in tables.bosses])
    if not bosses:
        part.fail("'bosses' must name the bosses of the players in seat order", "bosses")
    elif not MIN_PLAYERS <= len(bosses) <= MAX_PLAYERS:
        message = f"a game has {MIN_PLAYERS} to {MAX_PLAYERS} players, not {len(bosses)}"
        part.fail(message, "bosses")
    elif len(set(bosses)) < len(bosses):
        part.fail("a boss is named twice", "bosses")
    return bosses or []


def stacks_of(part: Part, key: str) -> list[list[str]] | None:
    """The slots of a dungeon, each from bottom to top, as the file lists them from the entrance to the Boss."""
    texts = part.texts(key)
    if texts is None:
        return None
    joined = re.sub(r"\s*\+\s*", BUILT_ON, " ".join(texts))
    return [stack.split(BUILT_ON) for stack in joined.split()]


class Builder:
    """Fills a fresh state key by key, handing out each card and hero once."""

    def __init__(self, part: Part, g: State) -> None:
        self.part = part
        self.g = g
        self.tables = g.tables
        self.names = [g.tables.bosses[boss].id for boss in g.bosses]
        self.hero_names = [hero.id for hero in g.tables.heroes]
        self.cards: list[int] = []
        """Those not handed out yet, in content order."""
        self.heroes: list[int] = []
        self.phase = P_BUILD

    def build(self) -> None:
        g = self.g
        self.read_options()
        self.read_phase()
        for seat, name in enumerate(self.names):
            part = self.part.part(name) or Part(self.part.document, (*self.part.path, name), {})
            self.read_player(part, seat)
            part.close()
        g.town = self.take_heroes(self.part, "town")
        g.discard = self.take_cards(self.part, "discard")
        self.read_frames()
        g.room_deck = self.card_deck("rooms", "room", True)
        g.spell_deck = self.card_deck("spells", "spell", False)
        g.gone_hands = self.cards
        g.hero_deck = self.hero_deck("heroes", False)
        g.epic_deck = self.hero_deck("epics", True)
        g.gone_heroes = self.heroes
        self.read_health()
        self.part.close()

    # ---- options and what they leave in the game

    def read_options(self) -> None:
        g = self.g
        g.scheming = self.part.flag("scheming")
        g.hard_mode = self.part.flag("hard_mode")
        rooms = [card for card, kind in enumerate(self.tables.cards) if kind < len(self.tables.rooms)]
        self.cards = rooms + spell_deck(self.tables, self.part.flag("thirty_spells"))
        self.heroes = [hero for hero in range(len(self.tables.heroes)) if hero_used(g, hero)]

    def read_phase(self) -> None:
        word = self.part.word("phase")
        if word is not None:
            self.phase = self.part.index("phase", "phase", word, PHASES) or 0
        elif "inside" in self.part.table:
            self.phase = P_ADVENTURE

    # ---- handing out

    def take_card(self, part: Part, key: str, word: str) -> int:
        """A card of this kind; -1 and an error noted if none is left."""
        kind = part.index(key, "card", word, self.tables.kinds)
        if kind is None:
            return -1
        card = self.g.card_of_kind(self.cards, kind)
        if card < 0:
            copies = self.tables.cards.count(kind)
            part.fail(f"{word} is listed more often than the {copies} copies in the game", key)
            return -1
        self.cards.remove(card)
        return card

    def take_cards(self, part: Part, key: str) -> list[int]:
        cards = [self.take_card(part, key, word) for word in part.words(key) or []]
        return [card for card in cards if card >= 0]

    def take_hero(self, part: Part, key: str, word: str) -> int:
        hero = part.index(key, "hero", word, self.hero_names)
        if hero is None:
            return -1
        if hero in self.heroes:
            self.heroes.remove(hero)
            return hero
        if hero_used(self.g, hero):
            part.fail(f"{word} is in two places", key)
        elif self.tables.heroes[hero].symbol > self.g.players:
            part.fail(f"{word} is used with {self.tables.heroes[hero].symbol} or more players only", key)
        else:
            part.fail(f"{word} is not used in hard mode", key)
        return -1

    def take_heroes(self, part: Part, key: str) -> list[int]:
        heroes = [self.take_hero(part, key, word) for word in part.words(key) or []]
        return [hero for hero in heroes if hero >= 0]

    # ---- decks

    def listed(self, key: str) -> str:
        """The key under which the file lists this deck."""
        only = f"{key}_only"
        if key in self.part.table and only in self.part.table:
            self.part.fail(f"give '{key}' or '{only}', not both", only)
        return only if only in self.part.table else key

    def card_deck(self, key: str, what: str, rooms: bool) -> list[int]:
        """Top of the deck last; without `_only` all cards that are nowhere else lie below those listed."""
        given = self.listed(key)
        deck = self.take_cards(self.part, given)
        for card in deck:
            if self.tables.is_room(card) != rooms:
                self.part.fail(f"{self.tables.kinds[self.tables.cards[card]]} is no {what}", given)
        if given == key:
            rest = [card for card in self.cards if self.tables.is_room(card) == rooms]
            self.cards = [card for card in self.cards if card not in rest]
            deck += rest
        self.part.known.append(key if given != key else f"{key}_only")
        return deck[::-1]

    def hero_deck(self, key: str, epic: bool) -> list[int]:
        given = self.listed(key)
        deck = self.take_heroes(self.part, given)
        for hero in deck:
            if self.tables.heroes[hero].epic != epic:
                kind = "epic" if epic else "ordinary"
                self.part.fail(f"{self.hero_names[hero]} is no {kind} hero", given)
        if given == key:
            rest = [hero for hero in self.heroes if self.tables.heroes[hero].epic == epic]
            self.heroes = [hero for hero in self.heroes if hero not in rest]
            deck += rest
        self.part.known.append(key if given != key else f"{key}_only")
        return deck[::-1]

    # ---- players

    def read_player(self, part: Part, seat: int) -> None:
        g = self.g
        if part.flag("eliminated"):
            g.alive[seat] = False
            return
        g.hands[seat] = self.take_cards(part, "hand")
        self.read_dungeon(part, seat)
        g.sideways += self.read_slots(part, "deactivated", seat)
        used = self.read_slots(part, "used", seat)
        for card in used:
            if not g.room(card).once:
                part.fail(f"{g.room(card).id} has no once-per-turn ability", "used")
        g.used += used
        g.entrances[seat] = self.take_heroes(part, "entrance")
        g.dead[seat] = tuple(self.take_heroes(part, "dead"))
        g.survived[seat] = tuple(self.take_heroes(part, "survived"))
        levelled = part.switch("levelled_up")
        g.levelled[seat] = len(g.active_slots(seat)) == MAX_SLOTS if levelled is None else levelled
        g.crush[seat] = part.number("crush", 0, MOST, 0)
        g.jackpots[seat] = part.number("doubled", 0, MOST, 0)
        g.barred[seat] = part.flag("barred")
        g.gained_soul[seat] = part.flag("gained_soul")
        g.placements[seat] = part.number("placements", 0, MOST, -1)
        self.read_boosts(part, seat)
        self.read_offered(part, seat)

    def read_dungeon(self, part: Part, seat: int) -> None:
        """From the Boss to the left; every card must lie where it could have been placed, unless the file says so."""
        odd = part.flag("odd")
        stacks = stacks_of(part, "dungeon") or []
        if len(stacks) > MAX_SLOTS:
            part.fail(f"{len(stacks)} slots are more than the {MAX_SLOTS} of a dungeon", "dungeon")
            return
        for slot, stack in enumerate(reversed(stacks)):
            for height, word in enumerate(stack):
                self.read_room(part, seat, slot, word, height == len(stack) - 1, odd)

    def read_room(self, part: Part, seat: int, slot: int, word: str, top: bool, odd: bool) -> None:
        g = self.g
        card = self.take_card(part, "dungeon", word.removeprefix(FACE_DOWN))
        if card < 0:
            return
        if not self.tables.is_room(card):
            part.fail(f"{word} is no room", "dungeon")
            return
        reason = refuse_slot(g, seat, self.tables.cards[card], slot)
        if reason != FINE and not odd:
            rule, key = REASONS[reason]
            advice = "write odd = true if an effect brought it there"
            part.fail(f"{word} cannot lie in slot {slot + 1} ({rule}, {key}); {advice}", "dungeon")
        put(g, seat, card, min(slot, len(g.dungeons[seat])))
        if word.startswith(FACE_DOWN):
            g.down.append(card)
            if not top:
                part.fail("only the top card of a slot can lie face down", "dungeon")
            if self.phase not in (P_BUILD, P_REVEAL):
                part.fail(f"no room lies face down when the phase {PHASES[self.phase]} begins", "dungeon")

    def read_slots(self, part: Part, key: str, seat: int) -> list[int]:
        """The cards on top of these slots, which count from the Boss."""
        slots = part.numbers(key) or []
        if len(set(slots)) < len(slots):
            part.fail("a slot is listed twice", key)
        cards = [self.top(part, key, seat, slot) for slot in slots]
        return [card for card in cards if card >= 0]

    def top(self, part: Part, key: str, seat: int, slot: int) -> int:
        dungeon = self.g.dungeons[seat]
        if not 1 <= slot <= len(dungeon):
            part.fail(f"there is no slot {slot}; the dungeon has {len(dungeon)}, counted from the Boss", key)
            return -1
        card = dungeon[slot - 1][-1]
        if card in self.g.down:
            part.fail(f"the card in slot {slot} lies face down", key)
            return -1
        return card

    def read_boosts(self, part: Part, seat: int) -> None:
        boosts = part.part("boosts")
        for word in list(boosts.table) if boosts else []:
            assert boosts is not None
            amount = boosts.number(word, 1, MOST)
            card = self.top(boosts, word, seat, int(word) if word.isdecimal() else 0)
            if card >= 0:
                self.g.boosts[card] = amount

    def read_offered(self, part: Part, seat: int) -> None:
        """BM-21.1: the Boss this player may choose instead."""
        word = part.word("offered")
        if word is None:
            return
        boss = part.index("offered", "boss", word, [boss.id for boss in self.tables.bosses])
        if self.phase != P_SET_UP:
            part.fail("bosses are chosen in the phase set_up", "offered")
        if boss is not None:
            if any(boss in offered for offered in self.g.offered):
                part.fail(f"{word} is dealt already", "offered")
            self.g.offered[seat] = (*self.g.offered[seat], boss)

    def read_health(self) -> None:
        part = self.part.part("health_bonus")
        for word in list(part.table) if part else []:
            assert part is not None
            amount = part.number(word, 1, MOST)
            hero = part.index(word, "hero", word, self.hero_names)
            if hero is not None:
                self.g.health_bonus[hero] = amount

    # ---- the turn

    def read_frames(self) -> None:
        g = self.g
        turn = self.part.number("turn", 1, MOST, 1)
        g.no_building = self.part.flag("no_building")
        inside = self.part.part("inside")
        active = self.read_active(inside)
        self.read_placements(active)
        if self.phase == P_SET_UP:
            self.push_set_up()
            return
        step, g.phase = ENTRY[self.phase]
        g.turn = turn - 1 if self.phase == P_BEGINNING else turn
        place = g.players_left().index(active) if active in g.players_left() else 0
        g.build_over = [self.build_turn_over(seat, active) for seat in range(g.players)]
        bottom = Turn(NOBODY)
        bottom.begun = place + int(inside is not None)
        bottom.step = step
        g.push(bottom)
        if inside is not None:
            self.push_run(inside, active)

    def read_active(self, inside: Part | None) -> int:
        """Whose build turn or adventure turn begins; the first one's by XP if the file does not say."""
        g = self.g
        left = g.players_left()
        if len(left) < MIN_PLAYERS:
            self.part.fail("the game is over if fewer than two players are left")
            return 0
        if inside is not None and "active" in self.part.table:
            self.part.fail("'inside' says already whose adventure turn it is", "active")
        key, part = ("active", self.part) if inside is None else ("of", inside)
        word = part.word(key)
        if word is None:
            if inside is not None:
                inside.fail("'inside' needs 'of', the player whose dungeon it is", key)
            return left[0]
        seat = part.index(key, "player", word, self.names)
        if self.phase not in (P_BUILD, P_ADVENTURE) or (inside is not None and self.phase != P_ADVENTURE):
            part.fail(f"nobody is active when the phase {PHASES[self.phase]} begins", key)
        if seat is not None and seat not in left:
            part.fail(f"{word} is eliminated", key)
        return left[0] if seat is None else seat

    def build_turn_over(self, seat: int, active: int) -> bool:
        """Whether this player has had the build turn of this turn."""
        if self.phase == P_BUILD:
            return self.g.order.index(seat) < self.g.order.index(active)
        return self.phase not in (P_SET_UP, P_BEGINNING)

    def read_placements(self, active: int) -> None:
        """One room each, unless the build turn is over or the room lies there."""
        g = self.g
        for seat, name in enumerate(self.names):
            placed = any(stack[-1] in g.down for stack in g.dungeons[seat])
            over = self.build_turn_over(seat, active)
            if placed and self.phase == P_BUILD and not over and seat != active:
                self.part.fail(f"{name} has placed a room although the build turn has not come", name)
            if g.placements[seat] < 0:
                g.placements[seat] = 0 if placed or over else 1

    def push_run(self, part: Part, seat: int) -> None:
        """A hero in a room of this dungeon, after the damage; the room window opens."""
        g = self.g
        word = part.string("hero")
        hero = self.take_hero(part, "hero", word) if word else -1
        slot = part.number("slot", 1, MAX_SLOTS)
        card = self.top(part, "slot", seat, slot)
        if card in g.sideways:
            part.fail(f"the room in slot {slot} is deactivated", "slot")
        g.inside = hero
        g.inside_room = card
        g.inside_damage = part.number("damage", 0, MOST, 0)
        g.walk = slot
        g.active = seat
        part.close()
        if hero < 0 or card < 0:
            return
        g.push(AdventureTurn(seat))
        g.stack[-1].goto(AFTER_HERO)
        g.push(Run(seat))
        g.stack[-1].goto(LEAVE)
        push_window(g, W_ROOM)

    def push_set_up(self) -> None:
        """BM-2: hands of seven are not yet dealt, or their mulligans come next; with five the first rooms do."""
        g = self.g
        g.phase = P_SET_UP
        g.placements = [0] * g.players
        for key in ("turn", "town"):
            if key in self.part.table:
                self.part.fail(f"there is no '{key}' during set-up", key)
        if any(g.dungeons) or any(g.entrances) or any(g.dead) or any(g.survived):
            self.part.fail("during set-up there are hands only: no rooms and no heroes", "phase")
        full = OPENING_ROOMS + OPENING_SPELLS
        sizes = {len(hand) for hand in g.hands}
        steps = {0: DEAL, full: MULLIGANS, full - OPENING_DISCARDS: FIRST_ROOMS}
        step = steps.get(min(sizes), DEAL)
        if len(sizes) > 1 or min(sizes) not in steps:
            self.part.fail(f"during set-up all hands have {full} cards, or all {full - OPENING_DISCARDS}, or none")
        if any(len(offered) > 1 for offered in g.offered):
            if step != DEAL:
                self.part.fail("hands are dealt after the bosses are chosen")
            g.bosses = [-1] * g.players
            g.i_choose_you = True
            step = CHOOSE_BOSS
        g.push(Turn(NOBODY))
        g.push(SetUp(NOBODY))
        g.stack[-1].goto(step)
