"""Taking back: one's own step at once, what has passed the turn by consent, and nothing that was revealed."""

from dataclasses import replace

import pytest
from server.guests_at import ANNE, GREEDY, header, played, table

from mercerie.server.table import NotAllowed, open_table
from mercerie.server.take_backs import answer_take_back, ask_take_back, may_undo, undo, way_back


def test_a_step_is_undone_while_the_turn_has_not_passed() -> None:
    five = [f"take {colour} {x},0" for x, colour in enumerate(["indigo", "weld", "sage", "chalk"], start=1)]
    others = ["take sage", "take madder 1,0", "take indigo 1,1", "take weld 0,1"]
    at = played(table(), "start chalk")
    for mine, theirs in zip(["take madder", *five[:3]], others, strict=True):
        at = played(at, mine, theirs)
    at = played(at, five[3])

    assert may_undo(at, 1)
    undone = at.after(undo(at, 1))

    assert undone.state == at.match.steps[-1].before
    assert not may_undo(undone, 1)


def test_a_step_that_passed_the_turn_is_taken_back_only_by_consent() -> None:
    at = played(table(), "start madder", "take sage")

    with pytest.raises(NotAllowed, match="can no longer be undone"):
        undo(at, 1)
    assert (way_back(at, (1,)), way_back(at, ()), way_back(table(), (0,))) == ("ask", None, None)
    asked = at.after(ask_take_back(at, 1))
    assert (asked.asks_back, way_back(asked, (1,))) == (1, None)
    refused = asked.after(answer_take_back(asked, 0, agree=False))
    agreed = asked.after(answer_take_back(asked, 0, agree=True))

    assert (refused.asks_back, len(refused.match.steps)) == (None, 2)
    assert (agreed.asks_back, len(agreed.match.steps)) == (None, 1)
    assert agreed.to_move == 1


def test_only_the_others_answer() -> None:
    at = played(table(), "start madder")
    asked = at.after(ask_take_back(at, 0))

    with pytest.raises(NotAllowed):
        answer_take_back(asked, 0, agree=True)
    with pytest.raises(NotAllowed):
        answer_take_back(at, 1, agree=True)
    with pytest.raises(NotAllowed, match="nothing to take back"):
        ask_take_back(asked, 0)


def test_bots_always_agree_but_nothing_revealed_is_taken_back_from_them() -> None:
    at = played(table(sitters=(ANNE, GREEDY)), "start madder")
    cards = table("timeline", (ANNE, GREEDY))
    shown = cards.after(cards.act(0, cards.game.format_action(cards.state.legal_actions()[0])))

    assert (way_back(at, (0,)), way_back(shown, (0,))) == ("back", "revealed")
    assert at.after(ask_take_back(at, 0)).match.steps == ()
    with pytest.raises(NotAllowed, match="revealed"):
        ask_take_back(shown, 0)


def test_an_opening_is_nobodys_to_take_back() -> None:
    opened = open_table(replace(header(), opening=("start madder", "take sage")))

    assert not may_undo(opened, 0)
    with pytest.raises(NotAllowed):
        ask_take_back(opened, 0)
