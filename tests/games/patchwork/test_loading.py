"""Component files of one's own: read, or refused with a sentence that names the culprit."""

from pathlib import Path

import pytest
from games.patchwork.quilts import changed_box, own_box, own_file

from mercerie.core import BadFile
from mercerie.games.patchwork import Tile, load_components
from mercerie.games.patchwork.loading import parse_components

LATE_THIRD = ("id = 3\n", "id = 3\nlate = true\n")


def test_a_file_of_ones_own_is_read(tmp_path: Path) -> None:
    box = own_box(tmp_path)

    assert (box.name, box.side, box.buttons, box.offer, box.penalty) == ("own", 3, 4, 2, 2)
    assert (box.tile, box.leather_may_be_thrown_away) == (Tile(side=2, points=3), False)
    assert (box.track.end, box.track.income) == (12, (4, 8))
    assert box.track.leather == {"near": (2, 3), "far": (9,)}
    assert (list(box.patches), box.start, box.late, box.late_from) == ([1, 2, 3], 1, (), 0)
    assert box.patches[2].shape == {(0, 0), (0, 1), (1, 0)}


def test_a_path_may_be_text(tmp_path: Path) -> None:
    path = own_file(tmp_path)

    assert load_components(str(path)) == load_components(path)


def test_a_box_may_do_without_a_tile(tmp_path: Path) -> None:
    assert own_box(tmp_path, ("tile = { side = 2, points = 3 }", "")).tile is None


def test_a_box_may_have_late_patches(tmp_path: Path) -> None:
    box = own_box(tmp_path, LATE_THIRD, ("offer = 2", "offer = 2\nlate_from = 1"))

    assert (box.late, box.late_from) == ((3,), 1)


def test_marks_are_put_in_order(tmp_path: Path) -> None:
    box = own_box(tmp_path, ("[4, 8]", "[8, 4]"), ("[2, 3]", "[3, 2]"))

    assert (box.track.income, box.track.leather["near"]) == ((4, 8), (2, 3))


def test_a_layout_may_have_no_leather_at_all(tmp_path: Path) -> None:
    assert own_box(tmp_path, ("near = [2, 3]", "near = []")).track.leather["near"] == ()


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"absent\.toml cannot be read: it should be a component file in TOML"):
        load_components(tmp_path / "absent.toml")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")

    with pytest.raises(BadFile, match=r"picture\.toml cannot be read"):
        load_components(path)


def test_a_refusal_names_the_file(tmp_path: Path) -> None:
    path = own_file(tmp_path, ("quilt = 3", "quilt = 0"))

    with pytest.raises(BadFile, match=r"own\.toml: quilt should be a whole number, 1 or more\.$"):
        load_components(path)


MISSING = [
    ('name = "own"\n', "name"),
    ("quilt = 3\n", "quilt"),
    ("buttons = 4\n", "buttons"),
    ("offer = 2\n", "offer"),
    ("penalty = 2\n", "penalty"),
    ("end = 12\n", "end"),
    ("income = [4, 8]\n", "income"),
    ("id = 2\n", "id"),
    ("cost = 2\n", "cost"),
    ("time = 4\n", "time"),
    ("income = 1\n", "income"),
    ("shape = '''\n##\n'''\n", "shape"),
    (", points = 3", "points"),
]


@pytest.mark.parametrize(("line", "key"), MISSING, ids=[key for _, key in MISSING])
def test_a_missing_value_is_named(line: str, key: str) -> None:
    with pytest.raises(BadFile, match=f"^own: .*'{key}' is missing"):
        parse_components(changed_box((line, "")), "own")


