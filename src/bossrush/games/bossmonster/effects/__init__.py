"""What rooms, spells and bosses do: small functions that the content refers to by name."""
