"""Everything that happens, in the order of play: setup.py, turn.py, actions.py, despair.py, challenge.py; the powers are beside this folder."""
