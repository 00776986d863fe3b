"""Plain data for JSON: nothing is lost on the way."""

import json
from dataclasses import dataclass
from typing import NamedTuple

import pytest

from mercerie.core.fingerprint import fingerprint
from mercerie.core.plain import to_plain


class Spot(NamedTuple):
    x: int
    y: int


@dataclass(frozen=True)
class Moved:
    seat: int
    cells: int
    spots: tuple[Spot, ...] = ()


def test_a_dataclass_says_what_it_is() -> None:
    assert to_plain(Moved(1, 5, (Spot(2, 3),))) == {
        "type": "Moved",
        "seat": 1,
        "cells": 5,
        "spots": [{"x": 2, "y": 3}],
    }


def test_numbers_that_json_readers_would_round_become_text() -> None:
    quilt = 2**81 - 1

    plain = json.loads(json.dumps(to_plain(Moved(0, quilt))))

    assert int(plain["cells"], 16) == quilt
    assert to_plain(2**53 - 1) == 2**53 - 1


@pytest.mark.parametrize("value", [None, True, 1.5, "text", {"1": [2]}])
def test_plain_values_stay_as_they_are(value: object) -> None:
    assert to_plain(value) == value


def test_what_has_no_plain_form_is_refused() -> None:
    with pytest.raises(TypeError, match="object has no plain form"):
        to_plain(object())
    with pytest.raises(TypeError, match="type has no plain form"):
        to_plain(Moved)


def test_a_fingerprint_is_short_and_changes_with_its_parts() -> None:
    assert len(fingerprint("deck", 1)) == 8
    assert fingerprint("deck", 1) == fingerprint("deck", 1) != fingerprint("deck", 2)


class Word(str):
    __slots__ = ()


class Row(list[object]):
    pass


@pytest.mark.parametrize("value", [Word("madder"), Row([1, Word("indigo")])])
def test_kinds_of_plain_values_are_plain_too(value: object) -> None:
    assert to_plain(value) == value
