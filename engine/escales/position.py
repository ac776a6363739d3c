"""A position in words, for the terminal: who has what, where it stands, and what can be done."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from escales.core import CHANCE, Arg, Choices, Family, PieceView, SeatView, Table, View
from escales.core.message import WORD_PARAMS, Json
from escales.texts import Sentences


def position(table: Table, sentences: Sentences, seat: int) -> Iterator[str]:
    """What *seat* sees, the question, and its choices."""
    view = table.state.view(seat)
    yield ""
    yield ", ".join(_table_counters(view["counters"], sentences))
    for seen in view["seats"]:
        yield _seat(seen, sentences)
        yield from _belongings(table, view, seen["seat"], sentences)
    yield from _belongings(table, view, None, sentences)
    for secret, value in view["own"].items():
        held = [one for one in (value if isinstance(value, list) else [value]) if one != ""]
        if sentences.has(f"own-{secret}") and held:
            yield sentences.say(f"own-{secret}", {secret: _listed(secret, held, sentences)})
    question = view["question"]
    if question is not None:
        yield f"{sentences.say(question['id'], question['params'])} [{question['rule']}]"
    yield from _choices(table, sentences)


def _seat(seen: SeatView, sentences: Sentences) -> str:
    counted = [
        _counter(name, number, sentences)
        for name, number in seen["counters"].items()
        if sentences.has(f"counter-{name}")
    ]
    out = [sentences.say("seat-out")] if seen["out"] else []
    params = {"seat": seen["seat"], "counters": ", ".join([*out, *counted])}
    return sentences.say("terminal-seat", params)


def _counter(name: str, number: int, sentences: Sentences) -> str:
    counter = sentences.say(f"counter-{name}", {"number": number})
    return sentences.say("terminal-counter", {"number": number, "counter": counter})


def _table_counters(counters: Mapping[str, int], sentences: Sentences) -> Iterator[str]:
    """The counters of the table; first sentences of several counters, such as "Round 2 of 3"."""
    shared = [name for name in counters if sentences.has(f"counter-{name}-of")]
    for name in shared:
        yield sentences.say(f"counter-{name}-of", counters)
    for name, number in counters.items():
        if name not in shared and sentences.has(f"counter-{name}"):
            yield _counter(name, number, sentences)


def _belongings(table: Table, view: View, seat: int | None, sentences: Sentences) -> Iterator[str]:
    """The pieces of *seat*, or of nobody, and the game's notes on it."""
    game = table.game
    ids: dict[str, list[str]] = {}
    for piece in view["pieces"]:
        if piece["seat"] == seat and piece["kind"] not in game.marks:
            ids.setdefault(_stands(piece, sentences), []).append(piece["id"])
    chosen = any("piece" in kinds for kinds in game.meta.verbs.values())
    margin = "" if seat is None else "  "
    for stands, pieces in ids.items():
        yield f"{margin}{stands} [{', '.join(pieces)}]" if chosen else f"{margin}{stands}"
    for note in game.notes(view):
        if note.params.get("seat") == seat:
            yield margin + sentences.say(note.id, note.params)


def _stands(piece: PieceView, sentences: Sentences) -> str:
    """What a piece is, where it stands, how much it stands for and what carries it."""
    params: dict[str, Json] = {
        "seat": piece["seat"],
        "place": piece["place"],
        "count": piece.get("count", 1),
    }
    stands = sentences.say(f"piece-{piece['kind']}", params)
    if "on" not in piece:
        return stands
    return sentences.say("terminal-aboard", {"stands": stands, "carrier": piece["on"]})


def _listed(secret: str, values: list[object], sentences: Sentences) -> str:
    """Secrets by name, equal ones together: ``3 × Storm, a slap``."""
    kind = WORD_PARAMS.get(secret, secret)
    names = Counter(sentences.name(kind, value) or str(value) for value in values)
    return ", ".join(f"{many} × {name}" if many > 1 else name for name, many in names.items())


def _choices(table: Table, sentences: Sentences) -> Iterator[str]:
    state = table.state
    if state.actor != CHANCE:
        yield from _offered(table, state.legal_actions(), sentences)
    elif table.by_hand(state):
        own = f"enter-{state.phase}"
        yield sentences.say(own if sentences.has(own) else "die-enter")
        faces = [Family(outcome.verb, None, outcome.args) for outcome, _ in state.outcomes()]
        yield from _offered(table, Choices(*faces), sentences)
    else:
        own = f"roll-{state.phase}"
        what = sentences.say(own if sentences.has(own) else "die-roll")
        yield sentences.say("terminal-roll", {"what": what})


def _offered(table: Table, choices: Choices, sentences: Sentences) -> Iterator[str]:
    """The choices, one line for each family: ``depart 0-5, 7-62``."""
    for family in choices.families:
        kinds = [*table.game.meta.verbs[family.verb], ""]
        fixed = [
            _choice(kind, arg, sentences) for kind, arg in zip(kinds, family.fixed, strict=False)
        ]
        named = _runs(kinds[len(family.fixed)], family.values or (), sentences)
        yield "  " + " ".join([family.verb, *fixed, ", ".join(named)]).rstrip()


def _choice(kind: str, arg: Arg, sentences: Sentences) -> str:
    """What to type, with its name if it says more: ``fight-05 (a slap)``."""
    name = sentences.seat(arg) if kind == "seat" else sentences.name(kind, arg)
    name = (name or "").removeprefix(f"{arg}, ")  # as in "5S6, Crozet Islands"
    if name.casefold().replace("-", " ") in ("", str(arg).replace("_", " ")):
        return str(arg)
    return f"{arg} ({name})"


def _runs(kind: str, values: Sequence[Arg], sentences: Sentences) -> Iterator[str]:
    """The values; numbers that follow each other are written as one run."""
    if kind == "seat":
        yield from (_choice(kind, value, sentences) for value in values)
        return
    if isinstance(values, range) and values.step == 1:
        yield str(values[0]) if len(values) == 1 else f"{values[0]}-{values[-1]}"
        return
    for _, run in groupby(enumerate(values), lambda at: _offset(*at)):
        members = [value for _, value in run]
        one = _choice(kind, members[0], sentences)
        yield one if len(members) == 1 else f"{members[0]}-{members[-1]}"


def _offset(at: int, value: Arg) -> Arg:
    return value - at if isinstance(value, int) else value
