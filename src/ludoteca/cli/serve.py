"""`ludoteca serve`: the web site, its API and its sockets on one port."""

from __future__ import annotations

import socket
from typing import Annotated

import typer

from ludoteca.errors import BadOptions


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 is everybody who can reach this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")] = 8000,
    database: Annotated[str, typer.Option(help="sqlite:///file or postgresql://user@host/name.")] = "sqlite:///ludoteca.sqlite",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Server processes behind the port; more than one needs PostgreSQL.")] = 1,
    bots: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think, for each server process.")] = 1,
    origin: Annotated[list[str] | None, typer.Option(help="Another address at which browsers know this site: https://ludoteca.example.")] = None,
    secure: Annotated[bool, typer.Option(help="The site is reached over https: mark cookies so.")] = False,
) -> None:
    """Serve the web site."""
    # The server's libraries take a second to load: only this command pays for them.
    import uvicorn

    from ludoteca.server import app as server
    from ludoteca.server import logs
    from ludoteca.server.settings import Settings, into_environment
    from ludoteca.server.storage.database import Database

    settings = Settings(database=database, origins=origin or [], secure=secure, bots=bots)
    kept = Database(database)
    if workers > 1 and not kept.postgres:
        raise BadOptions("several server processes need PostgreSQL: give --database postgresql://…")
    kept.lock_file()
    kept.unlock_file()
    if port == 0:
        with socket.socket() as probe:
            probe.bind((host, 0))
            port = probe.getsockname()[1]
    logs.set_up()
    into_environment(settings)
    shown = "127.0.0.1" if host == "0.0.0.0" else host
    typer.echo(f"Ludoteca is at http://{shown}:{port} · Ctrl-C stops it")
    uvicorn.run(**server.options(settings, host, port, workers))
