"""What a seat may know (BM-V1 to BM-V16), built by whitelist. Cards are shown by kind: no number can be followed."""

from __future__ import annotations

from bossrush.games.bossmonster.rules.building import Reveal
from bossrush.games.bossmonster.rules.cards import DECKS
from bossrush.games.bossmonster.rules.effects.bosses import ChooseHero, Find, LevelUp, Steal
from bossrush.games.bossmonster.rules.ids import CLASSES, PHASES, SUBTYPES, room_action
from bossrush.games.bossmonster.rules.priority import RESOLVE, Action, Response, Spell, Window
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.turn import lured_to
from bossrush.kernel.core import NONE
from bossrush.kernel.events import SPECTATOR


def build_view(g: State, seat: int, texts: list[str]) -> dict[str, object]:
    """BM-19.7, BM-I4, BM-I6: decks are only counted, and nothing tells two equal cards apart."""
    knows = knowledge_of(g, seat)
    return {
        "game": "bossmonster",
        "seat": seat,
        "turn": g.turn,
        "phase": PHASES[g.phase],
        "active": g.active,
        "over": g.over,
        "winners": g.winners[:],
        "order": g.order[:],
        "players": [player_view(g, other, knows) for other in range(g.players)],
        "town": [hero_view(g, hero) for hero in g.town],
        "inside": inside_view(g),
        "decks": {
            DECKS[0]: len(g.room_deck),
            DECKS[1]: len(g.spell_deck),
            DECKS[2]: len(g.hero_deck),
            DECKS[3]: len(g.epic_deck),
        },
        "discard": [g.tables.name(card) for card in g.discard],
        "out_of_game": card_names(g, g.gone_cards),
        "removed_heroes": [g.tables.heroes[hero].id for hero in sorted(g.gone_heroes)],
        "no_building": g.no_building,
        "pending": pending_view(g, texts),
        "search": search_view(g, knows),
        "decision": decision_view(g, knows, texts),
    }


def knowledge_of(g: State, seat: int) -> int:
    """Whose knowledge this seat has: its own, or that of a spectator once it is out."""
    return seat if seat != SPECTATOR and g.alive[seat] else SPECTATOR


def card_names(g: State, cards: list[int]) -> list[str]:
    return [g.tables.kinds[kind] for kind in sorted(g.tables.cards[card] for card in cards)]


def player_view(g: State, seat: int, knows: int) -> dict[str, object]:
    """BM-19.1 to BM-19.6, BM-R73: of a hand only its owner sees more than numbers."""
    shown = g.bosses[seat] >= 0
    boss = g.tables.bosses[g.bosses[seat]] if shown else None
    data: dict[str, object] = {
        "seat": seat,
        "boss": boss.id if boss else None,
        "xp": boss.xp if boss else None,
        "alive": g.alive[seat],
        "levelled_up": g.levelled[seat],
        "level_up_waiting": g.alive[seat] and waits_for_level_up(g, seat),
        "souls": g.souls(seat),
        "wounds": g.wounds(seat),
        "dead": [g.tables.heroes[hero].id for hero in sorted(g.dead[seat])],
        "survived": [g.tables.heroes[hero].id for hero in sorted(g.survived[seat])],
        "rooms_in_hand": len(g.rooms_in_hand(seat)),
        "spells_in_hand": len(g.spells_in_hand(seat)),
        "dungeon": [slot_view(g, seat, slot, knows) for slot in range(len(g.dungeons[seat]))],
        "entrance": [hero_view(g, hero) for hero in g.entrances[seat]],
        "barred": g.barred[seat],
        "placements": g.placements[seat],
    }
    if boss and g.alive[seat]:
        data["treasure"] = {name: g.treasure(seat, c) for c, name in enumerate(CLASSES)}
        data["damage"] = sum(g.damage(seat, slot) for slot in g.active_slots(seat))
    if seat == knows:
        data["hand"] = card_names(g, g.hands[seat])
        data["offered"] = [g.tables.bosses[b].id for b in sorted(g.offered[seat])]
    return data


def slot_view(g: State, seat: int, slot: int, knows: int) -> dict[str, object]:
    """A face-down card is known to its owner only (BM-V2); covered rooms are public (BM-V4)."""
    stack = g.dungeons[seat][slot]
    top = stack[-1]
    face_down = top in g.down
    covered = [g.tables.name(card) for card in stack[:-1]]
    data: dict[str, object] = {"slot": slot + 1, "covered": covered, "face_down": face_down}
    if face_down:
        if seat == knows:
            data["room"] = g.tables.name(top)
        return data
    room = g.room(top)
    data["room"] = room.id
    data["type"] = SUBTYPES[room.subtype]
    data["advanced"] = room.advanced
    data["treasure"] = {name: room.treasure[c] for c, name in enumerate(CLASSES) if room.treasure[c]}
    data["deactivated"] = top in g.sideways
    data["used"] = top in g.used
    if top not in g.sideways:
        data["damage"] = g.damage(seat, slot)
        data["bonus"] = g.damage(seat, slot) - room.damage
    return data


