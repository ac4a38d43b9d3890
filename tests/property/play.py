"""Random games of Platformer for the property tests and the soak: the options, a climbing player, what must be seen."""

from __future__ import annotations

from collections.abc import Sequence

from bossrush.games.platformer.content.loader import load, load_tables
from bossrush.games.platformer.rules.actions import ChooseAction
from bossrush.games.platformer.rules.combat import JoinAttack, Strike, Use, health
from bossrush.games.platformer.rules.effects.bosses import ResolveBossCard
from bossrush.games.platformer.rules.events import (
    EV_ABILITY_USED,
    EV_ATTACK_IGNORED,
    EV_DEFEATED,
    EV_ENEMY_ATTACKED,
    EV_ENEMY_MOVED,
    EV_GLIDED,
    EV_LEVEL_REVEALED,
    EV_SHATTERED,
    EV_USED,
)
from bossrush.games.platformer.rules.game import Platformer
from bossrush.games.platformer.rules.ids import (
    A_BLOOD_PRICE,
    A_BOUNTY,
    A_GLIDE,
    A_NIMBLE,
    A_REROLL,
    A_SHEPHERD,
    ABILITY,
    ARTIFACT,
    AS,
    BOOT,
    BUY,
    BY_AMBUSH,
    BY_CHARGE,
    CARD,
    CARD_EFFECTS,
    CAUSE_NAMES,
    COIN,
    COLUMNS,
    CONDITIONS,
    DECLINE,
    DOWN,
    EMPTY,
    END,
    ENEMY,
    ENEMY_ABILITIES,
    F_AMBUSH,
    F_CHARGE,
    F_CURSE,
    F_FLY,
    F_HEAVY,
    F_NONE,
    F_SHATTER,
    FACES,
    GRAVITY,
    HERO_ABILITIES,
    HOLD,
    KEEP,
    LADDER,
    LEVEL_CELLS,
    MARKS,
    MONSTER,
    ONE_WAY,
    PASSIVE,
    PETRIFICATION,
    PIERCED,
    PORTAL_JUMP,
    SAVE,
    SIGIL,
    SLOTS,
    SPECIAL,
    STAR,
    STEP,
    STOP,
    STRIKE,
    SWORD,
    TAKE_GEM,
    THE_BOSS,
    TIMES,
    UP,
    USE,
)
from bossrush.games.platformer.rules.invariants import invariants
from bossrush.games.platformer.rules.movement import ChooseStep
from bossrush.games.platformer.rules.portals import ChooseExit
from bossrush.games.platformer.rules.reasons import FINE, REASONS
from bossrush.games.platformer.rules.spawning import ChooseSpawn
from bossrush.games.platformer.rules.state import STATIC_FIELDS, State, replaced
from bossrush.kernel.chance import FastChance
from bossrush.kernel.core import NONE, Core
from bossrush.kernel.match import Match
from bossrush.rulebook.book import load_book
from tests.conformance import Choose, Event, GameTest, Tally, choose_uniformly, game_test

GAME = Platformer(load_tables())


def easy_game() -> Platformer:
    """With tough heroes and weak enemies, so that games without a plan reach their end."""
    tables = load(())
    for hero in tables.heroes:
        hero.health += 5
    for enemy in tables.enemies:
        enemy.health = 1
    tables.cards[tables.card("pathfinders_banner")].amount = 2
    for sheet in tables.sheets:
        tables.enemies[sheet.enemy].health = -1  # and 1 more for each level
    return Platformer(tables)


EASY_GAME = easy_game()


def scarce_game() -> Platformer:
    """With few tokens, stars that are no boots, and one-way platforms on all levels: what the base set has not."""
    tables = load(())
    tables.coins = 9
    tables.gems = 6
    for hero in tables.heroes:
        hero.star = [SWORD, COIN]
    for enemy in tables.enemies:
        enemy.health = 1
        enemy.tokens = min(enemy.tokens, 2)
    for tile in tables.tiles:
        tile.floors = [ONE_WAY if floor == PIERCED else floor for floor in tile.floors]
    return Platformer(tables)


