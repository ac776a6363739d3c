"""The worker that thinks: it is given what a seat sees and nothing else, and can be asked slice by slice."""

import json
from functools import partial
from random import Random
from typing import Any, Final

import pytest

from escales import bots, browser, games
from escales.bots import capitaine
from escales.browser import Door, Request, door
from escales.core import (
    CHANCE,
    Action,
    Entry,
    IllegalAction,
    InvalidInput,
    State,
    Table,
    draw,
    random_action,
)
from escales.records.parse import MOST_FIELDS
from tests.conformance.subjects import subjects

SUBJECTS: Final = {
    subject.game.meta.id: subject for subject in subjects() if subject.game.meta.id in games.ids()
}
COLOURS: Final = ("red", "blue", "yellow", "green", "mauve", "black")
MOST: Final = 120
"""Entries of a game that are looked at."""


def thought(name: str, **request: Any) -> dict[str, Any]:
    """The answer of a call of the worker that thinks."""
    told: dict[str, Any] = json.loads(browser.THOUGHTS[name](json.dumps(request)))
    return told


def opened(game: str, *players: str) -> Door:
    """A door with a new table for these *players*."""
    made = Door()
    seats = [
        {"name": f"P{at}", "colour": COLOURS[at], "player": player}
        for at, player in enumerate(players)
    ]
    made.new_table(Request({"game": game, "seats": seats}))
    return made


def until_decided(state: State, rng: Random, entries: int) -> State:
    """*state* after about so many random *entries*, where a seat decides."""
    while state.actor is not None and (entries > 0 or state.actor == CHANCE):
        chance = state.actor == CHANCE
        state.apply(
            draw(state.outcomes(), rng) if chance else random_action(state.legal_actions(), rng)
        )
        entries -= 1
    return state


@pytest.mark.parametrize("id", SUBJECTS)
def test_what_is_sent_is_the_view_of_the_seat_and_nothing_else(id: str) -> None:
    """The message for a bot is the same, whatever is hidden from it."""
    game, laws = SUBJECTS[id]
    seats = game.meta.seats[0]
    asked = opened(id, *["capitaine"] * seats)
    assert asked.table is not None
    rng = Random(5)
    told = 0
    for entries in range(0, MOST, 7):
        state = until_decided(game.new(seats), rng, entries)
        if state.actor is None:
            continue
        asked.table.state = state
        sent = asked.seen(Request({}))
        assert sent == {"view": state.view(state.actor)}
        other = laws.disturb(state, state.actor, rng) if game.meta.secrets else None
        if other is not None:
            asked.table.state = other
            assert json.dumps(asked.seen(Request({}))) == json.dumps(sent)
        told += 1
    assert told


@pytest.mark.parametrize("id", SUBJECTS)
def test_what_is_sent_is_enough_to_find_a_legal_action(id: str) -> None:
    game = SUBJECTS[id].game
    rng = Random(3)
    for entries in range(0, MOST, 17):
        state = until_decided(game.new(game.meta.seats[0]), rng, entries)
        if state.actor is None:
            continue
        begun = thought("think", view=state.view(state.actor), seed=7)
        gone_on = thought("think_on", milliseconds=1)
        for answer in (begun, gone_on):
            assert answer["ok"], answer
            assert 1 <= len(answer["prospects"]) <= 3
            others = [prospect["share"] for prospect in answer["prospects"][1:]]
            assert others == sorted(others, reverse=True)
            for prospect in answer["prospects"]:
                assert Action.parse(prospect["action"]) in state.legal_actions()
        assert begun["iterations"] == 0 < gone_on["iterations"]


