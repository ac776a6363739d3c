"""Programs that run under Node print all that they have to say."""

import os
import subprocess
import time
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[2] / "build" / "python.mjs"
LONG = 300_000
"""Characters: several times what a pipe holds."""


def test_a_long_text_is_printed_to_its_end(tmp_path: Path) -> None:
    module = tmp_path / "long.mjs"
    module.write_text(
        f'import {{ told }} from "{PROGRAM.as_uri()}";\n'
        f'await told(async () => console.log("x".repeat({LONG})));\n'
    )
    with subprocess.Popen(
        [os.environ.get("NODE", "node"), str(module)], stdout=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        time.sleep(0.5)  # whoever reads is late, as on a busy machine
        assert len(running.stdout.read()) == LONG + 1
