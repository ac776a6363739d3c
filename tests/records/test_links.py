"""A link opens as the very game that it was made from, or is refused."""

import json
import string
import struct
import zlib
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escales import games
from escales.core import CHANCE, InvalidInput, Seat, State, Table
from escales.core.seat import COLOURS
from escales.records.link import length, link, most_entries, open_link, opening
from escales.records.packing import BUDGET, decode, deflate, encode, inflate, mixed_radix
from tests.records.games_at_random import (
    assert_same,
    assert_says,
    assert_sentence,
    magot,
    tables,
)

LETTERS = string.ascii_letters + string.digits + "-_"
LINK = link(magot())
HEADER = ["magot", 1, {}, ["Zoé", "Max"], "01", [], 0]


def refusal(text: str) -> InvalidInput:
    """The error with which the link *text* is refused."""
    with pytest.raises(InvalidInput) as refused:
        open_link(text)
    assert_sentence(refused.value)
    return refused.value


def forged(header: Any, log: bytes = b"", flags: int = 0, digest: bytes = b"\0\0\0") -> str:
    """A link with a valid checksum around any content."""
    head = header if isinstance(header, bytes) else json.dumps(header).encode()
    return encode(struct.pack(">B3sH", flags, digest, len(head)) + head + log)


@given(tables())
def test_a_link_opens_as_the_game_that_made_it(table: Table) -> None:
    text = link(table)
    assert text.startswith("#v1.")
    assert set(text[4:]) <= set(LETTERS)
    assert len(text) == length(table) <= BUDGET
    for pasted in (text, text[1:], f"https://example.org/a/?b#{text}", f" {text}\n", f"({text})."):
        opened = open_link(pasted)
        assert not opened.read_only
        assert_same(opened.playable(), table)
    assert link(open_link(text).table) == text


def test_a_link_wrapped_over_lines_opens() -> None:
    wrapped = "\r\n".join(LINK[at : at + 40] for at in range(0, len(LINK), 40))
    assert_same(open_link(wrapped).table, magot())


@settings(max_examples=20)
@given(tables())
def test_every_truncated_link_says_so(table: Table) -> None:
    text = link(table)
    for end in range(1, len(text)):
        assert_says(refusal(text[:end]), "link-truncated")


@settings(max_examples=20)
@given(tables(longest=100), st.randoms(use_true_random=False))
def test_every_damaged_character_is_noticed(table: Table, rng: Random) -> None:
    text = link(table)
    for at in range(len(text)):
        for letter in (rng.choice(LETTERS), rng.choice(string.printable), rng.choice("é€😀\x00")):
            unharmed(text[:at] + letter + text[at + 1 :], table)
        unharmed(text[:at] + text[at + 1 :], table)
        unharmed(text[:at] + rng.choice(LETTERS) + text[at:], table)


def unharmed(text: str, table: Table) -> None:
    """Check that *text* is refused, or still opens as the game at *table*."""
    try:
        opened = open_link(text)
    except InvalidInput as error:
        assert_sentence(error)
    else:
        assert_same(opened.playable(), table)


@given(st.text() | st.text(alphabet=LETTERS).map("#v1.".__add__) | st.binary().map(encode))
def test_any_text_is_refused(text: str) -> None:
    refusal(text)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "unusable-link"),
        ("magot", "unusable-link"),
        ("#MG-13", "unusable-link"),
        ("#v0.AAAA", "unusable-link"),
        ("https://example.org/", "unusable-link"),
        ("#v1." + "A" * 100_000, "unusable-link"),
        ("#", "link-truncated"),
        ("#v1", "link-truncated"),
        ("#v1.", "link-truncated"),
        ("#v2." + LINK[4:], "link-newer"),
        ("#v17.?", "link-newer"),
        (LINK + "A", "link-damaged"),
        (LINK + LINK[1:], "link-damaged"),
        (LINK[:30] + "%" + LINK[31:], "link-damaged"),
        (LINK[:30] + ("A" if LINK[30] != "A" else "B") + LINK[31:], "link-damaged"),
    ],
)
def test_the_error_says_what_is_wrong_with_a_link(text: str, id: str) -> None:
    assert_says(refusal(text), id)


