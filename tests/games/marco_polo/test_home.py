"""Coming home to Venise, and the end (MP-31 to MP-33)."""

from typing import cast

import pytest

from escales.core import Event, InvalidInput
from escales.games.marco_polo.board import KHANBALIK, TARGETS, VENICE
from escales.games.marco_polo.dues import OfSeat, OfTurn
from escales.games.marco_polo.game import GAME
from escales.games.marco_polo.state import State
from escales.games.marco_polo.view import Public
from tests.games.marco_polo.positions import BRUNO, FORTUNE, JEANNE, ROSE, position, spun
from tests.games.marco_polo.voyage import turns
from tests.play import do, every, refusal, the, told

TREASURES = 480
"""The value of a Table d'Or and a Secret together."""
GOODS = 400
"""The value of FORTUNE."""


def coming_home(
    cash: int,
    seats: int = 2,
    hand: tuple[str, ...] = FORTUNE,
    *,
    table: str = "table_kyoto",
    done: bool = True,
    secret: str = "secret_kite",
) -> tuple[State, list[Event]]:
    """Rose, next to Venise, comes home; the state, and what happened."""
    state = position(
        ["belgrade", "calicut", "bagdad", "aden"][:seats],
        cash=[cash, *([240] * (seats - 1))],
        hands={ROSE: hand},
        tables={ROSE: table},
        accomplished=[ROSE] if done else [],
        secrets={ROSE: secret},
    )
    spun(state, "land", 2)
    return state, do(state, "move venise")


@pytest.mark.rule("MP-31")
@pytest.mark.parametrize(("seats", "target"), [(2, 1100), (3, 900), (4, 700)])
def test_the_fortune_to_bring_home(seats: int, target: int) -> None:
    assert TARGETS[seats] == target
    hand = ("blue_dates", "green_rugs", "yellow_monkeys")
    rest = target - TREASURES - 90
    state, _ = coming_home(rest - 10, seats, hand)
    assert state.result is None
    state, events = coming_home(rest, seats, hand)
    assert state.result is not None
    assert the("win", events) == {"seat": ROSE, "amount": target}


@pytest.mark.rule("MP-31", "MP-32")
@pytest.mark.parametrize(
    "lacking", [{"done": False}, {"secret": ""}, {"done": False, "secret": "", "table": ""}]
)
def test_both_treasures_are_part_of_it_be_one_never_so_rich(lacking: dict[str, object]) -> None:
    state, events = coming_home(5_000, **lacking)  # type: ignore[arg-type]
    assert state.result is None
    assert told(events)[1] == "not-yet MP-33"


@pytest.mark.rule("MP-32")
@pytest.mark.parametrize(
    ("hand", "wins"),
    [
        (("blue_tea", "green_rugs", "yellow_yaks"), True),
        (
            ("blue_tea", "blue_herbs", "green_rugs", "green_silks", "yellow_yaks", "yellow_tigers"),
            True,
        ),
        (("blue_tea", "green_rugs"), False),
        (("blue_tea", "yellow_yaks"), False),
        (("green_rugs", "yellow_yaks"), False),
        (("blue_tea", "blue_herbs", "blue_dates", "green_rugs", "yellow_yaks"), False),
        (("blue_tea", "green_rugs", "green_silks", "green_furs", "yellow_yaks"), False),
        (("blue_tea", "green_rugs", "yellow_yaks", "yellow_tigers", "yellow_camels"), False),
        (
            (
                "blue_tea",
                "green_rugs",
                "purple_gold",
                "purple_lapis",
                "purple_pearls",
                "purple_rubies",
                "purple_topaz",
                "yellow_yaks",
            ),
            True,
        ),
    ],
)
def test_one_or_two_of_each_colour_but_any_number_of_purple(
    hand: tuple[str, ...], wins: bool
) -> None:
    state, _ = coming_home(2_000, hand=hand)
    assert (state.result is not None) == wins


@pytest.mark.rule("MP-33")
def test_the_first_to_do_so_is_messer_million() -> None:
    state, events = coming_home(240)
    assert told(events) == ["move MP-07", "win MP-31", "hand MP-20", "hand MP-20", "end MP-33"]
    assert state.result is not None
    assert (state.result.ranking, state.result.reason) == ((1, 2), "home")
    assert refusal(state, "announce land") == ("refuse-over", "MP-33")


