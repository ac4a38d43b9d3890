"""Games played by programs, many at a time."""
