"""Effects of rooms that are not activated: when built, when a hero dies there, other triggers (BM-22.10 to 22.21)."""

from __future__ import annotations

from collections.abc import Callable

from bossrush.games.bossmonster.building import push_build_now
from bossrush.games.bossmonster.cards import (
    ROOMS,
    SPELLS,
    can_draw,
    discard_from_hand,
    draw,
    take_from_discard,
    to_entrance,
)
from bossrush.games.bossmonster.dungeon import legal_slots
from bossrush.games.bossmonster.effects.abilities import lose_random, takeable
from bossrush.games.bossmonster.events import (
    EV_HEALED,
    EV_SWAPPED,
    EV_TOOK_FROM_HAND,
    EV_TRIGGER_DECLINED,
)
from bossrush.games.bossmonster.ids import (
    CARD,
    E_BUILD_MORE,
    E_DRAW_ROOM,
    E_DRAW_ROOMS,
    E_DRAW_SPELL,
    E_HEAL,
    E_LABORATORY,
    E_LOSE_SPELL,
    E_LURE_ORDINARY,
    E_STEAL_RANDOM,
    E_SWAP,
    E_TAKE_MONSTER,
    E_TAKE_ROOM,
    HERO,
    K_ROOM_EFFECT,
    MAX_SLOTS,
    NO,
    PASS,
    PLACE,
    PLAYER,
    Q_BUILD_MORE,
    Q_DISCARD_SPELL,
    Q_HEAL,
    Q_KIND,
    Q_LURE,
    Q_OPPONENT,
    Q_SLOT,
    Q_SWAP_FIRST,
    Q_SWAP_SECOND,
    Q_TAKE,
    Q_USE,
    ROOM,
    ROOM_CARD,
    ROOM_EFFECTS,
    SLOT,
    SPELL_CARD,
    YES,
)
from bossrush.games.bossmonster.reasons import FINE, NOT_A_CHOICE
from bossrush.games.bossmonster.state import FRAMES, OPTIONS, REFUSE, State
from bossrush.kernel.core import DONE, WAIT, Frame


def room_effect(g: State, f: Frame) -> int:
    """The argument is the room card."""
    if f.step == 9:
        return DONE
    return DO[g.room(f.args[0]).effect](g, f, f.owner)


def use_up(g: State, card: int) -> None:
    """BM-R54: used up only by an effect."""
    if g.room(card).once and card not in g.used:
        g.used.append(card)


def declined(g: State, f: Frame, seat: int) -> int:
    g.emit(EV_TRIGGER_DECLINED, seat, g.tables.cards[f.args[0]])
    return DONE


def use_options(g: State) -> list[int]:
    return [YES, NO]


def refuse_use(g: State, action: int) -> int:
    return FINE if action == YES or action == NO else NOT_A_CHOICE


# ---- draws


def do_draw(g: State, f: Frame, seat: int) -> int:
    """Golem Factory, Beast Menagerie, Brainsucker Hive, Liger's Den, Recycling Center."""
    room = g.room(f.args[0])
    which = SPELLS if room.effect == E_DRAW_SPELL else ROOMS
    if not can_draw(g, which):
        return DONE
    if room.may:
        answer = g.ask(f, seat, Q_USE, g.tables.cards[f.args[0]])
        if answer == WAIT:
            return WAIT
        if answer == NO:
            return declined(g, f, seat)
    use_up(g, f.args[0])
    draw(g, seat, which, room.amount)
    return DONE


def do_laboratory(g: State, f: Frame, seat: int) -> int:
    """BM-22.11: draw first, then discard one spell."""
    if f.step == 0:
        draw(g, seat, SPELLS, g.room(f.args[0]).amount)
        return f.goto(1)
    return discard_a_spell(g, f, seat)


def discard_a_spell(g: State, f: Frame, seat: int) -> int:
    if not g.spells_in_hand(seat):
        return DONE
    answer = g.ask(f, seat, Q_DISCARD_SPELL)
    if answer == WAIT:
        return WAIT
    discard_from_hand(g, seat, g.card_of_kind(g.hands[seat], answer - CARD))
    return DONE


def discard_spell_options(g: State) -> list[int]:
    return [CARD + kind for kind in g.kinds_of(g.spells_in_hand(g.asked))]


def refuse_discard_spell(g: State, action: int) -> int:
    return FINE if action in discard_spell_options(g) else NOT_A_CHOICE


# ---- the discard pile


def do_take(g: State, f: Frame, seat: int) -> int:
    """Open Grave, Monstrous Monument: must, if there is a fitting card."""
    effect = g.room(f.args[0]).effect
    if not takeable(g, effect):
        return DONE
    answer = g.ask(f, seat, Q_TAKE, effect)
    if answer == WAIT:
        return WAIT
    use_up(g, f.args[0])
    take_from_discard(g, seat, answer - CARD)
    return DONE


