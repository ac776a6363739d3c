"""What a cabin boy (the level Mousse) does: go for countries by what they yield and how far they are.

It looks at the view of its seat and nothing else. Planes it leaves on the ground, prizes it wins
by chance, and it never wants a war; every number here was found by letting the bots play.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple, cast

from escales.core import Action, Choices, View
from escales.games.magellan.board import COASTS, DRIVES, LANDS_OF, sails
from escales.games.magellan.countries import CAPITAL, COST, IDS, INCOME, NUMBER, OPEN, UNSEEN
from escales.games.magellan.equipment import DRIVE, LAND, SAIL
from escales.games.magellan.steps.sale import price
from escales.games.magellan.view import Public

PURSE: Final = 30
"""What is kept for what cards may ask, in M."""
SLOW: Final = 6
"""A country this many points further off is worth half as much."""
UNKNOWN: Final = 0.3
"""What a country that is still in the pack counts for, or one too dear for now."""
SCALE: Final = 100
"""What an income counts beside a yield: a hundred M as much as one M for each M paid."""
WISHES: Final = ("truce", "decline", "take", "hold", "attack", "remove", "done")
"""What it chooses when there is nothing to reckon, the dearest first."""


class Course(NamedTuple):
    """Points to a capital's cell: for a jeep that drives, and for one aboard a ship."""

    by_land: dict[str, int]
    by_sea: dict[str, int]


class Plan(NamedTuple):
    """A jeep that could go for a country: how much that is worth, and its next actions."""

    worth: float
    jeep: str
    country: int
    steps: tuple[Action, ...]


def advise(view: View, choices: Choices, rng: Random) -> Action:
    """What to do, for the seat that decides: one of *choices*."""
    public = cast(Public, view["public"])
    seat = cast(int, view["actor"])
    match view["phase"]:
        case "sale":
            return _sale(choices)
        case "agreement":
            return Action("agree" if public["told"] else "decline")
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


def _turn(view: View, public: Public, seat: int, choices: Choices) -> Action:
    if public["told"] and Action("propose") in choices:
        return Action("propose")
    spare = public["cash"][seat] - PURSE
    bought = [
        NUMBER[cast(str, action.args[0])]
        for family in choices.families
        if family.verb == "develop"
        for action in family
    ]
    for country in sorted(bought, key=_yield, reverse=True):
        if public["cost"][IDS[country]] <= spare:
            return Action("develop", (IDS[country],))
    look = _Look(view, public, seat)
    for plan in look.plans(spare):
        for step in plan.steps:
            if step in choices:
                return step
    if spare > PURSE and len(look.at_home) < 2 and Action("buy", ("jeep",)) in choices:
        return Action("buy", ("jeep",))
    return Action("done") if Action("done") in choices else choices[0]


def _yield(country: int) -> float:
    return INCOME[country] / COST[country]


class _Look:
    """Where the jeeps and ships of a seat are."""

    def __init__(self, view: View, public: Public, seat: int) -> None:
        self.public = public
        self.place = {
            piece["id"]: piece["place"] for piece in view["pieces"] if piece["seat"] == seat
        }
        self.on = public["on"]
        loaded = set(self.on.values())
        self.free = [
            piece for piece in self.place if piece.startswith("ship") and piece not in loaded
        ]
        self.canals = tuple(public["canals"])
        home = LANDS_OF[public["bases"][seat]]
        jeeps = [piece for piece in self.place if piece.startswith("jeep")]
        ashore = [jeep for jeep in jeeps if jeep not in self.on]
        self.at_home = [jeep for jeep in ashore if self.place[jeep] in home]
        self.jeeps = [jeep for jeep in jeeps if jeep not in self.at_home or len(self.at_home) > 1]

    def plans(self, spare: int) -> list[Plan]:
        """What each jeep could do, each going for a country of its own, the best first."""
        found = sorted(
            (plan for jeep in self.jeeps for plan in self._plans_of(jeep, spare)), reverse=True
        )
        jeeps: set[str] = set()
        cells: set[str] = set()
        kept = []
        for plan in found:
            cell = CAPITAL[plan.country]
            if plan.jeep not in jeeps and cell not in cells:
                jeeps.add(plan.jeep)
                cells.add(cell)
                kept.append(plan)
        return kept

    def _plans_of(self, jeep: str, spare: int) -> Iterator[Plan]:
        for country, id in enumerate(IDS):
            owner = self.public["owner"][id]
            if owner not in (OPEN, UNSEEN):
                continue
            cost = self.public["cost"][id]
            way = self._way(jeep, course(CAPITAL[country], self.canals))
            if way is None:
                continue
            points, steps = way
            worth = (_yield(country) + INCOME[country] / SCALE) * SLOW / (SLOW + points)
            if owner == UNSEEN or cost > spare:
                worth *= UNKNOWN
            yield Plan(worth, jeep, country, steps)

    def _way(self, jeep: str, to: Course) -> tuple[int, tuple[Action, ...]] | None:
        """The points that *jeep* needs, and the actions that begin the way; none when there."""
        place, carrier = self.place[jeep], self.on.get(jeep, "")
        if carrier.startswith("ship"):
            points = to.by_sea.get(place)
            return None if points is None else (points, self._aboard(jeep, carrier, points, to))
        if carrier or (place not in to.by_land and not self._beside(place)):
            return None
        best = to.by_land.get(place, 1000)
        steps = [
            Action("move", (jeep, land))
            for land in DRIVES[place]
            if to.by_land.get(land, 1000) + DRIVE == best
        ]
        for ship in self._beside(place):
            points = to.by_sea.get(self.place[ship], 1000) + 1
            if points < best:
                best, steps = points, [Action("embark", (jeep, ship))]
        return (best, tuple(steps)) if best < 1000 else None

    def _beside(self, land: str) -> list[str]:
        return [ship for ship in self.free if self.place[ship] in COASTS[land]]

    def _aboard(self, jeep: str, ship: str, points: int, to: Course) -> tuple[Action, ...]:
        """Landing, or sailing on, so that fewer points are left."""
        sea = self.place[ship]
        lands = [
            Action("land", (jeep, land))
            for land in COASTS[sea]
            if to.by_land.get(land, 1000) + LAND == points
        ]
        seas = [
            Action("move", (ship, end))
            for end in sails(sea, self.canals)
            if to.by_sea.get(end, 1000) + SAIL == points
        ]
        return (*lands, *seas)


@lru_cache(maxsize=512)
def course(cell: str, canals: tuple[str, ...]) -> Course:
    """The ways to *cell* from everywhere, with these canals open."""
    by_land = dict.fromkeys(LANDS_OF[cell], 0)
    edge = list(by_land)
    while edge:
        beyond = []
        for land in edge:
            for start in DRIVES[land]:
                if start not in by_land:
                    by_land[start] = by_land[land] + DRIVE
                    beyond.append(start)
        edge = beyond
    by_sea: dict[str, int] = {}
    ashore: dict[int, list[str]] = {}
    for land, points in by_land.items():
        for sea in COASTS[land]:
            ashore.setdefault(points + LAND, []).append(sea)
    points = 0
    while ashore:
        for sea in ashore.pop(points, ()):
            if sea not in by_sea:
                by_sea[sea] = points
                ashore.setdefault(points + SAIL, []).extend(sails(sea, canals))
        points += 1
    return Course(by_land, by_sea)
