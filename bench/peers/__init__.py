"""The same measurements of other people's engines, in an environment of their own."""
