"""The door itself: what the page may ask of the one table of its worker."""

from collections.abc import Callable, Mapping
from random import SystemRandom

from escales import bots, games
from escales.browser.request import Request
from escales.browser.snapshot import Answer, course, message_json, snapshot
from escales.core import HUMAN, Action, Message, Refused, Table, Unusable
from escales.records import write
from escales.records.link import link as link_to
from escales.records.link import open_link as open_linked
from escales.records.opened import Opened


class Door:
    """The one table of a worker; ``table`` is None until a game is begun or opened.

    ``opened`` is the record it came from while that can only be looked at.
    """

    def __init__(self) -> None:
        self.table: Table | None = None
        self.opened: Opened | None = None

    def calls(self) -> tuple[Callable[[Request], Answer], ...]:
        """What the page may ask."""
        return (
            self.new_table,
            self.load,
            self.open_link,
            self.play,
            self.roll,
            self.enter,
            self.bot,
            self.undo,
            self.branch,
            self.look,
            self.why_not,
            self.course,
            self.save,
            self.link,
        )

    def new_table(self, request: Request) -> Answer:
        """Begin ``{game, seats: [{name, colour, player}], options, practice, real_dice}``."""
        table = Table(
            games.load(request.text("game")),
            request.seats(),
            request.options(),
            practice=request.flag("practice"),
            real_dice=request.flag("real_dice"),
        )
        return self._sit_down(request, table)

    def load(self, request: Request) -> Answer:
        """Open the record ``{save}``, an object or the text of a file."""
        from escales.records import read

        opened = read.read_save(request.record("save"))
        return self._sit_down(request, opened.table, opened if opened.read_only else None)

    def open_link(self, request: Request) -> Answer:
        """Open ``{link}``, the fragment of an address or a whole address."""
        return self._sit_down(request, open_linked(request.text("link")).playable())

    def play(self, request: Request) -> Answer:
        """Do ``{action}`` for the actor; in a game with secrets only if ``seat`` is the actor."""
        table = self._writable(request)
        table.play(_action(table, request), self._asking(request))
        return self._snapshot(request)

    def roll(self, request: Request) -> Answer:
        """Let the dice decide."""
        self._writable(request).roll()
        return self._snapshot(request)

    def enter(self, request: Request) -> Answer:
        """Take over ``{action}``, an outcome of the players' own dice."""
        table = self._writable(request)
        table.enter(_action(table, request))
        return self._snapshot(request)

    def bot(self, request: Request) -> Answer:
        """Let the bot whose turn it is decide, or roll the die that it holds."""
        bots.take_turn(self._writable(request), SystemRandom())
        return self._snapshot(request)

    def undo(self, request: Request) -> Answer:
        """Take the last decision back."""
        self._writable(request).undo(request.seat())
        return self._snapshot(request)

    def branch(self, request: Request) -> Answer:
        """Play on from after ``{move}`` entries, as a game of its own.

        Also from what is left of a damaged record: the record itself stays as it is.
        """
        return self._sit_down(request, self._open().branch(request.number("move")))

    def look(self, request: Request) -> Answer:
        """The table as it is, or was after ``{move}`` entries; changes nothing."""
        return self._snapshot(request, request.number("move", len(self._open().log)))

    def why_not(self, request: Request) -> Answer:
        """Whether ``play`` would refuse ``{action}``, and why: ``{refusal: {...} or null}``."""
        table = self._open()
        refusal = table.why_not(_action(table, request), self._asking(request))
        return {"refusal": None if refusal is None else message_json(refusal)}

    def course(self, request: Request) -> Answer:
        """How the game went; see :func:`escales.browser.snapshot.course`."""
        return course(self._open(), request.seat())

    def save(self, request: Request) -> Answer:
        """The record of the table: ``{save}``; of a game that can only be looked at, as it came."""
        return {"save": self._record()}

    def link(self, request: Request) -> Answer:
        """The link to the table as it stands: ``{link}``, a fragment beginning with ``#``."""
        return {"link": link_to(self._writable(request))}

    def _sit_down(self, request: Request, table: Table, opened: Opened | None = None) -> Answer:
        for seat in table.seats:
            if seat.player != HUMAN:
                bots.load(seat.player, table.game)
        _looking(request, table)
        self.table, self.opened = table, opened
        return self._snapshot(request)

    def _open(self) -> Table:
        if self.table is None:
            raise Unusable("No game is open.", Message("unusable-no-table"))
        return self.table

    def _writable(self, request: Request) -> Table:
        """The table, to be changed by a *request* that can be answered afterwards."""
        table = self._open()
        _looking(request, table)
        if self.opened is not None:
            raise Refused(Message("refuse-read-only", {}, table.state.rule))
        return table

    def _asking(self, request: Request) -> int | None:
        """Who asks: where hands are secret, nobody in particular is nobody who may act."""
        seat = request.seat()
        if seat is None and self._open().game.meta.secrets:
            state = self._open().state
            raise Refused(Message("refuse-not-your-turn", {"seat": state.actor}, state.rule))
        return seat

    def _record(self) -> Mapping[str, object]:
        return write.save(self._open()) if self.opened is None else self.opened.record

    def _snapshot(self, request: Request, move: int | None = None) -> Answer:
        table = self._open()
        seat, since = _looking(request, table)
        seen = snapshot(table, len(table.log) if move is None else move, seat, since)
        warning = None if self.opened is None else self.opened.warning
        return {
            **seen,
            "undo": seen["undo"] and self.opened is None,
            "read_only": self.opened is not None,
            "warning": None if warning is None else message_json(warning),
            "save": self._record(),
        }


def _looking(request: Request, table: Table) -> tuple[int | None, int]:
    """Whose eyes the answer is for, and the first entry it is to tell."""
    seat = request.seat()
    table.state.check_seat(seat)
    return seat, request.number("since", 0)


def _action(table: Table, request: Request) -> Action:
    return table.game.meta.parse(request.text("action"))
