"""The programs of this folder that run under Node."""

import os
import subprocess
from pathlib import Path

from failure import Failure, last_line

ROOT = Path(__file__).resolve().parent.parent


def in_node(failing: str, program: str, *arguments: str) -> str:
    """What a program of `build` prints under Node; if it fails, raises Failure with a message that begins with `failing`."""
    # These programs are short: to optimise Python's WebAssembly meanwhile takes longer than it saves.
    node = [os.environ.get("NODE", "node"), "--liftoff-only"]
    command = [*node, str(ROOT / "build" / program), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Failure(f"{failing}: {last_line(done)}")
    return done.stdout
