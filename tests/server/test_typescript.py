"""The wire types of the page are those of the server."""

from pathlib import Path

from mercerie.server.typescript import typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_pages_types_are_fresh() -> None:
    assert WIRE.read_text(encoding="utf-8") == typescript(), "run `make wire`"


def test_types_say_what_is_sent() -> None:
    written = typescript()

    assert (
        "export type Command = Act | Undo | AskTakeBack | AnswerTakeBack | Resign | Say | SeatRobot | WishRematch;"
        in written
    )
    assert "quilt: Cells;" in written
    assert "hands: Face[][];" in written
    assert "result: ResultInfo | null;" in written
