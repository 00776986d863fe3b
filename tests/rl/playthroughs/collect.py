"""OpenSpiel's playthroughs of our games: whole random games with all that OpenSpiel can ask at each step.

Run this file to write them anew, when a change is meant to change them:
`PYTHONPATH=tests .venv/bin/python tests/rl/playthroughs/collect.py`.
"""

import re
from hashlib import sha256
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import mercerie.rl.spiel  # noqa: F401  registers the games

HERE = Path(__file__).parent
# Small boxes and decks keep the files short; paths are counted from the root of the repository.
PLAYTHROUGHS = {
    "patchwork": "mercerie_patchwork(components=tests/records/few-patches.toml)",
    "patchwork-express": "mercerie_patchwork_express()",
    "textile": "mercerie_textile(tiles=6)",
    "timeline": "mercerie_timeline(deck=tests/records/small-deck.toml,hand=1)",
    "timeline-facts": "mercerie_timeline(deck=tests/records/small-deck.toml,hand=2,players=3,dates=facts)",
}
_LONG = 400
_GRID = re.compile(r"[ ◯◉]+|(?:Observation|InformationState)Tensor\(.*")


def playthrough(name: str) -> str:
    return shortened(generate_playthrough.playthrough(PLAYTHROUGHS[name], None, seed=1))


def shortened(text: str) -> str:
    """Tensors and very long lists as fingerprints: they are thousands of numbers, but must not change either."""
    lines: list[str] = []
    hidden: list[str] = []
    for line in [*text.splitlines(), ""]:
        if _GRID.fullmatch(line):
            hidden.append(line)
            continue
        if hidden:
            lines.append(f"(tensors: {_fingerprint(*hidden)})")
            hidden = []
        lines.append(line if len(line) <= _LONG else f"{line[:_LONG]}… ({_fingerprint(line)})")
    return "\n".join(lines)


def _fingerprint(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


if __name__ == "__main__":
    for _name in PLAYTHROUGHS:
        (HERE / f"{_name}.txt").write_text(playthrough(_name), encoding="utf-8")
