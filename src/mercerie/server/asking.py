"""Who was asked to a table and has not come: nobody is asked twice in one day by the same person."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, select

from mercerie.server.schema import invitations, seats
from mercerie.server.writing import Conflict

# Who was asked and did not come, for whatever reason, is not asked again by the same person for so long.
ASK_AGAIN_AFTER = 86_400.0


def asked_in_vain(by: str, now: float) -> Select[Any]:
    """The guests somebody has asked lately and who have not come."""
    came = select(seats.c.guest).where(seats.c.table_id == invitations.c.table_id, seats.c.guest == invitations.c.guest)
    lately = (invitations.c.asked_by == by) & (invitations.c.at > now - ASK_AGAIN_AFTER)
    return select(invitations.c.guest).where(lately, ~came.exists())


def check_not_asked(connection: Connection, by: str, guests: Sequence[str], now: float) -> None:
    """Conflict if one of them was asked since we looked: from another tab, by a second tap, at another worker.

    Two transactions that ask for the same person come here one after the other. SQLite has one writer at a time;
    elsewhere both want the row of a seat the asker has, and they have one, for they have played together.
    """
    mine = select(seats.c.seat).where(seats.c.guest == by).order_by(seats.c.table_id, seats.c.seat).limit(1)
    connection.execute(mine.with_for_update())
    if set(guests) & set(connection.execute(asked_in_vain(by, now)).scalars()):
        raise Conflict
