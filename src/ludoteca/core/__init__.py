"""The compiled heart: it knows steps, choices and chance, but no game, no input and no output. Start with `state.py`."""
