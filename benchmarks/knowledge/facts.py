"""What is kept of one game of `champion` against itself, and how it is written: a line of JSON for each game."""

import json
from dataclasses import astuple, dataclass
from math import inf
from random import Random
from typing import Any

from mercerie.bots import Analyst, Budget, make_bot
from mercerie.bots.bot import Analysis
from mercerie.core import Seat
from mercerie.games.patchwork import EXPRESS, PATCHWORK, Action, Buy, PatchworkGame, State, View
from mercerie.games.patchwork.quilt import empty_squares

GAMES: dict[str, PatchworkGame] = {game.id: game for game in (PATCHWORK, EXPRESS)}


@dataclass(frozen=True, slots=True)
class Offer:
    """A patch that could be bought: the chance of winning with it and with the best other action, as far as the
    search looked at them; how many simulations bought it, wherever they put it; whether it was bought."""

    patch: int
    chance: float | None
    other: float | None
    visits: int
    bought: bool

    @property
    def gain(self) -> float | None:
        return None if self.chance is None or self.other is None else self.chance - self.other


@dataclass(frozen=True, slots=True)
class Decision:
    """A player who could buy something, on a space of the time board, and the chance of what was played."""

    seat: Seat
    space: int
    chance: float
    offers: tuple[Offer, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """One game. `home` came to the last space first; `tile`: who took it, and the space of their token then."""

    seed: int
    first: Seat
    scores: tuple[int, int]
    winner: Seat
    empty: tuple[int, int]
    home: Seat
    tile: tuple[Seat, int] | None
    decisions: tuple[Decision, ...]

    def tile_decides(self, points: int) -> bool:
        """Whether its holder won, and would not have won without its points."""
        if self.tile is None or self.tile[0] != self.winner:
            return False
        left, other = self.scores[self.winner] - points, self.scores[1 - self.winner]
        return left < other or (left == other and self.home != self.winner)  # Rule 6.3


def format_facts(facts: Facts) -> str:
    return json.dumps(astuple(facts), separators=(",", ":"))


def parse_facts(line: str) -> Facts:
    seed, first, scores, winner, empty, home, tile, decisions = json.loads(line)
    return Facts(
        seed, first, tuple(scores), winner, tuple(empty), home, tile and tuple(tile), tuple(map(_decision, decisions))
    )


def _decision(values: Any) -> Decision:
    seat, space, chance, offers = values
    return Decision(seat, space, chance, tuple(Offer(*offer) for offer in offers))


def play(game_id: str, seed: int, playouts: int) -> Facts:
    """A game of the champion. It has no clock, so that the same seed gives the same game."""
    game = GAMES[game_id]
    bot = make_bot("champion", game, Random(seed))
    assert isinstance(bot, Analyst)
    return watch(game, seed, bot, Budget(inf, playouts))


def watch(game: PatchworkGame, seed: int, bot: Analyst[View, Action], budget: Budget) -> Facts:
    """A game of an analyst against itself. One search serves both: what it plays, and what it thinks of the rest."""
    state = game.new(2, seed)
    first, tile, decisions = state.turn, None, []
    while not state.is_over:
        seat, legal = state.turn, state.legal_actions()
        space, action = state.players[seat].time, legal[0]
        if len(legal) > 1:
            thought = bot.analyse(state.view(seat), legal, budget)
            action = thought.choices[0].action
            decisions += decide(state, thought, budget.playouts)
        state, before = state.apply(action), state.tile
        if state.tile != before:
            tile = (seat, space)
    return _facts(seed, first, state, tile, tuple(decisions))


def decide(state: State, thought: Analysis[Action], playouts: int) -> list[Decision]:
    """What was thought of the patches that can be bought; nothing if there are none."""
    legal, best = state.legal_actions(), thought.choices[0]
    offers = []
    for patch in sorted({action.patch for action in legal if isinstance(action, Buy)}):
        with_it = [choice for choice in thought.choices if _buys(choice.action, patch)]
        without = [choice for choice in thought.choices if not _buys(choice.action, patch)]
        offers.append(
            Offer(
                patch,
                # The first is the best: it was tried most, and of all that would be played.
                round(with_it[0].chance, 3) if with_it else None,
                round(without[0].chance, 3) if without else None,
                round(playouts * sum(choice.share for choice in with_it)),
                _buys(best.action, patch),
            )
        )
    space = state.players[state.turn].time
    return [Decision(state.turn, space, round(best.chance, 3), tuple(offers))] if offers else []


def _buys(action: Action, patch: int) -> bool:
    return isinstance(action, Buy) and action.patch == patch


def _facts(seed: int, first: Seat, end: State, tile: tuple[Seat, int] | None, decisions: tuple[Decision, ...]) -> Facts:
    outcome = end.outcome()
    assert outcome is not None
    assert end.home is not None
    one, two = (empty_squares(player.quilt, end.box.side) for player in end.players)
    return Facts(seed, first, end.scores(), outcome.winners[0], (one, two), end.home, tile, decisions)
