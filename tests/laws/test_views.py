"""Laws of what may be seen: a view tells nothing that is hidden."""

import json
from collections.abc import Callable
from dataclasses import fields, replace
from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import given
from laws.variants import VARIANTS, Variant, every_game, random_game, seeds, some_position

from mercerie.core.luck import shuffled
from mercerie.core.plain import to_plain
from mercerie.games import patchwork, timeline

# By game, what a view must not depend on, and a way to change it.
HIDDEN: dict[type, dict[str, Callable[[Any, Random], Any]]] = {
    patchwork.State: {"late": shuffled},
    timeline.State: {
        "hands": lambda hands, rng: tuple(tuple(_redated(card, rng) for card in hand) for hand in hands),
        "pile": lambda pile, rng: shuffled([_redated(card, rng) for card in pile], rng),
        "luck": lambda _luck, rng: rng.randrange(2**53),
    },
}


def _redated(card: timeline.Card, rng: Random) -> timeline.Card:
    return replace(card, year=rng.choice([-1, 1]) * rng.randrange(1, 9_999), told=timeline.Words("?", "?"), margin=1)


def _watchers(variant: Variant) -> list[int | None]:
    return [None, *range(variant.seats)]


@every_game
@given(seed=seeds, luck=seeds)
def test_a_view_tells_nothing_that_is_hidden(variant: Variant, seed: int, luck: int) -> None:
    state = some_position(variant, seed)

    for watcher in _watchers(variant):
        imagined = variant.game.determinize(state.view(watcher), Random(luck))

        assert imagined.view(watcher) == state.view(watcher)
        assert imagined.legal_actions() == state.legal_actions()


@every_game
@given(seed=seeds, luck=seeds)
def test_changing_a_hidden_field_changes_no_view(variant: Variant, seed: int, luck: int) -> None:
    state = some_position(variant, seed)

    for name, change in HIDDEN.get(type(state), {}).items():
        changed = replace(state, **{name: change(getattr(state, name), Random(luck))})
        for watcher in _watchers(variant):
            assert changed.view(watcher) == state.view(watcher)
            assert str(changed.view(watcher)) == str(state.view(watcher))
            assert str(changed) == str(state)


@every_game
@given(seed=seeds)
def test_every_open_field_of_a_state_is_seen(variant: Variant, seed: int) -> None:
    # The other half of the law above: nothing that players may know is kept from them.
    state = some_position(variant, seed)
    view = state.view(None)

    hidden = HIDDEN.get(type(state), {})
    derived = {"cloth"}  # of Textile: a view computes it from the pieces sewn
    for field in fields(state):
        if field.name not in hidden and field.name not in derived:
            assert getattr(view, field.name) == getattr(state, field.name)


@every_game
@given(seed=seeds)
def test_views_events_and_actions_have_a_plain_form(variant: Variant, seed: int) -> None:
    game = random_game(variant, seed)
    for (before, action), (after, _) in list(pairwise(game))[:40]:
        events = variant.game.narrate(before.view(None), action, after.view(None))
        assert events
        told = json.loads(json.dumps([to_plain(event) for event in events] + [to_plain(action)]))
        assert all(isinstance(entry["type"], str) for entry in told)


@every_game
@given(seed=seeds)
def test_seats_and_spectators_see_the_same_things_happen(variant: Variant, seed: int) -> None:
    state = some_position(variant, seed)
    if state.to_move is None:
        return
    action = Random(seed).choice(state.legal_actions())
    after = state.apply(action)

    def seen(watcher: int | None) -> Any:
        return variant.game.narrate(state.view(watcher), action, after.view(watcher))

    assert {seen(watcher) for watcher in _watchers(variant)} == {seen(None)}


def test_every_game_with_hidden_fields_is_among_the_variants() -> None:
    dealt = {type(variant.new(1)) for variant in VARIANTS}

    assert set(HIDDEN) < dealt
