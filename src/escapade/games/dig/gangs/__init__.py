"""The gangs: one file each, with its four cards."""
