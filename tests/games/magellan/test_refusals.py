"""Every reason to refuse an action has a test."""

import re
from pathlib import Path

from escales.games import magellan

TESTS = Path(__file__).parent
TEXTS = Path(magellan.__file__).parent / "texts" / "fr.ftl"


def test_every_reason_to_refuse_is_met_in_a_test() -> None:
    reasons = re.findall(r"^(refuse-[a-z-]+) =", TEXTS.read_text("utf-8"), re.MULTILINE)
    tested = "".join(path.read_text("utf-8") for path in TESTS.glob("test_*.py"))
    assert len(reasons) > 40
    assert [reason for reason in reasons if f'"{reason}"' not in tested] == []
