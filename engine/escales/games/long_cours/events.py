"""What events of Long Cours tell besides what every game tells."""

from escales.core import EventParams


class Told(EventParams, total=False):
    """Parameters of Long Cours's own."""

    zone: int
    """The zone that a storm strikes (LC-18), or that a die names (LC-21, LC-32)."""
    product: str
    """The product that is bought (LC-11), or that the die names (LC-17)."""
    goods: dict[str, int]
    """Goods that are stranded, picked up or lost: millions by product (LC-18, LC-19, LC-36)."""