MISTAKES = [
    ("quilt = 3", "quilt = = 3", "is not TOML: .*line 2"),
    ("near = [2, 3]\nfar = [9]", "", "track: leather needs a layout, even an empty one"),
    ("[track.leather]\nnear = [2, 3]\nfar = [9]", "leather = [2]", "track: leather should be a table"),
    ("[4, 8]", "7", "track: income should be a list of spaces"),
    ("tile = { side = 2, points = 3 }", "tile = 7", "tile should be a table"),
    ("id = 2\n", "id = 1\n", "patch 1 is there twice; ids must differ"),
    ("id = 2\n", 'id = "two"\n', "patch two: id should be a whole number, 0 or more"),
    ("id = 2\n", "id = -2\n", "patch -2: id should be a whole number, 0 or more"),
    ("id = 2\n", "id = 12345\n", "patch 12345: id should be 9999 at most"),
    ("cost = 2\n", "cost = -1\n", "patch 2: cost should be a whole number, 0 or more"),
    ("time = 4\n", "time = 1.5\n", "patch 2: time should be a whole number, 0 or more"),
    ("income = 1\n", "income = true\n", "patch 2: income should be a whole number, 0 or more"),
    ("##\n#.", "##\n#x", "patch 2: a shape is drawn with # and . only"),
    ("##\n#.", "..\n..", "patch 2: the shape has no square"),
    ("##\n#.", "#.\n.#", "patch 2: the squares of the shape do not hang together"),
    ("###", "####", "patch 3 is 4 squares long and never fits the quilt"),
    ("start = true\n", "", "0 patches say start = true; exactly one must"),
    ("id = 3\n", "id = 3\nstart = true\n", "2 patches say start = true; exactly one must"),
    ("end = 12", "end = 0", "track: end should be a whole number, 1 or more"),
    ("end = 12", 'end = "Z"', "track: end should be a whole number, 1 or more"),
    ("[4, 8]", "[4, 13]", "track: income mark 13 is not on the spaces 1 to 12"),
    ("[2, 3]", "[0, 3]", "track: near mark 0 is not on the spaces 1 to 12"),
    ("[9]", "[14]", "track: far mark 14 is not on the spaces 1 to 12"),
    ("buttons = 4", "buttons = -4", "buttons should be a whole number, 0 or more"),
    ("penalty = 2", "penalty = 0.5", "penalty should be a whole number, 0 or more"),
    ("offer = 2", "offer = 0", "offer should be a whole number, 1 or more"),
    ("quilt = 3", "quilt = 27", "quilt should be 26 at most"),
    ("quilt = 3", 'quilt = "3"', "quilt should be a whole number, 1 or more"),
    ("side = 2", "side = 4", "the tile's square is larger than the quilt"),
    (*LATE_THIRD, "'late_from' is missing"),
    ("points = 3", 'points = "three"', "tile: points should be a whole number, 0 or more"),
    ("side = 2", "side = 1.5", "tile: side should be a whole number, 1 or more"),
    ("away = false", 'away = "no"', "leather_may_be_thrown_away should be true or false"),
    ("start = true", 'start = "no"', "patch 1: start should be true or false"),
    ("[4, 8]", "[4.5, 8]", "track: income mark 4.5 is not on the spaces 1 to 12"),
    ("[4, 8]", "[4, 4]", "track: income mark 4 is there twice"),
    ('name = "own"', "name = 7", "name should be a text"),
]


@pytest.mark.parametrize(("old", "new", "message"), MISTAKES, ids=[message for _, _, message in MISTAKES])
def test_a_mistake_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(BadFile, match=rf"^own.*{message}"):
        parse_components(changed_box((old, new)), "own")


@pytest.mark.parametrize(
    ("late_from", "message"),
    [(0, "with 2 others, late_from should be 1 to 1"), (5, "the late patches never come"), (-1, "0 or more")],
)
def test_late_patches_must_be_able_to_come(late_from: int, message: str) -> None:
    text = changed_box(LATE_THIRD, ("offer = 2", f"offer = 2\nlate_from = {late_from}"))

    with pytest.raises(BadFile, match=message):
        parse_components(text, "own")


def test_the_start_patch_cannot_be_a_late_one() -> None:
    text = changed_box(("start = true\n", "start = true\nlate = true\n"), ("offer = 2", "offer = 2\nlate_from = 1"))

    with pytest.raises(BadFile, match="the start patch cannot be a late one"):
        parse_components(text, "own")


def test_patches_are_a_list_of_tables() -> None:
    with pytest.raises(BadFile, match=r"own: patch should be \[\[patch\]\]"):
        parse_components("patch = 3", "own")


def test_a_path_that_cannot_be_one_is_refused() -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        load_components("a\0.toml")


def test_a_file_mended_in_place_is_read_again(tmp_path: Path) -> None:
    assert own_box(tmp_path).buttons == 4
    assert own_box(tmp_path, ("buttons = 4", "buttons = 9")).buttons == 9
