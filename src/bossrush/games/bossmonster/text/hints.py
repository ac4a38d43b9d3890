"""Reasons for lines of Boss Monster: who is lured where, who dies there, and what a spell changes about it."""

from __future__ import annotations

from bossrush.bots.base import Sight
from bossrush.games.bossmonster.bot.worth import Dungeon, uncover
from bossrush.games.bossmonster.rules.building import ChooseSlot
from bossrush.games.bossmonster.rules.dungeon import legal_slots, put
from bossrush.games.bossmonster.rules.effects.common import DiscardSpell
from bossrush.games.bossmonster.rules.events import (
    EV_ACTIVATED,
    EV_DECLARED,
    EV_ELIMINATED,
    EV_HERO_DIED,
    EV_HERO_REMOVED,
    EV_HERO_SURVIVED,
    EV_HERO_TO_TOWN,
    EV_PLACED,
    EV_WON,
)
from bossrush.games.bossmonster.rules.ids import (
    ACTIVATE,
    CARD,
    CAST,
    CLASSES,
    MAX_SLOTS,
    NO,
    NO_CLASS,
    P_ADVENTURE,
    P_BUILD,
    PASS,
    PLACE,
    ROOM,
    SLOT,
    kind_named,
)
from bossrush.games.bossmonster.rules.priority import ChanceToAct, Respond
from bossrush.games.bossmonster.rules.setup import Discard, FirstRoom
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.turn import lured_to
from bossrush.games.bossmonster.text.events import event_words
from bossrush.games.bossmonster.text.words import BossMonsterWords
from bossrush.hints.facts import Fact, Reasons
from bossrush.hints.following import Followed
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import NONE, Core
from bossrush.text.words import SEATS

WIN = 100.0
STAYS_IN = 80.0
KILL = 20.0
SOUL = 10.0
RIVAL = 12.0
LEVEL_UP = 12.0
TIE = 8.0
ANYWAY = 6.0
SURVIVES = 2.0
LEADS = 4.0
KEEPS = 3.0
MOST_NAMED = 3
DAMAGE = 0.8
DOING = (EV_PLACED, EV_DECLARED, EV_ACTIVATED)
"""Events that say what a seat does, better than the actions themselves."""
NOBODY = -1

Fates = dict[int, tuple[int, bool]]
"""By hero: in whose dungeon it ends, or nobody's, and whether it dies there."""
UNMOVED = (NOBODY, False)


