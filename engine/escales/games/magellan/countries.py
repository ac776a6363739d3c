"""The fifty countries of Magellan, from ``data/countries.json`` (MA-18, MA-19)."""

from typing import Any, Final

from escales.core.data import read

_RECORDS: Final[list[dict[str, Any]]] = read(__package__, "countries.json")["countries"]

IDS: Final[tuple[str, ...]] = tuple(record["id"] for record in _RECORDS)
"""The countries, each by a code of two letters, series by series."""
NUMBER: Final = {id: at for at, id in enumerate(IDS)}
"""The number of each country: its place in :data:`IDS` and in the lists of a state."""
COST: Final[tuple[int, ...]] = tuple(record["cost"] for record in _RECORDS)
"""The cost of developing each country, in M: 1 M per 100,000 inhabitants (MA-19)."""
INCOME: Final[tuple[int, ...]] = tuple(record["income"] for record in _RECORDS)
"""The income of each country whenever dividends are paid, in M (MA-19, MA-23)."""
SERIES: Final[tuple[int, ...]] = tuple(record["series"] for record in _RECORDS)
"""The series of each: 1 Europe, 2 Africa, 3 Asia, 4 Oceania and South-East Asia, 5 America (MA-18)."""
CAPITAL: Final[tuple[str, ...]] = tuple(record["cell"] for record in _RECORDS)
"""The cell of each capital (MA-20)."""
TOWN: Final[tuple[str, ...]] = tuple(record["land"] for record in _RECORDS)
"""The land on which each capital is drawn; for the rules, any land of its cell will do (MA-20)."""

AT: Final = {
    cell: tuple(at for at in range(len(IDS)) if CAPITAL[at] == cell) for cell in sorted({*CAPITAL})
}
"""The countries by the cells of their capitals."""
UNSEEN: Final = -2
"""The owner of a country while its card is in the pack."""
OPEN: Final = -1
"""The owner of a country that nobody owns, once its card is out."""
