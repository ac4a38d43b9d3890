"""Engines of the field, measured in an environment of their own beside ours."""
