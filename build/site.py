"""Make `dist/site`, which a static host serves: the page, the Python runtime, and the games' boards, texts and rule books.

All addresses in it are relative, so it works under any path. The new site replaces the old one only
when it is complete.
"""

import argparse
import contextlib
import importlib.util
import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import board_files
import bundle
import examples
import headers
import icons
import oembed
import offline
import rulebook
import runtime
import sheets
import vendored
from dist_lock import dist_lock, replacing
from escales import games
from external_game import ExternalGame
from failure import Failure, told
from print import pages as print_pages

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
ENGINE = ROOT / "engine" / "escales"
SITE = ROOT / "dist" / "site"
LANGUAGES = ("fr", "en")

SEARCH = "app/game/book-search.mjs"
EMBLEM = re.compile(r'<symbol id="emblem-\w+".*?</symbol>', re.S)
CHARSET = re.compile(r"""<meta\s+charset=["']?utf-8["']?\s*/?>""", re.IGNORECASE)


def copy_page(site: Path) -> None:
    """Copy the files of `web` without type declarations."""
    skip = shutil.ignore_patterns("*.d.ts", "*.d.mts", "__pycache__")
    shutil.copytree(WEB, site, ignore=skip, dirs_exist_ok=True)
    if not (site / "index.html").exists():
        raise Failure("web/index.html is missing: without a page there can be no site.")


def check_drawings(site: Path) -> None:
    """Raise Failure for an SVG file that is not well-formed XML: browsers would not show it."""
    for path in sorted(site.rglob("*.svg")):
        try:
            ElementTree.parse(path)
        except ElementTree.ParseError as error:
            raise Failure(
                f"The drawing {path.relative_to(site)} is not well-formed: {error}."
            ) from error


def copy_runtime(site: Path, external: ExternalGame | None) -> None:
    """Copy Python and what starts it."""
    made = runtime.make(external)
    folder = site / "runtime"
    manifest = json.loads((made / "runtime.json").read_text())
    (folder / "manifest.mjs").write_text(f"export default {json.dumps(manifest)};\n")
    shutil.copytree(made, folder, dirs_exist_ok=True)
    (folder / "runtime.json").unlink()
    bundle.write_programs(site, bundle.pyscript(folder))