@pytest.mark.parametrize("ruleset", ["simple", "variant3"])
def test_a_view_with_hundreds_of_ways_can_be_sent(ruleset: str) -> None:
    """Two dice give a ship of Magellan more ways than an object of a saved game may have fields."""
    game = games.load("magellan")
    state = game.new(2, {"ruleset": ruleset, "two_dice": True})
    rng = Random(1)
    bot = bots.opponent("mousse", game)
    most = 0
    while most <= MOST_FIELDS:
        if state.actor == CHANCE:
            state.perform(draw(state.outcomes(), rng))
            continue
        view = state.view(state.actor)
        ways = view["public"]["reach"]
        assert isinstance(ways, dict)
        most = max([len(piece) for piece in ways.values() if isinstance(piece, dict)], default=0)
        if most > MOST_FIELDS:
            assert thought("think", view=view, seed=7)["ok"]
        state.perform(bot.choose(partial(state.view, state.actor), state.legal_actions(), rng))


def test_a_thought_can_be_repeated_and_says_what_the_rule_of_thumb_says() -> None:
    state = until_decided(games.load("marco_polo").new(2), Random(1), 10)
    one, other = (thought("think", view=state.view(state.actor), seed=9) for _ in range(2))
    assert one == other
    assert {prospect["thumb"] for prospect in one["prospects"]} <= {True, False}


def test_there_is_nothing_to_search_for_where_one_action_alone_is_worth_a_thought() -> None:
    rng = Random(2)
    state = until_decided(games.load("long_cours").new(2), rng, 0)
    while state.legal_actions().size > 1:
        until_decided(state, rng, 1)
        assert state.actor is not None
    told = thought("think", view=state.view(state.actor), seed=1)
    assert told["forced"]
    assert told["prospects"][0]["action"] == str(state.legal_actions()[0])


def test_nothing_to_think_about_and_no_view_are_refused() -> None:
    fresh = browser.Thinker()
    with pytest.raises(InvalidInput):
        fresh.think_on(Request({"milliseconds": 10}))
    assert thought("think", seed=1)["error"]["id"] == "unusable-request"
    assert thought("think", view={"game": 3}, seed=1)["error"]["id"] == "unusable-request"


def test_a_person_asks_for_the_own_view_only() -> None:
    asked = opened("long_cours", "human", "human")
    assert asked.table is not None
    until_decided(asked.table.state, Random(1), 0)
    actor = asked.table.state.decider
    assert asked.seen(Request({"seat": actor})) == {"view": asked.table.state.view(actor)}
    for stranger in ({"seat": 1 - actor}, {}):
        with pytest.raises(IllegalAction):
            asked.seen(Request(stranger))


def test_without_secrets_everybody_may_ask_and_nobody_while_chance_moves() -> None:
    asked = opened("magot", "human", "human")
    assert asked.table is not None
    with pytest.raises(IllegalAction):
        asked.seen(Request({}))
    until_decided(asked.table.state, Random(1), 0)
    assert asked.seen(Request({}))["view"]["seat"] == asked.table.state.actor


def test_what_a_bot_has_decided_elsewhere_is_played_for_it_and_for_nobody_else() -> None:
    asked = opened("magot", "capitaine", "human")
    assert asked.table is not None
    table = asked.table
    while table.state.actor == CHANCE:
        table.roll()
    mover = 0
    while table.state.actor != mover:
        table.play(table.state.legal_actions()[0])
    action = str(table.state.legal_actions()[1])
    before = len(table.log)
    with pytest.raises(IllegalAction):
        asked.bot(Request({"action": "arrivee 5"}))
    assert len(table.log) == before
    asked.bot(Request({"action": action}))
    assert str(table.log[-1].action) == action
    while table.state.actor != 1:
        table.play(table.state.legal_actions()[0])
    with pytest.raises(IllegalAction):
        asked.bot(Request({"action": str(table.state.legal_actions()[0])}))


def test_in_the_worker_of_the_table_a_captain_makes_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """This is for when the other worker does not work."""
    given: list[float] = []

    def take_turn(table: Table, rng: Random, seconds: float) -> Entry:
        given.append(seconds)
        return table.roll()

    monkeypatch.setattr(bots, "take_turn", take_turn)
    opened("magot", "capitaine", "capitaine").bot(Request({}))
    assert given == [door.HASTE]
    assert door.HASTE < capitaine.SECONDS
