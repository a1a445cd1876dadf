"""Which network addresses this server may contact on somebody's request: global unicast, and nothing else.

The lists are those of IANA's special-purpose registries. They are written out because Python's own `is_global` says yes
to multicast, and differs from version to version.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

_MAPPED = IPv6Network("::ffff:0:0/96")
_NAT64 = IPv6Network("64:ff9b::/96")  # how an IPv6-only network reaches IPv4
_NOT_PUBLIC = tuple(
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",
        "100.64.0.0/10",  # between a provider and its customers
        "127.0.0.0/8",
        "169.254.0.0/16",  # link-local, and where clouds keep their secrets
        "172.16.0.0/12",
        "192.0.0.0/24",  # protocols
        "192.0.2.0/24",  # documentation, as the two below
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
    )
)
_GLOBAL_UNICAST = IPv6Network("2000::/3")  # all of IPv6 that was ever given out …
_NOT_PUBLIC_6 = tuple(
    IPv6Network(network)
    for network in (
        "2001::/23",  # … but for protocols, Teredo with an IPv4 address inside among them,
        "2001:db8::/32",  # documentation,
        "2002::/16",  # 6to4, which has an IPv4 address inside,
        "3fff::/20",  # and more documentation
    )
)


def may_contact(address: str) -> bool:
    """Whether an address is public. One with a zone (fe80::1%eth0) never is."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return public(_unwrapped(found))


def _unwrapped(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """Return the IPv4 address that an IPv6 address translates, if it does."""
    if isinstance(address, IPv6Address) and (address in _MAPPED or address in _NAT64):
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address


def public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is global unicast. Old tunnels (IPv4-compatible, 6to4, Teredo) do not count."""
    if isinstance(address, IPv4Address):
        return not any(address in network for network in _NOT_PUBLIC)
    inside = address.scope_id is not None or any(address in network for network in _NOT_PUBLIC_6)
    return address in _GLOBAL_UNICAST and not inside
