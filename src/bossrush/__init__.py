"""bossrush: two tabletop games, played by people and by programs."""

__version__ = "0.1.0"


def engine_kind() -> str:
    """`compiled` or `pure`: which build of the engine runs."""
    from importlib.util import find_spec

    spec = find_spec("bossrush.kernel.core")
    assert spec is not None
    return "pure" if str(spec.origin).endswith(".py") else "compiled"
