"""The whole picture of a link: 1200 by 630, words above and a board below, all as one SVG."""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

from mercerie.bots import Budget, make_bot
from mercerie.games import EXPRESS, GAMES, PATCHWORK, TEXTILE, TIMELINE
from mercerie.server.pictures import cloth, line, quilts
from mercerie.server.pictures.svg import INK_2, LINEN, MADDER, element, group, text, wrapped
from mercerie.server.pictures.words import Preview

WIDE, HIGH = 1200, 630
_ROOM = (1080, 366)
_PLAYED = 30


def _quilts(view: Any, _language: str, _dated: bool) -> str:  # noqa: FBT001
    return quilts.board(view, *_ROOM)


def _cloth(view: Any, _language: str, _dated: bool) -> str:  # noqa: FBT001
    return cloth.board(view, *_ROOM)


def _line(view: Any, language: str, dated: bool) -> str:  # noqa: FBT001
    return line.board(view, *_ROOM, language, dated=dated)


# By game, what draws a view, in a language and with or without the dates of cards.
_BOARDS: Mapping[str, Callable[[Any, str, bool], str]] = {
    PATCHWORK.id: _quilts,
    EXPRESS.id: _quilts,
    TEXTILE.id: _cloth,
    TIMELINE.id: _line,
}


def card(preview: Preview, game: str, view: Any, *, dated: bool = True) -> str:
    """The picture of a link. It shows a view that everybody may have, with or without the dates of cards."""
    board = _BOARDS[game](view, preview.language, dated) if game in _BOARDS else ""
    lines = wrapped(preview.title, 44, 2)
    head = [text(words, 60, 118 + 58 * k, 52, font_weight=600) for k, words in enumerate(lines)]
    under = text(preview.text, 60, 164 + 58 * (len(lines) - 1), 27, fill=INK_2)
    return element(
        "svg",
        element("defs", quilts.patterns(), cloth.tiles(), _linen()),
        element("rect", width=WIDE, height=HIGH, fill=LINEN),
        element("rect", width=WIDE, height=HIGH, fill="url(#linen)"),
        *head,
        under,
        group(board, x=60, y=228),
        text(f"Mercerie · {GAMES[game].title}", 88, 52, 24, fill=MADDER),
        quilts.button(72, 44, 11),
        xmlns="http://www.w3.org/2000/svg",
        width=WIDE,
        height=HIGH,
    )


def _linen() -> str:
    threads = "M0 .5h8M0 4.5h8M.5 0v8M4.5 0v8"
    lines = element("path", d=threads, stroke="#cdbb99", stroke_width=0.6, opacity=0.5)
    return element("pattern", lines, id="linen", width=8, height=8, patternUnits="userSpaceOnUse")


@cache
def sample(game: str) -> Any:
    """A position of no table in particular: an invitation shows the game, not what is going on there."""
    state: Any = GAMES[game].new(2, seed=7)
    bot = make_bot("greedy", GAMES[game], Random(7))
    for _ in range(_PLAYED):
        if state.to_move is None:
            break
        state = state.apply(bot.choose(state.view(state.to_move), state.legal_actions(), Budget()))
    return state.view(None)
