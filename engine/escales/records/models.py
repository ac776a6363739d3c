"""The shape of what comes from outside: strict, closed, and bounded in every length."""

from typing import Annotated, Any, Literal, NoReturn, Self

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

from escales.core import Message, Unusable
from escales.core.seat import COLOURS, is_name
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
    """What all models have in common: no conversions, no unknown fields, no changes."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, hide_input_in_errors=True)

    @classmethod
    def check(cls, data: object) -> Self:
        """*data* as this model; raises :class:`Unusable`, naming the first field at fault."""
        try:
            return cls.model_validate(data)
        except ValidationError as error:
            _refuse(error)


class SeatRecord(Record):
    """Who sits at a seat."""

    name: Name
    colour: Literal[COLOURS]  # type: ignore[valid-type]
    player: Word


class Save(Record):
    """A save, as :func:`escales.records.write.save` makes it."""

    # No Literal: that takes True for 1.
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
    """What a fault left, as :func:`escales.records.write.report` makes it."""

    report: Annotated[int, Field(ge=1, le=FORMAT)]
    app: Annotated[str, StringConstraints(max_length=80)]
    call: Word
    request: Annotated[str, StringConstraints(max_length=MOST_TRACE)]
    trace: Annotated[str, StringConstraints(max_length=MOST_TRACE)]
    save: Save


class Header(Record):
    """The head of a link, in the order in which it is written (:data:`HEADER_FIELDS`).

    ``options`` are those that differ from the defaults; ``colours`` has a digit for each seat,
    an index into ``COLOURS``; ``players`` is empty when all are human.
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
    # Field names of the record may be anything; they are shown, so only plain ones are.
    parts = [str(part) for part in first["loc"]]
    field = ".".join(part if part.isascii() and part.isprintable() else "?" for part in parts)
    raise Unusable(
        f"This game cannot be read: the field “{field[:60]}” is missing or not as it should be.",
        Message("unusable-field", {"field": field[:60]}),
    ) from None
