"""The game server: tables that lose no move and leak no card."""
