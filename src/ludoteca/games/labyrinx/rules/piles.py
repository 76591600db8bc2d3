"""Cards in and out of the piles, onto the table and into hands; who has seen them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.core.draw import Draw
from ludoteca.core.hidden import insort
from ludoteca.core.state import Chance
from ludoteca.games.labyrinx.actions import EXPLODED, KINDS, LANE, MALLAHOC, OPENED, RESHUFFLED, REVEAL
from ludoteca.games.labyrinx.rules.border import mend_border
from ludoteca.games.labyrinx.rules.fortune import set_mark
from ludoteca.games.labyrinx.state import CLOSED, EMPTY, UNSEEN, Labyrinx, card_of, kind_of_card, laid_of, origin_of, pool_of, rumour_of, tag_of, tag_of_card


def discards(s: Labyrinx) -> int:
    """How many cards lie in the discard pile. [lab.pile.3]"""
    total = 0
    for count in s.discard:
        total += count
    return total


def available(s: Labyrinx) -> int:
    """Cards that can still be drawn. [lab.pile.4]"""
    return s.stock + discards(s)


def can_draw(s: Labyrinx, cards: int = 1) -> bool:
    """Can so many cards be drawn, counting those a reshuffle would bring? [lab.pile.4]"""
    return s.stock >= cards or available(s) >= cards


def take_from_stock(s: Labyrinx) -> int:
    """Take the top card of the draw pile unseen; its tag says from which pool it is. [lab.pile.1, lab.pile.2]"""
    if s.stock == 0:
        reshuffle(s)
    s.stock -= 1
    return s.pool


def reshuffle(s: Labyrinx) -> None:
    """The discard pile becomes the draw pile, and a pool of its own: only now that a card is needed and none is left. [lab.pile.1, lab.pile.2]"""
    s.pool = free_pool(s)
    s.stock = discards(s)
    s.bags[s.pool * KINDS : (s.pool + 1) * KINDS] = s.discard
    s.discard = [0] * KINDS
    s.tell(RESHUFFLED, -1, s.stock)


def free_pool(s: Labyrinx) -> int:
    """A pool of which no hidden card is left anywhere, or a new one."""
    alive = [pool == s.pool and s.stock > 0 for pool in range(len(s.mothers))]
    kind, seen, everyone = s.kind, s.seen, s.everyone()
    for one in s.site.cells:
        cell: i64 = one
        if kind[cell] != EMPTY and seen[cell] != everyone:
            alive[pool_of(s.tag[cell])] = True
    for hand in s.hands:
        for card in hand:
            alive[pool_of(tag_of_card(card))] = True
    for pool in range(len(alive)):
        if not alive[pool]:
            s.mothers = [-1 if mother == pool else mother for mother in s.mothers]
            set_mother(s, pool, -1, 0)
            return pool
    s.bags.extend([0] * KINDS)
    s.mothers = [*s.mothers, -1]
    s.searched = [*s.searched, 0]
    return len(s.mothers) - 1


def set_mother(s: Labyrinx, pool: int, mother: int, seats: int) -> None:
    """From which pool some seats have parted this one by a search; −1 for none."""
    s.mothers = s.mothers[:]
    s.mothers[pool] = mother
    s.searched = s.searched[:]
    s.searched[pool] = seats


def lay_unseen(s: Labyrinx, cell: int) -> None:
    """Put the top card of the draw pile closed on an empty cell; nobody sees it. [lab.exp.1, lab.exp.2]"""
    s.tag[cell] = take_from_stock(s)
    s.kind[cell] = UNSEEN
    s.lie[cell] = CLOSED
    s.seen[cell] = 0
    s.empties -= 1
    mend_border(s, cell)


def lay_known(s: Labyrinx, cell: int, card: int, seen: int) -> None:
    """Put a card closed on a cell, where the seats of the mask know it; it is fresh. [lab.chal.10, lab.fog.3]"""
    empty = s.kind[cell] == EMPTY
    s.kind[cell] = kind_of_card(card)
    if empty:
        s.empties -= 1
        mend_border(s, cell)
    s.tag[cell] = tag_of_card(card)
    s.lie[cell] = CLOSED
    s.seen[cell] = seen
    set_mark(s, cell, 0)


def lay_from_hand(s: Labyrinx, seat: int, cell: int, kind: int) -> None:
    """Put a hand card closed on a cell; only its owner knows it. [lab.play.1, lab.char.lane.3]"""
    card = take_from_hand(s, seat, kind)
    if s.characters[seat] == LANE:
        card |= tag_of(0, laid=s.swaps + 1)
    lay_known(s, cell, card, 1 << seat)


def to_hand(s: Labyrinx, seat: int, kind: int, pool: int) -> None:
    """A card that nobody else knows comes into a hand."""
    add_to_hand(s, seat, card_of(kind, tag_of(pool, origin=s.swaps + 1 if s.characters[seat] == LANE else 0)))


def to_group(s: Labyrinx, seat: int, cell: int) -> None:
    """Lane takes up the card of a cell: who knew it, or knew it to be somewhere in his group, knows it to be there.

    One that he laid himself was in the group before: unless all others know it, they cannot tell it from those he left lying. [lab.info.3]
    """
    tag = s.tag[cell]
    others = s.everyone() & ~(1 << seat)
    known = s.seen[cell] & others
    origin = origin_of(tag) if laid_of(tag) > 0 and known != others else s.swaps + 1
    add_to_hand(s, seat, card_of(s.kind[cell], tag_of(pool_of(tag), known | rumour_of(tag), origin)))


def add_to_hand(s: Labyrinx, seat: int, card: int) -> None:
    """Put a card into a hand."""
    hand = s.hands[seat][:]
    insort(hand, card)
    s.hands[seat] = hand


def take_from_hand(s: Labyrinx, seat: int, kind: int) -> int:
    """Take a card of a kind out of a hand: of several alike the one of which most others know."""
    hand = s.hands[seat][:]
    place = -1
    for index in range(len(hand)):
        if kind_of_card(hand[index]) == kind and (place < 0 or knowers(hand[index]) > knowers(hand[place])):
            place = index
    if place < 0:
        raise ValueError(f"seat {seat} holds no card of kind {kind}")
    s.hands[seat] = hand
    return hand.pop(place)


def knowers(card: int) -> int:
    """How many others know a card of a hand to be in Lane's group."""
    return rumour_of(tag_of_card(card)).bit_count()


