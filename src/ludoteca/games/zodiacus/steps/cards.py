"""The cards step of every round. [zod.card.1–9]"""

from __future__ import annotations

from typing import Final

from ludoteca.core.state import ALLOWED, NOT_ASKED
from ludoteca.games.zodiacus.actions import DONE, ITEM_CARD, NO_TARGET, NOT_IN_HAND, PLAY, PLAYED, REACTION_ONLY
from ludoteca.games.zodiacus.content import CARD_COUNT, CARD_EFFECT, FIRST_ACTION
from ludoteca.games.zodiacus.rules.harm import leave_hand
from ludoteca.games.zodiacus.rules.targets import has_target
from ludoteca.games.zodiacus.state import NOTHING, Zodiacus
from ludoteca.games.zodiacus.steps.aiming import begin_effect
from ludoteca.games.zodiacus.steps.damage import PutAway
from ludoteca.games.zodiacus.steps.final import FinalChoice


class PlayCards(FinalChoice):
    """Play any number of action cards that have a complete chain of legal choices. [zod.card.2–3, zod.card.5, zod.card.7]"""

    rule = "zod.card.2"

    def options(self, s: Zodiacus) -> list[int]:
        found = [DONE]
        last = NOTHING
        if s.fallen:
            return found  # zod.round.12
        for card in s.hands[self.seat]:
            if card >= FIRST_ACTION and card != last and s.box.reaction[card] == 0 and has_target(s, self.seat, NOTHING, CARD_EFFECT + card):
                found.append(PLAY + card)
            last = card
        return found

    def candidates(self, s: Zodiacus) -> list[int]:
        return [DONE, *sorted({PLAY + card for card in s.hands[self.seat]})]

    def refusal(self, s: Zodiacus, action: int) -> int:
        if action == DONE:
            return ALLOWED
        if not PLAY <= action < PLAY + CARD_COUNT:
            return NOT_ASKED
        card = action - PLAY
        if card not in s.hands[self.seat]:
            return NOT_IN_HAND
        if card < FIRST_ACTION:
            return ITEM_CARD
        if s.box.reaction[card] != 0:
            return REACTION_ONLY  # zod.card.4
        return ALLOWED if has_target(s, self.seat, NOTHING, CARD_EFFECT + card) and not s.fallen else NO_TARGET

    def why(self, s: Zodiacus, action: int, code: int) -> list[int]:
        return [action - PLAY] if code in (NOT_IN_HAND, ITEM_CARD, REACTION_ONLY) else []

    def take(self, s: Zodiacus, action: int) -> None:
        if action == DONE:
            return
        card = action - PLAY
        leave_hand(s, self.seat, card)
        s.tell(PLAYED, self.seat, card)
        s.next(self)
        s.next(PutAway(self.seat, card))
        begin_effect(s, self.seat, NOTHING, CARD_EFFECT + card)


class CastleCards(PlayCards):
    """The cards step of the castle round. [zod.round.1, zod.card.2]"""

    point = "castle_cards"


class HeroCards(PlayCards):
    """The cards step of an intrépido's round, also while it is in the Limbo. [zod.round.2, zod.card.2, zod.limbo.10]"""

    point = "intz_cards"


STEPS: Final = [CastleCards, HeroCards]
