"""States: where a game stands, what may be done, and what everyone sees."""

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Self, cast

from escales.core.action import Action
from escales.core.choices import NO_CHOICES, Choices
from escales.core.event import Event
from escales.core.message import Json, Message, Refused, Unusable
from escales.core.pile import Pile
from escales.core.view import Question, ResultView, Seen, View

if TYPE_CHECKING:
    from escales.core.step import Step

CHANCE: Final = -1
"""The actor when a die is to be rolled, a card drawn, a hand dealt."""

OVER: Final = "over"
"""The phase of a game that has ended; it has no step."""

type Outcomes = tuple[tuple[Action, int], ...]
"""What chance may bring: actions with whole weights above zero, in canonical order."""


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
        ranking = tuple(1 + sum(other > score for other in scores) for score in scores)
        return cls(ranking, reason, rule)

    @classmethod
    def from_json(cls, result: ResultView) -> Self:
        """The result that stands in a view."""
        return cls(tuple(result["ranking"]), result["reason"], result["rule"])

    def to_json(self) -> ResultView:
        """The result as it stands in a view."""
        return {"ranking": list(self.ranking), "reason": self.reason, "rule": self.rule}


def ranks_of_fallen(seats: int, fallen: Sequence[Sequence[int]]) -> list[int]:
    """The ranks of who has *fallen*, in groups from the first to the last, behind all the others.

    By seat, of *seats* altogether; who fell together shares the rank, 0 is who did not fall.
    """
    ranking, rank = [0] * seats, seats + 1
    for group in fallen:
        rank -= len(group)
        for seat in group:
            ranking[seat] = rank
    return ranking


