"""Playing in a terminal: prompts, a plain board, and the log in sentences."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import cast

from escales import bots
from escales.core import (
    CHANCE,
    HUMAN,
    Action,
    Arg,
    Choices,
    Entry,
    IllegalAction,
    InvalidInput,
    PieceView,
    Seat,
    Table,
    View,
)
from escales.core.message import Json
from escales.core.seat import COLOURS
from escales.records import write
from escales.texts import Sentences


def seats(players: Sequence[str], names: Sequence[str], language: str) -> list[Seat]:
    """A seat for each player; a player without a name is called by the colour of the seat."""
    sentences = Sentences(language)
    return [
        Seat(
            names[at].strip()
            if at < len(names) and names[at].strip()
            else sentences.say(f"colour-{colour}"),
            colour,
            player,
        )
        for at, (player, colour) in enumerate(zip(players, COLOURS, strict=False))
    ]


def retell(table: Table, language: str) -> Iterator[str]:
    """Everything that happened, one line for each event, with its rule."""
    sentences = Sentences(language, table.game.meta.id, table.seats)
    for entry in table.log:
        yield from _events(entry, sentences, None)
    yield from _ending(table, sentences)


_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the terminal and its scrollback, before the next player looks at it."""


class _Quit(Exception):
    """The player wants to stop."""


def play(table: Table, language: str, file: Path | None) -> Iterator[str]:
    """Play *table* to its end with the people at the keyboard; save it in *file* after each move."""
    sentences = Sentences(language, table.game.meta.id, table.seats)
    yield sentences.say("terminal-help")
    rule = table.game.meta.house_seats.get(len(table.seats))
    if rule is not None:
        yield f"{sentences.say('terminal-house-rule', {'seats': len(table.seats)})} [{rule}]"
    viewer: int | None = None
    try:
        while table.state.actor is not None:
            state = table.state
            seat = state.roller if state.actor == CHANCE else state.actor
            if seat is None:
                yield from _events(table.roll(), sentences, viewer)
            elif table.seats[seat].player != HUMAN:
                yield from _events(bots.take_turn(table, table.rng), sentences, viewer)
            else:
                if table.game.meta.secrets and seat != viewer:
                    yield _CLEAR + sentences.say("terminal-hand-over", {"seat": seat})
                    input()
                viewer = seat
                yield from _turn(table, sentences, seat)
            if file is not None:
                _save(table, file)
    except (_Quit, EOFError):
        yield sentences.say("terminal-left")
        return
    except IllegalAction as refused:  # of a bot or of the bank: the log is full
        yield _refusal(refused, sentences)
        return
    yield from _ending(table, sentences)


def _save(table: Table, file: Path) -> None:
    """Replace the save in one step: after an interruption the last one is still whole."""
    written = file.with_name(f"{file.name}.part")
    written.write_text(json.dumps(write.save(table), ensure_ascii=False), "utf-8")
    written.replace(file)


def _turn(table: Table, sentences: Sentences, seat: int) -> Iterator[str]:
    yield from _position(table.state.view(seat), table, sentences)
    text = input("> ").strip()
    try:
        yield from _execute(text, table, sentences, seat)
    except IllegalAction as refused:
        yield _refusal(refused, sentences)
    except InvalidInput as error:
        yield sentences.say(error.message.id, error.message.params)


def _refusal(refused: IllegalAction, sentences: Sentences) -> str:
    message = refused.message
    return f"{sentences.say(message.id, message.params)} [{message.rule}]"


def _execute(text: str, table: Table, sentences: Sentences, seat: int) -> Iterator[str]:
    state = table.state
    if text in ("quit", "q"):
        raise _Quit
    if text in ("help", "?"):
        yield sentences.say("terminal-help")
    elif text == "undo":
        table.undo(seat)
    elif text == "log":
        yield from retell(table, sentences.language)
    elif state.actor == CHANCE and not table.by_hand(state) and not text:
        yield from _events(table.roll(), sentences, seat)
    else:
        action = _parsed(text, table)
        entry = table.enter(action) if state.actor == CHANCE else table.play(action, seat)
        yield from _events(entry, sentences, seat)


