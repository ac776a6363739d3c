"""The programs that make and serve the site."""

import http.client
import re
from pathlib import Path

import pytest

import headers
import rulebook
from failure import Failure
from serve import SITE, Server

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A site of three files."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "runtime" / "pinned").mkdir(parents=True)
    (tmp_path / "runtime" / "pinned" / "a.wasm").write_bytes(b"\0asm")
    (tmp_path / "app.js").write_text("export {};")
    return tmp_path


def get(server: Server, path: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.request("GET", path)
    response = connection.getresponse()
    response.read()
    connection.close()
    return response


def test_served_under_a_path_with_the_hosts_headers(folder: Path) -> None:
    with Server(folder, prefix="/some/where/") as server:
        page = get(server, "/some/where/")
        module = get(server, "/some/where/app.js")
        pinned = get(server, "/some/where/runtime/pinned/a.wasm")
    assert page.status == module.status == pinned.status == 200
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert page.headers["Cache-Control"] == "no-cache"
    assert module.headers["Content-Type"].startswith("text/javascript")
    assert pinned.headers["Content-Type"] == "application/wasm"
    assert "immutable" in pinned.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/", "/app.js", "/some/", "/some/where/../../etc/passwd"])
def test_nothing_is_served_outside_the_path(folder: Path, path: str) -> None:
    with Server(folder, prefix="/some/where/") as server:
        assert get(server, path).status == 404


def test_a_taken_port_is_refused(folder: Path) -> None:
    with (
        Server(folder) as server,
        pytest.raises(Failure, match=f"Port {server.server_port} is taken"),
    ):
        Server(folder, server.server_port)


def test_a_port_number_that_is_too_large_is_refused(folder: Path) -> None:
    with pytest.raises(Failure, match="Port 99999 cannot be used"):
        Server(folder, 99_999)


def test_a_folder_without_a_site_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="holds no site"):
        Server(tmp_path)


def test_two_rules_for_one_header_are_refused() -> None:
    rules = (headers.Rule("/*", {"X": "1"}), headers.Rule("/a/*", {"X": "2"}))
    assert headers.for_path("/b", rules) == {"X": "1"}
    with pytest.raises(Failure, match="sets X twice for /a/b"):
        headers.for_path("/a/b", rules)


def test_the_policy_in_pages_leaves_out_what_works_only_in_a_header() -> None:
    policy = headers.policy_for_meta(headers.rules())
    assert "default-src 'none'" in policy
    assert "frame-ancestors" not in policy


def test_a_broken_configuration_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "netlify.toml"
    broken.write_text("[[headers]]\nfor = 1")
    with pytest.raises(Failure, match=r"netlify\.toml cannot be used"):
        headers.rules(broken)


def test_rules_of_a_book_are_anchors_and_mentions_are_links(tmp_path: Path) -> None:
    book = tmp_path / "fr.md"
    book.write_text("# Un & deux\n\n**MG-01** Voir MG-02, pas XX-99.\n\n- **MG-02** Fin.\n")
    html = rulebook.page(book, "fr", ["styles/tokens.css"])
    assert "<title>Un &amp; deux</title>" in html
    assert re.findall(r'id="([^"]+)"', html) == ["MG-01", "MG-02"]
    assert '<a href="#MG-02">MG-02</a>, pas XX-99' in html
    assert 'href="../styles/tokens.css"' in html


def test_a_word_that_depends_on_an_option_is_marked_and_is_no_link(tmp_path: Path) -> None:
    book = tmp_path / "fr.md"
    book.write_text("**MG-01** Il en faut [trois](option:gifts), voir [là](#MG-01).\n")
    html = rulebook.page(book, "fr", [])
    assert (
        'Il en faut <span data-option="gifts">trois</span>, voir <a href="#MG-01">là</a>.' in html
    )


def test_high_punctuation_stays_with_its_word_in_french_books_only(tmp_path: Path) -> None:
    book = tmp_path / "book.md"
    book.write_text("**MG-01** Qui ? « Moi » ; `a ; b`.\n")
    assert "Qui\u202f? «\u00a0Moi\u00a0»\u202f; <code>a ; b</code>" in rulebook.page(book, "fr", [])
    assert "Qui ? « Moi » ;" in rulebook.page(book, "en", [])


@pytest.mark.parametrize(
    ("text", "reason"), [("**MG-01** a\n\n**MG-01** b", "more than once"), ("# Rien", "no rule")]
)
def test_a_book_without_rules_or_with_a_repeated_one_is_refused(
    tmp_path: Path, text: str, reason: str
) -> None:
    book = tmp_path / "en.md"
    book.write_text(text)
    with pytest.raises(Failure, match=reason):
        rulebook.page(book, "en", [])


MARKS = Path(__file__).resolve().parents[2] / "web" / "app" / "table" / "board" / "marks.mjs"
CLASSES = re.compile(r'class(?:=|: )"([^"]+)"')


def test_the_marks_on_a_board_have_classes_of_their_own() -> None:
    """A theme colours the classes of its board's drawing: a frame once got the surface of a trading post."""
    marks = {name for found in CLASSES.findall(MARKS.read_text("utf-8")) for name in found.split()}
    assert "mark-frame" in marks
    for board in sorted(SITE.glob("games/*/board.svg")):
        drawn = {
            name for found in CLASSES.findall(board.read_text("utf-8")) for name in found.split()
        }
        assert not drawn & marks, board.parent.name
