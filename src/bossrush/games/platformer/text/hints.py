"""Reasons for lines of Platformer: where a turn leads, what it wins, what it spares."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod

from bossrush.bots.base import Sight
from bossrush.games.platformer.bot.heuristic import sword_sources
from bossrush.games.platformer.rules.actions import ChooseAction
from bossrush.games.platformer.rules.combat import health
from bossrush.games.platformer.rules.dice import ChooseSaved
from bossrush.games.platformer.rules.events import (
    EV_ARTIFACT_TAKEN,
    EV_BOUGHT,
    EV_COINS_GAINED,
    EV_DEFEATED,
    EV_FAINTED,
    EV_GAME_WON,
    EV_GEMS_GAINED,
    EV_HEALED,
    EV_HELD,
    EV_MARK_GAINED,
    EV_MARK_LOST,
    EV_SAVED,
    EV_TURN,
    EV_TURN_ENDED,
)
from bossrush.games.platformer.rules.gems import best_assignment
from bossrush.games.platformer.rules.gravity import HoldOrFall
from bossrush.games.platformer.rules.ids import (
    CARD,
    COLUMNS,
    END,
    FACE_NAMES,
    FACES,
    HOLD,
    KEEP,
    LEVEL_CELLS,
    MARKS,
    MIRROR,
    SIGIL,
    SPACE,
    SPAWN_WITH,
)
from bossrush.games.platformer.rules.notation import space_name
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.symbols import ChooseTimes
from bossrush.games.platformer.text.events import event_words
from bossrush.games.platformer.text.words import PlatformerWords
from bossrush.hints.facts import Fact, Reasons
from bossrush.hints.following import Followed
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core

WIN = 100.0
FAINT = 60.0
BOSS_LEVEL = 25.0
NEXT_ROLL = 30.0
ARTIFACT = 15.0
DEFEAT = 10.0
MARK = 8.0
BUY = 6.0
HEART = 3.0
ROW = 2.4
GEM = 1.8
COIN = 0.6
LITTLE = 0.5
ACTION_DICE = 5
UNSAID = frozenset(("refreshed", "turn_ended", "gravity", "used", "gems_spent"))
"""Events that tell nothing that their neighbours do not."""


class PlatformerReasons(Reasons):
    words: PlatformerWords

    def __init__(self, sight: Sight, words: PlatformerWords) -> None:
        super().__init__(sight, words)
        now = sight.sample(FastChance(0))
        assert isinstance(now, State)
        self.now = now
        self.names = [kind.name for kind in sight.game.event_kinds()]

    def idle(self) -> list[int]:
        return [END] if END in self.sight.legal else []

    def answer(self, state: Core) -> int:
        """What is asked between the actions and the end of the turn, the last that is looked at; who can, holds on."""
        legal = state.legal(state.seats[0])
        if isinstance(state.question, HoldOrFall) and HOLD in legal:
            return HOLD
        if isinstance(state.question, ChooseSaved) and state.seats[0] == self.seat:
            return KEEP if KEEP in legal else legal[0]
        return -1

    def told(self, line: Followed) -> str:
        """A turn as what happens in it, a small decision as what it means."""
        state = line.state
        assert isinstance(state, State)
        if len(line.actions) == 1 and (not isinstance(self.now.question, ChooseAction) or line.actions == [END]):
            return ", ".join(map(self.named, line.actions, line.meanings))
        happened = []
        for event in line.events[: line.own]:
            if event[0] == EV_TURN:
                break
            others_hold = event[0] == EV_HELD and event[1] != self.seat
            if self.names[event[0]] not in UNSAID and not others_hold:
                happened.append(event_words(state, event))
        said = self.words.events(happened, "short") or list(map(self.named, line.actions, line.meanings))
        return ", ".join(said)

    def named(self, action: int, meaning: str) -> str:
        """The meaning of a space does not say which one."""
        return f"{space_name(action - SPACE)}: {meaning}" if SPACE <= action < CARD else meaning

    # ---- facts

    def facts(self, line: Followed, instead: Followed | None) -> list[Fact]:
        then = line.state
        assert isinstance(then, State)
        facts = self.gains(line)
        facts += self.way(then)
        if instead is not None and line.actions != instead.actions and ended(line) == ended(instead):
            without = instead.state
            assert isinstance(without, State)
            facts += self.spared(line, instead)
            facts += self.rivals(then, without)
            gems = then.gems[self.seat] - without.gems[self.seat]
            if isinstance(self.now.question, ChooseTimes) and gems > 0:
                facts.append(Fact(GEM * gems, "hint-spares", loot=self.loot(gems, 0)))
        facts += self.small(line)
        return facts

    def own(self, line: Followed, kind: int) -> list[tuple[int, ...]]:
        return [event for event in line.events if event[0] == kind and event[1] == self.seat]

    def healed(self, line: Followed) -> int:
        return sum(event[2] for event in self.own(line, EV_HEALED))

    def hero(self, seat: int) -> str:
        return self.words.name("hero", self.now.hero_card(seat).id)

    def loot(self, gems: int, coins: int) -> str:
        parts = [self.words.say("hint-gems", count=gems)] if gems else []
        return self.listed(parts + ([self.words.say("hint-coins", count=coins)] if coins else []))

    def gains(self, line: Followed) -> list[Fact]:
        """What the line wins: the game, enemies, cards, coins and gems."""
        facts: list[Fact] = []
        if self.own(line, EV_GAME_WON):
            facts.append(Fact(WIN, "hint-win"))
        defeated: list[str] = []
        loot = [0, 0, 0, 0]
        """Gems and coins for enemies, gems and coins found."""
        after_defeat = False
        for event in line.events:
            if event[0] == EV_DEFEATED and event[1] == self.seat:
                defeated.append(self.words.name("enemy", self.now.tables.enemies[event[2]].id))
                after_defeat = True
            elif event[0] in (EV_GEMS_GAINED, EV_COINS_GAINED) and event[1] == self.seat:
                loot[int(event[0] == EV_COINS_GAINED) + (0 if after_defeat else 2)] += event[2]
            else:
                after_defeat = False
        if defeated and not facts:
            weight = DEFEAT * len(defeated) + GEM * loot[0] + COIN * loot[1]
            enemies, won = self.listed(defeated), self.loot(loot[0], loot[1])
            facts.append(Fact(weight, "hint-defeats", enemies=enemies, loot=won or "none"))
        if loot[2] or loot[3]:
            facts.append(Fact(GEM * loot[2] + COIN * loot[3], "hint-collects", loot=self.loot(loot[2], loot[3])))
        for event in self.own(line, EV_BOUGHT):
            card = self.now.tables.cards[event[2]]
            name, text = self.words.name("card", card.id), self.words.card_text(card.id)
            facts.append(Fact(BUY + card.price, "hint-buys", card=name, text=text.rstrip(".")))
        for event in self.own(line, EV_ARTIFACT_TAKEN):
            name = self.words.name("card", self.now.tables.cards[event[2]].id)
            facts.append(Fact(ARTIFACT, "hint-artifact", card=name))
        return facts

    def way(self, then: State) -> list[Fact]:
        """How far up the line leads, and what the next roll could do there."""
        start, end = self.now.pos[self.seat], then.pos[self.seat]
        if start < 0 or end < 0 or then.over:
            return []
        facts: list[Fact] = []
        rows = end // COLUMNS - start // COLUMNS
        if then.on_boss_level(end):
            if not self.now.on_boss_level(start):
                facts.append(Fact(BOSS_LEVEL, "hint-boss-level"))
            percent = round(100 * self.next_roll(then))
            if percent:
                facts.append(Fact(NEXT_ROLL * percent / 100, "hint-next-roll", percent=percent))
        elif rows > 0:
            left = then.tower.boss_level * LEVEL_CELLS // COLUMNS - end // COLUMNS
            facts.append(Fact(ROW * rows, "hint-climbs", rows=rows, left=left))
        return facts

    def next_roll(self, then: State) -> float:
        """How likely the next dice defeat the boss beside this hero, without any card: at least that much.

        Alone the next event may take some of them (PF-R132); all that are left in the deck are as likely. After the
        last event there is no next roll (PF-26.8).
        """
        if then.solo() and not then.event_deck:
            return 0.0
        beside = [cell for cell in then.near(then.pos[self.seat]) if then.enemy_at(cell) == then.boss]
        if not beside:
            return 0.0
        need = health(then, then.boss)
        if then.has_mark(self.seat, SIGIL):
            need -= then.tables.sheet(then.boss).sigil_wounds
        dice = [ACTION_DICE - then.tables.events[event].fewer_dice for event in then.event_deck] or [ACTION_DICE]
        return sum(dice.count(count) * self.roll_of(then, count, need) for count in {*dice}) / len(dice)

    def roll_of(self, then: State, dice: int, need: int) -> float:
        """How likely so many dice make an attack of so many wounds."""
        die = then.tables.action_die
        shares = [die.count(face) / len(die) for face in range(FACES)]
        before, chance = then.pool, 0.0
        for roll in combinations_with_replacement(range(FACES), dice):
            then.pool = [roll.count(face) for face in range(FACES)]
            swords = len(sword_sources(then, self.seat))
            if swords and sum(best_assignment(then.gems[self.seat], swords)) >= need:
                ways = factorial(dice) // prod(factorial(count) for count in then.pool)
                chance += ways * prod(shares[face] for face in roll)
        then.pool = before
        return chance

    def spared(self, line: Followed, instead: Followed) -> list[Fact]:
        """What would happen to the hero otherwise."""
        seat, then, without = self.seat, line.state, instead.state
        assert isinstance(then, State)
        assert isinstance(without, State)
        faints, would_faint = bool(self.own(line, EV_FAINTED)), bool(self.own(instead, EV_FAINTED))
        here, there = then.pos[seat], without.pos[seat]
        if would_faint and not faints:
            return [Fact(FAINT, "hint-faint", hero=self.hero(seat))]
        if faints or here < 0 or there < 0 or then.over:
            return []
        facts: list[Fact] = []
        hearts = then.hearts[seat] - self.healed(line) - without.hearts[seat] + self.healed(instead)
        if hearts > 0:
            facts.append(Fact(HEART * hearts, "hint-saves", hearts=hearts))
        fall = self.now.pos[seat] // COLUMNS - there // COLUMNS
        if (
            isinstance(self.now.question, ChooseAction | HoldOrFall)
            and fall > 0
            and here // COLUMNS >= self.now.pos[seat] // COLUMNS
        ):
            facts.append(Fact(ROW * fall, "hint-falls", hero=self.hero(seat), rows=fall))
        if len(then.enemies) >= len(without.enemies) and not self.reaching(then, here):
            facts += self.out_of_reach(self.reaching(without, there))
        return facts

    def reaching(self, g: State, cell: int) -> list[int]:
        """The kinds of the enemies beside this space."""
        return [g.enemy_at(near) for near in g.near(cell) if g.enemy_at(near) >= 0]

    def out_of_reach(self, kinds: list[int]) -> list[Fact]:
        """Enemies beside the hero now are left, others kept away from."""
        start = self.now.pos[self.seat]
        beside = self.reaching(self.now, start) if start >= 0 else []
        left, avoided = [k for k in kinds if k in beside], [k for k in kinds if k not in beside]
        return self.unhurt("hint-leaves", left) + self.unhurt("hint-avoids", avoided)

    def unhurt(self, key: str, kinds: list[int]) -> list[Fact]:
        enemies = [self.now.tables.enemies[kind] for kind in kinds]
        hearts = sum(enemy.damage for enemy in enemies)
        names = self.listed([self.words.name("enemy", enemy.id) for enemy in enemies])
        return [Fact(HEART * hearts, key, enemies=names, hearts=hearts)] if hearts else []

    def rivals(self, then: State, without: State) -> list[Fact]:
        """What the line does to the other heroes."""
        facts: list[Fact] = []
        for other in range(then.players):
            here, there = then.pos[other], without.pos[other]
            if other == self.seat or there < 0:
                continue
            name = self.hero(other)
            if here < 0:
                facts.append(Fact(FAINT / 3, "hint-rival-faints", hero=name))
                continue
            rows = min(there, self.now.pos[other]) // COLUMNS - here // COLUMNS
            if rows > 0:
                facts.append(Fact(ROW * rows / 2, "hint-rival-falls", hero=name, rows=rows))
            hearts = without.hearts[other] - then.hearts[other]
            if hearts > 0:
                facts.append(Fact(HEART * hearts / 2, "hint-rival-hurt", hero=name, hearts=hearts))
        return facts

    def small(self, line: Followed) -> list[Fact]:
        """What is nice to have."""
        facts: list[Fact] = []
        healed = self.healed(line)
        if healed:
            facts.append(Fact(HEART * healed / 2, "hint-heals", hearts=healed))
        for event in self.own(line, EV_MARK_LOST):
            facts.append(Fact(MARK, "hint-sheds", mark=self.words.name("mark", MARKS[event[2]])))
        for event in self.own(line, EV_MARK_GAINED):
            if event[2] in (SIGIL, MIRROR):
                mark = MARKS[event[2]]
                args = {"mark": self.words.name("mark", mark), "text": self.words.described("mark", mark).rstrip(".")}
                facts.append(Fact(MARK, "hint-gains", **args))
        for event in self.own(line, EV_SAVED):
            facts.append(Fact(LITTLE, "hint-keeps-symbol", face=self.words.name("face", FACE_NAMES[event[2]])))
        spent = line.actions[0] - SPAWN_WITH
        if 0 <= spent < FACES:
            left = {FACE_NAMES[face]: self.now.pool[face] - int(face == spent) for face in range(FACES)}
            facts.append(Fact(LITTLE, "hint-keeps-dice", dice=self.words.faces(left).replace(" ", ", ")))
        return facts


def ended(line: Followed) -> bool:
    """Whether the line could be followed to the end of the turn, gravity included."""
    return any(event[0] in (EV_TURN_ENDED, EV_GAME_WON) for event in line.events)
