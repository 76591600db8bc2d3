"""Any situation from a readable description, and back. A description says only what differs from a fresh table.

What follows from the rest is not written down: stacks are what nobody owns, the Temple is what lies on no die. Impossible tables are refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ludoteca.core.game import Game
from ludoteca.core.state import Step
from ludoteca.core.table import Table, position_table
from ludoteca.games.diceforge.actions import (
    BOAR,
    CERBERUS,
    COLOURS,
    ELDER,
    FACES,
    FEATS,
    GLORY,
    GUARDIANS_OWL,
    HAMMER,
    ISLANDS,
    MIRROR,
    RESOURCES,
    SANCTUARY,
    SHIP,
    SILVER_HIND,
    SLOTS,
    TENACIOUS_BOAR,
    TRITON,
    VOCABULARY,
)
from ludoteca.games.diceforge.content import DIE_FACES, FACE_NAMES, FEAT_NAMES, POOL_FACES, POOL_NAMES, RESOURCE_NAMES, DiceforgeContent, garden_card
from ludoteca.games.diceforge.rules import cap
from ludoteca.games.diceforge.state import PLAYER_FACES, Diceforge
from ludoteca.games.diceforge.steps.beginning import Begin, ChooseColour, DrawColours, RemoveFace
from ludoteca.games.diceforge.steps.blessings import Cerberus, ShipFace
from ludoteca.games.diceforge.steps.feats import BoarBearer, SatyrFirst, SeriesDie, ShieldPick
from ludoteca.games.diceforge.steps.resources import Convert, TritonChoice, TritonSplit
from ludoteca.games.diceforge.steps.turn import (
    EndTurn,
    ExtraAction,
    ExtraPick,
    FeatPick,
    HindDie,
    MainAction,
    OfferFace,
    OwlChoice,
    Reinforce,
    TakeCard,
    Turn,
)
from ludoteca.games.diceforge.views.table import in_hand

DICE: Final = VOCABULARY["die"]
COLOUR_NAMES: Final = VOCABULARY["colour"]
MOMENTS: Final = ["turn", "reinforce", "main_action", "extra_action"]
KEYS: Final = ["seats", "alternates", "round", "active", "moment", "agenda", "players", "removed", "boar_colours", "boars"]
PLAYER_KEYS: Final = [*RESOURCE_NAMES, *DICE, "up", "cards", "pawn", "hammer", "cerberus", "triton", "discarded"]
OF_THE_ACTIVE: Final = (
    Turn, EndTurn, Reinforce, HindDie, OwlChoice, MainAction, OfferFace, FeatPick, TakeCard, ExtraAction, ExtraPick, SatyrFirst, SeriesDie, ShieldPick,
    BoarBearer, Convert, TritonChoice, TritonSplit,
)  # fmt: skip
"""What only the player whose turn it is comes to."""
STEP: Final = re.compile(r"(\w+)\(([-\d, ]*)\)")
ARGUMENTS: Final = {
    "Gain": "seat kind amount how", "Convert": "seat kind amount rate", "HammerSplit": "seat amount", "TritonSplit": "seat amount", "TritonChoice": "seat",
    "ForgeDie": "seat face", "ForgeSlot": "seat face die", "Roll": "seat die", "Bless": "seat how", "BlessOne": "seat die how",
    "Apply": "seat effective times how given",
    "BlessMirror": "seat effective effective how", "MinoMirror": "seat effective effective how", "BlessOrder": "seat effective effective how",
    "FaceChoice": "seat face times how effective", "MinoChoice": "seat face times how effective", "BoarReward": "seat boar", "ShipFace": "seat amount",
    "Cerberus": "seat effective effective how", "SatyrFirst": "seat", "SatyrSecond": "seat face", "SeriesDie": "seat how", "ShieldPick": "seat",
    "BoarBearer": "seat boar", "Turn": "seat", "EndTurn": "seat", "Reinforce": "seat cards cards cards", "HindDie": "seat", "OwlChoice": "seat",
    "MainAction": "seat", "OfferFace": "seat taken", "FeatPick": "seat", "TakeCard": "seat feat", "ExtraAction": "seat flag", "ExtraPick": "seat",
    "Begin": "nobody flag", "ChooseSet": "nobody slot", "RemoveFace": "nobody pool", "DrawColours": "nobody", "ChooseColour": "nobody",
}  # fmt: skip
"""What the numbers of each step of an agenda mean; their ranges are in `argument_range`."""


def argument_range(word: str, seats: int) -> range:
    """The numbers an argument of this sort may have."""
    sizes = {
        "seat": range(seats), "nobody": range(-2, -1), "kind": range(RESOURCES), "face": range(FACES), "effective": range(-2, FACES), "die": range(2),
        "boar": range(BOAR, BOAR + COLOURS), "times": range(1, 4), "how": range(16), "given": range(16), "flag": range(2), "cards": range(seats + 1),
        "feat": range(FEATS), "slot": range(SLOTS), "pool": range(SANCTUARY), "taken": range(1 << MIRROR),
    }  # fmt: skip
    return sizes.get(word, range(1000))


def setup(game: Game, position: Mapping[str, object], content: DiceforgeContent) -> Diceforge:
    """The table a description speaks of, settled; a description no table could show is refused with the key and the reason."""
    table = position_table(position)
    table.only(*KEYS)
    seats = table.number("seats", game.seats[0], game.seats[-1]) if table.has("seats") else 4
    s = Diceforge(seats, content)
    s.lay_out()
    s.feats = feats_of(table, s.box)
    s.round = table.number("round", 1, s.box.rounds[seats - 2]) if table.has("round") else 1
    s.active = table.number("active", 0, seats - 1) if table.has("active") else 0
    s.agenda = agenda_of(table, game, s)
    read_boars(table, s)
    players = table.names("players")
    if len(players) > seats:
        raise table.fail("players", f"must name at most {seats} players, not {len(players)}")
    for seat, values in enumerate(players):
        if not isinstance(values, dict):
            raise table.fail("players", f"must hold tables, not {values!r}")
        read_player(Table("", f"players.{seat}", values), s, seat)
    if not table.has("agenda"):
        s.agenda = moment(table, s)
    check_pawns(table, s)
    count_cards(table, s)
    count_faces(table, s)
    check_agenda(table, s)
    try:
        s.settle()
    except (AssertionError, IndexError, ValueError) as error:  # an agenda written by hand may ask what cannot be answered
        raise table.fail("agenda", f"cannot go on from here: {error}") from None
    return s


def feats_of(table: Table, box: DiceforgeContent) -> list[int]:
    """The sets in play: the introductory ones, with the named alternates in their places. [dic.set.12, dic.set.17]"""
    feats = box.intro[:]
    for name in table.words("alternates", [FEAT_NAMES[feat] for feat in box.alternate if feat >= 0]):
        feat = FEAT_NAMES.index(name)
        feats[box.slot[feat]] = feat
    return feats


def agenda_of(table: Table, game: Game, s: Diceforge) -> list[Step[Diceforge]]:
    """What is still to be done, written as `MainAction(0)`, next step last."""
    agenda: list[Step[Diceforge]] = []
    kinds = {kind.__name__: kind for kind in game.steps}
    for text in table.words("agenda"):
        found = STEP.fullmatch(text)
        if found is None or found[1] not in kinds:
            raise table.fail("agenda", f"{text!r} is no step; write it as MainAction(0); there are {', '.join(sorted(kinds))}")
        numbers = [int(number) for number in re.findall(r"-?\d+", found[2])]
        words = ARGUMENTS[found[1]].split()
        if len(numbers) != len(words):
            raise table.fail("agenda", f"{found[1]} takes {len(words)} numbers ({', '.join(words)}), not {len(numbers)}")
        for number, word in zip(numbers, words, strict=True):
            allowed = argument_range(word, s.seats)
            if number not in allowed:
                raise table.fail("agenda", f"{text}: {word} must be from {allowed[0]} to {allowed[-1]}, not {number}")
        agenda.append(kinds[found[1]](*numbers))
    return agenda


def moment(table: Table, s: Diceforge) -> list[Step[Diceforge]]:
    """The agenda at a usual moment of the active player's turn."""
    name = table.word("moment", MOMENTS) if table.has("moment") else "turn"
    seat = s.active
    if name == "turn":
        return [Turn(seat)]
    if name == "reinforce":
        unused = [s.owned(seat, FEAT_NAMES.index(feat)) for feat in ("elder", "silver_hind", "guardians_owl")]
        return [EndTurn(seat), MainAction(seat), Reinforce(seat, unused[0], unused[1], unused[2])]
    return [EndTurn(seat), MainAction(seat) if name == "main_action" else ExtraAction(seat, 0)]


