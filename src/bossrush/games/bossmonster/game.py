"""Boss Monster as a game of the kernel."""

from __future__ import annotations

from typing import Final

from bossrush.games.bossmonster import adventure, building, priority, setup, triggers, turn
from bossrush.games.bossmonster.effects import abilities, bosses, rooms, spells
from bossrush.games.bossmonster.events import EVENTS
from bossrush.games.bossmonster.ids import (
    BOSS,
    CARD,
    CLASSES,
    E_NO_ADVANCED,
    MAX_KINDS,
    NO,
    PASS,
    PLACE,
    Q_CHOOSE_BOSS,
    Q_DISCARD,
    Q_FIND,
    Q_SOURCE,
    Q_STEAL,
)
from bossrush.games.bossmonster.notation import action_texts
from bossrush.games.bossmonster.reasons import QUESTION_RULE, REASONS
from bossrush.games.bossmonster.state import OWN_FIELDS, State
from bossrush.games.bossmonster.tables import Tables
from bossrush.games.bossmonster.view import build_view
from bossrush.kernel.chance import Chance, FastChance
from bossrush.kernel.core import SEAT_BASE, Core
from bossrush.kernel.game import Game, Option, OptionValue, Question, Refusal, Summary

RULES: Final = (adventure, building, priority, triggers, turn)
MORE_RULES: Final = (abilities, bosses, rooms, spells)
"""The modules that fill the registries of frames, options and refusals when they are imported."""

QUESTIONS: Final = [
    Question(i, name, rule)
    for i, (name, rule) in enumerate(
        (
            ("choose_boss", "BM-21.1"),
            ("mulligan", "BM-2.9"),
            ("discard", "BM-2.7"),
            ("first_room", "BM-2.11"),
            ("draw", "BM-4.8"),
            ("chance", "BM-R13"),
            ("response", "BM-R15"),
            ("slot", "BM-5.3"),
            ("target_room", "BM-R19"),
            ("target_hero", "BM-R19"),
            ("target_player", "BM-R19"),
            ("pay_card", "BM-R20"),
            ("pay_room", "BM-R20"),
            ("order", "BM-R36"),
            ("use", "BM-12.12"),
            ("opponent", "BM-R40"),
            ("kind", "BM-22.16"),
            ("take", "BM-15.10"),
            ("look", "BM-22.3"),
            ("find", "BM-R60"),
            ("source", "BM-R60"),
            ("build_on", "BM-22.4"),
            ("lose_room", "BM-22.6"),
            ("discard_spell", "BM-22.11"),
            ("look_heroes", "BM-R82"),
            ("hero", "BM-R82"),
            ("swap_first", "BM-22.12"),
            ("swap_second", "BM-22.12"),
            ("build_more", "BM-22.13"),
            ("steal", "BM-22.1"),
            ("heal", "BM-22.18"),
            ("scheming", "BM-R70"),
            ("lure", "BM-22.14"),
            ("kill", "BM-22.9"),
        )
    )
]


EXAMPLES: Final = "'pass', 'place open_grave', 'slot 1'"


