"""The server is killed while people play; `make crash` does this two hundred times on each database."""

import socket
from pathlib import Path
from threading import Timer

import pytest
from crash import crash
from house import House


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_was_acknowledged_survives_a_kill_and_is_there_once(kind: str) -> None:
    acknowledged, wrong = crash(kind, kills=3)

    assert wrong == []
    assert acknowledged > 0


def test_a_server_whose_port_is_taken_for_a_moment_is_started_again(tmp_path: Path) -> None:
    house = House(f"sqlite:///{tmp_path / 'house.db'}")
    somebody = socket.create_server(("127.0.0.1", house.port))
    Timer(3.0, somebody.close).start()

    house.start()

    house.stop()
