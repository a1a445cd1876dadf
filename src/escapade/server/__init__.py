"""The table server: sit down, play, come back, never lose a move."""
