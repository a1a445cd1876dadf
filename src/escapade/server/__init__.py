"""The table server."""
