"""Games as trees: every game the rules can deal is a path, just as likely, and nothing else is."""

import copy
import pickle
from dataclasses import replace
from itertools import pairwise
from math import factorial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from laws.variants import VARIANTS, Variant, random_game, seeds
from rl.walks import drawn, ids_of, random_walk, tree_of

from mercerie.core import BadOption
from mercerie.games import timeline
from mercerie.games.timeline import Words
from mercerie.games.timeline.chance import DATES
from mercerie.rl.tree import Node, Tree

SMALL_DECK = str(Path(__file__).parent.parent / "records" / "small-deck.toml")
# A pile that is used up, hands of one card and sudden death: where cards are drawn in every way there is.
FEW_CARDS = [
    Variant("timeline", 3, {"deck": SMALL_DECK, "hand": 7}),
    Variant("timeline", 8, {"deck": SMALL_DECK, "hand": 2}),
    Variant("timeline", 4, {"deck": SMALL_DECK, "hand": 1}),
]
# Without the table of eight with ten cards each, whose games take a thousand actions and show nothing new.
SHORTER = [variant for variant in VARIANTS if variant.options.get("hand") != 10]
TIMELINES = [*(v for v in SHORTER if v.id == "timeline"), *FEW_CARDS]
every_game = pytest.mark.parametrize("variant", SHORTER, ids=str)
LIMIT = 20_000


def looks(state: Any) -> Any:
    """What everybody sees, but for the sentences told with dates: a date that was drawn has none."""
    view = state.view(None)
    if not isinstance(view, timeline.View):
        return view

    def bare(card: timeline.Card) -> timeline.Card:
        return replace(card, told=Words("", ""), margin=0)

    return replace(
        view,
        line=tuple(map(bare, view.line)),
        missed=tuple(map(bare, view.missed)),
        turned=view.turned and replace(view.turned, card=bare(view.turned.card)),
    )


def follow(variant: Variant, seed: int, **more: Any) -> list[tuple[Node, Any]]:
    """The nodes where players move, along a game of the rules, each with the state it stands for."""
    game, tree = random_game(variant, seed), tree_of(variant, limit=LIMIT, **more)
    ids = ids_of(game[0][0])
    node, _ = drawn(tree.root, game[0][0], ids)
    followed = [(node, game[0][0])]
    for (before, action), (after, _) in pairwise(game):
        number = tree.numbered.encoding.number_of(before.view(None), action)
        node, _ = drawn(node.child(number), after, ids)
        followed.append((node, after))
    return followed


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v.id != "timeline"], ids=str)
@settings(max_examples=5)
@given(seed=seeds)
def test_every_game_of_the_rules_is_a_path(variant: Variant, seed: int) -> None:
    followed = follow(variant, seed)

    assert all(looks(node.state) == looks(real) for node, real in followed)
    assert followed[-1][0].is_over


@pytest.mark.parametrize("dates", DATES)
@pytest.mark.parametrize("variant", TIMELINES, ids=str)
@settings(max_examples=3)
@given(seed=seeds)
def test_every_game_of_timeline_is_a_path(variant: Variant, dates: str, seed: int) -> None:
    followed = follow(variant, seed, dates=dates)

    assert all(looks(node.state) == looks(real) for node, real in followed)
    assert followed[-1][0].is_over


