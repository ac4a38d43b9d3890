"""A heuristic player of Boss Monster: it weighs what it could do now by how the turn would then end."""

from __future__ import annotations

from typing import Final

from bossrush.bots.base import Bot, Sight
from bossrush.games.bossmonster.bot.worth import WORTHS, Dungeon, ahead, card_worth, outlook, uncover
from bossrush.games.bossmonster.rules.building import ChooseSlot
from bossrush.games.bossmonster.rules.dungeon import legal_slots, put
from bossrush.games.bossmonster.rules.effects.abilities import Boulder, Crush, Dracolich, Jackpot, Kitchen, Pit, Prison
from bossrush.games.bossmonster.rules.effects.base import RoomEffect
from bossrush.games.bossmonster.rules.effects.bosses import BuildOn, ChooseHero, Find, Kill, LoseRoom, Steal
from bossrush.games.bossmonster.rules.effects.common import ChooseOpponent, DiscardSpell, Take
from bossrush.games.bossmonster.rules.effects.rooms import (
    BuildMore,
    BuildOneMore,
    HealWhom,
    Laboratory,
    LoseSpell,
    LureOrdinary,
    LureWhom,
    Swap,
    SwapFirst,
    SwapSecond,
    TakeMonster,
)
from bossrush.games.bossmonster.rules.effects.spells import (
    Annihilator,
    Assassin,
    CaveIn,
    Exhaustion,
    Fear,
    Freeze,
    GiantSize,
    Motivation,
    Teleportation,
    Trepidation,
)
from bossrush.games.bossmonster.rules.effects.targets import TargetHero, TargetPlayer, TargetRoom
from bossrush.games.bossmonster.rules.ids import (
    ACTIVATE,
    BOSS,
    CARD,
    CAST,
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
    ROOM_DECK,
    SPELL_DECK,
    U_BUILT,
    YES,
    seat_of_room,
    slot_of_room,
)
from bossrush.games.bossmonster.rules.priority import ChanceToAct, PayCard, PayRoom, Respond
from bossrush.games.bossmonster.rules.setup import MULLIGAN_ROOMS, ChooseBoss, Discard, FirstRoom, Mulligan
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.tables import RoomCard
from bossrush.games.bossmonster.rules.turn import DrawFrom, Scheming
from bossrush.kernel.chance import FastChance

OVERLOOKING: Final = 50
"""In how many of a hundred decisions a careless player does not look ahead."""
BOSS_RANKING: Final = ("gorgona", "seducia", "robobo", "king_croak", "cleopatra", "cerebellus", "xyzax", "draculord")
TRIED: Final = (
    Respond,
    ChooseSlot,
    TargetRoom,
    TargetHero,
    TargetPlayer,
    PayRoom,
    BuildOn,
    LoseRoom,
    ChooseHero,
    SwapFirst,
    SwapSecond,
    BuildOneMore,
    HealWhom,
    LureWhom,
    Kill,
)
"""Questions answered by playing every answer on a copy."""
BRANCHING: Final = (TargetRoom, TargetHero, TargetPlayer, PayRoom, ChooseSlot, SwapSecond)
"""Questions inside an action on trial: its worth is that of its best answer."""
GIVEN: Final = (Discard, PayCard, DiscardSpell)
TAKEN: Final = (Take, Steal, Find)
"""Questions for a card, to lose or to have."""
LAST_CHANCE: Final = (Assassin, CaveIn, Exhaustion, Fear, Teleportation)
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
    if isinstance(g.question, ChanceToAct):
        return take_chance(g, seat, legal)
    if isinstance(g.question, FirstRoom):
        return best_placement(g, seat, [a - PLACE for a in legal if a != PASS])
    if isinstance(g.question, TRIED) and g.phase != P_END:
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
    if isinstance(room.effect, Laboratory):
        return WORTHS.spell_in_hand + 1.0
    if isinstance(room.effect, LoseSpell):
        return WORTHS.spell_in_hand if any(g.spells_in_hand(other) for other in g.opponents(seat)) else 0.0
    if isinstance(room.effect, BuildMore):
        return 3.0 if len(g.rooms_in_hand(seat)) > 1 else 0.0
    if isinstance(room.effect, TakeMonster):
        return 1.5 if any(g.tables.is_room(card) for card in g.discard) else 0.0
    if isinstance(room.effect, Swap):
        return 1.0
    if isinstance(room.effect, LureOrdinary):
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
        return useful_ability(g, seat, g.room(g.active_room(seat, action - ACTIVATE)).effect)
    if action < CAST:
        return False
    effect = g.tables.spell_of_kind(action - CAST).effect
    if g.phase == P_BUILD:
        return g.active == seat if isinstance(effect, Motivation) else last_build_turn(g)
    if g.active == seat:
        if isinstance(effect, LAST_CHANCE):
            return not isinstance(effect, Assassin) and fate_decided(g) and not inside_dies(g)
        return isinstance(effect, (Annihilator, GiantSize)) and not all_die(g, seat)
    if isinstance(effect, LAST_CHANCE):
        return fate_decided(g) and inside_dies(g)
    return isinstance(effect, (Freeze, Trepidation)) and any_dies(g)


