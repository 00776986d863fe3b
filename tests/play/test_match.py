"""A match: texts in, states out, and nothing changes when something is refused."""

from dataclasses import replace

import pytest

from mercerie.core import BadNotation, BadOption, BadRecord, IllegalAction, NotYourTurn
from mercerie.games import GAMES, OLDER
from mercerie.games.textile import TEXTILE
from mercerie.games.textile.narrate import Started
from mercerie.play import Match, Record, format_record, parse_record


def new_match() -> Match:
    return Match.new(TEXTILE, 2, 7, {"first": 0, "tiles": 8}, ("Anne", "Basile"))


def test_an_action_is_submitted_as_text() -> None:
    match = new_match().submit(0, " START sage ")

    [step] = match.steps
    assert (step.seat, step.text) == (0, "start sage")
    assert step.after == match.state
    assert match.events(step, watcher=None) == (Started(seat=0, colour=3),)


def test_only_who_is_to_move_may_act() -> None:
    match = new_match()

    with pytest.raises(NotYourTurn, match="It is Anne's turn, not Basile's"):
        match.submit(1, "start sage")


@pytest.mark.parametrize(("text", "error"), [("sing", BadNotation), ("discard", IllegalAction)])
def test_what_is_refused_changes_nothing(text: str, error: type[Exception]) -> None:
    match = new_match()

    with pytest.raises(error):
        match.submit(0, text)

    assert match == new_match()


def test_a_match_goes_back_to_what_it_was_after_so_many_steps() -> None:
    dealt = new_match()
    one = dealt.submit(0, "start sage")
    two = one.submit(1, "take weld")

    assert two.back_to(1) == one
    assert two.back_to(0) == dealt
    assert two.positions == (dealt.state, one.state, two.state)


def test_a_record_has_what_is_needed_to_play_again() -> None:
    match = new_match().submit(0, "start sage")

    assert match.record() == Record(
        game="textile",
        rules=1,
        seats=2,
        seed=7,
        options={"tiles": 8, "first": 0},
        names=("Anne", "Basile"),
        actions=("start sage",),
    )


def test_a_match_prints_itself_without_what_is_hidden() -> None:
    assert "seed" not in repr(new_match())
    assert "dealt" not in repr(new_match())


def test_there_are_as_many_names_as_seats() -> None:
    with pytest.raises(BadOption, match="2 players have 2 names, not 1"):
        Match.new(TEXTILE, 2, 7, names=("Anne",))


def test_players_without_names_get_some() -> None:
    assert Match.new(TEXTILE, 4, 1).names == ("player 1", "player 2", "player 3", "player 4")


def test_after_the_end_every_action_is_refused() -> None:
    match = Match.new(TEXTILE, 2, 1, {"first": 0})
    while (seat := match.state.to_move) is not None:
        match = match.submit(seat, TEXTILE.format_action(match.state.legal_actions()[0]))

    with pytest.raises(IllegalAction, match="the game is over"):
        match.submit(0, "discard")


@pytest.mark.parametrize("rules", [0, 2])
def test_a_record_of_other_rules_is_not_gone_on_with(rules: int) -> None:
    record = Record("textile", rules, 2, 7, actions=("start madder",))

    with pytest.raises(BadRecord, match=f"The record needs rules {rules} of textile; this Mercerie plays 1"):
        Match.resume(record)


def test_a_record_is_gone_on_with_by_the_rules_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    former = replace(GAMES["textile"], rules_version=0)
    monkeypatch.setitem(OLDER, ("textile", 0), former)
    record = Record("textile", 0, 2, 7, options={"first": 0}, names=("Anne", "Basile"), actions=("start madder",))

    match = Match.resume(record)

    assert match.game is former
    assert match.record() == record
    assert parse_record(format_record(record)) == record
