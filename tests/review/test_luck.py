"""What hung on luck."""

from pathlib import Path

import pytest

from mercerie.play import Match, load_record
from mercerie.review import hung_on_luck

RECORDS = Path(__file__).parents[1] / "records"


def lucky(record: str) -> list[bool]:
    match = Match.resume(load_record(next(RECORDS.glob(f"{record}*"))))
    return [hung_on_luck(match.game, step.before, step.action, step.after) for step in match.steps]


@pytest.mark.parametrize("record", ["patchwork-01", "textile-24"])
def test_nothing_hangs_on_luck_where_all_is_seen(record: str) -> None:
    assert not any(lucky(record))


def test_every_card_turned_over_hangs_on_luck() -> None:
    assert all(lucky("timeline-37"))


def test_at_express_luck_comes_with_the_blue_patches() -> None:
    found = lucky("patchwork-express-18")

    assert 1 <= sum(found) <= 2
