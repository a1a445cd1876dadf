"""Tables: log, clocks, presence, what each seat sees, and the host of all tables on this node."""
