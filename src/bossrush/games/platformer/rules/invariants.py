"""What holds in every position of Platformer, whatever was played: for scenarios and property tests."""

from __future__ import annotations

from bossrush.games.platformer.rules.ids import ACTION_DICE, ARTIFACT, EMPTY, ENEMY, FACE_NAMES, HERO, MARKS
from bossrush.games.platformer.rules.notation import space_name
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.wounds import health_pool


def invariants(g: State) -> list[str]:
    """What is broken, a sentence each; nothing in a sound position."""
    return figures(g) + tokens(g) + cards(g) + decks(g) + players(g) + dice(g)


def figures(g: State) -> list[str]:
    """PF-1.15, PF-3.1: one figure a space, none outside the Map, and all books about it agree."""
    broken: list[str] = []
    for cell, figure in enumerate(g.at):
        name = space_name(cell)
        if figure != EMPTY and not g.on_map(cell):
            broken.append(f"a figure stands on {name}, outside the Map")
        seat = g.seat_at(cell)
        if seat >= 0 and (seat >= g.players or g.pos[seat] != cell):
            broken.append(f"{name} shows the hero of seat {seat + 1}, who is not there")
    if g.enemies != [cell for cell, figure in enumerate(g.at) if figure >= ENEMY]:
        broken.append(f"the list of enemies is {[space_name(cell) for cell in g.enemies]}, but the Map shows others")
    for seat, cell in enumerate(g.pos):
        if cell >= 0 and g.at[cell] != HERO + seat:
            broken.append(f"the hero of seat {seat + 1} is on {space_name(cell)}, but the space does not show it")
    return broken


def tokens(g: State) -> list[str]:
    """Coins, gems and enemy tokens are in the supply, on the Map or with a player: none is lost or made."""
    broken: list[str] = []
    cells = range(g.tower.cells)
    counts = [
        ("coins", g.coin_supply, g.coins, sum(g.coins_on), g.tables.coins),
        ("gems", g.gem_supply, g.gems, sum(g.gems_on), g.tables.gems),
    ]
    for name, supply, owned, lying, total in counts:
        if supply + sum(owned) + lying != total:
            broken.append(f"{supply} {name} in the supply, {owned} with the players, {lying} on the Map: not {total}")
        if supply < 0 or min(owned) < 0:
            broken.append(f"there are fewer than no {name} somewhere: supply {supply}, players {owned}")
    for cell in cells:
        if g.has_tokens(cell) and not g.on_map(cell):
            broken.append(f"tokens lie on {space_name(cell)}, outside the Map")
    for kind, enemy in enumerate(g.tables.enemies):
        placed = sum(1 for cell in g.enemies if g.enemy_at(cell) == kind)
        if g.enemy_supply[kind] < 0 or g.enemy_supply[kind] + placed != enemy.tokens:
            broken.append(
                f"{enemy.id}: {g.enemy_supply[kind]} in the supply and {placed} on the Map: not {enemy.tokens}"
            )
    return broken


def cards(g: State) -> list[str]:
    """Every copy of an item or potion is in a deck, in the shop or with a player; artifacts are there at most once."""
    broken: list[str] = []
    everywhere = [*g.item_deck, *g.potion_deck, *g.middle, *[kind for kind in g.shop if kind >= 0]]
    for seat in range(g.players):
        everywhere += g.cards[seat]
        if g.cards[seat] != sorted(g.cards[seat]) or g.exhausted[seat] != sorted(g.exhausted[seat]):
            broken.append(f"the cards of seat {seat + 1} are not in order")
        for kind in set(g.exhausted[seat]):
            if g.exhausted[seat].count(kind) > g.cards[seat].count(kind):
                broken.append(f"seat {seat + 1} has exhausted more {g.tables.cards[kind].id} than it owns")
    for kind, card in enumerate(g.tables.cards):
        if everywhere.count(kind) != card.copies and card.type != ARTIFACT:
            broken.append(f"{card.id}: {everywhere.count(kind)} copies in the game: not {card.copies}")
        if card.type == ARTIFACT and everywhere.count(kind) > 1:
            broken.append(f"{card.id} is there twice")
    if not 0 <= g.known_potions <= len(g.potion_deck):
        broken.append(f"{g.known_potions} potions are known at the bottom of a deck of {len(g.potion_deck)}")
    return broken


def decks(g: State) -> list[str]:
    """PF-R93: the boss's attack cards are in its deck or discarded; PF-26.6: a turned up event never comes back."""
    broken: list[str] = []
    attacks = sorted(g.boss_deck + g.boss_discard)
    if attacks != [kind for kind, card in enumerate(g.tables.boss_cards) if card.boss == g.boss]:
        broken.append(f"the attack cards of the boss are {[g.tables.boss_cards[kind].id for kind in attacks]}")
    events = g.event_deck if g.event < 0 else [*g.event_deck, g.event]
    if len(set(events)) < len(events) or (events and not g.solo()):
        broken.append(f"the events are {[g.tables.events[kind].id for kind in events]}")
    return broken


def players(g: State) -> list[str]:
    """Hearts from 1 to the health pool (a faint refills them), boss tokens only on the Map (PF-22.3)."""
    broken: list[str] = []
    for seat in range(g.players):
        if not 1 <= g.hearts[seat] <= health_pool(g, seat):
            broken.append(f"seat {seat + 1} has {g.hearts[seat]} hearts of {health_pool(g, seat)}")
        if g.pos[seat] >= 0 and g.on_boss_level(g.pos[seat]) and not g.committed[seat]:
            broken.append(f"seat {seat + 1} is on the Boss Level but has not entered it")
        if g.pos[seat] < 0 and g.marks[seat]:
            broken.append(f"seat {seat + 1} is absent but holds boss tokens")
    for mark, name in enumerate(MARKS):
        held = sum(1 for seat in range(g.players) if g.has_mark(seat, mark))
        if g.mark_supply[mark] < 0 or held + g.mark_supply[mark] != g.tables.sheet(g.boss).marks[mark]:
            broken.append(f"{name}: {held} with heroes and {g.mark_supply[mark]} in the supply")
    return broken


def dice(g: State) -> list[str]:
    """Never more than the five dice, on the table or in the roll record; only unused dice are kept as turned."""
    broken: list[str] = []
    if min(g.pool) < 0 or min(g.used) < 0 or sum(g.pool) + sum(g.used) > ACTION_DICE:
        broken.append(f"the dice are {g.pool} unused and {g.used} used")
    if min(g.recorded) < 0 or sum(g.recorded) > ACTION_DICE:
        broken.append(f"the roll record is {g.recorded}")
    for face, number in enumerate(g.pool):
        if sum(1 for die in g.turned if die.face == face) > number:
            broken.append(f"more dice were turned to {FACE_NAMES[face]} than the {number} unused ones")
    return broken
