"""Chances drawn with block characters."""

from mercerie.terminal.curve import curve, duel, line, stretched


def test_few_values_are_repeated_and_many_are_taken_together() -> None:
    assert stretched([0.0, 1.0], 4) == [0.0, 0.0, 1.0, 1.0]
    assert stretched([0.0, 1.0, 0.0, 1.0], 2) == [0.5, 0.5]


def test_a_row_rises_with_the_chance() -> None:
    assert line([0.0, 0.5, 1.0], 3, "red").plain == " ▄█"


def test_two_seats_share_the_height() -> None:
    rows = [row.plain for row in duel([0.0, 0.25, 0.5, 1.0], 4, height=2)]

    assert rows == ["   █", " ▄██"]


def test_names_stand_where_their_cloth_is() -> None:
    rows = [row.plain for row in curve([(0.5, 0.5)], ("Anne", "Basile"), 10, height=3)]

    assert rows[0].endswith("Basile")
    assert rows[-1].endswith("Anne")


def test_more_than_two_have_a_row_each() -> None:
    rows = [row.plain for row in curve([(0.5, 0.25, 0.25), (1.0, 0.0, 0.0)], ("Anne", "Basile", "Chloé"), 2)]

    assert rows == ["▄█  Anne", "▂   Basile", "▂   Chloé"]
