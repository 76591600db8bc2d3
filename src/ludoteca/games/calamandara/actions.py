"""What may be chosen, what may happen, and why something may not be done: ints with names."""

from __future__ import annotations

from typing import Final

from ludoteca.core.actions import ActionTable, Kind
from ludoteca.core.event import EventKind
from ludoteca.core.game import Reason
from ludoteca.games.calamandara.board import NAMES

SYMBOLS: Final = ["footprint", "fire", "mountain", "waterfall", "cave", "tower", "mirror", "wing", "star"]
FOOTPRINT: Final = 0
FIRE: Final = 1
MOUNTAIN: Final = 2
WATERFALL: Final = 3
CAVE: Final = 4
TOWER: Final = 5
MIRROR: Final = 6
WING: Final = 7
STAR: Final = 8
TYPES: Final = 9

MEMORIES: Final = [
    "dissonant_echoes", "silence_errancy", "ircai_dominion", "helm_of_solitude", "sleep_mirage", "the_well", "breath_of_beings",
    "relative_dimensions", "ruins_of_domodora", "nightmare_of_abandonment", "nomad_lands", "sealed_fields", "submerged_paintings",
    "the_oracle", "armio_delirium", "calamandara_qhoz", "dogmatic_shadow", "maurna_guardian", "praximechanic_theory", "plural_minds",
    "obtuse_laceration", "fall_of_winds", "temple_of_calon", "dionesic_perception", "laments_of_lucaresti", "gavonian_mirror",
    "duadar_monument", "dogmatic_entropy",
]  # fmt: skip
DISSONANT_ECHOES: Final = 0
SILENCE_ERRANCY: Final = 1
IRCAI_DOMINION: Final = 2
HELM_OF_SOLITUDE: Final = 3
SLEEP_MIRAGE: Final = 4
THE_WELL: Final = 5
BREATH_OF_BEINGS: Final = 6
RELATIVE_DIMENSIONS: Final = 7
RUINS_OF_DOMODORA: Final = 8
NIGHTMARE_OF_ABANDONMENT: Final = 9
NOMAD_LANDS: Final = 10
SEALED_FIELDS: Final = 11
SUBMERGED_PAINTINGS: Final = 12
THE_ORACLE: Final = 13
ARMIO_DELIRIUM: Final = 14
CALAMANDARA_QHOZ: Final = 15
DOGMATIC_SHADOW: Final = 16
MAURNA_GUARDIAN: Final = 17
PRAXIMECHANIC_THEORY: Final = 18
PLURAL_MINDS: Final = 19
OBTUSE_LACERATION: Final = 20
FALL_OF_WINDS: Final = 21
TEMPLE_OF_CALON: Final = 22
DIONESIC_PERCEPTION: Final = 23
LAMENTS_OF_LUCARESTI: Final = 24
GAVONIAN_MIRROR: Final = 25
DUADAR_MONUMENT: Final = 26
DOGMATIC_ENTROPY: Final = 27
KINDS: Final = 28

SYMBOL_CARDS: Final = [f"{number:02}" for number in range(1, 37)]

WINDOWS: Final = ["menu", "start", "acquisition", "after", "insertion", "move", "lament", "zone", "cards", "draw", "end"]
W_MENU: Final = 0
W_START: Final = 1
W_ACQ: Final = 2
W_AFTER: Final = 3
W_INS: Final = 4
W_MOVE: Final = 5
W_LAMENT: Final = 6  # W_MOVE caused by Lamentos: restricted
W_ZONE: Final = 7
W_CARDS: Final = 8
W_DRAW: Final = 9
W_END: Final = 10

WAYS: Final = [
    "pass", "done", "skip", "acquire", "replace", "do_phase", "stop", "draw", "stay", "remove", "keep_rest", "none", "use", "park", "no_use",
    "swap", "take", "transfer", "tops", "decks", "cancel", "prevent", "row", "column", "line_ew", "line_ns", "diagonals", "hand", "reserve",
    "depot", "random_hidden",
]  # fmt: skip

