"""The historical cards of Magellan and their effects, from ``data/cards.json`` (MA-21).

A card is a list of effects in a small declarative vocabulary. The rules know the effects; no
code knows a card. Effects under an asterisk count in variants 2 and 3 only (MA-24).
"""

from typing import Any, Final

from escales.core.data import read

type Effect = dict[str, Any]
"""One effect: its name is under ``effect``, beside what this effect needs."""

_RECORDS: Final[list[dict[str, Any]]] = read(__package__, "cards.json")["cards"]

IDS: Final[tuple[str, ...]] = tuple(record["id"] for record in _RECORDS)
"""The historical cards."""
_PLAIN: Final[dict[str, tuple[Effect, ...]]] = {
    record["id"]: tuple(record["effects"]) for record in _RECORDS
}
_FULL: Final[dict[str, tuple[Effect, ...]]] = {
    record["id"]: (*record["effects"], *record.get("asterisk", ())) for record in _RECORDS
}
_CAMPS_FIRST: Final[dict[str, tuple[Effect, ...]]] = {
    card: tuple(sorted(all, key=lambda effect: effect["effect"] != "alliances"))
    for card, all in _FULL.items()
}


def effects(card: str, asterisk: bool, camps_first: bool = False) -> tuple[Effect, ...]:
    """The effects of *card*, with those under its asterisk or without them (MA-24).

    With *camps_first* in the order in which they are obeyed: camps are formed before anybody is
    asked for war or truce (MA-45). No such effect lasts, so none is remembered by its index.
    """
    if asterisk:
        return (_CAMPS_FIRST if camps_first else _FULL)[card]
    return _PLAIN[card]


def effect(card: str, index: int) -> Effect:
    """One effect of *card*; a state remembers an effect by this *index*."""
    return _FULL[card][index]
