"""The board, the roulette and the sums of Marco Polo, from ``data/board.json`` (MP-01).

Places are ids, lines of two kinds (``land`` and ``sea``); money is in whole besants.
"""

from typing import Any, Final

from escales.core import Action
from escales.core.data import read

DATA: Final[dict[str, Any]] = read(__package__, "board.json")

MODES: Final = ("land", "sea")
"""Terre and Mer: the inner and the outer part of the roulette, and the two kinds of lines."""
VENICE: Final[str] = next(place["id"] for place in DATA["places"] if place["kind"] == "start")
"""Where all journeys begin and end (MP-04, MP-31)."""
KHANBALIK: Final[str] = next(place["id"] for place in DATA["places"] if place["kind"] == "capital")
"""The Khan's court (MP-27)."""
PLACES: Final = tuple(sorted(place["id"] for place in DATA["places"]))
"""All places, in the order of their ids."""
COLOUR: Final[dict[str, str]] = {
    place["id"]: place["colour"] for place in DATA["places"] if "colour" in place
}
"""The colour of each comptoir, and so the pile that it sells from (MP-17)."""

type Neighbours = dict[str, tuple[str, ...]]
"""For each place the places next to it, in the order of their ids."""


def _neighbours(mode: str) -> Neighbours:
    ends = [line["ends"] for line in DATA["lines"] if line["kind"] == mode]
    ways = [*((a, b) for a, b in ends), *((b, a) for a, b in ends)]
    return {place: tuple(sorted(b for a, b in ways if a == place)) for place in PLACES}


NEIGHBOURS: Final = {mode: _neighbours(mode) for mode in MODES}
"""By mode: the neighbours along lines of that kind (MP-05)."""
SHARED: Final = frozenset((*COLOUR, VENICE, KHANBALIK))
"""Places that several pawns may share: comptoirs, Venise and Khanbalik (MP-10)."""
SHORT_STOPS: Final = SHARED | {
    place for place in PLACES if all(NEIGHBOURS[mode][place] for mode in MODES)
}
"""Places where a pawn may stop before it has gone the whole number: the shared ones (MP-07), and
those that both kinds of lines reach (MP-09)."""

_SUMS: Final[dict[str, Any]] = DATA["sums"]
START_CASH: Final[int] = _SUMS["start"]
"""The notes of everybody at the start (MP-04)."""
CARD_PRICE: Final[int] = _SUMS["card"]
"""The price of a card from a pile (MP-17)."""
TRANSACTION_PRICE: Final[int] = _SUMS["transaction"]
"""The price of a card of another merchant (MP-19)."""
RANSOM: Final[int] = _SUMS["ransom"]
"""The sum that robbers take instead of a card (MP-12)."""
RESTART_CASH: Final[int] = _SUMS["restart"]
"""The notes of a ruined merchant who begins again in Venise (MP-35)."""
NOTHING: Final[int] = _SUMS["nothing"]
"""Fewer notes than this are as good as none (MP-35)."""
TABLE_VALUE: Final[int] = _SUMS["table"]
"""The value of a Table d'Or (MP-01)."""
SECRET_VALUE: Final[int] = _SUMS["secret"]
"""The value of a Secret de l'Orient (MP-01)."""
TARGETS: Final[dict[int, int]] = {int(seats): sum for seats, sum in _SUMS["targets"].items()}
"""The fortune that wins, by the number of seats (MP-31)."""

_LIMITS: Final[dict[str, Any]] = DATA["limits"]
MOST_PURCHASES: Final[int] = _LIMITS["purchases"]
"""The most cards that a merchant buys from a pile in one turn (MP-17)."""
GIFT_VALUE: Final[int] = _LIMITS["gift_value"]
"""The value of goods that are fit for the Khan (MP-27)."""
LIMITED: Final[tuple[str, ...]] = tuple(_LIMITS["colours"])
"""The colours of which a merchant must bring home neither too few nor too many cards (MP-32)."""
LEAST: Final[int] = _LIMITS["least"]
"""The fewest cards to bring home of each of these colours (MP-32)."""
MOST: Final[int] = _LIMITS["most"]
"""The most cards to bring home of each of these colours (MP-32)."""

ATTACKS: Final = ("bandit", "corsaire")
"""The words on the roulette: robbers on land and at sea (MP-12)."""


def _spins(mode: str) -> tuple[tuple[Action, int], ...]:
    ring: list[int | str] = DATA["roulette"][mode]
    numbers = sorted({face for face in ring if isinstance(face, int)})
    words = sorted({face for face in ring if isinstance(face, str)})
    faces: tuple[int | str, ...] = (*numbers, *words)
    return tuple((Action("spin", (face,)), ring.count(face)) for face in faces)


SPINS: Final = {mode: _spins(mode) for mode in MODES}
"""By mode: the outcomes of a spin, weighted by the number of their sectors."""
BLACK_FACES: Final[tuple[int, ...]] = tuple(DATA["dice"]["black"])
"""The faces of the robbers' die (MP-01)."""
WHITE_FACES: Final[tuple[int, ...]] = tuple(DATA["dice"]["white"])
"""The faces of the merchants' die (MP-01)."""