VOCABULARY: Final = {
    "symbol": SYMBOLS,
    "memory": MEMORIES,
    "symbol_card": SYMBOL_CARDS,
    "cell": NAMES,
    "traveller": ["0", "1", "2", "3"],
    "turn": ["north", "east", "south", "west", "ew", "ns"],
    "window": WINDOWS,
    "way": WAYS,
    "phase": ["setup", "acquire", "insert", "move", "remember", "end"],
}

PASS: Final = 0
DONE: Final = 1
SKIP: Final = 2
ACQUIRE: Final = 3
REPLACE: Final = 4
DO_PHASE: Final = 5
STOP: Final = 6
DRAW: Final = 7
STAY: Final = 8
REMOVE: Final = 9
KEEP_REST: Final = 10
NO_CARD: Final = 11
USE: Final = 12
PARK: Final = 13
NO_USE: Final = 14
SWAP: Final = 15
TAKE: Final = 16
TRANSFER: Final = 17
TOPS: Final = 18
DECKS: Final = 19
CANCEL: Final = 20
PREVENT: Final = 21
ROW_WAY: Final = 22
COLUMN_WAY: Final = 23
EW_WAY: Final = 24
NS_WAY: Final = 25
DIAGONAL_WAY: Final = 26
HAND: Final = 27
RESERVE: Final = 28
DEPOT: Final = 29
HIDDEN: Final = 30
TRAVELLER: Final = 31
SYMBOL: Final = 35
INSERT: Final = 44
TURN: Final = 53
CELL: Final = 59
TRANSFORM: Final = 204
PLAY: Final = 349
PLAY_PARKED: Final = 377
CARD: Final = 405
UNPARK: Final = 433
ORDER: Final = 461
DEAL: Final = 497
SHOW: Final = 525
FIRST: Final = 561
BLIND: Final = 565
ACTION_COUNT: Final = 593

ACTIONS: Final = ActionTable(
    VOCABULARY,
    [Kind(word, start) for start, word in enumerate(WAYS)]
    + [
        Kind("traveller", TRAVELLER, "traveller"),
        Kind("symbol", SYMBOL, "symbol"),
        Kind("insert", INSERT, "symbol"),
        Kind("turn", TURN, "turn"),
        Kind("cell", CELL, "cell"),
        Kind("transform", TRANSFORM, "cell"),
        Kind("play", PLAY, "memory"),
        Kind("play_parked", PLAY_PARKED, "memory"),
        Kind("card", CARD, "memory"),
        Kind("unpark", UNPARK, "memory"),
        Kind("order", ORDER, "symbol_card"),
        Kind("deal", DEAL, "memory", chance=True),
        Kind("show", SHOW, "symbol_card", chance=True),
        Kind("first", FIRST, "traveller", chance=True),
        Kind("blind", BLIND, "memory", chance=True),
    ],
)

