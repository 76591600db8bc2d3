"""What requests bring: parameters of paths and queries, and the dependencies that handlers are given."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from ludoteca.server.house import House
from ludoteca.server.http.visitor import Visitor
from ludoteca.server.protocol import Language

Inside = NamedDependency[House]
Asker = NamedDependency[Visitor]

TableId = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
SeatInPath = Annotated[int, PathParameter(ge=0, le=15)]
GameInPath = Annotated[str, PathParameter(max_length=40)]
LanguageInPath = Annotated[Language, PathParameter()]
FilePath = Annotated[str, PathParameter()]

SeatAsked = Annotated[int, QueryParameter(name="seat", ge=0, le=15)]
PointOfView = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15)]
GameAsked = Annotated[str | None, QueryParameter(name="game", max_length=40)]
PlyAsked = Annotated[int, QueryParameter(name="ply", ge=0, le=1_000_000)]
FirstPly = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]
LastPly = Annotated[int, QueryParameter(name="to", ge=0, le=1_000_000)]
TargetAsked = Annotated[str, QueryParameter(name="target", min_length=1, max_length=100)]
