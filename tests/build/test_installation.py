"""The first steps of an installation: the choice of Python and Node, and the lock files."""

import json
import os
import re
import stat
import subprocess
import tomllib
from pathlib import Path

import pytest

from escales import __version__

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ["requirements.lock", "requirements-bench.lock", "build/wasm-wheels.lock"]


def program(folder: Path, name: str, text: str) -> Path:
    """Write a shell script that replaces an interpreter."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def find(tool: str, wanted: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    script = str(ROOT / "build" / "find-tool.sh")
    environment = {**os.environ, **({"PATH": path} if path else {})}
    return subprocess.run(
        ["sh", script, tool, wanted], capture_output=True, text=True, env=environment
    )


@pytest.mark.parametrize(
    ("tool", "said"),
    [("python", "is Python 3.9.1"), ("node", "is Node 18.1.0"), ("python", "not installed here")],
)
def test_an_unusable_tool_is_named_with_a_way_to_get_one(
    tmp_path: Path, tool: str, said: str
) -> None:
    old = program(tmp_path, "old", f"echo '{said}' >&2; exit 1")
    done = find(tool, str(old))
    assert done.returncode == 2
    assert f"{old}: {said}" in done.stderr
    assert "Get it from" in done.stderr
    assert f"make {tool.upper()}=" in done.stderr


def test_the_next_candidate_is_tried_when_one_refuses(tmp_path: Path) -> None:
    """For instance if a version manager's command exists, but its Python is not installed."""
    refuses = program(tmp_path, "first", "echo 'version 3.13 is not installed' >&2; exit 127")
    answers = program(tmp_path, "second", "echo /opt/python3.13")
    done = find("python", f"{refuses} {answers}")
    assert (done.returncode, done.stdout.strip()) == (0, "/opt/python3.13")


@pytest.mark.parametrize("name", LOCKS)
def test_python_locks_have_hashes_and_name_no_index(name: str) -> None:
    text = (ROOT / name).read_text()
    pins = re.findall(r"^[a-z0-9._-]+==\S+", text, re.MULTILINE)
    assert pins
    assert len(re.findall(r"--hash=sha256:[0-9a-f]{64}", text)) >= len(pins)
    assert not re.search(r"https?://|--(extra-)?index|--find-links", text)


def test_the_npm_lock_names_no_registry() -> None:
    text = (ROOT / "package-lock.json").read_text()
    assert '"resolved"' not in text
    assert text.count('"integrity"') > 50


def test_npm_packages_are_pinned_exactly() -> None:
    pins = re.findall(r'"[@a-z][^"]*": "(\^|~|>)', (ROOT / "package.json").read_text())
    assert pins == [">"], "only engines.node may be a range"


def test_the_version_is_the_same_everywhere() -> None:
    """The wheel takes its version from pyproject.toml, a record from the package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    packages = [
        json.loads((ROOT / name).read_text()) for name in ("package.json", "package-lock.json")
    ]
    assert {project["version"], *(package["version"] for package in packages)} == {__version__}
