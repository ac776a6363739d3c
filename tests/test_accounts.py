"""What is told at a game's end: what each seat received and paid, its figure's parts, the curve."""

import functools
import re
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final

import pytest

from escales import bots, games
from escales.bots.turning import TurningPoint
from escales.browser import hindsight
from escales.browser.accounts import accounts
from escales.browser.snapshot import course
from escales.core import CHANCE, Seat, Table
from escales.core.seat import Colour
from escales.texts import LANGUAGES, Sentences
from tests.bots.test_mistakes import LateNim, played

TEXTS: Final = Path(__file__).parent.parent / "web" / "texts"
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow")
MONEY: Final = {"magot": "points", "long_cours": "cash", "marco_polo": "cash", "magellan": "cash"}
"""The counter that payments change."""
RARE: Final = {
    "long_cours": ("fight", "sunk", "relief"),
    "marco_polo": ("restart", "table-sold", "secret-sold"),
    "magellan": ("sold", "share", "shared"),
}
"""Causes of payments that few games have."""


@functools.cache
def ended(game: str) -> Table:
    """A game that bots have played to its end."""
    seats = [Seat(colour, colour, "human") for colour in COLOURS]
    table = Table(games.load(game), seats, rng=Random(5))
    rng, bot = Random(5), bots.load("mousse", table.game)
    while table.state.actor is not None:
        if table.state.actor == CHANCE:
            table.roll()
        else:
            view = functools.partial(table.state.view, table.state.actor)
            table.play(bot.choose(view, table.state.legal_actions(), rng))
    return table


@pytest.mark.parametrize("game", games.ids())
def test_receipts_and_payments_explain_the_money_of_every_seat(game: str) -> None:
    table = ended(game)
    first = next(iter(table.course())).view(None)["seats"]
    last = table.state.view(None)["seats"]
    for account in accounts(table):
        seat, counter = account["seat"], MONEY[game]
        causes = [line["cause"] for line in account["lines"]]
        assert causes
        assert "restart" not in causes, "another seed: who restarts leaves the last notes behind"
        assert all(line["amount"] > 0 < line["times"] for line in account["lines"])
        balance = sum(
            line["amount"] if line["gain"] else -line["amount"] for line in account["lines"]
        )
        assert first[seat]["counters"][counter] + balance == last[seat]["counters"][counter]


@pytest.mark.parametrize("game", games.ids())
def test_the_curve_of_a_game_that_has_ended_counts_what_was_hidden(game: str) -> None:
    table = ended(game)
    told = course(table, None)
    for move, wealth in zip(told["moves"], told["wealth"], strict=True):
        state = table.at(move)
        while state.actor == CHANCE and state.roller is None:  # the bank still owes a card
            move += 1
            state = table.at(move)
        assert wealth == [state.view(seat)["seats"][seat]["wealth"] for seat in range(3)]


def test_a_turning_point_tells_what_chance_brought_of_it() -> None:
    """A card that is bought from a pile is known only when it has been drawn."""
    table = ended("marco_polo")
    entry = next(
        entry
        for entry, later in pairwise(table.log)
        if entry.actor != CHANCE and later.action.verb == "draw"
    )
    told = hindsight.told(table, None, TurningPoint(entry.number, 0, 0.4, 0.6))
    assert [event["kind"] for event in told["events"]][-1].startswith("draw")
    assert told["entry"] == entry.seen_by(None)


def test_a_turning_point_that_is_a_throw_tells_nothing_of_the_next_throw() -> None:
    """In Le Magot one throw may follow the other, without a choice between them."""
    table = ended("magot")
    entry = next(
        entry
        for entry, later in pairwise(table.log)
        if entry.actor == later.actor == CHANCE and entry.roller != later.roller
    )
    told = hindsight.told(table, None, TurningPoint(entry.number, 0, 0.4, 0.6))
    assert told["events"] == told["entry"]["events"]


def test_a_turning_point_says_whether_it_is_measured_after_the_others_turns() -> None:
    table = played(LateNim(), ("human", "human"), 2, 1, 1, 2, 1, 3)
    told = [hindsight.told(table, None, TurningPoint(at, 0, 0.4, 0.6))["how"] for at in (2, 5)]
    assert told == ["lingering", "choice"]


@pytest.mark.parametrize("game", games.ids())
def test_the_parts_of_a_figure_are_the_figure(game: str) -> None:
    table = ended(game)
    for account, seen in zip(accounts(table), table.state.view(None)["seats"], strict=True):
        shares = [part["params"]["amount"] for part in account["worth"]]
        if game == "magot":
            assert shares == [], "points have no parts"
        elif shares or seen["wealth"]:
            assert sum(share for share in shares if isinstance(share, int)) == seen["wealth"]


@pytest.mark.parametrize("game", games.ids())
def test_before_the_end_nothing_says_what_is_hidden(game: str) -> None:
    table = ended(game).branch(len(ended(game).log) // 2)
    assert table.state.result is None
    assert all(account["worth"] == [] for account in accounts(table))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.ids())
def test_every_cause_and_every_part_has_words(game: str, language: str) -> None:
    said = Sentences(language, game)
    for account in accounts(ended(game)):
        for line in account["lines"]:
            assert said.has(f"account-{line['cause']}"), line
        for line in account["goods"]:
            assert said.has(f"account-goods-{line['cause']}"), line
        for part in account["worth"]:
            assert said.has(part["id"]), part
    for cause in RARE.get(game, ()):
        assert said.has(f"account-{cause}"), cause


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_cause_of_a_payment_takes_the_place_of_a_heading(language: str) -> None:
    """Magellan has a payment "paid", for which the heading of all payments once read "History cards"."""
    page = (TEXTS / f"page.{language}.ftl").read_text("utf-8")
    headings = re.findall(r"^(account-group-\w+) =", page, re.MULTILINE)
    assert len(headings) == 2
    for game in games.ids():
        said = Sentences(language, game)
        assert not [heading for heading in headings if said.has(heading)], game


def test_goods_that_were_picked_up_or_lost_explain_what_is_aboard() -> None:
    """In Long Cours goods come aboard and are gone without a payment; three are sold for nine."""
    table = ended("long_cours")
    last = table.state.view(None)["seats"]
    assert any(account["goods"] for account in accounts(table)), "another seed"
    for account in accounts(table):
        paid = {line["cause"]: line["amount"] for line in account["lines"]}
        held = sum(one["amount"] * (1 if one["gain"] else -1) for one in account["goods"])
        aboard = paid.get("buy", 0) - paid.get("sale", 0) // 3 + held
        assert aboard == last[account["seat"]]["counters"]["cargo"]


def test_who_pays_everybody_else_at_once_pays_once() -> None:
    table = ended("magot")
    paid = [
        line
        for account in accounts(table)
        for line in account["lines"]
        if line["cause"] == "own-depart" and not line["gain"]
    ]
    assert paid, "another seed"
    for line in paid:
        assert line["amount"] == line["times"] * (len(COLOURS) - 1) * 50
