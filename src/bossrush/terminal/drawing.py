"""The table as text: the tower with its legend, the players, the dice, the shop. Readable without colour."""

from __future__ import annotations

import textwrap

from bossrush.games.platformer.ids import COLUMNS, TILE_SIDE
from bossrush.games.platformer.notation import parse_space, space_name
from bossrush.terminal.views import Level, Player, Space, View
from bossrush.terminal.words import Words

WIDTH = 79
CELL = 6
MARGIN = "    "
FRAME = 1 + COLUMNS * (CELL + 1)
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


def paint(text: str, code: str, colour: bool) -> str:
    return f"\x1b[{code}m{text}\x1b[0m" if colour and code and text.strip() else text


# ---- the tower


def enemy_marks(words: Words) -> dict[str, str]:
    """Two small letters for each enemy: its initials or its beginning, all different."""
    marks: dict[str, str] = {}
    for enemy in words.tables.enemies:
        parts = enemy.id.split("_")
        letters = "".join(parts)
        wanted = [parts[0][0] + parts[1][0]] if len(parts) > 1 else []
        wanted += [letters[0] + letter for letter in letters[1:]]
        wanted += [letters[0] + str(digit) for digit in range(10)]
        marks[enemy.id] = next(mark for mark in wanted if mark not in marks.values())
    return marks


def hero_mark(words: Words, view: View, seat: int) -> str:
    return words.hero(view, seat)[0].upper() + str(seat + 1)


def draw_tower(view: View, words: Words, colour: bool = False) -> str:
    """The tower from the top, a legend below. A row is two lines: what is on its spaces, what is under them."""
    spaces = {parse_space(space["space"]): space for space in view["spaces"]}
    lowest = min(spaces) // COLUMNS
    lines: list[str] = []
    for level in reversed(view["levels"]):
        if level["state"] == "revealed":
            if not lines or "+" not in lines[-1]:
                lines.append(MARGIN + ("+" + ("-" if level["boss"] else "~") * CELL) * COLUMNS + "+")
            lines += draw_level(view, words, level, spaces, lowest, colour)
        else:
            lines.append(draw_unseen(words, level))
    letters = "".join(f"{space_name(column)[0]:^{CELL + 1}}" for column in range(COLUMNS))
    lines.append((MARGIN + " " + letters).rstrip())
    return "\n".join(lines + draw_legend(view, words))


def level_name(words: Words, level: Level) -> str:
    return words.say("tower-boss-level") if level["boss"] else words.say("tower-level", level=level["level"])


def draw_unseen(words: Words, level: Level) -> str:
    hidden = level["state"] == "hidden"
    text = words.say("tower-hidden" if hidden else "tower-removed", name=level_name(words, level))
    return MARGIN + f" {text} ".center(FRAME, "~" if hidden else "x")


def draw_level(
    view: View, words: Words, level: Level, spaces: dict[int, Space], lowest: int, colour: bool
) -> list[str]:
    marks = enemy_marks(words)
    bottom = (level["level"] - 1) * TILE_SIDE
    beside = [level_name(words, level)]
    if "enemy" in level:
        beside.append(f"{words.name('enemy', level['enemy'])} ({marks[level['enemy']]})")
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


def draw_space(view: View, words: Words, space: Space, marks: dict[str, str], colour: bool) -> str:
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


def draw_legend(view: View, words: Words) -> list[str]:
    """Only what is on the screen."""
    marks = enemy_marks(words)
    entries: list[str] = []
    for player in view["players"]:
        if player["space"]:
            seat = player["seat"]
            entry = words.say("legend-hero", hero=words.hero(view, seat), player=seat + 1)
            entries.append(f"{hero_mark(words, view, seat)} {entry}")
    for enemy in dict.fromkeys(space["enemy"] for space in view["spaces"] if "enemy" in space):
        damage = words.tables.enemies[words.tables.enemy(enemy)].damage
        name = words.name("enemy", enemy)
        entry = words.say("legend-enemy", enemy=name, damage=damage, health=words.health(view, enemy))
        entries.append(f"{marks[enemy]} {entry}")
    present = {feature for space in view["spaces"] for feature in space.get("features", [])}
    floors = {space["floor"] for space in view["spaces"] if "floor" in space}
    if any("coins" in space for space in view["spaces"]):
        entries.append(f"{COIN} {words.say('legend-coins')}")
    if any("gems" in space for space in view["spaces"]):
        entries.append(f"{GEM} {words.say('legend-gems')}")
    entries += [f"{mark} {words.say(f'legend-{feature}')}" for feature, mark in FEATURES.items() if feature in present]
    entries += [f"{drawn} {words.say(f'legend-{floor}')}" for floor, drawn in FLOORS.items() if floor in floors]
    if any("wall_right" in space for space in view["spaces"]):
        entries.append(f"{WALL} {words.say('legend-wall')}")
    return fill(entries)


def fill(entries: list[str]) -> list[str]:
    """Entries side by side, none broken in two."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + 3 + len(entry) <= WIDTH:
            lines[-1] += "   " + entry
        else:
            lines.append(MARGIN + entry)
    return lines


# ---- around the tower


def draw_players(view: View, words: Words) -> str:
    return "\n".join(draw_player(view, words, player) for player in view["players"])


def draw_player(view: View, words: Words, player: Player) -> str:
    seat = player["seat"]
    pointer = ">" if seat == view["active"] else " "
    where = player["space"] or words.say("player-absent")
    special = words.name("face", player["special"])
    line = words.say(
        "player-line",
        hearts=player["hearts"],
        health=player["health"],
        coins=player["coins"],
        gems=player["gems"],
        special=special,
    )
    parts = [f"{pointer} {seat + 1} {words.hero(view, seat):<8} {where:<4} {line}"]
    if player["ability_exhausted"]:
        parts.append(words.say("player-ability-exhausted"))
    if player["levitating"]:
        parts.append(words.say("player-levitating"))
    if player["marks"]:
        marks = ", ".join(words.name("mark", mark) for mark in player["marks"])
        parts.append(words.say("player-marks", marks=marks))
    lines = textwrap.wrap("  ".join(parts), WIDTH, subsequent_indent=" " * 6)
    if player["cards"]:
        lines += textwrap.wrap(owned(words, player), WIDTH, initial_indent=" " * 4, subsequent_indent=" " * 6)
    return "\n".join(lines)


def owned(words: Words, player: Player) -> str:
    exhausted = player["exhausted"][:]
    names: list[str] = []
    for card in player["cards"]:
        name = words.name("card", card)
        if card in exhausted:
            exhausted.remove(card)
            name = words.say("player-exhausted", card=name)
        names.append(name)
    return words.say("player-cards", cards=", ".join(names))


def draw_turn(view: View, words: Words) -> str:
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
    return "\n".join([turn, "   ".join(parts), *around(view, words)])


def around(view: View, words: Words) -> list[str]:
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


def draw_shop(view: View, words: Words, seat: int) -> str:
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
