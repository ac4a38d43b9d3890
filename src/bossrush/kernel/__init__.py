"""The kernel both games stand on. It knows no game, does no IO and imports only the standard library."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """What mypyc is told of a class. It reads it when it compiles; interpreted, it means nothing."""
        return lambda cls: cls
