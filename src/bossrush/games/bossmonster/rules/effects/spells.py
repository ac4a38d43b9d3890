"""What the spells do (BM-22.39 to BM-22.53)."""

from __future__ import annotations

from typing import ClassVar

from bossrush.games.bossmonster.rules.cards import (
    ROOMS,
    SPELLS,
    add_health,
    back_to_entrance,
    discard_from_hand,
    draw,
    to_entrance,
)
from bossrush.games.bossmonster.rules.dungeon import deactivate, destroy, hurt
from bossrush.games.bossmonster.rules.effects.base import SpellEffect
from bossrush.games.bossmonster.rules.effects.targets import DEAD_HEROES, HEROES_INSIDE, ROOM_TARGETS
from bossrush.games.bossmonster.rules.events import (
    EV_BARRED,
    EV_BOOSTED,
    EV_EXTRA_PLACEMENT,
    EV_HERO_REMOVED,
    EV_HERO_TO_TOWN,
    EV_NO_BUILDING,
    EV_RETURNED,
    EV_TELEPORTED,
)
from bossrush.games.bossmonster.rules.ids import HERO, PLAYER
from bossrush.games.bossmonster.rules.priority import Spell, cancel_answered
from bossrush.games.bossmonster.rules.reasons import MOTIVATION_FEWER, MOTIVATION_LATE
from bossrush.games.bossmonster.rules.state import TELEPORTED, State, without
from bossrush.games.bossmonster.rules.tables import SpellCard
from bossrush.kernel.core import DONE, FINE


class Boost(SpellEffect):
    """BM-22.39, BM-R49: a room has more damage for the rest of the turn (BM-R56)."""

    __slots__ = ()

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        room = action.target_room
        g.boosts[room] = g.boosts.get(room, 0) + card.amount
        owner = g.owner_of(room)
        g.emit(EV_BOOSTED, owner, g.slot_of(owner, room), g.tables.cards[room], card.amount)
        return DONE


class Annihilator(Boost):
    """BM-22.39."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = ("room:trap", *ROOM_TARGETS)


class GiantSize(Boost):
    """BM-22.39."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = ("room:monster", *ROOM_TARGETS)


class Assassin(SpellEffect):
    """BM-22.40: the hero inside gains health."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = ("opponents_hero_inside", *HEROES_INSIDE)

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        add_health(g, action.target - HERO, card.amount)
        return DONE


class CaveIn(SpellEffect):
    """BM-22.41: destroy an own room; a hero in it dies (BM-R46)."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = ("own_room",)

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        destroy(g, action.owner, action.target_room, True)
        return DONE


class Counterspell(SpellEffect):
    """BM-22.42, BM-11.11, BM-11.13: cancels the spell whose response round is running."""

    __slots__ = ()

    def cancels(self) -> bool:
        return True

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        cancel_answered(g, action)
        return DONE


class Exhaustion(SpellEffect):
    """BM-22.43: damage equal to the active rooms of the own dungeon."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = ("own_hero_inside",)

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        hurt(g, action.owner, len(g.active_slots(action.owner)))
        return DONE


class Fear(SpellEffect):
    """BM-22.44, BM-R44: the hero inside goes back to town, as the newest and without damage (BM-9.16, BM-R9)."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = HEROES_INSIDE

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        g.town.append(g.inside)
        g.emit(EV_HERO_TO_TOWN, g.inside)
        g.inside = -1
        g.inside_room = -1
        return DONE


class Freeze(SpellEffect):
    """BM-22.45: deactivate a room."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = ROOM_TARGETS

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        deactivate(g, action.target_room)
        return DONE


class Jeopardy(SpellEffect):
    """BM-22.46, BM-R23: all hands first, then draws by rank, spells before rooms."""

    __slots__ = ()

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        for player in g.ranks():
            for held in sorted(g.hands[player]):
                discard_from_hand(g, player, held)
        for player in g.ranks():
            draw(g, player, SPELLS, card.draws_spells)
            draw(g, player, ROOMS, card.draws_rooms)
        return DONE


class KoboldStrike(SpellEffect):
    """BM-22.47, BM-R34, BM-R80: face-down rooms go back unseen, and nobody builds this turn."""

    __slots__ = ()

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        g.no_building = True
        g.emit(EV_NO_BUILDING)
        for player in g.ranks():
            for slot in range(len(g.dungeons[player]) - 1, -1, -1):
                if g.dungeons[player][slot][-1] in g.down:
                    self.take_back(g, player, slot)
        return DONE

    def take_back(self, g: State, player: int, slot: int) -> None:
        stack = g.dungeons[player][slot]
        room = stack.pop()
        g.down.remove(room)
        g.hands[player].append(room)
        g.emit(EV_RETURNED, player, g.tables.cards[room])
        if not stack:
            g.dungeons[player].pop(slot)


class Motivation(SpellEffect):
    """BM-22.48: one more placement for who has fewer rooms than an opponent."""

    __slots__ = ()

    def refuse(self, g: State, seat: int) -> int:
        """BM-R33."""
        if g.build_over[seat]:
            return MOTIVATION_LATE
        own = g.counted_rooms(seat)
        for other in g.opponents(seat):
            if g.counted_rooms(other) > own:
                return FINE
        return MOTIVATION_FEWER

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        g.placements[action.owner] += 1
        g.emit(EV_EXTRA_PLACEMENT, action.owner)
        return DONE


class PrincessInPeril(SpellEffect):
    """BM-22.49: a hero comes from town to the own entrance."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = ("hero_in_town",)

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        hero = action.target - HERO
        g.town.remove(hero)
        to_entrance(g, action.owner, hero)
        return DONE


class SoulHarvest(SpellEffect):
    """BM-22.50: an own Soul leaves the game for spells."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = ("own_dead_hero",)

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        seat = action.owner
        hero = action.target - HERO
        g.dead[seat] = without(g.dead[seat], hero)
        g.gone_heroes.append(hero)
        g.emit(EV_HERO_REMOVED, seat, hero)
        draw(g, seat, SPELLS, card.amount)
        return DONE


class Teleportation(SpellEffect):
    """BM-22.51, BM-R50: on the way to the leftmost active room; without one nothing happens."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = ("own_hero_inside",)

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        seat = action.owner
        if g.active_slots(seat):
            g.inside_room = -1
            g.walk = len(g.dungeons[seat])
            g.on_the_way = TELEPORTED
            g.emit(EV_TELEPORTED, seat, g.inside)
        return DONE


class Trepidation(SpellEffect):
    """BM-22.52, BM-R52: nobody enters that dungeon any more this turn."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = ("opponent_ahead", "opponent")

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        player = action.target - PLAYER
        g.barred[player] = True
        g.emit(EV_BARRED, player)
        return DONE


class ZombieAttack(SpellEffect):
    """BM-22.53: a Soul of an opponent becomes a hero again, and a stronger one."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = DEAD_HEROES

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        hero = action.target - HERO
        back_to_entrance(g, hero)
        add_health(g, hero, card.amount)
        return DONE
