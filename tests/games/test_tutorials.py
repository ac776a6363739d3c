"""Tutorials: recorded games with words, ``data/tutorial.json`` and ``texts/tutorial.*.ftl`` of a game.

A lesson has an id, the minutes that it takes, seats (one is a person's: the learner's), options and
steps; or it goes on from another one (``after``), at that one's table. A step says something
(``say``, the end of a message's id), is an entry of the log (``do``), or both: then the words come
before the entry. ``show`` names places that the words are about. The test plays every lesson to its
end; it fails if the rules no longer allow what is recorded.
"""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import escales
from escales import bots, games
from escales.core import CHANCE, HUMAN, Seat, Table
from escales.core.seat import colour_named
from escales.texts import LANGUAGES

GAMES = Path(escales.__file__).parent / "games"
THEMES = Path(__file__).resolve().parents[2] / "web" / "themes"
MOST_WORDS = 60
"""The most words of a step, in French: more is not read beside a board on a phone."""


WORDS_A_MINUTE = 220
"""How fast adults read; they read a page of prose a little faster."""
OWN, OTHERS, ON = 3.0, 0.8, 2.0
"""Seconds that an entry takes at normal speed: people find what to press and see what happens, or they watch; and going on
after words that ask for nothing. Lessons played in a browser without reading took about so long, most of them less."""
SPREAD = 0.6
"""How many minutes a lesson may be off what it says, which is a whole number."""

FIRST_ROUNDS = 3
UNEXPLAINED = {
    "resale",  # the page throws this die by itself, after the choice that has a note
    "take",  # chance picks the card
    "white",  # explained with the black die, just before
    "reveal",  # a card that another one asks for
    "conquest",  # war comes later, and its questions name what they cost
}
PLAIN = {
    "done",  # costs nothing, and what there is to do instead has notes
    "embark",  # the note on moving tells of ships
    "land",
    "propose",  # what others are asked stands in the question to them
    "warn",
}
"""Verbs that need no note of their own."""


def thrown_at_once(game: str) -> set[str]:
    """The phases whose throw the page makes by itself after a choice (``forced.throws`` of a theme)."""
    theme = THEMES / game / "theme.mjs"
    forced = re.search(r"throws: \[([^]]*)\]", theme.read_text("utf-8") if theme.exists() else "")
    return set(re.findall(r'"([^"]+)"', forced[1])) if forced else set()


def tutorial(game: str) -> dict[str, Any]:
    """What ``data/tutorial.json`` of a game says."""
    written = (GAMES / game / "data" / "tutorial.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(written)
    return found


def lessons(game: str) -> list[dict[str, Any]]:
    """The lessons of a game; each has the entries ``before`` it, and the table of the one it goes on from."""
    written = tutorial(game)["lessons"]
    found: dict[str, dict[str, Any]] = {}
    for lesson in written:
        earlier = found.get(lesson.get("after"), {"before": [], "steps": []})
        before = [*earlier["before"], *(step["do"] for step in earlier["steps"] if "do" in step)]
        found[lesson["id"]] = {**earlier, **lesson, "before": before}
    return list(found.values())


LESSONS = [
    pytest.param(path.parent.parent.name, lesson, id=f"{path.parent.parent.name}-{lesson['id']}")
    for path in sorted(GAMES.glob("*/data/tutorial.json"))
    for lesson in lessons(path.parent.parent.name)
]


GUIDED = sorted(path.parent.parent.name for path in GAMES.glob("*/data/tutorial.json"))


def first_turns(game: str) -> list[dict[str, str]]:
    """The notes that explain the first turns of a game."""
    found: list[dict[str, str]] = tutorial(game)["first_turns"]
    return found


def signs(game: str) -> list[dict[str, str]]:
    """The legend of a board."""
    found: list[dict[str, str]] = tutorial(game)["signs"]
    return found


def sentences(game: str, language: str) -> dict[str, str]:
    """The messages of a tutorial's text by id, as they are written."""
    text = (GAMES / game / "texts" / f"tutorial.{language}.ftl").read_text("utf-8")
    return {
        entry.id.name: text[entry.value.span.start : entry.value.span.end]
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Message) and entry.value is not None and entry.value.span is not None
    }


