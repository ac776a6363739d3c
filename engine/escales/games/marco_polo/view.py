"""What is seen of a game of Marco Polo: everything except hands, missions and piles (MP-20)."""

from typing import NotRequired, TypedDict

from escales.core import Action, Mirror, PieceView, Pile, SeatView, Seen
from escales.core.message import Json
from escales.games.marco_polo.board import (
    CARD_PRICE,
    LEAST,
    LIMITED,
    MOST,
    RANSOM,
    SPINS,
    TARGETS,
    TRANSACTION_PRICE,
)
from escales.games.marco_polo.cards import COLOURS, HASARD, count, gifts
from escales.games.marco_polo.dues import Gifts, OfCard, Pay
from escales.games.marco_polo.rules import holdings
from escales.games.marco_polo.rules.agenda import peek
from escales.games.marco_polo.rules.reach import modes_now, reach
from escales.games.marco_polo.state import State
from escales.games.marco_polo.ways import modes


class Shown(TypedDict):
    """The fields of the state that everybody sees as they are."""

    opener: int
    turn: int
    extra: int
    playing_on: bool
    places: list[str]
    cash: list[int]
    secrets: list[str]
    loot: list[str]
    loot_cash: int
    mode: str
    face: int
    black: int
    bought: int
    demanded: bool
    bound: bool


class PileView(TypedDict):
    """What everybody sees of a pile."""

    shuffled: int
    """How many cards lie shuffled on top."""
    bottom: list[str]
    """The cards below, the next one first."""
    chance: int
    """How many of the shuffled cards are Hasard cards; without any shuffled cards, of the next one."""


class Public(Shown):
    """What everybody sees."""

    cards: list[int]
    """How many goods each seat holds."""
    tables: list[bool]
    """Which seats hold a Table d'Or."""
    missions: list[str]
    """The Table d'Or of each seat that has done its mission, else empty."""
    piles: dict[str, PileView]
    """The piles of goods and Hasard cards, by colour."""
    table_pile: PileView
    secret_pile: PileView
    agenda: list[list[str | int]]
    """What is still to be done, the next thing last."""
    target: int
    """The fortune to bring home (MP-31)."""
    hands: list[list[str]]
    """The goods of each seat once the game is over; empty before."""
    unfinished: list[str]
    """Once the game is over: the Table d'Or of each seat that has not done its mission, else empty."""


class Ledger(TypedDict):
    """How far a merchant has come (MP-31, MP-32)."""

    wealth: int
    """The whole fortune, in besants."""
    target: int
    """The fortune to bring home."""
    missing: int
    """How many besants are missing of it."""
    colours: dict[str, int]
    """How many goods of each colour are in hand."""
    limited: list[str]
    """The colours of which there must be from ``least`` to ``most`` goods."""
    least: int
    most: int
    goods: int
    """What the goods in hand are worth, in besants."""
    gifts: int
    """How many goods in hand are fit for the Khan (MP-27)."""
    expected: int
    """How many of them the Khan expects (MP-27)."""
    table: bool
    """Whether the merchant holds a Table d'Or."""
    accomplished: bool
    """Whether its mission is done."""
    secret: bool
    """Whether the merchant holds a Secret de l'Orient."""
    fortune: bool
    """Whether coming home would win."""


class Own(TypedDict):
    """What only the seat sees; a spectator sees none of it."""

    hand: list[str]
    """Its goods, in ascending order."""
    table: str
    """Its Table d'Or, or empty."""
    ledger: Ledger
    """Its way to the end."""
    reach: NotRequired[dict[str, dict[str, list[str]]]]
    """The places that each number of each mode would lead to, while the seat announces or spins; then those of its number."""


MIRROR = Mirror(State, Shown)


def seen_by(state: State, seat: int | None) -> Seen:
    """What *seat* sees."""
    return {
        "seats": [_seat(state, at, seat) for at in range(state.seats)],
        "counters": {"round": state.round, "rounds": state.rounds},
        "pieces": _pieces(state),
        "asked": _asked(state, seat),
        "public": _public(state),
        "own": {} if seat is None else _own(state, seat),
    }


def _seat(state: State, seat: int, viewer: int | None) -> SeatView:
    known = seat == viewer or state.result is not None
    count_up = holdings.wealth if known else holdings.open_wealth
    return {
        "seat": seat,
        "wealth": count_up(state, seat),
        "counters": {"cash": state.cash[seat], "cards": len(state.hands[seat])},
        "out": False,
    }


def _pieces(state: State) -> list[PieceView]:
    return [
        {"id": f"pawn-{seat}", "kind": "pawn", "seat": seat, "place": place}
        for seat, place in enumerate(state.places)
    ]


