"""Make the lock files anew from pyproject.toml and package.json: `make lock`.

A version that a lock file already holds is kept as long as it fits. Arguments go to `uv pip compile`: `--upgrade` takes the
newest version of every Python package, `--upgrade-package NAME` of one. A lock file holds hashes and names no registry.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

from packaging.utils import parse_wheel_filename

from dist_lock import DIST
from failure import Failure, last_line, told
from wheels import PLATFORM, WASM_LOCK

ROOT = Path(__file__).resolve().parent.parent
UV = "uv==0.13.9"
REQUIREMENTS = "requirements.lock"
BENCH = "requirements-bench.lock"
PIN = re.compile(r"^[a-z0-9.-]+==[^ ;\\]+", re.MULTILINE)
COMPILE = ("pip", "compile", "--universal", "--generate-hashes", "--no-header", "--quiet")


def run(failing: str, command: list[str]) -> None:
    """Run a program in the clone; raises Failure, a sentence that begins with `failing`."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Failure(f"{failing}: {last_line(done)}")


def uv() -> str:
    """The path of uv, installed into an environment of its own in `dist`."""
    folder = DIST / UV
    program = folder / "bin" / "uv"
    if not program.exists():
        shutil.rmtree(folder, ignore_errors=True)
        venv.create(folder, with_pip=True)
        pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
        run(f"{UV} could not be installed", [*pip, "install", "--quiet", UV])
    return str(program)


def lock_python(project: dict[str, str], more: list[str]) -> None:
    """Write the two lock files of the Python packages installed into .venv."""
    command = [uv(), *COMPILE, "--python-version", project["requires-python"].removeprefix(">=")]
    everything = ["pyproject.toml", "--extra", "terminal", "--group", "dev"]
    run(f"{REQUIREMENTS} could not be made", [*command, *more, *everything, "-o", REQUIREMENTS])
    # Both are installed into one environment: they must agree.
    bench = ["--group", "bench", "--constraint", REQUIREMENTS]
    run(f"{BENCH} could not be made", [*command, *more, *bench, "-o", BENCH])


def lock_wasm(dependencies: list[str]) -> None:
    """Write build/wasm-wheels.lock: the wheels of `dependencies` for Pyodide, in the versions of requirements.lock."""
    pins = PIN.findall((ROOT / REQUIREMENTS).read_text())
    with tempfile.TemporaryDirectory() as folder:
        constraints, wheels = Path(folder) / "constraints.txt", Path(folder) / "wheels"
        constraints.write_text("\n".join(pins) + "\n")
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download"]
        command += ["--quiet", "--only-binary=:all:", *PLATFORM, "--constraint", str(constraints)]
        run("The wheels for Pyodide cannot be had", [*command, "-d", str(wheels), *dependencies])
        lines = [wheel_pin(path) for path in wheels.glob("*.whl")]
    lines.sort(key=lambda line: line.partition("==")[0])
    comments = [line for line in WASM_LOCK.read_text().splitlines() if line.startswith("#")]
    WASM_LOCK.write_text("\n".join([*comments, *lines]) + "\n")


def wheel_pin(wheel: Path) -> str:
    """The line of a lock file that stands for one wheel."""
    name, version, *_ = parse_wheel_filename(wheel.name)
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}"


def lock_npm() -> None:
    """Write package-lock.json; package.json names the exact versions."""
    command = ["npm", "install", "--package-lock-only", "--ignore-scripts"]
    run("package-lock.json could not be made", command)


def main() -> None:
    """Make all four."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    DIST.mkdir(exist_ok=True)
    lock_python(project, sys.argv[1:])
    lock_wasm(project["dependencies"])
    lock_npm()


if __name__ == "__main__":
    with told():
        main()
