"""A new game, made as docs/adding-a-game.md says: its commands work, its tests pass, and it is played in a browser.

The tree is a copy that holds no other game. So nothing that all games share can need one of them, and the build is quick.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from escales import games
from serve import Server

ROOT = Path(__file__).resolve().parents[1]
GUIDE = ROOT / "docs" / "adding-a-game.md"
COMMANDS = re.findall(r"^\.venv/bin/python (.+)$", GUIDE.read_text("utf-8"), re.MULTILINE)
NOT_COPIED = shutil.ignore_patterns(".*", "dist", "node_modules", "__pycache__")
KEPT = ("stdlib-*", "records-*", "wasm-wheels-*")
"""What the build has made of other people's work: the same in every tree."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree without its games."""
    copy = tmp_path_factory.mktemp("tree") / "escales"
    shutil.copytree(ROOT, copy, ignore=NOT_COPIED)
    (copy / "node_modules").symlink_to((ROOT / "node_modules").resolve())
    for id in games.ids():
        (copy / "build" / "boards" / f"{id}.py").unlink()
        for folder in ("engine/escales/games", "web/themes", "tests/games"):
            shutil.rmtree(copy / folder / id)
        for record in (copy / "tests" / "records" / "golden").glob(f"{id}[.-]*"):
            record.unlink()
    cache = copy / "dist" / "cache"
    cache.mkdir(parents=True)
    for made in (path for kept in KEPT for path in (ROOT / "dist" / "cache").glob(kept)):
        (cache / made.name).symlink_to(made)
    return copy


def run(tree: Path, command: str) -> None:
    """Run Python in the tree; the test fails with what the program said when it fails."""
    done = subprocess.run(
        [sys.executable, *shlex.split(command)],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "engine")},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, f"{command}:\n{done.stdout}"


@pytest.fixture(scope="module")
def site(tree: Path) -> Iterator[str]:
    """The site of the tree, in which the guide has been followed."""
    for command in COMMANDS:
        run(tree, command)
    run(tree, "build/site.py")
    with Server(tree / "dist" / "site", prefix="/games/escales/") as server:
        yield server.address


def test_a_game_made_from_the_template_is_tested_and_played(
    tree: Path, site: str, page: Page
) -> None:
    run(tree, "-m pytest -q -x tests/conformance")
    table_page.without_motion(page)
    page.goto("./")
    page.get_by_role("link", name="Nouvelle partie : Pique").click()
    page.get_by_role("textbox", name="Nom, place 1").fill("Ann")
    table_page.seat_people(page, 2)
    page.get_by_role("combobox", name="Qui joue, place 2").select_option("Mousse")
    page.get_by_role("button", name="Commencer la partie").click()
    page.get_by_role("button", name="Retourner mon numéro").click()
    expect(page.get_by_role("list", name="Votre numéro")).to_contain_text(re.compile(r"Numéro \d"))
    assert_accessible(page)
    page.get_by_role("spinbutton", name="Miser").fill("5")
    page.get_by_role("button", name="Miser 5", exact=True).click()
    expect(page.locator(".log")).to_contain_text("Ann mise 5")
    expect(page.locator('[data-piece="pot"] .piece-number')).to_be_visible()
    expect(page.locator(".seat-card").first).to_contain_text("15")
    page.locator(".log").get_by_role("link", name="Règle PQ-03").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Votre tour.")


def test_the_guide_names_everything_that_a_theme_may_export() -> None:
    """As the page's types declare it."""
    types = (ROOT / "web" / "app" / "game" / "theme.d.ts").read_text("utf-8")
    theme = re.search(r"^export interface Theme \{\n(.*?)^\}", types, re.MULTILINE | re.DOTALL)
    assert theme is not None
    hooks = re.findall(r"^  (\w+)\?[(:]", theme[1], re.MULTILINE)
    assert len(hooks) > 10
    guide = GUIDE.read_text("utf-8").partition("**`theme.mjs`**")[2]
    assert [hook for hook in hooks if not re.search(rf"`{hook}[`(]", guide)] == []
