"""Where each throw would lead: what the view foretells is what the rules then do."""

from random import Random
from typing import cast

import pytest

from escales.core import Event
from escales.games.magot.state import State
from escales.games.magot.view import Public, ThrowView
from tests.games.magot.positions import BRUNO, JEANNE, ROSE, position, throw
from tests.play import do

TOKEN_CELLS = [cell for cell in range(70) if cell not in (6, 63)]


def foretold(state: State) -> list[ThrowView]:
    return cast(Public, state.view(None)["public"])["throws"]


def meets(thrown: ThrowView) -> list[tuple[str, int, int]]:
    return [(met["what"], met["owner"], met["points"]) for met in thrown["meets"]]


def by_face(state: State, face: int) -> ThrowView:
    return next(thrown for thrown in foretold(state) if thrown["face"] == face)


def middle(dice: Random) -> State:
    """The middle of a last round: pawns near each other and near tokens, and purses of any size."""
    seats = dice.choice((2, 3, 4))
    tokens = dice.sample(TOKEN_CELLS, 2 * seats)
    near = [cell + step for cell in (*tokens, 6, 63) for step in (0, 0, -10, -7, -4, 3, 8, 10)]
    return position(
        pawns=[dice.choice([cell for cell in near if cell in range(70)]) for _ in range(seats)],
        depart=tokens[:seats],
        arrivee=tokens[seats:],
        points=[10 * dice.choice((0, 1, 2, 3, 5, 7, 100)) for _ in range(seats)],
        turn=dice.randrange(seats),
        rounds=1,
    )


@pytest.mark.rule("MG-10", "MG-11", "MG-13", "MG-14", "MG-15", "MG-16", "MG-18", "MG-19")
@pytest.mark.parametrize("seed", range(30))
def test_what_is_foretold_is_what_happens(seed: int) -> None:
    dice = Random(seed)
    for before in [middle(dice) for _ in range(40)]:
        check(before, dice)


def check(before: State, dice: Random) -> None:
    """Every throw of the position does what is foretold of it."""
    seat = before.turn
    for thrown in foretold(before):
        state = before.clone()
        events = throw(state, thrown["face"])
        while state.phase == "send":
            events += do(state, f"send {dice.choice((6, 63))}")
        assert meets(thrown) == happened(events, seat, before)
        assert thrown["points"] == state.points[seat] - before.points[seat]
        assert thrown["blocked"] == any(event.kind == "blocked" for event in events)
        landed = [event.params["to"] for event in events if event.kind == "move"]
        assert [thrown["to"]] == (landed or [before.pawns[seat]])
        capped = any(event.kind == "capped" for event in events)
        assert any(met["capped"] for met in thrown["meets"]) == capped


def happened(events: list[Event], seat: int, before: State) -> list[tuple[str, int, int]]:
    """What *seat* met, read from the events alone: from whom, and for how much."""
    met: list[tuple[str, int, int]] = []
    sums: dict[str, int] = {}
    at = next((event.params["to"] for event in events if event.kind == "move"), None)
    for event in events:
        told = event.params
        match event.kind:
            case "pay":
                sign = 1 if told["payee"] == seat else -1
                sums[told["why"]] = sums.get(told["why"], 0) + sign * told["amount"]
            case "send":
                met.append(("pawn", told["owner"], sums.pop("pawn", 0)))
            case "back":
                met.append(("back", told["owner"], sums.pop("arrivee", 0)))
            case "magot":
                met += [
                    ("pawn", other, min(10, before.points[other]))
                    for other in before.others(seat)
                    if before.pawns[other] == at
                ]
                assert sum(points for _, _, points in met) == sums.pop("pawn", 0)
                met.append(("win", seat, told["amount"]))
            case "again" if at == before.depart[seat]:
                met.append(("own-depart", seat, sums.pop("own-depart", 0)))
            case "again":
                met.append(("depart", before.depart.index(cast(int, at)), sums.pop("depart", 0)))
            case _:
                pass
    assert not sums
    return met


@pytest.mark.rule("MG-10", "MG-11", "MG-13", "MG-14", "MG-15", "MG-16")
def test_each_face_shows_where_it_leads_and_what_it_brings() -> None:
    state = position(pawns=(60, 64), depart=(52, 57), arrivee=(67, 50))
    shown = [(one["face"], one["to"], one["blocked"], meets(one)) for one in foretold(state)]
    assert shown == [
        (-10, 50, False, [("back", BRUNO, -20)]),
        (-8, 52, False, [("own-depart", ROSE, -50)]),
        (-3, 57, False, [("depart", BRUNO, 30)]),
        (+4, 64, False, [("pawn", BRUNO, 10)]),
        (+7, 67, False, [("win", ROSE, 100)]),
        (+10, 60, True, []),
    ]


@pytest.mark.rule("MG-18", "MG-14", "MG-15")
def test_a_pawn_on_ones_own_depart_brings_10_points_and_then_costs_50_to_each() -> None:
    state = position(pawns=[59, 30, 69], depart=[69, 34, 12])
    thrown = by_face(state, +10)
    assert meets(thrown) == [("pawn", JEANNE, 10), ("own-depart", ROSE, -100)]
    assert thrown["points"] == -90


@pytest.mark.rule("MG-14", "MG-19")
def test_of_several_pawns_on_one_square_each_is_foretold_even_if_one_has_nothing_to_pay() -> None:
    state = position(pawns=[59, 63, 63], points=[1000, 0, 1000])
    assert meets(by_face(state, +4)) == [("pawn", BRUNO, 0), ("pawn", JEANNE, 10)]
