"""All that concerns who knows what: view.py (what a seat is shown), knowledge.py (worlds it cannot tell apart), positions.py (any situation in words)."""
