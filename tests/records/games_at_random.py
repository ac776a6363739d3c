"""Tables in the middle of games, drawn by Hypothesis."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from hypothesis import strategies as st

from escales import games
from escales.core import CHANCE, InvalidInput, Seat, Table
from escales.core.seat import COLOURS, is_name
from escales.records import write
from escales.texts import Sentences

NAMES = st.text(min_size=1, max_size=40).filter(is_name)
_SENTENCES = Sentences("en")


@st.composite
def tables(draw: st.DrawFn, longest: int = 400) -> Table:
    """A table of any game, with any options and seats, after up to *longest* entries."""
    game = games.load(draw(st.sampled_from((*games.ids(), "toy"))))
    options: dict[str, object] = {}
    for option in game.meta.options:
        match option.kind:
            case "bool":
                options[option.name] = draw(st.booleans())
            case "int":
                options[option.name] = draw(st.sampled_from(option.numbers))
            case "choice":
                options[option.name] = draw(st.sampled_from(option.values))
    colours = draw(st.permutations(COLOURS))
    seats = [
        Seat(draw(NAMES), colours[seat], draw(st.sampled_from(("human", "random"))))
        for seat in range(draw(st.sampled_from(game.meta.seats)))
    ]
    rng = Random(draw(st.integers(0, 2**32)))
    table = Table(
        game, seats, options, rng=rng, practice=draw(st.booleans()), real_dice=draw(st.booleans())
    )
    go_on(table, draw(st.integers(0, longest)))
    return table


def magot(entries: int = 60, seed: int = 1) -> Table:
    """A game of Le Magot for two, always the same."""
    seats = [Seat("Zoé", "red"), Seat("Max", "blue", "random")]
    table = Table(games.load("magot"), seats, rng=Random(seed))
    go_on(table, entries)
    return table


def go_on(table: Table, entries: int) -> None:
    """Play *entries* more entries at random, or until the game is over."""
    for _ in range(entries):
        state = table.state
        if state.actor is None:
            break
        if state.actor == CHANCE:
            outcomes = state.outcomes()
            table.replay(outcomes[table.rng.randrange(len(outcomes))][0])
        else:
            choices = state.legal_actions()
            table.play(choices[table.rng.randrange(len(choices))])


def assert_same(found: Table, table: Table) -> None:
    """*found* is the same game as at *table*, entry for entry."""
    assert found.game is table.game
    assert found.seats == table.seats
    assert found.options == table.options
    assert (found.practice, found.real_dice) == (table.practice, table.real_dice)
    assert found.log == table.log
    assert found.state == table.state
    assert found.state.digest() == table.state.digest()
    assert found.can_undo() == table.can_undo()


def assert_says(error: InvalidInput, id: str) -> None:
    """*error* has the message *id*, and its sentence is the one that the page shows."""
    assert error.message.id == id
    assert str(error) == _SENTENCES.say(id, error.message.params)


def assert_sentence(error: InvalidInput) -> None:
    """*error* is a sentence, and the page has a sentence for its message."""
    said = str(error)
    assert said[0].isupper()
    assert said.endswith(".")
    assert len(said) < 400
    assert _SENTENCES.say(error.message.id, error.message.params) != error.message.id


def text_of(record: Mapping[str, object]) -> str:
    """The text of *record* as the page writes it."""
    return json.dumps(record, ensure_ascii=False)


def record(table: Table | None = None, **changed: Any) -> dict[str, Any]:
    """The save of *table*, with some fields changed."""
    return {**write.save(table or magot()), **changed}
