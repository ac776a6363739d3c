"""How the programs in this folder fail: with one sentence a person can act on, and exit status 2."""

import contextlib
import sys
from collections.abc import Iterator


class Failure(Exception):
    """Something in the way of the build that a person has to put right; the message is a whole sentence."""


@contextlib.contextmanager
def told() -> Iterator[None]:
    """Print a `Failure` instead of a traceback, and leave."""
    try:
        yield
    except Failure as failure:
        print(failure, file=sys.stderr)
        raise SystemExit(2) from None