def _asked(state: State, viewer: int | None) -> dict[str, Json]:
    """What the question tells *viewer* besides the seat that is asked."""
    match state.phase:
        case "announce" | "spin":
            # Who may enter Khanbalik is secret: to the others, the line there counts always.
            place, told = state.places[state.turn], viewer == state.turn
            leave = modes(place, khan=not told or holdings.may_enter(state, state.turn))
            return {
                "mode": leave[0] if state.phase == "announce" else state.mode,
                "modes": len(leave),
                "khan": "open" if leave == modes(place, khan=True) else "closed",
                "again": "yes" if state.playing_on else "no",
            }
        case "attack" | "black":
            return {"mode": state.mode}
        case "white":
            return {"mode": state.mode, "black": state.black}
        case "ransom":
            return {"mode": state.mode, "amount": RANSOM}
        case "move":
            return {"number": state.face}
        case "gifts":
            return {"number": peek(state, Gifts).left}
        case "trade":
            return {"may": _may(state), "amount": CARD_PRICE}
        case "debt":
            due = peek(state, Pay)
            return {"due": due.amount, "cash": state.cash[due.payer]}
        case "send" | "call":
            return {"card": peek(state, OfCard).card}
        case "join":
            pays = state.cash[state.turn] >= TRANSACTION_PRICE
            return {"card": peek(state, OfCard).card, "may": "pay" if pays else "travel"}
        case _:
            return {}


def _may(state: State) -> str:
    """What the trade still allows: ``sell`` and then buy, only ``buy``, or only to ``end``.

    ``raise`` and ``poor`` mean to sell, and the end: there is a card, and not enough cash for it.
    """
    open_now = {family.verb for family in state.legal_actions().families}
    refusal = state.why_not(Action("buy"))
    poor = refusal is not None and refusal.id == "refuse-too-poor"
    if "sell" in open_now:
        return "raise" if poor else "sell"
    if open_now & {"buy", "demand"}:
        return "buy"
    return "poor" if poor else "end"


def _pile(pile: Pile) -> PileView:
    """Everybody can count the Hasard cards: all that have come up lie below, in sight (MP-18)."""
    return {
        "shuffled": sum(pile.shuffled.values()),
        "bottom": list(pile.bottom),
        "chance": sum(weight for card, weight in pile.outcomes() if card in HASARD),
    }


def _public(state: State) -> Public:
    return {
        **MIRROR.of(state),
        "cards": [len(hand) for hand in state.hands],
        "tables": [table != "" for table in state.tables],
        "missions": [
            table if done else ""
            for table, done in zip(state.tables, state.accomplished, strict=True)
        ],
        "piles": {colour: _pile(pile) for colour, pile in zip(COLOURS, state.piles, strict=True)},
        "table_pile": _pile(state.table_pile),
        "secret_pile": _pile(state.secret_pile),
        "agenda": [list(due) for due in state.agenda],
        "target": TARGETS[state.seats],
        "hands": [] if state.result is None else [list(hand) for hand in state.hands],
        "unfinished": [] if state.result is None else _unfinished(state),
    }


def _unfinished(state: State) -> list[str]:
    return [
        table if holdings.is_on_mission(state, seat) else ""
        for seat, table in enumerate(state.tables)
    ]


def _own(state: State, seat: int) -> Own:
    own: Own = {
        "hand": list(state.hands[seat]),
        "table": state.tables[seat],
        "ledger": _ledger(state, seat),
    }
    if seat == state.turn and state.phase in ("announce", "spin", "move"):
        announced = modes_now(state) if state.phase == "announce" else (state.mode,)
        own["reach"] = {mode: _reach(state, mode) for mode in announced}
    return own


def _reach(state: State, mode: str) -> dict[str, list[str]]:
    faces = [face for outcome, _ in SPINS[mode] for face in outcome.args]
    numbers = [state.face] if state.phase == "move" else faces
    return {
        str(number): list(reach(state, mode, number))
        for number in numbers
        if isinstance(number, int)
    }


def _given(state: State, seat: int) -> int:
    """How many gifts the Khan has received from a seat that still has some to give."""
    if state.phase != "gifts":
        return 0
    due = peek(state, Gifts)
    return state.gifts - due.left if due.seat == seat else 0


def _ledger(state: State, seat: int) -> Ledger:
    fortune, target = holdings.wealth(state, seat), TARGETS[state.seats]
    return {
        "wealth": fortune,
        "target": target,
        "missing": max(0, target - fortune),
        "colours": {colour: count(state.hands[seat], colour) for colour in COLOURS},
        "limited": list(LIMITED),
        "least": LEAST,
        "most": MOST,
        "goods": fortune - holdings.open_wealth(state, seat),
        "gifts": len(gifts(state.hands[seat])) + _given(state, seat),
        "expected": state.gifts,
        "table": state.tables[seat] != "",
        "accomplished": state.accomplished[seat],
        "secret": state.secrets[seat] != "",
        "fortune": holdings.has_made_fortune(state, seat),
    }
