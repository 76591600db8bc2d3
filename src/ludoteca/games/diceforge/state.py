"""The table of Dice Forge: the fields, one comment each; copy; the final ranking. No rules of play."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludoteca.core.state import State
from ludoteca.games.diceforge.actions import COLOURS, FACES, FEATS, GLORY, GOLD, MOON, RESOURCES, START, SUN
from ludoteca.games.diceforge.content import DIE_FACES, DiceforgeContent

PLAYER_FACES: Final = 12
"""The faces of two dice."""


class Diceforge(State):
    """Everything that is true at the table. Lists are flat: `stock[seat * RESOURCES + kind]`, `dice[seat * 12 + die * 6 + slot]`."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "active", "feats", "colours", "boar_owner", "stock", "dice", "up", "cards", "pawns", "hammer", "cerberus", "triton", "discarded", "temple",
        "stacks", "removed",
    )  # fmt: skip

    round: int  # where the round marker stands, from 1
    active: int  # whose turn it is
    feats: list[int]  # [slot]: the card set in play; replaced as a whole, never changed in place
    colours: list[int]  # the Boar colours of this game, sorted; replaced as a whole
    boar_owner: list[int]  # [colour]: who owns that Boar card, −1 = nobody yet
    stock: list[i64]  # [seat * 4 + resource]; glory with its hundred-tokens as one number
    dice: list[i64]  # [seat * 12 + die * 6 + slot]: the faces
    up: list[i64]  # [seat * 2 + die]: the showing face (equal faces of a die need no telling apart)
    cards: list[i64]  # [seat * 24 + feat]: how many he owns
    pawns: list[i64]  # [seat]: the island, 0 = starting portal
    hammer: list[i64]  # [seat]: gold hammered so far, over all his hammers
    cerberus: list[i64]  # [seat]: tokens
    triton: list[i64]  # [seat]: tokens
    discarded: list[i64]  # [seat * 29 + face]: how many such faces he has removed from his dice
    temple: list[i64]  # [face]: how many are left in the Sanctuary or the gardens
    stacks: list[i64]  # [slot]: cards left
    removed: list[int]  # [face]: taken out of the Sanctuary before the game; replaced as a whole

    def __init__(self, seats: int, content: DiceforgeContent) -> None:
        super().__init__(seats, content)
        self.box = content

    def lay_out(self) -> None:
        """The table before the first turn, with the introductory sets. [dic.set.2–4, dic.set.8–11]"""
        box = self.box
        self.round = 1
        self.active = 0
        self.feats = box.intro[:]
        self.colours = []
        self.boar_owner = [-1] * COLOURS
        self.stock = [0] * (self.seats * RESOURCES)
        self.dice = []
        self.up = []
        for seat in range(self.seats):
            self.stock[seat * RESOURCES + GOLD] = box.starting_gold[seat]
            self.dice.extend(box.dice)
            self.up.append(box.dice[0])  # dic.set.11
            self.up.append(box.dice[DIE_FACES])
        self.cards = [0] * (self.seats * FEATS)
        self.pawns = [START] * self.seats
        self.hammer = [0] * self.seats
        self.cerberus = [0] * self.seats
        self.triton = [0] * self.seats
        self.discarded = [0] * (self.seats * FACES)
        self.temple = box.count[:]
        self.stacks = [self.seats] * len(self.feats)  # dic.set.4
        self.removed = [0] * FACES

    def copy(self) -> Diceforge:
        s = Diceforge(self.seats, self.box)
        self.copy_agenda(s)
        s.round = self.round
        s.active = self.active
        s.feats = self.feats
        s.colours = self.colours
        s.boar_owner = self.boar_owner[:]
        s.stock = self.stock[:]
        s.dice = self.dice[:]
        s.up = self.up[:]
        s.cards = self.cards[:]
        s.pawns = self.pawns[:]
        s.hammer = self.hammer[:]
        s.cerberus = self.cerberus[:]
        s.triton = self.triton[:]
        s.discarded = self.discarded[:]
        s.temple = self.temple[:]
        s.stacks = self.stacks[:]
        s.removed = self.removed
        return s

    def gold(self, seat: i64) -> int:
        return self.stock[seat * RESOURCES + GOLD]

    def sun(self, seat: i64) -> int:
        return self.stock[seat * RESOURCES + SUN]

    def moon(self, seat: i64) -> int:
        return self.stock[seat * RESOURCES + MOON]

    def glory(self, seat: int) -> int:
        """Glory on the track, hundred-tokens included; card glory is not in it. [dic.res.4, dic.res.7]"""
        return self.stock[seat * RESOURCES + GLORY]

    def owned(self, seat: int, feat: int) -> int:
        """How many cards of a set a player owns."""
        return self.cards[seat * FEATS + feat]

    def card_glory(self, seat: int) -> int:
        """The glory printed on all owned cards. [dic.res.7]"""
        total = 0
        for feat in range(FEATS):
            total += self.cards[seat * FEATS + feat] * self.box.glory[feat]
        return total

    def score(self, seat: int) -> int:
        """Glory of the track and of the cards; nothing else counts. [dic.end.3, dic.end.4]"""
        return self.glory(seat) + self.card_glory(seat)

    def discards_of(self, seat: int) -> int:
        """How many faces a player has removed from his dice: as many as he has forged. [dic.for.6]"""
        total = 0
        for face in range(FACES):
            total += self.discarded[seat * FACES + face]
        return total

    def ranking(self) -> list[int]:
        """Most glory first; equal scores share a place, and the first place the victory. [dic.gen.1, dic.end.5]"""
        scores = [self.score(seat) for seat in range(self.seats)]
        return [1 + sum([other > own for other in scores]) for own in scores]


assert PLAYER_FACES == 2 * DIE_FACES
