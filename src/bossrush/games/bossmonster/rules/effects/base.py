"""What every effect of a room or a spell is made of. The numbers of an effect are those of its card."""

from __future__ import annotations

from typing import ClassVar

from bossrush.games.bossmonster.rules.priority import Ability, Spell
from bossrush.games.bossmonster.rules.reasons import NO_TARGET
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.tables import RoomCard, SpellCard
from bossrush.games.bossmonster.rules.triggers import Trigger
from bossrush.kernel.core import FINE, NOT_A_CHOICE
from bossrush.kernel.plain import Plain


class RoomEffect(Plain):
    """What a room does. An effect implements the part for the ways in which it can be used."""

    __slots__ = ()

    uses: ClassVar[tuple[int, ...]] = ()
    """When it can work: one of `ids.USES`, which the card says."""
    aims_at: ClassVar[tuple[str, ...]] = ()
    """What it can aim at: names of `targets.TARGETS`, of which the card says one; the first if it says none."""

    # ---- while the room lies there

    def own_bonus(self, g: State, seat: int) -> int:
        """Damage that the room adds to its own."""
        return 0

    def bonus_for(self, giver: RoomCard, room: RoomCard, on_the_right: bool) -> int:
        """Damage that the giver adds to the room beside it, on its right or left."""
        return 0

    def carries_advanced(self) -> bool:
        """Whether an Advanced Room can be built on it."""
        return True

    def replaces_draw(self) -> bool:
        """Whether its owner may draw from the other deck (BM-4.8)."""
        return False

    def sends_back(self, g: State, seat: int, slot: int) -> bool:
        """The hero inside has entered the room: whether it goes back instead of taking damage."""
        return False

    # ---- when it is set off

    def trigger(self, g: State, f: Trigger) -> int:
        """As `Frame.run`, for the frame that it is asked in."""
        raise NotImplementedError

    # ---- when it is activated: costs and targets are data of the card

    def refuse(self, g: State, card: int) -> int:
        """Why it cannot be activated now, besides its costs and targets."""
        return FINE

    def no_target(self) -> int:
        """The reason that nothing is there to aim at."""
        return NO_TARGET

    def wrong_payment(self) -> int:
        """The reason that something cannot pay for it."""
        return NOT_A_CHOICE

    def kills(self) -> bool:
        """Whether the hero inside dies with the room that is destroyed as the cost."""
        return False

    def activate(self, g: State, action: Ability, room: RoomCard) -> int:
        """Resolve it: `WAIT` for an answer, else `DONE`."""
        raise NotImplementedError


class SpellEffect(Plain):
    """What a spell does. Its phases and targets are data of the card."""

    __slots__ = ()

    aims_at: ClassVar[tuple[str, ...]] = ()
    """As for rooms."""

    def cancels(self) -> bool:
        """Whether it answers a spell and nothing else (BM-11.10)."""
        return False

    def refuse(self, g: State, seat: int) -> int:
        """Why it cannot be declared now, besides phase and targets; looked at again when it resolves (BM-R19)."""
        return FINE

    def do(self, g: State, action: Spell, card: SpellCard) -> int:
        """Resolve it: `WAIT` for an answer, else `DONE`."""
        raise NotImplementedError
