"""The board, the products and the sums of Long Cours, from ``data/board.json`` (LC-01, LC-02).

A point of call is an id, a zone is a number. Money and goods are whole millions.
"""

from typing import Any, Final

from escales.core.data import read

DATA: Final[dict[str, Any]] = read(__package__, "board.json")
"""The file as it is."""
NOWHERE: Final = ""
"""The place of a ship, or of the Corsaire, that is not on the map."""

PRODUCTS: Final[tuple[str, ...]] = tuple(
    product["id"] for product in sorted(DATA["products"], key=lambda product: product["die"])
)
"""The products in the order of their die numbers, 1 to 6 (LC-02)."""

ZONES: Final[tuple[int, ...]] = tuple(
    zone["id"] for zone in sorted(DATA["zones"], key=lambda zone: zone["die"])
)
"""The zones in the order of their die numbers: 11 to 66 (LC-21)."""
STRANDING: Final[dict[int, str]] = {zone["id"]: zone["stranding"] for zone in DATA["zones"]}
"""The stranding place of each zone, shown as a large white rectangle (LC-01)."""
ZONE: Final[dict[str, int]] = {point["id"]: point["zone"] for point in DATA["points"]}
"""The zone of each point of call."""
PRODUCT: Final[dict[str, int]] = {
    point["id"]: PRODUCTS.index(point["product"]) for point in DATA["points"] if point["product"]
}
"""The product of each port, as an index into :data:`PRODUCTS` (LC-11)."""

POINTS: Final = tuple(sorted(ZONE))
"""All points of call, ports and stranding places, in the order of their ids."""
PORTS: Final = tuple(sorted(PRODUCT))
"""The points of call that sell a product, in the order of their ids."""
PORTS_OF: Final = {zone: tuple(port for port in PORTS if ZONE[port] == zone) for zone in ZONES}
"""The three ports of each zone."""
OTHER_PORTS: Final = {point: tuple(port for port in PORTS if port != point) for point in POINTS}
"""The ports that a direct move can lead to from each point (LC-15)."""


def _neighbours(point: str) -> tuple[str, ...]:
    lines = [line["ends"] for line in DATA["lines"] if point in line["ends"]]
    return tuple(sorted(end for ends in lines for end in ends if end != point))


NEIGHBOURS: Final = {point: _neighbours(point) for point in POINTS}
"""The points that are joined to each point by a dotted line (LC-14)."""

START_CASH: Final[int] = DATA["money"]["start"]
"""The money of each captain at the start (LC-04)."""
PRICE: Final[int] = DATA["corsaire"]["price"]
"""The lowest price of the Corsaire (LC-31)."""
FEWEST_LEGS: Final[int] = DATA["corsaire"]["fewest_legs"]
"""The fewest moves of a Corsaire that moves in a turn (LC-34)."""
MOST_LEGS: Final[int] = DATA["corsaire"]["most_legs"]
"""The most moves of the Corsaire in a turn (LC-34)."""
RESALE: Final[int] = DATA["resale"]["times"]
"""Goods are sold at this many times their purchase price (LC-17)."""
MOST: Final[int] = DATA["largest_amount"]["value"]
"""The largest amount of one purchase or bid, in millions (LC-02)."""
MOST_1: Final[int] = DATA["largest_amount"]["rules_1"]
"""The same under rules 1."""

FACES: Final = range(1, len(PRODUCTS) + 1)
"""The faces of the die (LC-02)."""


def _within_reach(start: str) -> tuple[str, ...]:
    reached = {start}
    for _ in range(MOST_LEGS):
        reached |= {end for point in sorted(reached) for end in NEIGHBOURS[point]}
    return tuple(sorted(reached))


REACH: Final = {point: _within_reach(point) for point in POINTS}
"""The points that a Corsaire can reach in one turn from each point (LC-34, LC-35)."""
