"""Names at the table: people, bots, namesakes."""

from random import Random

import pytest

from mercerie.core import BadOption
from mercerie.games.patchwork import PATCHWORK
from mercerie.games.timeline import TIMELINE
from mercerie.terminal.players import bots_of, budget_of, shown_names


def test_bots_are_known_by_their_prefix() -> None:
    assert set(bots_of(["Anne", "bot:greedy", "bot:greedy:hard", "robot:x"], TIMELINE, Random(1))) == {1, 2}


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadOption, match="There is no bot 'clever'"):
        bots_of(["bot:clever"], TIMELINE, Random(1))


def test_a_bot_has_the_time_its_kind_is_granted_with_people() -> None:
    assert budget_of("bot:champion:full", PATCHWORK).seconds > budget_of("bot:search:hard", PATCHWORK).seconds


def test_names_are_shown_without_prefix_and_namesakes_are_told_apart() -> None:
    names = ["Anne", "bot:greedy:hard", "bot:random", "bot:random"]

    assert shown_names(names, TIMELINE, "en") == ["Anne", "greedy (hard)", "random 1", "random 2"]


@pytest.mark.parametrize("name", ["bot:heron", "bot:Héron", "bot:memory:expert", "Heron (memory:expert)"])
def test_a_robot_is_asked_for_and_shown_by_its_name(name: str) -> None:
    assert set(bots_of(["Anne", name], TIMELINE, Random(1))) == {1}
    assert shown_names(["Anne", name], TIMELINE, "fr") == ["Anne", "Héron"]
    assert shown_names(["Anne", name], TIMELINE, "en") == ["Anne", "Heron"]
    assert shown_names([name] * 2, TIMELINE, "en") == ["Heron", "Heron bis"]


def test_a_person_may_be_called_like_a_robot() -> None:
    assert bots_of(["Nancy", "Basile"], TIMELINE, Random(1)) == {}
