"""What abilities cost besides the room itself (BM-R20): cards of the hand, or another room."""

from __future__ import annotations

from bossrush.games.bossmonster.rules.ids import room_action
from bossrush.games.bossmonster.rules.state import State
from bossrush.kernel.plain import Plain


class Cost(Plain):
    """So many `cards` of this sort from the hand, or another active room of this sort (`rooms`)."""

    __slots__ = ("cards", "rooms", "sort")

    def __init__(self, sort: int, cards: int, rooms: bool) -> None:
        self.sort = sort
        self.cards = cards
        self.rooms = rooms

    def can_pay(self, g: State, seat: int, room: int) -> bool:
        """BM-12.5: for the ability of this room."""
        if self.rooms:
            return bool(self.payable_rooms(g, seat, room))
        return len(g.in_hand(seat, self.sort)) >= self.cards

    def payable_rooms(self, g: State, seat: int, room: int) -> list[int]:
        """The other rooms that can be destroyed, as the actions that name them."""
        found: list[int] = []
        for slot in g.active_slots(seat):
            card = g.active_room(seat, slot)
            if card != room and g.fits(card, self.sort):
                found.append(room_action(seat, slot))
        return found
