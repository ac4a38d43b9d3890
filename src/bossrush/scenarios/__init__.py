"""Scenario files: a position, what is played and what must come of it. `docs/scenarios.md` explains the format."""

from __future__ import annotations

from bossrush.scenarios.files import Scenario, ScenarioError, load_scenario
from bossrush.scenarios.runner import Report, open_scenario, run_scenario

__all__ = ["Report", "Scenario", "ScenarioError", "load_scenario", "open_scenario", "run_scenario"]
