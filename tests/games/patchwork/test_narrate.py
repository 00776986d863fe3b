"""What happened, told from the views before and after an action."""

from dataclasses import replace
from pathlib import Path
from random import Random

from games.patchwork.quilts import EXPRESS_START, SEVEN_BY_SEVEN, START, all_but, covering, own_box

from mercerie.games.patchwork import Action, Advance, Buy, Event, Player, Sew, State, ThrowAway
from mercerie.games.patchwork.narrate import (
    Bought,
    Earned,
    Finished,
    Income,
    LeatherLost,
    Moved,
    PatchesJoined,
    SewedLeather,
    TookLeather,
    TookTile,
    narrate,
)
from mercerie.games.patchwork.rules import deal


def told(state: State, action: Action) -> tuple[Event, ...]:
    return narrate(state.view(None), action, state.apply(action).view(None))


def test_an_advance_tells_the_way_and_the_buttons() -> None:  # Rule 3
    behind = replace(START, players=(Player(time=6), Player(time=1)), turn=1)

    assert told(behind, Advance()) == (Moved(1, 1, 7), Earned(1, 6))


def test_a_purchase_tells_the_price_the_place_and_the_token() -> None:  # Rule 4.3
    # Patch 1 is a bar of three; it costs two and takes two spaces.
    purse = replace(START, players=(Player(buttons=2), Player(time=30)), circle=(4, 1, 9))

    assert told(purse, Buy(1, 1, 6, 8)) == (
        Bought(seat=0, patch=1, cost=2, cells=covering("i7", "i8", "i9"), skipped=1),
        Moved(0, 0, 2),
    )


def test_every_mark_passed_tells_its_income() -> None:  # Rule 5.2
    behind = replace(START, players=(Player(time=4, income=3), Player(time=10)))

    assert told(behind, Advance()) == (Moved(0, 4, 11), Earned(0, 7), Income(0, 5, 3), Income(0, 11, 3))


def test_no_income_is_not_told() -> None:  # Rule 5.2
    behind = replace(START, players=(Player(time=4), Player(time=10)))

    assert told(behind, Advance()) == (Moved(0, 4, 11), Earned(0, 7))


def test_a_purchase_past_a_mark_tells_the_new_income() -> None:  # Rule 5.2
    purse = replace(START, players=(Player(buttons=7, income=1), Player(time=30)), circle=(9,))

    assert told(purse, Buy(9, 0, 0, 0))[1:] == (Moved(0, 0, 6), Income(0, 5, 4))


def test_leather_is_told_when_taken_and_when_sewn() -> None:  # Rule 5.3
    before = replace(START, players=(Player(time=18), Player(time=19)))

    assert told(before, Advance()) == (Moved(0, 18, 20), Earned(0, 2), TookLeather(0, 20))
    assert told(before.apply(Advance()), Sew(4, 4)) == (SewedLeather(0, covering("e5")),)


def test_leather_lost_for_want_of_room_is_told() -> None:  # Rule 5.4
    full = replace(START, players=(Player(time=19, quilt=all_but()), Player(time=19)))

    assert told(full, Advance())[2:] == (TookLeather(0, 20), LeatherLost(0, by_choice=False))


def test_of_two_leather_patches_the_one_lost_is_told(tmp_path: Path) -> None:  # Rule 5.4
    start = deal(own_box(tmp_path), "near", 0, Random(1))
    behind = replace(start, players=(Player(quilt=all_but("b2", side=3)), Player(time=2)))

    assert told(behind, Advance())[2:] == (TookLeather(0, 2), TookLeather(0, 3), LeatherLost(0, by_choice=False))


def test_leather_thrown_away_is_told() -> None:  # Rule 5.4
    taken = replace(EXPRESS_START, players=(Player(time=6), Player(time=6))).apply(Advance())

    assert told(taken, ThrowAway()) == (LeatherLost(0, by_choice=True),)


def test_the_tile_is_told_when_won_and_never_again() -> None:  # Rule 5.5
    almost = replace(
        START,
        players=(Player(buttons=9, quilt=SEVEN_BY_SEVEN & ~covering("a1", "b1")), Player(time=9)),
        circle=(0,),
    )

    assert TookTile(0, 7) in told(almost, Buy(0, 0, 0, 0))
    assert TookTile(0, 7) not in told(replace(almost, tile=1), Buy(0, 0, 0, 0))


def test_late_patches_are_told_in_the_order_they_now_lie() -> None:  # Rule 4.5
    late = (20, 16, 23, 17, 22, 18, 21, 19)
    before = replace(EXPRESS_START, players=(Player(buttons=9), Player(time=9)), circle=(7, 1, 2, 3, 4, 5), late=late)

    assert told(before, Buy(7, 0, 0, 0))[1:] == (PatchesJoined(late), Moved(0, 0, 3))


def test_patches_still_to_come_are_not_told() -> None:  # Rule 4.5
    before = replace(EXPRESS_START, players=(Player(buttons=9), Player(time=9)))

    assert not any(isinstance(event, PatchesJoined) for event in told(before, Buy(before.circle[0], 0, 0, 0)))


def test_the_end_tells_scores_and_winner() -> None:  # Rule 6.2
    last = replace(START, players=(Player(time=53, buttons=9), Player(time=51)), home=0, turn=1)

    assert told(last, Advance()) == (Moved(1, 51, 53), Earned(1, 2), Finished((-153, -160), 0, by_arrival=False))


def test_the_second_seat_can_win() -> None:  # Rule 6.2
    last = replace(START, players=(Player(time=53), Player(time=51)), home=0, turn=1)

    assert told(last, Advance())[-1] == Finished((-162, -160), 1, by_arrival=False)


def test_a_tie_is_told_as_won_by_arrival() -> None:  # Rule 6.3
    last = replace(START, players=(Player(time=51), Player(time=53, buttons=2)), home=1, turn=0)

    assert told(last, Advance())[-1] == Finished((-160, -160), 1, by_arrival=True)


def test_leather_sewn_last_ends_the_story() -> None:  # Rule 6.1
    last = replace(START, players=(Player(time=53), Player(time=53)), to_sew=1, home=1)

    assert told(last, Sew(0, 0)) == (SewedLeather(0, covering("a1")), Finished((-160, -162), 0, by_arrival=False))


def test_a_patch_that_takes_no_time_moves_no_token(tmp_path: Path) -> None:  # Rule 4.3
    box = own_box(tmp_path, ("time = 2", "time = 0"))
    start = replace(deal(box, "far", 0, Random(1)), circle=(3, 1))

    assert told(start, Buy(3, 0, 0, 0)) == (Bought(0, 3, 0, covering("a1", "b1", "c1", side=3), 0),)
