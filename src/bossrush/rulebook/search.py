"""Finds rules by words or by id."""

import re

from bossrush.rulebook.book import Book, Rule


def find_rules(book: Book, words: list[str]) -> list[Rule]:
    """The rules that hold all the words (in id, section title or text): those asked for by id first, then by hits."""
    patterns = [_pattern(word, book.prefix) for word in words]
    ranked: list[tuple[int, int, int, Rule]] = []
    for order, rule in enumerate(book.rules.values()):
        hits = [len(pattern.findall(f"{rule.id} {rule.section} {rule.text}")) for pattern in patterns]
        if hits and all(hits):
            ranked.append((_closeness(rule, words, book.prefix), -sum(hits), order, rule))
    return [rule for _, _, _, rule in sorted(ranked, key=lambda entry: entry[:3])]


def _as_id(word: str, prefix: str) -> str | None:
    """The id a word stands for: `pf-11.3`, `11.3`, `PF-11`, `PF-R113` and `R113` do, `11` does not."""
    match = re.fullmatch(rf"(?i:{prefix}-([A-Z]?\d+(?:\.\d+)?)|(R\d+|\d+\.\d+))", word)
    return f"{prefix}-{(match[1] or match[2]).upper()}" if match else None


def _pattern(word: str, prefix: str) -> re.Pattern[str]:
    rule_id = _as_id(word, prefix)
    if rule_id is None:
        return re.compile(re.escape(word), re.IGNORECASE)
    short = re.escape(rule_id.removeprefix(f"{prefix}-"))
    # The prefix is left out in lists such as "(PF-6.12, 6.16)" and for rulings; a section number needs it.
    head = rf"(?:{prefix}-)?" if re.search(r"[.A-Z]", short) else f"{prefix}-"
    return re.compile(rf"(?<![\w.-]){head}{short}(?!\w|\.\d)")


def _closeness(rule: Rule, words: list[str], prefix: str) -> int:
    ids = {_as_id(word, prefix) for word in words}
    if rule.id in ids:
        return 0
    return 1 if rule.section.split(" ")[0] in ids else 2
