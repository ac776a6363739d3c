"""The answers for sites that turn addresses into frames."""

import json
from pathlib import Path

import pytest

import oembed
from failure import Failure


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A site with the files that oEmbed needs."""
    for name in ("embed", "games", "rules"):
        (tmp_path / name).mkdir()
    listed = [{"id": "one", "title": "L’un & l’autre"}]
    (tmp_path / "games" / "index.json").write_text(json.dumps(listed))
    for language in ("fr", "en"):
        (tmp_path / "rules" / f"one.{language}.html").write_text("<head></head>")
    return tmp_path


def test_every_game_has_an_answer_that_its_rule_book_links_to(folder: Path) -> None:
    oembed.write(folder, "https://example.org/escales", ("fr", "en"))
    told = json.loads((folder / "embed" / "oembed" / "one.fr.json").read_text("utf-8"))
    assert (told["version"], told["type"]) == ("1.0", "rich")
    assert 'src="https://example.org/escales/embed/?game=one&amp;lang=fr"' in told["html"]
    assert "L’un &amp; l’autre · Escales" in told["html"]
    book = (folder / "rules" / "one.en.html").read_text("utf-8")
    assert 'href="https://example.org/escales/embed/oembed/one.en.json"' in book


@pytest.mark.parametrize("address", ["example.org", "ftp://example.org/", "https://example.org/?a"])
def test_a_text_that_is_no_address_is_refused(folder: Path, address: str) -> None:
    with pytest.raises(Failure, match="no address of a site"):
        oembed.write(folder, address, ("fr",))
