"""bossrush: two tabletop games, played by people and by programs."""

from bossrush.engine import engine_kind as engine_kind
from bossrush.engine import use_compiled_engine

__version__ = "0.1.0"

use_compiled_engine()
