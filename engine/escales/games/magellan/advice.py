"""What a cabin boy (the level Mousse) does: go for countries by what they yield and how far they are.

It looks at the view of its seat and nothing else. It goes for prizes that a jeep wins by being
somewhere, and wins others by chance; planes it leaves on the ground, and it never wants a war.
Every number here was found by letting the bots play.
"""

from functools import lru_cache
from random import Random
from typing import Final, NamedTuple, cast

from escales.core import Action, Choices, View
from escales.games.magellan import cards
from escales.games.magellan.board import COASTS, DRIVES, LANDS_OF, sails
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
from escales.games.magellan.equipment import DRIVE, EMBARK, LAND, SAIL
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
PRIZE: Final = 250
"""A prize of this many M is worth as much as a country that yields all it costs."""
NEVER: Final = 1000
"""More points than any way takes."""
WISHES: Final = ("truce", "decline", "take", "hold", "attack", "remove", "done")
"""What it chooses when there is nothing to reckon, the dearest first."""


class Course(NamedTuple):
    """Points to a capital's cell: for a jeep that drives, and for one aboard a ship."""

    by_land: dict[str, int]
    by_sea: dict[str, int]


class Plan(NamedTuple):
    """A jeep that could go for the countries of a cell, and how much that is worth."""

    worth: float
    jeep: str
    cell: str
    points: int


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
        for step in look.steps(plan):
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
        self.free = {
            place: piece
            for piece, place in self.place.items()
            if piece.startswith("ship") and piece not in loaded
        }
        self.canals = tuple(public["canals"])
        home = LANDS_OF[public["bases"][seat]]
        jeeps = [piece for piece in self.place if piece.startswith("jeep")]
        ashore = [jeep for jeep in jeeps if jeep not in self.on]
        self.at_home = [jeep for jeep in ashore if self.place[jeep] in home]
        kept = self.at_home[:1] if len(self.at_home) == 1 else []
        # Of jeeps that stand on one land, one will do.
        stands = {self.place[jeep]: jeep for jeep in ashore if jeep not in kept}
        self.jeeps = [*stands.values(), *(jeep for jeep in jeeps if jeep in self.on)]

    def plans(self, spare: int) -> list[Plan]:
        """What each jeep could do, each going for a cell of its own, the best first."""
        prospects = self._prospects(spare)
        found = sorted(
            (
                Plan(worth * SLOW / (SLOW + points), jeep, cell, points)
                for jeep in self.jeeps
                for cell, worth in prospects.items()
                if (points := self._points(jeep, course(cell, self.canals))) < NEVER
                and (points or cell in AT)
            ),
            reverse=True,
        )
        jeeps: set[str] = set()
        cells: set[str] = set()
        kept = []
        for plan in found:
            if plan.jeep not in jeeps and plan.cell not in cells:
                jeeps.add(plan.jeep)
                cells.add(plan.cell)
                kept.append(plan)
        return kept

    def _prospects(self, spare: int) -> dict[str, float]:
        """What it is worth to be in the cell of a capital, by cell."""
        found: dict[str, float] = {}
        for country, id in enumerate(IDS):
            owner = self.public["owner"][id]
            if owner in (OPEN, UNSEEN):
                worth = _yield(country) + INCOME[country] / SCALE
                if owner == UNSEEN or self.public["cost"][id] > spare:
                    worth *= UNKNOWN
                cell = CAPITAL[country]
                found[cell] = max(worth, found.get(cell, 0))
        for prize in self.public["prizes"]:
            goal = cards.effect(prize["card"], prize["index"])
            if goal["effect"] == "prize_first_jeep_at":
                for cell in goal.get("cells", ()):
                    found[cell] = max(prize["amount"] / PRIZE, found.get(cell, 0))
        return found

    def _points(self, jeep: str, to: Course) -> int:
        """The points that *jeep* needs."""
        place, carrier = self.place[jeep], self.on.get(jeep, "")
        if carrier:
            return to.by_sea.get(place, NEVER)  # a plane is in none
        aboard = min((to.by_sea.get(sea, NEVER) for sea in self._boats(place)), default=NEVER)
        return min(to.by_land.get(place, NEVER), aboard + EMBARK)

    def _boats(self, land: str) -> list[str]:
        """The seas off *land* where a ship is free."""
        return [sea for sea in COASTS[land] if sea in self.free]

    def steps(self, plan: Plan) -> list[Action]:
        """What brings *plan* forward, the best first; nothing when its jeep is there."""
        jeep, to, left = plan.jeep, course(plan.cell, self.canals), plan.points
        place, ship = self.place[jeep], self.on.get(jeep, "")
        if ship:
            steps = [
                Action("land", (jeep, land))
                for land in COASTS[place]
                if to.by_land.get(land, NEVER) + LAND == left
            ]
            return steps + [
                Action("move", (ship, end))
                for end in sails(place, self.canals)
                if to.by_sea.get(end, NEVER) + SAIL == left
            ]
        steps = [
            Action("move", (jeep, land))
            for land in DRIVES[place]
            if to.by_land.get(land, NEVER) + DRIVE == left
        ]
        return steps + [
            Action("embark", (jeep, self.free[sea]))
            for sea in self._boats(place)
            if to.by_sea.get(sea, NEVER) + EMBARK == left
        ]


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
