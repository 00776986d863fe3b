"""OpenSpiel games: `mercerie_patchwork`, `mercerie_patchwork_express`, `mercerie_textile`, `mercerie_timeline`.

Importing this module registers all games there are. Everything that luck decides is a chance node (core/chance.py), and
all that has been drawn lies open: an information state is the history, and nobody has secrets from the others.
"""

from typing import Any, ClassVar

import numpy as np
import pyspiel

from mercerie.core import AnyGame, Option, OptionValue
from mercerie.games import GAMES
from mercerie.rl.tree import Node, Tree

LUCK_DECIDES = "(luck decides)"
WORD = -1


def spiel_name(game: str) -> str:
    return f"mercerie_{game.replace('-', '_')}"


class MercerieGame(pyspiel.Game):
    """One of our games; the parameters are its players and options.

    A parameter has one type, so where an option is a number or one word, `first` and `hand`, the word is −1.
    """

    game: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = GAMES[self.game]
        chosen = {**_parameters(game), **(params or {})}
        settings: dict[str, Any] = {option.name: _value(option, chosen[option.name]) for option in game.options}
        settings |= {name: chosen[name] for name in game.luck_settings}
        self.tree = Tree(game.id, chosen["players"], **settings)
        super().__init__(_type(game), _info(self.tree), chosen)

    def new_initial_state(self) -> "MercerieState":
        return MercerieState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.tree.luck.most_draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"There are no parameters of observation, not even {params}.")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.tree, wanted)


class MercerieState(pyspiel.State):
    """A node of the tree, in OpenSpiel's words."""

    def __init__(self, game: MercerieGame) -> None:
        super().__init__(game)
        self.node: Node = game.tree.root

    def current_player(self) -> int:
        if self.node.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.node.is_chance else int(self.node.state.to_move)

    def _legal_actions(self, _player: int) -> list[int]:
        return self.node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.outcomes

    def _apply_action(self, action: int) -> None:
        self.node = self.node.child(action)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.node.name(action)

    def is_terminal(self) -> bool:
        return self.node.is_over

    def returns(self) -> list[float]:
        return self.node.returns()

    def __str__(self) -> str:
        return LUCK_DECIDES if self.node.is_chance else str(self.node.state.view(None))


class Observer:
    """What a seat sees now, or, with perfect recall, all that has happened. While luck decides there is nothing new."""

    def __init__(self, tree: Tree, wanted: Any) -> None:
        self._recalls = wanted.perfect_recall
        self._open = wanted.public_info
        longest = tree.luck.longest_game + tree.luck.most_draws
        pieces: dict[str, tuple[int, ...]] = {"player": (tree.seats,)}
        if self._open and self._recalls:
            pieces["history"] = (longest,)
        elif self._open:
            shapes = tree.numbered.encoding
            planes = {"planes": shapes.shape} if len(shapes.shape) > 1 else {p.name: p.shape for p in shapes.parts}
            pieces |= {name.replace(" ", "_"): shape for name, shape in planes.items()}
        sizes = [int(np.prod(shape)) for shape in pieces.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {name: part.reshape(shape) for (name, shape), part in zip(pieces.items(), parts, strict=True)}

    def set_from(self, state: MercerieState, player: int) -> None:
        self.tensor.fill(0)
        self.tensor[player] = 1
        node, rest = state.node, self.tensor[len(self.dict["player"]) :]
        if self._open and self._recalls:
            rest[: len(node.numbers)] = np.array(node.numbers) + 1
        elif self._open and not node.is_chance:
            rest[:] = node.position.observe(player).ravel()

    def string_from(self, state: MercerieState, player: int) -> str | None:
        if not self._open:
            return ""
        if self._recalls:
            return "\n".join([f"I am {player}", *state.node.told])
        return f"I am {player}\n{state}"


def parameter(option: Option, value: OptionValue) -> OptionValue:
    """An option's value as a parameter of OpenSpiel's."""
    return WORD if isinstance(value, str) and _numbers_and_a_word(option) else value


def _value(option: Option, given: OptionValue) -> OptionValue:
    if given == WORD and _numbers_and_a_word(option):
        return next(choice for choice in option.choices if isinstance(choice, str))
    return given


def _numbers_and_a_word(option: Option) -> bool:
    return len({type(choice) for choice in option.choices}) > 1


def _parameters(game: AnyGame) -> dict[str, Any]:
    options = {option.name: parameter(option, option.default) for option in game.options}
    return {"players": min(game.seats), **options, **game.luck_settings}


def _type(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=spiel_name(game.id),
        long_name=f"Mercerie: {game.id.replace('-', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


def _info(tree: Tree) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=tree.numbered.encoding.action_count,
        max_chance_outcomes=tree.luck.most_outcomes,
        num_players=tree.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=tree.luck.longest_game,
    )


# Classes, because OpenSpiel keeps what is registered beyond the end of Python, and only classes bear that.
for _game in GAMES.values():
    _made = type(f"{_game.title.replace(' ', '')}Game", (MercerieGame,), {"game": _game.id, "__doc__": _game.title})
    pyspiel.register_game(_type(_game), _made)
