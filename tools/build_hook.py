"""Packages contain the built page: hatchling asks here before it makes one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import web


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if web.is_current() or web.node_of_the_system() else [web.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Not for a development install: there `make` builds the page."""
        if version != "editable":
            web.build()
