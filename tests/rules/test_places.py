import io
from pathlib import Path

import pytest

from bossrush.rulebook.book import Book, RulesError, read_book
from bossrush.rulebook.commands import PACKAGE, SOURCE_TESTS, where_command
from bossrush.rulebook.places import places

RULES = """\
- **PF-1.1** A.
- **PF-1.2** B.
- **PF-1.3** C.
- **PF-2.1** D.
- **PF-R1 First.** R: yes.
"""


class Code:
    """A small package and the rules it may name."""

    def __init__(self, root: Path) -> None:
        rules = root / "rules.md"
        rules.write_text(RULES, encoding="utf-8")
        self.books: list[Book] = [read_book(rules, "PF")]
        self.root = root
        self.package = root / "src" / "bossrush"

    def write(self, name: str, text: str) -> None:
        path = self.package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def places(self) -> dict[str, list[str]]:
        found = places(self.books, self.package)
        return {rule_id: [place.shown(self.root) for place in named] for rule_id, named in found.items()}


@pytest.fixture
def code(tmp_path: Path) -> Code:
    return Code(tmp_path)


DOCSTRINGS = '''\
"""PF-R1."""

SHOWN = 1
"""PF-1.1: of an attribute."""


class Walk:
    """PF-1.2."""

    far: int
    """PF-1.3."""

    def __init__(self) -> None:
        self.near = 1
        """PF-2.1."""

    @property
    def fast(self) -> bool:
        """PF-1.1."""
        return False
'''


def test_docstrings_of_modules_classes_functions_and_attributes(code: Code) -> None:
    code.write("games/walk.py", DOCSTRINGS)
    assert code.places() == {
        "PF-R1": ["src/bossrush/games/walk.py:1"],
        "PF-1.1": ["src/bossrush/games/walk.py:3 SHOWN", "src/bossrush/games/walk.py:18 Walk.fast"],
        "PF-1.2": ["src/bossrush/games/walk.py:7 Walk"],
        "PF-1.3": ["src/bossrush/games/walk.py:10 Walk.far"],
        "PF-2.1": ["src/bossrush/games/walk.py:14 Walk.near"],
    }


COMMENTS = """\
# PF-R1
BLANK = 5  # PF-1.1


# PF-1.2: a comment
# of two lines, PF-1.3
def walk() -> None:
    step()  # PF-2.1
    text = "# PF-R1"
"""


def test_comments_belong_to_what_they_stand_in_or_directly_above(code: Code) -> None:
    code.write("kernel/walk.py", COMMENTS)
    assert code.places() == {
        "PF-R1": ["src/bossrush/kernel/walk.py:1 BLANK"],
        "PF-1.1": ["src/bossrush/kernel/walk.py:2 BLANK"],
        "PF-1.2": ["src/bossrush/kernel/walk.py:5 walk"],
        "PF-1.3": ["src/bossrush/kernel/walk.py:5 walk"],
        "PF-2.1": ["src/bossrush/kernel/walk.py:8 walk"],
    }


def test_strings_of_the_program_are_no_places(code: Code) -> None:
    code.write("games/walk.py", 'def walk() -> str:\n    rule = "PF-1.1"\n    return rule\n')
    assert code.places() == {}


def test_only_what_carries_rules_out_is_searched(code: Code) -> None:
    code.write("bots/walk.py", 'def walk() -> None:\n    """PF-1.1."""\n')
    assert code.places() == {}


def test_a_range_names_every_id_between_its_ends_also_across_lines(code: Code) -> None:
    code.write("games/walk.py", 'def walk() -> None:\n    """PF-1.1 to\n    PF-1.3; PF-2.1."""\n')
    assert list(code.places()) == ["PF-1.1", "PF-1.2", "PF-1.3", "PF-2.1"]


def test_a_section_names_no_rule(code: Code) -> None:
    code.write("games/walk.py", 'def walk() -> None:\n    """Walking (PF-1)."""\n')
    assert code.places() == {}


def test_comments_of_content_name_their_entry(code: Code) -> None:
    code.write("games/x/content/items.toml", "# PF-1.1\n[boots]\nprice = 4  # PF-1.2\n# PF-1.3\n\n[cap]\n")
    assert code.places() == {
        "PF-1.1": ["src/bossrush/games/x/content/items.toml:1 boots"],
        "PF-1.2": ["src/bossrush/games/x/content/items.toml:3 boots"],
        "PF-1.3": ["src/bossrush/games/x/content/items.toml:4 boots"],
    }


@pytest.mark.parametrize(
    ("docstring", "message"),
    [
        ("PF-1.9.", r"walk\.py:1: there is no rule 'PF-1\.9'"),
        ("PF-3.", r"walk\.py:1: there is no rule 'PF-3'"),
        ("PF-1.1 to PF-1.7.", r"walk\.py:1: there is no rule 'PF-1\.7'"),
        ("PF-1.3 to PF-1.1.", r"walk\.py:1: PF-1\.3 to PF-1\.1 is no range"),
        ("PF-1.1 to PF-2.1.", r"walk\.py:1: PF-1\.1 to PF-2\.1 is no range"),
    ],
)
def test_ids_that_do_not_exist_are_told_with_their_place(code: Code, docstring: str, message: str) -> None:
    code.write("games/walk.py", f'def walk() -> None:\n    """{docstring}"""\n')
    with pytest.raises(RulesError, match=message):
        code.places()


def test_code_that_is_no_python_is_told_with_its_place(code: Code) -> None:
    code.write("games/walk.py", "x = 1\ndef walk(:\n")
    with pytest.raises(RulesError, match=r"walk\.py:2: is no valid Python"):
        code.places()


# The command, on the real rules


def run(*ids: str) -> list[str]:
    out = io.StringIO()
    assert where_command(list(ids), SOURCE_TESTS, PACKAGE, out) == 0
    return out.getvalue().splitlines()


def test_where_a_rule_of_platformer_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    lines = run("PF-15.6")
    assert lines[0].startswith("PF-15.6  Wounds beyond the health have no effect")
    place = next(line for line in lines if line.startswith("  code  ")).split()
    assert place[2] == "strike"
    path, line = place[1].split(":")
    assert path == "src/bossrush/games/platformer/rules/combat.py"
    assert "def strike(" in (PACKAGE.parents[1] / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
    assert "  test  tests/scenarios/platformer/pf15/15_06_more_than_enough.toml" in lines


def test_where_a_rule_of_boss_monster_lives() -> None:
    lines = run("bm-22.35")
    assert any("games/bossmonster/rules/effects/" in line for line in lines if line.startswith("  code  "))
    assert any("tests/scenarios/bossmonster/" in line for line in lines if line.startswith("  test  "))


def test_where_says_that_a_rule_only_defines() -> None:
    lines = run("PF-29.1")
    assert "  defines only (example)" in lines
    assert not any(line.startswith("  code  ") for line in lines)


def test_where_takes_several_ids() -> None:
    starts = [line.split()[0] for line in run("PF-15.2", "BM-10.5", "BM-D8") if not line.startswith(" ")]
    assert starts == ["PF-15.2", "BM-10.5", "BM-D8"]


def test_where_needs_a_source_checkout(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match="needs a source checkout"):
        where_command(["PF-15.6"], tmp_path / "tests", PACKAGE, io.StringIO())
