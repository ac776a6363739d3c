"""The calls that the page's worker may make, all about its one table."""

import time
from collections import deque
from collections.abc import Callable
from random import SystemRandom
from typing import Final

from escales import bots, games
from escales.browser import recap
from escales.browser.answers import (
    Answer,
    Course,
    EntriesJson,
    LinkJson,
    Planned,
    Recap,
    SeenJson,
    Snapshot,
    TurningPoints,
    Underway,
)
from escales.browser.request import Request
from escales.browser.snapshot import course, entries, planned, snapshot
from escales.core import (
    CHANCE,
    HUMAN,
    Action,
    IllegalAction,
    InvalidInput,
    Message,
    Table,
    Work,
)
from escales.records.link import link as link_to
from escales.records.link import opening as opening_of_link
from escales.records.opened import Opened, Opening

PART: Final = 0.15
"""Seconds of work after which a call that opens a record answers, even if the game is not open yet."""

HASTE: Final = 0.3
"""Seconds that a bot may search in this worker: the table waits for it meanwhile."""

_RECENT: Final = 3
"""How many tables are remembered, so that a long game opens again at once."""


class Door:
    """The calls of a worker; ``table`` is ``None`` until a game begins or is opened.

    ``damaged`` is the record that the table came from, if it is read-only.
    """

    def __init__(self) -> None:
        self.table: Table | None = None
        self.damaged: Opened | None = None
        self._opening: Opening | None = None
        self._viewable = False
        self._looking_back_at: tuple[Table, str, int | None] | None = None
        self._hindsight: Work[TurningPoints]
        self._recent: deque[Table] = deque(maxlen=_RECENT)

    def calls(self) -> tuple[Callable[[Request], Answer], ...]:
        """All calls."""
        return (
            self.new_table,
            self.load,
            self.open_link,
            self.go_on,
            self.play,
            self.roll,
            self.enter,
            self.bot,
            self.seen,
            self.undo,
            self.branch,
            self.look,
            self.entries,
            self.course,
            self.turning_points,
            self.link,
            self.plan,
            self.recap,
        )

    def new_table(self, request: Request) -> Snapshot:
        """Begin ``{game, seats: [{name, colour, player}], options, practice, real_dice, guide, ahead}``.

        With ``ahead`` it has that many entries of its guide already: a lesson that goes on from another.
        """
        table = Table(
            games.load(request.text("game")),
            request.seats(),
            request.options(),
            practice=request.flag("practice"),
            real_dice=request.flag("real_dice"),
        )
        return self._replace_table(request, table)

    def load(self, request: Request) -> Snapshot | Underway:
        """Open the record ``{save}``, an object or the text of a file; it may follow a ``{guide}``.

        If that takes longer than a moment, :meth:`go_on` continues it; the table stays as it was
        until the game is open.
        """
        from escales.records import read

        opening = read.opening(request.record("save"), reversed(self._recent))
        return self._begin(request, opening, viewable=True)

    def open_link(self, request: Request) -> Snapshot | Underway:
        """Open ``{link}``, the fragment of an address or a whole address; may need :meth:`go_on`."""
        return self._begin(request, opening_of_link(request.text("link")), viewable=False)

    def go_on(self, request: Request) -> Snapshot | Underway:
        """Continue to open the record that the last call left underway."""
        opening = self._opening
        if opening is None:
            raise InvalidInput("No game is open.", Message("unusable-no-table"))
        self._opening = None  # if this call fails, the opening has failed
        opened = opening.go_on(_for_a_moment())
        if opened is None:
            self._opening = opening
            return {"underway": {"replayed": opening.replayed, "entries": opening.entries}}
        if not self._viewable:
            opened.playable()
        return self._replace_table(request, opened.table, opened if opened.read_only else None)

    def _begin(self, request: Request, opening: Opening, *, viewable: bool) -> Snapshot | Underway:
        """Open a record; *viewable* says whether a damaged one may be looked at."""
        self._opening, self._viewable = opening, viewable
        return self.go_on(request)

    def play(self, request: Request) -> Snapshot:
        """Do ``{action}`` for the actor; in a game with secrets, ``seat`` must be the actor."""
        table = self._writable(request)
        table.play(_action(table, request), self._asking(request))
        return self._snapshot(request)

    def roll(self, request: Request) -> Snapshot:
        """Let the table's dice decide."""
        self._writable(request).roll()
        return self._snapshot(request)

    def enter(self, request: Request) -> Snapshot:
        """Take over ``{action}``, an outcome of the players' own dice."""
        table = self._writable(request)
        table.enter(_action(table, request))
        return self._snapshot(request)

    def bot(self, request: Request) -> Snapshot:
        """Let the bot whose turn it is decide, or roll the die that it holds.

        ``{action}`` is what it has decided elsewhere (:mod:`escales.browser.thinking`). With ``{on}``
        other bots and the bank go on, for a moment at most: :func:`escales.bots.go_on`.
        """
        table = self._writable(request)
        if request.has("action"):
            table.play(_action(table, request), bots.seat_in_turn(table))
        else:
            bots.take_turn(table, SystemRandom(), HASTE)
        if request.flag("on"):
            bots.go_on(table, SystemRandom(), _for_a_moment())
        return self._snapshot(request)

    def seen(self, request: Request) -> SeenJson:
        """What the seat that decides sees, to search for its decision elsewhere.

        If it is a person's, and the game has secrets, only this person may ask.
        """
        table = self._writable(request)
        state = table.state
        seat = state.actor
        decides = seat is not None and seat != CHANCE
        own = request.seat() == seat or not table.game.meta.secrets
        if not decides or (table.seats[state.decider].player == HUMAN and not own):
            raise IllegalAction(Message("refuse-not-your-turn", {"seat": seat}, state.rule))
        return {"view": state.view(seat)}

    def undo(self, request: Request) -> Snapshot:
        """Take the last decision back, or all of one seat's since ``{to}`` entries, as far as that is allowed."""
        table = self._writable(request)
        seat = request.seat()
        to = request.number("to", len(table.log))
        table.undo(seat)
        while len(table.log) > to and table.can_undo(seat):
            table.undo(seat)
        return self._snapshot(request)

    def branch(self, request: Request) -> Snapshot:
        """Play on from after ``{move}`` entries, as a new game; the record of a read-only one stays."""
        return self._replace_table(request, self._open().branch(request.number("move")))

    def look(self, request: Request) -> Snapshot:
        """The table as it is, or was after ``{move}`` entries; changes nothing."""
        return self._snapshot(request, request.number("move", len(self._open().log)))

    def entries(self, request: Request) -> EntriesJson:
        """The entries before ``{until}``, as many as one answer may hold: snapshots have the newest."""
        table = self._open()
        seat, _ = _check_view(request, table)
        return {"entries": entries(table, seat, 0, request.number("until", len(table.log)))}

    def course(self, request: Request) -> Course:
        """How the game went."""
        return course(self._open(), request.seat())

    def turning_points(self, request: Request) -> TurningPoints:
        """The moves that changed most who would win; a game that goes on has none yet.

        Finding them takes seconds: as long as the answer has none, the same call continues.
        """
        # Not at the top: the first board does not need it.
        from escales.browser.hindsight import turning_points

        table = self._open()
        seat, _ = _check_view(request, table)
        if table.state.result is None:
            return {"points": []}  # they would tell what is hidden
        of = (table, table.state.digest(), seat)
        if of != self._looking_back_at:
            self._looking_back_at, self._hindsight = of, Work(turning_points(table, seat))
        return self._hindsight.go_on(_for_a_moment()) or {"points": None}

    def link(self, request: Request) -> LinkJson:
        """The link to the table as it stands."""
        return {"link": link_to(self._writable(request))}

    def plan(self, request: Request) -> Planned:
        """The cheapest way to ``{target}``, for ``{piece}`` or by the actions ``{way}`` if given."""
        table = self._open()
        seat, _ = _check_view(request, table)
        piece = request.text("piece") if request.has("piece") else ""
        way = [table.game.meta.parse(text) for text in request.texts("way")]
        return planned(table.game.plan(table.state.view(seat), request.text("target"), piece, way))

    def recap(self, request: Request) -> Recap:
        """What the others did since the last action of the seat ``{of}``."""
        table = self._open()
        seat, _ = _check_view(request, table)
        of = request.number("of")
        table.state.check_seat(of)
        return recap.recap(table, of, seat)

    def _replace_table(
        self, request: Request, table: Table, damaged: Opened | None = None
    ) -> Snapshot:
        for seat in table.seats:
            if seat.player != HUMAN:
                bots.load(seat.player, table.game)
        _check_view(request, table)
        table.guide = tuple(map(table.game.meta.parse, request.texts("guide")))
        table.follow(request.number("ahead", 0))
        self.table, self.damaged, self._opening = table, damaged, None
        self._recent.append(table)
        return self._snapshot(request)

    def _open(self) -> Table:
        if self.table is None:
            raise InvalidInput("No game is open.", Message("unusable-no-table"))
        return self.table

    def _writable(self, request: Request) -> Table:
        """The table, to be changed; raises if it is read-only or the *request* cannot be answered."""
        table = self._open()
        _check_view(request, table)
        if self.damaged is not None:
            raise IllegalAction(Message("refuse-read-only", {}, table.state.rule))
        return table

    def _asking(self, request: Request) -> int | None:
        """The seat that asks; if the game has secrets, a spectator may not act for the actor."""
        seat = request.seat()
        if seat is None and self._open().game.meta.secrets:
            state = self._open().state
            raise IllegalAction(Message("refuse-not-your-turn", {"seat": state.actor}, state.rule))
        return seat

    def _snapshot(self, request: Request, move: int | None = None) -> Snapshot:
        table = self._open()
        seat, since = _check_view(request, table)
        return snapshot(table, len(table.log) if move is None else move, seat, since, self.damaged)


def _for_a_moment() -> Callable[[], bool]:
    """Whether :data:`PART` is over, by the clock: WebAssembly has processor time for 36 minutes only."""
    end = time.monotonic() + PART
    return lambda: time.monotonic() >= end


def _check_view(request: Request, table: Table) -> tuple[int | None, int]:
    """The seat whose view the request asks for, and the first log entry; raises if it is wrong."""
    seat = request.seat()
    table.state.check_seat(seat)
    return seat, request.number("since", 0)


def _action(table: Table, request: Request) -> Action:
    return table.game.meta.parse(request.text("action"))