def read_boars(table: Table, s: Diceforge) -> None:
    """The Boar colours of the game and who owns which. [dic.set.14]"""
    if s.feats[s.box.slot[TENACIOUS_BOAR]] != TENACIOUS_BOAR:
        if table.has("boars") or table.has("boar_colours"):
            raise table.fail("boars", "need the alternate tenacious_boar")
        return
    drawing = any(isinstance(step, (Begin, DrawColours, ChooseColour)) for step in s.agenda)
    names = table.words("boar_colours", COLOUR_NAMES) if table.has("boar_colours") else COLOUR_NAMES[: 0 if drawing else s.seats]
    s.colours = sorted({COLOUR_NAMES.index(name) for name in names})
    if len(s.colours) != s.seats and not drawing:
        raise table.fail("boar_colours", f"must name {s.seats} different colours")
    if table.has("boars"):
        boars = table.table("boars")
        boars.only(*[COLOUR_NAMES[colour] for colour in s.colours])
        for name in boars.values:
            s.boar_owner[COLOUR_NAMES.index(name)] = boars.number(name, 0, s.seats - 1)


def read_player(table: Table, s: Diceforge, seat: int) -> None:
    """One player's possessions."""
    table.only(*PLAYER_KEYS)
    for name in table.words("cards", FEAT_NAMES):
        s.cards[seat * FEATS + FEAT_NAMES.index(name)] += 1
    for kind, name in enumerate(RESOURCE_NAMES):
        if table.has(name):
            s.stock[seat * RESOURCES + kind] = table.number(name, 0, 100_000 if kind == GLORY else cap(s, seat, kind))
    for die, name in enumerate(DICE):
        if table.has(name):
            faces = table.words(name, FACE_NAMES)
            if len(faces) != DIE_FACES:
                raise table.fail(name, f"must name {DIE_FACES} faces, not {len(faces)}")
            first = seat * PLAYER_FACES + die * DIE_FACES
            s.dice[first : first + DIE_FACES] = [FACE_NAMES.index(face) for face in faces]
            s.up[seat * 2 + die] = s.dice[first]
    if table.has("up"):
        read_showing(table, s, seat)
    s.pawns[seat] = table.number("pawn", 0, ISLANDS) if table.has("pawn") else 0
    hammers = s.owned(seat, HAMMER)
    s.hammer[seat] = table.number("hammer", 0, 2 * s.box.hammer_spaces * hammers) if table.has("hammer") else 0
    s.cerberus[seat] = table.number("cerberus", 0, s.owned(seat, CERBERUS)) if table.has("cerberus") else 0
    s.triton[seat] = table.number("triton", 0, s.owned(seat, TRITON)) if table.has("triton") else 0
    read_discarded(table, s, seat)


