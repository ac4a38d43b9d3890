import re
from pathlib import Path

import pytest

from bossrush.rulebook.book import Book, RulesError, load_book, read_book, rules_folder


@pytest.fixture(scope="module")
def platformer() -> Book:
    return load_book("platformer")


@pytest.fixture(scope="module")
def bossmonster() -> Book:
    return load_book("bossmonster")


def book_of(folder: Path, text: str, prefix: str = "PF") -> Book:
    path = folder / "rules.md"
    path.write_text(text, encoding="utf-8")
    return read_book(path, prefix)


def test_every_id_of_the_document_is_read_in_document_order(platformer: Book) -> None:
    bold = re.findall(r"^- \*\*(PF-[R0-9.]+)[ *]", platformer.path.read_text(encoding="utf-8"), re.MULTILINE)
    assert list(platformer.rules) == bold
    assert len(bold) > 500


def test_all_sections_and_rulings_are_there(platformer: Book) -> None:
    sections = {rule.section.split(" ")[0] for rule in platformer.rules.values() if rule.kind == "requirement"}
    assert sections == {f"PF-{number}" for number in range(1, 30)}
    rulings = [rule.id for rule in platformer.rules.values() if rule.kind == "ruling"]
    assert sorted(rulings, key=lambda rule_id: int(rule_id[4:])) == [f"PF-R{number}" for number in range(1, 137)]


def test_every_requirement_stands_in_its_own_section(platformer: Book) -> None:
    for rule in platformer.rules.values():
        if rule.kind == "requirement":
            assert rule.section.startswith(rule.id.split(".")[0] + " "), rule.id


def test_the_requirements_of_a_section_are_numbered_without_gaps(platformer: Book) -> None:
    numbers: dict[str, list[int]] = {}
    for rule in platformer.rules.values():
        if rule.kind == "requirement":
            section, number = rule.id.split(".")
            numbers.setdefault(section, []).append(int(number))
    assert all(found == list(range(1, len(found) + 1)) for found in numbers.values())


def test_lines_lead_back_to_the_document(platformer: Book) -> None:
    lines = platformer.path.read_text(encoding="utf-8").splitlines()
    assert all(lines[rule.line - 1].startswith(f"- **{rule.id}") for rule in platformer.rules.values())


def test_tables_and_procedures_belong_to_their_rule(platformer: Book) -> None:
    assert "| Portal jump | no | yes | yes | yes | yes |" in platformer.rules["PF-12.9"].text
    assert "apply_gravity():" in platformer.rules["PF-13.22"].text
    ruling = platformer.rules["PF-R113"].text
    assert "enemy_die_move(dir):" in ruling
    assert "A Minotaur thus makes both steps" in ruling


def test_paragraphs_between_rules_belong_to_none(platformer: Book) -> None:
    assert platformer.rules["PF-28.3"].text.endswith("(EN DE ES p.12; example)")
    assert platformer.rules["PF-29.31"].text.endswith("(R116; example)")


def test_a_rule_knows_the_rulings_it_names(platformer: Book) -> None:
    assert platformer.rules["PF-9.9"].names == ("PF-R26", "PF-R31", "PF-R116")
    assert platformer.rules["PF-6.6"].names == ("PF-R113",)
    assert platformer.rules["PF-1.1"].names == ()
    assert platformer.rules["PF-R88"].names == ("PF-R61",)


def test_a_ruling_has_its_title_in_its_text_and_its_topic_as_section(platformer: Book) -> None:
    rule = platformer.rules["PF-R1"]
    assert rule.text.startswith("Tile height. Q:")
    assert (rule.section, rule.kind) == ("Geometry", "ruling")


def test_boss_monster_has_requirements_rulings_and_notes(bossmonster: Book) -> None:
    text = bossmonster.path.read_text(encoding="utf-8")
    assert list(bossmonster.rules) == re.findall(r"^(?:- \*\*|\| )(BM-[A-Z]?[0-9.]+)[ *]", text, re.MULTILINE)
    by_kind: dict[str, list[str]] = {"requirement": [], "ruling": [], "note": []}
    for rule in bossmonster.rules.values():
        by_kind[rule.kind].append(rule.id)
    sections = {rule_id.split(".")[0] for rule_id in by_kind["requirement"]}
    assert sections == {f"BM-{number}" for number in range(1, 24)}
    assert by_kind["ruling"] == [f"BM-R{number}" for number in range(1, 87)]
    lengths = {"D": 31, "V": 16, "E": 12, "X": 6, "I": 7}
    assert by_kind["note"] == [f"BM-{series}{n}" for series, last in lengths.items() for n in range(1, last + 1)]
    assert [rule.id for rule in bossmonster.demanded()] == by_kind["requirement"] + by_kind["ruling"]


