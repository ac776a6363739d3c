"""The board, the products, the cards."""

from collections import Counter

import pytest

from escales.games.long_cours import cards
from escales.games.long_cours.board import (
    DATA,
    NEIGHBOURS,
    POINTS,
    PORTS,
    PORTS_OF,
    PRODUCT,
    PRODUCTS,
    STRANDING,
    ZONE,
    ZONES,
)
from tests.games.long_cours.positions import BAGARRE, position
from tests.play import do, refusal

RECTANGLES = {
    11: "gibraltar",
    22: "cap_nord",
    33: "aleoutiennes",
    44: "cap_horn",
    55: "malaisie",
    66: "panama",
}


@pytest.mark.rule("LC-01")
def test_six_zones_of_three_ports_and_a_stranding_place() -> None:
    assert ZONES == (11, 22, 33, 44, 55, 66)
    assert STRANDING == RECTANGLES
    assert len(POINTS) == 24
    assert len(PORTS) == 18
    for zone in ZONES:
        assert sum(at == zone for at in ZONE.values()) == 4
        assert len(PORTS_OF[zone]) == 3
        assert STRANDING[zone] not in PORTS
        assert ZONE[STRANDING[zone]] == zone


@pytest.mark.rule("LC-01")
def test_each_port_sells_one_product_and_a_zone_sells_three() -> None:
    assert set(PRODUCT) == set(PORTS)
    for ports in PORTS_OF.values():
        assert len({PRODUCT[port] for port in ports}) == 3
    assert Counter(PRODUCT.values()) == dict.fromkeys(range(6), 3)


@pytest.mark.rule("LC-01")
@pytest.mark.parametrize(
    ("port", "zone", "product"),
    [("perth", 55, "gold"), ("valparaiso", 44, "cereals"), ("tamatave", 55, None)],
)
def test_what_the_source_says_of_ports(port: str, zone: int, product: str | None) -> None:
    assert ZONE[port] == zone
    assert product in (None, PRODUCTS[PRODUCT[port]])


@pytest.mark.rule("LC-01")
def test_dotted_lines_join_points_both_ways_and_lead_everywhere() -> None:
    assert sum(map(len, NEIGHBOURS.values())) == 2 * len(DATA["lines"]) == 78
    for point, neighbours in NEIGHBOURS.items():
        assert point not in neighbours
        assert 2 <= len(neighbours) <= 5
        assert all(point in NEIGHBOURS[other] for other in neighbours)
    reached = {"perth"}
    for _ in range(5):
        reached |= {end for point in reached for end in NEIGHBOURS[point]}
    assert reached == set(POINTS)


@pytest.mark.rule("LC-01")
def test_no_two_stranding_places_are_neighbours() -> None:
    for place in RECTANGLES.values():
        assert not set(NEIGHBOURS[place]) & set(RECTANGLES.values())


@pytest.mark.rule("LC-02")
def test_six_products_by_the_numbers_of_the_die() -> None:
    assert PRODUCTS == ("cereals", "fruit", "wool", "gold", "cloth", "wood")
    tickets = [product["tickets"] for product in DATA["products"]]
    assert tickets == [{"1M": 20, "5M": 30, "10M": 10, "50M": 10}] * 6


@pytest.mark.rule("LC-02")
def test_one_die_of_six_equal_faces_is_rolled() -> None:
    state = position()
    do(state, "resell")
    assert [(str(outcome), weight) for outcome, weight in state.outcomes()] == [
        (f"roll {face}", 1) for face in range(1, 7)
    ]
    for face in ("0", "7", "12", "-1", "six"):
        assert refusal(state, f"roll {face}") == ("refuse-face", "LC-02")


@pytest.mark.rule("LC-03")
def test_36_cards() -> None:
    for seats in (3, 4, 6):
        assert Counter(cards.dealt(seats, short=False)) == {
            "storm": 12,
            "direct": 12,
            **dict.fromkeys(BAGARRE, 1),
        }


@pytest.mark.rule("LC-03")
def test_bagarre_cards_ascend_and_the_two_looks_are_the_weakest() -> None:
    assert cards.FIGHTS == BAGARRE
    assert sorted(BAGARRE) == list(BAGARRE)
    names = [card["name"] for card in DATA["cards"]["fight"]]
    assert names[:2] == ["un regard mauvais", "un regard terrible"]
    assert len(set(names)) == 12


@pytest.mark.rule("LC-01", "LC-03")
def test_everything_says_where_it_comes_from() -> None:
    items = [*DATA["products"], *DATA["zones"], *DATA["points"], *DATA["lines"], *DATA["deals"]]
    items += [*DATA["cards"]["fight"], DATA["cards"]["storm"], DATA["cards"]["direct"]]
    for item in items:
        given = item["provenance"]
        kinds = set(given.values()) if isinstance(given, dict) else {given}
        assert kinds <= {"source", "reconstructed", "ours"}, item
