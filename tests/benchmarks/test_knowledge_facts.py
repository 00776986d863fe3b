"""What is kept of a game."""

from collections.abc import Sequence
from math import inf
from pathlib import Path

import pytest
from benchmarks.made_up import decision, game

from benchmarks.knowledge.facts import decide, format_facts, parse_facts, play, watch
from mercerie.bots import Budget
from mercerie.bots.bot import Analysis, Choice
from mercerie.games.patchwork import PATCHWORK, Action, Advance, Buy, View
from mercerie.play import Match, Record, Step, load_record

RECORDS = Path(__file__).parents[1] / "records"


class Follower:
    """Plays a game that was played before."""

    def __init__(self, record: Record) -> None:
        self.steps = {step.before.view(step.seat): step.action for step in Match.resume(record).steps}

    def analyse(self, view: View, legal: Sequence[Action], budget: Budget) -> Analysis[Action]:  # noqa: ARG002
        return Analysis((0.6, 0.4), (Choice(self.steps[view], 0.6, 1.0),))


def test_facts_are_those_of_the_game_that_was_played() -> None:
    record = load_record(RECORDS / "patchwork-05-tile-by-a-patch.mercerie")
    steps = Match.resume(record).steps

    facts = watch(PATCHWORK, record.seed, Follower(record), Budget(inf, 100))

    end = steps[-1].after
    assert (facts.scores, (facts.winner,)) == (end.outcome().scores, end.outcome().winners)
    assert (facts.first, facts.home) == (steps[0].seat, end.home)
    assert facts.empty == tuple(81 - player.quilt.bit_count() for player in end.players)
    asked = [step for step in steps if any(isinstance(action, Buy) for action in step.before.legal_actions())]
    assert [(one.seat, one.space) for one in facts.decisions] == [(step.seat, _space(step)) for step in asked]
    bought = [offer.patch for one in facts.decisions for offer in one.offers if offer.bought]
    assert bought == [step.action.patch for step in steps if isinstance(step.action, Buy)]
    taken = next(step for step in steps if step.after.tile is not None)
    assert facts.tile == (taken.seat, _space(taken))


def _space(step: Step) -> int:
    time: int = step.before.players[step.seat].time
    return time


def test_a_patch_is_compared_with_the_best_that_is_not_this_patch() -> None:
    state = PATCHWORK.new(2, 1)
    buys = [action for action in state.legal_actions() if isinstance(action, Buy)]
    one, other = sorted({buy.patch for buy in buys})[:2]
    first, second = [buy for buy in buys if buy.patch == one][:2]
    rival = next(buy for buy in buys if buy.patch == other)
    thought: Analysis[Action] = Analysis(
        (0.6, 0.4),
        (Choice(first, 0.6, 0.5), Choice(second, 0.7, 0.2), Choice(rival, 0.5, 0.2), Choice(Advance(), 0.4, 0.1)),
    )

    (found,) = decide(state, thought, playouts=200)

    assert (found.seat, found.space, found.chance) == (state.turn, 0, 0.6)
    offers = {offer.patch: offer for offer in found.offers}
    assert (offers[one].chance, offers[one].other, offers[one].visits, offers[one].bought) == (0.6, 0.5, 140, True)
    assert (offers[other].chance, offers[other].other, offers[other].bought) == (0.5, 0.6, False)
    assert offers[other].gain == pytest.approx(-0.1)
    untried = [offer for offer in found.offers if offer.patch not in {one, other}]
    assert all(offer.gain is None and offer.visits == 0 for offer in untried)


@pytest.mark.parametrize(
    ("scores", "home", "holder", "decides"),
    [
        ((20, 15), 1, 0, True),
        ((22, 15), 1, 0, True),  # equal without it, and the other was home first
        ((22, 15), 0, 0, False),  # equal without it, but home first
        ((23, 15), 1, 0, False),
        ((20, 15), 0, 1, False),  # who holds it lost
        ((15, 15), 0, 0, True),  # only home first, thanks to it
        ((20, 15), 0, None, False),
    ],
)
def test_the_tile_decides_if_its_holder_would_not_have_won_without_it(
    scores: tuple[int, int], home: int, holder: int | None, *, decides: bool
) -> None:
    played = game(scores=scores, home=home, tile=None if holder is None else (holder, 40))

    assert played.tile_decides(7) is decides


def test_facts_are_read_as_they_were_written() -> None:
    played = game(decision(3), decision(20, seat=1), tile=(1, 40))

    assert parse_facts(format_facts(played)) == played
    assert parse_facts(format_facts(game())) == game()


@pytest.mark.parametrize("name", ["patchwork", "patchwork-express"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert play(name, 3, 12) == play(name, 3, 12)
