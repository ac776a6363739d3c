"""The program that starts a new game from the template, and the code that the guide prints; e2e/test_new_game.py plays one."""

import re
from pathlib import Path

import pytest

from failure import Failure
from new_game import new_game
from tests.toy import TEMPLATE


def test_every_file_of_the_template_is_copied_under_the_new_name(tmp_path: Path) -> None:
    written = {path.relative_to(tmp_path) for path in new_game(tmp_path, "pique_2", "PQ")}
    assert Path("engine/escales/games/pique_2/steps/turn.py") in written
    assert Path("build/boards/pique_2.py") in written
    assert Path("web/themes/pique_2/theme.css") in written
    assert Path("tests/games/pique_2/laws.py") in written
    texts = "".join(path.read_text("utf-8") for path in tmp_path.rglob("*.*"))
    assert 'title="Pique2"' in texts
    assert "class Pique2(Game)" in texts
    assert "PQ-05" in texts
    assert "toy" not in texts.lower()
    assert "TY-" not in texts
    templates = [path for path in TEMPLATE.rglob("*.*") if "__pycache__" not in path.parts]
    assert len(written) == len(templates) - 1, "all but its README.md"


def test_the_guide_prints_code_of_the_new_game(tmp_path: Path) -> None:
    guide = (TEMPLATE.parent / "docs" / "adding-a-game.md").read_text("utf-8")
    printed = re.findall(r"^```python\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    written = [path.read_text("utf-8") for path in new_game(tmp_path, "pique", "PQ")]
    assert printed
    for code in printed:
        assert any(code in text for text in written), code


def test_nothing_is_written_over(tmp_path: Path) -> None:
    theme = tmp_path / "web/themes/pique/theme.css"
    theme.parent.mkdir(parents=True)
    theme.touch()
    with pytest.raises(Failure, match=r"web/themes/pique/theme\.css is there already"):
        new_game(tmp_path, "pique", "PQ")
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [theme]


@pytest.mark.parametrize(
    ("id", "prefix", "said"),
    [
        ("Pique", "PQ", "'Pique' cannot be an id"),
        ("pique", "pq", "'pq' cannot be a prefix"),
        ("magot", "PQ", "The game magot has this id or prefix"),
        ("pique", "MG", "The game magot has this id or prefix"),
    ],
)
def test_what_a_game_cannot_be_called(tmp_path: Path, id: str, prefix: str, said: str) -> None:
    with pytest.raises(Failure, match=said):
        new_game(tmp_path, id, prefix)
