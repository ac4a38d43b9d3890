"""Playing in the terminal, and records in words."""
