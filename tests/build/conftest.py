"""Fixtures for the tests of boards; a test module sets PROGRAM to the program of its board."""

import json
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture(scope="module")
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the board's files."""
    target = tmp_path_factory.mktemp("board")
    request.module.PROGRAM.make(target)
    return target


@pytest.fixture(scope="module")
def board(folder: Path) -> dict[str, Any]:
    """The board as the page reads it."""
    read: dict[str, Any] = json.loads((folder / "board.json").read_text(encoding="utf-8"))
    return read
