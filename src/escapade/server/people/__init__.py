"""People: accounts, tokens, ratings, and the games they have finished."""
