"""Playing a game to its end and keeping what was played: matches and records."""

from mercerie.play.match import Match, Step
from mercerie.play.record import Record, format_record, load_record, parse_record, replay, save_record

__all__ = ["Match", "Record", "Step", "format_record", "load_record", "parse_record", "replay", "save_record"]
