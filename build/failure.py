"""Programs in this folder fail with one sentence a person can act on, and exit status 2."""

import contextlib
import sys
from collections.abc import Iterator


class Failure(Exception):
    """A problem that stops the build and that a person can solve; the message is a whole sentence."""


@contextlib.contextmanager
def told() -> Iterator[None]:
    """Print a `Failure` instead of a traceback, and exit with status 2."""
    try:
        yield
    except Failure as failure:
        print(failure, file=sys.stderr)
        raise SystemExit(2) from None
