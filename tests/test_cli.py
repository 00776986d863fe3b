"""The command: what people type, and what they get."""

import json
from pathlib import Path

import pytest

from mercerie.cli import main
from mercerie.play import load_record

RECORDS = Path(__file__).parent / "records"


@pytest.fixture(autouse=True)
def kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MERCERIE_SAVES", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    waiting = iter(lines)

    def read(*_prompt: object) -> str:
        for line in waiting:
            return line
        raise EOFError

    monkeypatch.setattr("rich.console.Console.input", read)


def test_a_game_is_played_left_and_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "advance")
    assert main(["play", "patchwork", "--seed", "7", "--players", "Anne", "Basile", "--option", "first=0"]) == 0
    typing(monkeypatch, "advance", "quit")
    assert main(["resume"]) == 0

    record = load_record(tmp_path / "patchwork-1.mercerie")
    assert record.actions == ("advance", "advance")
    assert (record.seed, record.names, record.options) == (7, ("Anne", "Basile"), {"first": 0})


def test_a_game_without_a_seed_gets_a_secret_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch)
    for _ in range(2):
        assert main(["--language", "fr", "play", "textile"]) == 0

    seeds = {load_record(path).seed for path in tmp_path.glob("*.mercerie")}
    assert len(seeds) == 2
    assert max(seeds).bit_length() > 64


def test_without_a_game_one_chooses(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typing(monkeypatch, "2", "1", "Anne", "1")

    assert main(["play"]) == 0
    assert "Patchwork Express (Uwe Rosenberg)" in capsys.readouterr().out


def test_ctrl_c_before_a_game_leaves_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_prompt: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupt)

    assert main(["play"]) == 130


def test_a_record_is_told_where_nobody_can_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "replay", str(next(RECORDS.glob("textile-24*"))), "--all"]) == 0
    assert "1. start" in capsys.readouterr().out


def test_a_record_is_walked_through_at_a_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typing(monkeypatch, "", "q")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)

    assert main(["--language", "en", "replay", str(next(RECORDS.glob("textile-24*")))]) == 0
    assert "1. start" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["games", "bots"])
def test_games_and_bots_are_listed(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command]) == 0
    listed = capsys.readouterr().out
    assert all(word in listed for word in ("patchwork-express", "textile", "timeline"))


def test_one_game_is_measured_as_one_flat_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "patchwork", "--json", "--seconds", "0.05"]) == 0

    measured = json.loads(capsys.readouterr().out)
    assert measured["game"] == "patchwork"
    assert measured["random_games_per_second"] > 0
    assert measured["actions_per_second"] > 0


def test_all_games_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", "0.01"]) == 0
    assert list(json.loads(capsys.readouterr().out)) == ["patchwork", "patchwork-express", "textile", "timeline"]
    assert main(["bench", "timeline", "--seconds", "0.01"]) == 0
    assert "random games" in capsys.readouterr().out


def test_decks_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text("title = 3", encoding="utf-8")

    assert main(["check-deck", "france"]) == 0
    assert main(["check-deck", "france", str(bad)]) == 1
    assert "'card' is missing" in capsys.readouterr().out


def test_a_deck_is_compared_with_facts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    facts = tmp_path / "facts.tsv"
    facts.write_text("label\tyear\tkind\tsource\nLucky thing: anchor\t1771\tevent\tme\n", encoding="utf-8")

    assert main(["compare-deck", str(facts), str(RECORDS / "small-deck.toml")]) == 0
    assert "A thing: anchor" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "There is no game 'chess': patchwork"),
        (["play", "patchwork", "--option", "leather"], "'leather' is no option of patchwork: write name=value"),
        (["play", "patchwork", "--option", "leather=red"], "leather cannot be red"),
        (["play", "patchwork", "--players", "Anne", "bot:clever"], "There is no bot 'clever'"),
        (["play", "textile", "--players", "a", "b", "c"], "textile is for 2 or 4 players, not 3"),
        (["resume"], "There is no game to go on with."),
        (["resume", "absent.mercerie"], "absent.mercerie cannot be read"),
        (["replay", "absent.mercerie"], "absent.mercerie cannot be read"),
        (["bench", "chess"], "There is no game 'chess'"),
        (["compare-deck", "absent.tsv", "france"], "absent.tsv cannot be read"),
    ],
)
def test_a_mistake_is_one_sentence_and_no_traceback(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "en", *arguments]) == 2
    assert words in capsys.readouterr().err.replace("\n", " ")


def test_without_a_command_the_games_are_served(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[str, int, bool]] = []
    monkeypatch.setattr(
        "mercerie.server.serving.serve",
        lambda settings, *, open_page: served.append((settings.host, settings.port, open_page)),
    )

    assert main([]) == 0
    assert main(["serve", "--host", "0.0.0.0", "--port", "9000", "--no-open"]) == 0  # noqa: S104
    assert served == [("127.0.0.1", 8640, True), ("0.0.0.0", 9000, False)]  # noqa: S104


def test_a_folder_that_cannot_be_written_is_one_sentence_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("MERCERIE_SAVES", str(tmp_path / "file" / "games"))

    assert main(["play", "patchwork"]) == 2
    assert "mercerie: " in capsys.readouterr().err
