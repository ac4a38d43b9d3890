"""Platformer as a game of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bossrush.games.platformer.rules import setup
from bossrush.games.platformer.rules.actions import ChooseAction
from bossrush.games.platformer.rules.attacks import Dodge, React
from bossrush.games.platformer.rules.combat import ChooseEnemy, ChooseTarget, JoinAttack, JoinHeavy, score
from bossrush.games.platformer.rules.dice import ChooseDie, ChooseSaved
from bossrush.games.platformer.rules.effects.bosses import ChooseBossSpawn, KeepMirror
from bossrush.games.platformer.rules.effects.cards import MagnetSpace, MagnetToken, TurnFrom, TurnTo
from bossrush.games.platformer.rules.effects.events import PlaceReinforcement
from bossrush.games.platformer.rules.effects.sheets import GiveSword, GiveSymbol
from bossrush.games.platformer.rules.enemies import ChooseEnemyStep
from bossrush.games.platformer.rules.events import EV_ARTIFACT_TAKEN, EV_BOUGHT, EVENTS
from bossrush.games.platformer.rules.gravity import HoldOrFall
from bossrush.games.platformer.rules.ids import BUY, CARD, MAX_ON_SPACE, MAX_TIMES, SLOTS, TIMES
from bossrush.games.platformer.rules.levels import PlaceBoss
from bossrush.games.platformer.rules.movement import ChoosePush, ChoosePushOn, ChooseStep
from bossrush.games.platformer.rules.notation import action_texts
from bossrush.games.platformer.rules.portals import ChooseExit
from bossrush.games.platformer.rules.reasons import QUESTION_RULE, REASONS
from bossrush.games.platformer.rules.shop import price
from bossrush.games.platformer.rules.spawning import ChooseSpawn
from bossrush.games.platformer.rules.state import DEALT_FIELDS, OWN_FIELDS, State
from bossrush.games.platformer.rules.symbols import AnvilFirst, AnvilSecond, ChooseTimes, ForgeAs, StarAs, gem_cost
from bossrush.games.platformer.rules.tables import Tables
from bossrush.games.platformer.rules.tower import Tower
from bossrush.games.platformer.rules.view import build_view, decision_view
from bossrush.kernel.chance import Chance, FastChance
from bossrush.kernel.core import Core, Question
from bossrush.kernel.game import Game, Option, OptionValue, Refusal, Summary
from bossrush.kernel.plain import plain_data

GEM: Final = MAX_ON_SPACE + 1
"""What a gem counts in a hash."""
RULES_VERSION: Final = 2
"""Goes up with every change of what is legal or what follows: records and tables are played by the one they name."""
GRAVITY_NEEDS_A_FALL: Final = 2
"""Since this version of the rules (PF-R136)."""

QUESTIONS: Final[list[type[Question]]] = [
    ChooseAction,
    ForgeAs,
    StarAs,
    ChooseTimes,
    ChooseTarget,
    ChooseEnemy,
    JoinAttack,
    JoinHeavy,
    ChooseStep,
    ChooseEnemyStep,
    ChoosePush,
    Dodge,
    React,
    HoldOrFall,
    ChooseSaved,
    ChooseSpawn,
    ChooseExit,
    ChooseDie,
    TurnFrom,
    TurnTo,
    MagnetSpace,
    MagnetToken,
    PlaceBoss,
    ChoosePushOn,
    AnvilFirst,
    AnvilSecond,
    GiveSword,
    GiveSymbol,
    KeepMirror,
    ChooseBossSpawn,
    PlaceReinforcement,
]


class Platformer(Game):
    """Made with its content (`bossrush.content.load_tables`), packs included."""

    def __init__(self, tables: Tables, rules: int = RULES_VERSION) -> None:
        super().__init__(
            "platformer", rules, tables.hash, action_texts(tables), QUESTIONS, EVENTS, "'use boot', 'up', 'c5', 'end'"
        )
        self.tables = tables
        self.editions: dict[int, Platformer] = {rules: self}
        """By the versions of the rules, as far as they were asked for."""
        self.card_events = [EV_BOUGHT, EV_ARTIFACT_TAKEN]

    def options(self) -> list[Option]:
        return setup.list_options(self.tables)

    def new_state(self, options: dict[str, OptionValue], chance: Chance) -> State:
        state = setup.new_state(self.tables, options, chance)
        state.idle_gravity = self.rules_version < GRAVITY_NEEDS_A_FALL
        return state

    def by_rules(self, version: int) -> Game:
        if version not in self.editions and 1 <= version <= RULES_VERSION:
            edition = Platformer(self.tables, version)
            edition.editions = self.editions
            self.editions[version] = edition
        return self.editions[version] if version in self.editions else super().by_rules(version)

    def out_of_turn_rule(self) -> str:
        """PF-5.21: only the active player acts; others are asked by the frames that concern them."""
        return "PF-5.21"

    def explain(self, state: Core, seat: int, code: int, action: int) -> Refusal:
        assert isinstance(state, State)
        rule, key = REASONS[code]
        if rule == QUESTION_RULE:
            rule = state.asked().rule
        return Refusal(rule, key, self.refusal_arguments(state, seat, action))

    def refusal_arguments(self, g: State, seat: int, action: int) -> dict[str, int | str]:
        """What a sentence about this refusal may mention."""
        args: dict[str, int | str] = {"action": self.texts[action], "seat": seat}
        args["coins"] = g.coins[seat]
        args["gems"] = g.gems[seat]
        if BUY <= action < BUY + SLOTS and g.shop[action - BUY] >= 0:
            args["card"] = self.tables.cards[g.shop[action - BUY]].id
            args["price"] = price(g, seat, g.shop[action - BUY])
        elif CARD <= action < CARD + len(self.tables.cards):
            args["card"] = self.tables.cards[action - CARD].id
        elif TIMES <= action < TIMES + MAX_TIMES:
            question = g.question
            helped = len(question.helping) if isinstance(question, ChooseTimes) else 0
            args["price"] = gem_cost(action - TIMES + 1, helped)
        return args

    def view(self, state: Core, seat: int) -> dict[str, object]:
        assert isinstance(state, State)
        return build_view(state, seat, self.texts)

    def decision(self, state: Core, seat: int) -> dict[str, object] | None:
        assert isinstance(state, State)
        return decision_view(state, seat, self.texts)

    def determinize(self, state: Core, seat: int, chance: Chance) -> None:
        """What nobody knows is all that a seat cannot know: hidden from all alike (PF-R101)."""
        self.redeal(state, chance)
        state.chance = FastChance(chance.below(1 << 30))

    def redeal(self, state: Core, chance: Chance) -> None:
        """Tiles and enemies above, the decks but for the known bottom.

        The outcome depends on what is known and on `chance`, never on how the hidden cards really lie.
        """
        assert isinstance(state, State)
        redeal_tiles(state, chance)
        redeal_enemies(state, chance)
        known = state.potion_deck[: state.known_potions]
        state.potion_deck = (*known, *redealt(state.potion_deck[state.known_potions :], chance))
        state.item_deck = tuple(redealt(state.item_deck, chance))
        state.boss_deck = tuple(redealt(state.boss_deck, chance))
        state.event_deck = tuple(redealt(state.event_deck, chance))

    def summary(self, state: Core) -> Summary:
        assert isinstance(state, State)
        labels = {
            "hero": [state.hero_card(seat).id for seat in range(state.players)],
            "boss": [self.tables.enemies[state.boss].id] * state.players,
        }
        return Summary(state.turns[:], labels, sum(score(state)) if state.solo() and state.winners else None)

    def card_of(self, event: tuple[int, ...]) -> tuple[int, str]:
        return event[1], self.tables.cards[event[2]].id

    def dump(self, state: Core) -> dict[str, object]:
        assert isinstance(state, State)
        data = self.dump_core(state)
        for name in OWN_FIELDS:
            data[name] = plain_data(getattr(state, name))
        for name in DEALT_FIELDS:
            data[name] = getattr(state, name)
        return as_hashed(data, state)


def as_hashed(data: dict[str, object], g: State) -> dict[str, object]:
    """Tokens and marks as one number each: hashes of positions were made so, and records hold them."""
    del data["coins_on"], data["gems_on"]
    data["tokens"] = [coins + GEM * gems for coins, gems in zip(g.coins_on, g.gems_on, strict=True)]
    data["marks"] = [sum(1 << mark for mark in marks) for marks in g.marks]
    return data


def redealt(cards: Sequence[int], chance: Chance) -> list[int]:
    """The same cards in an order that `chance` alone makes."""
    dealt = sorted(cards)
    chance.shuffle(dealt)
    return dealt


def redeal_tiles(g: State, chance: Chance) -> None:
    """Draw the tiles of hidden levels anew from those of the same kind that were never seen."""
    tiles = g.tables.tiles
    first = 2 * (g.high + 1)
    seen = g.tile_ids[:first]
    g.tile_ids = g.tile_ids[:]
    for boss in (False, True):
        places = [i for i in range(first, len(g.tile_ids)) if tiles[g.tile_ids[i]].boss == boss]
        free = redealt([i for i in g.deal if tiles[i].boss == boss and i not in seen], chance)
        for place in places:
            g.tile_ids[place] = free.pop()
    g.tower = Tower([tiles[i] for i in g.tile_ids])


def redeal_enemies(g: State, chance: Chance) -> None:
    seen = g.level_enemies[: g.high + 1]
    g.level_enemies = g.level_enemies[:]
    for level in range(g.high + 1, g.tower.boss_level):
        tier = g.tables.enemies[g.level_enemies[level]].tier
        kinds = [i for i, enemy in enumerate(g.tables.enemies) if enemy.tier == tier and i not in seen]
        g.level_enemies[level] = kinds[chance.below(len(kinds))]
        seen.append(g.level_enemies[level])
