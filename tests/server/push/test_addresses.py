"""Addresses from strangers: where we post, and where we never do."""

import asyncio
import socket
import time
from ipaddress import ip_address
from typing import Any

import pytest
from server.push.receiving import receiving

from mercerie.server.push.addresses import Address, BadAddress, is_public, parse_address, post, resolve


@pytest.mark.parametrize(
    "text",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://8.8.8.8/x",
        "https://user:word@push.example/x",
        "https:///x",
        "ftp://push.example/x",
        "https://push.example/x y",
        "https://push.example/x\r\nhost: other",
        "https://push.example:port/",
        "https://[push.example/",
        "https://push.example/" + "x" * 1_000,
        "https://épingle.example/",
        "javascript:alert(1)",
        "",
    ],
)
def test_what_is_not_a_plain_public_https_address_is_refused(text: str) -> None:
    with pytest.raises(BadAddress):
        parse_address(text)


def test_an_address_is_read_with_its_query_and_without_its_fragment() -> None:
    read = parse_address("https://push.example/send?to=1#part")

    assert read == Address("https", "push.example", 443, "/send?to=1")
    assert read.origin == "https://push.example"


@pytest.mark.parametrize(
    "number",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.1",
            "224.0.0.1",
        ),
        *("240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1"),
        *(
            "::1",
            "::",
            "fe80::1",
            "fec0::1",
            "fc00::1",
            "ff02::1",
            "2001:db8::1",
            "::ffff:10.0.0.1",
            "::ffff:127.0.0.1",
        ),
        *("64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::"),
    ],
)
def test_private_and_local_numbers_are_refused_in_every_spelling(number: str) -> None:
    assert not is_public(ip_address(number))


@pytest.mark.parametrize("number", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_public_numbers_are_not(number: str) -> None:
    assert is_public(ip_address(number))


@pytest.mark.parametrize(
    "numbers", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["8.8.8.8", "::1"], ["::ffff:192.168.0.1"], ["fe80::1%eth0"]]
)
def test_a_name_that_leads_to_a_private_network_is_refused(monkeypatch: pytest.MonkeyPatch, numbers: list[str]) -> None:
    _answering(monkeypatch, numbers)

    with pytest.raises(BadAddress):
        asyncio.run(resolve(parse_address("https://push.example/x")))


def test_the_connection_goes_to_the_number_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    connected: list[tuple[Any, ...]] = []

    async def connect(*where: Any, **how: Any) -> None:
        connected.append((*where, how["server_hostname"]))
        raise ConnectionError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    _answering(monkeypatch, ["8.8.4.4"])

    with pytest.raises(ConnectionError):
        asyncio.run(post(parse_address("https://push.example/x"), {}, b""))
    assert connected == [("8.8.4.4", 443, "push.example")]


def test_a_redirect_is_not_followed() -> None:
    with receiving() as receiver:
        receiver.statuses = [307]
        address = parse_address(f"{receiver.url}/hook", local=True)

        assert asyncio.run(post(address, {"x-more": "1"}, b"{}", local=True)) == 307
        assert [path for path, _, _ in receiver.got] == ["/hook"]


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercerie.server.push.addresses.SECONDS", 0.2)

    async def told() -> None:
        async def silent(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                await asyncio.sleep(2)
            finally:
                writer.close()

        async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            await post(Address("http", "127.0.0.1", port, "/"), {}, b"", local=True)

    with pytest.raises(TimeoutError):
        asyncio.run(told())


def test_a_name_server_that_keeps_silent_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercerie.server.push.addresses.SECONDS", 0.1)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_where, **_how: time.sleep(2.0))

    async def crowd() -> float:
        asked = [post(parse_address("https://push.example/x"), {}, b"") for _ in range(40)]
        assert {type(answer) for answer in await asyncio.gather(*asked, return_exceptions=True)} == {TimeoutError}
        begun = time.monotonic()
        await asyncio.to_thread(int)
        return time.monotonic() - begun

    assert asyncio.run(crowd()) < 1.0


def _answering(monkeypatch: pytest.MonkeyPatch, numbers: list[str]) -> None:
    """A name server that gives these numbers."""
    found = [(0, 0, 0, "", (number, 443)) for number in numbers]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_where, **_how: found)
