"""Reasons for decisions of Boss Monster: hand-made positions and the sentences they must lead to."""

from __future__ import annotations

from pathlib import Path

import pytest

from bossrush.bots.base import Sight
from bossrush.bots.levels import evaluate
from bossrush.bots.search import Budget
from bossrush.games import load_game
from bossrush.games.bossmonster.rules.setup import Discard
from bossrush.hints.telling import put_in_words
from bossrush.kernel.chance import FastChance
from bossrush.text.messages import Messages, languages
from bossrush.text.told import make_words
from tests.hints.positions import hint_for, reasons, sight_of

GAME = "bossmonster"


def sight(folder: Path, position: str) -> Sight:
    return sight_of(folder, GAME, f'bosses = "draculord robobo"\n{position}')


def building(folder: Path, town: str, own: str, other: str = "", more: str = "") -> Sight:
    """Draculord (cleric) builds, against Robobo (fighter)."""
    players = f"draculord = {{ {own} }}\nrobobo = {{ {other} }}" if other else f"draculord = {{ {own} }}"
    return sight(folder, f'phase = "build"\ntown = "{town}"\n{players}\n{more}')


# ---- building


def test_a_room_that_lures_a_hero_who_dies(tmp_path: Path) -> None:
    own = 'dungeon = "neanderthal_cave", hand = "bottomless_pit"'
    look = building(tmp_path, "joman_chimm_cutpurse", own)
    place = hint_for(look, "place bottomless_pit, slot 2", "pass").lines[0]
    assert place.words == "Draculord places Bottomless Pit in slot 2"
    assert place.reason.startswith("lures Joman Chimm, who dies: the dungeon deals 4 damage; ")


def test_a_room_that_lures_two(tmp_path: Path) -> None:
    own = 'dungeon = "neanderthal_cave golem_factory", hand = "boulder_ramp"'
    look = building(tmp_path, "joman_chimm_cutpurse jesta_the_rogue", own)
    reason = reasons(look, "place boulder_ramp, slot 3")[0]
    assert reason.startswith("lures Joman Chimm and Jesta, both die: the dungeon deals 6 damage; ")


def test_a_room_that_kills_whoever_comes_anyway(tmp_path: Path) -> None:
    look = building(tmp_path, "nick_the_masher", 'dungeon = "neanderthal_cave", hand = "open_grave"')
    assert reasons(look, "place open_grave, slot 2", "pass")[0] == "kills Nick: 5 damage instead of 3"


def test_a_hero_who_would_survive(tmp_path: Path) -> None:
    look = building(tmp_path, "jesta_the_rogue", 'dungeon = "neanderthal_cave", hand = "bottomless_pit"')
    reason = reasons(look, "place bottomless_pit, slot 2", "pass")[0]
    assert reason == "the most thief treasure: 1 against 0; lures Jesta, who would survive with 2 health"


def test_a_hero_whom_no_treasure_lures_any_more_is_no_tie(tmp_path: Path) -> None:
    own, other = 'hand = "freeze"', 'dungeon = "haunted_library neanderthal_cave"'
    look = building(tmp_path, "tieg_and_the_magic_bubble", own, other)
    assert reasons(look, "cast freeze, room 2.2", "pass")[0] == "no Soul for Robobo from Tieg"


def test_a_tie_keeps_a_hero_in_town(tmp_path: Path) -> None:
    own, other = 'hand = "brainsucker_hive"', 'dungeon = "haunted_library neanderthal_cave"'
    look = building(tmp_path, "tieg_and_the_magic_bubble", own, other)
    assert (
        reasons(look, "place brainsucker_hive, slot 1", "pass")[0]
        == "Tieg stays in town: the treasure ties with Robobo"
    )


def test_the_fifth_room_levels_up(tmp_path: Path) -> None:
    own = 'dungeon = "open_grave open_grave golem_factory neanderthal_cave", hand = "minotaurs_maze"'
    look = building(tmp_path, "", own)
    assert reasons(look, "place minotaurs_maze, slot 5", "pass")[0].startswith("the fifth room: Level Up")


def test_face_down_rooms_of_others_count_for_nothing(tmp_path: Path) -> None:
    """Draculord's secret room may lure the thief away; nobody but Draculord may know."""
    own = 'robobo = { dungeon = "neanderthal_cave", hand = "bottomless_pit" }'
    town = 'phase = "build"\nactive = "robobo"\ntown = "joman_chimm_cutpurse"'
    for secret in ("jackpot_stash", "open_grave"):
        look = sight(tmp_path, f'{town}\n{own}\ndraculord.dungeon = "goblin_armory ?{secret}"')
        reason = reasons(asked(look, 1), "place bottomless_pit, slot 2", "pass")[0]
        assert reason.startswith("lures Joman Chimm, who dies: the dungeon deals 4 damage; ")


def test_a_hero_sent_back_by_a_maze_takes_the_damage_of_a_room_twice(tmp_path: Path) -> None:
    own = 'dungeon = "minotaurs_maze", hand = "open_grave"'
    look = building(tmp_path, "nick_the_masher", own)
    assert reasons(look, "place open_grave, slot 2", "pass")[0] == "kills Nick: 4 damage instead of 0"


