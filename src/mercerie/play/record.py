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

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from mercerie.core import AnyGame, BadRecord, Options, OptionValue, Outcome, RuleError
from mercerie.core.options import format_value
from mercerie.games import GAMES, game_of


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


def replay(record: Record) -> Iterator[Any]:
    """Every state of the game, the dealt one first. BadRecord says which action cannot be played, and why."""
    game = game_of_record(record)
    state = or_bad("The header", lambda: game.new(record.seats, record.seed, **record.options), "options")
    settled = game.describe(record.seats, **record.options)
    if record.box and record.box != game.fingerprint(settled):
        raise BadRecord(
            "The cards or components have changed since this game was played, so it cannot be replayed.", "box"
        )
    yield state
    for number, text in enumerate(record.actions, start=1):
        play = partial(_played, game, state, text)
        state = or_bad(f"Action {number}, {text!r}", play, "action", number=number, text=text)
        yield state
    if record.outcome is not None and record.outcome != state.outcome():
        words = f"The record promises {_told(record.outcome)}, but the game comes to {_told(state.outcome())}."
        raise BadRecord(words, "result")


def _played(game: AnyGame, state: Any, text: str) -> Any:
    return state.apply(game.parse_action(text))


def game_of_record(record: Record) -> AnyGame:
    """The game with the rules the record was played by; never with others."""
    game = game_of(record.game, record.rules)
    if game is None:
        now = known_game(record.game)
        words = f"The record needs rules {record.rules} of {now.id}; this Mercerie plays {now.rules_version}."
        raise BadRecord(words, "rules", game=now.id, wanted=record.rules, here=now.rules_version)
    return game


def nameless(seat: int) -> str:
    """What a record calls somebody who gave no name."""
    return f"player {seat + 1}"


def changed_options(game: AnyGame, options: Options) -> dict[str, OptionValue]:
    """The options that differ from the game's defaults."""
    return {option.name: options[option.name] for option in game.options if options[option.name] != option.default}


def known_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise BadRecord(f"There is no game {name!r}: {', '.join(GAMES)}.", "game", text=name)
    return GAMES[name]


def or_bad(where: str, do: Callable[[], Any], mistake: str, **values: str | int) -> Any:
    """What is done, or a mistake of the record's."""
    try:
        return do()
    except RuleError as error:
        raise BadRecord(f"{where}: {error}", mistake, **values) from error


def _told(outcome: Outcome | None) -> str:
    if outcome is None:
        return "no end"
    return f"scores {' '.join(map(str, outcome.scores))} and winners {' '.join(map(str, outcome.winners))}"
