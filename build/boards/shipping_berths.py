"""The positions of ships, heaps and the Corsaire at the points of call of Long Cours; they leave names readable."""

from dataclasses import dataclass

from boards.schema import Slot

STEP = 28
"""Distance from ship to ship; the emblem of the ship behind stays visible."""
ROW = 34
"""Distance from one row of ships to the next."""


@dataclass(frozen=True, slots=True)
class Berth:
    """Positions at a port: the first ship's from the middle of the sign; the next ships stand towards ``side`` (1: right).

    After ``across`` ships a new row begins above (``rows`` -1) or below (1). ``corsaire`` is the
    position of the Corsaire; if not given, it is on the other side of the first ship.
    """

    dx: float
    dy: float
    side: int
    rows: int
    across: int = 3
    corsaire: tuple[float, float] | None = None


PORTS = {
    "alexandrie": Berth(-8, -30, -1, -1),
    "arkhangelsk": Berth(4, -30, 1, -1, corsaire=(68, -8)),
    "buenos_ayres": Berth(26, -32, 1, -1, corsaire=(-2, -42)),
    "casablanca": Berth(-50, 4, -1, 1, corsaire=(-20, 50)),
    "colombo": Berth(-52, 2, -1, -1, corsaire=(8, 56)),
    "hambourg": Berth(6, -30, 1, -1),
    "honolulu": Berth(10, -30, 1, -1, across=2, corsaire=(0, 96)),
    "le_cap": Berth(-52, -2, -1, 1, across=2, corsaire=(12, 52)),
    "londres": Berth(-6, -30, -1, -1, corsaire=(-20, -66)),
    "marseille": Berth(0, 38, 1, 1, corsaire=(-76, 18)),
    "new_york": Berth(2, 40, 1, 1, across=2, corsaire=(4, -66)),
    "nouvelle_orleans": Berth(46, 28, 1, 1, corsaire=(-2, 52)),
    "perth": Berth(-52, 0, -1, -1, corsaire=(-74, 42)),
    "san_francisco": Berth(-50, 2, -1, -1, across=2, corsaire=(-30, 52)),
    "sydney": Berth(6, 42, -1, 1, corsaire=(8, -70)),
    "tamatave": Berth(4, 38, 1, 1, corsaire=(6, 56)),
    "valparaiso": Berth(-28, -32, -1, -1, corsaire=(-94, -32)),
    "vladivostok": Berth(24, -32, 1, -1, across=2, corsaire=(46, 50)),
}


@dataclass(frozen=True, slots=True)
class Quay:
    """The sides of a white rectangle where ships and the Corsaire stand, as steps from its middle."""

    ships: tuple[int, int] = (-1, -1)
    corsaire: tuple[int, int] = (0, 1)


QUAYS = {
    "aleoutiennes": Quay(),
    "cap_horn": Quay(ships=(1, 0), corsaire=(-1, 0)),
    "cap_nord": Quay(corsaire=(-1, 0)),
    "gibraltar": Quay(corsaire=(1, 0)),
    "malaisie": Quay(),
    "panama": Quay(corsaire=(-1, 0)),
}


def berths(point: str, size: tuple[float, float]) -> dict[str, Slot]:
    """The slots of a point of call; *size* is that of its sign."""
    if point in PORTS:
        return _at_port(PORTS[point])
    return _at_rectangle(QUAYS[point], *size)


def _at_port(berth: Berth) -> dict[str, Slot]:
    x, y = berth.corsaire or (berth.dx - berth.side * 48, berth.dy - 2)
    ships = Slot(
        berth.dx,
        berth.dy,
        (berth.side * STEP, 0),
        across=berth.across,
        row=(0, berth.rows * ROW),
        mirrored=berth.side < 0,
    )
    return {"ship": ships, "corsaire": Slot(x, y, (0, 0))}


def _at_rectangle(quay: Quay, width: float, height: float) -> dict[str, Slot]:
    across, along = quay.ships
    # Ships stand on the upper edge, from its left corner on, or beside the rectangle.
    dx, dy = (24 - width / 2, -height / 2 - 15) if along else (across * (width / 2 + 34), 0)
    x, y = quay.corsaire
    return {
        "ship": Slot(dx, dy, (STEP, 0), across=4 if along else 6, row=(0, -ROW)),
        # Above the ring of a rectangle that can be chosen.
        "heap": Slot(width / 2, -height / 2 - 21, (0, 0), small=True),
        "corsaire": Slot(x * (width / 2 + 42), y * (height / 2 + 46) + 8 * abs(x), (0, 0)),
    }
