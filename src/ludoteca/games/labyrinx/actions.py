"""What may be chosen, what may happen, and why something may not be done: ints with names."""

from __future__ import annotations

from typing import Final

from ludoteca.core.actions import ActionTable, Kind
from ludoteca.core.event import EventKind
from ludoteca.core.game import Reason

PATHS: Final = [
    "cross_open_none", "cross_one_none", "cross_pair_none", "cross_all_none", "cross_open_chest", "cross_one_chest", "cross_open_monster",
    "cross_one_monster", "cross_open_trap", "cross_one_trap", "tee_open_none", "tee_stem_none", "tee_arms_none", "tee_all_none", "tee_open_chest",
    "tee_stem_chest", "tee_all_chest", "tee_open_monster", "tee_stem_monster", "tee_arms_monster", "tee_open_trap", "tee_stem_trap", "tee_arms_trap",
    "line_open_none", "line_one_none", "line_both_none", "line_open_chest", "line_one_chest", "line_both_chest", "line_open_monster",
    "line_one_monster", "line_open_trap", "line_one_trap", "bend_open_none", "bend_left_none", "bend_right_none", "bend_both_none",
    "bend_open_chest", "bend_left_chest", "bend_both_chest", "bend_open_monster", "bend_right_monster", "bend_open_trap", "bend_left_trap",
    "end_open_none", "end_door_none", "end_open_chest", "end_door_chest", "end_open_monster", "end_open_trap",
]  # fmt: skip
KINDS: Final = 50
CHALLENGES: Final = ["chest", "monster", "trap"]
CHEST: Final = 0
MONSTER: Final = 1
TRAP: Final = 2

CHARACTERS: Final = ["akuna", "avra", "bibi", "dannenvir", "eimmie", "elora", "kaminari", "khira", "lane", "mallahoc", "zacramandy", "zambar"]
AKUNA: Final = 0
AVRA: Final = 1
BIBI: Final = 2
DANNENVIR: Final = 3
EIMMIE: Final = 4
ELORA: Final = 5
KAMINARI: Final = 6
KHIRA: Final = 7
LANE: Final = 8
MALLAHOC: Final = 9
ZACRAMANDY: Final = 10
ZAMBAR: Final = 11

PRESETS: Final = ["small", "medium", "large", "huge", "giant"]

VOCABULARY: Final[dict[str, list[str]]] = {
    "path": PATHS,
    "challenge": CHALLENGES,
    "character": CHARACTERS,
    "cell": [f"{x},{y}" for y in range(15) for x in range(15)],
    "space": [f"{x},{y}" for y in range(15) for x in range(15)] + ["hall"],
    "way": ["N", "E", "S", "W", "X1", "X2", "X3", "X4", "X5"],
    "turn": ["0", "1", "2", "3"],
    "column": [str(x) for x in range(15)],
    "row": [str(y) for y in range(15)],
    "seat": ["0", "1", "2", "3", "4", "5"],
    "die": ["1", "2", "3", "4", "5", "6"],
    "source": ["discard", "draw"],
    "ground": ["empty", "lifted", "hall"],
}

CHARACTER: Final = 0
ROTATION: Final = 12
COLUMN: Final = 16
ROW: Final = 31
EXPAND: Final = 46
SPY: Final = 271
MOVE: Final = 272
PLAY_CARD: Final = 273
POWER: Final = 274
PUSH: Final = 275
DRAW: Final = 276
REST: Final = 277
DESPAIR: Final = 278
END_TURN: Final = 279
CELL: Final = 280
GO: Final = 505
TURN: Final = 514
CARD: Final = 518
WHO: Final = 568
FROM_DISCARD: Final = 574
FROM_DRAW: Final = 624
PAY: Final = 674
CONCEDE: Final = 675
USE: Final = 676
DECLINE: Final = 677
LEAVE: Final = 678
DONE: Final = 679
STOP: Final = 680
SKIP: Final = 681
FAR: Final = 682
NEAR: Final = 683
LINE: Final = 684
AROUND: Final = 685
DIE: Final = 686
REVEAL: Final = 692
FIRST: Final = 742
LOT: Final = 748

