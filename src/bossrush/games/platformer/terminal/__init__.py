"""Platformer in the terminal."""
