"""The browser's types are those of the server's classes."""

from __future__ import annotations

from tools.web_types import TARGET, generated


def test_the_types_of_the_browser_are_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == generated(), "run tools/web_types.py"
