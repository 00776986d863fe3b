"""Where guests want to be told: their devices, and a webhook. And what they have been told."""

from dataclasses import asdict, dataclass
from typing import Literal

from sqlalchemy import Connection, delete, insert, select

from mercerie.server.schema import subscriptions, told_turns
from mercerie.server.store import Conflict, Store

MOST_DEVICES = 5
_MOST = {"device": MOST_DEVICES, "webhook": 1}


@dataclass(frozen=True, slots=True)
class Subscription:
    """One place to tell a guest. `site` is how they reach us, for links; a webhook has no keys."""

    guest: str
    kind: Literal["device", "webhook"]
    endpoint: str
    site: str
    language: Literal["fr", "en"]
    p256dh: str = ""
    auth: str = ""


class Subscriptions:
    """In the database, so that a restart forgets nobody."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: str) -> list[Subscription]:
        wanted = select(subscriptions).where(subscriptions.c.guest == guest).order_by(subscriptions.c.id)
        rows = await self._store.read(lambda connection: connection.execute(wanted).all())
        return [
            Subscription(row.guest, row.kind, row.endpoint, row.site, row.language, row.p256dh, row.auth)
            for row in rows
        ]

    async def add(self, new: Subscription) -> None:
        """Keep it. A browser has one guest at a time; of too many devices the oldest leaves."""

        def write(connection: Connection) -> None:
            connection.execute(delete(subscriptions).where(subscriptions.c.endpoint == new.endpoint))
            connection.execute(insert(subscriptions), asdict(new))
            mine = (subscriptions.c.guest == new.guest) & (subscriptions.c.kind == new.kind)
            latest = select(subscriptions.c.id).where(mine).order_by(subscriptions.c.id.desc()).limit(_MOST[new.kind])
            kept = connection.execute(latest).scalars().all()
            connection.execute(delete(subscriptions).where(mine, subscriptions.c.id.not_in(kept)))

        await self._store.write_over(write)

    async def remove(self, endpoint: str, guest: str | None = None) -> None:
        """Forget an endpoint; with a guest, only if it is theirs."""
        gone = delete(subscriptions).where(subscriptions.c.endpoint == endpoint)
        if guest is not None:
            gone = gone.where(subscriptions.c.guest == guest)
        await self._store.write(lambda connection: connection.execute(gone))

    async def remove_webhook(self, guest: str) -> None:
        gone = delete(subscriptions).where(subscriptions.c.guest == guest, subscriptions.c.kind == "webhook")
        await self._store.write(lambda connection: connection.execute(gone))

    async def is_first(self, table: str, guest: str, turn: str) -> bool:
        """Whether the guest has not been told of this turn yet; from now on they have, whoever asks."""
        row = {"table_id": table, "guest": guest, "turn": turn}
        mine = (told_turns.c.table_id == table) & (told_turns.c.guest == guest)

        def write(connection: Connection) -> None:
            connection.execute(insert(told_turns), row)
            connection.execute(delete(told_turns).where(mine, told_turns.c.turn != turn))

        try:
            await self._store.write(write)
        except Conflict:
            return False
        return True
