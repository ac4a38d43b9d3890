"""A heuristic player of Platformer: plans its turn on re-dealt copies, by the worth of where the turn leaves it."""

from __future__ import annotations

from typing import Final

from bossrush.bots.base import Bot, Sight
from bossrush.games.platformer.bot.worth import (
    WIN,
    WORTHS,
    Paths,
    damage_beside,
    dice_worth,
    enough_gems,
    impatience,
    worth,
    worth_after_gravity,
)
from bossrush.games.platformer.rules.actions import ChooseAction
from bossrush.games.platformer.rules.attacks import Dodge, React
from bossrush.games.platformer.rules.combat import ChooseEnemy, ChooseTarget, JoinAttack, health
from bossrush.games.platformer.rules.dice import ChooseDie, ChooseSaved
from bossrush.games.platformer.rules.effects.bosses import KeepMirror, distance
from bossrush.games.platformer.rules.effects.cards import MagnetSpace, MagnetToken
from bossrush.games.platformer.rules.enemies import ChooseEnemyStep
from bossrush.games.platformer.rules.gems import cheapest_assignment, gems_for
from bossrush.games.platformer.rules.ids import (
    A_BLOOD_PRICE,
    ABILITY,
    AS,
    BOOT,
    BY_BOSS_CARD,
    CARD,
    COIN,
    DECLINE,
    DIE,
    DONE_CHOOSING,
    E_NEXT_ATTACK,
    E_SLAYER,
    END,
    ENEMY,
    FACES,
    FORGE,
    GRAVITY,
    KEEP,
    MAX_TIMES,
    MONSTER,
    POTION,
    SAVE,
    SHED,
    SIGIL,
    SPACE,
    SPAWN_WITH,
    SPECIAL,
    STAR,
    STRIKE,
    SWORD,
    TIMES,
    TRAP,
    USE,
    USE_MIRROR,
    USE_SIGIL,
)
from bossrush.games.platformer.rules.levels import PlaceBoss
from bossrush.games.platformer.rules.movement import ChoosePush, ChoosePushOn, ChooseStep
from bossrush.games.platformer.rules.portals import ChooseExit
from bossrush.games.platformer.rules.spawning import ChooseSpawn
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.symbols import ChooseTimes, ForgeAs, StarAs, helpers
from bossrush.kernel.chance import FastChance

BEAM: Final = 7
DEPTH: Final = 9
CARELESS_BEAM: Final = 1
CARELESS_DEPTH: Final = 4
OVERLOOKING: Final = 75
"""In how many of a hundred turns a careless player forgets the enemies."""
MOST_TRIED: Final = 1000
"""Positions at each step of a plan: far more than a turn offers, but for somebody with many cards and dice."""
MOST_BRANCHES: Final = 12
MOST_ANSWERS: Final = 13
MOST_WAYS: Final = 60
"""Of one action of a plan."""


class Node:
    """A main decision reached in the plan, with the actions that lead there."""

    __slots__ = ("actions", "certain", "potential", "state", "worth")

    def __init__(self, state: State, actions: list[int], certain: bool, worth: float, potential: float) -> None:
        self.state = state
        self.actions = actions
        self.certain = certain
        self.worth = worth
        self.potential = potential


class PlatformerBot(Bot):
    def __init__(self, seed: str, careless: bool = False) -> None:
        self.careless = careless
        """Plays as beginners do: few actions ahead, and in some turns it overlooks the enemies and gravity."""
        self.chance = FastChance(int.from_bytes(f"heuristic {seed}".encode(), "big") % (1 << 60))
        self.plan: list[int] = []
        self.expected: tuple[int, ...] = ()

    def choose(self, sight: Sight) -> int:
        state = sight.sample(self.chance)
        assert isinstance(state, State)
        if self.plan and self.plan[0] in sight.legal and self.expected == footprint(state):
            action = self.plan.pop(0)
        elif isinstance(state.question, ChooseAction):
            self.plan = self.think(state, sight.seat)
            action = self.plan.pop(0)
        else:
            self.plan = []
            action = reflex(state, sight.seat, sight.legal)
        if self.plan:
            state.play(action)
            self.expected = footprint(state)
        return action

    def think(self, g: State, seat: int) -> list[int]:
        if not self.careless:
            return make_plan(g, seat)
        overlooks = self.chance.below(100) < OVERLOOKING
        return make_plan(g, seat, CARELESS_BEAM, CARELESS_DEPTH, 0.0 if overlooks else 1.0)


