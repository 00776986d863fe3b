"""Quilts made of real patches, for drawings that need a full one or a particular hole."""

from collections.abc import Iterator
from dataclasses import replace

from mercerie.games.patchwork import PATCHWORK, Components
from mercerie.games.patchwork.actions import Buy
from mercerie.games.patchwork.quilt import Cells
from mercerie.games.patchwork.view import Player, Sewn

NOBODY = Player()


def sewn_on(player: Player, box: Components, *texts: str) -> Player:
    """The player with these patches sewn on, each as `5b c4`, whatever they cost."""
    for text in texts:
        buy = PATCHWORK.parse_action(f"buy {text}")
        assert isinstance(buy, Buy)
        cells = box.places[buy.patch][buy]
        assert not cells & player.quilt, f"{text} lies on another patch"
        income = player.income + box.patches[buy.patch].income
        sewn = (*player.sewn, Sewn(buy.patch, cells))
        player = replace(player, quilt=player.quilt | cells, sewn=sewn, income=income)
    return player


def filled(box: Components, room: Cells, beside: Player = NOBODY) -> Player:
    """A quilt whose `room` is covered with patches of the box; not those which the other player has."""
    taken = {piece.patch for piece in beside.sewn}
    places = {patch: box.places[patch] for patch in box.places if patch not in taken}
    pieces = [Sewn(patch, cells) for patch, ways in places.items() for cells in ways.values() if cells & room == cells]
    # Large patches first, and no order that looks like one.
    pieces.sort(key=lambda piece: (-piece.cells.bit_count(), piece.cells * 7919 % 1009))
    found = next(_fillings(pieces, room), None)
    assert found is not None, "no such quilt was found"
    income = sum(box.patches[piece.patch].income for piece in found if piece.patch is not None)
    return Player(income=income, quilt=room, sewn=tuple(found))


def _fillings(pieces: list[Sewn], room: Cells) -> Iterator[list[Sewn]]:
    """Cover the square that has the fewest ways first."""
    if not room:
        yield []
        return
    squares = [1 << bit for bit in range(room.bit_length()) if room >> bit & 1]
    ways = [[piece for piece in pieces if piece.cells & square] for square in squares]
    for piece in min(ways, key=len):
        left = room ^ piece.cells
        others = [one for one in pieces if one.patch != piece.patch and one.cells & left == one.cells]
        for rest in _fillings(others, left):
            yield [piece, *rest]


def whole(box: Components, *empty: str) -> Cells:
    """All squares of a quilt but these, named as `c4`."""
    side = box.side
    return (1 << side * side) - 1 - sum(1 << ((int(name[1:]) - 1) * side + ord(name[0]) - ord("a")) for name in empty)


def with_leather(player: Player, cells: Cells) -> Player:
    """The player with leather on these squares."""
    pieces = tuple(Sewn(None, 1 << bit) for bit in range(cells.bit_length()) if cells >> bit & 1)
    return replace(player, quilt=player.quilt | cells, sewn=(*player.sewn, *pieces))
