"""The HTTP API by resource, the socket, the page, and what they share: identity and rate limits."""
