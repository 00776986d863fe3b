"""Any value of the games as plain data for JSON: dataclasses become dicts, and what JSON would spoil becomes text."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]

# Beyond this a JSON reader may round; the 81 squares of a quilt do not fit.
_EXACT = 2**53


_AS_IT_IS = frozenset({type(None), bool, float, str})


def to_plain(value: object) -> Plain:
    # This goes over every value of every message: the usual kinds are told apart by their type alone.
    kind = type(value)
    if kind in _AS_IT_IS:
        return value  # type: ignore[return-value]
    if kind is int and -_EXACT < value < _EXACT:  # type: ignore[operator]
        return value  # type: ignore[return-value]
    if kind is tuple or kind is list:
        return [to_plain(item) for item in value]  # type: ignore[attr-defined]
    names = _names(kind)  # type: ignore[arg-type]
    if names is not None:
        return {"type": kind.__name__} | {name: to_plain(getattr(value, name)) for name in names}
    return _rarer_to_plain(value)


@cache
def _names(kind: type) -> tuple[str, ...] | None:
    """The fields of a dataclass; None for any other type."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else None


def _rarer_to_plain(value: object) -> Plain:
    match value:
        case None | bool() | float() | str():
            return value
        case int():
            return value if abs(value) < _EXACT else hex(value)
        case Mapping():
            return {str(key): to_plain(item) for key, item in value.items()}
        case tuple() if hasattr(value, "_asdict"):
            return {key: to_plain(item) for key, item in value._asdict().items()}
        case list() | tuple():
            return [to_plain(item) for item in value]
        case frozenset():
            return [to_plain(item) for item in sorted(value)]
    raise TypeError(f"{type(value).__name__} has no plain form")
