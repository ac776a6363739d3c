"""Links: a whole game in the fragment of an address, never sent to any server.

The content of a link (:mod:`~escales.records.packing` turns it into text):

- a byte of flags,
- the first three bytes of the digest of the final state,
- the length of the header (2 bytes) and the header: a JSON list of the fields of
  :class:`escales.records.models.Header`,
- the log as one number in mixed radix. Each entry is a digit: its index in ``legal_actions()``
  or ``outcomes()``. The base of the digit is the number of choices at that point. The first entry
  is the least significant digit.

Header and number are deflated if that makes them shorter. Options at their defaults are left
out, so a change of a default raises the rules version of the game.
"""

import json
import struct
from collections.abc import Iterator, Sequence
from enum import IntFlag
from typing import Final

from escales import games
from escales.core import HUMAN, Action, InvalidInput, Message, Seat, State, Table
from escales.core.message import Json
from escales.core.seat import COLOURS
from escales.core.table import MOST_ENTRIES
from escales.records.opened import Opened
from escales.records.packing import (
    damaged,
    decode,
    deflate,
    encode,
    encoded_length,
    inflate,
    mixed_radix,
    newer,
    too_long,
)
from escales.records.parse import parse

_FIXED: Final = struct.Struct(">B3sH")
_MOST_HEADER: Final = 8_192
_MOST_NUMBER: Final = 16_384


class _Flag(IntFlag):
    HEADER_DEFLATED = 1
    LOG_DEFLATED = 2
    PRACTICE = 4
    REAL_DICE = 8


def link(table: Table) -> str:
    """The game at *table* as a fragment ``#v1.…``.

    Raises :class:`InvalidInput` (``link-too-long``) if that takes more than 1,900 characters.
    """
    return encode(_packed(table))


def length(table: Table) -> int:
    """The length of the link to *table* in characters; it may be above the limit of links."""
    return encoded_length(len(_packed(table)))


def _packed(table: Table) -> bytes:
    if len(table.log) > MOST_ENTRIES:
        raise too_long()
    flags = _Flag.PRACTICE * table.practice | _Flag.REAL_DICE * table.real_dice
    header = json.dumps(_header(table), ensure_ascii=False, separators=(",", ":")).encode()
    if packed := deflate(header):
        header = packed
        flags |= _Flag.HEADER_DEFLATED
    number = mixed_radix(_digits(table))
    log = number.to_bytes((number.bit_length() + 7) // 8)
    if len(log) > _MOST_NUMBER:
        raise too_long()
    if packed := deflate(log):
        log = packed
        flags |= _Flag.LOG_DEFLATED
    return _FIXED.pack(flags, _short_digest(table), len(header)) + header + log


def _header(table: Table) -> list[Json]:
    meta = table.game.meta
    usual = meta.resolve({})
    players: list[Json] = [seat.player for seat in table.seats]
    return [
        meta.id,
        table.rules,
        {name: value for name, value in table.options.items() if value != usual[name]},
        [seat.name for seat in table.seats],
        "".join(str(COLOURS.index(seat.colour)) for seat in table.seats),
        players if set(players) != {HUMAN} else [],
        len(table.log),
    ]


def _digits(table: Table) -> Iterator[tuple[int, int]]:
    """For each entry of the log, its index among the choices at that point, and their number."""
    state = table.at(0)
    for entry in table.log:
        offered, base = _offered(state)
        yield offered.index(entry.action), base
        state.apply(entry.action)


def _offered(state: State) -> tuple[Sequence[Action], int]:
    """The choices or outcomes of *state* in the order of links, and their number."""
    outcomes = state.outcomes()
    if outcomes:
        return [outcome for outcome, _ in outcomes], len(outcomes)
    choices = state.legal_actions()
    return choices, choices.size


def _short_digest(table: Table) -> bytes:
    return bytes.fromhex(table.state.digest()[:6])


def open_link(text: str) -> Opened:
    """The game in the link *text*: a fragment, with or without ``#``, or a whole address.

    The game is exactly the one that the link was made of. Raises :class:`InvalidInput` if the text
    is no link, if it was cut off or damaged, if a newer version made it, if older rules made it
    and play differently, or if it names a game or an option that does not exist.
    """
    # Only reading a link needs pydantic, writing one does not.
    from escales.records.models import HEADER_FIELDS, Header
    from escales.records.read import check_rules

    content = decode(text)
    if len(content) < _FIXED.size:
        raise damaged()
    flags, digest, size = _FIXED.unpack_from(content)
    if flags >= 2 * max(_Flag):
        raise newer()
    packed = content[_FIXED.size :]
    if size > len(packed):
        raise damaged()
    head, log = packed[:size], packed[size:]
    if flags & _Flag.HEADER_DEFLATED:
        head = inflate(head, _MOST_HEADER)
    if flags & _Flag.LOG_DEFLATED:
        log = inflate(log, _MOST_NUMBER)
    try:
        fields = parse(head)
        if not isinstance(fields, list) or len(fields) != len(HEADER_FIELDS):
            raise damaged()
        header = Header.check(dict(zip(HEADER_FIELDS, fields, strict=True)))
    except InvalidInput:
        raise damaged() from None

    game = games.load(header.game)
    check_rules(header.rules, game.meta.rules)
    players = header.players or [HUMAN] * len(header.names)
    table = Table(
        game,
        [
            Seat(name, COLOURS[int(colour)], player)
            for name, colour, player in zip(header.names, header.colours, players, strict=True)
        ],
        header.options,
        practice=bool(flags & _Flag.PRACTICE),
        real_dice=bool(flags & _Flag.REAL_DICE),
        rules=header.rules,
    )
    complete = _replay(table, int.from_bytes(log), header.entries)
    if complete and _short_digest(table) == digest:
        return Opened(table)
    if header.rules < game.meta.rules:
        raise InvalidInput(
            "This link was made under older rules of the game: ask for the game as a file.",
            Message("link-old-rules", {"rules": header.rules, "known": game.meta.rules}),
        )
    raise damaged()


def _replay(table: Table, number: int, entries: int) -> bool:
    """Play the first *entries* digits of *number*; ``False`` if they do not fit the game."""
    for _ in range(entries):
        offered, base = _offered(table.state)
        if base == 0:
            return False
        number, digit = divmod(number, base)
        table.replay(offered[digit])
    return number == 0
