"""The lines of a TOML file, which its parser does not tell."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bossrush.content.source import Document, find_lines

TRICKY = '''# [no]
top = 1
"quoted key" = "[not] = 'a table' # nor a comment"

[plain]  # [no]
list = [
    "]", # ]
    {a = 1, b = [2]},
]
text = """
[no]
no = \\""" still inside"""""
literal = \'\'\'
[no]\'\'\'
after.dotted = 2
[ "odd name" . inner ]
x = 1
[[many]]
y = 1
[[many]]
y = 2'''


def test_lines_of_tricky_toml() -> None:
    tomllib.loads(TRICKY)
    assert find_lines(TRICKY) == {
        ("top",): 2,
        ("quoted key",): 3,
        ("plain",): 5,
        ("plain", "list"): 6,
        ("plain", "text"): 10,
        ("plain", "literal"): 13,
        ("plain", "after"): 15,
        ("plain", "after", "dotted"): 15,
        ("odd name",): 16,
        ("odd name", "inner"): 16,
        ("odd name", "inner", "x"): 17,
        ("many",): 18,
        ("many", "y"): 19,
    }


def test_line_of_unknown_key_is_that_of_its_table(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text("\n[a]\nb = {c = 1}\n")
    document = Document(file)
    assert document.line("a", "b", "c") == 3
    assert document.line("a", "z") == 2
    assert document.line("z") == 1


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\nb = \n", 2), ("a = 1\na = 2\n", 2), ("a = [1,\n\n", 1), ("[a]\n\n[a]\n", 3), ("= 1", 1), ("[" * 999, 1)],
)
def test_syntax_errors_have_a_line(tmp_path: Path, text: str, line: int) -> None:
    file = tmp_path / "a.toml"
    file.write_text(text)
    [error] = Document(file).report()
    assert error.startswith(f"{file}:{line}: this is not valid TOML: ")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("a = " + "[\n" * 9999, ": lists and tables are nested too deeply in this file"),
        (f"a = 1\nb = {'9' * 5000}\n", ":2: the line is too long; it may have 1000 characters"),
        (f"a = 1\n\nb{'.b' * 400} = 1\n", ":3: the line has too many dots; it may have 100"),
    ],
)
def test_what_nobody_writes_by_hand_is_not_parsed(tmp_path: Path, text: str, error: str) -> None:
    file = tmp_path / "a.toml"
    file.write_text(text)
    assert Document(file).report() == [f"{file}{error}"]


PIECES = [
    "a = 1\n",
    "'b' = '# [x]'  # [y]\n",
    '"c d" = """\n[x]\n"""\n',
    "e.f = {g = '}', h = [1]}\n",
    "i = [\n  ']', # ]\n]\n",
    "j = '''\n=\n'''\n",
    "[k]\n",
    "[ l . 'm n' ]  # [x]\n",
    "[[o]]\n",
    "# x = 1\n",
    "\n",
]


@given(st.lists(st.sampled_from(PIECES), unique=True))
def test_every_key_is_found_where_it_stands(pieces: list[str]) -> None:
    text = "".join(pieces)
    lines = find_lines(text)
    assert {path[0] for path in lines} == set(tomllib.loads(text))
    for path, line in lines.items():
        assert path[-1] in text.split("\n")[line - 1]
