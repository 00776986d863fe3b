"""The command in a real terminal: keys go in, a screen comes out, Ctrl-C leaves cleanly."""

import sys
from pathlib import Path

import pytest

from mercerie.play import load_record

pexpect = pytest.importorskip("pexpect", reason="pexpect needs a system with terminals")


def test_a_game_in_a_terminal_is_left_with_ctrl_c_and_resumed(tmp_path: Path) -> None:
    environment = {"MERCERIE_SAVES": str(tmp_path), "TERM": "xterm-256color", "LANG": "en", "COLUMNS": "120"}
    command = [sys.executable, "-m", "mercerie.cli"]

    playing = pexpect.spawn(
        command[0],
        [*command[1:], "play", "patchwork", "--seed", "7", "--option", "first=0"],
        env=environment,
        timeout=30,
    )
    playing.expect("for help")
    playing.sendline("buy 99a a1")
    playing.expect("out of reach")
    playing.sendline("buy 13a a1")
    playing.expect("Player 1 sews the indigo denim")
    playing.expect("for help")
    playing.sendintr()
    playing.expect("To go on:.*mercerie resume")
    playing.expect(pexpect.EOF)
    playing.close()
    assert playing.exitstatus == 0

    again = pexpect.spawn(command[0], [*command[1:], "resume"], env=environment, timeout=30)
    again.expect("for help")
    again.sendeof()
    again.expect(pexpect.EOF)
    again.close()

    assert again.exitstatus == 0
    assert b"Traceback" not in (again.before or b"")
    assert load_record(tmp_path / "patchwork-1.mercerie").actions[0] == "buy 13a a1"
