"""Every decision point of the specification, in the order of a round: setup, exchange, confrontation, resolution. [due.sm.1–6]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.draw import Draw
from ludoteca.core.event import ALL
from ludoteca.core.hidden import insort, only, take_out
from ludoteca.core.state import ALLOWED, NOT_ASKED, Auto, Chance, Choice
from ludoteca.games.duelo.actions import (
    ATTACKER_ATTACKS,
    BLOCK_BOTH,
    BOUND_TO_CLOSE,
    BOUND_TO_LEAVE,
    CARD_DEALT,
    CLOSE,
    CLOSED,
    DEAL_CARD,
    DEAL_ZODIAC,
    DECK,
    DECK_EMPTY,
    DECLARE,
    DECLARED,
    DREW,
    EXCHANGE_OVER,
    FILL_GAP,
    FIRST,
    FIRST_DRAWN,
    FIRST_IN_TURN,
    FRONTS_SHOWN,
    HIDDEN_CHOSEN,
    HIDE,
    JUST_TAKEN,
    LAID,
    LAID_OUT,
    LAY,
    LEAVE,
    LEFT,
    MUST_CLOSE_CAP,
    NEW_ROUND,
    NOT_ALL_TOOK,
    NOT_IN_HAND,
    NOT_YOURS,
    PART,
    PILE_DEALT,
    PILE_EMPTY,
    PUT,
    STANCE_SHOWN,
    TAKE,
    TAKE_FIRST,
    TOO_EARLY,
    TOOK,
    ZODIAC_DEALT,
)  # fmt: skip
from ludoteca.games.duelo.clash import move_zodiacs
from ludoteca.games.duelo.content import CARD_COUNT, PILES, ZODIAC_COUNT
from ludoteca.games.duelo.rules import (
    earliest_closing,
    fight,
    forbids_closing,
    give,
    is_decided,
    left_of,
    must_close,
    own_turn,
    part_with,
    reveal,
    score_round,
    tell_champion,
    winner_of,
)  # fmt: skip
from ludoteca.games.duelo.state import HIDDEN_SLOT, LEFT_SIDE, NO_CARD, NO_ONE, RIGHT_SIDE, SLOTS, Duelo

NO_GAP: Final = -1
SIDES: Final = [LAY + LEFT_SIDE, LAY + RIGHT_SIDE]
ENDINGS: Final = [LEAVE, CLOSE]


class NewRound(Auto[Duelo]):
    """Gather everything and deal anew: zodiacs, hands, piles, then the first player. [due.set.1, due.mat.2]"""

    def run(self, s: Duelo) -> None:
        s.round += 1
        s.gather()
        s.tell(NEW_ROUND, NO_ONE, s.round)
        s.next(DealZodiac(0, LEFT_SIDE))


class DealZodiac(Chance[Duelo]):
    """Three zodiacs to each seat, to slots L, R and H; the fronts face up, unless everyone may still choose. [due.set.2–5]"""

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def pack(self) -> list[int]:
        return [self.seat, self.slot]

    def options(self, s: Duelo) -> list[int]:
        return [DEAL_ZODIAC + zodiac for zodiac in s.undealt]

    def sample(self, s: Duelo, draw: Draw) -> int:
        return DEAL_ZODIAC + draw.pick(s.undealt)

    def take(self, s: Duelo, action: int) -> None:
        zodiac = action - DEAL_ZODIAC
        s.undealt.remove(zodiac)
        s.zodiacs[SLOTS * self.seat + self.slot] = zodiac
        secret = s.choose_hidden or self.slot == HIDDEN_SLOT  # due.set.3
        s.tell(ZODIAC_DEALT, self.seat, self.slot, zodiac, seen=only(self.seat) if secret else ALL)
        if self.slot < HIDDEN_SLOT:
            s.next(DealZodiac(self.seat, self.slot + 1))
        elif self.seat < s.seats - 1:
            s.next(DealZodiac(self.seat + 1, LEFT_SIDE))
        elif s.choose_hidden:
            s.next(ChooseHidden(0))
        else:
            s.next(DealCard(0))


class ChooseHidden(Choice[Duelo]):
    """Choose which of your three zodiacs stays hidden; the others keep their order in front. [due.opt.5]"""

    point = "choose_hidden"
    rule = "due.opt.5"

    def own(self, s: Duelo) -> list[int]:
        """The three zodiacs dealt to this seat."""
        return s.zodiacs[SLOTS * self.seat : SLOTS * self.seat + SLOTS]

    def options(self, s: Duelo) -> list[int]:
        return [HIDE + zodiac for zodiac in sorted(self.own(s))]

    def candidates(self, s: Duelo) -> list[int]:
        return self.options(s)

    def refusal(self, s: Duelo, action: int) -> int:
        if not HIDE <= action < HIDE + ZODIAC_COUNT:
            return NOT_ASKED
        return ALLOWED if action - HIDE in self.own(s) else NOT_YOURS

    def why(self, s: Duelo, action: int, code: int) -> list[int]:
        return [action - HIDE] if code == NOT_YOURS else []

    def take(self, s: Duelo, action: int) -> None:
        hidden = action - HIDE
        fronts = [zodiac for zodiac in self.own(s) if zodiac != hidden]
        base = SLOTS * self.seat
        s.zodiacs[base + LEFT_SIDE] = fronts[0]
        s.zodiacs[base + RIGHT_SIDE] = fronts[1]
        s.zodiacs[base + HIDDEN_SLOT] = hidden
        s.tell(HIDDEN_CHOSEN, self.seat, hidden, seen=only(self.seat))
        s.next(ChooseHidden(self.seat + 1) if self.seat < s.seats - 1 else ShowFronts())


class ShowFronts(Auto[Duelo]):
    """When all have chosen, the fronts are turned up; then the numbers are dealt. [due.opt.5]"""

    def run(self, s: Duelo) -> None:
        for seat in range(s.seats):
            s.tell(FRONTS_SHOWN, seat, s.zodiacs[SLOTS * seat + LEFT_SIDE], s.zodiacs[SLOTS * seat + RIGHT_SIDE])
        s.next(DealCard(0))


class FromDeck(Chance[Duelo]):
    """A number card of the deck, each alike. [due.set.6]"""

    def options(self, s: Duelo) -> list[int]:
        return [DEAL_CARD + card for card in s.deck]

    def sample(self, s: Duelo, draw: Draw) -> int:
        return DEAL_CARD + draw.pick(s.deck)

    def taken_out(self, s: Duelo, action: int) -> int:
        """The card, which is no longer in the deck."""
        card = action - DEAL_CARD
        take_out(s.deck, card)
        return card


class DealCard(FromDeck):
    """Five number cards to each seat, hidden, seat 0 first. [due.set.6, due.set.8, due.set.10]"""

    def take(self, s: Duelo, action: int) -> None:
        card = self.taken_out(s, action)
        give(s, self.seat, card)
        s.tell(CARD_DEALT, self.seat, card, seen=only(self.seat))
        if len(s.hands[self.seat]) < s.box.hand:
            s.next(self)
        elif self.seat < s.seats - 1:
            s.next(DealCard(self.seat + 1))
        else:
            s.next(DealPile(0))


class DealPile(FromDeck):
    """Four number cards face up, one to each pile. [due.set.7]"""

    def __init__(self, pile: int) -> None:
        self.seat = NO_ONE
        self.pile = pile

    def pack(self) -> list[int]:
        return [self.pile]

    def take(self, s: Duelo, action: int) -> None:
        card = self.taken_out(s, action)
        s.piles[self.pile].append(card)
        s.tell(PILE_DEALT, NO_ONE, self.pile, card)
        if self.pile < PILES - 1:
            s.next(DealPile(self.pile + 1))
        elif s.alternate and s.first != NO_ONE:
            s.next(PassFirst())
        else:
            s.next(DrawFirst())


class DrawFirst(Chance[Duelo]):
    """The first player of a round is drawn, each seat alike. [due.set.9, due.mat.3]"""

    def options(self, s: Duelo) -> list[int]:
        return [FIRST + seat for seat in range(s.seats)]

    def sample(self, s: Duelo, draw: Draw) -> int:
        return FIRST + draw.below(s.seats)

    def take(self, s: Duelo, action: int) -> None:
        s.first = action - FIRST
        s.tell(FIRST_DRAWN, s.first)
        s.next(DrawSource(s.first))


class PassFirst(Auto[Duelo]):
    """With `alternate`, the seat to the left of the former first player begins, whatever the result was. [due.opt.2]"""

    def run(self, s: Duelo) -> None:
        s.first = left_of(s, s.first)
        s.tell(FIRST_IN_TURN, s.first)
        s.next(DrawSource(s.first))


class DrawSource(Choice[Duelo]):
    """Take exactly one card: the top of a pile, seen by all, or of the deck, seen by you. [due.exc.1–4, due.cls.10]"""

    point = "draw_source"
    rule = "due.exc.2"

    def options(self, s: Duelo) -> list[int]:
        options = [TAKE + pile for pile in range(PILES) if s.piles[pile]]
        if s.deck:
            options.append(DECK)
        return options

    def candidates(self, s: Duelo) -> list[int]:
        return [TAKE + pile for pile in range(PILES)] + [DECK]

    def refusal(self, s: Duelo, action: int) -> int:
        if action == DECK:
            return ALLOWED if s.deck else DECK_EMPTY
        if TAKE <= action < TAKE + PILES:
            return ALLOWED if s.piles[action - TAKE] else PILE_EMPTY
        return TAKE_FIRST if action == CLOSE else NOT_ASKED

    def take(self, s: Duelo, action: int) -> None:
        if action == DECK:
            s.next(DrawCard(self.seat))
            return
        pile = action - TAKE
        card = s.piles[pile].pop()
        give(s, self.seat, card)
        insort(s.seen, card)  # due.exc.4, due.hid.4
        s.tell(TOOK, self.seat, pile, card)
        s.next(TurnEnd(self.seat, card, NO_GAP if s.piles[pile] else pile))


class DrawCard(FromDeck):
    """The top card of the deck goes to the hand of the seat on turn, who alone sees it. [due.exc.4]"""

    def take(self, s: Duelo, action: int) -> None:
        card = self.taken_out(s, action)
        give(s, self.seat, card)
        s.tell(DREW, self.seat, len(s.deck), card, seen=only(self.seat))
        s.next(TurnEnd(self.seat, NO_CARD, NO_GAP))


class TurnEnd(Choice[Duelo]):
    """With six cards in hand: leave one on the table, or close. [due.exc.5, due.cls.1–4, due.cls.10–13]

    `taken` is the card taken from the table this turn (NO_CARD if it came from the deck) and `gap` the pile that this emptied.
    """

    point = "turn_end"
    rule = "due.exc.5"

    def __init__(self, seat: int, taken: int, gap: int) -> None:
        self.seat = seat
        self.taken = taken
        self.gap = gap

    def pack(self) -> list[int]:
        return [self.seat, self.taken, self.gap]

    def candidates(self, s: Duelo) -> list[int]:
        return ENDINGS

    def refusal(self, s: Duelo, action: int) -> int:
        if action == LEAVE:
            return must_close(s, self.taken)
        if action == CLOSE:
            return forbids_closing(s, self.taken)
        return NOT_ASKED

    def why(self, s: Duelo, action: int, code: int) -> list[int]:
        return turns_that_matter(s, code)

    def take(self, s: Duelo, action: int) -> None:
        if action == LEAVE:
            if forbids_closing(s, self.taken) != ALLOWED:
                s.tell(BOUND_TO_LEAVE, self.seat)  # due.sm.5
            s.next(LeaveCard(self.seat, self.taken, self.gap))
        else:
            if must_close(s, self.taken) != ALLOWED:
                s.tell(BOUND_TO_CLOSE, self.seat)  # due.sm.5
            s.next(CloseCard(self.seat, self.taken, self.gap))


def turns_that_matter(s: Duelo, code: int) -> list[int]:
    """The numbers in the reasons about closing: from which turn it is allowed and which turn this is."""
    if code == NOT_ALL_TOOK or code == TOO_EARLY:
        return [earliest_closing(s), s.turn]
    return [own_turn(s)] if code == MUST_CLOSE_CAP else []


class PartCard(Choice[Duelo]):
    """Part with one of six cards: the decision that ends every turn. [due.exc.12]

    Where only one way to end the turn was open, `turn_end` was not asked; whoever tries the other way here learns why it is barred.
    """

    point = "part_card"

    def __init__(self, seat: int, taken: int, gap: int) -> None:
        self.seat = seat
        self.taken = taken
        self.gap = gap

    def pack(self) -> list[int]:
        return [self.seat, self.taken, self.gap]

    def bars(self, s: Duelo, action: int) -> int:
        """Why the turn could not end the other way."""
        raise NotImplementedError

    def candidates(self, s: Duelo) -> list[int]:
        barred = [action for action in ENDINGS if self.bars(s, action) != ALLOWED]
        return barred + [PART + card for card in s.hands[self.seat]]

    def refusal(self, s: Duelo, action: int) -> int:
        if not PART <= action < PART + CARD_COUNT:
            barred = self.bars(s, action)
            return NOT_ASKED if barred == ALLOWED else barred
        return ALLOWED if action - PART in s.hands[self.seat] else NOT_IN_HAND

    def why(self, s: Duelo, action: int, code: int) -> list[int]:
        return [action - PART] if action >= PART else turns_that_matter(s, code)


class LeaveCard(PartCard):
    """Which card is left on the table: any of six but the one just taken from there. [due.exc.6, due.exc.10–11]"""

    rule = "due.exc.6"

    def bars(self, s: Duelo, action: int) -> int:
        return forbids_closing(s, self.taken) if action == CLOSE else ALLOWED

    def is_final(self, s: Duelo) -> bool:
        return self.gap != NO_GAP  # it goes straight to the gap [due.sm.1]

    def options(self, s: Duelo) -> list[int]:
        return [PART + card for card in s.hands[self.seat] if card != self.taken]

    def refusal(self, s: Duelo, action: int) -> int:
        return JUST_TAKEN if action == PART + self.taken and self.taken != NO_CARD else super().refusal(s, action)  # due.exc.10

    def take(self, s: Duelo, action: int) -> None:
        s.next(PartPile(self.seat, action - PART, self.taken, self.gap))


class CloseCard(PartCard):
    """Which card closes: any of six, face down and without effect; the attack is declared at once. [due.cls.1, due.cls.5–9]"""

    rule = "due.cls.1"

    def bars(self, s: Duelo, action: int) -> int:
        return must_close(s, self.taken) if action == LEAVE else ALLOWED

    def is_final(self, s: Duelo) -> bool:
        return True  # the exchange has ended at once [due.cls.1, due.sm.1]

    def options(self, s: Duelo) -> list[int]:
        return [PART + card for card in s.hands[self.seat]]

    def take(self, s: Duelo, action: int) -> None:
        card = action - PART
        s.hands[self.seat].remove(card)
        s.closing_card = card  # a card seen taken stays in s.seen: it may be in hand or be this one [due.hid.4]
        s.attacker = self.seat  # due.cls.8
        s.tell(CLOSED, self.seat, card, seen=only(self.seat))
        s.next(LayCard(self.seat))


class PartPile(Choice[Duelo]):
    """On which pile the card is left: the gap if there is one, else any. [due.exc.6–9]"""

    point = "part_pile"
    rule = "due.exc.8"

    def __init__(self, seat: int, card: int, taken: int, gap: int) -> None:
        self.seat = seat
        self.card = card
        self.taken = taken
        self.gap = gap

    def pack(self) -> list[int]:
        return [self.seat, self.card, self.taken, self.gap]

    def options(self, s: Duelo) -> list[int]:
        return [PUT, PUT + 1, PUT + 2, PUT + 3] if self.gap == NO_GAP else [PUT + self.gap]

    def candidates(self, s: Duelo) -> list[int]:
        return [PUT, PUT + 1, PUT + 2, PUT + 3]

    def refusal(self, s: Duelo, action: int) -> int:
        if not PUT <= action < PUT + PILES:
            return NOT_ASKED
        return ALLOWED if self.gap == NO_GAP or action == PUT + self.gap else FILL_GAP  # due.exc.7

    def why(self, s: Duelo, action: int, code: int) -> list[int]:
        return [self.gap]

    def is_final(self, s: Duelo) -> bool:
        return True  # due.sm.1

    def take(self, s: Duelo, action: int) -> None:
        part_with(s, self.seat, self.card)
        s.piles[action - PUT].append(self.card)  # due.exc.9
        s.tell(LEFT, self.seat, self.card, action - PUT)
        s.turn += 1
        s.next(DrawSource(left_of(s, self.seat)))


def after_closing(action: int) -> int:
    """Why nothing of the exchange is asked any more. [due.cls.9]"""
    return EXCHANGE_OVER if action in ENDINGS or action == DECK or TAKE <= action < TAKE + PILES else NOT_ASKED


class LayCard(Choice[Duelo]):
    """Lay the next hand card, in canonical order, face down on the left or the right front zodiac. [due.con.1–5, due.geo.5, due.sm.2]"""

    point = "lay_card"
    rule = "due.con.2"

    def options(self, s: Duelo) -> list[int]:
        return SIDES

    def candidates(self, s: Duelo) -> list[int]:
        return SIDES

    def refusal(self, s: Duelo, action: int) -> int:
        return ALLOWED if action in SIDES else after_closing(action)

    def take(self, s: Duelo, action: int) -> None:
        side = action - LAY
        card = s.hands[self.seat].pop(0)
        s.laid[2 * self.seat + side].append(card)
        s.tell(LAID, self.seat, card, side, seen=only(self.seat))
        if s.hands[self.seat]:
            s.next(self)
            return
        seen = only(self.seat) if s.simultaneous else ALL  # due.con.5, due.opt.3
        s.tell(LAID_OUT, self.seat, len(s.laid[2 * self.seat]), len(s.laid[2 * self.seat + 1]), seen=seen)
        s.next(Declare(self.seat))


class Declare(Choice[Duelo]):
    """Say which side attacks and which blocks; who closed may not block with both. [due.con.6–9, due.mp.2]"""

    point = "declare"
    rule = "due.con.8"

    def candidates(self, s: Duelo) -> list[int]:
        return [DECLARE, DECLARE + 1, DECLARE + 2, DECLARE + 3]

    def refusal(self, s: Duelo, action: int) -> int:
        if not DECLARE <= action <= DECLARE + BLOCK_BOTH:
            return after_closing(action)
        return ATTACKER_ATTACKS if action == DECLARE + BLOCK_BOTH and self.seat == s.attacker else ALLOWED  # due.con.6

    def is_final(self, s: Duelo) -> bool:
        return True  # due.con.8

    def take(self, s: Duelo, action: int) -> None:
        s.stances[self.seat] = action - DECLARE
        s.tell(DECLARED, self.seat, action - DECLARE, seen=only(self.seat) if s.simultaneous else ALL)
        following = left_of(s, self.seat)
        s.next(Resolve() if following == s.attacker else LayCard(following))  # due.con.1


class Resolve(Auto[Duelo]):
    """Reveal, move, count, crown and clash; score the round; go on unless the match is decided. [due.mov.10, due.kng.2, due.mat.1–5]"""

    def run(self, s: Duelo) -> None:
        if s.simultaneous:
            for seat in range(s.seats):
                s.tell(STANCE_SHOWN, seat, s.stances[seat])
        reveal(s)
        move_zodiacs(s)
        score_round(s, winner_of(s, fight(s)))
        if is_decided(s):
            tell_champion(s)
        else:
            s.next(NewRound())


STEPS: Final = [
    NewRound, DealZodiac, ChooseHidden, ShowFronts, DealCard, DealPile, DrawFirst, PassFirst, DrawSource, DrawCard,
    TurnEnd, LeaveCard, CloseCard, PartPile, LayCard, Declare, Resolve,
]  # fmt: skip
