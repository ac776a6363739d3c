"""How Marco Polo is played well.

- ``thumb``: the rules of thumb of a cabin boy (the level Mousse)
- ``turns``: how many turns the ways on the board take
- ``standing``: how many turns a merchant has to go, and who is likely to win
- ``choosing``: which actions are worth a thought; ``reasons``: what speaks for them
"""

from collections.abc import Sequence
from random import Random

from escales.core import Action, Choices, Message, Strategy, View
from escales.games.marco_polo.state import State
from escales.games.marco_polo.strategy import choosing, reasons, standing, thumb


class MarcoPoloStrategy(Strategy[State]):
    """How Marco Polo is played well."""

    horizon = 5
    outlook = 200

    def advise(self, view: View, choices: Choices, rng: Random) -> Action:
        return thumb.advise(view, choices, rng)

    def shares(self, state: State) -> Sequence[float]:
        return standing.shares(state)

    def candidates(self, state: State, choices: Choices) -> Sequence[Action]:
        return choosing.candidates(state, choices)

    def reason(self, state: State, action: Action) -> Message | None:
        return reasons.reason(state, action)

    def plight(self, state: State) -> Message | None:
        return reasons.plight(state)

    def playout(self, state: State, choices: Choices, rng: Random) -> Action:
        return choosing.playout(state, choices, rng)
