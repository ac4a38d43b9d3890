"""Every effect that content can name, and the class that implements it.

The place of a name in its table is the number by which hashes of content and the worths of bots know the effect: new
ones come last.
"""

from __future__ import annotations

from typing import Final

from bossrush.games.bossmonster.rules.effects import abilities, bosses, rooms, spells
from bossrush.games.bossmonster.rules.effects.base import RoomEffect, SpellEffect
from bossrush.games.bossmonster.rules.effects.bosses import LevelUp

ROOM_EFFECTS: Final[dict[str, type[RoomEffect]]] = {
    "none": rooms.NoEffect,
    "dark_altar": abilities.DarkAltar,
    "take_room": rooms.TakeRoom,
    "lose_spell": rooms.LoseSpell,
    "steal_random": rooms.StealRandom,
    "dracolich": abilities.Dracolich,
    "heal": rooms.Heal,
    "armory": rooms.Armory,
    "draw_room": rooms.DrawRooms,
    "maze": rooms.Maze,
    "no_advanced": rooms.NoAdvanced,
    "ballroom": rooms.Ballroom,
    "draw_spell": rooms.DrawSpells,
    "laboratory": rooms.Laboratory,
    "library": rooms.Library,
    "kitchen": abilities.Kitchen,
    "eye": abilities.Eye,
    "pit": abilities.Pit,
    "boulder": abilities.Boulder,
    "dizzygas": rooms.Dizzygas,
    "jackpot": abilities.Jackpot,
    "draw_rooms": rooms.DrawRooms,
    "crush": abilities.Crush,
    "swap": rooms.Swap,
    "build_more": rooms.BuildMore,
    "lure_ordinary": rooms.LureOrdinary,
    "take_monster": rooms.TakeMonster,
    "torture": abilities.Torture,
    "prison": abilities.Prison,
}

SPELL_EFFECTS: Final[dict[str, type[SpellEffect]]] = {
    "annihilator": spells.Annihilator,
    "assassin": spells.Assassin,
    "cave_in": spells.CaveIn,
    "counterspell": spells.Counterspell,
    "exhaustion": spells.Exhaustion,
    "fear": spells.Fear,
    "freeze": spells.Freeze,
    "giant_size": spells.GiantSize,
    "jeopardy": spells.Jeopardy,
    "kobold_strike": spells.KoboldStrike,
    "motivation": spells.Motivation,
    "princess_in_peril": spells.PrincessInPeril,
    "soul_harvest": spells.SoulHarvest,
    "teleportation": spells.Teleportation,
    "trepidation": spells.Trepidation,
    "zombie_attack": spells.ZombieAttack,
}

LEVEL_UPS: Final[dict[str, type[LevelUp]]] = {
    "draculord": bosses.Draculord,
    "xyzax": bosses.Xyzax,
    "king_croak": bosses.FindRoom,
    "robobo": bosses.Robobo,
    "cerebellus": bosses.Cerebellus,
    "seducia": bosses.Seducia,
    "cleopatra": bosses.FindRoom,
    "gorgona": bosses.Gorgona,
}
