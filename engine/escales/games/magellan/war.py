"""What a war is in a state of Magellan: who is at war with whom, and what is due (MA-25 to MA-30).

One immutable value, so that a state shares it with its clones.
"""

from typing import Final, NamedTuple


class War(NamedTuple):
    """War, truce or peace. Plain data only: ints, words and tuples of them."""

    on: bool = False
    """Whether pieces fight now: looked at on every move, so that peace costs nothing."""


PEACE: Final = War()
"""No war, no truce, no war card out."""
