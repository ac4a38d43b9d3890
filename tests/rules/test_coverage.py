import io
from pathlib import Path

import pytest

from bossrush.rulebook.book import Book, RulesError, load_books, read_book, rules_folder
from bossrush.rulebook.commands import PACKAGE, SOURCE_TESTS, coverage_command
from bossrush.rulebook.coverage import Row, coverage, read_untestable, select

RULES = """\
### PF-1 One
- **PF-1.1** A. (R1)
- **PF-1.2** B.
### PF-2 Two
- **PF-2.1** C. (R2)
- **PF-2.10** D.
## Rulings
- **PF-R1 First.** R: as R3 says.
- **PF-R2 Second.** R: yes.
- **PF-R3 Third.** R: yes.
"""


class Tree:
    """A small project: rules, code, tests and the list of untestable rules."""

    def __init__(self, root: Path) -> None:
        self.tests = root / "tests"
        self.tests.mkdir()
        self.package = root / "src" / "bossrush"
        (root / "rules.md").write_text(RULES, encoding="utf-8")
        self.books = [read_book(root / "rules.md", "PF")]
        self.untestable = root / "untestable.toml"
        self.untestable.write_text("", encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        path = self.tests / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def code(self, text: str) -> None:
        path = self.package / "games" / "rules.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def rows(self, only: str | None = None) -> dict[str, Row]:
        return {row.rule.id: row for row in self.coverage(only)}

    def coverage(self, only: str | None = None) -> list[Row]:
        return coverage(self.books, only, self.tests, self.untestable, self.package)

    def shown(self) -> dict[str, tuple[str, ...]]:
        return {rule_id: row.tests for rule_id, row in self.rows().items() if row.tests}


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


# Evidence


def test_without_tests_everything_is_a_hole(tree: Tree) -> None:
    rows = tree.rows()
    assert list(rows) == list(tree.books[0].rules)
    assert all(row.hole for row in rows.values())


def test_scenarios_show_the_rules_they_list(tree: Tree) -> None:
    tree.write("scenarios/pf/push.toml", 'title = "x"\nrules = ["PF-1.1", "PF-R2"]\n')
    tree.write("scenarios/pf/deep/fall.toml", 'rules = ["PF-1.1"]\n[position]\nrules = "no list, and not meant"\n')
    both = ("scenarios/pf/deep/fall.toml", "scenarios/pf/push.toml")
    assert tree.shown() == {"PF-1.1": both, "PF-R2": ("scenarios/pf/push.toml",)}


def test_other_toml_files_show_nothing(tree: Tree) -> None:
    tree.write("golden/list.toml", 'rules = ["PF-1.1"]\n')
    assert tree.shown() == {}


def test_marks_on_functions_classes_and_modules(tree: Tree) -> None:
    tree.write("test_f.py", '@pytest.mark.rules("PF-1.1", "PF-R1")\ndef test_a(): ...\n')
    tree.write(
        "test_c.py", '@mark.rules("PF-1.2")\nclass TestC:\n  @mark.rules("PF-R2")\n  async def test_m(self): ...\n'
    )
    tree.write("test_m.py", 'pytestmark = [pytest.mark.slow, pytest.mark.rules("PF-2.1")]\ndef test_b(): ...\n')
    assert tree.shown() == {
        "PF-1.1": ("test_f.py::test_a",),
        "PF-1.2": ("test_c.py::TestC",),
        "PF-2.1": ("test_m.py",),
        "PF-R1": ("test_f.py::test_a",),
        "PF-R2": ("test_c.py::TestC::test_m",),
    }


def test_marks_of_single_parameters_count(tree: Tree) -> None:
    mark = '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rules("PF-2.10"))])'
    tree.write("test_p.py", f"{mark}\ndef test_a(n): ...\n")
    assert tree.shown() == {"PF-2.10": ("test_p.py::test_a",)}


def test_a_mark_without_a_test_shows_nothing(tree: Tree) -> None:
    tree.write(
        "test_e.py", 'pytestmark = pytest.mark.rules("PF-1.1")\n@pytest.mark.rules("PF-1.2")\ndef helper(): ...\n'
    )
    assert tree.shown() == {}


def test_a_file_is_not_run(tree: Tree) -> None:
    tree.write("test_r.py", 'raise SystemExit(3)\n@pytest.mark.rules("PF-1.1")\ndef test_a(): ...\n')
    assert tree.shown() == {"PF-1.1": ("test_r.py::test_a",)}


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        (
            "scenarios/a.toml",
            'title = "PF-9.9"\nrules = [\n  "PF-1.1",\n  "PF-9.9",\n]\n',
            r"a\.toml:4: .*no rule 'PF-9\.9'",
        ),
        ("scenarios/b.toml", 'title = "x"\nrules = "PF-1.1"\n', r"b\.toml:2: `rules` must be a list"),
        ("scenarios/c.toml", "rules = [1]\n", r"c\.toml:1: `rules` must be a list of rule ids, not 1"),
        ("scenarios/d.toml", "x = 1\nrules = [}\n", r"d\.toml:2: is no valid TOML"),
        ("scenarios/e.toml", "x = 1\nrules = [\n", r"e\.toml:2: is no valid TOML"),
        (
            "test_a.py",
            '@pytest.mark.rules(\n  "PF-1.1",\n  "PF-3",\n)\ndef test_x(): ...\n',
            r"test_a\.py:3: .*no rule 'PF-3'",
        ),
        ("test_b.py", "@pytest.mark.rules(*IDS)\ndef test_x(): ...\n", r"test_b\.py:1: the rules mark takes"),
        ("test_c.py", "x = 1\ndef test_x(:\n", r"test_c\.py:2: is no valid Python"),
    ],
)
def test_mistakes_in_tests_are_told_with_file_and_line(tree: Tree, name: str, text: str, message: str) -> None:
    tree.write(name, text)
    with pytest.raises(RulesError, match=message):
        tree.rows("PF-1.2")


