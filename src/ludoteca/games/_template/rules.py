"""Verbs and questions that the steps share."""

from __future__ import annotations

from ludoteca.games._template.actions import DRAWN, SCORED, SHOWN
from ludoteca.games._template.state import HighCard

BEST = 5


def can_draw(s: HighCard) -> bool:
    """Is a card left that nobody has seen? [toy.act.4]"""
    return any(s.bag)


def show_down(s: HighCard) -> None:
    """Everyone shows; the single highest card scores a point. [toy.end.1–3]"""
    for seat in range(s.seats):
        s.tell(SHOWN, seat, s.hands[seat])
    best = max(s.hands)
    if s.hands.count(best) > 1:
        s.tell(DRAWN, -1)  # toy.end.3
        return
    winner = s.hands.index(best)
    s.points[winner] += 1
    s.tell(SCORED, winner, s.points[winner])


def is_won(s: HighCard) -> bool:
    """Has somebody enough points, or have all rounds been played? [toy.win.1–2]"""
    return max(s.points) >= s.points_needed or s.round >= s.box.rounds
