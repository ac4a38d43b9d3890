"""bossrush: two tabletop games, played by people and by programs."""

__version__ = "0.1.0"
