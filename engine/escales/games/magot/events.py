"""What events of Le Magot tell besides what every game tells, and which of them a summary names."""

from typing import Final

from escales.core import EventParams, Telling


class Told(EventParams, total=False):
    """Parameters of Le Magot's own."""

    due: int
    """Points that should have been paid (MG-19)."""
    paid: int
    """Points that were paid instead (MG-19)."""


TELLING: Final = Telling(
    kinds=(
        "magot",
        "send",
        "back",
        "pay",
        "capped",
        "round",
        "move",
        "arrivee",
        "depart",
        "blocked",
        "tie",
        "draw",
    ),
    losses={"send": "owner"},
    dues=("stake",),
    gathered={"move": ("from", "to")},
    misses=("blocked",),
    clears=("round",),
    throws=("roll",),
)
"""What a summary of other players' turns names."""
