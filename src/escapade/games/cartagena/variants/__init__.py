"""The variants of Cartagena, one file each."""
