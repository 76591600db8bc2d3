"""Who knows what: the view of a seat, and a world that a seat cannot tell from the true one. [due.hid.1–4]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.draw import Draw
from ludoteca.core.hidden import redeal
from ludoteca.core.state import Choice
from ludoteca.core.view import Counter, Item, View, Zone, back, backs, shown, zone
from ludoteca.games.duelo.actions import BLOCK_BOTH, VOCABULARY
from ludoteca.games.duelo.content import CARDS, ELEMENTS, ZODIACS
from ludoteca.games.duelo.rules import strength_of
from ludoteca.games.duelo.state import HIDDEN_SLOT, LEFT_SIDE, NO_CARD, NO_ONE, RIGHT_SIDE, SLOTS, UNDECLARED, Duelo
from ludoteca.games.duelo.steps import ChooseHidden, DealCard, DealPile, DealZodiac, DrawFirst, LayCard, PartPile

SLOT_NAMES: Final = VOCABULARY["slot"]
STANCES: Final = VOCABULARY["stance"]
ELEMENT_MARK: Final = [[element] for element in ELEMENTS]
DEALING: Final = (DealZodiac, ChooseHidden, DealCard, DealPile, DrawFirst)
PUBLIC: Final[list[Item]] = [shown("card", name) for name in CARDS]
KNOWN: Final[list[Item]] = [shown("card", name, "known") for name in CARDS]
"""Every card as it lies open, and as only its owner sees it: the same item in all views, for nobody changes a view."""


def view(s: Duelo, seat: int | None) -> View:
    """Own hand and hidden zodiac, all fronts, the piles with their order, counts, stances and the score. [due.hid.1]"""
    zones: list[Zone] = []
    for owner in range(s.seats):
        zones.extend(seat_zones(s, owner, seat))
    for pile, cards in enumerate(s.piles):
        zones.append(zone("pile", None, "stack", [PUBLIC[card] for card in cards], name=str(pile)))  # due.exc.13
    zones.append(zone("deck", None, "stack", [], count=len(s.deck)))
    zones.append(zone("undealt", None, "stack", [], count=len(s.undealt)))
    if s.closing_card != NO_CARD:
        closing = KNOWN[s.closing_card] if s.attacker == seat else back("card", "closing/0")  # due.cls.7
        zones.append(zone("closing", s.attacker, "slot", [closing]))
    step = s.agenda[-1] if s.agenda else None
    asked = step if isinstance(step, Choice) else None
    return {
        "game": s.content.game.name, "seats": s.seats, "seat": seat, "phase": phase_of(s),
        "point": asked.point if asked else "", "waiting": [asked.seat] if asked else [],
        "over": not s.agenda, "ranking": s.ranking() if not s.agenda else [], "zones": zones, "counters": counters(s, seat),
    }  # fmt: skip


def phase_of(s: Duelo) -> str:
    """The phase of the round, in the words of the rulebook."""
    if not s.agenda:
        return "over"
    if s.attacker != NO_ONE:
        return "confrontation"
    return "setup" if isinstance(s.agenda[-1], DEALING) else "exchange"


def fronts_are_secret(s: Duelo) -> bool:
    """Are the fronts still hidden because not everyone has chosen? [due.opt.5]"""
    return s.choose_hidden and len(s.agenda) == 1 and isinstance(s.agenda[0], (DealZodiac, ChooseHidden))


def counts_are_public(s: Duelo, owner: int) -> bool:
    """May the others see how many cards this seat laid where? Once it has laid all, unless all declare in secret. [due.con.5, due.opt.3]"""
    return s.attacker != NO_ONE and not s.hands[owner] and not s.simultaneous


def seat_zones(s: Duelo, owner: int, seat: int | None) -> list[Zone]:
    """The zodiacs, hand and laid cards of one seat as another may know them."""
    own = owner == seat
    secret = fronts_are_secret(s)
    zones: list[Zone] = []
    for slot in range(SLOTS):
        zodiac = s.zodiacs[SLOTS * owner + slot]
        items: list[Item] = []
        if zodiac != NO_CARD:
            public = slot != HIDDEN_SLOT and not secret
            if public or own:
                item = shown("zodiac", ZODIACS[zodiac], "public" if public else "known")
                item["marks"] = ELEMENT_MARK[s.box.element[zodiac]]
                item["values"] = {"life": s.box.life[zodiac], "damage": s.box.damage[zodiac]}
                if own and slot != HIDDEN_SLOT:
                    item["values"]["strength"] = strength_of(s, 2 * owner + slot)
                    if isinstance(s.agenda[-1] if s.agenda else None, LayCard) and s.to_move() == owner:
                        item["values"]["next"] = strength_of(s, 2 * owner + slot, s.hands[owner][0])
                items.append(item)
            else:
                items.append(back("zodiac", f"zodiac:{owner}{SLOT_NAMES[slot]}/0"))
        zones.append(zone("zodiac", owner, "slot", items, name=f"{owner}{SLOT_NAMES[slot]}"))

    exchange = s.attacker == NO_ONE
    held = holding(s, owner)
    seen = [card for card in held if card in s.seen]
    hand: list[Item] = []
    laid: list[list[Item]] = [[], []]
    if not s.agenda:
        laid = [[PUBLIC[card] for card in s.laid[2 * owner + side]] for side in (LEFT_SIDE, RIGHT_SIDE)]  # due.con.10
    elif own:
        for card in s.hands[owner]:
            item = KNOWN[card]
            if card in s.seen:
                item = shown("card", CARDS[card], "known")
                item["marks"] = ["seen"]
            hand.append(item)
        laid = [[KNOWN[card] for card in s.laid[2 * owner + side]] for side in (LEFT_SIDE, RIGHT_SIDE)]
    elif counts_are_public(s, owner):
        laid = [backs("card", f"laid:{owner}{SLOT_NAMES[side]}", 0, len(s.laid[2 * owner + side])) for side in (LEFT_SIDE, RIGHT_SIDE)]
    else:
        if exchange:
            hand = [PUBLIC[card] for card in seen]
        size = len(held) - (1 if owner == s.attacker else 0)
        hand.extend(backs("card", f"hand:{owner}", len(hand), size))
    zones.append(zone("hand", owner, "row", hand))
    if not exchange:
        zones.append(zone("laid", owner, "row", laid[LEFT_SIDE], name=f"{owner}L"))
        zones.append(zone("laid", owner, "row", laid[RIGHT_SIDE], name=f"{owner}R"))
        zones.append(zone("held", owner, "row", [PUBLIC[card] for card in seen]))  # due.hid.4
    return zones


def holding(s: Duelo, owner: int) -> list[int]:
    """All cards a seat has kept this round: in hand, laid, or as the closing card; sorted."""
    held = s.hands[owner] + s.laid[2 * owner] + s.laid[2 * owner + 1]
    if owner == s.attacker:
        held.append(s.closing_card)
    held.sort()
    return held


def census(s: Duelo) -> list[int]:
    """Every number card and every zodiac is somewhere, once. [due.cmp.1, due.exc.14]"""
    counts = [0] * (len(CARDS) + len(ZODIACS))
    for cards in [s.deck, *s.hands, *s.piles, *s.laid, [s.closing_card]]:
        for card in cards:
            if card != NO_CARD:
                counts[card] += 1
    for zodiac in s.undealt + s.zodiacs:
        if zodiac != NO_CARD:
            counts[len(CARDS) + zodiac] += 1
    return counts


def counters(s: Duelo, seat: int | None) -> list[Counter]:
    """Round, turn and score; who began and who attacks; stances once they are public, else only who has finished."""
    found: list[Counter] = [{"kind": "round", "owner": None, "value": s.round}, {"kind": "turn", "owner": None, "value": s.turn}]
    if s.first != NO_ONE and phase_of(s) != "setup":  # until then it is the first of the round before
        found.append({"kind": "first", "owner": s.first, "value": 1})
    if s.attacker != NO_ONE:
        found.append({"kind": "attacker", "owner": s.attacker, "value": 1})
    for owner in range(s.seats):
        found.append({"kind": "wins", "owner": owner, "value": s.wins[owner], "most": s.wins_needed})
        if s.stances[owner] != UNDECLARED:
            if s.simultaneous and owner != seat and s.agenda:
                found.append({"kind": "finished", "owner": owner, "value": 1})  # due.opt.3
            else:
                found.append({"kind": "stance", "owner": owner, "value": s.stances[owner], "word": f"duelo-stance-{STANCES[s.stances[owner]]}"})
    return found


def determinize(s: Duelo, seat: int, draw: Draw) -> Duelo:
    """Keep what this seat has seen, deal everything else anew: zodiacs, unknown cards, closing card, sides, hidden stances. [due.hid.2–4]"""
    d = s.copy()
    deal_zodiacs(d, seat, draw)
    if s.agenda:
        deal_cards(d, seat, draw)
    elif s.attacker != seat and s.closing_card not in s.seen:
        deal_closing_card(d, draw)
    return d


def deal_zodiacs(d: Duelo, seat: int, draw: Draw) -> None:
    """Others' hidden zodiacs and the undealt ones are any arrangement of those this seat has not seen. [due.hid.2]"""
    secret_fronts = fronts_are_secret(d)
    places: list[int] = []
    pool = d.undealt[:]
    for place in range(len(d.zodiacs)):
        hidden = place % SLOTS == HIDDEN_SLOT or secret_fronts
        if hidden and place // SLOTS != seat and d.zodiacs[place] != NO_CARD:
            places.append(place)
            pool.append(d.zodiacs[place])
    if not places:
        return
    pool.sort()
    draw.shuffle(pool)
    for index in range(len(places)):
        d.zodiacs[places[index]] = pool[index]
    d.undealt = pool[len(places) :]
    d.undealt.sort()


