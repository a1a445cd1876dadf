"""Sentences about which addresses the server may contact for somebody."""

from __future__ import annotations

import asyncio
import ipaddress
import random
import socket

import pytest

from escapade.server.notify import webhooks
from escapade.server.notify.addresses import may_contact
from escapade.server.refusals import RequestRefused

OUT_IN_THE_WORLD = [
    "1.1.1.1",
    "93.184.216.34",
    "172.15.255.255",
    "172.32.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "223.255.255.255",
    "2606:4700:4700::1111",
    "2a00:1450:4001:80b::200e",
    "2001:4860:4860::8888",
    "::ffff:8.8.8.8",
    "64:ff9b::8.8.8.8",
]
INSIDE = [
    # IPv4
    "0.0.0.0",
    "0.1.2.3",
    "10.1.2.3",
    "100.64.0.1",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.0.7",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    # IPv6
    "::",
    "::1",
    "100::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "2606:4700:4700::1111%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
    "2001:2::1",
    "2001:10::1",
    "2001:db8::1",
    "3fff::1",
    "4000::1",
    "5f00::1",
    # IPv4 inside IPv6: mapped, compatible, translated, 6to4, NAT64 (well-known and local), Teredo, ISATAP's own prefix
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:224.0.0.1",
    "::127.0.0.1",
    "::8.8.8.8",
    "::ffff:0:127.0.0.1",
    "2002:7f00:1::",
    "2002:a9fe:a9fe::1",
    "2002:808:808::1",
    "64:ff9b::127.0.0.1",
    "64:ff9b::169.254.169.254",
    "64:ff9b::10.0.0.1",
    "64:ff9b:1::8.8.8.8",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "fe80::5efe:10.0.0.1",
    # no address at all
    "",
    "localhost",
    "2130706433",
    "0x7f.1",
]


@pytest.mark.parametrize("address", OUT_IN_THE_WORLD)
def test_an_address_out_in_the_world_may_be_contacted(address: str) -> None:
    assert may_contact(address)


@pytest.mark.parametrize("address", INSIDE)
def test_nothing_else_may_be_however_it_is_written(address: str) -> None:
    assert not may_contact(address)


def test_we_are_never_less_careful_than_python() -> None:
    luck = random.Random(5)
    fours = (ipaddress.IPv4Address(luck.getrandbits(32)) for _ in range(20_000))
    sixes = (ipaddress.IPv6Address(luck.getrandbits(128)) for _ in range(20_000))
    addresses: list[ipaddress.IPv4Address | ipaddress.IPv6Address] = [*fours, *sixes]
    for address in addresses:
        careful = address.is_global and not address.is_multicast and not address.is_reserved
        assert careful or not may_contact(str(address)), address


@pytest.mark.parametrize("address", [address for address in INSIDE if address and address[0] in "0123456789abcdef:"])
def test_a_name_that_leads_inside_the_house_is_refused_whatever_it_is_called(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    answers = [(family, socket.SOCK_STREAM, 6, "", (address, 443)), (socket.AF_INET, 1, 6, "", ("93.184.216.34", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answers)
    with pytest.raises(RequestRefused, match="hook-private"):
        asyncio.run(webhooks.public_address("innocent.example"))


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1", "[::1]", "192.168.0.7", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[fec0::1]", "224.0.0.1",
     "2130706433", "0x7f000001", "127.1"],
)  # fmt: skip
def test_a_notice_never_leaves_for_an_address_inside(host: str) -> None:
    with pytest.raises(RequestRefused, match="hook-private"):
        asyncio.run(webhooks.post(f"https://{host}/a?b", b"psst", {}))
