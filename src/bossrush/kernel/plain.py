"""Objects that are nothing but their fields: they can be listed, pickled and copied deeply, compiled or not."""

from __future__ import annotations

import inspect
from collections.abc import Callable

from bossrush.kernel import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """The parameters of a constructor are called like the fields they fill, so that any object can be made again."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return revived, (type(self), fields_of(self))


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Plain):
    """An object that never changes, so that copies of a state share it."""

    __slots__ = ()


def revived(cls: Callable[..., object], fields: dict[str, object]) -> object:
    made = cls(**{name: fields[name] for name in inspect.signature(cls).parameters if name in fields})
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def field_names(thing: object) -> list[str]:
    """The names of all fields of an object, sorted."""
    names: set[str] = set()
    for cls in type(thing).__mro__:
        own = vars(cls)
        names.update(own.get("__mypyc_attrs__", own.get("__slots__", ())))
    names.update(getattr(thing, "__dict__", ()))
    return sorted(names - {"__dict__", "__weakref__"})


def fields_of(thing: object) -> dict[str, object]:
    """Those that have been filled."""
    return {name: getattr(thing, name) for name in field_names(thing) if hasattr(thing, name)}


def plain_data(thing: object) -> object:
    """As numbers, texts, lists and dicts; of an object its kind and its fields."""
    if isinstance(thing, Plain):
        return {"kind": type(thing).__name__, **{name: plain_data(value) for name, value in fields_of(thing).items()}}
    if isinstance(thing, (list, tuple)):
        return [plain_data(part) for part in thing]
    if isinstance(thing, dict):
        return {key: plain_data(part) for key, part in thing.items()}
    return thing
