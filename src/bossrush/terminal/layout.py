"""How wide a line is, and lines that fit."""

from __future__ import annotations

import textwrap

WIDTH = 79


def wrap(text: str, first: str = "", rest: str = "") -> str:
    return textwrap.fill(text, WIDTH, initial_indent=first, subsequent_indent=rest)


def wrap_entries(parts: list[str], between: str, indent: str) -> list[str]:
    return textwrap.wrap(between.join(parts), WIDTH, subsequent_indent=indent, break_on_hyphens=False)


def fill(entries: list[str], margin: str) -> list[str]:
    """Entries side by side, none broken in two."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + 3 + len(entry) <= WIDTH:
            lines[-1] += "   " + entry
        else:
            lines.append(margin + entry)
    return lines


def paint(text: str, code: str, colour: bool) -> str:
    return f"\x1b[{code}m{text}\x1b[0m" if colour and code and text.strip() else text