# What happens, in the order of the turn: the log that narrates every action. [cal.mode.3]
FIRST_DRAWN: Final = EventKind("first_drawn", "cal.setup.10")
DRAFTED: Final = EventKind("drafted", "cal.setup.14", "memory?")
ORDERED: Final = EventKind("ordered", "cal.setup.13")
SYMBOL_CHOSEN: Final = EventKind("symbol_chosen", "cal.setup.8", "symbol")
ROUND_BEGAN: Final = EventKind("round_began", "cal.setup.11", "round")
TURN_BEGAN: Final = EventKind("turn_began", "cal.turn.1")
EXTRA_TURN_BEGAN: Final = EventKind("extra_turn_began", "cal.card.22.3")
TURN_PREVENTED: Final = EventKind("turn_prevented", "cal.card.2.3")
PHASE_SKIPPED: Final = EventKind("phase_skipped", "cal.turn.2", "phase")
SYMBOL_CARD_SHOWN: Final = EventKind("symbol_card_shown", "cal.setup.4", "symbol_card", reveals=True)
ACQUIRED: Final = EventKind("acquired", "cal.acq.2", "symbol from:traveller")
CARD_USED: Final = EventKind("card_used", "cal.acq.10", "symbol_card")
CARD_REPLACED: Final = EventKind("card_replaced", "cal.acq.8", "symbol_card")
DECK_TURNED: Final = EventKind("deck_turned", "cal.acq.11")
ACQUISITION_PREVENTED: Final = EventKind("acquisition_prevented", "cal.card.18.2")
INSERTED: Final = EventKind("inserted", "cal.ins.1", "symbol cell")
TRANSFORMED: Final = EventKind("transformed", "cal.sym.80", "symbol cell")
DESTROYED: Final = EventKind("destroyed", "cal.sym.90", "symbol cell")
TAKEN_OFF: Final = EventKind("taken_off", "cal.sym.93", "symbol cell")
DRIED_UP: Final = EventKind("dried_up", "cal.sym.82", "cell")
RELOCATED: Final = EventKind("relocated", "cal.sym.61", "symbol cell to:cell")
UNDONE: Final = EventKind("undone", "cal.ins.10")
SEALED: Final = EventKind("sealed", "cal.card.12.4")
MOVE_NAMED: Final = EventKind("move_named", "cal.mov.2", "cell")
MOVED: Final = EventKind("moved", "cal.mov.2", "cell")
MOVE_PREVENTED: Final = EventKind("move_prevented", "cal.card.27.3")
PUSHED: Final = EventKind("pushed", "cal.sym.45", "cell")
DECAYED: Final = EventKind("decayed", "cal.sym.47")
ENTERED_FINAL: Final = EventKind("entered_final", "cal.zone.1")
LEFT_FINAL: Final = EventKind("left_final", "cal.zone.5")
PUT_ON_DECK: Final = EventKind("put_on_deck", "cal.zone.1", "memory?")
TOOK_RESERVE: Final = EventKind("took_reserve", "cal.zone.2", "count")
RESERVED: Final = EventKind("reserved", "cal.mem.2", "memory?")
DISCARDED: Final = EventKind("discarded", "cal.mem.5", "memory", reveals=True)
DREW: Final = EventKind("drew", "cal.mem.6", "memory?")
WON: Final = EventKind("won", "cal.rift.1")
CAPPED: Final = EventKind("capped", "cal.end.2", "rounds")
WINDOW_OPENED: Final = EventKind("window_opened", "cal.react.1", "window")
WINDOW_CLOSED: Final = EventKind("window_closed", "cal.react.5", "window")
PLAYED: Final = EventKind("played", "cal.react.3", "memory", reveals=True)
PLAYED_AS: Final = EventKind("played_as", "cal.react.21", "memory as:memory", reveals=True)
NAMED_TRAVELLER: Final = EventKind("named_traveller", "cal.react.49", "traveller")
NAMED_CELL: Final = EventKind("named_cell", "cal.react.49", "cell")
NAMED_SYMBOL: Final = EventKind("named_symbol", "cal.react.49", "symbol")
NAMED_WAY: Final = EventKind("named_way", "cal.react.49", "way")
CANCELLED: Final = EventKind("cancelled", "cal.react.9", "memory by:traveller")
RETURNED: Final = EventKind("returned", "cal.react.13", "memory")
PUT_AWAY: Final = EventKind("put_away", "cal.react.43", "memory to:traveller")
CARD_TAKEN: Final = EventKind("card_taken", "cal.card.1.3", "memory from:traveller")
PARKED_ON_DECK: Final = EventKind("parked_on_deck", "cal.react.24", "memory")
PARKED_ON_RESERVE: Final = EventKind("parked_on_reserve", "cal.react.29", "memory on:traveller")
EXPIRED: Final = EventKind("expired", "cal.react.29", "memory")
DECLINED: Final = EventKind("declined", "cal.react.34")
SILENCED: Final = EventKind("silenced", "cal.card.14.3")
FOOTPRINT_GIVEN: Final = EventKind("footprint_given", "cal.card.7.4", "to:traveller")
HANDS_PASSED: Final = EventKind("hands_passed", "cal.card.6.3")
RECEIVED: Final = EventKind("received", "cal.card.6.3", "memory? from:traveller", reveals=True)
INVADED: Final = EventKind("invaded", "cal.card.8.6", "cell")
SYMBOL_TAKEN: Final = EventKind("symbol_taken", "cal.card.10.4", "symbol from:traveller")
SYMBOL_GIVEN: Final = EventKind("symbol_given", "cal.card.10.3", "symbol to:traveller")
TOPS_PASSED: Final = EventKind("tops_passed", "cal.card.13.3")
DECKS_PASSED: Final = EventKind("decks_passed", "cal.card.13.3")
ELIMINATED: Final = EventKind("eliminated", "cal.card.17.3", "memory of:traveller", reveals=True)
CARD_GIVEN: Final = EventKind("card_given", "cal.card.26.4", "memory? to:traveller", reveals=True)
CARD_PICKED: Final = EventKind("card_picked", "cal.card.26.4", "memory? from:traveller", reveals=True)
EXTRA_TURN: Final = EventKind("extra_turn", "cal.card.22.3", "to:traveller")
SYMBOL_LOST: Final = EventKind("symbol_lost", "cal.card.23.3", "symbol")
REVEALED: Final = EventKind("revealed", "cal.card.24.3", "memory", reveals=True)
SYMBOL_PUT_BACK: Final = EventKind("symbol_put_back", "cal.card.19.3", "symbol")
EVENTS: Final = [
    FIRST_DRAWN, DRAFTED, ORDERED, SYMBOL_CHOSEN, ROUND_BEGAN, TURN_BEGAN, EXTRA_TURN_BEGAN, TURN_PREVENTED, PHASE_SKIPPED, SYMBOL_CARD_SHOWN,
    ACQUIRED, CARD_USED, CARD_REPLACED, DECK_TURNED, ACQUISITION_PREVENTED, INSERTED, TRANSFORMED, DESTROYED, TAKEN_OFF, DRIED_UP, RELOCATED,
    UNDONE, SEALED, MOVE_NAMED, MOVED, MOVE_PREVENTED, PUSHED, DECAYED, ENTERED_FINAL, LEFT_FINAL, PUT_ON_DECK, TOOK_RESERVE, RESERVED,
    DISCARDED, DREW, WON, CAPPED, WINDOW_OPENED, WINDOW_CLOSED, PLAYED, PLAYED_AS, NAMED_TRAVELLER, NAMED_CELL, NAMED_SYMBOL, NAMED_WAY,
    CANCELLED, RETURNED, PUT_AWAY, CARD_TAKEN, PARKED_ON_DECK, PARKED_ON_RESERVE, EXPIRED, DECLINED, SILENCED, FOOTPRINT_GIVEN, HANDS_PASSED,
    RECEIVED, INVADED, SYMBOL_TAKEN, SYMBOL_GIVEN, TOPS_PASSED, DECKS_PASSED, ELIMINATED, CARD_GIVEN, CARD_PICKED, EXTRA_TURN, SYMBOL_LOST,
    REVEALED, SYMBOL_PUT_BACK,
]  # fmt: skip

