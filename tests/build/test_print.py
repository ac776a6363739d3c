"""Print and play: every card and note is there as often as the data says, backs meet fronts, tiles join."""

from collections import Counter
from pathlib import Path

import pytest
from pypdf import PdfWriter
from pypdf.generic import DictionaryObject, NameObject, StreamObject

import print_pdfs
import printed
from examples import COLOURS
from failure import Failure
from print import card_parts, contents, pages, paper, sheet_parts, token_parts

GAMES = pages.GAMES


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("game", "count"), [("magot", 0), ("long_cours", 36), ("marco_polo", 64), ("magellan", 100)]
)
def test_cards_are_those_of_the_data(game: str, count: int, language: str) -> None:
    all = contents.cards(game, language)
    assert len(all) == count
    assert all == [card for card in all if card.title and not card.title.startswith("card-")]
    twice = {id: found for id, found in Counter(card.id for card in all).items() if found > 1}
    assert twice == ({"storm": 12, "direct": 12} if game == "long_cours" else {})
    words = {id: id for id in (*pages.SERIES, "card-yields")}
    html = card_parts.cards(all, card_parts.Deck(frozenset(), {}, words))
    assert html.count("data-card=") == html.count("data-back=") == count


def test_notes_are_those_of_the_rules() -> None:
    magot = Counter(note.value for note in contents.notes("magot", "fr"))
    assert magot == {"10": 40, "50": 40, "100": 20}
    tickets = Counter(note.name for note in contents.notes("long_cours", "fr") if note.name)
    assert len(tickets) == 6
    assert set(tickets.values()) == {70}
    besants = contents.notes("marco_polo", "en")
    assert sum(int(note.value.split("\u00a0")[0]) for note in besants) == 2040


def test_backs_meet_their_fronts() -> None:
    (front,) = paper.sheets([1, 2, 3, 4, 5], 9)
    back = paper.mirrored(front)
    for at, card in enumerate(front):
        row, column = divmod(at, paper.COLUMNS)
        assert back[row * paper.COLUMNS + paper.COLUMNS - 1 - column] == card


def test_tiles_cover_the_board_and_overlap() -> None:
    size, (a1, a2, b1, b2) = paper.tiles([0, 0, 1180, 850])
    unit = a1.view[2] / size[0]
    for first, second, at in ((a1, a2, 0), (a1, b1, 1), (b1, b2, 0)):
        shared = first.view[at] + first.view[at + 2] - second.view[at]
        assert shared / unit == pytest.approx(paper.OVERLAP, abs=0.1)
    assert b2.view[0] + b2.view[2] == pytest.approx(1180, abs=0.1)
    assert b2.view[1] + b2.view[3] == pytest.approx(850, abs=0.1)
    across, down = paper.field(paper.A4)
    assert size[0] <= across
    assert size[1] <= down


def test_both_languages_say_the_same() -> None:
    french, english = pages.texts("fr"), pages.texts("en")
    assert french.keys() == english.keys()
    assert {f"known-{game}" for game in GAMES} <= french.keys()


def test_each_colour_has_the_pieces_of_the_rules() -> None:
    assert {one.kind: one.each for one in contents.tokens("magellan")} == {
        "jeep": 18,
        "ship": 6,
        "plane": 6,
        "base": 1,
        "flag": 18,
    }
    for game in ("magot", "long_cours", "marco_polo"):
        assert {one.each for one in contents.tokens(game)} == {1}
    words = pages.texts("fr")
    for game in GAMES:
        html = token_parts.tokens(contents.tokens(game), COLOURS, words)
        for one in contents.tokens(game):
            assert html.count(f'data-token="{one.kind}"') == one.each * len(COLOURS)
            # A standing piece is drawn on both sides.
            sides = 2 if one.shape == "standing" else 1
            for colour in COLOURS:
                drawn = html.count(f'class="piece-{one.kind} seat-{colour}"')
                assert drawn == one.each * sides


