"""What is seen of a game of Long Cours: everything except the hands (LC-05, LC-28)."""

from typing import TypedDict

from escales.core import Mirror, PieceView, SeatView, Seen
from escales.core.message import Json
from escales.games.long_cours.board import NOWHERE, REACH, RESALE, STRANDING, ZONE, ZONES
from escales.games.long_cours.goods import NO_GOODS
from escales.games.long_cours.rules import captains, holdings, ports, rounds
from escales.games.long_cours.state import State


class StormView(TypedDict):
    """What a storm on ``zone`` would do now (LC-18)."""

    zone: int
    seats: list[int]
    """The seats whose ships it would wreck."""
    amount: int
    """The goods it would strand, in millions."""
    corsaire: bool
    """Whether it would sink the Corsaire (LC-20)."""


class Shown(TypedDict):
    """The fields of :class:`~escales.games.long_cours.state.State` that everybody sees."""

    opener: int
    turn: int
    cash: list[int]
    cargo: list[list[int]]
    ships: list[str]
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


class Public(Shown):
    """The game's own part of the view."""

    cards: list[int]
    """The number of cards in each hand."""
    danger: list[str]
    """The points of call that the Corsaire can reach on its owner's next turn, if there is one (LC-34, LC-43)."""
    sales: list[int]
    """What each face of the die would bring now if the captain in turn rolled it to sell, in millions (LC-17)."""
    storms: list[StormView]
    """What a storm would do in each zone, in the order of the zones."""


class Own(TypedDict):
    """The secrets of a seat; a spectator has none."""

    hand: list[str]
    """Its cards in ascending order."""


MIRROR = Mirror(State, Shown)


def seen_by(state: State, seat: int | None) -> Seen:
    """What *seat* sees."""
    public: Public = {
        **MIRROR.of(state),
        "cards": [len(hand) for hand in state.hands],
        "danger": list(REACH[state.corsaire]) if rounds.corsaire_comes(state) else [],
        "sales": [RESALE * amount for amount in state.cargo[state.turn]],
        "storms": [_storm(state, zone) for zone in ZONES],
    }
    return {
        "seats": [_seat(state, at) for at in range(state.seats)],
        "counters": {"round": state.round, "rounds": state.rounds},
        "pieces": _pieces(state),
        "asked": _asked(state),
        "public": public,
        "own": {} if seat is None else Own(hand=list(state.hands[seat])),
    }


def _storm(state: State, zone: int) -> StormView:
    seats = captains.in_zone(state, zone)
    return {
        "zone": zone,
        "seats": seats,
        "amount": sum(sum(state.cargo[seat]) for seat in seats),
        "corsaire": ZONE.get(state.corsaire) == zone,
    }


def _seat(state: State, seat: int) -> SeatView:
    return {
        "seat": seat,
        "wealth": holdings.wealth(state, seat),
        "counters": {
            "cash": state.cash[seat],
            "cargo": sum(state.cargo[seat]),
            "cards": len(state.hands[seat]),
        },
        "out": any(seat in group for group in state.fallen),
    }


def _pieces(state: State) -> list[PieceView]:
    """Heaps first: the piece that is drawn last lies on top."""
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


def _asked(state: State) -> dict[str, Json]:
    """The parameters of the question.

    ``other`` is the captain in the lead, or the opponent; ``last`` is 1 in the last round.
    """
    match state.phase:
        case "launch":
            return {"zone": ports.launch_zone(state)}
        case "entry":
            return {"zone": state.zone}
        case "fight":
            other = state.turn if state.actor == state.target else state.target
            return {"other": other, "card": state.blows[-1]}
        case "auction":
            return {"other": state.leader, "amount": state.bid}
        case "voyage":
            return {"legs": state.legs}
        case "turn":
            return {"last": int(0 < state.rounds == state.round)}
        case _:
            return {}
