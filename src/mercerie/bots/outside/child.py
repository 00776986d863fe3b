"""Another process that is asked and answers by lines of JSON, with limits of time and memory. It is always reaped."""

import json
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import IO, Any

_LIMITED = str(Path(__file__).with_name("limited.py"))
_LONGEST_ANSWER = 1 << 20
_GOODBYE = 1.0


class BotFailed(Exception):
    """A bot broke down, took too long, or answered what is no action. It has lost the game, and nothing else."""


class Child:
    """A program that was started, and what it said when it got into trouble."""

    def __init__(self, command: Sequence[str], memory: int) -> None:
        # A session of its own: Ctrl-C is for us, and whatever it starts can be ended with it.
        self._process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-I", "-S", _LIMITED, str(memory), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._trouble: deque[str] = deque(maxlen=20)
        self._listening = Thread(target=self._listen, daemon=True)
        self._listening.start()

    def ask(self, message: Mapping[str, object], seconds: float) -> dict[str, Any]:
        """Send a line and wait so long for a line. BotFailed says what happened instead."""
        answers: list[bytes] = []
        # In a thread, because both directions may block; ending the process ends the thread.
        exchange = Thread(target=self._exchange, args=(message, answers), daemon=True)
        exchange.start()
        exchange.join(seconds)
        if exchange.is_alive():
            self._end()
            exchange.join(_GOODBYE)
            raise BotFailed(f"it gave no answer within {seconds:.1f} s")
        if not answers or not answers[0]:
            raise BotFailed(f"it ended{self._last_words()}")
        return _read(answers[0])

    def _exchange(self, message: Mapping[str, object], answers: list[bytes]) -> None:
        with suppress(OSError, ValueError):  # it has ended, or was ended because it took too long
            _write(self._stdin, message)
            answers.append(self._stdout.readline(_LONGEST_ANSWER))

    def _listen(self) -> None:
        assert self._process.stderr is not None
        for line in iter(lambda: self._process.stderr.readline(_LONGEST_ANSWER), b""):  # type: ignore[union-attr]
            self._trouble.append(line.decode(errors="replace").strip())

    def _last_words(self) -> str:
        self._listening.join(_GOODBYE)
        words = [line for line in self._trouble if line]
        return f": {words[-1][:200]}" if words else " without a word"

    def close(self) -> None:
        """Say goodbye; what does not go is ended."""
        if self._process.poll() is None:
            leaving = Thread(target=self._leave, daemon=True)
            leaving.start()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_GOODBYE)
        self._end()
        for stream in (self._stdin, self._stdout, self._process.stderr):
            assert stream is not None
            with suppress(OSError):  # something may be left that it never read
                stream.close()

    def _leave(self) -> None:
        with suppress(OSError, ValueError):
            _write(self._stdin, {"type": "quit"})
            self._stdin.close()

    def _end(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._listening.join(_GOODBYE)

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout


def _write(stream: IO[bytes], message: Mapping[str, object]) -> None:
    stream.write(json.dumps(message).encode() + b"\n")
    stream.flush()


def _read(line: bytes) -> dict[str, Any]:
    with suppress(ValueError):  # no UTF-8, or no JSON
        answer = json.loads(line)
        if isinstance(answer, dict):
            return answer
    raise BotFailed(f"it answered rubbish: {line[:60].decode(errors='replace').strip()!r}")
