"""What a file of a network has to be."""

from types import SimpleNamespace
from typing import Any

import pytest
from bots.patchwork.guided.toys import knows_nothing

from mercerie.bots.patchwork.champion import network_of
from mercerie.bots.patchwork.guided.learned import EARLIER, JUDGES, is_learned
from mercerie.core import BadFile
from mercerie.games.patchwork import EXPRESS_BOX, PATCHWORK_BOX, Components

both_boxes = pytest.mark.parametrize("box", [PATCHWORK_BOX, EXPRESS_BOX], ids=lambda box: box.name)


def told(*names: str) -> Any:
    """A file that wants to be told this."""
    return SimpleNamespace(get_inputs=lambda: [SimpleNamespace(name=name) for name in names])


def test_a_network_of_ours_is_known_by_what_it_wants_to_be_told() -> None:
    assert is_learned(told(*JUDGES))
    assert not is_learned(told("observation"))


def test_one_that_an_earlier_version_made_is_refused_with_what_to_do() -> None:
    with pytest.raises(BadFile, match=r"earlier version.*mercerie\.learn\.shipping"):
        is_learned(told(*EARLIER))


@both_boxes
def test_it_brings_tables_for_every_patch(box: Components) -> None:
    patches = len(box.patches)
    network = network_of(box)
    assert network is not None
    for one in (network, knows_nothing(box)):
        circle, suits = one.tables()
        assert circle.shape == (patches * (patches + 1), one.hidden)
        assert suits.shape == (patches + 1, 2 * one.pictures)
