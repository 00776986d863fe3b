"""How a bot is asked for in one text."""

import math

import pytest

from mercerie.bots import Budget
from mercerie.bots.outside import BotSpec, parse_named, parse_spec
from mercerie.bots.outside.spec import MANY_PLAYOUTS, Kind
from mercerie.core import BadOption


@pytest.mark.parametrize(
    ("written", "kind", "text"),
    [
        ("greedy", "ours", "greedy"),
        ("greedy:hard", "ours", "greedy:hard"),
        ("greedy:hard@seconds=0.5", "ours", "greedy:hard"),
        ("nonsense", "ours", "nonsense"),
        ("my_bots:Thrifty", "class", "my_bots:Thrifty"),
        ("pack.age:Thrifty", "class", "pack.age:Thrifty"),
        ("nets/small.onnx@playouts=3", "network", "nets/small.onnx"),
        ("program:node my bot.mjs --x=3", "program", "program:node my bot.mjs --x=3"),
        ("mine=program:mail a@b.org", "program", "program:mail a@b.org"),
    ],
)
def test_what_a_bot_is_can_be_read_from_its_text(written: str, kind: Kind, text: str) -> None:
    spec = parse_spec(written)

    assert (spec.kind, spec.text) == (kind, text)


def test_a_bot_is_called_as_it_is_written_unless_it_has_a_name() -> None:
    assert parse_spec("greedy@playouts=5").name == "greedy@playouts=5"
    assert parse_spec("fast=greedy@playouts=5").name == "fast"


def test_limits_follow_the_bot_in_any_number() -> None:
    spec = parse_spec("x=a:B@seconds=0.5@playouts=7@memory=64@game=textile@game=timeline")

    assert spec == BotSpec("x", "a:B", 0.5, 7, 64, ("textile", "timeline"))
    assert spec.plays("textile")
    assert not spec.plays("patchwork")
    assert parse_spec("a:B").plays("patchwork")


@pytest.mark.parametrize(
    ("written", "budget"),
    [
        ("greedy", Budget(2.0, 50)),
        ("greedy@seconds=0.5", Budget(0.5, MANY_PLAYOUTS)),
        ("greedy@playouts=9", Budget(math.inf, 9)),
        ("greedy@playouts=9@seconds=0.5", Budget(0.5, 9)),
    ],
)
def test_a_budget_of_its_own_comes_before_the_one_for_all(written: str, budget: Budget) -> None:
    assert parse_spec(written).budget(2.0, 50) == budget


def test_without_any_budget_the_usual_one_holds() -> None:
    assert parse_spec("greedy").budget() == Budget()
    assert parse_spec("greedy").budget(seconds=3.0) == Budget(3.0, MANY_PLAYOUTS)


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("", "is no bot: write a name such as greedy"),
        ("program: ", "is no bot"),
        ("greedy@strength=9", "after @ comes seconds=, playouts=, memory= or game=, not strength="),
        ("greedy@seconds=soon", "seconds should be a number above 0, not 'soon'"),
        ("greedy@seconds=-1", "seconds should be a number above 0"),
        ("greedy@seconds=inf", "seconds should be a number above 0"),
        ("greedy@playouts=1.5", "playouts should be a whole number above 0"),
        ("a:B@game=chess", "There is no game 'chess'"),
    ],
)
def test_a_mistake_is_told_with_what_would_be_right(written: str, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        parse_spec(written)


@pytest.mark.parametrize(
    ("written", "words"),
    [("a:B", "has no name: write NAME=BOT"), ("greedy=a:B", "A bot of ours is called greedy already")],
)
def test_at_a_table_a_bot_needs_a_name_that_is_free(written: str, words: str) -> None:
    assert parse_named("thrifty=a:B").name == "thrifty"
    with pytest.raises(BadOption, match=words):
        parse_named(written)
