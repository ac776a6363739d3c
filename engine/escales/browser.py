"""The page's door: one table, played by JSON messages from the page's worker.

Every function takes a JSON object as text and gives one back: ``{"ok": true, ...snapshot}``, or
``{"ok": false, "error": {id, params, rule, text}}`` with the table as it was. A request may hold
``seat`` (whose eyes; absent for a spectator) and ``since`` (the first log entry wanted).

pydantic is needed by :func:`load` and :func:`open_link` only, and imported there.
"""

import json
import traceback
from collections.abc import Callable, Mapping
from functools import wraps
from random import SystemRandom
from typing import Any, Final

from escales import bots, games
from escales.core import (
    CHANCE,
    Action,
    Choices,
    Entry,
    Message,
    Refused,
    Seat,
    State,
    Table,
    Unusable,
)
from escales.core.message import Json
from escales.records import write
from escales.records.link import link as link_to
from escales.records.link import open_link as open_linked

type Request = Mapping[str, Any]
type Answer = dict[str, object]


class Door:
    """The one table of a worker; ``table`` is None until a game is begun or opened."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.warning: Message | None = None
        self.read_only = False

    def new_table(self, request: Request) -> Answer:
        """Begin ``{game, seats: [{name, colour, player}], options, practice, real_dice}``."""
        game = games.load(str(request["game"]))
        seats = [Seat(seat["name"], seat["colour"], seat["player"]) for seat in request["seats"]]
        self._sit_down(
            Table(
                game,
                seats,
                request.get("options", {}),
                practice=bool(request.get("practice", False)),
                real_dice=bool(request.get("real_dice", False)),
            )
        )
        return self._snapshot(request)

    def load(self, request: Request) -> Answer:
        """Open the record ``{save}``, an object or the text of a file."""
        from escales.records import read

        opened = read.read_save(request["save"])
        self._sit_down(opened.table, opened.read_only, opened.warning)
        return self._snapshot(request)

    def open_link(self, request: Request) -> Answer:
        """Open ``{link}``, the fragment of an address or a whole address."""
        opened = open_linked(request["link"])
        self._sit_down(opened.table, opened.read_only, opened.warning)
        return self._snapshot(request)

    def play(self, request: Request) -> Answer:
        """Do ``{action}`` for the actor, or for ``{as}`` if the page says who asks."""
        table = self._writable()
        table.play(_action(table, request), request.get("as"))
        return self._snapshot(request)

    def roll(self, request: Request) -> Answer:
        """Let the dice decide."""
        self._writable().roll()
        return self._snapshot(request)

    def enter(self, request: Request) -> Answer:
        """Take over ``{action}``, an outcome of the players' own dice."""
        table = self._writable()
        table.enter(_action(table, request))
        return self._snapshot(request)

    def bot(self, request: Request) -> Answer:
        """Let the bot whose turn it is decide (or roll, when it holds the die)."""
        table = self._writable()
        state = table.state
        seat = state.roller if state.actor == CHANCE else state.actor
        if seat is None or table.seats[seat].player == "human":
            raise Refused(Message("refuse-not-a-bot", {"seat": seat}, state.rule))
        if state.actor == CHANCE:
            table.roll()
        else:
            bot = bots.load(table.seats[seat].player)
            table.play(
                bot.choose(lambda: state.view(seat), state.legal_actions(), SystemRandom()), seat
            )
        return self._snapshot(request)

    def undo(self, request: Request) -> Answer:
        """Take the last entry back."""
        self._writable().undo()
        return self._snapshot(request)

    def branch(self, request: Request) -> Answer:
        """Play on from after ``{move}`` entries, as a new table."""
        self._sit_down(self._open().branch(int(request["move"])))
        return self._snapshot(request)

    def look(self, request: Request) -> Answer:
        """The table as it is, or was after ``{move}`` entries; changes nothing."""
        return self._snapshot(request)

    def why_not(self, request: Request) -> Answer:
        """Whether ``{action}`` would be refused, and why: ``{refusal: {...} or null}``."""
        table = self._open()
        refusal = table.why_not(_action(table, request), request.get("as"))
        return {"refusal": None if refusal is None else message_json(refusal)}

    def course(self, request: Request) -> Answer:
        """How the game went: ``{wealth: [[of each seat] after each move], landmarks}``.

        A landmark is ``{move, event}``: what happened with the entry that led to *move*. Wealth is
        what a spectator saw at the time.
        """
        table = self._open()
        seat = request.get("seat")
        kinds = table.game.meta.landmarks
        return {
            "wealth": [
                [seen["wealth"] for seen in state.view(None)["seats"]] for state in table.course()
            ],
            "landmarks": [
                {"move": entry.number + 1, "event": event.seen_by(seat)}
                for entry in table.log
                for event in entry.events
                if event.kind in kinds
            ],
        }

    def save(self, request: Request) -> Answer:
        """The record of the table: ``{save}``."""
        return {"save": write.save(self._open())}

    def link(self, request: Request) -> Answer:
        """The link to the table as it stands: ``{link}``, a fragment beginning with ``#``."""
        return {"link": link_to(self._open())}

    def _sit_down(
        self, table: Table, read_only: bool = False, warning: Message | None = None
    ) -> None:
        for seat in table.seats:
            if seat.player != "human":
                bots.load(seat.player)
        self.table, self.read_only, self.warning = table, read_only, warning

    def _open(self) -> Table:
        if self.table is None:
            raise Unusable("No game is open.", Message("unusable-no-table"))
        return self.table

    def _writable(self) -> Table:
        table = self._open()
        if self.read_only:
            raise Refused(Message("refuse-read-only", {}, table.state.rule))
        return table

    def _snapshot(self, request: Request) -> Answer:
        table = self._open()
        move = int(request.get("move", len(table.log)))
        live = move == len(table.log)
        state = table.state if live else table.at(move)
        seat = request.get("seat")
        sees_choices = seat == state.actor or not table.game.meta.secrets
        return {
            "game": table.game.meta.id,
            "rules": table.game.meta.rules,
            "seats": [sitting._asdict() for sitting in table.seats],
            "options": dict(table.options),
            "practice": table.practice,
            "real_dice": table.real_dice,
            "read_only": self.read_only,
            "warning": None if self.warning is None else message_json(self.warning),
            "length": len(table.log),
            "move": move,
            "view": state.view(seat),
            "choices": _choices(state.legal_actions()) or None if sees_choices else None,
            "outcomes": _outcomes(state) if table.by_hand(state) else None,
            "undo": live and not self.read_only and table.can_undo,
            "entries": [entry_json(entry, seat) for entry in table.log[request.get("since", 0) :]],
            "save": write.save(table),
        }


