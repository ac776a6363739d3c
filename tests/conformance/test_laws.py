"""The laws of every game keep their contract, for the type checker and when tests run."""

from types import ModuleType

import pytest
from mypy import api

from tests.conformance.laws import checked, laws_of
from tests.conformance.subjects import subjects
from tests.toy import TEMPLATE

IDS = [subject.game.meta.id for subject in subjects()]


def test_the_type_checker_agrees() -> None:
    """One program assigns the laws of every game to the contract."""
    lines = ["from tests.conformance.laws import Laws"]
    for id in IDS:
        lines += [f"import tests.games.{id}.laws", f"{id}: Laws = tests.games.{id}.laws"]
    said, broken, status = api.run(["--follow-imports=silent", "-c", "\n".join(lines)])
    assert status == 0, said + broken


def test_what_is_missing_is_told() -> None:
    empty = ModuleType("laws")
    with pytest.raises(TypeError, match=r"laws\.py lacks PUBLIC: The type of") as told:
        checked(empty, "laws.py")
    assert "disturb(state, seat, rng): Another state that *seat* cannot tell" in str(told.value)
    with pytest.raises(TypeError, match=r"tests/games/chess/laws.py is missing: it must define"):
        laws_of("chess")


@pytest.mark.parametrize("name", ["conserved", "ending"])
def test_a_function_with_other_parameters_is_told(name: str) -> None:
    laws = ModuleType("laws")
    vars(laws).update(vars(laws_of("toy")), **{name: lambda game: game})
    with pytest.raises(TypeError, match=rf"laws\.py must define {name}\("):
        checked(laws, "laws.py")


def test_the_template_is_among_them() -> None:
    assert "toy" in IDS
    assert (TEMPLATE / "tests" / "games" / "toy" / "laws.py").exists()
