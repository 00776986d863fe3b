"""Which numbering of actions a network was made for: the one of its game that has as many actions as it has answers."""

from collections.abc import Iterator
from typing import Any, Protocol

from mercerie.core import BadFile
from mercerie.games.patchwork import View as PatchworkView
from mercerie.games.patchwork import encode as patchwork
from mercerie.games.textile import TEXTILE
from mercerie.games.textile import View as TextileView
from mercerie.games.textile.encode import Encoding as TextileEncoding
from mercerie.games.timeline.encode import Encoding as TimelineEncoding

_LARGEST_HAND = 10


class Encoding(Protocol):
    """What `games/<game>/encode.py` offers."""

    def observe(self, view: Any) -> Any: ...

    def number_of(self, view: Any, action: Any) -> int: ...


def encoding_for(view: Any, actions: int) -> Encoding:
    """The encoding for a table like this one with so many actions. BadFile says which there are."""
    known = dict(_known(view))
    if actions not in known:
        sizes = " or ".join(str(size) for size in sorted(known))
        raise BadFile(f"policy has {actions} numbers; at this table it should have {sizes}.")
    return known[actions]


def _known(view: Any) -> Iterator[tuple[int, Encoding]]:
    # A view does not say how many tiles or cards there were in the beginning, but the network's size does.
    if isinstance(view, PatchworkView):
        yield patchwork.action_count(view.box), patchwork
    elif isinstance(view, TextileView):
        tiles = next(option for option in TEXTILE.options if option.name == "tiles")
        for textile in (TextileEncoding(len(view.patches), int(count)) for count in tiles.choices):
            yield textile.action_count, textile
    else:
        for hand in range(1, _LARGEST_HAND + 1):
            timeline = TimelineEncoding(len(view.hands), hand, view.deck, view.difficulty)
            yield timeline.action_count, timeline
