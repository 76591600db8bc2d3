"""The server under a swarm: tables with two players each, every move validated, committed and published.
boardgame.io is measured beside us if npm gives it, with its own storage in files and with nothing kept at all.

`python -m bench.server [--tables 100] [--seconds 10] [--game duelo]`. Server and swarm are pinned to a core each. On a busy machine wall
time says little, so moves per second of the server's own CPU time are printed too.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import cast

import httpx
import msgspec
import uvloop

HERE = Path(__file__).parent


class Choice(msgspec.Struct):
    """What the swarm has to know of an option."""

    action: int


class Question(msgspec.Struct):
    """What the swarm has to know of a decision."""

    options: list[Choice]


class Ended(msgspec.Struct):
    """What the swarm has to know of a table."""

    state: str


class Made(msgspec.Struct):
    """What the swarm has to know of a new table."""

    id: str


class Heard(msgspec.Struct):
    """What the swarm has to know of a message; everything else is skipped unread."""

    type: str
    seq: int = 0
    ply: int = 0
    decision: Question | None = None
    table: str | Ended = ""
    code: str = ""


TEXT, PING, PONG = 1, 9, 10
DECODER = msgspec.json.Decoder(Heard)
MADE = msgspec.json.Decoder(Made)


class Player(asyncio.Protocol):
    """One client: as little WebSocket as needed, so that the swarm is faster than the server."""

    def __init__(self, duel: Duel, seat: int, path: str, host: str, cookie: str) -> None:
        self.duel = duel
        self.seat = seat
        self.buffer = b""
        self.open = False
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: ludoteca={cookie}\r\n\r\n"
        )  # fmt: skip

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.hello.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.open, self.buffer = True, rest
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            kind, text, self.buffer = self.buffer[0] & 15, self.buffer[start : start + size], self.buffer[start + size :]
            if kind == TEXT:
                self.duel.hear(self.seat, DECODER.decode(text))
            elif kind == PING:
                self.transport.write(bytes([0x80 | PONG, 0x80 | size]) + b"\0\0\0\0" + text)

    def say(self, text: bytes) -> None:
        """Send a text; the mask is nothing, which the protocol allows."""
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0x80 | 126]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)


class Swarm:
    """All tables, and what was measured."""

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.moves = 0
        self.answers: list[float] = []
        self.views: list[float] = []
        self.refused: dict[str, int] = {}
        self.running = True
        self.tasks: set[asyncio.Task[None]] = set()
        self.idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []  # open connections for requests

    async def sit_down(self) -> None:
        """Become somebody."""
        self.csrf = (await self.http.get("/api/me")).json()["csrf"]
        (await self.http.post("/api/guest", json={"name": "Swarm"}, headers={"x-csrf-token": self.csrf})).raise_for_status()
        self.cookie = self.http.cookies["ludoteca"]

    async def new_table(self) -> str:
        """A table for two of us. As little HTTP as needed: a whole client would take longer to ask than the server to answer."""
        host = self.url.removeprefix("http://")
        reader, writer = self.idle.pop() if self.idle else await asyncio.open_connection(*host.split(":"))
        body = json.dumps({"game": self.game, "seats": [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]})
        writer.write(
            f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nCookie: ludoteca={self.cookie}\r\nX-CSRF-Token: {self.csrf}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
        )  # fmt: skip
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        except (asyncio.IncompleteReadError, ConnectionError):
            return await self.new_table()  # the server closes what was idle for long
        assert " 201 " in head, head
        answer = await reader.readexactly(int(head.partition("content-length: ")[2].partition("\r\n")[0]))
        self.idle.append((reader, writer))
        return MADE.decode(answer).id


class Duel:
    """Two clients who play one game after another against each other."""

    def __init__(self, swarm: Swarm) -> None:
        self.swarm = swarm
        self.players: list[Player] = []
        self.sent = 0.0
        self.mover = -1
        self.movers: dict[int, int] = {}  # who made the move with this seq, and when
        self.times: dict[int, float] = {}
        self.count = 0
        self.table = ""

    async def begin(self) -> None:
        """Connect both and start the first game."""
        host = self.swarm.url.removeprefix("http://")
        name, port = host.split(":")
        for seat in (0, 1):
            player = Player(self, seat, "/api/socket", host, self.swarm.cookie)
            await asyncio.get_running_loop().create_connection(lambda: player, name, int(port))  # noqa: B023
            self.players.append(player)
        while not all(player.open for player in self.players):
            await asyncio.sleep(0.01)
        await self.next_game()

    async def next_game(self) -> None:
        """The next table."""
        old, self.table = self.table, await self.swarm.new_table()
        for seat, player in enumerate(self.players):
            if old:
                player.say(f'{{"type":"unwatch","id":"u","table":"{old}","seat":{seat}}}'.encode())
            player.say(f'{{"type":"watch","id":"w","table":"{self.table}","seat":{seat}}}'.encode())

    def hear(self, seat: int, heard: Heard) -> None:
        """Move when asked; measure when the other's move is answered and when it is seen."""
        now = time.perf_counter()
        swarm = self.swarm
        if heard.type == "accepted" and heard.seq and seat == self.mover:
            swarm.moves += 1
            swarm.answers.append(now - self.sent)
        elif heard.type == "rejected":
            swarm.refused[heard.code] = swarm.refused.get(heard.code, 0) + 1
        elif heard.type == "update" and heard.table == self.table:
            if seat != self.movers.get(heard.seq, seat):
                swarm.views.append(now - self.times[heard.seq])
            if heard.decision is not None and swarm.running:
                self.count += 1
                action = heard.decision.options[self.count * 7 % len(heard.decision.options)].action
                self.mover, self.sent = seat, now
                self.movers[heard.seq + 1], self.times[heard.seq + 1] = seat, now
                message = f'{{"type":"play","id":"{self.count}","table":"{self.table}","seat":{seat},"ply":{heard.ply},"action":{action}}}'
                self.players[seat].say(message.encode())
        elif heard.type == "table" and isinstance(heard.table, Ended) and heard.table.state == "over" and seat == 0 and swarm.running:
            self.mover = -1
            self.movers, self.times = {}, {}
            task = asyncio.get_running_loop().create_task(self.next_game())
            swarm.tasks.add(task)
            task.add_done_callback(swarm.tasks.discard)


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000 if values else float("nan")


