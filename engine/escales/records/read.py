"""Reading saves: the record is checked, the log is replayed, the digest compared."""

from collections.abc import Mapping

from escales import games
from escales.core import Message, Seat, Table, Unusable
from escales.records.models import Report, Save
from escales.records.opened import Opened, replay
from escales.records.parse import parse
from escales.records.write import FORMAT


def read_save(source: str | bytes | Mapping[str, object]) -> Opened:
    """The game in *source*: a save, or the save in an envelope, as JSON text or as an object.

    An envelope is what the page's shelf puts around a save (``web/app/saves.mjs``); of it only the
    save counts, so that no fault of a label costs anyone a game.
    A log that does not replay to its end, or not to the state that was saved, is opened
    read-only, see :class:`Opened`. Raises :class:`Unusable` where there is nothing to open:
    no JSON, too large, a field missing or wrong, made by a newer Escales, a game or an option
    that does not exist.
    """
    data = _object(source)
    if "save" in data and "log" not in data:
        data = _object(data["save"])
    check_format(data)
    return open_save(Save.check(data), data)


def read_report(source: str | bytes | Mapping[str, object]) -> Report:
    """The report of a fault in *source*; raises :class:`Unusable`."""
    data = _object(source)
    check_format(data.get("save"))
    return Report.check(data)


def open_save(save: Save, record: Mapping[str, object]) -> Opened:
    """The game that *save*, the checked *record*, holds; raises as :func:`read_save` does."""
    game = games.load(save.game)
    check_rules(save.rules, game.meta.rules)
    table = Table(
        game,
        [Seat(seat.name, seat.colour, seat.player) for seat in save.seats],
        save.options,
        practice=save.practice,
        real_dice=save.real_dice,
    )
    complete = replay(table, save.log)
    if complete and table.state.digest() == save.digest:
        return Opened(table)
    return Opened(table, _problem(save, table, complete), record)


def check_format(data: object) -> None:
    """Raises :class:`Unusable` when *data* says that a newer Escales made it."""
    format = data.get("format") if isinstance(data, Mapping) else None
    if type(format) is int and format > FORMAT:
        raise _newer()


def check_rules(rules: int, known: int) -> None:
    """Raises :class:`Unusable` for a version of the rules above the *known* one."""
    if rules > known:
        raise _newer()


def _object(source: object) -> Mapping[str, object]:
    data = parse(source) if isinstance(source, str | bytes) else source
    if not isinstance(data, Mapping) or not all(isinstance(name, str) for name in data):
        raise Unusable("This is no saved game of Escales.", Message("unusable-not-save"))
    return data


def _newer() -> Unusable:
    return Unusable(
        "This game was saved by a newer Escales: reload the page, or update the program.",
        Message("unusable-newer"),
    )


def _problem(save: Save, table: Table, complete: bool) -> Unusable:
    kept, length = len(table.log), len(save.log)
    if save.rules < table.game.meta.rules:
        return Unusable(
            f"This game was begun under older rules: {kept:,} of its {length:,} moves can be"
            " replayed. It can be looked at and exported, not played on.",
            Message("unusable-old-rules", {"kept": kept, "length": length}),
        )
    if complete:
        return Unusable(
            "This saved game has been changed: its moves do not lead to the position that was"
            " saved. It can be looked at and exported, not played on.",
            Message("unusable-digest", {"length": length}),
        )
    return Unusable(
        f"This saved game is damaged: move {kept + 1:,} of {length:,} is not possible. It can be"
        " looked at up to there and exported, not played on.",
        Message("unusable-entry", {"entry": kept + 1, "length": length, "kept": kept}),
    )
