"""States: where a game stands, what may be done, and what everyone sees."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import field
from typing import Any, ClassVar, Final, Protocol, Self

from escales.core.action import Action
from escales.core.choices import NO_CHOICES, Choices
from escales.core.event import Event
from escales.core.fields import fields_of, start_fields, state_fields
from escales.core.message import IllegalAction, InvalidInput, Json, Message
from escales.core.meta import Meta, Options, OptionValue
from escales.core.outcome import Outcomes
from escales.core.pile import Pile
from escales.core.result import Result
from escales.core.step import Step
from escales.core.view import Question, Seen, View

CHANCE: Final = -1
"""The actor when a die is to be rolled, a card drawn, a hand dealt."""

OVER: Final = "over"
"""The phase of a game that has ended; it has no step."""


class GameOfState(Protocol):
    """What a state asks of its game; see :class:`~escales.core.game.Game`."""

    @property
    def meta(self) -> Meta:
        """Id, verbs, options."""

    @property
    def phases(self) -> Mapping[str, Step[Any]]:
        """The step of each phase."""

    def see(self, state: Any, seat: int | None) -> Seen:
        """The game's part of a view."""


@state_fields
class State:
    """Where a game stands. Mutable; :meth:`clone` is cheap.

    A game's state adds its fields, each declared once with type, starting value and meaning:
    :meth:`clone`, :meth:`dump`, equality and the start follow from the declarations (see
    :mod:`escales.core.fields`). A field holds plain data only (ints, strings, tuples, lists,
    dicts, :class:`Pile`): no random numbers, no files, no clock.

    The rules are in steps, one for each ``phase``; a state asks the step of its phase.
    """

    OPTIONS: ClassVar[tuple[tuple[str, str], ...]]
    """The fields that hold options, each as (option, field); found by :func:`state_fields`."""

    game: GameOfState = field(compare=False, repr=False)
    seats: int
    """How many seats there are, those out of the game included."""
    phase: str
    """Which step the game is in; the question to the actor is ``question-<phase>``."""
    edition: int = field(compare=False, repr=False)
    """The version of the rules that the game is played by, up to ``meta.rules``: a game goes on by
    the rules under which it began. It is no part of the dump, so old digests stay true."""
    actor: int | None = CHANCE
    """The seat to decide (also out of turn: a bid, an answer), CHANCE, or None when over."""
    roller: int | None = None
    """The seat that holds the die while chance is to move: the page waits for its gesture.

    None when the bank deals, and whenever chance is not to move.
    """
    round: int = 0
    """The round being played, from 1; 0 before the first."""
    result: Result | None = None
    """How the game ended, or None while it goes on."""

    def __init__(self, game: GameOfState, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.phase = next(iter(game.phases))
        self.edition = game.meta.rules
        start_fields(self, seats, options)

    @classmethod
    def resumed(cls, game: GameOfState, view: View) -> Self:
        """A state that stands where *view* stands; the game's own fields have starting values."""
        state = cls(game, len(view["seats"]), view["options"])
        state.actor, state.roller, state.phase = view["actor"], view["roller"], view["phase"]
        state.round, state.edition = view["round"], view["rules"]
        state.result = None if view["result"] is None else Result.from_json(view["result"])
        return state

    def clone(self) -> Self:
        """An equal and independent copy."""
        raise NotImplementedError("written by state_fields")

    @property
    def decider(self) -> int:
        """The seat that has to decide; raises :class:`ValueError` when none has to."""
        if self.actor is None or self.actor < 0:
            raise ValueError(f"no seat decides in phase {self.phase}")
        return self.actor

    def view(self, seat: int | None) -> View:
        """What *seat* may see (``None``: a spectator). Holds no secret of another seat.

        Raises :class:`InvalidInput` for a seat there is not.
        """
        self.check_seat(seat)
        seen = self.game.see(self, seat)
        return {
            "game": self.game.meta.id,
            "rules": self.edition,
            "seat": seat,
            "actor": self.actor,
            "roller": self.roller,
            "phase": self.phase,
            "round": self.round,
            "seats": seen["seats"],
            "counters": seen["counters"],
            "pieces": seen["pieces"],
            "question": self._question(seen["asked"]),
            "result": None if self.result is None else self.result.to_json(),
            "options": self._options(),
            "public": seen["public"],
            "own": seen["own"],
        }

    def check_seat(self, seat: int | None) -> None:
        """Raises :class:`InvalidInput` for a seat there is not, such as the -1 of chance."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise InvalidInput(
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

    def _options(self) -> dict[str, OptionValue]:
        """The options of the table, by name."""
        return {option: getattr(self, held) for option, held in self.OPTIONS}

    def legal_actions(self) -> Choices:
        """Everything the actor may do; empty when chance is to move or the game is over."""
        if self.actor is None or self.actor < 0:
            return NO_CHOICES
        return self.game.phases[self.phase].choices(self)

    def outcomes(self) -> Outcomes:
        """Everything chance may bring, with weights; empty when it is not chance's turn."""
        if self.actor != CHANCE:
            return ()
        return self.game.phases[self.phase].outcomes(self)

    def why_not(self, action: Action) -> Message | None:
        """Why *action* cannot be done now, with the rule id; ``None`` when it is legal.

        An action of another phase is refused by the rule of the present one. Raises
        :class:`ValueError` for a verb the game does not have.
        """
        if action.verb not in self.game.meta.verbs:
            raise ValueError(f"{action.verb!r} is no verb of {self.game.meta.id}")
        if self.result is not None:
            return Message("refuse-over", {}, self.result.rule)
        step = self.game.phases[self.phase]
        if action.verb in step.verbs:
            return step.refuse(self, action)
        return Message("refuse-not-now", {"verb": action.verb, "phase": self.phase}, step.rule)

    def apply(self, action: Action) -> list[Event]:
        """Do *action* (a decision or an outcome) and say what happened.

        Deterministic. Raises :class:`IllegalAction`, with the state unchanged, when it is not
        legal, and :class:`ValueError` for a verb the game does not have.
        """
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.perform(action)

    def perform(self, action: Action) -> list[Event]:
        """Do *action*, which is known to be legal, and say what happened."""
        events: list[Event] = []
        self.game.phases[self.phase].perform(self, action, events)
        return events

    @property
    def rule(self) -> str:
        """The id of the rule that governs the present phase, or that ended the game."""
        return self.result.rule if self.result is not None else self.game.phases[self.phase].rule

    def ask(self, phase: str, seat: int) -> None:
        """*seat* decides next, in *phase*; for the steps to call."""
        self.phase, self.actor, self.roller = phase, seat, None

    def roll(self, phase: str, seat: int) -> None:
        """Chance moves next, in *phase*; *seat* holds the die. For the steps to call."""
        self.phase, self.actor, self.roller = phase, CHANCE, seat

    def deal(self, phase: str) -> None:
        """Chance moves next, in *phase*; the bank deals. For the steps to call."""
        self.phase, self.actor, self.roller = phase, CHANCE, None

    def others(self, seat: int) -> list[int]:
        """The seats after *seat* in playing order, those out of the game included."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def end(self, result: Result, events: list[Event]) -> None:
        """The game is over, and *events* say so last; for the steps to call."""
        self.result = result
        self.actor = None
        self.roller = None
        self.phase = OVER
        events.append(Event("end", result.rule, {"reason": result.reason}))

    def dump(self) -> dict[str, Json]:
        """The whole state, secrets included, as plain JSON; equal states dump equally."""
        held = (declared.name for declared in fields_of(self) if declared.compare)
        return {name: _plain(getattr(self, name)) for name in held}

    def digest(self) -> str:
        """The sha256 of the canonical JSON of :meth:`dump`, in hexadecimal."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode("ascii")).hexdigest()


def _plain(value: object) -> Json:
    """*value*, made of plain data and piles, as JSON."""
    match value:
        case None | bool() | int() | str():
            return value
        case Result():
            return _plain(value.to_json())
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