def _parsed(text: str, table: Table) -> Action:
    """The action of *text*; if all choices have the same verb, the argument is enough."""
    state = table.state
    verbs = {family.verb for family in state.legal_actions().families}
    verbs |= {outcome.verb for outcome, _ in state.outcomes()}
    first = text.split(" ")[0]
    if first not in table.game.meta.verbs and len(verbs) == 1:
        text = f"{min(verbs)} {text}"
    return table.game.meta.parse(text.replace(" +", " "))


def _events(entry: Entry, sentences: Sentences, seat: int | None) -> Iterator[str]:
    for event in entry.events:
        seen = event.seen_by(seat)
        id = f"event-{seen['kind']}" + ("-hidden" if seen["hidden"] else "")
        yield f"{entry.number + 1:4} {sentences.say(id, seen['params'])} [{seen['rule']}]"


def _position(view: View, table: Table, sentences: Sentences) -> Iterator[str]:
    yield ""
    yield _counted(view["counters"], sentences)
    for seen in view["seats"]:
        places = [
            _stands(piece, sentences) for piece in view["pieces"] if piece["seat"] == seen["seat"]
        ]
        name = table.seats[seen["seat"]].name
        yield f"{name}: " + ", ".join([_counted(seen["counters"], sentences), *places])
    for secret, value in view["own"].items():
        if sentences.has(f"own-{secret}"):
            yield sentences.say(f"own-{secret}", {secret: cast(Json, value)})
    question = view["question"]
    if question is not None:
        yield f"{sentences.say(question['id'], question['params'])} [{question['rule']}]"
    if table.state.actor == CHANCE:
        yield sentences.say("terminal-enter" if table.by_hand(table.state) else "terminal-roll")
    else:
        yield from _offered(table.state.legal_actions())


def _stands(piece: PieceView, sentences: Sentences) -> str:
    """What a piece is, where it stands and how much it stands for."""
    params: dict[str, Json] = {
        "seat": piece["seat"],
        "place": piece["place"],
        "count": piece.get("count", 1),
    }
    return sentences.say(f"piece-{piece['kind']}", params)


def _counted(counters: Mapping[str, int], sentences: Sentences) -> str:
    return ", ".join(
        f"{sentences.say(f'counter-{name}')} {number}"
        for name, number in counters.items()
        if sentences.has(f"counter-{name}")
    )


def _offered(choices: Choices) -> Iterator[str]:
    """The choices, one line for each family: ``depart 0-5, 7-62``."""
    for family in choices.families:
        words = [family.verb, *map(str, family.fixed)]
        values = [] if family.values is None else list(_runs(family.values))
        yield "  " + " ".join([*words, ", ".join(values)])


def _runs(values: Sequence[Arg]) -> Iterator[str]:
    """The values; numbers that follow each other are written as one run."""
    if isinstance(values, range) and values.step == 1:
        yield f"{values[0]}-{values[-1]}"
        return
    for _, run in groupby(enumerate(values), lambda at: _offset(*at)):
        members = [value for _, value in run]
        yield str(members[0]) if len(members) == 1 else f"{members[0]}-{members[-1]}"


def _offset(at: int, value: Arg) -> Arg:
    return value - at if isinstance(value, int) else value


def _ending(table: Table, sentences: Sentences) -> Iterator[str]:
    result = table.state.result
    if result is None:
        return
    yield f"{sentences.say('reason-' + result.reason)} [{result.rule}]"
    seen = table.state.view(None)["seats"]
    ranked = zip(result.ranking, table.seats, seen, strict=True)
    for rank, seat, shown in sorted(ranked, key=itemgetter(0)):
        yield f"{rank}. {seat.name}: {shown['wealth']}"
