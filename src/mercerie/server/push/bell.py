"""Everything that tells people of their turn, put together; there is none unless the host wants it."""

import asyncio

from mercerie.server.presence import Presence
from mercerie.server.push.delivery import PAUSES, Delivery
from mercerie.server.push.notices import Notices
from mercerie.server.push.subscriptions import Subscriptions
from mercerie.server.push.vapid import Vapid
from mercerie.server.service import Service
from mercerie.server.settings import Settings
from mercerie.server.store import Store


class Bell:
    """What the routes need of it."""

    def __init__(self, service: Service, presence: Presence, vapid: Vapid, settings: Settings) -> None:
        self.key = vapid.public
        self.local = settings.push_to_local
        self.subscriptions = Subscriptions(service.store)
        pauses = (0.0,) * len(PAUSES) if self.local else PAUSES
        self._delivery = Delivery(self.subscriptions, vapid, local=self.local, pauses=pauses)
        self.notices = Notices(service, presence, self.subscriptions, self._delivery, settings.push_delay)
        self._trials: set[asyncio.Task[None]] = set()

    @classmethod
    async def of(cls, store: Store, service: Service, presence: Presence, settings: Settings) -> "Bell | None":
        if not settings.push_contact:
            return None
        bell = cls(service, presence, await Vapid.of(store, settings.push_contact), settings)
        await bell.notices.make_up_for_downtime()
        return bell

    def try_out(self, guest: str, endpoint: str) -> None:
        """Send a first message to a new place, so that its owner sees that it works."""

        async def send() -> None:
            for place in await self.subscriptions.of(guest):
                if place.endpoint == endpoint:
                    await self._delivery.bring(place, "trial", "", "/")

        task = asyncio.create_task(send())
        self._trials.add(task)
        task.add_done_callback(self._trials.discard)

    async def close(self) -> None:
        for task in self._trials:
            task.cancel()
        await asyncio.gather(*self._trials, return_exceptions=True)
        await self.notices.close()