ACTIONS: Final = ActionTable(VOCABULARY, [
    Kind("character", CHARACTER, "character"), Kind("rotation", ROTATION, "turn"), Kind("column", COLUMN, "column"), Kind("row", ROW, "row"),
    Kind("expand", EXPAND, "cell"), Kind("spy", SPY), Kind("move", MOVE), Kind("play_card", PLAY_CARD), Kind("power", POWER), Kind("push", PUSH),
    Kind("draw", DRAW), Kind("rest", REST), Kind("despair", DESPAIR), Kind("end_turn", END_TURN),
    Kind("cell", CELL, "cell"), Kind("go", GO, "way"), Kind("turn", TURN, "turn"), Kind("card", CARD, "path"), Kind("who", WHO, "seat"),
    Kind("from_discard", FROM_DISCARD, "path"), Kind("from_draw", FROM_DRAW, "path"),
    Kind("pay", PAY), Kind("concede", CONCEDE), Kind("use", USE), Kind("decline", DECLINE), Kind("leave", LEAVE), Kind("done", DONE), Kind("stop", STOP),
    Kind("skip", SKIP), Kind("far", FAR), Kind("near", NEAR), Kind("line", LINE), Kind("around", AROUND),
    Kind("die", DIE, "die", chance=True), Kind("reveal", REVEAL, "path", chance=True), Kind("first", FIRST, "seat", chance=True),
    Kind("lot", LOT, "character", chance=True),
])  # fmt: skip

