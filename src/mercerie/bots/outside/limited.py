"""Starts a program with a limit of memory, and so that it ends with whoever started it: limited.py MIB COMMAND…

Run as a script, not imported by what it starts; a process that is made ready between fork and exec could lock up
where its parent has threads."""

import ctypes
import os
import sys
from contextlib import suppress

_END_WITH_PARENT = 1  # PR_SET_PDEATHSIG
_KILL = 9


def main(arguments: list[str]) -> int:
    memory, *command = arguments
    limit_memory(int(memory) << 20)
    end_with_parent()
    try:
        os.execvp(command[0], command)  # noqa: S606
    except OSError as error:
        print(f"{command[0]} cannot be started: {error.strerror}", file=sys.stderr)
    return 127


def limit_memory(limit: int) -> None:
    # What is written to counts, not what is only reserved: engines with a garbage collector reserve gigabytes.
    with suppress(ImportError):
        import resource  # there is none on Windows

        resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))


def end_with_parent() -> None:
    # Linux alone can promise it; elsewhere a program sees the end of its input.
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_END_WITH_PARENT, _KILL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