# The list of untestable rules


def test_an_untestable_rule_is_no_hole(tree: Tree) -> None:
    tree.code('def f() -> None:\n    """PF-1.2."""\n')
    tree.untestable.write_text('"PF-1.2" = "nothing in the program could show it"\n', encoding="utf-8")
    row = tree.rows()["PF-1.2"]
    assert (row.hole, row.reason) == (False, "nothing in the program could show it")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '\n"PF-1.1" = "it has a test all the same"\n',
            r"toml:2: PF-1\.1 has a test \(test_f\.py::test_a\); remove it",
        ),
        ('# x\n"PF-7.7" = "a rule that once existed"\n', r"toml:2: there is no rule 'PF-7\.7'"),
        ('"PF-1.2" = "cannot be tested"\n', r"toml:1: PF-1\.2 needs a reason of at least 20"),
        ('\nPF-1.2 = "the id is not in quotes here"\n', r"toml:2: .* with the id in quotes"),
    ],
)
def test_stale_and_bad_untestable_entries_are_refused(tree: Tree, text: str, message: str) -> None:
    tree.write("test_f.py", '@pytest.mark.rules("PF-1.1")\ndef test_a(): ...\n')
    tree.untestable.write_text(text, encoding="utf-8")
    with pytest.raises(RulesError, match=message):
        tree.rows()


# Selecting


@pytest.mark.parametrize(
    ("only", "expected"),
    [
        ("PF-1.1", ["PF-1.1", "PF-R1"]),  # what PF-R1 names is not followed
        ("PF-1", ["PF-1.1", "PF-1.2", "PF-R1"]),
        ("PF-1..PF-2", ["PF-1.1", "PF-1.2", "PF-2.1", "PF-2.10", "PF-R1", "PF-R2"]),
        ("PF-1.2..PF-2.1", ["PF-1.2", "PF-2.1", "PF-R2"]),
        ("PF-2.10..PF-2.10", ["PF-2.10"]),
        ("PF-R1..PF-R3", ["PF-R1", "PF-R2", "PF-R3"]),
        (" pf-r3 , PF-1.2", ["PF-1.2", "PF-R3"]),
    ],
)
def test_selecting_rules(tree: Tree, only: str, expected: list[str]) -> None:
    assert select(tree.books, only) == expected


@pytest.mark.parametrize("only", ["", "PF", "PF-3", "PF-1.9", "PF-1..PF-30", "PF-1..", "..PF-1", "BM-1", "PF-1,,PF-2"])
def test_unknown_ends_of_a_selection_are_refused(tree: Tree, only: str) -> None:
    with pytest.raises(RulesError, match="selects no rules: there is no rule or section"):
        select(tree.books, only)


@pytest.mark.parametrize("only", ["PF-2..PF-1", "PF-1..PF-R1"])
def test_senseless_ranges_are_refused(tree: Tree, only: str) -> None:
    with pytest.raises(RulesError, match="is no range of rules"):
        select(tree.books, only)


