"""Why an action is refused, in a sentence that says what would be right."""

from dataclasses import replace

import pytest
from games.patchwork.quilts import EXPRESS_START, START, covering

from mercerie.core import IllegalAction
from mercerie.games.patchwork import Action, Advance, Buy, Player, Sew, State, ThrowAway
from mercerie.games.patchwork.refusal import explain

OPEN = replace(START, players=(Player(buttons=5), Player()), circle=(8, 19, 5, 9, 10))
LEATHER = replace(START, players=(Player(time=20, quilt=covering("e5")), Player(time=3)), to_sew=1)


def refusal(state: State, action: Action) -> str:
    assert action not in state.legal_actions()
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert str(refused.value) == explain(state.view(None), action)
    return str(refused.value)


def test_after_the_end_nothing_is_allowed() -> None:  # Rule 6.1
    over = replace(START, players=(Player(time=53), Player(time=53)), home=0)

    assert refusal(over, Advance()) == "advance: the game is over."


def test_a_patch_out_of_reach() -> None:  # Rule 4.1
    assert refusal(OPEN, Buy(9, 0, 0, 0)) == "buy 9a a1: that patch is out of reach; in reach: 8, 19, 5."


def test_a_patch_that_does_not_exist() -> None:  # Rule 4.1
    assert refusal(OPEN, Buy(77, 0, 0, 0)) == "buy 77a a1: that patch is out of reach; in reach: 8, 19, 5."


def test_a_patch_when_none_is_left() -> None:  # Rule 4.1
    bare = replace(OPEN, circle=())

    assert refusal(bare, Buy(9, 0, 0, 0)) == "buy 9a a1: that patch is out of reach; in reach: none, so advance."


def test_a_patch_too_dear() -> None:  # Rule 4.2
    dear = replace(OPEN, circle=(12,))

    assert refusal(dear, Buy(12, 0, 0, 0)) == "buy 12a a1: 5 buttons short: it costs 10 and you have 5."


def test_a_look_that_has_another_name() -> None:  # Rule 4.4
    assert refusal(OPEN, Buy(19, 3, 2, 1)) == "buy 19d b3: turned d it looks as turned a: write 'buy 19a b3'."
    assert refusal(OPEN, Buy(8, 7, 2, 1)) == "buy 8h b3: turned h it looks as turned f: write 'buy 8f b3'."


@pytest.mark.parametrize("orientation", [-1, 8])
def test_an_orientation_that_does_not_exist(orientation: int) -> None:  # Rule 4.4
    expected = f"A patch lies in one of the orientations 0 to 7, not {orientation}."

    assert refusal(OPEN, Buy(19, orientation, 0, 0)) == expected


def test_the_name_proposed_instead_is_legal() -> None:  # Rule 4.4
    assert OPEN.is_legal(Buy(19, 0, 2, 1))
    assert OPEN.is_legal(Buy(8, 5, 2, 1))


def test_a_patch_outside_the_quilt() -> None:  # Rule 4.4
    expected = "buy 19a h8: that lies outside the quilt, whose squares are a1 to i9."

    assert refusal(OPEN, Buy(19, 0, 7, 7)) == expected


def test_a_patch_on_other_patches() -> None:  # Rule 4.4
    begun = replace(OPEN, players=(Player(buttons=5, quilt=covering("b1", "b3", "i9")), Player()))

    assert refusal(begun, Buy(19, 0, 0, 0)) == "buy 19a a1: no room: b1, b3 already covered."


def test_leather_on_a_covered_square() -> None:  # Rule 5.4
    assert refusal(LEATHER, Sew(4, 4)) == "sew e5: no room: e5 already covered."


def test_leather_outside_the_quilt() -> None:  # Rule 5.4
    assert refusal(LEATHER, Sew(9, 0)) == "sew a10: that lies outside the quilt, whose squares are a1 to i9."


@pytest.mark.parametrize("action", [Advance(), Buy(START.circle[0], 0, 0, 0), ThrowAway()])
def test_leather_comes_before_anything_else(action: Action) -> None:  # Rule 5.3
    assert "first sew the leather patch, for instance 'sew" in refusal(LEATHER, action)


def test_leather_may_be_thrown_away_where_the_box_allows_it() -> None:  # Rule 5.4
    taken = replace(EXPRESS_START, to_sew=1)

    assert refusal(taken, Advance()).endswith(" or 'throw away' it.")
    assert "throw away" not in refusal(LEATHER, Advance())


@pytest.mark.parametrize("state", [START, EXPRESS_START], ids=["patchwork", "express"])
@pytest.mark.parametrize("action", [Sew(0, 0), ThrowAway()])
def test_leather_nobody_has_taken(state: State, action: Action) -> None:  # Rule 5.4
    assert "there is no leather patch to place; buy a patch or advance." in refusal(state, action)