def read_showing(table: Table, s: Diceforge, seat: int) -> None:
    """What the two dice of a player show."""
    names = table.words("up", FACE_NAMES)
    if len(names) != len(DICE):
        raise table.fail("up", "must name two faces: of the light and of the dark die")
    for die, name in enumerate(names):
        first = seat * PLAYER_FACES + die * DIE_FACES
        if FACE_NAMES.index(name) not in s.dice[first : first + DIE_FACES]:
            raise table.fail("up", f"there is no {name} on the {DICE[die]} die")
        s.up[seat * 2 + die] = FACE_NAMES.index(name)


def read_discarded(table: Table, s: Diceforge, seat: int) -> None:
    """The removed faces; if nothing is said, the starting faces that are no longer on the dice. [dic.for.3, dic.for.6]"""
    own = s.dice[seat * PLAYER_FACES : (seat + 1) * PLAYER_FACES]
    counts = [0] * FACES
    if table.has("discarded"):
        for name in table.words("discarded", FACE_NAMES[:BOAR]):
            counts[FACE_NAMES.index(name)] += 1
    else:
        for face in range(FACES):
            counts[face] = max(0, s.box.dice.count(face) - own.count(face))
    for face in range(FACES):
        have = own.count(face) + counts[face]
        if have < s.box.dice.count(face):
            raise table.fail("discarded", f"{s.box.dice.count(face) - have} starting faces {FACE_NAMES[face]} are neither on the dice nor removed")
    s.discarded[seat * FACES : (seat + 1) * FACES] = counts


