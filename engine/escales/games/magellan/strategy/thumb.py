"""The advice of the level Mousse, a cabin boy: go for countries that yield much and are near.

It knows the view of its seat only. It goes for prizes that a jeep wins by being somewhere, and
wins other prizes by chance. Its planes carry jeeps from the base to where they may land, and bomb
nobody; it never wants a war. All numbers here were found by letting bots play: a bot that pays
for every open country, however little it yields, loses seven games of eight to this one.

A game between cabin boys always ends: they agree to end it when nobody can win any more without a
war, when the cards of the long duel are used up, and within ``LATE + PATIENCE`` rounds.
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
from escales.games.magellan.pieces import JEEP, PLANE, SHIP
from escales.games.magellan.rules.money import resale
from escales.games.magellan.strategy.fleet import Errand, Fleet
from escales.games.magellan.view import Public

PURSE: Final = 30
"""The money that it keeps for what cards may ask, in M."""
RICH: Final = 100
"""The money to spare without which it buys no ship or plane, in M."""
LEAST: Final = 0.08
"""The least income of a country worth paying, for each M of its cost."""
AMPLE: Final = 600
"""The money to spare, once paid, without which it develops no other country, in M."""
SLOW: Final = 6
"""A country this many points away is worth half as much as one it has reached."""
UNKNOWN: Final = 0.3
"""The part of its worth that a country keeps in the pack, or if it would not pay for it now."""
SCALE: Final = 100
"""An income of this many M counts as much as a yield of one M for each M paid."""
PRIZE: Final = 250
"""A prize of this many M is worth as much as a country that yields its whole cost."""
LATE: Final = 400
"""From this round on it wants to end the game (MA-56)."""
PATIENCE: Final = 10
"""How many rounds pass before it proposes to end the game again."""
WISHES: Final = ("truce", "decline", "take", "hold", "attack", "remove", "done")
"""What it chooses when there is nothing to reckon, the best first."""


class Plan(NamedTuple):
    """An errand for a jeep, and how much it is worth."""

    worth: float
    errand: Errand


def advised(view: View, choices: Choices, rng: Random) -> Action:
    """The action advised to the seat that decides: one of *choices*."""
    public = cast(Public, view["public"])
    seat = cast(int, view["actor"])
    match view["phase"]:
        case "sale":
            return _sale(choices)
        case "agreement":
            return Action("agree" if _weary(view, public) else "decline")
        case "turn":
            return _turn(view, public, seat, choices)
    for verb in WISHES:
        family = next((family for family in choices.families if family.verb == verb), None)
        if family is not None:
            return family[rng.randrange(family.size)]
    return choices[rng.randrange(choices.size)]


def _sale(choices: Choices) -> Action:
    """The country that brings most for the income that is lost with it."""
    return max(choices, key=lambda action: _for_income(NUMBER[action.word()]))


def _for_income(country: int) -> tuple[float, int]:
    return resale(country) / INCOME[country], country


def _weary(view: View, public: Public) -> bool:
    """Whether it wants to end the game: nobody can win any more, no card is left, or it is late."""
    used_up = view["options"]["ruleset"] == "variant3" and not (
        public["shuffled"] or public["under"]
    )
    return public["told"] or used_up or view["round"] >= LATE


def _turn(view: View, public: Public, seat: int, choices: Choices) -> Action:
    spare = public["cash"][seat] - PURSE
    fleet = Fleet(view, public, seat)
    plans = _plans(fleet, _prospects(public, spare))
    going = any(plan.errand.points for plan in plans)
    wishes: tuple[Action, ...] = (
        *_proposal(view, public, seat),
        *_developments(public, spare, choices),
        *(step for plan in plans for step in fleet.steps(plan.errand)),
        *fleet.homeward(),
        *_purchases(fleet, spare, going),
        *(() if going or len(fleet.at_home) < 2 else fleet.recalled()),
    )
    wish = next((action for action in wishes if action in choices), None)
    if wish is not None:
        return wish
    for verb in ("done", "alight", "fly"):  # done is possible once all planes have landed
        for family in choices.families:
            if family.verb == verb:
                return family[0]
    return choices[0]


def _proposal(view: View, public: Public, seat: int) -> Iterator[Action]:
    """Propose to end the game; not every turn, since others may want to play on."""
    if _weary(view, public) and (view["round"] + seat) % PATIENCE == 0:
        yield Action("propose")


def _developments(public: Public, spare: int, choices: Choices) -> Iterator[Action]:
    """Develop countries that are worth their cost, those that yield most first."""
    possible = [
        NUMBER[action.word()]
        for family in choices.families
        if family.verb == "develop"
        for action in family
    ]
    for country in sorted(possible, key=_yield, reverse=True):
        if _would_pay(public, spare, country):
            yield Action("develop", (IDS[country],))


def _purchases(fleet: Fleet, spare: int, going: bool) -> Iterator[Action]:
    """Buy a second jeep for the base, or a plane, or a ship when no jeep is *going* anywhere."""
    if len(fleet.at_home) < 2:
        if spare > PURSE:
            yield Action("buy", (JEEP,))
    elif spare > RICH:
        if fleet.wants_plane():
            yield Action("buy", (PLANE,))
        if not going:
            yield Action("buy", (SHIP,))


def _plans(fleet: Fleet, prospects: dict[str, float]) -> list[Plan]:
    """The best errand of each jeep, each to another cell, the best first."""
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
    """How much it is worth to have a jeep in a cell, by cell."""
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
    """Whether it would develop *country* now."""
    left = spare - public["cost"][IDS[country]]
    return left >= (0 if _yield(country) >= LEAST else AMPLE)


def _yield(country: int) -> float:
    return INCOME[country] / COST[country]
