"""`mercerie learn` as its users meet it."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from mercerie.bots.patchwork.guided.learned import open_learned
from mercerie.cli import main
from mercerie.learn.curves import read_curve

SMALL = """
[network]
channels = 8
blocks = 2
hidden = 16
pictures = 4
[selfplay]
games_at_once = 16
threads = 2
simulations = 4
root_places = 2
[learning]
batch = 32
window = 2000
before = 100
reuse = 2.0
[run]
games = 32
chapter = 16
judge_games = 4
judge_playouts = 20
"""


def test_a_run_is_told_kept_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config, folder = tmp_path / "small.toml", tmp_path / "run"
    config.write_text(SMALL, encoding="utf-8")
    assert main(["learn", "patchwork", "--config", str(config), "--folder", str(folder)]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "from nothing" in told
    assert "won against the one before" in told
    assert "against search with 20 playouts" in told
    assert open_learned(folder / "network.onnx")
    picture = ET.fromstring((folder / "curves.svg").read_text(encoding="utf-8"))  # noqa: S314
    assert len(picture.findall(".//{*}path")) >= 7
    judged = [line for line in read_curve(folder / "curve.jsonl") if "against_search" in line]
    assert [0 <= line["against_before"] <= 1 and 0 <= line["against_search"] <= 1 for line in judged] == [True, True]

    assert main(["learn", "patchwork", "--config", str(config), "--folder", str(folder)]) == 0
    assert "going on after" in capsys.readouterr().out


def test_a_run_stops_when_its_time_is_over_and_is_kept(tmp_path: Path) -> None:
    config, folder = tmp_path / "small.toml", tmp_path / "run"
    config.write_text(SMALL.replace("games = 32", "games = 1_000_000"), encoding="utf-8")
    assert main(["learn", "patchwork", "--config", str(config), "--folder", str(folder), "--minutes", "0.02"]) == 0
    assert (folder / "latest.pt").exists()
    assert open_learned(folder / "network.onnx")


def test_a_run_whose_time_is_over_before_it_began_is_kept_too(tmp_path: Path) -> None:
    config, folder = tmp_path / "small.toml", tmp_path / "run"
    config.write_text(SMALL, encoding="utf-8")
    assert main(["learn", "patchwork", "--config", str(config), "--folder", str(folder), "--minutes", "1e-6"]) == 0
    assert (folder / "latest.pt").exists()
    assert open_learned(folder / "network.onnx")


def test_a_network_nobody_could_play_with_is_not_taught(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = tmp_path / "small.toml"
    config.write_text(SMALL.replace("pictures = 4", ""), encoding="utf-8")
    assert main(["learn", "patchwork", "--config", str(config), "--folder", str(tmp_path / "run")]) == 2
    assert "pictures should be more than 0" in " ".join(capsys.readouterr().err.split())
    assert not (tmp_path / "run").exists()


def test_only_patchwork_can_be_learned(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "timeline"]) == 2
    assert "only patchwork and patchwork-express can" in " ".join(capsys.readouterr().err.split())
