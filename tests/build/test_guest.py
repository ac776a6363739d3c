"""A game of the tests in a site of its own."""

import zipfile
from pathlib import Path

import pytest

from escales import games
from failure import Failure
from guest import Guest

TOY = Path(__file__).resolve().parents[1] / "toy"


def test_only_the_game_is_packed_and_always_alike(tmp_path: Path) -> None:
    packed = Guest(TOY).pack(tmp_path / "one.zip")
    with zipfile.ZipFile(packed) as archive:
        names = archive.namelist()
    assert "escales/games/toy/game.py" in names
    assert "escales/games/toy/meta.py" in names
    assert not [name for name in names if "laws" in name or "board" in name]
    assert Guest(TOY).pack(tmp_path / "two.zip").read_bytes() == packed.read_bytes()


def test_a_guest_leaves_again() -> None:
    before = games.ids()
    with Guest(TOY).seated():
        assert "toy" in games.ids()
        assert games.meta("toy").secrets
    assert games.ids() == before


def test_a_folder_that_is_no_game_is_told(tmp_path: Path) -> None:
    (tmp_path / "meta.py").touch()
    with pytest.raises(Failure, match=r"game\.py, board\.py, texts, theme is missing"):
        Guest(tmp_path)
