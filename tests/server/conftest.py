"""Databases and servers for the tests; everything here runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from luck import settle_luck
from server.postgres import Postgres
from server.running import Running


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice and bots fall alike whenever a test is run."""
    settle_luck(request, monkeypatch)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/test.sqlite"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def server(database: str) -> Iterator[Running]:
    """A running server on an empty database."""
    running = Running(database)
    yield running
    running.stop()


@pytest.fixture
def light(tmp_path: Path) -> Iterator[Running]:
    """A running server on SQLite, for what does not depend on the database."""
    running = Running(f"sqlite:///{tmp_path}/test.sqlite")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server on SQLite for tests that leave nothing behind."""
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('shared')}/test.sqlite")
    yield running
    running.stop()
