"""The start of a game, and the deal."""

from collections import Counter

import pytest

from escales.core import CHANCE, InvalidInput
from escales.games.long_cours.cards import dealt
from escales.games.long_cours.game import GAME
from tests.games.long_cours.positions import BAGARRE, deal_all, launched, new_game
from tests.play import do, refusal, told


@pytest.mark.rule("LC-04")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_has_3_m_and_one_ship(seats: int) -> None:
    state = new_game(seats)
    assert state.cash == [3] * seats
    assert state.cargo == [(0,) * 6] * seats
    ships = [piece for piece in launched(seats).view(None)["pieces"] if piece["kind"] == "ship"]
    assert [piece["seat"] for piece in ships] == list(range(seats))


@pytest.mark.rule("LC-04")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_two_to_six_players(seats: int) -> None:
    with pytest.raises(InvalidInput, match="2 to 6 players"):
        GAME.new(seats)


@pytest.mark.rule("LC-04", "LC-05", "LC-06")
@pytest.mark.parametrize(
    ("seats", "short", "each"),
    [
        (3, False, 12),
        (4, False, 9),
        (5, False, 7),
        (6, False, 6),
        (2, False, 18),
        (3, True, 10),
        (4, True, 7),
        (5, True, 6),
        (6, True, 5),
        (2, True, 14),
    ],
)
def test_all_cards_are_dealt_and_everybody_has_as_many(seats: int, short: bool, each: int) -> None:
    state = new_game(seats, short=short)
    deal_all(state)
    assert [len(hand) for hand in state.hands] == [each] * seats
    assert sorted(card for hand in state.hands for card in hand) == sorted(dealt(seats, short))
    assert len(state.deck) == 0


@pytest.mark.rule("LC-05")
def test_with_five_players_the_nasty_look_stays_out() -> None:
    assert BAGARRE[0] not in dealt(5, short=False)
    assert len(dealt(5, short=False)) == 35
    assert "deal fight-01" not in [str(outcome) for outcome, _ in new_game(5).outcomes()]
    assert refusal(new_game(5), "deal fight-01") == ("refuse-deal", "LC-05")


@pytest.mark.rule("LC-06")
@pytest.mark.parametrize(("seats", "kept"), [(3, 10), (5, 10), (6, 10), (4, 9), (2, 9)])
def test_the_short_game_leaves_cards_out(seats: int, kept: int) -> None:
    counted = Counter(dealt(seats, short=True))
    assert counted["storm"] == counted["direct"] == kept
    assert [card for card in BAGARRE if card in counted] == list(BAGARRE[2:])


@pytest.mark.rule("LC-06")
def test_the_short_game_is_an_option_and_off_by_default() -> None:
    assert new_game(3).short is False
    for value in (0, "yes", None):
        with pytest.raises(InvalidInput, match="short") as unusable:
            GAME.new(3, {"short": value})
        assert unusable.value.message.rule == "LC-06"


@pytest.mark.rule("LC-05")
def test_cards_are_dealt_one_by_one_in_turn() -> None:
    state = new_game(3)
    order = []
    while state.phase == "deal":
        assert (state.actor, state.roller) == (CHANCE, None)
        (event,) = state.apply(state.outcomes()[0][0])
        order.append(event.params["seat"])
    assert order == [0, 1, 2] * 12


@pytest.mark.rule("LC-05")
def test_cards_of_a_kind_are_one_outcome_as_likely_as_they_are_many() -> None:
    state = new_game(3)
    weights = {str(outcome): weight for outcome, weight in state.outcomes()}
    assert weights == {
        "deal direct": 12,
        **{f"deal {card}": 1 for card in BAGARRE},
        "deal storm": 12,
    }
    do(state, "deal storm", "deal fight-07")
    weights = {str(outcome): weight for outcome, weight in state.outcomes()}
    assert weights["deal storm"] == 11
    assert "deal fight-07" not in weights
    assert refusal(state, "deal fight-07") == ("refuse-deal", "LC-05")


@pytest.mark.rule("LC-05")
def test_the_order_of_dealing_equal_hands_does_not_matter() -> None:
    one, other = new_game(2), new_game(2)
    do(one, "deal storm", "deal direct", "deal fight-03", "deal direct")
    do(other, "deal fight-03", "deal direct", "deal storm", "deal direct")
    assert one == other
    assert one.digest() == other.digest()


@pytest.mark.rule("LC-05")
def test_who_receives_a_card_sees_it_and_nobody_else() -> None:
    state = new_game(3)
    do(state, "deal storm")
    events = do(state, "deal fight-12")
    assert told(events) == ["deal LC-05"]
    (event,) = events
    assert event.reveals
    assert event.seen_by(1)["params"] == {"seat": 1, "card": "fight-12"}
    for seat in (None, 0, 2):
        assert event.seen_by(seat) == {
            "kind": "deal",
            "rule": "LC-05",
            "params": {"seat": 1},
            "hidden": True,
        }
    assert state.view(1)["own"] == {"hand": ["fight-12"]}
    for other in (None, 0, 2):
        assert "fight-12" not in str(state.view(other))
