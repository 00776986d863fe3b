"""One look over the patchwork tells what the plain rules tell one action at a time."""

from hypothesis import assume, given, settings
from laws.variants import Variant, seeds, some_position

from mercerie.bots.textile.appraise import most_seams
from mercerie.bots.textile.survey import Desk, new_desk, seams_after, survey
from mercerie.games.textile import Assemble, State, Take
from mercerie.games.textile.cloth import moved, turned
from mercerie.games.textile.kernels.record import encode_action, pack

TEXTILE = Variant("textile", 2)


def surveyed(state: State) -> Desk:
    desk = new_desk()
    survey(pack(state), desk)
    return desk


@given(seed=seeds)
@settings(deadline=None)
def test_every_place_for_the_patch_is_found_with_its_seams(seed: int) -> None:
    state = some_position(TEXTILE, seed)
    assume(state.to_move is not None and state.patches[state.turn])
    patch = state.patches[state.turn]

    desk = surveyed(state)

    found = {int(desk.codes[place]): int(desk.seams[place]) for place in range(desk.found[0])}
    assert found == {
        encode_action(action): state.cloth.seams(moved(turned(patch, action.quarters), action.x, action.y))
        for action in state.legal_actions()
        if isinstance(action, Assemble)
    }


@given(seed=seeds)
@settings(deadline=None)
def test_every_tile_that_can_be_added_is_found_with_what_it_leads_to(seed: int) -> None:
    state = some_position(TEXTILE, seed)
    assume(state.to_move is not None and state.patches[state.turn])
    table, desk = pack(state).table, surveyed(state)

    found = {
        Take(colour, int(desk.spots[spot, 0]), int(desk.spots[spot, 1])): seams_after(table, desk, spot, colour)
        for spot in range(desk.found[1])
        for colour in range(5)
    }

    takes = [action for action in state.legal_actions() if isinstance(action, Take)]
    assert {action for action, seams in found.items() if seams >= 0} == set(takes)
    for action in takes:
        grown = state.apply(action)
        assert found[action] == most_seams(grown, grown.patches[state.turn])
