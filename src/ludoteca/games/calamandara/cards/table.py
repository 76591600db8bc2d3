"""What each Memory card does, in the order of content.toml."""

from __future__ import annotations

from typing import Final

from ludoteca.games.calamandara.cards.answers import BreathOfBeings, CalamandaraQhoz, DissonantEchoes, HelmOfSolitude, IrcaiDominion
from ludoteca.games.calamandara.cards.laceration import ObtuseLaceration
from ludoteca.games.calamandara.cards.preventing import (
    ArmioDelirium,
    DuadarMonument,
    FallOfWinds,
    MaurnaGuardian,
    SealedFields,
    SilenceErrancy,
    TheOracle,
)  # fmt: skip
from ludoteca.games.calamandara.cards.symbols import (
    DogmaticEntropy,
    NightmareOfAbandonment,
    NomadLands,
    PluralMinds,
    PraximechanicTheory,
    RuinsOfDomodora,
    SubmergedPaintings,
    TempleOfCalon,
)  # fmt: skip
from ludoteca.games.calamandara.cards.travellers import (
    DionesicPerception,
    DogmaticShadow,
    GavonianMirror,
    LamentsOfLucaresti,
    RelativeDimensions,
    SleepMirage,
    TheWell,
)  # fmt: skip
from ludoteca.games.calamandara.rules.pile import MemoryCard

CARDS: Final[list[MemoryCard]] = [
    DissonantEchoes(), SilenceErrancy(), IrcaiDominion(), HelmOfSolitude(), SleepMirage(), TheWell(), BreathOfBeings(), RelativeDimensions(),
    RuinsOfDomodora(), NightmareOfAbandonment(), NomadLands(), SealedFields(), SubmergedPaintings(), TheOracle(), ArmioDelirium(), CalamandaraQhoz(),
    DogmaticShadow(), MaurnaGuardian(), PraximechanicTheory(), PluralMinds(), ObtuseLaceration(), FallOfWinds(), TempleOfCalon(), DionesicPerception(),
    LamentsOfLucaresti(), GavonianMirror(), DuadarMonument(), DogmaticEntropy(),
]  # fmt: skip
