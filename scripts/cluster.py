"""Starts a whole cluster on one machine: PostgreSQL, Redis, Dask with two workers, three nodes, and nginx."""

from __future__ import annotations

import signal
import sys
import tempfile
import time
from pathlib import Path

from tests.chaos.setups import Setup, Wanted

# As a host would run them, not as tests do.
_SETTINGS = (("ESCAPADE_BOT_PAUSE", "0.6"), ("ESCAPADE_GENEROUS", "no"))


def main() -> None:
    """Start everything, print the addresses, and stop everything at Ctrl-C or SIGTERM."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(tempfile.mkdtemp(prefix="escapade-cluster-"))
    try:
        with Setup("nodes", folder.resolve(), Wanted(dask=True, settings=_SETTINGS)) as cluster:
            _tell(cluster)
            watch(cluster)
    except KeyboardInterrupt:
        sys.stdout.write("\nThe cluster has stopped.\n")


def _tell(cluster: Setup) -> None:
    """Print the addresses."""
    assert cluster.redis is not None
    sys.stdout.write(f"Escapade is running at {cluster.url}/ (nginx; each connection goes to the next node)\n")
    for number, node in enumerate(cluster.nodes):
        sys.stdout.write(f"  node {number}      {node.server.url}/\n")
    sys.stdout.write(f"  PostgreSQL  {cluster.database}\n")
    sys.stdout.write(f"  Redis       {cluster.redis.url}\n")
    sys.stdout.write(f"  Dask        tcp://127.0.0.1:{cluster.scheduler}\n")
    sys.stdout.write(f"  logs        {cluster.folder}\nCtrl-C stops all of it.\n")
    sys.stdout.flush()


def watch(cluster: Setup) -> None:
    """Report when a part stops by itself."""
    parts = {f"node {number}": node.server.process for number, node in enumerate(cluster.nodes)} | cluster.processes
    told = set[str]()
    while True:
        time.sleep(1)
        for name, process in parts.items():
            if process.poll() is not None and name not in told:
                told.add(name)
                sys.stdout.write(f"{name} has ended; see {cluster.folder}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
