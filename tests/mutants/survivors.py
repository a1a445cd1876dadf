"""Mutants that neither a ruling nor a law notices, each with the reason; "Equivalent": the game is the same."""

from __future__ import annotations

SURVIVORS: dict[str, str] = {
    "dig/board.py _from_stack: `found >= STACKS` → `found > STACKS`": (
        "Checks a corrected box, which rulings and laws do not have; tests/test_box.py tries wrong boxes."
    ),
    "dig/board.py michel_kind: `set(tools) <= {KEYS[tool] for tool in TOOLS}` → "
    "`set(tools) < {KEYS[tool] for tool in TOOLS}`": (
        "A Michel card with all three tools, which only a corrected box can have."
    ),
    "dig/joining.py KeepBadge.default: `0` → `1`": (
        "Which of two gang cards is kept for a player who is away: either is legal, and no rule says which."
    ),
    "dig/michel.py MichelPrize.answer: `move.code == PASS` → `move.code != PASS`": (
        "Only whether the record names the pass; the game goes on alike, and nobody is told."
    ),
    "dig/state.py State._settle_doubt: `self.doubts or []` → `((self.doubts) and ([]))`": (
        "In a view: forgets which cards taken unseen were found; it matters only if one was taken for another."
    ),
    "outrun/state.py State._put_down_path_unsaid: `self.round += 1` → `pass`": (
        "Rounds are counted for the picture and the notation; no rule asks for the number."
    ),
}
