"""Models of records from outside: strict types, no unknown fields, a limit on every length."""

from typing import Annotated, Any, NoReturn, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    FailFast,
    Field,
    StringConstraints,
    ValidationError,
    model_validator,
)

from escales.core import InvalidInput, Message
from escales.core.seat import COLOURS, Colour, is_name
from escales.core.table import MOST_ENTRIES
from escales.records.write import FORMAT, MOST_TRACE

MOST_SEATS = 12

type GameId = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}\z")]
type Word = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,39}\z")]
type Version = Annotated[int, Field(ge=1, le=9999)]
type OptionValue = (
    bool
    | Annotated[int, Field(ge=-(10**9), le=10**9)]
    | Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.+-]{1,40}\z")]
)
type OptionValues = Annotated[dict[Word, OptionValue], Field(max_length=64)]
type Sha256 = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}\z")]


def _name(text: str) -> str:
    if not is_name(text):
        raise ValueError("not a name")
    return text


type Name = Annotated[str, AfterValidator(_name)]


class Record(BaseModel):
    """The base of all models: no conversions, no unknown fields, no changes."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, hide_input_in_errors=True)

    @classmethod
    def check(cls, data: object) -> Self:
        """*data* as this model; raises :class:`InvalidInput` with the name of the first wrong field."""
        try:
            return cls.model_validate(data)
        except ValidationError as error:
            _refuse(error)


class SeatRecord(Record):
    """A seat of a save, as in :class:`escales.core.seat.SeatJson`."""

    name: Name
    colour: Colour
    player: Word


class Save(Record):
    """A save, as in :class:`escales.records.write.SaveJson`."""

    # A Literal would take True for 1.
    format: Annotated[int, Field(ge=1, le=FORMAT)]
    game: GameId
    rules: Version
    options: OptionValues
    practice: bool
    real_dice: bool
    seats: Annotated[list[SeatRecord], Field(min_length=1, max_length=MOST_SEATS)]
    log: Annotated[
        list[Annotated[str, StringConstraints(max_length=400)]],
        Field(max_length=MOST_ENTRIES),
        FailFast(),
    ]
    digest: Sha256
    app: Annotated[str, StringConstraints(max_length=80)]


class Report(Record):
    """The report of a bug, as in :class:`escales.records.write.ReportJson`."""

    report: Annotated[int, Field(ge=1, le=FORMAT)]
    app: Annotated[str, StringConstraints(max_length=80)]
    call: Word
    request: Annotated[str, StringConstraints(max_length=MOST_TRACE)]
    trace: Annotated[str, StringConstraints(max_length=MOST_TRACE)]
    save: Save


class Header(Record):
    """The header of a link; links hold its fields in this order (:data:`HEADER_FIELDS`).

    ``options`` are those that differ from the defaults; ``colours`` has a digit for each seat,
    an index into ``COLOURS``; ``players`` is empty if all are human.
    """

    game: GameId
    rules: Version
    options: OptionValues
    names: Annotated[list[Name], Field(min_length=1, max_length=MOST_SEATS)]
    colours: Annotated[str, StringConstraints(pattern=rf"^[0-{len(COLOURS) - 1}]*\z")]
    players: Annotated[list[Word], Field(max_length=MOST_SEATS)]
    entries: Annotated[int, Field(ge=0, le=MOST_ENTRIES)]

    @model_validator(mode="after")
    def _as_many_as_names(self) -> Self:
        if len(self.colours) != len(self.names) or len(self.players) not in (0, len(self.names)):
            raise ValueError("names, colours and players must be as many as there are seats")
        return self


HEADER_FIELDS = tuple(Header.model_fields)


def _refuse(error: ValidationError) -> NoReturn:
    first: Any = error.errors(include_url=False, include_context=False, include_input=False)[0]
    # A record may name its fields anything, and people see the name: odd characters are left out.
    parts = [str(part) for part in first["loc"]]
    field = ".".join(part if part.isascii() and part.isprintable() else "?" for part in parts)
    raise InvalidInput(
        f"This game cannot be read: the field “{field[:60]}” is missing or not as it should be.",
        Message("unusable-field", {"field": field[:60]}),
    ) from None
