"""Bots: how any game is searched, and which bots there are. What one game's bots know stands with that game."""
