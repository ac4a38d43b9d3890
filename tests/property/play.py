"""Random games of Platformer for the property tests and the soak: the options, a climbing player, what must be seen."""

from __future__ import annotations

from bossrush.content import load, load_tables
from bossrush.games.platformer.combat import health
from bossrush.games.platformer.game import Platformer
from bossrush.games.platformer.ids import (
    ABILITY,
    ARTIFACT,
    AS,
    BOOT,
    BUY,
    CARD,
    CARD_EFFECTS,
    COIN,
    COLUMNS,
    DECLINE,
    DOWN,
    END,
    ENEMY,
    GRAVITY,
    HOLD,
    K_ATTACK,
    KEEP,
    LADDER,
    MARKS,
    PASSIVE,
    PORTAL_JUMP,
    Q_ATTACK,
    Q_STEP,
    SAVE,
    SLOTS,
    SPECIAL,
    STAR,
    STEP,
    STOP,
    STRIKE,
    SWORD,
    TAKE_GEM,
    TIMES,
    UP,
    USE,
)
from bossrush.games.platformer.invariants import invariants
from bossrush.games.platformer.state import STATIC_FIELDS, State
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import Core
from bossrush.rules.book import load_book
from tests.conformance import Choose, GameTest, Tally, choose_uniformly

GAME = Platformer(load_tables())


def easy_game() -> Platformer:
    """With tough heroes and weak enemies, so that games without a plan reach their end."""
    tables = load(())
    for hero in tables.heroes:
        hero.health += 5
    for enemy in tables.enemies:
        enemy.health = 1
    for sheet in tables.sheets:
        tables.enemies[sheet.enemy].health = -1  # and 1 more for each level
    return Platformer(tables)


EASY_GAME = easy_game()
RULES = frozenset(load_book("platformer").rules)
TILES = ("forest", "void", "mixed")
BOSSES = tuple(GAME.tables.enemies[kind].id for kind in (sheet.enemy for sheet in GAME.tables.sheets))
WATCHED = frozenset(
    {
        "card_used.card",
        "bought.card",
        "artifact_taken.card",
        "enemy_attacked.enemy",
        "defeated.enemy",
        "boss_card.card",
        "event.card",
        "mark_gained.mark",
    }
)
OPTIONS = [
    {"players": str(players), "tiles": tiles, "boss": boss, "artifacts": artifacts, "longer_map": longer}
    for players in (1, 2, 3, 4)
    for artifacts in ("on", "off")
    for longer in ("on", "off")
    for tiles in TILES
    for boss in BOSSES
    if players > 1 or longer == "off"
]
"""Every number of players with every set of tiles, boss and variant."""
CLIMBING_OPTIONS = OPTIONS + 2 * [options for options in OPTIONS if options["players"] == "1"]
"""With more solo games, in which a climb is seldom survived."""


def problems(state: Core) -> list[str]:
    assert isinstance(state, State)
    return invariants(state)


def choose_climbing(state: Core, seat: int, legal: list[int], chance: FastChance) -> int:
    """Random, with a liking for the way up, attacks, shopping and cards, so that a game gets somewhere."""
    assert isinstance(state, State)
    weights = [weight(state, seat, action) for action in legal]
    drawn = chance.below(sum(weights))
    for action, liking in zip(legal, weights, strict=True):
        drawn -= liking
        if drawn < 0:
            return action
    raise AssertionError("the weights do not add up")


def weight(state: State, seat: int, action: int) -> int:
    if STEP <= action < STOP and state.question == Q_STEP:
        return step_weight(state, state.pos[seat], action - STEP)
    if state.question == Q_ATTACK:
        enough = state.context[1] + state.bonus >= health(state, state.enemy_at(state.context[0]))
        return 50 if enough == (action == STRIKE) else 1
    if TIMES <= action < STEP:
        return times_weight(state, action - TIMES)
    if action in (USE + SWORD, USE + STAR, SPECIAL) and beside_boss(state, seat):
        return 500 if can_beat_boss(state, seat) else 1
    if BUY <= action < BUY + SLOTS or action >= CARD:
        return 60
    if action == SAVE + SWORD:
        return 40
    if action in (USE + SWORD, AS + SWORD):
        return 60
    if action in (ABILITY, PORTAL_JUMP, TAKE_GEM):
        return 30
    if action in (USE + BOOT, AS + BOOT, SPECIAL, HOLD):
        return 20
    if action == USE + COIN:
        return 10
    return 1 if action in (END, GRAVITY, STOP, KEEP, DECLINE) else 4


