"""The chairs of a table: which one somebody gets, whom one is kept for, and who has it afterwards. Pure."""

from mercerie.core import Seat
from mercerie.server.entries import Entry, Sitter
from mercerie.server.objections import NotAllowed

Sitters = tuple[Sitter, ...]


def free_seat(sitters: Sitters, guest: str) -> Seat:
    """One's own seat if one is kept; else a free one, and one kept for somebody else last: the link is for all."""
    free = [seat for seat, sitter in enumerate(sitters) if sitter.is_open]
    if not free:
        raise NotAllowed("Every seat at this table is taken; you can watch instead.")
    kept = [sitters[seat].kept_for for seat in free]
    return free[kept.index(guest) if guest in kept else kept.index(None) if None in kept else 0]


def kept_seat(sitters: Sitters, guest: str) -> Seat:
    """The seat a guest has been asked to take."""
    for seat, sitter in enumerate(sitters):
        if sitter.kept_for == guest:
            return seat
    raise NotAllowed("No seat is kept for you at this table.")


def check_free(sitters: Sitters, seat: Seat) -> None:
    if not (seat < len(sitters) and sitters[seat].is_open):
        raise NotAllowed("That chair is taken already.")


def seated(sitters: Sitters, entry: Entry) -> Sitters:
    """Who sits where after somebody sat down, or would rather not."""
    return (*sitters[: entry.seat], _sitter_after(entry), *sitters[entry.seat + 1 :])


def _sitter_after(entry: Entry) -> Sitter:
    match entry.kind:
        case "joined":
            guest, _, name = entry.text.partition(" ")
            return Sitter(name=name, guest=guest)
        case "seated":
            return Sitter(name=entry.text, bot=entry.text)
        case _:
            return Sitter(name=entry.text, declined=True)