# Why something may not be done.
RESERVE_FULL: Final = 2
NOTHING_SHOWN: Final = 3
STILL_SHOWN: Final = 4
REPLACED_ENOUGH: Final = 5
NONE_READY: Final = 6
ENOUGH_INSERTED: Final = 7
SEALED_OFF: Final = 8
NO_LEGAL_CELL: Final = 9
NOT_DUE: Final = 10
CELL_TAKEN: Final = 11
TOKEN_THERE: Final = 12
COVERED: Final = 13
NOT_ON_RIFT: Final = 14
LINE_LIMIT: Final = 15
NOTHING_TO_BURN: Final = 16
FIREPROOF: Final = 17
NO_RELOCATION: Final = 18
NOT_A_FOOTPRINT: Final = 19
OUT_OF_REACH: Final = 20
HERE_ALREADY: Final = 21
HAND_FULL: Final = 22
DECK_EMPTY: Final = 23
DECK_BLOCKED: Final = 24
SILENCED_NOW: Final = 25
FINAL_RESERVE_FULL: Final = 26
RESERVE_BLOCKED: Final = 27
NOT_THE_MOMENT: Final = 28
WRONG_WINDOW: Final = 29
NO_TARGET: Final = 30
BARRED: Final = 31
DEPOT_EMPTY: Final = 32
NOTHING_FITS: Final = 33
MUST_INSERT: Final = 34
NOT_MOVABLE: Final = 35
NOTHING_MOVED: Final = 36
TOWER_THERE: Final = 37
NOT_HELD: Final = 38
NO_FORM: Final = 39
NOT_IN_DEPOT: Final = 40
REASONS: Final = [
    Reason("reserve-full", "cal.acq.6", "your symbol reserve already holds {have} of {most}", "have most"),
    Reason("nothing-shown", "cal.acq.9", "your depot has none of the symbols on this card"),
    Reason("still-shown", "cal.acq.8", "your depot still has a symbol of this card"),
    Reason("replaced-enough", "cal.acq.15", "you have replaced {have} cards in this phase, as many as your deck has", "have"),
    Reason("none-ready", "cal.ins.1", "you have no {symbol} in your symbol reserve", "symbol"),
    Reason("enough-inserted", "cal.ins.1", "you have inserted {have} symbols in this phase, the most allowed", "have"),
    Reason("sealed-off", "cal.card.12.4", "Sealed Fields forbids you mountain, mirror, fire and star until the end of the turn"),
    Reason("no-legal-cell", "cal.ins.2", "there is no cell that may take a {symbol}", "symbol"),
    Reason("not-due", "cal.sym.87", "this is no waterfall of yours that is due this turn"),
    Reason("cell-taken", "cal.ins.3", "a {symbol} already lies here", "symbol"),
    Reason("token-there", "cal.ins.6", "a token stands on this footprint"),
    Reason("covered", "cal.sym.21", "a tower covers this cell"),
    Reason("not-on-rift", "cal.ins.4", "a {symbol} may never lie on the Rift", "symbol"),
    Reason("line-limit", "cal.sym.100", "this line already has {have} of that direction", "have"),
    Reason("nothing-to-burn", "cal.sym.91", "fire needs a symbol to destroy, and this cell is empty"),
    Reason("fireproof", "cal.sym.91", "fire cannot destroy a {symbol}", "symbol"),
    Reason("no-relocation", "cal.sym.63", "a star here could not relocate anything"),
    Reason("not-a-footprint", "cal.mov.1", "a token stands on footprints only"),
    Reason("out-of-reach", "cal.mov.2", "no chain of links leads there"),
    Reason("here-already", "cal.mov.14", "a token stands there already"),
    Reason("hand-full", "cal.mem.6", "you hold {have} cards, the most allowed here", "have"),
    Reason("deck-empty", "cal.mem.7", "your Memory deck is used up"),
    Reason("deck-blocked", "cal.react.27", "a card is parked on your Memory deck"),
    Reason("silenced-now", "cal.card.14.3", "The Oracle keeps you from reserving and drawing this turn"),
    Reason("final-reserve-full", "cal.mem.2", "your final reserve already holds {have} cards", "have"),
    Reason("reserve-blocked", "cal.react.29", "a card is parked on your final reserve"),
    Reason("not-the-moment", "cal.react.1", "{memory} is bound to a moment that is not now", "memory"),
    Reason("wrong-window", "cal.react.1", "only the cards of this moment and answers to cards may be played now"),
    Reason("no-target", "cal.react.41", "{memory} would have no effect now", "memory"),
    Reason("barred", "cal.react.15", "{memory} came back to your hand and must wait", "memory"),
    Reason("depot-empty", "cal.acq.9", "the depot has no {symbol}", "symbol"),
    Reason("nothing-fits", "cal.mem.10", "you hold no such card"),
    Reason("must-insert", "cal.react.34", "you played this card yourself, so insert at least one symbol"),
    Reason("not-movable", "cal.sym.62", "this symbol cannot be relocated now"),
    Reason("nothing-moved", "cal.sym.63", "at least one symbol must change its cell"),
    Reason("tower-there", "cal.sym.29", "a tower already protects this line"),
    Reason("not-held", "cal.react.42", "you hold no such card, and none is parked for you"),
    Reason("no-form", "cal.sym.81", "this waterfall can become neither footprint, tower nor mountain now"),
    Reason("not-in-depot", "cal.sym.80", "your depot has no {symbol} to put in its place", "symbol"),
]