SCARCE_GAME = scarce_game()
RULES = frozenset(load_book("platformer").rules)
TILES = ("forest", "void", "mixed")
BOSSES = tuple(GAME.tables.enemies[kind].id for kind in (sheet.enemy for sheet in GAME.tables.sheets))
HEROES = tuple(hero.id for hero in GAME.tables.heroes)
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
        "wounded.cause",
    }
)


def all_options() -> list[dict[str, str]]:
    """Every number of players with every set of tiles, boss and variant; the other options go around."""
    found: list[dict[str, str]] = []
    for players in (1, 2, 3, 4):
        for artifacts in ("on", "off"):
            for longer in ("on", "off") if players > 1 else ("off",):
                for tiles in TILES:
                    for boss in BOSSES:
                        i = len(found)
                        heroes = [HEROES[(i + seat) % len(HEROES)] for seat in range(players)]
                        found.append(
                            {
                                "players": str(players),
                                "tiles": tiles,
                                "boss": boss,
                                "artifacts": artifacts,
                                "longer_map": longer,
                                "collect_on_fall": "on" if i % 3 == 0 else "off",
                                "heroes": ",".join(heroes) if i % 2 else "random",
                                "first": str(i % (players + 1)),
                            }
                        )
    return found


OPTIONS = all_options()
CLIMBING_OPTIONS = OPTIONS + 2 * [options for options in OPTIONS if options["players"] == "1"]
"""With more solo games, in which a climb is seldom survived."""
FRAME_STEPS = {
    "Turn": 12,
    "EnemyDie": 2,
    "EnemyMarch": 3,
    "Attacks": 3,
    "Actions": 2,
    "Use": 2,
    "Strike": 1,
    "MoveHeavy": 2,
    "Move": 5,
    "MoveEnemy": 1,
    "Enter": 4,
    "Reveal": 3,
    "Gravity": 1,
    "Save": 1,
    "Spawn": 2,
    "PortalJump": 4,
    "UseCard": 2,
    "UseAbility": 1,
    "TurnUpEvent": 3,
    "BossTurn": 3,
    "ResolveBossCard": 4,
    "UseSheet": 3,
    "Shed": 3,
    "PushOn": 2,
}
"""How many steps of each frame random games must show."""


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
    if STEP <= action < STOP and isinstance(state.question, ChooseStep):
        return step_weight(state, state.pos[seat], action - STEP)
    question = state.question
    if isinstance(question, JoinAttack):
        enough = question.wounds + state.bonus >= health(state, state.enemy_at(question.cell))
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
    target = state.tower.steps[cell][way]
    boss = ENEMY + state.boss
    if boss in state.at and state.on_boss_level(cell):
        there = state.at.index(boss)
        if distance(cell, there) == 1:
            return 1
        return 40 if distance(target, there) < distance(cell, there) else 4
    stands = state.has_floor(target) or state.tower.has(target, LADDER)
    if way == UP:
        return 300 if stands else 60
    return 1 if way == DOWN else 12 if stands else 4


def distance(one: int, other: int) -> int:
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


def times_weight(state: State, gems_steps: int) -> int:
    """Gems are kept for attacks on the Boss Level and then spent."""
    top = state.stack[-1]
    sword = isinstance(top, Use) and top.action == USE + SWORD
    fighting = isinstance(top, Strike) or AS + SWORD in top.answers or sword
    if fighting and state.on_boss_level(state.pos[state.seats[0]]):
        return 1 + 20 * gems_steps
    return 1 if gems_steps else 12


