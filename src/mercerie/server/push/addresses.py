"""Posting to addresses that strangers gave: https only, nothing of our own network, no redirects, little of everything.

A name is resolved once, all that it resolves to is checked, and the connection goes to an address that was checked: a
name that answers otherwise the second time gains nothing.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from mercerie.core import RuleError

LONGEST_ADDRESS = 1_000
SECONDS = 10.0
_MOST_HEAD = 8_192  # of an answer; its body is never read
# IPv6 that carries IPv4 inside, which may be anybody's: translated, 6to4, Teredo.
_CARRIERS = tuple(map(IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
# Threads of their own: a name server that keeps silent holds one for half a minute, and nobody else waits behind it.
_ASKING = ThreadPoolExecutor(8, "names")


class BadAddress(RuleError):
    """An address we do not talk to."""

    code = "bad-address"


@dataclass(frozen=True, slots=True)
class Address:
    """Where to post, as it was written."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        usual = self.port == (443 if self.scheme == "https" else 80)
        return f"{self.scheme}://{self.host}" if usual else f"{self.scheme}://{self.host}:{self.port}"


def parse_address(text: str, *, local: bool = False) -> Address:
    """Read an address; `local` is for tests, whose receivers have neither a certificate nor a public address."""
    odd = len(text) > LONGEST_ADDRESS or not text.isascii() or any(letter <= " " for letter in text)
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        odd = True
    if odd or not host or parts.username is not None or parts.password is not None:
        raise BadAddress("This is no address; it should look like https://example.org/…")
    if not local and (parts.scheme != "https" or port not in {None, 443} or _is_number(host)):
        raise BadAddress("The address should begin with https:// and a name, and have no port.")
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    return Address(parts.scheme, host, port or (443 if parts.scheme == "https" else 80), path)


def _is_number(host: str) -> bool:
    """No push service or messenger is reached by a number; other spellings of one are caught when they are resolved."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        # Site-local is what private networks had before fc00::/7; Python counts it among the global ones.
        if address.is_site_local or any(address in carrier for carrier in _CARRIERS):
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


async def resolve(address: Address, *, local: bool = False) -> str:
    """One of the numbers behind the name; BadAddress if any of them is not public."""
    try:
        numbers = await asyncio.get_running_loop().run_in_executor(_ASKING, _numbers, address)
    except (socket.gaierror, UnicodeError):
        raise ConnectionError("the name cannot be resolved") from None
    if not numbers:
        raise ConnectionError("the name cannot be resolved")
    if not local and not all(is_public(ip_address(number.partition("%")[0])) for number in numbers):
        raise BadAddress("This address belongs to a private network.")
    return numbers[0]


def _numbers(address: Address) -> list[str]:
    return [str(entry[4][0]) for entry in socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)]


async def post(address: Address, headers: Mapping[str, str], body: bytes, *, local: bool = False) -> int:
    """Post and return the status, whatever it is: a redirect is not followed. OSError or TimeoutError if none came."""
    async with asyncio.timeout(SECONDS):
        number = await resolve(address, local=local)
        secure = _trusted() if address.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            number, address.port, ssl=secure, server_hostname=address.host if secure else None, limit=_MOST_HEAD
        )
        try:
            writer.write(_head(address, headers, len(body)) + body)
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.transport.abort()


@cache
def _trusted() -> ssl.SSLContext:
    """Read once: to read all certificates takes a tenth of a second, in which nobody else is served."""
    return ssl.create_default_context()


def _head(address: Address, headers: Mapping[str, str], length: int) -> bytes:
    host = address.origin.partition("://")[2]
    told = {"host": host, "content-length": str(length), "connection": "close", **headers}
    lines = [f"POST {address.path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


def _status(line: bytes) -> int:
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ConnectionError("that was no answer")
    return int(rest[:3])
