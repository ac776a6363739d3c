"""The box, the set-up and the first turn (MP-01 to MP-04)."""

from collections import Counter

import pytest

from escales.core import CHANCE, InvalidInput
from escales.games.marco_polo.board import (
    BLACK_FACES,
    COLOUR,
    DATA,
    NEIGHBOURS,
    PLACES,
    SPINS,
    TARGETS,
    WHITE_FACES,
)
from escales.games.marco_polo.cards import (
    COLOUR_OF,
    COLOURS,
    CONTENTS,
    GOODS,
    HASARD,
    SECRETS,
    TABLES,
    TOWN,
    value,
)
from tests.games.marco_polo.positions import faces, new_game, trading
from tests.play import do, payments, refusal, told


@pytest.mark.rule("MP-01")
def test_fourteen_cards_of_each_colour() -> None:
    for colour in COLOURS:
        values = Counter(GOODS.get(card, 0) for card in CONTENTS[colour])
        assert values == {80: 3, 50: 4, 30: 2, 0: 5}
    assert sum(len(cards) for cards in CONTENTS.values()) == 56


@pytest.mark.rule("MP-01")
def test_four_tables_and_four_secrets_worth_240() -> None:
    assert set(TOWN.values()) == {"manille", "mandalay", "kyoto", "lhassa"}
    assert len(TABLES) == len(SECRETS) == 4
    assert {value(card) for card in (*TABLES, *SECRETS)} == {240}


@pytest.mark.rule("MP-01")
def test_the_blue_list_without_the_slip_of_the_scan() -> None:
    blue = {card for card in GOODS if COLOUR_OF[card] == "blue"}
    assert {card for card in blue if GOODS[card] == 30} == {"blue_almonds", "blue_dates"}
    assert {card for card in blue if GOODS[card] == 80} == {
        "blue_spices",
        "blue_tea",
        "blue_rhubarb",
    }