def deal_cards(d: Duelo, seat: int, draw: Draw) -> None:
    """Others keep the cards everybody saw them take; their other cards are any of those this seat has not seen. [due.hid.3–4]"""
    pool = d.deck[:]
    kept: list[list[int]] = []
    sizes: list[int] = []
    for owner in range(d.seats):
        held: list[int] = [] if owner == seat else holding(d, owner)
        kept.append([card for card in held if card in d.seen])
        unknown = [card for card in held if card not in d.seen]
        sizes.append(len(unknown))
        pool.extend(unknown)
    pool.sort()
    heaps = redeal(draw, pool, sizes)
    d.deck = heaps[d.seats]
    d.deck.sort()
    for owner in range(d.seats):
        if owner != seat:
            hold(d, owner, kept[owner] + heaps[owner], draw)


def deal_closing_card(d: Duelo, draw: Draw) -> None:
    """Once all is revealed only the closing card and the deck are unknown. [due.cls.7]"""
    pool = [*d.deck, d.closing_card]
    pool.sort()
    d.closing_card = pool.pop(draw.below(len(pool)))
    d.deck = pool


def hold(d: Duelo, owner: int, cards: list[int], draw: Draw) -> None:
    """Give a seat other cards than it has, in the same places as far as they are public."""
    cards.sort()
    if owner == d.attacker:
        d.closing_card = cards.pop(draw.below(len(cards)))
    left = d.laid[2 * owner + LEFT_SIDE]
    count = len(left)
    done = count + len(d.laid[2 * owner + RIGHT_SIDE])
    d.hands[owner] = cards[done:]  # cards are laid in canonical order, so those laid are the first
    laid = cards[:done]
    if not counts_are_public(d, owner):
        count = 0
        for _ in laid:
            count += draw.below(2)
    draw.shuffle(laid)
    d.laid[2 * owner + LEFT_SIDE] = sorted(laid[:count])
    d.laid[2 * owner + RIGHT_SIDE] = sorted(laid[count:])
    if d.simultaneous and d.stances[owner] != UNDECLARED:
        d.stances[owner] = draw.below(BLOCK_BOTH if owner == d.attacker else BLOCK_BOTH + 1)
    step = d.agenda[-1] if d.agenda else None
    if isinstance(step, PartPile) and step.seat == owner:
        d.agenda[-1] = PartPile(owner, parting(d, owner, step, draw), step.taken, step.gap)


def parting(d: Duelo, owner: int, step: PartPile, draw: Draw) -> int:
    """Some card the seat may be about to leave: not the one it was just seen to take. [due.exc.10]"""
    return draw.pick([card for card in d.hands[owner] if card != step.taken])
