"""The modules of the built sites: bundled in the site itself, one by one in the site of the tests' own game."""

import json
import re
from pathlib import Path

import bundle

DIST = Path(__file__).resolve().parents[2] / "dist"
SITE, PLAIN = DIST / "site", DIST / "site-toy"
STATIC = re.compile(r"""(?:\bfrom|\bimport)["']([^"']+)["']""")


def test_no_file_is_called_mjs() -> None:
    for site in (SITE, PLAIN):
        assert [path for path in site.rglob("*") if path.suffix == ".mjs"] == []


def test_one_file_holds_all_modules_of_the_first_board() -> None:
    [page] = (SITE / "pinned").glob("page-*.js")
    assert STATIC.findall(page.read_text("utf-8")) == []
    for name in ("index.html", "embed/index.html"):
        assert page.name in (SITE / name).read_text("utf-8")
    # What is asked for later needs that file and at most what it shares with another view.
    for path in (SITE / "pinned").glob("*.js"):
        for needed in STATIC.findall(path.read_text("utf-8")):
            assert re.match(r"\./(page|part|worker)-", needed), f"{path.name} imports {needed}"
    assert not (SITE / "app").exists()


def test_themes_and_views_are_files_of_their_own() -> None:
    names = {path.name.rpartition("-")[0] for path in (SITE / "pinned").glob("*.js")}
    themes = {
        f"theme-{path.parent.name}" for path in (DIST.parent / "web" / "themes").glob("*/theme.mjs")
    }
    assert themes
    assert names >= themes | {"setup", "shelf", "share", "received", "host", "worker", "first"}


def test_a_source_map_with_the_sources_lies_beside_every_bundle() -> None:
    bundles = [*(SITE / "pinned").glob("*.js"), *SITE.glob("runtime/pinned/pyscript-*/*.js")]
    assert len(bundles) > 10
    for path in bundles:
        made = json.loads(path.with_name(f"{path.name}.map").read_text("utf-8"))
        assert len(made["sources"]) == len(made.get("sourcesContent", []))
        assert f"//# sourceMappingURL={path.name}.map" in path.read_text("utf-8")
    [page] = (SITE / "pinned").glob("page-*.js.map")
    assert any(
        name.endswith("app/table/table.mjs") for name in json.loads(page.read_text())["sources"]
    )


def test_plain_modules_are_those_of_the_page_under_other_names(tmp_path: Path) -> None:
    (tmp_path / "embed").mkdir()
    (tmp_path / "one.mjs").write_text('import "./two.mjs";\n')
    (tmp_path / "two.mjs").write_text("")
    (tmp_path / "index.html").write_text('<script type="module" src="one.mjs"></script>')
    (tmp_path / "embed" / "index.html").write_text("")
    bundle.rename(tmp_path)
    assert (tmp_path / "one.js").read_text() == 'import "./two.js";\n'
    assert (tmp_path / "two.js").exists()
    assert 'src="one.js"' in (tmp_path / "index.html").read_text()
    assert (PLAIN / "app" / "table" / "table.js").exists()
