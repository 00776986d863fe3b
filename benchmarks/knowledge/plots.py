"""The pictures of docs/what-the-champion-knows.md: patches, scores and empty squares, calibration."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from benchmarks.knowledge.drawing import (
    CALICO,
    INDIGO,
    LINEN,
    MADDER,
    MARGIN,
    SAGE,
    WELD,
    WIDTH,
    Scale,
    dot,
    draw_patch,
    line,
    picture,
    round_step,
    signed,
    write,
)
from benchmarks.knowledge.figures import FEW, THIRDS, Mean, Share, Worth, by_early_worth
from mercerie.games.patchwork import Components, Patch

ROW, TOP = 30, 128
COLUMNS = (("patch", 36), ("", 86), ("cost", 136), ("time", 172), ("income", 214))  # by their middles
GAIN, BOUGHT = (250, 510), (536, 674)
APART = 8  # early above, late below
FORMS = (("circle", MADDER), ("diamond", WELD), ("square", INDIGO))
Worths = Mapping[int, tuple[Worth, ...]]


def draw_patches(name: str, box: Components, worths: Worths) -> str:
    """All patches, one below the other, the best first."""
    order = by_early_worth(worths)
    bottom = TOP + ROW * len(order)
    gains, bought = _gain_scale(worths), Scale(0, 100, *BOUGHT)
    parts = [*_legend(), *_axes(gains, bought, bottom)]
    for number, patch in enumerate(order):
        parts += _row(box.patches[patch], worths[patch], TOP + ROW * number, gains, bought)
    return picture(WIDTH, bottom + 34, f"The patches of {name}, best early ones first", parts)


def _gain_scale(worths: Worths) -> Scale:
    """Wide enough for every mean; an interval may end beyond."""
    means = [one.gain.value for row in worths.values() for one in row if one.gain] or [0.0]
    return Scale(min(-5.0, min(means) - 2), max(5.0, max(means) + 2), *GAIN)


def _legend() -> Iterator[str]:
    x = MARGIN + 6
    for third, (form, colour) in zip(THIRDS, FORMS, strict=True):
        yield dot(form, x, 58, colour) + write(x + 11, 62.5, f"{third} third")
        x += 106
    yield write(x + 8, 62.5, f"line: 95 % interval; faint: fewer than {FEW} cases", "small")
    for words, middle in COLUMNS:
        yield write(middle, TOP - 8, words, "small", "middle")
    for (left, right), (first, second) in (
        (GAIN, ("chance of winning when bought,", "points of 100 against the best other")),
        (BOUGHT, ("bought, of 100", "that could be")),
    ):
        yield write((left + right) / 2, 84, first, "head", "middle")
        yield write((left + right) / 2, 98, second, "small", "middle")


def _axes(gains: Scale, bought: Scale, bottom: float) -> Iterator[str]:
    for scale, about in ((gains, 5), (bought, 4)):
        for tick in scale.ticks(about):
            x, words = scale(tick), signed(tick) if scale is gains else f"{tick:g}"
            yield line(x, TOP - 4, x, bottom + 4, "grid" if tick else "zero")
            yield write(x, TOP - 8, words, "small", "middle")
            yield write(x, bottom + 18, words, "small", "middle")


def _row(patch: Patch, worths: Sequence[Worth], top: float, gains: Scale, bought: Scale) -> Iterator[str]:
    y = top + ROW / 2
    yield line(MARGIN, top, WIDTH - MARGIN, top)
    yield draw_patch(patch.shape, COLUMNS[1][1], y, 6.4)
    numbers = (patch.id, None, patch.cost, patch.time, patch.income)
    for (_, middle), number in zip(COLUMNS, numbers, strict=True):
        if number is not None:
            yield write(middle, y + 4.5, number, "", "middle")
    for part, worth in enumerate(worths):
        yield _marks(worth, part, y + APART * (part - 1), gains, bought)


def _marks(worth: Worth, part: int, y: float, gains: Scale, bought: Scale) -> str:
    form, colour = FORMS[part]
    drawn = ""
    if worth.gain:
        low = max(gains.low, worth.gain.value - worth.gain.margin)
        high = min(gains.high, worth.gain.value + worth.gain.margin)
        drawn += f'<path d="M{gains(low):g} {y:g}H{gains(high):g}" stroke="{colour}" stroke-width="1.6"/>'
        drawn += dot(form, gains(worth.gain.value), y, colour)
    if worth.bought:
        drawn += dot(form, bought(100 * worth.bought.value), y, colour)
    return f'<g opacity="0.25">{drawn}</g>' if worth.few else drawn


def draw_scores(name: str, points: Sequence[int], empty: Sequence[int]) -> str:
    """Two histograms beside each other."""
    parts = [
        *_histogram("points of a player", points, MADDER, (56, 336), 24),
        *_histogram("squares left empty", empty, INDIGO, (404, 680), 24),
    ]
    return picture(WIDTH, 280, f"Points and empty squares in {name}", parts)


def _histogram(words: str, values: Sequence[int], colour: str, across: tuple[int, int], most: int) -> Iterator[str]:
    bottom, top = 232, 82
    step = int(round_step(max(1.0, (max(values) - min(values) + 1) / most)))
    bars = Counter(step * (value // step) for value in values)
    x = Scale(min(bars), max(bars) + step, *across)
    y = Scale(0, 100 * max(bars.values()) / len(values), bottom, top)
    yield write(across[0], 66, words, "head") + write(across[1], 66, "of 100 players", "small", "end")
    for tick in y.ticks(4):
        yield line(across[0], y(tick), across[1], y(tick), "grid" if tick else "zero")
        yield write(across[0] - 8, y(tick) + 4, f"{tick:g}", "small", "end")
    for low, count in sorted(bars.items()):
        height = y(100 * count / len(values))
        width = x(low + step) - x(low) - 1
        yield (
            f'<rect x="{x(low) + 0.5:.1f}" y="{height:g}" width="{width:.1f}" height="{bottom - height:.1f}" '
            f'fill="{colour}" fill-opacity="0.8"/>'
        )
    for tick in x.ticks(6):
        # A bar of one value stands above it, a bar of several between its first and the next one's.
        yield write(x(tick + (0.5 if step == 1 else 0)), bottom + 18, signed(tick).lstrip("+"), "small", "middle")
    middle = sum(values) / len(values)
    at = x(middle + 0.5)
    yield f'<path d="M{at:g} {bottom + 24}l5 9h-10z" fill="{colour}"/>'
    yield write(at + 10, bottom + 34, f"mean {middle:.1f}".replace("-", "−"), "small")


def draw_calibration(name: str, bins: Sequence[tuple[Mean, Share]]) -> str:
    """What was said from left to right, what came of it from bottom to top; bars: how often it was said."""
    x, y = Scale(0, 100, 64, 384), Scale(0, 100, 384, 64)
    parts = [f'<rect x="{x(0)}" y="{y(100)}" width="320" height="320" fill="{CALICO}"/>']
    most = max((won.cases for _, won in bins), default=1)
    for said, won in bins:
        left, height = x(10 * min(9, said.value // 10)) + 2, 56 * won.cases / most
        parts.append(f'<rect x="{left:g}" y="{y(0) - height:.1f}" width="28" height="{height:.1f}" fill="{LINEN}"/>')
    for tick in x.ticks(5):
        parts += [line(x(tick), y(0), x(tick), y(100)), line(x(0), y(tick), x(100), y(tick))]
        parts += [write(x(tick), y(0) + 18, f"{tick:g}", "small", "middle")]
        parts += [write(x(0) - 8, y(tick) + 4, f"{tick:g}", "small", "end")]
    parts += [line(x(0), y(0), x(100), y(100), "zero")]
    for said, won in bins:
        at, low, high = x(said.value), y(100 * max(0.0, won.low)), y(100 * min(1.0, won.high))
        parts.append(f'<path d="M{at} {low}V{high}" stroke="{SAGE}" stroke-width="2"/>')
        parts.append(dot("circle", at, y(100 * won.value), SAGE))
    across = f'<g transform="rotate(-90 26 224)">{write(26, 228, "won, of 100", "small", "middle")}</g>'
    parts += [write(x(50), y(0) + 38, "said: chance of winning, of 100", "small", "middle"), across]
    return picture(404, 440, f"Said and won: {name}", parts)