class BossMonster(Game):
    """Made with its content (`bossrush.content.load_bossmonster`), packs included."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(
            "bossmonster",
            1,
            tables.hash,
            action_texts(tables),
            QUESTIONS,
            EVENTS,
            "'pass', 'place open_grave', 'slot 1'",
        )
        self.tables = tables

    def options(self) -> list[Option]:
        return setup.list_options(self.tables)

    def new_state(self, options: dict[str, OptionValue], chance: Chance) -> State:
        return setup.new_state(self.tables, options, chance)

    def out_of_turn_rule(self) -> str:
        return "BM-11.4"

    def explain(self, state: Core, code: int, action: int) -> Refusal:
        rule, key = REASONS[code]
        if rule == QUESTION_RULE:
            rule = QUESTIONS[state.question].rule
        return Refusal(rule, key, {"action": self.texts[action], "seat": state.asked})

    def default_action(self, state: Core, seat: int) -> int:
        """BM-R84: pass, decline, no mulligan; else the first legal option."""
        legal = state.legal(seat)
        for action in (PASS, NO):
            if action in legal:
                return action
        return legal[0]

    def view(self, state: Core, seat: int) -> dict[str, object]:
        assert isinstance(state, State)
        return build_view(state, seat, self.question_names, self.texts)

    def determinize(self, state: Core, seat: int, chance: Chance) -> None:
        """Re-deal what this seat cannot know, consistent with what it sees now; all chance to come is new."""
        assert isinstance(state, State)
        redeal_bosses(state, seat, chance)
        redeal_rooms(state, seat, chance)
        redeal_spells(state, seat, chance)
        redeal_choices(state, seat, chance)
        for deck in (state.hero_deck, state.epic_deck):
            deck.sort()
            chance.shuffle(deck)
        state.chance = FastChance(chance.below(1 << 30))

    def summary(self, state: Core) -> Summary:
        assert isinstance(state, State)
        names = [self.tables.bosses[boss].id if boss >= 0 else "" for boss in state.bosses]
        return Summary([state.turn] * state.players, {"boss": names}, None)

    def dump(self, state: Core) -> dict[str, object]:
        assert isinstance(state, State)
        data = self.dump_core(state)
        for name in OWN_FIELDS:
            data[name] = getattr(state, name)
        return data


def redeal_bosses(g: State, seat: int, chance: Chance) -> None:
    """BM-R71: what others were offered is hidden, and which boss they have chosen until all have."""
    if g.question != Q_CHOOSE_BOSS:
        return
    known = g.offered[seat]
    pool = [boss for boss in range(len(g.tables.bosses)) if boss not in known]
    chance.shuffle(pool)
    for other in range(g.players):
        if other != seat and len(g.offered[other]) > 1:
            g.offered[other] = [pool.pop() for _ in g.offered[other]]


def redeal_choices(g: State, seat: int, chance: Chance) -> None:
    """Simultaneous answers of others, which they gave from what was dealt anew."""
    if g.question != Q_DISCARD and g.question != Q_CHOOSE_BOSS:
        return
    frame = g.stack[-1]
    kept = [answer for answer in frame.answers if answer // SEAT_BASE == seat]
    for other in range(g.players):
        number = len(frame.answers_of(other))
        if other != seat and number > 0:
            kept += [other * SEAT_BASE + choice for choice in random_choices(g, other, number, chance)]
    frame.answers = kept


def random_choices(g: State, seat: int, number: int, chance: Chance) -> list[int]:
    if g.question == Q_CHOOSE_BOSS:
        return [BOSS + g.offered[seat][chance.below(len(g.offered[seat]))]]
    cards = sorted(g.hands[seat])
    chance.shuffle(cards)
    return [CARD + g.tables.cards[card] for card in cards[:number]]


def seen_hand(g: State, seat: int) -> int:
    """The player whose hand this seat looks at now, or -1."""
    return g.context[0] if g.question == Q_STEAL and seat in g.seats else -1


def sees_rooms(g: State, seat: int) -> bool:
    """Whether this seat looks through the room deck now."""
    looking = (g.question == Q_FIND and g.context[0] == 1) or (g.question == Q_SOURCE and g.context[1] == 1)
    return looking and seat in g.seats


def committed(g: State, seat: int) -> list[int]:
    """Cards another player is in the middle of using: they stay in that hand."""
    if not g.seats or g.seats[0] == seat or not g.options:
        return []
    kept: list[int] = []
    hand = g.hands[g.seats[0]][:]
    for answer in g.stack[-1].answers:
        if answer >= PLACE:
            card = g.card_of_kind(hand, (answer - PLACE) % MAX_KINDS)
            if card >= 0:
                hand.remove(card)
                kept.append(card)
    return kept


def redeal(g: State, seat: int, rooms: bool, pool: list[int], chance: Chance) -> list[int]:
    """Deal the cards of one kind in other hands anew from the pool and what they hold; returns what is left."""
    fixed = committed(g, seat)
    numbers = [0] * g.players
    for other in range(g.players):
        if other != seat and other != seen_hand(g, seat):
            cards = [c for c in g.hands[other] if g.tables.is_room(c) == rooms and c not in fixed]
            numbers[other] = len(cards)
            pool = pool + cards
            g.hands[other] = [c for c in g.hands[other] if c not in cards]
    pool.sort()
    chance.shuffle(pool)
    if rooms:
        deal_face_down(g, seat, pool)
    for other in range(g.players):
        for _ in range(numbers[other]):
            g.hands[other].append(pool.pop())
    gone = len([c for c in g.gone_hands if g.tables.is_room(c) == rooms])
    g.gone_hands = [c for c in g.gone_hands if g.tables.is_room(c) != rooms] + pool[:gone]
    return pool[gone:]


def redeal_rooms(g: State, seat: int, chance: Chance) -> None:
    pool = [c for c in g.gone_hands if g.tables.is_room(c)]
    pool += [c for c in g.down if g.owner_of(c) != seat]
    if sees_rooms(g, seat):
        redeal(g, seat, True, pool, chance)
        g.room_deck.sort()
        chance.shuffle(g.room_deck)
    else:
        g.room_deck = redeal(g, seat, True, pool + g.room_deck, chance)


def redeal_spells(g: State, seat: int, chance: Chance) -> None:
    pool = [c for c in g.gone_hands if not g.tables.is_room(c)]
    g.spell_deck = redeal(g, seat, False, pool + g.spell_deck, chance)


def deal_face_down(g: State, seat: int, pool: list[int]) -> None:
    """Each face-down room of others becomes the first of the pool that may lie there; the pool holds the true ones."""
    hidden = [c for c in g.down if g.owner_of(c) != seat]
    places = [(g.owner_of(c), g.slot_of(g.owner_of(c), c)) for c in hidden]
    dealt: list[int] = []
    for i, (owner, slot) in enumerate(places):
        true_ones = hidden[i + 1 :]
        fitting = [c for c in pool if c not in dealt and may_lie(g, owner, slot, c)]
        safe = [c for c in fitting if c not in true_ones]
        dealt.append(safe[0] if safe else hidden[i] if hidden[i] not in dealt else fitting[0])
    for card, new, (owner, slot) in zip(hidden, dealt, places, strict=True):
        g.dungeons[owner][slot][-1] = new
        g.down[g.down.index(card)] = -1 - new
    g.down = [-1 - c if c < 0 else c for c in g.down]
    for new in dealt:
        pool.remove(new)


def may_lie(g: State, owner: int, slot: int, card: int) -> bool:
    """Whether this room could have been placed there (BM-5.4 to BM-5.9)."""
    stack = g.dungeons[owner][slot]
    room = g.room(card)
    if len(stack) == 1 or not room.advanced:
        return not room.advanced
    below = g.room(stack[-2])
    shared = any(below.treasure[c] and room.treasure[c] for c in range(len(CLASSES)))
    return shared and below.effect != E_NO_ADVANCED