# ---- other players' hands


def do_lose_spell(g: State, f: Frame, seat: int) -> int:
    """Specter's Sanctum: an opponent who holds a spell, if any does (BM-R40)."""
    if not holders(g, seat, SPELL_CARD):
        return DONE
    answer = g.ask(f, seat, Q_OPPONENT, SPELL_CARD)
    if answer == WAIT:
        return WAIT
    lose_random(g, answer - PLAYER, False)
    return DONE


def holders(g: State, seat: int, kind: int) -> list[int]:
    """The opponents who hold a card of this kind: `ROOM_CARD`, `SPELL_CARD`, or any card (-1)."""
    found: list[int] = []
    for other in sorted(g.opponents(seat)):
        cards = g.hands[other]
        if kind == ROOM_CARD:
            cards = g.rooms_in_hand(other)
        elif kind == SPELL_CARD:
            cards = g.spells_in_hand(other)
        if cards:
            found.append(other)
    return found


def opponent_options(g: State) -> list[int]:
    return [PLAYER + other for other in holders(g, g.asked, g.context[0])]


def refuse_opponent(g: State, action: int) -> int:
    return FINE if action in opponent_options(g) else NOT_A_CHOICE


def do_steal_random(g: State, f: Frame, seat: int) -> int:
    """Succubus Spa: an opponent and a kind of card, then a random one of it (BM-22.16)."""
    if not holders(g, seat, -1):
        return DONE
    who = g.ask(f, seat, Q_OPPONENT, -1)
    if who == WAIT:
        return WAIT
    other = who - PLAYER
    kind = g.ask(f, seat, Q_KIND, other)
    if kind == WAIT:
        return WAIT
    use_up(g, f.args[0])
    cards = sorted(g.rooms_in_hand(other) if kind == ROOM_CARD else g.spells_in_hand(other))
    move_card(g, seat, other, cards[g.chance.below(len(cards))])
    return DONE


def move_card(g: State, seat: int, other: int, card: int) -> None:
    """BM-E4: the two players learn the card, the others its kind."""
    g.came_out(seat)  # who looked through the hand, for a random card is a chance result
    g.hands[other].remove(card)
    g.hands[seat].append(card)
    kind = ROOM_CARD if g.tables.is_room(card) else SPELL_CARD
    g.emit(EV_TOOK_FROM_HAND, seat, other, g.tables.cards[card], kind)


def kind_options(g: State) -> list[int]:
    other = g.context[0]
    options = [ROOM_CARD] if g.rooms_in_hand(other) else []
    return [*options, SPELL_CARD] if g.spells_in_hand(other) else options


def refuse_kind(g: State, action: int) -> int:
    return FINE if action in kind_options(g) else NOT_A_CHOICE


# ---- heroes


def do_heal(g: State, f: Frame, seat: int) -> int:
    """Vampire Bordello (BM-9.14, BM-22.18)."""
    if not g.survived[seat]:
        return DONE
    answer = g.ask(f, seat, Q_HEAL)
    if answer == WAIT:
        return WAIT
    if answer == PASS:
        return declined(g, f, seat)
    use_up(g, f.args[0])
    hero = answer - HERO
    g.survived[seat].remove(hero)
    g.dead[seat].append(hero)
    g.gained_soul[seat] = True
    g.emit(EV_HEALED, seat, hero)
    return DONE


def heal_options(g: State) -> list[int]:
    return [PASS] + [HERO + hero for hero in sorted(g.survived[g.asked])]


def refuse_heal(g: State, action: int) -> int:
    return FINE if action in heal_options(g) else NOT_A_CHOICE


def do_lure_ordinary(g: State, f: Frame, seat: int) -> int:
    """Mimic Vault (BM-22.14)."""
    if not ordinary_in_town(g):
        return DONE
    answer = g.ask(f, seat, Q_LURE)
    if answer == WAIT:
        return WAIT
    g.town.remove(answer - HERO)
    to_entrance(g, seat, answer - HERO)
    return DONE


def ordinary_in_town(g: State) -> list[int]:
    return sorted(hero for hero in g.town if not g.tables.heroes[hero].epic)


def lure_options(g: State) -> list[int]:
    return [HERO + hero for hero in ordinary_in_town(g)]


def refuse_lure(g: State, action: int) -> int:
    return FINE if action in lure_options(g) else NOT_A_CHOICE


# ---- dungeons