def check_pawns(table: Table, s: Diceforge) -> None:
    """A portal holds at most one pawn. [dic.fea.9]"""
    for island in range(1, ISLANDS + 1):
        if s.pawns.count(island) > 1:
            raise table.fail("players", f"island {island} holds more than one pawn")


def count_cards(table: Table, s: Diceforge) -> None:
    """A stack is what nobody owns; nobody owns what is not in play. [dic.set.4, dic.set.17]"""
    for feat in range(FEATS):
        slot = s.box.slot[feat]
        owned = sum(s.owned(seat, feat) for seat in range(s.seats))
        if s.feats[slot] == feat:
            s.stacks[slot] = s.seats - owned
            if owned > s.seats:
                raise table.fail("players", f"there are only {s.seats} cards {FEAT_NAMES[feat]}, not {owned}")
        elif owned:
            raise table.fail("players", f"the card {FEAT_NAMES[feat]} is not in play; name it among the alternates or leave out its rival")
    for seat in range(s.seats):
        if s.boar_owner.count(seat) != s.owned(seat, TENACIOUS_BOAR):
            raise table.fail("boars", f"seat {seat} owns {s.owned(seat, TENACIOUS_BOAR)} cards tenacious_boar, but {s.boar_owner.count(seat)} colours")


def count_faces(table: Table, s: Diceforge) -> None:
    """The Temple is what was not taken: neither on a die, nor removed, nor in somebody's hand to be forged. [dic.comp.3, dic.comp.4]"""
    used = [0] * FACES
    for face in s.dice:
        used[face] += 1
    for index, count in enumerate(s.discarded):
        used[index % FACES] += count
    for face in in_hand(s):
        used[face] += 1
    for face in range(FACES):
        used[face] -= s.box.dice.count(face) * s.seats
        if used[face] and garden_card(face) >= 0 and s.feats[s.box.slot[garden_card(face)]] != garden_card(face):
            raise table.fail("players", f"nobody can have {FACE_NAMES[face]} without the cards {FEAT_NAMES[garden_card(face)]}")
        if face >= BOAR and used[face] != (1 if s.boar_owner[face - BOAR] >= 0 else 0):
            raise table.fail("boars", f"{FACE_NAMES[face]} must be on exactly one die if its card is owned, on none otherwise")
    s.removed = removed_faces(table, s, used)
    for face in range(FACES):
        s.temple[face] = s.box.count[face] - s.removed[face] - used[face]
        if s.temple[face] < 0:
            raise table.fail("players", f"there are only {s.box.count[face] - s.removed[face]} faces {FACE_NAMES[face]} in the Temple, not {used[face]}")


def check_agenda(table: Table, s: Diceforge) -> None:
    """Nothing is still to be done that could not have begun on this table."""
    for step in s.agenda:
        for word, number in zip(ARGUMENTS[type(step).__name__].split(), step.pack(), strict=True):
            if word in ("face", "effective", "boar") and number >= 0:
                check_face(table, s, step, number)
        if isinstance(step, ShipFace):
            check_face(table, s, step, SHIP)
        complaint = why_impossible(s, step)
        if complaint:
            raise table.fail("agenda", f"{step}: {complaint}")


def check_face(table: Table, s: Diceforge, step: Step[Diceforge], face: int) -> None:
    """A step speaks only of a face of this game; the owner of a Boar will be asked for his reward. [dic.off.9, dic.fac.10]"""
    if face >= BOAR and s.boar_owner[face - BOAR] < 0:
        raise table.fail("agenda", f"{step}: nobody owns the Boar of {FACE_NAMES[face]}")
    if garden_card(face) >= 0 and s.feats[s.box.slot[garden_card(face)]] != garden_card(face):
        raise table.fail("agenda", f"{step}: nobody can have {FACE_NAMES[face]} without the cards {FEAT_NAMES[garden_card(face)]}")


