"""Packages contain the built page and the compiled engine: hatchling asks here before it makes one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools import build, web

WITHOUT_TESTS = "tests"


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if web.is_current() or web.node_of_the_system() else [web.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Not for a development install: there `make` builds both."""
        if version == "editable":
            return
        web.build()
        if self.target_name == "wheel":
            self.add_compiled_engine(build_data)

    def add_compiled_engine(self, build_data: dict[str, Any]) -> None:
        try:
            modules = build.built_modules()
        except build.BuildError as error:
            self.app.display_warning(f"the engine does not compile here; this package runs as pure Python\n{error}")
            return
        for file in modules.rglob("*"):
            place = file.relative_to(modules)
            if file.is_file() and place.parts[0] != WITHOUT_TESTS:
                build_data["force_include"][str(file)] = place.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
