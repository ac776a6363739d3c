"""The chart of Long Cours: the positions of its points of call, lines and zones on the poster.

Positions are computed from latitude and longitude on stretched axes, which give more room to Europe.
Points that would still touch are moved apart. Way-points on the globe keep lines at sea.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from shapely import MultiPoint, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union, voronoi_diagram

from boards.axis import Axis
from boards.geo import Point as Spot
from boards.geo import land, polygons, projected

LEFT, TOP, RIGHT, BOTTOM = 54, 88, 1146, 892
"""Edges of the map on the poster."""

LONGITUDES = Axis(
    [
        (-180, 54),
        (-125, 166),
        (-100, 230),
        (-80, 288),
        (-58, 352),
        (-25, 428),
        (0, 565),
        (45, 790),
        (80, 884),
        (120, 1008),
        (155, 1098),
        (180, 1146),
    ]
)
LATITUDES = Axis(
    [
        (84, 84),
        (72, 138),
        (60, 226),
        (45, 396),
        (30, 530),
        (8, 640),
        (-20, 748),
        (-40, 830),
        (-62, 900),
    ]
)

# How far points of call are moved from their true positions, in units of the poster.
MOVED: dict[str, Spot] = {
    "aleoutiennes": (88, 4),
    "alexandrie": (4, -10),
    "arkhangelsk": (14, 6),
    "buenos_ayres": (16, 0),
    "cap_horn": (12, -14),
    "cap_nord": (-54, 34),
    "casablanca": (-22, 24),
    "colombo": (-14, 10),
    "gibraltar": (-60, -14),
    "hambourg": (8, 0),
    "honolulu": (12, -14),
    "le_cap": (-10, 6),
    "londres": (-14, 6),
    "malaisie": (40, 26),
    "marseille": (6, -2),
    "new_york": (42, -6),
    "nouvelle_orleans": (0, 10),
    "panama": (-40, 30),
    "perth": (-14, 10),
    "san_francisco": (-8, -20),
    "sydney": (4, 2),
    "tamatave": (14, 4),
    "valparaiso": (-12, 0),
    "vladivostok": (10, 6),
}

# Way-points of the lines at sea, longitude and latitude, from the first end to the second.
BY_WAY_OF: dict[tuple[str, str], list[Spot]] = {
    ("aleoutiennes", "san_francisco"): [(-150, 51.5), (-133, 44)],
    ("alexandrie", "colombo"): [(33.4, 28.4), (38.5, 20), (44, 12.6), (53, 11.4), (64, 6.5)],
    ("alexandrie", "marseille"): [(24, 33.4), (16, 35.6), (11, 37.9), (7, 40.5)],
    ("alexandrie", "tamatave"): [(32, 27.5), (37, 19.5), (43, 11.5), (52.6, 11), (53.5, -2)],
    ("arkhangelsk", "cap_nord"): [(39.5, 66.3), (41, 68.6), (33, 71.3)],
    ("buenos_ayres", "cap_horn"): [(-61, -44), (-63, -53)],
    ("buenos_ayres", "casablanca"): [(-43, -29), (-33, -14), (-31, 2), (-24, 22)],
    ("buenos_ayres", "le_cap"): [(-45, -40), (-10, -40)],
    ("buenos_ayres", "nouvelle_orleans"): [
        (-46, -30),
        (-36, -17),
        (-33, -4),
        (-48, 8),
        (-66, 19.5),
        (-84.5, 23.8),
    ],
    ("cap_horn", "valparaiso"): [(-77, -51), (-77, -42)],
    ("cap_nord", "hambourg"): [(11, 67), (3.6, 61.5), (5.8, 56.5)],
    ("cap_nord", "londres"): [(9, 68), (1.5, 62), (2.4, 55.5)],
    ("casablanca", "le_cap"): [(-19, 26), (-22, 14), (-13, 2), (0, -10), (9, -25)],
    ("colombo", "malaisie"): [(90, 3)],
    ("colombo", "perth"): [(85, -5), (92, -12), (101, -14.8), (109, -20)],
    ("colombo", "tamatave"): [(70, 0), (58, -10)],
    ("gibraltar", "londres"): [(-15, 43), (-10, 46.2), (-5, 49.2)],
    ("gibraltar", "marseille"): [(-2, 36.2), (1, 38), (4.5, 40)],
    ("gibraltar", "new_york"): [(-28, 38), (-50, 38.5)],
    ("hambourg", "londres"): [(4, 54.4)],
    ("honolulu", "panama"): [(-142, 26), (-120, 23.5), (-111, 15)],
    ("honolulu", "san_francisco"): [(-138, 33)],
    ("le_cap", "perth"): [(40, -41), (75, -42), (101, -36)],
    ("le_cap", "tamatave"): [(27, -36), (38, -26), (43, -16.5), (48, -11)],
    ("londres", "new_york"): [(-7, 49), (-15, 46), (-30, 43), (-45, 40)],
    ("malaisie", "perth"): [(115, -17)],
    ("malaisie", "sydney"): [(132, -10), (146, -10.9), (160, -17), (166, -29)],
    ("malaisie", "vladivostok"): [(114, 8.5), (120, 20.5), (127, 31), (133, 38)],
    ("new_york", "nouvelle_orleans"): [(-73.5, 31), (-77.5, 25.5), (-84.5, 25.5)],
    ("new_york", "panama"): [(-70, 30), (-73, 21), (-76, 13)],
    ("nouvelle_orleans", "panama"): [(-86.5, 22.5), (-84, 15)],
    ("panama", "san_francisco"): [(-96, 10), (-107, 16.5), (-120, 28)],
    ("panama", "valparaiso"): [(-83, 2), (-83, -8), (-77, -22)],
    ("perth", "sydney"): [(119, -37), (132, -37), (148, -41)],
}

# Lines over the edge of the map: the latitude where they cross it, and the way-points from the eastern end to there.
OVER_THE_EDGE: dict[tuple[str, str], tuple[float, list[Spot]]] = {
    ("aleoutiennes", "arkhangelsk"): (
        73,
        [(39, 66.3), (46, 70), (64, 76.5), (110, 79.5), (150, 77)],
    ),
    ("aleoutiennes", "vladivostok"): (49.5, []),
    ("honolulu", "sydney"): (24, [(174, -27), (174, 0)]),
    ("cap_horn", "sydney"): (-47, []),
}


@dataclass(frozen=True, slots=True)
class Way:
    """A line: the points that its curve goes through, in two parts if it crosses the map's edge."""

    ends: tuple[str, str]
    label: str
    parts: tuple[tuple[Spot, ...], ...]

    @property
    def id(self) -> str:
        """Both ends, in the order of the data."""
        return "-".join(self.ends)


