"""Escales: the rules of four vintage French board games of travel and trade, in pure Python.

Start reading at :mod:`escales.core`, which is the contract that every game keeps.
"""

__version__ = "0.1.0"
