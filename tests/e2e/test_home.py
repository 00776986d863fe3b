"""The shop front uses the room there is: on a large screen, and on a tablet held upright."""

from collections.abc import Callable

import pytest
from e2e.visitors import Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(("width", "height", "share"), [(1920, 1080, 0.8), (768, 1024, 0.78), (1024, 1366, 0.78)])
def test_all_doors_are_in_sight_and_as_large_as_the_screen_allows(
    visit: Visit, width: int, height: int, share: float
) -> None:
    anne = visit()
    anne.page.set_viewport_size({"width": width, "height": height})
    anne.go()
    doors = anne.page.get_by_role("navigation", name="The games").get_by_role("button")
    expect(doors).to_have_count(4)

    boxes = [door.bounding_box() for door in doors.all()]
    assert all(box is not None and box["y"] + box["height"] <= height for box in boxes)
    front = anne.page.locator(".front").bounding_box()
    assert front is not None
    assert front["width"] >= share * width


def test_words_grow_with_a_large_screen(visit: Visit) -> None:
    anne = visit()
    anne.page.set_viewport_size({"width": 1920, "height": 1080})
    anne.go()
    learn = anne.page.get_by_role("button", name="Learn")

    assert learn.evaluate("found => parseFloat(getComputedStyle(found).fontSize)") >= 19
