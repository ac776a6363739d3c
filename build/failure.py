"""Programs in this folder fail with one sentence a person can act on, and exit status 2."""

import contextlib
import subprocess
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


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    """The last line that a failed program printed: it gives the reason."""
    lines = (done.stderr.strip() or done.stdout.strip()).splitlines()
    return lines[-1] if lines else f"exit status {done.returncode}"
