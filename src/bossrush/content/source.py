"""Content files as text and as TOML, with the line of everything in them, so that every error names its place."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from bossrush.reading import CONTENT_BYTES, NotText, read_text

LONGEST_LINE: Final = 1000
MOST_DOTS: Final = 100
"""In a line. Both bound how long the TOML parser takes, for numbers of many digits and for keys of many parts."""


class ContentError(Exception):
    """Bad content: one sentence that begins with the place, `path:line: ` or `path:line:column: `."""


class Source:
    """One content file, and what was found wrong in it."""

    def __init__(self, file: Traversable) -> None:
        self.name = str(file)
        self.problems: list[tuple[int, int, str]] = []
        self.text = self.read(file)

    def read(self, file: Traversable) -> str:
        try:
            # What is not on disk is inside the package, and ours.
            return read_text(file, CONTENT_BYTES) if isinstance(file, Path) else file.read_text(encoding="utf-8")
        except OSError as error:
            self.fail(0, f"the file cannot be read: {error.strerror}")
        except NotText as error:
            self.fail(error.line, "the file is not UTF-8 text")
        return ""

    def fail(self, line: int, message: str, column: int = 0) -> None:
        """Note an error; line or column 0 if there is none to name."""
        self.problems.append((line, column, message))

    def place(self, line: int, column: int = 0) -> str:
        return ":".join([self.name, *(str(number) for number in (line, column) if number)])

    def report(self) -> list[str]:
        return [f"{self.place(line, column)}: {message}" for line, column, message in sorted(self.problems)]


class Document(Source):
    """A TOML file. `data` is empty if the file is no valid TOML."""

    def __init__(self, file: Traversable) -> None:
        super().__init__(file)
        self.data: dict[str, object] = {}
        self.lines: dict[tuple[str, ...], int] = {}
        self.check_lines()
        if not self.problems:
            self.parse()

    def check_lines(self) -> None:
        """Note the first line that is longer than anybody writes."""
        for number, line in enumerate(self.text.split("\n"), 1):
            if len(line) > LONGEST_LINE:
                self.fail(number, f"the line is too long; it may have {LONGEST_LINE} characters")
            elif line.count(".") > MOST_DOTS:
                self.fail(number, f"the line has too many dots; it may have {MOST_DOTS}")
            if self.problems:
                return

    def parse(self) -> None:
        try:
            self.data = tomllib.loads(self.text)
            self.lines = find_lines(self.text)
        except ValueError as error:
            self.fail(*syntax_error(str(error), self.text))
        except RecursionError:
            self.fail(0, "lists and tables are nested too deeply in this file")

    def line(self, *path: str) -> int:
        """The line of this key or table, or of the nearest table around it."""
        for length in range(len(path), 0, -1):
            if path[:length] in self.lines:
                return self.lines[path[:length]]
        return 1

    def root(self) -> Entry:
        """The keys of the file itself."""
        return Entry(self, (), self.data)

    def entries(self) -> list[Entry]:
        """The tables of the file, in its order."""
        found = []
        for id, table in self.data.items():
            if not isinstance(table, dict):
                self.fail(self.line(id), f"'{id}' must be a table, [{id}]")
            elif not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", id):
                self.fail(self.line(id), f"the id '{id}' must be in lower case, words joined by '_'")
            else:
                found.append(Entry(self, (id,), table))
        return found


class Entry:
    """A table read key by key. What is wrong is noted in the document; the reader goes on with a harmless value."""

    def __init__(self, document: Document, path: tuple[str, ...], table: dict[str, object]) -> None:
        self.document = document
        self.path = path
        self.table = table
        self.known: list[str] = []

    @property
    def id(self) -> str:
        return self.path[-1]

    @property
    def line(self) -> int:
        return self.document.line(*self.path)

    def fail(self, message: str, key: str | None = None) -> None:
        path = self.path if key is None else (*self.path, key)
        self.document.fail(self.document.line(*path), message)

    def get(self, key: str, required: bool) -> object:
        self.known.append(key)
        if required and key not in self.table:
            self.fail(f"{self.id if self.path else 'the file'} has no '{key}'")
        return self.table.get(key)

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = self.get(key, default is None)
        if value is None:
            return low if default is None else default
        if not isinstance(value, int) or isinstance(value, bool):
            self.fail(f"'{key}' must be a whole number, not {show(value)}", key)
        elif not low <= value <= high:
            self.fail(f"'{key}' must be from {low} to {high}, not {value}", key)
        else:
            return value
        return low

    def flag(self, key: str) -> bool:
        value = self.get(key, required=False)
        if value is None:
            return False
        if not isinstance(value, bool):
            self.fail(f"'{key}' must be true or false, not {show(value)}", key)
        return value is True

    def string(self, key: str) -> str:
        value = self.get(key, required=True)
        if value is None:
            return ""
        if not isinstance(value, str) or not value:
            self.fail(f"'{key}' must be a text, not {show(value)}", key)
            return ""
        return value

    def choice(self, key: str, names: Sequence[str]) -> int | None:
        """The index of the name given; None, and an error noted, if it is none of these."""
        value = self.get(key, required=True)
        return None if value is None else self.index(key, key, value, names)

    def choices(self, key: str, what: str, names: Sequence[str]) -> list[int]:
        """The indices of the names in a list."""
        value = self.get(key, required=True)
        if value is None:
            return []
        if not isinstance(value, list):
            self.fail(f"'{key}' must be a list, not {show(value)}", key)
            return []
        found = [self.index(key, what, element, names) for element in value]
        return [index for index in found if index is not None]

    def strings(self, key: str) -> list[str]:
        """A list of texts, at least one."""
        value = self.get(key, required=True)
        if value is None:
            return []
        if not isinstance(value, list) or not value or not all(isinstance(text, str) for text in value):
            self.fail(f"'{key}' must be a list of texts, not {show(value)}", key)
            return []
        return [str(text) for text in value]

    def counts(self, key: str, names: Sequence[str], high: int) -> list[int]:
        """How many of each name, from a table such as { mirror = 4 }."""
        value = self.get(key, required=True)
        if value is None:
            return [0] * len(names)
        if not isinstance(value, dict):
            self.fail(f"'{key}' must be a table, not {show(value)}", key)
            return [0] * len(names)
        for name, number in value.items():
            if name not in names:
                self.fail(f"unknown {key} '{name}'; there are {', '.join(names)}", key)
            elif not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= high:
                self.fail(f"'{key}' has {show(number)} of '{name}'; it must be from 0 to {high}", key)
        return [number if isinstance(number := value.get(name, 0), int) else 0 for name in names]

    def index(self, key: str, what: str, value: object, names: Sequence[str]) -> int | None:
        if not isinstance(value, str):
            self.fail(f"'{key}' must be a name in quotes, not {show(value)}", key)
        elif value not in names:
            self.fail(f"unknown {what} '{value}'; there are {', '.join(names)}", key)
        else:
            return names.index(value)
        return None

    def close(self) -> None:
        """Note every key that nobody asked for."""
        for key in self.table:
            if key not in self.known:
                self.fail(f"unknown key '{key}'; there are {', '.join(self.known)}", key)


def show(value: object) -> str:
    return json.dumps(value, default=str, ensure_ascii=False)


def syntax_error(message: str, text: str) -> tuple[int, str]:
    """The line and the meaning of what the TOML parser says."""
    match = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", message, re.DOTALL)
    if match is None:
        return 1, f"this is not valid TOML: {message}"
    line = int(match[2]) if match[2] else text.rstrip("\n").count("\n") + 1
    return line, f"this is not valid TOML: {match[1]}"


STRING = r'"""(?:\\.|[^\\])*?"{3,5}|' r"'''.*?'{3,5}|" r'"(?:\\.|[^"\\])*"|' r"'[^']*'"
KEY = rf"(?:[\w-]+|{STRING})(?:[ \t]*\.[ \t]*(?:[\w-]+|{STRING}))*"
BARE = re.compile(r"[\w-]+")
GAP = re.compile(r"(?:[ \t\n]|#[^\n]*)+")
HEADER = re.compile(rf"\[\[?[ \t]*({KEY})[ \t]*\]\]?", re.DOTALL)
ASSIGNMENT = re.compile(rf"({KEY})[ \t]*=", re.DOTALL)
VALUE_TOKEN = re.compile(rf"{STRING}|#[^\n]*|.", re.DOTALL)


def find_lines(text: str) -> dict[tuple[str, ...], int]:
    """The line of every table and key of a valid TOML text (its parser does not tell). Inline tables stay closed."""
    lines: dict[tuple[str, ...], int] = {}
    for statement in statements(text):
        mark(lines, statement.path, statement.line)
    return lines


def find_items(text: str, *array: str) -> list[int]:
    """The line of every element of the array with this path, written with brackets or as `[[array]]` tables."""
    lines: list[int] = []
    for statement in statements(text):
        if statement.path != array:
            continue
        if not statement.header:
            lines += element_lines(text, statement.value, statement.line)
        elif statement.header.startswith("[["):
            lines.append(statement.line)
    return lines


class Statement(NamedTuple):
    """A header or an assignment of a TOML text."""

    path: tuple[str, ...]
    line: int
    header: str
    """As it is written; empty for an assignment."""
    value: int
    """Where that of an assignment begins."""


def statements(text: str) -> Iterator[Statement]:
    """All headers and assignments of a valid TOML text."""
    table: tuple[str, ...] = ()
    position = 0
    line = 1
    while position < len(text):
        begin = position
        if gap := GAP.match(text, position):
            position = gap.end()
        elif header := HEADER.match(text, position):
            table = key_path(header[1])
            yield Statement(table, line, header[0], header.end())
            position = header.end()
        elif assignment := ASSIGNMENT.match(text, position):
            yield Statement(table + key_path(assignment[1]), line, "", assignment.end())
            position = end_of_value(text, assignment.end())
        else:
            raise AssertionError(f"valid TOML not understood at {position}")
        line += text.count("\n", begin, position)


def element_lines(text: str, position: int, line: int) -> list[int]:
    """The line of every element of the array that begins here, in this line."""
    lines: list[int] = []
    depth = 0
    expected = False
    while position < len(text):
        match = VALUE_TOKEN.match(text, position)
        assert match is not None
        token = match[0]
        if depth == 1 and expected and not token.isspace() and token[0] not in "#]":
            lines.append(line)
            expected = False
        line += token.count("\n")
        depth += (token in "[{") - (token in "]}")
        if depth == 0 and not token.isspace():
            break
        if depth == 1 and (token == "," or not lines):
            expected = True
        position = match.end()
    return lines


def mark(lines: dict[tuple[str, ...], int], path: tuple[str, ...], line: int) -> None:
    """Note the line of this path and of those around it that nothing was noted for."""
    while path and path not in lines:
        lines[path] = line
        path = path[:-1]


def key_path(key: str) -> tuple[str, ...]:
    """The parts of a key, dotted or quoted."""
    if BARE.fullmatch(key):
        return (key,)
    path: list[str] = []
    table: object = tomllib.loads(f"{key} = 0")
    while isinstance(table, dict):
        [(part, table)] = table.items()
        path.append(part)
    return tuple(path)


def end_of_value(text: str, position: int) -> int:
    """Where the value that begins here ends: at the first line end outside strings and brackets."""
    depth = 0
    while position < len(text):
        match = VALUE_TOKEN.match(text, position)
        assert match is not None
        if match[0] == "\n" and depth == 0:
            break
        depth += (match[0] in "[{") - (match[0] in "]}")
        position = match.end()
    return position
