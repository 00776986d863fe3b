"""What may be seen of a game, and how it is drawn."""

from dataclasses import fields, replace
from pathlib import Path
from random import Random

import pytest
from games.patchwork.quilts import EXPRESS_START, START, covering, own_box

from mercerie.games.patchwork import EXPRESS, Advance, Buy, Player, Sewn, State, View
from mercerie.games.patchwork.rules import deal, determinize
from mercerie.games.patchwork.view import quilt_lines

SEATS = pytest.mark.parametrize("seat", [0, 1, None])


@SEATS
def test_all_but_the_late_patches_is_open(seat: int | None) -> None:  # Rule 1.2
    state = replace(START, to_sew=1, tile=1, home=0)
    view = state.view(seat)

    assert view.seat == seat
    for name in {field.name for field in fields(View)} - {"seat", "late"}:
        seen = getattr(view, name)
        assert seen == (state.scores() if name == "scores" else getattr(state, name))


@SEATS
def test_the_order_of_late_patches_is_hidden(seat: int | None) -> None:  # Rule 1.2
    other = replace(EXPRESS_START, late=EXPRESS_START.late[::-1])

    assert other != EXPRESS_START
    assert other.view(seat) == EXPRESS_START.view(seat)


def test_a_view_says_who_is_to_move_until_the_end() -> None:  # Rule 6.1
    over = replace(START, players=(Player(time=53), Player(time=53)), home=0)

    assert START.view(0).to_move == 0
    assert over.view(0).to_move is None


@pytest.mark.parametrize(
    "state",
    [
        START,
        EXPRESS_START,
        replace(START, players=(Player(time=21, buttons=3), Player(time=8)), to_sew=1, tile=1, leather=(26,)),
        replace(EXPRESS_START, players=(Player(time=29), Player(time=8)), late=(), home=0, turn=1),
    ],
    ids=["patchwork", "express", "leather", "alone"],
)
def test_an_imagined_state_looks_the_same(state: State) -> None:
    imagined = determinize(state.view(0), Random(5))

    assert imagined.view(0) == state.view(0)
    assert imagined.legal_actions() == state.legal_actions()


def test_imagination_differs_only_in_the_order_of_late_patches() -> None:
    view = EXPRESS_START.view(1)

    imagined = [EXPRESS.determinize(view, Random(luck)) for luck in range(10)]

    assert len({state.late for state in imagined}) > 5
    assert {replace(state, late=()) for state in imagined} == {replace(EXPRESS_START, late=())}


DRAWN = """\
>0: time 3, 1 buttons, income 2     1: time 9, 4 buttons, income 0 tile
A A *                              . . .
A . .                              . . .
. B B                              . . .
circle: *3(0b 2t 0i) *1(1b 1t 0i) 2(2b 4t 1i)
leather on: 9"""


def test_a_state_and_its_view_draw_themselves(tmp_path: Path) -> None:
    start = deal(own_box(tmp_path), "far", 0, Random(1))
    sewn = (
        Sewn(2, covering("a1", "b1", "a2", side=3)),
        Sewn(None, covering("c1", side=3)),
        Sewn(1, covering("b3", "c3", side=3)),
    )
    me = Player(time=3, buttons=1, income=2, sewn=sewn)
    state = replace(start, players=(me, Player(time=9, buttons=4)), circle=(3, 1, 2), tile=1)

    assert str(state) == DRAWN
    assert str(state.view(1)) == DRAWN


def test_what_has_run_out_is_said() -> None:
    text = str(replace(START, circle=(), leather=(), players=(Player(time=53), Player(time=53)), home=0))

    assert "circle: empty" in text
    assert "leather on: none" in text
    assert ">" not in text


def test_patches_still_to_come_are_listed_without_their_order() -> None:  # Rule 1.2
    assert str(EXPRESS_START).endswith("still to come: 16 17 18 19 20 21 22 23")
    assert "still to come" not in str(START)


def test_the_arrow_shows_whose_turn_it_is() -> None:
    after = START.apply(Advance())

    assert str(START).startswith(">0:")
    assert ">1:" in str(after)


def test_a_quilt_is_drawn_row_by_row() -> None:
    begun = replace(START, players=(Player(buttons=9), Player(time=9)), circle=(5,)).apply(Buy(5, 4, 7, 6))

    assert begun.players[0].quilt == covering("g8", "h8", "i8", "i9")
    assert quilt_lines(begun.players[0], 9)[6:] == [". . . . . . . . .", ". . . . . . A A A", ". . . . . . . . A"]
