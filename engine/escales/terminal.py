"""Playing in a terminal: prompts, a plain board, and the log in sentences."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from escales import bots
from escales.core import (
    CHANCE,
    Action,
    Arg,
    Choices,
    Entry,
    Message,
    Refused,
    Seat,
    Table,
    Unusable,
    View,
)
from escales.core.table import COLOURS
from escales.records import write
from escales.texts import Sentences


def seats(players: Sequence[str], names: Sequence[str], language: str) -> list[Seat]:
    """A seat for each player, with the given names, else called by its colour."""
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
    """Everything that happened, a line for each event, with its rule."""
    sentences = Sentences(language, table.game.meta.id, table.seats)
    for entry in table.log:
        yield from _told(entry, sentences, None)
    yield from _ending(table, sentences)


class _Quit(Exception):
    """The player has had enough."""


def play(table: Table, language: str, file: Path | None) -> Iterator[str]:
    """Play *table* to its end with the people at the keyboard; kept in *file* after every move."""
    sentences = Sentences(language, table.game.meta.id, table.seats)
    yield sentences.say("terminal-help")
    try:
        while table.state.actor is not None:
            yield from _turn(table, sentences)
            if file is not None:
                file.write_text(json.dumps(write.save(table), ensure_ascii=False), "utf-8")
    except (_Quit, EOFError):
        yield sentences.say("terminal-left")
        return
    yield from _ending(table, sentences)


def _turn(table: Table, sentences: Sentences) -> Iterator[str]:
    state = table.state
    seat = state.roller if state.actor == CHANCE else state.actor
    assert seat is not None
    player = table.seats[seat].player
    if player != "human":
        if state.actor == CHANCE:
            entry = table.roll()
        else:
            bot = bots.load(player)
            entry = table.play(
                bot.choose(lambda: state.view(seat), state.legal_actions(), table.rng), seat
            )
        yield from _told(entry, sentences, None)
        return
    view = state.view(seat)
    yield from _shown(view, table, sentences)
    text = input("> ").strip()
    try:
        yield from _obey(text, table, sentences, seat)
    except Refused as refused:
        said = sentences.say(refused.message.id, refused.message.params)
        yield f"{said} [{refused.message.rule}]"
    except Unusable as error:
        yield sentences.say(error.message.id, error.message.params)


def _obey(text: str, table: Table, sentences: Sentences, seat: int) -> Iterator[str]:
    state = table.state
    if text in ("quit", "q"):
        raise _Quit
    if text in ("help", "?"):
        yield sentences.say("terminal-help")
    elif text == "undo":
        table.undo()
    elif text == "log":
        yield from retell(table, sentences.language)
    elif state.actor == CHANCE and not table.by_hand(state) and not text:
        yield from _told(table.roll(), sentences, seat)
    else:
        action = _meant(text, table)
        entry = table.enter(action) if state.actor == CHANCE else table.play(action, seat)
        yield from _told(entry, sentences, seat)


def _meant(text: str, table: Table) -> Action:
    """The action of *text*; where all choices share a verb, its argument is enough."""
    state = table.state
    verbs = {family.verb for family in state.legal_actions().families}
    verbs |= {outcome.verb for outcome, _ in state.outcomes()}
    first = text.split(" ")[0]
    if first not in table.game.meta.verbs and len(verbs) == 1:
        text = f"{min(verbs)} {text}"
    try:
        action = Action.parse(text.replace(" +", " "))
    except ValueError as error:
        raise Unusable(f"{error}.", Message("unusable-action", {"action": text[:60]})) from error
    if action.verb not in table.game.meta.verbs:
        raise Unusable(
            f"{table.game.meta.title} has no action {action.verb!r}.",
            Message("unusable-action", {"action": text[:60]}),
        )
    return action


def _told(entry: Entry, sentences: Sentences, seat: int | None) -> Iterator[str]:
    for event in entry.events:
        seen = event.seen_by(seat)
        id = f"event-{seen['kind']}" + ("-hidden" if seen["hidden"] else "")
        yield f"{entry.number + 1:4} {sentences.say(id, seen['params'])} [{seen['rule']}]"


def _shown(view: View, table: Table, sentences: Sentences) -> Iterator[str]:
    yield ""
    yield _counted(view["counters"], sentences)
    for seen in view["seats"]:
        places = [
            sentences.say(
                f"piece-{piece['kind']}", {"seat": piece["seat"], "place": piece["place"]}
            )
            for piece in view["pieces"]
            if piece["seat"] == seen["seat"]
        ]
        name = table.seats[seen["seat"]].name
        yield f"{name}: " + ", ".join([_counted(seen["counters"], sentences), *places])
    for secret, value in view["own"].items():
        if sentences.has(f"own-{secret}"):
            yield sentences.say(f"own-{secret}", {secret: value})
    question = view["question"]
    if question is not None:
        yield f"{sentences.say(question['id'], question['params'])} [{question['rule']}]"
    if table.state.actor == CHANCE:
        yield sentences.say("terminal-enter" if table.by_hand(table.state) else "terminal-roll")
    else:
        yield from _offered(table.state.legal_actions())


def _counted(counters: Mapping[str, int], sentences: Sentences) -> str:
    return ", ".join(
        f"{sentences.say(f'counter-{name}')} {number}"
        for name, number in counters.items()
        if sentences.has(f"counter-{name}")
    )


def _offered(choices: Choices) -> Iterator[str]:
    """The choices, a line for each family: ``depart 0-5, 7-62``."""
    for family in choices.families:
        words = [family.verb, *map(str, family.fixed)]
        values = [] if family.values is None else list(_runs(family.values))
        yield "  " + " ".join([*words, ", ".join(values)])


def _runs(values: Sequence[Arg]) -> Iterator[str]:
    """Values with neighbouring numbers drawn together."""
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
    for rank, seat in sorted(zip(result.ranking, table.seats, strict=True), key=itemgetter(0)):
        wealth = seen[table.seats.index(seat)]["wealth"]
        yield f"{rank}. {seat.name}: {wealth}"
