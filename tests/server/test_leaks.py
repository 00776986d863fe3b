"""Everything a client ever receives: no hidden date, order or seed before its time."""

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from server.guests_at import header

from mercerie.core.plain import to_plain
from mercerie.games.timeline import State as TimelineState
from mercerie.server import render
from mercerie.server.entries import Header, Sitter
from mercerie.server.table import Table, open_table

GAMES = ["patchwork", "patchwork-express", "textile", "timeline"]
# `LEAK_GAMES=1000 pytest tests/server/test_leaks.py` looks at thousands.
PLAYED = int(os.environ.get("LEAK_GAMES", "12"))
SITTERS = (Sitter("Anne", guest="guest-of-seat-0"), Sitter("Basile", guest="guest-of-seat-1"))
WATCHERS = [render.Watcher("guest-of-seat-0"), render.Watcher("guest-of-seat-1"), render.Watcher(None)]


def tables(game: str, games: int) -> Iterator[tuple[Table, Header]]:
    """Every position of so many random games."""
    for seed in range(games):
        head = replace(header(game, SITTERS), seed=Random(seed).getrandbits(128))
        rng, table = Random(seed), open_table(head)
        yield table, head
        while table.to_move is not None:
            text = table.game.format_action(rng.choice(table.state.legal_actions()))
            table = table.after(table.act(table.to_move, text))
            yield table, head


def sent(table: Table, watcher: render.Watcher) -> str:
    """All that goes to a watcher about a table, as text."""
    # A socket is told what is new; once in a while somebody comes with nothing, or looks at the whole game.
    since = max(0, table.seq - 1) if table.seq % 10 else 0
    parts: list[object] = [render.update(table, watcher, since, 0.0)]
    if table.seq % 10 == 0:
        parts.append(render.replay(table))
    if watcher.guest:
        parts.append(render.card(table, watcher.guest))
    return json.dumps([to_plain(part) for part in parts], ensure_ascii=False)


def secrets_of(table: Table, head: Header) -> list[str]:
    """Texts that must not be in anything sent now."""
    found = [head.join_secret, *(str(sitter.guest) for sitter in SITTERS)]
    if table.result is None:
        found += [f"{head.seed:032x}", str(head.seed)]
    state = table.state
    if isinstance(state, TimelineState) and table.result is None:
        shown = state.turned.card.id if state.turned else ""
        hidden = [card for hand in (*state.hands, state.pile) for card in hand if card.id != shown]
        found += [card.told.fr for card in hidden] + [card.told.en for card in hidden] + [f" {state.luck},"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_ever_sent(game: str) -> None:
    for table, head in tables(game, games=PLAYED):
        for watcher in WATCHERS:
            text = sent(table, watcher)
            for secret in secrets_of(table, head):
                # Whoever sits at a table that is not full is told how to invite; these tables are full.
                assert secret not in text, f"{secret} was sent at {game}"


def test_the_order_of_patches_to_come_is_sent_by_nobody() -> None:
    for table, _ in tables("patchwork-express", games=4):
        late = list(table.state.late)
        if late and late != sorted(late):
            assert json.dumps(late) not in sent(table, WATCHERS[0])


def test_looking_ahead_tells_nothing_of_what_is_hidden() -> None:
    for table, _ in tables("patchwork-express", games=4):
        update = render.update(table, WATCHERS[0], table.seq, 0.0)

        told = json.dumps([to_plain(outlook) for outlook in update.outlooks.values()])

        assert "PatchesJoined" not in told
