"""What decided a finished game: the chances at every decision, what luck did to them and what decisions cost."""
