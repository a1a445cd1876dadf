"""A plan of games whose process is killed once; a module of its own, so that new processes import little."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from escapade.simulate import GameResult, Plan


@dataclass(frozen=True)
class DyingOnce:
    """Plays like another plan, but the process that comes to the third block first is killed."""

    plan: Plan
    died: Path

    def play_block(self, block: int) -> list[GameResult]:
        if block == 3 and not self.died.exists():
            self.died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.plan.play_block(block)