class BossMonsterReasons(Reasons):
    words: BossMonsterWords

    def __init__(self, sight: Sight, words: BossMonsterWords) -> None:
        super().__init__(sight, words)
        now = sight.sample(FastChance(0))
        assert isinstance(now, State)
        self.now = now

    def idle(self) -> list[int]:
        return next(([action] for action in (PASS, NO) if action in self.sight.legal), [])

    def answer(self, state: Core) -> int:
        """Nobody does anything more, up to the end of the phase."""
        assert isinstance(state, State)
        if state.turn != self.now.turn or state.phase != self.now.phase:
            return -1
        if state.phase == P_BUILD and not isinstance(state.question, Respond):
            return -1  # what others build is not known: see `open_fates`
        legal = state.legal(state.seats[0])
        return next((action for action in (PASS, NO) if action in legal), -1)

    def told(self, line: Followed) -> str:
        assert isinstance(line.state, State)
        done = [event for event in line.events[: line.own] if event[0] in DOING and event[1] == self.seat]
        if not done:
            return ", ".join(map(self.named, line.actions, line.meanings))
        return ", ".join(self.words.events([event_words(line.state, event, SEATS) for event in done], "short"))

    def named(self, action: int, meaning: str) -> str:
        """A spell or an ability without its target, a card by its name alone: its whole text is too much."""
        if CAST <= action < CARD:
            return self.begun(EV_DECLARED, kind_named(action))
        if ACTIVATE <= action < ROOM:
            room = self.now.active_room(self.seat, action - ACTIVATE)
            return self.begun(EV_ACTIVATED, self.now.tables.cards[room]) if room >= 0 else meaning
        if action < PLACE:
            return meaning
        card = self.words.card(self.now.tables.kinds[kind_named(action)])
        gone = action >= CARD and isinstance(self.now.question, (Discard, DiscardSpell))
        return self.words.say("hint-discards", card=card) if gone else card

    def begun(self, event: int, kind: int) -> str:
        return self.words.events([event_words(self.now, (event, self.seat, kind, NONE), SEATS)], "short")[0]

    # ---- facts

    def facts(self, line: Followed, instead: Followed | None) -> list[Fact]:
        if [event for event in line.events if event[0] == EV_WON and event[1] == self.seat]:
            return [Fact(WIN, "hint-win")]
        placed = self.placed(line.actions)
        if placed is not None:
            return self.built(placed)
        facts = self.cards(line)
        if self.now.phase == P_ADVENTURE:
            facts += self.adventure(line, instead)
        elif self.now.phase == P_BUILD and self.idle() and line.actions != self.idle():
            then = line.state
            assert isinstance(then, State)
            if then.phase == P_BUILD:
                facts += self.lured(opened(then, self.seat), opened(self.now, self.seat))
        return facts

    def hero(self, hero: int) -> str:
        return self.words.hero(self.now.tables.heroes[hero].id)

    def heroes(self, heroes: list[int]) -> str:
        return self.listed([self.hero(hero) for hero in heroes])

    def souls(self, heroes: list[int]) -> int:
        return sum(self.now.tables.heroes[hero].worth for hero in heroes)

    def cards(self, line: Followed) -> list[Fact]:
        """What stays in the hand, or is not used up."""
        now, action = self.now, line.actions[0]
        if isinstance(now.question, DiscardSpell) and action >= CARD:
            kinds = [now.tables.cards[card] for card in now.hands[self.seat]]
            spells = [kind for kind in kinds if CARD + kind in self.sight.legal]
            spells.remove(action - CARD)
            return [Fact(KEEPS, "hint-keeps", cards=self.kinds(spells))] if 0 < len(spells) <= MOST_NAMED else []
        if action == PASS and isinstance(now.question, (ChanceToAct, Respond)):
            saved = [a - CAST for a in self.sight.legal if CAST <= a < CARD]
            rooms = [a - ACTIVATE for a in self.sight.legal if ACTIVATE <= a < ACTIVATE + MAX_SLOTS]
            saved += [now.tables.cards[now.active_room(self.seat, slot)] for slot in rooms]
            return [Fact(KEEPS, "hint-later", cards=self.kinds(saved))] if saved else []
        return []

    def kinds(self, kinds: list[int]) -> str:
        return self.listed([self.words.card(self.now.tables.kinds[kind]) for kind in sorted(set(kinds))])

    # ---- building

    def placed(self, actions: list[int]) -> tuple[int, int] | None:
        """The kind of room that the line builds, and the slot."""
        now, first = self.now, actions[0]
        if isinstance(now.question, ChooseSlot) and now.phase == P_BUILD:
            return now.question.kind, first - SLOT
        if not isinstance(now.question, (ChanceToAct, FirstRoom)) or not PLACE <= first < CAST:
            return None
        if len(actions) > 1:
            return first - PLACE, actions[1] - SLOT
        slots = legal_slots(now, self.seat, first - PLACE)
        return (first - PLACE, slots[0]) if len(slots) == 1 else None

    def built(self, placed: tuple[int, int]) -> list[Fact]:
        """As things stand: what others are building face down counts for nothing."""
        kind, slot = placed
        before, after = opened(self.now, self.seat), opened(self.now, self.seat)
        if min(after.bosses) < 0:
            return []
        card = after.card_of_kind(after.hands[self.seat], kind)
        after.hands[self.seat].remove(card)
        put(after, self.seat, card, slot)
        facts = self.lured(after, before)
        complete = after.counted_rooms(self.seat) == MAX_SLOTS > before.counted_rooms(self.seat)
        if complete and not after.levelled[self.seat]:
            facts.append(Fact(LEVEL_UP, "hint-level-up"))
        luring = [fact for fact in facts if fact.weight > SURVIVES]
        gained = damage_of(after, self.seat) - damage_of(before, self.seat)
        if gained > 0 and not luring:
            facts.append(Fact(DAMAGE * gained, "hint-damage", damage=damage_of(after, self.seat), more=gained))
        facts += self.leads(after, before)
        return facts

    def leads(self, after: State, before: State) -> list[Fact]:
        """Classes of which this dungeon now has the most treasure."""
        facts: list[Fact] = []
        for c, name in enumerate(CLASSES):
            others = max((after.treasure(other, c) for other in after.opponents(self.seat)), default=0)
            own = after.treasure(self.seat, c)
            if own > others >= before.treasure(self.seat, c):
                hero_class = self.words.say(f"class-{name}")
                facts.append(Fact(LEADS, "hint-leads", hero_class=hero_class, own=own, other=others))
        return facts

    def lured(self, after: State, before: State) -> list[Fact]:
        """What becomes of the heroes in town and at the own entrance; of positions without face-down rooms."""
        fates, without = open_fates(after, self.seat), open_fates(before, self.seat)
        seat, facts = self.seat, []
        damage = damage_of(after, seat)
        new = [hero for hero in fates if fates[hero] == (seat, True) and without.get(hero, UNMOVED)[0] != seat]
        if new:
            told = self.heroes(new)
            facts.append(Fact(SOUL * self.souls(new), "hint-lures", heroes=told, count=len(new), damage=damage))
        killed = [hero for hero in fates if fates[hero] == (seat, True) and without.get(hero) == (seat, False)]
        if killed:
            told, less = self.heroes(killed), damage_of(before, seat)
            facts.append(Fact(KILL * self.souls(killed), "hint-kills", heroes=told, damage=damage, before=less))
        alive = [hero for hero in fates if fates[hero] == (seat, False) and without.get(hero, UNMOVED)[0] != seat]
        if alive:
            left = min(after.health(hero) for hero in alive) - damage
            facts.append(Fact(SURVIVES, "hint-survives", heroes=self.heroes(alive), count=len(alive), health=left))
        for hero, (end, _) in fates.items():
            started, would_die = without.get(hero, UNMOVED)
            if end == NOBODY and started not in (seat, NOBODY) and would_die:
                key = "hint-ties" if tie(after, hero, seat, started) else "hint-rival-soul"
                player = self.words.player(started)
                facts.append(Fact(TIE, key, hero=self.hero(hero), player=player, survives="no"))
            elif end != seat and started == seat and not would_die:
                facts.append(Fact(TIE, "hint-sent-off", hero=self.hero(hero)))
        return facts

    # ---- adventure

    def adventure(self, line: Followed, instead: Followed | None) -> list[Fact]:
        """What the line changes about the heroes on their way, if nobody does anything more."""
        fates = fates_of(line)
        if line.actions == self.idle():
            return self.anyway(fates)
        if instead is None:
            return []
        without = fates_of(instead)
        facts: list[Fact] = []
        if eliminated(instead, self.seat) and not eliminated(line, self.seat):
            facts.append(Fact(STAYS_IN, "hint-stays-in"))
        for hero in sorted(fates.keys() & without.keys()):
            facts += self.changed(hero, fates[hero], without[hero])
        return facts

    def anyway(self, fates: Fates) -> list[Fact]:
        facts: list[Fact] = []
        for hero, (seat, dies) in fates.items():
            if seat == NOBODY:
                continue
            args = {"hero": self.hero(hero), "player": self.words.player(seat)}
            if dies and seat == self.seat:
                facts.append(Fact(ANYWAY, "hint-dies-anyway", **args))
            elif not dies and seat != self.seat:
                facts.append(Fact(ANYWAY, "hint-survives-anyway", **args))
        return facts

    def changed(self, hero: int, fate: tuple[int, bool], without: tuple[int, bool]) -> list[Fact]:
        if fate == without:
            return []
        (end, dies), (started, would_die) = fate, without
        weight = float(self.souls([hero]))
        name = self.hero(hero)
        if end == self.seat and dies:
            instead = "yes" if started == self.seat else "no"
            return [Fact(KILL * weight, "hint-dies", hero=name, instead=instead)]
        if started == self.seat and not would_die:
            return [Fact(KILL * weight, "hint-no-wound", hero=name)]
        if started not in (self.seat, NOBODY) and would_die:
            survives = "yes" if end == started else "no"
            player = self.words.player(started)
            return [Fact(RIVAL * weight, "hint-rival-soul", hero=name, player=player, survives=survives)]
        return []


