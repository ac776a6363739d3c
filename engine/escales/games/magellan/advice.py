"""What a cabin boy (the level Mousse) does: go for countries by what they yield and how far they are.

It looks at the view of its seat and nothing else. It goes for prizes that a jeep wins by being
somewhere, and wins others by chance. A plane carries jeeps from its base to where it may land,
and bombs nobody; it never wants a war. Every number here was found by letting the bots play: who
pays for whatever is out, however little it yields, loses seven games of eight to this one.

A game of cabin boys ends: whatever has gone wrong in it, they agree to end it within
``LATE + PATIENCE`` rounds.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple, cast

from escales.core import Action, Choices, View
from escales.games.magellan import cards
from escales.games.magellan.countries import (
    AT,
    CAPITAL,
    COST,
    IDS,
    INCOME,
    NUMBER,
    OPEN,
    UNSEEN,
)
from escales.games.magellan.fleet import Errand, Fleet
from escales.games.magellan.pieces import JEEP, PLANE, SHIP
from escales.games.magellan.steps.sale import price
from escales.games.magellan.view import Public

PURSE: Final = 30
"""What is kept for what cards may ask, in M."""
RICH: Final = 100
"""What it must have to spare for a ship or a plane, in M."""
LEAST: Final = 0.08
"""What a country must yield, for each M that it costs."""
AMPLE: Final = 600
"""What it must have to spare for any other country, once paid, in M."""
SLOW: Final = 6
"""A country this many points further off is worth half as much."""
UNKNOWN: Final = 0.3
"""What a country that is still in the pack counts for, or one that it would not pay for now."""
SCALE: Final = 100
"""What an income counts beside a yield: a hundred M as much as one M for each M paid."""
PRIZE: Final = 250
"""A prize of this many M is worth as much as a country that yields all it costs."""
LATE: Final = 400
"""From this round on it has had enough, and wants the game to be ended (MA-56)."""
PATIENCE: Final = 10
"""How many rounds pass before it proposes that again."""
WISHES: Final = ("truce", "decline", "take", "hold", "attack", "remove", "done")
"""What it chooses when there is nothing to reckon, the dearest first."""


class Plan(NamedTuple):
    """What a jeep could do, and how much that is worth."""

    worth: float
    errand: Errand


def advise(view: View, choices: Choices, rng: Random) -> Action:
    """What to do, for the seat that decides: one of *choices*."""
    public = cast(Public, view["public"])
    seat = cast(int, view["actor"])
    match view["phase"]:
        case "sale":
            return _sale(choices)
        case "agreement":
            return Action("agree" if _weary(view) else "decline")
        case "turn":
            return _turn(view, public, seat, choices)
    for verb in WISHES:
        family = next((family for family in choices.families if family.verb == verb), None)
        if family is not None:
            return family[rng.randrange(family.size)]
    return choices[rng.randrange(choices.size)]


def _sale(choices: Choices) -> Action:
    """What brings most for the income that it costs."""
    return max(choices, key=lambda action: _resale(NUMBER[cast(str, action.args[0])]))


def _resale(country: int) -> tuple[float, int]:
    return price(country) / INCOME[country], country


def _weary(view: View) -> bool:
    """Whether it wants the game to be ended: nobody can win any more, or it takes too long."""
    return cast(Public, view["public"])["told"] or view["round"] >= LATE


def _turn(view: View, public: Public, seat: int, choices: Choices) -> Action:
    spare = public["cash"][seat] - PURSE
    fleet = Fleet(view, public, seat)
    plans = _plans(fleet, _prospects(public, spare))
    wishes = (
        *_proposal(view, seat),
        *_developments(public, spare, choices),
        *(step for plan in plans for step in fleet.steps(plan.errand)),
        *fleet.homeward(),
        *_purchases(fleet, spare, any(plan.errand.points for plan in plans)),
    )
    wish = next((action for action in wishes if action in choices), None)
    if wish is not None:
        return wish
    for verb in ("done", "alight", "fly"):  # a plane in flight has to land first
        for family in choices.families:
            if family.verb == verb:
                return family[0]
    return choices[0]


def _proposal(view: View, seat: int) -> Iterator[Action]:
    """To end the game; not at every turn, since others may want to play on."""
    if _weary(view) and (view["round"] + seat) % PATIENCE == 0:
        yield Action("propose")


def _developments(public: Public, spare: int, choices: Choices) -> Iterator[Action]:
    """Countries that can be had and are worth it, those that yield most first."""
    offered = [
        NUMBER[cast(str, action.args[0])]
        for family in choices.families
        if family.verb == "develop"
        for action in family
    ]
    for country in sorted(offered, key=_yield, reverse=True):
        if _would_pay(public, spare, country):
            yield Action("develop", (IDS[country],))


def _purchases(fleet: Fleet, spare: int, going: bool) -> Iterator[Action]:
    """A jeep to go from the base, a plane for it, and a ship when nobody is *going* anywhere."""
    if len(fleet.at_home) < 2:
        if spare > PURSE:
            yield Action("buy", (JEEP,))
    elif spare > RICH:
        if fleet.wants_plane():
            yield Action("buy", (PLANE,))
        if not going:
            yield Action("buy", (SHIP,))


def _plans(fleet: Fleet, prospects: dict[str, float]) -> list[Plan]:
    """What each jeep could do, each going for a cell of its own, the best first."""
    found = sorted(
        (
            Plan(worth * SLOW / (SLOW + errand.points), errand)
            for cell, worth in prospects.items()
            for errand in fleet.errands(cell)
            if errand.points or cell in AT
        ),
        reverse=True,
    )
    jeeps: set[str] = set()
    cells: set[str] = set()
    kept = []
    for plan in found:
        jeep, cell, _ = plan.errand
        if jeep not in jeeps and cell not in cells:
            jeeps.add(jeep)
            cells.add(cell)
            kept.append(plan)
    return kept


def _prospects(public: Public, spare: int) -> dict[str, float]:
    """What it is worth to be in the cell of a capital, by cell."""
    found: dict[str, float] = {}
    for country, id in enumerate(IDS):
        owner = public["owner"][id]
        if owner in (OPEN, UNSEEN):
            worth = _yield(country) + INCOME[country] / SCALE
            if owner == UNSEEN or not _would_pay(public, spare, country):
                worth *= UNKNOWN
            cell = CAPITAL[country]
            found[cell] = max(worth, found.get(cell, 0))
    for prize in public["prizes"]:
        goal = cards.effect(prize["card"], prize["index"])
        if goal["effect"] == "prize_first_jeep_at":
            for cell in goal.get("cells", ()):
                found[cell] = max(prize["amount"] / PRIZE, found.get(cell, 0))
    return found


def _would_pay(public: Public, spare: int, country: int) -> bool:
    """Whether it would develop a country now."""
    left = spare - public["cost"][IDS[country]]
    return left >= (0 if _yield(country) >= LEAST else AMPLE)


def _yield(country: int) -> float:
    return INCOME[country] / COST[country]
