"""The table of Boss Monster as text: dungeons from the entrance (left) to the Boss (right), town, hand."""

from __future__ import annotations

import textwrap
from collections.abc import Callable

from bossrush.games.bossmonster.rules.ids import CLASSES, MAX_SLOTS
from bossrush.games.bossmonster.text.views import Hero, Player, Slot, View
from bossrush.games.bossmonster.text.words import LETTERS, BossMonsterWords, icons
from bossrush.terminal.layout import WIDTH, fill, paint, wrap, wrap_entries
from bossrush.text.words import NONE

CELL = 12
MARGIN = "  "
NAME_LINES = 2
UNSEEN = "?"
ACTIVE_COLOUR = "1;32"
GONE_COLOUR = "31"


def draw_player(view: View, words: BossMonsterWords, seat: int, colour: bool = False) -> str:
    player = view["players"][seat]
    lines = [paint(header(view, words, player), ACTIVE_COLOUR if view["active"] == seat else "", colour)]
    if not player["alive"]:
        return "\n".join([*lines, MARGIN + paint(words.say("player-out"), GONE_COLOUR, colour)])
    lines += draw_dungeon(words, player)
    if player["entrance"]:
        heroes = [at_entrance(words, hero, seat) for hero in player["entrance"]]
        lines += wrap_entries([MARGIN + words.say("entrance-line", heroes=", ".join(heroes))], "", MARGIN * 2)
    if player["barred"]:
        lines.append(MARGIN + words.say("player-barred"))
    return "\n".join(lines)


def header(view: View, words: BossMonsterWords, player: Player) -> str:
    pointer = ">" if player["seat"] == view["active"] else " "
    line = words.say(
        "player-line",
        souls=player["souls"],
        wounds=player["wounds"],
        rooms=player["rooms_in_hand"],
        spells=player["spells_in_hand"],
    )
    treasure = player.get("treasure", {})
    values = " ".join(f"{LETTERS[name]}{treasure[name]}" for name in CLASSES if name in treasure)
    start = f"{pointer} {player['seat'] + 1} {words.player(player['seat']):<10}"
    return "\n".join(wrap_entries([f"{start}  {line}  {values}".rstrip()], "", MARGIN * 2))


def draw_dungeon(words: BossMonsterWords, player: Player) -> list[str]:
    """Rooms in boxes: number and type above, the state below. New rooms come at the left end."""
    slots = player["dungeon"][::-1]
    boss = boss_lines(words, player)
    if not slots:
        return [f"{MARGIN}{words.say('dungeon-empty')}  {' '.join(boss)}".rstrip()]
    indent = MARGIN + " " * ((CELL + 1) * (MAX_SLOTS - len(slots)))
    above = "+".join(label(f"{slot['slot']} {slot_type(words, slot)}") for slot in slots)
    below = "+".join(label(state(words, slot), covered(slot)) for slot in slots)
    cells = [[*name_lines(words, slot), stats(words, slot)] for slot in slots]
    lines = [f"{indent}+{above}+"]
    for row in range(NAME_LINES + 1):
        texts = "|".join(f"{cell[row]:<{CELL}}" for cell in cells)
        lines.append(f"{indent}|{texts}| {boss[row] if row < len(boss) else ''}".rstrip())
    return [*lines, f"{indent}+{below}+"]


def label(left: str, right: str = "") -> str:
    room = CELL - len(right)
    start = f"-{left}" if 0 < len(left) < room else left
    return start[:room].ljust(room, "-") + right


def boss_lines(words: BossMonsterWords, player: Player) -> list[str]:
    if player["boss"] is None:
        return []
    room = WIDTH - len(MARGIN) - (CELL + 1) * MAX_SLOTS - 2
    level = [words.say("boss-levelled")] if player["levelled_up"] else []
    return [words.player(player["seat"])[:room], f"{words.boss_letter(player['boss'])} {player['xp']}", *level]


def slot_type(words: BossMonsterWords, slot: Slot) -> str:
    return words.room_type(slot["type"], slot["advanced"]) if "type" in slot else ""


def state(words: BossMonsterWords, slot: Slot) -> str:
    if slot["face_down"]:
        return words.say("state-face-down")
    if slot["deactivated"]:
        return words.say("state-deactivated")
    return words.say("state-used") if slot["used"] else ""


def covered(slot: Slot) -> str:
    return f"+{len(slot['covered'])}" if slot["covered"] else ""


def name_lines(words: BossMonsterWords, slot: Slot) -> list[str]:
    name = words.card(slot["room"]) if "room" in slot else UNSEEN
    if slot["face_down"] and "room" in slot:
        name = f"({name})"
    lines = textwrap.wrap(name, CELL, max_lines=NAME_LINES, placeholder="…")
    return lines + [""] * (NAME_LINES - len(lines))