def footprint(g: State) -> tuple[int, ...]:
    """Enough of the open position to see whether the plan still fits."""
    mark = [g.turn, int(isinstance(g.question, ChooseAction))]
    for part in (g.pos, g.pool, g.special, g.hearts, g.gems, g.coins, g.enemies, *g.cards):
        mark += part
        mark.append(-2)
    return tuple(mark)


# ---- planning a turn


def make_plan(g: State, seat: int, width: int = BEAM, depth: int = DEPTH, caution: float = 1.0) -> list[int]:
    """The actions of the best way found through the rest of this turn, `END` included."""
    if g.pos[seat] < 0:
        return [cheapest_spawn(g)]
    if g.petrified(seat):
        return [SHED] if SHED in g.options else [END]
    nodes = explore(g, seat, width, depth, caution, MOST_TRIED)
    best = nodes[0]
    for node in nodes:
        if node.worth > best.worth:
            best = node
    return whole_plan(best)


def whole_plan(node: Node) -> list[int]:
    """Its actions, and the end of the turn unless something unknown comes first."""
    return node.actions[:] if node.actions and not node.certain else [*node.actions, END]


def explore(g: State, seat: int, width: int, depth: int, caution: float, most: int) -> list[Node]:
    """The positions found where the turn could end, the present one first; about so many are tried at each step."""
    paths = Paths(g, caution)
    start = Node(g, [], True, worth_after_gravity(g, seat, paths), 0.0)
    nodes = [start]
    beam = [start]
    seen = {footprint(g)}
    for _ in range(depth):
        found: list[Node] = []
        won = False
        tried = 0
        for node in beam:
            if tried >= most:
                break
            nexts = children(node, seat, paths)
            tried += len(nexts)
            for child in nexts:
                mark = footprint(child.state)
                if mark in seen:
                    continue
                seen.add(mark)
                nodes.append(child)
                won = won or child.worth >= WIN
                if child.certain and not child.state.over:
                    found.append(child)
        if not found or won:
            break
        found.sort(key=lambda node: node.potential, reverse=True)
        beam = found[:width]
    return nodes


def children(node: Node, seat: int, paths: Paths) -> list[Node]:
    g = node.state
    ways: list[tuple[State, list[int]]] = []
    for action in g.options:
        if worth_trying(g, seat, action):
            copy = g.copy()
            copy.play(action)
            follow(copy, seat, g.turn, [action], ways)
    for target in g.near(g.pos[seat]):
        if g.at[target] >= ENEMY:
            kill = kill_actions(g, seat, target)
            if kill:
                copy = g.copy()
                done: list[int] = []
                for action in kill:
                    if copy.over or action not in copy.options:
                        break
                    done.append(action)
                    copy.play(action)
                if copy.over or isinstance(copy.question, ChooseAction):
                    ways.append((copy, done))
    nodes: list[Node] = []
    for state, actions in ways:
        certain = state.secrets == g.secrets and state.chance.drawn == g.chance.drawn
        now = worth_after_gravity(state, seat, paths)
        potential = worth(state, seat, paths) + dice_worth(state)
        nodes.append(Node(state, node.actions + actions, certain, now, potential))
    return nodes


def worth_trying(g: State, seat: int, action: int) -> bool:
    """Attacks are planned apart; gravity only helps somebody who hangs in the air."""
    if action == END or action == USE + SWORD:
        return False
    if action == SPECIAL:
        return g.special[seat] != SWORD
    if action == GRAVITY:
        return not g.supported(g.pos[seat])
    if action >= CARD:
        return g.tables.cards[action - CARD].effect != E_NEXT_ATTACK
    return action != ABILITY or not g.has_ability(seat, A_BLOOD_PRICE)


def follow(g: State, seat: int, turn: int, actions: list[int], ways: list[tuple[State, list[int]]]) -> None:
    """Answer the small questions of an action in every promising way, until the next main decision.

    Others may have to answer too, but what they say is no action of the seat.
    """
    if g.over or (isinstance(g.question, ChooseAction) and g.seats[0] == seat and g.turn == turn):
        ways.append((g, actions))
        return
    if g.turn != turn or len(actions) > MOST_ANSWERS or len(ways) > MOST_WAYS:
        return
    if g.seats[0] != seat:
        g.play(reflex(g, g.seats[0], g.options))
        follow(g, seat, turn, actions, ways)
        return
    answers = enhancements(g, seat, actions[-1]) if isinstance(g.question, ChooseTimes) else promising(g, seat)
    for i, answer in enumerate(answers):
        copy = g if i == len(answers) - 1 else g.copy()
        copy.play(answer)
        follow(copy, seat, turn, [*actions, answer], ways)


