"""Why something may not be done: words of the vocabulary, numbers and other players in the sentence of a reason."""

from __future__ import annotations

from typing import ClassVar, Final

from core.toys import Toy, ToyGame
from ludoteca import COMPILED
from ludoteca.core.actions import Kind
from ludoteca.core.game import Reason
from ludoteca.core.state import ALLOWED, Choice

TAKEN: Final = 2


class Chairs(Toy):
    """Two things to choose; the second belongs to somebody."""

    FIELDS: ClassVar[tuple[str, ...]] = ("owner",)
    owner: int


class Take(Choice[Chairs]):
    """Take what is nobody's."""

    point = "take"

    def candidates(self, s: Chairs) -> list[int]:
        return [0, 1]

    def refusal(self, s: Chairs, action: int) -> int:
        return TAKEN if action == 1 else ALLOWED

    def why(self, s: Chairs, action: int, code: int) -> list[int]:
        return [action, s.owner, 3]


def test_a_reason_names_things_numbers_and_players() -> None:
    words = {"chair": ["left", "right"]}
    taken = Reason("taken", "toy.1", "the {chair} belongs to {by} for {turns}", "chair by:seat turns")
    game = ToyGame(Chairs, [Kind("take", 0, "chair")], [Take], words, reasons=[taken])
    s = Chairs(2, game.box)
    s.owner = 1
    s.next(Take(0))
    refusal = game.refusal(s, 1)
    assert refusal["reason"] == "the right belongs to seat 1 for 3"
    name = "" if COMPILED else "toy"  # a compiled core does not hear the name of an uncompiled game
    assert refusal["text"] == {"key": f"{name}-reason-taken", "args": {"chair": f"@{name}-chair-right", "by": "#1", "turns": 3}}
