"""A heuristic player of Boss Monster: it weighs what it could do now by how the turn would then end."""

from __future__ import annotations

from typing import Final

from bossrush.bots.base import Bot, Sight
from bossrush.bots.bossmonster_worth import WORTHS, Dungeon, ahead, card_worth, outlook, uncover
from bossrush.games.bossmonster.dungeon import legal_slots, put
from bossrush.games.bossmonster.ids import (
    ACTIVATE,
    BOSS,
    CARD,
    CAST,
    E_BOULDER,
    E_BUILD_MORE,
    E_CRUSH,
    E_DRACOLICH,
    E_JACKPOT,
    E_KITCHEN,
    E_LABORATORY,
    E_LOSE_SPELL,
    E_LURE_ORDINARY,
    E_PIT,
    E_PRISON,
    E_SWAP,
    E_TAKE_MONSTER,
    HERO,
    MAX_SLOTS,
    NO,
    P_ADVENTURE,
    P_BEGINNING,
    P_BUILD,
    P_END,
    PASS,
    PLACE,
    PLAYER,
    Q_BUILD_MORE,
    Q_BUILD_ON,
    Q_CHANCE,
    Q_CHOOSE_BOSS,
    Q_DISCARD,
    Q_DISCARD_SPELL,
    Q_DRAW,
    Q_FIND,
    Q_FIRST_ROOM,
    Q_HEAL,
    Q_HERO,
    Q_KILL,
    Q_LOSE_ROOM,
    Q_LURE,
    Q_MULLIGAN,
    Q_OPPONENT,
    Q_PAY_CARD,
    Q_PAY_ROOM,
    Q_RESPONSE,
    Q_SCHEMING,
    Q_SLOT,
    Q_STEAL,
    Q_SWAP_FIRST,
    Q_SWAP_SECOND,
    Q_TAKE,
    Q_TARGET_HERO,
    Q_TARGET_PLAYER,
    Q_TARGET_ROOM,
    ROOM,
    ROOM_DECK,
    S_ANNIHILATOR,
    S_ASSASSIN,
    S_CAVE_IN,
    S_EXHAUSTION,
    S_FEAR,
    S_FREEZE,
    S_GIANT_SIZE,
    S_MOTIVATION,
    S_TELEPORTATION,
    S_TREPIDATION,
    SPELL_DECK,
    U_BUILT,
    YES,
)
from bossrush.games.bossmonster.setup import MULLIGAN_ROOMS
from bossrush.games.bossmonster.state import State
from bossrush.games.bossmonster.tables import RoomCard
from bossrush.kernel.chance import FastChance

OVERLOOKING: Final = 50
"""In how many of a hundred decisions a careless player does not look ahead."""
BOSS_RANKING: Final = ("gorgona", "seducia", "robobo", "king_croak", "cleopatra", "cerebellus", "xyzax", "draculord")
TRIED: Final = (
    Q_RESPONSE,
    Q_SLOT,
    Q_TARGET_ROOM,
    Q_TARGET_HERO,
    Q_TARGET_PLAYER,
    Q_PAY_ROOM,
    Q_BUILD_ON,
    Q_LOSE_ROOM,
    Q_HERO,
    Q_SWAP_FIRST,
    Q_SWAP_SECOND,
    Q_BUILD_MORE,
    Q_HEAL,
    Q_LURE,
    Q_KILL,
)
"""Questions answered by playing every answer on a copy."""
BRANCHING: Final = (Q_TARGET_ROOM, Q_TARGET_HERO, Q_TARGET_PLAYER, Q_PAY_ROOM, Q_SLOT, Q_SWAP_SECOND)
"""Questions inside an action on trial: its worth is that of its best answer."""
GIVEN: Final = (Q_DISCARD, Q_PAY_CARD, Q_DISCARD_SPELL)
TAKEN: Final = (Q_TAKE, Q_STEAL, Q_FIND)
"""Questions for a card, to lose or to have."""
LAST_CHANCE: Final = (S_ASSASSIN, S_CAVE_IN, S_EXHAUSTION, S_FEAR, S_TELEPORTATION)
"""Spells on the hero inside: best in the room that decides its fate."""