def message_json(message: Message) -> dict[str, Json]:
    """A message for the page, which has the sentences."""
    return {"id": message.id, "params": dict(message.params), "rule": message.rule}


def entry_json(entry: Entry, seat: int | None) -> Answer:
    """A line of the log as *seat* sees it; an action with a hidden part is not named."""
    events = [event.seen_by(seat) for event in entry.events]
    hidden = any(event["hidden"] for event in events)
    return {
        "index": entry.number,
        "actor": entry.actor,
        "roller": entry.roller,
        "action": None if hidden else str(entry.action),
        "events": events,
    }


def _choices(choices: Choices) -> Json:
    return [
        {
            "verb": family.verb,
            "fixed": list(family.fixed),
            "values": list(family.values) if isinstance(family.values, tuple) else None,
            "range": _range(family.values) if isinstance(family.values, range) else None,
        }
        for family in choices.families
    ]


def _outcomes(state: State) -> Json:
    """What players with their own dice may enter."""
    return [{"action": str(outcome), "weight": weight} for outcome, weight in state.outcomes()]


def _range(values: range) -> Json:
    return {"min": values[0], "max": values[-1], "step": values.step}


def _action(table: Table, request: Request) -> Action:
    text = str(request["action"])
    try:
        action = Action.parse(text)
    except ValueError as error:
        raise Unusable(f"{error}.", Message("unusable-action", {"action": text[:60]})) from error
    if action.verb not in table.game.meta.verbs:
        raise Unusable(
            f"{table.game.meta.title} has no action {action.verb!r}.",
            Message("unusable-action", {"action": text[:60]}),
        )
    return action


def _by_json(call: Callable[[Request], Answer]) -> Callable[[str], str]:
    """*call* as a function from text to text; what goes wrong becomes an answer."""

    @wraps(call)
    def answer(text: str) -> str:
        try:
            said: Answer = {"ok": True, **call(json.loads(text))}
        except (Refused, Unusable) as error:
            said = {"ok": False, "error": {**message_json(error.message), "text": str(error)}}
        except Exception as error:
            said = {"ok": False, "error": _fault(error, call.__name__, text)}
        return json.dumps(said, ensure_ascii=False, separators=(",", ":"))

    return answer


def _fault(error: Exception, call: str, request: str) -> Answer:
    """A fault of ours: the table is as it was; ``report`` reproduces it in the terminal."""
    trace = "".join(traceback.format_exception(error))
    table = _door.table
    return {
        **message_json(Message("fault", {"error": repr(error)[:200]})),
        "text": f"Something went wrong in the engine: {error!r}",
        "report": None if table is None else write.report(table, call, request, trace),
    }


_door = Door()
CALLS: Final = {
    call.__name__: _by_json(call)
    for call in (
        _door.new_table,
        _door.load,
        _door.open_link,
        _door.play,
        _door.roll,
        _door.enter,
        _door.bot,
        _door.undo,
        _door.branch,
        _door.look,
        _door.why_not,
        _door.course,
        _door.save,
        _door.link,
    )
}
"""Every function of the door by its name, from text to text."""
