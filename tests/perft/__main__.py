"""Count anew, after a change of the rules that is meant: python -m tests.perft."""

from __future__ import annotations

import yaml

from tests.perft.counting import FILE, stored, ways

HEAD = """\
# How many ways there are to play on: see counting.py for what is counted, __main__.py for how this was written.
# The first numbers of each are counted a second time by the slow rules of slow_cartagena.py.
"""

if __name__ == "__main__":
    entries = []
    for perft in stored():
        counts = [ways(perft.state(), decisions + 1) for decisions in range(len(perft.counts))]
        entries.append({"name": perft.name, "position": perft.position, "seed": perft.seed, "counts": counts})
    FILE.write_text(
        HEAD + yaml.safe_dump(entries, sort_keys=False, default_flow_style=None, width=120), encoding="utf-8"
    )