class BossMonsterBot(Bot):
    def __init__(self, seed: str, careless: bool = False) -> None:
        self.careless = careless
        """Plays as beginners do: half of the time the card that looks strongest, and spells are forgotten."""
        self.chance = FastChance(int.from_bytes(f"heuristic {seed}".encode(), "big") % (1 << 60))

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        state = sight.sample(self.chance)
        assert isinstance(state, State)
        if self.careless and self.chance.below(100) < OVERLOOKING:
            return on_sight(state, sight.seat, sight.legal)
        return decide(state, sight.seat, sight.legal)


def on_sight(g: State, seat: int, legal: list[int]) -> int:
    """Without a look at what the heroes will do: the strongest room, or the first answer that comes to mind."""
    rooms = [action for action in legal if PLACE <= action < CAST]
    if rooms:
        return max(rooms, key=lambda action: card_worth(g, seat, action - PLACE))
    return reflex(g, seat, legal)


def decide(g: State, seat: int, legal: list[int]) -> int:
    if g.question == Q_CHANCE:
        return take_chance(g, seat, legal)
    if g.question == Q_FIRST_ROOM:
        return best_placement(g, seat, [a - PLACE for a in legal if a != PASS])
    if g.question in TRIED and g.phase != P_END:
        return best_on_trial(g, seat, legal)
    return reflex(g, seat, legal)


# ---- acting in a window


def take_chance(g: State, seat: int, legal: list[int]) -> int:
    kinds = [action - PLACE for action in legal if PLACE <= action < CAST]
    if kinds:
        action = best_placement(g, seat, kinds)
        if action != PASS:
            return action
    tried = [action for action in legal if worth_a_thought(g, seat, action)]
    return best_on_trial(g, seat, [PASS, *tried]) if tried else PASS


def best_placement(g: State, seat: int, kinds: list[int]) -> int:
    """The room whose best slot leaves the best position; `PASS` if none is better than building nothing."""
    twin = g.copy()
    uncover(twin, seat)
    best = PASS
    best_worth = outlook(twin, seat)
    for kind in kinds:
        worth = max(placed_worth(twin, seat, kind, slot) for slot in legal_slots(g, seat, kind))
        if worth > best_worth:
            best_worth = worth
            best = PLACE + kind
    return best


def placed_worth(g: State, seat: int, kind: int, slot: int) -> float:
    """With this room built there: all that is open after the reveal, and what its effect when built will bring."""
    card = g.card_of_kind(g.hands[seat], kind)
    g.hands[seat].remove(card)
    put(g, seat, card, slot)
    worth = outlook(g, seat) + built_worth(g, seat, g.room(card))
    g.dungeons[seat][slot].pop()
    if not g.dungeons[seat][slot]:
        g.dungeons[seat].pop()
    g.hands[seat].append(card)
    return worth


def built_worth(g: State, seat: int, room: RoomCard) -> float:
    if room.use != U_BUILT:
        return 0.0
    if room.effect == E_LABORATORY:
        return WORTHS.spell_in_hand + 1.0
    if room.effect == E_LOSE_SPELL:
        return WORTHS.spell_in_hand if any(g.spells_in_hand(other) for other in g.opponents(seat)) else 0.0
    if room.effect == E_BUILD_MORE:
        return 3.0 if len(g.rooms_in_hand(seat)) > 1 else 0.0
    if room.effect == E_TAKE_MONSTER:
        return 1.5 if any(g.tables.is_room(card) for card in g.discard) else 0.0
    if room.effect == E_SWAP:
        return 1.0
    if room.effect == E_LURE_ORDINARY:
        return bait_worth(g, seat)
    return 0.0


def bait_worth(g: State, seat: int) -> float:
    """Mimic Vault: the weakest hero in town comes, which is good if it dies and another dungeon would have it."""
    ordinary = [hero for hero in g.town if not g.tables.heroes[hero].epic]
    if not ordinary:
        return 0.0
    dies = min(g.health(hero) for hero in ordinary) <= Dungeon(g, seat).damage
    return WORTHS.soul / 2 if dies else -WORTHS.soul / 2


