"""Turns SVG into PNG: in a process of its own, for the library holds Python's lock while it draws, and never twice."""

import asyncio
import sys
from collections import OrderedDict
from hashlib import sha256
from importlib.resources import as_file, files

from mercerie.core import RuleError

_PROGRAM = """
import sys, resvg_py
svg = sys.stdin.buffer.read().decode()
sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[sys.argv[1]]))
"""
_KEPT = 100
_WAITING = 20
_PATIENCE = 15.0


class CannotDraw(RuleError):
    """The picture could not be drawn now."""

    code = "unavailable"


class Studio:
    """Draws one picture at a time and keeps the last hundred; a queue that grows too long sends people away."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._easel = asyncio.Semaphore(1)
        self._waiting = 0

    async def png(self, svg: str) -> bytes:
        """The picture; what has been drawn before is not drawn again, and nobody waits for it."""
        key = sha256(svg.encode()).digest()
        if key in self._kept:
            return self._known(key)
        if self._waiting >= _WAITING:
            raise CannotDraw("Many pictures are being drawn; try again in a moment.")
        self._waiting += 1
        try:
            async with self._easel:
                if key not in self._kept:  # those who asked together wait for one
                    self._keep(key, await _draw(svg))
                return self._known(key)
        finally:
            self._waiting -= 1

    def _known(self, key: bytes) -> bytes:
        self._kept.move_to_end(key)
        return self._kept[key]

    def _keep(self, key: bytes, png: bytes) -> None:
        self._kept[key] = png
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)


async def _draw(svg: str) -> bytes:
    with as_file(files(__package__).joinpath("fraunces.ttf")) as font:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-I", "-c", _PROGRAM, str(font)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            png, _ = await asyncio.wait_for(process.communicate(svg.encode()), _PATIENCE)
        except TimeoutError:
            raise CannotDraw("The picture takes too long; try again later.") from None
        finally:
            # Also when the server stops meanwhile: nobody would ever read what it draws.
            if process.returncode is None:
                process.kill()
                await process.wait()
    if process.returncode != 0:
        raise CannotDraw("The picture could not be drawn.")
    return png