@pytest.mark.rule("MP-01")
def test_the_roulette_has_ten_sectors_of_two_parts() -> None:
    shown = {mode: {str(a.args[0]): n for a, n in outcomes} for mode, outcomes in SPINS.items()}
    assert shown == {
        "land": {"1": 2, "2": 3, "3": 2, "4": 1, "bandit": 2},
        "sea": {"1": 1, "2": 2, "3": 2, "4": 2, "5": 1, "corsaire": 2},
    }
    assert BLACK_FACES == WHITE_FACES == (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("MP-01")
def test_the_board() -> None:
    assert len(PLACES) == 75
    assert Counter(COLOUR.values()) == dict.fromkeys(COLOURS, 7)
    lines = Counter(line["kind"] for line in DATA["lines"])
    assert lines == {"land": 62, "sea": 38}
    for mode, ways in NEIGHBOURS.items():
        assert sum(map(len, ways.values())) == 2 * lines[mode]
    reached, coming = {"venise"}, ["venise"]
    while coming:
        at = coming.pop()
        new = {end for ways in NEIGHBOURS.values() for end in ways[at]} - reached
        reached |= new
        coming += new
    assert reached == set(PLACES)


@pytest.mark.rule("MP-01")
def test_everything_says_where_it_comes_from() -> None:
    for name in ("places", "lines"):
        assert all(item["provenance"] for item in DATA[name])
    assert all(card["provenance"] == "source" for card in HASARD.values())


@pytest.mark.rule("MP-27", "MP-28")
def test_the_khan_expects_three_gifts_unless_agreed_otherwise() -> None:
    (usual,) = {DATA["limits"]["entry"], DATA["limits"]["gifts"]}
    assert new_game(2).gifts == usual == 3


@pytest.mark.rule("MP-02")
@pytest.mark.parametrize(
    ("colour", "lists"),
    [
        (
            "yellow",
            {
                30: "porcupines monkeys",
                50: "yaks camels elephants tigers",
                80: "falcons peacocks giraffes",
            },
        ),
        (
            "purple",
            {
                30: "topaz lapis",
                50: "silver pearls sapphires diamonds",
                80: "rubies amethysts gold",
            },
        ),
        (
            "blue",
            {
                30: "almonds dates",
                50: "coconuts bananas perfumes herbs",
                80: "spices tea rhubarb",
            },
        ),
        (
            "green",
            {
                30: "woollens rugs",
                50: "tapestries silks hides furs",
                80: "gold_robes carpets cottons",
            },
        ),
    ],
)
def test_the_nine_goods_of_each_colour_have_the_values_of_the_lists(
    colour: str, lists: dict[int, str]
) -> None:
    listed = {f"{colour}_{name}": value for value, names in lists.items() for name in names.split()}
    assert {card: GOODS[card] for card in GOODS if COLOUR_OF[card] == colour} == listed


@pytest.mark.rule("MP-03")
def test_all_piles_are_shuffled_and_face_down() -> None:
    state = new_game(4)
    for colour, pile in zip(COLOURS, state.piles, strict=True):
        assert pile.shuffled == dict.fromkeys(CONTENTS[colour], 1)
        assert pile.bottom == []
    assert (len(state.table_pile), len(state.secret_pile)) == (4, 4)
    public = state.view(None)["public"]
    assert public["piles"] == {
        colour: {"shuffled": 14, "bottom": [], "chance": 5} for colour in COLOURS
    }


@pytest.mark.rule("MP-04")
def test_everybody_starts_in_venise_with_240() -> None:
    state = new_game(3)
    assert state.places == ["venise"] * 3
    assert state.cash == [240] * 3
    assert state.hands == [()] * 3


@pytest.mark.rule("MP-03", "MP-04")
def test_nothing_else_is_there_at_the_start() -> None:
    full = {"shuffled": 14, "bottom": [], "chance": 5}
    four = {"shuffled": 4, "bottom": [], "chance": 0}
    assert new_game(3).view(None)["public"] == {
        "opener": -1,
        "turn": 0,
        "extra": 0,
        "playing_on": False,
        "places": ["venise"] * 3,
        "cash": [240] * 3,
        "cards": [0] * 3,
        "tables": [False] * 3,
        "missions": [""] * 3,
        "unfinished": [],
        "secrets": [""] * 3,
        "piles": dict.fromkeys(COLOURS, full),
        "table_pile": four,
        "secret_pile": four,
        "loot": [],
        "loot_cash": 0,
        "mode": "",
        "face": 0,
        "black": 0,
        "bought": 0,
        "demanded": False,
        "bound": False,
        "agenda": [],
        "target": 900,
        "hands": [],
    }


@pytest.mark.rule("MP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_play(seats: int) -> None:
    with pytest.raises(InvalidInput, match="2 to 4"):
        new_game(seats)


@pytest.mark.rule("MP-04")
def test_a_lot_says_who_begins() -> None:
    state = new_game(4)
    assert (state.actor, state.roller, state.phase) == (CHANCE, None, "lot")
    assert faces(state) == dict.fromkeys("0123", 1)
    assert refusal(state, "first 4") == ("refuse-lot", "MP-04")
    assert told(do(state, "first 2")) == ["opener MP-04", "round MP-04", "turn MP-04"]
    assert (state.actor, state.phase, state.round) == (2, "announce", 1)


@pytest.mark.rule("MP-04")
def test_or_the_first_seat_does() -> None:
    state = new_game(4, lot=False)
    assert faces(state) == {"0": 1}
    assert refusal(state, "first 1") == ("refuse-lot", "MP-04")


@pytest.mark.rule("MP-04")
def test_turns_follow_one_another_and_make_rounds() -> None:
    state = new_game(3)
    do(state, "first 1")
    order = []
    for _ in range(7):
        order.append((state.turn, state.round))
        do(state, "announce land", "spin bandit", "black 1", "white 6")
    assert order == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


@pytest.mark.rule("MP-04", "MP-17")
def test_every_turn_begins_anew() -> None:
    """What the merchant before has announced, spun, rolled and bought is forgotten."""
    state = trading(["bagdad", "bagdad"])
    state.mode, state.face, state.black = "land", 3, 5
    state.bought, state.demanded, state.bound = 2, True, True
    do(state, "done")
    assert (state.mode, state.face, state.black) == ("", 0, 0)
    assert (state.bought, state.demanded, state.bound) == (0, False, False)


@pytest.mark.rule("MP-04")
def test_the_notes_of_the_box_are_no_limit() -> None:
    assert DATA["sums"]["notes"] == 2040
    state = trading(cash=[2_000, 2_000], hands={0: ["blue_tea"]})
    assert payments(do(state, "sell blue_tea")) == [("bank", 0, 80)]
    assert state.view(None)["public"]["cash"] == [2_080, 2_000]


@pytest.mark.rule("MP-31")
def test_the_targets() -> None:
    assert TARGETS == {2: 1100, 3: 900, 4: 700}
