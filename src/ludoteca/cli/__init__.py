"""The command line: one file per group of commands; this one gathers them and turns every error into one clear sentence.

Exit codes: 0 all well, 1 refused or found wrong, 2 used wrongly, 130 stopped with Ctrl-C.
"""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ludoteca.cli import making, measuring, playing, reading
from ludoteca.cli.serve import serve
from ludoteca.errors import LudotecaError
from ludoteca.version import VERSION

WRONG = 1
INTERRUPTED = 130


class Commands(TyperGroup):
    """The commands, with the errors a user may cause told in one sentence."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except LudotecaError as error:
            typer.echo(f"ludoteca: {error}", err=True)
            raise typer.Exit(WRONG) from None
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                # Whoever read our output has gone: nothing is left to say, and Python must not complain at exit.
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
                raise typer.Exit(WRONG) from None
            typer.echo(f"ludoteca: {error.filename or 'input and output'}: {error.strerror or error}", err=True)
            raise typer.Exit(WRONG) from None
        except KeyboardInterrupt:
            typer.echo("\nStopped.", err=True)
            raise typer.Exit(INTERRUPTED) from None


app = typer.Typer(
    cls=Commands, name="ludoteca", no_args_is_help=True, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)  # fmt: skip


def say_version(asked: bool) -> None:
    """Print the version, if that was asked."""
    if asked:
        typer.echo(f"ludoteca {VERSION}")
        raise typer.Exit


@app.callback()
def ludoteca(version: Annotated[bool, typer.Option("--version", help="Say the version and stop.", is_eager=True, callback=say_version)] = False) -> None:
    """Play tabletop games exactly by their rulebooks, replay and verify matches, and let bots compete."""


app.command("play")(playing.play)
app.command("serve")(serve)
app.command("games")(reading.games)
app.command("replay")(reading.replay)
app.command("verify")(reading.verify)
app.command("arena")(measuring.arena)
app.command("perft")(measuring.perft)
app.command("bench")(measuring.bench)
app.command("new-game")(making.new_game)
app.add_typer(making.pack, name="pack")


def main() -> None:
    """The program `ludoteca`."""
    app()
