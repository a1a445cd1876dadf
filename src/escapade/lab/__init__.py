"""The laboratory: plays many games to compare bots and to learn weights."""
