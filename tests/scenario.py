"""What every scenario uses: the marker that names the rules it shows."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
"""Put above a scenario with the ids it shows: it would fail if one of those rules were broken."""
