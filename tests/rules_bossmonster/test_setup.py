"""Decks, set-up and variants: BM-1, BM-2, BM-21 and the rulings that go with them."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from bossrush.content.source import ContentError
from bossrush.games.bossmonster.content.loader import load_tables
from bossrush.games.bossmonster.rules.ids import (
    BOSS,
    CARD,
    NO,
    P_BEGINNING,
    P_SET_UP,
    PASS,
    PLACE,
    ROOM_DECK,
    SPELL_DECK,
    YES,
)
from bossrush.games.bossmonster.rules.state import State
from bossrush.kernel.game import GameError
from tests.property.play_bossmonster import GAME
from tests.rules_bossmonster.games import (
    BOSSES,
    EPIC,
    ORDINARY,
    ROOMS,
    SPELLS,
    TABLES,
    card,
    decisions,
    dictated,
    laid_out,
    named,
    opened,
    play,
    play_idly,
    question,
    unshuffled,
)

PLAYERS = (2, 3, 4)
HEROES = range(len(TABLES.heroes))
DRACULORD, XYZAX, KING_CROAK, ROBOBO = 0, 1, 2, 3


def heroes_of(state: State) -> set[int]:
    """Every hero that is anywhere in the game."""
    places = [state.town, state.hero_deck, state.epic_deck, state.gone_heroes, [state.inside]]
    for seat in range(state.players):
        places += [state.entrances[seat], list(state.dead[seat]), list(state.survived[seat])]
    return {hero for place in places for hero in place} - {-1}


def xp(state: State, seat: int) -> int:
    return TABLES.bosses[state.bosses[seat]].xp


# ---- decks (BM-1)


@pytest.mark.rules("BM-1.1")
def test_two_to_four_players_with_a_boss_and_a_dungeon_each() -> None:
    for players in PLAYERS:
        state = opened({"players": str(players)})
        assert len(state.bosses) == len(set(state.bosses)) == len(state.dungeons) == players
        assert min(state.bosses) >= 0
    for players in (1, 5):
        with pytest.raises(GameError):
            GAME.read_options({"players": str(players)})


@pytest.mark.rules("BM-1.2")
def test_all_rooms_at_every_number_of_players() -> None:
    for players in PLAYERS:
        deck = laid_out({"players": str(players)}).room_deck
        assert sorted(deck) == [card for card in range(len(TABLES.cards)) if TABLES.is_room(card)]
        assert len(deck) == ROOMS


@pytest.mark.rules("BM-1.3", "BM-R1")
def test_thirty_one_spells_or_thirty_without_one_assassin() -> None:
    for players in PLAYERS:
        full = laid_out({"players": str(players)}).spell_deck
        assert sorted(full) == [card for card in range(len(TABLES.cards)) if not TABLES.is_room(card)]
        assert len(full) == SPELLS
        fewer = laid_out({"players": str(players), "spells": "30"}).spell_deck
        missing = Counter(TABLES.spell(card).id for card in full) - Counter(TABLES.spell(card).id for card in fewer)
        assert missing == {"assassin": 1}
    for number in ("29", "32"):
        with pytest.raises(GameError):
            GAME.read_options({"spells": number})


@pytest.mark.rules("BM-1.4", "BM-1.5", "BM-1.6", "BM-1.8", "BM-1.11", "BM-23.11")
@pytest.mark.parametrize("players", PLAYERS)
def test_hero_decks_by_symbol(players: int) -> None:
    state = laid_out({"players": str(players)})
    assert (len(state.hero_deck), len(state.epic_deck)) == (ORDINARY[players], EPIC[players])
    assert len(state.hero_deck + state.epic_deck) == {2: 21, 3: 29, 4: 41}[players]
    symbols = {TABLES.heroes[hero].symbol for hero in state.hero_deck}
    assert symbols == {TABLES.heroes[hero].symbol for hero in state.epic_deck} == set(range(2, players + 1))
    assert not any(TABLES.heroes[hero].epic for hero in state.hero_deck)
    assert all(TABLES.heroes[hero].epic for hero in state.epic_deck)
    assert TABLES.hero("the_fool") in state.hero_deck


@pytest.mark.rules("BM-1.7", "BM-1.8", "BM-15.11")
def test_unused_heroes_and_bosses_never_come_in() -> None:
    for seed in range(4):
        used = heroes_of(laid_out({"players": "2"}, seed))
        assert used == {hero for hero in HEROES if TABLES.heroes[hero].symbol == 2}
        for state in decisions({"players": "2"}, seed):
            assert heroes_of(state) == used
            assert all(len(offered) == 1 for offered in state.offered)
            assert not any(TABLES.heroes[hero].epic for hero in state.hero_deck)
            assert all(TABLES.heroes[hero].epic for hero in state.epic_deck)


@pytest.mark.rules("BM-1.9")
def test_decks_are_shuffled_and_face_down() -> None:
    tops: list[set[int]] = [set(), set(), set(), set()]
    for seed in range(600):
        state = laid_out({"players": "2"}, seed)
        for top, deck in zip(tops, (state.room_deck, state.spell_deck, state.hero_deck, state.epic_deck), strict=True):
            top.add(deck[-1])
    assert [len(top) for top in tops] == [ROOMS, SPELLS, ORDINARY[2], EPIC[2]]
    view = GAME.view(laid_out({"players": "2"}), 0)
    assert view["decks"] == {"rooms": ROOMS, "spells": SPELLS, "heroes": ORDINARY[2], "epics": EPIC[2]}


@pytest.mark.rules("BM-1.10", "BM-2.8")
def test_one_discard_pile_that_starts_empty() -> None:
    state = opened({"players": "2"})
    assert state.discard == []
    while question(state) != "discard":
        play(state, state.seats[0], NO)
    for seat in range(2):
        room, spell = state.rooms_in_hand(seat)[0], state.spells_in_hand(seat)[0]
        play(state, seat, CARD + TABLES.cards[room])
        assert state.discard == []
        play(state, seat, CARD + TABLES.cards[spell])
    assert [TABLES.is_room(card) for card in state.discard] == [True, False, True, False]


# ---- bosses (BM-2.1 to BM-2.4)


@pytest.mark.rules("BM-2.1")
def test_every_boss_comes_to_every_seat() -> None:
    dealt: list[set[int]] = [set(), set(), set(), set()]
    for seed in range(200):
        state = opened({"players": "4"}, seed)
        assert len(set(state.bosses)) == 4
        for seat in range(4):
            dealt[seat].add(state.bosses[seat])
    assert all(len(bosses) == len(BOSSES) for bosses in dealt)


@pytest.mark.rules("BM-R81")
def test_bosses_are_dealt_in_seat_order_from_the_top() -> None:
    order = [ROBOBO, 6, KING_CROAK, XYZAX, DRACULORD, 7, 5, 4]
    state = unshuffled({"players": "3"}, order)
    state.run()
    assert state.bosses == [ROBOBO, 6, KING_CROAK]
    state = unshuffled({"players": "3", "i_choose_you": "on"}, order)
    assert state.offered == [(ROBOBO, 6), (KING_CROAK, XYZAX), (DRACULORD, 7)]


@pytest.mark.rules("BM-2.2")
def test_bosses_are_shown_at_the_same_time() -> None:
    state = laid_out({"players": "4"})
    assert [player["boss"] for player in view_of_players(state, 0)] == [None] * 4
    state.advance()
    assert named(state.take_events(), "bosses_shown") == []
    state.advance()
    assert sorted(seat for seat, _ in named(state.take_events(), "bosses_shown")) == [0, 1, 2, 3]
    shown = [player["boss"] for player in view_of_players(state, 0)]
    assert shown == [BOSSES[boss] for boss in state.bosses]


def view_of_players(state: State, seat: int) -> list[dict[str, object]]:
    players = GAME.view(state, seat)["players"]
    assert isinstance(players, list)
    return players


@pytest.mark.rules("BM-2.3")
def test_xp_order_is_highest_first_and_never_changes() -> None:
    for seed in range(6):
        orders = [state.order[:] for state in decisions({"players": "4"}, seed)]
        state = opened({"players": "4"}, seed)
        assert orders[0] == sorted(range(4), key=lambda seat: -xp(state, seat))
        assert all(order == orders[0] for order in orders)


@pytest.mark.rules("BM-2.4", "BM-5.1", "BM-8.1")
def test_players_act_in_xp_order_in_every_phase() -> None:
    """Mulligans, first rooms, draws, build turns and adventure turns of one game."""
    asked: dict[str, list[int]] = {"mulligan": [], "first_room": []}
    draws: list[int] = []
    active: list[int] = []
    order: list[int] = []
    for state in decisions({"players": "4", "bosses": "robobo,draculord,gorgona,cleopatra"}, 3):
        if question(state) in asked and state.seats[0] not in asked[question(state)]:
            asked[question(state)].append(state.seats[0])
        if state.phase != P_SET_UP and not draws:
            events = state.take_events()
            beginning = next(i for i, event in enumerate(events) if named([event], "turn"))
            draws = [seat for seat, _, _ in named(events[beginning:], "drew")]
            active = [seat for (seat,) in named(events[beginning:], "active")]
        elif state.turn == 1:
            active += [seat for (seat,) in named(state.take_events(), "active")]
        order = state.order
    assert order == [1, 3, 2, 0]
    assert asked == {"mulligan": order, "first_room": order}
    assert draws == order
    assert active == order + order


# ---- opening hands (BM-2.5 to BM-2.12)


@pytest.mark.rules("BM-2.5", "BM-2.6")
def test_opening_hands_and_empty_dungeons() -> None:
    for players in PLAYERS:
        state = opened({"players": str(players)})
        assert question(state) == "mulligan"
        assert state.dungeons == [[]] * players
        for seat in range(players):
            assert (len(state.rooms_in_hand(seat)), len(state.spells_in_hand(seat))) == (5, 2)
        assert (len(state.room_deck), len(state.spell_deck)) == (ROOMS - 5 * players, SPELLS - 2 * players)
        assert state.town == []


@pytest.mark.rules("BM-R4", "BM-2.4")
def test_dealing_is_in_xp_order_five_rooms_then_two_spells() -> None:
    state = unshuffled({"players": "3"}, [ROBOBO, DRACULORD, KING_CROAK, 1, 4, 5, 6, 7])
    rooms, spells = state.room_deck[::-1], state.spell_deck[::-1]
    state.run()
    assert state.order == [1, 2, 0]
    drawn = [(seat, deck) for seat, deck, _ in named(state.take_events(), "drew")]
    assert drawn == [(seat, deck) for seat in state.order for deck in (0, 0, 0, 0, 0, 1, 1)]
    for place, seat in enumerate(state.order):
        assert state.hands[seat] == rooms[5 * place : 5 * place + 5] + spells[2 * place : 2 * place + 2]


@pytest.mark.rules("BM-2.8")
def test_opening_discards_are_simultaneous_and_hidden_until_all_have_chosen() -> None:
    state = opened({"players": "3"})
    while question(state) != "discard":
        play(state, state.seats[0], NO)
    chosen: list[int] = []
    for seat in (2, 0, 1):
        assert sorted(state.seats) == sorted({0, 1, 2} - set(chosen))
        others = [GAME.view(state, other)["discard"] for other in range(3)]
        assert others == [[]] * 3
        for discarded in state.hands[seat][:2]:
            events = play(state, seat, CARD + TABLES.cards[discarded])
        chosen.append(seat)
        assert named(events, "discarded") == [] or len(chosen) == 3
    assert len(named(events, "discarded")) == 6
    assert len(state.discard) == 6
    assert [len(hand) for hand in state.hands] == [5, 5, 5]


HANDS = [  # the rooms of a hand, and whether it may be returned
    ("dark_altar dark_altar open_grave succubus_spa golem_factory", True),  # four cleric rooms
    ("dark_altar dark_altar open_grave succubus_spa specters_sanctum", True),  # five
    ("dark_altar open_grave succubus_spa golem_factory neanderthal_cave", False),  # three
    ("dragon_hatchery torture_chamber zombie_prison monstrous_monument golem_factory", True),  # each icon counts
    ("dragon_hatchery centipede_tunnel mimic_vault dark_laboratory golem_factory", True),  # four mage rooms
    ("dark_altar dark_altar jackpot_stash jackpot_stash goblin_armory", False),  # icons are not counted, but rooms
    ("dracolich_lair beast_menagerie ligers_den crushinator golem_factory", True),  # four Advanced Rooms
    ("dracolich_lair beast_menagerie ligers_den golem_factory dark_altar", False),  # three
]


@pytest.mark.rules("BM-R3", "BM-2.9")
@pytest.mark.parametrize(("hand", "may"), HANDS)
def test_which_hands_may_be_returned(hand: str, may: bool) -> None:
    state = opened({"players": "2"})
    seat = state.seats[0]
    names = hand.split()
    state.hands[seat] = [card(name, names[:i].count(name)) for i, name in enumerate(names)] + state.spells_in_hand(seat)
    refusal = GAME.check(state, seat, YES)
    assert (refusal is None) == may
    assert refusal is None or refusal.rule == "BM-2.9"
    assert GAME.check(state, seat, NO) is None


def qualifying(players: int, times: int) -> State:
    """A game in which the first player may take so many mulligans one after the other."""
    for seed in range(5_000):
        state = opened({"players": str(players)}, seed)
        copy = state.copy()
        first = copy.seats[0]
        taken = 0
        while copy.seats == [first] and YES in copy.legal(first) and taken < times:
            play(copy, first, YES)
            taken += 1
        if taken == times:
            return state
    raise AssertionError("no such game")


@pytest.mark.rules("BM-R3", "BM-2.10", "BM-E10")
def test_a_mulligan_may_be_repeated_and_only_the_fact_is_public() -> None:
    state = qualifying(3, 2)
    first = state.seats[0]
    cards = sorted(state.room_deck + state.hands[first] + state.spell_deck)
    for _ in range(2):
        events = play(state, first, YES)
        assert named(events, "mulligan") == [(first,)]
        for other in set(range(3)) - {first}:
            seen = [GAME.redact(event, other) for event in events]
            assert {card for _, _, card in named(seen, "drew")} == {-2}
        assert (len(state.rooms_in_hand(first)), len(state.spells_in_hand(first))) == (5, 2)
        assert sorted(state.room_deck + state.hands[first] + state.spell_deck) == cards
    play(state, first, NO)
    assert state.seats == [state.order[1]]


@pytest.mark.rules("BM-R3", "BM-R27")
def test_everybody_is_asked_for_a_mulligan_in_xp_order() -> None:
    """Also a player whose hand does not qualify, so that a no says nothing."""
    only_no = 0
    for seed in range(40):
        state = opened({"players": "4"}, seed)
        for seat in state.order:
            assert (question(state), state.seats) == ("mulligan", [seat])
            only_no += state.legal(seat) == [NO]
            play(state, seat, NO)
        assert question(state) == "discard"
    assert only_no > 40


@pytest.mark.rules("BM-2.11", "BM-2.12", "BM-R27")
def test_the_first_room_is_asked_of_everybody_and_may_be_declined() -> None:
    state = opened({"players": "3"})
    while question(state) != "first_room":
        play_idly(state)
    last = state.order[-1]
    state.hands[last] = [card("dracolich_lair"), card("freeze")]
    for seat in state.order[:-1]:
        assert state.seats == [seat]
        play(state, seat, PASS)
    assert state.seats == [last]
    assert state.legal(last) == [PASS]
    refusal = GAME.check(state, last, PLACE + TABLES.kind("dracolich_lair"))
    assert refusal is not None
    assert refusal.rule == "BM-2.12"


@pytest.mark.rules("BM-2.16")
def test_no_hero_is_in_town_before_turn_1() -> None:
    for seed in range(10):
        for state in decisions({"players": "4"}, seed):
            if state.phase != P_SET_UP:
                break
            assert (state.turn, state.town, state.entrances) == (0, [], [[]] * 4)
        assert state.turn == 1


# ---- chance of the set-up (BM-X1)


@pytest.mark.rules("BM-X1")
def test_shuffles_of_the_set_up_in_order() -> None:
    """Bosses, Rooms, Spells, ordinary and epic Heroes; a shuffle of n cards takes n - 1 results."""
    state = unshuffled({"players": "2"})
    assert dictated(state).left() == 0
    assert [state.room_deck, state.spell_deck] == [sorted(state.room_deck), sorted(state.spell_deck)]
    assert [state.hero_deck, state.epic_deck] == [sorted(state.hero_deck), sorted(state.epic_deck)]
    state.run()
    assert dictated(state).drawn == 7 + ROOMS - 1 + SPELLS - 1 + ORDINARY[2] - 1 + EPIC[2] - 1


# ---- variants (BM-21)


@pytest.mark.rules("BM-21.1", "BM-R71", "BM-2.1")
def test_each_player_sees_only_the_own_two_bosses() -> None:
    state = opened({"players": "4", "i_choose_you": "on"})
    assert (question(state), sorted(state.seats)) == ("choose_boss", [0, 1, 2, 3])
    assert sorted(boss for offered in state.offered for boss in offered) == list(range(8))
    for seat in range(4):
        players = view_of_players(state, seat)
        assert [player.get("offered") for player in players] == [
            sorted_names(state.offered[seat]) if other == seat else None for other in range(4)
        ]
        assert [player["boss"] for player in players] == [None] * 4
        assert state.legal(seat) == [BOSS + boss for boss in sorted(state.offered[seat])]


def sorted_names(bosses: Sequence[int]) -> list[str]:
    return [BOSSES[boss] for boss in sorted(bosses)]


@pytest.mark.rules("BM-21.1", "BM-21.2", "BM-R71")
def test_the_kept_bosses_are_shown_when_all_have_chosen() -> None:
    """Two cards each in the order of the bosses: the first player may keep Xyzax, the third the lowest XP."""
    state = unshuffled({"players": "3", "i_choose_you": "on"}, [XYZAX, 4, 5, DRACULORD, 6, ROBOBO, KING_CROAK, 7])
    state.run()
    assert play(state, 2, BOSS + ROBOBO) == []
    assert play(state, 0, BOSS + XYZAX) == []
    assert [player["boss"] for player in view_of_players(state, 1)] == [None] * 3
    events = play(state, 1, BOSS + DRACULORD)
    assert sorted(named(events, "bosses_shown")) == [(0, XYZAX), (1, DRACULORD), (2, ROBOBO)]
    assert state.bosses == [XYZAX, DRACULORD, ROBOBO]
    assert state.order == [1, 0, 2]
    for seat in range(3):
        others = [player for player in view_of_players(state, seat) if player["seat"] != seat]
        assert not any("offered" in player for player in others)


@pytest.mark.rules("BM-21.3", "BM-R70")
def test_scheming_is_offered_to_those_who_gained_no_soul() -> None:
    asked = drew = 0
    for seed in range(8):
        turn = -1
        for state in decisions({"players": "3", "scheming": "on"}, seed):
            if question(state) != "scheming":
                continue
            seat = state.seats[0]
            asked += 1
            assert not state.gained_soul[seat]
            waiting = [other for other in state.players_left() if not state.gained_soul[other]]
            assert turn == state.turn or seat == waiting[0], "in XP order"
            assert state.legal(seat) == [NO, ROOM_DECK, SPELL_DECK]
            for which, action in enumerate((ROOM_DECK, SPELL_DECK)):
                twin = state.copy()
                assert named(play(twin, seat, action), "drew")[0][:2] == (seat, which)
                drew += 1
            turn = state.turn
    assert asked > 20
    assert drew == 2 * asked


@pytest.mark.rules("BM-21.3")
def test_without_scheming_nobody_is_asked() -> None:
    for seed in range(4):
        assert all(question(state) != "scheming" for state in decisions({"players": "2"}, seed))


@pytest.mark.rules("BM-21.4", "BM-21.5", "BM-R11")
@pytest.mark.parametrize(("players", "left"), [(2, 9), (3, 13), (4, 17)])
def test_hard_mode_leaves_out_the_weak(players: int, left: int) -> None:
    easy = laid_out({"players": str(players)})
    hard = laid_out({"players": str(players), "hard_mode": "on"})
    out = set(easy.hero_deck) - set(hard.hero_deck)
    assert len(hard.hero_deck) == left
    assert {TABLES.heroes[hero].health for hero in out} == {4}
    assert 4 not in {TABLES.heroes[hero].health for hero in hard.hero_deck}
    assert TABLES.hero("the_fool") in hard.hero_deck
    assert sorted(hard.epic_deck) == sorted(easy.epic_deck)


IDLE_BOSSES = {2: "draculord,xyzax", 3: "draculord,xyzax,robobo", 4: "draculord,xyzax,king_croak,robobo"}
"""With no more than one treasure that is not tied, so that hardly any hero is lured and nobody loses early."""


@pytest.mark.rules("BM-R11", "BM-23.12")
@pytest.mark.parametrize(
    ("players", "hard", "turn", "epics"),
    [(2, "off", 7, 1), (3, "off", 6, 1), (4, "off", 7, 3), (2, "on", 5, 1), (3, "on", 5, 2), (4, "on", 5, 3)],
)
def test_when_the_first_epic_hero_arrives(players: int, hard: str, turn: int, epics: int) -> None:
    state = opened({"players": str(players), "hard_mode": hard, "bosses": IDLE_BOSSES[players]})
    while len(state.epic_deck) == EPIC[players]:
        assert not state.over
        play_idly(state)
    assert state.turn == turn
    assert EPIC[players] - len(state.epic_deck) == epics
    assert state.phase >= P_BEGINNING


# ---- equal XP


@pytest.mark.rules("BM-R75")
def test_bosses_with_equal_xp_are_rejected(tmp_path: Path) -> None:
    pack = Path(shutil.copytree(Path(__file__).parents[1] / "packs" / "cellar", tmp_path / "cellar"))
    (pack / "bosses.toml").write_text('[rival]\nxp = 900\ntreasure = "mage"\neffect = "gorgona"\n')
    with pytest.raises(ContentError, match="another boss has 900 XP"):
        load_tables([pack])
    assert len({boss.xp for boss in TABLES.bosses}) == len(TABLES.bosses)
