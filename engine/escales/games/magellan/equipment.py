"""Pieces, money and prices of Magellan, from ``data/equipment.json`` (MA-03, MA-04, MA-07, MA-08)."""

from typing import Any, Final

from escales.core.data import read

_DATA: Final[dict[str, Any]] = read(__package__, "equipment.json")

COUNT: Final[dict[str, int]] = {record["kind"]: record["count"] for record in _DATA["pieces"]}
"""How many of each kind of piece a colour has (MA-04)."""
PRICE: Final[dict[str, int]] = {record["kind"]: record["price"] for record in _DATA["pieces"]}
"""What each kind costs, in M (MA-04)."""
FREE: Final[dict[str, int]] = {record["kind"]: record["free"] for record in _DATA["pieces"]}
"""How many of each kind everybody has at the start (MA-03)."""
START_CASH: Final[dict[int, int]] = {int(seats): amount for seats, amount in _DATA["cash"].items()}
"""What everybody has at the start, in M, by the number of seats (MA-03)."""
DRIVE: Final[int] = _DATA["points"]["drive"]
SAIL: Final[int] = _DATA["points"]["sail"]
HOP: Final[int] = _DATA["points"]["hop"]
EMBARK: Final[int] = _DATA["points"]["embark"]
LAND: Final[int] = _DATA["points"]["land"]
"""What each movement costs, in points (MA-07, MA-08, MA-36)."""
RESALE: Final[int] = _DATA["resale"]
"""What the bank gives for a country, in per cent of its cost (MA-55)."""
ENOUGH: Final[int] = _DATA["long_duel"]
"""The points thrown from which dividends are paid in the long duel (MA-50)."""
FACES: Final = range(1, 7)
"""What a die shows."""
