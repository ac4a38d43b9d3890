"""Boss Monster: build a dungeon, lure heroes, gather souls. Rules: docs/rules/bossmonster.md."""
