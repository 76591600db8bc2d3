"""Everything that happens, in the order of play: setup.py, turn.py (T0–T9 and the menus), acquiring.py, inserting.py, relocating.py (stars),
moving.py, zones.py (zone changes and phase 4), reacting.py (windows and the pile)."""
