"""Every frozen class a state may hold, for unpacking and positions."""

from __future__ import annotations

from typing import Final

from ludoteca.games.calamandara.cards.symbols import PickMind, PickPutBack, PutSymbolBack, ReturnMind
from ludoteca.games.calamandara.cards.travellers import BlindCard, HandOver, PickBlind, PickGift
from ludoteca.games.calamandara.state import Parked, Played
from ludoteca.games.calamandara.steps.acquiring import AskAboutAcquisition, CommitAcquisition, PickLower, ShowSymbolCard
from ludoteca.games.calamandara.steps.gifts import Accept
from ludoteca.games.calamandara.steps.inserting import AskAboutOne, CommitBatch, FireStay, InsertMenu, PickCell, PickForm, PickTurn, PlayAfter, WaterStay
from ludoteca.games.calamandara.steps.moving import LookAtTokens, MoveMenu, Pushes, Retreat, Walk
from ludoteca.games.calamandara.steps.reacting import Declare, DeclarePark, React, Resolve, Respond, Window
from ludoteca.games.calamandara.steps.relocating import PickDestination, PickLine, PickSymbol, TurnSymbol
from ludoteca.games.calamandara.steps.settling import GiveBack, PutAway
from ludoteca.games.calamandara.steps.setup import (
    DealSymbolCard,
    DealToDeck,
    DraftCard,
    DraftRound,
    DrawMarker,
    FirstTurn,
    OrderMemories,
    OrderSymbols,
    PickStartSymbol,
    ShowTops,
)  # fmt: skip
from ludoteca.games.calamandara.steps.turn import (
    AcquireMenu,
    AskAboutEnd,
    AskAboutTurn,
    BeginPhases,
    BeginTurn,
    DryUp,
    EndTurn,
    EnterPhase,
    MemoryMenu,
    RememberPhase,
)  # fmt: skip
from ludoteca.games.calamandara.steps.zones import (
    AskAboutZone,
    DealCard,
    DiscardCard,
    DrawCards,
    DrawFirstHand,
    KeepCards,
    OrderHand,
    ReserveCards,
    TakeKept,
    TakeReserve,
    ZoneChanges,
)  # fmt: skip

STEPS: Final = [
    Played, Parked,
    DealSymbolCard, DealToDeck, OrderSymbols, OrderMemories, DraftRound, DraftCard, ShowTops, DrawFirstHand, PickStartSymbol, DrawMarker, FirstTurn,
    BeginTurn, AskAboutTurn, BeginPhases, EnterPhase, AcquireMenu, DryUp, RememberPhase, MemoryMenu, AskAboutEnd, EndTurn,
    PickLower, AskAboutAcquisition, CommitAcquisition, ShowSymbolCard,
    InsertMenu, PickCell, PickTurn, FireStay, WaterStay, PickForm, CommitBatch, PlayAfter, AskAboutOne,
    PickLine, PickSymbol, PickDestination, TurnSymbol,
    MoveMenu, Walk, LookAtTokens, Pushes, Retreat,
    ZoneChanges, AskAboutZone, TakeReserve, OrderHand, KeepCards, TakeKept, DrawCards, DealCard, ReserveCards, DiscardCard,
    Window, Respond, React, Declare, Resolve, PutAway, GiveBack,
    Accept, PickPutBack, PutSymbolBack, PickMind, PickBlind, BlindCard, PickGift, HandOver, ReturnMind, DeclarePark,
]  # fmt: skip
