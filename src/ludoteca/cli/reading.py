"""`ludoteca games`, `replay` and `verify`: what is on the shelf, and what a record tells."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from ludoteca.cli.drawing import Artist
from ludoteca.cli.given import Language, PackFile, RecordFile, naming, record_from
from ludoteca.errors import BadOptions
from ludoteca.games import game as game_named
from ludoteca.games import names
from ludoteca.play import verify as proof
from ludoteca.play.match import Match
from ludoteca.play.match import replay as replayed
from ludoteca.texts import Texts


def games(lang: Language = "en") -> None:
    """List the games."""
    texts = Texts(lang)
    for name in names():
        game = game_named(name)
        typer.echo(f"{name:12} {game.seats[0]}-{game.seats[-1]}  {texts.tell(f'{name}-title')}: {texts.tell(f'{name}-about')}")


def replay(
    file: RecordFile, content: PackFile = None, lang: Language = "en",
    step: Annotated[bool, typer.Option("--step", help="Walk through the positions instead of printing the log.")] = False,
    ply: Annotated[int | None, typer.Option(min=0, help="Show the table after so many lines.")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="See it with the eyes of this player; otherwise as a spectator.")] = None,
) -> None:  # fmt: skip
    """Print a record, show one position or walk through it."""
    text, _, pack = record_from(file, content)
    with naming(file):
        match = replayed(text, pack)
    if seat is not None and seat > match.seats:
        raise BadOptions(f"there is no player {seat} at a table of {match.seats}")
    viewer = None if seat is None else seat - 1
    artist = Artist(Console(), Texts(lang), match.game, match.players)
    if step:
        walk(artist, match, viewer, ply or 0)
    elif ply is not None:
        artist.table(match.game.view(match.at(ply), viewer))
    else:
        artist.log(match.log(viewer), numbered=True)
        artist.result(match)


def walk(artist: Artist, match: Match, viewer: int | None, ply: int) -> None:
    """Show one position after another as the reader asks for them."""
    log = match.log(viewer)
    while True:
        artist.console.rule(artist.texts.tell("replay-ply", ply=ply, last=match.ply))
        artist.table(match.game.view(match.at(min(ply, match.ply)), viewer))
        artist.log([entry for entry in log if entry["ply"] == ply])
        try:
            answer = artist.ask(artist.texts.tell("replay-ask")).lower()
        except EOFError:  # nobody is there to go on
            artist.console.print()
            return
        if answer in ("q", "quit"):
            return
        if answer.isdecimal() and len(answer) < 8:
            ply = min(int(answer), match.ply)
        elif answer == "b":
            ply = max(ply - 1, 0)
        elif answer == "":
            if ply == match.ply:
                artist.result(match)
                return
            ply += 1


def verify(file: RecordFile, content: PackFile = None) -> None:
    """Recompute every roll and draw of a finished record.

    The first wrong line is named, and the exit code is 1, if one does not follow from the seed.
    """
    text, _, pack = record_from(file, content)
    with naming(file):
        verdict = proof(text, pack)
    if not verdict.fair:
        where = f"line {verdict.line}: " if verdict.line else ""
        typer.echo(f"No: {where}{verdict.reason}.")
        raise typer.Exit(1)
    typer.echo(f"Yes: the seed is the one committed to, and all {verdict.outcomes} outcomes of chance follow from it.")
