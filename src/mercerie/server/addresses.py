"""Addresses of both kinds, IPv4 and IPv6: listening at them, writing them, and counting those who come from them."""

import socket
from ipaddress import IPv6Address, IPv6Network, ip_address

# A provider gives a household this much of IPv6: whoever is limited could otherwise come from 2^64 addresses.
_HOUSEHOLD = 64
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; OSError where that cannot be. At `::` IPv4 is heard too."""
    # Named as TCP, which is what asyncio looks at before it sets TCP_NODELAY on those who come: otherwise an answer
    # waits 40 ms for the page to acknowledge the one before.
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
    # A name may stand for both kinds, as localhost does: the older one is understood everywhere.
    family, kind, protocol, _, address = min(found, key=lambda each: each[0] == socket.AF_INET6)
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(address)
        # From now on whoever comes waits for the doors to open, and is not sent away.
        listening.listen(1_024)
    except OSError:
        listening.close()
        raise
    return listening


def in_url(host: str) -> str:
    """A host as links and Host headers write it: IPv6 in brackets and as short as it can be."""
    try:
        address = ip_address(host.strip("[]"))
    except ValueError:
        return host.lower()
    return f"[{address}]" if isinstance(address, IPv6Address) else str(address)


def link(host: str, port: int) -> str:
    """Where a browser on this machine finds a server that listens there."""
    return f"http://{in_url(_EVERYWHERE.get(host, host))}:{port}/"


def household(address: str) -> str:
    """Whom a limit counts as one: an IPv4 address, or the IPv6 network that a household has."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:  # somebody with IPv4 at a socket for both
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), _HOUSEHOLD), strict=False))
