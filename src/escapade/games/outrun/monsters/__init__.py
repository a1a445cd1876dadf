"""The monsters: one file each, all of it in there."""
