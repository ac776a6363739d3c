"""Joining the style sheets of a page."""

from pathlib import Path

import pytest

import sheets
from failure import Failure

TWO = (
    '<link rel="stylesheet" href="{}styles/a.css">\n<link rel="stylesheet" href="{}styles/b.css">\n'
)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site of two pages with the same sheets."""
    (tmp_path / "styles").mkdir()
    (tmp_path / "styles" / "a.css").write_text("a {}")
    (tmp_path / "styles" / "b.css").write_text("b {}")
    (tmp_path / "index.html").write_text(f'{TWO.format("", "")}<link id="theme" rel="stylesheet">')
    (tmp_path / "embed").mkdir()
    (tmp_path / "embed" / "index.html").write_text(TWO.format("../", "../"))
    return tmp_path


def join(site: Path) -> None:
    sheets.join(site, [site / "index.html", site / "embed" / "index.html"])


def test_a_page_has_one_sheet_in_the_order_of_its_links(site: Path) -> None:
    join(site)
    (made,) = (site / "styles").iterdir()
    assert made.read_text() == "a {}\nb {}"
    link = f'<link rel="stylesheet" href="styles/{made.name}">\n<link id="theme" rel="stylesheet">'
    assert (site / "index.html").read_text() == link
    assert f'href="../styles/{made.name}"' in (site / "embed" / "index.html").read_text()


def test_a_missing_sheet_is_refused(site: Path) -> None:
    (site / "styles" / "b.css").unlink()
    with pytest.raises(Failure, match=r"styles/b\.css is missing"):
        join(site)


def test_a_sheet_that_must_come_first_is_refused(site: Path) -> None:
    (site / "styles" / "b.css").write_text('@import "c.css";')
    with pytest.raises(Failure, match="@import"):
        join(site)


def test_scattered_links_are_refused(site: Path) -> None:
    page = site / "index.html"
    page.write_text(page.read_text() + '\n<link rel="stylesheet" href="styles/a.css">\n')
    with pytest.raises(Failure, match="on consecutive lines"):
        join(site)


def test_a_theme_has_one_sheet_in_the_order_of_its_imports(site: Path) -> None:
    theme = site / "themes" / "pique"
    theme.mkdir(parents=True)
    (theme / "theme.css").write_text('/* Pique */\n@import "b.css";\n@import "a.css";\n.last {}\n')
    (theme / "a.css").write_text("a {}")
    (theme / "b.css").write_text("b {}")
    sheets.join_themes(site)
    assert [path.name for path in theme.iterdir()] == ["theme.css"]
    assert (theme / "theme.css").read_text() == "/* Pique */\nb {}\na {}.last {}\n"


def test_a_theme_in_one_sheet_stays_as_it_is(site: Path) -> None:
    (site / "themes" / "pique").mkdir(parents=True)
    (site / "themes" / "pique" / "theme.css").write_text(".piece {}")
    sheets.join_themes(site)
    assert (site / "themes" / "pique" / "theme.css").read_text() == ".piece {}"
