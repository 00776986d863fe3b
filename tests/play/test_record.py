"""Records: read, written, replayed, and refused with the line or the action that is wrong."""

import shutil
from pathlib import Path

import pytest

from mercerie.core import BadRecord, Outcome
from mercerie.games.patchwork import PATCHWORK_BOX
from mercerie.play import Record, format_record, load_record, parse_record, replay, save_record

RECORDS = Path(__file__).parent.parent / "records"
TEXT = """\
# Two friends on a rainy day.
game: textile
rules: 1
seats: 2
seed: 7
first: 0
names: Anne, Basile

1. start madder   # the colour of the sofa
2. take indigo
3. TAKE   sage
"""
RECORD = Record(
    game="textile",
    rules=1,
    seats=2,
    seed=7,
    options={"first": 0},
    names=("Anne", "Basile"),
    actions=("start madder", "take indigo", "TAKE   sage"),
)


def test_a_record_is_read_with_its_comments_left_out() -> None:
    assert parse_record(TEXT) == RECORD


def test_a_record_is_written_as_it_is_read() -> None:
    assert parse_record(format_record(RECORD)) == RECORD


def test_an_ended_game_carries_its_result() -> None:
    ended = Record("patchwork", 1, 2, 7, box="bc17d7eb", outcome=Outcome((-3, 11), (1,)))

    text = format_record(ended)

    assert "scores: -3 11\nwinners: 1\n" in text
    assert parse_record(text) == ended


def test_names_cannot_break_the_file() -> None:
    sly = Record("textile", 1, 2, 7, names=("Anne, #1\nseed: 8", "Basile"))

    assert parse_record(format_record(sly)).names == ("Anne   1 seed: 8", "Basile")


def test_replaying_gives_every_state() -> None:
    states = list(replay(RECORD))

    assert [len(state.sewn) for state in states] == [0, 1, 1, 1]
    assert states[-1].to_move == 1


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("game: textile", "game: chess", "There is no game 'chess': patchwork, patchwork-express, textile, timeline"),
        ("game: textile\n", "", "The header has no line 'game: …'"),
        ("seed: 7\n", "", "The header has no line 'seed: …'"),
        ("seed: 7", "seed: seven", "seed should be whole numbers, not 'seven'"),
        ("seats: 2", "seats: 2 4", "seats should be one whole number, not '2 4'"),
        ("first: 0", "frist: 0", "'frist' is no header of a record of textile"),
        ("first: 0", "first: 9", "first: first cannot be 9: choose lot, 0, 1, 2, 3"),
        ("first: 0", "scores: 3 4", "The header has no line 'winners: …'"),
        ("2. take indigo", "take indigo", "Line 10: 'take indigo' is neither 'key: value' nor a numbered action"),
        ("3. TAKE", "4. TAKE", "Line 11: the next action should have the number 3"),
        ("2. take indigo", "seed: 8", "Line 10: 'seed: 8' is neither"),
    ],
)
def test_a_record_that_cannot_be_read_says_where(old: str, new: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        parse_record(TEXT.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("take indigo", "take red", "Action 2, 'take red': 'take red' is no action: write"),
        ("2. take indigo", "2. discard", "Action 2, 'discard': discard: you have no patch; take a tile"),
        ("seats: 2", "seats: 3", "The header: textile is for 2 or 4 players, not 3"),
        ("rules: 1", "rules: 2", "The record needs rules 2 of textile; this Mercerie plays 1"),
        ("first: 0", "first: 0\nscores: 3 4\nwinners: 1", "promises scores 3 4 and winners 1, but .* comes to no end"),
    ],
)
def test_a_record_that_does_not_replay_says_which_action_and_why(old: str, new: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        list(replay(parse_record(TEXT.replace(old, new))))


def test_a_wrong_result_is_told_with_the_right_one() -> None:
    golden = next(RECORDS.glob("patchwork-01*.mercerie")).read_text(encoding="utf-8")
    right = parse_record(golden).outcome
    assert right is not None
    lie = golden.replace(f"winners: {right.winners[0]}", f"winners: {1 - right.winners[0]}")

    with pytest.raises(BadRecord, match=f"comes to scores .* and winners {right.winners[0]}"):
        list(replay(parse_record(lie)))


def test_a_record_of_other_components_is_refused() -> None:
    text = format_record(Record("patchwork", 1, 2, 7, box="00000000"))

    with pytest.raises(BadRecord, match="have changed since this game was played"):
        list(replay(parse_record(text)))
    assert list(replay(parse_record(text.replace("00000000", PATCHWORK_BOX.fingerprint))))


def test_files_a_record_names_are_looked_for_beside_it(tmp_path: Path) -> None:
    shutil.copy(RECORDS / "small-deck.toml", tmp_path / "mine.toml")
    deck = str(tmp_path / "mine.toml")
    (tmp_path / "games").mkdir()
    saved = tmp_path / "games" / "one.mercerie"

    save_record(Record("timeline", 1, 2, 7, options={"deck": deck, "hand": 2}), saved)

    assert "deck: ../mine.toml" in saved.read_text(encoding="utf-8")
    assert Path(str(load_record(saved).options["deck"])).resolve() == Path(deck).resolve()
    assert len(list(replay(load_record(saved)))) == 1


def test_a_name_of_ours_is_no_file(tmp_path: Path) -> None:
    save_record(Record("timeline", 1, 2, 7, options={"deck": "france"}), tmp_path / "one.mercerie")

    assert load_record(tmp_path / "one.mercerie").options == {"deck": "france"}


def test_a_failed_save_keeps_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "one.mercerie"
    save_record(RECORD, path)
    (tmp_path / "one.mercerie.part").mkdir()

    with pytest.raises(OSError, match="part"):
        save_record(Record("textile", 1, 2, 8), path)
    assert load_record(path) == RECORD


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "picture.mercerie"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(BadRecord, match="cannot be read: it should be a record, a text file"):
        load_record(path)