class PlatformerTest(GameTest):
    """Counts besides: refusals by reason, abilities of heroes and enemies."""

    state: Core

    def check_decision(self, match: Match, chance: FastChance) -> None:
        self.state = match.state
        assert isinstance(match.state, State)
        late = match.state.high == match.state.tower.boss_level
        rarity = 40 if late or not isinstance(match.state.question, ChooseAction) else 5
        if chance.below(max(1, self.every // rarity)) == 0:
            self.see_refusals(match.state)
            self.see_refusals(straitened(match.state, chance))
        super().check_decision(match, chance)

    def chosen(self, state: Core, seat: int, action: int) -> None:
        """Count every step of every frame that follows, and every line of a boss card that does something."""
        twin = state.copy()
        twin.answer(seat, action)
        while not twin.over and not twin.pending():
            frame = twin.stack[-1]
            self.tally.seen[f"frame {type(frame).__name__}", frame.step] += 1
            if isinstance(frame, ResolveBossCard) and frame.begun:
                card = GAME.tables.boss_cards[frame.card]
                if frame.line < len(card.lines) and (card.lines[frame.line].whom == THE_BOSS or frame.concerned):
                    self.tally.seen[f"boss line {card.id}", frame.line] += 1
            twin.advance()

    def see_refusals(self, state: Core) -> None:
        for action in range(self.game.actions):
            code = state.asked().refuse(state, state.seats[0], action)
            assert (code == FINE) == (action in state.options)
            self.tally.seen["refusal", code] += 1

    def see_events(self, events: list[Event]) -> None:
        super().see_events(events)
        if events and events[0][0] != EV_LEVEL_REVEALED:
            for event in events:
                self.see_abilities(event)

    def see_abilities(self, event: Event) -> None:
        kind, seat = event[0], event[1]
        seen = self.tally.seen
        tables = GAME.tables
        if kind in (EV_DEFEATED, EV_USED, EV_GLIDED, EV_ABILITY_USED, EV_ATTACK_IGNORED) and seat >= 0:
            assert isinstance(self.state, State)
            ability = self.state.hero_card(seat).ability
            if shows_ability(ability, event):
                seen["hero ability", ability] += 1
        if kind == EV_SHATTERED:
            seen["enemy ability", F_SHATTER] += 1
        elif kind == EV_ENEMY_MOVED and tables.enemies[event[1]].ability == F_FLY:
            seen["enemy ability", F_FLY] += 1
        elif kind == EV_ENEMY_ATTACKED:
            cause = event[5]
            if cause == BY_AMBUSH:
                seen["enemy ability", F_AMBUSH] += 1
            elif cause == BY_CHARGE:
                seen["enemy ability", F_CHARGE] += 1
            if tables.enemies[event[2]].ability == F_CURSE:
                seen["enemy ability", F_CURSE] += 1


def straitened(state: State, chance: FastChance) -> State:
    """The same decision in straits that games seldom reach: crowded, few dice left, nothing in supply or on display."""
    twin = state.copy()
    question = twin.asked()
    seat = twin.seats[0]
    if isinstance(question, JoinAttack):
        twin.marks[seat] = (SIGIL,)
    elif isinstance(question, ChooseAction | ChooseStep | ChooseSpawn | ChooseExit):
        density = min(4, chance.below(7))
        left = twin.end_cell() - 1 - chance.below(LEVEL_CELLS) if isinstance(question, ChooseSpawn) else NONE
        for cell in range(twin.first_cell(), twin.end_cell()):
            if twin.at[cell] == EMPTY and cell != left and chance.below(4) < density:
                twin.put_enemy(twin.level_enemies[0], cell)
        if isinstance(question, ChooseSpawn) and not question.options(twin, seat):
            return state
    if isinstance(question, ChooseAction):
        if chance.below(2) == 0:
            twin.coin_supply = twin.gem_supply = 0
            twin.mark_supply = (0,) * len(MARKS)
            twin.shop = replaced(twin.shop, chance.below(SLOTS), -1)
        if chance.below(2) == 0:
            twin.pool = [0] * FACES
        if chance.below(4) == 0:
            twin.marks[seat] = (PETRIFICATION,)
        if twin.solo():
            twin.event = chance.below(len(twin.tables.events))
    twin.options = question.options(twin, seat)
    return twin


def shows_ability(ability: int, event: Event) -> bool:
    """Whether the event shows that this ability of its hero was at work."""
    kind = event[0]
    if ability in (A_BLOOD_PRICE, A_REROLL):
        return kind == EV_ABILITY_USED
    if ability == A_BOUNTY:
        return kind == EV_DEFEATED
    if ability == A_SHEPHERD:
        return kind == EV_USED and event[3] == MONSTER
    if ability == A_GLIDE:
        return kind == EV_GLIDED
    assert ability == A_NIMBLE
    return kind == EV_ATTACK_IGNORED and event[4] == NONE


def play_games(test: GameTest, options_list: Sequence[dict[str, str]], games: int, seed: int) -> Tally:
    return game_test(test, options_list, games, seed)


def random_test(every: int, limit: int = 300) -> GameTest:
    return new_test(GAME, choose_uniformly, limit, every)


def climbing_test(every: int) -> GameTest:
    return new_test(EASY_GAME, choose_climbing, 900, every)


def scarce_test(every: int) -> GameTest:
    return new_test(SCARCE_GAME, choose_climbing, 500, every)


def new_test(game: Platformer, choose: Choose, limit: int, every: int) -> GameTest:
    return PlatformerTest(
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
    """How often each thing of the rules and of the content occurred, by its name."""
    numbers = {f"question {question.name}": tally.questions[question.name] for question in GAME.questions()}
    numbers |= {f"event {kind.name}": tally.events[kind.name] for kind in GAME.event_kinds()}
    numbers |= content_shown(tally)
    for ability, name in enumerate(HERO_ABILITIES):
        numbers[f"hero ability {name}"] = tally.seen["hero ability", ability]
    for ability, name in enumerate(ENEMY_ABILITIES):
        if ability == F_HEAVY:
            numbers[f"enemy ability {name}"] = tally.questions["heavy"]
        elif ability != F_NONE:
            numbers[f"enemy ability {name}"] = tally.seen["enemy ability", ability]
    for i, name in enumerate(CAUSE_NAMES):
        numbers[f"wounds by {name}"] = tally.seen["wounded.cause", i]
    for name, steps in FRAME_STEPS.items():
        numbers |= {f"frame {name}, step {step}": tally.seen[f"frame {name}", step] for step in range(steps)}
    for code, (rule, key) in REASONS.items():
        if code != FINE:
            numbers[f"refusal {key} ({rule})"] = tally.seen["refusal", code]
    return numbers


def content_shown(tally: Tally) -> dict[str, int]:
    """Cards, artifacts' conditions, enemies, boss cards line by line, solo events, boss tokens."""
    tables = GAME.tables
    numbers = {f"effect {name}": 0 for name in CARD_EFFECTS}
    for kind, card in enumerate(tables.cards):
        field = "card_used" if card.use != PASSIVE else "artifact_taken" if card.type == ARTIFACT else "bought"
        numbers[f"effect {CARD_EFFECTS[card.effect]}"] += tally.seen[f"{field}.card", kind]
        numbers[f"card {card.id}"] = tally.seen[f"{field}.card", kind]
        if card.type == ARTIFACT:
            numbers[f"condition {CONDITIONS[card.condition]}"] = tally.seen["artifact_taken.card", kind]
    for kind, enemy in enumerate(tables.enemies):
        numbers[f"attack by {enemy.id}"] = tally.seen["enemy_attacked.enemy", kind]
        numbers[f"defeat of {enemy.id}"] = tally.seen["defeated.enemy", kind]
    for i, boss_card in enumerate(tables.boss_cards):
        numbers[f"boss card {boss_card.id}"] = tally.seen["boss_card.card", i]
        for line in range(len(boss_card.lines)):
            numbers[f"boss card {boss_card.id}, line {line + 1}"] = tally.seen[f"boss line {boss_card.id}", line]
    for i, event_card in enumerate(tables.events):
        numbers[f"solo event {event_card.id}"] = tally.seen["event.card", i]
    for i, mark in enumerate(MARKS):
        numbers[f"boss token {mark}"] = tally.seen["mark_gained.mark", i]
    return numbers


def missing(tally: Tally) -> list[str]:
    return [what for what, number in shown(tally).items() if number == 0]