@pytest.mark.parametrize(
    ("header", "id"),
    [
        (["monopole", *HEADER[1:]], "unusable-game"),
        (["magot", 2, *HEADER[2:]], "unusable-newer"),
        (["magot", 1, {"stake": 55}, *HEADER[3:]], "unusable-option-int"),
        (["magot", 1, {"speed": 1}, *HEADER[3:]], "unusable-option"),
        (["magot", 1, {}, ["A"], "0", [], 0], "unusable-seats"),
        (["magot", 1, {}, ["A", "B"], "00", [], 0], "unusable-colour-twice"),
        (["magot", 1, {}, ["A", "B"], "09", [], 0], "link-damaged"),
        (["magot", 1, {}, ["A", "B"], "0", [], 0], "link-damaged"),
        (["magot", 1, {}, ["A", "B"], "01", ["human"], 0], "link-damaged"),
        (["magot", 1, {}, ["A", "\n"], "01", [], 0], "link-damaged"),
        (["magot", 1, {}, ["A", "B"], "01", [], -1], "link-damaged"),
        (["magot", 1, {}, ["A", "B"], "01", [], 10**9], "link-damaged"),
        (["magot", True, {}, ["A", "B"], "01", [], 0], "link-damaged"),
        (HEADER, "link-damaged"),
        (HEADER[:-1], "link-damaged"),
        (dict(enumerate(HEADER)), "link-damaged"),
        (b"\xff", "link-damaged"),
        (b"[" * 1000, "link-damaged"),
    ],
)
def test_a_forged_header_is_refused(header: Any, id: str) -> None:
    error = refusal(forged(header))
    assert error.message.id == id


@given(st.integers(0, 255), st.binary(max_size=3), st.binary(max_size=200), st.integers(0, 50_000))
def test_a_forged_log_is_refused_or_a_game(
    flags: int, digest: bytes, log: bytes, entries: int
) -> None:
    for head in ([*HEADER[:-1], entries], zlib.compress(b"[]", wbits=-15)):
        text = forged(head, log, flags, digest)
        try:
            assert not open_link(text).read_only
        except InvalidInput as error:
            assert_sentence(error)


def test_the_longest_forged_log_is_refused() -> None:
    bomb = deflate(b"\x5a" * 16_384)
    assert bomb is not None
    assert_says(refusal(forged([*HEADER[:-1], 50_000], bomb, flags=2)), "link-damaged")