def board_program(game: str, path: Path) -> ModuleType:
    """Load the program that draws a game's board: `build/boards/<game>.py` with its function make(folder)."""
    spec = importlib.util.spec_from_file_location(f"boards_{game}", path)
    if not path.exists() or spec is None or spec.loader is None:
        raise Failure(f"{path.relative_to(ROOT)} is missing: it must draw the board of {game}.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check_board(path: Path) -> None:
    """Raise Failure for a board that the page could not draw."""
    try:
        board = json.loads(path.read_text(encoding="utf-8"))
        ids = [place["id"] for place in board["places"]]
        x, y, width, height = board["viewBox"]
        if not all(isinstance(number, int | float) for number in (x, y, width, height)):
            raise ValueError("viewBox must be four numbers")
        for place in board["places"]:
            if not isinstance(place["id"], str) or ids.count(place["id"]) > 1:
                raise ValueError(
                    f"place {place['id']!r} must have a text id that no other place has"
                )
            for neighbour in place.get("neighbours", {}).values():
                if neighbour not in ids:
                    raise ValueError(f"place {place['id']} has the unknown neighbour {neighbour}")
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Failure(
            f"The board {path.name} of {path.parent.name} is malformed: {error!r}."
        ) from error


def copy_sentences(source: Path, target: Path) -> None:
    """Copy a Fluent file; raises Failure if a message in it cannot be read."""
    if not source.exists():
        raise Failure(f"{source.relative_to(ROOT)} is missing: the page needs its sentences.")
    text = source.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 0
            reason = entry.annotations[0].message if entry.annotations else "unreadable"
            raise Failure(f"{source.relative_to(ROOT)}, line {line}: {reason}.")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def copy_tutorial(texts: Path, folder: Path) -> dict[str, object]:
    """Copy a game's lessons, if it has any; returns what the list of games says of them."""
    source = texts.parent / "data" / "tutorial.json"
    if not source.exists():
        return {"lessons": [], "first_game": None}
    tutorial = json.loads(source.read_text(encoding="utf-8"))
    text = json.dumps(tutorial, ensure_ascii=False, separators=(",", ":"))
    (folder / "tutorial.json").write_text(text, encoding="utf-8")
    for language in LANGUAGES:
        copy_sentences(texts / f"tutorial.{language}.ftl", folder / f"tutorial.{language}.ftl")
    said = ("id", "minutes", "after")
    lessons = [{key: one[key] for key in said if key in one} for one in tutorial["lessons"]]
    return {"lessons": lessons, "first_game": tutorial.get("first_game")}


def length_of(texts: Path) -> object:
    """How long a game takes, as build/lengths.py has measured it; None if nobody has."""
    source = texts.parent / "data" / "length.json"
    if not source.exists():
        return None
    kept = json.loads(source.read_text(encoding="utf-8"))
    return {key: kept[key] for key in ("options", "tables")}


def drawings_of(site: Path, game: str, texts: Path) -> rulebook.Drawings:
    """Draw the examples of a game's rule books, with what the page draws them with."""
    drawn = examples.draw(site, game, examples.read(texts.parent))
    if not drawn:
        return rulebook.Drawings(game)
    board = (site / "games" / game / "board.svg").read_text(encoding="utf-8")
    pieces = (site / "themes" / game / "pieces.svg").read_text(encoding="utf-8")
    emblems = EMBLEM.findall((site / "symbols.svg").read_text(encoding="utf-8"))
    symbols = "\n".join([rulebook.inside(pieces), *emblems])
    return rulebook.Drawings(game, drawn, rulebook.inside(board), symbols)


def make_game(
    site: Path, game: str, styles: list[str], external: ExternalGame | None
) -> dict[str, object]:
    """Make the board, sentences and rule books of a game; returns its entry in the list of games."""
    folder, theme = site / "games" / game, site / "themes" / game
    if external is not None and external.id == game:
        texts = external.engine / "texts"
        shutil.copytree(external.theme, theme)
        board_program(game, external.board).make(folder)
    else:
        texts = ENGINE / "games" / game / "texts"
        program = board_program(game, ROOT / "build" / "boards" / f"{game}.py")
        board_files.make(game, program, folder)
    check_board(folder / "board.json")
    drawings = drawings_of(site, game, texts)
    for language in LANGUAGES:
        copy_sentences(texts / f"{language}.ftl", folder / f"{language}.ftl")
        book = texts / f"{language}.md"
        if not book.exists():
            raise Failure(f"{book.relative_to(ROOT)} is missing: {game} would have no rule book.")
        html = rulebook.page(book, language, styles, drawings)
        (site / "rules" / f"{game}.{language}.html").write_text(html, encoding="utf-8")
    # A theme has a module if it draws parts of its game itself; this tells the page whether to load it.
    draws = {"draws": (theme / "theme.mjs").exists()}
    told = {"length": length_of(texts), **copy_tutorial(texts, folder)}
    return {**games.meta(game).to_json(), **draws, **told}


def make_games(site: Path, styles: list[str], external: ExternalGame | None) -> None:
    """Make what the page shows of the games before Python has started: list, boards, sentences, rule books."""
    # These pages need neither Python nor the other modules, so they have the search as a file of their own.
    shutil.copyfile(site / SEARCH, site / "rules" / "book-search.js")
    bundle.replace(site / "rules" / "page.js", {f"../{SEARCH}": "./book-search.js"})
    listed = [make_game(site, game, styles, external) for game in games.ids()]
    text = json.dumps(listed, ensure_ascii=False)
    (site / "games" / "index.json").write_text(text, encoding="utf-8")
    print_pages.write(site, listed, styles)


def copy_page_sentences(site: Path) -> None:
    """Copy the page's own sentences, and those that all games share."""
    for source in sorted((WEB / "texts").glob("*.ftl")):
        copy_sentences(source, site / "texts" / source.name)
    for language in LANGUAGES:
        copy_sentences(ENGINE / "texts" / f"{language}.ftl", site / "texts" / f"{language}.ftl")


def pages(site: Path) -> Iterator[Path]:
    """The site's own HTML files."""
    for path in sorted(site.rglob("*.html")):
        if "vendor" not in path.relative_to(site).parts:
            yield path


def add_policies(site: Path) -> None:
    """Write the content security policy into every page, for hosts that send no headers."""
    policy = headers.policy_for_meta(headers.rules())
    meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
    for path in pages(site):
        text, found = CHARSET.subn(
            lambda charset: f"{charset[0]}\n{meta}", path.read_text(encoding="utf-8"), 1
        )
        if not found:
            raise Failure(
                f"{path.relative_to(site)} has no <meta charset=utf-8>: the policy goes after it."
            )
        path.write_text(text, encoding="utf-8")


def make(
    target: Path = SITE,
    external: ExternalGame | None = None,
    address: str = "",
    bundled: bool = True,
) -> None:
    """Build the site; `address` is that of the published site, empty if it is not known.

    Without `bundled`, its modules are those of `web`, one by one.

    Raises Failure if a part is missing or malformed; the old site then stays as it is.
    """
    with (
        dist_lock(),
        external.registered() if external else contextlib.nullcontext(),
        replacing(target) as site,
    ):
        copy_page(site)
        sheets.join(site, list(pages(site)))
        vendored.copy_modules(site)
        copy_runtime(site, external)
        styles = sheets.named((site / "index.html").read_text(encoding="utf-8"))
        make_games(site, styles, external)
        sheets.join_themes(site)
        vendored.copy_fonts(site)
        vendored.copy_licences(site)
        copy_page_sentences(site)
        check_drawings(site)
        if bundled:
            bundle.bundle(site)
        else:
            bundle.rename(site)
        icons.write(site)
        if address:
            oembed.write(site, address, LANGUAGES)
        add_policies(site)
        offline.write(site)


def main() -> None:
    """Build the site that the command line asks for."""
    parser = argparse.ArgumentParser(description="Build the site.")
    parser.add_argument("--to", type=Path, default=SITE, help="the folder to make")
    parser.add_argument("--also", type=Path, help="the folder of a game from outside the engine")
    parser.add_argument(
        "--address",
        default=os.environ.get("URL", ""),
        help="the address of the published site, for oEmbed",
    )
    parser.add_argument(
        "--unbundled", action="store_true", help="keep the page's modules as they are, one by one"
    )
    chosen = parser.parse_args()
    target = chosen.to.absolute()
    external = ExternalGame(chosen.also.resolve()) if chosen.also else None
    make(target, external, chosen.address, not chosen.unbundled)
    files = [path for path in target.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"{target.parent.name}/{target.name}: {len(files)} files, {size:.1f} MB")


if __name__ == "__main__":
    with told():
        main()
