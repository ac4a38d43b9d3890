"""bossrush: two tabletop games, played by people and by programs."""

from bossrush.engine import choose_engine
from bossrush.engine import engine_kind as engine_kind

__version__ = "0.1.0"

choose_engine()
