"""The rules of Textile. Clause numbers refer to docs/rules/textile.en.md."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import assert_never

from mercerie.core import IllegalAction, Outcome, Seat
from mercerie.games.textile.actions import Action, Assemble, Discard, Start, Take
from mercerie.games.textile.cloth import NO_CLOTH, Cloth, Piece, Tile, cell, each_cell, is_on_grid, moved, turned, turns
from mercerie.games.textile.refusal import explain
from mercerie.games.textile.view import Sewn, View, draw

LARGEST_PATCH = 5


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know about a game of Textile, which is what everybody sees."""

    piles: tuple[int, ...]  # tiles left of each colour
    patches: tuple[Piece, ...]  # each player's patch; empty: none
    points: tuple[int, ...]
    turn: Seat
    teams: bool = False
    cloth: Cloth = NO_CLOTH  # the patchwork
    sewn: tuple[Sewn, ...] = ()  # the same piece by piece, in the order sewn
    acted: tuple[int, ...] = ()  # when each player last acted, counted in actions

    @property
    def to_move(self) -> Seat | None:
        return None if self.is_over else self.turn

    @property
    def is_over(self) -> bool:  # Rule 6.2
        return not any(self.piles) and not any(self.patches)

    @property
    def _patch(self) -> Piece:
        return self.patches[self.turn]

    def legal_actions(self) -> tuple[Action, ...]:
        if self.is_over:
            return ()
        if not self.sewn:  # Rule 1.3
            return tuple(Start(colour) for colour in self._colours_left())
        if not self._patch:  # Rule 2.2
            return tuple(Take(colour) for colour in self._colours_left())
        return (*self._takes(), *self._assemblies(), Discard())

    def _takes(self) -> Iterator[Take]:
        if len(self._patch) < LARGEST_PATCH:  # Rules 3.3 and 3.4
            patch = NO_CLOTH.with_piece(self._patch)
            for colour in self._colours_left():
                for x, y in each_cell(patch.sewing_places((Tile(0, 0, colour),))):  # Rule 3.2
                    yield Take(colour, x, y)

    def _assemblies(self) -> Iterator[Assemble]:
        for quarters, look in turns(self._patch).items():  # Rule 4.1
            for x, y in each_cell(self.cloth.sewing_places(look)):
                yield Assemble(quarters, x, y)

    def _colours_left(self) -> list[int]:
        return [colour for colour, tiles in enumerate(self.piles) if tiles]

    def is_legal(self, action: Action) -> bool:
        if self.is_over:
            return False
        patch = self._patch
        match action:
            case Start(colour):
                return not self.sewn and self._is_left(colour)
            case Take(colour, x, y):
                if not self.sewn or not self._is_left(colour):
                    return False
                return self._extends(action) if patch else (x, y) == (0, 0)
            case Assemble(quarters, x, y):
                look = turns(patch).get(quarters) if patch else None
                return look is not None and is_on_grid(x, y) and bool(self.cloth.sewing_places(look) & cell(x, y))
            case Discard():
                return bool(patch)
            case _:
                assert_never(action)

    def _is_left(self, colour: int) -> bool:
        return 0 <= colour < len(self.piles) and self.piles[colour] > 0

    def _extends(self, take: Take) -> bool:
        if len(self._patch) == LARGEST_PATCH or not is_on_grid(take.x, take.y):
            return False
        places = NO_CLOTH.with_piece(self._patch).sewing_places((Tile(0, 0, take.colour),))
        return bool(places & cell(take.x, take.y))

    def apply(self, action: Action) -> "State":
        if not self.is_legal(action):
            raise IllegalAction(explain(self.view(None), action))
        state = replace(self, acted=_put(self.acted, self.turn, max(self.acted) + 1))
        match action:
            case Start(colour):
                return state._start(Tile(0, 0, colour))
            case Take(colour, x, y):
                return state._take(Tile(x, y, colour))
            case Assemble(quarters, x, y):
                return state._assemble(moved(turned(self._patch, quarters), x, y))
            case Discard():  # Rule 5
                return state._with_patch(())._pass_on()
            case _:
                assert_never(action)

    def _start(self, tile: Tile) -> "State":
        laid = replace(self, cloth=self.cloth.with_piece([tile]), sewn=(Sewn(None, (tile,)),))
        return laid._from_pile(tile.colour)._pass_on()

    def _take(self, tile: Tile) -> "State":
        state = self._from_pile(tile.colour)._with_patch((*self._patch, tile))
        # Rule 3.4: with a fifth tile the turn goes on, to assemble or to discard.
        return state if len(state._patch) == LARGEST_PATCH else state._pass_on()

    def _assemble(self, piece: Piece) -> "State":
        gained = self.cloth.seams(piece) * len(piece)  # Rule 4.4
        state = replace(
            self._with_patch(()),
            cloth=self.cloth.with_piece(piece),
            sewn=(*self.sewn, Sewn(self.turn, piece)),
            points=_put(self.points, self.turn, self.points[self.turn] + gained),
        )
        # Rule 4.5: the turn goes on with a new tile, while there is one.
        return state if any(state.piles) else state._pass_on()

    # Rule 6.2: who has nothing left to do is skipped.
    def _pass_on(self) -> "State":
        seats = len(self.patches)
        for step in range(1, seats):
            seat = (self.turn + step) % seats
            if self.patches[seat] or any(self.piles):
                return replace(self, turn=seat)
        return self

    def _from_pile(self, colour: int) -> "State":
        return replace(self, piles=_put(self.piles, colour, self.piles[colour] - 1))

    def _with_patch(self, patch: Piece) -> "State":
        return replace(self, patches=(*self.patches[: self.turn], patch, *self.patches[self.turn + 1 :]))

    def scores(self) -> tuple[int, ...]:
        if not self.teams:
            return self.points
        return tuple(sum(self.points[seat % 2 :: 2]) for seat in range(len(self.points)))  # Rule 6.4

    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        scores = self.scores()
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        # Rules 6.3 and 6.4: of equals, the one, or the team, that did its last action earlier.
        finished = {seat: max(self.acted[seat % 2 :: 2]) if self.teams else self.acted[seat] for seat in best}
        earliest = min(finished.values())
        return Outcome(scores, tuple(seat for seat in best if finished[seat] == earliest))

    def view(self, seat: Seat | None) -> View:
        outcome = self.outcome()
        return View(
            seat=seat,
            piles=self.piles,
            sewn=self.sewn,
            patches=self.patches,
            points=self.points,
            scores=self.scores(),
            turn=self.turn,
            teams=self.teams,
            acted=self.acted,
            to_move=self.to_move,
            winners=outcome.winners if outcome else (),
        )

    def __str__(self) -> str:
        return draw(self.view(None))


def deal(seats: int, tiles: int, first: Seat, *, teams: bool) -> State:
    """Rule 1: five piles, nobody has a patch, and `first` will lay the first tile."""
    return State(
        piles=(tiles,) * 5, patches=((),) * seats, points=(0,) * seats, turn=first, teams=teams, acted=(0,) * seats
    )


def determinize(view: View, _rng: Random) -> State:
    """Nothing is hidden, so there is nothing to imagine."""
    return State(
        piles=view.piles,
        patches=view.patches,
        points=view.points,
        turn=view.turn,
        teams=view.teams,
        cloth=view.cloth,
        sewn=view.sewn,
        acted=view.acted,
    )


def _put(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
