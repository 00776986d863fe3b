"""docs/what-the-champion-knows.md, written whole, and its pictures."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from benchmarks.knowledge.figures import Worth, calibration, worths
from benchmarks.knowledge.plots import draw_calibration, draw_patches, draw_scores
from benchmarks.knowledge.telling import Chapter, paragraph, tell

LIMITS = """\
How people should play. Both players are the same program, and each meets only what the other lets happen.
Why a patch is good. It is on offer in some positions and not in others, and only a player who can pay for it and has \
room for it is asked: the mean is over these positions, not over all.
What is rarely tried. The search looks longest at what it likes. Of other patches it has seen a few simulations, and \
their chance is little more than the network's first impression.
What is best for winning alone. The champion plays for the margin too: what it plays is not always what it gives the \
best chance, and so a patch it leaves can have a positive gain.
Whether more or less thought than {playouts:,} simulations would change it.
Other boxes, and the other layout of leather patches in Patchwork: all games have the usual one.
"""


def write_page(chapters: Sequence[Chapter], page: Path, pictures: Path) -> None:
    """The document, and its pictures in their folder."""
    pictures.mkdir(parents=True, exist_ok=True)
    playouts = chapters[0].series.playouts
    lines = ["# What the champion knows", "", *_opening(chapters, playouts)]
    for chapter in chapters:
        found = worths(chapter.box, chapter.games)
        lines += tell(chapter, found)
        for what, drawn in draw(chapter, found).items():
            (pictures / chapter.picture(what)).write_text(drawn, encoding="utf-8")
    lines += ["## What this cannot say", ""]
    limits = LIMITS.format(playouts=playouts).splitlines()
    lines += [paragraph(f"- {limit}", "  ").rstrip() for limit in limits]
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _opening(chapters: Sequence[Chapter], playouts: int) -> list[str]:
    played = " and ".join(
        f"{len(one.games):,} games of {one.name} (network `{one.series.network}`)" for one in chapters
    )
    command = f"python -m benchmarks.knowledge --games {chapters[0].series.games} --playouts {playouts}"
    return [
        paragraph(
            f"Everything here is written by `make knowledge` (here: `{command}`), from {played}, all of `champion` "
            f"against itself. An action has {playouts:,} simulations and no clock, so that a game can be played again "
            "from its seed. "
            "Games are kept in `build/knowledge`, and the command goes on where it was stopped. Remove them when the "
            "search has changed; a new network plays new games anyway."
        ),
        paragraph(
            "What stands after ± or in brackets is a 95 % interval. The cases of one game are much alike, so it is "
            "games that are counted for it. A chance is what the champion says of an action after its search: its "
            "opinion, not a measured truth. How far it can be trusted is measured under “When it says 60 %”."
        ),
    ]


def draw(chapter: Chapter, found: Mapping[int, tuple[Worth, ...]]) -> dict[str, str]:
    points = [score for game in chapter.games for score in game.scores]
    empty = [squares for game in chapter.games for squares in game.empty]
    return {
        "patches": draw_patches(chapter.name, chapter.box, found),
        "scores": draw_scores(chapter.name, points, empty),
        "calibration": draw_calibration(chapter.name, calibration(chapter.games)),
    }
