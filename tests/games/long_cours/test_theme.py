"""What the theme says from a view alone agrees with the rules: why a button is missing, and who is poor."""

import json
import os
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from escales.core import CHANCE, draw
from escales.core.strategy import random_action
from escales.games.long_cours.board import PRODUCT, PRODUCTS
from escales.games.long_cours.state import State
from escales.games.long_cours.steps.turn import Turn
from tests.games.long_cours.positions import new_game

ROOT = Path(__file__).resolve().parents[3]
SAYS = """
import { readFileSync } from "node:fs";
import { barred, lifeline } from "./web/themes/long_cours/foresight.mjs";
const { views, places } = JSON.parse(readFileSync(0, "utf8"));
const names = { plan: { places: new Map(Object.entries(places)) } };
const said = views.map((view) => ({ barred: barred(view, names), lifeline: lifeline(view, view.own.hand) }));
process.stdout.write(JSON.stringify(said));
"""
REFUSED = {
    "refuse-move-after-direct": "sail",
    "refuse-direct-after-move": "direct",
    "refuse-fight-on-rectangle": "fight",
}
"""What people may miss, by the refusal of the engine."""


class Said(NamedTuple):
    """A position, and what the theme says in it."""

    state: State
    barred: dict[str, str]
    lifeline: str | None


def decisions() -> Iterator[State]:
    """Positions of random games in which somebody plays their turn or answers in a brawl."""
    for seed in range(8):
        rng, state = Random(seed), new_game(2 + seed % 5)
        for _ in range(400):
            if state.actor is None:
                break
            if state.actor == CHANCE:
                state.apply(draw(state.outcomes(), rng))
                continue
            if state.phase in ("turn", "fight"):
                yield state.clone()
            state.apply(random_action(state.legal_actions(), rng))


@cache
def said() -> list[Said]:
    states = list(decisions())
    places = {id: {"tags": [PRODUCTS[product]]} for id, product in PRODUCT.items()}
    white = {at for state in states for at in state.ships} - {*places, ""}
    job = {
        "views": [state.view(state.decider) for state in states],
        "places": {**places, **{at: {"tags": []} for at in white}},
    }
    node = [os.environ.get("NODE", "node"), "--import", "./tests/page/browser.mjs"]
    done = subprocess.run(
        [*node, "--input-type=module", "-e", SAYS],
        cwd=ROOT,
        input=json.dumps(job),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return [
        Said(state, {bar["verb"]: bar["why"] for bar in found["barred"]}, found["lifeline"])
        for state, found in zip(states, json.loads(done.stdout), strict=True)
    ]


def offered(state: State) -> set[str]:
    return {family.verb for family in state.legal_actions().families}


def refused(state: State, verb: str) -> str:
    """Why the engine refuses every action of that verb in a turn; empty if it does not."""
    (operation,) = (one for one in Turn.operations if one.verb == verb)
    why = operation.unavailable(state)
    return why.id if why else ""


def test_what_the_theme_says_to_be_impossible_is_not_offered() -> None:
    for state, barred, _ in said():
        assert not {*barred} & offered(state), (barred, state)


@pytest.mark.rule("LC-15", "LC-22")
def test_why_a_move_or_a_brawl_is_missing_is_why_the_engine_refuses_it() -> None:
    found = set()
    for state, barred, _ in said():
        if state.phase != "turn":
            continue
        found |= {verb for verb in barred if verb in REFUSED.values()}
        for verb in {*barred} & {*REFUSED.values()}:
            assert REFUSED[refused(state, verb)] == verb
            assert barred[verb] in (refused(state, verb), "fight-not-here")
        here = state.ships[state.turn]
        for verb in ("sail", "direct"):
            assert (verb in barred) == (refused(state, verb) in REFUSED), (verb, state)
        meets = state.ships.count(here) > 1 and bool(state.hands[state.turn])
        missed = meets and refused(state, "fight") == "refuse-fight-on-rectangle"
        assert ("fight" in barred) == missed, state
    assert found == {"sail", "direct", "fight"}


@pytest.mark.rule("LC-23")
def test_who_holds_no_stronger_card_reads_that() -> None:
    fights = [(state, barred) for state, barred, _ in said() if state.phase == "fight"]
    for state, barred in fights:
        assert ("answer" in barred) == ("answer" not in offered(state)), state
    assert {"answer" in barred for _, barred in fights} == {True, False}


@pytest.mark.rule("LC-11")
def test_who_is_offered_help_can_buy_nothing_and_has_nothing_to_sell() -> None:
    poor = [one.state for one in said() if one.state.phase == "turn" and one.lifeline is not None]
    assert poor
    for state in poor:
        assert not state.cash[state.turn]
        assert not any(state.cargo[state.turn])
        assert "buy" not in offered(state)
