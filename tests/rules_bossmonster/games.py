"""Games for the rules tests: opened with dictated or seeded chance, and played on."""

from __future__ import annotations

from collections.abc import Iterator

from bossrush.games.bossmonster.rules.ids import NO, PASS
from bossrush.games.bossmonster.rules.state import State
from bossrush.kernel.chance import DictatedChance, FastChance
from tests.property.play_bossmonster import GAME, choose_building

TABLES = GAME.tables
BOSSES = [boss.id for boss in TABLES.bosses]
ROOMS = 75
SPELLS = 31
ORDINARY = {2: 13, 3: 17, 4: 25}
EPIC = {2: 8, 3: 12, 4: 16}


def laid_out(options: dict[str, str], seed: int = 1) -> State:
    """The decks are shuffled and the bosses dealt; nothing else has happened."""
    state = GAME.new_state(GAME.read_options(options), FastChance(seed))
    state.listening = True
    return state


def opened(options: dict[str, str], seed: int = 1) -> State:
    """Before the first decision."""
    state = laid_out(options, seed)
    state.run()
    return state


def unshuffled(options: dict[str, str], bosses: list[int] | None = None) -> State:
    """With chance that leaves the decks in the order of the content, and deals the bosses in this order."""
    players = int(options.get("players", "2"))
    results = shuffle_to(bosses or list(range(len(BOSSES))))
    for size in (ROOMS, SPELLS, ORDINARY[players], EPIC[players]):
        results += in_order(size)
    state = GAME.new_state(GAME.read_options(options), DictatedChance(results))
    state.listening = True
    return state


def in_order(size: int) -> list[int]:
    """The chance results of a shuffle that changes nothing."""
    return list(range(size - 1, 0, -1))


def shuffle_to(order: list[int]) -> list[int]:
    """The chance results that shuffle 0, 1, 2, … into this order."""
    items = sorted(order)
    results = []
    for i in range(len(items) - 1, 0, -1):
        j = items.index(order[i])
        items[i], items[j] = items[j], items[i]
        results.append(j)
    return results


def dictated(state: State) -> DictatedChance:
    assert isinstance(state.chance, DictatedChance)
    return state.chance


def play(state: State, seat: int, action: int) -> list[tuple[int, ...]]:
    """A legal action and all that follows; the events."""
    assert action in state.legal(seat)
    state.take_events()
    state.answer(seat, action)
    state.run()
    return state.take_events()


def play_building(state: State, chance: FastChance) -> None:
    seat = state.seats[chance.below(len(state.seats))]
    state.answer(seat, choose_building(state, seat, state.legal(seat), chance))
    state.run()


def decisions(options: dict[str, str], seed: int) -> Iterator[State]:
    """The decisions of one game that builds and casts a lot, one after the other in the same state."""
    state = opened(options, seed)
    chance = FastChance(seed + 1)
    while not state.over:
        yield state
        play_building(state, chance)


def play_idly(state: State) -> None:
    """Answer with pass or no, else with the first option."""
    seat = state.seats[0]
    legal = state.legal(seat)
    state.answer(seat, next((action for action in (PASS, NO) if action in legal), legal[0]))
    state.run()


def question(state: State) -> str:
    return state.asked().name


def named(events: list[tuple[int, ...]], name: str) -> list[tuple[int, ...]]:
    """The fields of the events with this name."""
    kinds = GAME.event_kinds()
    return [event[1 : 1 + len(kinds[event[0]].fields)] for event in events if kinds[event[0]].name == name]


def card(name: str, number: int = 0) -> int:
    """A physical card with this name."""
    return TABLES.cards.index(TABLES.kind(name)) + number
