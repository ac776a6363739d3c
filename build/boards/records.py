"""Check the records of a data file: which fields they have, and which values."""

from collections.abc import Callable, Mapping
from typing import Any

from failure import Failure

type Test = Callable[[Any], bool]
"""Whether a value is allowed in a field."""


def amount(value: Any) -> bool:
    """Whether *value* is a whole number other than 0."""
    return isinstance(value, int) and not isinstance(value, bool) and value != 0


def count(value: Any) -> bool:
    """Whether *value* is a whole number of at least 1."""
    return amount(value) and value > 0


def words(value: Any) -> bool:
    """Whether *value* is a text that is not blank."""
    return isinstance(value, str) and value.strip() != ""


def one_of(*values: object) -> Test:
    """A test that allows only *values*."""
    return lambda value: value in values


def check_fields(where: str, record: object, fields: Mapping[str, Test]) -> None:
    """Raise Failure if a record lacks one of *fields*, has an unknown field, or has a forbidden value.

    A field is optional if its name ends in ``?``. The message begins with *where*: file and record.
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
            raise Failure(f"{where}: there is no field `{name}`.")
