"""What the others did since a seat's last turn: for the person who comes back to the table."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from escales.browser.answers import Deed, OwnNews, Recap, SeatNews, Shift
from escales.browser.movements import Seen, shifts
from escales.core import ANNOUNCED, CHANCE, TURN, Entry, SeenEvent, Table, Telling
from escales.core.message import Json

MOST_DEEDS: Final = 12
"""The most deeds of a seat that are told; the others are counted."""
_WINDOW: Final = 500
"""How many of the newest entries are read first: a long game has thousands."""
_CONCERNED: Final = ("owner", "other")
"""The parameters that name whom an event concerns besides the seat that did it."""


def recap(table: Table, seat: int, viewer: int | None) -> Recap:
    """What the others did since the last turn of *seat*, as *viewer* sees it.

    If the newest entries are of its own turn, this is what came just before it.
    """
    begin, end = span(table.log, seat)
    told = list(_seen(table.log, begin, end, viewer))
    telling, landmarks = table.game.telling, table.game.meta.landmarks
    missed = _missed(table.log[:begin], seat, viewer, telling)
    alarms = _alarms(table, seat)
    happened = [*_concerns(told, seat, telling), *_payments(told, seat, telling)]
    happened.sort(key=lambda one: one[0])
    own = [*missed, *(news for _, news in happened), *alarms]
    said = [news["event"] for news in own]
    others = [one for one in told if one.event not in said and not _is_settled(one.event, seat)]
    seats = [
        news
        for other in dict.fromkeys(seen.seat for seen in told)
        if other not in (seat, CHANCE)
        and ((news := _news(others, other, telling, landmarks))["deeds"] or _is_idle(told, other))
    ]
    kinds = telling.kinds or landmarks
    cleared = _cleared(told, telling)
    active = [news for news in seats if news["deeds"]]
    headline = min(active, key=lambda news: _weight(news["deeds"][0], kinds), default=None)
    return {
        "since": begin,
        "until": end,
        "loud": any(news["loss"] for news in own),
        "own": own,
        "seats": seats,
        "headline": headline and headline["seat"],
        "shifts": shifts(cleared, telling, seat, said),
        "own_shifts": _thrown(table.log[end:], seat, viewer, telling)
        or (_thrown(table.log[:begin], seat, viewer, telling) if cleared is told else []),
    }


def span(log: Sequence[Entry], seat: int) -> tuple[int, int]:
    """The entries between the last two turns of *seat*, as (first, end).

    They end with the log if its last entry is of another turn.
    """
    size = _WINDOW
    while True:
        offset = max(0, len(log) - size)
        begin, end = _between(_turns(log[offset:]), seat)
        if begin > 0 or offset == 0:
            return offset + begin, offset + end
        size *= 4


def _between(turns: Sequence[int], seat: int) -> tuple[int, int]:
    end = len(turns)
    while end > 0 and turns[end - 1] == seat:
        end -= 1
    begin = end
    while begin > 0 and turns[begin - 1] != seat:
        begin -= 1
    return begin, end


def _turns(log: Iterable[Entry]) -> list[int]:
    """Whose turn each entry belongs to: what others do in it, such as to defend themselves, is part of it.

    Where a game announces no turns, it is who acted or threw. What the bank deals belongs to whoever acted before it.
    """
    turns: list[int] = []
    turn, announced = CHANCE, False
    for entry in log:
        doer = entry.doer
        if doer != CHANCE and not announced:
            turn = doer
        turns.append(turn)
        for event in entry.events:
            if event.kind == TURN:
                turn, announced = int(str(event.params["seat"])), True
    return turns


def _seen(log: Sequence[Entry], begin: int, end: int, viewer: int | None) -> Iterator[Seen]:
    first = max(0, begin - _WINDOW)  # the turn was announced not long before
    for number, doer in enumerate(_turns(log[first:end])[begin - first :], begin):
        for event in log[number].events:
            yield Seen(number, doer, event.seen_by(viewer))


def _alarms(table: Table, seat: int) -> list[OwnNews]:
    """What *seat* must not overlook now; it comes after what led to it."""
    return [
        {"id": id, "params": dict(params), "event": None, "loss": True}
        for id, params, _ in table.game.alarms(table.state.view(None), seat)
    ]


def _missed(
    log: Sequence[Entry], seat: int, viewer: int | None, telling: Telling
) -> Iterator[OwnNews]:
    """How chance ended the last turn of *seat*, which is the end of *log*: nobody is told what they chose.

    One card may have turned up another.
    """
    for event in (event for entry in log[_by_chance(log, seat) :] for event in entry.events):
        seen = event.seen_by(viewer)
        kind, params = seen["kind"], seen["params"]
        paid = params.get("payer") == seat
        if kind in telling.misses and (paid or params.get("seat") == seat):
            yield {"id": f"since-missed-{kind}", "params": params, "event": seen, "loss": paid}


def _by_chance(log: Sequence[Entry], seat: int) -> int:
    """Where the throws of *seat* and the cards dealt to it begin with which *log* ends."""
    begin = len(log)
    while begin > 0 and log[begin - 1].actor == CHANCE and log[begin - 1].roller in (None, seat):
        begin -= 1
    return begin


def _thrown(log: Sequence[Entry], seat: int, viewer: int | None, telling: Telling) -> list[Shift]:
    """What chance moved at the end of *log* in a turn of *seat*: in this one, or in its last one."""
    begin = _by_chance(log, seat)
    return shifts(_seen(log, begin, len(log), viewer), telling, seat)


def _cleared(told: Sequence[Seen], telling: Telling) -> Sequence[Seen]:
    """What happened since the board was last cleared."""
    clearing = [at for at, seen in enumerate(told) if seen.event["kind"] in telling.clears]
    return told[clearing[-1] :] if clearing else told


def _payments(told: Iterable[Seen], seat: int, telling: Telling) -> Iterator[tuple[int, OwnNews]]:
    """What *seat* paid and received, one sum for each party, and why if there is one reason, with its cards.

    Each comes with the number of its first payment among *told*.
    """
    paid: dict[tuple[str, Json], int] = {}
    reasons: dict[tuple[str, Json], set[Json]] = {}
    cards: dict[tuple[str, Json], set[Json]] = {}
    first: dict[tuple[str, Json], int] = {}
    for order, (_, _, event) in enumerate(told):
        params = event["params"]
        payer, payee, amount = (params.get(name) for name in ("payer", "payee", "amount"))
        if event["kind"] in telling.dues or payee is None or seat not in (payer, payee):
            continue
        if isinstance(amount, int):
            way = ("since-paid", payee) if payer == seat else ("since-received", payer)
            paid[way] = paid.get(way, 0) + amount
            first.setdefault(way, order)
            reasons.setdefault(way, set()).add(params.get("why") or event["kind"])
            cards.setdefault(way, set()).add(params.get("card"))
    for way, amount in paid.items():
        id, party = way
        loss = id == "since-paid"
        name = "payee" if loss else "payer"
        why = next(iter(reasons[way])) if len(reasons[way]) == 1 else None
        params = {name: party, "amount": amount, "why": why or "several"}
        if why and None not in cards[way]:
            params |= {"card": min(cards[way], key=str), "cards": len(cards[way])}
        yield first[way], {"id": id, "params": params, "event": None, "loss": loss}


def _is_settled(event: SeenEvent, seat: int) -> bool:
    """Whether an event is nothing but a payment of or to *seat*, which the sums of payments tell."""
    params = event["params"]
    return "seat" not in params and seat in (params.get("payer"), params.get("payee"))


def _is_idle(told: Iterable[Seen], seat: int) -> bool:
    """Whether nothing happened in the turns of *seat* but that they ended."""
    return all(event["kind"] in ANNOUNCED for _, doer, event in told if doer == seat)


def _concerns(told: Iterable[Seen], seat: int, telling: Telling) -> Iterator[tuple[int, OwnNews]]:
    """What *seat* lost besides money; of a game that declares no losses, all that others did to it.

    Each comes with its number among *told*; ``other`` is who did it, unless the event says something else.
    """
    for order, (_, doer, event) in enumerate(told):
        kind, params = event["kind"], event["params"]
        if kind in telling.losses:
            if params.get(telling.losses[kind]) == seat and doer != seat:
                id = f"since-you-{kind}"
                by = {"other": doer} if doer != CHANCE else {}
                yield order, {"id": id, "params": {**by, **params}, "event": event, "loss": True}
        elif not telling.kinds and any(params.get(name) == seat for name in _CONCERNED):
            id = f"since-you-{kind}"
            yield order, {"id": id, "params": params, "event": event, "loss": False}


def _news(
    told: Iterable[Seen], seat: int, telling: Telling, landmarks: tuple[str, ...]
) -> SeatNews:
    """What *seat* did, the most important first: one sentence about it."""
    kinds = telling.kinds or landmarks
    deeds: dict[tuple[object, ...], Deed] = {}
    thrown: dict[int, Json] = {}
    for order, (entry, doer, event) in enumerate(told):
        params, kind = event["params"], event["kind"]
        if kind in telling.throws:
            thrown = {entry: params.get("face")}
        if params.get("payee" if kind in telling.receipts else "seat", doer) != seat:
            continue
        moves = "piece" in params and "to" in params
        if kind not in kinds and (telling.kinds or (not moves and params.get("seat") != seat)):
            continue
        # The steps of a voyage, and the voyages of several pieces, are one deed, unless the game keeps them apart.
        apart = telling.gathered.get(kind)
        alike = None if apart is None else str([params.get(name) for name in apart])
        key = (kind, alike or moves or (entry, str(params)))
        new: Deed = {"order": order, "event": event, "face": None, "pieces": [], "amount": 0}
        deed = deeds.setdefault(key, new)
        deed["face"] = thrown.get(entry)
        deed["event"], deed["order"] = event, order  # a voyage is told where it ends
        if moves and params["piece"] not in deed["pieces"]:
            deed["pieces"].append(str(params["piece"]))
        amount = params.get("amount")
        deed["amount"] += amount if isinstance(amount, int) else 0

    ordered = sorted(deeds.values(), key=lambda deed: _weight(deed, kinds))
    return {
        "seat": seat,
        "deeds": ordered[:MOST_DEEDS],
        "more": max(0, len(ordered) - MOST_DEEDS),
    }


def _weight(deed: Deed, kinds: tuple[str, ...]) -> int:
    """The place of a deed among the *kinds* that a game tells, the most important first."""
    kind = deed["event"]["kind"]
    return kinds.index(kind) if kind in kinds else len(kinds)