def do_swap(g: State, f: Frame, seat: int) -> int:
    """Centipede Tunnel: two whole stacks with active tops in one dungeon (BM-22.12, BM-20)."""
    if not swappable(g):
        return DONE
    first = g.ask(f, seat, Q_SWAP_FIRST)
    if first == WAIT:
        return WAIT
    if first == PASS:
        return declined(g, f, seat)
    second = g.ask(f, seat, Q_SWAP_SECOND, first)
    if second == WAIT:
        return WAIT
    owner = (first - ROOM) // MAX_SLOTS
    a = (first - ROOM) % MAX_SLOTS
    b = (second - ROOM) % MAX_SLOTS
    dungeon = g.dungeons[owner]
    stack = dungeon[a]
    dungeon[a] = dungeon[b]
    dungeon[b] = stack
    g.emit(EV_SWAPPED, owner, a, b)
    return DONE


def swappable(g: State) -> list[int]:
    found: list[int] = []
    for owner in sorted(g.players_left()):
        slots = g.active_slots(owner)
        if len(slots) >= 2:
            found += [ROOM + owner * MAX_SLOTS + slot for slot in slots]
    return found


def swap_first_options(g: State) -> list[int]:
    return [PASS, *swappable(g)]


def refuse_swap_first(g: State, action: int) -> int:
    return FINE if action in swap_first_options(g) else NOT_A_CHOICE


def swap_second_options(g: State) -> list[int]:
    first = g.context[0]
    return [a for a in swappable(g) if a != first and (a - ROOM) // MAX_SLOTS == (first - ROOM) // MAX_SLOTS]


def refuse_swap_second(g: State, action: int) -> int:
    return FINE if action in swap_second_options(g) else NOT_A_CHOICE


def do_build_more(g: State, f: Frame, seat: int) -> int:
    """Construction Zone: one more room from the hand, or none; asked even if the hand holds none (BM-R27)."""
    if g.no_building or not g.hands[seat]:
        return DONE
    answer = g.ask(f, seat, Q_BUILD_MORE)
    if answer == WAIT:
        return WAIT
    if answer == PASS:
        return declined(g, f, seat)
    slot = g.ask(f, seat, Q_SLOT, answer - PLACE)
    if slot == WAIT:
        return WAIT
    g.came_out(seat)
    card = g.card_of_kind(g.hands[seat], answer - PLACE)
    g.hands[seat].remove(card)
    f.goto(9)
    return push_build_now(g, seat, card, slot - SLOT)


def build_more_options(g: State) -> list[int]:
    kinds = g.kinds_of(g.rooms_in_hand(g.asked))
    return [PASS] + [PLACE + kind for kind in kinds if legal_slots(g, g.asked, kind)]


def refuse_build_more(g: State, action: int) -> int:
    return FINE if action in build_more_options(g) else NOT_A_CHOICE


def nothing(g: State, f: Frame, seat: int) -> int:
    return DONE


DO: list[Callable[[State, Frame, int], int]] = [nothing] * len(ROOM_EFFECTS)
DO[E_DRAW_ROOM] = do_draw
DO[E_DRAW_ROOMS] = do_draw
DO[E_DRAW_SPELL] = do_draw
DO[E_LABORATORY] = do_laboratory
DO[E_TAKE_ROOM] = do_take
DO[E_TAKE_MONSTER] = do_take
DO[E_LOSE_SPELL] = do_lose_spell
DO[E_STEAL_RANDOM] = do_steal_random
DO[E_HEAL] = do_heal
DO[E_LURE_ORDINARY] = do_lure_ordinary
DO[E_SWAP] = do_swap
DO[E_BUILD_MORE] = do_build_more

FRAMES[K_ROOM_EFFECT] = room_effect
OPTIONS[Q_USE] = use_options
REFUSE[Q_USE] = refuse_use
OPTIONS[Q_DISCARD_SPELL] = discard_spell_options
REFUSE[Q_DISCARD_SPELL] = refuse_discard_spell
OPTIONS[Q_OPPONENT] = opponent_options
REFUSE[Q_OPPONENT] = refuse_opponent
OPTIONS[Q_KIND] = kind_options
REFUSE[Q_KIND] = refuse_kind
OPTIONS[Q_HEAL] = heal_options
REFUSE[Q_HEAL] = refuse_heal
OPTIONS[Q_LURE] = lure_options
REFUSE[Q_LURE] = refuse_lure
OPTIONS[Q_SWAP_FIRST] = swap_first_options
REFUSE[Q_SWAP_FIRST] = refuse_swap_first
OPTIONS[Q_SWAP_SECOND] = swap_second_options
REFUSE[Q_SWAP_SECOND] = refuse_swap_second
OPTIONS[Q_BUILD_MORE] = build_more_options
REFUSE[Q_BUILD_MORE] = refuse_build_more
