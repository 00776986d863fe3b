"""Textile (Dieter Stein): tiles become patches, patches become one patchwork."""

from random import Random

from mercerie.core import BadOption, Encoding, Game, Option, Options
from mercerie.core.luck import draw_first
from mercerie.core.options import first_seat
from mercerie.games.textile.actions import Action, Assemble, Discard, Start, Take
from mercerie.games.textile.chance import TextileLuck
from mercerie.games.textile.cloth import COLOURS, Cloth, Piece, Tile
from mercerie.games.textile.glance import glance
from mercerie.games.textile.narrate import Event, narrate
from mercerie.games.textile.notation import format_action, parse_action
from mercerie.games.textile.outlook import SeamOutlook, outlooks
from mercerie.games.textile.rules import State, deal, determinize
from mercerie.games.textile.view import Sewn, View

RULES_VERSION = 1
TILES = (6, 7, 8, 9, 10)


def _check(seats: int, options: Options) -> None:
    if options["teams"] and seats != 4:
        raise BadOption(f"Teams need 4 players, not {seats}.")


def _deal(seats: int, rng: Random, options: Options) -> State:
    first = draw_first(options["first"], seats, rng)
    return deal(seats, int(options["tiles"]), first, teams=bool(options["teams"]))


def _encoding(seats: int, tiles: int) -> Encoding:
    # Imported only here: whoever plays does not wait for NumPy.
    from mercerie.games.textile import encode

    return encode.Encoding(seats, tiles)


TEXTILE: Game[State, Action, View, Event] = Game(
    id="textile",
    title="Textile",
    author="Dieter Stein",
    seats=(2, 4),
    options=(
        Option("tiles", 6, TILES),
        Option("teams", False, (False, True)),  # noqa: FBT003
        first_seat(4),
    ),
    rules_version=RULES_VERSION,
    deal=_deal,
    check=_check,
    fingerprint=lambda _options: "",
    determinize=determinize,
    format_action=format_action,
    parse_action=parse_action,
    narrate=narrate,
    glance=glance,
    reveals=lambda _event: False,  # everything lies open
    outlooks=outlooks,
    encoding=lambda seats, options: _encoding(seats, int(options["tiles"])),
    luck=TextileLuck,
    encodings=lambda view: (_encoding(len(view.patches), tiles) for tiles in TILES),
)

__all__ = [
    "COLOURS",
    "TEXTILE",
    "Action",
    "Assemble",
    "Cloth",
    "Discard",
    "Event",
    "Piece",
    "SeamOutlook",
    "Sewn",
    "Start",
    "State",
    "Take",
    "Tile",
    "View",
]
