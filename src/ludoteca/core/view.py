"""What a seat is shown: zones with items, counters, and the open decision. Plain dictionaries, the same for every game.

These types are the contract with the browser; its TypeScript is generated from them.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

Look = Literal["public", "known", "secret"]
"""Face up for all · known to the viewer though not public · a back, unknown to the viewer."""
HIDDEN: Final = "hidden"
"""The value of a field that the reader may not know."""
ABSENT: Final = "none"
"""The value of a field that a happening does not have."""


class Text(TypedDict):
    """A message of the catalogues with its arguments; an argument that begins with @ is itself a message."""

    key: str
    args: dict[str, str | int]


class Item(TypedDict):
    """One thing on the table: a card, die, token or piece."""

    id: str  # what an option's target names; of a hidden thing it says the place, never the identity
    kind: str  # type of the vocabulary: "card", "zodiac"
    face: str | None  # name in the vocabulary; None = hidden from the viewer
    look: Look
    owner: NotRequired[int]  # the seat whose colour it bears
    at: NotRequired[list[int]]  # x, y in a grid zone; y grows downwards; of what covers several cells one pair after another
    turn: NotRequired[int]  # quarter turns clockwise
    values: NotRequired[dict[str, int]]  # numbers shown on the thing
    marks: NotRequired[list[str]]  # states shown on the thing: "tapped", "blocked"


class Zone(TypedDict):
    """A place that holds items, or only a number of them."""

    id: str
    kind: str  # what sort of place: its text is <game>-zone-<kind>
    owner: int | None
    layout: Literal["row", "stack", "grid", "slot"]
    count: int
    items: list[Item]


class Counter(TypedDict):
    """A number or word beside the board."""

    kind: str  # its text is <game>-counter-<kind>
    owner: int | None
    value: int
    most: NotRequired[int]
    word: NotRequired[str]  # shown instead of the number: a message key


class View(TypedDict):
    """Everything one seat (None: a spectator) may know, built up from nothing."""

    game: str
    seats: int
    seat: int | None
    phase: str
    point: str  # the open decision's name; empty while nobody decides
    waiting: list[int]  # seats that are seen to decide; empty where naming them would betray something
    over: bool
    ranking: list[int]  # final places by seat, once over
    zones: list[Zone]
    counters: list[Counter]


class Refusal(TypedDict):
    """Why something may not be done: the rule, an English sentence, and the same as a message."""

    code: int
    rule: str
    reason: str
    text: Text


class Option(TypedDict):
    """Something that may be chosen now."""

    action: int
    notation: str
    target: str  # the id of an item or zone to touch; "button" if there is none
    text: Text


class Refused(TypedDict):
    """Something that might be tried now and is not allowed."""

    action: int
    notation: str
    target: str
    text: Text
    refusal: Refusal


class Decision(TypedDict):
    """What is asked of one seat now."""

    point: str
    seat: int
    rule: str
    text: Text
    options: list[Option]
    refused: list[Refused]


class CardFact(TypedDict):
    """A card that a deck of one's own may hold."""

    name: str  # in the vocabulary of cards
    half: str  # the part of the deck it counts for: its text is <game>-half-<half>
    kind: str  # its text is <game>-kind-<kind>
    level: int  # 0 = of no level
    most: int  # copies allowed in one deck


class DeckRules(TypedDict):
    """What a deck of one's own may be made of."""

    halves: dict[str, int]  # how many cards each part must have
    cards: list[CardFact]


class DeckFault(TypedDict):
    """Why a deck may not be played as it is, and where the fault lies."""

    line: int  # of the text; 0 = the deck as a whole
    card: str  # empty: no single card
    rule: str
    reason: str  # in English
    text: Text


class DeckReport(TypedDict):
    """A deck as it was understood: its cards, its faults, figures about it, and its text as one shares it."""

    title: str
    cards: dict[str, int]
    faults: list[DeckFault]
    tally: dict[str, dict[str, int]]  # cards by half, kind, level and purpose
    text: str


def zone(kind: str, owner: int | None, layout: Literal["row", "stack", "grid", "slot"], items: list[Item], name: str = "", count: int = -1) -> Zone:
    """A zone whose id is its kind with its owner or its own name: `hand:0`, `pile:2`, `deck`."""
    suffix = name or ("" if owner is None else str(owner))
    return {
        "id": f"{kind}:{suffix}" if suffix else kind, "kind": kind, "owner": owner, "layout": layout,
        "count": len(items) if count < 0 else count, "items": items,
    }  # fmt: skip


def shown(kind: str, name: str, look: Look = "public") -> Item:
    """An item whose face the viewer sees."""
    return {"id": f"{kind}:{name}", "kind": kind, "face": name, "look": look}


def back(kind: str, place: str) -> Item:
    """An item of which the viewer sees only the back; its id is where it lies."""
    return {"id": place, "kind": kind, "face": None, "look": "secret"}


BACKS: Final[dict[str, dict[str, list[Item]]]] = {}
"""By kind and place the backs that have lain there, first to last: the same items in all views, for nobody changes a view."""


def backs(kind: str, place: str, first: int, end: int) -> list[Item]:
    """The backs of a place by their numbers: `hand:0/3`, `hand:0/4`."""
    known = BACKS.setdefault(kind, {}).setdefault(place, [])
    while len(known) < end:
        known.append(back(kind, f"{place}/{len(known)}"))
    return known[first:end]
