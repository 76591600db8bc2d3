"""The luck of a server in a test: dice and bots fall alike whenever it is run. `TEST_LUCK=2 make test` tries others, and no test may need any of them."""

from __future__ import annotations

import itertools
import os

import pytest

from ludoteca.server import lobby


def settle_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the seeds of new tables follow from the name of the test."""
    numbers = itertools.count()
    monkeypatch.setattr(lobby, "new_seed", lambda: f"{os.environ.get('TEST_LUCK', '1')} {request.node.name} {next(numbers)}")
