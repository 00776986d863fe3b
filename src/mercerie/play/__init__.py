"""Playing a game to its end and keeping what was played: matches and records."""

from mercerie.play.files import load_record, save_record
from mercerie.play.match import Match, Step
from mercerie.play.parsing import parse_record
from mercerie.play.record import Record, format_record, nameless, replay

__all__ = [
    "Match",
    "Record",
    "Step",
    "format_record",
    "load_record",
    "nameless",
    "parse_record",
    "replay",
    "save_record",
]
