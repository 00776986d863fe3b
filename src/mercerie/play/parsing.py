"""A record read from its text. It may come from a stranger: nothing is made of a number before it is checked."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from mercerie.core import AnyGame, BadRecord, OptionValue, Outcome
from mercerie.games import game_of
from mercerie.play.record import Record, known_game, or_bad

MOST_ACTIONS = 5_000  # as many as a table's log can hold; no game comes near
_LONGEST_LINE = 500
_ACTION = re.compile(r"(\d+)\.\s*(.+)")
_NUMBER = re.compile(r"[+-]?\d{1,100}")  # a seed has 39 digits
_HEADERS = ("game", "rules", "seats", "seed", "box", "names", "scores", "winners")


def parse_record(text: str) -> Record:
    """Read a record; the actions are read but not played. BadRecord says which line is wrong."""
    head: dict[str, str] = {}
    actions: list[str] = []
    for number, line in _lines(text):
        if found := _ACTION.fullmatch(line):
            if found.group(1) != str(len(actions) + 1):
                words = f"Line {number}: the next action should have the number {len(actions) + 1}."
                raise BadRecord(words, "number", line=number, wanted=len(actions) + 1)
            if len(actions) == MOST_ACTIONS:
                raise BadRecord(f"A record has at most {MOST_ACTIONS} actions.", "too-long", line=number)
            actions.append(found.group(2))
        elif ":" in line and not actions:
            key, _, value = line.partition(":")
            head[key.strip().lower()] = value.strip()
        else:
            words = f"Line {number}: {line!r} is neither 'key: value' nor a numbered action."
            raise BadRecord(words, "line", line=number, text=line)
    return replace(_parse_head(head), actions=tuple(actions))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        bare = line.partition("#")[0].strip()
        if len(bare) > _LONGEST_LINE:
            raise BadRecord(f"Line {number} is longer than any line of a record.", "too-long", line=number)
        if bare:
            yield number, bare


def _parse_head(head: Mapping[str, str]) -> Record:
    now, rules = known_game(_wanted(head, "game")), _number(head, "rules")
    game = game_of(now.id, rules) or now
    names = tuple(name.strip() for name in head["names"].split(",")) if "names" in head else ()
    outcome = None
    if "scores" in head or "winners" in head:
        outcome = Outcome(_numbers(head, "scores"), _numbers(head, "winners"))
    return Record(
        game=game.id,
        rules=rules,
        seats=_seats(head, game, names),
        seed=_number(head, "seed"),
        box=head.get("box", ""),
        options=_options(head, game),
        names=names,
        outcome=outcome,
    )


def _seats(head: Mapping[str, str], game: AnyGame, names: tuple[str, ...]) -> int:
    seats = _number(head, "seats")
    if seats not in game.seats:
        allowed = " or ".join(map(str, game.seats))
        words = f"The header: {game.id} is for {allowed} players, not {seats}."
        raise BadRecord(words, "seats", game=game.id, seats=head["seats"])
    if names and len(names) != seats:
        words = f"The header: there are {seats} seats and {len(names)} names."
        raise BadRecord(words, "names", seats=seats, names=len(names))
    return seats


def _options(head: Mapping[str, str], game: AnyGame) -> dict[str, OptionValue]:
    known = {option.name: option for option in game.options}
    for key in head:
        if key not in {*_HEADERS, *known}:
            raise BadRecord(f"{key!r} is no header of a record of {game.id}.", "unknown", key=key, game=game.id)
    return {
        name: or_bad(name, partial(option.parse, head[name]), "option", key=name, text=head[name])
        for name, option in known.items()
        if name in head
    }


def _wanted(head: Mapping[str, str], key: str) -> str:
    if key not in head:
        raise BadRecord(f"The header has no line '{key}: …'.", "missing", key=key)
    return head[key]


def _number(head: Mapping[str, str], key: str) -> int:
    numbers = _numbers(head, key)
    if len(numbers) != 1:
        raise BadRecord(f"{key} should be one whole number, not {head[key]!r}.", "numbers", key=key, text=head[key])
    return numbers[0]


def _numbers(head: Mapping[str, str], key: str) -> tuple[int, ...]:
    text = _wanted(head, key)
    if not all(_NUMBER.fullmatch(word) for word in text.split()):
        raise BadRecord(f"{key} should be whole numbers, not {text!r}.", "numbers", key=key, text=text)
    return tuple(int(word) for word in text.split())
