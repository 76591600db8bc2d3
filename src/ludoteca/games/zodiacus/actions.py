"""What may be chosen, what may happen, and why something may not be done: ints with names. `intz` is an intrépido. [zod.abl.6]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.actions import ActionTable, Kind
from ludoteca.core.event import EventKind
from ludoteca.core.game import Reason
from ludoteca.games.zodiacus.board import CELL_NAMES, CELLS, DIRECTIONS
from ludoteca.games.zodiacus.content import (
    ABILITIES,
    CARD_COUNT,
    CARDS,
    CASTLE_CARDS,
    COLOURS,
    DECKS,
    GUARDIAN_CARDS,
    INTREPIDOS,
    POWERS,
    SLOTS,
    TERRITORIES,
    TOWER_CARDS,
    WEAPONS,
)
from ludoteca.games.zodiacus.effects import STATUSES, TIMED

PART_NAMES: Final = ["tower_alpha", "tower_beta", "guardian_alpha", "guardian_beta", "castle"]
PIECES: Final = [f"{seat}_{slot}" for seat in range(4) for slot in SLOTS] + [f"{seat}_{name}" for seat in range(4) for name in PART_NAMES]
PIECE_COUNT: Final = 32
FIGURES: Final = [*INTREPIDOS, *TOWER_CARDS, *GUARDIAN_CARDS, *CASTLE_CARDS]
FIGURE_KEEPERS: Final = len(INTREPIDOS)
FIGURE_CASTLES: Final = len(INTREPIDOS) + len(TOWER_CARDS) + len(GUARDIAN_CARDS)
SITES: Final = ["tower_alpha", "tower_beta", "guardian_alpha", "guardian_beta"]

VOCABULARY: Final = {
    "card": CARDS,
    "count": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
    "slot": SLOTS,
    "home": [*SLOTS, "territory"],
    "piece": PIECES,
    "player": ["0", "1", "2", "3"],
    "cell": CELL_NAMES,
    "way": DIRECTIONS,
    "attack": ["basic", *WEAPONS],
    "ability": ABILITIES,
    "figure": FIGURES,
    "intz": INTREPIDOS,
    "territory": TERRITORIES,
    "castle": CASTLE_CARDS,
    "tower": TOWER_CARDS,
    "guardian": GUARDIAN_CARDS,
    "colour": COLOURS,
    "deck": DECKS,
    "face": [str(value) for value in range(5, 65, 5)],
    "dice": COLOURS,
    "status": STATUSES,
    "attribute": TIMED,
    "site": SITES,
    "part": ["castle", *SLOTS],
    "sight": POWERS,
    "place": ["1", "2", "3", "4"],
    "ground": ["obstacle"],
}

DONE: Final = 0
SKIP: Final = 1
STOP: Final = 2
PASS: Final = 3
USE: Final = 4
DECLINE: Final = 5
ITEMS_FIRST: Final = 6
MOVE_FIRST: Final = 7
USE_POTION: Final = 8
DISCARD: Final = 9
DRAW: Final = DISCARD + CARD_COUNT
EVOLVE: Final = DRAW + 10
REVIVE: Final = EVOLVE + 3
PLAY: Final = REVIVE + 3
TARGET: Final = PLAY + CARD_COUNT
PLAYER: Final = TARGET + PIECE_COUNT
CELL: Final = PLAYER + 4
GO: Final = CELL + CELLS
EQUIP: Final = GO + 4
CARD: Final = EQUIP + CARD_COUNT
ATTACK: Final = CARD + CARD_COUNT
ABILITY: Final = ATTACK + 1 + len(WEAPONS)
ASSIGN: Final = ABILITY + len(ABILITIES)
TAKE_TERRITORY: Final = ASSIGN + 4
TAKE_CASTLE: Final = TAKE_TERRITORY + len(TERRITORIES)
TAKE_TOWER: Final = TAKE_CASTLE + len(CASTLE_CARDS)
TAKE_GUARDIAN: Final = TAKE_TOWER + len(TOWER_CARDS)
TAKE_INTZ: Final = TAKE_GUARDIAN + len(GUARDIAN_CARDS)
TAKE_COLOUR: Final = TAKE_INTZ + len(INTREPIDOS)
TAKE_DECK: Final = TAKE_COLOUR + 4
DIE: Final = TAKE_DECK + len(DECKS)
DRAWN: Final = DIE + 12
LOST: Final = DRAWN + CARD_COUNT

ACTIONS: Final = ActionTable(
    VOCABULARY,
    [
        Kind("done", DONE),
        Kind("skip", SKIP),
        Kind("stop", STOP),
        Kind("pass", PASS),
        Kind("use", USE),
        Kind("decline", DECLINE),
        Kind("items_first", ITEMS_FIRST),
        Kind("move_first", MOVE_FIRST),
        Kind("use_potion", USE_POTION),
        Kind("discard", DISCARD, "card"),
        Kind("draw", DRAW, "count"),
        Kind("evolve", EVOLVE, "slot"),
        Kind("revive", REVIVE, "slot"),
        Kind("play", PLAY, "card"),
        Kind("target", TARGET, "piece"),
        Kind("player", PLAYER, "player"),
        Kind("cell", CELL, "cell"),
        Kind("go", GO, "way"),
        Kind("equip", EQUIP, "card"),
        Kind("card", CARD, "card"),
        Kind("attack", ATTACK, "attack"),
        Kind("ability", ABILITY, "ability"),
        Kind("assign", ASSIGN, "home"),
        Kind("territory", TAKE_TERRITORY, "territory"),
        Kind("castle", TAKE_CASTLE, "castle"),
        Kind("tower", TAKE_TOWER, "tower"),
        Kind("guardian", TAKE_GUARDIAN, "guardian"),
        Kind("intz", TAKE_INTZ, "intz"),
        Kind("colour", TAKE_COLOUR, "colour"),
        Kind("deck", TAKE_DECK, "deck"),
        Kind("die", DIE, "face", chance=True),
        Kind("drawn", DRAWN, "card", chance=True),
        Kind("lost", LOST, "card", chance=True),
    ],
)

ROLLED_FIRST: Final = EventKind("rolled_first", "zod.setup.1", "face")
SEATED: Final = EventKind("seated", "zod.setup.2", "place")
TOOK_TERRITORY: Final = EventKind("took_territory", "zod.setup.3", "territory")
TOOK_CASTLE: Final = EventKind("took_castle", "zod.setup.3", "castle")
TOOK_TOWER: Final = EventKind("took_tower", "zod.setup.4", "tower site")
TOOK_GUARDIAN: Final = EventKind("took_guardian", "zod.setup.4", "guardian site")
DRAFTED: Final = EventKind("drafted", "zod.setup.5", "intz")
ASSIGNED: Final = EventKind("assigned", "zod.setup.7", "intz slot")
RUNE_LAID: Final = EventKind("rune_laid", "zod.setup.8", "colour site")
TOOK_DECK: Final = EventKind("took_deck", "zod.setup.14", "deck")
TURN_BEGAN: Final = EventKind("turn_began", "zod.round.3", "turn")
ROUND_BEGAN: Final = EventKind("round_began", "zod.round.3", "part")
DISCARDED: Final = EventKind("discarded", "zod.deck.4", "card", reveals=True)
DREW: Final = EventKind("drew", "zod.deck.5", "card? left")
RESHUFFLED: Final = EventKind("reshuffled", "zod.deck.6", "cards")
EVOLVED: Final = EventKind("evolved", "zod.xp.4", "piece figure level xp")
GAINED_XP: Final = EventKind("gained_xp", "zod.xp.1", "gain xp")
REVIVED: Final = EventKind("revived", "zod.limbo.5", "piece figure cost")
RETURNED: Final = EventKind("returned", "zod.limbo.6", "piece figure cell")
SANK: Final = EventKind("sank", "zod.limbo.3", "piece figure space")
DIED: Final = EventKind("died", "zod.limbo.2", "piece figure space")
PLAYED: Final = EventKind("played", "zod.card.1", "card", reveals=True)
AIMED: Final = EventKind("aimed", "zod.card.8", "piece figure")
AIMED_PLAYER: Final = EventKind("aimed_player", "zod.card.8", "player")
AIMED_CARD: Final = EventKind("aimed_card", "zod.card.8", "card")
AIMED_WAY: Final = EventKind("aimed_way", "zod.card.8", "way")
AIMED_CELL: Final = EventKind("aimed_cell", "zod.abl.4", "cell")
ANSWERED: Final = EventKind("answered", "zod.card.6", "card", reveals=True)
NEGATED: Final = EventKind("negated", "zod.card.6", "card")
ATTACKED: Final = EventKind("attacked", "zod.atk.9", "piece figure attack target:piece foe:figure")
SEIZED: Final = EventKind("seized", "zod.oa.1", "piece figure")
COUNTERED: Final = EventKind("countered", "zod.ctr.1", "piece figure")
CASTLE_FIRED: Final = EventKind("castle_fired", "zod.bld.1", "figure target:piece foe:figure")
ROLLED: Final = EventKind("rolled", "zod.comp.5", "dice face")
DODGED: Final = EventKind("dodged", "zod.atk.6", "piece figure")
HURT: Final = EventKind("hurt", "zod.atk.5", "piece figure damage left")
SURVIVED: Final = EventKind("survived", "zod.card.6", "piece figure left")
HEALED: Final = EventKind("healed", "zod.comp.11", "piece figure amount left")
TICKED: Final = EventKind("ticked", "zod.stat.4", "piece figure damage")
MOVED: Final = EventKind("moved", "zod.move.1", "piece figure from:cell to:cell")
PUSHED: Final = EventKind("pushed", "zod.oa.7", "piece figure from:cell to:cell")
LEAPT: Final = EventKind("leapt", "zod.obs.6", "piece figure from:cell to:cell")
SWAPPED: Final = EventKind("swapped", "zod.obs.6", "piece figure other:piece with:figure")
LEFT_OBSTACLE: Final = EventKind("left_obstacle", "zod.obs.7", "piece figure from:cell to:cell")
SHOWN: Final = EventKind("shown", "zod.obs.5", "piece figure")
AFFLICTED: Final = EventKind("afflicted", "zod.stat.1", "piece figure status rounds")
UNTOUCHED: Final = EventKind("untouched", "zod.stat.9", "piece figure status")
RELIEVED: Final = EventKind("relieved", "zod.stat.2", "piece figure status")
MODIFIED: Final = EventKind("modified", "zod.stat.7", "piece figure attribute change rounds")
USED_ABILITY: Final = EventKind("used_ability", "zod.abl.7", "piece figure ability")
COOLED: Final = EventKind("cooled", "zod.abl.2", "piece figure")
EQUIPPED: Final = EventKind("equipped", "zod.item.1", "piece figure card", reveals=True)
REPLACED: Final = EventKind("replaced", "zod.item.6", "piece figure card")
DRANK: Final = EventKind("drank", "zod.item.9", "piece figure card")
LOST_ITEM: Final = EventKind("lost_item", "zod.limbo.7", "piece figure card")
RECOVERED: Final = EventKind("recovered", "zod.deck.11", "card")
PLUNDERED: Final = EventKind("plundered", "zod.deck.9", "card", reveals=True)
FELL: Final = EventKind("fell", "zod.bld.8", "piece figure")
GUARDIAN_FELL: Final = EventKind("guardian_fell", "zod.grd.1", "piece figure")
CASTLE_FELL: Final = EventKind("castle_fell", "zod.goal.3", "piece figure")
GAINED_RUNE: Final = EventKind("gained_rune", "zod.rune.1", "colour")
GAVE_RUNE: Final = EventKind("gave_rune", "zod.rune.4", "colour home")
RELEASED: Final = EventKind("released", "zod.rune.8", "sight")
USED_POWER: Final = EventKind("used_power", "zod.rune.9", "sight")
LEFT_GAME: Final = EventKind("left_game", "zod.ffa.1")
WON: Final = EventKind("won", "zod.goal.1")
CAPPED: Final = EventKind("capped", "zod.term.2", "turn")
DRAWN_GAME: Final = EventKind("drawn_game", "zod.term.2")
EVENTS: Final = [
    ROLLED_FIRST, SEATED, TOOK_TERRITORY, TOOK_CASTLE, TOOK_TOWER, TOOK_GUARDIAN, DRAFTED, ASSIGNED, RUNE_LAID, TOOK_DECK, TURN_BEGAN, ROUND_BEGAN,
    DISCARDED, DREW, RESHUFFLED, EVOLVED, GAINED_XP, REVIVED, RETURNED, SANK, DIED, PLAYED, AIMED, AIMED_PLAYER, AIMED_CARD, AIMED_WAY, AIMED_CELL,
    ANSWERED, NEGATED, ATTACKED, SEIZED, COUNTERED,
    CASTLE_FIRED, ROLLED, DODGED, HURT, SURVIVED, HEALED, TICKED, MOVED, PUSHED, LEAPT, SWAPPED, LEFT_OBSTACLE, SHOWN, AFFLICTED, UNTOUCHED, RELIEVED,
    MODIFIED, USED_ABILITY, COOLED, EQUIPPED, REPLACED, DRANK, LOST_ITEM, RECOVERED, PLUNDERED, FELL, GUARDIAN_FELL, CASTLE_FELL, GAINED_RUNE,
    GAVE_RUNE, RELEASED, USED_POWER, LEFT_GAME, WON, CAPPED, DRAWN_GAME,
]  # fmt: skip

TAKEN: Final = 2
SAME_CARD: Final = 3
NOT_DRAFTED: Final = 4
COLOUR_USED: Final = 5
NO_SUCH_DECK: Final = 6
NOT_IN_HAND: Final = 7
HAND_FULL: Final = 8
NOTHING_TO_DRAW: Final = 9
NO_CASTLE: Final = 10
HIGHEST_LEVEL: Final = 11
TOO_FEW_XP: Final = 12
NOT_IN_LIMBO: Final = 13
CASTLE_TOO_WEAK: Final = 14
REACTION_ONLY: Final = 15
ITEM_CARD: Final = 16
ACTION_CARD: Final = 17
NO_TARGET: Final = 18
PROTECTED: Final = 19
AT_ZERO: Final = 20
NOT_A_BUILDING: Final = 21
DESTROYED: Final = 22
FRIENDLY: Final = 23
NOT_FRIENDLY: Final = 24
NOT_OWN: Final = 25
OUT_OF_REACH: Final = 26
INVISIBLE_FOE: Final = 27
IN_LIMBO: Final = 28
NOT_AN_INTZ: Final = 29
UNHURT: Final = 30
NO_ITEM: Final = 31
NO_COOLDOWN: Final = 32
LAST_SPACE: Final = 33
NO_BOND: Final = 34
NOT_ITSELF: Final = 35
CANNOT_DO: Final = 36
LEVEL_TOO_LOW: Final = 37
NO_POTION: Final = 38
EDGE: Final = 39
ENEMY_THERE: Final = 40
PIECE_THERE: Final = 41
OBSTACLE_THERE: Final = 42
NO_ROOM_BEYOND: Final = 43
STANDS_ON_FRIEND: Final = 44
COOLING: Final = 45
SILENCED: Final = 46
PARALYSED: Final = 47
NOT_LEARNT: Final = 48
NOT_EQUIPPED: Final = 49
NOT_FREE: Final = 50
TOO_FAR: Final = 51
TWO_RUNES: Final = 52
EMPTY_HAND: Final = 53
NOT_ON_PILE: Final = 54
EMPTY_AREA: Final = 55
NOT_THIS_WAY: Final = 56
CANNOT_COUNTER: Final = 57
STAYS_INSIDE: Final = 58
NOT_BESIDE_CASTLE: Final = 59
CANNOT_PUSH: Final = 60
NOT_ACTIVE: Final = 61
STAYS_IN_AREA: Final = 62
ONLY_BUILDINGS: Final = 63
STILL_ON: Final = 64
NOT_CARRIED: Final = 65
NO_LANDING: Final = 66
REASONS: Final = [
    Reason("taken", "zod.setup.6", "{intz} is already chosen", "intz"),
    Reason("same-card", "zod.setup.4", "your two towers, and your two guardians, must be different cards"),
    Reason("not-drafted", "zod.setup.7", "{intz} is not waiting for a place in your trio", "intz"),
    Reason("colour-used", "zod.setup.8", "the {colour} rune already lies in your territory", "colour"),
    Reason("no-such-deck", "zod.setup.14", "there is no such deck in this box"),
    Reason("not-in-hand", "zod.deck.4", "{card} is not in your hand", "card"),
    Reason("hand-full", "zod.deck.5", "you hold {hand} cards: you may draw up to {most} now", "hand most"),
    Reason("nothing-to-draw", "zod.deck.10", "deck and discard pile together hold only {left} cards", "left"),
    Reason("no-castle", "zod.deck.8", "your castle is destroyed: you draw no cards"),
    Reason("highest-level", "zod.xp.4", "level 3 is the highest"),
    Reason("too-few-xp", "zod.xp.4", "the next level costs {cost} XP, you have {xp}", "cost xp"),
    Reason("not-in-limbo", "zod.limbo.5", "only an intrépido in the Limbo can be brought back"),
    Reason("castle-too-weak", "zod.limbo.5", "this costs {cost} castle life and your castle has {left}: the cost must be smaller", "cost left"),
    Reason("reaction-only", "zod.card.4", "{card} is a reaction: it is played in its window only", "card"),
    Reason("item-card", "zod.item.1", "{card} is an item: it is equipped in the items step of an intrépido", "card"),
    Reason("action-card", "zod.card.2", "{card} is an action card: it is played in a cards step", "card"),
    Reason("no-target", "zod.card.5", "there is no legal target for this now"),
    Reason("protected", "zod.goal.2", "the castle is protected while {towers} of its towers stand", "towers"),
    Reason("at-zero", "zod.bld.6", "this building has no life left: only the blow of an intrépido destroys it"),
    Reason("not-a-building", "zod.bld.7", "castles fire at towers and castles only"),
    Reason("destroyed", "zod.bld.8", "this piece is no longer on the board"),
    Reason("friendly", "zod.atk.11", "there is no friendly fire"),
    Reason("not-friendly", "zod.team.4", "this is for friendly pieces only"),
    Reason("not-own", "zod.team.4", "this is for your own pieces only"),
    Reason("out-of-reach", "zod.atk.2", "the distance is {distance}, the range is {reach}", "distance reach"),
    Reason("invisible", "zod.stat.5", "it is invisible and cannot be chosen by enemies"),
    Reason("in-limbo", "zod.limbo.9", "it is in the Limbo"),
    Reason("not-an-intz", "zod.grd.3", "only an intrépido can be chosen for this"),
    Reason("unhurt", "zod.grd.2", "it has no damage to heal"),
    Reason("no-item", "zod.card.7", "it carries no card"),
    Reason("no-cooldown", "zod.card.7", "none of its abilities is cooling down"),
    Reason("last-space", "zod.limbo.3", "it is already on the last space of the Limbo"),
    Reason("no-bond", "zod.astral.2", "the signs of these two have no such relation"),
    Reason("not-itself", "zod.card.7", "another intrépido must be chosen"),
    Reason("cannot-do", "zod.card.7", "what follows would not be possible with this one"),
    Reason("level-too-low", "zod.item.5", "{card} needs level {need}, this intrépido has level {level}", "card need level"),
    Reason("no-potion", "zod.item.9", "no potion is carried"),
    Reason("edge", "zod.move.1", "the board ends there"),
    Reason("enemy-there", "zod.move.4", "an enemy stands there and must be walked around"),
    Reason("piece-there", "zod.move.7", "a building or guardian stands there"),
    Reason("obstacle-there", "zod.move.6", "this obstacle cannot be entered without obstacle_walk"),
    Reason("no-room-beyond", "zod.move.5", "a friend stands there and with {left} movement no free cell could be reached beyond", "left"),
    Reason("stands-on-friend", "zod.move.5", "two intrépidos never stand on the same cell: go on"),
    Reason("cooling", "zod.abl.2", "{ability} is cooling down: {markers} markers", "ability markers"),
    Reason("silenced", "zod.stat.3", "silenced: no abilities and no AM attacks"),
    Reason("paralysed", "zod.stat.6", "paralysed: no attack and no movement"),
    Reason("not-learnt", "zod.xp.7", "this intrépido has not learnt {ability}", "ability"),
    Reason("not-equipped", "zod.atk.1", "this weapon is not equipped"),
    Reason("not-free", "zod.move.3", "this cell is not free"),
    Reason("too-far", "zod.limbo.6", "a nearer cell is free"),
    Reason("two-runes", "zod.rune.5", "it already carries two runes"),
    Reason("empty-hand", "zod.card.5", "this player holds no cards"),
    Reason("not-on-pile", "zod.deck.11", "{card} is not there to be chosen", "card"),
    Reason("empty-area", "zod.abl.4", "no enemy piece is in the area around this cell"),
    Reason("not-this-way", "zod.geo.5", "not in this direction"),
    Reason("cannot-counter", "zod.ctr.6", "this is not marked as a counter-attack, or the attacker is out of its range"),
    Reason("stays-inside", "zod.obs.7", "one of the nearest free cells must be chosen"),
    Reason("not-beside-castle", "zod.limbo.6", "one returns beside the castle"),
    Reason("cannot-push", "zod.obs.8", "this one cannot be pushed aside"),
    Reason("not-active", "zod.abl.1", "{ability} is no active ability: it does not take the action step", "ability"),
    Reason("stays-in-area", "zod.oa.2", "the distance is {distance} and this attack reaches {reach}: the step does not leave its area", "distance reach"),
    Reason("only-buildings", "zod.card.5", "only an enemy tower or castle can be chosen for this"),
    Reason("still-on", "zod.round.11", "{ability} is still in effect: its cooldown begins when that ends", "ability"),
    Reason("not-carried", "zod.item.6", "{card} is not among the cards it carries that may be chosen", "card"),
    Reason("no-landing", "zod.obs.6", "one lands beside the target, and on an obstacle only with obstacle_walk"),
]


def figure(kind: int, piece: int) -> int:
    """The number of a piece's name: what stands on its card."""
    if piece < 12:
        return kind
    return FIGURE_CASTLES + kind if (piece - 12) % 5 == 4 else FIGURE_KEEPERS + kind
