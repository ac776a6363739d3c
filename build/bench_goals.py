"""Positions of games, and what somebody wants to do there: the benchmark counts the clicks."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple, cast

from bench_person import Person
from escales import bots, games
from escales.core import CHANCE, Action, Seat, Table
from escales.core.seat import COLOURS
from escales.games.magellan.state import State as Magellan
from failure import Failure
from tests import playthroughs

ROUNDS, MOVES = 6, 40
"""The rounds after which a wait is measured; in Le Magot, whose rounds are long, the log entries."""
CROWDED, CROWDED_ROUND = 90, 15
"""Magellan's map is full with so many pieces; earlier than this round there are never so many."""


def seats(count: int, company: str = "human") -> list[Seat]:
    """One person, and *company* in the other seats."""
    return [
        Seat(("Ann", "Bob", "Eve", "Leo")[at], COLOURS[at], "human" if at == 0 else company)
        for at in range(count)
    ]


def recorded(record: str, reached: Callable[[Table], bool]) -> Table:
    """A recorded game of Magellan at the first position that *reached* accepts, with people in all seats."""
    played = playthroughs.read(
        (playthroughs.FOLDER / "magellan/playthroughs" / f"{record}.txt").read_text("utf-8")
    )
    table = Table(games.load("magellan"), seats(played.header["seats"]), played.header["options"])
    for action in played.actions:
        if reached(table):
            return table
        table.replay(action)
    raise Failure(f"{record} never comes to the wanted position.")


def played_on(game: str, reached: Callable[[Table], bool], company: str = "human") -> Table:
    """A game of three seats that Mousses have played up to the first position that *reached* accepts."""
    rules = games.load(game)
    rng = Random(1)
    table, player = Table(rules, seats(3, company), rng=rng), bots.load("mousse", rules)
    while (actor := table.state.actor) is not None:
        if reached(table):
            return table
        if actor == CHANCE:
            table.roll()
        else:
            choices = table.state.legal_actions()
            table.replay(player.choose(partial(table.state.view, actor), choices, rng))
    raise Failure(f"{game} never comes to the wanted position.")


def ends_turn(table: Table) -> bool:
    """Whether the first seat ends its turn with the next click, after some rounds."""
    state = table.state
    if table.game.meta.id == "magot":
        return len(table.log) > MOVES and state.actor == CHANCE and state.roller == 0
    return state.round >= ROUNDS and state.actor == 0 and Action("done") in state.legal_actions()


def sails(table: Table) -> bool:
    """Whether the first seat of Long Cours can sail to a port."""
    return ends_turn(table) and any(action.verb == "sail" for action in table.state.legal_actions())


def crowded(table: Table) -> bool:
    """Whether Magellan's map is full of pieces, and the first seat is in turn."""
    state = cast(Magellan, table.state)
    many = state.round >= CROWDED_ROUND and state.actor == 0 and state.phase == "turn"
    return many and len(state.view(None)["pieces"]) >= CROWDED


def overseas(table: Table) -> bool:
    """Whether Magellan's first seat can bring a jeep overseas."""
    state = cast(Magellan, table.state)
    return state.phase == "turn" and state.round >= 8 and state.actor == 0 and state.points >= 6


def laden(table: Table) -> bool:
    """Whether a plane of Magellan carries a jeep."""
    state = cast(Magellan, table.state)
    return state.phase == "turn" and any(state.load[plane] != -1 for plane in range(24, 30))


def trip_overseas(person: Person) -> None:
    """A jeep goes from its base to Madagascar: load, sail, land."""
    move = person.move()
    person.town("Tananarive")
    person.page.locator(".route").wait_for()
    person.town("Tananarive")
    person.wait(move + 5)


def trip_by_plane(person: Person) -> None:
    """A plane flies and lands with its jeep."""
    move = person.move()
    person.hit('[data-mover="plane-0-01"]')
    person.place("5N1.l1")
    person.hit('[data-way="5N1.l1"]')
    person.wait(move + 3)


def plain_turn(person: Person) -> None:
    """Announce land, which spins; choose the first way."""
    move = person.move()
    person.hit('[data-action="announce land"]')
    person.wait(move + 2)
    person.page.wait_for_timeout(1500)  # where there is one way only, it is gone by itself
    if person.move() < move + 3 and person.page.locator('.choices [data-action^="move"]').count():
        person.hit('.choices [data-action^="move"]')
        person.wait(move + 3)


def voyage(person: Person) -> None:
    """Sail to the first offered port of Long Cours, and end the turn."""
    move = person.move()
    target = person.page.locator(".board .target:visible").first
    person.hit(target)
    person.page.wait_for_timeout(500)  # a first click may only show
    if person.move() == move and target.is_visible():
        person.hit(target)
    person.wait(move + 1)
    person.hit('[data-action="done"]')
    person.wait(move + 2)


def one_throw(person: Person) -> None:
    """Throw the die of Le Magot."""
    move = person.move()
    person.hit(".die-button")
    person.wait(move + 1)


class Goal(NamedTuple):
    """What somebody wants to do, the most clicks that it should take, the position, and the way."""

    name: str
    most: int
    position: Callable[[], Table]
    act: Callable[[Person], None]


def lands(table: Table) -> bool:
    """Whether the first seat of Marco Polo can announce land."""
    state = table.state
    return state.actor == 0 and Action("announce", ("land",)) in state.legal_actions()


GOALS = [
    Goal(
        "Magellan, jeep overseas",
        4,
        lambda: recorded("simple-won-by-income", overseas),
        trip_overseas,
    ),
    Goal(
        "Magellan, plane and jeep",
        3,
        lambda: recorded("variant1-won-by-income", laden),
        trip_by_plane,
    ),
    Goal(
        "Marco Polo, plain turn", 2, lambda: played_on("marco_polo", lands, "matelot"), plain_turn
    ),
    Goal("Long Cours, sail and end", 3, lambda: played_on("long_cours", sails, "matelot"), voyage),
    Goal("Le Magot, turn", 1, lambda: played_on("magot", ends_turn), one_throw),
]
