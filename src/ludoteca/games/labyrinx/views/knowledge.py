"""Worlds that a seat cannot tell from the true one: what it does not know is dealt anew, within the pool each card came from. [lab.info.1, lab.info.3]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.draw import Draw
from ludoteca.core.hidden import knows
from ludoteca.core.state import Choice
from ludoteca.games.labyrinx.actions import KINDS, LANE
from ludoteca.games.labyrinx.rules.piles import pick_unseen
from ludoteca.games.labyrinx.state import (
    CLOSED,
    LAID_SHIFT,
    UNSEEN,
    Labyrinx,
    card_of,
    kind_of_card,
    laid_of,
    origin_of,
    pool_of,
    rumour_of,
    tag_of,
    tag_of_card,
)
from ludoteca.games.labyrinx.steps.actions import PlayCell
from ludoteca.games.labyrinx.steps.despair import DespairCell, Exchange

TRIES: Final = 50
"""Deals in which a player who is asked would have nothing to choose are thrown away: nobody is asked then."""
NOT_LAID: Final = (1 << LAID_SHIFT) - 1
"""The mask of a tag without the time at which Lane laid the card: that belongs to the place."""


def determinize(s: Labyrinx, seat: int, draw: Draw) -> Labyrinx:
    """A world this seat cannot tell from the true one."""
    for _ in range(TRIES):
        d = deal_anew(s, seat, draw)
        step = d.agenda[-1] if d.agenda else None
        if not isinstance(step, Choice) or step.seat == seat:
            return d
        d.open = step.options(d)
        if len(d.open) > 1 or step.betrays(d):
            return d
    return s.copy()


def deal_anew(s: Labyrinx, seat: int, draw: Draw) -> Labyrinx:
    """Take up every card the seat does not know, and deal each place a card of the same pool."""
    d = s.copy()
    roots = [root_of(s, seat, pool) for pool in range(len(s.mothers))]
    cells = [cell for cell in s.site.cells if 0 <= s.kind[cell] < UNSEEN and s.lie[cell] == CLOSED and not knows(s.seen[cell], seat)]
    for cell in cells:
        d.kind[cell] = kind_of_card(take_up(d, seat, roots, card_of(d.kind[cell], d.tag[cell])))
    for owner in range(s.seats):
        if owner != seat:
            d.hands[owner] = sorted([take_up(d, seat, roots, card) for card in d.hands[owner]])
    lane = s.seat_of(LANE)
    if lane >= 0 and lane != seat:
        stir_group(d, lane, cells, draw)
    for cell in cells:
        if d.kind[cell] == UNSEEN:
            d.kind[cell] = deal_one(d, roots, d.tag[cell], draw)
    for owner in range(s.seats):
        if owner != seat:
            d.hands[owner] = sorted([known_or_dealt(d, roots, card, draw) for card in d.hands[owner]])
    if d.agenda:
        step = d.agenda[-1]
        if isinstance(step, PlayCell) and step.seat != seat:  # which card is about to be played is a secret, too
            d.agenda[-1] = PlayCell(step.seat, kind_of_card(draw.pick(d.hands[step.seat])))
    return d


def root_of(s: Labyrinx, seat: int, pool: int) -> int:
    """The pool with which a pool is still one for this seat: who did not search the draw pile does not know how it was parted."""
    found = pool
    daughter = 0
    while daughter < len(s.mothers):
        if s.mothers[daughter] == found and not knows(s.searched[daughter], seat):
            found = daughter
            daughter = 0
        else:
            daughter += 1
    return found


def take_up(d: Labyrinx, seat: int, roots: list[int], card: int) -> int:
    """A card goes back into its pool, leaving its tag; one of which the seat knows that Lane has it somewhere stays what it is."""
    tag = tag_of_card(card)
    if knows(rumour_of(tag), seat):
        return card
    d.bags[roots[pool_of(tag)] * KINDS + kind_of_card(card)] += 1
    return card_of(UNSEEN, tag)


def deal_one(d: Labyrinx, roots: list[int], tag: int, draw: Draw) -> int:
    """The kind of a card out of the pool that the tag names."""
    pool = roots[pool_of(tag)]
    kind = pick_unseen(d, pool, draw)
    d.bags[pool * KINDS + kind] -= 1
    return kind


def known_or_dealt(d: Labyrinx, roots: list[int], card: int, draw: Draw) -> int:
    """A card of a hand that was taken up gets a kind; another stays."""
    return card_of(deal_one(d, roots, tag_of_card(card), draw), tag_of_card(card)) if kind_of_card(card) == UNSEEN else card


def stir_group(d: Labyrinx, lane: int, cells: list[int], draw: Draw) -> None:
    """Lane's hand and the cells he laid cards on change places among themselves, none with one that was laid before it came to him. [lab.info.3]"""
    laid = sorted([laid_of(d.tag[cell]) * 1000 + cell for cell in cells if laid_of(d.tag[cell]) > 0])
    if not laid:
        return
    group = d.hands[lane] + [card_of(d.kind[place % 1000], d.tag[place % 1000] & NOT_LAID) for place in laid]
    group.sort()
    for place in laid:
        time = place // 1000
        fitting = [index for index in range(len(group)) if origin_of(tag_of_card(group[index])) <= time]
        card = group.pop(draw.pick(fitting))
        d.kind[place % 1000] = kind_of_card(card)
        d.tag[place % 1000] = tag_of_card(card) | tag_of(0, laid=time)
    d.hands[lane] = group


def census(s: Labyrinx) -> list[int]:
    """The cards of each kind, wherever they are, and the treasures. [lab.comp.1, lab.comp.7]"""
    counts = [s.discard[kind] + s.removed[kind] + s.kind.count(kind) for kind in range(KINDS)]
    for index, count in enumerate(s.bags):
        counts[index % KINDS] += count
    for hand in s.hands:
        for card in hand:
            counts[kind_of_card(card)] += 1
    for step in s.agenda:
        if isinstance(step, DespairCell | Exchange):  # the crossroads on its way to the table
            counts[step.kind] += 1
    return [*counts, s.supply() + sum(s.treasures) + sum([mark >> 1 for mark in s.mark])]
