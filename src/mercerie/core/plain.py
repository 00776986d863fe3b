"""Any value of the games as plain data for JSON: dataclasses become dicts, and what JSON would spoil becomes text."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]

# Beyond this a JSON reader may round; the 81 squares of a quilt do not fit.
_EXACT = 2**53


def to_plain(value: object) -> Plain:
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
    if is_dataclass(value) and not isinstance(value, type):
        named = {field.name: to_plain(getattr(value, field.name)) for field in fields(value)}
        return {"type": type(value).__name__, **named}
    raise TypeError(f"{type(value).__name__} has no plain form")
