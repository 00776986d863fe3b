"""Bringing one message to one place: sealed and signed for a device, as JSON for a webhook; tried a few times."""

import asyncio
import logging
from collections.abc import Sequence
from hashlib import sha256

from mercerie.server.push.addresses import Address, BadAddress, parse_address, post
from mercerie.server.push.sealing import seal
from mercerie.server.push.subscriptions import Subscription, Subscriptions
from mercerie.server.push.vapid import Vapid
from mercerie.server.push.words import Occasion, for_device, for_webhook

_log = logging.getLogger("mercerie.push")

PAUSES = (2.0, 15.0)  # between tries
_AT_ONCE = 8
_A_DAY = 86_400
_GONE = {404, 410}


class Delivery:
    """Sends, and forgets places that are gone."""

    def __init__(
        self, subscriptions: Subscriptions, vapid: Vapid, *, local: bool = False, pauses: Sequence[float] = PAUSES
    ) -> None:
        self._subscriptions = subscriptions
        self._vapid = vapid
        self._local = local
        self._pauses = pauses
        self._at_once = asyncio.Semaphore(_AT_ONCE)

    async def bring(self, to: Subscription, occasion: Occasion, game: str, path: str) -> None:
        """Whatever becomes of it, the others are not kept waiting and nothing is raised."""
        # A trial is tried once: whoever asked for it looks on, and strangers could keep all the lines busy with more.
        for pause in (None,) if occasion == "trial" else (*self._pauses, None):
            status = await self._try(to, occasion, game, path)
            if status in _GONE:
                await self._subscriptions.remove(to.endpoint)
            if status is not None and status < 500 and status != 429:
                if status >= 400:
                    # Never the address: it is a secret of the guest's.
                    _log.warning("a %s answered %s", to.kind, status)
                return
            if pause is not None:
                await asyncio.sleep(pause)
        _log.warning("a %s could not be reached", to.kind)

    async def _try(self, to: Subscription, occasion: Occasion, game: str, path: str) -> int | None:
        """The status; None if there was no answer."""
        try:
            address = parse_address(to.endpoint, local=self._local)
            headers, body = self._written(address, to, occasion, game, path)
            async with self._at_once:
                return await post(address, headers, body, local=self._local)
        except BadAddress:
            return 410  # it leads to a private network now: it never gets another chance
        except (OSError, TimeoutError, ValueError):  # ValueError: a line of the answer was too long
            return None

    def _written(
        self, address: Address, to: Subscription, occasion: Occasion, game: str, path: str
    ) -> tuple[dict[str, str], bytes]:
        if to.kind == "webhook":
            return {"content-type": "application/json"}, for_webhook(occasion, game, path, to)
        headers = {
            "authorization": self._vapid.authorization(address.origin),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(_A_DAY),
            "urgency": "high",
            # A later message about the same table takes the place of one that waits at the push service.
            "topic": sha256(path.encode()).hexdigest()[:32],
        }
        return headers, seal(for_device(occasion, game, path, to), to.p256dh, to.auth)