@pytest.mark.parametrize(
    ("variant", "deals"),
    [
        (Variant("patchwork", 2), 2 * factorial(32)),
        (Variant("patchwork-express", 2, {"first": 1}), factorial(14)),
        (Variant("textile", 4), 4),
        (Variant("timeline", 2, {"deck": SMALL_DECK, "hand": 2}), 2 * factorial(24) // factorial(19)),
    ],
    ids=str,
)
def test_all_deals_are_equally_likely(variant: Variant, deals: int) -> None:
    for seed in range(5):
        real = variant.new(seed)

        node, chance = drawn(tree_of(variant, dates="facts").root, real, ids_of(real))

        assert looks(node.state) == looks(real)
        assert 1 / chance == pytest.approx(deals)


@pytest.mark.parametrize("variant", FEW_CARDS, ids=str)
@pytest.mark.parametrize("seed", range(10))
def test_after_a_miss_any_card_of_the_pile_may_come_or_of_the_missed_ones(variant: Variant, seed: int) -> None:
    for before, after in pairwise(random_walk(tree_of(variant, dates="facts"), seed)):
        turned = after.state.turned
        if before.is_chance or turned is None or turned.right or not after.is_chance:
            continue
        pile = {card.id for card in before.state.pile}
        old = {card.id for card in before.state.missed}
        ids = ids_of(before.state)

        assert {ids[number] for number in after.legal} == (pile or old)  # Rules 2.4 and 4.1


@every_game
@settings(max_examples=3)
@given(seed=seeds)
def test_a_walk_ends_within_what_the_tree_promises(variant: Variant, seed: int) -> None:
    tree = tree_of(variant)
    nodes = random_walk(tree, seed)

    assert sum(node.is_chance for node in nodes) <= tree.luck.most_draws
    assert nodes[-1].taken <= tree.luck.longest_game
    assert sum(nodes[-1].returns()) == pytest.approx(0)
    assert nodes[-1].legal == []
    for node in filter(lambda node: node.is_chance, nodes):
        assert sum(share for _, share in node.outcomes) == pytest.approx(1)
        assert all(0 <= number < tree.luck.most_outcomes for number, _ in node.outcomes)


@every_game
@settings(max_examples=2)
@given(seed=seeds)
def test_the_history_in_words_tells_every_node_from_every_other(variant: Variant, seed: int) -> None:
    nodes = random_walk(tree_of(variant), seed)

    assert len({node.told for node in nodes}) == len(nodes)
    assert all(before.told == after.told[: len(before.told)] for before, after in pairwise(nodes))


def test_a_state_of_timeline_with_mixed_dates_knows_no_date_that_was_not_drawn() -> None:
    nodes = random_walk(Tree("timeline", 2), seed=3)
    state = next(node.state for node in nodes if not node.is_chance)

    assert state.line[0].year != 0
    assert {card.year for card in (*state.pile, *state.hands[0], *state.hands[1])} == {0}


def test_a_date_that_several_cards_share_is_one_likelier_outcome() -> None:
    node = Tree("timeline", 2, first=0).root
    while node.draws[0].what != "date":
        node = node.child(node.legal[0])
    cards = timeline.load_deck("inventions").cards
    years = [card.year for card in cards]

    assert len(node.outcomes) == len(set(years)) < len(years)
    for number, share in node.outcomes:
        year = int(node.name(number).removeprefix("date "))
        assert share == pytest.approx(years.count(year) / len(years))


def test_facts_are_told_when_they_show_themselves() -> None:
    tree = Tree("timeline", 2, dates="facts", first=0)
    node = next(node for node in random_walk(tree, seed=1) if not node.is_chance)

    after = node.child(node.legal[0])

    assert node.told[-1] == f"line {node.state.line[0].id}, date {node.state.line[0].year}"
    assert after.told[-1] == f"date {after.state.turned.card.year}"


def test_a_game_without_end_is_a_draw_at_the_limit() -> None:
    nodes = random_walk(Tree("timeline", 2, limit=3), seed=1)

    assert nodes[-1].taken == 3
    assert nodes[-1].returns() == [0.0, 0.0]


def test_copies_are_free_and_travel_is_possible() -> None:
    node = random_walk(Tree("timeline", 2), seed=1)[20]

    arrived = pickle.loads(pickle.dumps(node))  # noqa: S301

    assert copy.deepcopy(node) is node
    assert copy.deepcopy(node.tree) is node.tree
    assert arrived.state == node.state
    assert arrived.legal == node.legal


def test_dates_that_are_neither_are_refused() -> None:
    with pytest.raises(BadOption, match="choose mixed, facts"):
        Tree("timeline", 2, dates="invented")
