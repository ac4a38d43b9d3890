"""The table as text: the tower with its legend, the players, the dice, the shop. Readable without colour."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Collection

from bossrush.games.platformer.rules.ids import COLUMNS, TILE_SIDE
from bossrush.games.platformer.rules.notation import parse_space, space_name
from bossrush.games.platformer.text.views import Level, Player, Space, View, threats
from bossrush.games.platformer.text.words import PlatformerWords
from bossrush.terminal.layout import WIDTH, fill, paint, wrap_entries
from bossrush.text.words import fold

CELL = 6
MARGIN = "    "
FRAME = 1 + COLUMNS * (CELL + 1)
BESIDE = WIDTH - len(MARGIN) - FRAME - 1
"""The room on the right of the tower."""
FEATURES = {
    "trap": "^",
    "shop": "$",
    "portal": "O",
    "spawn": ":",
    "boss_spawn": "B",
    "special_icon": "*",
    "ladder": "H",
}
FLOORS = {"platform": "======", "pierced": "==HH==", "one_way": "^^^^^^"}
OPEN = "      "
COIN = "c"
GEM = "g"
WALL = "|"

# terminal colours
HERO_COLOUR = "1;32"
ENEMY_COLOUR = "1;31"
COLOURS = {COIN: "33", GEM: "36", "^": "31", "$": "35", "O": "34", "H": "33"}


# ---- the tower


def enemy_marks(words: PlatformerWords) -> dict[str, str]:
    """Two small letters for each enemy: the initials or the beginning of its name, all different."""
    marks: dict[str, str] = {}
    for enemy in words.tables.enemies:
        parts = re.findall("[A-Z][a-z]*", fold(words.name("enemy", enemy.id))) or [enemy.id.replace("_", "")]
        letters = "".join(parts).lower()
        wanted = [(parts[0][0] + parts[1][0]).lower()] if len(parts) > 1 else []
        wanted += [letters[0] + letter for letter in letters[1:]]
        wanted += [letters[0] + str(digit) for digit in range(10)]
        marks[enemy.id] = next(mark for mark in wanted if mark not in marks.values())
    return marks


def hero_mark(words: PlatformerWords, view: View, seat: int) -> str:
    return words.hero(view, seat)[0].upper() + str(seat + 1)


def draw_tower(
    view: View, words: PlatformerWords, colour: bool = False, known: Collection[str] = (), folded: Collection[int] = ()
) -> str:
    """The tower from the top, a legend below. A row is two lines: what is on its spaces, what is under them.

    The marks in `known` are not explained, the levels in `folded` take one line.
    """
    spaces = {parse_space(space["space"]): space for space in view["spaces"]}
    lowest = min(spaces) // COLUMNS
    lines: list[str] = []
    for level in reversed(view["levels"]):
        if level["level"] in folded:
            lines.append(draw_folded(view, words, level))
        elif level["state"] == "revealed":
            if not lines or "+" not in lines[-1]:
                lines.append(MARGIN + ("+" + ("-" if level["boss"] else "~") * CELL) * COLUMNS + "+")
            lines += draw_level(view, words, level, spaces, lowest, colour)
        else:
            lines.append(draw_unseen(words, level))
    letters = "".join(f"{space_name(column)[0]:^{CELL + 1}}" for column in range(COLUMNS))
    lines.append((MARGIN + " " + letters).rstrip())
    entries = [entry for mark, entry in legend(view, words).items() if mark not in known]
    return "\n".join(lines + fill(entries, MARGIN))


def level_name(words: PlatformerWords, level: Level) -> str:
    return words.say("tower-boss-level") if level["boss"] else words.say("tower-level", level=level["level"])


def draw_unseen(words: PlatformerWords, level: Level) -> str:
    hidden = level["state"] == "hidden"
    text = words.say("tower-hidden" if hidden else "tower-removed", name=level_name(words, level))
    return MARGIN + f" {text} ".center(FRAME, "~" if hidden else "x")


def draw_folded(view: View, words: PlatformerWords, level: Level) -> str:
    marks = enemy_marks(words)
    here = [space for space in view["spaces"] if level_of(space) == level["level"]]
    figures = [hero_mark(words, view, space["hero"]) for space in here if "hero" in space]
    enemies = [marks[space["enemy"]] for space in here if "enemy" in space]
    figures += [f"{enemies.count(mark)} {mark}" for mark in dict.fromkeys(enemies)]
    text = words.say("tower-folded", name=level_name(words, level), figures=", ".join(figures) or "–")
    return MARGIN + f" {text} ".center(FRAME, ".")


def level_of(space: Space) -> int:
    return parse_space(space["space"]) // (COLUMNS * TILE_SIDE) + 1


def draw_level(
    view: View, words: PlatformerWords, level: Level, spaces: dict[int, Space], lowest: int, colour: bool
) -> list[str]:
    marks = enemy_marks(words)
    bottom = (level["level"] - 1) * TILE_SIDE
    beside = [level_name(words, level)]
    if "enemy" in level:
        home = f"{words.name('enemy', level['enemy'])} ({marks[level['enemy']]})"
        beside += textwrap.wrap(home, BESIDE, max_lines=TILE_SIDE - 1)
    lines: list[str] = []
    for row in range(bottom + TILE_SIDE - 1, bottom - 1, -1):
        cells = [spaces[row * COLUMNS + column] for column in range(COLUMNS)]
        line = f"{row + 1:>3} {WALL}"
        for column, space in enumerate(cells):
            edge = WALL if column == COLUMNS - 1 or space.get("wall_right") else " "
            line += draw_space(view, words, space, marks, colour) + edge
        floors = [FLOORS["platform"] if row == lowest else OPEN] * COLUMNS
        floors = [FLOORS.get(space.get("floor", ""), floor) for space, floor in zip(cells, floors, strict=True)]
        border = row == bottom and row != lowest
        below = ("--- " if border else MARGIN) + "+" + "+".join(floors) + "+" + (" ---" if border else "")
        lines += [f"{line} {beside.pop(0) if beside else ''}".rstrip(), below]
    return lines


def draw_space(view: View, words: PlatformerWords, space: Space, marks: dict[str, str], colour: bool) -> str:
    """The figure on the left; tokens and features on the right, `+` if there is no room for all."""
    figure, code = "  ", ""
    if "enemy" in space:
        figure, code = marks[space["enemy"]], ENEMY_COLOUR
    elif "hero" in space:
        figure, code = hero_mark(words, view, space["hero"]), HERO_COLOUR
    rest = tokens(space.get("coins", 0), COIN) + tokens(space.get("gems", 0), GEM)
    rest += "".join(mark for feature, mark in FEATURES.items() if feature in space.get("features", []))
    room = CELL - len(figure)
    rest = rest[: room - 1] + "+" if len(rest) > room else f"{rest} "[:room]
    painted = "".join(paint(character, COLOURS.get(character, ""), colour) for character in rest)
    return paint(figure, code, colour) + " " * (room - len(rest)) + painted


def tokens(number: int, mark: str) -> str:
    return "" if number == 0 else mark if number == 1 else f"{number}{mark}"


def legend(view: View, words: PlatformerWords) -> dict[str, str]:
    """What the marks mean, but only those that are on the screen."""
    marks = enemy_marks(words)
    entries: dict[str, str] = {}
    for player in view["players"]:
        if player["space"]:
            seat = player["seat"]
            entry = words.say("legend-hero", hero=words.hero(view, seat), player=seat + 1)
            entries[f"hero {seat}"] = f"{hero_mark(words, view, seat)} {entry}"
    for enemy in dict.fromkeys(space["enemy"] for space in view["spaces"] if "enemy" in space):
        entries[f"enemy {enemy}"] = f"{marks[enemy]} {words.enemy(view, enemy)}"
    present = {feature for space in view["spaces"] for feature in space.get("features", [])}
    floors = {space["floor"] for space in view["spaces"] if "floor" in space}
    tokens = [token for token in ("coins", "gems") if any(token in space for space in view["spaces"])]
    wall = ["wall"] if any("wall_right" in space for space in view["spaces"]) else []
    shown = [*tokens, *present, *floors, *wall]
    return entries | {name: entry for name, entry in symbols(words).items() if name in shown}


def symbols(words: PlatformerWords) -> dict[str, str]:
    """What all marks mean but those of figures."""
    marks = {"coins": COIN, "gems": GEM, **FEATURES, **FLOORS, "wall": WALL}
    return {name: f"{mark} {words.say(f'legend-{name}')}" for name, mark in marks.items()}


# ---- around the tower


def draw_players(view: View, words: PlatformerWords) -> str:
    return "\n".join(draw_player(view, words, player) for player in view["players"])


def draw_player(view: View, words: PlatformerWords, player: Player) -> str:
    seat = player["seat"]
    pointer = ">" if seat == view["active"] else " "
    absent = words.say("player-absent")
    special = words.name("face", player["special"])
    line = words.say(
        "player-line",
        hearts=player["hearts"],
        health=player["health"],
        coins=player["coins"],
        gems=player["gems"],
        special=special,
    )
    parts = [f"{pointer} {seat + 1} {words.hero(view, seat):<8} {player['space'] or absent:<{len(absent)}}  {line}"]
    if player["ability_exhausted"]:
        parts.append(words.say("player-ability-exhausted"))
    if player["levitating"]:
        parts.append(words.say("player-levitating"))
    if player["marks"]:
        marks = ", ".join(words.name("mark", mark) for mark in player["marks"])
        parts.append(words.say("player-marks", marks=marks))
    lines = wrap_entries(parts, "  ", " " * 6)
    if player["cards"]:
        lines += textwrap.wrap(owned(words, player), WIDTH, initial_indent=" " * 4, subsequent_indent=" " * 6)
    return "\n".join(lines)


def owned(words: PlatformerWords, player: Player) -> str:
    exhausted = player["exhausted"][:]
    names: list[str] = []
    for card in player["cards"]:
        name = words.name("card", card)
        if card in exhausted:
            exhausted.remove(card)
            name = words.say("player-exhausted", card=name)
        names.append(name)
    return words.say("player-cards", cards=", ".join(names))


def draw_turn(view: View, words: PlatformerWords) -> str:
    """Whose turn it is, the step of it, the dice, and what else is on the table."""
    hero = words.hero(view, view["active"])
    turn = words.say("turn-line", turn=view["turn"], hero=hero, step=words.say(f"step-{view['step']}"))
    dice = words.faces(view["dice"]["pool"]) or words.say("dice-none")
    parts = [words.say("dice-line", dice=dice)]
    if view["dice"]["enemy"]:
        results = ", ".join(words.name("die", result) for result in view["dice"]["enemy"])
        parts.append(words.say("dice-enemy", result=results))
    if view["bonus"]:
        parts.append(words.say("dice-bonus", bonus=view["bonus"]))
    return "\n".join([turn, *wrap_entries(parts, "   ", "  "), *danger(view, words), *around(view, words)])


def danger(view: View, words: PlatformerWords) -> list[str]:
    """Who attacks the hero whose turn it is as soon as this hero moves, if it is asked now."""
    decision, player = view["decision"], view["players"][view["active"]]
    if decision is None or view["active"] not in decision["seats"]:
        return []
    near = threats(view, player["space"]) if player["space"] and not view["invisible"] else []
    if not near:
        return []
    enemies = [f"{words.figure(view, space)} {space['space']}" for space in near]
    wounds = sum(words.damage(view, space["enemy"]) for space in near if "enemy" in space)
    line = words.say("danger-line", enemies=", ".join(enemies), count=len(near), wounds=wounds)
    return textwrap.wrap(line, WIDTH, subsequent_indent="  ")


def around(view: View, words: PlatformerWords) -> list[str]:
    """What is not there in every game or not all the time: event, artifacts, boss."""
    lines: list[str] = []
    solo = view["solo"]
    if solo is not None and solo["event"] is not None:
        event = solo["event"]
        text = words.solo_event_text(event)
        name = words.name("solo_event", event)
        lines.append(words.say("solo-line", event=name, text=text, left=solo["events_left"]))
    if view["artifacts"]:
        entries = [
            words.say("artifact-entry", card=words.name("card", card), condition=words.condition(card))
            for card in view["artifacts"]
        ]
        lines.append(words.say("artifacts-line", artifacts="; ".join(entries)))
    if any(level["boss"] and level["state"] == "revealed" for level in view["levels"]):
        boss = words.name("enemy", view["boss"])
        lines.append(words.say("boss-line", boss=boss, health=view["boss_health"]))
    return [part for line in lines for part in textwrap.wrap(line, WIDTH, subsequent_indent="  ")]


def draw_shop(view: View, words: PlatformerWords, seat: int) -> str:
    lines = [words.say("shop-title")]
    for slot, card in enumerate(view["shop"]):
        if card is None:
            line = words.say("shop-empty", slot=slot + 1)
        else:
            name = words.name("card", card["card"])
            text = words.card_text(card["card"])
            line = words.say("shop-line", slot=slot + 1, price=card["prices"][seat], card=name, text=text)
        lines += textwrap.wrap(line, WIDTH, initial_indent="  ", subsequent_indent=" " * 12)
    return "\n".join(lines)
