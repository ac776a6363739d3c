"""Who may soon win, told to the others from what everybody sees."""

from collections.abc import Iterator
from typing import Final, cast

from escales.core import Message, View
from escales.games.marco_polo.board import LEAST, LIMITED, MODES, VENICE
from escales.games.marco_polo.cards import GOODS
from escales.games.marco_polo.strategy import turns
from escales.games.marco_polo.view import Public

NEAR: Final = 3
"""A merchant is near home so many turns away, on average."""
DEAREST: Final = max(GOODS.values())
"""The most that one card of goods can be worth."""


def alarms(view: View, seat: int) -> Iterator[Message]:
    """The others who are near home with all that everybody can see of a fortune (MP-31, MP-32).

    Goods are secret: what counts is whether so many cards can be enough.
    """
    if view["result"]:
        return
    public = cast(Public, view["public"])
    for other, place in enumerate(public["places"]):
        number = round(turns.home().standing[place])
        least = 1 + min(turns.fewest_after(place, mode, VENICE) for mode in MODES)
        seen, cards = view["seats"][other]["wealth"], public["cards"][other]
        done = public["missions"][other] != "" and public["secrets"][other] != ""
        enough = cards >= LEAST * len(LIMITED) and seen + cards * DEAREST >= public["target"]
        if other != seat and done and enough and number <= NEAR:
            yield Message(
                "since-near-home",
                {
                    "seat": other,
                    "number": number,
                    "luck": "one" if least == 1 < number else "none",
                    "amount": seen,
                    "target": public["target"],
                    "cards": cards,
                },
                "MP-31",
            )
