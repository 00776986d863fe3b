"""Robots: who a bot is, to people."""

import re

import pytest

from mercerie.bots import BOTS, find_bot, levels_for_people, proper_spec, robot_of, robots_of
from mercerie.bots.players import format_player, parse_player
from mercerie.bots.robots import NO_ROBOT, ROBOTS, Robot, figure, robot_named, told_apart
from mercerie.core import BadOption
from mercerie.games import GAMES
from mercerie.games.patchwork import PATCHWORK
from mercerie.games.timeline import TIMELINE

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_every_level_that_people_are_offered_is_somebody(game: str) -> None:
    offered = [f"{name}:{level}" for name, level in levels_for_people(game)]

    assert [spec for _, spec in robots_of(game)] == offered


@every_game
def test_no_two_levels_of_a_game_are_the_same_robot(game: str) -> None:
    robots = [robot.id for robot, _ in robots_of(game)]

    assert len(set(robots)) == len(robots)


@every_game
def test_yardsticks_and_strangers_are_no_robots(game: str) -> None:
    yardsticks = [kind.name for kind in BOTS[game].values() if kind.yardstick]

    assert [robot_of(spec, GAMES[game]) for spec in (*yardsticks, "thrifty")] == [None] * (len(yardsticks) + 1)


def test_a_yardstick_with_a_level_is_not_the_robot_of_that_level() -> None:
    assert robot_of("greedy:hard", TIMELINE) is None


@pytest.mark.parametrize("robot", ROBOTS.values(), ids=list(ROBOTS))
def test_a_robot_has_everything_in_both_languages_and_a_name_that_is_never_cut(robot: Robot) -> None:
    for words in (robot.level, robot.name, robot.made, robot.manner, robot.greeting):
        assert set(words) == {"fr", "en"}
    assert max(map(len, robot.name.values())) <= 6


def test_robots_have_names_of_their_own() -> None:
    names = [name for robot in ROBOTS.values() for name in set(robot.name.values())]

    assert len(set(names)) == len(names)


@pytest.mark.parametrize("robot", [*ROBOTS, NO_ROBOT])
def test_a_figure_has_a_key_both_pairs_of_eyes_and_no_ids_that_could_clash(robot: str) -> None:
    drawing = figure(robot)

    assert sorted(re.findall(r'class="(\w+)"', drawing)) == ["ink", "key", "sewn"]
    assert " id=" not in drawing


def test_metals_in_figures_are_those_the_page_has() -> None:
    used = {metal for robot in (*ROBOTS, NO_ROBOT) for metal in re.findall(r"url\(#(\w+)\)", figure(robot))}

    assert used <= {"brassH", "woodV", "steel", "wood"}


@pytest.mark.parametrize("text", ["Héron", "heron", "HERON", " héron "])
def test_a_robot_is_found_by_its_name_however_it_is_written(text: str) -> None:
    assert robot_named(text) is ROBOTS["heron"]


def test_a_bot_can_be_asked_for_by_its_robots_name() -> None:
    kind, level = find_bot("Galon", TIMELINE)

    assert (kind.name, level) == ("memory", "normal")
    assert proper_spec("zip", PATCHWORK) == "champion:quick"


def test_a_robot_that_does_not_play_a_game_is_refused() -> None:
    with pytest.raises(BadOption, match="Madame"):
        find_bot("Madame", TIMELINE)


def test_the_same_robot_several_times_is_told_apart() -> None:
    assert told_apart(["Galon", "Zip", *["Galon"] * 3]) == ["Galon", "Zip", "Galon bis", "Galon ter", "Galon 4"]


def test_a_record_says_who_played_and_which_bot_that_was() -> None:
    written = format_player("search:normal", "search:normal", PATCHWORK)

    assert written == "Galon (search:normal)"
    assert parse_player(written, PATCHWORK) == ("search:normal", "search:normal")


@pytest.mark.parametrize("text", ["search:normal", "bot:search:normal"])
def test_records_made_before_robots_had_names_are_read_too(text: str) -> None:
    assert parse_player(text, PATCHWORK) == ("search:normal", "search:normal")


@pytest.mark.parametrize("name", ["Anne", "Nancy", "Bob (greedy)", "Zoé (search:normal)", "?"])
def test_people_keep_their_names_in_a_record(name: str) -> None:
    assert format_player(name, None, PATCHWORK) == name
    assert parse_player(name, PATCHWORK) == (name, None)
