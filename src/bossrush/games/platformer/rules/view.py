"""What a seat may know (PF-R101), built by whitelist: face-down tiles, enemy cards and deck orders are not in it."""

from __future__ import annotations

from bossrush.games.platformer.rules.combat import health, score
from bossrush.games.platformer.rules.ids import (
    BOSS_SPAWN,
    CARD_TYPES,
    COIN_SPACE,
    COLUMNS,
    DIE_NAMES,
    FACE_NAMES,
    FACES,
    GEM_SPACE,
    HERO,
    LADDER,
    LEVEL_CELLS,
    MARKS,
    ONE_WAY,
    PIERCED,
    PLATFORM,
    PORTAL,
    SHOP,
    SPAWN,
    SPECIAL_ICON,
    TRAP,
)
from bossrush.games.platformer.rules.notation import space_name
from bossrush.games.platformer.rules.shop import price
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.wounds import health_pool

FEATURES = (
    (LADDER, "ladder"),
    (SPAWN, "spawn"),
    (COIN_SPACE, "coin"),
    (GEM_SPACE, "gem"),
    (TRAP, "trap"),
    (SHOP, "shop"),
    (PORTAL, "portal"),
    (BOSS_SPAWN, "boss_spawn"),
    (SPECIAL_ICON, "special_icon"),
)
FLOORS = {PLATFORM: "platform", PIERCED: "pierced", ONE_WAY: "one_way"}


def build_view(g: State, seat: int, texts: list[str]) -> dict[str, object]:
    return {
        "game": "platformer",
        "seat": seat,
        "turn": g.turn,
        "active": g.active,
        "step": min(g.stack[0].step - 1, 9),
        "over": g.over,
        "winners": g.winners[:],
        "levels": [level_view(g, level) for level in range(g.tower.levels)],
        "spaces": [space_view(g, cell) for cell in range(g.first_cell(), g.end_cell())],
        "players": [player_view(g, s) for s in range(g.players)],
        "dice": dice_view(g),
        "bonus": g.bonus,
        "invisible": g.invisible,
        "nimble_used": g.nimble_used,
        "boss": g.tables.enemies[g.boss].id,
        "boss_health": health(g, g.boss),
        "boss_cards": {
            "deck": len(g.boss_deck),
            "discard": [g.tables.boss_cards[card].id for card in g.boss_discard],
        },
        "marks": {MARKS[mark]: g.mark_supply[mark] for mark in range(len(MARKS))},
        "artifacts": [g.tables.cards[kind].id for kind in g.middle],
        "solo": solo_view(g) if g.solo() else None,
        "shop": [card_view(g, kind) for kind in g.shop],
        "decks": {
            "items": len(g.item_deck),
            "potions": len(g.potion_deck),
            "potions_at_bottom": [g.tables.cards[kind].id for kind in g.potion_deck[: g.known_potions]],
        },
        "supply": {
            "coins": g.coin_supply,
            "gems": g.gem_supply,
            "enemies": {enemy.id: g.enemy_supply[kind] for kind, enemy in enumerate(g.tables.enemies)},
        },
        "decision": decision_view(g, seat, texts),
    }


def solo_view(g: State) -> dict[str, object]:
    data: dict[str, object] = {
        "event": g.tables.events[g.event].id if g.event >= 0 else None,
        "events_left": len(g.event_deck),
        "events_seen": [card.id for i, card in enumerate(g.tables.events) if i not in g.event_deck],
        "defeats": g.defeats,
    }
    if g.winners:
        data["score"] = score(g)
    return data


def level_view(g: State, level: int) -> dict[str, object]:
    if level > g.high:
        return {"level": level + 1, "state": "hidden", "boss": level == g.tower.boss_level}
    tiles = [g.tables.tiles[i].id for i in g.tile_ids[2 * level : 2 * level + 2]]
    state = "removed" if level < g.low else "revealed"
    data: dict[str, object] = {"level": level + 1, "state": state, "tiles": tiles, "boss": level == g.tower.boss_level}
    if level < g.tower.boss_level:
        data["enemy"] = g.tables.enemies[g.level_enemies[level]].id
    return data


def space_view(g: State, cell: int) -> dict[str, object]:
    data: dict[str, object] = {"space": space_name(cell)}
    features = [name for feature, name in FEATURES if g.tower.has(cell, feature)]
    if features:
        data["features"] = features
    if g.tower.floor[cell] in FLOORS:
        data["floor"] = FLOORS[g.tower.floor[cell]]
    if g.tower.wall[cell] and cell % COLUMNS < COLUMNS - 1:
        data["wall_right"] = True
    if g.coins_on[cell]:
        data["coins"] = g.coins_on[cell]
    if g.gems_on[cell]:
        data["gems"] = g.gems_on[cell]
    if g.enemy_at(cell) >= 0:
        data["enemy"] = g.tables.enemies[g.enemy_at(cell)].id
    elif g.at[cell]:
        data["hero"] = g.at[cell] - HERO
    return data


def player_view(g: State, seat: int) -> dict[str, object]:
    cell = g.pos[seat]
    return {
        "seat": seat,
        "hero": g.hero_card(seat).id,
        "space": space_name(cell) if cell >= 0 else None,
        "level": cell // LEVEL_CELLS + 1 if cell >= 0 else None,
        "hearts": g.hearts[seat],
        "health": health_pool(g, seat),
        "coins": g.coins[seat],
        "gems": g.gems[seat],
        "special": FACE_NAMES[g.special[seat]],
        "cards": [g.tables.cards[kind].id for kind in g.cards[seat]],
        "exhausted": [g.tables.cards[kind].id for kind in g.exhausted[seat]],
        "ability_exhausted": g.hero_exhausted[seat],
        "marks": [MARKS[mark] for mark in range(len(MARKS)) if g.has_mark(seat, mark)],
        "levitating": g.levitating[seat],
        "entered_boss_level": g.committed[seat],
        "turns": g.turns[seat],
    }


def dice_view(g: State) -> dict[str, object]:
    return {
        "pool": {FACE_NAMES[face]: g.pool[face] for face in range(FACES)},
        "used": {FACE_NAMES[face]: g.used[face] for face in range(FACES)},
        "recorded": {FACE_NAMES[face]: g.recorded[face] for face in range(FACES)},
        "enemy": [DIE_NAMES[result] for result in g.enemy_rolls],
    }


def card_view(g: State, kind: int) -> dict[str, object] | None:
    if kind < 0:
        return None
    card = g.tables.cards[kind]
    return {
        "card": card.id,
        "type": CARD_TYPES[card.type],
        "price": card.price,
        "prices": [price(g, seat, kind) for seat in range(g.players)],
    }


def decision_view(g: State, seat: int, texts: list[str]) -> dict[str, object] | None:
    """The pending decision and what it is about; its options only for the seat that decides."""
    question = g.question
    if question is None:
        return None
    data: dict[str, object] = {"question": question.name, "seats": g.seats[:], "about": question.about(g)}
    if seat in g.seats:
        data["legal"] = [texts[action] for action in g.legal(seat)]
    return data
