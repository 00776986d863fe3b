"""What greedy thinks of actions of Textile."""

from dataclasses import replace

from mercerie.bots.textile.appraise import appraise, most_seams, prospects
from mercerie.games.textile import TEXTILE, Assemble, Sewn, State, Tile
from mercerie.games.textile.cloth import NO_CLOTH

CORNER = (Tile(0, 0, 0), Tile(1, 0, 1), Tile(0, 1, 2))


def position(*patches: tuple[Tile, ...]) -> State:
    """A patchwork of three tiles round a free corner, and these patches to be sewn on."""
    start = TEXTILE.new(2, 1, first=0)
    return replace(start, cloth=NO_CLOTH.with_piece(CORNER), sewn=(Sewn(None, CORNER),), patches=patches)


def test_the_best_place_has_most_seams() -> None:
    state = position((Tile(0, 0, 3),), ())

    assert most_seams(state, state.patches[0]) == 2


def test_a_patch_without_a_place_promises_only_what_it_may_grow_to() -> None:
    state = replace(position((Tile(0, 0, 3),), ()), piles=(0, 0, 0, 0, 0))

    assert prospects(state, 0) == 2
    assert prospects(state, 1) == 0


def test_of_two_places_the_one_with_more_seams_is_liked_better() -> None:
    state = position((Tile(0, 0, 3),), ())
    legal = state.legal_actions()

    rated = dict(zip(legal, appraise(state.view(0), legal), strict=True))

    assert rated[Assemble(0, 1, 1)] > rated[Assemble(0, -1, 0)]


def test_a_place_the_other_needs_is_taken_from_them() -> None:
    legal = position((Tile(0, 0, 3),), ()).legal_actions()
    alone = dict(zip(legal, appraise(position((Tile(0, 0, 3),), ()).view(0), legal), strict=True))
    rivals = position((Tile(0, 0, 3),), (Tile(0, 0, 4),))
    contested = dict(zip(legal, appraise(rivals.view(0), legal), strict=True))
    best, other = Assemble(0, 1, 1), Assemble(0, -1, 0)

    assert contested[best] - contested[other] > alone[best] - alone[other]