def stats(words: BossMonsterWords, slot: Slot) -> str:
    """Damage as printed and what is added now, then treasure."""
    if slot["face_down"]:
        return ""
    treasure = icons(words.room_card(slot["room"]))
    if "damage" not in slot:
        return f"- {treasure.lower()}"
    bonus = slot["bonus"]
    damage = f"{slot['damage'] - bonus}+{bonus}" if bonus else str(slot["damage"])
    return f"{damage} {treasure}"


# ---- heroes


def hero_mark(hero: Hero) -> str:
    """Class and health: C6; an epic hero has a star."""
    return f"{LETTERS.get(hero['class'] or '', '')}{hero['health']}{'*' if hero['epic'] else ''}"


def fate(words: BossMonsterWords, hero: Hero, seat: int) -> str:
    """Whether the hero would die in this player's dungeon as it is now."""
    path = next(path for path in hero.get("runs", []) if path["seat"] == seat)
    if path["dies_in"]:
        return words.say("fate-dies", slot=path["dies_in"])
    return words.say("fate-survives", damage=path["damage"][-1] if path["damage"] else 0, health=hero["health"])


def at_entrance(words: BossMonsterWords, hero: Hero, seat: int) -> str:
    return words.say("entrance-hero", hero=words.hero(hero["hero"]), mark=hero_mark(hero), fate=fate(words, hero, seat))


def draw_town(view: View, words: BossMonsterWords) -> str:
    lines = [words.say("town-title") if view["town"] else words.say("town-empty")]
    names = [words.hero(hero["hero"]) for hero in view["town"]]
    width = max((len(name) for name in names), default=0)
    for hero, name in zip(view["town"], names, strict=True):
        start = f"{name:<{width}}  {hero_mark(hero):<4}"
        lures = hero.get("lured_to")
        if lures is None:
            where = ""
        elif lures < 0:
            where = words.say("town-stays")
        else:
            where = words.say("town-lured", player=words.player(lures), fate=fate(words, hero, lures))
        lines.append(wrap(f"{start} {where}".rstrip(), MARGIN, MARGIN * 3))
    return "\n".join(lines)


# ---- the turn


def draw_turn(view: View, words: BossMonsterWords) -> str:
    """Turn and phase, whose part it is, who is inside, and what waits to resolve, the newest first."""
    active = words.player(view["active"]) if view["active"] >= 0 else ""
    phase = words.say(f"phase-{view['phase']}")
    lines = [words.say("turn-line", turn=view["turn"], phase=phase) if view["turn"] else phase]
    if active:
        lines[0] += words.say("turn-active", player=active)
    if view["no_building"]:
        lines.append(words.say("turn-no-building"))
    if view["inside"] is not None:
        lines.append(draw_inside(view, words))
    for pending in reversed(view["pending"]):
        target = words.pending_target(view, pending["target"])
        card, player = words.card(pending["card"]), words.player(pending["seat"])
        lines.append(words.say("pending-line", player=player, card=card, target=target))
    return "\n".join(wrap(line, "", MARGIN) for line in lines)


def draw_inside(view: View, words: BossMonsterWords) -> str:
    inside = view["inside"]
    assert inside is not None
    dungeon = view["players"][inside["seat"]]["dungeon"]
    room = words.slot_name(dungeon[inside["slot"] - 1]) if inside["slot"] else NONE
    return words.say(
        "inside-line",
        hero=words.hero(inside["hero"]),
        player=words.player(inside["seat"]),
        room=room,
        slot=inside["slot"] or 0,
        damage=inside["damage"],
        health=inside["health"],
    )


def draw_decks(view: View, words: BossMonsterWords) -> str:
    decks = view["decks"]
    line = words.say("decks-line", discard=len(view["discard"]), **decks)
    return wrap(line, "", MARGIN)


def draw_legend(words: BossMonsterWords) -> str:
    classes = [f"{letter} {words.say(f'class-{name}')}" for name, letter in LETTERS.items()]
    return "\n".join(fill([*classes, words.say("legend-advanced"), words.say("legend-covered")], MARGIN))


# ---- cards


def counted(cards: list[str], name: Callable[[str], str]) -> list[str]:
    """Cards by name, each kind once."""
    return [name(id) if cards.count(id) == 1 else f"{cards.count(id)} × {name(id)}" for id in dict.fromkeys(cards)]


def draw_hand(view: View, words: BossMonsterWords, seat: int, new: list[str]) -> str:
    """The own hand, with the texts of these cards."""
    hand = view["players"][seat].get("hand", [])
    if not hand:
        return words.say("hand-empty")
    rest = [id for id in hand if id not in new]
    lines = [wrap(words.say("hand-title", cards=", ".join(counted(rest, words.card)) or NONE), "", MARGIN)]
    lines += [wrap(line, MARGIN, MARGIN * 3) for line in counted([id for id in hand if id in new], words.about_card)]
    return "\n".join(lines)


def draw_discard(view: View, words: BossMonsterWords) -> str:
    pile = view["discard"]
    if not pile:
        return words.say("discard-empty")
    names = counted(pile, words.card)
    return wrap(words.say("discard-line", cards=", ".join(names)), "", MARGIN)
