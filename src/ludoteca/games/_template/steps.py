"""Everything that happens, in the order of play."""

from __future__ import annotations

from typing import Final

from ludoteca.core.draw import Draw
from ludoteca.core.hidden import bag_options, bag_weights, only, sample_bag
from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Chance, Choice
from ludoteca.games._template.actions import DEAL, DEALT, KEEP, KEPT, NEW_ROUND, NOTHING_LEFT, SWAP, SWAPPED, TOO_GOOD
from ludoteca.games._template.rules import BEST, can_draw, is_won, show_down
from ludoteca.games._template.state import HighCard


class NewRound(Auto[HighCard]):
    """Gather all cards, deal one to each seat, let everyone decide in turn, then show. [toy.set.1–3]"""

    def run(self, s: HighCard) -> None:
        s.round += 1
        s.first = (s.first + 1) % s.seats  # toy.set.3
        s.bag = s.box.copies[:]
        s.discards = []
        s.tell(NEW_ROUND, -1, s.round)
        s.next(EndRound())
        for turn in range(s.seats - 1, -1, -1):
            s.next(KeepOrSwap((s.first + turn) % s.seats))
        for seat in range(s.seats - 1, -1, -1):
            s.next(DealCard(seat))


class DealCard(Chance[HighCard]):
    """One unseen card to a seat, for its eyes only. [toy.set.2]"""

    def options(self, s: HighCard) -> list[int]:
        return bag_options(DEAL, s.bag)

    def weights(self, s: HighCard) -> list[int]:
        return bag_weights(s.bag)

    def sample(self, s: HighCard, draw: Draw) -> int:
        return DEAL + sample_bag(draw, s.bag)

    def take(self, s: HighCard, action: int) -> None:
        card = action - DEAL
        s.bag[card] -= 1
        s.hands[self.seat] = card
        s.tell(DEALT, self.seat, card, seen=only(self.seat))


class KeepOrSwap(Choice[HighCard]):
    """Keep your card, or lay it open and draw another. [toy.act.1–4]"""

    point = "keep_or_swap"
    rule = "toy.act.1"

    def candidates(self, s: HighCard) -> list[int]:
        return [KEEP, SWAP]

    def refusal(self, s: HighCard, action: int) -> int:
        if action == KEEP:
            return ALLOWED
        if action != SWAP:
            return NOT_ASKED
        if s.hands[self.seat] == BEST:
            return TOO_GOOD  # toy.act.3
        return ALLOWED if can_draw(s) else NOTHING_LEFT

    def why(self, s: HighCard, action: int, code: int) -> list[int]:
        return [s.hands[self.seat]] if code == TOO_GOOD else []

    def take(self, s: HighCard, action: int) -> None:
        if action == KEEP:
            s.tell(KEPT, self.seat)
            return
        card = s.hands[self.seat]
        s.discards.append(card)
        s.hands[self.seat] = -1
        s.tell(SWAPPED, self.seat, card)
        s.next(DealCard(self.seat))


class EndRound(Auto[HighCard]):
    """Show, score, and begin again unless somebody has won. [toy.end.1–3, toy.win.1–2]"""

    def run(self, s: HighCard) -> None:
        show_down(s)
        s.discards += s.hands
        s.hands = [-1] * s.seats
        if not is_won(s):
            s.next(NewRound())


STEPS: Final = [NewRound, DealCard, KeepOrSwap, EndRound]
