"""What every scenario uses: the marker that names the rules it shows."""

from __future__ import annotations

import pytest

rule = pytest.mark.rule
"""`@rule("due.exc.2")`: this scenario would fail if that rule were broken."""
