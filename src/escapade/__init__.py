"""An open table for escape games."""

from escapade.compiled import COMPILED  # first: it decides how everything after it is loaded

# isort: split

__all__ = ["COMPILED", "__version__"]

__version__ = "0.1.0"
