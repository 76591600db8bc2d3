"""What may be chosen, what may happen, and why something may not be done: ints with names."""

from __future__ import annotations

from typing import Final

from ludoteca.core.actions import ActionTable, Kind
from ludoteca.core.event import EventKind
from ludoteca.core.game import Reason

VOCABULARY: Final = {"card": ["1", "2", "3", "4", "5", "6"]}

KEEP: Final = 0
SWAP: Final = 1
DEAL: Final = 2

ACTIONS: Final = ActionTable(VOCABULARY, [Kind("keep", KEEP), Kind("swap", SWAP), Kind("deal", DEAL, "card", chance=True)])

NEW_ROUND: Final = EventKind("new_round", "toy.set.1", "round")
DEALT: Final = EventKind("dealt", "toy.set.2", "card?")
KEPT: Final = EventKind("kept", "toy.act.1")
SWAPPED: Final = EventKind("swapped", "toy.act.2", "card", reveals=True)
SHOWN: Final = EventKind("shown", "toy.end.1", "card", reveals=True)
SCORED: Final = EventKind("scored", "toy.end.2", "points")
DRAWN: Final = EventKind("drawn", "toy.end.3")
EVENTS: Final = [NEW_ROUND, DEALT, KEPT, SWAPPED, SHOWN, SCORED, DRAWN]

TOO_GOOD: Final = 2
NOTHING_LEFT: Final = 3
REASONS: Final = [
    Reason("too-good", "toy.act.3", "a {card} cannot be beaten, so it must be kept", "card"),
    Reason("nothing-left", "toy.act.4", "no card is left to draw"),
]
