"""The facts of the two boxes, and the tables made from them."""

import pickle

import pytest
from games.patchwork.quilts import changed_box, covering

from mercerie.games.patchwork import EXPRESS_BOX, PATCHWORK_BOX, Buy, Components, Sew, Tile
from mercerie.games.patchwork.loading import parse_components

Square = tuple[int, int]
BOXES = pytest.mark.parametrize("box", [PATCHWORK_BOX, EXPRESS_BOX], ids=["patchwork", "express"])


def to_origin(marks: set[Square]) -> frozenset[Square]:
    top, left = min(row for row, _ in marks), min(col for _, col in marks)
    return frozenset((row - top, col - left) for row, col in marks)


def rotations(shape: frozenset[Square]) -> set[frozenset[Square]]:
    looks = [shape]
    for _ in range(3):
        looks.append(to_origin({(col, -row) for row, col in looks[-1]}))
    return set(looks)


def mirrored(shape: frozenset[Square]) -> frozenset[Square]:
    return to_origin({(row, -col) for row, col in shape})


def tally(box: Components, numbers: range) -> tuple[int, int, int, int, int]:
    """How many patches, and what they cost, take, bring and cover together."""
    chosen = [box.patches[number] for number in numbers]
    cost, time, income = (sum(getattr(patch, key) for patch in chosen) for key in ("cost", "time", "income"))
    return len(chosen), cost, time, income, sum(len(patch.shape) for patch in chosen)


def test_patchwork_has_33_patches() -> None:  # Rule 1.2
    assert list(PATCHWORK_BOX.patches) == list(range(33))
    assert tally(PATCHWORK_BOX, range(33)) == (33, 133, 107, 38, 166)


def test_the_sizes_of_the_patches_of_patchwork() -> None:  # Rule 1.2
    sizes = [len(patch.shape) for patch in PATCHWORK_BOX.patches.values()]

    assert {size: sizes.count(size) for size in sizes} == {2: 1, 3: 3, 4: 7, 5: 9, 6: 10, 7: 2, 8: 1}


def test_thirteen_patches_of_patchwork_are_not_their_own_mirror_image() -> None:  # Rule 4.4
    patches = PATCHWORK_BOX.patches.values()
    chiral = [patch.id for patch in patches if mirrored(patch.shape) not in rotations(patch.shape)]

    assert chiral == [5, 6, 8, 9, 12, 13, 14, 15, 20, 23, 24, 27, 29]


@BOXES
def test_no_patch_is_in_a_box_twice(box: Components) -> None:  # Rule 1.2
    looks = {
        (patch.cost, patch.time, patch.income, frozenset(rotations(patch.shape) | rotations(mirrored(patch.shape))))
        for patch in box.patches.values()
    }

    assert len(looks) == len(box.patches)


@pytest.mark.parametrize(
    ("number", "facts"),
    [
        (0, (2, 1, 0, 2)),
        (9, (7, 6, 3, 4)),
        (18, (10, 4, 3, 5)),
        (21, (1, 5, 1, 6)),
        (28, (0, 3, 1, 6)),
        (32, (5, 3, 1, 8)),
    ],
)
def test_some_patches_of_patchwork(number: int, facts: tuple[int, int, int, int]) -> None:  # Rule 1.2
    patch = PATCHWORK_BOX.patches[number]

    assert (patch.cost, patch.time, patch.income, len(patch.shape)) == facts


def test_the_time_board_of_patchwork() -> None:  # Rules 1.3, 5.1 and 5.2
    track = PATCHWORK_BOX.track

    assert (track.end, track.income) == (53, tuple(range(5, 54, 6)))
    assert track.leather == {"original": (20, 26, 32, 44, 50), "revised": (26, 32, 38, 44, 50)}


def test_the_rest_of_the_box_of_patchwork() -> None:  # Rules 1.1, 4.1, 5.4, 5.5 and 6.2
    box = PATCHWORK_BOX

    assert (box.side, box.buttons, box.offer, box.penalty) == (9, 5, 3, 2)
    assert (box.tile, box.leather_may_be_thrown_away) == (Tile(side=7, points=7), False)
    assert (box.start, box.late) == (0, ())


