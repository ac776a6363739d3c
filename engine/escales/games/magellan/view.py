"""What is seen of a game of Magellan: everything, there are no secrets."""

from typing import TYPE_CHECKING, TypedDict, cast

from escales.core import CHANCE, PieceView, Question, SeatView, View
from escales.core.message import Json
from escales.games.magellan import cards, war_view
from escales.games.magellan.board import NOWHERE
from escales.games.magellan.countries import IDS, OPEN
from escales.games.magellan.meta import META
from escales.games.magellan.pieces import EACH, KIND, NAMES, NONE, SHIP
from escales.games.magellan.reach import reach
from escales.games.magellan.steps import holdings, lasting
from escales.games.magellan.war_view import WarView

if TYPE_CHECKING:
    from escales.games.magellan.state import State


class PrizeView(TypedDict):
    """A prize to be won: the card, its effect's index, the amount, what is noted of pieces."""

    card: str
    index: int
    amount: int
    notes: list[list[int]]


class RunningView(TypedDict):
    """An effect that lasts: the card, its effect's index, the seat whose turn ends a round of it,
    and the rounds left (0: until something else ends it)."""

    card: str
    index: int
    seat: int
    rounds: int


class DueView(TypedDict):
    """What a seat has to pay: to another seat, or to the bank (-1)."""

    seat: int
    amount: int
    payee: int


class Public(TypedDict):
    """The game's own part of the view.

    ``owner`` holds, by country, a seat, -1 for a country that is open, -2 for one in the pack;
    ``cost`` what it costs to develop it now. ``on`` says of each piece that is carried what
    carries it. ``shuffled`` are the cards in the unknown part of the pack, ``under`` those
    known to lie below. ``reach`` says, by piece, then by place, how many points it takes to come
    there and what the place before is. The other fields mean what they mean in
    :class:`~escales.games.magellan.state.State`.
    """

    opener: int
    turn: int
    bases: list[str]
    cash: list[int]
    income: list[int]
    owner: dict[str, int]
    cost: dict[str, int]
    on: dict[str, str]
    flying: list[str]
    shuffled: list[str]
    under: list[str]
    card: str
    effect: int
    seek: int
    prizes: list[PrizeView]
    running: list[RunningView]
    canals: list[str]
    dues: list[DueView]
    dice: int
    extra: int
    cards: int
    thrown: int
    chain: int
    points: int
    acted: bool
    asked: list[int]
    told: bool
    fallen: list[list[int]]
    retired: list[int]
    war: WarView
    reach: dict[str, dict[str, list[int | str]]]


def of(state: "State", seat: int | None) -> View:
    """The view of *seat*."""
    income = [holdings.income(state, at) for at in range(state.seats)]
    return {
        "game": META.id,
        "seat": seat,
        "actor": state.actor,
        "roller": state.roller,
        "phase": state.phase,
        "round": state.round,
        "seats": [_seat(state, at, income[at]) for at in range(state.seats)],
        "counters": {
            "round": state.round,
            "rounds": state.rounds,
            "target": state.target,
            "points": state.points,
            "pack": len(state.deck),
        },
        "pieces": _pieces(state),
        "question": _question(state),
        "result": None if state.result is None else state.result.to_json(),
        "options": {
            "ruleset": state.ruleset,
            "bases": state.islands,
            "target": state.target,
            "two_dice": state.two_dice,
            "rounds": state.rounds,
            "play_on": state.play_on,
        },
        "public": cast(dict[str, Json], _public(state, income)),
        "own": {},
    }


def _seat(state: "State", seat: int, income: int) -> SeatView:
    numbers = holdings.numbers(state, seat)
    return {
        "seat": seat,
        "wealth": income,
        "counters": {
            "cash": state.cash[seat],
            "income": income,
            "jeeps": numbers["jeep"],
            "ships": numbers["ship"],
            "planes": numbers["plane"],
        },
        "out": seat in state.gone(),
    }


