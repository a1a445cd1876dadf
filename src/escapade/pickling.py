"""How the parts of a table are pickled and copied, compiled or not.

An instance of a compiled class is only created by its constructor, and its Final attributes cannot be set again. So a
part is pickled as its class, the arguments of the constructor (`FIELDS`), and its other attributes, set afterwards.
"""

from __future__ import annotations

import copyreg
from importlib import import_module
from types import GetSetDescriptorType
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

Reduced = tuple[Any, ...]  # Any: whatever `__reduce__` may return
_LISTENERS = "story"  # not copied: a copy of a table has no listeners
_OWN = ("seats", "luck")  # objects that a table keeps for life and updates in place


def attributes(part: object) -> dict[str, object]:
    """Return all attributes of a part by name, in the order of declaration."""
    found = dict.fromkeys(
        name
        for kind in reversed(type(part).__mro__)
        for name, value in vars(kind).items()
        if isinstance(value, GetSetDescriptorType) and not name.startswith("__")
    )
    names = [*found, *getattr(part, "__dict__", ())]
    return {name: getattr(part, name) for name in names if name != _LISTENERS}


def reduced(part: object, fields: Collection[str]) -> Reduced:
    """Return the `__reduce__` value of a part whose constructor takes these attributes."""
    rest = attributes(part)
    taken = tuple(rest.pop(name) for name in fields)
    return _made, (type(part), taken, rest)


def _made(kind: Callable[..., object], taken: Iterable[object], rest: dict[str, object]) -> object:
    """Rebuild a part from the constructor's arguments, then set the other attributes."""
    return filled(kind(*taken), rest)


def filled(part: object, rest: dict[str, object]) -> object:
    """Set the attributes of a part that its constructor does not take."""
    for name, value in rest.items():
        old = getattr(part, name, None)
        if old is not None and hasattr(old, "copy_from"):  # the object stays, and takes over the values
            old.copy_from(value)
        else:
            setattr(part, name, value)
    return part


def twin(table: Any) -> object:  # noqa: ANN401 - any game's State
    """Copy a table with everything on it; its luck is a copy that continues like the original's."""
    rest = {name: _copied(value) for name, value in attributes(table).items()} | {"luck": table.luck.fork()}
    taken = [rest.pop(name) for name in table.FIELDS]
    return _made(type(table), taken, rest)


def take_over(table: object, other: object) -> None:
    """Copy everything on another table except its luck."""
    for name, value in attributes(other).items():
        if name not in _OWN:
            setattr(table, name, _copied(value))


def _copied(value: object) -> object:
    """Copy a list and its items; immutable values are used as they are."""
    match value:
        case list():
            return [_copied(one) for one in value]
        case dict():
            return {key: _copied(one) for key, one in value.items()}
        case set():
            return set(value)
        case _:
            return value


def register(kind: type, *fields: str) -> None:
    """Make instances of exactly this class picklable; the constructor takes these attributes."""
    copyreg.pickle(kind, lambda part: reduced(part, fields))


def register_demand(kind: type) -> None:
    """Make demands of exactly this class picklable; the constructor takes the seat and the details."""
    copyreg.pickle(kind, _reduce_demand)


def _reduce_demand(demand: Any) -> Reduced:  # noqa: ANN401 - each game has its own class of demands
    """Reduce a demand and all demands below it."""
    return _made, (type(demand), (int(demand.seat), *demand.details()), {"below": demand.below})


def register_listed(module: str, name: str, number: str) -> None:
    """Make the items of a module's list picklable by their number."""
    for kind in {type(one) for one in getattr(import_module(module), name)}:
        copyreg.pickle(kind, lambda one: (_listed, (module, name, int(getattr(one, number)))))


def _listed(module: str, name: str, number: int) -> object:
    """Return an item of a module's list."""
    return getattr(import_module(module), name)[number]


def _numbers(found: list[int]) -> vec[i64]:
    """Rebuild an array of whole numbers."""
    return vec[i64](found)


def _parts(found: list[object]) -> Any:  # noqa: ANN401 - an array of whatever class the first one has
    """Rebuild an array of parts of one class."""
    array: Any = vec  # Any: the class is known only now
    return array[type(found[0])](found)


copyreg.pickle(type(vec[i64]()), lambda array: (_numbers, (list(array),)))
copyreg.pickle(type(vec[object]()), lambda array: (_parts, (list(array),)))
