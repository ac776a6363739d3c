"""How likely a fight is won if its dice alone decide (MA-25)."""

from functools import lru_cache

from escales.games.magellan.equipment import FACES

_THROWS = [(own, against) for own in FACES for against in FACES]
_ONCE = sum(own >= against for own, against in _THROWS) / len(_THROWS)
"""The probability that the seat in turn, which wins a tie, takes a piece of the other side."""


def per_cent(own: int, against: int) -> int:
    """How likely *own* pieces of the seat in turn outlast *against* pieces, one pair after another.

    It makes no difference whether these belong to one enemy or to several.
    """
    return round(100 * _outlast(own, against))


@lru_cache(maxsize=512)
def _outlast(own: int, against: int) -> float:
    if not own or not against:
        return float(own > 0)
    return _ONCE * _outlast(own, against - 1) + (1 - _ONCE) * _outlast(own - 1, against)
