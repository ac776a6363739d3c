"""What events of Marco Polo tell besides what every game tells, and which of them a summary names."""

from typing import Final

from escales.core import EventParams, Telling


class Told(EventParams, total=False):
    """Parameters of Marco Polo's own."""

    mode: str
    """Which part of the roulette was announced: ``land`` or ``sea`` (MP-06)."""
    black: int
    """What the robbers' die shows (MP-12)."""
    colour: str
    """The colour of a pile (MP-17)."""
    effect: str
    """What a Hasard card does, and with which ``number`` (MP-18)."""
    hand: list[str]
    """Goods that change hands or are shown, in ascending order of their ids."""
    cards: int
    """How many goods these are."""
    lack: str
    """Why a transaction cannot be made: no ``cash``, no ``goods``, or ``both`` (MP-25)."""
    left: int
    """How many extra turns still follow (MP-38)."""


FIGHT: Final = ("attack", "lost", "prize", "no-prize")
"""How a fight begins and comes out: whoever lets the page throw for them wants to see their own."""
TELLING: Final = Telling(
    kinds=(
        "win",
        "secret",
        "mission",
        "table",
        "restart",
        "prize",
        "no-prize",
        "lost",
        "give",
        "prefer",
        "table-sold",
        "secret-sold",
        "take",
        "gift",
        "fly",
        "move",
        "sale",
        "draw",
        "hasard",
        "stay",
    ),
    losses={"take": "other", "fly": "seat"},
    misses=("hasard", "fly", "pay", "table", "prize", "no-prize"),
)
"""What a summary of other players' turns names."""
