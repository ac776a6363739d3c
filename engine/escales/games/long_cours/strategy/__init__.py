"""How Long Cours is played well.

- ``routes``: ways between points of call
- ``sight``: what a captain looks at
- ``thumb``: the rule of thumb of a cabin boy
"""

from random import Random

from escales.core import Action, Choices, Strategy, View
from escales.games.long_cours.state import State
from escales.games.long_cours.strategy.sight import Sight
from escales.games.long_cours.strategy.thumb import thumb


class LongCoursStrategy(Strategy[State]):
    """How Long Cours is played well."""

    def advise(self, view: View, choices: Choices, rng: Random) -> Action:
        return thumb(Sight.of_view(view), choices, rng)

    def playout(self, state: State, choices: Choices, rng: Random) -> Action:
        return thumb(Sight.of_state(state), choices, rng)
