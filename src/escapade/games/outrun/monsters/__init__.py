"""The monsters, one file each."""