def project(longitude: float, latitude: float) -> Spot:
    """The point on the poster of a longitude and latitude."""
    return LONGITUDES(longitude), LATITUDES(latitude)


class Chart:
    """Points of call, lines, zones and land on the poster."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.points: list[dict[str, Any]] = data["points"]
        self.zones: list[int] = [zone["id"] for zone in data["zones"]]
        self.spots: dict[str, Spot] = {}
        for point in self.points:
            x, y = project(point["longitude"], point["latitude"])
            dx, dy = MOVED[point["id"]]
            self.spots[point["id"]] = (round(x + dx), round(y + dy))
        self.ways = [self._way(line) for line in data["lines"]]

    def _way(self, line: dict[str, Any]) -> Way:
        first, second = ends = (line["ends"][0], line["ends"][1])
        if not line["over_the_date_line"]:
            by = [project(*spot) for spot in BY_WAY_OF.get(ends, [])]
            return Way(ends, line["by"], ((self.spots[first], *by, self.spots[second]),))
        latitude, way = OVER_THE_EDGE[ends]
        y = LATITUDES(latitude)
        by = [project(*spot) for spot in way]
        east, west = sorted(ends, key=lambda end: -self.spots[end][0])
        leaving = (self.spots[east], *by, (RIGHT, y))
        coming = ((LEFT, y), self.spots[west])
        if east == first:
            return Way(ends, line["by"], (leaving, coming))
        return Way(ends, line["by"], (coming[::-1], leaving[::-1]))

    @cached_property
    def seas(self) -> dict[int, BaseGeometry]:
        """The zones: each spot of the map belongs to the zone of the nearest point of call.

        The nearest point may lie over the edge: each point also counts once beyond either side of the map.
        """
        map_box = box(LEFT, TOP, RIGHT, BOTTOM)
        around = RIGHT - LEFT
        seeds = {
            Point(x + turn, y): point["zone"]
            for point in self.points
            for x, y in (self.spots[point["id"]],)
            for turn in (-around, 0, around)
        }
        cells = list(polygons(voronoi_diagram(MultiPoint(list(seeds)), envelope=map_box)))
        parts: dict[int, list[Polygon]] = {zone: [] for zone in self.zones}
        for seed, zone in seeds.items():
            parts[zone] += [cell for cell in cells if cell.contains(seed)]
        return {
            zone: unary_union(cells).simplify(2).intersection(map_box)
            for zone, cells in parts.items()
        }

    @cached_property
    def land(self) -> BaseGeometry:
        """The land in the style of cut paper: without small islands and bays."""
        north_of_antarctica = land("50m").intersection(box(-180, -60, 180, 84))
        shape = projected(north_of_antarctica, project)
        shape = shape.buffer(2.6, join_style="mitre").buffer(-2.6, join_style="mitre")
        shape = shape.intersection(box(LEFT, TOP, RIGHT, BOTTOM))
        return unary_union(list(self._cut(shape)))

    @staticmethod
    def _cut(shape: BaseGeometry) -> Iterator[BaseGeometry]:
        for polygon in polygons(shape):
            if polygon.area < 60:
                continue
            holes = [ring for ring in polygon.interiors if Polygon(ring).area > 160]
            yield Polygon(polygon.exterior, holes).simplify(3).buffer(0)
