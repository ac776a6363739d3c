"""What asyncio and concurrent.futures use of `logging` when they are imported."""

from typing import Any

from abridged import whole

DEBUG = 10


class StreamHandler:
    """The whole module writes to the same place by itself."""


class Logger:
    """A logger that is made when it is used."""

    def __init__(self, name: str):
        self._name = name

    def addHandler(self, handler: StreamHandler) -> None:
        """Nothing is to be added."""

    def __getattr__(self, name: str) -> Any:
        return getattr(whole("logging").getLogger(self._name), name)


def getLogger(name: str) -> Logger:
    """The logger of this name."""
    return Logger(name)