def test_the_faces_of_dice_lie_as_on_a_die() -> None:
    opposite = {(0, 5), (1, 4), (2, 3)}
    row = [column for column, line in sheet_parts.NET if line == 1]
    assert sorted(row) == [0, 1, 2, 3]
    at = {spot: number for number, spot in enumerate(sheet_parts.NET)}
    assert {(at[1, 0], at[1, 2]), (at[0, 1], at[2, 1]), (at[1, 1], at[3, 1])} == opposite
    for game in GAMES:
        for die in contents.dice(game):
            assert len(die) == 6
    for die in contents.dice("marco_polo"):
        values = [int(face.rpartition("-")[2]) for face in die]
        assert {values[one] + values[other] for one, other in opposite} == {7}
    (signed,) = contents.dice("magot")
    values = [int(face.removeprefix("roll-")) for face in signed]
    assert values[0] + values[5] == 0
    special = contents.dice("magellan")[-1]
    assert set(special) == {
        f"special-{face}" for face in ("parachute", "jeep", "jeeps", "ship", "both", "miss")
    }


def test_the_backs_of_countries_say_the_yields_of_their_series() -> None:
    french, english = contents.yields("fr"), contents.yields("en")
    assert [len(series) for series in french.values()] == [10] * 5
    assert dict(french["1"])["Belgique"] == "12,2\u00a0%"
    assert dict(english["1"])["Belgium"] == "12.2%"
    for series in english.values():
        shares = [float(share.removesuffix("%")) for _, share in series]
        assert shares == sorted(shares, reverse=True)


def test_historical_cards_say_what_counts_in_variants_only() -> None:
    cards = {card.id: card for card in contents.cards("magellan", "fr")}
    assert "\n*\u00a0" in cards["H5-02"].text
    assert cards["BE"].where == "Bruxelles, 6N1"
    assert [value for _, value in cards["BE"].figures] == ["90\u00a0M", "11\u00a0M"]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_player_sheet_names_what_is_written_down(game: str, language: str) -> None:
    one = contents.player_sheet(game, language, pages.texts(language))
    for label in (*one.fields, *one.columns):
        assert label[0].isupper()
        assert "-" not in label.split()[0]
    html = token_parts.player_sheet(one, "Title", pages.texts(language))
    assert html.count("<td>") == token_parts.COPIES * one.rows * len(one.columns)


@pytest.fixture
def pdf(tmp_path: Path) -> Path:
    """A file of two empty pages, of which the first is as high as an A4 sheet is wide."""
    writer = PdfWriter()
    writer.add_blank_page(297 / printed.POINT, 210 / printed.POINT)
    second = writer.add_blank_page(210 / printed.POINT, 297 / printed.POINT)
    picture = StreamObject()
    picture[NameObject("/Subtype")] = NameObject("/Image")
    font = DictionaryObject({NameObject("/Subtype"): NameObject("/TrueType")})
    second[NameObject("/Resources")] = DictionaryObject(
        {
            NameObject("/XObject"): DictionaryObject({NameObject("/P"): picture}),
            NameObject("/Font"): DictionaryObject({NameObject("/F"): font}),
        }
    )
    target = tmp_path / "one.pdf"
    writer.write(target)
    return target


def test_faults_of_a_file_are_found(pdf: Path) -> None:
    def sheet(paper: str, text: str, booklet: bool) -> dict[str, object]:
        return {"paper": paper, "text": text, "booklet": booklet}

    rules = sheet("a4", "", True)
    assert printed.faults(pdf, [sheet("tile", "", False), rules]) == [
        "Page 2 has a picture made of pixels.",
        "Page 2 has a font that is not embedded.",
        "Page 2, in the rules, is empty.",
    ]
    assert "Page 1 is not of the size a3." in printed.faults(pdf, [sheet("a3", "", False), rules])
    lost = printed.faults(pdf, [sheet("tile", "Oo", False), rules])
    assert "Page 1 lacks letters of its sheet: oo" in lost
    few = printed.faults(pdf, [sheet("tile", "", False)] * 2)
    assert few == ["It has 2 pages, but the page has 2 sheets and the rules."]


def test_letters_are_the_same_in_capitals_and_ligatures() -> None:
    assert printed.letters("L’île, \ufb01n") == printed.letters("ÎLE FI NL")


def test_a_site_without_pages_is_told(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="no pages to print"):
        print_pdfs.print_all(tmp_path, tmp_path / "pdf")


def test_the_table_says_pages_and_bytes(pdf: Path) -> None:
    assert print_pdfs.table([pdf]).splitlines()[2:] == [f"| one.pdf | 2 | {pdf.stat().st_size:,} |"]