def enhancements(g: State, seat: int, symbol: int) -> list[int]:
    """More units of a symbol if the game drags on; of a BOOT also if gems are to spare or a card saves them."""
    stuck = impatience(g, seat) > 0.0 and not g.on_boss_level(g.pos[seat])
    if not (symbol == USE + BOOT or symbol == AS + BOOT or (symbol == SPECIAL and g.special[seat] == BOOT)):
        return g.options[:2] if stuck else g.options[:1]
    spends = stuck or g.gems[seat] > enough_gems(g, seat)
    return [a for a in g.options if a < CARD][: 2 if spends else 1] + [a for a in g.options if a >= CARD]


def promising(g: State, seat: int) -> list[int]:
    options = g.options
    question = g.question
    if isinstance(question, ForgeAs | StarAs):
        wanted = [a for a in options if a - AS != SWORD and a - AS != STAR]
        return wanted or options[:1]
    if isinstance(question, ChooseEnemy):
        here = g.pos[seat]
        return [a for a in options if distance(a - SPACE, here) <= 2][:4]
    if isinstance(
        question, ChooseStep | ChooseEnemyStep | ChoosePush | ChoosePushOn | ChooseExit | MagnetSpace | MagnetToken
    ):
        return options[:MOST_BRANCHES]
    return [reflex(g, seat, options)]


# ---- attacking


def kill_actions(g: State, seat: int, cell: int) -> list[int]:
    """The cheapest actions that defeat the enemy on this cell, or nothing if it cannot be done."""
    kind = g.enemy_at(cell)
    need = health(g, kind) - g.bonus
    sigil = 0
    if kind == g.boss:
        if g.has_mark(seat, SIGIL):
            sigil = g.tables.sheet(g.boss).sigil_wounds
    else:
        need -= g.passive(seat, E_SLAYER)
    sources = sword_sources(g, seat)
    savers = len(helpers(g, seat))
    best: list[int] = []
    best_cost = WIN
    for before, bonus, price_before in bonus_sets(g, seat):
        for k in range(1, len(sources) + 1):
            times = cheapest_assignment(max(need - bonus - sigil, k), k)
            gems = gems_for(times) - gems_saved(times, savers)
            cost = price_before + gems * WORTHS.gem + sum(price for price, _ in sources[:k])
            if gems <= g.gems[seat] and cost < best_cost and times[0] <= MAX_TIMES:
                best_cost = cost
                used = [source for _, source in sources[:k]]
                best = before + attack_actions(g, cell, used, times, sigil > 0)
    return best


def gems_saved(times: list[int], savers: int) -> int:
    """Each card saves one gem; a symbol worth n units takes n - 1 of them (PF-R117)."""
    return min(savers, sum(n - 1 for n in times))


