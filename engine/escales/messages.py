"""The messages that a game needs: what its meta and its code name, and what random games say."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random
from typing import Final

from escales.bots.thumb import RandomBot
from escales.core import CHANCE, Action, Arg, Family, Game, Message, Meta, Pile, State, View, draw
from escales.core.fields import fields_of
from escales.core.message import SEAT_PARAMS, WORD_PARAMS
from escales.texts import LANGUAGES, Sentences

_MOST: Final = 1_000
"""How many actions of a random game are looked at."""
_NAMED: Final = sorted(set(WORD_PARAMS.values()) - {"place"})
"""Kinds of arguments whose ids need a name; a place may have its label on the board instead."""
_PIECES: Final = ("piece", "carrier")
"""Kinds of arguments that are pieces: their ids are KIND-SEAT or KIND-SEAT-NUMBER."""


def needed(game: Game) -> dict[str, str]:
    """The ids of all messages that the texts of *game* must have, each with what says it."""
    found = dict(_of_meta(game.meta))
    for phase in game.phases:
        found.setdefault(f"question-{phase}", f"the phase {phase}")
    for ids in (_in_code(game), _in_play(game)):
        for id, why in sorted(ids):
            found.setdefault(id, why)
    shared = Sentences(LANGUAGES[0])
    return {id: why for id, why in found.items() if not shared.has(id)}


def said_at(state: State, action: Action | None) -> Iterator[Message]:
    """What is said at *state*: the question, notes, refusals, the events of *action* to everybody."""
    view = state.view(state.actor if state.actor != CHANCE else None)
    yield from state.game.notes(view)
    question = view["question"]
    if question is not None:
        yield Message(question["id"], question["params"], question["rule"])
    if action is None:
        return
    for verb in state.game.meta.verbs:
        refusal = state.why_not(Action(verb, ("nowhere",)))
        if refusal is not None:
            yield refusal
    for event in state.clone().apply(action):
        for seat in (None, *range(state.seats)):
            seen = event.seen_by(seat)
            hidden = "-hidden" if seen["hidden"] else ""
            yield Message(f"event-{seen['kind']}{hidden}", seen["params"], seen["rule"])


def _of_meta(meta: Meta) -> Iterator[tuple[str, str]]:
    yield "game-about", "the shelf"
    yield "game-board-note", "the set-up: what is documented, what is ours"
    for option in meta.options:
        for suffix in ("", "-help", *(f"-{value}" for value in option.values)):
            yield f"option-{option.name}{suffix}", f"the option {option.name}"
    for verb in meta.verbs:
        yield f"action-{verb}", f"the verb {verb}"
    if any("face" in kinds for kinds in meta.verbs.values()):
        yield "refuse-face", "a die"


def _in_code(game: Game) -> Iterator[tuple[str, str]]:
    """The events, refusals and reasons to end that the modules of *game* name literally."""
    yield "event-end", "the end of the game"
    if game.telling.kinds:
        yield from ((f"since-{name}", "money in a summary") for name in ("paid", "received"))
    for kind in game.telling.kinds:
        yield f"since-{kind}", "the telling of the game"
    for kind in game.telling.losses:
        yield f"since-you-{kind}", "the telling of the game"
    package = files(f"escales.games.{game.meta.id}")
    for name, source in _modules(package):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and str(node.value).startswith("refuse-"):
                yield str(node.value), name
            elif isinstance(node, ast.Call):
                for id in _of_call(node):
                    yield id, name


def _modules(folder: Traversable, above: str = "") -> Iterator[tuple[str, str]]:
    """The Python modules in *folder*, by path, with their sources."""
    for entry in folder.iterdir():
        path = f"{above}{entry.name}"
        if entry.is_dir():
            yield from _modules(entry, f"{path}/")
        elif path.endswith(".py"):
            yield path, entry.read_text("utf-8")


def _of_call(call: ast.Call) -> Iterator[str]:
    """The messages that a call makes, where their names are literals."""
    match ast.unparse(call.func).split(".")[-1], call.args:
        case "Event", [ast.Constant(str(kind)), *others]:
            yield f"event-{kind}"
            if len(others) > 2 or any(given.arg == "private" for given in call.keywords):
                yield f"event-{kind}-hidden"
        case "Message", [ast.Constant(str(id)), *_]:
            yield id
        case "Result" | "by_score", [_, ast.Constant(str(reason)), *_]:
            yield f"reason-{reason}"


def _in_play(game: Game) -> Iterator[tuple[str, str]]:
    """What random games say, and the names of all that takes part in them."""
    for options, seats in _tables(game.meta):
        yield from _piled(game.new(seats, options))
        for state, action in _played(game, seats, options):
            for message in said_at(state, action):
                yield message.id, "random games"
                yield from _of_params(message.params)
            yield from _of_view(state.view(None))
            yield from _of_choices(state)


def _tables(meta: Meta) -> Iterator[tuple[Mapping[str, object], int]]:
    """Options and seats: the fewest and the most seats, and the fewest with each set of rules."""
    fewest, most = meta.seats[0], meta.seats[-1]
    yield from (({}, fewest), ({}, most))
    for option in meta.options:
        for value in option.values:
            if value != option.default:
                yield {option.name: value}, fewest


def _played(
    game: Game, seats: int, options: Mapping[str, object]
) -> Iterator[tuple[State, Action | None]]:
    """Every state of a random game with the action taken there; the last one has none."""
    state, bot, rng = game.new(seats, options), RandomBot(), Random(seats)
    for _ in range(_MOST):
        if state.actor is None:
            break
        if state.actor == CHANCE:
            action = draw(state.outcomes(), rng)
        else:
            view = partial(state.view, state.actor)
            action = bot.choose(view, state.legal_actions(), rng)
        yield state, action
        state.perform(action)
    yield state, None


def _piled(state: State) -> Iterator[tuple[str, str]]:
    """The names of the cards in the piles of *state*."""
    for declared in fields_of(state):
        held = getattr(state, declared.name)
        for pile in held if isinstance(held, list) else [held]:
            if isinstance(pile, Pile):
                yield from (_named("card", card) for card in (*pile.shuffled, *pile.bottom))


def _of_params(params: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """The names of who and what the parameters of a message speak of."""
    for name, value in params.items():
        for one in value if isinstance(value, list | dict) else [value]:
            if WORD_PARAMS.get(name) in _NAMED and one != "":
                yield _named(WORD_PARAMS[name], one)
            elif name in SEAT_PARAMS and isinstance(one, str):
                yield f"party-{one}", f"{one} pays or is paid"


def _of_view(view: View) -> Iterator[tuple[str, str]]:
    """The names of counters and pieces, and the end."""
    for name in view["seats"][0]["counters"]:
        yield f"counter-{name}", f"the counter {name} of a seat"
    for piece in view["pieces"]:
        yield f"piece-{piece['kind']}", f"pieces of the kind {piece['kind']}"
    if view["result"] is not None:
        yield f"reason-{view['result']['reason']}", "the end of the game"


def _of_choices(state: State) -> Iterator[tuple[str, str]]:
    """The names of cards, products and pieces that may be chosen or drawn."""
    families = list(state.legal_actions().families)
    families += [Family(outcome.verb, None, outcome.args) for outcome, _ in state.outcomes()]
    for family in families:
        given: list[Iterable[Arg]] = [(arg,) for arg in family.fixed]
        given.append(family.values or ())
        for kind, ids in zip(state.game.meta.verbs[family.verb], given, strict=False):
            if kind in _NAMED:
                yield from (_named(kind, id) for id in ids)
            elif kind in _PIECES:
                yield from ((f"name-{str(id).split('-')[0]}", f"a {kind} to choose") for id in ids)


def _named(kind: str, id: object) -> tuple[str, str]:
    """The message that names something, with what it names."""
    return f"{kind}-{id}", f"the {kind} {id}"
