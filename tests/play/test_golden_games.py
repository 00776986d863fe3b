"""Golden games: whole games kept as records. They replay for ever, and show what their first line says."""

from pathlib import Path

import pytest
from records.shows import CLAIMS

from mercerie.play import Match, load_record

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.mercerie"))
SHOWN = {path: path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# shows: ") for path in RECORDS}


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_replays_to_its_scores_and_shows_what_it_says(path: Path) -> None:
    record = load_record(path)

    match = Match.resume(record)

    assert record.outcome is not None
    assert match.state.outcome() == record.outcome
    assert CLAIMS[SHOWN[path]](match)


def test_there_are_golden_games_for_everything_that_is_rare() -> None:
    assert len(RECORDS) >= 40
    assert set(SHOWN.values()) == set(CLAIMS)


def test_no_golden_game_is_there_twice() -> None:
    games = {(record.game, record.actions) for record in map(load_record, RECORDS)}

    assert len(games) == len(RECORDS)
