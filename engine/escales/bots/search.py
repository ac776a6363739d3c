"""Tree search in any game of the contract: information-set Monte Carlo tree search.

Each iteration imagines a world that the view allows (:meth:`Game.sample`), walks down one tree
that all worlds share, adds a node to it, plays on a little, and credits every node on its way
with the shares of the win. An action that is not legal in the imagined world is passed over
there, so a node counts how often it could have been chosen (Cowling, Powley and Whitehouse,
"Information Set Monte Carlo Tree Search", 2012).

It begins where Matelot ends: what that level thinks of each action is its first opinion, so a
short search is no worse than none.

In a game whose strategy says so (:attr:`Strategy.rounds`) it compares what can be done now by
:mod:`~escales.bots.trials`, without a tree.
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Final, NamedTuple

from escales.bots.expectation import foreseen, weighed
from escales.bots.playout import play_on
from escales.bots.trials import Trials, average
from escales.core import CHANCE, Action, Game, State, View, draw

EXPLORE: Final = 1.4
"""The weight of curiosity against the shares found so far (UCT's constant).

It is counted in standard deviations of the shares at a node: in a game of small steps a small
difference is worth as much as a great one in a game of great steps.
"""
UNKNOWN_SPREAD: Final = 0.5
"""The standard deviation at a node that was passed only once."""
LEAST_SPREAD: Final = 1e-8
"""The least variance at a node."""
OPINION: Final = 8
"""How many visits the first opinion of an action counts as."""
SERVES: Final = 4
"""How many iterations an imagined world serves: to imagine one takes longer than to copy it."""
FIRST_WIDTH: Final = 6
WIDENING: Final = 0.45
"""A node that was passed n times considers ``FIRST_WIDTH + n ** WIDENING`` of its candidates."""
SEVERAL: Final = 8
"""Chance with more outcomes than this shares one node: each one would come up too rarely."""
DEEPEST: Final = 60
"""The most decisions and outcomes that an iteration follows in the tree."""


class Prospect(NamedTuple):
    """An action, what the search thinks of it, and how sure it is."""

    action: Action
    share: float
    """The expected share of the win, from 0 to 1."""
    visits: int
    """How many iterations the share stands on; a first opinion counts as :data:`OPINION`."""


class Node:
    """A place in the tree: what led to it, how often it was tried, what that brought.

    ``shares`` are sums over the visits, by seat; ``squares`` is the sum of the squares of what the
    seat got that decides here, ``seat``. ``visits`` include those that stand for an ``opinion``.
    ``possible`` counts the iterations in which the action that leads here could have been chosen.
    """

    __slots__ = ("after", "opinion", "possible", "seat", "shares", "squares", "visits")

    def __init__(self, seats: int) -> None:
        self.after: dict[Action | None, Node] = {}
        self.shares = [0.0] * seats
        self.squares = 0.0
        self.seat: int | None = None
        self.visits = 0
        self.opinion = 0
        self.possible = 0

    def hear(self, opinion: Sequence[float]) -> None:
        """Take a first opinion: the shares that somebody expects here."""
        self.opinion = OPINION
        self.credit(opinion, OPINION)

    def credit(self, shares: Sequence[float], visits: int = 1) -> None:
        """Add what *visits* brought."""
        self.visits += visits
        for seat, share in enumerate(shares):
            self.shares[seat] += share * visits
        if self.seat is not None:
            self.squares += shares[self.seat] ** 2 * visits

    @property
    def spread(self) -> float:
        """The standard deviation of what the seat got that decides here."""
        if self.seat is None or self.visits < 2:
            return UNKNOWN_SPREAD
        mean = self.shares[self.seat] / self.visits
        return sqrt(max(LEAST_SPREAD, self.squares / self.visits - mean * mean))


class Search:
    """A search for the decision in *view*, which goes on as long as one asks it to.

    The same view, seed of *rng* and number of iterations give the same result.
    """

    def __init__(self, game: Game, view: View, rng: Random) -> None:
        self._game = game
        self._strategy = game.strategy.closer
        self._view = view
        self._rng = rng
        self._root = Node(len(view["seats"]))
        self._world = game.sample(view, rng)
        self._seat = self._root.seat = self._world.decider
        self.iterations = 0
        self._trials: Trials | None = None
        candidates = self._candidates(self._world)
        self.forced = candidates[0] if len(candidates) == 1 else None
        """The only action worth a thought, if there is just one."""
        if self.forced is None:
            found = weighed(game, self._strategy, view, candidates, rng)
            for action, shares in found:
                node = self._root.after[action] = Node(len(shares))
                node.hear(shares)
                self._root.credit(shares, OPINION)
            if self._strategy.rounds:
                ranked = [action for action, _ in found]
                self._trials = Trials(game, view, self._seat, ranked, rng)

    @property
    def done(self) -> bool:
        """Whether there is nothing left to find, however long it goes on."""
        return self.forced is not None or (self._trials is not None and self._trials.settled)

    def run(self, iterations: int) -> None:
        """Think for so many iterations more."""
        for _ in range(iterations):
            if self._trials is None:
                self._iterate()
            else:
                self._trials.run()
                self.iterations += 1

    def prospects(self) -> list[Prospect]:
        """What it thinks of each action, the best or most tried first; empty if there is just one."""
        if self._trials is not None and self.iterations:
            return [
                Prospect(action, average(shares), len(shares))
                for action in self._trials.ranked()
                if (shares := self._trials.found[action])
            ]
        found = [
            Prospect(action, node.shares[self._seat] / node.visits, node.visits)
            for action, node in self._root.after.items()
            if action is not None
        ]
        return sorted(found, key=lambda one: (one.visits, one.share), reverse=True)

    def best(self) -> Action:
        """The action to take; what Matelot would do if there was no time to think."""
        found = self.prospects()
        return found[0].action if found else self._candidates(self._world)[0]

    def settled(self, iterations: int) -> bool:
        """Whether so many iterations more cannot change what is best."""
        if self._trials is not None:
            return self.done
        found = self.prospects()
        second = found[1].visits if len(found) > 1 else 0
        return bool(found) and found[0].visits > second + iterations

    def _iterate(self) -> None:
        world = self._imagined()
        path = self._descend(world)
        shares = self._play_out(world)
        for node in path:
            node.credit(shares)
        self.iterations += 1

    def _imagined(self) -> State:
        """A world that the view allows."""
        if self._game.meta.secrets and self.iterations % SERVES == 0:
            self._world = self._game.sample(self._view, self._rng)
        return self._world.clone()

    def _descend(self, world: State) -> list[Node]:
        """Follow the tree as far as it is known, add a node; *world* is then where that node is."""
        node = self._root
        path = [node]
        drawn = 0
        most = self._strategy.draws
        while world.actor is not None and len(path) < DEEPEST:
            key: Action | None
            if world.actor == CHANCE:
                if drawn == most:
                    break
                drawn += 1
                outcomes = world.outcomes()
                action, weighed = draw(outcomes, self._rng), False
                key = action if len(outcomes) <= SEVERAL else None
            else:
                drawn = 0
                candidates = self._candidates(world)
                action = key = self._choose(node, candidates, world.decider)
                weighed = len(candidates) > 1
            world.perform(action)
            known = node.after.get(key)
            node = known or node.after.setdefault(key, Node(world.seats))
            path.append(node)
            if known is None and weighed:
                break
        return path

    def _choose(self, node: Node, candidates: Sequence[Action], seat: int) -> Action:
        """The candidate to try: an untried one first, else the one with the best upper bound."""
        node.seat = seat
        width = FIRST_WIDTH + int(node.visits**WIDENING)
        curiosity = EXPLORE * node.spread
        best, chosen, untried = -1.0, candidates[0], None
        for action in candidates[:width]:
            child = node.after.get(action)
            if child is None:
                untried = untried or action
                continue
            child.possible += 1
            bound = child.shares[seat] / child.visits
            bound += curiosity * sqrt(log(child.possible + 1) / child.visits)
            if bound > best:
                best, chosen = bound, action
        return untried or chosen

    def _candidates(self, world: State) -> Sequence[Action]:
        return self._strategy.candidates(world, world.legal_actions())

    def _play_out(self, world: State) -> Sequence[float]:
        """The shares of the win at the end of *world*, or as estimated a little later."""
        strategy = self._strategy
        for _ in range(strategy.horizon):
            if world.actor is None:
                break
            play_on(world, strategy, self._rng)
        return foreseen(strategy, world)
