"""The variants of Cartagena, each whole in a file of its own."""
