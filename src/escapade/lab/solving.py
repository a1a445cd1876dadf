"""Solve a small system of linear equations: Gauss, always by the largest number at hand."""

from __future__ import annotations


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Give the x for which matrix · x = right."""
    n = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(n):
        best = max(range(at, n), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(at + 1, n):
            factor = rows[row][at] / rows[at][at]
            rows[row] = [mine - factor * above for mine, above in zip(rows[row], rows[at], strict=True)]
    found = [0.0] * n
    for at in reversed(range(n)):
        rest = sum(rows[at][to] * found[to] for to in range(at + 1, n))
        found[at] = (rows[at][n] - rest) / rows[at][at]
    return found
