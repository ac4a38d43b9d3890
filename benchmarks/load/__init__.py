"""The parts of `server_load.py`: a lean client, how to speak to each server, loops that play, and starting servers."""
