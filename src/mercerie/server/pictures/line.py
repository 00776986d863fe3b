"""Timeline's line: cards pegged to a thread, with the dates that everybody has seen; never one that is held."""

from mercerie.games.timeline.deck import Card
from mercerie.games.timeline.view import View, format_year
from mercerie.server.pictures.svg import INK, MADDER, element, emblems, text, wrapped

# A card as the page draws it: three wide and four high, the emblem above, the words, the date.
CARD, HIGH, SHOWN = 190, 253, 5
_MARGIN, _ART, _DATE = 10, (120, 84), 206
_LINE, _LETTERS = 19, 20
_TILTS = (-1.4, 1.0, -0.6, 1.6, -1.1)


def board(view: View, width: float, height: float, language: str, *, dated: bool) -> str:
    """The middle of the line, as many cards as there is room for.

    An invitation shows cards that its guests may yet have to date: it does not say when.
    """
    first = max(0, (len(view.line) - SHOWN) // 2)
    cards = view.line[first : first + SHOWN]
    step = min(CARD + 70, width / max(1, len(cards)))
    top = height * 0.13
    scale = min((height - top - 14) / HIGH, step / (CARD + 14))
    left = (width - step * len(cards)) / 2
    thread = f"M-80 {top - 8:g}Q{width / 2:g} {top + 18:g} {width + 80:g} {top - 8:g}"
    rope = [
        element("path", d=thread, fill="none", stroke=colour, stroke_width=thick)
        for colour, thick in (("#6a1b15", 8), ("#b0412e", 5))
    ]
    hung = [
        element(
            "g",
            _card(card, view.deck, language, dated=dated),
            transform=f"translate({left + (k + 0.5) * step:g} {top:g}) rotate({tilt}) scale({scale:g})",
        )
        for k, (card, tilt) in enumerate(zip(cards, _TILTS, strict=False))
    ]
    return "".join([*rope, *hung])


def _card(card: Card, deck: str, language: str, *, dated: bool) -> str:
    """One card, hanging by the middle of its upper edge."""
    words = _balanced(card.face.words.in_language(language).replace("'", "’"))
    art = _emblem(card, deck, 124 if len(words) < 4 else 108)
    start = 167 - (_LINE / 2) * (len(words) - 1) if len(words) < 4 else 137
    date = format_year(card, language) if dated else "?"
    edge = CARD / 2
    return "".join(
        [
            element("rect", x=3 - edge, y=5, width=CARD, height=HIGH, rx=7, fill="#2a1c10", opacity=0.25),
            element("rect", x=-edge, width=CARD, height=HIGH, rx=7, fill="#fffbf1", stroke="#cdbb99"),
            art,
            *(text(line, 0, start + 6 + _LINE * k, 17, text_anchor="middle") for k, line in enumerate(words)),
            element(
                "path", d=f"M{6 - edge:g} {_DATE}H{edge - 6:g}", stroke=MADDER, stroke_width=2, stroke_dasharray="6 5"
            ),
            text(date, 0, _DATE + 34, _size(date), text_anchor="middle", fill=MADDER),
            element("path", d="M-8-20h6l1 46h-6zM8-20h-6l-1 46h6z", fill="#D9B07A", stroke="#6b4420"),
        ]
    )


def _emblem(card: Card, deck: str, high: float) -> str:
    """What the page draws on this card; the words on its face chose it, never the date."""
    drawn = emblems()["emblems"][emblems()["cards"].get(deck, {}).get(card.face.id, "clock")]
    frame = {"x": _MARGIN - CARD / 2, "y": _MARGIN, "width": CARD - 2 * _MARGIN, "height": high}
    return "".join(
        [
            element("rect", **frame, rx=2.5, fill=drawn["ground"]),
            element("svg", drawn["art"], **frame, viewBox=f"0 0 {_ART[0]} {_ART[1]}"),
            element("rect", **frame, rx=2.5, fill="none", stroke=INK, stroke_opacity=0.35),
        ]
    )


def _balanced(words: str) -> list[str]:
    """As few lines as there can be, and none much shorter than the others."""
    lines = wrapped(words, _LETTERS, 4)
    narrower = (wrapped(words, letters, 4) for letters in range(_LETTERS // 2, _LETTERS))
    return next((found for found in narrower if len(found) == len(lines) and "…" not in "".join(found)), lines)


def _size(date: str) -> float:
    return 32 if len(date) < 7 else min(30, 300 / len(date))
