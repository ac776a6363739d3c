"""The drawn examples of the rule books: the engine plays them, both languages show them, the page's modules draw them."""

import re
import shutil
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

import examples
import rulebook
from escales import games
from failure import Failure

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "engine" / "escales" / "games"
LEAST = {
    "magot": {"MG-06", "MG-08", "MG-10", "MG-11", "MG-13", "MG-14", "MG-15", "MG-16", "MG-18"},
    "long_cours": {"LC-14", "LC-15", "LC-17", "LC-18", "LC-19", "LC-23", "LC-31", "LC-35"},
    "marco_polo": {"MP-06", "MP-09", "MP-11", "MP-12", "MP-14", "MP-28", "MP-30", "MP-32"},
    "magellan": {"MA-10", "MA-14", "MA-20", "MA-25", "MA-36", "MA-37", "MA-38", "MA-44"},
}
"""The main rules, which must have an example."""
WORDS_ONLY = {
    ("long_cours", "LC-42"): "the ranks after the position of the example before",
    ("magellan", "MA-29"): "what people say in turn, and a countdown",
    ("magellan", "MA-46"): "a sum",
    ("magot", "MG-21"): "the accounts",
}
"""The rules whose example is no position of the board, and what it is."""
ALL = [(game, one) for game in games.ids() for one in examples.read(GAMES / game)]


@pytest.mark.parametrize(("game", "example"), ALL, ids=[f"{game}-{one.id}" for game, one in ALL])
def test_the_engine_plays_each_example(game: str, example: examples.Example) -> None:
    played = examples.play(game, example)
    told = iter(f"{event.kind} {event.rule}" for event in played.events)
    assert all(event in told for event in example.events), "these events, in this order"
    assert example.events, "an example says what happens in it"
    if example.choices:
        assert set(played.choices) == set(example.choices), "all that may be done instead"
        assert len(played.shifts) == len(example.choices)


@pytest.mark.parametrize("game", games.ids())
def test_the_main_rules_have_examples_that_both_languages_show(game: str) -> None:
    given = {one.id: one.rule for one in examples.read(GAMES / game)}
    assert LEAST[game] <= set(given.values())
    for language in ("fr", "en"):
        book = GAMES / game / "texts" / f"{language}.md"
        assert sorted(rulebook.shown(book)) == sorted(given), language
        stated = set(re.findall(r"\*\*([A-Z]{2}-\d\d)\*\*", book.read_text("utf-8")))
        assert set(given.values()) <= stated


@pytest.mark.parametrize("language", ["fr", "en"])
def test_after_each_example_in_words_its_position_is_drawn(language: str) -> None:
    in_words = set()
    for game in games.ids():
        rule = ""
        blocks = (GAMES / game / "texts" / f"{language}.md").read_text("utf-8").split("\n\n")
        for block, following in pairwise(blocks):
            stated = re.match(r"\*\*([A-Z]{2}-\d\d)\*\*", block)
            rule = stated[1] if stated else rule
            given = re.match(r"> \*\*Ex[ae]mples?\b", block)
            if given and not re.match(r"!\[[^]]*\]\(example:", following):
                in_words.add((game, rule))
    assert in_words == set(WORDS_ONLY)


def test_an_example_that_the_rules_refuse_is_found() -> None:
    first = next(one for game, one in ALL if game == "long_cours" and one.id == "sail")
    wrong = examples.Example(**{**vars(first), "do": ("sail perth",)})
    with pytest.raises(Exception, match="LC-14"):
        examples.play("long_cours", wrong)


def test_a_book_that_shows_an_unknown_example_is_refused(tmp_path: Path) -> None:
    book = tmp_path / "en.md"
    book.write_text("**MG-01** A rule.\n\n![Words](example:gone)\n")
    with pytest.raises(Failure, match="the example gone"):
        rulebook.page(book, "en", [])


def test_a_crop_shows_its_places_and_stays_on_the_board() -> None:
    board = {
        "game": "toy",
        "viewBox": [0, 0, 1000, 600],
        "places": [
            {"id": "a", "x": 40, "y": 40, "width": 40, "height": 40},
            {"id": "b", "x": 200, "y": 60, "width": 40, "height": 40},
        ],
    }
    assert examples.crop(board, [], 0.3) == [0, 0, 1000, 600]
    x, y, width, height = examples.crop(board, ["a", "b"], 0.3)
    assert (x, y) == (0, 0)
    assert width >= 300
    assert examples.SHAPE[0] <= width / height <= examples.SHAPE[1] + 0.01
    with pytest.raises(Failure, match="no place c"):
        examples.crop(board, ["c"], 0.3)


def test_the_modules_of_the_page_draw_pieces_arrows_and_marks(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "web", tmp_path, dirs_exist_ok=True)
    fluent = "export const FluentBundle = null, FluentResource = null;\n"
    (tmp_path / "vendor").mkdir(exist_ok=True)
    (tmp_path / "vendor" / "fluent.mjs").write_text(fluent)
    made = tmp_path / "games" / "magot"
    made.mkdir(parents=True)
    shutil.copyfile(ROOT / "dist" / "site" / "games" / "magot" / "board.json", made / "board.json")
    given = [one for one in examples.read(GAMES / "magot") if one.id in ("pawns", "edge", "move")]
    drawn = examples.draw(tmp_path, "magot", given)
    pawns, edge, move = (ElementTree.fromstring(drawn[id]) for id in ("pawns", "edge", "move"))
    assert _classes(pawns) >= {
        "piece",
        "piece-pawn",
        "seat-red",
        "arrow",
        "arrow-head",
        "arrow-text",
    }
    assert [part.text for part in pawns.iter() if part.get("class") == "arrow-text"][:2] == [
        "A",
        "B",
    ]
    assert "arrow-head" in _classes(move)
    assert not {"arrow-disc", "arrow-text"} & _classes(move), "a single movement needs no letter"
    assert _classes(edge) >= {"piece-pawn", "threat"}
    assert "arrow" not in _classes(edge), "nothing moves"
    assert not [part for part in pawns.iter() if part.get("style")], (
        "the site's policy forbids styles"
    )


def _classes(drawing: ElementTree.Element) -> set[str]:
    return {name for part in drawing.iter() for name in part.get("class", "").split()}


def test_a_drawing_keeps_the_words_of_its_language() -> None:
    drawing = '<g class="x"><text lang="fr">Londres</text><text lang="en">London</text><text>11</text></g>'
    english = rulebook.spoken(drawing, "en")
    assert "London" in english
    assert "Londres" not in english
    assert ">11<" in english


@pytest.mark.parametrize("game", games.ids())
def test_a_rule_book_says_what_is_documented_what_is_rebuilt_and_what_we_decided(game: str) -> None:
    for language in ("fr", "en"):
        text = (GAMES / game / "texts" / f"{language}.md").read_text("utf-8")
        known = text[text.rindex("\n## ") :]
        assert len(re.findall(r"^### ", known, re.M)) == 3, language
        decided = known[known.rindex("\n### ") :]
        assert len(re.findall(r"\[[A-Z]{2}-\d\d\]\(#", decided)) >= 5, (
            "each decision names its rule"
        )
