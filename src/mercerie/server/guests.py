"""Guests: no accounts, a signed cookie that says which guest a browser is."""

import secrets
from http.cookies import SimpleCookie

from itsdangerous import BadSignature, Signer

from mercerie.server.store import Store

COOKIE = "mercerie_guest"
_YEAR = 365 * 86_400


class Guests:
    """Gives out and recognises guest cookies."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="guest")

    @classmethod
    async def of(cls, store: Store) -> "Guests":
        """With the store's own secret, made when it was first opened: a restart keeps every guest."""
        secret = await store.recall("cookie-secret")
        if secret is None:
            secret = secrets.token_urlsafe(32)
            await store.remember("cookie-secret", secret)
        return cls(secret)

    def recognise(self, cookie: str | None) -> str | None:
        """The guest a cookie names; None if it was not signed here."""
        if cookie is None:
            return None
        try:
            return self._signer.unsign(cookie).decode()
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
