"""The names and the words of the cards in both languages."""

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from escales.games import marco_polo
from escales.games.marco_polo.cards import GOODS, HASARD

NUMBERS = {"fr": {1: " une ", 2: "deux"}, "en": {1: "another", 2: "two"}}
"""The words for the number of further cards or turns, by language."""


@cache
def texts(language: str) -> dict[str, str]:
    """The texts of the messages without variables, by id."""
    text = Path(marco_polo.__path__[0], "texts", f"{language}.ftl").read_text("utf-8")
    plain = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message) and entry.value and len(entry.value.elements) == 1:
            (words,) = entry.value.elements
            if isinstance(words, TextElement):
                plain[entry.id.name] = words.value
    return plain


@pytest.mark.rule("MP-02")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_name_of_goods_tells_their_value(language: str) -> None:
    """So nobody has to look up the value of goods in order to sell or give them."""
    for card, value in GOODS.items():
        assert texts(language)[f"card-{card}"].endswith(f" ({value})")


@pytest.mark.rule("MP-21", "MP-22", "MP-23", "MP-24")
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("card", HASARD)
def test_a_hasard_card_says_how_much_how_many_and_where(card: str, language: str) -> None:
    said, effect = texts(language)[f"text-{card}"], HASARD[card]
    assert texts(language)[f"card-{card}"]
    if "amount" in effect:
        assert f"{effect['amount']} besants" in said
    if "place" in effect:
        assert texts(language)[f"place-{effect['place']}"] in said
    if number := effect.get("cards", effect.get("turns")):
        assert NUMBERS[language][number] in said
    if effect["effect"] == "join_and_trade":
        assert "30 besants" in said
    wish = {"fr": "Si cela vous plaît", "en": "If you like"}[language]
    assert (wish in said) == effect.get("optional", False)
