"""Patchwork and Patchwork Express (Uwe Rosenberg): one set of rules, two boxes."""

from random import Random

from mercerie.core import BadOption, Encoding, Game, Option, Options
from mercerie.core.luck import draw_first
from mercerie.core.options import first_seat
from mercerie.games.patchwork.actions import Action, Advance, Buy, Sew, ThrowAway
from mercerie.games.patchwork.chance import PatchworkLuck
from mercerie.games.patchwork.components import Components, Patch, Tile, Track
from mercerie.games.patchwork.glance import glance
from mercerie.games.patchwork.loading import EXPRESS_BOX, PATCHWORK_BOX, load_components
from mercerie.games.patchwork.narrate import Event, PatchesJoined, narrate
from mercerie.games.patchwork.notation import format_action, parse_action
from mercerie.games.patchwork.outlook import PatchOutlook, outlooks
from mercerie.games.patchwork.rules import State, deal, determinize
from mercerie.games.patchwork.view import Player, Sewn, View

RULES_VERSION = 1
BUILT_IN = "built-in"

PatchworkGame = Game[State, Action, View, Event]


def _game(game_id: str, title: str, built_in: Components) -> PatchworkGame:
    layouts = tuple(built_in.track.leather)

    def box_of(options: Options) -> Components:
        chosen = options["components"]
        return built_in if chosen == BUILT_IN else load_components(str(chosen))

    def check(_seats: int, options: Options) -> None:
        box, wanted = box_of(options), options.get("leather", layouts[0])
        if wanted not in box.track.leather and wanted != layouts[0]:
            raise BadOption(f"leather cannot be {wanted} in this box: it has {', '.join(box.track.leather)}.")

    def deal_game(seats: int, rng: Random, options: Options) -> State:
        first = draw_first(options["first"], seats, rng)
        box, wanted = box_of(options), str(options.get("leather"))
        layout = wanted if wanted in box.track.leather else next(iter(box.track.leather))
        return deal(box, layout, first, rng)

    return Game(
        id=game_id,
        title=title,
        author="Uwe Rosenberg",
        seats=(2,),
        options=(
            *([Option("leather", layouts[0], layouts)] if len(layouts) > 1 else []),
            Option("components", BUILT_IN, (BUILT_IN,), file=True),
            first_seat(2),
        ),
        rules_version=RULES_VERSION,
        deal=deal_game,
        check=check,
        fingerprint=lambda options: box_of(options).fingerprint,
        determinize=determinize,
        format_action=format_action,
        parse_action=parse_action,
        narrate=narrate,
        glance=glance,
        reveals=lambda event: isinstance(event, PatchesJoined),
        outlooks=outlooks,
        encoding=lambda _seats, options: _encoding(box_of(options)),
        luck=lambda _seats, options: PatchworkLuck(options, deal_game(2, Random(0), options)),
        encodings=lambda view: iter((_encoding(view.box),)),
    )


def _encoding(box: Components) -> Encoding:
    # Imported only here: whoever plays does not wait for NumPy.
    from mercerie.games.patchwork import encode

    return encode.Encoding(box)


PATCHWORK = _game("patchwork", "Patchwork", PATCHWORK_BOX)
EXPRESS = _game("patchwork-express", "Patchwork Express", EXPRESS_BOX)

__all__ = [
    "EXPRESS",
    "EXPRESS_BOX",
    "PATCHWORK",
    "PATCHWORK_BOX",
    "Action",
    "Advance",
    "Buy",
    "Components",
    "Event",
    "Patch",
    "PatchOutlook",
    "PatchworkGame",
    "Player",
    "Sew",
    "Sewn",
    "State",
    "ThrowAway",
    "Tile",
    "Track",
    "View",
    "load_components",
]
