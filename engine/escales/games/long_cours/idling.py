"""Turns of a captain who has nothing: when one may pass, and what ends a run of them (LC-10)."""

from typing import Final, cast

from escales.core import Action, SeenEvent, View
from escales.games.long_cours.board import NEIGHBOURS, NOWHERE, PRODUCT, REACH, ZONE, ZONES
from escales.games.long_cours.cards import fights
from escales.games.long_cours.view import Own, Public

_DONE: Final = Action("done")

_MATTERS: Final = frozenset(("wreck", "sold", "arrival", "corsaire-sunk", "sunk", "relief", "end"))
"""Goods may have stranded; the Corsaire is sold, comes or sinks; somebody leaves the game, or gets money."""

_NEAR_THE_END: Final = (1, 0)
"""With a limit of rounds, these begin with so many left: the last chances to do something (LC-43)."""


def idle(view: View) -> Action | None:
    """Ending the turn, for a captain without money, goods and Corsaire who has nothing to take or to flee from."""
    public = cast(Public, view["public"])
    seat = public["turn"]
    here = public["ships"][seat]
    if view["phase"] != "turn" or here == NOWHERE or public["owner"] == seat:
        return None
    if public["cash"][seat] or any(public["cargo"][seat]):
        return None
    busy = _flees(public, here) or _salvages(public, here) or _robs(view, public, seat)
    return None if busy else _DONE


def matters(event: SeenEvent) -> bool:
    """Whether a captain who waits can have something to do, or to fear, from now on."""
    last = event["kind"] == "round" and event["params"]["left"] in _NEAR_THE_END
    return last or event["kind"] in _MATTERS


def _flees(public: Public, here: str) -> bool:
    """Whether the Corsaire of another can come here, and the ship can still sail out of its reach (LC-34)."""
    danger = public["danger"]
    safe = any(place not in danger for place in NEIGHBOURS[here])
    return here in danger and safe and not public["moved"]


def _salvages(public: Public, here: str) -> bool:
    """Whether goods lie stranded at most three moves away, and the ship can still set out (LC-14, LC-19)."""
    rectangles = (place for place in REACH[here] if place not in PRODUCT)
    lie = any(any(public["stranded"][ZONES.index(ZONE[place])]) for place in rectangles)
    return lie and not public["moved"]


def _robs(view: View, public: Public, seat: int) -> bool:
    """Whether a captain with money is here, and there is a card to challenge them with (LC-22, LC-24)."""
    here = public["ships"][seat]
    rich = any(
        cash and place == here and other != seat
        for other, (cash, place) in enumerate(zip(public["cash"], public["ships"], strict=True))
    )
    hand = cast(Own, view["own"]).get("hand", [])
    return rich and here in PRODUCT and bool(fights(tuple(hand)))
