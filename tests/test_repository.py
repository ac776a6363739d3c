"""What people expect of a repository: the usual files, links that lead somewhere, a package that says what it is."""

import re
import subprocess
import sys
import tomllib
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXPECTED = [
    ".editorconfig",
    ".github/workflows/ci.yml",
    ".pre-commit-config.yaml",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "SECURITY.md",
    "THIRD_PARTY.md",
    "docs/architecture.md",
    "docs/embedding.md",
    "engine/escales/py.typed",
]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
TARGET = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
MAKE = re.compile(r"\bmake ([a-z][a-z-]*)")


def links(page: Path) -> list[str]:
    """Where the links and pictures of a page lead within the repository."""
    found = [one or other for one, other in TARGET.findall(page.read_text("utf-8"))]
    return [target for target in found if not target.startswith(("http:", "https:"))]


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as hosting sites make them."""
    headings = HEADING.findall(page.read_text("utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("name", EXPECTED)
def test_the_usual_files_are_there(name: str) -> None:
    assert (ROOT / name).is_file()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_make_targets_named_are_there(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    code = " ".join(re.findall(r"`[^`\n]+`|^    .+$", page.read_text("utf-8"), re.MULTILINE))
    for target in MAKE.findall(code):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine's wheel, built anew."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


def metadata(wheel: Path) -> Message:
    """What a wheel says of itself."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_bytes(archive.read(name))


def test_the_wheel_is_typed(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert "escales/py.typed" in archive.namelist()
    assert "Typing :: Typed" in metadata(wheel).get_all("Classifier", [])


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    said = metadata(wheel)
    assert said["Version"] == project["version"]
    assert said["License-Expression"] == "Apache-2.0"
    assert said["Requires-Python"] == project["requires-python"]
    assert said["Description-Content-Type"] == "text/markdown"
    assert said["Keywords"]
    assert "# Escales" in said.get_payload()


def test_the_changelog_has_the_present_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"\n## [{version}]" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_continuous_integration_runs_make_test() -> None:
    yaml = pytest.importorskip("ruamel.yaml").YAML(typ="safe")
    workflow = yaml.load((ROOT / ".github/workflows/ci.yml").read_text("utf-8"))
    assert {"push", "pull_request"} <= workflow["on"].keys()
    steps = workflow["jobs"]["test"]["steps"]
    assert [step["run"] for step in steps if "run" in step] == ["make test"]
    given = {name: value for step in steps for name, value in step.get("with", {}).items()}
    assert given["python-version"] == (ROOT / ".python-version").read_text().strip()
    assert given["node-version"] == "20"


def test_hooks_before_a_commit_are_local_and_run_make() -> None:
    yaml = pytest.importorskip("ruamel.yaml").YAML(typ="safe")
    configuration = yaml.load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    (local,) = configuration["repos"]
    assert local["repo"] == "local"
    assert [hook["entry"] for hook in local["hooks"]] == ["make lint", "make types"]


def test_the_versions_said_to_be_shipped_are_those_locked() -> None:
    shipped = (ROOT / "THIRD_PARTY.md").read_text("utf-8").split("\n## ")[1]
    rows = [line.split(" | ") for line in shipped.splitlines() if line.startswith("| [")]
    said = {
        version for row in rows for version in row[1].split(", ") if "inside Pyodide" not in row[0]
    }
    names = ("package-lock.json", "requirements.lock")
    locked = " ".join((ROOT / name).read_text("utf-8") for name in names)
    assert said
    assert not [
        version
        for version in said
        if f'"{version}"' not in locked and f"=={version} " not in locked
    ]
