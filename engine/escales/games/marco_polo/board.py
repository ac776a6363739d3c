"""The board, the roulette and the sums of Marco Polo, from ``data/board.json`` (MP-01).

Places are ids, lines of two kinds (``land`` and ``sea``); money is in whole besants.
"""

from typing import Any, Final

from escales.core import Action
from escales.core.data import read

DATA: Final[dict[str, Any]] = read(__package__, "board.json")

MODES: Final = ("land", "sea")
"""Terre and Mer: the inner and the outer part of the roulette, and the lines of that kind."""
VENICE: Final[str] = next(place["id"] for place in DATA["places"] if place["kind"] == "start")
"""Where everybody starts from and comes home to."""
KHANBALIK: Final[str] = next(place["id"] for place in DATA["places"] if place["kind"] == "capital")
"""The Khan's court (MP-27)."""
PLACES: Final = tuple(sorted(place["id"] for place in DATA["places"]))
"""All places, in the order of their ids."""
COLOUR: Final[dict[str, str]] = {
    place["id"]: place["colour"] for place in DATA["places"] if "colour" in place
}
"""The colour of each comptoir: from which pile it sells (MP-17)."""

type Neighbours = dict[str, tuple[str, ...]]


def _neighbours(mode: str) -> Neighbours:
    ends = [line["ends"] for line in DATA["lines"] if line["kind"] == mode]
    ways = [*((a, b) for a, b in ends), *((b, a) for a, b in ends)]
    return {place: tuple(sorted(b for a, b in ways if a == place)) for place in PLACES}


NEIGHBOURS: Final = {mode: _neighbours(mode) for mode in MODES}
"""By mode: the places that a line of that kind joins to each one (MP-05)."""
SHARED: Final = frozenset((*COLOUR, VENICE, KHANBALIK))
"""Where several pawns may stand: comptoirs, Venise and Khanbalik (MP-10)."""
SHORT_STOPS: Final = SHARED | {
    place for place in PLACES if all(NEIGHBOURS[mode][place] for mode in MODES)
}
"""Where one may stop short of the number: the shared places (MP-07), and where the two kinds of
lines meet (MP-09)."""

_SUMS: Final[dict[str, Any]] = DATA["sums"]
START_CASH: Final[int] = _SUMS["start"]
"""What everybody starts with (MP-04)."""
CARD_PRICE: Final[int] = _SUMS["card"]
"""What a card from a pile costs (MP-17)."""
TRANSACTION: Final[int] = _SUMS["transaction"]
"""What a card of another player costs (MP-19)."""
RANSOM: Final[int] = _SUMS["ransom"]
"""What robbers take who are not given a card (MP-12)."""
RESTART_CASH: Final[int] = _SUMS["restart"]
"""What who is ruined takes in Venise (MP-35)."""
NOTHING: Final[int] = _SUMS["nothing"]
"""Less than this in notes is as good as nothing (MP-35)."""
TABLE_VALUE: Final[int] = _SUMS["table"]
SECRET_VALUE: Final[int] = _SUMS["secret"]
"""What a Table d'Or and a Secret are worth (MP-01)."""
TARGETS: Final[dict[int, int]] = {int(seats): sum for seats, sum in _SUMS["targets"].items()}
"""What one must bring home, by the number of seats (MP-31)."""

_LIMITS: Final[dict[str, Any]] = DATA["limits"]
MOST_PURCHASES: Final[int] = _LIMITS["purchases"]
"""How many cards one buys from a stock in one turn (MP-17)."""
GIFTS: Final[int] = _LIMITS["gifts"]
GIFT_VALUE: Final[int] = _LIMITS["gift_value"]
"""How many goods of which value the Khan expects (MP-27)."""
LEAST: Final[int] = _LIMITS["least"]
MOST: Final[int] = _LIMITS["most"]
LIMITED: Final[tuple[str, ...]] = tuple(_LIMITS["colours"])
"""How many cards one must and may bring home, of each of these colours (MP-32)."""

BANDIT: Final = "bandit"
CORSAIRE: Final = "corsaire"
ATTACKS: Final = (BANDIT, CORSAIRE)
"""What the roulette may show instead of a number, on land and at sea (MP-12)."""


def _spins(mode: str) -> tuple[tuple[Action, int], ...]:
    ring: list[int | str] = DATA["roulette"][mode]
    numbers = sorted({face for face in ring if isinstance(face, int)})
    words = sorted({face for face in ring if isinstance(face, str)})
    faces: tuple[int | str, ...] = (*numbers, *words)
    return tuple((Action("spin", (face,)), ring.count(face)) for face in faces)


SPINS: Final = {mode: _spins(mode) for mode in MODES}
"""By mode: the outcomes of a spin, weighted by the number of their sectors."""
DIE: Final = range(1, 7)
"""The faces of the black and of the white die (MP-01)."""
