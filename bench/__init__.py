"""How fast, beside the peers, in one run: `make bench`. Read `__main__.py`, then `ours.py` and `peers.py`."""
