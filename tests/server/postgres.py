"""A real PostgreSQL for the tests: Debian's binaries, a temporary folder, loopback, and a user that is not root."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)

MEMORY = Path("/dev/shm")
ROOM = 4_000_000_000


def find(program: str) -> str | None:
    """Where a program of PostgreSQL is."""
    for folder in FOLDERS:
        if (folder / program).exists():
            return str(folder / program)
    return shutil.which(program)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """One server for a test session; every test gets a database of its own."""

    def __init__(self) -> None:
        initdb, program = find("initdb"), find("postgres")
        if initdb is None or program is None:
            raise RuntimeError("PostgreSQL is not installed: apt-get install postgresql")
        # A database is hundreds of files, and a disk takes a minute to forget those of a hundred tests: memory, if it has the room.
        roomy = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
        self.folder = Path(tempfile.mkdtemp(prefix="ludoteca-postgres-", dir=MEMORY if roomy else None))
        user: str | None = None
        if os.geteuid() == 0:
            user = "postgres"
            entry = pwd.getpwnam(user)
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        self.port = free_port()
        data = self.folder / "data"
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder, "user": user}
        subprocess.run([initdb, "-D", data, "-U", "ludoteca", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"], check=True, **quiet)  # type: ignore[call-overload]
        settings = ["fsync=off", "max_connections=100", f"unix_socket_directories={self.folder}", f"port={self.port}", "listen_addresses=127.0.0.1"]
        self.process = subprocess.Popen([program, "-D", data, *(word for setting in settings for word in ("-c", setting))], **quiet)  # type: ignore[call-overload]
        self.address = f"postgresql://ludoteca@127.0.0.1:{self.port}"
        for _ in range(200):
            try:
                psycopg.connect(f"{self.address}/postgres", connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise RuntimeError("PostgreSQL did not start")

    def new_database(self) -> str:
        """An empty database and its address."""
        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(f"{self.address}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"{self.address}/{name}"

    def stop(self) -> None:
        """End the server and forget everything."""
        self.process.send_signal(signal.SIGINT)  # at once, whoever is still connected
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