async def measure(url: str, process: int, tables: int, seconds: float, game: str) -> dict[str, float]:
    """Let the swarm play and say what came of it."""
    swarm = Swarm(url, game)
    await swarm.sit_down()
    await asyncio.gather(*(Duel(swarm).begin() for _ in range(tables)))
    await asyncio.sleep(1.0)
    swarm.moves, swarm.answers, swarm.views = 0, [], []
    began, cpu = time.perf_counter(), cpu_seconds(process)
    await asyncio.sleep(seconds)
    wall, used = time.perf_counter() - began, cpu_seconds(process) - cpu
    moves = swarm.moves
    swarm.running = False
    await asyncio.sleep(0.3)
    if swarm.refused:
        print(f"  refused: {swarm.refused}")
    return {
        "moves/s": moves / wall, "moves per CPU second": moves / used, "share of the core": used / wall,
        "answer p50 ms": percentile(swarm.answers, 0.5), "answer p99 ms": percentile(swarm.answers, 0.99),
        "other seat p50 ms": percentile(swarm.views, 0.5), "other seat p99 ms": percentile(swarm.views, 0.99),
    }  # fmt: skip


def cpu_seconds(process: int) -> float:
    """CPU time a process has used, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_ours(folder: Path, database: str) -> tuple[subprocess.Popen[bytes], str]:
    """Our server on a core of its own."""
    from ludoteca.server.app import options
    from ludoteca.server.settings import VARIABLE, Settings

    settings = Settings(
        database=database or f"sqlite:///{folder}/bench.sqlite", bots=0, test_games=True,
        message_rate=1e9, request_rate=1e9, entry_rate=1e9, sockets=10_000, tables=10**9
    )  # fmt: skip
    port = free_port()
    told = options(settings, "127.0.0.1", port, 1)
    code = f"import json, os, uvicorn\nos.sched_setaffinity(0, {{0}})\nuvicorn.run(**json.loads({json.dumps(json.dumps(told))}))"
    process = subprocess.Popen([sys.executable, "-c", code], env={**os.environ, VARIABLE: msgspec.json.encode(settings).decode(), "LUDOTECA_LOG": "WARNING"})
    url = f"http://127.0.0.1:{port}"
    for _ in range(600):
        try:
            httpx.get(f"{url}/health", timeout=5).raise_for_status()
            return process, url
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def free_port() -> int:
    """A port that nobody uses."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def install_boardgame_io(folder: Path) -> bool:
    """Does npm give boardgame.io, and what its storage in files needs?"""
    if shutil.which("npm") is None:
        return False
    packages = ("boardgame.io@0.50.2", "socket.io-client@4", "node-persist@3")
    if subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", *packages], cwd=folder, capture_output=True, timeout=300).returncode:
        return False
    for name in ("boardgame_game.js", "boardgame_server.js", "boardgame_swarm.js"):
        shutil.copy(HERE / name, folder / name)
    return True


