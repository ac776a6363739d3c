"""Reads saves: checks the record, replays the log, compares the digest."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import cast

from escales import games
from escales.core import InvalidInput, Message, Seat, Table
from escales.records.models import Report, Save
from escales.records.opened import Opened, Opening, replay
from escales.records.parse import parse
from escales.records.write import FORMAT, SaveJson


def read_save(source: str | bytes | Mapping[str, object]) -> Opened:
    """The game in *source*: a save, or an envelope with a save, as JSON text or as an object.

    The page keeps each save in an envelope (``web/app/saves/saves.mjs``). Only the save in it is read,
    so that a wrong label costs nobody a game.
    The game opens read-only (see :class:`Opened`) if its log does not replay to the end, or leads
    to another state than the saved one. Raises :class:`InvalidInput` if there is nothing to open:
    no JSON, too large, a field missing or wrong, made by a newer Escales, a game or an option
    that does not exist.
    """
    return opening(source).finish()


def opening(source: str | bytes | Mapping[str, object], known: Iterable[Table] = ()) -> Opening:
    """The game in *source*, checked and ready to be replayed; raises as :func:`read_save`.

    What it has in common with one of the *known* tables is not replayed again.
    """
    data = _object(source)
    if "save" in data and "log" not in data:
        data = _object(data["save"])
    check_format(data)
    save = Save.check(data)
    return _opening(save, cast(SaveJson, data), known)  # the line before has checked it


def read_report(source: str | bytes | Mapping[str, object]) -> Report:
    """The report of a bug in *source*; raises :class:`InvalidInput`."""
    data = _object(source)
    check_format(data.get("save"))
    return Report.check(data)


def _opening(save: Save, record: SaveJson, known: Iterable[Table]) -> Opening:
    game = games.load(save.game)
    check_rules(save.rules, game.meta.rules)
    table = Table(
        game,
        [Seat(seat.name, seat.colour, seat.player) for seat in save.seats],
        save.options,
        practice=save.practice,
        real_dice=save.real_dice,
        rules=save.rules,
    )
    table = _known(known, table, save.log)
    return Opening(table, len(save.log), _course(save, record, table))


def _known(known: Iterable[Table], table: Table, log: Sequence[str]) -> Table:
    """A copy of the *known* table that shares most entries with *log*, after these; or *table*."""
    nearest, most = table, 0
    for one in known:
        if most < len(log) and one.setting == table.setting:
            shared = _shared(one, log)
            if shared > most:
                nearest, most = one, shared
    return nearest.branch(most) if most else table


def _shared(table: Table, log: Sequence[str]) -> int:
    """How many entries *log* and the log of *table* have in common, from the first on."""
    for move, (entry, text) in enumerate(zip(table.log, log, strict=False)):
        if str(entry.action) != text:
            return move
    return min(len(table.log), len(log))


def _course(save: Save, record: SaveJson, table: Table) -> Generator[None, None, Opened]:
    complete = yield from replay(table, save.log[len(table.log) :])
    if complete and table.state.digest() == save.digest:
        return Opened(table)
    return Opened(table, _problem(save, table, complete), record)


def check_format(data: object) -> None:
    """Raises :class:`InvalidInput` if a newer Escales made *data*."""
    format = data.get("format") if isinstance(data, Mapping) else None
    if type(format) is int and format > FORMAT:
        raise _newer()


def check_rules(rules: int, known: int) -> None:
    """Raises :class:`InvalidInput` if the version *rules* is above the *known* one."""
    if rules > known:
        raise _newer()


def _object(source: object) -> Mapping[str, object]:
    data = parse(source) if isinstance(source, str | bytes) else source
    if not isinstance(data, Mapping) or not all(isinstance(name, str) for name in data):
        raise InvalidInput("This is no saved game of Escales.", Message("unusable-not-save"))
    return data


def _newer() -> InvalidInput:
    return InvalidInput(
        "This game was saved by a newer Escales: reload the page, or update the program.",
        Message("unusable-newer"),
    )


def _problem(save: Save, table: Table, complete: bool) -> InvalidInput:
    kept, length = len(table.log), len(save.log)
    if save.rules < table.game.meta.rules:
        return InvalidInput(
            f"This game was begun under older rules: {kept:,} of its {length:,} moves can be"
            " replayed. It can be looked at and exported, not played on.",
            Message("unusable-old-rules", {"kept": kept, "length": length}),
        )
    if complete:
        return InvalidInput(
            "This saved game has been changed: its moves do not lead to the position that was"
            " saved. It can be looked at and exported, not played on.",
            Message("unusable-digest", {"length": length}),
        )
    return InvalidInput(
        f"This saved game is damaged: move {kept + 1:,} of {length:,} is not possible. It can be"
        " looked at up to there and exported, not played on.",
        Message("unusable-entry", {"entry": kept + 1, "length": length, "kept": kept}),
    )
