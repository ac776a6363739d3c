"""What the goods are called, wherever they are listed without their drawings."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from escales.games import marco_polo
from escales.games.marco_polo.cards import GOODS


@pytest.mark.rule("MP-01")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_name_of_goods_tells_their_value(language: str) -> None:
    """So that who sells, gives or is shown a hand need not look up what each is worth."""
    text = Path(marco_polo.__path__[0], "texts", f"{language}.ftl").read_text("utf-8")
    named = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message) and entry.id.name.removeprefix("card-") in GOODS:
            assert entry.value is not None
            (name,) = entry.value.elements
            assert isinstance(name, TextElement)
            card = entry.id.name.removeprefix("card-")
            assert name.value.endswith(f" ({GOODS[card]})")
            named.add(card)
    assert named == set(GOODS)
