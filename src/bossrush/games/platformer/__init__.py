"""Platformer: climb the tower, beat the boss. Rules: docs/rules/platformer.md."""
