"""What the games of one box say, in words and tables."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from textwrap import fill

from benchmarks.knowledge.facts import GAMES, Facts
from benchmarks.knowledge.figures import (
    FEW,
    THIRDS,
    Worth,
    by_early_worth,
    calibration,
    longest_wait,
    mean,
    quartiles,
    share,
    thirds,
)
from benchmarks.knowledge.keeping import Series
from mercerie.games.patchwork import Components
from mercerie.games.patchwork.quilt import Shape

NAMES = {"patchwork": "Patchwork", "patchwork-express": "Patchwork Express"}
ENDS = 5  # so many of the best and of the worst patches are told
LONG = 8  # decisions without a purchase
Worths = Mapping[int, tuple[Worth, ...]]


@dataclass(frozen=True, slots=True)
class Chapter:
    """One box and all that was played with it."""

    series: Series
    games: Sequence[Facts]

    @property
    def name(self) -> str:
        return NAMES[self.series.game]

    @property
    def box(self) -> Components:
        return GAMES[self.series.game].new(2, 0).box

    def picture(self, what: str) -> str:
        return f"knowledge-{self.series.game}-{what}.svg"


def paragraph(words: str, indent: str = "") -> str:
    return fill(words, 130, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False) + "\n"


def tell(chapter: Chapter, worths: Worths) -> Iterator[str]:
    yield f"## {chapter.name}\n"
    for section in (_first(chapter), _tile(chapter), _patches(chapter, worths), _waiting(chapter), _scores(chapter)):
        yield from section
    yield from _calibration(chapter)


def _first(chapter: Chapter) -> Iterator[str]:
    won = share([[game.winner == game.first] for game in chapter.games])
    margin = mean([[game.scores[game.first] - game.scores[1 - game.first]] for game in chapter.games])
    yield "### Who moves first\n"
    yield paragraph(
        f"Who moves first wins {won} of the games, and has {margin} points more than the other in the mean."
    )


def _tile(chapter: Chapter) -> Iterator[str]:
    tile, games = chapter.box.tile, chapter.games
    yield "### The bonus tile\n"
    if tile is None:
        yield f"{chapter.name} has none.\n"
        return
    taken = [(game, game.tile) for game in games if game.tile]
    words = (
        f"In {share([[game.tile is not None] for game in games])} of the games somebody fills a square of "
        f"{tile.side} × {tile.side} and takes the {tile.points} points."
    )
    if taken:
        low, middle, high = quartiles(space for _, (_, space) in taken)
        held = share([[seat == game.winner] for game, (seat, _) in taken])
        decided = share([[game.tile_decides(tile.points)] for game, _ in taken])
        words += (
            f" The token then stands on space {middle} of {chapter.box.track.end} (the median; half of the times "
            f"between {low} and {high}). Who holds the tile wins {held} of these games. The tile decides {decided} of "
            "them: its holder won, and would not have won without its points, ties being broken as the rules say."
        )
    yield paragraph(words)


def _patches(chapter: Chapter, worths: Worths) -> Iterator[str]:
    spaces = ", ".join(
        f"{name} {part[0]} to {part[-1]}" for name, part in zip(THIRDS, thirds(chapter.box.track.end), strict=True)
    )
    offers = sum(len(decision.offers) for game in chapter.games for decision in game.decisions)
    untried = sum(one.untried for row in worths.values() for one in row)
    yield "### What a patch is worth\n"
    yield paragraph(
        f"In {offers:,} cases a patch could be bought: the player could pay for it and had room. The chance of winning "
        "if it is bought, at the best of its places, is compared with that of the best other action: another patch, or "
        "advancing. This gain is in points of a hundred: +2 is 52 % instead of 50 %. Of all actions one is the best, "
        "so that most gains are negative. Thirds are those of the time board, by the space of the buyer's token: "
        f"{spaces}. In {untried:,} cases no simulation bought the patch: they count as not bought and say nothing of "
        "its gain."
    )
    yield f"![All patches: gain, and how often bought, by third](pictures/{chapter.picture('patches')})\n"
    yield from _ends(chapter.box, worths)


def _ends(box: Components, worths: Worths) -> Iterator[str]:
    known = [patch for patch in by_early_worth(worths) if not worths[patch][0].few]
    best, worst = known[:ENDS], known[ENDS:][-ENDS:]
    if not worst:
        yield f"Too few patches could be bought early in at least {FEW} cases to name the best and the worst.\n"
        return
    yield paragraph(
        f"Early, the champion thinks best of the patches {_names(best)}, and least of {_names(worst)}. This is its "
        f"opinion. Gains of fewer than {FEW} cases are left out; {len(worths) - len(known)} of {len(worths)} patches "
        "have so few early, and stand last in the picture."
    )
    yield "| patch | shape | cost | time | income | early gain | cases | bought early | middle gain | late gain |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for patch in best + worst:
        yield _line(box, patch, worths[patch])
    yield ""


def _line(box: Components, patch: int, worths: tuple[Worth, ...]) -> str:
    tag, (early, middle, late) = box.patches[patch], worths
    assert early.gain
    assert early.bought
    cells = (
        *(patch, _shape(tag.shape), tag.cost, tag.time, tag.income),
        *(_gain(early), f"{early.gain.cases:,}", f"{100 * early.bought.value:.0f} %", _gain(middle), _gain(late)),
    )
    return f"| {' | '.join(map(str, cells))} |"


def _names(patches: Sequence[int]) -> str:
    *others, last = map(str, patches)
    return f"{', '.join(others)} and {last}" if others else last


def _shape(shape: Shape) -> str:
    rows, cols = (1 + max(square[k] for square in shape) for k in (0, 1))
    drawn = ("".join("■" if (row, col) in shape else "·" for col in range(cols)) for row in range(rows))
    return "<br>".join(f"`{row}`" for row in drawn)


def _gain(worth: Worth) -> str:
    if worth.gain is None or worth.few:
        return ""
    return f"{'+' if worth.gain.value > 0 else ''}{worth.gain}"


def _waiting(chapter: Chapter) -> Iterator[str]:
    waits = share([[longest_wait(game) >= LONG] for game in chapter.games])
    slow, quick = (
        mean([game.scores for game in chapter.games if (longest_wait(game) >= LONG) == long]) for long in (True, False)
    )
    words = (
        f"In {waits} of the games a patch could be bought {LONG} times or more in a row and none was: they only "
        "advance, as if whoever buys first were worse off."
    )
    if slow and quick:
        words += f" In these games a player ends with {slow} points, in the others with {quick}."
    yield "### Waiting\n"
    yield paragraph(words)


def _scores(chapter: Chapter) -> Iterator[str]:
    games = chapter.games
    yield "### Points and empty squares\n"
    yield paragraph(
        f"A player ends with {mean([game.scores for game in games])} points and leaves "
        f"{mean([game.empty for game in games])} squares empty. The better one has "
        f"{mean([[max(game.scores)] for game in games])} points, the other "
        f"{mean([[min(game.scores)] for game in games])}. In {sum(max(game.scores) < 0 for game in games):,} of "
        f"{len(games):,} games both end below 0."
    )
    yield f"![Histograms of points and of empty squares](pictures/{chapter.picture('scores')})\n"


def _calibration(chapter: Chapter) -> Iterator[str]:
    yield "### When it says 60 %\n"
    yield paragraph(
        "The chance the champion gave the action it played, wherever a patch could be bought, and whether it won the "
        "game. A chance that can be trusted lies on the line. Bars show how often it was said."
    )
    yield f"![Chances said and games won](pictures/{chapter.picture('calibration')})\n"
    yield "| said, of 100 | cases | won |"
    yield "|---|---|---|"
    for said, won in calibration(chapter.games):
        yield f"| {said.value:.0f} | {won.cases:,} | {won} |"
    yield ""
