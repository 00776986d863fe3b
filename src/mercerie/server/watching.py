"""How long the page shows a step at its calm pace. Nobody's clock pays for that; no page shows a step for longer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mercerie.core import Seat
from mercerie.server.entries import Sitter


@dataclass(frozen=True, slots=True)
class Watching:
    """Milliseconds for one's own step, with the breath that follows it, and for somebody else's."""

    own: int
    other: int


# The page cuts its motion down to these, so they are the only promise: `web/src/games/motion.ts` has the parts.
WATCHING: Mapping[str, Watching] = {
    "patchwork": Watching(own=2400, other=1900),
    "patchwork-express": Watching(own=2400, other=1900),
    "textile": Watching(own=1800, other=1900),
    "timeline": Watching(own=2900, other=900),
}
# However many played meanwhile: eight at a table of Timeline take 9.2 s.
LONGEST = 10_000
# More missed steps than this are shown as they are, not acted out one after the other.
SHOWN_STEPS = 8


def watching(game: str) -> Watching:
    """What a game's steps take; a game that has no motion yet takes no time."""
    return WATCHING.get(game, Watching(0, 0))


def watched_by(game: str, sitters: Sequence[Sitter], actor: Seat) -> tuple[float, ...]:
    """For how many seconds each seat watches an action; those at one screen see all of them as their own."""
    takes, guest = watching(game), sitters[actor].guest
    ours = [seat == actor or (guest is not None and guest == each.guest) for seat, each in enumerate(sitters)]
    return tuple((takes.own if mine else takes.other) / 1_000 for mine in ours)
