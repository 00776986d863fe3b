"""The folder of an arena: whatever happens, what is finished stays finished."""

import json
from pathlib import Path

import pytest

from mercerie.arena import Fixture, Plan, Played
from mercerie.arena.folder import Folder
from mercerie.core import BadFile, BadOption

PLAN = Plan("textile", ("greedy", "random"))
GAME = Played(0, ("greedy", "random"), (9, 3), (0,), (20, 19), (0.5, 0.25))
LOST = Played(1, ("random", "greedy"), (), (1,), (2, 1), (0.1, 0.1), failed=0, reason="it hung")


def test_games_are_kept_with_their_records_in_the_order_they_came(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "new" / "arena", PLAN)

    folder.keep(LOST, "first")
    folder.keep(GAME, "second")

    again = Folder(folder.path, PLAN)
    assert again.played() == {Fixture(1, LOST.line_up): LOST, Fixture(0, GAME.line_up): GAME}
    assert (folder.path / "games" / "00002.mercerie").read_text(encoding="utf-8") == "second"


def test_a_line_that_was_being_written_is_played_again(tmp_path: Path) -> None:
    folder = Folder(tmp_path, PLAN)
    folder.keep(GAME, "first")
    with (tmp_path / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"deal": 1, "line_')

    again = Folder(tmp_path, PLAN)
    again.keep(LOST, "second")

    assert len(Folder(tmp_path, PLAN).played()) == 2
    assert len((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 2


def test_more_bots_and_more_games_are_welcome(tmp_path: Path) -> None:
    Folder(tmp_path, PLAN).keep(GAME, "")

    Folder(tmp_path, Plan("textile", ("random", "b=random"), games=7))

    assert Folder(tmp_path, PLAN).played()
    assert json.loads((tmp_path / "plan.json").read_text(encoding="utf-8"))["bots"] == {
        "greedy": "greedy",
        "random": "random",
        "b": "b=random",
    }


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (Plan("textile", ("greedy", "random"), seed=2), "has games with another seed: choose another --folder"),
        (Plan("timeline", ("greedy", "random"), seconds=1.0), "has games with another game, seconds"),
        (Plan("textile", ("greedy", "random=greedy")), "'random' is random: choose another name"),
    ],
)
def test_games_under_other_conditions_are_not_mixed_with_these(tmp_path: Path, plan: Plan, words: str) -> None:
    Folder(tmp_path, PLAN)

    with pytest.raises(BadOption, match=words):
        Folder(tmp_path, plan)


@pytest.mark.parametrize("line", ["nonsense", "[]", '{"deal": 1}', "3"])
def test_a_spoilt_line_is_told_with_its_number(tmp_path: Path, line: str) -> None:
    folder = Folder(tmp_path, PLAN)
    folder.keep(GAME, "")
    with (tmp_path / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")

    with pytest.raises(BadFile, match=r"Line 2 of .* is no game"):
        folder.played()