def boardgame_io(folder: Path, tables: int, seconds: float, keeps: bool) -> dict[str, float] | None:
    """boardgame.io's own server with a game of nine cells and a swarm in Node; it keeps everything in files, or nothing beyond its memory."""
    port = str(free_port())
    environment = {**os.environ, "FLATFILE_DIR": str(folder / "store")} if keeps else os.environ
    command = ["taskset", "-c", "0", "node", "boardgame_server.js", port]
    server = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        time.sleep(3)
        began = cpu_seconds(server.pid)
        swarm = subprocess.run(
            ["taskset", "-c", "1", "node", "boardgame_swarm.js", port, str(tables), str(seconds)], cwd=folder, capture_output=True, timeout=seconds + 120
        )
        used = cpu_seconds(server.pid) - began
        told = json.loads(swarm.stdout.decode().strip().splitlines()[-1])
    except (subprocess.TimeoutExpired, json.JSONDecodeError, IndexError):
        return None
    finally:
        server.kill()
    return {
        "moves/s": told["moves"] / told["seconds"], "moves per CPU second": told["all"] / used, "share of the core": used / told["seconds"],
        "other seat p50 ms": told["p50"], "other seat p99 ms": told["p99"],
    }  # fmt: skip


def show(name: str, result: dict[str, float]) -> None:
    """One line a server."""
    print(f"{name:24} " + " · ".join(f"{key} {value:,.2f}" if value < 100 else f"{key} {value:,.0f}" for key, value in result.items()))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--game", default="duelo")
    parser.add_argument("--database", default="", help="PostgreSQL instead of SQLite")
    parser.add_argument("--no-peer", action="store_true")
    given = parser.parse_args()
    if len(os.sched_getaffinity(0)) > 1:
        os.sched_setaffinity(0, {1})
    with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as name:
        folder = Path(name)
        process, url = start_ours(folder, given.database)
        try:
            ours = uvloop.run(measure(url, process.pid, given.tables, given.seconds, given.game))
        finally:
            process.kill()
        show(f"ludoteca, {given.game}", ours)
        if given.no_peer:
            return
        if not install_boardgame_io(folder):
            print("boardgame.io             npm does not give it here")
            return
        for name, keeps in (("in files", True), ("in memory", False)):
            peer = boardgame_io(folder, given.tables, given.seconds, keeps)
            if peer is None:
                print(f"boardgame.io, {name}: no result")
                continue
            show(f"boardgame.io, {name}", peer)
            ratios = (ours[key] / peer[key] for key in ("moves/s", "moves per CPU second"))
            print("  we against it           {:.1f} of moves/s, {:.1f} per CPU second".format(*ratios))


if __name__ == "__main__":
    main()
