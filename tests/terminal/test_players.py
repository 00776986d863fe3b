"""Names at the table: people, bots, namesakes."""

from random import Random

import pytest

from mercerie.core import BadOption
from mercerie.games.timeline import TIMELINE
from mercerie.terminal.players import bots_of, shown_names


def test_bots_are_known_by_their_prefix() -> None:
    assert set(bots_of(["Anne", "bot:greedy", "bot:greedy:hard", "robot:x"], TIMELINE, Random(1))) == {1, 2}


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match="There is no bot 'clever'"):
        bots_of(["bot:clever"], TIMELINE, Random(1))


def test_names_are_shown_without_prefix_and_namesakes_are_numbered() -> None:
    assert shown_names(["Anne", "bot:greedy:hard", "bot:random", "bot:random"]) == [
        "Anne",
        "greedy (hard)",
        "random 1",
        "random 2",
    ]
