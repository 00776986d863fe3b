"""A table folded from its log: what may happen at it, and what may not."""

from dataclasses import replace

import pytest
from server.guests_at import ANNE, BASILE, GREEDY, OPEN, header, played, table

from mercerie.core import BadNotation, IllegalAction, NotYourTurn
from mercerie.server.entries import Entry, Sitter
from mercerie.server.table import NotAllowed, fold, open_table


def test_a_table_is_its_log_and_nothing_else() -> None:
    at = played(table(), "start madder", "take sage", "take weld")

    assert fold(at.header, list(at.entries)).match.steps == at.match.steps
    assert at.seq == 3


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [(1, "start madder", NotYourTurn), (0, "discard", IllegalAction), (0, "sing", BadNotation)],
)
def test_what_the_rules_refuse_is_refused(seat: int, text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        table().act(seat, text)


def test_nobody_plays_before_everyone_sits() -> None:
    at = table(sitters=(ANNE, OPEN))

    with pytest.raises(NotAllowed, match="Wait until everyone has sat down"):
        at.act(0, "start madder")
    full = at.after(at.join("basile", "Basile"))

    assert full.sitters[1] == Sitter("Basile", guest="basile")
    assert full.to_move == 0


def test_a_full_table_has_no_seat_left() -> None:
    with pytest.raises(NotAllowed, match="Every seat at this table is taken"):
        table().join("chloe", "Chloé")


def test_who_resigns_of_two_has_lost() -> None:
    at = played(table(), "start madder")
    over = at.after(at.resign(1))

    assert over.result is not None
    assert (over.result[0].winners, over.result[1]) == ((0,), "resigned")
    assert over.to_move is None
    with pytest.raises(NotAllowed, match="The game is over"):
        over.act(1, "take sage")
    with pytest.raises(NotAllowed):
        over.resign(0)


def test_who_resigns_of_four_is_played_for_by_a_bot() -> None:
    four = (ANNE, BASILE, Sitter("Chloé", guest="chloe"), GREEDY)
    at = played(table(sitters=four), "start madder")
    left = at.after(at.resign(1))

    assert left.result is None
    assert left.bot_to_move() == "greedy"


def test_a_substitute_plays_until_the_person_is_back() -> None:
    at = played(table(), "start madder")
    away = at.after(Entry(at.seq + 1, "substituted", 1))

    assert (at.bot_to_move(), away.bot_to_move()) == (None, "greedy")
    assert away.after(Entry(away.seq + 1, "returned", 1)).bot_to_move() is None


def test_a_game_ended_by_the_rules_has_its_scores() -> None:
    at = table(sitters=(ANNE, ANNE))
    while at.to_move is not None:
        at = played(at, at.game.format_action(at.state.legal_actions()[0]))

    assert at.result is not None
    assert at.result == (at.state.outcome(), "rules")
    assert at.bot_to_move() is None


def test_a_table_may_go_on_from_an_opening() -> None:
    opened = open_table(replace(header(), opening=("start madder", "take sage")))

    assert (opened.seq, len(opened.match.steps), opened.to_move) == (0, 2, 0)


def test_one_guest_may_hold_several_seats() -> None:
    at = table(sitters=(ANNE, ANNE))

    assert at.seats_of("anne") == (0, 1)
    assert at.seats_of(None) == at.seats_of("nobody") == ()
