"""Messages to other nodes (the bus) and to people who are not here (webhooks)."""
