"""`search` at Textile: strong, within its time, the same with the same luck; and what it thinks."""

import subprocess
import sys
from itertools import pairwise
from math import inf
from random import Random
from time import perf_counter

import pytest

from mercerie.bots import Analyst, Budget, make_bot
from mercerie.bots.textile.levels import LEVELS
from mercerie.bots.textile.search import Search
from mercerie.core import OptionValue
from mercerie.games.textile import TEXTILE, State

QUICK = Budget(seconds=inf, playouts=150)


def begun(seats: int = 2, **options: OptionValue) -> State:
    state = TEXTILE.new(seats, 1, **options)
    return state.apply(state.legal_actions()[0])


def winners(specs: tuple[tuple[str, Budget], ...], seed: int, **options: OptionValue) -> tuple[int, ...]:
    state = TEXTILE.new(len(specs), seed, **options)
    bots = [make_bot(spec, TEXTILE, Random(seed + seat)) for seat, (spec, _) in enumerate(specs)]
    while (seat := state.to_move) is not None:
        state = state.apply(bots[seat].choose(state.view(seat), state.legal_actions(), specs[seat][1]))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners


def wins(strong: tuple[str, Budget], weak: tuple[str, Budget], deals: int, **options: OptionValue) -> int:
    return sum(
        (0 in winners((strong, weak), seed, **options)) + (1 in winners((weak, strong), seed, **options))
        for seed in range(deals)
    )


def test_search_beats_greedy() -> None:
    assert wins(("search", QUICK), ("greedy", QUICK), deals=3) >= 5


def test_partners_who_search_beat_greedy_partners() -> None:
    sides = (("search", QUICK), ("greedy", QUICK))

    assert sum(0 in winners(sides * 2, seed, teams=True) for seed in range(4)) >= 3


def test_among_four_those_who_search_win_more() -> None:
    sides = (("search", QUICK), ("greedy", QUICK))

    assert sum(winners(sides * 2, seed)[0] % 2 == 0 for seed in range(4)) >= 3


def test_each_level_is_stronger_than_the_one_before() -> None:
    # The expert takes all the time there is; here a tenth of a second.
    budgets = {level: Budget(inf, 1_000) if level == "expert" else Budget(60) for level in LEVELS}
    for weak, strong in pairwise(LEVELS):
        won = wins((f"search:{strong}", budgets[strong]), (f"search:{weak}", budgets[weak]), deals=4)

        assert won >= 5, f"{strong} won {won} of 8 against {weak}"


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "expert"])
def test_all_but_the_expert_answer_at_once(level: str) -> None:
    state, bot = begun(), make_bot(f"search:{level}", TEXTILE, Random(1))
    bot.choose(state.view(state.turn), state.legal_actions(), Budget())

    before = perf_counter()
    bot.choose(state.view(state.turn), state.legal_actions(), Budget())

    assert perf_counter() - before < 1


def test_thought_ends_with_its_time() -> None:
    state, bot = begun(), Search(LEVELS["expert"], Random(1))
    bot.choose(state.view(state.turn), state.legal_actions(), Budget(inf, 1))

    before = perf_counter()
    bot.choose(state.view(state.turn), state.legal_actions(), Budget(0.2))

    assert 0.2 <= perf_counter() - before < 2


def test_without_a_clock_the_same_luck_gives_the_same_choices() -> None:
    def play() -> list[str]:
        state, bot = begun(), Search(LEVELS["expert"], Random(7))
        chosen = []
        while state.to_move is not None:
            action = bot.choose(state.view(state.turn), state.legal_actions(), Budget(inf, 40))
            chosen.append(TEXTILE.format_action(action))
            state = state.apply(action)
        return chosen

    assert play() == play()


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (4, False), (4, True)])
def test_what_it_thinks_adds_up(seats: int, teams: bool) -> None:  # noqa: FBT001
    state = begun(seats, teams=teams)
    bot = Search(LEVELS["easy"], Random(1))
    assert isinstance(bot, Analyst)

    analysis = bot.analyse(state.view(state.turn), state.legal_actions(), Budget(inf, 200))

    assert len(analysis.chances) == seats
    # Somebody always wins, and so does their partner.
    assert sum(analysis.chances) == pytest.approx(2 if teams else 1)
    assert sum(choice.share for choice in analysis.choices) == pytest.approx(1)
    assert [choice.share for choice in analysis.choices] == sorted((c.share for c in analysis.choices), reverse=True)
    assert analysis.choices[0].chance == pytest.approx(analysis.chances[state.turn])
    assert {choice.action for choice in analysis.choices} <= set(state.legal_actions())


def test_the_last_action_is_judged_surely() -> None:
    state, rng = begun(), Random(3)
    while sum(state.piles) or sum(map(bool, state.patches)) > 1:
        state = state.apply(rng.choice(state.legal_actions()))

    analysis = Search(LEVELS["expert"], Random(1)).analyse(
        state.view(state.turn), state.legal_actions(), Budget(inf, 100)
    )

    outcome = state.apply(analysis.choices[0].action).outcome()
    assert outcome is not None
    assert analysis.chances == tuple(float(seat in outcome.winners) for seat in (0, 1))


def test_numba_is_not_imported_before_a_bot_is_made() -> None:
    told = "import sys, mercerie, mercerie.bots; print('numba' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", told], capture_output=True, check=True).stdout.strip() == b"False"
