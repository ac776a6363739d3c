"""The wheels of the page's Python: the engine's, built here, and what it needs, downloaded for Pyodide's platform."""

import shutil
import subprocess
import sys
from pathlib import Path

from dist_lock import CACHE, DIST, digest
from failure import Failure, last_line

ROOT = Path(__file__).resolve().parent.parent
WASM_LOCK = ROOT / "build" / "wasm-wheels.lock"
# Options of pip for the platform that Pyodide 314 is built for.
PLATFORM = (
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "3.14",
    "--implementation",
    "cp",
)


def wheel() -> Path:
    """Build the engine's wheel into `dist` and return it."""
    for old in DIST.glob("escales-*.whl"):
        old.unlink()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(DIST)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    made = list(DIST.glob("escales-*.whl"))
    if done.returncode or not made:
        raise Failure(f"The wheel could not be built from pyproject.toml: {last_line(done)}")
    return made[0]


def wasm_wheels() -> list[Path]:
    """The wheels of build/wasm-wheels.lock; they are downloaded once, and their hashes are checked then."""
    lock = WASM_LOCK.read_text()
    agree_with_requirements(lock)
    folder = CACHE / f"wasm-wheels-{digest(lock.encode())}"
    if not folder.exists():
        partial = folder.with_suffix(".partial")
        shutil.rmtree(partial, ignore_errors=True)
        command = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
        ]
        command += [
            "--only-binary=:all:",
            "--require-hashes",
            *PLATFORM,
            "-r",
            str(WASM_LOCK),
            "-d",
            str(partial),
        ]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise Failure(
                f"The wheels of {WASM_LOCK.name} could not be downloaded: {last_line(done)}"
            )
        partial.rename(folder)
    return sorted(folder.glob("*.whl"))


def agree_with_requirements(lock: str) -> None:
    """Raise Failure if the browser's lock pins other versions than this machine's: tests would not test what the page runs."""
    here = {
        line.split(" ")[0]
        for line in (ROOT / "requirements.lock").read_text().splitlines()
        if "==" in line
    }
    for pin in (line.split(" ")[0] for line in lock.splitlines() if "==" in line):
        if pin not in here:
            raise Failure(
                f"build/wasm-wheels.lock pins {pin}, requirements.lock another version: make them the same."
            )
