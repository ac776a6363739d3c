"""What a war is in a state of Magellan: who is at war with whom, and what is due (MA-25 to MA-30).

One immutable value, so that a state shares it with its clones.
"""

from functools import cache
from typing import Final, NamedTuple

from escales.games.magellan import cards

type Group = tuple[str, str]
"""Fights that are due: the cell and the kind of the pieces."""
type Loss = tuple[int, str]
"""A piece that an ally has to give: the seat and the kind (MA-47)."""


class War(NamedTuple):
    """War, truce or peace. Plain data only: ints, words and tuples of them."""

    on: bool = False
    """Whether pieces fight now: looked at on every move, so that peace costs nothing."""
    declared: bool = False
    """Whether a war begins with the next turn (MA-29)."""
    truce: bool = False
    """Whether the war cards lie aside (MA-29)."""
    cards: tuple[str, ...] = ()
    """The war cards that are out, in the order in which they were drawn (MA-54)."""
    total: bool = False
    """Whether it was announced without a card: everywhere and without alliances (MA-57)."""
    camps: tuple[int, ...] = ()
    """The camp of each seat, -1 for one that was out; empty when each is alone (MA-45)."""

    warner: int = -1
    """Who has announced a war, -1 for nobody (MA-29)."""
    warning: int = 0
    """How many times the warner's turn has to come round before it begins."""
    seen: int = -1
    """Whose turn began last, while a warning runs."""
    motion: str = ""
    """What is asked: ``card`` (war or truce?), ``offer`` (a truce?), or nothing."""
    voters: tuple[int, ...] = ()
    """The seats still to answer, the next first; those before them said truce."""
    offered: bool = False
    """Whether a truce has been asked for this turn (MA-30)."""

    due: tuple[Group, ...] = ()
    """The fights that the seat whose turn it is has to fight (MA-30)."""
    cell: str = ""
    """Where the present fight is; empty outside fights."""
    kind: str = ""
    """The kind of the pieces that fight."""
    foe: int = -1
    """Whom the seat whose turn it is fights."""
    throws: tuple[int, ...] = ()
    """What the dice have shown: first that of the seat whose turn it is (MA-25)."""
    stage: int = 0
    """Before ships fight: 0 the planes of the seat whose turn it is may bomb, 1 those of its foe,
    2 neither (MA-44)."""
    struck: tuple[int, ...] = ()
    """The planes that have bombed from their ships in this fight, once for each bomb."""

    bombed: tuple[int, ...] = ()
    """The planes in flight that have bombed (MA-40)."""
    bomber: int = -1
    """The plane that bombs, -1 for none."""
    chooser: int = -1
    """Who chooses the pieces that are hit."""
    field: str = ""
    """The cell in which they are."""
    hits: tuple[str, ...] = ()
    """The kinds of the pieces still to be taken away, the next first."""
    prey: tuple[int, ...] = ()
    """Whose pieces can be hit."""
    mourners: tuple[Loss, ...] = ()
    """What allies still have to lose, the next first (MA-47)."""

    fields: tuple[str, ...] = ()
    """The cells in which countries may be taken (MA-28)."""
    spared: tuple[int, ...] = ()
    """The countries that were left alone (MA-46)."""

    def hostile(self, one: int, other: int) -> bool:
        """Whether two seats would be enemies in this war (MA-45)."""
        return one != other and (not self.camps or self.camps[one] != self.camps[other])

    def fought_in(self, cell: str) -> bool:
        """Whether pieces fight in *cell* now (MA-30)."""
        if not self.on:
            return False
        named = self.scope()
        return not named or cell in named

    def scope(self) -> tuple[str, ...]:
        """The cells of this war, in the order of the cards; none for everywhere (MA-54)."""
        return () if self.total else _named(self.cards)


PEACE: Final = War()
"""No war, no truce, no war card out."""


@cache
def _named(drawn: tuple[str, ...]) -> tuple[str, ...]:
    named: list[str] = []
    for card in drawn:
        for effect in cards.effects(card, asterisk=False):
            if effect["effect"] != "war":
                continue
            if effect["scope"] == "all":
                return ()
            named += effect["cells"]
    return tuple(dict.fromkeys(named))
