"""What is seen of a game of Long Cours: everything but the hands (LC-05, LC-28)."""

from typing import TYPE_CHECKING, TypedDict, cast

from escales.core import PieceView, SeatView, Seen
from escales.core.message import Json
from escales.games.long_cours.board import NO_GOODS, NOWHERE, REACH, STRANDING, ZONE, ZONES
from escales.games.long_cours.steps.holdings import wealth
from escales.games.long_cours.steps.opening import launch_zone
from escales.games.long_cours.steps.storms import struck

if TYPE_CHECKING:
    from escales.games.long_cours.state import State


class StormView(TypedDict):
    """What a storm on ``zone`` would do now (LC-18): whose ships it wrecks, how much goods it
    strands, whether it sinks the Corsaire."""

    zone: int
    seats: list[int]
    amount: int
    corsaire: bool


class Public(TypedDict):
    """The game's own part of the view; goods are amounts by the die numbers of the products.

    ``cards`` is the number of cards in each hand, ``danger`` the points of call where the
    Corsaire can sink a cargo on its owner's next turn (LC-34), none while it is not at sea. The
    other fields mean what they mean in :class:`~escales.games.long_cours.state.State`.
    """

    opener: int
    turn: int
    cash: list[int]
    cargo: list[list[int]]
    ships: list[str]
    cards: list[int]
    gone: list[str]
    stranded: list[list[int]]
    fallen: list[list[int]]
    owner: int
    corsaire: str
    due: bool
    legs: int
    moved: str
    rolled: bool
    asked: bool
    zone: int
    target: int
    blows: list[str]
    bid: int
    leader: int
    bidders: list[int]
    danger: list[str]
    storms: list[StormView]


class Own(TypedDict, total=False):
    """The secrets of a seat: its cards in ascending order. A spectator has none."""

    hand: list[str]


def of(state: "State", seat: int | None) -> Seen:
    """What *seat* sees."""
    return {
        "round": state.round,
        "seats": [_seat(state, at) for at in range(state.seats)],
        "counters": {"round": state.round, "rounds": state.rounds},
        "pieces": _pieces(state),
        "asked": _asked(state),
        "options": {"short": state.short, "rounds": state.rounds},
        "public": cast(dict[str, Json], _public(state)),
        "own": {} if seat is None else {"hand": cast(Json, list(state.hands[seat]))},
    }


def _seat(state: "State", seat: int) -> SeatView:
    return {
        "seat": seat,
        "wealth": wealth(state, seat),
        "counters": {
            "cash": state.cash[seat],
            "cargo": sum(state.cargo[seat]),
            "cards": len(state.hands[seat]),
        },
        "out": any(seat in group for group in state.fallen),
    }


def _pieces(state: "State") -> list[PieceView]:
    """Heaps first: what is drawn last lies on top."""
    pieces: list[PieceView] = [
        {
            "id": f"heap-{zone}",
            "kind": "heap",
            "seat": None,
            "place": STRANDING[zone],
            "count": sum(goods),
        }
        for zone, goods in zip(ZONES, state.stranded, strict=True)
        if goods != NO_GOODS
    ]
    pieces += [
        {"id": f"ship-{seat}", "kind": "ship", "seat": seat, "place": place}
        for seat, place in enumerate(state.ships)
        if place != NOWHERE
    ]
    if state.corsaire != NOWHERE:
        owner, place = state.owner, state.corsaire
        pieces.append({"id": "corsaire", "kind": "corsaire", "seat": owner, "place": place})
    return pieces


def _asked(state: "State") -> dict[str, Json]:
    """What the question tells besides who is asked: ``other`` is whom they have to do with."""
    params: dict[str, Json] = {}
    match state.phase:
        case "launch":
            params["zone"] = launch_zone(state)
        case "entry":
            params["zone"] = state.zone
        case "fight":
            params["other"] = state.turn if state.actor == state.target else state.target
            params["card"] = state.blows[-1]
        case "auction":
            params |= {"other": state.leader, "amount": state.bid}
        case "voyage":
            params["legs"] = state.legs
    return params


def _storm(state: "State", zone: int) -> StormView:
    seats = struck(state, zone)
    return {
        "zone": zone,
        "seats": seats,
        "amount": sum(sum(state.cargo[seat]) for seat in seats),
        "corsaire": ZONE.get(state.corsaire) == zone,
    }


def _public(state: "State") -> Public:
    return {
        "opener": state.opener,
        "turn": state.turn,
        "cash": list(state.cash),
        "cargo": [list(goods) for goods in state.cargo],
        "ships": list(state.ships),
        "cards": [len(hand) for hand in state.hands],
        "gone": list(state.gone),
        "stranded": [list(goods) for goods in state.stranded],
        "fallen": [list(group) for group in state.fallen],
        "owner": state.owner,
        "corsaire": state.corsaire,
        "due": state.due,
        "legs": state.legs,
        "moved": state.moved,
        "rolled": state.rolled,
        "asked": state.asked,
        "zone": state.zone,
        "target": state.target,
        "blows": list(state.blows),
        "bid": state.bid,
        "leader": state.leader,
        "bidders": list(state.bidders),
        "danger": list(REACH[state.corsaire]) if state.corsaire != NOWHERE else [],
        "storms": [_storm(state, zone) for zone in ZONES],
    }