class State(ABC):
    """Where a game stands. Mutable; :meth:`clone` is cheap.

    A state holds plain data only (ints, strings, tuples, lists, dicts, :class:`Pile`): no
    random numbers, no files, no clock. Every field is named in ``__slots__`` of the class, so
    that :meth:`dump` is complete.

    A game lays its rules out in steps, one for each ``phase``; this class asks the step of the
    present phase. A subclass adds its fields, :meth:`clone` and :meth:`seen_by`.
    """

    __slots__ = ("actor", "phase", "result", "roller", "seats")

    game: ClassVar[str]
    """The id of the game."""
    steps: ClassVar[Mapping[str, "Step[Any]"]]
    """The step of each phase."""
    verbs: ClassVar[Mapping[str, tuple[str, ...]]]
    """All verbs of the game, with the kinds of their arguments."""

    actor: int | None
    """The seat to decide (also out of turn: a bid, an answer), CHANCE, or None when over."""
    phase: str
    """Which step the game is in; the question to the actor is ``question-<phase>``."""
    roller: int | None
    """While chance is to move: the seat that holds the die, whose gesture the page waits for, or
    None when the bank deals and nobody is waited for. At any other time None."""
    seats: int
    """How many seats there are, those out of the game included."""
    result: Result | None
    """How the game ended, or None while it goes on."""

    @abstractmethod
    def clone(self) -> Self:
        """An equal and independent copy."""

    @abstractmethod
    def seen_by(self, seat: int | None) -> Seen:
        """What the game says to *seat*, which is one there is, for :meth:`view`."""

    def view(self, seat: int | None) -> View:
        """What *seat* may see (``None``: a spectator). Holds no secret of another seat.

        Raises :class:`Unusable` for a seat there is not.
        """
        self.check_seat(seat)
        seen = self.seen_by(seat)
        return {
            "game": self.game,
            "seat": seat,
            "actor": self.actor,
            "roller": self.roller,
            "phase": self.phase,
            "round": seen["round"],
            "seats": seen["seats"],
            "counters": seen["counters"],
            "pieces": seen["pieces"],
            "question": self._question(seen["asked"]),
            "result": None if self.result is None else self.result.to_json(),
            "options": seen["options"],
            "public": seen["public"],
            "own": seen["own"],
        }

    def check_seat(self, seat: int | None) -> None:
        """Raises :class:`Unusable` for a seat there is not, such as the -1 of chance."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise Unusable(
                f"There is no seat {seat!r}: they are numbered 0 to {self.seats - 1}.",
                Message("unusable-seat", {"given": str(seat)[:20]}),
            )

    def _question(self, asked: dict[str, Json]) -> Question | None:
        """Who must do what now: ``seat`` decides or rolls; nobody is asked when the bank deals."""
        if self.result is not None:
            return None
        seat = self.roller if self.actor == CHANCE else self.actor
        params: dict[str, Json] = {} if seat is None else {"seat": seat}
        return {"id": f"question-{self.phase}", "params": params | asked, "rule": self.rule}

    def resume(self, view: View) -> None:
        """Stand where *view* stands: who is to move in which phase, and how the game ended."""
        self.actor, self.roller, self.phase = view["actor"], view["roller"], view["phase"]
        self.result = None if view["result"] is None else Result.from_json(view["result"])

    def legal_actions(self) -> Choices:
        """Everything the actor may do; empty when chance is to move or the game is over."""
        if self.actor is None or self.actor < 0:
            return NO_CHOICES
        return self.steps[self.phase].choices(self)

    def outcomes(self) -> Outcomes:
        """Everything chance may bring, with weights; empty when it is not chance's turn."""
        if self.actor != CHANCE:
            return ()
        return self.steps[self.phase].outcomes(self)

    def why_not(self, action: Action) -> Message | None:
        """Why *action* cannot be done now, with the rule id; ``None`` when it is legal.

        An action of another phase is refused by the rule of the present one. Raises
        :class:`ValueError` for a verb the game does not have.
        """
        if action.verb not in self.verbs:
            raise ValueError(f"{action.verb!r} is no verb of {self.game}")
        if self.result is not None:
            return Message("refuse-over", {}, self.result.rule)
        step = self.steps[self.phase]
        if action.verb in step.verbs:
            return step.refuse(self, action)
        return Message("refuse-not-now", {"verb": action.verb, "phase": self.phase}, step.rule)

    def apply(self, action: Action) -> list[Event]:
        """Do *action* (a decision or an outcome) and say what happened.

        Deterministic. Raises :class:`Refused`, with the state unchanged, when it is not legal,
        and :class:`ValueError` for a verb the game does not have.
        """
        refusal = self.why_not(action)
        if refusal is not None:
            raise Refused(refusal)
        events: list[Event] = []
        self.steps[self.phase].perform(self, action, events)
        return events

    @property
    def rule(self) -> str:
        """The id of the rule that governs the present phase, or that ended the game."""
        return self.result.rule if self.result is not None else self.steps[self.phase].rule

    def end(self, result: Result, events: list[Event]) -> None:
        """The game is over, and *events* say so last; for the steps to call."""
        self.result = result
        self.actor = None
        self.roller = None
        self.phase = OVER
        events.append(Event("end", result.rule, {"reason": result.reason}))

    def dump(self) -> dict[str, Json]:
        """The whole state, secrets included, as plain JSON; equal states dump equally."""
        return {name: _plain(getattr(self, name)) for name in self._fields()}

    def digest(self) -> str:
        """The sha256 of the canonical JSON of :meth:`dump`, in hexadecimal."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode("ascii")).hexdigest()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self._fields())

    @classmethod
    def _fields(cls) -> list[str]:
        return [name for part in cls.__mro__ for name in getattr(part, "__slots__", ())]


def draw(outcomes: Outcomes, rng: Random) -> Action:
    """One of *outcomes*, as likely as its weight says."""
    left = rng.randrange(sum(weight for _, weight in outcomes))
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("there is nothing to draw from")


def _plain(value: object) -> Json:
    """*value*, made of plain data and piles, as JSON."""
    match value:
        case None | bool() | int() | str():
            return value
        case Result():
            return cast(Json, value.to_json())
        case tuple() | list():
            return [_plain(item) for item in value]
        case dict():
            if not all(isinstance(key, str) for key in value):
                raise TypeError("a dict of a state has words for keys: 1 and '1' would dump alike")
            return {key: _plain(item) for key, item in value.items()}
        case Pile():
            return value.dump()
        case _:
            raise TypeError(f"a state holds plain data only, not {type(value).__name__}")
