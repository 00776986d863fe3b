"""The laws hold for every environment, and catch environments that are broken on purpose."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given
from hypothesis import settings as tried
from laws.variants import VARIANTS, Variant, seeds
from pettingzoo.test import api_test
from rl.laws import LAWS, AecWindow, Law, SoloWindow, SpielWindow, nothing_hidden_is_told, nothing_legal_is_hidden
from rl.peers import quiet_about_dictionaries

from mercerie.rl.aec import TableEnv
from mercerie.rl.numbered import Observed
from mercerie.rl.solo import AgainstBots
from mercerie.rl.spiel import parameter, spiel_name

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
every_law = pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
EXPRESS, TIMELINE = Variant("patchwork-express", 2), Variant("timeline", 2)


def settings(variant: Variant) -> dict[str, Any]:
    return {"seats": variant.seats, "render_mode": "ansi", **variant.options}


def spiel_window(variant: Variant) -> SpielWindow:
    options = {option.name: option for option in variant.game.options}
    parameters: dict[str, Any] = {name: parameter(options[name], value) for name, value in variant.options.items()}
    parameters["players"] = variant.seats
    if variant.id == "timeline":
        parameters["dates"] = "facts"  # the harder case: states know the dates
    return SpielWindow(pyspiel.load_game(spiel_name(variant.id), parameters))


@every_law
@every_variant
@tried(max_examples=10)
@given(seed=seeds)
def test_pettingzoo_keeps_the_laws(law: Law, variant: Variant, seed: int) -> None:
    env = TableEnv(variant.id, **settings(variant))

    law(variant, AecWindow(env), seed)


@every_law
@every_variant
@tried(max_examples=5)
@given(seed=seeds)
def test_gymnasium_keeps_the_laws(law: Law, variant: Variant, seed: int) -> None:
    env = AgainstBots(variant.id, "random", **settings(variant))

    law(variant, SoloWindow(env), seed)


@every_law
@every_variant
@tried(max_examples=5)
@given(seed=seeds)
def test_openspiel_keeps_the_laws(law: Law, variant: Variant, seed: int) -> None:
    law(variant, spiel_window(variant), seed)


class Leaky(TableEnv):
    """Tells in one corner what nobody may know: the next late patch, or the date of a card in a hand."""

    def observe(self, agent: str) -> Observed:
        told, state = super().observe(agent), self.position.state
        hidden = state.late[:1] if hasattr(state, "late") else [abs(card.year) for card in state.hands[0][:1]]
        told["observation"].flat[: len(hidden)] = hidden
        return told


class Prudish(TableEnv):
    """Hides the last of several legal actions."""

    def observe(self, agent: str) -> Observed:
        told = super().observe(agent)
        legal = np.flatnonzero(told["action_mask"])
        told["action_mask"][legal[1:][-1:]] = 0
        return told


@quiet_about_dictionaries
@pytest.mark.parametrize("broken", [Leaky, Prudish])
@pytest.mark.parametrize("variant", [EXPRESS, TIMELINE], ids=str)
def test_the_peers_suite_passes_what_is_broken(broken: type[TableEnv], variant: Variant) -> None:
    api_test(broken(variant.id), num_cycles=50)


def _at_some_positions(law: Law, variant: Variant, window: AecWindow) -> None:
    for seed in range(5):
        law(variant, window, seed)


@pytest.mark.parametrize("variant", [EXPRESS, TIMELINE], ids=str)
def test_an_environment_that_leaks_is_caught(variant: Variant) -> None:
    window = AecWindow(Leaky(variant.id))

    with pytest.raises(AssertionError, match="observation depends on what is hidden"):
        _at_some_positions(nothing_hidden_is_told, variant, window)


@pytest.mark.parametrize("variant", [EXPRESS, TIMELINE], ids=str)
def test_a_mask_that_hides_a_legal_action_is_caught(variant: Variant) -> None:
    window = AecWindow(Prudish(variant.id))

    with pytest.raises(AssertionError, match="hides a legal action"):
        _at_some_positions(nothing_legal_is_hidden, variant, window)
