"""The table of how strong the bots are is what the games in docs/ladder say."""

import pytest

import strength
from escales import games
from escales.bots import ladder


def test_the_table_is_up_to_date() -> None:
    written = strength.TARGET.read_text("utf-8")
    assert written == strength.document(), "`python build/strength.py` writes it anew"


def test_a_row_tells_what_the_stronger_level_won() -> None:
    matches = ladder.matches(games.load("magot"), ["mousse", "random"], {"rounds": 1}, 4, 0, 5_000)
    lines = [match.play() for match in matches]
    found = strength.row(lines)
    assert str(found).startswith("| Le Magot | 2 | mousse | random | 4 | ")
    with pytest.raises(ValueError, match="of one table"):
        strength.row([*lines, {**lines[0], "seats": 3}])


def test_every_game_in_the_files_was_played_to_its_end() -> None:
    for file in strength.LADDER.glob("*.jsonl"):
        lines = ladder.read(file.read_text("utf-8").splitlines())
        assert all(line["ended"] for line in lines), file.name
        # Each seed is there once for each seat, so that no bot gains by its seat.
        assert len({(line["seed"], *line["bots"]) for line in lines}) == len(lines)
