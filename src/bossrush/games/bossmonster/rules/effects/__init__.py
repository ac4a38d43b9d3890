"""What rooms, spells and bosses do: a class for each effect that content can name, listed in `table`."""