def test_a_range_may_not_span_two_games(tree: Tree, tmp_path: Path) -> None:
    path = tmp_path / "bm.md"
    path.write_text("- **BM-1.1** A.\n", encoding="utf-8")
    books: list[Book] = [*tree.books, read_book(path, "BM")]
    assert select(books, "PF-1.2,BM-1") == ["PF-1.2", "BM-1.1"]
    with pytest.raises(RulesError, match="is no range of rules"):
        select(books, "PF-1..BM-1")


# Notes

NOTES = "- **PF-E1** Draw.\n## Views\n| id | zone |\n|---|---|\n| PF-V1 | hand |\n"


def test_notes_are_not_demanded_but_may_be_named(tree: Tree, tmp_path: Path) -> None:
    path = tmp_path / "notes.md"
    path.write_text(RULES + NOTES, encoding="utf-8")
    books = [read_book(path, "PF")]
    assert {"PF-E1", "PF-V1"} <= set(books[0].rules)
    tree.write("test_n.py", '@pytest.mark.rules("PF-V1", "PF-1.1")\ndef test_a(): ...\n')
    rows = coverage(books, None, tree.tests, tree.untestable, tree.package)
    assert [row.rule.id for row in rows] == list(tree.books[0].rules)
    assert [row.rule.id for row in rows if row.tests] == ["PF-1.1"]
    with pytest.raises(RulesError, match="selects no rules"):
        select(books, "PF-V1")


# The command, on the real rules


def run(only: str | None, tree: Tree, holes_only: bool = False) -> tuple[int, list[str]]:
    out = io.StringIO()
    return coverage_command(only, tree.tests, tree.package, out, holes_only), out.getvalue().splitlines()


def test_the_command_lists_every_rule_and_the_holes(tree: Tree) -> None:
    tree.code('def wound() -> None:\n    """PF-16.1, PF-16.3."""\n')
    tree.write("scenarios/a.toml", 'rules = ["PF-16.1"]\n')
    tree.write("test_f.py", '@pytest.mark.rules("PF-16.1", "PF-16.2")\ndef test_a(): ...\n')
    code, lines = run("PF-16.1..PF-16.3", tree)
    assert code == 1
    assert lines == [
        "PF-16.1     2    1  scenarios/a.toml, test_f.py::test_a",
        "PF-16.2     1    0  no place in the code; test_f.py::test_a",
        "PF-16.3     0    1  no test",
        "3 rules: 2 with tests, 0 untestable, 1 without; 2 with a place in the code, 0 that only define, 1 without; "
        "holes: PF-16.2, PF-16.3",
    ]
    assert run("PF-16.1..PF-16.3", tree, holes_only=True) == (1, lines[1:])


def test_the_command_is_content_without_holes(tree: Tree) -> None:
    tree.code('def step() -> None:\n    """PF-1.7, PF-R3."""\n')
    tree.write("scenarios/a.toml", 'rules = ["PF-1.7", "PF-R3"]\n')
    code, lines = run("PF-1.7", tree, holes_only=True)
    assert code == 0
    assert [line.rpartition("; ")[2] for line in lines] == ["holes: none"]


def test_a_marked_rule_needs_no_place(tree: Tree) -> None:
    tree.write("scenarios/a.toml", 'rules = ["PF-29.1"]\n')
    code, lines = run("PF-29.1", tree)
    assert (code, lines[0]) == (0, "PF-29.1     1  def  scenarios/a.toml")


def test_the_docstring_of_a_module_is_no_place_near_enough(tree: Tree) -> None:
    tree.write("scenarios/a.toml", 'rules = ["PF-1.1"]\n')
    tree.code('"""PF-1.1."""\n')
    assert tree.rows("PF-1.1")["PF-1.1"].hole
    tree.code('def lay() -> None:\n    """PF-1.1."""\n')
    assert not tree.rows("PF-1.1")["PF-1.1"].hole


def test_the_command_needs_a_tests_folder(tree: Tree) -> None:
    tree.tests /= "missing"
    with pytest.raises(RulesError, match=r"missing: .*needs a source checkout"):
        run(None, tree)


def test_the_ids_named_by_our_own_tests_exist() -> None:
    books = load_books()
    rows = coverage(books, None, SOURCE_TESTS, rules_folder() / "untestable.toml", PACKAGE)
    assert len(rows) == sum(len(book.demanded()) for book in books)


def test_every_rule_of_ours_has_a_test_and_a_place_in_the_code() -> None:
    books = load_books()
    rows = coverage(books, None, SOURCE_TESTS, rules_folder() / "untestable.toml", PACKAGE)
    assert [row.rule.id for row in rows if row.hole] == []


def test_our_list_of_untestable_rules_is_short() -> None:
    assert len(read_untestable(rules_folder() / "untestable.toml")) <= 10
