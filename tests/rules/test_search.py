import io

import pytest

from bossrush.rulebook.book import Book, RulesError, load_book
from bossrush.rulebook.commands import find_command
from bossrush.rulebook.search import find_rules


@pytest.fixture(scope="module")
def platformer() -> Book:
    return load_book("platformer")


def ids(book: Book, *words: str) -> list[str]:
    return [rule.id for rule in find_rules(book, list(words))]


@pytest.mark.parametrize("word", ["PF-11.3", "pf-11.3", "11.3"])
def test_a_requirement_is_found_by_its_id_and_comes_first(platformer: Book, word: str) -> None:
    found = ids(platformer, word)
    assert found[0] == "PF-11.3"
    assert "PF-29.11" in found  # which refers to it


@pytest.mark.parametrize("word", ["PF-R113", "R113", "r113"])
def test_a_ruling_is_found_by_its_id(platformer: Book, word: str) -> None:
    assert ids(platformer, word)[0] == "PF-R113"


def test_an_id_does_not_find_longer_ids(platformer: Book) -> None:
    assert not {"PF-1.10", "PF-1.11", "PF-11.1"} & set(ids(platformer, "PF-1.1"))
    assert "PF-R113" not in ids(platformer, "R11")


def test_a_section_id_finds_the_rules_of_the_section_first(platformer: Book) -> None:
    section = [rule_id for rule_id in platformer.rules if rule_id.startswith("PF-10.")]
    assert sorted(ids(platformer, "PF-10")[: len(section)]) == sorted(section)


def test_all_words_must_match_in_any_case(platformer: Book) -> None:
    found = find_rules(platformer, ["LADDER", "gravity"])
    assert found
    for rule in found:
        text = f"{rule.id} {rule.section} {rule.text}".lower()
        assert "ladder" in text
        assert "gravity" in text


def test_the_section_title_counts_as_text(platformer: Book) -> None:
    assert "PF-19.8" in ids(platformer, "special", "limited only")


def test_more_hits_come_first(platformer: Book) -> None:
    found = find_rules(platformer, ["portal"])
    hits = [f"{rule.id} {rule.section} {rule.text}".lower().count("portal") for rule in found]
    assert hits == sorted(hits, reverse=True)


@pytest.mark.parametrize(("word", "found"), [("BM-D27", "BM-D27"), ("bm-e4", "BM-E4")])
def test_notes_are_found_too(word: str, found: str) -> None:
    assert ids(load_book("bossmonster"), word)[0] == found


def run(*words: str) -> tuple[int, str]:
    out = io.StringIO()
    return find_command("platformer", list(words), out), out.getvalue()


def test_the_command_prints_ids_in_front_wrapped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    code, text = run("PF-11.11")
    assert code == 0
    assert text.startswith("PF-11.11  A Step whose Push")
    assert max(map(len, text.splitlines())) <= 60


def test_the_command_keeps_procedures_as_written() -> None:
    code, text = run("PF-13.22")
    assert code == 0
    assert "  apply_gravity():\n" in text
    assert "```" not in text


def test_the_command_prints_twelve_and_says_how_many_more(platformer: Book) -> None:
    code, text = run("hero")
    assert code == 0
    assert sum(line.startswith("PF-") for line in text.splitlines()) == 12
    assert f"and {len(ids(platformer, 'hero')) - 12} more" in text.splitlines()[-1]


def test_the_command_says_that_nothing_was_found() -> None:
    code, text = run("hero", "spaceship")
    assert code == 1
    assert text == "No rule of platformer has all of: hero spaceship. Try fewer or other words, or an id.\n"


def test_the_command_refuses_an_unknown_game() -> None:
    with pytest.raises(RulesError, match="chess"):
        find_command("chess", ["king"], io.StringIO())
