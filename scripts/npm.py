"""Runs npm in web/: the system's, or the one from PyPI."""

import sys
from pathlib import Path

_ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(_ROOT))

from page_build import NoPageError, npm  # noqa: E402 - it lies beside this folder, in no package

if __name__ == "__main__":
    try:
        npm(sys.argv[1:], _ROOT / "web")
    except NoPageError as reason:
        sys.exit(f"escapade: {reason}")
