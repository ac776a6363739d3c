"""Results: how a game ended."""

from collections.abc import Sequence
from typing import NamedTuple, Self

from escales.core.view import ResultView


def ranks_by_score[Score: (int, tuple[int, ...])](scores: Sequence[Score]) -> tuple[int, ...]:
    """The rank of each of *scores*, 1 for the highest; equal scores share the rank."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


class Result(NamedTuple):
    """How a game ended.

    ``ranking[seat]`` is that seat's rank, 1 the best; equal seats share a rank and the next
    one is skipped. ``reason`` has the sentence ``reason-<reason>``; ``rule`` is the rule.
    """

    ranking: tuple[int, ...]
    reason: str
    rule: str

    @classmethod
    def by_score[Score: (int, tuple[int, ...])](
        cls, scores: Sequence[Score], reason: str, rule: str
    ) -> Self:
        """Ranked by *scores*, one a seat, the highest first; equal scores share the rank."""
        return cls(ranks_by_score(scores), reason, rule)

    @classmethod
    def from_json(cls, result: ResultView) -> Self:
        """The result that stands in a view."""
        return cls(tuple(result["ranking"]), result["reason"], result["rule"])

    def to_json(self) -> ResultView:
        """The result as it stands in a view."""
        return {"ranking": list(self.ranking), "reason": self.reason, "rule": self.rule}


def ranks_of_fallen(seats: int, fallen: Sequence[Sequence[int]]) -> list[int]:
    """Rank by seat of those that have *fallen*, given in groups from the first to the last.

    Those that fell first come last; a group shares its rank; 0 for a seat still in the game.
    """
    ranking, rank = [0] * seats, seats + 1
    for group in fallen:
        rank -= len(group)
        for seat in group:
            ranking[seat] = rank
    return ranking
