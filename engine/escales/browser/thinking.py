"""The calls of the worker that thinks: for a bot that searches, or as a hint to a person.

It is given what a seat sees, and nothing else: it holds no table and imagines what is hidden. It
thinks in slices, so that whoever asks can end or drop a thought between two of them.
"""

import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final, TypedDict

from escales import games
from escales.bots.search import Prospect, Search
from escales.browser.request import Request
from escales.core import Action, InvalidInput, Message
from escales.core.message import MessageJson

MOST_PROSPECTS: Final = 3
"""How many actions an answer tells of."""
POOR: Final = 0.7
"""A chance of winning that is less than this part of an even share wants a reason."""


class ProspectJson(TypedDict):
    """An action that a search thinks much of."""

    action: str
    share: float
    """The expected share of the win, from 0 to 1; 0 if the action was not tried."""
    visits: int
    """The iterations that have tried it."""
    thumb: bool
    """Whether the game's rule of thumb, by which the level Mousse plays, says the same."""
    reason: MessageJson | None
    """What speaks for it, in a word; a ``place`` is framed on the board."""


class Thought(TypedDict):
    """How far a search is."""

    iterations: int
    forced: bool
    """Whether only one action is worth a thought, from the start or by now: there is nothing to search for."""
    prospects: list[ProspectJson]
    """The best actions so far, at least one: first the one to take, then the others by their shares."""
    plight: MessageJson | None
    """Why even the best of them promises little; None if it promises enough, or nobody can tell."""


class Thinker:
    """Thinks about one decision at a time."""

    def __init__(self) -> None:
        self._search: Search | None = None
        self._thumb = ""
        self._even = 0.0
        self._plight: Message | None = None
        self._reason: Callable[[Action], Message | None] = lambda action: None

    def calls(self) -> tuple[Callable[[Request], Thought], ...]:
        """All calls."""
        return self.think, self.think_on

    def think(self, request: Request) -> Thought:
        """Begin to think about the decision in ``{view}``, with the random numbers of ``{seed}``.

        It drops the thought before. The same view, seed and iterations lead to the same action.
        """
        view, seed = request.view("view"), request.number("seed")
        game = games.load(view["game"])
        world = game.sample(view, Random(seed))
        choices = world.legal_actions()
        self._reason = partial(game.strategy.closer.reason, world)
        self._even = 1 / sum(not seat["out"] for seat in view["seats"])
        self._plight = game.strategy.closer.plight(world)
        self._thumb = str(game.strategy.advise(view, choices, Random(seed)))
        self._search = Search(game, view, Random(seed))
        return self._thought(self._search)

    def think_on(self, request: Request) -> Thought:
        """Think for ``{milliseconds}`` more, or a little longer; less if nothing is left to find."""
        search = self._search
        if search is None:
            raise InvalidInput("There is nothing to think about.", Message("unusable-no-table"))
        end = time.monotonic() + request.number("milliseconds") / 1000
        search.run(1)
        while time.monotonic() < end and not search.done:
            search.run(1)
        return self._thought(search)

    def _thought(self, search: Search) -> Thought:
        best = search.prospects()[: 1 if search.done else MOST_PROSPECTS]
        # What is most tried comes first, even if its share is not the greatest; of the others people see the shares only.
        best[1:] = sorted(best[1:], key=lambda one: one.share, reverse=True)
        found = [self._prospect(action, share, visits) for action, share, visits in best]
        return {
            "iterations": search.iterations,
            "forced": search.done,
            "prospects": found or [self._prospect(search.best(), 0.0, 0)],
            "plight": self._plight.to_json() if self._plight and self._is_poor(best) else None,
        }

    def _is_poor(self, found: Sequence[Prospect]) -> bool:
        shares = [share for _, share, visits in found if visits > 0]
        return bool(shares) and max(shares) < POOR * self._even

    def _prospect(self, action: Action, share: float, visits: int) -> ProspectJson:
        reason = self._reason(action)
        return {
            "action": str(action),
            "share": share,
            "visits": visits,
            "thumb": str(action) == self._thumb,
            "reason": reason.to_json() if reason else None,
        }
