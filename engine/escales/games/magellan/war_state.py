"""War, truce or peace as plain data: who fights whom, and what is due.

One immutable value: a state shares it with its clones.
"""

from functools import cache
from typing import Final, NamedTuple

from escales.games.magellan import cards
from escales.games.magellan.pieces import NONE


class Group(NamedTuple):
    """Fights that are due in one cell, between pieces of one kind (MA-30)."""

    cell: str
    kind: str


class Loss(NamedTuple):
    """An ally has to lose a piece of one kind (MA-47)."""

    seat: int
    kind: str


class War(NamedTuple):
    """War, truce or peace."""

    on: bool = False
    """Whether pieces fight now. Every move asks this first, so that peace costs no time."""
    declared: bool = False
    """Whether a war begins with the next turn (MA-29)."""
    truce: bool = False
    """Whether the war cards lie aside (MA-29)."""
    cards: tuple[str, ...] = ()
    """The war cards that are out, in the order in which they were drawn (MA-54)."""
    total: bool = False
    """Whether the war was announced without a card: everywhere, without alliances (MA-57)."""
    camps: tuple[int, ...] = ()
    """The camp of each seat, -1 for a seat already out; empty when there are no camps (MA-45)."""

    warner: int = -1
    """The seat that has announced a war, -1 for none (MA-29)."""
    warning: int = 0
    """How many times the warner's turn still has to come round before the war begins."""
    seen: int = -1
    """The seat whose turn began last, while a warning runs."""
    motion: str = ""
    """The question put: ``card`` (war or truce?), ``offer`` (a truce?), or empty."""
    voters: tuple[int, ...] = ()
    """The seats that still have to answer, the next first; all earlier answers were truce."""
    offered: bool = False
    """Whether a truce has been proposed this turn (MA-30)."""

    due: tuple[Group, ...] = ()
    """The fights that await the seat in turn (MA-30)."""
    cell: str = ""
    """The cell of the present fight; empty outside fights."""
    kind: str = ""
    """The kind of the pieces that fight."""
    foe: int = -1
    """The enemy that the seat in turn fights."""
    throws: tuple[int, ...] = ()
    """The dice thrown so far in this fight: first the die of the seat in turn (MA-25)."""
    stage: int = 0
    """Before ships fight, whose planes may bomb: 0 those of the seat in turn, 1 those of its foe,
    2 none any more (MA-44)."""
    struck: tuple[int, ...] = ()
    """The planes that have bombed from their ships in this fight, once for each bomb."""

    bombed: tuple[int, ...] = ()
    """The planes in flight that have bombed (MA-40)."""
    bomber: int = NONE
    """The plane that bombs, -1 for none."""
    chooser: int = -1
    """The seat that chooses the pieces that are hit."""
    field: str = ""
    """The cell of those pieces."""
    hits: tuple[str, ...] = ()
    """The kinds of the pieces still to be taken away, the next first."""
    prey: tuple[int, ...] = ()
    """The seats whose pieces can be hit."""
    mourners: tuple[Loss, ...] = ()
    """What allies still have to lose, the next first (MA-47)."""

    fields: tuple[str, ...] = ()
    """The cells where countries may be taken (MA-28)."""
    spared: tuple[int, ...] = ()
    """The countries that were left alone (MA-46)."""

    def hostile(self, one: int, other: int) -> bool:
        """Whether two seats are enemies in this war, or would be in a war now (MA-45)."""
        return one != other and (not self.camps or self.camps[one] != self.camps[other])

    def fought_in(self, cell: str) -> bool:
        """Whether pieces fight in *cell* now (MA-30)."""
        if not self.on:
            return False
        named = self.scope()
        return not named or cell in named

    def passes_by(self, cell: str) -> bool:
        """Whether the war that goes on, or that is sure to come, leaves *cell* alone (MA-54)."""
        comes = self.on or self.declared or self.warning > 0
        named = self.scope()
        return comes and bool(named) and cell not in named

    def scope(self) -> tuple[str, ...]:
        """The cells of this war, in the order of the cards; empty for everywhere (MA-54)."""
        return () if self.total else _named(self.cards)


PEACE: Final = War()
"""No war, no truce, and no war card out."""


@cache
def _named(drawn: tuple[str, ...]) -> tuple[str, ...]:
    """The cells that these war cards name; empty if one of them names the whole world."""
    named: list[str] = []
    for card in drawn:
        for effect in cards.effects(card, asterisk=False):
            if effect["effect"] != "war":
                continue
            if effect["scope"] == "all":
                return ()
            named += effect["cells"]
    return tuple(dict.fromkeys(named))
