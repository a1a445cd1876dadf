"""The Action cards: one file each."""
