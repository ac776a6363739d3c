"""Checks of the records in a data file: which fields there must be, and what each of them may hold."""

from collections.abc import Callable, Mapping
from typing import Any

from failure import Failure

type Test = Callable[[Any], bool]
"""Whether a value may stand in a field."""


def amount(value: Any) -> bool:
    """A whole number that is not nothing."""
    return isinstance(value, int) and not isinstance(value, bool) and value != 0


def count(value: Any) -> bool:
    """How many of something there are: one at least."""
    return amount(value) and value > 0


def words(value: Any) -> bool:
    """A text with something in it."""
    return isinstance(value, str) and value.strip() != ""


def one_of(*values: object) -> Test:
    """One of *values*."""
    return lambda value: value in values


def check_fields(where: str, record: object, fields: Mapping[str, Test]) -> None:
    """Refuse a record that lacks one of *fields*, has another, or holds in one what it may not.

    A name that ends in ``?`` may be missing. The Failure begins with *where*: file and record.
    """
    if not isinstance(record, dict):
        raise Failure(f"{where}: it must be an object.")
    for name, fits in fields.items():
        bare = name.rstrip("?")
        if bare not in record:
            if not name.endswith("?"):
                raise Failure(f"{where}: `{bare}` is missing.")
        elif not fits(record[bare]):
            raise Failure(f"{where}: `{bare}` cannot be {record[bare]!r}.")
    known = {name.rstrip("?") for name in fields}
    for name in record:
        if name not in known:
            raise Failure(f"{where}: nothing is known of `{name}`.")
