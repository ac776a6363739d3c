"""Every message that the engine can send has a sentence, in French and in English alike, and is set as in print."""

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
from escales.texts import Sentences

ENGINE = Path(escales.__file__).parent
WEB = ENGINE.parent.parent / "web"
SAID_BY_GAMES = {"event-end", "refuse-face"}
"""What the core sends and each game words by itself: how it ends, what its die shows."""
FRENCH = sorted([*ENGINE.rglob("*fr.ftl"), *WEB.rglob("*fr.ftl")])
WRITTEN = sorted([*ENGINE.rglob("texts/*.[fm]*"), *WEB.rglob("texts/*.[fm]*")])
BREAKS = {
    "a figure and its unit": re.compile(r"[\d}]\s(?<!\u00a0)[bM]\b(?!’)"),
    "thousands": re.compile(r"(?<![\d-])\d{1,3} \d{3}(?!\d)"),
    "an apostrophe": re.compile(r"\w'\w"),
}
"""What a line must not break, and what print does not know."""


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


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
    """The texts given as that argument of calls to *call* in a module."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == call:
            given = node.args[argument]
            if isinstance(given, ast.Constant) and isinstance(given.value, str):
                yield given.value


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.parent.parent.name)
def test_languages_say_the_same_things(path: Path) -> None:
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


@pytest.mark.parametrize("id", games.ids())
def test_every_message_of_a_game_has_a_sentence(id: str) -> None:
    folder = ENGINE / "games" / id
    said = set(messages(folder / "texts" / "fr.ftl"))
    meta = games.meta(id)
    state = games.load(id).new(meta.seats[0])
    wanted = {f"action-{verb}" for verb in meta.verbs}
    wanted |= {f"question-{phase}" for phase in state.steps} | SAID_BY_GAMES
    wanted |= {f"option-{option.name}" for option in meta.options}
    wanted |= {f"option-{option.name}-help" for option in meta.options}
    for path in folder.rglob("*.py"):
        wanted |= set(literals(path, "Message"))
        wanted |= {f"event-{kind}" for kind in literals(path, "Event")}
    assert wanted - said == set()


@pytest.mark.parametrize("id", games.ids())
def test_a_game_says_what_it_says_by_itself_before_what_all_say(id: str) -> None:
    """As in the page; Marco Polo has colours of its own."""
    path = ENGINE / "games" / id / "texts" / "fr.ftl"
    sentences = Sentences("fr", id)
    for name in messages(path).keys() & messages(ENGINE / "texts" / "fr.ftl").keys():
        assert f"{name} = {sentences.say(name)}\n" in path.read_text("utf-8")


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_what_belongs_together_stays_on_its_line(path: Path) -> None:
    prose = re.sub(r"`[^`]*`|^#.*$", "", path.read_text("utf-8"), flags=re.MULTILINE)
    found = [(what, hit[0]) for what, breaks in BREAKS.items() for hit in breaks.finditer(prose)]
    assert found == []