def beside_boss(state: State, seat: int) -> bool:
    return state.pos[seat] >= 0 and any(state.at[cell] == ENEMY + state.boss for cell in state.near(state.pos[seat]))


def can_beat_boss(state: State, seat: int) -> bool:
    """Roughly: with all swords and stars of the dice, and gems on the cheapest."""
    swords = state.pool[SWORD] + state.pool[STAR] + int(state.special[seat] == SWORD)
    wounds, gems, price = state.bonus + swords, state.gems[seat], 1
    while swords and gems >= price:
        bought = min(swords, gems // price)
        wounds, gems, price = wounds + bought, gems - bought * price, price + 1
    return wounds >= health(state, state.boss)


def step_weight(state: State, cell: int, way: int) -> int:
    """Up, best to where the hero can stand or hold, down hardly ever; on the Boss Level towards the boss."""
    target = state.tower.step[cell * 4 + way]
    boss = ENEMY + state.boss
    if boss in state.at and state.on_boss_level(cell):
        there = state.at.index(boss)
        if distance(cell, there) == 1:
            return 1
        return 40 if distance(target, there) < distance(cell, there) else 4
    stands = state.has_floor(target) or state.tower.feature[target] & LADDER
    if way == UP:
        return 300 if stands else 60
    return 1 if way == DOWN else 12 if stands else 4


def distance(one: int, other: int) -> int:
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


def times_weight(state: State, gems_steps: int) -> int:
    """Gems are kept for attacks on the Boss Level and then spent."""
    top = state.stack[-1]
    fighting = top.kind == K_ATTACK or AS + SWORD in top.answers or top.args[0] == USE + SWORD
    if fighting and state.on_boss_level(state.pos[state.asked]):
        return 1 + 20 * gems_steps
    return 1 if gems_steps else 12


def random_test(every: int) -> GameTest:
    return new_test(GAME, choose_uniformly, 300, every)


def climbing_test(every: int) -> GameTest:
    return new_test(EASY_GAME, choose_climbing, 900, every)


def new_test(game: Platformer, choose: Choose, limit: int, every: int) -> GameTest:
    return GameTest(
        game,
        invariants=problems,
        rules=RULES,
        static=STATIC_FIELDS,
        choose=choose,
        limit=limit,
        every=every,
        watched=WATCHED,
    )


def shown(tally: Tally) -> dict[str, int]:
    """How often each question, event kind, card effect, enemy, boss card, solo event and boss token occurred."""
    numbers = {f"question {question.name}": tally.questions[question.name] for question in GAME.questions()}
    numbers |= {f"event {kind.name}": tally.events[kind.name] for kind in GAME.event_kinds()}
    numbers |= {f"effect {name}": 0 for name in CARD_EFFECTS}
    tables = GAME.tables
    for kind, card in enumerate(tables.cards):
        field = "card_used" if card.use != PASSIVE else "artifact_taken" if card.type == ARTIFACT else "bought"
        numbers[f"effect {CARD_EFFECTS[card.effect]}"] += tally.seen[f"{field}.card", kind]
        numbers[f"card {card.id}"] = tally.seen[f"{field}.card", kind]
    for kind, enemy in enumerate(tables.enemies):
        numbers[f"attack by {enemy.id}"] = tally.seen["enemy_attacked.enemy", kind]
        numbers[f"defeat of {enemy.id}"] = tally.seen["defeated.enemy", kind]
    for i, boss_card in enumerate(tables.boss_cards):
        numbers[f"boss card {boss_card.id}"] = tally.seen["boss_card.card", i]
    for i, event_card in enumerate(tables.events):
        numbers[f"solo event {event_card.id}"] = tally.seen["event.card", i]
    for i, mark in enumerate(MARKS):
        numbers[f"boss token {mark}"] = tally.seen["mark_gained.mark", i]
    return numbers


def missing(tally: Tally) -> list[str]:
    return [what for what, number in shown(tally).items() if number == 0]
