"""Netlify's own parsers understand netlify.toml as we do."""

import json
import os
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

import headers
from failure import Failure
from serve import SITE

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(__file__).with_name("netlify.mjs")

UNUSABLE = {
    "no TOML": "[[headers]\n",
    "a rule for no path": '[[headers]]\n[headers.values]\nA = "1"\n',
    "headers that are a text": '[[headers]]\nfor = "/*"\nvalues = "A: 1"\n',
}


def netlify(configuration: Path, paths: list[str]) -> dict[str, Any]:
    """What Netlify understands of a netlify.toml, as netlify.mjs describes it; raises Failure if it refuses the file."""
    command = [os.environ.get("NODE", "node"), str(PROGRAM), str(ROOT), str(configuration)]
    done = subprocess.run(
        command, input=json.dumps(paths), cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    if done.returncode:
        raise Failure(done.stderr)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def paths_of_the_site() -> list[str]:
    """The paths of all files, each page also by its folder, and a path that does not exist."""
    files = [f"/{path.relative_to(SITE).as_posix()}" for path in SITE.rglob("*") if path.is_file()]
    folders = [path.removesuffix("index.html") for path in files if path.endswith("/index.html")]
    return [*files, *folders, "/missing/page"]


def test_netlify_sends_the_headers_that_we_test_with() -> None:
    paths = paths_of_the_site()
    assert {"/", "/index.html", "/embed/"} <= set(paths)
    rules = headers.rules()
    ours = {path: headers.for_path(path, rules) for path in paths}
    assert netlify(headers.CONFIGURATION, paths)["headers"] == ours
    # Each rule is for something.
    for rule in rules:
        assert any(rule.values.items() <= ours[path].items() for path in paths), rule.pattern


def test_netlify_builds_the_site_and_publishes_it() -> None:
    told = netlify(headers.CONFIGURATION, [])
    assert told["command"] == "make site"
    assert Path(told["publish"]) == SITE
    written = tomllib.loads(headers.CONFIGURATION.read_text("utf-8"))
    assert told["environment"] == written["build"]["environment"]


def test_a_header_that_two_rules_set_is_noticed(tmp_path: Path) -> None:
    """Netlify sends both values as one; other hosts send one of them."""
    file = tmp_path / "netlify.toml"
    rules = ("/*", "/index.html")
    file.write_text(
        "".join(f'[[headers]]\nfor = "{one}"\n[headers.values]\nA = "1"\n' for one in rules)
    )
    assert netlify(file, ["/index.html"])["headers"] == {"/index.html": {"A": "1, 1"}}
    with pytest.raises(Failure, match="sets A twice"):
        headers.for_path("/index.html", headers.rules(file))


@pytest.mark.parametrize("written", UNUSABLE.values(), ids=UNUSABLE)
def test_what_netlify_refuses_we_refuse(written: str, tmp_path: Path) -> None:
    file = tmp_path / "netlify.toml"
    file.write_text(written)
    with pytest.raises(Failure):
        netlify(file, ["/"])
    with pytest.raises(Failure, match="cannot be used"):
        headers.rules(file)
