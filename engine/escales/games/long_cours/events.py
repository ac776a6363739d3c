"""What events of Long Cours tell besides what every game tells, and which of them a summary names."""

from typing import Final

from escales.core import EventParams, Telling


class Told(EventParams, total=False):
    """Parameters of Long Cours's own."""

    zone: int
    """The zone that a storm strikes (LC-18), or that a die names (LC-21, LC-32)."""
    product: str
    """The product that is bought (LC-11), or that the die names (LC-17)."""
    left: int
    """How many rounds follow the one that begins; -1 without a limit (LC-43)."""
    blows: list[str]
    """The cards of the fight that somebody gives up, in the order in which they were played (LC-23)."""
    goods: dict[str, int]
    """Goods that are stranded, picked up or lost: millions by product (LC-18, LC-19, LC-36)."""


TELLING: Final = Telling(
    kinds=(
        "sunk",
        "corsaire-sunk",
        "arrival",
        "corsaire-move",
        "wreck",
        "storm",
        "pay",
        "sold",
        "yield",
        "fight",
        "sale",
        "salvage",
        "auction",
        "buy",
        "direct",
        "enter",
        "move",
        "launch",
        "no-sale",
    ),
    receipts=("pay",),
    gathered={"buy": ("product",), "direct": ("to",)},
    losses={"sunk": "owner", "wreck": "owner", "corsaire-sunk": "owner"},
    goods={"salvage": ("seat", True), "wreck": ("owner", False), "sunk": ("owner", False)},
    strikes=("wreck",),
)
"""What a summary of other players' turns names."""
