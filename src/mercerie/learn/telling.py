"""`mercerie learn`: a run with its progress told, a network and a picture of its curves after each chapter."""

from collections.abc import Mapping
from copy import deepcopy
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console

from mercerie.core import BadFile, BadOption
from mercerie.games.patchwork import EXPRESS_BOX, PATCHWORK_BOX, Components
from mercerie.learn.config import load_config
from mercerie.learn.curves import draw_curves, read_curve
from mercerie.learn.export import export
from mercerie.learn.judging import judge, judge_by_search
from mercerie.learn.oracle import best_device
from mercerie.learn.run import CURVE, Learner
from mercerie.learn.shapes import AnyNetwork

BOXES: Mapping[str, Components] = {"patchwork": PATCHWORK_BOX, "patchwork-express": EXPRESS_BOX}
NETWORK = "network.onnx"
LAPTOP = Path(__file__).parent / "runs" / "laptop.toml"


def learn(
    game: str,
    config: Path | None,
    folder: Path,
    console: Console,
    seconds: float = inf,
    begin_with: Path | None = None,
) -> int:
    """Begin a run, or go on with the one in the folder, until its games are played or the time is over.

    It may be stopped at any time; when its time is over, the chapter under way is ended and kept. One is begun in any
    case: on a busy machine short times are over before everything is there to play.
    """
    until = monotonic() + seconds
    if game not in BOXES:
        raise BadOption(f"{game} cannot be learned here: only {' and '.join(BOXES)} can.")
    wanted = load_config(config or LAPTOP)
    if not wanted.shipped.pictures:
        raise BadFile(f"{config}: pictures should be more than 0 for the network that is made into files.")
    learner = Learner(BOXES[game], wanted, folder, begin_with)
    run = learner.config.run
    begun = f"going on after {learner.games:,} games" if learner.games else f"from {begin_with or 'nothing'}"
    console.print(f"{game} on {best_device().type}, {begun}, until {run.games:,}; everything is kept in {folder}.")
    try:
        while learner.games < run.games:
            _play_chapter(learner, console, until - monotonic())
            if monotonic() >= until:
                break
    except KeyboardInterrupt:
        console.print(f"Stopped. The same command goes on after {learner.chapter} chapters.")
        return 130
    return 0


def _play_chapter(learner: Learner, console: Console, seconds: float) -> None:
    before, run = deepcopy(learner.shipped), learner.config.run
    learner.play_chapter(lambda figures: console.print(_line(figures), highlight=False), seconds)
    export(deepcopy(learner.shipped), learner.folder / NETWORK, learner.replay.some_rows())
    if run.judge_games:
        _judge(learner, before, console)
    picture = draw_curves(read_curve(learner.folder / CURVE))
    (learner.folder / "curves.svg").write_text(picture, encoding="utf-8")


def _judge(learner: Learner, before: AnyNetwork, console: Console) -> None:
    """Say what the chapter's network wins, against the one before it and against `search`; both stand in the curve."""
    run, habits, network = learner.config.run, learner.players.habits, learner.shipped
    luck, games = run.seed + learner.chapter, run.judge_games
    won = {"against_before": judge(learner.box, habits, (network, before), games, luck)}
    told = f"{100 * won['against_before']:.0f} % of {games} games won against the one before"
    if run.judge_playouts:
        share = judge_by_search(learner.box, habits, network, games, run.judge_playouts, luck)
        won["against_search"] = share
        told += f", {100 * share:.0f} % against search with {run.judge_playouts} playouts"
    learner.add_to_curve({"games": learner.games} | won)
    console.print(f"Chapter {learner.chapter}: {told}.")


def _line(figures: dict[str, Any]) -> str:
    """One look at a run."""
    found = [f"{figures['games']:>9,} games, {figures['games_a_second']:.1f} a second"]
    for name, words in (("to_win", "to win"), ("for_score", "for score")):
        if figures[f"points_{name}"] is not None:
            found.append(f"{words} {figures[f'points_{name}']:.1f} points, {figures[f'empty_{name}']:.1f} empty")
    for name, words in (("guests", "guests"), ("erring", "who errs")):
        if figures[f"{name}_lost"] is not None:
            found.append(f"{100 * figures[f'{name}_lost']:.0f} % won against {words}")
    if figures["lessons_a_second"]:
        found.append(f"mistakes {figures['policy']:.2f} {figures['win']:.2f} {figures['points']:.3f}")
    return " | ".join(found)
