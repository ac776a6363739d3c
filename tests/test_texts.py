"""Every message of the engine has a sentence in French and in English, with the typography of print."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, VariableReference
from fluent.syntax.ast import Message as FluentMessage
from fluent.syntax.visitor import Visitor

import escales
from escales import games
from escales.core import Game
from escales.messages import needed
from escales.texts import LANGUAGES, Sentences
from tests.conformance.subjects import subjects
from tests.toy import GAME as TOY

ENGINE = Path(escales.__file__).parent
WEB = ENGINE.parent.parent / "web"
PRINT = ENGINE.parent.parent / "build" / "print"
GAMES = [pytest.param(subject.game, id=subject.game.meta.id) for subject in subjects()]
SAID_BY_GAMES = {"event-end", "refuse-face"}
"""Messages of the core that each game words itself: how it ends, what its die shows."""
FRENCH = sorted([*ENGINE.rglob("*fr.ftl"), *WEB.rglob("*fr.ftl"), *PRINT.rglob("*fr.ftl")])
WRITTEN = sorted(path for folder in (ENGINE, WEB, PRINT) for path in folder.rglob("texts/*.[fm]*"))
BREAKS = {
    "a figure and its unit": re.compile(r"[\d}]\s(?<!\u00a0)[bM]\b(?!’)"),
    "thousands": re.compile(r"(?<![\d-])\d{1,3} \d{3}(?!\d)"),
    "an apostrophe": re.compile(r"\w'\w"),
}
"""Faults of typography: spaces at which a line must not break, and straight apostrophes."""


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        # The words for being at a place come with the place.
        self.names.add(node.id.name.removesuffix("-at"))


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a Fluent file with the variables each one uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, FluentMessage):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def literals(path: Path, call: str, argument: int = 0) -> Iterator[str]:
    """The texts that a module passes as the argument number *argument* of *call*."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == call:
            given = node.args[argument]
            if isinstance(given, ast.Constant) and isinstance(given.value, str):
                yield given.value


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.parent.parent.name)
def test_both_languages_have_the_same_messages(path: Path) -> None:
    french = messages(path)
    english = messages(path.with_name(path.name.replace("fr.ftl", "en.ftl")))
    assert french
    assert french == english


def test_every_message_of_the_engine_has_a_sentence() -> None:
    shared = set(messages(ENGINE / "texts" / "fr.ftl"))
    assert {f"unusable-option-{kind}" for kind in ("bool", "int", "choice")} <= shared
    for path in ENGINE.rglob("*.py"):
        if ENGINE / "games" not in path.parents or path.parent == ENGINE / "games":
            assert set(literals(path, "Message")) <= shared | SAID_BY_GAMES, path
            assert set(literals(path, "_not_now")) <= shared, path


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_game_has_a_sentence(game: Game) -> None:
    """What `python -m escales messages GAME` lists."""
    wanted = needed(game)
    for language in LANGUAGES:
        said = Sentences(language, game.meta.id)
        assert {id: why for id, why in wanted.items() if not said.has(id)} == {}, language


def test_what_a_game_needs_is_found_in_its_meta_in_its_code_and_in_play() -> None:
    wanted = needed(TOY)
    assert {"game-about", "option-chips-help", "action-swap", "question-deal"} <= wanted.keys()
    assert {"event-deal-hidden", "refuse-swapped", "reason-shown"} <= wanted.keys()
    assert {"event-fold", "card-n9", "counter-chips", "piece-pot", "party-pot"} <= wanted.keys()
    assert "refuse-not-now" not in wanted, "all games share it"


@pytest.mark.parametrize("game", GAMES)
def test_only_a_game_with_a_die_says_which_faces_it_has(game: Game) -> None:
    has_die = any("face" in kinds for kinds in game.meta.verbs.values())
    assert ("refuse-face" in needed(game)) == has_die


@pytest.mark.parametrize("id", games.ids())
def test_a_games_own_sentence_replaces_the_shared_one(id: str) -> None:
    """The page does the same. Marco Polo, for instance, words the colours itself."""
    path = ENGINE / "games" / id / "texts" / "fr.ftl"
    sentences = Sentences("fr", id)
    for name in messages(path).keys() & messages(ENGINE / "texts" / "fr.ftl").keys():
        assert f"{name} = {sentences.say(name)}\n" in path.read_text("utf-8")


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_texts_have_no_faults_of_typography(path: Path) -> None:
    prose = re.sub(r"`[^`]*`|^#.*$", "", path.read_text("utf-8"), flags=re.MULTILINE)
    found = [(what, hit[0]) for what, breaks in BREAKS.items() for hit in breaks.finditer(prose)]
    assert found == []