def why_impossible(s: Diceforge, step: Step[Diceforge]) -> str:
    """What is against a step: not this player's turn, or the card or token it needs is not there. A Triton token is gone when its choice is made."""
    seat = step.seat
    if isinstance(step, OF_THE_ACTIVE) and seat != s.active:
        return f"it is the turn of seat {s.active}"
    if isinstance(step, Cerberus) and sum(isinstance(other, Cerberus) and other.seat == seat for other in s.agenda) > s.cerberus[seat]:
        return "there is no Cerberus token for it"
    if isinstance(step, (TritonChoice, TritonSplit)) and s.triton[seat] == s.owned(seat, TRITON):
        return "no Triton token was discarded for it"
    if isinstance(step, TakeCard):
        if s.feats[s.box.slot[step.feat]] != step.feat:
            return f"the card {FEAT_NAMES[step.feat]} is not in play"
        if s.agenda.count(step) > s.stacks[s.box.slot[step.feat]]:
            return f"no card {FEAT_NAMES[step.feat]} is left"
    needed = [0, 0, 0]  # Elders, Hinds, Owls
    if isinstance(step, Reinforce):
        needed = [step.elders, step.hinds, step.owls]
    elif isinstance(step, (HindDie, OwlChoice)):
        needed = [0, 1, 0] if isinstance(step, HindDie) else [0, 0, 1]
    for feat, count in zip((ELDER, SILVER_HIND, GUARDIANS_OWL), needed, strict=True):
        if count > s.owned(seat, feat):
            return f"seat {seat} owns only {s.owned(seat, feat)} cards {FEAT_NAMES[feat]}"
    return ""


def removed_faces(table: Table, s: Diceforge, used: list[int]) -> list[int]:
    """The faces that a game for two does without; if nothing is said, the last ones of each pool that nobody uses. [dic.set.7]"""
    removed = [0] * FACES
    for name in table.words("removed", FACE_NAMES[:MIRROR]):
        removed[FACE_NAMES.index(name)] += 1
    if any(isinstance(step, Begin) for step in s.agenda):
        return removed
    for pool in range(SANCTUARY):
        faces = [face for face in s.box.sanctuary if s.box.pool[face] == pool]
        pending = sum(isinstance(step, RemoveFace) and step.pool == pool for step in s.agenda)
        wanted = POOL_FACES - s.box.pool_faces[s.seats - 2] - pending
        if wanted < 0:
            raise table.fail("agenda", f"removes too many faces of pool {POOL_NAMES[pool]} for a game for {s.seats}")  # dic.set.6
        if not table.has("removed"):
            for face in faces[::-1]:
                left = wanted - sum(removed[other] for other in faces)
                removed[face] = min(left, max(0, s.box.count[face] - used[face]))
        if sum(removed[face] for face in faces) != wanted:
            raise table.fail("removed", f"{wanted} faces of pool {POOL_NAMES[pool]} must be out of a game for {s.seats}")
    return removed


def position(s: Diceforge) -> dict[str, object]:
    """The description of this table."""
    described: dict[str, object] = {
        "seats": s.seats, "alternates": [FEAT_NAMES[feat] for feat in sorted(s.feats) if feat not in s.box.intro], "round": s.round, "active": s.active,
        "players": [player(s, seat) for seat in range(s.seats)], "agenda": [repr(step) for step in s.agenda],
    }  # fmt: skip
    if sum(s.removed):
        described["removed"] = faces_of(s.removed)
    if s.feats[s.box.slot[TENACIOUS_BOAR]] == TENACIOUS_BOAR:
        described["boar_colours"] = [COLOUR_NAMES[colour] for colour in s.colours]
        described["boars"] = {COLOUR_NAMES[colour]: s.boar_owner[colour] for colour in s.colours if s.boar_owner[colour] >= 0}
    return described


def player(s: Diceforge, seat: int) -> dict[str, object]:
    """One player's possessions."""
    described: dict[str, object] = {name: s.stock[seat * RESOURCES + kind] for kind, name in enumerate(RESOURCE_NAMES)}
    for die, name in enumerate(DICE):
        first = seat * PLAYER_FACES + die * DIE_FACES
        described[name] = [FACE_NAMES[face] for face in s.dice[first : first + DIE_FACES]]
    described["up"] = [FACE_NAMES[s.up[seat * 2]], FACE_NAMES[s.up[seat * 2 + 1]]]
    described["discarded"] = faces_of(s.discarded[seat * FACES : (seat + 1) * FACES])
    described["cards"] = [FEAT_NAMES[feat] for feat in range(FEATS) for _ in range(s.owned(seat, feat))]
    for name, count in (("pawn", s.pawns[seat]), ("hammer", s.hammer[seat]), ("cerberus", s.cerberus[seat]), ("triton", s.triton[seat])):
        if count:
            described[name] = count
    return described


def faces_of(counts: list[int]) -> list[str]:
    """The names of counted faces."""
    return [FACE_NAMES[face] for face in range(FACES) for _ in range(counts[face])]