@pytest.mark.rule("MP-33")
def test_the_others_are_ranked_by_their_fortunes_and_equals_share() -> None:
    state = position(
        ["belgrade", "calicut", "bagdad", "aden"],
        cash=[240, 900, 100, 1_000],
        hands={
            ROSE: FORTUNE,
            BRUNO: ["purple_amethysts", "green_gold_robes"],
            JEANNE: ["blue_herbs"],
        },
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )
    state.cash[3] = 1_060
    spun(state, "land", 1)
    do(state, "move venise")
    assert state.result is not None
    assert state.result.ranking == (1, 2, 4, 2)
    assert [seat["wealth"] for seat in state.view(None)["seats"]] == [1120, 1060, 150, 1060]


@pytest.mark.rule("MP-33")
def test_a_visit_without_the_conditions_does_nothing() -> None:
    state, events = coming_home(0, hand=())
    assert told(events) == ["move MP-07", "not-yet MP-33", "turn MP-04"]
    assert state.places[ROSE] == "venise"


@pytest.mark.rule("MP-33")
def test_the_conditions_are_looked_at_on_arriving_only() -> None:
    state = position(
        ["venise", "bagdad"],
        cash=[5_000, 240],
        hands={ROSE: FORTUNE},
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )
    spun(state, "land", 1)
    do(state, "move belgrade")
    assert state.result is None
    do(state, "announce land", "spin bandit", "black 1", "white 1")
    spun(state, "land", 1)
    do(state, "move venise")
    assert state.result is not None


@pytest.mark.rule("MP-33", "MP-35")
def test_back_in_venise_after_ruin_is_no_coming_home() -> None:
    state = position(["bagdad", "calicut"], cash=[0, 240])
    state.agenda = (OfTurn("announce"), OfSeat("ruin", ROSE))
    state.phase = "ruin"
    assert told(do(state, "venice")) == ["restart MP-35"]


@pytest.mark.rule("MP-33")
def test_after_the_rounds_agreed_on_the_greatest_fortune_wins() -> None:
    state = position(
        ["bagdad", "calicut", "aden"], rounds=10, turn=JEANNE, hands={BRUNO: ["blue_tea"]}
    )
    state.round = 10
    events = do(state, "announce sea", "spin corsaire", "black 1", "white 1")
    assert told(events)[-4:] == ["hand MP-20"] * 3 + ["end MP-33"]
    assert state.result is not None
    assert (state.result.ranking, state.result.reason) == ((2, 1, 2), "limit")


@pytest.mark.rule("MP-33")
def test_set_ups_offer_a_limit_of_rounds_that_leaves_time_for_the_journey() -> None:
    """With the best numbers it is five turns from Venise to Khanbalik, and five back."""
    assert turns(KHANBALIK)[VENICE] == turns(VENICE)[KHANBALIK] == 5
    (rounds,) = (option for option in GAME.meta.options if option.name == "rounds")
    assert rounds.least == 10
    assert GAME.new(2, {"rounds": 1}).view(None)["options"]["rounds"] == 1
    with pytest.raises(InvalidInput, match="0 to 200") as unusable:
        GAME.new(2, {"rounds": 201})
    assert unusable.value.message.rule == "MP-33"


@pytest.mark.rule("MP-20", "MP-28")
def test_at_the_end_the_tables_of_missions_not_done_are_shown() -> None:
    state = position(
        ["bagdad", "calicut", "aden"],
        rounds=10,
        turn=JEANNE,
        tables={ROSE: "table_kyoto", BRUNO: "table_lhassa"},
        accomplished=[BRUNO],
    )
    state.round = 10

    def public() -> Public:
        return cast(Public, state.view(BRUNO)["public"])

    assert public()["unfinished"] == []
    events = do(state, "announce sea", "spin corsaire", "black 1", "white 1")
    assert told(events)[-2:] == ["unfinished MP-28", "end MP-33"]
    assert every("unfinished", events) == [{"seat": ROSE, "card": "table_kyoto"}]
    assert public()["unfinished"] == ["table_kyoto", "", ""]
    assert public()["missions"] == ["", "table_lhassa", ""]


@pytest.mark.rule("MP-33", "MP-38")
def test_extra_turns_are_no_rounds() -> None:
    state = position(["bagdad", "calicut"], rounds=10)
    state.round, state.extra = 10, 1
    do(state, "announce land", "spin bandit", "black 1", "white 1")
    assert (state.result, state.turn, state.playing_on) == (None, ROSE, True)
    do(state, "announce land", "spin bandit", "black 1", "white 1")
    assert (state.result, state.turn, state.playing_on) == (None, BRUNO, False)
