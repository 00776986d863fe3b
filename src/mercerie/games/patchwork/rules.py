"""The rules of Patchwork and Patchwork Express. Clause numbers refer to docs/rules/patchwork.en.md."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import assert_never

from mercerie.core import IllegalAction, Outcome, Seat
from mercerie.core.luck import shuffled
from mercerie.games.patchwork.actions import Action, Advance, Buy, Sew, ThrowAway
from mercerie.games.patchwork.components import Components
from mercerie.games.patchwork.quilt import Cells, empty_squares, has_full_square
from mercerie.games.patchwork.refusal import explain
from mercerie.games.patchwork.view import Player, Sewn, View, draw, winner


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know about a game of Patchwork."""

    box: Components
    players: tuple[Player, Player]
    circle: tuple[int, ...]  # the patches clockwise from the neutral token: the first ones are in reach
    late: tuple[int, ...]  # patches still to join the circle, in the order they will come: nobody knows it
    leather: tuple[int, ...]  # the spaces where leather patches wait
    turn: Seat
    to_sew: int = 0  # leather patches the player has just taken
    tile: Seat | None = None
    home: Seat | None = None  # who reached the last space first

    @property
    def to_move(self) -> Seat | None:
        return None if self.is_over else self.turn

    @property
    def is_over(self) -> bool:  # Rule 6.1: leather taken on the last move is still sewn.
        return not self.to_sew and all(player.time == self.box.track.end for player in self.players)

    @property
    def offer(self) -> tuple[int, ...]:  # Rule 4.1
        return self.circle[: self.box.offer]

    def legal_actions(self) -> tuple[Action, ...]:
        if self.is_over:
            return ()
        if self.to_sew:
            return tuple(self._leather_actions())
        return (*self._purchases(), Advance())

    def _purchases(self) -> Iterator[Buy]:
        quilt = self.players[self.turn].quilt
        for patch in filter(self._affords, self.offer):
            for buy, cells in self.box.places[patch].items():
                if not cells & quilt:  # Rule 4.4
                    yield buy

    def _leather_actions(self) -> Iterator[Action]:
        for sew, cell in self.box.single_squares.items():
            if self._has_room(cell):
                yield sew
        if self.box.leather_may_be_thrown_away:  # Rule 5.4
            yield ThrowAway()

    def is_legal(self, action: Action) -> bool:
        if self.is_over:
            return False
        match action:
            case Advance():
                return not self.to_sew
            case Buy(patch):
                in_reach = not self.to_sew and patch in self.offer
                return in_reach and self._affords(patch) and self._has_room(self.box.places[patch].get(action))
            case Sew():
                return self.to_sew > 0 and self._has_room(self.box.single_squares.get(action))
            case ThrowAway():
                return self.to_sew > 0 and self.box.leather_may_be_thrown_away
            case _:
                assert_never(action)

    def _affords(self, patch: int) -> bool:  # Rule 4.2
        return self.box.patches[patch].cost <= self.players[self.turn].buttons

    def _has_room(self, cells: Cells | None) -> bool:
        return cells is not None and not cells & self.players[self.turn].quilt

    def apply(self, action: Action) -> "State":
        if not self.is_legal(action):
            raise IllegalAction(explain(self.view(None), action))
        match action:
            case Advance():
                return self._advance()
            case Buy():
                return self._buy(action)
            case Sew():
                return self._sew(None, self.box.single_squares[action])._leather_done()
            case ThrowAway():
                return self._leather_done()
            case _:
                assert_never(action)

    # Rule 3: to the space after the other token, a button for each space really moved.
    def _advance(self) -> "State":
        me, other = self.players[self.turn], self.players[1 - self.turn]
        end = min(other.time + 1, self.box.track.end)
        steps = end - me.time
        return self._with_me(replace(me, buttons=me.buttons + steps))._travel(steps)

    # Rule 4.3: the token moves to the gap, the price is paid, the patch is sewn, time passes.
    def _buy(self, action: Buy) -> "State":
        me, patch = self.players[self.turn], self.box.patches[action.patch]
        gap = self.circle.index(patch.id)
        circle = self.circle[gap + 1 :] + self.circle[:gap]
        late = self.late
        if len(circle) == self.box.late_from:  # Rule 4.5
            circle, late = circle + late, ()
        paid = replace(me, buttons=me.buttons - patch.cost, income=me.income + patch.income)
        bought = replace(self._with_me(paid), circle=circle, late=late)
        return bought._sew(patch.id, self.box.places[patch.id][action])._travel(patch.time)

    def _sew(self, patch: int | None, cells: Cells) -> "State":
        me, tile = self.players[self.turn], self.box.tile
        sewn = replace(me, quilt=me.quilt | cells, sewn=(*me.sewn, Sewn(patch, cells)))
        state = self._with_me(sewn)
        # Rule 5.5: at once, and only to the first.
        if tile and self.tile is None and has_full_square(sewn.quilt, self.box.side, tile.side):
            state = replace(state, tile=self.turn)
        return state

    # Rule 5: what lies on the way is collected.
    def _travel(self, steps: int) -> "State":
        me, track = self.players[self.turn], self.box.track
        end = min(me.time + steps, track.end)  # Rule 5.1
        passed = range(me.time + 1, end + 1)
        wages = me.income * sum(mark in passed for mark in track.income)  # Rule 5.2
        found = sum(space in passed for space in self.leather)  # Rule 5.3
        room = empty_squares(me.quilt, self.box.side)
        state = replace(
            self._with_me(replace(me, time=end, buttons=me.buttons + wages)),
            leather=tuple(space for space in self.leather if space not in passed),
            to_sew=min(found, room),  # Rule 5.4
            home=self.turn if self.home is None and end == track.end else self.home,
        )
        return state if state.to_sew else state._pass_on()

    def _leather_done(self) -> "State":
        state = replace(self, to_sew=self.to_sew - 1)
        return state if state.to_sew else state._pass_on()

    # Rule 2: the player behind moves; on one space, the one who arrived last, whose token lies on top.
    def _pass_on(self) -> "State":
        me, other = self.players[self.turn], self.players[1 - self.turn]
        return self if me.time <= other.time else replace(self, turn=1 - self.turn)

    def _with_me(self, me: Player) -> "State":
        first, second = self.players
        return replace(self, players=(first, me) if self.turn else (me, second))

    def scores(self) -> tuple[int, int]:  # Rule 6.2
        first, second = (self._score(seat) for seat in (0, 1))
        return first, second

    def _score(self, seat: Seat) -> int:
        player, tile = self.players[seat], self.box.tile
        bonus = tile.points if tile and self.tile == seat else 0
        return player.buttons + bonus - self.box.penalty * empty_squares(player.quilt, self.box.side)

    def outcome(self) -> Outcome | None:
        if not self.is_over or self.home is None:
            return None
        scores = self.scores()
        return Outcome(scores, (winner(scores, self.home),))

    def view(self, seat: Seat | None) -> View:
        return View(
            seat=seat,
            box=self.box,
            players=self.players,
            circle=self.circle,
            late=tuple(sorted(self.late)),  # Rule 4.5: which patches will come is known, their order is not.
            leather=self.leather,
            turn=self.turn,
            to_sew=self.to_sew,
            tile=self.tile,
            home=self.home,
            to_move=self.to_move,
            scores=self.scores(),
        )

    def __str__(self) -> str:
        return draw(self.view(None))


def deal(box: Components, leather: str, first: Seat, rng: Random) -> State:
    """Rule 1: the circle is shuffled and the neutral token put just after the start patch."""
    player = Player(buttons=box.buttons)
    circle = shuffled([patch for patch in box.patches if patch not in box.late], rng)
    token = circle.index(box.start) + 1
    return State(
        box=box,
        players=(player, player),
        circle=tuple(chain(circle[token:], circle[:token])),
        late=shuffled(box.late, rng),
        leather=box.track.leather[leather],
        turn=first,
    )


def determinize(view: View, rng: Random) -> State:
    """Imagine the order in which the late patches will come; everything else is open."""
    return State(
        box=view.box,
        players=view.players,
        circle=view.circle,
        late=shuffled(view.late, rng),
        leather=view.leather,
        turn=view.turn,
        to_sew=view.to_sew,
        tile=view.tile,
        home=view.home,
    )
