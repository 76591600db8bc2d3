"""What may be chosen, what may happen, and why something may not be done: ints with names."""

from __future__ import annotations

from typing import Final

from ludoteca.core.actions import ActionTable, Kind
from ludoteca.core.event import EventKind
from ludoteca.core.game import Reason
from ludoteca.games.duelo.content import CARDS, ZODIACS

ATTACK_BOTH: Final = 0
ATTACK_LEFT: Final = 1
ATTACK_RIGHT: Final = 2
BLOCK_BOTH: Final = 3

VOCABULARY: Final = {
    "pile": ["0", "1", "2", "3"],
    "card": CARDS,
    "zodiac": ZODIACS,
    "side": ["L", "R"],
    "slot": ["L", "R", "H"],
    "stance": ["attack_both", "attack_left_block_right", "attack_right_block_left", "block_both"],
    "place": ["0", "1", "2", "3"],
}

TAKE: Final = 0
DECK: Final = 4
LEAVE: Final = 5
CLOSE: Final = 6
PART: Final = 7
PUT: Final = 55
LAY: Final = 59
DECLARE: Final = 61
HIDE: Final = 65
DEAL_ZODIAC: Final = 77
DEAL_CARD: Final = 89
FIRST: Final = 137

ACTIONS: Final = ActionTable(
    VOCABULARY,
    [
        Kind("take", TAKE, "pile"),
        Kind("deck", DECK),
        Kind("leave", LEAVE),
        Kind("close", CLOSE),
        Kind("part", PART, "card"),
        Kind("put", PUT, "pile"),
        Kind("lay", LAY, "side"),
        Kind("declare", DECLARE, "stance"),
        Kind("hide", HIDE, "zodiac"),
        Kind("zodiac", DEAL_ZODIAC, "zodiac", chance=True),
        Kind("card", DEAL_CARD, "card", chance=True),
        Kind("first", FIRST, "place", chance=True),
    ],
)

NEW_ROUND: Final = EventKind("new_round", "due.set.1", "round")
ZODIAC_DEALT: Final = EventKind("zodiac_dealt", "due.set.2", "slot zodiac?")
HIDDEN_CHOSEN: Final = EventKind("hidden_chosen", "due.opt.5", "zodiac?")
FRONTS_SHOWN: Final = EventKind("fronts_shown", "due.opt.5", "left:zodiac right:zodiac", reveals=True)
CARD_DEALT: Final = EventKind("card_dealt", "due.set.6", "card?")
PILE_DEALT: Final = EventKind("pile_dealt", "due.set.7", "pile card")
FIRST_DRAWN: Final = EventKind("first_drawn", "due.set.9")
FIRST_IN_TURN: Final = EventKind("first_in_turn", "due.opt.2")
TOOK: Final = EventKind("took", "due.exc.4", "pile card")
DREW: Final = EventKind("drew", "due.exc.4", "deck card?")
BOUND_TO_LEAVE: Final = EventKind("bound_to_leave", "due.sm.5")
BOUND_TO_CLOSE: Final = EventKind("bound_to_close", "due.sm.5")
LEFT: Final = EventKind("left", "due.exc.6", "card pile", reveals=True)
CLOSED: Final = EventKind("closed", "due.cls.1", "card?")
LAID: Final = EventKind("laid", "due.con.2", "card? side?")
LAID_OUT: Final = EventKind("laid_out", "due.con.5", "left? right?", reveals=True)
DECLARED: Final = EventKind("declared", "due.con.8", "stance?")
REVEALED: Final = EventKind("revealed", "due.con.10", "side zodiac one:card two:card three:card four:card five:card", reveals=True)
STANCE_SHOWN: Final = EventKind("stance_shown", "due.opt.3", "stance", reveals=True)
CAME_OUT: Final = EventKind("came_out", "due.mov.2", "side out:zodiac in:zodiac")
CROSSED: Final = EventKind("crossed", "due.mov.3", "side left:zodiac right:zodiac")
NUMBERS: Final = EventKind("numbers", "due.num.1", "side zodiac base sum damage")
KING: Final = EventKind("king", "due.kng.3", "side zodiac")
CLASHED: Final = EventKind("clashed", "due.clh.1", "side zodiac life damage armour received eliminated perfect")
TALLIED: Final = EventKind("tallied", "due.win.1", "eliminations damage")
ROUND_WON: Final = EventKind("round_won", "due.win.3", "wins")
ROUND_DRAWN: Final = EventKind("round_drawn", "due.win.5")
MATCH_WON: Final = EventKind("match_won", "due.mat.1", "wins")
MATCH_DRAWN: Final = EventKind("match_drawn", "due.mat.5")
EVENTS: Final = [
    NEW_ROUND, ZODIAC_DEALT, HIDDEN_CHOSEN, FRONTS_SHOWN, CARD_DEALT, PILE_DEALT, FIRST_DRAWN, FIRST_IN_TURN, TOOK, DREW, BOUND_TO_LEAVE,
    BOUND_TO_CLOSE, LEFT, CLOSED, LAID, LAID_OUT, DECLARED, REVEALED, STANCE_SHOWN, CAME_OUT, CROSSED, NUMBERS, KING, CLASHED, TALLIED, ROUND_WON,
    ROUND_DRAWN, MATCH_WON, MATCH_DRAWN,
]  # fmt: skip

DECK_EMPTY: Final = 2
PILE_EMPTY: Final = 3
FIRST_TURN: Final = 4
NOT_ALL_TOOK: Final = 5
TOO_EARLY: Final = 6
MUST_CLOSE_DECK: Final = 7
MUST_CLOSE_CAP: Final = 8
NOT_IN_HAND: Final = 9
JUST_TAKEN: Final = 10
FILL_GAP: Final = 11
ATTACKER_ATTACKS: Final = 12
NOT_YOURS: Final = 13
TAKE_FIRST: Final = 14
EXCHANGE_OVER: Final = 15
REASONS: Final = [
    Reason("deck-empty", "due.cls.10", "the deck is empty: take from a pile"),
    Reason("pile-empty", "due.exc.3", "this pile is empty"),
    Reason("first-turn", "due.cls.2", "the first player may not close on the first turn"),
    Reason(
        "not-all-took", "due.cls.3", "not everybody has had a chance to take a card: closing is possible from turn {least}, this is turn {turn}", "least turn"
    ),
    Reason("too-early", "due.cls.12", "closing is allowed from turn {least}, this is turn {turn}", "least turn"),
    Reason("must-close-deck", "due.cls.10", "the deck was empty when your turn began: you must close"),
    Reason("must-close-cap", "due.cls.11", "this is your turn number {turn}, the last one: you must close", "turn"),
    Reason("not-in-hand", "due.exc.6", "{card} is not in your hand", "card"),
    Reason("just-taken", "due.exc.10", "{card} was taken from the table this turn and may not be left there at once", "card"),
    Reason("fill-gap", "due.exc.7", "the empty pile {gap} must be filled", "gap:pile"),
    Reason("attacker-attacks", "due.con.6", "who closed attacks: blocking with both is only for the attacked"),
    Reason("not-yours", "due.opt.5", "{zodiac} was not dealt to you", "zodiac"),
    Reason("take-first", "due.cls.4", "take a card first: one closes with six in hand"),
    Reason("exchange-over", "due.cls.9", "the table is closed: nobody takes, leaves or closes any more"),
]
