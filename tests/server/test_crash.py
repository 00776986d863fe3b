"""The server is killed while people play; `make crash` does this two hundred times on each database."""

import pytest
from crash import crash


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_was_acknowledged_survives_a_kill_and_is_there_once(kind: str) -> None:
    acknowledged, wrong = crash(kind, kills=3)

    assert wrong == []
    assert acknowledged > 0
