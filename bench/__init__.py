"""Benchmarks of the rules and the server, and comparisons with other projects. Run from the project's root."""
