"""A game as a tree in which luck has nodes of its own: what OpenSpiel, or any search with chance, walks through."""

from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any

from mercerie.core import OptionValue
from mercerie.core.chance import Draw, Luck, Outcomes
from mercerie.games import GAMES
from mercerie.rl.numbered import NumberedGame, Position
from mercerie.rl.rewards import rewards


class Tree:
    """All the games that can be played at one table. Among the options are those of the game's luck, if it has any."""

    def __init__(self, game: str, seats: int, **options: OptionValue) -> None:
        self._made_of = (game, seats, options)
        settings = GAMES[game].luck_settings
        own = {name: value for name, value in options.items() if name not in settings}
        drawn = {name: options.get(name, usual) for name, usual in settings.items()}
        self.numbered = NumberedGame(game, seats, own)
        settled = self.numbered.game.describe(seats, **own)
        self.luck: Luck = self.numbered.game.luck(seats, {**settled, **drawn})
        self.root = Node(self, *self.luck.opening())

    @property
    def seats(self) -> int:
        return self.numbered.seats

    def __deepcopy__(self, memo: dict[int, Any]) -> "Tree":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # Games are records of functions, which do not travel to other processes; their names do.
        return _plant, self._made_of


def _plant(game: str, seats: int, settings: dict[str, Any]) -> Tree:
    return Tree(game, seats, **settings)


@dataclass(frozen=True)
class Node:
    """Where a game stands: the state, what is still to be drawn, and the action that waits for it."""

    tree: Tree
    state: Any
    draws: tuple[Draw, ...]
    waiting: Any = None  # an action that needs a draw before it can be carried out
    told: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()  # of all actions and draws so far
    taken: int = 0  # actions of players

    @property
    def is_chance(self) -> bool:
        return bool(self.draws)

    @property
    def is_over(self) -> bool:
        return not self.draws and (self.state.to_move is None or self.taken == self.tree.luck.longest_game)

    @cached_property
    def position(self) -> Position:
        return self.tree.numbered.at(self.state)

    @cached_property
    def outcomes(self) -> Outcomes:
        """Where luck decides: the number of each outcome and its probability."""
        return self.tree.luck.outcomes(self.state, self.draws[0])

    @cached_property
    def legal(self) -> list[int]:
        """The numbers of all actions, or of all outcomes where luck decides, in ascending order."""
        if self.draws:
            return [number for number, _ in self.outcomes]
        return [] if self.is_over else sorted(self.position.actions)

    def child(self, number: int) -> "Node":
        node = replace(self, numbers=(*self.numbers, number))
        return node._drawn(number) if self.draws else node._played(self.position.actions[number])

    def _drawn(self, outcome: int) -> "Node":
        luck, draw = self.tree.luck, self.draws[0]
        node = replace(
            self,
            state=luck.settle(self.state, draw, outcome),
            draws=self.draws[1:],
            told=(*self.told, luck.tell(draw, outcome)),
        )
        return node if node.draws or node.waiting is None else node._carried_out(node.waiting)

    def _played(self, action: Any) -> "Node":
        told = f"{self.state.to_move}: {self.tree.numbered.game.format_action(action)}"
        node = replace(self, told=(*self.told, told), taken=self.taken + 1)
        draws = self.tree.luck.before(self.state, action)
        return replace(node, draws=draws, waiting=action) if draws else node._carried_out(action)

    def _carried_out(self, action: Any) -> "Node":
        after, luck = self.state.apply(action), self.tree.luck
        told = (*self.told, *luck.shown(after))
        return replace(self, state=after, draws=luck.after(self.state, action, after), waiting=None, told=told)

    def name(self, number: int) -> str:
        """An action or a draw in words."""
        if self.draws:
            return self.tree.luck.tell(self.draws[0], number)
        return str(self.tree.numbered.game.format_action(self.position.actions[number]))

    def returns(self) -> list[float]:
        outcome = self.state.outcome() if self.is_over else None
        return [0.0] * self.tree.seats if outcome is None else rewards(outcome, "win")

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        return self  # nothing in it ever changes, and searches copy often

    def __getstate__(self) -> dict[str, Any]:
        # What is worked out from the rest stays behind.
        return {field.name: getattr(self, field.name) for field in fields(self)}
