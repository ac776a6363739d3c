"""Where the die leads a pawn in the rest of a round, if nobody stands in its way (MG-08, MG-11).

After each roll the round ends with a fixed probability, the *pace*, which stands for the others'
luck.
"""

from functools import lru_cache
from typing import NamedTuple

from escales.games.magot.board import CELLS, FACES

type Matrix = tuple[tuple[float, ...], ...]
"""A number for each cell to start from and each cell to come to."""


class Walks(NamedTuple):
    """What a pawn does before the round ends, by the cell it stands on and another cell."""

    chances: Matrix
    """How likely it comes to the cell."""
    arrives: Matrix
    """The odds that it comes to the cell: how often it does, for once that it does not."""
    landings: Matrix
    """How often it lands on the cell; waiting on a border cell is no landing."""


@lru_cache(maxsize=16)
def walks(pace: float) -> Walks:
    """The walks of a pawn in a round that others end at this pace."""
    goes_on = 1 - pace
    count = len(CELLS)
    rest = [[float(cell == other) for other in CELLS] for cell in CELLS]
    stays = [0.0] * count
    for cell in CELLS:
        for face in FACES:
            to = cell + face if cell + face in CELLS else cell
            rest[cell][to] -= goes_on / len(FACES)
            stays[cell] += (to == cell) / len(FACES)
    visits = _inverse(rest)
    chances = [[visits[at][to] / visits[to][to] for to in CELLS] for at in CELLS]
    return Walks(
        tuple(map(tuple, chances)),
        tuple(tuple([one / (1 - one) if one < 1 else 0.0 for one in row]) for row in chances),
        tuple(
            tuple([visits[at][to] * (1 - goes_on * stays[to]) - (at == to) for to in CELLS])
            for at in CELLS
        ),
    )


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of *matrix*, whose diagonal outweighs the rest of each row; Gauss and Jordan."""
    count = len(matrix)
    rows = [[*row, *(float(at == to) for to in range(count))] for at, row in enumerate(matrix)]
    for at in range(count):
        pivot = rows[at][at]
        lead = rows[at] = [value / pivot for value in rows[at]]
        for other, row in enumerate(rows):
            if other != at and (factor := row[at]):
                rows[other] = [
                    value - factor * above for value, above in zip(row, lead, strict=True)
                ]
    return [row[count:] for row in rows]
