"""Writes the wire types as TypeScript: `python -m mercerie.server.typescript > web/src/wire.ts`.

Every dataclass becomes an interface with a literal `type`, as `to_plain` writes it; each game has a namespace.
"""

import sys
import types
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from importlib import import_module
from types import ModuleType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from mercerie.server import commands, lobby_messages, messages, review_messages
from mercerie.server.watching import SHOWN_STEPS, WATCHING

_GAMES = {
    "patchwork": ("components", "view", "narrate", "outlook"),
    "textile": ("cloth", "view", "narrate", "outlook"),
    "timeline": ("deck", "view", "narrate"),
}
# Never sent, or sent in another form.
_SKIPPED = {"Deck", "Cloth"}
# Sets of squares: numbers, or hexadecimal text beyond what JSON readers keep exactly. BigInt() reads both.
_CELLS = {("patchwork", "cells"), ("patchwork", "quilt")}
# A view's box is the same for the whole game, so an update carries it once, beside the view.
_LEFT_OUT = {("patchwork", "View", "box")}
_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def typescript() -> str:
    parts = [
        "// Generated from the server's messages by `make wire`; do not edit.",
        "export type Cells = number | string;",
        *(line for module in (commands, messages, lobby_messages, review_messages) for line in _interfaces(module, "")),
        f"export type Command = {_union(commands.Command)};",
        "export type Message = Update | Ack | Refused | Goodbye;",
        *_watching(),
    ]
    for game, modules in _GAMES.items():
        body = [line for name in modules for line in _interfaces(_module(game, name), game)]
        body.append(f"export type Event = {_union(_module(game, 'narrate').Event)};")
        inside = "\n".join(body).replace("\n", "\n  ")
        parts.append(f"export namespace {game} {{\n  {inside}\n}}")
    return "\n\n".join(parts) + "\n"


def _watching() -> Iterator[str]:
    """How long a step may be shown, and how many: the server's clocks count on it."""
    yield f"export const SHOWN_STEPS = {SHOWN_STEPS};"
    lines = [f'"{game}": {{ own: {takes.own}, other: {takes.other} }},' for game, takes in WATCHING.items()]
    body = "\n  ".join(lines)
    yield f"export const WATCHING: Readonly<Record<string, {{ own: number; other: number }}>> = {{\n  {body}\n}};"


def _module(game: str, name: str) -> ModuleType:
    return import_module(f"mercerie.games.{game}.{name}")


def _interfaces(module: ModuleType, game: str) -> Iterator[str]:
    for name, kind in vars(module).items():
        ours = isinstance(kind, type) and kind.__module__ == module.__name__ and name not in _SKIPPED
        if ours and (is_dataclass(kind) or hasattr(kind, "_fields")):
            yield _interface(name, kind, game)


def _interface(name: str, kind: type, game: str) -> str:
    hints = get_type_hints(kind, include_extras=True)
    lines = []
    if is_dataclass(kind):
        # What clients send may leave out what has a default; what the server sends is always whole.
        asked = {entry.name for entry in fields(kind) if entry.default is not MISSING} if _is_asked(name) else set()
        names = [entry.name for entry in fields(kind)]
        if "type" not in names and not _is_asked(name):
            lines.append(f'type: "{name}";')
    else:
        names, asked = list(hints), set()
    for key in names:
        if (game, name, key) not in _LEFT_OUT:
            wire = "Cells" if (game, key) in _CELLS else _type(hints[key])
            lines.append(f"{key}{'?' if key in asked and key != 'type' else ''}: {wire};")
    body = "\n  ".join(lines)
    return f"export interface {name} {{\n  {body}\n}}"


def _is_asked(name: str) -> bool:
    return name in {"SeatChoice", "ClockChoice", "NewTable"}


def _type(hint: Any) -> str:
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(inner[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin in (Union, types.UnionType):
        return _union(hint)
    if origin in (tuple, list, frozenset):
        return _listed(inner)
    if origin in (dict, Mapping) or (isinstance(origin, type) and issubclass(origin, Mapping)):
        return f"Record<string, {_type(inner[1])}>"
    return str(hint.__name__)


def _listed(inner: tuple[Any, ...]) -> str:
    if len(inner) == 2 and inner[1] is not Ellipsis:
        return f"[{_type(inner[0])}, {_type(inner[1])}]"
    item = _type(inner[0])
    return f"({item})[]" if "|" in item else f"{item}[]"


def _union(hint: Any) -> str:
    members = get_args(get_args(hint)[0]) if get_origin(hint) is Annotated else get_args(hint)
    return " | ".join(dict.fromkeys(_type(member) for member in members))


if __name__ == "__main__":
    sys.stdout.write(typescript())
