"""The die of Long Cours, whatever it is thrown for."""

from escales.core import Throw as CoreThrow
from escales.games.long_cours.board import FACES
from escales.games.long_cours.state import State


class Throw(CoreThrow[State]):
    """The captain whose turn it is throws the die (LC-02)."""

    faces = FACES
    die = "LC-02"
