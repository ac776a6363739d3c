"""What is in the box of Toy, and how well each item is documented."""

from typing import Any

import pytest

from escales.core.data import read
from escales.games.toy import board

DATA: dict[str, Any] = read("escales.games.toy", "board.json")


@pytest.mark.rule("TY-02")
def test_the_numbers_are_one_to_nine() -> None:
    assert board.NUMBERS == ("n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9")


def test_every_item_says_where_it_comes_from() -> None:
    items = {name: item for name, item in DATA.items() if name != "game"}
    for name, item in items.items():
        assert item["provenance"] in ("source", "reconstructed"), name
        assert item["cite" if item["provenance"] == "source" else "reasons"], name
