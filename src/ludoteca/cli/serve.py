"""`ludoteca serve`: the web site, its API and its sockets on one port."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import time
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
    port = free_port(host, port)
    asyncio.run(kept.make_ready())
    logs.set_up()
    into_environment(settings)
    threading.Thread(target=announce, args=("127.0.0.1" if host == "0.0.0.0" else host, port), daemon=True).start()
    uvicorn.run(**server.options(settings, host, port, workers))


def announce(host: str, port: int) -> None:
    """Name the address as soon as somebody listens there: whoever opens it at once finds the site."""
    while True:
        try:
            socket.create_connection((host, port), timeout=1).close()
            break
        except OSError:
            time.sleep(0.05)
    named = f"[{host}]" if ":" in host else host
    typer.echo(f"Ludoteca is at http://{named}:{port} · Ctrl-C stops it")


def free_port(host: str, port: int) -> int:
    """The port, if one can listen on it; instead of 0 any free one."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, sys.platform != "win32")  # as the server does: a port just left is free
            probe.bind(address)
            found: int = probe.getsockname()[1]
            return found
    except OSError as error:
        raise BadOptions(f"nobody can listen on {host}, port {port}: {error.strerror}; choose another with --port (make play PORT=8001) or --host") from None