def seated(game: str, lesson: dict[str, Any]) -> Table:
    """The table at which a lesson begins, with its guide."""
    seats = [
        Seat(seat["colour"], colour_named(seat["colour"]), seat["player"])
        for seat in lesson["seats"]
    ]
    table = Table(games.load(game), seats, lesson["options"], practice=True)
    parse = table.game.meta.parse
    own = (step["do"] for step in lesson["steps"] if "do" in step)
    table.guide = tuple(map(parse, (*lesson["before"], *own)))
    table.follow(len(lesson["before"]))
    return table


def learner(table: Table) -> int:
    (seat,) = (number for number, seat in enumerate(table.seats) if seat.player == HUMAN)
    return seat


def acts(table: Table) -> int | None:
    """The seat that decides or throws now; None if the bank deals."""
    state = table.state
    return state.roller if state.actor == CHANCE else state.actor


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_can_be_played_to_its_end(game: str, lesson: dict[str, Any]) -> None:
    table = seated(game, lesson)
    me, decided, chose = learner(table), 0, False
    for step in lesson["steps"]:
        assert set(step) <= {"say", "do", "show"}
        assert "say" in step or "do" in step
        if "do" not in step:
            continue
        state, mine = table.state, acts(table) == me
        follows = chose and state.actor == CHANCE and state.phase in thrown_at_once(game)
        chose = mine and state.actor != CHANCE and "say" in step
        if follows:
            assert "say" not in step, f"words hold up {step['do']}, which comes by itself in a game"
        elif mine:
            decided += 1
            known = decided > 3 or "after" in lesson
            assert "say" in step or known, f"{step['do']} is not explained"
        if state.actor == CHANCE:
            table.roll()
        elif mine:
            assert table.guided is not None
            table.play(table.guided, me)
        else:
            bots.take_turn(table, table.rng)
        assert str(table.log[-1].action) == step["do"]
    assert table.guided is None
    assert decided >= 5
    assert "do" not in lesson["steps"][-1], "the last step says what comes next"


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_everything_that_a_lesson_says_is_written_in_both_languages(
    game: str, lesson: dict[str, Any]
) -> None:
    said = [step["say"] for step in lesson["steps"] if "say" in step]
    assert len(said) == len(set(said))
    ids = {f"lesson-{lesson['id']}{rest}" for rest in ("", "-about", *(f"-{say}" for say in said))}
    for language in LANGUAGES:
        written = sentences(game, language)
        assert ids <= set(written)
        for id in ids:
            assert len(written[id].split()) <= MOST_WORDS, id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_takes_the_minutes_that_it_says(
    game: str, lesson: dict[str, Any], language: str
) -> None:
    table, written = seated(game, lesson), sentences(game, language)
    me, seconds, words = learner(table), 0.0, 0
    for step in lesson["steps"]:
        if "say" in step:
            words += len(re.findall(r"\w[\w’'-]*", written[f"lesson-{lesson['id']}-{step['say']}"]))
        if "do" in step:
            seconds += OWN if acts(table) == me else OTHERS
            table.follow(1)
        else:
            seconds += ON
    minutes = words / WORDS_A_MINUTE + seconds / 60
    assert abs(minutes - lesson["minutes"]) <= SPREAD, f"{minutes:.1f}"


@pytest.mark.parametrize("game", sorted({game.values[0] for game in LESSONS}))  # type: ignore[type-var]
def test_a_tutorial_has_no_words_that_no_lesson_says(game: str) -> None:
    said = {
        f"lesson-{lesson['id']}{rest}"
        for lesson in lessons(game)
        for rest in (
            "",
            "-about",
            *(f"-{step['say']}" for step in lesson["steps"] if "say" in step),
        )
    }
    said |= {f"first-{note['say']}" for note in first_turns(game)}
    said |= {f"sign-{sign['say']}" for sign in signs(game)}
    assert set(sentences(game, "fr")) == set(sentences(game, "en")) == said


@pytest.mark.parametrize("game", GUIDED)
def test_the_legend_explains_every_sign_of_the_board(game: str) -> None:
    drawn = (THEMES / game / "pieces.svg").read_text("utf-8")
    used = set(re.findall(r'<symbol id="((?:piece|mark|family)-[^"]*)"', drawn))
    explained = {sign["symbol"] for sign in signs(game) if "symbol" in sign}
    parts = [sign["part"] for sign in signs(game) if "part" in sign]
    for symbol in used - explained:  # it stands in a part of the board that is explained
        kind, word = symbol.split("-", 1)
        assert f"g.{'product' if kind == 'mark' else kind}-{word}" in parts, symbol
    assert explained <= used


