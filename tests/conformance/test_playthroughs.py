"""Recorded games replay exactly as recorded, including the number of choices."""

from pathlib import Path

import pytest

from escales import games
from tests import playthroughs


@pytest.mark.parametrize("path", playthroughs.paths(), ids=lambda path: path.stem)
def test_replays_as_recorded(path: Path) -> None:
    text = path.read_text("utf-8")
    assert playthroughs.write(playthroughs.read(text)) == text


@pytest.mark.parametrize("id", games.ids())
def test_every_way_to_end_is_recorded(id: str) -> None:
    """For each ``reason-*`` in the game's messages there is a recorded game that ends with it."""
    texts = Path(games.__file__).parent / id / "texts" / "fr.ftl"
    reasons = {
        line.split("=")[0].strip().removeprefix("reason-")
        for line in texts.read_text("utf-8").splitlines()
        if line.startswith("reason-")
    }
    recorded = {
        path.read_text("utf-8").splitlines()[-1].split(" | ")[1].split(" ")[0]
        for path in playthroughs.paths()
        if path.parent.parent.name == id
    }
    assert reasons
    assert reasons == recorded
