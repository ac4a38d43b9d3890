"""Rolling, rerolling and saving dice (PF-5.8, PF-19.10 to PF-19.13, PF-R123)."""

from __future__ import annotations

from typing import ClassVar, cast

from bossrush.games.platformer.rules.artifacts import settle_action
from bossrush.games.platformer.rules.events import EV_ENEMY_ROLLED, EV_REROLLED, EV_ROLLED, EV_SAVED
from bossrush.games.platformer.rules.ids import (
    ACTION_DICE,
    DIE,
    DONE_CHOOSING,
    FACES,
    FORGE,
    FORGE_SPECIAL,
    KEEP,
    SAVE,
    V_DOUBLE_TROUBLE,
)
from bossrush.games.platformer.rules.reasons import (
    CHOOSE_A_DIE,
    DIE_CHOSEN,
    FINE,
    NOT_AN_ANSWER,
    NOT_UNUSED,
    SAVE_NO_DIE,
)
from bossrush.games.platformer.rules.state import State
from bossrush.games.platformer.rules.symbols import (
    SAVING,
    Serving,
    add_forges,
    choose_forged,
    forge,
    forge_input,
    plain_source,
    refuse_source,
    take_die,
    use_die,
)
from bossrush.kernel.core import DONE, WAIT, Core, Frame, Question


def roll(g: State, seat: int) -> None:
    """PF-5.8, PF-R132. The special dice stay as they are (PF-5.9); what is used lies beside the pool (PF-5.20)."""
    g.pool = [0] * FACES
    g.used = [0] * FACES
    g.turned = ()
    sides = g.tables.action_die
    for _ in range(ACTION_DICE - g.fewer_dice()):
        g.pool[sides[g.chance.below(len(sides))]] += 1
    g.recorded = g.pool[:]
    g.emit(EV_ROLLED, seat, g.pool[0], g.pool[1], g.pool[2], g.pool[3], g.pool[4])
    for _ in range(1 + g.event_amount(V_DOUBLE_TROUBLE)):
        g.enemy_rolls = (*g.enemy_rolls, roll_enemy_die(g))
        g.emit(EV_ENEMY_ROLLED, seat, g.enemy_rolls[-1])


def roll_enemy_die(g: State) -> int:
    return g.tables.enemy_die[g.chance.below(len(g.tables.enemy_die))]


def roll_die(g: State) -> int:
    """PF-R102: within a turn only dice, and decks that are made anew, are left to chance."""
    return g.tables.action_die[g.chance.below(len(g.tables.action_die))]


# ---- rerolling


def choose_dice(g: State, frame: Frame, seat: int, least: int, most: int) -> int:
    """Ask for up to `most` unused dice, one by one, at least `least`; they stand in the frame's answers."""
    unused = sum(g.pool)
    for chosen in range(min(most, unused)):
        answer = g.ask(frame, seat, ChooseDie(chosen, least))
        if answer == WAIT:
            return WAIT
        if answer == DONE_CHOOSING:
            break
    return DONE


class ChooseDie(Question):
    """PF-R123: one more die to roll again; `chosen` so far, at least `least` in all."""

    __slots__ = ("chosen", "least")

    name: ClassVar[str] = "dice"
    rule: ClassVar[str] = "PF-R123"

    def __init__(self, chosen: int, least: int) -> None:
        self.chosen = chosen
        self.least = least

    def options(self, core: Core, seat: int) -> list[int]:
        options = [DIE + face for face in range(FACES) if self.refuse(core, seat, DIE + face) == FINE]
        if self.chosen >= self.least:
            options.append(DONE_CHOOSING)
        return options

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action == DONE_CHOOSING:
            return FINE if self.chosen >= self.least else CHOOSE_A_DIE
        if not DIE <= action < DIE + FACES:
            return NOT_AN_ANSWER
        face = action - DIE
        if g.pool[face] == 0:
            return NOT_UNUSED
        return FINE if g.stack[-1].answers.count(action) < g.pool[face] else DIE_CHOSEN

    def about(self, core: Core) -> dict[str, object]:
        return {"chosen": self.chosen, "least": self.least}


def reroll(g: State, seat: int, answers: list[int]) -> None:
    """PF-R59, PF-R123: chosen first, then rolled at once."""
    faces = [answer - DIE for answer in answers if answer != DONE_CHOOSING]
    for face in faces:
        g.recorded[take_die(g, face)] -= 1
    for face in faces:
        result = roll_die(g)
        g.pool[result] += 1
        g.recorded[result] += 1
        g.emit(EV_REROLLED, seat, face, result)


# ---- saving (step 6)


class Save(Frame):
    """PF-5.15, PF-19.10 to PF-19.13, PF-R55, PF-R56: one unused die, or a forged one, becomes the special die.

    A star is saved as a star (PF-19.16). It is no action, so being petrified or absent does not matter (PF-R105).
    """

    __slots__ = ()

    def copy(self) -> Frame:
        return self.copied(Save(self.owner))

    def run(self, core: Core) -> int:
        g = cast(State, core)
        seat = self.owner
        answer = g.ask(self, seat, ChooseSaved())
        if answer == WAIT:
            return WAIT
        if answer == KEEP:
            return DONE
        if answer >= SAVE:
            face = answer - SAVE
            use_die(g, face)
        else:
            face = choose_forged(g, self, seat, plain_source(answer), SAVING)
            if face == WAIT:
                return WAIT
            pair = forge_input(g, seat, answer)
            forge(g, seat, pair, pair, face, answer == FORGE_SPECIAL)
            settle_action(g, seat)
        g.special[seat] = face  # PF-19.13
        g.emit(EV_SAVED, seat, face)
        return DONE


class ChooseSaved(Question):
    """PF-19.10, PF-19.11: an unused die, a pair to forge, or nothing."""

    __slots__ = ()

    name: ClassVar[str] = "save"
    rule: ClassVar[str] = "PF-19.10"

    def options(self, core: Core, seat: int) -> list[int]:
        g = cast(State, core)
        options: list[int] = []
        add_forges(g, Serving(g, seat, SAVING), options)
        options += [SAVE + face for face in range(FACES) if g.pool[face] > 0]
        options.append(KEEP)
        return options

    def refuse(self, core: Core, seat: int, action: int) -> int:
        g = cast(State, core)
        if action == KEEP:
            return FINE
        if SAVE <= action < KEEP:
            return FINE if g.pool[action - SAVE] > 0 else SAVE_NO_DIE
        if FORGE <= action <= FORGE_SPECIAL:
            return refuse_source(g, seat, action, SAVING)
        return NOT_AN_ANSWER
