"""Verbs and questions that steps and cards share: symbols.py (laying and lifting), moving.py (links, pushes), memory.py (Memory
cards and who knows them), pile.py (what a Memory card is to the pile)."""
