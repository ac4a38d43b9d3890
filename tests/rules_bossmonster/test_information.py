"""Who knows what (BM-19, BM-E1 to BM-E11), what is chance (BM-X, BM-15.4) and what is asked though forced (BM-R27)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from bossrush.games.bossmonster.rules.cards import draw, lose_random
from bossrush.games.bossmonster.rules.effects.abilities import Torture
from bossrush.games.bossmonster.rules.effects.bosses import ChooseHero, Find, Steal
from bossrush.games.bossmonster.rules.effects.rooms import LoseSpell, StealRandom
from bossrush.games.bossmonster.rules.ids import ANY_ROOM, ANY_SPELL, NO, PASS, YES
from bossrush.games.bossmonster.rules.priority import Ability
from bossrush.games.bossmonster.rules.state import State
from bossrush.games.bossmonster.rules.triggers import Trigger
from bossrush.kernel.chance import DictatedChance, FastChance
from bossrush.kernel.events import OWNER, PUBLIC, SEATS, SPECTATOR
from tests.property.play_bossmonster import GAME, OPTIONS, choose_building
from tests.rules_bossmonster.games import (
    ROOMS,
    SPELLS,
    TABLES,
    card,
    decisions,
    in_order,
    named,
    opened,
    play,
    question,
    unshuffled,
)

GAMES = 8
EVERY = 50
"""Where all decisions would take too long, one in so many."""
FOUR = {"players": "4"}


def players_in(view: dict[str, object]) -> list[dict[str, object]]:
    players = view["players"]
    assert isinstance(players, list)
    return players


def kinds(cards: list[int]) -> list[str]:
    return [TABLES.kinds[TABLES.cards[card]] for card in cards]


# ---- zones (BM-19)


@pytest.mark.rules("BM-19.1", "BM-19.2", "BM-R73")
def test_a_hand_is_shown_to_its_owner_and_counted_for_all() -> None:
    for state in decisions(FOUR, 1):
        for seat in (SPECTATOR, 0, 2):
            for player, hand in zip(players_in(GAME.view(state, seat)), state.hands, strict=True):
                rooms = sum(1 for card in hand if TABLES.is_room(card))
                assert (player["rooms_in_hand"], player["spells_in_hand"]) == (rooms, len(hand) - rooms)
                own = player["seat"] == seat and state.alive[seat]
                assert player.get("hand") == (sorted_kinds(hand) if own else None)


def sorted_kinds(cards: list[int]) -> list[str]:
    return [TABLES.kinds[kind] for kind in sorted(TABLES.cards[card] for card in cards)]


@pytest.mark.rules("BM-19.3", "BM-19.6")
def test_rooms_on_the_table_are_open_but_for_the_face_of_a_card_placed_face_down() -> None:
    hidden = covered = deactivated = 0
    for seed in range(GAMES):
        for number, state in enumerate(decisions(FOUR, seed)):
            if number % 5:
                continue
            for seat in (SPECTATOR, 0):
                for player in players_in(GAME.view(state, seat)):
                    owner = player["seat"]
                    assert isinstance(owner, int)
                    slots = player["dungeon"]
                    assert isinstance(slots, list)
                    for shown, stack in zip(slots, state.dungeons[owner], strict=True):
                        assert shown["covered"] == kinds(stack[:-1])
                        assert shown["face_down"] == (stack[-1] in state.down)
                        known = not shown["face_down"] or owner == seat
                        assert shown.get("room") == (kinds(stack[-1:])[0] if known else None)
                        assert known or "damage" not in shown
                        hidden += not known
                        covered += len(stack) > 1
                        deactivated += bool(shown.get("deactivated"))
                        assert bool(shown.get("deactivated")) == (stack[-1] in state.sideways)
    assert min(hidden, covered, deactivated) > 0


@pytest.mark.rules("BM-19.4", "BM-19.5", "BM-19.6", "BM-19.7")
def test_score_zones_the_discard_pile_and_town_are_open_and_decks_only_counted() -> None:
    for seed in range(GAMES):
        for state in decisions(FOUR, seed):
            view = GAME.view(state, SPECTATOR)
            assert view["discard"] == kinds(state.discard)
            assert hero_names(view["town"]) == [TABLES.heroes[hero].id for hero in state.town]
            assert view["decks"] == {
                "rooms": len(state.room_deck),
                "spells": len(state.spell_deck),
                "heroes": len(state.hero_deck),
                "epics": len(state.epic_deck),
            }
            for seat, player in enumerate(players_in(view)):
                for zone, heroes in (("dead", state.dead[seat]), ("survived", state.survived[seat])):
                    assert player[zone] == [TABLES.heroes[hero].id for hero in sorted(heroes)]
                assert hero_names(player["entrance"]) == [TABLES.heroes[hero].id for hero in state.entrances[seat]]
                assert player["levelled_up"] == state.levelled[seat]


def hero_names(queue: object) -> list[str]:
    assert isinstance(queue, list)
    return [hero["hero"] for hero in queue]


@pytest.mark.rules("BM-19.7", "BM-R60", "BM-I4")
def test_a_searched_deck_or_hand_is_shown_to_the_searcher_only_and_without_its_order() -> None:
    searches: Counter[str] = Counter()
    for seed in range(60):
        for number, state in enumerate(decisions(OPTIONS[-1 - seed], seed)):
            asked = state.asked()
            if number % EVERY and not isinstance(asked, (Find, Steal, ChooseHero)):
                continue
            searcher = state.seats[0]
            shown = GAME.view(state, searcher)["search"]
            for other in (SPECTATOR, *range(state.players)):
                assert other == searcher or GAME.view(state, other)["search"] is None
            if isinstance(asked, Find) and asked.looked:
                assert shown == sorted_kinds(state.room_deck)
            elif isinstance(asked, Steal):
                assert shown == sorted_kinds(state.hands[asked.other])
            elif isinstance(asked, ChooseHero):
                looked = state.hero_deck * asked.ordinary + state.epic_deck * asked.epic
                assert shown == [TABLES.heroes[hero].id for hero in sorted(looked)]
            else:
                assert shown is None
                continue
            searches[asked.name] += 1
    assert sorted(searches) == ["find", "hero", "steal"]


@pytest.mark.rules("BM-I6", "BM-19.1")
def test_no_view_and_no_event_names_a_physical_card() -> None:
    """Cards are named by kind: two equal cards in different hands cannot be told apart."""
    state = opened({"players": "2"})
    seat, other = state.order
    state.hands[seat] = [card("freeze"), card("open_grave")]
    twin = state.copy()
    twin.hands[seat] = [card("open_grave", 1), card("freeze", 3)]
    for viewer in (SPECTATOR, seat, other):
        assert json.dumps(GAME.view(twin, viewer)) == json.dumps(GAME.view(state, viewer))


# ---- events


@pytest.mark.rules("BM-E1", "BM-E2", "BM-E3", "BM-E4", "BM-E5", "BM-E6", "BM-E7", "BM-E8", "BM-E9", "BM-E10", "BM-E11")
def test_what_the_events_keep_from_the_others() -> None:
    hidden = {
        f"{kind.name}.{name}": visibility
        for kind in GAME.event_kinds()
        for name, visibility in kind.fields
        if visibility != PUBLIC
    }
    assert hidden == {
        "drew.card": OWNER,
        "placed.card": OWNER,
        "returned.card": OWNER,
        "took_from_hand.card": SEATS,
    }


@pytest.mark.rules("BM-E1", "BM-E6", "BM-E8")
def test_draws_and_placements_seen_by_another_seat() -> None:
    checked: Counter[str] = Counter()
    for state in decisions(FOUR, 5):
        for event in state.take_events():
            seen = GAME.redact(event, 0)
            for name in ("drew", "placed"):
                for seat, where, kind in named([seen], name):
                    assert (kind == -2) == (seat != 0)
                    assert where >= 0
                    checked[name] += seat != 0
            for _, _, kind in named([seen], "revealed"):
                assert kind >= 0
                checked["revealed"] += 1
    assert min(checked.values()) > 5
    assert len(checked) == 3


# ---- forced decisions


@pytest.mark.rules("BM-R27", "BM-I7")
def test_a_chance_with_nothing_but_a_pass_is_asked_and_looks_the_same() -> None:
    forced: Counter[str] = Counter()
    for seed in range(GAMES):
        for state in decisions(FOUR, seed):
            if question(state) not in ("chance", "response"):
                continue
            seat = state.seats[0]
            decision = GAME.view(state, SPECTATOR)["decision"]
            assert isinstance(decision, dict)
            assert (decision["question"], decision["seats"]) == (question(state), [seat])
            assert "legal" not in decision
            assert "about" not in decision
            if state.legal(seat) == [PASS]:
                forced[question(state)] += 1
                assert named(play(state.copy(), seat, PASS), "passed")[0] == (seat,)
    assert min(forced["chance"], forced["response"]) > 50


@pytest.mark.rules("BM-R27", "BM-R13")
def test_a_window_asks_every_player_by_rank_whatever_they_hold() -> None:
    """With hands taken away nobody can do anything, and still everybody is asked."""
    state = opened(FOUR)
    while question(state) != "chance":
        seat = state.seats[0]
        legal = state.legal(seat)
        state.answer(seat, NO if NO in legal else legal[0])
        state.run()
    state.hands = [[], [], [], []]
    state.options = state.asked().options(state, state.seats[0])
    asked = []
    while state.active == state.order[0] and question(state) == "chance":
        asked.append(state.seats[0])
        play(state, state.seats[0], PASS)
    assert asked == state.order


# ---- chance


@pytest.mark.rules("BM-15.4", "BM-R61", "BM-X5")
def test_a_random_discard_is_uniform_among_the_cards_of_its_kind() -> None:
    state = opened({"players": "2"})
    hand = [card("dark_altar"), card("dark_altar", 1), card("open_grave"), card("golem_factory"), card("crushinator")]
    spells = [card("freeze"), card("fear"), card("jeopardy")]
    chance = FastChance(9)
    for sort, eligible in ((ANY_ROOM, hand), (ANY_SPELL, spells)):
        lost: Counter[int] = Counter()
        for _ in range(3_000):
            twin = state.copy()
            twin.hands[0] = hand + spells
            twin.chance = chance
            drawn = chance.drawn
            lose_random(twin, 0, sort)
            assert chance.drawn == drawn + 1
            lost[twin.discard[-1]] += 1
        expected = 3_000 / len(eligible)
        assert sorted(lost) == sorted(eligible)
        assert max(abs(number - expected) for number in lost.values()) < 5 * expected**0.5


@pytest.mark.rules("BM-X2", "BM-2.10")
def test_a_mulligan_shuffles_the_room_deck_then_the_spell_deck() -> None:
    state = unshuffled({"players": "2"})
    state.run()
    first = state.order[0]
    cleric = [card("dark_altar", i) for i in range(3)] + [card("open_grave"), card("succubus_spa")]
    pool = state.room_deck + state.rooms_in_hand(first)
    state.room_deck = [c for c in pool if c not in cleric]
    state.hands[first] = cleric + state.spells_in_hand(first)
    state.options = state.asked().options(state, state.seats[0])
    assert isinstance(state.chance, DictatedChance)
    state.chance.dictate(in_order(ROOMS - 5) + in_order(SPELLS - 2))
    play(state, first, YES)
    assert state.chance.left() == 0
    assert state.room_deck == sorted(state.room_deck)
    assert state.spell_deck == sorted(state.spell_deck)


@pytest.mark.rules("BM-X3", "BM-15.5", "BM-R57")
def test_a_deck_is_rebuilt_with_one_shuffle_when_its_last_card_is_taken() -> None:
    state = opened({"players": "2"})
    state.discard = [card("freeze"), card("open_grave"), card("golem_factory"), card("dark_altar"), card("fear")]
    state.room_deck = [card("crushinator")]
    drawn = state.chance.drawn
    draw(state, 0, 0, 1)
    assert state.chance.drawn == drawn + 2
    assert sorted(state.room_deck) == sorted([card("open_grave"), card("golem_factory"), card("dark_altar")])
    assert state.discard == [card("freeze"), card("fear")]
    assert state.hands[0][-1] == card("crushinator")


@pytest.mark.rules("BM-X2", "BM-X3", "BM-X4", "BM-X5", "BM-X6", "BM-15.9", "BM-15.10")
def test_every_chance_result_is_accounted_for() -> None:
    """Shuffles of mulligans, rebuilt and searched decks, and one result for each random card; nothing else."""
    kinds: Counter[str] = Counter()
    for seed in range(60):
        state = opened(OPTIONS[-1 - seed], seed)
        chance = FastChance(seed)
        state.take_events()
        while not state.over:
            seat = state.seats[0]
            state.answer(seat, choose_building(state, seat, state.legal(seat), chance))
            while not state.over and not state.pending():
                drawn = state.chance.drawn
                source = random_source(state)
                state.advance()
                due = due_results(state, state.take_events(), source, kinds)
                assert state.chance.drawn - drawn == due
    assert sorted(kinds) == ["mulligan", "random", "rebuilt", "searched", "shuffled"]
    assert kinds["searched"] == kinds["shuffled"], "each deck that was looked through is shuffled, and no other"


def random_source(state: State) -> bool:
    """Whether the frame about to go on takes or discards a random card."""
    frame = state.stack[-1]
    if isinstance(frame, Trigger):
        return isinstance(state.room(frame.room).effect, (LoseSpell, StealRandom))
    return isinstance(frame, Ability) and isinstance(state.room(frame.card).effect, Torture)


def due_results(state: State, events: list[tuple[int, ...]], source: bool, kinds: Counter[str]) -> int:
    """How many results these events stand for; a shuffle of n cards takes n - 1."""
    due = 0
    decks = (state.room_deck, state.spell_deck, state.hero_deck, state.epic_deck)
    rebuilt = [deck for deck, _ in named(events, "rebuilt")]
    for _, number in named(events, "rebuilt"):
        due += number - 1
        kinds["rebuilt"] += 1
    kinds["searched"] += len(named(events, "searched"))
    for (deck,) in named(events, "shuffled"):
        due += 0 if deck in rebuilt else max(0, len(decks[deck]) - 1)
        kinds["shuffled"] += 1
    for _ in named(events, "mulligan"):
        due += len(state.room_deck) + 5 - 1 + len(state.spell_deck) + 2 - 1
        kinds["mulligan"] += 1
    if source:
        random = len(named(events, "discarded")) + len(named(events, "took_from_hand"))
        due += random
        kinds["random"] += random
    return due


@pytest.mark.rules("BM-X6", "BM-1.9")
def test_the_same_chance_and_decisions_give_the_same_game() -> None:
    for seed in range(3):
        one = [json.dumps(GAME.dump(state)) for state in decisions(FOUR, seed)]
        assert one == [json.dumps(GAME.dump(state)) for state in decisions(FOUR, seed)]
        assert one != [json.dumps(GAME.dump(state)) for state in decisions(FOUR, seed + 50)]
