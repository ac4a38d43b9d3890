"""Content: files read into the tables of a game. Every error names file and line."""