def worth_a_thought(g: State, seat: int, action: int) -> bool:
    """Whether this spell or ability could be of use now: everything else waits without a trial."""
    if ACTIVATE <= action < ACTIVATE + MAX_SLOTS:
        effect = g.room(g.active_room(seat, action - ACTIVATE)).effect
        return useful_ability(g, seat, effect)
    if action < CAST:
        return False
    effect = g.tables.spells[action - CAST - len(g.tables.rooms)].effect
    if g.phase == P_BUILD:
        return g.active == seat if effect == S_MOTIVATION else last_build_turn(g)
    if g.active == seat:
        if effect in LAST_CHANCE:
            return effect != S_ASSASSIN and fate_decided(g) and not inside_dies(g)
        return effect in (S_ANNIHILATOR, S_GIANT_SIZE) and not all_die(g, seat)
    if effect in LAST_CHANCE:
        return fate_decided(g) and inside_dies(g)
    return effect in (S_FREEZE, S_TREPIDATION) and any_dies(g)


def useful_ability(g: State, seat: int, effect: int) -> bool:
    if effect == E_PIT or effect == E_BOULDER:
        return not inside_dies(g)
    if effect == E_CRUSH:
        return g.phase == P_ADVENTURE and g.active == seat and not all_die(g, seat)
    if effect == E_PRISON:
        return last_build_turn(g) if g.phase == P_BUILD else g.active not in (seat, -1) and g.inside < 0
    if effect == E_JACKPOT:
        return last_build_turn(g)
    if effect == E_KITCHEN or effect == E_DRACOLICH:
        return g.phase == P_BUILD and g.active == seat and len(g.rooms_in_hand(seat)) > 3
    return False


def last_build_turn(g: State) -> bool:
    """When all others have placed: the most is known."""
    return g.phase == P_BUILD and g.active == g.players_left()[-1]


def inside_dies(g: State) -> bool:
    return g.inside >= 0 and g.inside_damage + ahead(g) >= g.health(g.inside)


def fate_decided(g: State) -> bool:
    """Whether the hero inside leaves its room dead, or for the Boss."""
    if g.inside < 0 or g.inside_room < 0:
        return False
    slot = g.slot_of(g.active, g.inside_room)
    return g.inside_damage >= g.health(g.inside) or not [s for s in g.active_slots(g.active) if s < slot]


def all_die(g: State, seat: int) -> bool:
    """Whether this player's heroes, inside and waiting, all find enough damage."""
    damage = Dungeon(g, seat).damage
    return (g.inside < 0 or inside_dies(g)) and all(damage >= g.health(hero) for hero in g.entrances[seat])


def any_dies(g: State) -> bool:
    damage = Dungeon(g, g.active).damage
    return inside_dies(g) or any(damage >= g.health(hero) for hero in g.entrances[g.active])


# ---- trying actions on copies


def best_on_trial(g: State, seat: int, actions: list[int]) -> int:
    """The action whose outcome is worth most; one that can be left out must gain more than the margin."""
    best = actions[0]
    best_worth = trial(g, seat, best) + (WORTHS.margin if best == PASS else 0.0)
    for action in actions[1:]:
        worth = trial(g, seat, action)
        if worth > best_worth:
            best_worth = worth
            best = action
    return best


def trial(g: State, seat: int, action: int) -> float:
    """The worth after this action if everybody passes; the best of its own targets."""
    twin = g.copy()
    if g.question != Q_CHANCE or action != PASS:
        twin.answer(seat, action)
        go_on(twin)
        while twin.pending() and twin.question != Q_CHANCE:
            if twin.question in BRANCHING and twin.seats[0] == seat:
                return max(trial(twin, seat, answer) for answer in promising(twin, seat))
            twin.answer(twin.seats[0], reflex(twin, twin.seats[0], twin.options))
            go_on(twin)
    extra = next_placement_gain(twin, seat) if twin.placements[seat] > g.placements[seat] else 0.0
    uncover(twin, seat)
    return outlook(twin, seat) + extra


