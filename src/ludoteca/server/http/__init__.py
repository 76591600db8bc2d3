"""The HTTP side: visitor.py (who asks), people.py, games.py, tables.py, replays.py, faults.py (refusals), site.py (the web site itself)."""
