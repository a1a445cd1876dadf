"""Commands for the operator of a database: backup, copy, restore, check."""
