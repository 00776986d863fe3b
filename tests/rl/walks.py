"""Walks through a tree: at random, or along a game that was really dealt and played by the rules."""

from random import Random
from typing import Any

from laws.variants import Variant

from mercerie.core.chance import Draw
from mercerie.games import timeline
from mercerie.games.patchwork import State as PatchworkState
from mercerie.games.timeline.chance import LINE
from mercerie.rl.tree import Node, Tree


def tree_of(variant: Variant, **more: Any) -> Tree:
    """Of what is said of the luck, what this game's luck knows."""
    known = {name: value for name, value in more.items() if name in variant.game.luck_settings}
    return Tree(variant.id, variant.seats, **{**variant.options, **known})


def random_walk(tree: Tree, seed: int) -> list[Node]:
    rng, nodes = Random(seed), [tree.root]
    while not nodes[-1].is_over:
        node = nodes[-1]
        numbers = [number for number, _ in node.outcomes] if node.is_chance else node.legal
        weights = [share for _, share in node.outcomes] if node.is_chance else None
        nodes.append(node.child(rng.choices(numbers, weights)[0]))
    return nodes


def drawn(node: Node, real: Any, ids: list[Any]) -> tuple[Node, float]:
    """Draw until a player is to move, and draw what lies in the real state; also the probability of all that."""
    chance = 1.0
    while node.is_chance:
        number = _outcome(node.draws[0], node, real, ids)
        chance *= dict(node.outcomes)[number]
        node = node.child(number)
    return node, chance


def _outcome(draw: Draw, node: Node, real: Any, ids: list[Any]) -> int:
    place = draw.places[0]
    if draw.what == "first":
        return int(real.in_play[0] if isinstance(real, timeline.State) else real.turn)
    if isinstance(real, PatchworkState):
        return ids.index(real.circle[place])
    row, slot = place
    if draw.what == "date" and node.waiting is not None:
        return _of_year(node, real.turned.card.year)
    card = real.line[slot] if row == LINE else real.hands[row][slot]
    return _of_year(node, card.year) if draw.what == "date" else ids.index(card.id)


def _of_year(node: Node, year: int) -> int:
    return next(number for number, _ in node.outcomes if node.name(number) == f"date {year}")


def ids_of(state: Any) -> list[Any]:
    """What outcomes are numbers of: patches or cards in the order of their ids."""
    if isinstance(state, timeline.State):
        return sorted(card.id for card in timeline.load_deck(state.deck).up_to(state.difficulty))
    return sorted(state.box.patches) if isinstance(state, PatchworkState) else []
