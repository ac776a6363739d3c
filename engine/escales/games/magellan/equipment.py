"""Pieces, money and prices of Magellan, from ``data/equipment.json`` (MA-03, MA-04, MA-07, MA-08)."""

from typing import Any, Final

from escales.core.data import read

_DATA: Final[dict[str, Any]] = read(__package__, "equipment.json")

COUNT: Final[dict[str, int]] = {record["kind"]: record["count"] for record in _DATA["pieces"]}
"""How many of each kind of piece a colour has (MA-04)."""
PRICE: Final[dict[str, int]] = {record["kind"]: record["price"] for record in _DATA["pieces"]}
"""The price of each kind of piece, in M (MA-04)."""
FREE: Final[dict[str, int]] = {record["kind"]: record["free"] for record in _DATA["pieces"]}
"""How many of each kind every seat has at the start (MA-03)."""
START_CASH: Final[dict[int, int]] = {int(seats): amount for seats, amount in _DATA["cash"].items()}
"""The money of every seat at the start, in M, by the number of seats (MA-03)."""
DRIVE: Final[int] = _DATA["points"]["drive"]
"""What a jeep pays for crossing one line, in points (MA-07)."""
SAIL: Final[int] = _DATA["points"]["sail"]
"""What a ship pays for crossing one line, in points (MA-08)."""
HOP: Final[int] = _DATA["points"]["hop"]
"""What a plane pays for one hop, in points (MA-08, MA-36)."""
EMBARK: Final[int] = _DATA["points"]["embark"]
"""What a jeep pays for boarding a ship or a plane, in points (MA-07)."""
LAND: Final[int] = _DATA["points"]["land"]
"""What a jeep pays for landing from a ship or a plane, in points (MA-07)."""
YIELD: Final[int] = _DATA["reminder"]["yield"]
"""The least income of a country of which a player is reminded, in per cent of its cost."""
RESERVE: Final[int] = _DATA["reminder"]["reserve"]
"""The money that such a country must leave, in M."""
RESALE: Final[int] = _DATA["resale"]
"""What the bank pays for a country, in per cent of its cost (MA-55)."""
ENOUGH: Final[int] = _DATA["long_duel"]
"""How many points thrown with one die bring dividends in the long duel (MA-50)."""
NEVER: Final = 1000
"""More points than any way takes; it stands for no way at all."""
FACES: Final = range(1, 7)
"""What a die can show (MA-06)."""