def test_express_has_15_coloured_and_8_blue_patches() -> None:  # Rule 1.2
    assert tally(EXPRESS_BOX, range(1, 16)) == (15, 46, 35, 11, 70)
    assert tally(EXPRESS_BOX, range(16, 24)) == (8, 14, 14, 6, 23)
    assert EXPRESS_BOX.late == tuple(range(16, 24))


def test_express_starts_from_its_only_coloured_patch_of_three_squares() -> None:  # Rule 1.2
    coloured = [patch for patch in EXPRESS_BOX.patches.values() if patch.id not in EXPRESS_BOX.late]

    assert [patch.id for patch in coloured if len(patch.shape) == 3] == [EXPRESS_BOX.start]


def test_the_time_board_of_express() -> None:  # Rules 1.3, 5.1 and 5.2
    track = EXPRESS_BOX.track

    assert (track.end, track.income) == (29, tuple(range(5, 30, 4)))
    assert list(track.leather.values()) == [(7, 11, 15, 19, 23, 27)]


def test_the_rest_of_the_box_of_express() -> None:  # Rules 1.1, 4.1, 4.5, 5.4, 5.5 and 6.2
    box = EXPRESS_BOX

    assert (box.side, box.buttons, box.offer, box.penalty) == (7, 5, 3, 2)
    assert (box.tile, box.leather_may_be_thrown_away, box.late_from) == (None, True, 5)


def test_a_place_is_known_by_the_corner_of_the_bounding_box() -> None:  # Rule 4.4
    # Patch 17 is ###/.#./.#.; turned clockwise its stem points to the left.
    assert PATCHWORK_BOX.places[17][Buy(17, 1, 3, 2)] == covering("e4", "c5", "d5", "e5", "e6")


@BOXES
def test_leather_fits_every_square(box: Components) -> None:  # Rule 5.4
    assert len(box.single_squares) == box.side**2
    assert box.single_squares[Sew(2, 1)] == covering("b3", side=box.side)


@BOXES
def test_a_box_travels_light_and_arrives_equal(box: Components) -> None:
    assert box.places
    assert box.single_squares

    parcel = pickle.dumps(box)
    arrived = pickle.loads(parcel)  # noqa: S301 (packed two lines above)

    assert len(parcel) < 10_000
    assert (arrived, hash(arrived)) == (box, hash(box))
    assert arrived.places == box.places


CHANGES = [
    ("quilt = 3", "quilt = 4"),
    ("buttons = 4", "buttons = 5"),
    ("offer = 2", "offer = 3"),
    ("penalty = 2", "penalty = 1"),
    ("points = 3", "points = 4"),
    ("away = false", "away = true"),
    ("end = 12", "end = 13"),
    ("[4, 8]", "[4, 9]"),
    ("[2, 3]", "[2, 4]"),
    ("far = ", "further = "),
    ("id = 3", "id = 4"),
    ("time = 4", "time = 3"),
    ("##\n#.", "##\n##"),
]


@pytest.mark.parametrize("change", CHANGES, ids=[new for _, new in CHANGES])
def test_a_fingerprint_changes_with_whatever_decides_a_game(change: tuple[str, str]) -> None:
    before, after = (parse_components(text, "own") for text in (changed_box(), changed_box(change)))

    assert before.fingerprint != after.fingerprint


def test_a_fingerprint_does_not_hang_on_the_name() -> None:
    renamed = parse_components(changed_box(('name = "own"', 'name = "my own"')), "own")

    assert renamed.fingerprint == parse_components(changed_box(), "own").fingerprint
    assert PATCHWORK_BOX.fingerprint != EXPRESS_BOX.fingerprint


def test_a_box_prints_its_name() -> None:
    assert repr(PATCHWORK_BOX) == "<Components patchwork>"
