"""The list of files in the service worker."""

import gzip
import json
import re
from pathlib import Path

import pytest

import icons
import offline
from failure import Failure

WEB = Path(__file__).resolve().parents[2] / "web"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site of a few files."""
    (tmp_path / offline.WORKER).write_text((WEB / offline.WORKER).read_text("utf-8"), "utf-8")
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "engine.zip.gz").write_bytes(gzip.compress(b"engine", mtime=0))
    (tmp_path / "pinned").mkdir()
    (tmp_path / "pinned" / "page-1.js").write_text("1")
    (tmp_path / "pinned" / "page-1.js.map").write_text("{}")
    (tmp_path / "licenses").mkdir()
    (tmp_path / "licenses" / "a.txt").write_text("a")
    return tmp_path


def listed(site: Path) -> tuple[dict[str, str], str]:
    """The list of files and the name of the build in the service worker."""
    text = (site / offline.WORKER).read_text("utf-8")
    files = re.search(r"const FILES = (\{.*?\});", text, re.DOTALL)
    build = re.search(r'const BUILD = "(\w+)";', text)
    assert files
    assert build
    return json.loads(files[1]), build[1]


def test_files_for_offline_use_are_listed_with_their_hashes(site: Path) -> None:
    offline.write(site)
    files, _ = listed(site)
    assert set(files) == {"index.html", "engine.zip.gz", "pinned/page-1.js"}
    # A host may decompress the file.
    assert offline.integrity(b"engine") in files["engine.zip.gz"].split()
    assert files["index.html"] == offline.integrity(b"<!doctype html>")


def test_a_changed_file_makes_another_build(site: Path) -> None:
    offline.write(site)
    _, before = listed(site)
    with pytest.raises(Failure, match="must hold the line"):
        offline.write(site)
    (site / offline.WORKER).write_text((WEB / offline.WORKER).read_text("utf-8"), "utf-8")
    (site / "index.html").write_text("<!doctype html><p>")
    offline.write(site)
    assert listed(site)[1] != before


def test_the_icons_are_drawn_from_the_svg_file() -> None:
    sign = icons.read(WEB / "icon.svg")
    made = icons.png(sign, 16, full=True)
    assert made.startswith(b"\x89PNG\r\n\x1a\n")
    middle = icons.row(sign, 8, 16, full=False)
    assert tuple(middle[1 + 4 * 8 : 4 + 4 * 8]) == sign.star
    assert icons.row(sign, 0, 16, full=False)[4] < 255  # a corner is partly transparent


def test_an_icon_that_is_no_disc_with_a_star_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "icon.svg"
    other.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 2 2"><rect/></svg>')
    with pytest.raises(Failure, match="No icons can be drawn"):
        icons.read(other)
