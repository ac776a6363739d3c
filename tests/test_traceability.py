"""Every rule of a rule book has code and a test, and every id in code and tests has a rule."""

import ast
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from escales import games
from tests.conformance.laws import laws_of

HERE = Path(__file__).parent
GAMES = Path(games.__file__).parent
HEADING = re.compile(r"\*\*([A-Z]{2}-\d\d)\*\*")
ANY_ID = re.compile(r"\b[A-Z]{2}-\d\d\b")


def rule_book(id: str, language: str) -> list[str]:
    """The ids of a rule book, in the order of its rules."""
    return HEADING.findall((GAMES / id / "texts" / f"{language}.md").read_text("utf-8"))


def ids_in_code(id: str) -> set[str]:
    """The ids of the game's own series that its code names, in docstrings and comments too."""
    texts = [path.read_text("utf-8") for path in (GAMES / id).rglob("*.py")]
    return {found for text in texts for found in ANY_ID.findall(text) if _of(id, found)}


def ids_that_speak(id: str) -> set[str]:
    """The ids that the game's events, refusals, phases and options name."""
    return {
        node.value
        for path in (GAMES / id).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and ANY_ID.fullmatch(node.value)
    }


def silent(id: str) -> Mapping[str, str]:
    """The rules that no event, refusal, phase or option names, each with the reason."""
    return laws_of(id).SILENT


def ids_in_tests(id: str) -> set[str]:
    """The ids that tests of the game are marked with."""
    return {
        rule
        for path in (HERE / "games" / id).rglob("test_*.py")
        for rule in marked(path.read_text("utf-8"))
    }


def marked(source: str) -> set[str]:
    """The ids in ``@pytest.mark.rule(...)`` on the tests of a module."""
    return {
        argument.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and (node.name.startswith(("test_", "Test")))
        for call in node.decorator_list
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def _of(id: str, rule: str) -> bool:
    return rule.startswith(f"{games.meta(id).prefix}-")


@pytest.mark.parametrize("id", games.ids())
def test_both_languages_have_the_same_rules(id: str) -> None:
    french = rule_book(id, "fr")
    assert french
    assert len(set(french)) == len(french)
    assert all(_of(id, rule) for rule in french)
    assert rule_book(id, "en") == french


@pytest.mark.parametrize("id", games.ids())
def test_every_rule_has_code_and_all_code_a_rule(id: str) -> None:
    assert ids_in_code(id) == set(rule_book(id, "fr"))
    assert ids_that_speak(id) == set(rule_book(id, "fr")) - set(silent(id))
    assert all(silent(id).values())


@pytest.mark.parametrize("id", games.ids())
def test_every_rule_has_a_test_and_every_test_a_rule(id: str) -> None:
    assert ids_in_tests(id) == set(rule_book(id, "fr"))


@pytest.mark.parametrize("id", games.ids())
def test_links_in_rule_books_lead_to_rules(id: str) -> None:
    for language in ("fr", "en"):
        text = (GAMES / id / "texts" / f"{language}.md").read_text("utf-8")
        assert set(re.findall(r"\(#([^)]+)\)", text)) <= set(rule_book(id, language))


def test_marks_are_found() -> None:
    source = '@pytest.mark.rule("MG-01", "MG-02")\ndef test_a() -> None: ...\nx = "MG-03"\n'
    assert marked(source) == {"MG-01", "MG-02"}