def test_a_link_claims_no_more_entries_than_it_weighs(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused before the rules do any work, and whatever its number decompresses to."""

    def work(state: State, *arguments: object) -> Any:
        raise AssertionError("the rules worked")

    for asked in ("legal_actions", "outcomes", "perform"):
        monkeypatch.setattr(State, asked, work)
    packed = deflate(b"\x5a" * 16_384)
    assert packed is not None
    for log, flags in ((b"", 0), (b"\1" * 200, 0), (packed, 2)):
        claimed = [*HEADER[:-1], most_entries(len(log)) + 1]
        assert_says(refusal(forged(claimed, log, flags)), "link-damaged")
        most = opening(forged([*HEADER[:-1], most_entries(len(log))], log, flags))
        assert most.entries == most_entries(len(log))


def test_a_game_that_weighs_too_little_asks_for_a_file() -> None:
    """The first choice weighs nothing: nobody plays a whole game of these, with such dice, too."""
    table = Table(games.load("magot"), [Seat("A", "red"), Seat("B", "blue")], {"short": False})
    while len(table.log) <= most_entries(0):
        state = table.state
        table.replay((state.outcomes() or [(state.legal_actions()[0], 1)])[0][0])
    with pytest.raises(InvalidInput) as refused:
        link(table)
    assert_says(refused.value, "link-too-long")
    fitting = table.branch(most_entries(0))
    assert_same(open_link(link(fitting)).playable(), fitting)


@pytest.mark.parametrize("game", games.ids())
@pytest.mark.parametrize("place", ["first", "last", "any"])
def test_games_with_real_dice_weigh_enough(game: str, place: str) -> None:
    """However people decide, the dice alone weigh more than half again of what is asked."""
    rng = Random(3)
    meta = games.meta(game)
    seats = [Seat(name, colour) for name, colour in zip("ABCDEF", COLOURS, strict=True)]
    state = Table(games.load(game), seats[: meta.seats[-1]]).state
    digits: list[tuple[int, int]] = []
    while state.actor is not None and len(digits) < 1_500:
        offered: Any = [outcome for outcome, _ in state.outcomes()] or state.legal_actions()
        base = len(offered)
        anywhere = state.actor == CHANCE or place == "any"
        digit = rng.randrange(base) if anywhere else (0 if place == "first" else base - 1)
        digits.append((digit, base))
        state.perform(offered[digit])
    assert len(digits) * 3 // 2 <= most_entries((mixed_radix(digits).bit_length() + 7) // 8)


def test_a_link_is_replayed_in_parts() -> None:
    part = opening(LINK)
    assert (part.replayed, part.entries) == (0, 60)
    for replayed in range(1, 61):
        assert part.go_on(lambda: True) is None
        assert part.replayed == replayed
    opened = part.go_on(lambda: True)
    assert opened is not None
    assert_same(opened.playable(), magot())


def test_a_decompression_bomb_is_refused() -> None:
    bomb = deflate(b" " * 1_000_000)
    assert bomb is not None
    assert len(bomb) < 1_200
    assert_says(refusal(forged(bomb, flags=1)), "link-damaged")
    assert_says(refusal(forged(HEADER, bomb, flags=2)), "link-damaged")
    with pytest.raises(InvalidInput):
        inflate(bomb, 999_999)
    assert len(inflate(bomb, 1_000_000)) == 1_000_000


def test_flags_of_a_later_version_say_so() -> None:
    assert_says(refusal(forged(HEADER, flags=16)), "link-newer")


def test_a_link_of_older_rules_that_replays_differently_is_refused_as_such(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(State, "digest", lambda state: "f" * 64)
    assert_says(refusal(LINK), "link-damaged")
    monkeypatch.setattr("escales.games.magot.game.GAME.meta", _later_meta())
    assert_says(refusal(LINK), "link-old-rules")
    monkeypatch.undo()
    monkeypatch.setattr("escales.games.magot.game.GAME.meta", _later_meta())
    assert not open_link(LINK).read_only


def _later_meta() -> Any:
    from dataclasses import replace

    return replace(games.meta("magot"), rules=9)


def test_a_game_beyond_the_budget_asks_for_a_file() -> None:
    rng = Random(5)
    seats = [Seat("A", "red"), Seat("B", "blue")]
    table = Table(games.load("magot"), seats, {"short": False}, rng=rng)
    while len(table.log) < 4_600:
        state = table.state
        actions = (
            [action for action, _ in state.outcomes()]
            if state.actor == CHANCE
            else list(state.legal_actions())
        )
        rng.shuffle(actions)
        # The round must not end, because the game would end with it.
        table.replay(next(action for action in actions if _stays(state, action)))
    with pytest.raises(InvalidInput) as refused:
        link(table)
    assert_says(refused.value, "link-too-long")
    assert len(link(table.branch(4_000))) <= BUDGET


def _stays(state: State, action: Any) -> bool:
    after = state.clone()
    return not any(event.kind == "magot" for event in after.apply(action))


def test_long_names_and_every_option_fit() -> None:
    names = [letter * 40 for letter in "é字😀𝔐"]
    seats = [Seat(name, colour, "random") for name, colour in zip(names, COLOURS, strict=False)]
    options = {"stake": 10, "rounds": 20, "short": False}
    table = Table(games.load("magot"), seats, options, practice=True, real_dice=True)
    assert len(link(table)) < 400
    assert_same(open_link(link(table)).table, table)


@given(
    st.lists(
        st.integers(1, 10**9).flatmap(
            lambda base: st.tuples(st.integers(0, base - 1), st.just(base))
        )
    )
)
def test_a_number_divides_into_its_digits(digits: list[tuple[int, int]]) -> None:
    number = mixed_radix(digits)
    for digit, base in digits:
        number, found = divmod(number, base)
        assert found == digit
    assert number == 0


@given(st.binary(max_size=1_400))
def test_encoded_content_is_decoded_unchanged(content: bytes) -> None:
    assert decode(encode(content)) == content
    packed = deflate(content)
    if packed is not None:
        assert inflate(packed, len(content)) == content