def _pieces(state: "State") -> list[PieceView]:
    """What marks islands and capitals, then ships, then what they carry: what is drawn last lies on top."""
    found: list[PieceView] = [
        {"id": f"base-{seat}", "kind": "base", "seat": seat, "place": f"base-{cell}"}
        for seat, cell in enumerate(state.bases)
        if cell
    ]
    for id, owner in zip(IDS, state.owner, strict=True):
        if owner >= 0:
            found.append({"id": f"flag-{id}", "kind": "flag", "seat": owner, "place": id})
        elif owner == OPEN:
            found.append({"id": f"tender-{id}", "kind": "tender", "seat": None, "place": id})
    for ships in (True, False):
        for carried in (False, True):
            for piece, place in enumerate(state.at):
                carrier = state.on[piece]
                if (
                    place == NOWHERE
                    or (KIND[piece] == SHIP) != ships
                    or (carrier != NONE) != carried
                ):
                    continue
                shown: PieceView = {
                    "id": NAMES[piece],
                    "kind": KIND[piece],
                    "seat": piece // EACH,
                    "place": place,
                }
                if carried:
                    shown["on"] = NAMES[carrier]
                found.append(shown)
    return found


def _question(state: "State") -> Question | None:
    """Who must do what now: ``seat`` decides or rolls."""
    if state.result is not None:
        return None
    seat = state.roller if state.actor == CHANCE else state.actor
    params: dict[str, Json] = {} if seat is None else {"seat": seat}
    match state.phase:
        case "bases":
            params["seat"] = state.bases.index("")
        case "throw":
            params |= {"dice": state.dice, "extra": state.extra}
        case "draw":
            params["number"] = state.cards
        case "reveal":
            params["card"] = state.card
        case "sale":
            due = state.dues[0][1] if state.dues else 0
            params |= {"amount": due, "cash": state.cash[cast(int, seat)]}
        case "turn":
            params["points"] = state.points
        case "agreement":
            params["other"] = state.turn
        case _:
            params |= war_view.question(state)
    return {"id": f"question-{state.phase}", "params": params, "rule": state.rule}


def _public(state: "State", income: list[int]) -> Public:
    return {
        "opener": state.opener,
        "turn": state.turn,
        "bases": list(state.bases),
        "cash": list(state.cash),
        "income": income,
        "owner": dict(zip(IDS, state.owner, strict=True)),
        "cost": {id: lasting.cost(state, at) for at, id in enumerate(IDS)},
        "on": {
            NAMES[piece]: NAMES[carrier]
            for piece, carrier in enumerate(state.on)
            if carrier != NONE
        },
        "flying": [NAMES[plane] for plane in state.flying],
        "shuffled": list(state.deck.shuffled),
        "under": list(state.deck.bottom),
        "card": state.card,
        "effect": state.effect,
        "seek": state.seek,
        "prizes": [
            {
                "card": card,
                "index": index,
                "amount": cards.effect(card, index)["amount"],
                "notes": [list(note) for note in notes],
            }
            for card, index, notes in state.prizes
        ],
        "running": [
            {"card": card, "index": index, "seat": seat, "rounds": rounds}
            for card, index, seat, rounds in state.running
        ],
        "canals": list(state.canals),
        "dues": [
            {"seat": seat, "amount": amount, "payee": payee} for seat, amount, payee in state.dues
        ],
        "dice": state.dice,
        "extra": state.extra,
        "cards": state.cards,
        "thrown": state.thrown,
        "chain": state.chain,
        "points": state.points,
        "acted": state.acted,
        "asked": list(state.asked),
        "told": state.told,
        "fallen": [list(group) for group in state.fallen],
        "retired": list(state.retired),
        "war": war_view.seen(state),
        "reach": {
            piece: {place: list(step) for place, step in reached.items()}
            for piece, reached in reach(state).items()
        },
    }
