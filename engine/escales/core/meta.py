"""Metas: what is known of a game without loading its rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NotRequired, TypedDict, TypeGuard

from escales.core.action import Action
from escales.core.message import InvalidInput, Message

type OptionValue = bool | int | str
"""The value of an option of a table."""
type Options = Mapping[str, OptionValue]
"""The options of a table by name, complete and within their bounds."""
type OptionKind = Literal["bool", "int", "choice"]
"""What the value of an option may be: true or false, a whole number, or one of several words."""


class OptionJson(TypedDict):
    """An option of a game as JSON."""

    name: str
    kind: OptionKind
    default: OptionValue
    rule: str
    """The id of the rule that leaves it open."""
    min: NotRequired[int]
    """The lowest value of an ``int``."""
    max: NotRequired[int]
    """The highest value of an ``int``."""
    step: NotRequired[int]
    """The steps from the lowest value of an ``int`` to the highest."""
    least: NotRequired[int]
    """The lowest value of a limit that a set-up offers above ``min``, which stands for none."""
    choices: NotRequired[list[str]]
    """The values of a ``choice``."""


class SeatRange(TypedDict):
    """How many can play a game."""

    min: int
    max: int
    usual: int
    """How many seats a table has that nobody has set up: the fewest of the source."""
    house: dict[str, str]
    """The numbers of seats that are a house rule, each with the id of that rule."""


class MetaJson(TypedDict):
    """What is known of a game without its rules, as JSON."""

    id: str
    title: str
    seats: SeatRange
    minutes: int
    """The usual length of a game."""
    rules: int
    """The version of the rules."""
    secrets: bool
    """Whether seats see different things."""
    verbs: dict[str, list[str]]
    """Every action and outcome with the kinds of its arguments."""
    landmarks: list[str]
    """The kinds of the events that are highlights of a game."""
    options: list[OptionJson]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing the players agree on before they begin.

    ``kind`` is ``bool``, ``int`` (``low`` to ``high`` in steps of ``step``) or ``choice`` (one
    of ``values``). An ``int`` with a ``least`` is a limit: ``low`` stands for none, and a set-up offers
    ``least`` and more, since with less a game is over before it has begun; the rules allow it.
    ``rule`` is the rule that leaves it open. The messages are
    ``option-<name>`` and ``option-<name>-help``. Links leave out options at their defaults, so
    changing a default changes what old links mean, and raises ``Meta.rules``.
    """

    name: str
    kind: OptionKind
    default: OptionValue
    rule: str
    low: int = 0
    high: int = 0
    step: int = 1
    values: tuple[str, ...] = ()
    least: int | None = None

    def accepts(self, value: object) -> TypeGuard[OptionValue]:
        """Whether *value* is one this option may have."""
        match self.kind:
            case "bool":
                return isinstance(value, bool)
            case "int":
                return type(value) is int and value in self.numbers
            case "choice":
                return value in self.values

    @property
    def numbers(self) -> range:
        """The values of an ``int``, in ascending order."""
        return range(self.low, self.high + 1, self.step)

    def allowed(self) -> str:
        """What this option may be, in words for an error."""
        match self.kind:
            case "bool":
                return "true or false"
            case "int":
                return f"{self.low} to {self.high} in steps of {self.step}"
            case "choice":
                return ", ".join(self.values)

    def refusal(self) -> Message:
        """What to say of a value that this option may not have."""
        return Message(
            f"unusable-option-{self.kind if self.least is None else 'limit'}",
            {
                "option": self.name,
                "low": self.low,
                "high": self.high,
                "step": self.step,
                "values": ", ".join(self.values),
            },
            self.rule,
        )

    def to_json(self) -> OptionJson:
        """The option as JSON."""
        made: OptionJson = {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "rule": self.rule,
        }
        match self.kind:
            case "int":
                made |= {"min": self.low, "max": self.high, "step": self.step}
                if self.least is not None:
                    made["least"] = self.least
            case "choice":
                made["choices"] = list(self.values)
        return made


@dataclass(frozen=True, slots=True)
class Meta:
    """What is known of a game without loading its rules.

    ``rules`` is the version of the rules: it rises when an old log could replay differently. Games
    begun under an older version go on by that version; see :attr:`State.edition`.
    ``house_seats`` are the numbers of seats that are a house rule, each with the id of that rule.
    ``verbs`` names every action and outcome with the kinds of its arguments (``place``,
    ``piece``, ``seat``, ``card``, ``amount``, ``face``...), which the page uses to show them on
    the board. ``secrets`` says that seats see different things. ``minutes`` is a usual length.
    ``landmarks`` are the kinds of events that are highlights of a game; the page marks them on the
    curve of the game's course.
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
    house_seats: Mapping[int, str] = field(default_factory=dict)

    @property
    def usual_seats(self) -> int:
        """How many seats a table has that nobody has set up: the fewest of the source."""
        return next(seats for seats in self.seats if seats not in self.house_seats)

    def resolve(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options, *given* ones checked and the rest at their defaults.

        Raises :class:`InvalidInput` for an option the game does not have or a value out of range.
        """
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise InvalidInput(
                    f"{self.title} has no option {name!r}; it has {', '.join(sorted(known)) or 'none'}.",
                    Message("unusable-option", {"option": str(name)[:40]}),
                )
        chosen: dict[str, OptionValue] = {}
        for option in self.options:
            value = given.get(option.name, option.default)
            if not option.accepts(value):
                raise InvalidInput(
                    f"The option {option.name} of {self.title} must be {option.allowed()}.",
                    option.refusal(),
                )
            chosen[option.name] = value
        return chosen

    def parse(self, text: str) -> Action:
        """The action that *text* stands for; :class:`InvalidInput` if the game has none like it."""
        try:
            action = Action.parse(text)
            if action.verb in self.verbs:
                return action
            sentence = f"{self.title} has no action {action.verb!r}."
        except ValueError as error:
            sentence = f"{error}."
        raise InvalidInput(sentence, Message("unusable-action", {"action": text[:60]}))

    def check_number_of_seats(self, seats: int) -> None:
        """Raises :class:`InvalidInput` when the game is not for *seats* players."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise InvalidInput(
                f"{self.title} is for {low} to {high} players, not {seats}.",
                Message("unusable-seats", {"low": low, "high": high, "given": seats}),
            )

    def to_json(self) -> MetaJson:
        """The meta as JSON, for the terminal and for the page before Python has started."""
        return {
            "id": self.id,
            "title": self.title,
            "seats": {
                "min": self.seats[0],
                "max": self.seats[-1],
                "usual": self.usual_seats,
                "house": {str(seats): rule for seats, rule in self.house_seats.items()},
            },
            "minutes": self.minutes,
            "rules": self.rules,
            "secrets": self.secrets,
            "verbs": {verb: list(kinds) for verb, kinds in self.verbs.items()},
            "landmarks": list(self.landmarks),
            "options": [option.to_json() for option in self.options],
        }
