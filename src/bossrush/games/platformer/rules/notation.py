"""The text form of actions and spaces: print and parse, total on the whole vocabulary."""

from __future__ import annotations

from typing import Final

from bossrush.games.platformer.rules.ids import (
    ABILITY,
    ACTIONS,
    AS,
    BUY,
    CARD,
    COLUMNS,
    DECLINE,
    DIE,
    DIRECTION_NAMES,
    DONE_CHOOSING,
    END,
    FACE_NAMES,
    FACES,
    FALL,
    FORGE,
    FORGE_SPECIAL,
    GLIDE,
    GO,
    GRAVITY,
    HOLD,
    ICON,
    KEEP,
    MAX_CELLS,
    MAX_TIMES,
    PORTAL_JUMP,
    SAVE,
    SHED,
    SHEET,
    SLOTS,
    SPACE,
    SPAWN_FREE,
    SPAWN_WITH,
    SPECIAL,
    STEP,
    STOP,
    STRIKE,
    TAILWIND,
    TAKE_COIN,
    TAKE_GEM,
    TIMES,
    USE,
    USE_MIRROR,
    USE_SIGIL,
)
from bossrush.games.platformer.rules.tables import Tables
from bossrush.kernel.game import GameError


def space_name(cell: int) -> str:
    """PF-1.4: column letter a-h and the row from the bottom of the tower: `c5`."""
    return "abcdefgh"[cell % COLUMNS] + str(cell // COLUMNS + 1)


def parse_space(text: str) -> int:
    """The cell with this name; `GameError` if there is none."""
    if len(text) >= 2 and text[0] in "abcdefgh" and text[1:].isdecimal() and text[1] != "0":
        cell = (int(text[1:]) - 1) * COLUMNS + "abcdefgh".index(text[0])
        if 0 <= cell < MAX_CELLS:
            return cell
    raise GameError(f"'{text}' is not a space: a column letter a to h and a row from 1, such as c5")


PLAIN: Final = {
    SPECIAL: "use special",
    FORGE_SPECIAL: "forge special",
    STOP: "stop",
    STRIKE: "strike",
    GO: "go",
    GRAVITY: "gravity",
    PORTAL_JUMP: "portal",
    END: "end",
    KEEP: "keep",
    HOLD: "hold",
    GLIDE: "glide",
    FALL: "fall",
    DONE_CHOOSING: "done",
    TAKE_COIN: "take coin",
    TAKE_GEM: "take gem",
    ABILITY: "ability",
    DECLINE: "decline",
    SPAWN_FREE: "spawn free",
    SHEET: "boss rule",
    ICON: "icon",
    SHED: "shed",
    TAILWIND: "tailwind",
    USE_SIGIL: "sigil",
    USE_MIRROR: "mirror",
}
"""The actions without an argument."""


def action_texts(tables: Tables) -> list[str]:
    """The notation of every action, by id."""
    texts = [""] * ACTIONS
    for action, text in PLAIN.items():
        texts[action] = text
    write_faces(texts)
    for times in range(MAX_TIMES):
        texts[TIMES + times] = f"x{times + 1}"
    for way, name in enumerate(DIRECTION_NAMES):
        texts[STEP + way] = name
    for slot in range(SLOTS):
        texts[BUY + slot] = f"buy {slot + 1}"
    for cell in range(MAX_CELLS):
        texts[SPACE + cell] = space_name(cell)
    for kind in range(ACTIONS - CARD):
        name = tables.cards[kind].id if kind < len(tables.cards) else str(kind + 1)
        texts[CARD + kind] = f"card {name}"
    return texts


def write_faces(texts: list[str]) -> None:
    """The actions that name a face of an action die."""
    for face in range(FACES):
        name = FACE_NAMES[face]
        texts[USE + face] = f"use {name}"
        texts[FORGE + face] = f"forge {name}"
        texts[AS + face] = f"as {name}"
        texts[SPAWN_WITH + face] = f"spawn {name}"
        texts[SAVE + face] = f"save {name}"
        texts[DIE + face] = f"die {name}"