def found_in_group(s: Labyrinx, kind: int, seats: int) -> None:
    """A card has come to light out of Lane's group: if these seats knew one of its kind to be there, then it may have been this one. [lab.info.3]"""
    if s.swaps == 0:  # there is no group yet, and this is asked often
        return
    lane = s.seat_of(LANE)
    hand = s.hands[lane][:]
    for index, card in enumerate(hand):
        if kind_of_card(card) == kind:
            hand[index] = card & ~tag_of(0, rumour_of(tag_of_card(card)) & seats)
            seats &= ~rumour_of(tag_of_card(card))
    hand.sort()
    s.hands[lane] = hand
    for cell in s.site.cells:
        if s.kind[cell] == kind and laid_of(s.tag[cell]) > 0:
            rumour = rumour_of(s.tag[cell]) & seats
            s.tag[cell] &= ~tag_of(0, rumour)
            seats &= ~rumour


def hand_kinds(s: Labyrinx, seat: int) -> list[int]:
    """The different kinds in a hand, in order."""
    kinds: list[int] = []
    last = -1
    for card in s.hands[seat]:
        kind = kind_of_card(card)
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def has_several(s: Labyrinx, seat: int) -> bool:
    """Has a hand more than one card? Then whoever is not asked for one of them is seen to hold nothing but like cards."""
    return len(s.hands[seat]) > 1


