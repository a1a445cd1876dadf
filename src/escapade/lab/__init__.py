"""The laboratory: many games, fairly arranged, and what they say."""
