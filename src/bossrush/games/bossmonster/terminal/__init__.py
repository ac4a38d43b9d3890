"""Boss Monster in the terminal."""
