"""Piles and hands of cards: a pile is an unknown multiset above a known bottom."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Self

from escales.core.message import Json


class Pile:
    """A face-down pile of which only the *contents* of its shuffled part are known.

    The top is a shuffled part: how many of each card lie there is known to the engine, their
    order is not even decided. Below it lies a bottom in known order: cards put under the pile,
    which come up again in the order they came once the shuffled part is drawn. What the bottom
    holds is for everybody to know: a game where cards are put back unseen needs something else.

    So a pile holds no future: :meth:`outcomes` says what may be drawn and with which weight,
    and :meth:`draw` is told what was.
    """

    __slots__ = ("bottom", "shuffled")

    def __init__(self, shuffled: Iterable[str] = (), bottom: Iterable[str] = ()) -> None:
        self.shuffled: dict[str, int] = dict(sorted(Counter(shuffled).items()))
        self.bottom: list[str] = list(bottom)

    def __len__(self) -> int:
        return sum(self.shuffled.values()) + len(self.bottom)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pile):
            return NotImplemented
        return self.shuffled == other.shuffled and self.bottom == other.bottom

    def __repr__(self) -> str:
        return f"Pile({self.shuffled!r}, bottom={self.bottom!r})"

    def clone(self) -> Self:
        """An independent copy."""
        copy = object.__new__(type(self))
        copy.shuffled = dict(self.shuffled)
        copy.bottom = list(self.bottom)
        return copy

    def outcomes(self) -> Sequence[tuple[str, int]]:
        """What the next card may be, with weights, in ascending order of ids.

        While the shuffled part lasts: each card in it by its number. After that: the first card
        of the bottom, alone. Empty for an empty pile.
        """
        if self.shuffled:
            return tuple(self.shuffled.items())
        return tuple((card, 1) for card in self.bottom[:1])

    def draw(self, card: str) -> None:
        """Take *card* off the top; raises :class:`ValueError` if it cannot be there."""
        if self.shuffled:
            left = self.shuffled.get(card, 0) - 1
            if left < 0:
                raise ValueError(f"{card} is not in the shuffled part of the pile")
            if left:
                self.shuffled[card] = left
            else:
                del self.shuffled[card]
        elif self.bottom[:1] == [card]:
            del self.bottom[0]
        else:
            raise ValueError(f"{card} is not on top of the pile")

    def put_under(self, card: str) -> None:
        """Put *card* under the pile, below all that lies there."""
        self.bottom.append(card)

    def dump(self) -> Json:
        """The pile as plain data."""
        return {"shuffled": dict(self.shuffled), "bottom": list(self.bottom)}


type Hand = tuple[str, ...]
"""The cards that a seat holds, in ascending order of their ids."""


def with_card(hand: Hand, card: str) -> Hand:
    """*hand* with one more *card*."""
    return tuple(sorted((*hand, card)))


def without(hand: Hand, card: str) -> Hand:
    """*hand* without one *card*; raises :class:`ValueError` if it is not there."""
    at = hand.index(card)
    return (*hand[:at], *hand[at + 1 :])
