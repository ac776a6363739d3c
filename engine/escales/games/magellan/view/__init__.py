"""What is seen of a game of Magellan: everything, by everybody."""

from typing import TypedDict

from escales.core import Mirror, PieceView, SeatView, Seen
from escales.games.magellan import cards
from escales.games.magellan.board import CANAL_IDS, NOWHERE
from escales.games.magellan.countries import IDS, INCOME, OPEN
from escales.games.magellan.pieces import EACH, KIND, NAMES, NONE, NUMBER, SHIP
from escales.games.magellan.rules import developing
from escales.games.magellan.rules.cards import lasting, prizes
from escales.games.magellan.rules.reach import reach
from escales.games.magellan.rules.world import holdings, presence
from escales.games.magellan.state import State
from escales.games.magellan.view import asking, open_prizes, stock, war
from escales.games.magellan.view.open_prizes import PrizeView
from escales.games.magellan.view.war import WarView

type Ways = dict[str, list[int | str]]
"""By place: the points that the way takes, and the place before it on the way."""


class RunningView(TypedDict):
    """An effect that lasts: card, index of the effect, seat whose turn ends a round, rounds left.

    0 rounds: something else ends it.
    """

    card: str
    index: int
    seat: int
    rounds: int


class OfferView(TypedDict):
    """A country that the seat in turn can develop, or could with more money."""

    card: str
    cost: int
    """What it costs now, in M."""
    income: int
    """What it brings whenever dividends are paid, in M."""
    left: int
    """The money that would be left, in M; negative if there is too little."""
    payable: bool
    """Whether it can be developed now."""
    worthwhile: bool
    """Whether the page reminds a player of it who ends the turn."""


class DueView(TypedDict):
    """What a seat has to pay: to another seat, or to the bank (-1)."""

    seat: int
    amount: int
    payee: int


class Shown(TypedDict):
    """The fields of :class:`~escales.games.magellan.state.State` that are shown as they are."""

    opener: int
    turn: int
    bases: list[str]
    cash: list[int]
    card: str
    effect: int
    seek: int
    canals: list[str]
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


class Public(Shown):
    """The game's own part of the view; pieces and countries have their ids."""

    income: list[int]
    """The income of each seat, in M."""
    owner: dict[str, int]
    """By country: a seat, -1 for a country that is open, -2 for one in the pack."""
    cost: dict[str, int]
    """By country: the cost of developing it now, in M."""
    on: dict[str, str]
    """The carrier of each piece that is carried."""
    flying: list[str]
    """The planes in flight."""
    shuffled: list[str]
    """The cards in the unknown part of the pack."""
    under: list[str]
    """The cards known to lie below them, the upper ones first."""
    prizes: list[PrizeView]
    running: list[RunningView]
    dues: list[DueView]
    war: WarView
    offers: list[OfferView]
    """The countries that the seat in turn can develop with its jeeps, the best first."""
    awaited: list[str]
    """The countries where a jeep of the seat in turn stands, but whose card is still in the pack."""
    guards: dict[str, str]
    """The jeeps of the seat in turn that are alone in one of its countries, each with that country if a war can take it."""
    none_left: dict[str, int]
    """The kinds of which the seat in turn has every piece on the board, and how many these are."""
    reach: dict[str, Ways | str]
    """The ways of each piece. A piece that can do the same as another names that one instead."""


MIRROR = Mirror(State, Shown)


def seen_by(state: State, seat: int | None) -> Seen:
    """What *seat* sees: all that there is."""
    income = [holdings.income(state, at) for at in range(state.seats)]
    return {
        "seats": [_seat(state, at, income[at]) for at in range(state.seats)],
        "counters": {
            "round": state.round,
            "rounds": state.rounds,
            "target": state.target,
            # After the end nobody spends points; beside a question to another seat, it would take them for its own.
            **({} if state.result or not asking.is_own(state) else {"points": state.points}),
            "pack": len(state.deck),
        },
        "pieces": _pieces(state),
        "asked": asking.asked(state),
        "public": _public(state, income),
        "own": {},
    }


def _seat(state: State, seat: int, income: int) -> SeatView:
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


def _pieces(state: State) -> list[PieceView]:
    """Bases, countries to develop, closed canals and prizes, ships, other pieces that nothing carries, loads, flags.

    The page draws them in this order, so the last one lies on top: no jeep hides whose a capital is, and no flag is so large
    that it hides a jeep. Last comes the mark of a country that one can develop now: a jeep stands in its capital.
    """
    found: list[PieceView] = [
        {"id": f"base-{seat}", "kind": "base", "seat": seat, "place": f"base-{cell}"}
        for seat, cell in enumerate(state.bases)
        if cell
    ]
    payable = [IDS[offer.country] for offer in developing.offers(state) if offer.payable]
    for id, owner in zip(IDS, state.owner, strict=True):
        if owner == OPEN and id not in payable:
            found.append({"id": f"tender-{id}", "kind": "tender", "seat": None, "place": id})
    found += [
        {"id": f"closed-{canal}", "kind": "closed", "seat": None, "place": f"canal-{canal}"}
        for canal in CANAL_IDS
        if canal not in state.canals
    ]
    found += [
        {
            "id": f"prize-{card}-{index}-{place}",
            "kind": "prize",
            "seat": None,
            "place": place,
            "count": cards.effect(card, index)["amount"],
        }
        for card, index, _ in state.prizes
        for place in prizes.places(card, index)
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
    found += [
        {"id": f"flag-{id}", "kind": "flag", "seat": owner, "place": id}
        for id, owner in zip(IDS, state.owner, strict=True)
        if owner >= 0
    ]
    found += [{"id": f"deal-{id}", "kind": "deal", "seat": None, "place": id} for id in payable]
    return found


def _public(state: State, income: list[int]) -> Public:
    return {
        **MIRROR.of(state),
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
        "prizes": open_prizes.seen(state),
        "running": [
            {"card": card, "index": index, "seat": seat, "rounds": rounds}
            for card, index, seat, rounds in state.running
        ],
        "dues": [
            {"seat": seat, "amount": amount, "payee": payee} for seat, amount, payee in state.dues
        ],
        "war": war.seen(state),
        "offers": [
            {
                "card": IDS[offer.country],
                "cost": offer.cost,
                "income": INCOME[offer.country],
                "left": offer.left,
                "payable": offer.payable,
                "worthwhile": offer.worthwhile,
            }
            for offer in developing.offers(state)
        ],
        "awaited": [IDS[country] for country in developing.awaited(state)],
        "guards": {
            NAMES[jeep]: IDS[country] for jeep, country in presence.endangered(state).items()
        },
        "none_left": stock.none_left(state),
        "reach": _reach(state),
    }


def _reach(state: State) -> dict[str, Ways | str]:
    """What pieces can reach; pieces of one kind in one place share their ways, to keep a view short."""
    found: dict[str, Ways | str] = {}
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
