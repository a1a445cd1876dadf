"""Puzzles: positions from recorded games in which one turn is clearly best, proven by searching the whole turn."""
