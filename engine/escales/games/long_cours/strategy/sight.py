"""What a captain looks at before a decision: in a view, or in a state that a search imagines."""

from collections.abc import Sequence
from typing import Self, cast

from escales.core import View
from escales.games.long_cours.board import NOWHERE, STRANDING, ZONES
from escales.games.long_cours.cards import STORM
from escales.games.long_cours.rules import rounds
from escales.games.long_cours.rules.holdings import most_at_once
from escales.games.long_cours.state import State
from escales.games.long_cours.view import Own, Public


def heaps(stranded: Sequence[Sequence[int]]) -> list[tuple[str, int]]:
    """The stranding places where goods lie, and how many millions."""
    return [
        (STRANDING[zone], sum(heap))
        for zone, heap in zip(ZONES, stranded, strict=True)
        if any(heap)
    ]


class Sight:
    """The fields of the state that everybody sees, as the seat *me* sees them, and its *hand*."""

    __slots__ = (
        *("asked", "bid", "bidders", "blow", "cargo", "cash", "closing", "corsaire"),
        *("dangerous", "hand", "heaps", "legs", "me", "most", "moved", "owner", "phase", "rolled"),
        *("ships", "target", "turn"),
    )

    me: int
    phase: str
    turn: int
    hand: Sequence[str]
    cash: Sequence[int]
    most: int
    """The most that can be paid or bid at once, in M, however rich one is."""
    cargo: Sequence[Sequence[int]]
    ships: Sequence[str]
    heaps: Sequence[tuple[str, int]]
    """The stranding places where goods lie, and how many millions."""
    owner: int
    corsaire: str
    dangerous: bool
    """Whether the Corsaire is at sea, and still has a turn before the game ends."""
    closing: bool
    """Whether the last round runs: at its end what is aboard counts three times its price."""
    legs: int
    moved: str
    rolled: bool
    asked: bool
    target: int
    blow: str
    """The last card of the fight; empty outside fights."""
    bid: int
    bidders: Sequence[int]

    @classmethod
    def of_view(cls, view: View) -> Self:
        """What the seat that decides sees in its *view*."""
        public = cast(Public, view["public"])
        own = cast(Own, view["own"])
        sight = cls()
        sight.me = cast(int, view["actor"])
        sight.phase, sight.turn = view["phase"], public["turn"]
        sight.hand = tuple(own["hand"])
        sight.cash, sight.cargo, sight.ships = public["cash"], public["cargo"], public["ships"]
        sight.most = most_at_once(view["rules"])
        sight.heaps = heaps(public["stranded"])
        sight.owner, sight.corsaire = public["owner"], public["corsaire"]
        sight.dangerous = bool(public["danger"])
        sight.closing = 0 < view["counters"]["rounds"] == view["counters"]["round"]
        sight.legs, sight.moved = public["legs"], public["moved"]
        sight.rolled, sight.asked = public["rolled"], public["asked"]
        sight.target = public["target"]
        sight.blow = public["blows"][-1] if public["blows"] else ""
        sight.bid, sight.bidders = public["bid"], public["bidders"]
        return sight

    @classmethod
    def of_state(cls, state: State) -> Self:
        """What the seat that decides would see in *state*."""
        sight = cls()
        sight.me = me = state.decider
        sight.phase, sight.turn = state.phase, state.turn
        sight.hand = state.hands[me]
        sight.cash, sight.cargo, sight.ships = state.cash, state.cargo, state.ships
        sight.most = most_at_once(state.edition)
        sight.heaps = heaps(state.stranded)
        sight.owner, sight.corsaire = state.owner, state.corsaire
        sight.dangerous = rounds.corsaire_comes(state)
        sight.closing = 0 < state.rounds == state.round
        sight.legs, sight.moved = state.legs, state.moved
        sight.rolled, sight.asked = state.rolled, state.asked
        sight.target = state.target
        sight.blow = state.blows[-1] if state.blows else ""
        sight.bid, sight.bidders = state.bid, state.bidders
        return sight

    @property
    def ship(self) -> str:
        """Where the own ship is."""
        return self.ships[self.me]

    @property
    def has_storm(self) -> bool:
        return STORM in self.hand

    @property
    def pursuer(self) -> str:
        """Where the Corsaire of another captain is at sea, if it is and can still come."""
        return self.corsaire if self.dangerous and self.owner != self.me else NOWHERE

    def prey(self) -> tuple[str, ...]:
        """Where the ships of the others are."""
        return tuple([at for seat, at in enumerate(self.ships) if seat != self.me and at])