def useful_ability(g: State, seat: int, effect: RoomEffect) -> bool:
    if isinstance(effect, (Pit, Boulder)):
        return not inside_dies(g)
    if isinstance(effect, Crush):
        return g.phase == P_ADVENTURE and g.active == seat and not all_die(g, seat)
    if isinstance(effect, Prison):
        return last_build_turn(g) if g.phase == P_BUILD else g.active not in (seat, -1) and g.inside < 0
    if isinstance(effect, Jackpot):
        return last_build_turn(g)
    if isinstance(effect, (Kitchen, Dracolich)):
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
    if action != PASS or not isinstance(g.question, ChanceToAct):
        twin.answer(seat, action)
        go_on(twin)
        while twin.pending() and not isinstance(twin.asked(), ChanceToAct):
            if isinstance(twin.asked(), BRANCHING) and twin.seats[0] == seat:
                return max(trial(twin, seat, answer) for answer in promising(twin, seat))
            twin.answer(twin.seats[0], reflex(twin, twin.seats[0], twin.options))
            go_on(twin)
    extra = next_placement_gain(twin, seat) if twin.placements[seat] > g.placements[seat] else 0.0
    uncover(twin, seat)
    return outlook(twin, seat) + extra


def first_impression(g: State, seat: int, action: int) -> float:
    """How good one of very many answers looks, to tell which are worth a closer look."""
    if action != PASS and isinstance(g.question, TAKEN):
        return card_worth(g, seat, action - CARD)
    if action != PASS and isinstance(g.question, GIVEN):
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
    question = g.question
    if isinstance(question, TargetRoom) and question.kind >= len(g.tables.rooms):
        effect = g.tables.spell_of_kind(question.kind).effect
        owned = [a for a in options if (seat_of_room(a) == seat) != isinstance(effect, Freeze)]
        if isinstance(effect, CaveIn):
            owned = [a for a in owned if g.active_room(seat, slot_of_room(a)) == g.inside_room]
        elif g.phase == P_ADVENTURE:
            owned = [a for a in owned if seat_of_room(a) == g.active]
        return owned or options[:1]
    if isinstance(question, TargetHero) and len(options) > 3:
        heroes = g.tables.heroes
        return sorted(options, key=lambda a: (-heroes[a - HERO].health, a))[:3]
    return options


# ---- answers without a trial


def reflex(g: State, seat: int, legal: list[int]) -> int:
    question = g.question
    if PASS in legal and isinstance(question, (ChanceToAct, Respond)):
        return PASS
    if isinstance(question, GIVEN):
        return min(legal, key=lambda a: (card_worth(g, seat, a - CARD), a))
    if isinstance(question, TAKEN):
        return max((a for a in legal if a != PASS), key=lambda a: (card_worth(g, seat, a - CARD), a), default=PASS)
    if isinstance(question, (DrawFrom, Scheming)):
        wanted = SPELL_DECK if len(g.rooms_in_hand(seat)) > 1 else ROOM_DECK
        return wanted if wanted in legal else legal[-1]
    if isinstance(question, Mulligan):
        advanced = sum(1 for card in g.rooms_in_hand(seat) if g.room(card).advanced)
        return YES if advanced >= MULLIGAN_ROOMS and YES in legal else NO
    if isinstance(question, ChooseOpponent):
        return max(legal, key=lambda a: (g.souls(a - PLAYER) - g.wounds(a - PLAYER), len(g.hands[a - PLAYER]), -a))
    if isinstance(question, ChooseBoss):
        return min(legal, key=lambda a: rank_of(g.tables.bosses[a - BOSS].id))
    if isinstance(question, (Kill, LureWhom, HealWhom, ChooseHero)):
        return reflex_hero(g, seat, legal)
    return YES if YES in legal else legal[-1]


def rank_of(boss: str) -> int:
    return BOSS_RANKING.index(boss) if boss in BOSS_RANKING else len(BOSS_RANKING)


def reflex_hero(g: State, seat: int, legal: list[int]) -> int:
    """The most souls; where it must run the dungeon, one that dies there."""
    heroes = [a for a in legal if a != PASS]
    if isinstance(g.question, (LureWhom, ChooseHero)):
        damage = Dungeon(g, seat).damage
        dying = [a for a in heroes if g.health(a - HERO) <= damage]
        if not dying:
            return PASS if PASS in legal else min(heroes, key=lambda a: (g.health(a - HERO), a))
        heroes = dying
    return max(heroes, key=lambda a: (g.tables.heroes[a - HERO].epic, g.health(a - HERO), -a), default=PASS)
