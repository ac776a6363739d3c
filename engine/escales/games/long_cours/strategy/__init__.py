"""How Long Cours is played well.

- ``candidates``: what is worth a thought; ``reasons``: what speaks for it
- ``estimate``: how likely each captain is to win
- ``routes``: ways between points of call
- ``sight``: what a captain looks at
- ``thumb``: the rule of thumb of a cabin boy
"""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from escales.core import Action, Choices, Message, Strategy, View
from escales.games.long_cours.state import State
from escales.games.long_cours.strategy.candidates import candidates
from escales.games.long_cours.strategy.estimate import shares
from escales.games.long_cours.strategy.reasons import plight, reason
from escales.games.long_cours.strategy.sight import Sight
from escales.games.long_cours.strategy.thumb import thumb


class LongCoursStrategy(Strategy[State]):
    """How Long Cours is played well."""

    horizon: ClassVar[int] = 1
    outlook: ClassVar[int] = 300

    def advise(self, view: View, choices: Choices, rng: Random) -> Action:
        return thumb(Sight.of_view(view), choices, rng.random)

    def shares(self, state: State) -> Sequence[float]:
        return shares(state)

    def candidates(self, state: State, choices: Choices) -> Sequence[Action]:
        return candidates(state, choices)

    def reason(self, state: State, action: Action) -> Message | None:
        return reason(state, action)

    def plight(self, state: State) -> Message | None:
        return plight(state)

    def playout(self, state: State, choices: Choices, rng: Random) -> Action:
        return thumb(Sight.of_state(state), choices, rng.random)
