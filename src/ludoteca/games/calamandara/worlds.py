"""A world that a seat cannot tell from the true one: hidden cards dealt anew among the places this seat cannot see. [cal.hid.1–2]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.draw import Draw
from ludoteca.core.state import CHOICE_FORM, Auto
from ludoteca.games.calamandara.actions import KINDS, PLAY, W_MENU
from ludoteca.games.calamandara.rules.memory import GROUP, KIND, bag_of, group_of, is_known, is_vague
from ludoteca.games.calamandara.state import DRAFT, SEQUENCE, Calamandara
from ludoteca.games.calamandara.steps.inserting import CommitBatch, PlayAfter
from ludoteca.games.calamandara.steps.reacting import Declare, React
from ludoteca.games.calamandara.steps.setup import DraftCard

FLAGS: Final = (1 << KIND) - 1
MOVING: Final = FLAGS & ~(31 << GROUP) & ~(15 << 1)
"""What belongs to a card rather than to its place: who vaguely knows it and the bag it came from."""


def determinize(s: Calamandara, seat: int, draw: Draw) -> Calamandara:
    """Take back what others are about to declare, deal all unknown cards anew, and see what may be chosen in that world."""
    d = s.copy()
    forget_declaration(d, seat)
    if d.mode == DRAFT and d.phase == 0 and len(d.bags) == KINDS:
        redraft(d, seat, draw)
    else:
        deal_memories(d, seat, draw)
    if d.mode == SEQUENCE:
        deal_symbol_cards(d, seat, draw)
    forget_plan(d, seat, draw)
    if d.agenda and d.agenda[-1].form == CHOICE_FORM:
        d.open = d.agenda[-1].options(d)
    return d


def forget_declaration(d: Calamandara, seat: int) -> None:
    """Others see only an open window or menu until the last declaration is made. [cal.react.49]"""
    step = d.agenda[-1] if d.agenda else None
    if isinstance(step, Declare) and step.seat != seat:
        d.agenda.pop()
        d.said = []
        if step.window != W_MENU or step.answering:
            d.next(React(step.seat, step.window, step.actor, step.base, step.offset, step.answering))
        else:
            below = d.agenda[-1]
            if isinstance(below, Auto):  # the memory menu looks at the token's zone before it comes back: cal.turn.8
                d.agenda.pop()
                below.run(d)


def forget_plan(d: Calamandara, seat: int, draw: Draw) -> None:
    """The card for which somebody closed a batch is not shown yet: it may be any card of the hand, or none. [cal.ins.9]"""
    for index in range(len(d.agenda)):
        step = d.agenda[index]
        if isinstance(step, CommitBatch) and step.card >= 0 and step.seat != seat:
            d.agenda[index] = CommitBatch(step.seat, step.base, step.by, any_play(d, step.seat, draw), step.symbol)
        elif isinstance(step, PlayAfter) and step.seat != seat:
            d.agenda[index] = PlayAfter(step.seat, any_play(d, step.seat, draw))


def any_play(d: Calamandara, seat: int, draw: Draw) -> int:
    """Some play of a hand card; with an empty hand the first kind, which is then not legal."""
    hand = d.hands[seat]
    return PLAY + (hand[draw.below(len(hand))] >> KIND if hand else 0)


def deal_memories(d: Calamandara, seat: int, draw: Draw) -> None:
    """All Memory cards this seat cannot place go to the places it cannot see; those known to be among some places, among these. [cal.hid.1]"""
    counts = d.bags[:]
    places: list[list[int]] = []
    indexes: list[int] = []
    vague = False
    for zones in (d.hands, d.reserves, d.decks, [d.kept]):
        for zone in zones:
            unknown: list[int] = []
            for index, code in enumerate(zone):
                if is_known(code, seat):
                    continue
                if is_vague(code, seat):
                    vague = True
                else:
                    unknown.append((code & FLAGS) << 8 | index)
                    counts[bag_of(code) * KINDS + (code >> KIND)] += 1
            if unknown:
                unknown.sort()  # so that nothing depends on which cards lie here in truth
            for entry in unknown:
                places.append(zone)
                indexes.append(entry & 255)
    pools: list[list[int]] = []
    for bag in range(len(counts) // KINDS):
        pool: list[int] = []
        for card in range(KINDS):
            for _ in range(counts[bag * KINDS + card]):
                pool.append(card)
        pools.append(pool)
    if d.mode == DRAFT and d.seats > 2:
        swap_picks(d, seat, pools, draw)
    for pool in pools:
        draw.shuffle(pool)
    for number, zone in enumerate(places):
        index = indexes[number]
        code = zone[index]
        zone[index] = pools[bag_of(code)].pop() << KIND | code & FLAGS
    d.bags = [0] * len(counts)
    for bag, pool in enumerate(pools):
        for card in pool:
            d.bags[bag * KINDS + card] += 1
    if vague:
        mix_groups(d, seat, draw)
    for hand in d.hands:
        hand.sort()
    for reserve in d.reserves:
        reserve.sort()


def mix_groups(d: Calamandara, seat: int, draw: Draw) -> None:
    """Cards that were moved unseen change places within their group."""
    for group in range(1, 32):
        codes: list[int] = []
        places: list[list[int]] = []
        indexes: list[int] = []
        for zones in (d.hands, d.reserves, d.decks, [d.kept]):
            for zone in zones:
                members = [index for index in range(len(zone)) if group_of(zone[index]) == group and not is_known(zone[index], seat)]
                for index in members:
                    codes.append(zone[index])
                    places.append(zone)
                    indexes.append(index)
        if len(codes) < 2:
            continue
        codes.sort()
        draw.shuffle(codes)
        for number in range(len(codes)):
            stays = places[number][indexes[number]] & FLAGS & ~MOVING
            places[number][indexes[number]] = codes[number] & ~(FLAGS & ~MOVING) | stays


def swap_picks(d: Calamandara, seat: int, pools: list[list[int]], draw: Draw) -> None:
    """Draft with three or four: between two own looks this seat knows only what the others took together, not who took what. [cal.hid.1]"""
    for start in range(len(d.drafted)):
        taker = (d.first + start) % d.seats
        other = start + 1 + draw.below(d.seats - 1)
        if taker == seat or other >= len(d.drafted):
            continue
        owner = (d.first + other) % d.seats
        if owner == seat or any((d.first + between) % d.seats == seat for between in range(start, other)):
            continue
        mine, theirs = d.drafted[start], d.drafted[other]
        if mine != theirs and mine in pools[taker] and theirs in pools[owner]:
            pools[taker].remove(mine)
            pools[owner].remove(theirs)
            pools[taker].append(theirs)
            pools[owner].append(mine)
            pools[taker].sort()
            pools[owner].sort()
            d.drafted[start], d.drafted[other] = theirs, mine


def redraft(d: Calamandara, seat: int, draw: Draw) -> None:
    """During a draft: picks since the own last look may be any cards that were there then; earlier ones may have gone to one another. [cal.hid.1]"""
    looking = isinstance(d.agenda[-1], DraftCard) and d.agenda[-1].seat == seat
    taken: list[int] = []
    for pick in range(len(d.drafted) + 1):
        if pick < len(d.drafted) and (d.first + pick) % d.seats != seat:
            taken.append(pick)
            continue
        pool = [d.drafted[index] for index in taken]
        if pick == len(d.drafted) and not looking:
            for card in range(KINDS):
                pool.extend([card] * d.bags[card])
        pool.sort()
        draw.shuffle(pool)
        for number, index in enumerate(taken):
            d.drafted[index] = pool[number]
        if pick == len(d.drafted) and not looking:
            for card in range(KINDS):
                d.bags[card] = 0
            for card in pool[len(taken) :]:
                d.bags[card] += 1
        taken = []


def deal_symbol_cards(d: Calamandara, seat: int, draw: Draw) -> None:
    """Sequence: symbol cards this seat has not seen may lie in any order in the places it has not seen. [cal.hid.2]"""
    pool: list[int] = []
    for deck in d.symbol_decks:
        for code in deck:
            if code >= 0 and not (code >> (6 + seat)) & 1:
                pool.append(code & 63)
    pool.sort()
    draw.shuffle(pool)
    for owner in range(d.seats):
        deck = d.symbol_decks[owner][:]
        for index in range(len(deck)):
            if deck[index] >= 0 and not (deck[index] >> (6 + seat)) & 1:
                deck[index] = deck[index] & ~63 | pool.pop()
        d.symbol_decks[owner] = deck