def hero_view(g: State, hero: int) -> dict[str, object]:
    """With the dungeon that would lure it and the room that would kill it under what is public now."""
    card = g.tables.heroes[hero]
    data: dict[str, object] = {
        "hero": card.id,
        "class": CLASSES[card.hero_class] if card.hero_class >= 0 else None,
        "health": g.health(hero),
        "epic": card.epic,
    }
    if min(g.bosses) >= 0:
        data["lured_to"] = lured_to(g, hero)
        data["runs"] = [run_view(g, seat, hero) for seat in g.players_left()]
    return data


def run_view(g: State, seat: int, hero: int) -> dict[str, object]:
    """The damage along the path of this dungeon, and the slot in which it would be enough."""
    total = 0
    path: list[int] = []
    dies_in = None
    for slot in reversed(g.active_slots(seat)):
        total += g.damage(seat, slot)
        path.append(total)
        if dies_in is None and total >= g.health(hero):
            dies_in = slot + 1
    return {"seat": seat, "damage": path, "dies_in": dies_in}


def inside_view(g: State) -> dict[str, object] | None:
    if g.inside < 0:
        return None
    slot = g.slot_of(g.active, g.inside_room) if g.inside_room >= 0 else -1
    return {
        "seat": g.active,
        "hero": g.tables.heroes[g.inside].id,
        "damage": g.inside_damage,
        "health": g.health(g.inside),
        "slot": slot + 1 if slot >= 0 else None,
    }


def pending_view(g: State, texts: list[str]) -> list[dict[str, object]]:
    """Declared actions, the oldest first (BM-V12): until they have resolved or were cancelled."""
    return [
        {
            "seat": frame.owner,
            "spell": isinstance(frame, Spell),
            "card": g.tables.name(frame.card),
            "target": target_view(g, frame, texts),
        }
        for frame in g.stack
        if isinstance(frame, Action) and is_open(frame)
    ]


def is_open(action: Action) -> bool:
    cancelled = isinstance(action, Spell) and action.cancelled
    return action.is_declared() and action.step <= RESOLVE and not cancelled


def target_view(g: State, action: Action, texts: list[str]) -> str | None:
    """The target; a room where it lies now, for slots may have moved since it was named."""
    owner = g.owner_of(action.target_room) if action.target_room != NONE else -1
    if owner >= 0:
        return texts[room_action(owner, g.slot_of(owner, action.target_room))]
    return texts[action.target] if action.target != NONE else None


def passed_view(g: State) -> list[int]:
    """The seats that have passed in a row in the running window or response round (BM-V14)."""
    for frame in reversed(g.stack):
        if isinstance(frame, Window):
            return [g.at_rank(place) for place in range(frame.passed)]
        if isinstance(frame, Response):
            return [g.at_rank(place, frame.owner) for place in range(frame.passed)]
    return []


def waits_for_level_up(g: State, seat: int) -> bool:
    """BM-V5: found, but not yet resolved."""
    for frame in g.stack:
        if isinstance(frame, LevelUp) and frame.owner == seat:
            return True
        if isinstance(frame, Reveal) and seat in frame.levelling:
            return frame.owes_level_up(g, seat)
    return False


def search_view(g: State, knows: int) -> list[str] | None:
    """The cards the deciding player looks through now, without their order (BM-V1, BM-V10)."""
    if knows not in g.seats:
        return None
    question = g.question
    if isinstance(question, Steal):
        return card_names(g, g.hands[question.other])
    if isinstance(question, Find) and question.looked:
        return card_names(g, g.room_deck)
    if isinstance(question, ChooseHero):
        return [g.tables.heroes[hero].id for hero in sorted(question.looked_through(g))]
    return None


def decision_view(g: State, knows: int, texts: list[str]) -> dict[str, object] | None:
    """BM-V15, BM-V16, BM-I3, BM-I7: the options only for the chooser; of simultaneous choices, who has not finished."""
    if not g.pending():
        return None
    question = g.asked()
    data: dict[str, object] = {"question": question.name, "seats": g.seats[:], "passed": passed_view(g)}
    if not g.options and knows >= 0:
        data["chosen"] = [texts[action] for action in g.stack[-1].chosen_by(knows)]
    if knows in g.seats:
        data["about"] = question.about(g)
        data["legal"] = [texts[action] for action in g.legal(knows)]
    return data
