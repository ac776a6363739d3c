"""What is seen of a game of Marco Polo: everything but hands, missions and piles (MP-20)."""

from typing import TYPE_CHECKING, TypedDict, cast

from escales.core import PieceView, Pile, SeatView, Seen
from escales.core.message import Json
from escales.games.marco_polo.board import LEAST, LIMITED, MOST, RANSOM, SPINS, TARGETS
from escales.games.marco_polo.cards import COLOURS, count, gifts
from escales.games.marco_polo.steps import holdings
from escales.games.marco_polo.steps.moving import modes_now, reach

if TYPE_CHECKING:
    from escales.games.marco_polo.state import State


class PileView(TypedDict):
    """A pile: how many cards lie shuffled on top, and which ones below, the next one first."""

    shuffled: int
    bottom: list[str]


class Public(TypedDict):
    """The game's own part of the view.

    ``piles`` are by colour; ``cards`` is the number of goods in each hand, ``tables`` says who
    holds a Table d'Or, ``missions`` which one where its mission is done, ``secrets`` which Secret.
    ``hands`` are shown when the game is over, and empty before. ``target`` is the fortune to bring
    home (MP-31). The other fields mean what they mean in
    :class:`~escales.games.marco_polo.state.State`.
    """

    opener: int
    turn: int
    extra: int
    playing_on: bool
    places: list[str]
    cash: list[int]
    cards: list[int]
    tables: list[bool]
    missions: list[str]
    secrets: list[str]
    piles: dict[str, PileView]
    table_pile: PileView
    secret_pile: PileView
    loot: list[str]
    loot_cash: int
    mode: str
    face: int
    black: int
    bought: int
    demanded: bool
    bound: bool
    agenda: list[list[str | int]]
    target: int
    hands: list[list[str]]


class Ledger(TypedDict):
    """How far a merchant has come (MP-31, MP-32): ``missing`` besants of the target, the number of
    cards by colour, of which the ``limited`` must be from ``least`` to ``most``, gifts for the Khan
    in hand, and whether coming home would win."""

    wealth: int
    target: int
    missing: int
    colours: dict[str, int]
    limited: list[str]
    least: int
    most: int
    gifts: int
    table: bool
    accomplished: bool
    secret: bool
    fortune: bool


class Own(TypedDict, total=False):
    """The secrets of a seat. A spectator has none.

    ``hand`` are its goods in ascending order, ``table`` its Table d'Or or empty, ``ledger`` its
    way to the end. ``reach`` is there while this seat announces or spins: where each number of
    each kind of line that can be announced would lead.
    """

    hand: list[str]
    table: str
    ledger: Ledger
    reach: dict[str, dict[str, list[str]]]


def of(state: "State", seat: int | None) -> Seen:
    """What *seat* sees."""
    return {
        "round": state.round,
        "seats": [_seat(state, at, seat) for at in range(state.seats)],
        "counters": {"round": state.round, "rounds": state.rounds},
        "pieces": _pieces(state),
        "asked": _asked(state),
        "options": {"lot": state.lot, "rounds": state.rounds},
        "public": cast(dict[str, Json], _public(state)),
        "own": {} if seat is None else cast(dict[str, Json], _own(state, seat)),
    }


def _seat(state: "State", seat: int, viewer: int | None) -> SeatView:
    known = seat == viewer or state.result is not None
    count_up = holdings.wealth if known else holdings.open_wealth
    return {
        "seat": seat,
        "wealth": count_up(state, seat),
        "counters": {"cash": state.cash[seat], "cards": len(state.hands[seat])},
        "out": False,
    }


def _pieces(state: "State") -> list[PieceView]:
    return [
        {"id": f"pawn-{seat}", "kind": "pawn", "seat": seat, "place": place}
        for seat, place in enumerate(state.places)
    ]


def _asked(state: "State") -> dict[str, Json]:
    """What the question tells besides who is asked."""
    params: dict[str, Json] = {}
    due = state.agenda[-1] if state.agenda else ()
    match state.phase:
        case "spin" | "attack" | "black":
            params["mode"] = state.mode
        case "white":
            params |= {"mode": state.mode, "black": state.black}
        case "ransom":
            params |= {"mode": state.mode, "amount": RANSOM}
        case "move":
            params["number"] = state.face
        case "gifts":
            params["number"] = due[2]
        case "trade":
            params["may"] = _may(state)
        case "debt":
            params["amount"] = cast(int, due[3]) - state.cash[cast(int, due[1])]
        case "send" | "call" | "join":
            params["card"] = due[1]
    return params


def _may(state: "State") -> str:
    """What trading still leaves to be done: ``sell`` and then buy, ``buy``, or ``end`` only."""
    open_now = {family.verb for family in state.legal_actions().families}
    if "sell" in open_now:
        return "sell"
    return "buy" if open_now & {"buy", "demand"} else "end"


def _pile(pile: Pile) -> PileView:
    return {"shuffled": sum(pile.shuffled.values()), "bottom": list(pile.bottom)}


def _public(state: "State") -> Public:
    return {
        "opener": state.opener,
        "turn": state.turn,
        "extra": state.extra,
        "playing_on": state.playing_on,
        "places": list(state.places),
        "cash": list(state.cash),
        "cards": [len(hand) for hand in state.hands],
        "tables": [table != "" for table in state.tables],
        "missions": [
            table if done else ""
            for table, done in zip(state.tables, state.accomplished, strict=True)
        ],
        "secrets": list(state.secrets),
        "piles": {colour: _pile(pile) for colour, pile in zip(COLOURS, state.piles, strict=True)},
        "table_pile": _pile(state.table_pile),
        "secret_pile": _pile(state.secret_pile),
        "loot": list(state.loot),
        "loot_cash": state.loot_cash,
        "mode": state.mode,
        "face": state.face,
        "black": state.black,
        "bought": state.bought,
        "demanded": state.demanded,
        "bound": state.bound,
        "agenda": [list(due) for due in state.agenda],
        "target": TARGETS[state.seats],
        "hands": [] if state.result is None else [list(hand) for hand in state.hands],
    }


def _own(state: "State", seat: int) -> Own:
    own: Own = {
        "hand": list(state.hands[seat]),
        "table": state.tables[seat],
        "ledger": _ledger(state, seat),
    }
    if seat == state.turn and state.phase in ("announce", "spin"):
        announced = modes_now(state) if state.phase == "announce" else (state.mode,)
        own["reach"] = {mode: _reach(state, mode) for mode in announced}
    return own


def _reach(state: "State", mode: str) -> dict[str, list[str]]:
    numbers = [face for outcome, _ in SPINS[mode] for face in outcome.args]
    return {
        str(number): list(reach(state, mode, number))
        for number in numbers
        if isinstance(number, int)
    }


def _ledger(state: "State", seat: int) -> Ledger:
    fortune, target = holdings.wealth(state, seat), TARGETS[state.seats]
    return {
        "wealth": fortune,
        "target": target,
        "missing": max(0, target - fortune),
        "colours": {colour: count(state.hands[seat], colour) for colour in COLOURS},
        "limited": list(LIMITED),
        "least": LEAST,
        "most": MOST,
        "gifts": len(gifts(state.hands[seat])),
        "table": state.tables[seat] != "",
        "accomplished": state.accomplished[seat],
        "secret": state.secrets[seat] != "",
        "fortune": holdings.has_made_fortune(state, seat),
    }
