"""The kernel both games stand on. It knows no game, does no IO and imports only the standard library."""
