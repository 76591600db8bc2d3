"""Treasures gained and lost, and winning."""

from __future__ import annotations

from ludoteca.games.labyrinx.actions import BEATEN, CHEST, CHEST_MARKED, LOST, WON_RACE, WON_TREASURES
from ludoteca.games.labyrinx.board import HALL
from ludoteca.games.labyrinx.content import NO_CHALLENGE
from ludoteca.games.labyrinx.state import MARKED, RESOLVED, Labyrinx


def set_mark(s: Labyrinx, cell: int, mark: int) -> None:
    """Mark a card as resolved or as holding a treasure, or take its marks away."""
    if s.mark[cell] != mark:
        s.mark = s.mark[:]
        s.mark[cell] = mark


def win(s: Labyrinx, seats: int) -> None:
    """These seats have won: nothing else happens any more."""
    s.victors = seats
    s.agenda.clear()


def gain(s: Labyrinx, seat: int) -> None:
    """One treasure more; the fifth wins at once, in anybody's turn. Whatever is to follow must be on the agenda already. [lab.end.2]"""
    s.treasures[seat] += 1
    if s.treasures[seat] >= s.box.goal:
        s.tell(WON_TREASURES, seat, s.treasures[seat])
        win(s, 1 << seat)


def lose(s: Labyrinx, seat: int) -> None:
    """One treasure back to the supply, if any is owned. [lab.chal.11]"""
    if s.treasures[seat] > 0:
        s.treasures[seat] -= 1
        s.tell(LOST, seat, s.treasures[seat])


def challenge_at(s: Labyrinx, space: int) -> int:
    """The unresolved challenge of an open card; NO_CHALLENGE in the hall, on plain and on resolved cards. [lab.chal.9]"""
    if space == HALL or s.mark[space] & RESOLVED:
        return NO_CHALLENGE
    return s.box.challenge[s.kind[space]]


def resolve(s: Labyrinx, seat: int, cell: int) -> None:
    """The challenge is beaten: the card is resolved, its treasure or one of the supply is gained. [lab.chal.8, lab.chest.4]"""
    set_mark(s, cell, RESOLVED)
    s.tell(BEATEN, seat, s.box.challenge[s.kind[cell]], cell, s.treasures[seat] + 1)
    gain(s, seat)


def mark_chest(s: Labyrinx, seat: int, cell: int) -> None:
    """A chest that was not won stays open with one treasure on it, never two. [lab.chest.1, lab.chest.2, lab.mon.11]"""
    if challenge_at(s, cell) == CHEST and s.mark[cell] & MARKED == 0:
        set_mark(s, cell, MARKED)
        s.tell(CHEST_MARKED, seat, cell)


def put(s: Labyrinx, seat: int, space: int) -> None:
    """A character is now in a space; in the race the hall wins, however it is reached. [lab.race.1, lab.race.8]"""
    s.where[seat] = space
    if space == HALL and seat in s.racers:
        s.tell(WON_RACE, seat)
        win(s, 1 << seat)
