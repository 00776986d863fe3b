"""The small program that starts others with limits, tried without limiting the tests themselves."""

import resource

import pytest

from mercerie.bots.outside import limited


def test_a_program_is_started_in_its_place_with_a_limit_of_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[object] = []
    started: list[object] = []
    monkeypatch.setattr(resource, "setrlimit", lambda *limit: limits.append(limit))
    monkeypatch.setattr(limited, "end_with_parent", lambda: limits.append("parent"))
    monkeypatch.setattr("os.execvp", lambda *command: started.append(command))

    limited.main(["64", "node", "bot.mjs"])

    assert limits == [(resource.RLIMIT_DATA, (64 << 20, 64 << 20)), "parent"]
    assert started == [("node", ["node", "bot.mjs"])]


def test_a_program_that_is_not_there_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(resource, "setrlimit", lambda *_limit: None)
    monkeypatch.setattr(limited, "end_with_parent", lambda: None)

    assert limited.main(["64", "./absent"]) == 127
    assert capsys.readouterr().err == "./absent cannot be started: No such file or directory\n"


def test_the_system_is_asked_to_end_it_with_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    class Library:
        def prctl(self, *arguments: object) -> None:
            asked.append(arguments)

    monkeypatch.setattr("ctypes.CDLL", lambda _name: Library())

    limited.end_with_parent()

    assert asked == [(1, 9)]
