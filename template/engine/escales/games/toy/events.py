"""What events of Toy tell besides what every game tells.

The parameters that mean the same in all games are in :class:`~escales.core.EventParams`: use these
where they fit, because the page knows them and moves pieces and coins by them.
"""

from escales.core import EventParams


class Told(EventParams, total=False):
    """Parameters of Toy's own."""

    hands: list[str]
    """The numbers of all seats."""
