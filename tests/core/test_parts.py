"""Work that is done in parts."""

from collections.abc import Generator

import pytest

from escales.core import Work


def work(parts: int, *, fails: bool = False) -> Work[int]:
    def generator() -> Generator[None, None, int]:
        for _ in range(parts):
            yield
        if fails:
            raise KeyError("broken")
        return parts

    return Work(generator())


def test_each_call_does_a_part_and_the_result_stays() -> None:
    some = work(2)
    assert [some.go_on(lambda: True) for _ in range(4)] == [None, None, 2, 2]
    assert work(3).finish() == 3


def test_work_that_has_failed_says_so_each_time() -> None:
    """Whoever goes on until there is a result would go on for ever."""
    some = work(1, fails=True)
    assert some.go_on(lambda: True) is None
    for _ in range(2):
        with pytest.raises(KeyError, match="broken"):
            some.go_on(lambda: True)
