"""How fast are the rules, and how does that compare with others? Everything that measures, from the project's root."""
