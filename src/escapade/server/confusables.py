"""Names that look alike: Unicode calls them confusable."""

from __future__ import annotations

import unicodedata

# Characters that look like a Latin letter, lower case or capital; the letter is in the same place of the next line.
_ALIKE = str.maketrans(
    "аеорсухіјѕԁһӏԛԝьквмнтг" "αεοριυνκτχγβηζμϲ" "ıɑɡɩøłđðħ" "01|!$5",
    "aeopcyxijsdhlqwbkbmhtr" "aeopiuvktxybnzuc" "iagiolddh" "ollls" "s",
)  # fmt: skip
_PAIRS = (("i", "l"), ("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """Return the same text for names that look alike: case, width, accents, blanks and punctuation do not count."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    plain = unicodedata.normalize("NFKD", folded).translate(_ALIKE)
    shown = "".join(letter for letter in plain if unicodedata.category(letter)[0] in "LNS")
    for one, other in _PAIRS:
        shown = shown.replace(one, other)
    return shown or plain
