"""What a golden game shows, by name: each a claim about the steps of a match that a test can hold it to."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from mercerie.games import patchwork, textile
from mercerie.games.patchwork.narrate import Finished as PatchworkFinished
from mercerie.games.patchwork.narrate import Income, LeatherLost, PatchesJoined, TookLeather, TookTile
from mercerie.games.patchwork.quilt import empty_squares
from mercerie.games.textile.narrate import Finished as TextileFinished
from mercerie.games.timeline.narrate import Eliminated, PileRenewed, SuddenDeath
from mercerie.games.timeline.narrate import Finished as TimelineFinished
from mercerie.play import Match, Step

Claim = Callable[[Match], bool]


def _some_step(holds: Callable[[Step, tuple[Any, ...]], bool]) -> Claim:
    return lambda match: any(holds(step, match.events(step, None)) for step in match.steps)


def _some_event(kind: type, holds: Callable[[Any], bool] = lambda _event: True) -> Claim:
    return _some_step(lambda _step, events: any(isinstance(event, kind) and holds(event) for event in events))


def _in_one_move(kind: type, times: int) -> Claim:
    return _some_step(lambda _step, events: sum(isinstance(event, kind) for event in events) >= times)


def _quilt_is_full(match: Match) -> bool:
    return any(empty_squares(player.quilt, match.state.box.side) == 0 for player in match.state.players)


def _nothing_left_to_buy(step: Step, _events: tuple[Any, ...]) -> bool:
    return not step.before.circle and step.before.legal_actions() == (patchwork.Advance(),)


def _holds_patch(step: Step, tiles: range) -> bool:
    return len(step.before.patches[step.seat]) in tiles


def _no_extension(step: Step, _events: tuple[Any, ...]) -> bool:
    """Tiles are left and the patch could grow, but no colour fits anywhere."""
    legal = step.before.legal_actions()
    grows = any(isinstance(action, textile.Take) for action in legal)
    return _holds_patch(step, range(1, 5)) and any(step.before.piles) and not grows


def _no_place(step: Step, _events: tuple[Any, ...]) -> bool:
    legal = step.before.legal_actions()
    return _holds_patch(step, range(1, 6)) and not any(isinstance(action, textile.Assemble) for action in legal)


def _nobody_right_in_sudden_death(match: Match) -> bool:
    rounds: dict[int, list[Step]] = {}
    for step in match.steps:
        rounds.setdefault(step.before.round, []).append(step)
    return any(
        steps[0].before.sudden_death and not any(step.after.turned.right for step in steps) for steps in rounds.values()
    )


def _one_moves_after_another_on_one_space(match: Match) -> bool:
    return any(
        first.seat == then.seat and then.before.players[0].time == then.before.players[1].time > 0
        for first, then in pairwise(match.steps)
    )


def _equal_dates_side_by_side(match: Match) -> bool:
    return any(first.year == then.year for first, then in pairwise(match.state.line))


CLAIMS: dict[str, Claim] = {
    "whole game": lambda match: match.state.outcome() is not None,
    "negative scores": lambda match: max(match.state.outcome().scores) < 0,
    # Patchwork
    "tile by a patch": _some_step(lambda s, e: isinstance(s.action, patchwork.Buy) and _has(e, TookTile)),
    "tile by leather": _some_step(lambda s, e: isinstance(s.action, patchwork.Sew) and _has(e, TookTile)),
    "two incomes in one move": _in_one_move(Income, 2),
    "two leather patches in one move": _in_one_move(TookLeather, 2),
    "no patch left to buy": _some_step(_nothing_left_to_buy),
    "fewer than three patches on offer": _some_step(lambda s, _e: 0 < len(s.before.circle) < 3),
    "blue patches arriving": _some_event(PatchesJoined),
    "full quilt": _quilt_is_full,
    "leather lost on a full quilt": _some_event(LeatherLost, lambda event: not event.by_choice),
    "leather thrown away": _some_event(LeatherLost, lambda event: event.by_choice),
    "tie broken by arrival": _some_event(PatchworkFinished, lambda event: event.by_arrival),
    "moving again from the same space": _one_moves_after_another_on_one_space,
    # Textile
    "no legal extension": _some_step(_no_extension),
    "no legal place": _some_step(_no_place),
    "only discard is left": _some_step(lambda s, _e: s.before.legal_actions() == (textile.Discard(),)),
    "tie broken by the last action": _some_event(TextileFinished, lambda event: event.by_last_action),
    # Timeline
    "sudden death": _some_event(SuddenDeath),
    "sudden death with nobody right": _nobody_right_in_sudden_death,
    "eliminations": _some_event(Eliminated),
    "empty pile": _some_event(PileRenewed),
    "shared win": _some_event(TimelineFinished, lambda event: len(event.winners) > 1),
    "equal dates": _equal_dates_side_by_side,
}


def _has(events: tuple[Any, ...], kind: type) -> bool:
    return any(isinstance(event, kind) for event in events)
