"""Playing in a terminal: who is asked, what they type, and how the game ends."""

import json
from collections.abc import Iterator, Sequence
from operator import itemgetter
from pathlib import Path

from escales import bots
from escales.core import CHANCE, HUMAN, Action, IllegalAction, InvalidInput, Seat, Table
from escales.core.seat import COLOURS
from escales.journal import Journal
from escales.position import position
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
    """Everything that happened, with the rules behind it."""
    sentences = Sentences(language, table.game.meta.id, table.seats)
    journal = Journal(sentences)
    for entry in table.log:
        yield from journal.tell(entry, None)
    yield from journal.rest()
    yield from _ending(table, sentences)


_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the terminal and its scrollback, before the next player looks at it."""


class _Quit(Exception):
    """The player wants to stop."""


def play(table: Table, language: str, file: Path | None) -> Iterator[str]:
    """Play *table* to its end with the people at the keyboard; save it in *file* after each move."""
    sentences = Sentences(language, table.game.meta.id, table.seats)
    journal = Journal(sentences)
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
                yield from journal.tell(table.roll(), viewer)
            elif table.seats[seat].player != HUMAN:
                yield from journal.tell(bots.take_turn(table, table.rng), viewer)
            else:
                yield from journal.rest()
                if table.game.meta.secrets and seat != viewer:
                    yield _CLEAR + sentences.say("terminal-hand-over", {"seat": seat})
                    input()
                viewer = seat
                yield from _turn(table, sentences, journal, seat)
            if file is not None:
                _save(table, file)
    except (_Quit, EOFError):
        yield sentences.say("terminal-left")
        return
    except IllegalAction as refused:  # of a bot or of the bank: the log is full
        yield _refusal(refused, sentences)
        return
    yield from journal.rest()
    yield from _ending(table, sentences)


def _save(table: Table, file: Path) -> None:
    """Replace the save in one step: after an interruption the last one is still whole."""
    written = file.with_name(f"{file.name}.part")
    written.write_text(json.dumps(write.save(table), ensure_ascii=False), "utf-8")
    written.replace(file)


def _turn(table: Table, sentences: Sentences, journal: Journal, seat: int) -> Iterator[str]:
    yield from position(table, sentences, seat)
    text = input("> ").strip()
    try:
        yield from _execute(text, table, sentences, journal, seat)
    except IllegalAction as refused:
        yield _refusal(refused, sentences)
    except InvalidInput as error:
        yield sentences.say(error.message.id, error.message.params)


def _refusal(refused: IllegalAction, sentences: Sentences) -> str:
    message = refused.message
    return f"{sentences.say(message.id, message.params)} [{message.rule}]"


def _execute(
    text: str, table: Table, sentences: Sentences, journal: Journal, seat: int
) -> Iterator[str]:
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
        yield from journal.tell(table.roll(), seat)
    elif not text:
        yield sentences.say("terminal-choose")
    else:
        action = _parsed(text, table)
        entry = table.enter(action) if state.actor == CHANCE else table.play(action, seat)
        yield from journal.tell(entry, seat)


def _parsed(text: str, table: Table) -> Action:
    """The action of *text*; if all choices have the same verb, the argument is enough."""
    state = table.state
    verbs = {family.verb for family in state.legal_actions().families}
    verbs |= {outcome.verb for outcome, _ in state.outcomes()}
    first = text.split(" ")[0]
    if first not in table.game.meta.verbs and len(verbs) == 1:
        text = f"{min(verbs)} {text}"
    return table.game.meta.parse(text.replace(" +", " "))


def _ending(table: Table, sentences: Sentences) -> Iterator[str]:
    result = table.state.result
    if result is None:
        return
    yield f"{sentences.say('reason-' + result.reason)} [{result.rule}]"
    seen = table.state.view(None)["seats"]
    ranked = zip(result.ranking, seen, strict=True)
    for rank, shown in sorted(ranked, key=itemgetter(0)):
        params = {"rank": rank, "seat": shown["seat"], "amount": shown["wealth"]}
        yield sentences.say("terminal-rank", params)
