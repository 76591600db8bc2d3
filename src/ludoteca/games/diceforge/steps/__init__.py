"""Everything that happens, in the words of the specification's section 6. Reading order: turn (the four steps of a turn and what a player
may do in them), dice, blessings (RESOLVE and APPLY), resources (gain), forging, feats (what cards ask), beginning (chance before the first turn)."""
