"""What all decisions of rounds and reactions have in common. [zod.round.4]"""

from __future__ import annotations

from ludoteca.core.state import Choice
from ludoteca.games.zodiacus.state import Zodiacus


class FinalChoice(Choice[Zodiacus]):
    """A decision after the setup: no action is taken back. [zod.round.4, zod.move.10]"""

    def is_final(self, s: Zodiacus) -> bool:
        return True
