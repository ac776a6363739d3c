"""The answers of :class:`~escales.browser.door.Door` as JSON.

``build/page_types.py`` makes the page's types of them.
"""

from typing import Literal, TypedDict

from escales.core import OptionValue, Plan, SeenEntry, SeenEvent, View
from escales.core.message import Json, MessageJson
from escales.core.seat import SeatJson
from escales.records.write import ReportJson, SaveJson


class AmountRange(TypedDict):
    """Amounts from ``min`` to ``max``, both included, in steps of ``step``."""

    min: int
    max: int
    step: int


class FamilyJson(TypedDict):
    """Actions that differ only in their last argument."""

    verb: str
    fixed: list[int | str]
    """The arguments before the last one."""
    values: list[int | str] | None
    """What the last argument may be, if it is one of a list."""
    range: AmountRange | None
    """What the last argument may be, if it is an amount."""


class OutcomeJson(TypedDict):
    """Something that chance may bring."""

    action: str
    weight: int


class Snapshot(TypedDict):
    """A table as one seat, or a spectator, sees it."""

    game: str
    rules: int
    """The version of the game's rules."""
    seats: list[SeatJson]
    options: dict[str, OptionValue]
    practice: bool
    """Whether anything may be undone."""
    real_dice: bool
    """Whether the players roll their own dice."""
    read_only: bool
    """Whether people can only look at the game, because its save is damaged."""
    warning: MessageJson | None
    """What is wrong with a game that is read-only."""
    length: int
    """The number of entries in the log."""
    move: int
    """The number of entries after which the view stands."""
    view: View
    choices: list[FamilyJson] | None
    """The legal actions, if the actor sees this; for everybody if the game has no secrets."""
    outcomes: list[OutcomeJson] | None
    """The possible outcomes of chance, if people enter what their own dice show."""
    undo: bool
    """Whether the last decision can be undone."""
    idle: str | None
    """What lets the turn pass with nothing done, if the only person still in the game is asked."""
    matter: SeenEvent | None
    """The first event of ``entries`` that players want to know of who let their turns pass."""
    entries: list[SeenEntry]
    """The log from the entry on that the request asks for, but only its newest entries if these are many."""
    save: SaveJson
    """The save of the game; if the game is read-only, the save as it was read."""


class SeenJson(TypedDict):
    """What the seat that decides sees."""

    view: View
    """All that a search for this decision needs to know."""


class EntriesJson(TypedDict):
    """A part of the log."""

    entries: list[SeenEntry]
    """Entries without a gap, in order."""


class Landmark(TypedDict):
    """A highlight of a game."""

    move: int
    """The number of entries after which it has happened."""
    event: SeenEvent


class AccountLine(TypedDict):
    """What a seat received, or paid, for one cause."""

    cause: str
    """The reason of the payments, or the kind of their events; the message is ``account-<cause>``."""
    gain: bool
    """Whether the seat received it."""
    times: int
    """How many payments these were."""
    amount: int
    """Their sum."""


class Account(TypedDict):
    """What a seat received and paid during a game."""

    seat: int
    lines: list[AccountLine]
    """Receipts first, each kind by its sum, the greatest first."""
    goods: list[AccountLine]
    """What it gained and lost without paying; see ``Telling.goods``. The message is ``account-goods-<cause>``."""
    worth: list[MessageJson]
    """What the final figure is made of; see ``Game.worth``. Empty before the end."""


class Course(TypedDict):
    """How a game went."""

    moves: list[int]
    """After how many entries ``wealth`` is told: from just before the first round to all, the landmarks' included."""
    rounds: list[int]
    """After how many entries each round had begun."""
    wealth: list[list[int]]
    """The wealth of each seat after each of these: as a spectator saw it then or, once the game has ended, as it was."""
    landmarks: list[Landmark]
    accounts: list[Account]


class TurningPointJson(TypedDict):
    """A move that changed who would win."""

    entry: SeenEntry
    """The move."""
    how: Literal["throw", "draw", "choice", "lingering"]
    """What it was: a throw of a die, something else that chance brought, a choice, or one that shows its effect later."""
    events: list[SeenEvent]
    """What it did and, after a choice, what was drawn because of it: the card that was bought."""
    seat: int
    """The seat whose share of the win it changed most."""
    before: float
    """That share before the move, from 0 to 1."""
    after: float


class TurningPoints(TypedDict):
    """The moves that changed most who would win, in their order."""

    points: list[TurningPointJson] | None
    """``None`` as long as they are being found: the same call goes on."""


class OwnNews(TypedDict):
    """What others cost or brought a seat, or threaten to."""

    id: str
    """The id of the sentence in the game's Fluent files."""
    params: dict[str, Json]
    """The parameters of the sentence."""
    event: SeenEvent | None
    """The event that it tells, whose own sentence serves as well; ``None`` for a sum of payments, or an alarm."""
    loss: bool
    """Whether it cost the seat something, or may do so."""


class Deed(TypedDict):
    """Something that a seat did."""

    order: int
    """Its place among all that happened, for several in one that of the last.

    Deeds come with the most important first.
    """
    event: SeenEvent
    """The event; of several in one, the last. The phrase is ``since-<kind>``, if the game has it."""
    face: Json
    """What the die showed that brought it; None if the game tells it otherwise."""
    pieces: list[str]
    """The pieces that moved, if it is a movement."""
    amount: int
    """The sum of the amounts."""


class SeatNews(TypedDict):
    """What a seat did while another one waited."""

    seat: int
    deeds: list[Deed]
    """The most important, in that order; none if it had a turn in which nothing happened."""
    more: int
    """The number of further deeds."""


class Shift(TypedDict):
    """A movement on the board."""

    seat: int
    """The seat that made it, or whose piece another one sent away."""
    piece: str
    stops: list[str]
    """The places, in order; only one for a piece that was put down."""
    rests: list[str]
    """Those places at which it came to rest, the last one included; a piece may move several times."""


class Recap(TypedDict):
    """What the others did since a seat's last action."""

    since: int
    """The first entry that it tells."""
    until: int
    """The entry after the last."""
    loud: bool
    """Whether it cost the seat something."""
    own: list[OwnNews]
    """What it cost or brought the seat."""
    seats: list[SeatNews]
    """The seats that did something, in the order of play."""
    headline: int | None
    """The seat that did the most important of it; None if nobody did anything."""
    shifts: list[Shift]
    """What moved, in order."""
    own_shifts: list[Shift]
    """What the seat's own last throw has moved: the others went on at once, or fast play made it."""


class LinkJson(TypedDict):
    """The link to a table."""

    link: str
    """A fragment, which begins with ``#``."""


class Planned(TypedDict):
    """A way to a place of the board; ``None`` if there is none."""

    plan: Plan | None
    why: MessageJson | None
    """Why there is no way; ``None`` if there is one, or if no reason is known."""


class Replayed(TypedDict):
    """How much of a record has been replayed."""

    replayed: int
    """The number of entries that have been replayed."""
    entries: int
    """The number of entries of the record."""


class Underway(TypedDict):
    """A record is not open yet; the call ``go_on`` continues."""

    underway: Replayed


class EngineErrorJson(MessageJson):
    """An error of the engine. The table is as it was before the call."""

    text: str
    """The error as an English sentence."""
    report: ReportJson | None
    """If this is a bug and a game is open: what reproduces it."""


type Answer = (
    Snapshot
    | Underway
    | SeenJson
    | EntriesJson
    | Course
    | TurningPoints
    | LinkJson
    | Planned
    | Recap
)
"""What a call answers."""