def hand_limit(s: Labyrinx, seat: int) -> int:
    """Cards a player is dealt, draws by a rest and may keep. [lab.draw.2, lab.char.mallahoc.1]"""
    return s.box.strong_hand if s.characters[seat] == MALLAHOC else s.box.hand


def discard_card(s: Labyrinx, seat: int, kind: int) -> None:
    """A hand card goes face up to the discard pile. [lab.pile.3]"""
    card = take_from_hand(s, seat, kind)
    s.discard[kind] += 1
    if s.characters[seat] == LANE:
        found_in_group(s, kind, s.everyone() & ~rumour_of(tag_of_card(card)))


def clear_cell(s: Labyrinx, cell: int) -> int:
    """Take the card of a cell off the table: its kind; a treasure on it is back in the supply. [lab.chal.10, lab.char.avra.8]"""
    kind = s.kind[cell]
    s.kind[cell] = EMPTY
    mend_border(s, cell)
    s.tag[cell] = 0
    s.lie[cell] = CLOSED
    s.seen[cell] = 0
    set_mark(s, cell, 0)
    s.empties += 1
    return kind


def remove_card(s: Labyrinx, seat: int, cell: int) -> None:
    """A card explodes: it is shown and leaves the game for good. [lab.char.avra.3, lab.pile.5]"""
    kind = clear_cell(s, cell)
    s.removed = s.removed[:]
    s.removed[kind] += 1
    s.tell(EXPLODED, seat, cell, kind)


def open_card(s: Labyrinx, seat: int, cell: int, turn: int) -> None:
    """Turn a card up in a position; from now on everybody knows it. [lab.info.1]"""
    s.lie[cell] = turn
    s.seen[cell] = s.everyone()
    s.tell(OPENED, seat, cell, s.kind[cell], turn)


def look(s: Labyrinx, cell: int, seats: int) -> None:
    """Let some seats see a closed card; if nobody ever saw it, chance says now what it is. [lab.info.1]"""
    if s.kind[cell] == UNSEEN:
        s.next(Identify(seats, cell))
        return
    if laid_of(s.tag[cell]) > 0:
        found_in_group(s, s.kind[cell], seats & ~s.seen[cell] & ~rumour_of(s.tag[cell]))
    s.seen[cell] |= seats


def pick_unseen(s: Labyrinx, pool: int, draw: Draw) -> int:
    """The kind of one unseen card of a pool, each alike: quicker than listing kinds and weights."""
    return draw.weighted(s.bags[pool * KINDS : (pool + 1) * KINDS])


class FromPool(Chance[Labyrinx]):
    """A card out of those of a pool that nobody has seen, each alike."""

    def pool_in(self, s: Labyrinx) -> int:
        """Which pool."""
        return s.pool

    def options(self, s: Labyrinx) -> list[int]:
        start = self.pool_in(s) * KINDS
        return [REVEAL + kind for kind in range(KINDS) if s.bags[start + kind] > 0]

    def weights(self, s: Labyrinx) -> list[int]:
        start = self.pool_in(s) * KINDS
        return [count for count in s.bags[start : start + KINDS] if count > 0]

    def sample(self, s: Labyrinx, draw: Draw) -> int:
        return REVEAL + pick_unseen(s, self.pool_in(s), draw)


class Identify(FromPool):
    """Somebody looks at a card that nobody has seen before. [lab.info.1]"""

    def __init__(self, seats: int, cell: int) -> None:
        super().__init__()
        self.seats = seats  # the mask of those who look
        self.cell = cell

    def pack(self) -> list[int]:
        return [self.seats, self.cell]

    def pool_in(self, s: Labyrinx) -> int:
        return pool_of(s.tag[self.cell])

    def take(self, s: Labyrinx, action: int) -> None:
        kind = action - REVEAL
        s.bags[self.pool_in(s) * KINDS + kind] -= 1
        s.kind[self.cell] = kind
        s.seen[self.cell] |= self.seats


STEPS: Final = [Identify]