FIRST_ROLLED: Final = EventKind("first_rolled", "lab.setup.1", "face")
FIRST_PLAYER: Final = EventKind("first_player", "lab.setup.1")
CHARACTER_TAKEN: Final = EventKind("character_taken", "lab.setup.2", "character")
HALL_PLACED: Final = EventKind("hall_placed", "lab.setup.4", "cell turn")
DEALT: Final = EventKind("dealt", "lab.setup.5", "path?", reveals=True)
TURN_BEGAN: Final = EventKind("turn_began", "lab.turn.1")
EXPANDED: Final = EventKind("expanded", "lab.exp.1", "cell")
SPIED: Final = EventKind("spied", "lab.spy.1", "cell path?", reveals=True)
OPENED: Final = EventKind("opened", "lab.move.3", "cell path turn", reveals=True)
MOVED: Final = EventKind("moved", "lab.move.1", "space from:space spent")
DOOR_HELD: Final = EventKind("door_held", "lab.door.8", "cell path", reveals=True)
PLAYED: Final = EventKind("played", "lab.play.1", "cell path?")
DREW: Final = EventKind("drew", "lab.draw.1", "path?", reveals=True)
DISCARDED: Final = EventKind("discarded", "lab.draw.2", "path", reveals=True)
RESHUFFLED: Final = EventKind("reshuffled", "lab.pile.1", "cards")
PUSHED: Final = EventKind("pushed", "lab.push.1", "who:character space")
RESTED: Final = EventKind("rested", "lab.rest.1", "cards")
DESPAIRED: Final = EventKind("despaired", "lab.desp.2", "cards", reveals=True)
TOOK_CROSSROADS: Final = EventKind("took_crossroads", "lab.desp.3", "path source", reveals=True)
EXCHANGED: Final = EventKind("exchanged", "lab.desp.6", "cell path", reveals=True)
PILE_SHUFFLED: Final = EventKind("pile_shuffled", "lab.desp.9")
NO_CROSSROADS: Final = EventKind("no_crossroads", "lab.desp.11", reveals=True)
ROLLED: Final = EventKind("rolled", "lab.chal.3", "face challenge skill")
PAID: Final = EventKind("paid", "lab.chal.4", "path", reveals=True)
BEATEN: Final = EventKind("beaten", "lab.chal.8", "challenge cell treasures")
FAILED: Final = EventKind("failed", "lab.chal.11", "challenge")
CONCEDED: Final = EventKind("conceded", "lab.chal.6")
LOST: Final = EventKind("lost", "lab.chal.11", "treasures")
CHEST_MARKED: Final = EventKind("chest_marked", "lab.chest.1", "cell")
FILLED: Final = EventKind("filled", "lab.trap.4", "cell")
TRAPPED: Final = EventKind("trapped", "lab.trap.1", "space way level")
FLED: Final = EventKind("fled", "lab.mon.1", "space left")
FLIGHT_BARRED: Final = EventKind("flight_barred", "lab.mon.9")
KEPT_FAITH: Final = EventKind("kept_faith", "lab.char.akuna.1", "space")
EXPLODED: Final = EventKind("exploded", "lab.char.avra.3", "cell path", reveals=True)
EJECTED: Final = EventKind("ejected", "lab.char.avra.4", "space")
THEFT_ROLLED: Final = EventKind("theft_rolled", "lab.char.bibi.4", "who:character face skill")
STOLE: Final = EventKind("stole", "lab.char.bibi.5", "who:character treasures")
STEAL_FAILED: Final = EventKind("steal_failed", "lab.char.bibi.7", "who:character")
RECITED: Final = EventKind("recited", "lab.char.dannenvir.2", "cell path old:path", reveals=True)
DISARMED: Final = EventKind("disarmed", "lab.char.eimmie.2", "treasures")
DISARM_FAILED: Final = EventKind("disarm_failed", "lab.char.eimmie.4")
ATTUNED: Final = EventKind("attuned", "lab.char.elora.1", "space")
LEAPT: Final = EventKind("leapt", "lab.char.kaminari.1", "space")
HUNTED: Final = EventKind("hunted", "lab.char.khira.1", "cell path?", reveals=True)
HUNT_FAILED: Final = EventKind("hunt_failed", "lab.char.khira.5", "cell")
LIFTED: Final = EventKind("lifted", "lab.char.lane.1", "cell path?", reveals=True)
REPLACED: Final = EventKind("replaced", "lab.char.lane.1", "cell path?")
BLESSED: Final = EventKind("blessed", "lab.char.zacramandy.1")
CARRIED: Final = EventKind("carried", "lab.char.zambar.2", "who:character")
CHARGED: Final = EventKind("charged", "lab.char.zambar.1", "space")
FOG_RETURNED: Final = EventKind("fog_returned", "lab.fog.1", "cards")
TABLE_FULL: Final = EventKind("table_full", "lab.end.4")
CARDS_OUT: Final = EventKind("cards_out", "lab.end.5")
RACE_BEGAN: Final = EventKind("race_began", "lab.race.1")
RACER: Final = EventKind("racer", "lab.race.5")
WON_TREASURES: Final = EventKind("won_treasures", "lab.end.2", "treasures")
WON_MOST: Final = EventKind("won_most", "lab.end.3", "treasures")
WON_RACE: Final = EventKind("won_race", "lab.race.1")
WON_NEAREST: Final = EventKind("won_nearest", "lab.race.9", "steps")
EVENTS: Final = [
    FIRST_ROLLED, FIRST_PLAYER, CHARACTER_TAKEN, HALL_PLACED, DEALT, TURN_BEGAN, EXPANDED, SPIED, OPENED, MOVED, DOOR_HELD, PLAYED, DREW, DISCARDED,
    RESHUFFLED, PUSHED, RESTED, DESPAIRED, TOOK_CROSSROADS, EXCHANGED, PILE_SHUFFLED, NO_CROSSROADS, ROLLED, PAID, BEATEN, FAILED, CONCEDED, LOST,
    CHEST_MARKED, FILLED, TRAPPED, FLED, FLIGHT_BARRED, KEPT_FAITH, EXPLODED, EJECTED, THEFT_ROLLED, STOLE, STEAL_FAILED, RECITED, DISARMED, DISARM_FAILED,
    ATTUNED, LEAPT, HUNTED, HUNT_FAILED, LIFTED, REPLACED, BLESSED, CARRIED, CHARGED, FOG_RETURNED, TABLE_FULL, CARDS_OUT, RACE_BEGAN, RACER, WON_TREASURES,
    WON_MOST, WON_RACE, WON_NEAREST,
]  # fmt: skip

