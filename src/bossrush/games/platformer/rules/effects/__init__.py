"""What cards and abilities do: small functions that the content refers to by name."""
