"""Reading a scenario file: the parts that are the same for every game. Every error names file and line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bossrush.content.source import Document, Entry, find_items, show
from bossrush.games import names

RULE_ID: Final = re.compile(r"[A-Z]+-R?\d+(\.\d+)?")

DO: Final = "do"
PASS: Final = "pass"
NEXT: Final = "next"
REFUSED: Final = "refused"
LEGAL: Final = "legal"
INCLUDES: Final = "includes"
EXCLUDES: Final = "excludes"
ASKS: Final = "asks"
EXPECT: Final = "expect"
EVENTS: Final = "events"
ONLY_EVENTS: Final = "only_events"
NO_EVENT: Final = "no_event"
VIEW: Final = "view"

# A verb and the keys that may stand beside it.
VERBS: Final = {
    DO: ("by",),
    PASS: (),
    NEXT: (),
    REFUSED: ("rule", "by"),
    LEGAL: ("by",),
    INCLUDES: ("by",),
    EXCLUDES: ("by",),
    ASKS: ("of",),
    EXPECT: (),
    EVENTS: (NO_EVENT, "to"),
    ONLY_EVENTS: ("to",),
    NO_EVENT: ("to",),
    VIEW: ("has", "lacks", "sees"),
}
MANY: Final = 99


class ScenarioError(Exception):
    """A broken scenario file: one sentence that begins with the place."""


class Part(Entry):
    """A table of a scenario, read key by key. `at` is its line if the document cannot tell it."""

    def __init__(self, document: Document, path: tuple[str, ...], table: dict[str, object], at: int = 0) -> None:
        super().__init__(document, path, table)
        self.at = at

    def fail(self, message: str, key: str | None = None) -> None:
        self.document.fail(self.line_of(key), message)

    def line_of(self, key: str | None = None) -> int:
        path = self.path if key is None else (*self.path, key)
        return self.at or self.document.line(*path)

    def named(self, key: str) -> str:
        """The key as a reader finds it: `etorn.hearts` in the table of a hero."""
        return ".".join([*self.path[1:], key])

    def part(self, key: str) -> Part | None:
        """The table under this key, if there is one."""
        value = self.get(key, required=False)
        if value is None:
            return None
        if not isinstance(value, dict):
            self.fail(f"'{key}' must be a table, not {show(value)}", key)
            return None
        return Part(self.document, (*self.path, key), value, self.at)

    def texts(self, key: str, required: bool = False) -> list[str] | None:
        """A text or a list of texts, as a list."""
        value = self.get(key, required)
        if value is None:
            return None
        values = value if isinstance(value, list) else [value]
        texts = [text for text in values if isinstance(text, str)]
        if len(texts) < len(values):
            self.fail(f"'{key}' must be a text or a list of texts, not {show(value)}", key)
            return None
        return texts

    def words(self, key: str, required: bool = False) -> list[str] | None:
        """Like `texts`, but every text is split at its blanks."""
        texts = self.texts(key, required)
        return None if texts is None else [word for text in texts for word in text.split()]

    def word(self, key: str) -> str | None:
        words = self.words(key)
        if words is not None and len(words) != 1:
            self.fail(f"'{key}' must be one word, not {show(self.table[key])}", key)
            return None
        return words[0] if words else None

    def count(self, key: str, low: int, high: int) -> int | None:
        """A number that may be left out."""
        given = key in self.table
        number = self.number(key, low, high, low)
        return number if given else None

    def numbers(self, key: str, length: int | None = None) -> list[int] | None:
        """A list of numbers, of so many if a length is given; may be left out."""
        value = self.get(key, required=False)
        if value is None:
            return None
        numbers = [n for n in value if isinstance(n, int)] if isinstance(value, list) else []
        wrong = not isinstance(value, list) or len(numbers) != len(value)
        if wrong or (length is not None and len(numbers) != length):
            many = "" if length is None else f"{length} "
            self.fail(f"'{key}' must be a list of {many}whole numbers, not {show(value)}", key)
            return None
        return numbers

    def switch(self, key: str) -> bool | None:
        """True or false, may be left out."""
        given = key in self.table
        flag = self.flag(key)
        return flag if given else None

    def names(self, key: str, what: str, names: list[str]) -> list[int] | None:
        """Words out of `names`, as their indices."""
        words = self.words(key)
        if words is None:
            return None
        found = [self.index(key, what, word, names) for word in words]
        return [index for index in found if index is not None]


@dataclass(frozen=True, slots=True)
class Act:
    """One entry of `play`."""

    line: int
    verb: str
    texts: list[str]
    by: str = ""
    """Who decides or looks: `by`, `of` or `to`."""
    rule: str = ""
    no_event: tuple[str, ...] = ()
    part: Part | None = None
    """What `expect` expects, or what a view `sees`."""
    has: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    path: Path
    document: Document
    title: str
    rules: list[str]
    game: str
    text: str
    position: Part
    script: list[str]
    play: list[Act]
    expect: Part | None
    goal: Part | None


def load_scenario(path: Path) -> Scenario:
    """Read the file; `ScenarioError` with its first error if it is broken. Names are checked when it is run."""
    document = Document(path)
    stop_if_broken(document)
    root = Part(document, (), document.data)
    title = root.string("title")
    rules = read_rules(root)
    game = root.choice("game", names())
    text = " ".join(root.texts("text") or [])
    position = root.part("position")
    script = root.words("dice_script") or []
    play = read_play(root)
    expect = root.part("expect")
    goal = root.part("goal")
    if position is None and "position" not in root.table:
        root.fail("the file has no [position]")
    if expect is None and goal is None and all(act.verb in (DO, PASS, NEXT) for act in play):
        root.fail("the scenario shows nothing: add [expect], [goal] or a check in 'play'")
    root.close()
    stop_if_broken(document)
    assert position is not None
    assert game is not None
    return Scenario(path, document, title, rules, names()[game], text, position, script, play, expect, goal)


def stop_if_broken(document: Document) -> None:
    """Raise the error that was noted first: later ones may follow from it."""
    if document.problems:
        line, column, message = document.problems[0]
        raise ScenarioError(f"{document.place(line, column)}: {message}")


def read_rules(root: Part) -> list[str]:
    rules = root.texts("rules", required=True)
    if rules is None:
        return []
    if not rules:
        root.fail("'rules' must name at least one rule id", "rules")
    for rule in rules:
        check_rule(root, "rules", rule)
    return rules


def check_rule(part: Part, key: str, rule: str) -> None:
    if not RULE_ID.fullmatch(rule):
        part.fail(f"'{rule}' is no rule id; they look like PF-29.1 or BM-R12", key)


def read_play(root: Part) -> list[Act]:
    """The list `steps` of the table [play], or `play` itself as a list."""
    path: tuple[str, ...] = ("play",)
    value = root.get("play", required=False)
    if isinstance(value, dict):
        path = ("play", "steps")
        part = Part(root.document, ("play",), value)
        value = part.get("steps", required=True)
        part.close()
    if value is None:
        return []
    if not isinstance(value, list):
        root.fail(f"'{path[-1]}' must be a list of actions and checks, not {show(value)}", "play")
        return []
    lines = find_items(root.document.text, *path)
    acts = [read_act(root.document, line, entry) for line, entry in zip(lines, value, strict=True)]
    return [act for act in acts if act is not None]


def read_act(document: Document, line: int, entry: object) -> Act | None:
    if isinstance(entry, str):
        return Act(line, DO, [entry])
    if not isinstance(entry, dict):
        document.fail(line, f"an entry of 'play' must be an action or a table, not {show(entry)}")
        return None
    part = Part(document, ("play",), entry, line)
    verbs = [key for key in entry if key in VERBS]
    if EVENTS in verbs and NO_EVENT in verbs:
        verbs.remove(NO_EVENT)
    if len(verbs) != 1:
        found = "has " + " and ".join(f"'{verb}'" for verb in verbs) if verbs else f"is {show(entry)}"
        part.fail(f"an entry of 'play' needs exactly one of {', '.join(VERBS)}; this one {found}")
        return None
    return read_verb(part, verbs[0])


def read_verb(part: Part, verb: str) -> Act:
    if verb == VIEW:
        return read_view(part)
    inner: Part | None = None
    texts: list[str] = []
    if verb == EXPECT:
        inner = part.part(verb)
        if inner is not None:
            inner.path = (EXPECT,)
    elif verb == PASS:
        texts = [str(part.number(verb, 1, MANY)) if isinstance(part.table[verb], int) else part.word(verb) or ""]
    else:
        texts = part.texts(verb) or []
        if not texts and verb not in (LEGAL, ONLY_EVENTS):
            part.fail(f"'{verb}' is empty")
    by = rule = ""
    no_event: list[str] = []
    for key in VERBS[verb]:
        if key == NO_EVENT:
            no_event = part.texts(key) or []
        elif key == "rule":
            if key not in part.table:
                part.fail(f"'{verb}' needs the rule that refuses the action: rule = \"PF-…\"")
            rule = part.word(key) or ""
            if rule:
                check_rule(part, key, rule)
        else:
            by = part.word(key) or ""
    part.close()
    return Act(part.at, verb, texts, by, rule, tuple(no_event), inner)


def read_view(part: Part) -> Act:
    by = part.word(VIEW) or ""
    has = part.words("has") or []
    lacks = part.words("lacks") or []
    sees = part.part("sees")
    if not has and not lacks and sees is None:
        part.fail("'view' needs something to look for: has, lacks or sees")
    part.close()
    return Act(part.at, VIEW, [], by, part=sees, has=tuple(has), lacks=tuple(lacks))