CHARACTER_GONE: Final = 2
OFF_TABLE: Final = 3
NOT_EMPTY: Final = 4
NOT_BESIDE: Final = 5
NO_CORRIDOR: Final = 6
WALL_THERE: Final = 7
HALL_WALL: Final = 8
GAP: Final = 9
DOOR: Final = 10
NO_CARDS: Final = 11
WRONG_TURN: Final = 12
DOOR_TURN: Final = 13
NOT_NEAR: Final = 14
NOT_CLOSED: Final = 15
NO_CARD: Final = 16
NOTHING_TO_SPY: Final = 17
NO_MOVE: Final = 18
EMPTY_HAND: Final = 19
FULL_TABLE: Final = 20
NOBODY_HERE: Final = 21
NO_PUSH: Final = 22
PILES_EMPTY: Final = 23
NOT_SOLE: Final = 24
POWER_USED: Final = 25
PASSIVE: Final = 26
NOT_IN_RACE: Final = 27
NOT_HELD: Final = 28
NOT_HERE: Final = 29
TURN_BACK: Final = 30
OWN_CARD: Final = 31
IS_NEAR: Final = 32
NO_TARGET: Final = 33
NO_TREASURE: Final = 34
ROBBED: Final = 35
NO_VICTIM: Final = 36
NO_POEM: Final = 37
NO_DISCARDS: Final = 38
NO_OLD_TRAP: Final = 39
NO_STEP: Final = 40
NO_LEAP: Final = 41
NOTHING_TO_HUNT: Final = 42
NO_MONSTER: Final = 43
FEW_CLOSED: Final = 44
NO_CHARGE: Final = 45
CARRIES_ENOUGH: Final = 46
OCCUPIED: Final = 47
NOT_CROSSROADS: Final = 48
NOT_THERE: Final = 49
NOT_WALLED: Final = 50
NO_GROWTH: Final = 51
LINE_SHORT: Final = 52
CANNOT_PAY: Final = 53
CANNOT_DISCARD: Final = 54
AVRA_AWAY: Final = 55
VICTIM_AWAY: Final = 56
POEM_CLOSED: Final = 57
POEM_GONE: Final = 58
TAKES_CLOSED: Final = 59
CANNOT_PUT: Final = 60
CARRY_AWAY: Final = 61
FARTHER_FIRST: Final = 62
REASONS: Final = [
    Reason("character-gone", "lab.setup.2", "{character} is already taken", "character"),
    Reason("off-table", "lab.setup.4", "the hall must lie wholly on the table of {width} by {height}", "width height"),
    Reason("not-empty", "lab.geo.1", "that cell is not empty"),
    Reason("not-beside", "lab.play.1", "no card and no hall lies beside that cell"),
    Reason("no-corridor", "lab.geo.9", "no corridor leads out on that side"),
    Reason("wall-there", "lab.geo.9", "the open card there shows a wall on this side"),
    Reason("hall-wall", "lab.move.7", "the hall has a wall there, not an exit"),
    Reason("gap", "lab.move.2", "no card lies there"),
    Reason("door", "lab.door.5", "a door is in the way: it takes {need} actions, you have {left}", "need left"),
    Reason("no-cards", "lab.pile.4", "this takes {need} cards, draw and discard pile hold {left}", "need left"),
    Reason("wrong-turn", "lab.move.3", "so turned, no corridor meets the one that leads there"),
    Reason("door-turn", "lab.door.9", "so turned, a door is in the way: it takes {need} actions, you have {left}", "need left"),
    Reason("not-near", "lab.geo.6", "that card is not adjacent to you"),
    Reason("not-closed", "lab.spy.4", "the card there is not closed"),
    Reason("no-card", "lab.geo.1", "no card lies there"),
    Reason("nothing-to-spy", "lab.spy.1", "no closed card is adjacent to you"),
    Reason("no-move", "lab.move.1", "no valid path leads on with {left} actions", "left"),
    Reason("empty-hand", "lab.play.1", "you have no card in hand"),
    Reason("full-table", "lab.play.1", "no cell of the table is empty"),
    Reason("nobody-here", "lab.push.1", "no opponent is in your space"),
    Reason("no-push", "lab.push.3", "no valid path leads out of your space"),
    Reason("piles-empty", "lab.draw.3", "draw and discard pile are both empty"),
    Reason("not-sole", "lab.turn.4", "this must be the only action of the turn, and you have acted already"),
    Reason("power-used", "lab.power.1", "the power has been used this turn"),
    Reason("passive", "lab.power.2", "this power is passive: it works by itself"),
    Reason("not-in-race", "lab.race.3", "in the race challenges are ignored, and so is this power"),
    Reason("not-held", "lab.play.1", "you hold no such card"),
    Reason("not-here", "lab.push.1", "that opponent is not in your space"),
    Reason("turn-back", "lab.mon.7", "a flight turns back at a dead end only"),
    Reason("own-card", "lab.char.avra.2", "Avra cannot explode the card she stands on"),
    Reason("is-near", "lab.char.avra.1", "that card is adjacent to Avra"),
    Reason("no-target", "lab.char.avra.1", "no card is there to explode"),
    Reason("no-treasure", "lab.char.bibi.8", "that opponent owns no treasure"),
    Reason("robbed", "lab.char.bibi.5", "Bibi has already stolen from that opponent in this game"),
    Reason("no-victim", "lab.char.bibi.4", "nobody in Bibi's space can be stolen from"),
    Reason("no-poem", "lab.char.dannenvir.1", "no corridor leads to an adjacent closed card"),
    Reason("no-discards", "lab.char.dannenvir.4", "the discard pile is empty"),
    Reason("no-old-trap", "lab.char.eimmie.1", "Eimmie does not stand on a resolved trap"),
    Reason("no-step", "lab.char.elora.3", "there is no space to step to"),
    Reason("no-leap", "lab.char.kaminari.1", "no leap is possible from here"),
    Reason("nothing-to-hunt", "lab.char.khira.7", "no closed card and no unresolved monster would be in view"),
    Reason("no-monster", "lab.char.khira.3", "no unresolved monster is there"),
    Reason("few-closed", "lab.char.lane.2", "this takes {need} closed cards, {left} lie on the table", "need left"),
    Reason("no-charge", "lab.char.zambar.1", "no valid path leads out of Zambar's space"),
    Reason("carries-enough", "lab.char.zambar.3", "Zambar already carries {left} of {need}", "need left"),
    Reason("occupied", "lab.desp.7", "somebody stands on that card"),
    Reason("not-crossroads", "lab.desp.3", "that is no crossroads without a challenge"),
    Reason("not-there", "lab.desp.3", "no such card is in that pile"),
    Reason("not-walled", "lab.desp.12", "you are not walled in, so your own card stays"),
    Reason("no-growth", "lab.exp.1", "no card and no hall lies beside that cell"),
    Reason("line-short", "lab.trap.9", "this line takes {need} cards, draw and discard pile hold {left}", "need left"),
    Reason("cannot-pay", "lab.chal.6", "you hold no such card to pay with"),
    Reason("cannot-discard", "lab.draw.2", "you hold no such card to discard"),
    Reason("avra-away", "lab.char.avra.1", "that card is not adjacent to Avra"),
    Reason("victim-away", "lab.char.bibi.4", "that opponent is not in Bibi's space"),
    Reason("poem-closed", "lab.char.dannenvir.1", "only a closed card can be exchanged"),
    Reason("poem-gone", "lab.char.dannenvir.2", "no such card is in the discard pile"),
    Reason("takes-closed", "lab.char.lane.1", "Lane takes closed cards only"),
    Reason("cannot-put", "lab.char.lane.1", "Lane holds no such card"),
    Reason("carry-away", "lab.char.zambar.2", "that opponent is not in the space that Zambar leaves"),
    Reason("farther-first", "lab.char.khira.3", "the cards of a line come one by one, the farthest first"),
]  # fmt: skip
