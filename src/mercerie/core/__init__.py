"""The words every game speaks: state, action, view, outcome, errors. Knows no game."""

from mercerie.core.encoding import Encoding
from mercerie.core.errors import (
    BadFile,
    BadNotation,
    BadOption,
    BadRecord,
    IllegalAction,
    NotYourTurn,
    RuleError,
)
from mercerie.core.game import AnyGame, Game, Grid, Outcome, Seat, State, View
from mercerie.core.options import Option, Options, OptionValue

__all__ = [
    "AnyGame",
    "BadFile",
    "BadNotation",
    "BadOption",
    "BadRecord",
    "Encoding",
    "Game",
    "Grid",
    "IllegalAction",
    "NotYourTurn",
    "Option",
    "OptionValue",
    "Options",
    "Outcome",
    "RuleError",
    "Seat",
    "State",
    "View",
]
