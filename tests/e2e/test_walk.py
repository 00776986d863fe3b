"""Every door is walked through: whatever the pages offer to press leads somewhere, and nothing of it is an error."""

import os
from collections.abc import Callable, Iterator

import pytest
from e2e.visitors import Visitor
from e2e.walker import Spot, Walker
from house import House, open_house

Visit = Callable[..., Visitor]
WALKS = [("en-GB", "desktop"), ("fr-FR", "phone")]
# The walk is shared, so that no part of it takes long.
PARTS = 6
# `make walk` goes on behind the doors, to the tables and what can be done there: a quarter of an hour.
WHOLE = "MERCERIE_WALK" in os.environ


@pytest.fixture(scope="module")
def roomy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Where one visitor may open as many tables as there are doors."""
    database = f"sqlite:///{tmp_path_factory.mktemp('doors') / 'test.db'}"
    with open_house(database, "--tables-per-minute", "6000") as house:
        yield house


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("language", "device"), WALKS)
def test_every_door_leads_somewhere(visit: Visit, roomy: House, language: str, device: str, part: int) -> None:
    anne = visit(at=roomy, language=language, device=device)
    anne.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    walker = Walker(anne, part, PARTS, stays=not WHOLE)

    walker.walk(Spot("/"))

    assert walker.troubles == []
    assert walker.pressed > 10
