"""Work that takes seconds is done in parts, so that whoever waits can do something in between."""

from collections.abc import Callable, Generator


class Work[T]:
    """Work in *parts*: each pause of the generator ends one, and what it returns is the result."""

    def __init__(self, parts: Generator[None, None, T]) -> None:
        self._parts = parts
        self._result: list[T] = []
        self._failure: Exception | None = None

    def go_on(self, enough: Callable[[], bool]) -> T | None:
        """Do at least one part, until *enough* is true; the result once all is done, then and later.

        Raises what the work raises, then and later.
        """
        if self._failure is not None:
            raise self._failure
        try:
            while not self._result:
                next(self._parts)
                if enough():
                    return None
        except StopIteration as end:
            self._result.append(end.value)
        except Exception as error:
            self._failure = error
            raise
        return self._result[0]

    def finish(self) -> T:
        """Do all that is left."""
        self.go_on(lambda: False)
        return self._result[0]
