"""What is seen of a game of Magellan: everything, there are no secrets."""

from typing import TYPE_CHECKING, TypedDict, cast

from escales.core import PieceView, SeatView, Seen
from escales.core.message import Json
from escales.games.magellan import cards, war_view
from escales.games.magellan.board import CANAL_IDS, NOWHERE
from escales.games.magellan.countries import IDS, OPEN
from escales.games.magellan.pieces import EACH, KIND, NAMES, NONE, NUMBER, SHIP
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
    there and what the place before is; a piece that can do the same as another names that one.
    The other fields mean what they mean in :class:`~escales.games.magellan.state.State`.
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
    reach: dict[str, dict[str, list[int | str]] | str]


def of(state: "State", seat: int | None) -> Seen:
    """What *seat* sees."""
    income = [holdings.income(state, at) for at in range(state.seats)]
    return {
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
        "asked": _asked(state),
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
    planes = {"planes": numbers["plane"]} if state.planes else {}
    return {
        "seat": seat,
        "wealth": income,
        "counters": {
            "cash": state.cash[seat],
            "income": income,
            "jeeps": numbers["jeep"],
            "ships": numbers["ship"],
            **planes,
        },
        "out": seat in state.gone(),
    }


def _pieces(state: "State") -> list[PieceView]:
    """What marks islands, capitals and canals, then ships, then what they carry: what is drawn last lies on top."""
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
    found += [
        {"id": f"closed-{canal}", "kind": "closed", "seat": None, "place": f"canal-{canal}"}
        for canal in CANAL_IDS
        if canal not in state.canals
    ]
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


def _asked(state: "State") -> dict[str, Json]:
    """What the question tells besides who is asked, who is not always the one who acts."""
    params: dict[str, Json] = {}
    match state.phase:
        case "bases":
            params["seat"] = state.bases.index("")
        case "throw":
            params |= {"dice": state.dice, "extra": state.extra, "chain": state.chain}
        case "draw":
            params["number"] = state.cards
        case "reveal":
            params["card"] = state.card
        case "sale":
            due = state.dues[0][1] if state.dues else 0
            params |= {"amount": due, "cash": state.cash[cast(int, state.actor)]}
        case "turn":
            params |= {"points": state.points, "flying": len(state.flying)}
        case "agreement":
            params["other"] = state.turn
        case _:
            params |= war_view.question(state)
    return params


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
        "reach": _reach(state),
    }


def _reach(state: "State") -> dict[str, dict[str, list[int | str]] | str]:
    """What pieces can reach; those that stand together can do the same, and late in a game there are many."""
    found: dict[str, dict[str, list[int | str]] | str] = {}
    first: dict[tuple[str, str], str] = {}
    reached = reach(state)
    for piece, ways in reached.items():
        number = NUMBER[piece]
        same = first.setdefault((KIND[number], state.at[number]), piece)
        if same != piece and reached[same] is ways:
            found[piece] = same
        else:
            found[piece] = {place: list(step) for place, step in ways.items()}
    return found
