from pathlib import Path

import pytest

from bossrush.games.platformer.content.loader import load_tables
from bossrush.games.platformer.rules.ids import COIN, MONSTER, STRIKE
from bossrush.games.platformer.text.views import read_view
from bossrush.kernel.game import Refusal
from bossrush.text.words import gather
from tests.terminal.helpers import english, make_match, words_in

LANTERN = Path(__file__).parents[1] / "packs" / "lantern"


def test_neighbouring_events_of_a_kind_are_told_as_one() -> None:
    events = [
        ["enemy_moved", "zombie", "a1", "b1"],
        ["enemy_moved", "zombie", "c1", "d1"],
        ["enemy_moved", "ent", "e1", "f1"],
        ["coin_laid", "a2"],
        ["coin_laid", "b2"],
        ["coin_laid", "c2"],
    ]
    assert english().events(events, "full") == [
        "Zombie moves a1–b1, c1–d1.",
        "Ent moves e1–f1.",
        "Coins lie on a2, b2, c2.",
    ]


def test_other_events_are_never_gathered() -> None:
    events = [["defeated", "pip", "ent"], ["defeated", "pip", "ent"]]
    assert gather(events, english().fields, english().gathered) == [(event, 1) for event in events]


def test_events_name_figures_cards_and_causes() -> None:
    events = [
        ["pushed", "pip", "zombie", "a1", "a2"],
        ["pushed", "pip", "minka", "a1", "a2"],
        ["attack_ignored", "minka", "ent", "a1", "-"],
        ["attack_ignored", "minka", "ent", "a1", "stoneskin"],
        ["wounded", "pip", "1", "3", "trap"],
        ["forged", "pip", "boot", "boot", "sword", "-"],
        ["forged", "pip", "boot", "boot", "sword", "special"],
        ["spawned", "pip", "a1", "boot"],
        ["spawned", "pip", "a1", "blank"],
        ["artifact_taken", "pip", "prism", "-"],
        ["artifact_taken", "pip", "prism", "minka"],
        ["event", "pip", "gold_rush", "1"],
        ["boss_card", "venom_rain"],
        ["mark_lost", "pip", "mirror"],
        ["level_revealed", "4", "F13", "F14", "-"],
        ["displayed", "rage", "4"],
        ["displayed", "magnet", "1"],
    ]
    assert english().events(events, "full") == [
        "Pip pushes Zombie from a1 to a2.",
        "Pip pushes Minka from a1 to a2.",
        "Minka dodges the attack of Ent on a1.",
        "Stoneskin Potion saves Minka from the attack of Ent on a1.",
        "A trap wounds Pip: 3 hearts left.",
        "Pip forges boot and boot into sword.",
        "Pip forges boot and boot (the special die) into sword.",
        "Pip spends a boot die and spawns on a1.",
        "Pip spawns on a1.",
        "Pip takes the artifact Prism.",
        "Pip takes the artifact Prism from Minka.",
        "Event: Gold Rush – every coin symbol brings 2 coins. 1 more is left.",
        "Venom Rain: heroes on her tile are poisoned.",
        "Pip gives back a token: mirror.",
        "The Boss Level is revealed!",
        "New in the shop: Rage Potion, Magnet.",
    ]


def test_the_short_form_leaves_out_what_goes_without_saying() -> None:
    assert english().events([["coin_laid", "a2"], ["moved", "pip", "a1", "b1"]], "short") == ["a1–b1"]


def test_a_way_is_told_as_a_whole() -> None:
    events = [["moved", "pip", "a1", "b1"], ["used", "pip", "boot", "boot", "1"], ["moved", "pip", "b1", "c1"]]
    events.append(["moved", "pip", "d1", "d2"])
    assert english().events(events, "short") == ["a1–b1–c1, d1–d2"]


