"""Cards used for somebody else: the beneficiary may decline. [cal.react.34]"""

from __future__ import annotations

from ludoteca.core.state import FreeChoice
from ludoteca.games.calamandara.actions import DECLINED, NO_USE, USE
from ludoteca.games.calamandara.state import Calamandara, Played


class Accept(FreeChoice[Calamandara]):
    """Take what another traveller's card offers you, or decline; the user of the card has no choice. [cal.react.34]"""

    point = "D_ACCEPT"
    rule = "cal.react.34"

    def __init__(self, seat: int, user: int, gift: int) -> None:
        super().__init__(seat)
        self.user = user
        self.gift = gift

    def pack(self) -> list[int]:
        return [self.seat, self.user, self.gift]

    def candidates(self, s: Calamandara) -> list[int]:
        return [USE] if self.seat == self.user else [USE, NO_USE]

    def take(self, s: Calamandara, action: int) -> None:
        if action == USE:
            s.box.cards[self.gift].accepted(s, self.seat, self.user)
        else:
            s.tell(DECLINED, self.seat)


def ask_first(s: Calamandara, card: Played, beneficiary: int) -> None:
    """Let the beneficiary accept; then the card's effect goes on."""
    s.next(Accept(beneficiary, card.seat, card.effect))
