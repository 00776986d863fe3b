"""A network in an ONNX file as a bot.

One that `mercerie learn` made guides a search; a second file, which looks at quilts, lies beside it. Any other is a
policy: what the game's `encode` makes of a view goes in, the best legal action comes out. Its input is `observation`, a
batch of what `observe(view)` gives; its output `policy`, a number for each action of the game, the more the better; an
output `value` may be there and is not looked at.
"""

from collections.abc import Sequence
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from mercerie.bots.bot import AnyBot, Budget
from mercerie.bots.networks import open_network
from mercerie.bots.patchwork.guided.learned import is_learned, open_learned
from mercerie.core import AnyGame, BadFile, Encoding

GUIDED = ("patchwork", "patchwork-express")


def network_bot(path: str, game: AnyGame, rng: Random) -> AnyBot:
    """The bot of a file."""
    network = open_network(Path(path))
    if not is_learned(network):
        return Network(path, game)
    if game.id not in GUIDED:
        raise BadFile(f"{path} was made by `mercerie learn` for {' or '.join(GUIDED)}, not for {game.id}.")
    # Imported only here: a plain policy does not wait for compiled code. One short thought loads it before a game.
    from mercerie.bots.patchwork.guided.player import Guided

    bot, state = Guided(open_learned(Path(path)), rng), game.new(2, 1)
    bot.choose(state.view(state.to_move), state.legal_actions(), Budget(inf, 8))
    return bot


class Network:
    """Plays the legal action the network likes best; of equals, the first."""

    def __init__(self, path: str, game: AnyGame) -> None:
        self._game = game
        self._session = open_network(Path(path))
        self._actions = self._check_tensors(path)
        self._encoding: Encoding | None = None

    def _check_tensors(self, path: str) -> int:
        """How many actions the policy speaks of."""
        inputs = [tensor.name for tensor in self._session.get_inputs()]
        outputs = {tensor.name: tensor.shape for tensor in self._session.get_outputs()}
        if inputs != ["observation"] or "policy" not in outputs:
            raise BadFile(f"{path} should have the input observation and the output policy: {inputs}, {[*outputs]}.")
        shape = outputs["policy"]
        if len(shape) != 2 or not isinstance(shape[1], int):
            raise BadFile(f"{path}: policy should be a batch of one number for each action, not of the shape {shape}.")
        return shape[1]

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Any:  # noqa: ARG002
        if self._encoding is None:
            self._encoding = encoding_for(self._game, view, self._actions)
        encoding = self._encoding
        (policy,) = self._session.run(["policy"], {"observation": encoding.observe(view)[None]})
        return max(legal, key=lambda action: policy[0][encoding.number_of(view, action)])


def encoding_for(game: AnyGame, view: Any, actions: int) -> Encoding:
    """The encoding for a table like this one with so many actions. BadFile says which there are.

    A view does not tell all of a table's options, but the size of the network decides between them.
    """
    known = {encoding.action_count: encoding for encoding in game.encodings(view)}
    if actions not in known:
        sizes = " or ".join(str(size) for size in sorted(known))
        raise BadFile(f"policy has {actions} numbers; at this table it should have {sizes}.")
    return known[actions]