def damage_of(g: State, seat: int) -> int:
    """To a hero who goes through the whole dungeon, some rooms twice."""
    return Dungeon(g, seat).damage


def tie(g: State, hero: int, one: int, other: int) -> bool:
    """Whether these two dungeons have as much treasure for this hero."""
    hero_class = g.tables.heroes[hero].hero_class
    return hero_class != NO_CLASS and g.treasure(one, hero_class) == g.treasure(other, hero_class) > 0


def opened(g: State, seat: int) -> State:
    """With the seat's own rooms face up and without the face-down rooms of others."""
    twin = g.copy()
    uncover(twin, seat)
    return twin


def open_fates(g: State, seat: int) -> Fates:
    """Of the heroes in town, and of those at this seat's entrance."""
    fates: Fates = {}
    for hero in g.town:
        end = lured_to(g, hero)
        fates[hero] = (end, end >= 0 and damage_of(g, end) >= g.health(hero))
    for hero in g.entrances[seat]:
        fates[hero] = (seat, damage_of(g, seat) >= g.health(hero))
    return fates


def fates_of(line: Followed) -> Fates:
    """Of the heroes whose way certainly comes to an end."""
    fates: Fates = {}
    for event in line.events:
        if event[0] == EV_HERO_DIED:
            fates[event[2]] = (event[1], True)
        elif event[0] == EV_HERO_SURVIVED:
            fates[event[2]] = (event[1], False)
        elif event[0] == EV_HERO_TO_TOWN:
            fates[event[1]] = UNMOVED
        elif event[0] == EV_HERO_REMOVED:
            fates[event[2]] = UNMOVED
    return fates


def eliminated(line: Followed, seat: int) -> bool:
    return any(event[0] == EV_ELIMINATED and event[1] == seat for event in line.events)
