"""Who is asking: the guest of a request, and whether they ask too often."""

from typing import TYPE_CHECKING

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from mercerie.core import RuleError
from mercerie.server.addresses import household
from mercerie.server.guard import Limiter
from mercerie.server.guests import COOKIE

if TYPE_CHECKING:
    from mercerie.server.app import House


class TooMany(RuleError):
    """Asked too often."""

    code = "too-many"

    def __init__(self, seconds: float) -> None:
        super().__init__("That was too often; wait a moment and try again.")
        self.seconds = seconds


def house_of(connection: HTTPConnection) -> "House":
    house: House = connection.app.state.house
    return house


def known_guest(connection: HTTPConnection) -> str | None:
    """The guest a browser has been, if it shows a cookie of ours."""
    return house_of(connection).guests.recognise(connection.cookies.get(COOKIE))


def guest(request: Request, response: Response) -> str:
    """The guest who asks; a new one gets a cookie."""
    known = known_guest(request)
    if known is not None:
        return known
    guests = house_of(request).guests
    new = guests.new()
    response.headers.append("set-cookie", guests.cookie(new, secure=request.url.scheme == "https"))
    return new


def address(connection: HTTPConnection) -> str:
    """Where somebody comes from, as limits count it."""
    return household(connection.client.host) if connection.client else "?"


def not_too_often(request: Request) -> None:
    """For what is kept or costs thought: opening tables, joining, replaying."""
    _limit(request, house_of(request).openings)


def not_too_quickly(request: Request) -> None:
    """For what belongs to playing: commands and hints."""
    _limit(request, house_of(request).commands)


def _limit(request: Request, limiter: Limiter) -> None:
    """At most so often for an address, and for a guest."""
    who = known_guest(request)
    wait = limiter.wait(f"address {address(request)}")
    if who is not None:  # all newcomers together are nobody
        wait = max(wait, limiter.wait(f"guest {who}"))
    if wait:
        raise TooMany(wait)
