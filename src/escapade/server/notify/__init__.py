"""Notes to other nodes (the bus) and notices to people (webhooks)."""
