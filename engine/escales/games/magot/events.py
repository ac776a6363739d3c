"""What events of Le Magot tell besides what every game tells."""

from escales.core import EventParams


class Told(EventParams, total=False):
    """Parameters of Le Magot's own."""

    due: int
    """Points that should have been paid (MG-19)."""
    paid: int
    """Points that were paid instead (MG-19)."""
