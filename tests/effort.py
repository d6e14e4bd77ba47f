"""The effort of the tests: `make nightly` tries more than `make test`, with the same code."""

import os

NIGHTLY = os.environ.get("HYPOTHESIS_PROFILE") == "nightly"


def tries(daily: int, nightly: int) -> int:
    """How often something random is tried."""
    return nightly if NIGHTLY else daily