def kinds_of_notes(styles: str) -> list[set[str]]:
    """The kinds of notes on the board that look alike, for each look."""
    looks = re.findall(r"([^{}]*\.badge-[^{}]*)\{", styles)
    kinds = [set(re.findall(r"\.badge-([a-z-]+)", look)) - {"shape", "text"} for look in looks]
    return [alike for alike in kinds if alike]


@pytest.mark.parametrize("game", GUIDED)
def test_the_legend_explains_every_note_on_the_board(game: str) -> None:
    styles = "".join(path.read_text("utf-8") for path in sorted((THEMES / game).glob("*.css")))
    drawn = (THEMES / game / "pieces.svg").read_text("utf-8")
    explained = {
        kind
        for sign in signs(game)
        if "symbol" in sign
        for kind in re.findall(
            rf'<symbol id="{sign["symbol"]}".*?class="badge badge-([^"]*)"', drawn
        )
    }
    for alike in kinds_of_notes(styles):
        assert alike & explained
    assert "cost" in explained or not re.search(r"^\.cost\b", styles, re.MULTILINE)


def test_the_legend_explains_the_notes_that_are_on_every_board() -> None:
    web = THEMES.parent
    legend = (web / "app" / "table" / "panels" / "legend.mjs").read_text("utf-8")
    for style in (web / "styles").glob("*.css"):
        for alike in kinds_of_notes(style.read_text("utf-8")):
            assert any(f'note("{kind}"' in legend for kind in alike)


@pytest.mark.parametrize("game", GUIDED)
def test_first_turns_are_explained_in_few_words_and_both_languages(game: str) -> None:
    notes = first_turns(game)
    said = [note["say"] for note in notes]
    assert len(said) == len(set(said))
    for language in LANGUAGES:
        written = sentences(game, language)
        for say in said:
            assert len(written[f"first-{say}"].split()) <= MOST_WORDS, say


@pytest.mark.parametrize("game", GUIDED)
def test_every_choice_of_the_first_turns_is_explained(game: str) -> None:
    """Mousse plays, by the usual rules and the first game: what is done in the first rounds has a note."""
    played = games.load(game)
    notes = first_turns(game)
    for note in notes:
        assert set(note) <= {"phase", "verb", "when", "say"}
        assert note["phase"] in played.phases
        assert "verb" not in note or note["verb"] in played.meta.verbs
    usual: dict[str, Any] = {
        "seats": [{"colour": colour} for colour in ("red", "blue", "yellow")],
        "options": {},
    }
    for agreed in (usual, tutorial(game)["first_game"]):
        seats = [
            Seat(seat["colour"], colour_named(seat["colour"]), "mousse") for seat in agreed["seats"]
        ]
        for seed in range(2):
            table = Table(played, seats, agreed["options"], rng=Random(seed))
            while table.state.actor is not None and table.state.round <= FIRST_ROUNDS:
                state = table.state
                if state.actor == CHANCE and state.roller is not None:
                    assert state.phase in UNEXPLAINED or explains(notes, state.phase), state.phase
                for verb in {family.verb for family in state.legal_actions().families}:
                    known = state.phase in UNEXPLAINED or verb in PLAIN
                    assert known or explains(notes, state.phase, verb), (state.phase, verb)
                if state.actor == CHANCE:
                    table.roll()
                else:
                    bots.take_turn(table, table.rng)


def explains(notes: list[dict[str, str]], phase: str, verb: str | None = None) -> bool:
    """Whether a note is about *verb* in *phase*, or about all that is done there, at any time."""
    always = (note for note in notes if "when" not in note)
    return any(note["phase"] == phase and note.get("verb", verb) == verb for note in always)


def test_every_card_that_asks_something_is_explained_in_marco_polo() -> None:
    """Cards come up late or never: their choices have notes all the same, as ruin has."""
    assert {"send", "call", "join", "ruin"} <= {note["phase"] for note in first_turns("marco_polo")}
