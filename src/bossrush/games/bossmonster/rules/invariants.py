"""What holds in every position of Boss Monster, whatever was played."""

from __future__ import annotations

from bossrush.games.bossmonster.rules.ids import MAX_SLOTS
from bossrush.games.bossmonster.rules.priority import Spell
from bossrush.games.bossmonster.rules.setup import hero_used
from bossrush.games.bossmonster.rules.state import State


def invariants(g: State) -> list[str]:
    """What is broken, a sentence each; nothing in a sound position."""
    return cards(g) + heroes(g) + dungeons(g)


def cards(g: State) -> list[str]:
    """Every card is in exactly one place; a pending spell is on the table."""
    places = g.room_deck + g.spell_deck + g.discard + g.gone_cards + g.gone_hands
    for seat in range(g.players):
        places += g.hands[seat]
        for stack in g.dungeons[seat]:
            places += stack
    for frame in g.stack:
        if isinstance(frame, Spell) and frame.is_pending():
            places.append(frame.card)
    if sorted(places) != sorted(set(places)):
        return ["a card is in two places"]
    left_out = len(g.tables.cards) - len(places)
    return [] if left_out in (0, left_out_of_30(g)) else [f"{left_out} cards are nowhere"]


def left_out_of_30(g: State) -> int:
    return sum(spell.copies - spell.copies_of_30 for spell in g.tables.spells)


def heroes(g: State) -> list[str]:
    places = g.town + g.hero_deck + g.epic_deck + g.gone_heroes
    for seat in range(g.players):
        places += [*g.entrances[seat], *g.dead[seat], *g.survived[seat]]
    if g.inside >= 0:
        places.append(g.inside)
    if len(places) != len(set(places)):
        return ["a hero is in two places"]
    used = [hero for hero in range(len(g.tables.heroes)) if hero_used(g, hero)]
    missing = [hero for hero in used if hero not in places]
    return [f"the hero {g.tables.heroes[hero].id} is nowhere" for hero in missing]


def dungeons(g: State) -> list[str]:
    broken: list[str] = []
    tops = [stack[-1] for dungeon in g.dungeons for stack in dungeon if stack]
    for seat, dungeon in enumerate(g.dungeons):
        if len(dungeon) > MAX_SLOTS:
            broken.append(f"seat {seat + 1} has {len(dungeon)} slots")
        if any(not stack for stack in dungeon):
            broken.append(f"seat {seat + 1} has an empty slot")
    for card in g.down + g.sideways:
        if card not in tops:
            broken.append("a face-down or deactivated card is not on top of a stack")
    if g.inside_room >= 0 and g.inside_room not in tops:
        broken.append("the hero stands in a room that is not there")
    return broken
