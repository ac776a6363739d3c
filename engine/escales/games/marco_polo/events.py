"""What events of Marco Polo tell besides what every game tells."""

from escales.core import EventParams


class Told(EventParams, total=False):
    """Parameters of Marco Polo's own."""

    mode: str
    """Which part of the roulette was announced: ``land`` or ``sea`` (MP-06)."""
    black: int
    """What the robbers' die shows (MP-12)."""
    colour: str
    """The colour of a pile (MP-17)."""
    hand: list[str]
    """Goods that change hands or are shown, in ascending order of their ids."""
    cards: int
    """How many goods these are."""
    left: int
    """How many extra turns still follow (MP-38)."""
