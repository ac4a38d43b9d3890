"""Hints: what the search thinks of a decision, in words, with reasons that follow from what lies open."""
