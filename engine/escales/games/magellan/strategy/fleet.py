"""The errands of the pieces of a seat, and the steps that bring an errand forward.

For bots: it knows a view and the map, no state.
"""

from collections.abc import Iterator
from typing import NamedTuple

from escales.core import Action, View
from escales.games.magellan import sky
from escales.games.magellan.board import CELL, COASTS, DRIVES, LANDS_OF, sails
from escales.games.magellan.countries import AT, IDS
from escales.games.magellan.courses import Course, course
from escales.games.magellan.equipment import DRIVE, EMBARK, HOP, LAND, NEVER, SAIL
from escales.games.magellan.pieces import JEEP, PLANE, SHIP
from escales.games.magellan.view import Public

REACH = 4
"""How many hops the next throw is hoped to give."""


class Errand(NamedTuple):
    """A jeep that could go to a cell, and the points for it."""

    jeep: str
    cell: str
    points: int


class Fleet:
    """The pieces of *seat* and their places."""

    def __init__(self, view: View, public: Public, seat: int) -> None:
        self._on = public["on"]
        self._canals = tuple(public["canals"])
        self._points = public["points"]
        self.base = public["bases"][seat]
        self.place = {
            piece["id"]: piece["place"] for piece in view["pieces"] if piece["seat"] == seat
        }
        loaded = set(self._on.values())
        empty = {self.place[piece]: piece for piece in self.place if piece not in loaded}
        self._ships = {at: piece for at, piece in empty.items() if piece.startswith(SHIP)}
        self._planes = {at: piece for at, piece in empty.items() if piece.startswith(PLANE)}
        jeeps = [piece for piece in self.place if piece.startswith(JEEP)]
        ashore = [jeep for jeep in jeeps if jeep not in self._on]
        self.at_home = [jeep for jeep in ashore if self.place[jeep] in LANDS_OF[self.base]]
        kept = self.at_home[:1] if len(self.at_home) == 1 else []
        # Two jeeps for each land are enough to plan with: one may wait there while the other goes.
        stands: dict[str, list[str]] = {}
        for jeep in ashore:
            if jeep not in kept:
                stands.setdefault(self.place[jeep], []).append(jeep)
        self._jeeps = [jeep for there in stands.values() for jeep in there[-2:]]
        self._jeeps += [jeep for jeep in jeeps if jeep in self._on]
        self.havens = {CELL[self.place[jeep]] for jeep in ashore} | {
            cell
            for cell, here in AT.items()
            if any(public["owner"][IDS[at]] == seat for at in here)
        }
        """The cells where its planes may land (MA-35)."""

    def errands(self, cell: str) -> Iterator[Errand]:
        """The jeeps that could go to *cell*."""
        to = course(cell, self._canals)
        for jeep in self._jeeps:
            points = self._needs(jeep, to)
            if points < NEVER:
                yield Errand(jeep, cell, points)

    def _needs(self, jeep: str, to: Course) -> int:
        """The points that *jeep* needs to the end of *to*."""
        place, carrier = self.place[jeep], self._on.get(jeep, "")
        if carrier.startswith(SHIP):
            return to.by_sea.get(place, NEVER)
        if carrier:
            return self._by_air(place, to)
        ways = [to.by_land.get(place, NEVER)]
        ways += [to.by_sea.get(sea, NEVER) + EMBARK for sea in self._boats(place)]
        if place in self._planes:
            ways.append(self._by_air(place, to) + EMBARK)
        return min(ways)

    def _boats(self, land: str) -> list[str]:
        """The seas off *land* with a ship without load."""
        return [sea for sea in COASTS[land] if sea in self._ships]

    def _by_air(self, place: str, to: Course) -> int:
        """The points for a jeep aboard a plane that stands at *place*, or flies over it."""
        if place not in CELL:
            return to.by_air(place, self.havens, self._points)
        start = CELL[place]
        flown = to.by_air(start, self.havens - {start}, max(REACH, self._points - EMBARK))
        return min(flown, to.by_land.get(place, NEVER) + LAND)

    def steps(self, errand: Errand) -> list[Action]:
        """The steps that bring *errand* forward, the best first; none when its jeep is there."""
        jeep, cell, left = errand
        to, place, carrier = course(cell, self._canals), self.place[jeep], self._on.get(jeep, "")
        if carrier.startswith(PLANE):
            return self._flight(jeep, carrier, to, left)
        if carrier:
            return _landings(jeep, COASTS[place], to, left) + [
                Action("move", (carrier, end))
                for end in sails(place, self._canals)
                if to.by_sea.get(end, NEVER) + SAIL == left
            ]
        steps = [
            Action("move", (jeep, land))
            for land in DRIVES[place]
            if to.by_land.get(land, NEVER) + DRIVE == left
        ]
        steps += [
            Action("embark", (jeep, self._ships[sea]))
            for sea in self._boats(place)
            if to.by_sea.get(sea, NEVER) + EMBARK == left
        ]
        if place in self._planes and self._by_air(place, to) + EMBARK == left:
            steps.append(Action("embark", (jeep, self._planes[place])))
        return steps

    def _flight(self, jeep: str, plane: str, to: Course, left: int) -> list[Action]:
        """The steps that bring a jeep aboard *plane* forward."""
        place = self.place[plane]
        start = CELL.get(place, place)
        if place == start:
            steps = [
                Action("alight", (plane, land))
                for land in LANDS_OF.get(start, ())
                if to.by_land.get(land, NEVER) + LAND == left
            ]
        else:
            steps = _landings(jeep, (place,), to, left)
        return steps + [
            Action("fly", (plane, end))
            for end in sky.hop(start)
            if to.by_air(end, self.havens, self._points - HOP) + HOP == left
        ]

    def homeward(self) -> list[Action]:
        """Steps that bring planes without load to the base, if the points suffice for the whole way."""
        found: list[Action] = []
        for place, plane in self._planes.items():
            start = CELL.get(place, place)
            hops = sky.hops(start, self.base)
            if hops == 0 and place == start:
                found += [Action("alight", (plane, land)) for land in LANDS_OF[self.base]]
            elif 0 < hops <= self._points:
                ends = (end for end in sky.hop(start) if sky.hops(end, self.base) < hops)
                found += [Action("fly", (plane, end)) for end in ends]
        return found

    def recalled(self) -> list[Action]:
        """Steps that bring the nearest ship without load to the coast of the base."""
        to = course(self.base, self._canals)
        away = [(to.by_sea[sea], sea) for sea in self._ships if sea in to.by_sea]
        left, sea = min(away, default=(NEVER, ""))
        if left in (LAND, NEVER):  # it is there, or there is none
            return []
        return [
            Action("move", (self._ships[sea], end))
            for end in sails(sea, self._canals)
            if to.by_sea.get(end, NEVER) + SAIL == left
        ]

    def wants_plane(self) -> bool:
        """Whether the seat has no plane, and one could soon bring a jeep from the base somewhere."""
        return not any(piece.startswith(PLANE) for piece in self.place) and any(
            0 < sky.hops(self.base, haven) <= REACH for haven in self.havens
        )


def _landings(jeep: str, lands: tuple[str, ...], to: Course, left: int) -> list[Action]:
    """The landings of *jeep* after which the errand needs just the points that it should."""
    return [
        Action("land", (jeep, land)) for land in lands if to.by_land.get(land, NEVER) + LAND == left
    ]
