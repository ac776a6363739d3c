"""Those JavaScript modules for the start of Python that can be tested under Node."""

import gzip
import json
import os
import subprocess
from pathlib import Path

import pytest

import runtime

ROOT = Path(__file__).resolve().parents[2]
RUNTIME = ROOT / "dist" / "runtime"


def node(script: str) -> str:
    """What an ES module prints; its imports are relative to the repository."""
    command = [os.environ.get("NODE", "node"), "--input-type=module", "-e", script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_pyscripts_storage_works_with_our_replacement_of_its_database() -> None:
    """In a frame on another site the real database may be forbidden: every use of it throws."""
    script = """
    globalThis.indexedDB = { open() { throw new Error("forbidden"); } };
    const { replaceDatabase } = await import("./web/runtime/database.mjs");
    replaceDatabase();
    const { default: IDBMapSync } = await import("@webreflection/idb-map/sync");
    const first = new IDBMapSync("storage");
    await first.sync();
    first.set("key", "value");
    await first.close();
    console.log(first.get("key"), first.size);
    """
    assert node(script) == "value 1"


def test_an_archive_is_read_with_and_without_the_compression_of_the_host() -> None:
    script = """
    import { readFileSync } from "node:fs";
    import { gunzipSync } from "node:zlib";
    import { files, unpacked } from "./web/runtime/archive.mjs";
    const manifest = JSON.parse(readFileSync("dist/runtime/runtime.json", "utf8"));
    const packed = readFileSync(`dist/runtime/${manifest.escales}`);
    for (const bytes of [packed, gunzipSync(packed)]) {
      const names = [...files(await unpacked(bytes))].map(([name]) => name);
      console.log(names.includes("escales/core/table.pyc"), names.some((name) => name.endsWith("/METADATA")));
    }
    """
    assert node(script) == "true true\ntrue true"


def test_an_archive_that_is_cut_short_is_refused() -> None:
    script = """
    import { files } from "./web/runtime/archive.mjs";
    for (const bytes of [new Uint8Array(5), new Uint8Array(500)]) {
      try { [...files(bytes)]; } catch (error) { console.log(error.message); }
    }
    """
    assert (
        node(script).splitlines()
        == ["This is not an archive of the build: it may be cut short."] * 2
    )


def test_the_same_input_makes_the_same_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise people would download it again after every build. It must not contain the path of the build, either."""
    manifest = json.loads((RUNTIME / "runtime.json").read_text())
    made = tmp_path / "memory"
    monkeypatch.setenv("TZ", "America/New_York")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    runtime.snapshot("escales", RUNTIME / manifest["stdlib"], RUNTIME / manifest["escales"], made)
    memory = made.read_bytes()
    assert memory == gzip.decompress((RUNTIME / manifest["memory"]).read_bytes())
    assert str(ROOT).encode() not in memory
