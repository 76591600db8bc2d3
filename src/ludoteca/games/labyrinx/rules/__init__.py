"""Verbs and questions that the steps share.

border.py (where the labyrinth grows), piles.py (cards in and out), paths.py (where one can go), fortune.py (treasures, winning).
"""
