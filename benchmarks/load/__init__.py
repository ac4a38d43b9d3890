"""The parts of `server_load.py`: a lean client, how to speak to each server, the loops that play, and starting servers."""
