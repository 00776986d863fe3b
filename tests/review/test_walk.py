"""Whole games looked at."""

from pathlib import Path

from mercerie.play import Match, load_record
from mercerie.review import review_match

RECORDS = Path(__file__).parents[1] / "records"


def planted() -> Match:
    """A golden game, but at the very end the winner throws away the patch that would have won it."""
    record = load_record(next(RECORDS.glob("textile-24*")))
    match = Match.resume(record)
    return match.back_to(len(match.steps) - 1).submit(1, "discard")


def test_a_planted_blunder_is_found() -> None:
    match = planted()
    assert match.state.outcome().winners == (0,)
    ticks: list[tuple[int, int]] = []

    review = review_match(match, 0.05, lambda done, total: ticks.append((done, total)))

    blunder = review.moments[-1]
    assert (blunder.text, blunder.seat) == ("discard", 1)
    assert blunder.better is not None
    assert blunder.better.startswith("assemble ")
    assert blunder.loss > 0.5
    last = review.turning_points[-1]
    assert (last.number, last.leader) == (len(match.steps), 0)
    assert review.chances[-1] == (1.0, 0.0)
    assert ticks[0] == (0, len(match.steps))
    assert ticks[-1] == (len(match.steps), len(match.steps))


def test_a_game_that_goes_on_is_looked_at_to_its_last_position() -> None:
    match = Match.resume(load_record(next(RECORDS.glob("timeline-34*"))))
    match = match.back_to(len(match.steps) - 1)

    review = review_match(match, 0.01, lambda _done, _total: None)

    assert len(review.chances) == len(match.steps) + 1
    assert len(review.moments) == len(match.steps)
