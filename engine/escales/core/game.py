"""Games: what one can sit down to, and with which options."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Literal, TypeGuard

from escales.core.action import Action
from escales.core.choices import Choices
from escales.core.message import Json, Message, Unusable
from escales.core.state import State
from escales.core.view import View

type OptionValue = bool | int | str
type Options = Mapping[str, OptionValue]
"""The options of a table by name, complete and within their bounds."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing the players agree on before they begin.

    ``kind`` is ``bool``, ``int`` (``low`` to ``high`` in steps of ``step``) or ``choice`` (one
    of ``values``). ``rule`` is the rule that leaves it open. The messages are
    ``option-<name>`` and ``option-<name>-help``. Changing a default changes what links mean
    that left it out, so it raises ``Meta.rules``.
    """

    name: str
    kind: Literal["bool", "int", "choice"]
    default: OptionValue
    rule: str
    low: int = 0
    high: int = 0
    step: int = 1
    values: tuple[str, ...] = ()

    def accepts(self, value: object) -> TypeGuard[OptionValue]:
        """Whether *value* is one this option may have."""
        match self.kind:
            case "bool":
                return isinstance(value, bool)
            case "int":
                return type(value) is int and value in range(self.low, self.high + 1, self.step)
            case "choice":
                return value in self.values

    def allowed(self) -> str:
        """What this option may be, in words for an error."""
        match self.kind:
            case "bool":
                return "true or false"
            case "int":
                return f"{self.low} to {self.high} in steps of {self.step}"
            case "choice":
                return ", ".join(self.values)


@dataclass(frozen=True, slots=True)
class Meta:
    """What is known of a game without loading its rules.

    ``rules`` is the version of the rules: it rises when an old log could replay differently.
    ``verbs`` names every action and outcome with the kinds of its arguments (``place``,
    ``piece``, ``seat``, ``card``, ``amount``, ``face``...), which the page uses to show them on
    the board. ``secrets`` says that seats see different things. ``minutes`` is a usual length.
    ``landmarks`` are the kinds of events one would tell of afterwards, marked where the course
    of a game is shown. ``levels`` are the opponents that play by the game's own advice, the weakest
    first: see :meth:`Game.advise`.
    """

    id: str
    title: str
    prefix: str
    seats: range
    minutes: int
    rules: int
    verbs: Mapping[str, tuple[str, ...]]
    options: tuple[Option, ...] = field(default=())
    secrets: bool = False
    landmarks: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()

    def resolve(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options, *given* ones checked and the rest at their defaults.

        Raises :class:`Unusable` for an option the game does not have or a value out of range.
        """
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise Unusable(
                    f"{self.title} has no option {name!r}; it has {', '.join(sorted(known))}.",
                    Message("unusable-option", {"option": str(name)[:40]}),
                )
        chosen: dict[str, OptionValue] = {}
        for option in self.options:
            value = given.get(option.name, option.default)
            if not option.accepts(value):
                raise Unusable(
                    f"The option {option.name} of {self.title} must be {option.allowed()}.",
                    Message(
                        f"unusable-option-{option.kind}",
                        {
                            "option": option.name,
                            "low": option.low,
                            "high": option.high,
                            "step": option.step,
                            "values": ", ".join(option.values),
                        },
                        option.rule,
                    ),
                )
            chosen[option.name] = value
        return chosen

    def parse(self, text: str) -> Action:
        """The action that *text* stands for; :class:`Unusable` if the game has none like it."""
        try:
            action = Action.parse(text)
            if action.verb in self.verbs:
                return action
            sentence = f"{self.title} has no action {action.verb!r}."
        except ValueError as error:
            sentence = f"{error}."
        raise Unusable(sentence, Message("unusable-action", {"action": text[:60]}))

    def check_seats(self, seats: int) -> None:
        """Raises :class:`Unusable` when the game is not for *seats* players."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise Unusable(
                f"{self.title} is for {low} to {high} players, not {seats}.",
                Message("unusable-seats", {"low": low, "high": high, "given": seats}),
            )

    def to_json(self) -> dict[str, Json]:
        """The meta as JSON, for the terminal and for the page before Python has started."""
        return {
            "id": self.id,
            "title": self.title,
            "seats": {"min": self.seats[0], "max": self.seats[-1]},
            "minutes": self.minutes,
            "rules": self.rules,
            "secrets": self.secrets,
            "verbs": {verb: list(kinds) for verb, kinds in self.verbs.items()},
            "landmarks": list(self.landmarks),
            "levels": list(self.levels),
            "options": [_option_json(option) for option in self.options],
        }


def _option_json(option: Option) -> Json:
    shown: dict[str, Json] = {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "rule": option.rule,
    }
    match option.kind:
        case "int":
            shown |= {"min": option.low, "max": option.high, "step": option.step}
        case "choice":
            shown["choices"] = list(option.values)
    return shown


class Game(ABC):
    """A game: makes states, and imagines what a seat cannot see.

    Every game is a module ``escales.games.<id>.game`` with one instance named ``GAME``.
    """

    meta: Meta

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """The state before anything has happened; options not given have their defaults.

        Raises :class:`Unusable` for a number of seats or an option the game does not have.
        """
        self.meta.check_seats(seats)
        return self.start(seats, self.meta.resolve(options or {}))

    @abstractmethod
    def start(self, seats: int, options: Options) -> State:
        """The first state, *seats* and complete *options* being checked."""

    @abstractmethod
    def sample(self, view: View, rng: Random) -> State:
        """A state that *view* allows: its view for that seat and its legal actions are the same.

        What the seat cannot see is drawn by *rng*, as likely as it is.
        """

    def advise(self, level: str, view: View, choices: Choices, rng: Random) -> Action:
        """What an opponent of *level*, one of ``meta.levels``, does: one of *choices*.

        It knows what *view* shows, which is that of the seat that decides; the same *rng* gives
        the same advice.
        """
        raise NotImplementedError(f"{self.meta.title} has no advice for {level}")
