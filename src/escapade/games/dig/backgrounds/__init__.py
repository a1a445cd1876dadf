"""The Backgrounds: one file each."""
