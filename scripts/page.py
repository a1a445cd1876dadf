"""Builds the page into build/page if anything it is made of has changed, or says in a sentence why not."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from page_build import NoPageError, built_page  # noqa: E402 - it lies beside this folder, in no package

if __name__ == "__main__":
    try:
        built_page(ROOT)
    except NoPageError as reason:
        sys.exit(f"escapade: there is no page: {reason}")
