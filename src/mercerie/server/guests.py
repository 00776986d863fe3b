"""Guests: no accounts, a signed cookie that says which guest a browser is."""

import secrets
from http.cookies import SimpleCookie

from itsdangerous import BadSignature, Signer, TimestampSigner

from mercerie.server.store import Store

COOKIE = "mercerie_guest"
_YEAR = 365 * 86_400
# A link to another device of one's own is for now: who finds it tomorrow is not let in.
_LINK_LASTS = 15 * 60


class Guests:
    """Gives out and recognises guest cookies."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="guest")
        self._links = TimestampSigner(secret, salt="device")

    @classmethod
    async def of(cls, store: Store) -> "Guests":
        """With the store's own secret, made when it was first opened: a restart keeps every guest."""
        return cls(await store.recall_or_make("cookie-secret", lambda: secrets.token_urlsafe(32)))

    def recognise(self, cookie: str | None) -> str | None:
        """The guest a cookie names; None if it was not signed here."""
        if cookie is None:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except BadSignature:
            return None

    def link(self, guest: str) -> str:
        """A text that makes another device the same guest, for a quarter of an hour."""
        return self._links.sign(guest).decode()

    def follow(self, link: str) -> str | None:
        """The guest such a text names; None if it is too old or not ours."""
        try:
            return self._links.unsign(link, max_age=_LINK_LASTS).decode()
        except BadSignature:
            return None

    def new(self) -> str:
        return secrets.token_urlsafe(16)

    def cookie(self, guest: str, *, secure: bool) -> str:
        """The header that makes a browser remember the guest."""
        jar = SimpleCookie()
        jar[COOKIE] = self._signer.sign(guest).decode()
        morsel = jar[COOKIE]
        morsel["path"], morsel["max-age"], morsel["samesite"] = "/", str(_YEAR), "Lax"
        morsel["httponly"] = True
        if secure:
            morsel["secure"] = True
        return morsel.OutputString()
