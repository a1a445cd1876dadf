"""Tables that are played: the log, clocks, who is present, what each seat sees, and the host that keeps them all."""
