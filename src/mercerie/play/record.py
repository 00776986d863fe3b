"""A game as a text file: header lines, then numbered actions. It can be read, written by hand, and replayed.

game: patchwork
rules: 1
seats: 2
seed: 7
box: bc17d7eb       # the fingerprint of the deck or the components
leather: revised
names: Anne, Basile
scores: 11 14
winners: 1

1. buy 17b c4
2. advance          # what follows a hash is a comment
"""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from mercerie.core import AnyGame, BadRecord, Options, OptionValue, Outcome, RuleError
from mercerie.core.options import format_value
from mercerie.games import GAMES, game_of

_ACTION = re.compile(r"(\d+)\.\s*(.+)")


@dataclass(frozen=True, slots=True)
class Record:
    """What is needed to play a game again. `options` are those that differ from the defaults."""

    game: str
    rules: int
    seats: int
    seed: int
    box: str = ""
    options: Options = field(default_factory=dict)
    names: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    outcome: Outcome | None = None


def format_record(record: Record) -> str:
    head = {
        "game": record.game,
        "rules": str(record.rules),
        "seats": str(record.seats),
        "seed": str(record.seed),
        **({"box": record.box} if record.box else {}),
        **{name: format_value(value) for name, value in record.options.items()},
    }
    if record.names:
        head["names"] = ", ".join(re.sub(r"[,#\n]", " ", name) for name in record.names)
    if record.outcome:
        head["scores"] = " ".join(map(str, record.outcome.scores))
        head["winners"] = " ".join(map(str, record.outcome.winners))
    lines = [f"{key}: {value}" for key, value in head.items()]
    lines += ["", *(f"{number}. {text}" for number, text in enumerate(record.actions, start=1))]
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """Read a record; the actions are read but not played. BadRecord says which line is wrong."""
    head: dict[str, str] = {}
    actions: list[str] = []
    for number, line in _lines(text):
        if found := _ACTION.fullmatch(line):
            if int(found.group(1)) != len(actions) + 1:
                raise BadRecord(f"Line {number}: the next action should have the number {len(actions) + 1}.")
            actions.append(found.group(2))
        elif ":" in line and not actions:
            key, _, value = line.partition(":")
            head[key.strip().lower()] = value.strip()
        else:
            raise BadRecord(f"Line {number}: {line!r} is neither 'key: value' nor a numbered action.")
    return replace(_parse_head(head), actions=tuple(actions))


def replay(record: Record) -> Iterator[Any]:
    """Every state of the game, the dealt one first. BadRecord says which action cannot be played, and why."""
    game = game_of_record(record)
    state = _or_bad("The header", lambda: game.new(record.seats, record.seed, **record.options))
    settled = game.describe(record.seats, **record.options)
    if record.box and record.box != game.fingerprint(settled):
        raise BadRecord("The cards or components have changed since this game was played, so it cannot be replayed.")
    yield state
    for number, text in enumerate(record.actions, start=1):
        before = state
        state = _or_bad(f"Action {number}, {text!r}", lambda: before.apply(game.parse_action(text)))  # noqa: B023
        yield state
    if record.outcome is not None and record.outcome != state.outcome():
        raise BadRecord(f"The record promises {_told(record.outcome)}, but the game comes to {_told(state.outcome())}.")


def game_of_record(record: Record) -> AnyGame:
    """The game with the rules the record was played by; never with others."""
    game = game_of(record.game, record.rules)
    if game is None:
        now = _game(record.game)
        raise BadRecord(f"The record needs rules {record.rules} of {now.id}; this Mercerie plays {now.rules_version}.")
    return game


def load_record(path: str | Path) -> Record:
    """Read a record file. Files it names (a deck, components) are looked for beside it."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path} cannot be read: it should be a record, a text file.") from error
    return _with_files(parse_record(text), lambda name: str(Path(path).parent / name))


def save_record(record: Record, path: str | Path) -> None:
    """Write a record file whole or not at all: a crash in the middle keeps the old one."""
    folder = Path(path).parent
    beside = _with_files(record, lambda name: os.path.relpath(name, folder))
    unfinished = Path(f"{path}.part")
    unfinished.write_text(format_record(beside), encoding="utf-8")
    unfinished.replace(path)


def changed_options(game: AnyGame, options: Options) -> dict[str, OptionValue]:
    """The options that differ from the game's defaults."""
    return {option.name: options[option.name] for option in game.options if options[option.name] != option.default}


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        bare = line.partition("#")[0].strip()
        if bare:
            yield number, bare


def _parse_head(head: Mapping[str, str]) -> Record:
    now, rules = _game(_wanted(head, "game")), _number(head, "rules")
    game = game_of(now.id, rules) or now
    known = {option.name: option for option in game.options}
    for key in head:
        if key not in {"game", "rules", "seats", "seed", "box", "names", "scores", "winners", *known}:
            raise BadRecord(f"{key!r} is no header of a record of {game.id}.")
    options = {name: _or_bad(name, lambda: known[name].parse(head[name])) for name in known if name in head}  # noqa: B023
    outcome = None
    if "scores" in head or "winners" in head:
        outcome = Outcome(_numbers(head, "scores"), _numbers(head, "winners"))
    return Record(
        game=game.id,
        rules=rules,
        seats=_number(head, "seats"),
        seed=_number(head, "seed"),
        box=head.get("box", ""),
        options=options,
        names=tuple(name.strip() for name in head["names"].split(",")) if "names" in head else (),
        outcome=outcome,
    )


def _game(name: str) -> AnyGame:
    if name not in GAMES:
        raise BadRecord(f"There is no game {name!r}: {', '.join(GAMES)}.")
    return GAMES[name]


def _wanted(head: Mapping[str, str], key: str) -> str:
    if key not in head:
        raise BadRecord(f"The header has no line '{key}: …'.")
    return head[key]


def _number(head: Mapping[str, str], key: str) -> int:
    numbers = _numbers(head, key)
    if len(numbers) != 1:
        raise BadRecord(f"{key} should be one whole number, not {head[key]!r}.")
    return numbers[0]


def _numbers(head: Mapping[str, str], key: str) -> tuple[int, ...]:
    text = _wanted(head, key)
    try:
        return tuple(int(word) for word in text.split())
    except ValueError as error:
        raise BadRecord(f"{key} should be whole numbers, not {text!r}.") from error


def _with_files(record: Record, moved: Callable[[str], str]) -> Record:
    files = {option.name for option in _game(record.game).options if option.file}
    is_path = {name: name in files and str(value).endswith(".toml") for name, value in record.options.items()}
    options = {name: moved(str(value)) if is_path[name] else value for name, value in record.options.items()}
    return replace(record, options=options)


def _or_bad(where: str, do: Callable[[], Any]) -> Any:
    try:
        return do()
    except RuleError as error:
        raise BadRecord(f"{where}: {error}") from error


def _told(outcome: Outcome | None) -> str:
    if outcome is None:
        return "no end"
    return f"scores {' '.join(map(str, outcome.scores))} and winners {' '.join(map(str, outcome.winners))}"
