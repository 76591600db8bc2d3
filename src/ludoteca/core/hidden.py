"""Who knows what: seen-by masks, bags of cards nobody has seen, and the fair re-deal behind every determinization."""

from __future__ import annotations

from mypy_extensions import i64

from ludoteca.core.draw import Draw
from ludoteca.core.event import ALL


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def knows(mask: int, seat: int) -> bool:
    """Is this seat among those of the mask?"""
    return mask == ALL or (mask >> seat) & 1 == 1


def insort(cards: list[int], card: int) -> None:
    """Put a card into a sorted list of cards."""
    index = len(cards)
    while index > 0 and cards[index - 1] > card:
        index -= 1
    cards.insert(index, card)


def take_out(cards: list[int], card: int) -> None:
    """Take a card that is there out of a sorted list: quicker than `remove` where the list is long."""
    low: i64 = 0
    high: i64 = len(cards) - 1
    wanted: i64 = card
    while low < high:
        middle: i64 = (low + high) >> 1
        if cards[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    assert cards[low] == wanted
    del cards[low]


def without(cards: list[int], taken: list[int]) -> list[int]:
    """The cards that remain when some are taken away, one copy each."""
    left = cards[:]
    for card in taken:
        left.remove(card)
    return left


def redeal(draw: Draw, pool: list[int], sizes: list[int]) -> list[list[int]]:
    """Deal a pool of cards that are all alike to the dealer into heaps of the given sizes; the last heap gets the rest.

    The pool is what a seat cannot place: every deal is equally likely, whatever the true one was.
    """
    pool = pool[:]
    draw.shuffle(pool)
    heaps: list[list[int]] = []
    start = 0
    for size in sizes:
        heaps.append(pool[start : start + size])
        start += size
    heaps.append(pool[start:])
    return heaps


def bag_options(start: int, bag: list[int]) -> list[int]:
    """The outcomes of drawing from a bag of counts per kind: kind k is action start + k, if any is left."""
    return [start + kind for kind in range(len(bag)) if bag[kind] > 0]


def bag_weights(bag: list[int]) -> list[int]:
    """The weights of those outcomes."""
    return [count for count in bag if count > 0]


def bag_size(bag: list[int]) -> int:
    """How many things are in the bag."""
    total = 0
    for count in bag:
        total += count
    return total


def sample_bag(draw: Draw, bag: list[int]) -> int:
    """One kind out of the bag, without removing it: quicker than listing outcomes and weights."""
    return draw.weighted(bag)
