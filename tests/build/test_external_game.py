"""Building a game from outside the engine into a separate site."""

import shutil
import zipfile
from pathlib import Path

import pytest

from escales import games
from external_game import ExternalGame
from failure import Failure
from tests.toy import TEMPLATE


def test_only_the_game_is_packed_and_always_to_the_same_bytes(tmp_path: Path) -> None:
    packed = ExternalGame(TEMPLATE).pack(tmp_path / "one.zip")
    with zipfile.ZipFile(packed) as archive:
        names = archive.namelist()
    assert "escales/games/toy/game.py" in names
    assert "escales/games/toy/data/board.json" in names
    assert all(name.startswith("escales/games/toy/") for name in names)
    assert ExternalGame(TEMPLATE).pack(tmp_path / "two.zip").read_bytes() == packed.read_bytes()


def test_an_external_game_is_registered_only_inside_the_block() -> None:
    before = games.ids()
    with ExternalGame(TEMPLATE).registered():
        assert "toy" in games.ids()
        assert games.meta("toy").secrets
    assert games.ids() == before


def test_a_game_that_lacks_a_part_is_told(tmp_path: Path) -> None:
    root = tmp_path / "half"
    shutil.copytree(TEMPLATE, root, ignore=shutil.ignore_patterns("themes", "game.py"))
    with pytest.raises(Failure, match=r"lacks engine/\S+/game\.py, web/themes/toy\."):
        ExternalGame(root)


def test_a_folder_without_a_game_is_told(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="must hold one game, but holds 0"):
        ExternalGame(tmp_path)
