"""A bot of somebody's own is chosen in the browser like any other, and plays."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from e2e.visitors import SLOW, Visitor
from house import House, open_house
from playwright.sync_api import expect

PROGRAM = Path(__file__).parents[2] / "examples" / "programs" / "largest.py"
Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def house_with_a_guest_bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    bot = f"iPatch=program:{sys.executable} {PROGRAM}@game=patchwork@game=patchwork-express"
    database = f"sqlite:///{tmp_path_factory.mktemp('house') / 'test.db'}"
    with open_house(database, "--bot", bot) as house:
        yield house


def test_a_table_against_a_bot_from_outside_plays(visit: Visit, house_with_a_guest_bot: House) -> None:
    anne = visit(at=house_with_a_guest_bot)
    anne.go()
    anne.page.get_by_role("button", name="Express").click()
    # The label is what one sees and touches; the radio button lies invisibly over it.
    anne.page.get_by_role("dialog").get_by_role("radio", name="iPatch", exact=True).check()
    anne.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    anne.wait_for_turn()

    acted = 0
    while acted < 3 and anne.is_asked():
        seen = anne.seq()
        anne.type_action(anne.pick())
        anne.wait_past(seen)
        acted += 1

    expect(anne.page.get_by_text("iPatch").first).to_be_visible(timeout=SLOW)
    anne.wait_for_turn()
    told = anne.fetch("GET", f"/api/tables/{anne.page.url.rpartition('/')[2]}")
    assert any(step["text"].startswith("buy") for step in told["steps"] if step["seat"] == 1)


def test_it_is_not_offered_for_games_it_does_not_play(visit: Visit, house_with_a_guest_bot: House) -> None:
    anne = visit(at=house_with_a_guest_bot)
    anne.go()

    anne.page.get_by_role("button", name="Textile").click()

    expect(anne.page.get_by_role("dialog").get_by_role("radio").first).to_be_attached()
    expect(anne.page.get_by_role("dialog").get_by_role("radio", name="iPatch")).to_have_count(0)
