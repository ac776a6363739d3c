"""How Le Magot is played well: mostly luck, but tokens can stand well or badly.

- ``estimate``: what each player will have at the end, and so how likely they are to win
- ``closely``: the same more exactly, for a search
- ``walks``: where the die leads a pawn
- ``reasons``: what speaks for a cell
"""

from collections.abc import Hashable, Sequence
from functools import cached_property
from random import Random
from typing import ClassVar, Final, cast

from escales.core import Action, Choices, Message, Strategy, View
from escales.games.magot.board import INNER_CELLS
from escales.games.magot.state import State
from escales.games.magot.strategy import closely, estimate, reasons
from escales.games.magot.view import Public

CELLS_TRIED: Final = 12
"""How many cells for a token are worth a thought."""
KNOWN: Final = 4096
"""How many positions it remembers the candidates of."""


class MagotStrategy(Strategy[State]):
    """How Le Magot is played well."""

    horizon: ClassVar[int] = 0
    draws: ClassVar[int] = 0
    """The estimate knows the die: what it brings next would only hide what a place is worth."""

    def __init__(self) -> None:
        self._known: dict[Hashable, Sequence[Action]] = {}

    def advise(self, view: View, choices: Choices, rng: Random) -> Action:
        """Start anywhere inside; put the others' Arrivées far away, and send their pawns far."""
        public = cast(Public, view["public"])
        if view["phase"] == "depart":
            inside = [action for action in choices if action.number() in INNER_CELLS]
            return rng.choice(inside or choices)
        if view["phase"] == "arrivee":
            start = public["depart"][public["turn"]]
            far = sorted(choices, key=lambda action: abs(action.number() - start))
            return rng.choice(far[len(far) // 2 :])
        goal = public["arrivee"][public["captives"][0]]
        return max(choices, key=lambda action: abs(action.number() - goal))

    def shares(self, state: State) -> Sequence[float]:
        return estimate.shares(state)

    @cached_property
    def closer(self) -> "MagotStrategy":
        return CloserMagotStrategy()

    def candidates(self, state: State, choices: Choices) -> Sequence[Action]:
        """The cells that promise the decider most; a search comes to the same ones repeatedly."""
        if len(choices) <= CELLS_TRIED:
            return choices
        key = _key(state)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KNOWN:
                self._known.clear()
            found = self._known[key] = _promising(state, choices)
        return found

    def reason(self, state: State, action: Action) -> Message | None:
        return reasons.reason(state, action)

    def playout(self, state: State, choices: Choices, rng: Random) -> Action:
        return choices[rng.randrange(len(choices))]


class CloserMagotStrategy(MagotStrategy):
    """The same for a search: it knows the odds more exactly."""

    def shares(self, state: State) -> Sequence[float]:
        return closely.shares(state)


def _promising(state: State, choices: Choices) -> Sequence[Action]:
    """The best cells for a token, by the estimate."""
    place = state.depart if state.phase == "depart" else state.arrivee
    seat, before = state.decider, place[state.turn]
    worth: dict[Action, float] = {}
    pawn = state.pawns[state.turn]
    for action in choices:
        place[state.turn] = action.number()
        if state.phase == "depart":
            state.pawns[state.turn] = action.number()
        worth[action] = closely.shares(state)[seat]
    place[state.turn] = before
    state.pawns[state.turn] = pawn
    return sorted(worth, key=worth.__getitem__, reverse=True)[:CELLS_TRIED]


def _key(state: State) -> Hashable:
    """All that the promise of a cell depends on."""
    return (
        (
            state.phase,
            state.decider,
            state.turn,
            state.pot,
            state.round,
            state.rounds,
            state.edition,
        ),
        (state.short, tuple(state.points)),
        (tuple(state.depart), tuple(state.arrivee), tuple(state.pawns)),
    )