def test_a_discarded_spell_leaves_the_others(tmp_path: Path) -> None:
    own = 'dungeon = "?dark_laboratory", hand = "fear open_grave"'
    look = sight(tmp_path, f'phase = "reveal"\nspells = "freeze assassin"\ndraculord = {{ {own} }}')
    assert reasons(look, "card fear", "card freeze")[0] == "keeps Assassin and Freeze"


# ---- adventure


def test_a_spell_that_turns_the_fate_of_a_hero(tmp_path: Path) -> None:
    own = 'dungeon = "neanderthal_cave", entrance = "boden_the_pantless", hand = "giant_size"'
    look = sight(tmp_path, f'phase = "adventure"\ndraculord = {{ {own} }}')
    cast = hint_for(look, "cast giant_size, room 1.1", "pass")
    assert cast.lines[0].reason == "Boden dies instead of surviving"
    assert cast.lines[1].reason == "saves Giant Size for later"


def test_a_hero_who_dies_anyway_needs_no_spell(tmp_path: Path) -> None:
    own = 'dungeon = "neanderthal_cave open_grave", entrance = "boden_the_pantless", hand = "giant_size"'
    look = sight(tmp_path, f'phase = "adventure"\ndraculord = {{ {own} }}')
    assert reasons(look, "pass", "cast giant_size")[0] == "Boden dies anyway; saves Giant Size for later"


def test_an_ability_is_not_praised_for_what_happens_anyway(tmp_path: Path) -> None:
    dungeon = '["neanderthal_cave", "open_grave", "bottomless_pit + crushinator"]'
    own = f'dungeon = {dungeon}, entrance = "boden_the_pantless"'
    look = sight(tmp_path, f'phase = "adventure"\ndraculord = {{ {own} }}')
    look._state.answer(0, look.game.parse_action("activate 1"))
    look._state.run()
    assert reasons(Sight(look.game, look._state, 0), "room 1.2") == ["everything else looks weaker"]


def test_a_hero_who_flees_gives_the_rival_no_soul(tmp_path: Path) -> None:
    inside = 'inside = { hero = "nick_the_masher", of = "robobo", slot = 1, damage = 5 }'
    look = sight(tmp_path, f'{inside}\ndraculord.hand = "fear"\nrobobo.dungeon = "neanderthal_cave"')
    look = asked(look, 0)
    assert reasons(look, "cast fear", "pass")[0] == "no Soul for Robobo from Nick"


def test_a_hero_who_is_made_to_flee_wounds_nobody(tmp_path: Path) -> None:
    inside = 'inside = { hero = "nick_the_masher", of = "robobo", slot = 1, damage = 5 }'
    hands = 'draculord.hand = "fear"\nrobobo = { dungeon = "neanderthal_cave", hand = "counterspell" }'
    look = asked(sight(tmp_path, f"{inside}\n{hands}"), 0)
    look._state.answer(0, look.game.parse_action("cast fear"))
    look._state.run()
    cancel, let = reasons(asked(look, 1), "cast counterspell", "pass")
    assert "Nick" in cancel
    assert "Wound" not in let


def asked(look: Sight, seat: int) -> Sight:
    """The decision of this seat, after the others have passed."""
    state = look._state
    while seat not in state.seats:
        state.answer(state.seats[0], look.game.parse_action("pass"))
        state.run()
    return Sight(look.game, state, seat)


# ---- telling a line


def test_a_card_is_told_by_its_name_alone() -> None:
    game = load_game(GAME)
    state = game.new_state(game.read_options({"players": "2"}), FastChance(1))
    state.run()
    while not isinstance(state.question, Discard):
        state.answer(state.seats[0], state.legal(state.seats[0])[0])
        state.run()
    hint = hint_for(Sight(game, state, state.seats[0]), "card specters_sanctum")
    assert hint.lines[0].words == "discards Specter’s Sanctum"


def test_an_ability_with_a_choice_is_told_without_it(tmp_path: Path) -> None:
    dungeon = '["neanderthal_cave", "open_grave", "bottomless_pit + crushinator"]'
    own = f'dungeon = {dungeon}, entrance = "boden_the_pantless"'
    look = sight(tmp_path, f'phase = "adventure"\ndraculord = {{ {own} }}')
    assert hint_for(look, "activate 1").lines[0].words == "Draculord uses The Crushinator"


def test_a_spell_with_a_choice_is_told_without_it(tmp_path: Path) -> None:
    own = 'dungeon = "neanderthal_cave neanderthal_cave", entrance = "boden_the_pantless", hand = "giant_size"'
    look = sight(tmp_path, f'phase = "adventure"\ndraculord = {{ {own} }}')
    assert hint_for(look, "cast giant_size").lines[0].words == "Draculord casts Giant Size"


# ---- with a search


@pytest.mark.parametrize("lang", languages())
def test_a_search_is_put_in_words_in_every_language(tmp_path: Path, lang: str) -> None:
    own = 'dungeon = "neanderthal_cave", hand = "bottomless_pit open_grave fear"'
    look = building(tmp_path, "joman_chimm_cutpurse nick_the_masher", own, 'dungeon = "goblin_armory"')
    words = make_words(look.game, Messages(lang, GAME, strict=True))
    hint = put_in_words(look, evaluate(look, Budget(playouts=12)), words)
    assert sum(hint.chances) == pytest.approx(1.0)
    assert all(line.words and line.reason and line.actions[0] in look.legal for line in hint.lines)
