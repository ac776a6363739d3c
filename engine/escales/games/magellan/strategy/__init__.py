"""How bots play Magellan.

- ``thumb``: the rule of thumb of the level Mousse, from a view; ``fleet``: its errands and steps
- ``estimate``: how likely each seat is to win, for bots that look ahead
- ``plans``: what is worth a thought; ``crews``: which jeep goes by which carrier, and its next step
- ``mind``: what a sailor and a captain think of it; ``errands``: how far a captain is from each goal
- ``ways``: points from everywhere to everywhere that matters
"""

from collections.abc import Hashable, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property, partial
from random import Random
from typing import ClassVar, Final

from escales.core import Action, Choices, Message, Strategy, View
from escales.core.message import Json
from escales.games.magellan.board import CELL
from escales.games.magellan.countries import AT, COST, IDS, INCOME, OPEN, UNSEEN
from escales.games.magellan.pieces import JEEP, NAMES, NONE, of_kind
from escales.games.magellan.rules.war import fights, votes
from escales.games.magellan.rules.world.presence import exposed
from escales.games.magellan.state import State
from escales.games.magellan.strategy import estimate, plans, purchases, thumb
from escales.games.magellan.strategy.crews import step
from escales.games.magellan.strategy.mind import CAPTAIN, SAILOR, Mind
from escales.games.magellan.strategy.ways import GOALS

KNOWN: Final = 4096
"""How many states it remembers the candidates of."""


class MagellanStrategy(Strategy[State]):
    """How Magellan is played well."""

    rounds: ClassVar[int] = 2
    """A turn has so many steps that a tree of them would not see its end."""
    lingering: ClassVar[AbstractSet[str]] = frozenset({"war"})
    """The others strike before whoever has voted for a war does (MA-29)."""

    def __init__(self, mind: Mind = SAILOR) -> None:
        self._mind = mind
        self._known: dict[Hashable, Sequence[Action]] = {}

    @cached_property
    def closer(self) -> "MagellanStrategy":
        return self if self._mind == CAPTAIN else MagellanStrategy(CAPTAIN)

    def advise(self, view: View, choices: Choices, rng: Random) -> Action:
        return thumb.advised(view, choices, rng)

    def shares(self, state: State) -> Sequence[float]:
        return estimate.shares(state, self._mind.reach)

    def candidates(self, state: State, choices: Choices) -> Sequence[Action]:
        """See :meth:`Strategy.candidates`. A search comes to the same states again and again."""
        if state.phase != "turn":
            return plans.candidates(state, choices, self._mind)
        key = _key(state)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KNOWN:
                self._known.clear()
            found = self._known[key] = plans.candidates(state, choices, self._mind)
        return found

    def reason(self, state: State, action: Action) -> Message | None:
        """The country, or the place of a prize, to which the plan leads that *action* belongs to.

        In a vote, what a war would lay open (MA-28); for a purchase, what the piece makes possible.
        """
        if state.phase == "vote":
            return _laid_open(state)
        if state.phase != "turn":
            return None
        if action.verb == "buy":
            return purchases.use(state, action.word())
        for plan in plans.plans(state, state.turn, self._mind):
            if action in step(state, plan.crew, plan.goal):
                return _fetching(state, action, plan, _goal(state, GOALS[plan.goal], self._mind))
        return None

    def playout(self, state: State, choices: Choices, rng: Random) -> Action:
        """The step or purchase that the estimate likes best: it takes no dice to see."""
        found = self.candidates(state, choices)
        worth = partial(plans.worth, state, mind=self._mind)
        return found[0] if len(found) == 1 else max(found, key=worth)

    def goals(self, state: State) -> Sequence[AbstractSet[str]]:
        """The cells where a seat has a jeep at the capital of a country without an owner."""
        return [
            {
                cell
                for jeep in of_kind(seat, JEEP)
                if state.on[jeep] == NONE and (cell := CELL.get(state.at[jeep], "")) in AT
                if any(state.owner[country] < 0 for country in AT[cell])
            }
            for seat in range(state.seats)
        ]


def _goal(state: State, cell: str, mind: Mind) -> Message:
    free = [at for at in AT.get(cell, ()) if state.owner[at] in (OPEN, UNSEEN)]
    if not free:
        return _no_country(state, cell)
    best = max(free, key=mind.worth)
    part = 1 if state.owner[best] == OPEN else mind.unknown
    if _prize(state, cell) / plans.PRIZE > mind.worth(best) * part:
        return _no_country(state, cell)
    params: dict[str, Json] = {
        "place": IDS[best],
        "card": IDS[best],
        "amount": COST[best],
        "missing": max(0, COST[best] - state.cash[state.turn]),
        "income": INCOME[best],
        "known": str(state.owner[best] == OPEN).lower(),
    }
    return Message("hint-goal", params)


def _fetching(state: State, action: Action, plan: plans.Plan, goal: Message) -> Message:
    """*goal*, and if *action* sends an empty ship, the jeep that it is to fetch and where that stands."""
    jeep, carrier = plan.crew[:2]
    sails = carrier != NONE and action == Action("move", (NAMES[carrier], action.word(-1)))
    if not sails or state.on[jeep] != NONE:
        return goal._replace(params={**goal.params, "fetch": "no"})
    fetched: dict[str, Json] = {"fetch": "yes", "piece": NAMES[jeep], "at": state.at[jeep]}
    return goal._replace(params={**goal.params, **fetched})


def _prize(state: State, cell: str) -> int:
    """The greatest prize for a jeep that comes to *cell*, in M; 0 for none."""
    return max((won for goal, won in estimate.prizes(state) if GOALS[goal] == cell), default=0)


def _no_country(state: State, cell: str) -> Message:
    """Why a jeep should go where no country is the reason: for a prize (MA-22), or to take a base (MA-31)."""
    amount = _prize(state, cell)
    if amount:
        return Message("hint-goal-prize", {"place": cell, "amount": amount})
    if cell in state.bases and state.bases.index(cell) != state.turn:
        return Message("hint-goal-base", {"place": cell, "seat": state.bases.index(cell)})
    return Message("hint-goal-place", {"place": cell})


def _laid_open(state: State) -> Message:
    """What a war would lay open, and what it would begin with.

    How many countries without a jeep, where the war would be, the seat that answers has, and how many the others have; in
    how many cells its pieces stand with enemies, and who would strike first there.
    """
    cells = state.war.scope()
    bare = [
        owner
        for cell, countries in AT.items()
        if not cells or cell in cells
        for country in countries
        if (owner := state.owner[country]) >= 0 and not exposed(state, owner, JEEP, cell)
    ]
    own = bare.count(state.decider)
    first = votes.strikes_first(state)
    shared = {cell for cell, _ in fights.together(state, state.decider)} if first >= 0 else ()
    params: dict[str, Json] = {
        "own": own,
        "others": len(bare) - own,
        "shared": len(shared),
        "first": "own" if first == state.decider else "other",
        "other": max(first, 0),  # told only if there are cells to fight for
    }
    return Message("hint-war", params)


def _key(state: State) -> Hashable:
    """All that the candidates of a turn depend on."""
    return (
        (state.turn, state.points, state.round, state.acted, state.told, len(state.deck)),
        (state.flying, state.canals, state.prizes, state.running, state.war),
        (state.edition, state.ruleset, state.target, state.two_dice, state.rounds, state.play_on),
        (state.opener, state.fallen, state.retired),
        (tuple(state.cash), tuple(state.owner), tuple(state.bases)),
        (tuple(state.at), tuple(state.on)),
    )
