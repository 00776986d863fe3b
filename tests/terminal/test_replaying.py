"""A record on the screen."""

from pathlib import Path

import pytest
from terminal.people import Person

from mercerie.play import load_record
from mercerie.terminal.asker import Left
from mercerie.terminal.replaying import Replay

RECORD = load_record(next((Path(__file__).parents[1] / "records").glob("textile-24*.mercerie")))


def test_a_whole_game_is_told() -> None:
    person = Person()

    Replay(RECORD, person).tell_all()

    assert f"{len(RECORD.actions)}. " in person.saw
    assert "wins with" in person.saw or "win" in person.saw


def test_one_walks_forwards_backwards_and_anywhere() -> None:
    person = Person("", "n", "p", "999", "p", "hop", "0", "p", "q")

    with pytest.raises(Left):
        Replay(RECORD, person).walk()

    last = len(RECORD.actions)
    places = [line.split("/")[0].strip() for line in person.saw.splitlines() if f"/{last} " in line]
    assert places == ["0", "1", "2", "1", str(last), str(last - 1), str(last - 1), "0", "0"]
    assert "Enter, p, a number or q." in person.saw