def sword_sources(g: State, seat: int) -> list[tuple[float, int]]:
    """What can serve as a SWORD now, the cheapest first: (worth lost, source)."""
    starry = SWORD in g.hero_card(seat).star
    sources = [(WORTHS.dice[SWORD], USE + SWORD)] * g.pool[SWORD]
    if starry:
        sources += [(WORTHS.dice[STAR], USE + STAR)] * g.pool[STAR]
    special = g.special[seat]
    if special == SWORD or (special == STAR and starry):
        sources.append((WORTHS.saved[SWORD], SPECIAL))
    for face in range(FACES):
        if face != SWORD and not (face == STAR and starry):
            sources += [(2 * WORTHS.dice[face], FORGE + face)] * (g.pool[face] // 2)
    sources.sort()
    return sources


def bonus_sets(g: State, seat: int) -> list[tuple[list[int], int, float]]:
    """Growing sets of actions that add wounds to the next attack: (actions, wounds, worth lost)."""
    sets: list[tuple[list[int], int, float]] = [([], 0, 0.0)]
    for action in g.options:
        if action >= CARD and g.tables.cards[action - CARD].effect == E_NEXT_ATTACK:
            card = g.tables.cards[action - CARD]
            copies = g.cards[seat].count(action - CARD) - g.exhausted[seat].count(action - CARD)
            for _ in range(copies):
                actions, wounds, cost = sets[-1]
                worth = card.cost + (card.price if card.type == POTION else 0.1)
                sets.append(([*actions, action], wounds + card.amount, cost + worth))
        elif action == ABILITY and g.has_ability(seat, A_BLOOD_PRICE):
            actions, wounds, cost = sets[-1]
            sets.append(([*actions, action], wounds + g.hero_card(seat).amount, cost + WORTHS.heart))
    return sets


def attack_actions(g: State, cell: int, sources: list[int], times: list[int], sigil: bool) -> list[int]:
    """The notation of one attack, played on a copy so that questions nobody asks are left out."""
    copy = g.copy()
    actions: list[int] = []
    waiting = sources[:]
    multipliers = times[:]
    first = True
    while first or (not copy.over and not isinstance(copy.question, ChooseAction)):
        first = False
        question = copy.question
        if isinstance(question, ChooseAction | JoinAttack):
            if isinstance(question, JoinAttack) and sigil and USE_SIGIL in copy.options:
                action = USE_SIGIL
            else:
                action = waiting.pop(0) if waiting else STRIKE
        elif isinstance(question, ForgeAs | StarAs):
            action = AS + SWORD
        elif isinstance(question, ChooseTarget):
            action = SPACE + cell
        else:
            units = multipliers[len(sources) - len(waiting) - 1]
            helped = len(question.helping) if isinstance(question, ChooseTimes) else 0
            saver = copy.options[-1] if helped < units - 1 else -1
            action = saver if saver >= CARD else TIMES + units - 1
        if action not in copy.options:
            return []
        actions.append(action)
        copy.play(action)
    return actions


# ---- answers without a plan


def cheapest_spawn(g: State) -> int:
    """The die worth least pays for the spawn."""
    order = (MONSTER, COIN, SWORD, BOOT, STAR)
    for face in order:
        if SPAWN_WITH + face in g.options:
            return SPAWN_WITH + face
    return g.options[-1]


def reflex(g: State, seat: int, options: list[int]) -> int:
    """A sensible answer to a small question that no plan covers."""
    question = g.question
    if isinstance(question, ChooseSaved):
        return save_choice(g, seat, options)
    if isinstance(question, ChooseSpawn):
        paths = Paths(g)
        return min(options, key=lambda a: spawn_cost(g, a - SPACE, paths))
    if isinstance(question, React):
        return react_choice(g, seat, question, options)
    if isinstance(question, Dodge):
        return max(options, key=lambda a: g.tables.enemies[g.enemy_at(a - SPACE)].damage)
    if isinstance(question, KeepMirror):
        return USE_MIRROR
    if isinstance(question, ChooseDie):
        return dice_choice(options)
    if isinstance(question, PlaceBoss):
        here = g.pos[g.active]
        return min(options, key=lambda a: distance(a - SPACE, here))
    if isinstance(question, ForgeAs):
        return next((AS + face for face in (SWORD, STAR, BOOT) if AS + face in options), options[0])
    return options[0] if not isinstance(question, JoinAttack) else STRIKE


def spawn_cost(g: State, cell: int, paths: Paths) -> float:
    steps = 0 if g.on_boss_level(cell) else paths.to_go(g, cell)
    damage = damage_beside(g, cell)
    return steps + 2.0 * damage + (3.0 if g.tower.has(cell, TRAP) else 0.0)


def save_choice(g: State, seat: int, options: list[int]) -> int:
    """Save the best symbol left; a pair of poor ones is forged."""
    best = KEEP
    value = WORTHS.saved[g.special[seat]]
    for action in options:
        if action == KEEP:
            continue
        gain = WORTHS.saved[action - SAVE] if action >= SAVE else WORTHS.saved[SWORD] - 0.05
        if gain > value:
            best, value = action, gain
    return best


def react_choice(g: State, seat: int, question: React, options: list[int]) -> int:
    """A potion against what hurts: two wounds or more, the last hearts, a boss card."""
    kind = g.enemy_at(question.cell)
    damage = g.tables.enemies[kind].damage if kind >= 0 else 2
    worse = damage >= 2 or damage >= g.hearts[seat] or question.cause == BY_BOSS_CARD
    return options[-1] if worse else DECLINE


def dice_choice(options: list[int]) -> int:
    """Reroll what is worth least, nothing that is good."""
    for face in (MONSTER, COIN):
        if DIE + face in options:
            return DIE + face
    return DONE_CHOOSING if DONE_CHOOSING in options else options[0]