def test_an_event_that_makes_enemies_stronger_shows_in_their_damage() -> None:
    match = make_match(heroes="sweety")
    data, words = match.game.view(match.state, 0), english()
    view = read_view(data)
    assert view["solo"] is not None
    view["solo"]["event"] = "rust"
    assert words.enemy(view, "zombie") == "Zombie (damage 1, health 2)"
    view["solo"]["event"] = "blood_moon"
    assert words.enemy(view, "zombie") == "Zombie (damage 2, health 2)"


def test_a_symbol_says_how_much_it_does_for_this_hero_now() -> None:
    match = make_match(heroes="sweety")
    data, words = match.game.view(match.state, 0), english()
    view = read_view(data)
    assert view["solo"] is not None
    view["solo"]["event"] = "gold_rush"
    assert words.meaning(data, 0, MONSTER) == "move an enemy up to 2 spaces"
    assert words.meaning(data, 0, COIN) == "take 2 coins"


@pytest.mark.parametrize(
    ("units", "text"), [(1, "attack now; too weak, so it does nothing"), (2, "attack now and defeat it")]
)
def test_an_attack_says_whether_it_is_enough(units: int, text: str) -> None:
    match = make_match(heroes="pip")
    data, words = match.game.view(match.state, 0), english()
    view = read_view(data)
    view["spaces"] = [{"space": "a1", "enemy": "zombie"}]
    about = {"space": "a1", "enemy": "zombie", "wounds": units, "sigil": False}
    data["decision"] = {"question": "attack", "seats": [0], "about": about}
    assert words.meaning(data, 0, STRIKE) == text


def test_a_step_beside_an_ambusher_says_so() -> None:
    match = make_match()
    data, words = match.game.view(match.state, 0), english()
    view = read_view(data)
    view["spaces"] = [{"space": "a1"}, {"space": "b1"}, {"space": "c1", "enemy": "ent"}]
    assert words.step_meaning(view, 0, 1, True) == "to b1, Ent lies in wait (damage 1)"
    assert words.step_meaning(view, 0, 1, False) == "to b1"
    view["spaces"][1]["wall_right"] = True
    assert words.step_meaning(view, 0, 1, True) == "to b1"


def test_a_refusal_ends_in_its_rule() -> None:
    match = make_match(heroes="pip")
    view = match.game.view(match.state, 0)
    refusal = Refusal("PF-17.3", "too_few_coins", {"action": "buy 1", "card": "rage", "price": 4, "coins": 1})
    assert english().refusal(view, 0, refusal) == "Rage Potion costs 4 coins, and you have 1. [PF-17.3]"


def test_content_without_texts_goes_by_its_id() -> None:
    assert english().name("card", "lantern_of_doom") == "Lantern Of Doom"
    assert english().described("card", "lantern_of_doom", 1) == ""


def test_tiles_have_a_name_in_each_language_and_those_of_packs_the_one_of_their_file() -> None:
    words = words_in("de")
    words.tables = load_tables([LANTERN])
    tiles = words.catalogue()["tile"]
    assert (tiles["F01"]["name"], tiles["L01"]["name"]) == ("Moosstufen", "Lamplit Landing")


def test_a_card_is_found_by_the_beginning_of_its_name_if_only_one_fits() -> None:
    words = english()
    assert words.find_card("Boots") == "boots_of_haste"
    assert words.find_card("merchant's") == "merchants_seal"
    assert words.find_card("haste") == "boots_of_haste"
    assert words.find_card("s") == ""


@pytest.mark.parametrize(
    ("lang", "text", "found"),
    [
        ("es", "golem", "Gólem de Piedra"),
        ("es", "piedra", "Gólem de Piedra"),
        ("es", "POCION de cura", "Poción de Curación"),
        ("es", "lobo", "Hombre-Lobo"),
        ("de", "hohlen", "Höhlenfledermaus"),
        ("de", "münz", "Münzkanone"),
        ("de", "stone_golem", "Steingolem"),
    ],
)
def test_names_are_found_by_any_word_whatever_its_case_and_accents(lang: str, text: str, found: str) -> None:
    lines = words_in(lang).about(text)
    assert any(line.startswith(found) for line in lines)