def test_a_row_of_a_table_with_ids_is_a_note_with_the_names_of_its_columns(bossmonster: Book) -> None:
    rule = bossmonster.rules["BM-D14"]
    assert rule.text.startswith("decision: optional Level Up; who: owner of King Croak, ")
    assert (rule.kind, rule.section) == ("note", "5.1 Decision points")
    assert bossmonster.rules["BM-V4"].text.endswith("remarks: order in the stack is public")
    assert bossmonster.rules["BM-V5"].text.endswith("others: yes")  # an empty cell is left out
    assert bossmonster.rules["BM-D6"].names == ("BM-R28",)


def test_a_table_below_a_rule_is_no_list_of_notes(tmp_path: Path) -> None:
    book = book_of(tmp_path, "- **PF-1.1** See:\n\n| id | x |\n|---|---|\n| PF-V1 | y |\n\nEnd.\n")
    assert list(book.rules) == ["PF-1.1"]
    assert book.rules["PF-1.1"].text.endswith("| PF-V1 | y |")


def test_another_prefix_and_prefixed_names(tmp_path: Path) -> None:
    text = "### BM-1 Decks\n- **BM-1.1** All. [BM-R1, R2]\n- **BM-R1 Spells.** R: 31.\n- **BM-R2 Rooms.** R: 75.\n"
    book = book_of(tmp_path, text, "BM")
    assert book.rules["BM-1.1"].names == ("BM-R1", "BM-R2")
    assert book.rules["BM-R2"].kind == "ruling"


def test_headings_and_rules_inside_a_code_block_are_text(tmp_path: Path) -> None:
    book = book_of(tmp_path, "### PF-1 One\n- **PF-1.1** See:\n```\n# PF-2\n- **PF-2.1** no\n```\n- **PF-1.2** On.\n")
    assert [(rule.id, rule.section) for rule in book.rules.values()] == [("PF-1.1", "PF-1 One"), ("PF-1.2", "PF-1 One")]


@pytest.mark.parametrize(
    ("text", "mark"),
    [
        ("A. (EN DE ES p.3; definition)", "definition"),
        ("A. [RB p11; example]", "example"),
        ("A. (definition)", "definition"),
        ("A:\n\n| a | (definition) |", ""),
        ("A definition. (EN p.3)", ""),
        ("A (definition).", ""),
    ],
)
def test_a_mark_stands_last_in_the_first_line(tmp_path: Path, text: str, mark: str) -> None:
    assert book_of(tmp_path, f"- **PF-1.1** {text}\n").rules["PF-1.1"].mark == mark


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- **PF-1.1** A.\n\n- **PF-1.1** B.\n", r"rules\.md:3: PF-1\.1 is defined twice, first in line 1$"),
        ("- **PF-1.1** A.\n- **PF-1.2 B\n", r"rules\.md:2: a rule must begin like"),
        (
            "| id | x |\n|---|---|\n| PF-V1 | a |\n| PF-V1 | b |\n",
            r"rules\.md:4: PF-V1 is defined twice, first in line 3$",
        ),
        ("- **PF-1.1** A. (R7)\n", r"rules\.md:1: PF-1\.1 names PF-R7, which does not exist$"),
    ],
)
def test_mistakes_are_told_with_file_and_line(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(RulesError, match=message):
        book_of(tmp_path, text)


def test_an_unknown_game_is_told_with_the_known_ones() -> None:
    with pytest.raises(RulesError, match="'chess'; known: platformer, bossmonster"):
        load_book("chess")


def test_a_missing_document_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match=r"none\.md: the rules cannot be read"):
        read_book(tmp_path / "none.md", "PF")


def test_the_rules_folder_holds_documents_and_the_list_of_untestable_rules() -> None:
    assert (rules_folder() / "platformer.md").is_file()
    assert (rules_folder() / "untestable.toml").is_file()
