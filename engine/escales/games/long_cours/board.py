"""The board, the products and the sums of Long Cours, from ``data/board.json`` (LC-01, LC-02).

Points of call are named by their ids, zones by their numbers. Money and goods are whole millions.
"""

from typing import Any, Final

from escales.core.data import read

DATA: Final[dict[str, Any]] = read(__package__, "board.json")
NOWHERE: Final = ""
"""The place of a ship that is not on the board."""

PRODUCTS: Final[tuple[str, ...]] = tuple(
    product["id"] for product in sorted(DATA["products"], key=lambda product: product["die"])
)
"""The products in the order of their die numbers, 1 to 6 (LC-02)."""
NO_GOODS: Final = (0,) * len(PRODUCTS)
"""An empty hold: an amount for each of :data:`PRODUCTS`."""

ZONES: Final[tuple[int, ...]] = tuple(
    zone["id"] for zone in sorted(DATA["zones"], key=lambda zone: zone["die"])
)
"""The zones in the order of their die numbers: 11 to 66 (LC-21)."""
STRANDING: Final[dict[int, str]] = {zone["id"]: zone["stranding"] for zone in DATA["zones"]}
"""The stranding place of each zone, the large white rectangle (LC-01)."""
ZONE: Final[dict[str, int]] = {point["id"]: point["zone"] for point in DATA["points"]}
"""The zone of each point of call."""
PRODUCT: Final[dict[str, int]] = {
    point["id"]: PRODUCTS.index(point["product"]) for point in DATA["points"] if point["product"]
}
"""What each port sells, as an index into :data:`PRODUCTS` (LC-11)."""

POINTS: Final = tuple(sorted(ZONE))
"""All points of call, in the order of their ids."""
PORTS: Final = tuple(sorted(PRODUCT))
"""The points of call that sell something."""
PORTS_OF: Final = {zone: tuple(port for port in PORTS if ZONE[port] == zone) for zone in ZONES}
"""The three ports of each zone."""


def _neighbours(point: str) -> tuple[str, ...]:
    lines = [line["ends"] for line in DATA["lines"] if point in line["ends"]]
    return tuple(sorted(end for ends in lines for end in ends if end != point))


NEIGHBOURS: Final = {point: _neighbours(point) for point in POINTS}
"""The points that a dotted line joins to each one (LC-14)."""

START_CASH: Final[int] = DATA["money"]["start"]
"""What everybody has at the start (LC-04)."""
PRICE: Final[int] = DATA["corsaire"]["price"]
"""The least that the Corsaire sells for (LC-31)."""
FEWEST_LEGS: Final[int] = DATA["corsaire"]["fewest_legs"]
MOST_LEGS: Final[int] = DATA["corsaire"]["most_legs"]
"""How many ordinary moves the Corsaire makes, if it moves (LC-34)."""
RESALE: Final[int] = DATA["resale"]["times"]
"""How many times its purchase price goods are sold for (LC-17)."""
MOST: Final[int] = DATA["largest_amount"]["value"]
"""The most of one purchase or bid: the longest number that an action can hold (LC-02)."""

FACES: Final = range(1, len(PRODUCTS) + 1)
"""What the one die shows (LC-02)."""


def _within_reach(start: str) -> tuple[str, ...]:
    reached = {start}
    for _ in range(MOST_LEGS):
        reached |= {end for point in sorted(reached) for end in NEIGHBOURS[point]}
    return tuple(sorted(reached))


REACH: Final = {point: _within_reach(point) for point in POINTS}
"""Where a cargo is not safe from a Corsaire that lies at each point (LC-34, LC-35)."""