def first_impression(g: State, seat: int, action: int) -> float:
    """How good one of very many answers looks, to tell which are worth a closer look."""
    if action != PASS and g.question in TAKEN:
        return card_worth(g, seat, action - CARD)
    if action != PASS and g.question in GIVEN:
        return -card_worth(g, seat, action - CARD)
    return trial(g, seat, action)


def go_on(g: State) -> None:
    """To the next decision of this turn; what the next one brings would blur the comparison."""
    while not g.over and not g.pending() and g.phase not in (P_END, P_BEGINNING):
        g.advance()


def next_placement_gain(g: State, seat: int) -> float:
    """After Motivation: what one more room would add."""
    twin = g.copy()
    uncover(twin, seat)
    worths = [outlook(twin, seat)]
    for kind in g.kinds_of(g.rooms_in_hand(seat)):
        worths += [placed_worth(twin, seat, kind, slot) for slot in legal_slots(g, seat, kind)]
    return max(worths) - worths[0]


def promising(g: State, seat: int) -> list[int]:
    """The answers worth a trial: foes' rooms to freeze, own rooms to strengthen, the strongest heroes to bring back."""
    options = g.options
    if g.question == Q_TARGET_ROOM:
        effect = g.tables.spells[g.context[1]].effect
        owned = [a for a in options if ((a - ROOM) // MAX_SLOTS == seat) == (effect != S_FREEZE)]
        if effect == S_CAVE_IN:
            owned = [a for a in owned if g.active_room(seat, (a - ROOM) % MAX_SLOTS) == g.inside_room]
        elif g.phase == P_ADVENTURE:
            owned = [a for a in owned if (a - ROOM) // MAX_SLOTS == g.active]
        return owned or options[:1]
    if g.question == Q_TARGET_HERO and len(options) > 3:
        heroes = g.tables.heroes
        return sorted(options, key=lambda a: (-heroes[a - HERO].health, a))[:3]
    return options


# ---- answers without a trial


def reflex(g: State, seat: int, legal: list[int]) -> int:
    question = g.question
    if PASS in legal and question in (Q_CHANCE, Q_RESPONSE):
        return PASS
    if question in GIVEN:
        return min(legal, key=lambda a: (card_worth(g, seat, a - CARD), a))
    if question in TAKEN:
        return max((a for a in legal if a != PASS), key=lambda a: (card_worth(g, seat, a - CARD), a), default=PASS)
    if question in (Q_DRAW, Q_SCHEMING):
        wanted = SPELL_DECK if len(g.rooms_in_hand(seat)) > 1 else ROOM_DECK
        return wanted if wanted in legal else legal[-1]
    if question == Q_MULLIGAN:
        advanced = sum(1 for card in g.rooms_in_hand(seat) if g.room(card).advanced)
        return YES if advanced >= MULLIGAN_ROOMS and YES in legal else NO
    if question == Q_OPPONENT:
        return max(legal, key=lambda a: (g.souls(a - PLAYER) - g.wounds(a - PLAYER), len(g.hands[a - PLAYER]), -a))
    if question == Q_CHOOSE_BOSS:
        return min(legal, key=lambda a: rank_of(g.tables.bosses[a - BOSS].id))
    if question in (Q_KILL, Q_LURE, Q_HEAL, Q_HERO):
        return reflex_hero(g, seat, legal)
    return YES if YES in legal else legal[-1]


def rank_of(boss: str) -> int:
    return BOSS_RANKING.index(boss) if boss in BOSS_RANKING else len(BOSS_RANKING)


def reflex_hero(g: State, seat: int, legal: list[int]) -> int:
    """The most souls; where it must run the dungeon, one that dies there."""
    heroes = [a for a in legal if a != PASS]
    if g.question in (Q_LURE, Q_HERO):
        damage = Dungeon(g, seat).damage
        dying = [a for a in heroes if g.health(a - HERO) <= damage]
        if not dying:
            return PASS if PASS in legal else min(heroes, key=lambda a: (g.health(a - HERO), a))
        heroes = dying
    return max(heroes, key=lambda a: (g.tables.heroes[a - HERO].epic, g.health(a - HERO), -a), default=PASS)
