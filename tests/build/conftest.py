"""Fixtures for the tests of boards; a test module sets PROGRAM to the program of its board."""

import json
from pathlib import Path
from typing import Any

import pytest

import board_files


@pytest.fixture(scope="module")
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the board's files."""
    target = tmp_path_factory.mktemp("board")
    program = request.module.PROGRAM
    board_files.make(program.__name__.rpartition(".")[2], program, target)
    return target


@pytest.fixture(scope="module")
def board(folder: Path) -> dict[str, Any]:
    """The board as the page reads it."""
    read: dict[str, Any] = json.loads((folder / "board.json").read_text(encoding="utf-8"))
    return read
